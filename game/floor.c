/* Piles: a cell's items among those of its place. */
#include "game/floor.h"

#include "game/message.h"

XItem *XFloor_At(const XGame *game, const XLocation *place, int32_t x, int32_t y, int32_t index)
{
  for (int32_t i = 0; i < place->items.count; i++) {
    XItem *item = XItem_From(XWorld_Get(game->world, place->items.items[i]));
    if (item->base.x == x && item->base.y == y && index-- == 0)
      return item;
  }
  return NULL;
}

int32_t XFloor_Count(const XGame *game, const XLocation *place, int32_t x, int32_t y)
{
  int32_t count = 0;
  while (XFloor_At(game, place, x, y, count) != NULL)
    count++;
  return count;
}

void XFloor_Tell(XGame *game, const XCreature *creature)
{
  const XLocation *place = XCreature_Location(game->world, creature);
  if (!XCreature_IsHero(game->world, creature))
    return;
  const int32_t count = XFloor_Count(game, place, creature->base.x, creature->base.y);
  const XItem *first = XFloor_At(game, place, creature->base.x, creature->base.y, 0);
  if (count == 1)
    XGame_Tell(game, "sees_here", XEVENT_PLAIN, first, 0);
  else if (count > 1)
    XGame_Tell(game, "sees_many", XEVENT_PLAIN, first, count - 1);
}

void XFloor_Lay(XGame *game, const XCreature *creature, XItem *item)
{
  XLocation *place = XCreature_Location(game->world, creature);
  const int32_t x = creature->base.x, y = creature->base.y;
  for (int32_t i = 0; i < place->items.count; i++) {
    XItem *other = XItem_From(XWorld_Get(game->world, place->items.items[i]));
    if (other->base.x != x || other->base.y != y || !XItem_Stacks(other, item))
      continue;
    if (other->quantity + item->quantity > XITEM_MAX_QUANTITY)
      continue;
    other->quantity += item->quantity;
    other->left |= item->left;
    XWorld_Destroy(game->world, &item->base.base);
    return;
  }
  XLocation_Put(place, &item->base, x, y, false);
}
