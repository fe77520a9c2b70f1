/* Slots of a body and what is worn in them. */
#include "creature/body.h"

#include <stddef.h>
#include <string.h>

bool XBody_HasSlot(const XCreature *creature, XSlot slot)
{
  return slot > XSLOT_NONE && slot < XSLOT_COUNT &&
         XCreature_BreedOf(creature)->body == XBODY_HUMANOID;
}

XItem *XBody_Worn(const XWorld *world, const XCreature *creature, XSlot slot)
{
  for (int32_t i = 0; slot != XSLOT_NONE && i < creature->pack.count; i++) {
    XItem *item = XItem_From(XWorld_Get(world, creature->pack.items[i]));
    if (item->worn == slot)
      return item;
  }
  return NULL;
}

static bool fills_hands(const XWorld *world, const XCreature *creature, XSlot slot)
{
  const XItem *item = XBody_Worn(world, creature, slot);
  return item != NULL && XItem_Kind(item)->hands > 1;
}

/* Whether a weapon or launcher that fills both hands and a shield would meet. */
static bool hands_are_full(const XWorld *world, const XCreature *creature, const XItemKind *kind)
{
  if ((kind->slot == XSLOT_HAND || kind->slot == XSLOT_LAUNCHER) && kind->hands > 1)
    return XBody_Worn(world, creature, XSLOT_SHIELD) != NULL;
  return kind->slot == XSLOT_SHIELD &&
         (fills_hands(world, creature, XSLOT_HAND) || fills_hands(world, creature, XSLOT_LAUNCHER));
}

const char *XBody_WhyNotWear(const XWorld *world, const XCreature *creature, const XItem *item)
{
  const XItemKind *kind = XItem_Kind(item);
  if (kind->slot == XSLOT_NONE)
    return "wear_not_wearable";
  if (item->worn != 0)
    return "wear_already";
  if (!XBody_HasSlot(creature, kind->slot))
    return "wear_no_slot";
  if (XBody_Worn(world, creature, kind->slot) != NULL)
    return "wear_slot_taken";
  if (hands_are_full(world, creature, kind))
    return "wear_both_hands";
  const bool carried = XHandle_Equal(item->owner, XCreature_Handle(creature));
  const bool parted = item->quantity > 1 && kind->slot != XSLOT_MISSILE;
  return (parted || !carried) && XInventory_Count(creature) >= XINVENTORY_MOST ? "wear_no_room"
                                                                               : NULL;
}

XItem *XBody_Wear(XWorld *world, XCreature *creature, XItem *item)
{
  const XSlot slot = XItem_Kind(item)->slot;
  if (item->quantity == 1 || slot == XSLOT_MISSILE) {
    item->worn = (uint8_t)slot;
    return item;
  }
  XItem *piece = XInventory_Take(world, creature, item, 1);
  piece->worn = (uint8_t)slot; /* worn before it is carried: it must not join its stack again */
  return XInventory_Give(world, creature, piece);
}

XItem *XBody_TakeOff(XWorld *world, XCreature *creature, XItem *item)
{
  return XInventory_Give(world, creature, XInventory_Take(world, creature, item, item->quantity));
}

int32_t XCreature_Resist(const XWorld *world, const XCreature *creature, XResist element)
{
  if (element == XRESIST_NONE)
    return 0;
  const size_t at = sizeof(int32_t) * (size_t)element;
  const int64_t sum = (int64_t)XCreature_BreedOf(creature)->resist[element] +
                      XBody_WornSum(world, creature, offsetof(XItemKind, resist) + at) +
                      XCreature_ModifierSum(creature, offsetof(XModifierKind, resist) + at);
  if (sum > XRESIST_MOST)
    return XRESIST_MOST;
  return sum < -XRESIST_MOST ? -XRESIST_MOST : (int32_t)sum;
}

int32_t XBody_WornSum(const XWorld *world, const XCreature *creature, size_t offset)
{
  int32_t sum = 0;
  for (int32_t i = 0; i < creature->pack.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(world, creature->pack.items[i]));
    int32_t value;
    memcpy(&value, (const char *)item->kind + offset, sizeof value);
    sum += item->worn != 0 ? value : 0;
  }
  return sum;
}
