#ifndef CREATURE_SIDE_H
#define CREATURE_SIDE_H
/* Whom one fights. Side 0 is nature: monsters against the hero and his companions. */

#include "creature/xcreature.h"

/* What a companion was told to do when nobody leads it. */
typedef enum XOrder {
  XORDER_FOLLOW, /* keeps near the hero, fights what comes near */
  XORDER_STAY,   /* holds its cell, strikes who is in reach */
  XORDER_ATTACK, /* goes for every enemy it sees */
  XORDER_FLEE,   /* keeps away from enemies */
  XORDER_LEAD,   /* is told each act by the player */
  XORDER_COUNT
} XOrder;
extern const char *const XOrder_Ids[XORDER_COUNT]; /* "follow" */

/* Whom a creature would fight if it saw them: for those of nature the hero, or a companion that it
   sees nearer; for others the nearest enemy that it sees, ties by guid. NULL when there is nobody.
   */
XCreature *XSide_Foe(const XWorld *world, const XCreature *creature);

#endif
