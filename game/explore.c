/* Exploring: the nearest cell whose surroundings are not all known, or thing worth picking up. */
#include "game/explore.h"

#include "creature/body.h"
#include "creature/speed.h"
#include "engine/xpath.h"
#include "engine/xstring.h"
#include "game/command.h"
#include "game/ways.h"
#include "game/message.h"

#include <stdlib.h>

static bool seen_lying(const XLocation *place, const XItem *item)
{
  return place->map.known_item.cells[XMap_Cell(&place->map, item->base.x, item->base.y)] != 0;
}

static bool worth_it(const XGame *game, const XItem *item)
{
  return !item->left && (game->autopickup >> XItem_Kind(item)->type & 1) != 0;
}

static bool can_carry(const XGame *game, const XCreature *hero, const XItem *item)
{
  const int64_t load = XCreature_CarriedWeight(game->world, hero) + XItem_Weight(item);
  return !XCreature_LoadRefused(game->world, hero, load) &&
         XInventory_HasRoom(game->world, hero, item);
}

bool XExplore_Wants(const XGame *game, const XCreature *hero, const XItem *item)
{
  return worth_it(game, item) && can_carry(game, hero, item);
}

/* Whether a cell that can be stood on has a neighbour never seen. */
static bool borders_unknown(const XMap *map, int32_t x, int32_t y)
{
  for (int32_t dy = -1; dy <= 1; dy++)
    for (int32_t dx = -1; dx <= 1; dx++)
      if (XMap_Contains(map, x + dx, y + dy) &&
          map->known.cells[XMap_Cell(map, x + dx, y + dy)] == 0)
        return true;
  return false;
}

static void add_ground(XWays *ways, const XMap *map, const XCreature *hero)
{
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width; x++)
      if (ways->cost[XMap_Cell(map, x, y)] > 0 && borders_unknown(map, x, y) &&
          (x != hero->base.x || y != hero->base.y))
        XWays_Goal(ways, x, y);
}

static void add_things(XWays *ways, const XGame *game, const XLocation *place,
                       const XCreature *hero)
{
  for (int32_t i = 0; i < place->items.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(game->world, place->items.items[i]));
    const int32_t cell = XMap_Cell(&place->map, item->base.x, item->base.y);
    if (ways->cost[cell] > 0 && seen_lying(place, item) && XExplore_Wants(game, hero, item))
      XWays_Goal(ways, item->base.x, item->base.y);
  }
}

/* What lies underfoot and is wanted, or NULL. */
static const XItem *wanted_here(const XGame *game, const XLocation *place, const XCreature *hero)
{
  for (int32_t i = 0; i < place->items.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(game->world, place->items.items[i]));
    if (item->base.x == hero->base.x && item->base.y == hero->base.y &&
        XExplore_Wants(game, hero, item))
      return item;
  }
  return NULL;
}

XAction XExplore_Next(const XGame *game, const XCreature *hero)
{
  const XLocation *place = XWorld_Here(game->world);
  const XItem *here = wanted_here(game, place, hero);
  if (here != NULL)
    return (XAction){.kind = XACT_PICK_UP, .item = here->base.base.self};
  XWays ways;
  XAction action = {.kind = XACT_STEP};
  XWays_Init(&ways, game);
  add_ground(&ways, &place->map, hero);
  add_things(&ways, game, place, hero);
  XWays_Plan(&ways);
  if (!XWays_Step(&ways, hero->base.x, hero->base.y, &action.dx, &action.dy))
    action.kind = XACT_NONE;
  XWays_Clear(&ways);
  return action;
}

/* What is left, as parts of one sentence. */
typedef struct Left {
  const XGame *game;
  XText text;
  int32_t parts;
} Left;

static void add_part(Left *left, const char *word, const XKind *kind, int32_t amount)
{
  const XEvent event = {
      .word = word, .amount = amount, .item = {.kind = kind, .flags = XPARTY_SEEN, .count = 1}};
  XText_Add(&left->text, left->parts++ > 0 ? ", " : "");
  XMessage_Sentence(left->game->world->content, &event, &left->text);
}

/* "north", by the larger part of the way; in between both. */
static const char *direction_to(const XCreature *hero, int32_t x, int32_t y)
{
  int32_t dx = x - hero->base.x, dy = y - hero->base.y;
  const int32_t across = abs(dx), down = abs(dy);
  dx = across * 2 < down ? 0 : (dx > 0) - (dx < 0);
  dy = down * 2 < across ? 0 : (dy > 0) - (dy < 0);
  for (int32_t i = 0; i < XDIRECTION_COUNT; i++)
    if (XDirections[i].dx == dx && XDirections[i].dy == dy)
      return XDirections[i].name;
  return "";
}

/* Doors that the hero cannot open, at most three of them. */
static void add_doors(Left *left, const XMap *map, const XCreature *hero)
{
  const int32_t before = left->parts;
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width && left->parts - before < 3; x++) {
      const XTileKind *tile = XMap_Known(map, left->game->world->content, x, y);
      if (tile == NULL || (tile->flags & XTILE_DOOR) == 0 || (tile->flags & XTILE_WALK) != 0 ||
          XWays_Opens(tile))
        continue;
      add_part(left, "left_door", &tile->base, 1);
      XText_AddFormat(&left->text, " %s", direction_to(hero, x, y));
    }
}

static void add_left_things(Left *left, const XLocation *place, const XCreature *hero,
                            const XWays *ways)
{
  int32_t far = 0, too_much = 0;
  for (int32_t i = 0; i < place->items.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(left->game->world, place->items.items[i]));
    if (!seen_lying(place, item))
      continue;
    if (XWays_Distance(ways, item->base.x, item->base.y) == XPATH_FAR)
      far++;
    else if (worth_it(left->game, item) && !can_carry(left->game, hero, item))
      too_much++;
  }
  if (too_much > 0)
    add_part(left, "left_too_much", NULL, too_much);
  if (far > 0)
    add_part(left, "left_out_of_reach", NULL, far);
}

static bool ground_out_of_reach(const XWays *ways)
{
  for (int32_t i = 0; i < ways->width * ways->height; i++)
    if (ways->cost[i] > 0 && ways->distance[i] == XPATH_FAR)
      return true;
  return false;
}

static bool has_been_to(const XGame *game, const XKind *place)
{
  for (int32_t i = 0; i < XObjectTable_Count(&game->world->objects); i++) {
    const XLocation *location = XLocation_Try(XObjectTable_At(&game->world->objects, i));
    if (location != NULL && location->place == place)
      return true;
  }
  return false;
}

/* The tile of a way out, when the hero knows it. */
static const XTileKind *known_exit(const XGame *game, const XLocation *place, int32_t index)
{
  const XExit *way = (const XExit *)place->exits.items + index;
  return XMap_Known(&place->map, game->world->content, way->x, way->y);
}

/* Whether a known way before this one leads to the same place. */
static bool is_told(const XGame *game, const XLocation *place, int32_t index)
{
  const XExit *exits = place->exits.items;
  for (int32_t i = 0; i < index; i++)
    if (exits[i].place == exits[index].place && known_exit(game, place, i) != NULL)
      return true;
  return false;
}

/* The ways out that are known and lead where the hero has not been, each place once. */
static void tell_ways_on(XGame *game, const XLocation *place)
{
  const XContent *content = game->world->content;
  const XExit *exits = place->exits.items;
  XText text;
  XText_Init(&text);
  for (int32_t i = 0; i < place->exits.count; i++) {
    const XTileKind *tile = known_exit(game, place, i);
    if (tile == NULL || is_told(game, place, i) || has_been_to(game, exits[i].place))
      continue;
    XText_AddFormat(&text, "%s%s", text.length == 0 ? XContent_Word(content, "ways_on") : ", ",
                    exits[i].place->name);
    if ((tile->flags & XTILE_DOWN) != 0)
      XText_Add(&text, " (>)");
    else if ((tile->flags & XTILE_UP) != 0)
      XText_Add(&text, " (<)");
  }
  if (text.length > 0) {
    XText_AddChar(&text, '.');
    XGame_Log(game, text.data, XEVENT_PLAIN);
  }
  XText_Clear(&text);
}

void XExplore_Tell(XGame *game, const XCreature *hero)
{
  const XLocation *place = XWorld_Here(game->world);
  Left left = {.game = game};
  XWays ways;
  XText_Init(&left.text);
  XText_Add(&left.text, XContent_Word(game->world->content, "explored_left"));
  XWays_Init(&ways, game);
  XWays_Goal(&ways, hero->base.x, hero->base.y);
  XWays_Plan(&ways);
  add_doors(&left, &place->map, hero);
  add_left_things(&left, place, hero, &ways);
  if (ground_out_of_reach(&ways))
    add_part(&left, "left_ground", NULL, 1);
  XWays_Clear(&ways);
  XText_Add(&left.text, ".");
  if (left.parts > 0)
    XGame_Log(game, left.text.data, XEVENT_PLAIN);
  else
    XGame_Tell(game, "explored", XEVENT_PLAIN, NULL, 0);
  XText_Clear(&left.text);
  tell_ways_on(game, place);
}
