/* A new place: its map by the kind's generator, then stairs, folk, things, timers. Every draw comes
   from the level's own seed, hash(seed, place id), never from the order of visits. */
#include "game/build.h"

#include "engine/xpath.h"
#include "engine/xalloc.h"
#include "game/populate.h"
#include "game/site.h"
#include "game/trap.h"

#include <assert.h>
#include <stdlib.h>

#define SCATTERED (~(1u << XITEM_CORPSE)) /* types that lie about */

static XLocation *find_place(const XGame *game, const XPlaceKind *kind)
{
  const XObjectTable *objects = &game->world->objects;
  for (int32_t i = 0; i < XObjectTable_Count(objects); i++) {
    XLocation *place = XLocation_Try(XObjectTable_At(objects, i));
    if (place != NULL && place->place == &kind->base)
      return place;
  }
  return NULL;
}

bool XBuild_FreeCell(const XGame *game, const XLocation *location, XRandom *random, int32_t near_x,
                     int32_t near_y, int16_t *x, int16_t *y)
{
  const XMap *map = &location->map;
  int32_t best = INT32_MAX;
  uint32_t ties = 0;
  for (int32_t cy = 0; cy < map->height; cy++)
    for (int32_t cx = 0; cx < map->width; cx++) {
      if (!XMap_Walkable(map, game->world->content, cx, cy) ||
          !XHandle_IsNone(map->occupant[XMap_Cell(map, cx, cy)]))
        continue;
      const int32_t far = near_x < 0 ? 0 : XCreature_Distance(near_x, near_y, cx, cy);
      if (far > best)
        continue;
      ties = far < best ? 1 : ties + 1;
      best = far;
      if (XRandom_Below(random, ties) != 0)
        continue;
      *x = (int16_t)cx;
      *y = (int16_t)cy;
    }
  return best != INT32_MAX;
}

bool XBuild_Connected(const XGame *game, const XLocation *location)
{
  const XMap *map = &location->map;
  const int32_t count = map->width * map->height;
  uint8_t *cost = XAlloc((size_t)count);
  int32_t *distance = XAlloc(sizeof *distance * (size_t)count);
  int32_t first = -1;
  for (int32_t i = 0; i < count; i++) {
    const XTileKind *tile = XMap_Tile(map, game->world->content, i % map->width, i / map->width);
    cost[i] = (tile->flags & (XTILE_WALK | XTILE_DOOR)) != 0;
    first = first < 0 && cost[i] ? i : first;
  }
  bool connected = first >= 0;
  if (connected)
    XPath_Field(map->width, map->height, cost, &first, 1, distance);
  for (int32_t i = 0; connected && i < count; i++)
    connected = !cost[i] || distance[i] != INT32_MAX;
  free(cost);
  free(distance);
  return connected;
}

/* The cell of a mark, or any free cell when the name is NULL or unknown. */
static bool cell_for(const XGame *game, const XLocation *location, XRandom *random,
                     const char *name, int16_t *x, int16_t *y)
{
  const XMark *mark = name == NULL ? NULL : XLocation_Mark(location, name);
  if (mark == NULL)
    return XBuild_FreeCell(game, location, random, -1, -1, x, y);
  *x = mark->x;
  *y = mark->y;
  return true;
}

static void lay(XGame *game, XLocation *location, const XItemKind *kind, int32_t count, int16_t x,
                int16_t y)
{
  if (count < 1)
    return;
  XItem *item = XItem_New(game->world, kind, count);
  XLocation_Put(location, &item->base, x, y, false);
}

static void add_things(XGame *game, XLocation *location, const XPlaceKind *kind, XRandom *random)
{
  int16_t x = 0, y = 0;
  for (int32_t i = 0; i < kind->thing_count; i++) {
    const XPlaceThing *thing = &kind->things[i];
    const int32_t count = XDice_Roll(&thing->count, random);
    if (cell_for(game, location, random, thing->mark, &x, &y))
      lay(game, location, thing->item, count, x, y);
  }
}

/* How many of a kind lie together. */
static int32_t heap_of(const XItemKind *kind, XRandom *random)
{
  return XDice_Max(&kind->heap) > 0 ? XDice_Roll(&kind->heap, random) : 1;
}

static void scatter(XGame *game, XLocation *location, const XPlaceKind *kind, XRandom *random)
{
  int16_t x = 0, y = 0;
  for (int32_t i = 0; i < kind->scatter; i++) {
    const XItemKind *item = XPopulate_PickItem(game->world->content, random, SCATTERED, kind->band);
    if (item != NULL && XBuild_FreeCell(game, location, random, -1, -1, &x, &y))
      lay(game, location, item, heap_of(item, random), x, y);
  }
}

static void add_folk(XGame *game, XLocation *location, const XPlaceKind *kind, XRandom *random)
{
  int16_t x = 0, y = 0;
  for (int32_t i = 0; i < kind->folk_count; i++) {
    const XPlaceFolk *folk = &kind->folk[i];
    for (int32_t left = XDice_Roll(&folk->count, random); left > 0; left--)
      if (cell_for(game, location, random, folk->mark, &x, &y))
        XGame_Spawn(game, location, folk->monster, x, y, XSTREAM_WORLD);
  }
}

static void add_first_of(XGame *game, XLocation *location, const XPlacePopulate *populate,
                         XRandom *random)
{
  const XBand band = ((const XPlaceKind *)location->place)->band;
  for (int32_t left = populate->first; left > 0; left--) {
    const XMonster *monster = XPopulate_Pick(game->world->content, random, populate->kinds, band);
    if (monster != NULL)
      XGame_Spawn(game, location, monster, -1, -1, XSTREAM_WORLD);
  }
}

static void start_clocks(XGame *game, XLocation *location, const XPlaceKind *kind)
{
  for (int32_t i = 0; i < kind->populate_count; i++)
    XGenerator_New(game, location, kind, i);
  for (int32_t i = 0; i < kind->timer_count; i++)
    XLocation_CreateTimerEvent(game, location, kind->timers[i].callback, kind->timers[i].ticks);
}

static void build_map(XGame *game, XLocation *location, const XPlaceKind *kind, XRandom *random)
{
  static void (*const generators[XBUILD_COUNT])(XSite *) = {
      [XBUILD_CAVE] = XBuild_Cave, [XBUILD_ROOMS] = XBuild_Rooms, [XBUILD_PLAIN] = XBuild_Plain};
  location->outdoors = kind->outdoors;
  location->pace = (int16_t)kind->pace;
  if (kind->build == XBUILD_DRAWN) {
    XBuild_Drawn(game, location, kind);
    return;
  }
  XSite *site = XAlloc(sizeof *site);
  *site = (XSite){.game = game,
                  .location = location,
                  .map = &location->map,
                  .kind = kind,
                  .random = random,
                  .owner = XAlloc((size_t)(kind->width * kind->height))};
  generators[kind->build](site);
  free(site->owner);
  free(site);
}

XLocation *XGame_Place(XGame *game, const XPlaceKind *kind)
{
  XLocation *found = find_place(game, kind);
  if (found != NULL)
    return found;
  XWorld *world = game->world;
  XLocation *location = (XLocation *)XObjectTable_New(&world->objects, &XLocation_Class, 0);
  location->place = &kind->base;
  location->left_at = world->scheduler.time;
  /* Spawning draws from the world stream: lend it the level's own numbers meanwhile. */
  XRandom *random = XWorld_Stream(world, XSTREAM_WORLD);
  const XRandom kept = *random;
  XRandom_Seed(random, XRandom_Hash(world->seed, kind->base.id));
  build_map(game, location, kind, random);
  add_things(game, location, kind, random);
  scatter(game, location, kind, random);
  add_folk(game, location, kind, random);
  for (int32_t i = 0; i < kind->populate_count; i++)
    add_first_of(game, location, &kind->populate[i], random);
  XTrap_Scatter(game, location, kind->band, kind->traps, random);
  start_clocks(game, location, kind);
  *random = kept;
  return location;
}
