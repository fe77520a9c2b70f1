/* What is carried: letters stay with their things, stacks join. */
#include "creature/body.h"

#include <assert.h>
#include <stdlib.h>

/* Carried items by letter; a letter nobody has gives NULL. */
typedef struct Letters {
  XItem *items[XITEM_LETTERS + 1];
} Letters;

static Letters by_letter(const XWorld *world, const XCreature *creature)
{
  Letters letters = {{NULL}};
  for (int32_t i = 0; i < creature->pack.count; i++) {
    XItem *item = XItem_From(XWorld_Get(world, creature->pack.items[i]));
    assert(item->letter <= XITEM_LETTERS);
    if (item->letter != 0)
      letters.items[item->letter] = item;
  }
  return letters;
}

int32_t XInventory_Count(const XCreature *creature)
{
  return creature->pack.count;
}

XItem *XInventory_At(const XWorld *world, const XCreature *creature, int32_t index)
{
  assert(index >= 0 && index < creature->pack.count);
  const Letters letters = by_letter(world, creature);
  for (int32_t letter = 1; letter <= XITEM_LETTERS; letter++)
    if (letters.items[letter] != NULL && index-- == 0)
      return letters.items[letter];
  for (int32_t i = 0; i < creature->pack.count; i++) {
    XItem *item = XItem_From(XWorld_Get(world, creature->pack.items[i]));
    if (item->letter == 0 && index-- == 0)
      return item;
  }
  assert(false && "two things share a letter");
  return NULL;
}

int32_t XInventory_Find(const XWorld *world, const XCreature *creature, const XItem *item)
{
  int32_t index = 0;
  for (int32_t i = 0; i < creature->pack.count; i++) {
    const XItem *other = XItem_From(XWorld_Get(world, creature->pack.items[i]));
    const bool earlier = other->base.base.guid < item->base.base.guid;
    if (item->letter == 0 ? other->letter != 0 || earlier
                          : other->letter != 0 && other->letter < item->letter)
      index++;
  }
  return index;
}

XItem *XInventory_ByLetter(const XWorld *world, const XCreature *creature, uint8_t letter)
{
  return letter >= 1 && letter <= XITEM_LETTERS ? by_letter(world, creature).items[letter] : NULL;
}

/* The carried stack that this one would join, or NULL: the one of the lowest letter, else the
   eldest without one. */
static XItem *stack_for(const XWorld *world, const XCreature *creature, const XItem *item)
{
  XItem *best = NULL;
  for (int32_t i = 0; i < creature->pack.count; i++) {
    XItem *other = XItem_From(XWorld_Get(world, creature->pack.items[i]));
    if (XItem_Stacks(other, item) &&
        (best == NULL || (uint8_t)(other->letter - 1) < (uint8_t)(best->letter - 1)))
      best = other;
  }
  return best;
}

/* The free letter nearest to `wanted`, the lower of two; 0 when none is free. */
static uint8_t free_letter(const Letters *letters, uint8_t wanted)
{
  uint8_t best = 0;
  for (uint8_t letter = 1; letter <= XITEM_LETTERS; letter++)
    if (letters->items[letter] == NULL && (best == 0 || abs(letter - wanted) < abs(best - wanted)))
      best = letter;
  return best;
}

bool XInventory_HasRoom(const XWorld *world, const XCreature *creature, const XItem *item)
{
  return creature->pack.count < XINVENTORY_MOST || stack_for(world, creature, item) != NULL;
}

XItem *XInventory_Give(XWorld *world, XCreature *creature, XItem *item)
{
  assert(XHandle_IsNone(item->owner) && XHandle_IsNone(item->base.location));
  XItem *stack = stack_for(world, creature, item);
  if (stack != NULL) {
    stack->quantity += item->quantity;
    XWorld_Destroy(world, &item->base.base);
    return stack;
  }
  const Letters letters = by_letter(world, creature);
  item->letter = free_letter(&letters, item->letter);
  item->owner = XCreature_Handle(creature);
  XHandleSet_Add(&creature->pack, &item->base.base);
  return item;
}

XItem *XInventory_Take(XWorld *world, XCreature *creature, XItem *item, int32_t count)
{
  assert(XHandle_Equal(item->owner, XCreature_Handle(creature)));
  assert(count >= 1 && count <= item->quantity);
  if (count < item->quantity)
    return XItem_Split(world, item, count);
  XHandleSet_Remove(&creature->pack, &item->base.base);
  item->owner = XHANDLE_NONE;
  item->worn = 0;
  return item;
}
