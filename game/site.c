/* Digging, joining and stairs, for all generators. */
#include "game/site.h"

#include "engine/xalloc.h"
#include "engine/xpath.h"

#include <stdlib.h>

enum { COST_OPEN = 1, COST_SOLID = 4, POCKET = 8 };

bool XSite_Passable(const XSite *site, int32_t x, int32_t y)
{
  if (!XMap_Contains(site->map, x, y))
    return false;
  const XTileKind *tile = XMap_Tile(site->map, site->game->world->content, x, y);
  return (tile->flags & (XTILE_WALK | XTILE_DOOR)) != 0;
}

static bool is_inside(const XMap *map, int32_t x, int32_t y)
{
  return x > 0 && y > 0 && x < map->width - 1 && y < map->height - 1;
}

static bool is_free(const XSite *site, int32_t x, int32_t y)
{
  return is_inside(site->map, x, y) && site->owner[XMap_Cell(site->map, x, y)] == XSITE_FREE;
}

void XSite_Carve(XSite *site, int32_t x, int32_t y, const XTileKind *tile)
{
  if (is_free(site, x, y))
    XMap_SetTile(site->map, x, y, tile);
}

static uint8_t *dig_costs(const XSite *site)
{
  const XMap *map = site->map;
  uint8_t *cost = XAlloc((size_t)(map->width * map->height));
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width; x++)
      cost[XMap_Cell(map, x, y)] = XSite_Passable(site, x, y) ? COST_OPEN
                                   : is_free(site, x, y)      ? COST_SOLID
                                                              : 0;
  return cost;
}

static void dig_cell(XSite *site, int32_t x, int32_t y, const XTileKind *tile)
{
  if (!XSite_Passable(site, x, y))
    XSite_Carve(site, x, y, tile);
}

bool XSite_Dig(XSite *site, int32_t x, int32_t y, int32_t to_x, int32_t to_y, const XTileKind *tile)
{
  const XMap *map = site->map;
  const int32_t count = map->width * map->height;
  uint8_t *cost = dig_costs(site);
  int32_t *way = XAlloc(sizeof *way * (size_t)count);
  const int32_t steps = XPath_Find(map->width, map->height, cost, x, y, to_x, to_y, way, count);
  dig_cell(site, x, y, tile);
  for (int32_t i = 0; i < steps; i++) {
    const int32_t next_x = way[i] % map->width, next_y = way[i] / map->width;
    if (next_x != x && next_y != y && !XSite_Passable(site, next_x, y)) /* no slanting corridors */
      dig_cell(site, x, next_y, tile);
    x = next_x;
    y = next_y;
    dig_cell(site, x, y, tile);
  }
  free(cost);
  free(way);
  return x == to_x && y == to_y;
}

int32_t *XSite_Distances(const XSite *site, int32_t x, int32_t y)
{
  const XMap *map = site->map;
  const int32_t count = map->width * map->height, start = XMap_Cell(map, x, y);
  uint8_t *cost = XAlloc((size_t)count);
  int32_t *distance = XAlloc(sizeof *distance * (size_t)count);
  for (int32_t i = 0; i < count; i++)
    cost[i] = XSite_Passable(site, i % map->width, i / map->width);
  XPath_Field(map->width, map->height, cost, &start, 1, distance);
  free(cost);
  return distance;
}

/* Fills the pocket around a cell when it has few cells and none of a room. */
static bool fill_pocket(XSite *site, int32_t cell)
{
  const XMap *map = site->map;
  const int32_t count = map->width * map->height;
  int32_t *distance = XSite_Distances(site, cell % map->width, cell / map->width);
  int32_t size = 0;
  for (int32_t i = 0; i < count; i++)
    if (distance[i] != XPATH_FAR)
      size += is_free(site, i % map->width, i / map->width) ? 1 : POCKET;
  for (int32_t i = 0; size < POCKET && i < count; i++)
    if (distance[i] != XPATH_FAR)
      XMap_SetTile(site->map, i % map->width, i / map->width, site->kind->wall);
  free(distance);
  return size < POCKET;
}

/* The first passable cell that no way reaches, or -1. */
static int32_t unreached(const XSite *site, int32_t x, int32_t y)
{
  const XMap *map = site->map;
  const int32_t count = map->width * map->height;
  int32_t *distance = XSite_Distances(site, x, y);
  int32_t found = -1;
  for (int32_t i = 0; found < 0 && i < count; i++)
    if (distance[i] == XPATH_FAR && XSite_Passable(site, i % map->width, i / map->width))
      found = i;
  free(distance);
  return found;
}

void XSite_Join(XSite *site, int32_t x, int32_t y)
{
  const XMap *map = site->map;
  for (int32_t left = map->width * map->height; left > 0; left--) {
    const int32_t cell = unreached(site, x, y);
    if (cell < 0)
      return;
    if (!fill_pocket(site, cell))
      XSite_Dig(site, x, y, cell % map->width, cell / map->width, site->kind->floor);
  }
}

void XSite_AddExit(XSite *site, const XPlaceExit *way, int16_t x, int16_t y)
{
  const XPlaceKind *kind = site->kind;
  XMap_SetTile(site->map, x, y,
               way->edge   ? kind->edge
               : way->down ? kind->down_tile
                           : kind->up_tile);
  XLocation_AddExit(site->location, x, y, way->place, way->arrival);
  XLocation_AddMark(site->location, x, y, way->at != NULL ? way->at : way->down ? "down" : "up");
}

/* Whether stairs may be cut into a cell; in levels of rooms, only in a room. */
static bool is_for_stairs(const XSite *site, int32_t x, int32_t y)
{
  const XTileKind *tile = XMap_Tile(site->map, site->game->world->content, x, y);
  const XSiteOwner wanted = site->kind->build == XBUILD_ROOMS ? XSITE_ROOM : XSITE_FREE;
  return tile == site->kind->floor && site->owner[XMap_Cell(site->map, x, y)] == wanted &&
         XLocation_ExitAt(site->location, x, y) == NULL;
}

/* A cell for stairs at least two thirds as far from (x, y) as any is. */
static bool far_cell(const XSite *site, int16_t *x, int16_t *y)
{
  const XMap *map = site->map;
  const int32_t count = map->width * map->height;
  int32_t *distance = XSite_Distances(site, *x, *y);
  int32_t most = -1, picked = -1;
  uint32_t seen = 0;
  for (int32_t i = 0; i < count; i++) {
    if (distance[i] == XPATH_FAR || !is_for_stairs(site, i % map->width, i / map->width))
      distance[i] = -1;
    most = distance[i] > most ? distance[i] : most;
  }
  for (int32_t i = 0; i < count; i++)
    if (distance[i] >= 0 && distance[i] * 3 >= most * 2 && XRandom_Below(site->random, ++seen) == 0)
      picked = i;
  free(distance);
  if (picked < 0)
    return false;
  *x = (int16_t)(picked % map->width);
  *y = (int16_t)(picked / map->width);
  return true;
}

void XSite_AddStairs(XSite *site, int16_t x, int16_t y)
{
  for (int32_t i = 0; i < site->kind->exit_count; i++)
    if (!site->kind->exits[i].edge && far_cell(site, &x, &y))
      XSite_AddExit(site, &site->kind->exits[i], x, y);
}
