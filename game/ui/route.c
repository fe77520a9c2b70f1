/* Commands on their way to the session. */
#include "game/shop.h"
#include "game/ui/route.h"

#include "engine/xevent.h"
#include "engine/xstring.h"
#include "game/ui/mapview.h"
#include "game/ui/msglog.h"
#include "game/ui/prompt.h"
#include "game/ui/screens.h"
#include "game/ui/squad.h"
#include "game/party.h"
#include "game/ui/strip.h"
#include "game/trap.h"
#include "game/view.h"

#include <stdio.h>
#include <string.h>

static void save_and_quit(XUi *ui)
{
  ui->end = XUI_QUIT;
}

static void palette(XUi *ui)
{
  const XCommand *command = XScreen_Palette(ui);
  if (command)
    XRoute_Run(ui, command, NULL, 0);
}

static void again(XUi *ui)
{
  if (ui->last.length == 0) {
    XUi_Note(ui, "There is nothing to do again yet.");
    return;
  }
  XText line;
  XText_Init(&line);
  XText_Add(&line, ui->last.data);
  XUi_DoAgain(ui, line.data, ui->last_count);
  XText_Clear(&line);
}

/* Who would come along is asked to; with others it is talk and trade. */
static void chat(XUi *ui)
{
  const XWorld *world = ui->session->game->world;
  const XCreature *hero = XUi_Hero(ui);
  for (int i = 0; hero != NULL && i < XDIRECTION_COUNT; i++) {
    const XDirection *way = &XDirections[i];
    const XCreature *other =
        XCreature_At(world, XWorld_Here(world), hero->base.x + way->dx, hero->base.y + way->dy);
    if (other != NULL && other->ally == 0 && XCreature_Monster(other) != NULL &&
        XCreature_Monster(other)->names != NULL) {
      XRoute_Run(ui, XCommand_Find("ask"), way, 0);
      return;
    }
  }
  XScreen_Talk(ui);
}

static void pass_all(XUi *ui)
{
  XSquad_Pass(ui, true);
}

static void pass_one(XUi *ui)
{
  XSquad_Pass(ui, false);
}

/* Commands that are screens. */
static const struct {
  const char *name;
  void (*open)(XUi *ui);
} screens[] = {
    {"look", XScreen_Look},
    {"inventory", XScreen_Inventory},
    {"equipment", XScreen_Equipment},
    {"sheet", XScreen_Sheet},
    {"quests", XScreen_Quests},
    {"log", XScreen_Log},
    {"chat", chat},
    {"help", XScreen_Help},
    {"commands", palette},
    {"again", again},
    {"find", XScreen_Find},
    {"map", XScreen_Map},
    {"options", XScreen_Options},
    {"strip", XStrip_Toggle},
    {"threat", XStrip_ToggleThreat},
    {"elsewhere", XScreen_Elsewhere},
    {"dump", XScreen_Dump},
    {"reload", XScreen_Reload},
    {"console", XScreen_Console},
    {"quit", save_and_quit},
    {"party", XScreen_Party},
    {"turns", XSquad_Toggle},
    {"pause", XSquad_Pause},
    {"member", XSquad_Next},
    {"passall", pass_all},
    {"passone", pass_one},
};

static void open_screen(XUi *ui, const XCommand *command)
{
  for (size_t i = 0; i < sizeof screens / sizeof *screens; i++)
    if (!strcmp(screens[i].name, command->name)) {
      screens[i].open(ui);
      return;
    }
  XUi_Note(ui, "There is no screen for %s.", command->name);
}

static bool ask_direction(XUi *ui, const XCommand *command, const XDirection *direction,
                          XText *line)
{
  char question[80];
  snprintf(question, sizeof question, "%s: which way? (Esc: never mind)", command->name);
  if (!direction)
    direction = XPrompt_Direction(ui, question);
  if (direction)
    XText_AddFormat(line, " %s", direction->name);
  return direction != NULL;
}

static bool ask_text(XUi *ui, const XCommand *command, XText *line)
{
  char question[80];
  XText text;
  XText_Init(&text);
  if (strcmp(command->name, "retire") == 0)
    snprintf(question, sizeof question, "To end this story for good type retire: ");
  else
    snprintf(question, sizeof question, "%s: ", command->name);
  bool given = XPrompt_Text(ui, question, &text) && text.length > 0;
  if (given)
    XText_AddFormat(line, " %s", text.data);
  XText_Clear(&text);
  return given;
}

/* Completes the line by asking; false when left. */
static bool ask(XUi *ui, const XCommand *command, const XDirection *direction, int32_t count,
                XText *line)
{
  switch (command->ask) {
  case XASK_NOTHING:
    return true;
  case XASK_DIRECTION:
    return ask_direction(ui, command, direction, line);
  case XASK_PLACE:
    return XScreen_AskPlace(ui, line);
  case XASK_TEXT:
    return ask_text(ui, command, line);
  case XASK_CARRIED:
  case XASK_WEARABLE:
  case XASK_WORN:
  case XASK_EDIBLE:
  case XASK_POTION:
  case XASK_FLOOR:
  case XASK_SCROLL:
  case XASK_THROWN:
    return XScreen_AskItem(ui, command, count, line);
  case XASK_TARGET:
    return XScreen_AskFire(ui, line);
  case XASK_SPELL:
    return XScreen_AskSpell(ui, line);
  case XASK_GROWTH:
    return XScreen_AskGrowth(ui, line);
  case XASK_STOCK: /* dealt with behind the counter */
  case XASK_SALE:
    XScreen_Shop(ui);
    return false;
  }
  return false;
}

/* What makes a repeated command stop: anybody new in view, a wound, a warning, nothing done. */
typedef struct Watch {
  int in_view;
  int64_t hp, actions;
} Watch;

#define WATCH_MOST 32

static Watch watch(const XUi *ui)
{
  const XCreature *seen[WATCH_MOST];
  return (Watch){XMapView_InView(ui, seen, WATCH_MOST), ui->now.values[XFIGURE_HP],
                 ui->session->game->actions};
}

static bool goes_on(XUi *ui, Watch before)
{
  Watch now = watch(ui);
  bool quiet = now.in_view <= before.in_view && now.hp >= before.hp &&
               now.actions > before.actions && !XMsgLog_Has(ui, XEVENT_WARN);
  return quiet && ui->session->game->state == XGAME_PLAYING && !XTerm_Pending(ui->term);
}

void XUi_DoAgain(XUi *ui, const char *line, int32_t count)
{
  XText_Reset(&ui->last);
  XText_Add(&ui->last, line);
  ui->last_count = count;
  for (int32_t i = 0; i < count; i++) {
    Watch before = count > 1 ? watch(ui) : (Watch){0};
    if (!XUi_Do(ui, line) || i == count - 1 || !goes_on(ui, before))
      break;
  }
}

/* A step at a keeper who deals is a word with him. */
static bool walks_into_keeper(const XUi *ui, const XDirection *direction)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  const XCreature *keeper = XShop_KeeperBy(game, hero);
  return keeper != NULL && keeper->base.x == hero->base.x + direction->dx &&
         keeper->base.y == hero->base.y + direction->dy;
}

/* A step onto a trap that is known is asked about; false when it is not meant. */
static bool ask_trap(XUi *ui, const XDirection *direction, XText *line)
{
  char question[100];
  const XCreature *hero = XUi_Hero(ui);
  const XLocation *here = XWorld_Here(ui->session->game->world);
  const XTrapKind *trap =
      hero ? XTrap_Known(here, hero->base.x + direction->dx, hero->base.y + direction->dy) : NULL;
  if (!trap)
    return true;
  snprintf(question, sizeof question, "Step onto the %s? (y/n)", trap->base.name);
  if (!XPrompt_Confirm(ui, question))
    return false;
  XText_Add(line, " force");
  return true;
}

/* Whether the screens would show the hero's things for it. */
static bool asks_for_thing(const XCommand *command)
{
  return command->kind == XCOMMAND_ACTION && command->ask != XASK_NOTHING &&
         command->ask != XASK_DIRECTION && command->ask != XASK_PLACE;
}

void XRoute_Run(XUi *ui, const XCommand *command, const XDirection *direction, int32_t count)
{
  XText line;
  if (command->kind == XCOMMAND_SCREEN) {
    open_screen(ui, command);
    return;
  }
  const XCreature *led = XSquad_Led(ui);
  const bool hero = led == NULL || led == XUi_Hero(ui);
  if (hero && command->action == XACT_STEP && direction != NULL &&
      walks_into_keeper(ui, direction)) {
    XScreen_Shop(ui);
    return;
  }
  if (!hero && asks_for_thing(command)) {
    XUi_Note(ui, "%s sees to its own things.", led->name);
    return;
  }
  XText_Init(&line);
  if (!hero && command->kind == XCOMMAND_ACTION)
    XParty_AddName(ui->session->game, led, &line);
  XText_Add(&line, command->name);
  bool counted = command->action == XACT_REST || command->action == XACT_EXPLORE ||
                 command->action == XACT_TRAVEL || command->action == XACT_RUN;
  if (ask(ui, command, direction, count, &line) &&
      (!hero || command->action != XACT_STEP || !direction || ask_trap(ui, direction, &line))) {
    bool repeats = command->action == XACT_STEP || command->action == XACT_WAIT ||
                   command->action == XACT_FIGHT;
    if (counted && count > 0)
      XText_AddFormat(&line, " %d", (int)count);
    XUi_DoAgain(ui, line.data, repeats && count > 0 ? count : 1);
  }
  XText_Clear(&line);
}
