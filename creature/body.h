#ifndef CREATURE_BODY_H
#define CREATURE_BODY_H
/* Body slots, what is worn, and what is carried. */

#include "creature/xcreature.h"

/* Whether this body has the slot. */
bool XBody_HasSlot(const XCreature *creature, XSlot slot);
/* What is worn in a slot, or NULL. */
XItem *XBody_Worn(const XWorld *world, const XCreature *creature, XSlot slot);
/* Why this item cannot be put on (a words id), or NULL when it can: wear_not_wearable,
   wear_already, wear_no_slot, wear_slot_taken, wear_both_hands (two-handed means both hands),
   wear_no_room (a piece of a stack, or a thing that is not carried yet, and nothing fits in). */
const char *XBody_WhyNotWear(const XWorld *world, const XCreature *creature, const XItem *item);
/* Puts a carried item on; WhyNotWear has said that it can be. One piece of a stack is parted from
   it when the stack is larger, but a quiver takes it whole. Returns the worn item. */
XItem *XBody_Wear(XWorld *world, XCreature *creature, XItem *item);
/* Takes a worn item off; it stays carried, joined to a stack when it stacks. Returns what it is
 * now. */
XItem *XBody_TakeOff(XWorld *world, XCreature *creature, XItem *item);
/* Sum over everything worn of one int32 of its kind; `offset` in XItemKind. */
int32_t XBody_WornSum(const XWorld *world, const XCreature *creature, size_t offset);

#define XINVENTORY_MOST 500 /* stacks that anybody carries */

/* Carried items, by index 0 to count - 1 in the order of their letters; those without one, when all
   are taken, follow by age. Find is the index of a carried item. */
int32_t XInventory_Count(const XCreature *creature);
XItem *XInventory_At(const XWorld *world, const XCreature *creature, int32_t index);
int32_t XInventory_Find(const XWorld *world, const XCreature *creature, const XItem *item);
/* The carried item with a letter (1-52), or NULL. */
XItem *XInventory_ByLetter(const XWorld *world, const XCreature *creature, uint8_t letter);
/* Gives an item, which is nowhere, to a creature: merged into a stack when it stacks (the item is
   then destroyed), else with the free letter nearest to its old one, or none when all are taken.
   Returns what it is now. */
XItem *XInventory_Give(XWorld *world, XCreature *creature, XItem *item);
/* Whether there is room: a stack to join, or less than XINVENTORY_MOST. */
bool XInventory_HasRoom(const XWorld *world, const XCreature *creature, const XItem *item);
/* Takes `count` pieces out; returns a stack that is nowhere. Worn things are taken off. A whole
   stack remembers its letter. */
XItem *XInventory_Take(XWorld *world, XCreature *creature, XItem *item, int32_t count);

#endif
