/* What a creature with hands makes of the things it has and sees. */
#include "creature/ai_own.h"

#include "creature/body.h"
#include "creature/speed.h"

enum { GREED = 5 }; /* cells to what is worth going for */

static int32_t mean2(const XDice *dice)
{
  return XDice_Min(dice) + XDice_Max(dice);
}

/* What wearing it would be worth; 0 for what it could not use, or only clumsily. */
static int32_t worth(const XMind *mind, const XItemKind *kind)
{
  if (kind->slot == XSLOT_NONE || !XBody_HasSlot(mind->self, kind->slot) ||
      kind->need_st > XCreature_Stat(mind->self, XSTAT_ST))
    return 0;
  if (kind->type == XITEM_WEAPON) {
    const bool shield = XBody_Worn(mind->world, mind->self, XSLOT_SHIELD) != NULL;
    return kind->hands > 1 && shield ? 0 : 2 * mean2(&kind->damage) + kind->hit;
  }
  if (kind->type == XITEM_MISSILE) /* arrows are of no use without a bow */
    return kind->skill == XSKILL_THROWING ? 2 * mean2(&kind->damage) : 0;
  return 3 * kind->pv + 2 * kind->dv;
}

/* What it has in a slot is worth. Bare hands are its natural blow. */
static int32_t worth_now(const XMind *mind, XSlot slot)
{
  const XItem *worn = XBody_Worn(mind->world, mind->self, slot);
  if (worn != NULL)
    return worth(mind, XItem_Kind(worn));
  return slot == XSLOT_HAND ? 2 * mean2(&mind->kind->damage) : 0;
}

static int32_t gain(const XMind *mind, const XItem *item)
{
  const XItemKind *kind = XItem_Kind(item);
  const int32_t value = worth(mind, kind);
  return value == 0 ? 0 : value - worth_now(mind, kind->slot);
}

/* Puts on the best of what it carries, after taking off what is in its place. */
static bool dress(const XMind *mind, XChoice *out)
{
  const XItem *best = NULL;
  int32_t most = 0;
  for (int32_t i = 0; i < XInventory_Count(mind->self); i++) {
    const XItem *item = XInventory_At(mind->world, mind->self, i);
    if (item->worn == XSLOT_NONE && gain(mind, item) > most) {
      most = gain(mind, item);
      best = item;
    }
  }
  if (best == NULL)
    return false;
  const XItem *worn = XBody_Worn(mind->world, mind->self, XItem_Kind(best)->slot);
  if (worn == NULL && XBody_WhyNotWear(mind->world, mind->self, best) != NULL)
    return false;
  *out = (XChoice){.wish = worn != NULL ? XWISH_TAKE_OFF : XWISH_WEAR,
                   .item = worn != NULL ? worn->base.base.self : best->base.base.self};
  return true;
}

static bool can_lift(const XMind *mind, const XItem *item)
{
  const int64_t load = XCreature_CarriedWeight(mind->world, mind->self) + XItem_Weight(item);
  return !XCreature_LoadRefused(mind->world, mind->self, load) &&
         XInventory_HasRoom(mind->world, mind->self, item);
}

/* The nearest thing in view that would be an improvement; the steps to it. */
static const XItem *find_near(const XMind *mind, int32_t reach, int32_t *steps)
{
  const XMapObject *self = &mind->self->base;
  const XItem *nearest = NULL;
  *steps = reach + 1;
  for (int32_t i = 0; i < mind->place->items.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(mind->world, mind->place->items.items[i]));
    const int32_t far = XCreature_Distance(self->x, self->y, item->base.x, item->base.y);
    if (far >= *steps || gain(mind, item) <= 0 || !can_lift(mind, item) ||
        !XCreature_Sees(mind->world, mind->self, item->base.x, item->base.y))
      continue;
    *steps = far;
    nearest = item;
  }
  return nearest;
}

bool XMind_Gear(const XMind *mind, XChoice *out)
{
  int32_t steps;
  if ((mind->kind->ai & XAI_EQUIPS) == 0)
    return false;
  if (dress(mind, out))
    return true;
  const XItem *item = find_near(mind, mind->self->mood == XMOOD_AT_EASE ? GREED : 0, &steps);
  if (item == NULL)
    return false;
  if (steps > 0)
    return (mind->kind->ai & XAI_STILL) == 0 &&
           XMind_Approach(mind, item->base.x, item->base.y, true, out);
  *out = (XChoice){.wish = XWISH_PICK_UP, .item = item->base.base.self};
  return true;
}
