/* Free commands. Practice is one: it makes any game one for trying things, for good. */
#include "game/free.h"

#include "creature/delay.h"
#include "creature/growth.h"
#include "creature/spawn.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/message.h"
#include "game/mode.h"
#include "game/place.h"
#include "game/talk.h"
#include "game/travel.h"
#include "game/turn.h"
#include "game/view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TIME_MOST = 100000 }; /* slices that one command lets pass */

typedef bool Run(XGame *game, const char *rest, XText *why);

typedef struct Row {
  const char *name;
  Run *run;
} Row;

/* Runs the row that the first word names; false when there is none. */
static bool run_row(const Row *rows, size_t count, XGame *game, const char *line, XText *why)
{
  const size_t length = strcspn(line, " ");
  for (size_t i = 0; i < count; i++)
    if (strlen(rows[i].name) == length && strncmp(rows[i].name, line, length) == 0)
      return rows[i].run(game, line + length + strspn(line + length, " "), why);
  XText_Add(why, "one of:");
  for (size_t i = 0; i < count; i++)
    XText_AddFormat(why, " %s", rows[i].name);
  return false;
}

static bool rename_hero(XGame *game, const char *name, XText *why)
{
  const char *problem = XGame_WhyNotName(name);
  if (problem != NULL) {
    XText_Add(why, problem);
    return false;
  }
  XCreature *hero = XGame_Hero(game);
  snprintf(hero->name, sizeof hero->name, "%s", name);
  return true;
}

/* The word itself is asked for, so that no slip of a key ends a story. */
static bool retire(XGame *game, const char *rest, XText *why)
{
  if (strcmp(rest, "retire") != 0) {
    XText_Add(why, "nothing ends: it takes the word retire");
    return false;
  }
  XGame_Retire(game);
  return true;
}

/* The bit of a type's name; 0 when it is none. */
static int32_t type_bit(const char *word, size_t length)
{
  for (int32_t i = 0; i < XITEM_TYPE_COUNT; i++)
    if (strlen(XItemType_Ids[i]) == length && strncmp(XItemType_Ids[i], word, length) == 0)
      return 1 << i;
  return 0;
}

/* "potion food"; "none". */
static bool set_autopickup(XGame *game, const char *rest, XText *why)
{
  int32_t types = 0;
  const bool none = strcmp(rest, "none") == 0;
  for (const char *at = rest; !none && *at != '\0'; at += strspn(at, " ")) {
    const size_t length = strcspn(at, " ");
    const int32_t bit = type_bit(at, length);
    if (bit == 0)
      XText_AddFormat(why, "there is no kind of thing \"%.*s\"; ", (int)length, at);
    types |= bit;
    at += length;
  }
  if (why->length == 0 && (none || types != 0)) {
    game->autopickup = types;
    XGame_Tell(game, "autopickup_set", XEVENT_PLAIN, NULL, 0);
    return true;
  }
  XText_Add(why, "say none, or some of:");
  for (int32_t i = 0; i < XITEM_TYPE_COUNT; i++)
    XText_AddFormat(why, " %s", XItemType_Ids[i]);
  return false;
}

/* "bold"; "" is the next one. */
static bool set_tactic(XGame *game, const char *rest, XText *why)
{
  const XRules *rules = XGame_Rules(game);
  XCreature *hero = XGame_Hero(game);
  int32_t chosen = rules->tactic_count > 0 ? (hero->tactic + 1) % rules->tactic_count : -1;
  for (int32_t i = rules->tactic_count - 1; rest[0] != '\0' && i >= -1; i--) {
    chosen = i;
    if (i >= 0 && strcmp(rules->tactics[i].word, rest) == 0)
      break;
  }
  if (chosen < 0) {
    XText_Add(why, "ways to fight:");
    for (int32_t i = 0; i < rules->tactic_count; i++)
      XText_AddFormat(why, " %s", rules->tactics[i].word);
    return false;
  }
  hero->tactic = (uint8_t)chosen;
  return true;
}

/* "St", "axes": makes one choice of a level. */
static bool improve(XGame *game, const char *rest, XText *why)
{
  XCreature *hero = XGame_Hero(game);
  const int32_t growth = XGrowth_Find(rest);
  XText figures;
  if (growth < 0 || !XGrowth_IsOffered(game->world, hero, growth)) {
    XText_AddFormat(why, "\"%.40s\" is nothing that can be improved", rest);
    return false;
  }
  if (hero->choices < 1) {
    XText_Add(why, "there is nothing to choose until you gain a level");
    return false;
  }
  XText_Init(&figures);
  XGrowth_Describe(game->world, hero, (XProfile)game->profile, growth, &figures);
  XGrowth_Apply(game->world, hero, growth);
  hero->choices--;
  XGame_Tell(game, "improved", XEVENT_PLAIN, NULL, hero->choices);
  XGame_Log(game, figures.data, XEVENT_PLAIN);
  XText_Clear(&figures);
  return true;
}

/* "2" */
static bool give_answer(XGame *game, const char *rest, XText *why)
{
  char *end;
  const long number = strtol(rest, &end, 10);
  if (end == rest || *end != '\0' || number < 1 || number > XTALK_ANSWERS) {
    XText_Add(why, "which answer, by its number?");
    return false;
  }
  return XTalk_Give(game, (int32_t)number, why);
}

/* The kind with this id, full or without its mod's name. */
static const XKind *kind_of(const XGame *game, XKindType type, const char *id, XText *why)
{
  const XContent *content = game->world->content;
  for (int32_t i = 0; i < XContent_Count(content, type); i++) {
    const XKind *kind = XContent_At(content, type, i);
    const char *colon = strchr(kind->id, ':');
    if (strcmp(kind->id, id) == 0 || (colon != NULL && strcmp(colon + 1, id) == 0))
      return kind;
  }
  XText_AddFormat(why, "there is no \"%.40s\"", id);
  return NULL;
}

static bool begin(XGame *game)
{
  game->practice = 1;
  XGame_Tell(game, "practice_begins", XEVENT_PLAIN, NULL, 0);
  return true;
}

static bool unkillable(XGame *game, const char *rest, XText *why)
{
  (void)rest;
  (void)why;
  game->unkillable = !game->unkillable;
  XGame_Tell(game, game->unkillable ? "practice_unkillable" : "practice_mortal", XEVENT_PLAIN, NULL,
             0);
  return true;
}

/* Puts a monster beside the hero; NULL with a reason. */
static XCreature *put_beside(XGame *game, const char *id, XText *why)
{
  const XProfile profile = (XProfile)game->profile;
  const XCreature *hero = XGame_Hero(game);
  XLocation *place = XWorld_Here(game->world);
  const XKind *kind = kind_of(game, XKIND_MONSTER, id, why);
  int16_t x, y;
  if (kind == NULL)
    return NULL;
  if (!XBuild_FreeCell(game, place, XWorld_Stream(game->world, XSTREAM_WORLD), hero->base.x,
                       hero->base.y, &x, &y)) {
    XText_Add(why, "there is no room beside you");
    return NULL;
  }
  XCreature *creature =
      XCreature_Spawn(game->world, (const XMonster *)kind, profile, XSTREAM_WORLD);
  XLocation_Put(place, &creature->base, x, y, true);
  XScheduler_Add(&game->world->scheduler, XCreature_Object(creature),
                 XDelay_Action(game->world, creature, profile, XDELAY_ORDINARY));
  return creature;
}

static bool spawn(XGame *game, const char *id, XText *why)
{
  return put_beside(game, id, why) != NULL;
}

/* Somebody to lead, whatever it thinks of it. */
static bool join(XGame *game, const char *id, XText *why)
{
  if (XParty_Count(game) >= XPARTY_MOST) {
    XText_AddFormat(why, "a party is %d at most", XPARTY_MOST);
    return false;
  }
  XCreature *creature = put_beside(game, id, why);
  if (creature != NULL)
    XParty_Add(game, creature);
  return creature != NULL;
}

static bool go(XGame *game, const char *id, XText *why)
{
  const XKind *kind = kind_of(game, XKIND_PLACE, id, why);
  if (kind == NULL)
    return false;
  XLocation *to = XGame_Place(game, (const XPlaceKind *)kind);
  if (to != XWorld_Here(game->world))
    XGame_Enter(game, to, "start");
  return true;
}

/* Slices pass before the hero's next turn. */
static bool pass_time(XGame *game, const char *rest, XText *why)
{
  char *end;
  const long slices = strtol(rest, &end, 10);
  if (end == rest || *end != '\0' || slices < 1 || slices > TIME_MOST) {
    XText_AddFormat(why, "slices from 1 to %d", TIME_MOST);
    return false;
  }
  XGame_Charge(game, XGame_Hero(game), (int32_t)slices * XSCHEDULER_TIME_SLICE);
  return true;
}

/* Monsters of this place fit what their kinds have become. */
static bool refit(XGame *game, const char *rest, XText *why)
{
  (void)rest;
  (void)why;
  const XLocation *here = XWorld_Here(game->world);
  for (int32_t i = 0; i < here->creatures.count; i++) {
    XCreature *creature = XCreature_Try(XWorld_Get(game->world, here->creatures.items[i]));
    if (creature != NULL && XCreature_Monster(creature) != NULL)
      XCreature_Refit(game->world, creature, (XProfile)game->profile);
  }
  return true;
}

static bool practise(XGame *game, const char *rest, XText *why)
{
  static const Row rows[] = {
      {"unkillable", unkillable}, {"spawn", spawn},   {"join", join}, {"go", go},
      {"refit", refit},           {"time", pass_time}};
  if (strcmp(rest, "begin") == 0)
    return begin(game);
  if (game->practice)
    return run_row(rows, sizeof rows / sizeof rows[0], game, rest, why);
  XText_Add(why, "this is no practice: \"practice begin\" makes it one, never scored, for good");
  return false;
}

bool XFree_Run(XGame *game, const char *line, XText *why)
{
  static const Row rows[] = {{"name", rename_hero},   {"autopickup", set_autopickup},
                             {"practice", practise},  {"tactics", set_tactic},
                             {"improve", improve},    {"answer", give_answer},
                             {"order", XParty_Order}, {"mode", XMode_Set},
                             {"pass", XMode_Pass},    {"slices", XMode_Slices},
                             {"retire", retire}};
  return run_row(rows, sizeof rows / sizeof rows[0], game, line, why);
}
