/* The hero's own map as costs, and fields over it. */
#include "game/known.h"

#include "engine/xalloc.h"
#include "engine/xpath.h"
#include "game/view.h"

#include <stdlib.h>

enum { COST_STEP = 1, COST_DOOR = 2, COST_SWAP = 4 };

bool XKnown_Opens(const XTileKind *tile)
{
  return (tile->flags & XTILE_DOOR) != 0 && tile->opens_into != NULL;
}

static uint8_t cost_of(const XTileKind *tile)
{
  if (tile == NULL)
    return 0;
  if ((tile->flags & XTILE_WALK) != 0)
    return COST_STEP;
  return XKnown_Opens(tile) ? COST_DOOR : 0;
}

/* Those in view stand in the way, or would change places. */
static void add_creatures(XKnown *known, const XGame *game, const XLocation *place)
{
  const XCreature *hero = XGame_Hero(game);
  for (int32_t i = 0; i < place->creatures.count; i++) {
    const XCreature *other = XCreature_From(XWorld_Get(game->world, place->creatures.items[i]));
    if (other == hero || !XGame_SeesCreature(game, other))
      continue;
    const XMonster *monster = XCreature_Monster(other);
    const bool yields = !XCreature_IsEnemy(game->world, hero, other) && monster != NULL &&
                        (monster->ai & XAI_STILL) == 0;
    uint8_t *cost = &known->cost[XMap_Cell(&place->map, other->base.x, other->base.y)];
    *cost = *cost > 0 && yields ? COST_SWAP : 0;
  }
}

void XKnown_Init(XKnown *known, const XGame *game)
{
  const XLocation *place = XWorld_Here(game->world);
  const int32_t width = place->map.width, height = place->map.height;
  const size_t cells = (size_t)width * (size_t)height;
  *known = (XKnown){.width = width, .height = height};
  known->cost = XAlloc(cells * sizeof *known->cost);
  known->distance = XAlloc(cells * sizeof *known->distance);
  known->goals = XAlloc(cells * sizeof *known->goals);
  for (int32_t y = 0; y < height; y++)
    for (int32_t x = 0; x < width; x++)
      known->cost[y * width + x] = cost_of(XMap_Known(&place->map, game->world->content, x, y));
  add_creatures(known, game, place);
}

void XKnown_Clear(XKnown *known)
{
  free(known->cost);
  free(known->distance);
  free(known->goals);
  *known = (XKnown){0};
}

void XKnown_Goal(XKnown *known, int32_t x, int32_t y)
{
  const int32_t cell = y * known->width + x;
  if (known->distance[cell] != 0)
    return;
  known->distance[cell] = 1; /* marks it until the plan is made */
  known->goals[known->count++] = cell;
}

void XKnown_Plan(XKnown *known)
{
  XPath_Field(known->width, known->height, known->cost, known->goals, known->count,
              known->distance);
}

int32_t XKnown_Distance(const XKnown *known, int32_t x, int32_t y)
{
  return known->distance[y * known->width + x];
}

bool XKnown_Step(const XKnown *known, int32_t x, int32_t y, int8_t *dx, int8_t *dy)
{
  int step_x, step_y;
  const bool found =
      XPath_Step(known->width, known->height, known->distance, x, y, NULL, &step_x, &step_y);
  *dx = (int8_t)step_x;
  *dy = (int8_t)step_y;
  return found;
}
