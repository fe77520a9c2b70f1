/* Drawing a place, and which part of it. */
#include "game/ui/mapview.h"

#include "engine/xcolor.h"
#include "game/identify.h"
#include "game/feature.h"
#include "game/trap.h"
#include "game/ui/squad.h"
#include "game/ui/strip.h"
#include "game/view.h"
#include "game/windup.h"

static int map_height(const XUi *ui, const XFrame *frame)
{
  return frame->height - XMAPVIEW_TOP - XMAPVIEW_BOTTOM - XSquad_Rows(ui);
}

int XMapView_Width(const XFrame *frame)
{
  int panel = frame->width / 4 < 20 ? 20 : frame->width / 4;
  return frame->width < XMAPVIEW_PANEL ? frame->width : frame->width - panel - 1;
}

void XMapView_ToScreen(const XUi *ui, int32_t cell_x, int32_t cell_y, int *x, int *y)
{
  *x = (int)cell_x - ui->view_x;
  *y = (int)cell_y - ui->view_y + XMAPVIEW_TOP;
}

bool XMapView_ToCell(const XUi *ui, int x, int y, int32_t *cell_x, int32_t *cell_y)
{
  const XLocation *here = XWorld_Here(ui->session->game->world);
  if (x < 0 || x >= XMapView_Width(&ui->frame) || y < XMAPVIEW_TOP ||
      y >= XMAPVIEW_TOP + map_height(ui, &ui->frame))
    return false;
  *cell_x = x + ui->view_x;
  *cell_y = y - XMAPVIEW_TOP + ui->view_y;
  return XMap_Contains(&here->map, *cell_x, *cell_y);
}

/* The first cell to show along one side: unchanged while `at` keeps its distance from the edge. */
static int scrolled(int first, int at, int shown, int whole)
{
  int margin = shown / 8 + 1;
  if (whole <= shown)
    return 0;
  if (at < first + margin || at >= first + shown - margin)
    first = at - shown / 2;
  if (first > whole - shown)
    first = whole - shown;
  return first < 0 ? 0 : first;
}

void XMapView_Show(XUi *ui, const XFrame *frame, int32_t cell_x, int32_t cell_y)
{
  const XLocation *here = XWorld_Here(ui->session->game->world);
  if (!here)
    return;
  ui->view_x = scrolled(ui->view_x, cell_x, XMapView_Width(frame), here->map.width);
  ui->view_y = scrolled(ui->view_y, cell_y, map_height(ui, frame), here->map.height);
}

/* What is remembered of a cell: the thing that lay there, or the ground. */
static uint32_t remembered_glyph(const XUi *ui, const XMap *map, int cell, uint32_t ground)
{
  const uint16_t thing = map->known_item.cells[cell];
  return thing == 0 ? ground
                    : ((const XItemKind *)XContent_At(ui->content, XKIND_ITEM, thing - 1))->glyph;
}

static void draw_terrain(const XUi *ui, XFrame *frame, const XMap *map)
{
  const XColor dim = XUi_Color(ui, "map.remembered", XCOLOR_DARKGRAY);
  const int right = ui->view_x + XMapView_Width(frame), below = ui->view_y + map_height(ui, frame);
  for (int y = ui->view_y; y < below && y < map->height; y++)
    for (int x = ui->view_x, cell = y * map->width + x; x < right && x < map->width; x++, cell++) {
      if (map->known.cells[cell] == 0)
        continue;
      const XTileKind *tile = XMap_Known(map, ui->content, x, y);
      const uint32_t glyph = ui->ascii && tile->ascii ? tile->ascii : tile->glyph;
      const int to_x = x - ui->view_x, to_y = y - ui->view_y + XMAPVIEW_TOP;
      if (map->visible[cell])
        XFrame_Put(frame, to_x, to_y, glyph, (XColor)tile->color, 0);
      else
        XFrame_Put(frame, to_x, to_y, remembered_glyph(ui, map, cell, glyph), dim, XATTR_DIM);
    }
}

/* Whether a cell is on the map's part of the screen. */
static bool on_screen(const XUi *ui, const XFrame *frame, int x, int y)
{
  return x >= ui->view_x && x < ui->view_x + XMapView_Width(frame) && y >= ui->view_y &&
         y < ui->view_y + map_height(ui, frame);
}

static void draw_object(const XUi *ui, XFrame *frame, const XMapObject *object, uint32_t glyph,
                        XColor color, unsigned attr)
{
  int x, y;
  if (!on_screen(ui, frame, object->x, object->y))
    return;
  XMapView_ToScreen(ui, object->x, object->y, &x, &y);
  XFrame_Put(frame, x, y, glyph, color, attr);
}

/* What stands on cells that are known, under what lies and stands there. */
static void draw_features(const XUi *ui, XFrame *frame, const XLocation *here)
{
  const XFeature *features = here->features.items;
  for (int32_t i = 0; i < here->features.count; i++) {
    const XFeatureKind *kind = (const XFeatureKind *)features[i].kind;
    int x, y;
    if (!XMap_Known(&here->map, ui->content, features[i].x, features[i].y) ||
        !on_screen(ui, frame, features[i].x, features[i].y))
      continue;
    XMapView_ToScreen(ui, features[i].x, features[i].y, &x, &y);
    XFrame_Put(frame, x, y, kind->glyph, (XColor)kind->color, 0);
  }
}

/* Traps that are known, under what lies and stands there. */
static void draw_traps(const XUi *ui, XFrame *frame, const XLocation *here)
{
  const XTrap *traps = here->traps.items;
  for (int32_t i = 0; i < here->traps.count; i++) {
    const XTrapKind *kind = XTrap_Known(here, traps[i].x, traps[i].y);
    int x, y;
    if (!kind || !on_screen(ui, frame, traps[i].x, traps[i].y))
      continue;
    XMapView_ToScreen(ui, traps[i].x, traps[i].y, &x, &y);
    XFrame_Put(frame, x, y, kind->glyph, (XColor)kind->color, 0);
  }
}

/* Cells on which a blow will land: a sign of their own, and inverse where somebody stands. */
static void draw_looming(const XUi *ui, XFrame *frame, const XLocation *here, bool signs)
{
  const XGame *game = ui->session->game;
  for (int32_t i = 0; i < here->looming.count; i++) {
    const XPending *pending = XPending_Try(XWorld_Get(game->world, here->looming.items[i]));
    const XPendingCell *cells = pending->cells.items;
    for (int32_t k = 0; k < pending->cells.count; k++) {
      int x, y;
      if (!XMap_Visible(&here->map, cells[k].x, cells[k].y) ||
          !on_screen(ui, frame, cells[k].x, cells[k].y))
        continue;
      XMapView_ToScreen(ui, cells[k].x, cells[k].y, &x, &y);
      if (signs)
        XFrame_Put(frame, x, y, '!', XUi_Color(ui, "map.looming", XCOLOR_LIGHTRED), XATTR_BOLD);
      else
        XFrame_Mark(frame, x, y, 1, XATTR_REVERSE);
    }
  }
}

/* How many can strike at each cell: a figure on bare ground, elsewhere underlined. */
static void draw_threat(const XUi *ui, XFrame *frame, const XLocation *here)
{
  const XColor color = XUi_Color(ui, "map.threat", XCOLOR_LIGHTRED);
  int right = ui->view_x + XMapView_Width(frame), below = ui->view_y + map_height(ui, frame);
  for (int y = ui->view_y; XStrip_ThreatShown(ui) && y < below && y < here->map.height; y++)
    for (int x = ui->view_x; x < right && x < here->map.width; x++) {
      const int32_t count = XThreat_At(&ui->threat, x, y);
      int sx, sy;
      if (count == 0 || !XMap_Walkable(&here->map, ui->content, x, y))
        continue;
      XMapView_ToScreen(ui, x, y, &sx, &sy);
      const XTileKind *tile = XMap_Tile(&here->map, ui->content, x, y);
      const uint32_t glyph = ui->ascii && tile->ascii ? tile->ascii : tile->glyph;
      if (XFrame_Get(frame, sx, sy)->glyph[0] == glyph)
        XFrame_Put(frame, sx, sy, count > 9 ? '+' : (uint32_t)('0' + count), color, XATTR_BOLD);
      else
        XFrame_Mark(frame, sx, sy, 1, XATTR_UNDERLINE);
    }
}

static void draw_items(const XUi *ui, XFrame *frame, const XWorld *world, const XLocation *here)
{
  for (int32_t i = 0; i < here->items.count; i++) {
    const XItem *item = XItem_Try(XWorld_Get(world, here->items.items[i]));
    if (!item || !XMap_Visible(&here->map, item->base.x, item->base.y))
      continue;
    const XItemKind *kind = XItem_Kind(item);
    draw_object(ui, frame, &item->base, kind->glyph,
                (XColor)XGame_ItemColor(ui->session->game, kind), 0);
  }
}

static void draw_creatures(const XUi *ui, XFrame *frame, const XWorld *world, const XLocation *here)
{
  const XCreature *hero = XUi_Hero(ui);
  for (int32_t i = 0; i < here->creatures.count; i++) {
    const XCreature *creature = XCreature_Try(XWorld_Get(world, here->creatures.items[i]));
    if (!creature || creature == hero || !XGame_SeesCreature(ui->session->game, creature))
      continue;
    const XBreed *breed = XCreature_BreedOf(creature);
    draw_object(ui, frame, &creature->base, breed->glyph, (XColor)breed->color, 0);
  }
  if (!hero)
    return;
  int x, y;
  draw_object(ui, frame, &hero->base, '@', XUi_Color(ui, "map.hero", XCOLOR_WHITE), XATTR_BOLD);
  XMapView_ToScreen(ui, hero->base.x, hero->base.y, &x, &y);
  XFrame_Cursor(frame, x, y);
}

void XMapView_Draw(XUi *ui, XFrame *frame)
{
  const XWorld *world = ui->session->game->world;
  const XLocation *here = XWorld_Here(world);
  const XCreature *hero = XUi_Hero(ui);
  if (!here)
    return;
  if (!XHandle_Equal(ui->view_of, here->base.self)) {
    ui->view_of = here->base.self;
    ui->view_x = ui->view_y = 0;
  }
  if (hero)
    XMapView_Show(ui, frame, hero->base.x, hero->base.y);
  draw_terrain(ui, frame, &here->map);
  draw_features(ui, frame, here);
  draw_traps(ui, frame, here);
  draw_items(ui, frame, world, here);
  draw_looming(ui, frame, here, true);
  draw_threat(ui, frame, here);
  draw_creatures(ui, frame, world, here);
  draw_looming(ui, frame, here, false);
}
