/* Asking somebody along: for food, or for gold. */
#include "creature/body.h"
#include "game/acts.h"
#include "game/message.h"
#include "game/party.h"

static XResult refuse(XGame *game, const XCreature *actor, const XCreature *other, const char *why)
{
  XEvent event = XEvent_Of(game, why, XEVENT_PLAIN, actor);
  if (other != NULL) {
    event.target = XEventParty_Creature(game, other);
    event.amount = XCreature_Monster(other) == NULL ? 0 : XCreature_Monster(other)->price;
  }
  event.seen = true;
  XGame_Emit(game, &event);
  return (XResult){.outcome = XRESULT_REFUSED};
}

/* The fee goes into the purse of the hired, a bite into the mouth of the fed. */
static void pay(XGame *game, XCreature *hero, XCreature *other, XItem *food)
{
  const int32_t price = XCreature_Monster(other)->price;
  if (food != NULL) {
    XWorld_Destroy(game->world, &XInventory_Take(game->world, hero, food, 1)->base.base);
    return;
  }
  hero->gold -= price;
  other->gold = price < INT32_MAX - other->gold ? other->gold + price : INT32_MAX;
}

XResult XAct_Ask(XGame *game, XCreature *actor, const XAction *action)
{
  const XLocation *place = XCreature_Location(game->world, actor);
  XCreature *other =
      XCreature_At(game->world, place, actor->base.x + action->dx, actor->base.y + action->dy);
  XItem *food;
  const char *why = XParty_WhyNotJoin(game, actor, other, &food);
  if (why != NULL || !XCreature_IsHero(game->world, actor))
    return refuse(game, actor, other, why != NULL ? why : "ask_unwilling");
  const int32_t ticks = XAction_Cost(game, actor, action);
  XEvent event = XEvent_Of(game, food != NULL ? "party_fed" : "party_hired", XEVENT_PLAIN, actor);
  event.amount = XCreature_Monster(other)->price;
  event.target = XEventParty_Creature(game, other);
  if (food != NULL) {
    event.item = XEventParty_Item(game, food);
    event.item.count = 1;
  }
  XGame_Emit(game, &event);
  pay(game, actor, other, food);
  XParty_Add(game, other);
  event = XEvent_Of(game, "party_joins", XEVENT_PLAIN, other);
  event.seen = true;
  XGame_Emit(game, &event);
  return XResult_Done(ticks);
}
