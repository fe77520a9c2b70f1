/* Who is in view, and the side panel that lists them by danger. */
#include "creature/combat.h"
#include "creature/speed.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/ui/mapview.h"
#include "game/ui/text.h"
#include "game/view.h"

#include <stdio.h>

#define PANEL_MOST 64

static int32_t distance(const XCreature *hero, const XCreature *other)
{
  return XCreature_Distance(hero->base.x, hero->base.y, other->base.x, other->base.y);
}

int XMapView_InView(const XUi *ui, const XCreature **out, int most)
{
  const XWorld *world = ui->session->game->world;
  const XLocation *here = XWorld_Here(world);
  const XCreature *hero = XUi_Hero(ui);
  int count = 0;
  if (!here || !hero)
    return 0;
  for (int32_t i = 0; i < here->creatures.count; i++) {
    const XCreature *creature = XCreature_Try(XWorld_Get(world, here->creatures.items[i]));
    if (!creature || creature == hero || !XGame_SeesCreature(ui->session->game, creature))
      continue;
    int at = count < most ? count++ : most;
    for (; at > 0 && distance(hero, out[at - 1]) > distance(hero, creature); at--)
      if (at < most)
        out[at] = out[at - 1];
    if (at < most)
      out[at] = creature;
  }
  return count;
}

/* "Sp:120+": marked when it is not the creature's own normal. */
static void add_speed(XText *out, const XGame *game, const XCreature *creature)
{
  int32_t shown = XCreature_GetShownSpeed(game->world, creature, game->profile);
  int32_t normal = XCreature_NormalShownSpeed(creature);
  if (shown == 0)
    XText_Add(out, "Sp:div0");
  else
    XText_AddFormat(out, "Sp:%d%s", (int)shown, shown > normal ? "+" : shown < normal ? "-" : "");
}

/* Damage it does the hero in the mean, a thousandth a tick: what makes it dangerous. */
static int64_t danger_of(const XGame *game, const XCreature *hero, const XCreature *creature)
{
  if (!XCreature_IsEnemy(game->world, creature, hero))
    return -1;
  const XAttack attack = XCombat_Attack(game->world, creature);
  const XDefence defence = XCombat_Defence(game->world, hero);
  return (int64_t)XCombat_Mean100(game->world, &attack, &defence) * 1000 /
         XTimeline_Supposed(game, creature, true);
}

/* The most dangerous first, of equals the nearest. */
static void sort_by_danger(const XUi *ui, const XCreature **seen, int count)
{
  int64_t danger[PANEL_MOST];
  for (int i = 0; i < count; i++) {
    const XCreature *creature = seen[i];
    const int64_t own = danger_of(ui->session->game, XUi_Hero(ui), creature);
    int at = i;
    for (; at > 0 && danger[at - 1] < own; at--) {
      danger[at] = danger[at - 1];
      seen[at] = seen[at - 1];
    }
    danger[at] = own;
    seen[at] = creature;
  }
}

/* " next 4" when it is on the timeline. */
static void draw_next(const XUi *ui, XRow *row, const XCreature *creature)
{
  for (int32_t i = 0; i < ui->timeline.count; i++)
    if (ui->timeline.entries[i].who == creature) {
      XRow_Format(row, XCOLOR_DEFAULT, 0, " next %d", (int)ui->timeline.entries[i].tu);
      return;
    }
}

static void draw_entry(const XUi *ui, XFrame *frame, int x, int y, const XCreature *creature)
{
  const XGame *game = ui->session->game;
  const XBreed *breed = XCreature_BreedOf(creature);
  bool enemy = XCreature_IsEnemy(game->world, creature, XUi_Hero(ui));
  XRow row = {frame, x, y, frame->width};
  XText text;
  XText_Init(&text);
  XFrame_Put(frame, x, y, breed->glyph, (XColor)breed->color, 0);
  row.x += 2;
  add_speed(&text, game, creature);
  XRow_Right(&row, XCOLOR_DEFAULT, 0, text.data);
  XRow_Text(&row, XCOLOR_DEFAULT, 0, breed->base.name);
  XText_Reset(&text);
  XUiText_AddBar(&text, creature->hp, creature->max_hp, 5);
  row = (XRow){frame, x + 2, y + 1, frame->width};
  XRow_Text(&row, enemy ? XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED) : XCOLOR_GREEN, 0,
            text.data);
  XRow_Format(&row, XCOLOR_DEFAULT, 0, " %s",
              !enemy                            ? "peaceful"
              : creature->mood == XMOOD_AT_EASE ? "at ease"
              : creature->mood == XMOOD_HUNTING ? "hunting!"
                                                : "flees");
  draw_next(ui, &row, creature);
  XText_Clear(&text);
}

void XMapView_DrawPanel(XUi *ui, XFrame *frame)
{
  const XCreature *seen[PANEL_MOST];
  int x = XMapView_Width(frame) + 1, count;
  int room = (frame->height - XMAPVIEW_TOP - XMAPVIEW_BOTTOM - 1) / 2;
  if (frame->width < XMAPVIEW_PANEL)
    return;
  count = XMapView_InView(ui, seen, PANEL_MOST);
  sort_by_danger(ui, seen, count);
  XRow row = {frame, x, XMAPVIEW_TOP, frame->width};
  XRow_Text(&row, XUi_Color(ui, "menu.title", XCOLOR_WHITE), XATTR_BOLD,
            count > 0 ? "In view" : "Nobody in view");
  if (count > room)
    XRow_Format(&row, XCOLOR_DEFAULT, 0, " (%d more)", count - room);
  for (int i = 0; i < count && i < room; i++)
    draw_entry(ui, frame, x, XMAPVIEW_TOP + 1 + 2 * i, seen[i]);
}
