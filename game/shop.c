/* Stock and prices. A delivery takes about half of what was left away and fills up from the band.
 */
#include "game/shop.h"

#include "creature/body.h"
#include "creature/needs.h"
#include "engine/xclock.h"
#include "game/populate.h"

enum { TRIES = 4, FEW = 3 }; /* draws for each stack wanted; most of what is not sold in heaps */

const XShopKind *XShop_Of(const XGame *game, const XCreature *keeper)
{
  const XContent *content = game->world->content;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_SHOP); i++) {
    const XShopKind *shop = (const XShopKind *)XContent_At(content, XKIND_SHOP, i);
    if (keeper->monster != NULL && shop->keeper == keeper->monster)
      return shop;
  }
  return NULL;
}

XCreature *XShop_KeeperBy(const XGame *game, const XCreature *customer)
{
  const XLocation *place = XCreature_Location(game->world, customer);
  for (int32_t i = 0; place != NULL && i < place->creatures.count; i++) {
    XCreature *other = XCreature_From(XWorld_Get(game->world, place->creatures.items[i]));
    if (XShop_Of(game, other) != NULL && !XCreature_IsEnemy(game->world, other, customer) &&
        XCreature_Distance(other->base.x, other->base.y, customer->base.x, customer->base.y) == 1)
      return other;
  }
  return NULL;
}

bool XShop_IsOpen(const XGame *game, const XShopKind *shop)
{
  const int32_t hour = XTime_Date(game->world->scheduler.seconds).hour;
  if (shop->opens <= shop->closes)
    return shop->opens == shop->closes || (hour >= shop->opens && hour < shop->closes);
  return hour >= shop->opens || hour < shop->closes; /* over midnight */
}

static void carry_off(XGame *game, XCreature *keeper, XRandom *random)
{
  for (int32_t i = XInventory_Count(keeper) - 1; i >= 0; i--) {
    XItem *item = XInventory_At(game->world, keeper, i);
    if (item->worn == XSLOT_NONE && XRandom_OneIn(random, 2)) {
      item = XInventory_Take(game->world, keeper, item, item->quantity);
      XWorld_Destroy(game->world, &item->base.base);
    }
  }
}

static int32_t pieces_of(const XItemKind *kind, XRandom *random)
{
  if (XDice_Max(&kind->heap) > 0)
    return XDice_Roll(&kind->heap, random);
  const bool few =
      kind->type == XITEM_POTION || kind->type == XITEM_SCROLL || kind->type == XITEM_FOOD;
  return few ? XRandom_Range(random, 1, FEW) : 1;
}

static void deliver(XGame *game, XCreature *keeper, const XShopKind *shop, XRandom *random)
{
  for (int32_t tries = shop->stacks * TRIES; tries > 0; tries--) {
    if (XInventory_Count(keeper) >= shop->stacks)
      return;
    const XItemKind *kind =
        XPopulate_PickItem(game->world->content, random, shop->types, shop->band);
    if (kind != NULL)
      XInventory_Give(game->world, keeper, XItem_New(game->world, kind, pieces_of(kind, random)));
  }
}

void XShop_Tend(XGame *game, XCreature *keeper)
{
  const XShopKind *shop = XShop_Of(game, keeper);
  if (shop == NULL)
    return;
  const int64_t period = game->world->scheduler.seconds / (3600 * (int64_t)shop->hours) + 1;
  if (keeper->stocked == period)
    return;
  XRandom random;
  XRandom_Seed(&random,
               XHash_Mix(XRandom_Hash(game->world->seed, shop->base.id), (uint64_t)period));
  if (keeper->stocked != 0)
    carry_off(game, keeper, &random);
  keeper->stocked = period;
  keeper->gold = keeper->gold < shop->purse ? shop->purse : keeper->gold;
  deliver(game, keeper, shop, &random);
}

static int32_t to_gold(int64_t amount, int32_t least)
{
  return amount < least ? least : amount > INT32_MAX ? INT32_MAX : (int32_t)amount;
}

int32_t XShop_Price(const XGame *game, const XShopKind *shop, const XCreature *customer,
                    const XItem *item, int32_t count)
{
  const int64_t percent =
      (int64_t)shop->markup * XCreature_PricePercent(game->world, customer) / 100;
  /* Charm never buys for less than the keeper gives. */
  const int64_t least = percent > shop->pays ? percent : shop->pays + 1;
  return to_gold(((int64_t)XItem_Kind(item)->value * count * least + 99) / 100, 1);
}

int32_t XShop_Offer(const XShopKind *shop, const XItem *item, int32_t count)
{
  if ((shop->types >> XItem_Kind(item)->type & 1u) == 0)
    return 0;
  return to_gold((int64_t)XItem_Kind(item)->value * count * shop->pays / 100, 0);
}
