/* Finding room for rooms, and setting template rooms into levels. */
#include "game/site.h"

#include "engine/xstring.h"
#include "game/populate.h"

#include <string.h>

enum { TRIES = 40, MARGIN = 2 };

static bool is_clear(const XSite *site, const XSiteArea *area, int32_t x, int32_t y)
{
  if (x >= area->x && x < area->x + area->width && y >= area->y && y < area->y + area->height)
    return false;
  for (int32_t cy = area->y - 1; cy <= area->y + area->height; cy++)
    for (int32_t cx = area->x - 1; cx <= area->x + area->width; cx++)
      if (site->owner[XMap_Cell(site->map, cx, cy)] != XSITE_FREE)
        return false;
  return true;
}

XSiteArea *XSite_FindArea(XSite *site, int16_t width, int16_t height, int32_t x, int32_t y)
{
  const int32_t room_x = site->map->width - width - 2 * MARGIN;
  const int32_t room_y = site->map->height - height - 2 * MARGIN;
  if (site->area_count == XSITE_AREAS || room_x < 0 || room_y < 0)
    return NULL;
  XSiteArea *area = &site->areas[site->area_count];
  for (int32_t i = 0; i < TRIES; i++) {
    *area = (XSiteArea){.width = width, .height = height};
    area->x = (int16_t)(MARGIN + XRandom_Range(site->random, 0, room_x));
    area->y = (int16_t)(MARGIN + XRandom_Range(site->random, 0, room_y));
    if (!is_clear(site, area, x, y))
      continue;
    site->area_count++;
    return area;
  }
  return NULL;
}

static bool fits(const XSite *site, const XRoomKind *room)
{
  return room->band <= site->kind->band && (room->build >> site->kind->build & 1) != 0 &&
         site->map->width >= room->min_width && site->map->height >= room->min_height;
}

static const XRoomKind *pick(const XSite *site, const bool *used)
{
  const XContent *content = site->game->world->content;
  uint32_t total = 0;
  const XRoomKind *picked = NULL;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_ROOM); i++) {
    const XRoomKind *room = (const XRoomKind *)XContent_At(content, XKIND_ROOM, i);
    if (used[i] || !fits(site, room))
      continue;
    total += (uint32_t)room->weight;
    if (XRandom_Below(site->random, total) < (uint32_t)room->weight)
      picked = room;
  }
  return picked;
}

static const XLegend *legend_of(const XRoomKind *room, uint32_t character)
{
  for (int32_t i = 0; i < room->legend_count; i++)
    if (room->legend[i].character == character)
      return &room->legend[i];
  return &room->legend[0]; /* the loader has refused characters without a legend */
}

/* An entrance of the border; which way is out follows from where it stands. */
static void add_entrance(XSiteArea *area, int16_t x, int16_t y)
{
  const bool west = x == area->x, east = x == area->x + area->width - 1;
  const bool north = y == area->y;
  if (area->entrance_count == XROOM_ENTRANCES)
    return;
  const int32_t i = area->entrance_count++;
  area->entrances[i].x = x;
  area->entrances[i].y = y;
  area->entrances[i].dx = (int8_t)(west ? -1 : east ? 1 : 0);
  area->entrances[i].dy = (int8_t)(west || east ? 0 : north ? -1 : 1);
}

static void draw_cell(XSite *site, XSiteArea *area, const XLegend *cell, int16_t x, int16_t y)
{
  XLocation *location = site->location;
  XMap_SetTile(site->map, x, y, cell->tile);
  site->owner[XMap_Cell(site->map, x, y)] = XSITE_TEMPLATE;
  if (cell->mark != NULL && strcmp(cell->mark, XROOM_ENTRANCE) == 0)
    add_entrance(area, x, y);
  else if (cell->mark != NULL)
    XLocation_AddMark(location, x, y, cell->mark);
  if (cell->trap != NULL)
    XLocation_AddTrap(location, x, y, cell->trap);
  if (cell->feature != NULL)
    XLocation_AddFeature(location, x, y, cell->feature);
  if (cell->item != NULL)
    XLocation_Put(location, &XItem_New(site->game->world, cell->item, 1)->base, x, y, false);
}

/* Draws the room, mirrored by chance; who lives in it comes when all of it stands. */
static void draw(XSite *site, XSiteArea *area, const XRoomKind *room)
{
  const bool flip_x = XRandom_OneIn(site->random, 2), flip_y = XRandom_OneIn(site->random, 2);
  for (int32_t pass = 0; pass < 2; pass++)
    for (int32_t row = 0; row < room->height; row++) {
      const char *at = room->rows[row];
      for (int32_t column = 0; column < room->width; column++) {
        const XLegend *cell = legend_of(room, XUtf8_Decode(&at));
        const int32_t x = area->x + (flip_x ? room->width - 1 - column : column);
        const int32_t y = area->y + (flip_y ? room->height - 1 - row : row);
        if (pass == 0)
          draw_cell(site, area, cell, (int16_t)x, (int16_t)y);
        else if (cell->monster != NULL)
          XGame_Spawn(site->game, site->location, cell->monster, x, y, XSTREAM_WORLD);
      }
    }
}

void XSite_AddTemplates(XSite *site, int32_t x, int32_t y)
{
  enum { MOST = 256 };
  bool used[MOST] = {false};
  if (XContent_Count(site->game->world->content, XKIND_ROOM) > MOST)
    return;
  for (int32_t left = site->kind->templates; left > 0; left--) {
    const XRoomKind *room = pick(site, used);
    if (room == NULL)
      return;
    used[room->base.index] = true;
    XSiteArea *area = XSite_FindArea(site, room->width, room->height, x, y);
    if (area == NULL)
      continue;
    area->drawn = true;
    draw(site, area, room);
  }
}
