/* The command table, and lines of text becoming actions. */
#include "game/command.h"

#include "creature/body.h"
#include "engine/xstring.h"
#include "game/activity.h"
#include "game/cast.h"
#include "game/explore.h"
#include "game/floor.h"
#include "game/free.h"
#include "game/message.h"
#include "game/mode.h"
#include "game/shop.h"
#include "game/talk.h"
#include "game/turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const XDirection XDirections[XDIRECTION_COUNT] = {
    {"north", "k 8 <Up>", 0, -1, "K <S-Up>"},
    {"south", "j 2 <Down>", 0, 1, "J <S-Down>"},
    {"west", "h 4 <Left>", -1, 0, "H <S-Left>"},
    {"east", "l 6 <Right>", 1, 0, "L <S-Right>"},
    {"northwest", "y 7 <Home>", -1, -1, "Y <S-Home>"},
    {"northeast", "u 9 <PgUp>", 1, -1, "U <S-PgUp>"},
    {"southwest", "b 1 <End>", -1, 1, "B <S-End>"},
    {"southeast", "n 3 <PgDn>", 1, 1, "N <S-PgDn>"},
};

const XCommand XCommands[] = {
    {"step", XCOMMAND_ACTION, XASK_DIRECTION, "", "step, attack, or open a door in the way", "10",
     XACT_STEP},
    {"wait", XCOMMAND_ACTION, XASK_NOTHING, "5 .", "let one turn pass", "10", XACT_WAIT},
    {"rest", XCOMMAND_ACTION, XASK_NOTHING, "R",
     "rest until healed; a count first: that many turns", "10 a turn", XACT_REST},
    {"explore", XCOMMAND_ACTION, XASK_NOTHING, "o",
     "walk to what is unknown and pick up what you want", "10 a step", XACT_EXPLORE},
    {"travel", XCOMMAND_ACTION, XASK_PLACE, "_", "walk to stairs, or to a place you know",
     "10 a step", XACT_TRAVEL},
    {"run", XCOMMAND_ACTION, XASK_DIRECTION, "w", "walk on until there is something to see",
     "10 a step", XACT_RUN},
    {"fight", XCOMMAND_ACTION, XASK_NOTHING, "<Tab>", "attack, or step towards, the nearest enemy",
     "10", XACT_FIGHT},
    {"jump", XCOMMAND_ACTION, XASK_DIRECTION, "V", "disciples: leap off a wall, and strike", "20",
     XACT_JUMP},
    {"lash", XCOMMAND_ACTION, XASK_NOTHING, "A", "disciples: two moves of an ordinary step", "10",
     XACT_LASH},
    {"pickup", XCOMMAND_ACTION, XASK_FLOOR, ", g", "pick up what lies here", "10", XACT_PICK_UP},
    {"drop", XCOMMAND_ACTION, XASK_CARRIED, "d", "drop something; a count first: that many", "10",
     XACT_DROP},
    {"wear", XCOMMAND_ACTION, XASK_WEARABLE, "W", "wear armour or wield a weapon", "5-50",
     XACT_WEAR},
    {"takeoff", XCOMMAND_ACTION, XASK_WORN, "T", "take off or put away what is worn", "5-50",
     XACT_TAKE_OFF},
    {"eat", XCOMMAND_ACTION, XASK_EDIBLE, "E", "eat something carried or lying here", "10 a bite",
     XACT_EAT},
    {"quaff", XCOMMAND_ACTION, XASK_POTION, "q", "drink a potion", "10", XACT_QUAFF},
    {"down", XCOMMAND_ACTION, XASK_NOTHING, ">", "take the way down that you stand on", "10",
     XACT_STAIRS},
    {"up", XCOMMAND_ACTION, XASK_NOTHING, "<", "take the way up that you stand on", "10",
     XACT_STAIRS},
    {"open", XCOMMAND_ACTION, XASK_DIRECTION, "O", "open a door", "10", XACT_OPEN},
    {"close", XCOMMAND_ACTION, XASK_DIRECTION, "c", "close a door", "10", XACT_CLOSE},
    {"read", XCOMMAND_ACTION, XASK_SCROLL, "r", "read a scroll or a book", "10 a step", XACT_READ},
    {"throw", XCOMMAND_ACTION, XASK_THROWN, "v", "throw something", "the throw", XACT_THROW},
    {"fire", XCOMMAND_ACTION, XASK_TARGET, "f", "shoot or throw what is in the quiver", "the shot",
     XACT_FIRE},
    {"cast", XCOMMAND_ACTION, XASK_SPELL, "z", "cast a spell that you know", "by spell", XACT_CAST},
    {"buy", XCOMMAND_ACTION, XASK_STOCK, "", "buy a thing from the keeper beside you", "10",
     XACT_BUY},
    {"sell", XCOMMAND_ACTION, XASK_SALE, "", "sell a thing to the keeper beside you", "10",
     XACT_SELL},
    {"use", XCOMMAND_ACTION, XASK_NOTHING, "a", "use what stands here or beside you", "10",
     XACT_USE},
    {"talk", XCOMMAND_ACTION, XASK_DIRECTION, "", "speak to somebody beside you", "10", XACT_TALK},
    {"answer", XCOMMAND_FREE, XASK_TEXT, "", "give an answer, by its number", "0", XACT_NONE},
    {"chat", XCOMMAND_SCREEN, XASK_NOTHING, "C",
     "speak to somebody beside you, or see what a keeper sells", "0", XACT_NONE},
    {"ask", XCOMMAND_ACTION, XASK_DIRECTION, "", "ask somebody to come along, for food or gold",
     "10", XACT_ASK},
    {"party", XCOMMAND_SCREEN, XASK_NOTHING, "@", "who goes with you, their orders, turn modes",
     "0", XACT_NONE},
    {"turns", XCOMMAND_SCREEN, XASK_NOTHING, "<Enter>",
     "from turns to real time and back; the manual says what changes", "0", XACT_NONE},
    {"pause", XCOMMAND_SCREEN, XASK_NOTHING, "<Space>", "stop real time, or let it run", "0",
     XACT_NONE},
    {"member", XCOMMAND_SCREEN, XASK_NOTHING, "m", "lead the next one who can act", "0", XACT_NONE},
    {"passall", XCOMMAND_SCREEN, XASK_NOTHING, "p", "squad: all give up the rest of the turn", "0",
     XACT_NONE},
    {"passone", XCOMMAND_SCREEN, XASK_NOTHING, "P",
     "squad: the one you lead gives up the rest of the turn", "0", XACT_NONE},
    {"again", XCOMMAND_SCREEN, XASK_NOTHING, "<C-a>", "do the last command once more", "as it was",
     XACT_NONE},
    {"find", XCOMMAND_SCREEN, XASK_NOTHING, "<C-f>",
     "find a thing, a place or somebody you have seen, and walk there", "0", XACT_NONE},
    {"map", XCOMMAND_SCREEN, XASK_NOTHING, "M", "the whole place at once", "0", XACT_NONE},
    {"look", XCOMMAND_SCREEN, XASK_NOTHING, "x", "look around: who is that, how dangerous", "0",
     XACT_NONE},
    {"strip", XCOMMAND_SCREEN, XASK_NOTHING, "t", "who acts next, on the second row: on or off",
     "0", XACT_NONE},
    {"threat", XCOMMAND_SCREEN, XASK_NOTHING, "!",
     "how many can strike at each cell before you act again: on or off", "0", XACT_NONE},
    {"inventory", XCOMMAND_SCREEN, XASK_NOTHING, "i", "what you carry", "0", XACT_NONE},
    {"equipment", XCOMMAND_SCREEN, XASK_NOTHING, "e", "what you wear", "0", XACT_NONE},
    {"sheet", XCOMMAND_SCREEN, XASK_NOTHING, "$", "all figures of your hero; s: why this Sp:", "0",
     XACT_NONE},
    {"quests", XCOMMAND_SCREEN, XASK_NOTHING, "G", "what you have undertaken, and how far you are",
     "0", XACT_NONE},
    {"log", XCOMMAND_SCREEN, XASK_NOTHING, "<C-p>", "earlier messages", "0", XACT_NONE},
    {"commands", XCOMMAND_SCREEN, XASK_NOTHING, ":", "find a command by its name and do it", "0",
     XACT_NONE},
    {"options", XCOMMAND_SCREEN, XASK_NOTHING, "=", "options, and which key does what", "0",
     XACT_NONE},
    {"help", XCOMMAND_SCREEN, XASK_NOTHING, "?", "all keys and commands", "0", XACT_NONE},
    {"elsewhere", XCOMMAND_SCREEN, XASK_NOTHING, "",
     "when saving fails: go on in a file in another directory", "0", XACT_NONE},
    {"dump", XCOMMAND_SCREEN, XASK_NOTHING, "#", "write all about your hero to a file", "0",
     XACT_NONE},
    {"reload", XCOMMAND_SCREEN, XASK_NOTHING, "<C-r>",
     "authors: read the content anew and play on with it, unscored", "0", XACT_NONE},
    {"console", XCOMMAND_SCREEN, XASK_NOTHING, "<C-e>",
     "authors: inspect [ID], step N, spawn ID, join ID, go PLACE, time N", "0", XACT_NONE},
    {"quit", XCOMMAND_SCREEN, XASK_NOTHING, "S", "save and quit", "0", XACT_NONE},
    {"retire", XCOMMAND_FREE, XASK_TEXT, "Q", "end this hero's story for good; asks for the word",
     "0", XACT_NONE},
    {"name", XCOMMAND_FREE, XASK_TEXT, "", "give your hero another name", "0", XACT_NONE},
    {"improve", XCOMMAND_FREE, XASK_GROWTH, "+", "choose what a level gained improves", "0",
     XACT_NONE},
    {"tactics", XCOMMAND_FREE, XASK_NOTHING, "F", "fight in the next way: normal, bold, careful",
     "0", XACT_NONE},
    {"autopickup", XCOMMAND_FREE, XASK_TEXT, "",
     "what exploring picks up: potion, food, scroll, ...; none", "0", XACT_NONE},
    {"order", XCOMMAND_FREE, XASK_TEXT, "",
     "tell a companion: NAME and follow, stay, attack, flee or lead", "0", XACT_NONE},
    {"mode", XCOMMAND_FREE, XASK_TEXT, "", "how time is given: classic, squad, real", "0",
     XACT_NONE},
    {"pass", XCOMMAND_FREE, XASK_TEXT, "", "squad: give up the rest of a turn: NAME, or all",
     "what is left", XACT_NONE},
    {"slices", XCOMMAND_FREE, XASK_TEXT, "", "let real time run by so many slices", "0", XACT_NONE},
    {"practice", XCOMMAND_FREE, XASK_TEXT, "",
     "begin: this game is for trying things, for good; then unkillable, spawn ID, join ID, go "
     "PLACE, time N, refit",
     "0", XACT_NONE},
    {.name = NULL},
};

/* Copies the next word of *line into `out`, cut to size; false when none is left. */
static bool next_word(const char **line, char *out, size_t size)
{
  const char *at = *line + strspn(*line, " ");
  const size_t length = strcspn(at, " ");
  if (length == 0)
    return false;
  const size_t kept = length < size ? length : size - 1;
  memcpy(out, at, kept);
  out[kept] = '\0';
  *line = at + length;
  return true;
}

const XCommand *XCommand_Find(const char *line)
{
  char word[32];
  if (!next_word(&line, word, sizeof word) ||
      (word[strlen(word) - 1] == ':' && !next_word(&line, word, sizeof word)))
    return NULL;
  for (const XCommand *command = XCommands; command->name != NULL; command++)
    if (strcmp(command->name, word) == 0)
      return command;
  return NULL;
}

/* A count from 1 to 100 000, or 0 when there is no word left. False when the word is no such
 * number. */
static bool parse_count(const char **line, int32_t *count)
{
  char word[32];
  *count = 0;
  if (!next_word(line, word, sizeof word))
    return true;
  char *end;
  const long value = strtol(word, &end, 10);
  if (*end != '\0' || value < 1 || value > 100000)
    return false;
  *count = (int32_t)value;
  return true;
}

static bool parse_direction(const char **line, XAction *action, XText *why)
{
  char word[32];
  const bool given = next_word(line, word, sizeof word);
  for (int32_t i = 0; given && i < XDIRECTION_COUNT; i++)
    if (strcmp(XDirections[i].name, word) == 0) {
      action->dx = XDirections[i].dx;
      action->dy = XDirections[i].dy;
      return true;
    }
  XText_Add(why, given ? "that is no direction" : "which direction?");
  return false;
}

/* "step east force": onto a trap that is known as well. */
static void parse_force(const XCommand *command, const char **line, XAction *action)
{
  char word[32];
  const char *at = *line;
  if (command->action == XACT_STEP && next_word(&at, word, sizeof word) &&
      strcmp(word, "force") == 0) {
    action->arg = XACT_STEP_FORCE;
    *line = at;
  }
}

static bool floor_item(const XGame *game, const XCreature *actor, const char **line,
                       XAction *action)
{
  int32_t number = 0;
  const char *next = *line + strspn(*line, " ");
  const bool aimed = strncmp(next, "at ", 3) == 0 || strncmp(next, "steps ", 6) == 0;
  if (!aimed && !parse_count(line, &number))
    return false;
  const XItem *item = XFloor_At(game, XCreature_Location(game->world, actor), actor->base.x,
                                actor->base.y, number > 0 ? number - 1 : 0);
  if (item != NULL)
    action->item = item->base.base.self;
  return true;
}

/* "c" by letter, "#53" by its place in the list. */
static XItem *carried_item(const XGame *game, const XCreature *actor, const char *word)
{
  if (word[0] == '#') {
    char *end;
    const long number = strtol(word + 1, &end, 10);
    return *end == '\0' && number >= 1 && number <= XInventory_Count(actor)
               ? XInventory_At(game->world, actor, (int32_t)number - 1)
               : NULL;
  }
  const uint8_t letter = word[1] == '\0' ? XItem_LetterOf(word[0]) : 0;
  return letter == 0 ? NULL : XInventory_ByLetter(game->world, actor, letter);
}

/* "steps 3": no more of an act that takes several. False when the number is none. */
static bool parse_steps(const char **line, XAction *action)
{
  char word[32];
  const char *at = *line;
  if (!next_word(&at, word, sizeof word) || strcmp(word, "steps") != 0)
    return true;
  *line = at;
  return parse_count(line, &action->arg) && action->arg > 0;
}

/* "c" or "#53" a carried item, "floor" or "floor 2" one lying here. */
static bool parse_item(const XGame *game, const XCreature *actor, const char **line, bool floor,
                       XAction *action, XText *why)
{
  char word[32];
  if (!next_word(line, word, sizeof word)) {
    XText_Add(why, "which thing?");
    return false;
  }
  if (floor && strcmp(word, "floor") == 0)
    return floor_item(game, actor, line, action);
  const XItem *item = carried_item(game, actor, word);
  if (item == NULL) {
    XText_AddFormat(why, "you carry nothing under \"%s\"", word);
    return false;
  }
  action->item = item->base.base.self;
  return true;
}

static bool parse_place(const XGame *game, const char **line, XAction *action, XText *why)
{
  char word[32];
  if (next_word(line, word, sizeof word))
    return XTravel_Find(game, word, &action->x, &action->y, why);
  XText_Add(why, "where to? >, <, a mark, or a cell: 14,7");
  return false;
}

static bool counts_turns(XActionKind kind)
{
  return kind == XACT_REST || kind == XACT_EXPLORE;
}

/* "at 5,7" */
static bool parse_target(const char **line, XAction *action, XText *why)
{
  char word[32], rest;
  int x, y;
  if (!next_word(line, word, sizeof word) || strcmp(word, "at") != 0 ||
      !next_word(line, word, sizeof word) || sscanf(word, "%4d,%4d%c", &x, &y, &rest) != 2) {
    XText_Add(why, "at which cell? \"at 5,7\"");
    return false;
  }
  action->x = (int16_t)x;
  action->y = (int16_t)y;
  return true;
}

/* "fire_bolt at 5,7", "mend" */
static bool parse_spell(const XGame *game, const char **line, XAction *action, XText *why)
{
  char word[64];
  if (!next_word(line, word, sizeof word)) {
    XText_Add(why, "which spell?");
    return false;
  }
  const XSpellKind *spell = XCast_Find(game->world->content, word);
  if (spell == NULL) {
    XText_AddFormat(why, "there is no spell \"%s\"", word);
    return false;
  }
  action->arg = spell->base.index;
  return !XSpellKind_IsAimed(spell) || parse_target(line, action, why);
}

/* "3" the third thing in stock, "3 2" two of it. Without a keeper there is no item, which the
   action refuses. */
static bool parse_stock(const XGame *game, const char **line, XAction *action, XText *why)
{
  const XCreature *keeper = XShop_KeeperBy(game, XGame_Hero(game));
  int32_t number;
  if (!parse_count(line, &number))
    return false;
  if (number == 0) {
    XText_Add(why, "which thing in stock, by number?");
    return false;
  }
  if (keeper != NULL && number <= XInventory_Count(keeper))
    action->item = XInventory_At(game->world, keeper, number - 1)->base.base.self;
  return parse_count(line, &action->arg);
}

static bool parse_arguments(const XGame *game, const XCreature *actor, const XCommand *command,
                            const char **line, XAction *action, XText *why)
{
  switch (command->ask) {
  case XASK_DIRECTION:
    if (!parse_direction(line, action, why))
      return false;
    parse_force(command, line, action);
    return command->action != XACT_RUN || parse_count(line, &action->arg);
  case XASK_PLACE:
    return parse_place(game, line, action, why) && parse_count(line, &action->arg);
  case XASK_FLOOR:
    return floor_item(game, actor, line, action);
  case XASK_EDIBLE:
  case XASK_WEARABLE:
  case XASK_SCROLL:
    return parse_item(game, actor, line, true, action, why) && parse_steps(line, action);
  case XASK_POTION:
    return parse_item(game, actor, line, true, action, why);
  case XASK_THROWN:
    return parse_item(game, actor, line, true, action, why) && parse_target(line, action, why);
  case XASK_TARGET:
    return parse_target(line, action, why);
  case XASK_SPELL:
    return parse_spell(game, line, action, why);
  case XASK_STOCK:
    return parse_stock(game, line, action, why);
  case XASK_CARRIED:
  case XASK_SALE:
    return parse_item(game, actor, line, false, action, why) && parse_count(line, &action->arg);
  case XASK_WORN:
    return parse_item(game, actor, line, false, action, why) && parse_steps(line, action);
  case XASK_NOTHING:
    return !counts_turns(command->action) || parse_count(line, &action->arg);
  case XASK_TEXT:
  case XASK_GROWTH:
    break;
  }
  return true;
}

static bool goes_on_by_itself(XActionKind kind)
{
  return kind == XACT_REST || kind == XACT_EXPLORE || kind == XACT_TRAVEL || kind == XACT_RUN;
}

/* Whether somebody may be told this now: whose turn it is, and what only the hero does. */
static bool may_do(const XGame *game, const XCreature *actor, const XCommand *command, XText *why)
{
  const bool hero = XCreature_IsHero(game->world, actor);
  const XActionKind kind = command->action;
  const bool own = goes_on_by_itself(kind) || kind == XACT_STAIRS || kind == XACT_BUY ||
                   kind == XACT_SELL || kind == XACT_ASK || kind == XACT_TALK;
  if (!hero && own)
    XText_AddFormat(why, "only you yourself can do that: %s", command->name);
  else if (game->mode == XMODE_SQUAD && goes_on_by_itself(kind))
    XText_AddFormat(why, "%s goes on for many turns: not in squad turns", command->name);
  else if (game->mode != XMODE_REAL && !XMode_CanAct(game, actor))
    XText_AddFormat(why, "%s cannot act now", actor->name);
  else
    return true;
  return false;
}

bool XCommand_Parse(const XGame *game, const char *line, XAction *action, XText *why)
{
  const XCommand *command = XCommand_Find(line);
  char rest[32];
  *action = (XAction){.kind = XACT_NONE};
  if (command == NULL) {
    XText_AddFormat(why, "\"%.40s\" is no command", line);
    return false;
  }
  const XCreature *actor = XParty_Spoken(game, &line, why);
  if (actor == NULL)
    return false;
  next_word(&line, rest, sizeof rest);
  action->kind = command->action;
  if (command->kind == XCOMMAND_ACTION && !may_do(game, actor, command, why))
    return false;
  if (!parse_arguments(game, actor, command, &line, action, why)) {
    if (why->length == 0)
      XText_Add(why, "that is no number from 1 to 100000");
    return false;
  }
  if (command->action == XACT_STAIRS)
    action->arg = strcmp(command->name, "down") == 0 ? 1 : -1;
  if (command->kind == XCOMMAND_ACTION && next_word(&line, rest, sizeof rest)) {
    XText_AddFormat(why, "\"%s\" is one word too many", rest);
    return false;
  }
  return true;
}

/* What a command of the hero's leaves: what it began is remembered, other talk is over. */
static void follow_up(XGame *game, const char *line, XActionKind kind, XOutcome outcome)
{
  XActivity_Remember(game, line);
  if (outcome == XRESULT_DONE && kind != XACT_TALK)
    XTalk_End(game);
}

void XGame_RunLine(XGame *game, XCreature *actor, const char *line)
{
  XText spoken, why;
  XAction action;
  XText_Init(&spoken);
  XText_Init(&why);
  XParty_AddName(game, actor, &spoken);
  XText_Add(&spoken, line);
  if (XCommand_Parse(game, spoken.data, &action, &why)) {
    const XHandle self = XCreature_Handle(actor);
    game->commanded = self;
    const XResult result = XAction_Perform(game, actor, action);
    game->commanded = XHANDLE_NONE;
    if (XCreature_IsHero(game->world, actor))
      follow_up(game, line, action.kind, result.outcome);
    if (result.outcome == XRESULT_DONE && XWorld_Get(game->world, self) != NULL)
      XGame_Charge(game, actor, result.ticks);
  }
  XText_Clear(&spoken);
  XText_Clear(&why);
}

/* Real time takes a command that comes too early for when its turn does; one is kept, the last. */
static bool queues(XGame *game, const XCreature *actor, const char *line)
{
  if (XCreature_IsHero(game->world, actor)) /* a new word ends what goes on */
    game->activity = (XActivity){0};
  if (game->mode != XMODE_REAL || XMode_CanAct(game, actor))
    return false;
  XMember *member = XParty_Member(game, actor);
  snprintf(member->queued, sizeof member->queued, "%s", line);
  return true;
}

bool XGame_Command(XGame *game, const char *line, XText *why)
{
  const XCommand *command = XCommand_Find(line);
  XAction action;
  if (game->state != XGAME_PLAYING || command == NULL || command->kind == XCOMMAND_SCREEN ||
      !XCommand_Parse(game, line, &action, why))
    return false;
  game->commands++;
  if (command->kind == XCOMMAND_FREE)
    return XFree_Run(game, line, why);
  XCreature *actor = XParty_Spoken(game, &line, why);
  line += strspn(line, " ");
  if (!queues(game, actor, line))
    XGame_RunLine(game, actor, line);
  return true;
}
