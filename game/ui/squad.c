/* Commands and screens know one hero; here is who else is led. The wall clock is read here and
   nowhere else in the game: what passes becomes whole slices in a line of the journal. */
#include "game/ui/squad.h"

#include "creature/body.h"
#include "creature/delay.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/mode.h"
#include "game/ui/mapview.h"
#include "game/ui/text.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
  SLICE_MS = 250, /* of the wall clock at pace 1 */
  CATCH_UP = 4,   /* slices: what a stopped process or an open menu has missed is not made up */
  MS_A_SECOND = 1000,
  NS_A_MS = 1000000
};

static const XGame *game_of(const XUi *ui)
{
  return ui->session->game;
}

static const XCreature *first_who_can(const XUi *ui, int32_t from)
{
  const XGame *game = game_of(ui);
  const int32_t count = XParty_Count(game);
  for (int32_t i = 0; i < count; i++) {
    const XCreature *member = XParty_At(game, (from + i) % count);
    const bool can = game->mode == XMODE_REAL
                         ? XParty_IsHere(game, member)
                         : XMode_CanAct(game, member) && XMode_IsLed(game, member);
    if (can)
      return member;
  }
  return XUi_Hero(ui);
}

const XCreature *XSquad_Led(const XUi *ui)
{
  const XGame *game = game_of(ui);
  const XCreature *chosen = XCreature_Try(XWorld_Get(game->world, ui->member));
  if (game->mode == XMODE_CLASSIC || chosen == NULL)
    return first_who_can(ui, 0);
  const bool can =
      game->mode == XMODE_REAL ? XParty_IsHere(game, chosen) : XMode_CanAct(game, chosen);
  return can ? chosen : first_who_can(ui, 0);
}

void XSquad_Next(XUi *ui)
{
  const XGame *game = game_of(ui);
  const XCreature *led = XSquad_Led(ui);
  int32_t at = 0;
  for (int32_t i = 0; i < XParty_Count(game); i++)
    at = XParty_At(game, i) == led ? i : at;
  const XCreature *next = first_who_can(ui, at + 1);
  if (next == led || next == NULL)
    XUi_Note(ui, "Nobody else can be told anything now.");
  else
    ui->member = XCreature_Handle(next);
}

int XSquad_Rows(const XUi *ui)
{
  return game_of(ui)->mode == XMODE_CLASSIC ? 0 : XSQUAD_ROWS;
}

/* --- drawing --- */

/* What the led one would most likely do next: strike who is beside it, else step. */
static XAction likely(const XGame *game, const XCreature *led)
{
  const XCreature *foe = XSide_Foe(game->world, led);
  const bool beside = foe != NULL && XHandle_Equal(foe->base.location, led->base.location) &&
                      XCreature_Distance(led->base.x, led->base.y, foe->base.x, foe->base.y) == 1 &&
                      XCreature_IsEnemy(game->world, led, foe);
  return beside ? (XAction){.kind = XACT_ATTACK, .target = XCreature_Handle(foe)}
                : (XAction){.kind = XACT_STEP, .dx = 1};
}

static int64_t most_ticks(const XGame *game, const XCreature *led, const XAction *action)
{
  const XWeighted costs = XAction_Costs(game, led, action);
  return XWeighted_Most(&costs);
}

static int in_tu(const XGame *game, const XCreature *creature, int64_t ticks)
{
  return (int)XDelay_InTU(game->world, creature, (XProfile)game->profile, ticks);
}

/* "attack 7-8, borrows 2" */
static void add_action(const XUi *ui, XRow *row, const XCreature *led, const char *name,
                       const XAction *action, bool chosen)
{
  const XGame *game = game_of(ui);
  const XWeighted costs = XAction_Costs(game, led, action);
  const int least = in_tu(game, led, XWeighted_Least(&costs));
  const int most = in_tu(game, led, XWeighted_Most(&costs));
  const int borrowed = (int)XMode_Borrowed(game, led, XWeighted_Most(&costs));
  const unsigned attr = chosen ? XATTR_BOLD : 0u;
  XRow_Format(row, XCOLOR_DEFAULT, attr, least == most ? "%s %d" : "%s %d-%d", name, least, most);
  if (borrowed > 0)
    XRow_Format(row, XUi_Color(ui, "status.warn", XCOLOR_YELLOW), attr, " borrows %d", borrowed);
  XRow_Text(row, XCOLOR_DEFAULT, 0, "  ");
}

/* What is at hand: step, blow, shot, pass; with what each costs. */
static void add_actions(const XUi *ui, XRow *row, const XCreature *led)
{
  const XGame *game = game_of(ui);
  const XAction next = likely(game, led), step = {.kind = XACT_STEP, .dx = 1},
                blow = {.kind = XACT_ATTACK}, shot = {.kind = XACT_FIRE};
  add_action(ui, row, led, "step", &step, next.kind == XACT_STEP);
  add_action(ui, row, led, "attack", &blow, next.kind == XACT_ATTACK);
  if (XBody_Worn(game->world, led, XSLOT_MISSILE) != NULL)
    add_action(ui, row, led, "fire", &shot, false);
  if (led->max_pp > 0)
    XRow_Format(row, XCOLOR_DEFAULT, 0, "PP %d  ", (int)led->pp);
}

/* A name cut to so many bytes. */
static void draw_name(XRow *row, XColor color, unsigned attr, const char *name, size_t most)
{
  char cut[XCREATURE_NAME];
  XUtf8_Keep(cut, most + 1, name);
  XRow_Text(row, color, attr, cut);
}

static void draw_actions(const XUi *ui, XFrame *frame, int y)
{
  const XGame *game = game_of(ui);
  const XCreature *led = XSquad_Led(ui);
  XRow row = {frame, 1, y, frame->width - 1};
  char key[XKEY_NAME_MAX], word[80];
  const bool squad = game->mode == XMODE_SQUAD;
  XKeys_First(&ui->keys, squad ? "passall" : "pause", key);
  snprintf(word, sizeof word, squad ? "%s pass all" : ui->runs ? "%s pause" : "%s run", key);
  XRow_Right(&row, XUi_Color(ui, "menu.hint", XCOLOR_CYAN), 0, word);
  if (!squad && !ui->runs)
    XRow_Right(&row, XUi_Color(ui, "status.warn", XCOLOR_YELLOW), XATTR_BOLD, "paused");
  if (led == NULL)
    return;
  draw_name(&row, XUi_Color(ui, "status.name", XCOLOR_WHITE), XATTR_BOLD, led->name, 12);
  if (squad)
    XRow_Format(&row, XCOLOR_DEFAULT, 0, " %d TU", (int)XMode_Left(game, led));
  XRow_Text(&row, XCOLOR_DEFAULT, 0, ": ");
  add_actions(ui, &row, led);
}

/* "######==..": what is left of the turn, the previewed cost darker. */
static void draw_left(const XUi *ui, XRow *row, const XCreature *member, bool led)
{
  enum { WIDTH = 10 };
  const XGame *game = game_of(ui);
  const XAction next = likely(game, member);
  const int left = (int)XMode_Left(game, member);
  const int cost = led ? in_tu(game, member, most_ticks(game, member, &next)) : 0;
  const int shown = left < WIDTH ? left : WIDTH;
  const int kept = left > cost ? (left - cost < WIDTH ? left - cost : WIDTH) : 0;
  const XColor full = XUi_Color(ui, "bar.time", XCOLOR_YELLOW);
  for (int i = 0; i < WIDTH; i++)
    XRow_Text(row,
              i < kept    ? full
              : i < shown ? XCOLOR_BROWN
                          : XCOLOR_DARKGRAY,
              0,
              i < kept    ? "#"
              : i < shown ? "="
                          : ".");
  const int borrowed =
      cost > 0 && left > 0 ? (int)XMode_Borrowed(game, member, most_ticks(game, member, &next)) : 0;
  if (borrowed > 0)
    XRow_Format(row, XUi_Color(ui, "status.warn", XCOLOR_YELLOW), XATTR_BOLD, "-%d", borrowed);
}

/* How long until it can act, and what it was told meanwhile. */
static void draw_wait(const XUi *ui, XRow *row, const XCreature *member)
{
  const XGame *game = game_of(ui);
  const XMember *kept = XParty_Member(game, member);
  const int64_t wait = XMode_NextTime(game, member) - game->world->scheduler.time;
  if (wait <= 0)
    XRow_Text(row, XUi_Color(ui, "bar.hp", XCOLOR_LIGHTGREEN), 0, "ready");
  else
    XRow_Format(row, XCOLOR_DEFAULT, 0, "in %d", in_tu(game, member, wait));
  if (kept != NULL && kept->queued[0] != '\0')
    XRow_Format(row, XUi_Color(ui, "menu.hint", XCOLOR_CYAN), 0, ": %.20s", kept->queued);
}

static void draw_members(const XUi *ui, XFrame *frame, int y)
{
  const XGame *game = game_of(ui);
  const XCreature *led = XSquad_Led(ui);
  XRow row = {frame, 1, y, frame->width - 1};
  for (int32_t i = 0; i < XParty_Count(game); i++) {
    const XCreature *member = XParty_At(game, i);
    if (!XParty_IsHere(game, member))
      continue;
    const bool low = member->hp * 3 < member->max_hp;
    draw_name(&row, XCOLOR_DEFAULT, member == led ? XATTR_REVERSE : 0u, member->name, 4);
    XRow_Format(&row, low ? XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED) : XCOLOR_DEFAULT, 0,
                " %d%s ", (int)member->hp, low ? "!" : "");
    if (game->mode == XMODE_SQUAD)
      draw_left(ui, &row, member, member == led);
    else
      draw_wait(ui, &row, member);
    row.x++;
  }
}

void XSquad_Draw(const XUi *ui, XFrame *frame, int y)
{
  int x, row;
  const XCreature *led = XSquad_Led(ui);
  if (led != NULL && !XCreature_IsHero(game_of(ui)->world, led)) {
    const XBreed *breed = XCreature_BreedOf(led);
    XMapView_ToScreen(ui, led->base.x, led->base.y, &x, &row);
    if (x >= 0 && x < XMapView_Width(frame) && row >= XMAPVIEW_TOP && row < y)
      XFrame_Put(frame, x, row, breed->glyph, (XColor)breed->color, XATTR_REVERSE);
  }
  if (XSquad_Rows(ui) == 0)
    return;
  draw_actions(ui, frame, y);
  draw_members(ui, frame, y + 1);
}

/* --- keys --- */

static int64_t milliseconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * MS_A_SECOND + now.tv_nsec / NS_A_MS;
}

static void set_running(XUi *ui, bool runs)
{
  ui->runs = runs;
  ui->beat_at = milliseconds();
}

void XSquad_Toggle(XUi *ui)
{
  const XGame *game = game_of(ui);
  const bool real = game->mode == XMODE_REAL;
  const bool squad = game->turn_mode == XMODE_SQUAD && XParty_CountHere(game) > 1;
  char line[24], key[XKEY_NAME_MAX];
  snprintf(line, sizeof line, "mode %s", !real ? "real" : squad ? "squad" : "classic");
  set_running(ui, false);
  if (XUi_Do(ui, line) && !real)
    XUi_Note(ui, "Real time, paused. %s lets it run.", XKeys_First(&ui->keys, "pause", key));
}

void XSquad_Pause(XUi *ui)
{
  if (game_of(ui)->mode != XMODE_REAL)
    XUi_Note(ui, "Time stands still anyway: this is no real time.");
  else
    set_running(ui, !ui->runs);
}

void XSquad_Pass(XUi *ui, bool all)
{
  XText line;
  XText_Init(&line);
  const XCreature *led = XSquad_Led(ui);
  XText_AddFormat(&line, "pass %s", all || led == NULL ? "all" : led->name);
  XUi_Do(ui, line.data);
  XText_Clear(&line);
}

bool XSquad_Runs(const XUi *ui)
{
  return ui->runs && game_of(ui)->mode == XMODE_REAL && game_of(ui)->state == XGAME_PLAYING;
}

/* Hands slices to the session; danger, death and a write that failed stop the clock. */
static void let_pass(XUi *ui, int32_t slices)
{
  const int64_t ticks = ui->now.values[XFIGURE_TICKS];
  char key[XKEY_NAME_MAX];
  if (slices < 1)
    return;
  XSession_Beat(ui->session, slices);
  XFigures_Take(&ui->now, ui->session->game, ticks);
  ui->unshown = true;
  if (game_of(ui)->alarmed) {
    set_running(ui, false);
    XUi_Note(ui, "Danger comes into view: time stops. %s lets it run.",
             XKeys_First(&ui->keys, "pause", key));
  }
  if (ui->session->warning)
    set_running(ui, false);
}

XKey XSquad_Ask(XUi *ui)
{
  while (XSquad_Runs(ui) && ui->end == XUI_GOES_ON) {
    const int64_t slice = SLICE_MS * 2 / ui->settings.pace, due = ui->beat_at + slice;
    const int64_t now = milliseconds(), left = due - now;
    if (left < -CATCH_UP * slice)
      ui->beat_at = now;
    XKey key = XUi_AskFor(ui, XUi_DrawPlay, NULL, left > 0 ? (int)left : 0);
    if (key.code == XKEY_NONE) {
      ui->beat_at += slice;
      let_pass(ui, 1);
    } else if (key.code == XKEY_TIME) {
      let_pass(ui, key.x);
    } else if (key.code == XKEY_FOCUS_LOST) {
      set_running(ui, false);
    } else {
      return key;
    }
  }
  return XUi_Ask(ui, XUi_DrawPlay, NULL);
}
