/* The hero's eyes: field of view, memory of things, enemies in view. */
#include "game/view.h"

/* Keeps the first thing in view at a cell where none was known. */
static void note_news(XGame *game, const XLocation *place)
{
  const XMap *map = &place->map;
  for (int32_t i = 0; i < place->items.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(game->world, place->items.items[i]));
    const int32_t cell = XMap_Cell(map, item->base.x, item->base.y);
    if (map->visible[cell] && map->known_item.cells[cell] == 0 && !item->left &&
        XWorld_Get(game->world, game->news) == NULL)
      game->news = item->base.base.self;
  }
}

static void remember_things(XGame *game, XLocation *place)
{
  XMap *map = &place->map;
  note_news(game, place);
  for (int32_t i = 0; i < map->known_item.count; i++)
    if (map->visible[i])
      map->known_item.cells[i] = 0;
  for (int32_t i = 0; i < place->items.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(game->world, place->items.items[i]));
    const int32_t cell = XMap_Cell(map, item->base.x, item->base.y);
    if (map->visible[cell])
      map->known_item.cells[cell] = (uint16_t)(item->kind->index + 1);
  }
}

void XGame_Look(XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  XLocation *place = XCreature_Location(game->world, hero);
  if (place == NULL)
    return;
  XMap_Look(&place->map, hero->base.x, hero->base.y, XCreature_SightRadius(game->world, hero));
  remember_things(game, place);
}

bool XGame_SeesCreature(const XGame *game, const XCreature *creature)
{
  if (XCreature_IsHero(game->world, creature))
    return true;
  const XLocation *place = XCreature_Location(game->world, creature);
  return place != NULL && place == XWorld_Here(game->world) &&
         XMap_Visible(&place->map, creature->base.x, creature->base.y);
}

int32_t XGame_CountEnemiesInView(const XGame *game)
{
  const XLocation *place = XWorld_Here(game->world);
  const XCreature *hero = XGame_Hero(game);
  int32_t count = 0;
  for (int32_t i = 0; place != NULL && i < place->creatures.count; i++) {
    const XCreature *other = XCreature_From(XWorld_Get(game->world, place->creatures.items[i]));
    count += XCreature_IsEnemy(game->world, hero, other) && XGame_SeesCreature(game, other);
  }
  return count;
}

XCreature *XGame_EnemyInView(const XGame *game)
{
  const XLocation *place = XWorld_Here(game->world);
  const XCreature *hero = XGame_Hero(game);
  XCreature *best = NULL;
  int32_t nearest = INT32_MAX;
  for (int32_t i = 0; i < place->creatures.count; i++) {
    XCreature *other = XCreature_From(XWorld_Get(game->world, place->creatures.items[i]));
    if (!XCreature_IsEnemy(game->world, hero, other) || !XGame_SeesCreature(game, other))
      continue;
    const int32_t distance =
        XCreature_Distance(hero->base.x, hero->base.y, other->base.x, other->base.y);
    if (distance < nearest) {
      nearest = distance;
      best = other;
    }
  }
  return best;
}
