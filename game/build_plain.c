/* Plains: grass with trees and ponds, and paths from one way out to the next. */
#include "game/site.h"

#include <string.h>

enum { POND_RADIUS = 3, GROVE = 3, STAIRS_TRIES = 200 };

static void add_trees(XSite *site)
{
  const XMap *map = site->map;
  /* Two thirds stand in groves: a cell beside a tree is likelier to have one. */
  for (int32_t y = 1; y < map->height - 1; y++)
    for (int32_t x = 1; x < map->width - 1; x++) {
      const bool beside = !XSite_Passable(site, x - 1, y) || !XSite_Passable(site, x, y - 1);
      const int32_t percent = beside ? site->kind->trees * GROVE : site->kind->trees / 2;
      if (XRandom_Percent(site->random, percent))
        XSite_Carve(site, x, y, site->kind->wall);
    }
}

static void add_pond(XSite *site)
{
  const int32_t radius = XRandom_Range(site->random, 1, POND_RADIUS);
  const int32_t x = XRandom_Range(site->random, 2, site->map->width - 3);
  const int32_t y = XRandom_Range(site->random, 2, site->map->height - 3);
  for (int32_t dy = -radius; dy <= radius; dy++)
    for (int32_t dx = -radius * 2; dx <= radius * 2; dx++)
      if (dx * dx / 4 + dy * dy <= radius * radius)
        XSite_Carve(site, x + dx, y + dy, site->kind->pond);
}

/* Where the way out of one side is, and the cell before it. */
static void edge_cell(const XSite *site, const char *side, int16_t *x, int16_t *y, int16_t *in_x,
                      int16_t *in_y)
{
  const XMap *map = site->map;
  const bool west = strcmp(side, "west") == 0, east = strcmp(side, "east") == 0;
  const bool north = strcmp(side, "north") == 0;
  *x = (int16_t)(west   ? 0
                 : east ? map->width - 1
                        : XRandom_Range(site->random, map->width / 3, map->width * 2 / 3));
  *y = (int16_t)(north ? 0
                 : !west && !east
                     ? map->height - 1
                     : XRandom_Range(site->random, map->height / 3, map->height * 2 / 3));
  *in_x = (int16_t)(*x + west - east);
  *in_y = (int16_t)(*y + (west || east ? 0 : north ? 1 : -1));
}

/* A cell inside with no exit near, as far from the others as a few tries find. */
static void stairs_cell(const XSite *site, int16_t *x, int16_t *y)
{
  int32_t best = -1;
  for (int32_t i = 0; i < STAIRS_TRIES; i++) {
    const int32_t cx = XRandom_Range(site->random, 2, site->map->width - 3);
    const int32_t cy = XRandom_Range(site->random, 2, site->map->height - 3);
    const XExit *exits = site->location->exits.items;
    int32_t nearest = INT32_MAX;
    for (int32_t n = 0; n < site->location->exits.count; n++) {
      const int32_t far = XCreature_Distance(exits[n].x, exits[n].y, cx, cy);
      nearest = far < nearest ? far : nearest;
    }
    if (nearest <= best || site->owner[XMap_Cell(site->map, cx, cy)] != XSITE_FREE)
      continue;
    best = nearest;
    *x = (int16_t)cx;
    *y = (int16_t)cy;
  }
}

/* The exits in their order, with a path from each to the next. */
static void add_ways(XSite *site)
{
  const XPlaceKind *kind = site->kind;
  int16_t last_x = (int16_t)(site->map->width / 2), last_y = (int16_t)(site->map->height / 2);
  for (int32_t i = 0; i < kind->exit_count; i++) {
    int16_t x = last_x, y = last_y, in_x, in_y;
    if (kind->exits[i].edge) {
      edge_cell(site, kind->exits[i].at, &x, &y, &in_x, &in_y);
    } else {
      stairs_cell(site, &x, &y);
      in_x = x;
      in_y = y;
    }
    XSite_AddExit(site, &kind->exits[i], x, y);
    XSite_Dig(site, in_x, in_y, last_x, last_y, kind->path);
    last_x = in_x;
    last_y = in_y;
  }
}

/* Grass that a path has crossed stays grass: paths are dug before what grows, then what is open
   around them. */
void XBuild_Plain(XSite *site)
{
  const XPlaceKind *kind = site->kind;
  const int16_t x = (int16_t)(kind->width / 2), y = (int16_t)(kind->height / 2);
  XMap_Init(site->map, kind->width, kind->height, kind->wall);
  XSite_AddTemplates(site, x, y);
  add_ways(site); /* through what is still solid: straight, and of the path's tile */
  const XMap *map = site->map;
  for (int32_t cy = 1; cy < map->height - 1; cy++)
    for (int32_t cx = 1; cx < map->width - 1; cx++) {
      if (!XSite_Passable(site, cx, cy))
        XSite_Carve(site, cx, cy, kind->floor);
      else if (site->owner[XMap_Cell(map, cx, cy)] == XSITE_FREE)
        site->owner[XMap_Cell(map, cx, cy)] = XSITE_ROOM; /* nothing grows on a path */
    }
  add_trees(site);
  for (int32_t i = 0; i < kind->ponds; i++)
    add_pond(site);
  XSite_Join(site, x, y);
}
