#ifndef ITEM_XITEM_H
#define ITEM_XITEM_H
/* Items that exist: stacks on the floor or carried, and corpses, which decay on the ring. */

#include "engine/xlocation.h"
#include "item/xitemkind.h"

#define XITEM_MAX_QUANTITY 9999
#define XITEM_LETTERS      52

typedef struct XItem {
  XMapObject base;
  const XKind *kind; /* XItemKind */
  XHandle owner;     /* who carries it; none on the floor */
  int32_t quantity;
  uint8_t letter; /* 1-52: a-z, A-Z; kept on the floor, so that it comes back; 0 has none */
  uint8_t left;   /* 1: the hero laid it down; exploring does not bring it back */
  uint8_t worn;   /* the XSlot it is worn in; 0 not worn */
  uint8_t worked; /* steps done of dressing in it or reading it; kept when interrupted */
} XItem;

/* What is left of somebody: an item that decays one step every 1000 ticks. */
typedef struct XCorpse {
  XItem base;
  const XKind *of;   /* what it was: a monster kind */
  int32_t weight;    /* units */
  int32_t nutrition; /* stomach units left in it */
  int32_t steps;     /* decay steps until it is gone */
} XCorpse;

extern const XClass XItem_Class;
extern const XClass XCorpse_Class;

XItem *XItem_From(XObject *object);
XItem *XItem_Try(XObject *object);
XCorpse *XCorpse_Try(XObject *object);

/* A new stack, nowhere yet. quantity 1 to XITEM_MAX_QUANTITY. The world owns it. */
XItem *XItem_New(XWorld *world, const XItemKind *kind, int32_t quantity);
/* A corpse, nowhere and not on the ring yet; `kind` is the corpse item kind. */
XCorpse *XCorpse_New(XWorld *world, const XItemKind *kind, const XKind *of, int32_t weight,
                     int32_t nutrition, int32_t steps);
const XItemKind *XItem_Kind(const XItem *item);
/* Weight of the whole stack in units, and stomach units of one piece. */
int64_t XItem_Weight(const XItem *item);
int32_t XItem_Nutrition(const XItem *item);
/* Whether two stacks can become one: of one kind, not worn (but for a quiver), no corpses, not
   above the most together. */
bool XItem_Stacks(const XItem *a, const XItem *b);
/* Splits `count` (1 to quantity - 1) off into a new stack that is nowhere and has no letter. */
XItem *XItem_Split(XWorld *world, XItem *item, int32_t count);
/* Appends its name with number or article: "a short sword", "3 potions of healing", "a rat corpse".
 */
void XItem_Name(const XWorld *world, const XItem *item, XText *out);
/* The letter shown for 1-52, '-' otherwise; and back, 0 for none. */
char XItem_LetterChar(uint8_t letter);
uint8_t XItem_LetterOf(char c);

#endif
