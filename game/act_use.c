/* Eating and quaffing, and what it does to whoever does it. */
#include "creature/body.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "game/acts.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/xtimer.h"

enum { FULL_AT = 16 }; /* times base_nutrio: eating is refused from here */

/* In the pack, or on the floor where the actor stands. */
static XItem *within_reach(const XGame *game, const XCreature *actor, const XAction *action)
{
  XItem *item = XItem_Try(XWorld_Get(game->world, action->item));
  if (item == NULL || XHandle_Equal(item->owner, XCreature_Handle(actor)))
    return item;
  const bool here = XHandle_Equal(item->base.location, actor->base.location) &&
                    item->base.x == actor->base.x && item->base.y == actor->base.y;
  return here ? item : NULL;
}

/* Takes one piece out of the world. */
static void use_up(XGame *game, XCreature *actor, XItem *item)
{
  if (item->quantity > 1) {
    item->quantity--;
    return;
  }
  if (XHandle_Equal(item->owner, XCreature_Handle(actor)))
    item = XInventory_Take(game->world, actor, item, 1);
  else
    XLocation_Take(XCreature_Location(game->world, actor), &item->base, false);
  XWorld_Destroy(game->world, &item->base.base);
}

static void tell_amount(XGame *game, const XCreature *actor, const char *word, int32_t amount)
{
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
  event.amount = amount;
  XGame_Emit(game, &event);
}

static int32_t fill(int32_t *points, int32_t most, int32_t amount)
{
  const int32_t room = most - *points;
  const int32_t gained = amount < room ? amount : room;
  *points += gained > 0 ? gained : 0;
  return gained > 0 ? gained : 0;
}

static void apply(XGame *game, XCreature *actor, const XItemEffect *effect)
{
  const bool begins = effect->type == XEFFECT_MODIFIER; /* its dice are a duration */
  XRandom *random = XWorld_Stream(game->world, XSTREAM_COMBAT);
  const int32_t amount = begins ? 0 : XDice_Roll(&effect->dice, random);
  switch (effect->type) {
  case XEFFECT_HEAL:
    tell_amount(game, actor, "heal", fill(&actor->hp, actor->max_hp, amount));
    break;
  case XEFFECT_POWER:
    tell_amount(game, actor, "power", fill(&actor->pp, actor->max_pp, amount));
    break;
  case XEFFECT_HARM:
    tell_amount(game, actor, "harm", amount);
    XGame_Hurt(game, actor, amount, NULL, "cause.potion");
    break;
  case XEFFECT_NUTRIO:
    XCreature_Nourish(actor, amount);
    break;
  case XEFFECT_MODIFIER:
    XCreature_BeginRolled(game, actor, effect->modifier, &effect->dice);
    break;
  case XEFFECT_CURE:
    XCreature_End(game, actor, effect->modifier);
    break;
  case XEFFECT_NONE:
  case XEFFECT_COUNT:
    break;
  }
}

static void apply_all(XGame *game, XCreature *actor, const XItemKind *kind)
{
  const XHandle self = XCreature_Handle(actor);
  for (int32_t i = 0; i < kind->effect_count; i++)
    if (XWorld_Get(game->world, self) != NULL && actor->hp > 0)
      apply(game, actor, &kind->effects[i]);
}

static XResult consume(XGame *game, XCreature *actor, XItem *item, const XAction *action,
                       const char *word)
{
  const XItemKind *kind = XItem_Kind(item);
  const int32_t ticks = XAction_Cost(game, actor, action);
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
  event.item = XEventParty_Item(game, item);
  event.item.count = 1;
  XGame_Emit(game, &event);
  const int32_t nutrition = XItem_Nutrition(item);
  use_up(game, actor, item);
  XCreature_Nourish(actor, nutrition);
  apply_all(game, actor, kind);
  return XResult_Done(ticks);
}

XResult XAct_Eat(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = within_reach(game, actor, action);
  if (item == NULL)
    return XResult_Refuse(game, actor, "nothing_to_eat", NULL);
  const XItemType type = XItem_Kind(item)->type;
  if (type != XITEM_FOOD && type != XITEM_CORPSE)
    return XResult_Refuse(game, actor, "not_edible", item);
  if (actor->base_nutrio > 0 && actor->nutrio / FULL_AT >= actor->base_nutrio)
    return XResult_Refuse(game, actor, "too_full", NULL);
  return consume(game, actor, item, action, "eat");
}

XResult XAct_Quaff(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = within_reach(game, actor, action);
  if (item == NULL || XItem_Kind(item)->type != XITEM_POTION)
    return XResult_Refuse(game, actor, "not_potion", item);
  return consume(game, actor, item, action, "quaff");
}
