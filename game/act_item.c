/* Picking up, dropping, wearing, taking off. */
#include "creature/body.h"
#include "creature/speed.h"
#include "game/activity.h"
#include "game/acts.h"
#include "game/floor.h"
#include "game/message.h"

static XItem *item_of(const XGame *game, const XAction *action)
{
  return XItem_Try(XWorld_Get(game->world, action->item));
}

static bool carries(const XCreature *actor, const XItem *item)
{
  return item != NULL && XHandle_Equal(item->owner, XCreature_Handle(actor));
}

static void tell_item(XGame *game, const char *word, const XCreature *actor, const XItem *item)
{
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
  event.item = XEventParty_Item(game, item);
  event.extra = item->letter;
  XGame_Emit(game, &event);
}

/* A new burden word is told in the act that brings it. */
static void tell_burden(XGame *game, const XCreature *actor, const XBurdenStep *before)
{
  const XBurdenStep *after = XCreature_BurdenWord(game->world, actor);
  if (after == before || !XCreature_IsHero(game->world, actor))
    return;
  const int32_t shown = XCreature_GetShownSpeed(game->world, actor, (XProfile)game->profile);
  if (after == NULL)
    XGame_Tell(game, "burden_free", XEVENT_PLAIN, NULL, shown);
  else
    XGame_Tell(game, after->word_enter, XEVENT_PLAIN, NULL, shown);
}

static bool would_be_too_heavy(const XGame *game, const XCreature *actor, const XItem *item)
{
  const int64_t load = XCreature_CarriedWeight(game->world, actor) + XItem_Weight(item);
  return XCreature_LoadRefused(game->world, actor, load);
}

/* Gold goes into the purse, whatever the pack holds. */
static XResult pocket(XGame *game, XCreature *actor, XItem *gold, const XAction *action)
{
  const int32_t room = INT32_MAX - actor->gold;
  const int32_t ticks = XAction_Cost(game, actor, action);
  actor->gold += gold->quantity < room ? gold->quantity : room;
  tell_item(game, "pick_up", actor, gold);
  XLocation_Take(XCreature_Location(game->world, actor), &gold->base, false);
  XWorld_Destroy(game->world, &gold->base.base);
  return XResult_Done(ticks);
}

XResult XAct_PickUp(XGame *game, XCreature *actor, const XAction *action)
{
  XLocation *place = XCreature_Location(game->world, actor);
  XItem *item = item_of(game, action);
  if (item == NULL || !XHandle_Equal(item->base.location, actor->base.location) ||
      item->base.x != actor->base.x || item->base.y != actor->base.y)
    return XResult_Refuse(game, actor, "nothing_here", NULL);
  if (XItem_Kind(item)->type == XITEM_GOLD)
    return pocket(game, actor, item, action);
  if (would_be_too_heavy(game, actor, item))
    return XResult_Refuse(game, actor, "too_heavy_lift", item);
  if (!XInventory_HasRoom(game->world, actor, item))
    return XResult_Refuse(game, actor, "pack_full", item);
  const XBurdenStep *before = XCreature_BurdenWord(game->world, actor);
  const int32_t ticks = XAction_Cost(game, actor, action);
  XLocation_Take(place, &item->base, false);
  item->left = 0;
  item = XInventory_Give(game->world, actor, item);
  tell_item(game, "pick_up", actor, item);
  tell_burden(game, actor, before);
  return XResult_Done(ticks);
}

XResult XAct_Drop(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = item_of(game, action);
  if (!carries(actor, item))
    return XResult_Refuse(game, actor, "not_carried", NULL);
  const XBurdenStep *before = XCreature_BurdenWord(game->world, actor);
  const int32_t ticks = XAction_Cost(game, actor, action);
  const int32_t count =
      action->arg < 1 || action->arg > item->quantity ? item->quantity : action->arg;
  item = XInventory_Take(game->world, actor, item, count);
  item->left = XCreature_IsHero(game->world, actor);
  tell_item(game, "drop", actor, item);
  XFloor_Lay(game, actor, item);
  tell_burden(game, actor, before);
  return XResult_Done(ticks);
}

/* Straight from the floor, of a stack one piece; a quiver takes it whole. */
static XItem *wear_from_floor(XGame *game, XCreature *actor, XItem *item)
{
  const XSlot slot = XItem_Kind(item)->slot;
  if (item->quantity > 1 && slot != XSLOT_MISSILE)
    item = XItem_Split(game->world, item, 1);
  else
    XLocation_Take(XCreature_Location(game->world, actor), &item->base, false);
  if (slot != XSLOT_MISSILE) {
    item->worn = (uint8_t)slot; /* worn before it is carried: it must not join a stack */
    return XInventory_Give(game->world, actor, item);
  }
  item = XInventory_Give(game->world, actor, item);
  item->worn = XSLOT_MISSILE;
  return item;
}

static const char *word_of_wearing(const XItem *item)
{
  if (item->worn == XSLOT_MISSILE)
    return "ready";
  return item->worn == XSLOT_HAND || item->worn == XSLOT_LAUNCHER ? "wield" : "wear";
}

bool XAct_TakesMore(XGame *game, XCreature *actor, XItem *item, const XAction *action,
                    int32_t steps, const char *word)
{
  if (game->profile == XPROFILE_CLASSIC || ++item->worked >= steps) {
    item->worked = 0;
    XActivity_End(game);
    return false;
  }
  if (game->activity.kind == XACTIVITY_NONE) {
    XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
    event.item = XEventParty_Item(game, item);
    event.amount = item->worked;
    event.extra = steps;
    XGame_Emit(game, &event);
  }
  XActivity_GoOn(game, actor, action, action->arg);
  return true;
}

/* Steps of putting a thing on or taking it off. */
static int32_t steps_of(const XGame *game, const XItem *item)
{
  return XItem_Kind(item)->slot == XSLOT_BODY ? XGame_Rules(game)->delays.body_steps : 1;
}

XResult XAct_Wear(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = XFloor_Reach(game, actor, action->item);
  if (item == NULL)
    return XResult_Refuse(game, actor, "not_carried", NULL);
  const char *why = XBody_WhyNotWear(game->world, actor, item);
  if (why == NULL && !carries(actor, item) && would_be_too_heavy(game, actor, item))
    why = "too_heavy_lift";
  if (why != NULL)
    return XResult_Refuse(game, actor, why, item);
  const XBurdenStep *before = XCreature_BurdenWord(game->world, actor);
  const int32_t ticks = XAction_Cost(game, actor, action);
  if (XAct_TakesMore(game, actor, item, action, steps_of(game, item), "wear_step"))
    return XResult_Done(ticks);
  item = carries(actor, item) ? XBody_Wear(game->world, actor, item)
                              : wear_from_floor(game, actor, item);
  tell_item(game, word_of_wearing(item), actor, item);
  tell_burden(game, actor, before);
  return XResult_Done(ticks);
}

XResult XAct_TakeOff(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = item_of(game, action);
  if (!carries(actor, item) || item->worn == XSLOT_NONE)
    return XResult_Refuse(game, actor, "not_worn", NULL);
  const int32_t ticks = XAction_Cost(game, actor, action);
  if (XAct_TakesMore(game, actor, item, action, steps_of(game, item), "take_off_step"))
    return XResult_Done(ticks);
  item = XBody_TakeOff(game->world, actor, item);
  tell_item(game, "take_off", actor, item);
  return XResult_Done(ticks);
}
