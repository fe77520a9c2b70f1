/* Floods of the steps that each foe in view has before the hero acts again. */
#include "game/threat.h"

#include "creature/body.h"
#include "creature/missile.h"
#include "engine/xalloc.h"
#include "engine/xline.h"
#include "game/timeline.h"
#include "game/view.h"
#include "game/windup.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS_MOST = 20, REACH = 1 };

/* One foe's part: the cells it can strike at. */
typedef struct Flood {
  const XGame *game;
  const XLocation *place;
  uint8_t *struck; /* a cell each: 1 when it can strike there */
  int16_t *steps;  /* to stand there, from 1 (where it stands); 0 not reached */
  int32_t *queue;  /* cells reached, in order */
  int32_t count;
} Flood;

static void reach(Flood *flood, int32_t x, int32_t y, int32_t steps)
{
  const XMap *map = &flood->place->map;
  if (!XMap_Contains(map, x, y))
    return;
  const int32_t cell = XMap_Cell(map, x, y);
  if (flood->steps[cell] != 0)
    return;
  flood->steps[cell] = (int16_t)(steps + 1);
  flood->queue[flood->count++] = cell;
}

/* Marks what can be struck from a cell. */
static void strike_around(Flood *flood, int32_t x, int32_t y)
{
  const XMap *map = &flood->place->map;
  for (int32_t dy = -REACH; dy <= REACH; dy++)
    for (int32_t dx = -REACH; dx <= REACH; dx++)
      if (XMap_Contains(map, x + dx, y + dy))
        flood->struck[XMap_Cell(map, x + dx, y + dy)] = 1;
}

/* Everywhere within a number of steps. */
static void walk(Flood *flood, const XCreature *foe, int32_t most)
{
  const XMap *map = &flood->place->map;
  flood->count = 0;
  reach(flood, foe->base.x, foe->base.y, 0);
  for (int32_t i = 0; i < flood->count; i++) {
    const int32_t x = flood->queue[i] % map->width, y = flood->queue[i] / map->width;
    const int32_t steps = flood->steps[flood->queue[i]] - 1;
    strike_around(flood, x, y);
    for (int32_t k = 0; k < 9 && steps < most; k++)
      if (XMap_Walkable(map, flood->game->world->content, x + k % 3 - 1, y + k / 3 - 1))
        reach(flood, x + k % 3 - 1, y + k / 3 - 1, steps + 1);
  }
  for (int32_t i = 0; i < flood->count; i++)
    flood->steps[flood->queue[i]] = 0;
}

/* How far it shoots or throws with what it has at hand; 0: it does neither. */
static int32_t range_of(const XGame *game, const XCreature *foe)
{
  const XItem *missile = XBody_Worn(game->world, foe, XSLOT_MISSILE);
  if (missile == NULL)
    return 0;
  const XItemKind *launcher = XMissile_Launcher(game->world, foe, XItem_Kind(missile));
  if (launcher == NULL && XItem_Kind(missile)->skill != XSKILL_THROWING)
    return 0;
  return XMissile_Range(game->world, foe, launcher, XItem_Kind(missile));
}

static void shoot(Flood *flood, const XCreature *foe)
{
  const XMap *map = &flood->place->map;
  const int32_t range = range_of(flood->game, foe), fx = foe->base.x, fy = foe->base.y;
  for (int32_t y = fy - range; y <= fy + range; y++)
    for (int32_t x = fx - range; x <= fx + range; x++)
      if (range > 0 && XMap_Visible(map, x, y) && XCreature_Sees(flood->game->world, foe, x, y))
        flood->struck[XMap_Cell(map, x, y)] = 1;
}

/* Adds what one foe can strike at to the counts. */
static void add_foe(XThreat *threat, Flood *flood, const XCreature *foe, int64_t ticks)
{
  const XMonster *kind = XCreature_Monster(foe);
  const int64_t step = XTimeline_Supposed(flood->game, foe, false);
  const int32_t acts = XTimeline_Acts(flood->game, foe, ticks, step);
  const bool still = kind != NULL && (kind->ai & XAI_STILL) != 0;
  if (acts == 0)
    return;
  memset(flood->struck, 0, (size_t)threat->width * (size_t)threat->height);
  walk(flood, foe, still ? 0 : acts - 1 < STEPS_MOST ? acts - 1 : STEPS_MOST);
  shoot(flood, foe);
  for (int32_t cell = 0; cell < threat->width * threat->height; cell++)
    if (flood->struck[cell] && flood->place->map.visible[cell] && threat->counts[cell] < UINT8_MAX)
      threat->counts[cell]++;
}

static void add_foes(XThreat *threat, const XGame *game, int64_t ticks)
{
  const XLocation *here = XWorld_Here(game->world);
  const size_t cells = (size_t)threat->width * (size_t)threat->height;
  const XCreature *hero = XGame_Hero(game);
  Flood flood = {.game = game,
                 .place = here,
                 .struck = XAlloc(cells),
                 .steps = XAlloc(cells * sizeof *flood.steps),
                 .queue = XAlloc(cells * sizeof *flood.queue)};
  for (int32_t i = 0; i < here->creatures.count; i++) {
    const XCreature *foe = XCreature_From(XWorld_Get(game->world, here->creatures.items[i]));
    if (XCreature_IsEnemy(game->world, hero, foe) && XGame_SeesCreature(game, foe))
      add_foe(threat, &flood, foe, ticks);
  }
  free(flood.struck);
  free(flood.steps);
  free(flood.queue);
}

static void add_blows(XThreat *threat, const XGame *game, int64_t ticks)
{
  const XLocation *here = XWorld_Here(game->world);
  for (int32_t i = 0; i < here->looming.count; i++) {
    const XPending *pending = XPending_Try(XWorld_Get(game->world, here->looming.items[i]));
    const XPendingCell *cells = pending->cells.items;
    if (!XTimeline_Lands(game, pending, ticks))
      continue;
    for (int32_t k = 0; k < pending->cells.count; k++) {
      const int32_t cell = XMap_Cell(&here->map, cells[k].x, cells[k].y);
      if (here->map.visible[cell] && threat->counts[cell] < UINT8_MAX)
        threat->counts[cell]++;
    }
  }
}

void XThreat_Take(XThreat *threat, const XGame *game, int64_t ticks)
{
  const XLocation *here = XWorld_Here(game->world);
  *threat = (XThreat){.width = here->map.width, .height = here->map.height};
  threat->counts = XAlloc((size_t)threat->width * (size_t)threat->height);
  if (XGame_Hero(game) == NULL)
    return;
  add_foes(threat, game, ticks);
  add_blows(threat, game, ticks);
}

void XThreat_Clear(XThreat *threat)
{
  free(threat->counts);
  *threat = (XThreat){.counts = NULL};
}

int32_t XThreat_At(const XThreat *threat, int32_t x, int32_t y)
{
  const bool inside = x >= 0 && y >= 0 && x < threat->width && y < threat->height;
  return inside ? threat->counts[y * threat->width + x] : 0;
}
