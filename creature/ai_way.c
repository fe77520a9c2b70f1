/* Ways over the map. They are looked for in a small window around the creature, and only when the
   straight step is barred. */
#include "creature/ai_own.h"

#include "engine/xfov.h"
#include "engine/xpath.h"

#include <string.h>

enum {
  REACH = 16, /* cells around the creature in which it looks for a way */
  SIDE = 2 * REACH + 1,
  CELLS = SIDE * SIDE,
  WAY_MOST = 3 * REACH,
  DOOR = 2,          /* what a door to be opened costs: the turn it takes */
  THROUGH_OTHERS = 6 /* what a cell where somebody stands costs: they may move */
};

static const int8_t around[8][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                    {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};

static bool is_empty(const XMind *mind, int32_t x, int32_t y)
{
  return XHandle_IsNone(mind->place->map.occupant[XMap_Cell(&mind->place->map, x, y)]);
}

static bool can_open(const XMind *mind, int32_t x, int32_t y)
{
  if ((mind->kind->ai & XAI_HANDS) == 0 || !XMap_Contains(&mind->place->map, x, y))
    return false;
  const XTileKind *tile = XMap_Tile(&mind->place->map, mind->world->content, x, y);
  return (tile->flags & XTILE_DOOR) != 0 && tile->opens_into != NULL;
}

bool XMind_CanEnter(const XMind *mind, int32_t x, int32_t y)
{
  return (XMap_Walkable(&mind->place->map, mind->world->content, x, y) || can_open(mind, x, y)) &&
         is_empty(mind, x, y);
}

XChoice XMind_Step(int32_t dx, int32_t dy)
{
  return (XChoice){.wish = XWISH_STEP, .dx = (int8_t)dx, .dy = (int8_t)dy};
}

XChoice XMind_Wait(void)
{
  return (XChoice){.wish = XWISH_WAIT};
}

static int32_t sign(int32_t value)
{
  return (value > 0) - (value < 0);
}

/* A cell inside the map as XPath wants it: 0 barred, else what a step onto it costs. */
static uint8_t cost_at(const XMind *mind, int32_t x, int32_t y)
{
  const XMap *map = &mind->place->map;
  const XMapObject *self = &mind->self->base;
  const int32_t cell = y * map->width + x;
  const bool open = map->open[cell] != 0;
  if (!open && !can_open(mind, x, y))
    return 0;
  if (XHandle_IsNone(map->occupant[cell]))
    return open ? 1 : DOOR;
  return XCreature_Distance(self->x, self->y, x, y) <= 1 ? 0 : THROUGH_OTHERS;
}

/* What of the window lies outside the map is barred. */
static void fill_window(const XMind *mind, uint8_t cost[CELLS])
{
  const XMap *map = &mind->place->map;
  const int32_t left = mind->self->base.x - REACH, top = mind->self->base.y - REACH;
  const int32_t from_x = left < 0 ? -left : 0, from_y = top < 0 ? -top : 0;
  const int32_t to_x = left + SIDE > map->width ? map->width - left : SIDE;
  const int32_t to_y = top + SIDE > map->height ? map->height - top : SIDE;
  memset(cost, 0, CELLS);
  for (int32_t y = from_y; y < to_y; y++)
    for (int32_t x = from_x; x < to_x; x++)
      cost[y * SIDE + x] = cost_at(mind, left + x, top + y);
}

/* The first step of a way to a cell inside the window. */
static bool step_by_way(const XMind *mind, int32_t x, int32_t y, XChoice *out)
{
  const int32_t left = mind->self->base.x - REACH, top = mind->self->base.y - REACH;
  if (x < left || y < top || x >= left + SIDE || y >= top + SIDE)
    return false;
  uint8_t cost[CELLS];
  int32_t way[WAY_MOST];
  fill_window(mind, cost);
  if (XPath_Find(SIDE, SIDE, cost, REACH, REACH, x - left, y - top, way, WAY_MOST) == 0)
    return false;
  const int32_t dx = way[0] % SIDE - REACH, dy = way[0] / SIDE - REACH;
  *out = XMind_Step(dx, dy);
  return XMind_CanEnter(mind, mind->self->base.x + dx, mind->self->base.y + dy);
}

/* The step straight at a cell, or the first free one that comes nearer as well. */
static bool step_straight(const XMind *mind, int32_t goal_x, int32_t goal_y, XChoice *out)
{
  const int32_t x = mind->self->base.x, y = mind->self->base.y;
  const int32_t dx = sign(goal_x - x), dy = sign(goal_y - y);
  const int32_t far = XCreature_Distance(x, y, goal_x, goal_y);
  if (XMind_CanEnter(mind, x + dx, y + dy)) {
    *out = XMind_Step(dx, dy);
    return true;
  }
  for (int32_t i = 0; i < 8; i++) {
    const int32_t to_x = x + around[i][0], to_y = y + around[i][1];
    if (XCreature_Distance(to_x, to_y, goal_x, goal_y) < far && XMind_CanEnter(mind, to_x, to_y)) {
      *out = XMind_Step(around[i][0], around[i][1]);
      return true;
    }
  }
  return false;
}

/* Whether everybody around it stands so close that no step is free: then no way is looked for. */
static bool is_hemmed_in(const XMind *mind)
{
  for (int32_t i = 0; i < 8; i++)
    if (XMind_CanEnter(mind, mind->self->base.x + around[i][0], mind->self->base.y + around[i][1]))
      return false;
  return true;
}

bool XMind_Approach(const XMind *mind, int32_t x, int32_t y, bool seen, XChoice *out)
{
  if ((mind->self->base.x == x && mind->self->base.y == y) || is_hemmed_in(mind))
    return false;
  if (seen && step_straight(mind, x, y, out))
    return true;
  return step_by_way(mind, x, y, out) || step_straight(mind, x, y, out);
}

/* How far apart, with straight lines before slanted ones of the same number of steps. */
static int32_t apart(int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
  const int32_t dx = x0 - x1, dy = y0 - y1;
  return XCreature_Distance(x0, y0, x1, y1) * 4 * XMAP_MAX_SIDE + (dx < 0 ? -dx : dx) +
         (dy < 0 ? -dy : dy);
}

bool XMind_Leave(const XMind *mind, int32_t x, int32_t y, XChoice *out)
{
  const XMapObject *self = &mind->self->base;
  int32_t best = apart(self->x, self->y, x, y), best_way = -1;
  for (int32_t i = 0; i < 8; i++) {
    const int32_t to_x = self->x + around[i][0], to_y = self->y + around[i][1];
    if (XMind_CanEnter(mind, to_x, to_y) && apart(to_x, to_y, x, y) > best) {
      best = apart(to_x, to_y, x, y);
      best_way = i;
    }
  }
  if (best_way < 0)
    return false;
  *out = XMind_Step(around[best_way][0], around[best_way][1]);
  return true;
}

bool XMind_Cover(const XMind *mind, int32_t x, int32_t y, XChoice *out)
{
  const XMap *map = &mind->place->map;
  const XFovGrid grid = {map->width, map->height, map->opaque};
  const int32_t left = mind->self->base.x - REACH, top = mind->self->base.y - REACH;
  uint8_t cost[CELLS];
  int32_t hidden[CELLS], distance[CELLS], count = 0;
  int dx, dy;
  fill_window(mind, cost);
  cost[REACH * SIDE + REACH] = 1;
  for (int32_t i = 0; i < CELLS; i++)
    if (cost[i] == 1 && !XFov_Line(&grid, x, y, left + i % SIDE, top + i / SIDE))
      hidden[count++] = i;
  if (count == 0)
    return false;
  XPath_Field(SIDE, SIDE, cost, hidden, count, distance);
  const int32_t here = distance[REACH * SIDE + REACH];
  *out = XMind_Wait();
  if (here == 0)
    return true;
  if (here == XPATH_FAR || !XPath_Step(SIDE, SIDE, distance, REACH, REACH, NULL, &dx, &dy))
    return false;
  *out = XMind_Step(dx, dy);
  return XMind_CanEnter(mind, mind->self->base.x + dx, mind->self->base.y + dy);
}
