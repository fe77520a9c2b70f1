/* Caves: hollows strung together by tunnels that wander, so that every cave is connected by the way
 * it is made. */
#include "engine/xalloc.h"
#include "engine/xpath.h"
#include "game/build.h"

#include <stdlib.h>

static void carve(XMap *map, const XPlaceKind *kind, int32_t x, int32_t y)
{
  if (x > 0 && y > 0 && x < map->width - 1 && y < map->height - 1)
    XMap_SetTile(map, x, y, kind->floor);
}

/* A hollow with a ragged rim. */
static void hollow(XMap *map, const XPlaceKind *kind, XRandom *random, int32_t x, int32_t y)
{
  const int32_t radius = XRandom_Range(random, 1, kind->blob_radius);
  for (int32_t dy = -radius; dy <= radius; dy++)
    for (int32_t dx = -radius * 2; dx <= radius * 2; dx++) {
      const int32_t far = dx * dx / 4 + dy * dy;
      if (far <= radius * radius && (far < radius || !XRandom_OneIn(random, 4)))
        carve(map, kind, x + dx, y + dy);
    }
}

static int32_t sign(int32_t n)
{
  return (n > 0) - (n < 0);
}

/* A tunnel from one cell to another: mostly straight on, now and then aside. */
static void tunnel(XMap *map, const XPlaceKind *kind, XRandom *random, int32_t x, int32_t y,
                   int32_t to_x, int32_t to_y)
{
  for (int32_t left = map->width * map->height; left > 0 && (x != to_x || y != to_y); left--) {
    const bool aside = XRandom_OneIn(random, 3);
    const bool along_x = aside ? XRandom_OneIn(random, 2) : abs(to_x - x) >= abs(to_y - y);
    const int32_t step = aside ? (XRandom_OneIn(random, 2) ? 1 : -1) : 0;
    const int32_t nx = x + (along_x ? (aside ? step : sign(to_x - x)) : 0);
    const int32_t ny = y + (along_x ? 0 : (aside ? step : sign(to_y - y)));
    if (nx < 1 || ny < 1 || nx > map->width - 2 || ny > map->height - 2)
      continue;
    x = nx;
    y = ny;
    carve(map, kind, x, y);
  }
}

/* Walls off what no walk from (x, y) reaches: hollow rims may leave islands. */
static void keep_connected(const XGame *game, XMap *map, const XPlaceKind *kind, int32_t x,
                           int32_t y)
{
  const int32_t count = map->width * map->height, start = XMap_Cell(map, x, y);
  uint8_t *cost = XAlloc((size_t)count);
  int32_t *distance = XAlloc(sizeof *distance * (size_t)count);
  for (int32_t i = 0; i < count; i++)
    cost[i] = XMap_Walkable(map, game->world->content, i % map->width, i / map->width);
  XPath_Field(map->width, map->height, cost, &start, 1, distance);
  for (int32_t i = 0; i < count; i++)
    if (cost[i] && distance[i] == INT32_MAX)
      XMap_SetTile(map, i % map->width, i / map->width, kind->wall);
  free(cost);
  free(distance);
}

/* Of a few random free cells, the one farthest from (x, y). */
static void far_cell(const XGame *game, const XLocation *location, XRandom *random, int32_t x,
                     int32_t y, int16_t *out_x, int16_t *out_y)
{
  enum { TRIES = 12 };
  int32_t best = -1;
  for (int32_t i = 0; i < TRIES; i++) {
    int16_t cx, cy;
    if (!XBuild_FreeCell(game, location, random, -1, -1, &cx, &cy))
      return;
    const int32_t far = XCreature_Distance(x, y, cx, cy);
    if (far <= best || XLocation_ExitAt(location, cx, cy) != NULL)
      continue;
    best = far;
    *out_x = cx;
    *out_y = cy;
  }
}

static void add_stairs(const XGame *game, XLocation *location, const XPlaceKind *kind,
                       XRandom *random, int16_t x, int16_t y)
{
  for (int32_t i = 0; i < kind->exit_count; i++) {
    const XPlaceExit *way = &kind->exits[i];
    far_cell(game, location, random, x, y, &x, &y);
    XMap_SetTile(&location->map, x, y, way->down ? kind->down_tile : kind->up_tile);
    XLocation_AddExit(location, x, y, way->place, way->arrival);
    XLocation_AddMark(location, x, y, way->at != NULL ? way->at : way->down ? "down" : "up");
  }
}

bool XBuild_Cave(XGame *game, XLocation *location, const XPlaceKind *kind, XRandom *random)
{
  XMap *map = &location->map;
  XMap_Init(map, kind->width, kind->height, kind->wall);
  int32_t x = map->width / 2, y = map->height / 2;
  const int32_t start_x = x, start_y = y;
  carve(map, kind, x, y);
  for (int32_t i = 0; i < kind->blobs; i++) {
    const int32_t nx = XRandom_Range(random, 2, map->width - 3);
    const int32_t ny = XRandom_Range(random, 2, map->height - 3);
    hollow(map, kind, random, nx, ny);
    if (XRandom_OneIn(random, 3)) {
      tunnel(map, kind, random, x, y, nx, ny);
      x = nx;
      y = ny;
    }
  }
  keep_connected(game, map, kind, start_x, start_y);
  add_stairs(game, location, kind, random, (int16_t)start_x, (int16_t)start_y);
  return true;
}
