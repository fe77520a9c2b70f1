/* Buying from a keeper and selling to one. */
#include "creature/body.h"
#include "creature/speed.h"
#include "game/acts.h"
#include "game/identify.h"
#include "game/message.h"
#include "game/shop.h"

/* A number of pieces: as asked, at most all; 0 asks for all. */
static int32_t pieces(const XItem *item, int32_t asked)
{
  return asked < 1 || asked > item->quantity ? item->quantity : asked;
}

static void hand_over(XGame *game, XCreature *from, XCreature *to, XItem *item, int32_t count)
{
  item = XInventory_Take(game->world, from, item, count);
  item->letter = 0;
  XInventory_Give(game->world, to, item);
}

/* Says when it deals, at an hour at which it does not. */
static bool is_closed(XGame *game, const XCreature *actor, const XCreature *keeper)
{
  const XShopKind *shop = XShop_Of(game, keeper);
  if (XShop_IsOpen(game, shop))
    return false;
  XEvent event = XEvent_Of(game, "shop_closed", XEVENT_PLAIN, keeper);
  event.amount = shop->opens;
  event.extra = shop->closes;
  event.seen = XCreature_IsHero(game->world, actor);
  XGame_Emit(game, &event);
  return true;
}

/* Told before the thing changes hands: it may join a stack then. */
static void tell_deal(XGame *game, const char *word, const XCreature *actor, const XItem *item,
                      int32_t count, int32_t gold)
{
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
  event.item = XEventParty_Item(game, item);
  event.item.count = count;
  event.amount = gold;
  XGame_Emit(game, &event);
}

XResult XAct_Buy(XGame *game, XCreature *actor, const XAction *action)
{
  XCreature *keeper = XShop_KeeperBy(game, actor);
  XItem *item = XItem_Try(XWorld_Get(game->world, action->item));
  if (keeper == NULL)
    return XResult_Refuse(game, actor, "no_keeper", NULL);
  if (is_closed(game, actor, keeper))
    return (XResult){.outcome = XRESULT_REFUSED};
  if (item == NULL || !XHandle_Equal(item->owner, XCreature_Handle(keeper)))
    return XResult_Refuse(game, actor, "not_in_stock", NULL);
  const int32_t count = pieces(item, action->arg);
  const int32_t price = XShop_Price(game, XShop_Of(game, keeper), actor, item, count);
  const int64_t weight = XItem_Weight(item) / item->quantity * count;
  if (price > actor->gold)
    return XResult_Refuse(game, actor, "too_dear", item);
  if (XCreature_LoadRefused(game->world, actor,
                            XCreature_CarriedWeight(game->world, actor) + weight))
    return XResult_Refuse(game, actor, "too_heavy_lift", item);
  if (!XInventory_HasRoom(game->world, actor, item))
    return XResult_Refuse(game, actor, "pack_full", item);
  const int32_t ticks = XAction_Cost(game, actor, action);
  if (XCreature_IsHero(game->world, actor))
    XGame_Learn(game, XItem_Kind(item), false);
  tell_deal(game, "buy", actor, item, count, price);
  hand_over(game, keeper, actor, item, count);
  actor->gold -= price;
  keeper->gold = price < INT32_MAX - keeper->gold ? keeper->gold + price : INT32_MAX;
  return XResult_Done(ticks);
}

XResult XAct_Sell(XGame *game, XCreature *actor, const XAction *action)
{
  XCreature *keeper = XShop_KeeperBy(game, actor);
  XItem *item = XItem_Try(XWorld_Get(game->world, action->item));
  if (keeper == NULL)
    return XResult_Refuse(game, actor, "no_keeper", NULL);
  if (is_closed(game, actor, keeper))
    return (XResult){.outcome = XRESULT_REFUSED};
  if (item == NULL || !XHandle_Equal(item->owner, XCreature_Handle(actor)))
    return XResult_Refuse(game, actor, "not_carried", NULL);
  if (item->worn != XSLOT_NONE)
    return XResult_Refuse(game, actor, "sell_worn", item);
  const int32_t count = pieces(item, action->arg);
  const int32_t offer = XShop_Offer(XShop_Of(game, keeper), item, count);
  if (offer < 1)
    return XResult_Refuse(game, actor, "not_wanted", item);
  if (offer > keeper->gold || !XInventory_HasRoom(game->world, keeper, item))
    return XResult_Refuse(game, actor, "keeper_poor", item);
  const int32_t ticks = XAction_Cost(game, actor, action);
  if (XCreature_IsHero(game->world, actor))
    XGame_Learn(game, XItem_Kind(item), true);
  tell_deal(game, "sell", actor, item, count, offer);
  hand_over(game, actor, keeper, item, count);
  keeper->gold -= offer;
  actor->gold = offer < INT32_MAX - actor->gold ? actor->gold + offer : INT32_MAX;
  return XResult_Done(ticks);
}
