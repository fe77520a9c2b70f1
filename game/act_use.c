/* Eating, quaffing and reading: what is used up by it. */
#include "creature/body.h"
#include "creature/caster.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "game/activity.h"
#include "game/acts.h"
#include "game/effect.h"
#include "game/floor.h"
#include "game/identify.h"
#include "game/message.h"

enum { FULL_AT = 16 }; /* times base_nutrio: eating is refused from here */

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
  const bool hero = XCreature_IsHero(game->world, actor);
  XEffect_Apply(game, actor, kind->effects, kind->effect_count);
  if (hero)
    XGame_Learn(game, kind, true);
  return XResult_Done(ticks);
}

/* One bite out of a corpse; its last takes it out of the world, and does what the kind does. */
static XResult bite(XGame *game, XCreature *actor, XCorpse *corpse, const XAction *action)
{
  const int32_t ticks = XAction_Cost(game, actor, action);
  const int32_t all =
      game->profile == XPROFILE_CLASSIC ? INT32_MAX : XGame_Rules(game)->delays.bite;
  const int32_t part = corpse->nutrition < all ? corpse->nutrition : all;
  if (part == corpse->nutrition) {
    XActivity_End(game);
    const XResult last = consume(game, actor, &corpse->base, action, "eat");
    return last.outcome == XRESULT_DONE ? XResult_Done(ticks) : last;
  }
  if (game->activity.kind == XACTIVITY_NONE) {
    XEvent event = XEvent_Of(game, "eat_step", XEVENT_PLAIN, actor);
    event.item = XEventParty_Item(game, &corpse->base);
    XGame_Emit(game, &event);
  }
  corpse->weight =
      (int32_t)((int64_t)corpse->weight * (corpse->nutrition - part) / corpse->nutrition);
  corpse->nutrition -= part;
  XCreature_Nourish(actor, part);
  XActivity_GoOn(game, actor, action, action->arg);
  return XResult_Done(ticks);
}

XResult XAct_Eat(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = XFloor_Reach(game, actor, action->item);
  if (item == NULL)
    return XResult_Refuse(game, actor, "nothing_to_eat", NULL);
  const XItemType type = XItem_Kind(item)->type;
  if (type != XITEM_FOOD && type != XITEM_CORPSE)
    return XResult_Refuse(game, actor, "not_edible", item);
  if (actor->base_nutrio > 0 && actor->nutrio / FULL_AT >= actor->base_nutrio)
    return XResult_Refuse(game, actor, "too_full", NULL);
  XCorpse *corpse = XCorpse_Try(&item->base.base);
  return corpse != NULL ? bite(game, actor, corpse, action)
                        : consume(game, actor, item, action, "eat");
}

XResult XAct_Quaff(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = XFloor_Reach(game, actor, action->item);
  if (item == NULL || XItem_Kind(item)->type != XITEM_POTION)
    return XResult_Refuse(game, actor, "not_potion", item);
  return consume(game, actor, item, action, "quaff");
}

/* A book that would teach nothing is not used up. */
static const char *why_not_learn(const XCreature *actor, const XItemKind *book)
{
  const char *why = NULL;
  for (int32_t i = 0; i < book->effect_count && why == NULL; i++)
    why = XCaster_WhyNotLearn(actor, book->effects[i].spell);
  return why;
}

XResult XAct_Read(XGame *game, XCreature *actor, const XAction *action)
{
  XItem *item = XFloor_Reach(game, actor, action->item);
  const XItemType type = item == NULL ? XITEM_TYPE_COUNT : XItem_Kind(item)->type;
  if (type != XITEM_SCROLL && type != XITEM_BOOK)
    return XResult_Refuse(game, actor, "not_scroll", item);
  const char *why = type == XITEM_BOOK ? why_not_learn(actor, XItem_Kind(item)) : NULL;
  if (why != NULL)
    return XResult_Refuse(game, actor, why, item);
  const int32_t steps = type == XITEM_BOOK ? XGame_Rules(game)->delays.book_steps : 1;
  const int32_t ticks = XAction_Cost(game, actor, action);
  if (XAct_TakesMore(game, actor, item, action, steps, "read_step"))
    return XResult_Done(ticks);
  return consume(game, actor, item, action, "read");
}
