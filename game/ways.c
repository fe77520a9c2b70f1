/* The hero's own map as costs, and fields over it. */
#include "game/ways.h"

#include "engine/xalloc.h"
#include "engine/xpath.h"
#include "game/trap.h"
#include "game/view.h"

#include <stdlib.h>

enum { COST_STEP = 1, COST_DOOR = 2, COST_SWAP = 4 };

bool XWays_Opens(const XTileKind *tile)
{
  return (tile->flags & XTILE_DOOR) != 0 && tile->opens_into != NULL;
}

static uint8_t cost_of(const XTileKind *tile)
{
  if (tile == NULL)
    return 0;
  if ((tile->flags & XTILE_WALK) != 0)
    return COST_STEP;
  return XWays_Opens(tile) ? COST_DOOR : 0;
}

/* Those in view stand in the way, or would change places. */
static void add_creatures(XWays *ways, const XGame *game, const XLocation *place)
{
  const XCreature *hero = XGame_Hero(game);
  for (int32_t i = 0; i < place->creatures.count; i++) {
    const XCreature *other = XCreature_From(XWorld_Get(game->world, place->creatures.items[i]));
    if (other == hero || !XGame_SeesCreature(game, other))
      continue;
    const XMonster *monster = XCreature_Monster(other);
    const bool yields = !XCreature_IsEnemy(game->world, hero, other) && monster != NULL &&
                        (monster->ai & XAI_STILL) == 0;
    uint8_t *cost = &ways->cost[XMap_Cell(&place->map, other->base.x, other->base.y)];
    *cost = *cost > 0 && yields ? COST_SWAP : 0;
  }
}

void XWays_Init(XWays *ways, const XGame *game)
{
  const XLocation *place = XWorld_Here(game->world);
  const int32_t width = place->map.width, height = place->map.height;
  const size_t cells = (size_t)width * (size_t)height;
  *ways = (XWays){.width = width, .height = height};
  ways->cost = XAlloc(cells * sizeof *ways->cost);
  ways->distance = XAlloc(cells * sizeof *ways->distance);
  ways->goals = XAlloc(cells * sizeof *ways->goals);
  for (int32_t y = 0; y < height; y++)
    for (int32_t x = 0; x < width; x++)
      if (XTrap_Known(place, x, y) == NULL) /* never into known harm */
        ways->cost[y * width + x] = cost_of(XMap_Known(&place->map, game->world->content, x, y));
  add_creatures(ways, game, place);
  const XCreature *hero = XGame_Hero(game);
  ways->cost[XMap_Cell(&place->map, hero->base.x, hero->base.y)] = COST_STEP;
}

void XWays_Clear(XWays *ways)
{
  free(ways->cost);
  free(ways->distance);
  free(ways->goals);
  *ways = (XWays){0};
}

void XWays_Goal(XWays *ways, int32_t x, int32_t y)
{
  const int32_t cell = y * ways->width + x;
  if (ways->distance[cell] != 0)
    return;
  ways->distance[cell] = 1; /* marks it until the plan is made */
  ways->goals[ways->count++] = cell;
}

void XWays_Plan(XWays *ways)
{
  XPath_Field(ways->width, ways->height, ways->cost, ways->goals, ways->count, ways->distance);
}

int32_t XWays_Distance(const XWays *ways, int32_t x, int32_t y)
{
  return ways->distance[y * ways->width + x];
}

bool XWays_Step(const XWays *ways, int32_t x, int32_t y, int8_t *dx, int8_t *dy)
{
  int step_x, step_y;
  const bool found =
      XPath_Step(ways->width, ways->height, ways->distance, x, y, NULL, &step_x, &step_y);
  *dx = (int8_t)step_x;
  *dy = (int8_t)step_y;
  return found;
}
