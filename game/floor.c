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

XItem *XFloor_Reach(const XGame *game, const XCreature *creature, XHandle handle)
{
  XItem *item = XItem_Try(XWorld_Get(game->world, handle));
  if (item == NULL || XHandle_Equal(item->owner, XCreature_Handle(creature)))
    return item;
  const bool here = XHandle_Equal(item->base.location, creature->base.location) &&
                    item->base.x == creature->base.x && item->base.y == creature->base.y;
  return here ? item : NULL;
}

void XFloor_Lay(XGame *game, const XCreature *creature, XItem *item)
{
  XFloor_LayAt(game, XCreature_Location(game->world, creature), creature->base.x, creature->base.y,
               item);
}

static const XItemKind *gold_kind(const XContent *content)
{
  for (int32_t i = 0; i < XContent_Count(content, XKIND_ITEM); i++) {
    const XItemKind *kind = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    if (kind->type == XITEM_GOLD)
      return kind;
  }
  return NULL;
}

void XFloor_LayGold(XGame *game, XLocation *place, int32_t x, int32_t y, int32_t amount)
{
  const XItemKind *kind = gold_kind(game->world->content);
  while (kind != NULL && amount > 0) {
    const int32_t count = amount < XITEM_MAX_QUANTITY ? amount : XITEM_MAX_QUANTITY;
    XFloor_LayAt(game, place, x, y, XItem_New(game->world, kind, count));
    amount -= count;
  }
}

void XFloor_LayAt(XGame *game, XLocation *place, int32_t x, int32_t y, XItem *item)
{
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
