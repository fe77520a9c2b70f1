/* The bot's feet: ways over what the hero remembers of the map. */
#include "game/bot_own.h"

#include "engine/xalloc.h"
#include "engine/xpath.h"

#include <stdio.h>
#include <stdlib.h>

enum { THROUGH_OTHERS = 8 }; /* what a cell where somebody is seen costs */

static bool is_passable(const XTileKind *tile)
{
  return tile != NULL && ((tile->flags & XTILE_WALK) != 0 || tile->opens_into != NULL);
}

static const XTileKind *known(const XBotView *view, int32_t x, int32_t y)
{
  return XMap_Known(&view->place->map, view->game->world->content, x, y);
}

bool XBot_Step(const XBotView *view, int32_t dx, int32_t dy)
{
  for (int32_t i = 0; i < XDIRECTION_COUNT; i++)
    if (XDirections[i].dx == dx && XDirections[i].dy == dy)
      snprintf(view->bot->line, XBOT_LINE, "step %s", XDirections[i].name);
  return true;
}

/* Costs of the known map as XPath wants them; owned by the caller. */
static uint8_t *known_costs(const XBotView *view)
{
  const XMap *map = &view->place->map;
  uint8_t *cost = XAlloc((size_t)map->width * (size_t)map->height);
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width; x++) {
      const int32_t cell = XMap_Cell(map, x, y);
      const bool met = XMap_Visible(map, x, y) && !XHandle_IsNone(map->occupant[cell]) &&
                       !XHandle_Equal(map->occupant[cell], XCreature_Handle(view->hero));
      if (is_passable(known(view, x, y)))
        cost[cell] = met ? THROUGH_OTHERS : 1;
    }
  return cost;
}

bool XBot_Walk(const XBotView *view, const int32_t *goals, int32_t count)
{
  const XMap *map = &view->place->map;
  uint8_t *cost = known_costs(view);
  int32_t *distance = XAlloc(sizeof *distance * (size_t)map->width * (size_t)map->height);
  int dx, dy;
  XPath_Field(map->width, map->height, cost, goals, count, distance);
  const bool found = XPath_Step(map->width, map->height, distance, view->hero->base.x,
                                view->hero->base.y, NULL, &dx, &dy);
  free(distance);
  free(cost);
  return found && XBot_Step(view, dx, dy);
}

/* Whether standing here would show something new: a neighbour was never seen. */
static bool is_frontier(const XBotView *view, int32_t x, int32_t y)
{
  if (!is_passable(known(view, x, y)))
    return false;
  for (int32_t dy = -1; dy <= 1; dy++)
    for (int32_t dx = -1; dx <= 1; dx++)
      if (XMap_Contains(&view->place->map, x + dx, y + dy) && known(view, x + dx, y + dy) == NULL)
        return true;
  return false;
}

bool XBot_Explore(const XBotView *view)
{
  const XMap *map = &view->place->map;
  int32_t *goals = XAlloc(sizeof *goals * (size_t)map->width * (size_t)map->height);
  int32_t count = 0;
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width; x++)
      if (is_frontier(view, x, y))
        goals[count++] = XMap_Cell(map, x, y);
  const bool found = count > 0 && XBot_Walk(view, goals, count);
  free(goals);
  return found;
}

bool XBot_IsFree(const XBotView *view, int32_t x, int32_t y)
{
  const XMap *map = &view->place->map;
  return XMap_Contains(map, x, y) && is_passable(known(view, x, y)) &&
         known(view, x, y)->opens_into == NULL &&
         (!XMap_Visible(map, x, y) || XHandle_IsNone(map->occupant[XMap_Cell(map, x, y)]));
}

bool XBot_BackOff(const XBotView *view, const XCreature *foe)
{
  const XMapObject *at = &view->hero->base;
  for (int32_t i = 0; i < XDIRECTION_COUNT; i++) {
    const int32_t x = at->x + XDirections[i].dx, y = at->y + XDirections[i].dy;
    if (XBot_IsFree(view, x, y) && XCreature_Distance(x, y, foe->base.x, foe->base.y) >
                                       XCreature_Distance(at->x, at->y, foe->base.x, foe->base.y))
      return XBot_Step(view, XDirections[i].dx, XDirections[i].dy);
  }
  return false;
}

bool XBot_Wander(const XBotView *view)
{
  XRandom *random = XWorld_Stream(view->game->world, XSTREAM_COSMETIC);
  const XDirection *to = &XDirections[XRandom_Below(random, XDIRECTION_COUNT)];
  if (!XBot_IsFree(view, view->hero->base.x + to->dx, view->hero->base.y + to->dy))
    return false;
  return XBot_Step(view, to->dx, to->dy);
}
