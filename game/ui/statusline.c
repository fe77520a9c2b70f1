/* Name, points and place; stats, speed and time; hunger, burden and statuses. */
#include "game/ui/statusline.h"

#include "creature/needs.h"
#include "creature/speed.h"
#include "engine/xclock.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/command.h"
#include "game/parting.h"
#include "game/ui/text.h"

#include <stdio.h>
#include <string.h>

#define NAME_COLUMNS 14
#define LOW_PERCENT  33 /* hit points below which they are marked as danger */

/* Bright when the last command changed it. */
static unsigned changed(const XUi *ui, int figure)
{
  return ui->now.values[figure] != ui->before.values[figure] ? XATTR_BOLD : 0u;
}

static XColor shade(const XUi *ui, int figure)
{
  return changed(ui, figure) ? XUi_Color(ui, "status.changed", XCOLOR_WHITE) : XCOLOR_DEFAULT;
}

void XStatusLine_AddTime(XText *out, const XContent *content, int64_t seconds)
{
  XDate date = XTime_Date(seconds);
  char id[24];
  snprintf(id, sizeof id, "month.%d", (int)date.month + 1);
  XText_AddFormat(out, "day %d", (int)date.day + 1);
  if (XContent_HasWord(content, id))
    XText_AddFormat(out, " %s", XContent_Word(content, id));
  XText_AddFormat(out, " %02d:%02d", (int)date.hour, (int)date.minute);
}

static XColor bar_color(const XUi *ui)
{
  int64_t hp = ui->now.values[XFIGURE_HP], most = ui->now.values[XFIGURE_MAX_HP];
  if (hp * 100 < most * LOW_PERCENT)
    return XUi_Color(ui, "bar.hp.low", XCOLOR_LIGHTRED);
  if (hp * 2 < most)
    return XUi_Color(ui, "bar.hp.half", XCOLOR_YELLOW);
  return XUi_Color(ui, "bar.hp", XCOLOR_LIGHTGREEN);
}

/* "HP 4(40)! #---------" */
static void draw_hit_points(const XUi *ui, XRow *row)
{
  const int64_t *now = ui->now.values;
  bool low = now[XFIGURE_HP] * 100 < now[XFIGURE_MAX_HP] * LOW_PERCENT;
  XColor danger = XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED);
  XColor color = low ? danger : shade(ui, XFIGURE_HP);
  XText bar;
  XText_Init(&bar);
  XUiText_AddBar(&bar, now[XFIGURE_HP], now[XFIGURE_MAX_HP], 10);
  XRow_Text(row, XCOLOR_DEFAULT, 0, "HP ");
  XRow_Figure(row, color, changed(ui, XFIGURE_HP), "", now[XFIGURE_HP], "");
  XRow_Figure(row, shade(ui, XFIGURE_MAX_HP), changed(ui, XFIGURE_MAX_HP), "(", now[XFIGURE_MAX_HP],
              low ? ")! " : ") ");
  XRow_Text(row, bar_color(ui), 0, bar.data);
  XText_Clear(&bar);
}

/* Two figures in the look of the first: "DV/PV 8/4". */
static void draw_pair(const XUi *ui, XRow *row, int figure, unsigned attr, const char *before,
                      const char *between, int other)
{
  XRow_Figure(row, shade(ui, figure), attr, before, ui->now.values[figure], between);
  XRow_Figure(row, shade(ui, figure), attr, "", ui->now.values[other], "");
}

static void draw_first(const XUi *ui, XFrame *frame, int y)
{
  const int64_t *now = ui->now.values;
  XRow row = {frame, 1, y, frame->width - 1}, name = {frame, 1, y, 1 + NAME_COLUMNS};
  XRow_Text(&name, XUi_Color(ui, "status.name", XCOLOR_WHITE), 0, ui->now.name);
  row.x = name.x + 2;
  draw_hit_points(ui, &row);
  draw_pair(ui, &row, XFIGURE_PP, changed(ui, XFIGURE_PP), "  PP ", "(", XFIGURE_MAX_PP);
  XRow_Text(&row, shade(ui, XFIGURE_PP), changed(ui, XFIGURE_PP), ")");
  draw_pair(ui, &row, XFIGURE_DV, changed(ui, XFIGURE_DV) | changed(ui, XFIGURE_PV), "  DV/PV ",
            "/", XFIGURE_PV);
  XRow_Figure(&row, shade(ui, XFIGURE_EXPERIENCE), changed(ui, XFIGURE_EXPERIENCE), "  Exp ",
              now[XFIGURE_LEVEL], "/");
  XRow_Figure(&row, shade(ui, XFIGURE_EXPERIENCE), changed(ui, XFIGURE_EXPERIENCE), "",
              now[XFIGURE_EXPERIENCE], "");
  row.x += 2;
  XRow_Right(&row, XUi_Color(ui, "status.plain", XCOLOR_DEFAULT), 0, ui->now.place);
}

/* "Sp:76-": marked, bright and coloured when it is not the hero's own normal. */
static void draw_speed(const XUi *ui, XRow *row)
{
  int64_t shown = ui->now.values[XFIGURE_SPEED], normal = ui->now.values[XFIGURE_NORMAL];
  if (shown == 0) {
    XRow_Text(row, XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED), XATTR_BOLD, "Sp:div0!");
    return;
  }
  XColor color = shade(ui, XFIGURE_SPEED);
  if (shown > normal)
    color = XUi_Color(ui, "speed.faster", XCOLOR_LIGHTGREEN);
  if (shown < normal)
    color = XUi_Color(ui, "speed.slower", XCOLOR_YELLOW);
  XRow_Figure(row, color, shown != normal ? XATTR_BOLD : changed(ui, XFIGURE_SPEED), "Sp:", shown,
              shown > normal   ? "+"
              : shown < normal ? "-"
                               : "");
}

static void draw_second(const XUi *ui, XFrame *frame, int y)
{
  XRow row = {frame, 1, y, frame->width - 1};
  XText time;
  XText_Init(&time);
  for (int i = 0; i < XSTAT_COUNT; i++) {
    int figure = XFIGURE_STATS + i;
    XRow_Text(&row, shade(ui, figure), changed(ui, figure), XStat_Names[i]);
    XRow_Figure(&row, shade(ui, figure), changed(ui, figure), ":", ui->now.values[figure], "");
    row.x++;
  }
  draw_speed(ui, &row);
  XStatusLine_AddTime(&time, ui->content, ui->session->game->world->scheduler.seconds);
  if (ui->now.cost >= 0)
    XText_AddFormat(&time, " +%lld", (long long)ui->now.cost);
  row.x += 1;
  XRow_Right(&row, XCOLOR_DEFAULT, 0, time.data);
  XText_Clear(&time);
}

static void draw_word(XRow *row, XColor color, bool danger, const char *word)
{
  if (*word)
    XRow_Format(row, color, 0, "%s%s  ", word, danger ? "!" : "");
}

static void draw_modifiers(const XUi *ui, XRow *row, const XCreature *hero)
{
  const XModifier *modifiers = hero->modifiers.items;
  int64_t now = ui->session->game->world->scheduler.time;
  for (int32_t i = 0; i < hero->modifiers.count; i++) {
    const XModifierKind *kind = (const XModifierKind *)modifiers[i].kind;
    int64_t left = (modifiers[i].ends_at - now + XSCHEDULER_TIME_SLICE - 1) / XSCHEDULER_TIME_SLICE;
    XColor color = kind->harmful ? XUi_Color(ui, "modifier.harmful", XCOLOR_LIGHTRED)
                                 : XUi_Color(ui, "modifier.good", XCOLOR_LIGHTGREEN);
    XRow_Format(row, color, 0, "%s%s %lld  ", kind->base.name, kind->harmful ? "!" : "",
                (long long)(left > 0 ? left : 0));
  }
}

/* The way of fighting, when it is not everybody's. */
static void draw_tactic(const XUi *ui, XRow *row, const XCreature *hero)
{
  const XRules *rules = XGame_Rules(ui->session->game);
  if (hero->tactic > 0 && hero->tactic < rules->tactic_count)
    draw_word(row, XUi_Color(ui, "status.plain", XCOLOR_DEFAULT), false,
              rules->tactics[hero->tactic].word);
}

/* "improve: +" while a level's choice waits. */
static void draw_choice(const XUi *ui, XRow *row, const XCreature *hero)
{
  char key[XKEY_NAME_MAX];
  if (hero->choices > 0)
    XRow_Format(row, XUi_Color(ui, "modifier.good", XCOLOR_LIGHTGREEN), 0, "improve: %s  ",
                XKeys_First(&ui->keys, "improve", key));
}

/* What a step costs in blows: the most that any step from here would draw. */
static void draw_parting(const XUi *ui, XRow *row)
{
  const XCreature *hero = XUi_Hero(ui);
  int32_t most = 0;
  if (!ui->timeline.others) /* nobody in view would strike */
    return;
  for (int32_t i = 0; i < XDIRECTION_COUNT; i++) {
    int32_t count = XParting_Count(ui->session->game, hero->base.x + XDirections[i].dx,
                                   hero->base.y + XDirections[i].dy);
    if (count > most)
      most = count;
  }
  if (most > 0)
    XRow_Format(row, XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED), 0, "step away: %d strike%s!  ",
                (int)most, most == 1 ? "s" : "");
}

/* A place with a pace of its own; profile honoured only. */
static void draw_place_pace(const XGame *game, XRow *row, XColor color)
{
  const int32_t pace = XWorld_Here(game->world)->pace;
  if (game->profile != XPROFILE_CLASSIC && pace != 0 && pace != 100)
    XRow_Format(row, color, 0, "%s place x%d.%02d  ", pace > 100 ? "slow" : "quick",
                (int)(pace / 100), (int)(pace % 100));
}

static const char *mode_word(const XUi *ui)
{
  const uint8_t mode = ui->session->game->mode;
  return mode == XMODE_SQUAD ? "squad turns" : mode == XMODE_REAL ? "real time" : "turn-based";
}

bool XStatusLine_IsMode(const XUi *ui, int x, int y)
{
  const int end = ui->frame.width - 1;
  return y == ui->frame.height - 1 && x < end && x >= end - (int)strlen(mode_word(ui));
}

/* How many can strike here before he acts again. */
static void draw_threat(const XUi *ui, XRow *row, const XCreature *hero)
{
  const int32_t count = XThreat_At(&ui->threat, hero->base.x, hero->base.y);
  if (count > 0)
    XRow_Format(row, XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED), 0, "threat here %d  ",
                (int)count);
}

static void draw_third(const XUi *ui, XFrame *frame, int y)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  XRow row = {frame, 1, y, frame->width - 1};
  XColor danger = XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED);
  XRow_Right(&row, XUi_Color(ui, "status.label", XCOLOR_DARKGRAY), 0, mode_word(ui));
  if (game->profile == XPROFILE_CLASSIC)
    XRow_Right(&row, XUi_Color(ui, "status.label", XCOLOR_DARKGRAY), 0, "classic rules,");
  if (game->practice) {
    char mark[48];
    snprintf(mark, sizeof mark, "practice T:%lld ", (long long)game->actions);
    XRow_Right(&row, XUi_Color(ui, "status.warn", XCOLOR_YELLOW), 0, mark);
  }
  if (!hero)
    return;
  const XHungerTier *hunger = XCreature_HungerTier(game->world, hero, game->profile);
  const XBurdenStep *burden = XCreature_BurdenWord(game->world, hero);
  XColor warn = XUi_Color(ui, "status.warn", XCOLOR_YELLOW);
  draw_word(&row, hunger->interrupts ? danger : warn, hunger->interrupts, hunger->word);
  if (burden)
    draw_word(&row, burden->refuses ? danger : warn, burden->refuses, burden->word);
  draw_tactic(ui, &row, hero);
  draw_choice(ui, &row, hero);
  draw_place_pace(game, &row, warn);
  draw_modifiers(ui, &row, hero);
  if (XCreature_IsHunted(game->world, hero))
    draw_word(&row, danger, true, "hunted");
  draw_threat(ui, &row, hero);
  draw_parting(ui, &row);
}

void XStatusLine_Draw(const XUi *ui, XFrame *frame, int y)
{
  draw_first(ui, frame, y);
  draw_second(ui, frame, y + 1);
  draw_third(ui, frame, y + 2);
}
