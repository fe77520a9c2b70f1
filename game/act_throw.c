/* Throwing and firing: the numbers are creature/missile.c's, the way is flight.c's. */
#include "creature/body.h"
#include "creature/learn.h"
#include "creature/missile.h"
#include "creature/speed.h"
#include "game/acts.h"
#include "game/chronicle.h"
#include "game/flight.h"
#include "game/floor.h"
#include "game/message.h"
#include "game/turn.h"

static void tell_missile(XGame *game, const char *word, const XCreature *actor, const XItem *item)
{
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
  event.item = XEventParty_Item(game, item);
  XGame_Emit(game, &event);
}

static const char *word_of(const XBlow *blow)
{
  if (!blow->hit)
    return "missile_miss";
  if (blow->damage < 1)
    return "missile_none";
  return blow->critical ? "missile_critical" : "missile_hit";
}

static void tell_hit(XGame *game, const XCreature *actor, const XCreature *target,
                     const XItem *item, const XBlow *blow)
{
  XEvent event = XEvent_Of(game, word_of(blow), XEVENT_PLAIN, actor);
  event.target = XEventParty_Creature(game, target);
  event.item = XEventParty_Item(game, item);
  event.seen = event.seen || (event.target.flags & XPARTY_SEEN) != 0;
  event.amount = blow->damage;
  if ((event.target.flags & XPARTY_HERO) != 0)
    event.weight = XEVENT_WARN;
  XGame_Emit(game, &event);
}

/* The missile meets somebody; whether it hits. */
static bool strike(XGame *game, XCreature *actor, XCreature *target, const XItem *item,
                   const XItemKind *launcher, int32_t steps)
{
  XWorld *world = game->world;
  const XAttack attack = XMissile_Attack(world, actor, launcher, XItem_Kind(item));
  const XDefence defence = XMissile_Defence(world, target, steps);
  const XBlow blow = XCombat_Roll(world, XWorld_Stream(world, XSTREAM_COMBAT), &attack, &defence);
  if (blow.hit) /* skills never grow from shots at nothing */
    XCreature_UseSkill(actor, attack.skill);
  XCreature_UseSkill(target, blow.hit ? XSKILL_ARMOUR : XSKILL_SHIELDS);
  tell_hit(game, actor, target, item, &blow);
  XChronicle_Blow(game, actor, target, &attack, &defence, &blow, XItem_Kind(item)->base.name);
  if (XCreature_IsHero(world, actor))
    target->provoked = 1;
  XGame_Hurt(game, target, blow.damage, actor, NULL);
  return blow.hit;
}

/* It falls where it stopped, or breaks. */
static void fall(XGame *game, const XCreature *actor, XLocation *place, XItem *item, XPoint at,
                 bool hit)
{
  const XItemKind *kind = XItem_Kind(item);
  const XRules *rules = XGame_Rules(game);
  const bool frail = kind->type == XITEM_POTION || (kind->type == XITEM_MISSILE && !kind->sturdy);
  const int32_t percent = kind->type == XITEM_POTION ? 100
                          : hit                      ? rules->break_hit
                                                     : rules->break_miss;
  if (!frail || !XRandom_Percent(XWorld_Stream(game->world, XSTREAM_COMBAT), percent)) {
    XFloor_LayAt(game, place, at.x, at.y, item);
    return;
  }
  tell_missile(game, "missile_breaks", actor, item);
  XWorld_Destroy(game->world, &item->base.base);
}

/* One piece, which is then nowhere. */
static XItem *take_one(XGame *game, XCreature *actor, XItem *item)
{
  if (XHandle_Equal(item->owner, XCreature_Handle(actor)))
    return XInventory_Take(game->world, actor, item, 1);
  if (item->quantity > 1)
    return XItem_Split(game->world, item, 1);
  XLocation_Take(XCreature_Location(game->world, actor), &item->base, false);
  return item;
}

static XResult launch(XGame *game, XCreature *actor, XItem *item, const XItemKind *launcher,
                      const XAction *action)
{
  XLocation *place = XCreature_Location(game->world, actor);
  const XPoint feet = {actor->base.x, actor->base.y};
  if (!XMap_Contains(&place->map, action->x, action->y))
    return XResult_Refuse(game, actor, "throw_nowhere", NULL);
  if (feet.x == action->x && feet.y == action->y)
    return XResult_Refuse(game, actor, "throw_here", NULL);
  const int32_t ticks = XAction_Cost(game, actor, action);
  const int32_t range = XMissile_Range(game->world, actor, launcher, XItem_Kind(item));
  XFlight flight;
  XFlight_Plan(game, actor, action->x, action->y, range, &flight);
  item = take_one(game, actor, item);
  tell_missile(game, launcher != NULL ? "fire" : "throw", actor, item);
  const bool hit =
      flight.in_way != NULL && strike(game, actor, flight.in_way, item, launcher, flight.count);
  fall(game, actor, place, item, flight.land < 0 ? feet : flight.cells[flight.land], hit);
  return XResult_Done(ticks);
}

XResult XAct_Throw(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = XFloor_Reach(game, actor, action->item);
  if (item == NULL)
    return XResult_Refuse(game, actor, "not_carried", NULL);
  if (item->worn != XSLOT_NONE && item->worn != XSLOT_HAND && item->worn != XSLOT_MISSILE)
    return XResult_Refuse(game, actor, "throw_worn", item);
  if (XItem_Kind(item)->type == XITEM_GOLD)
    return XResult_Refuse(game, actor, "throw_gold", item);
  return launch(game, actor, item, NULL, action);
}

XResult XAct_Fire(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = XBody_Worn(game->world, actor, XSLOT_MISSILE);
  if (item == NULL)
    return XResult_Refuse(game, actor, "fire_empty", NULL);
  const XItemKind *launcher = XMissile_Launcher(game->world, actor, XItem_Kind(item));
  if (launcher == NULL && XItem_Kind(item)->skill != XSKILL_THROWING)
    return XResult_Refuse(game, actor, "fire_no_launcher", item);
  return launch(game, actor, item, launcher, action);
}
