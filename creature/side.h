#ifndef CREATURE_SIDE_H
#define CREATURE_SIDE_H
/* Sides of a staged fight. Side 0 is nature: monsters against the hero. */

#include "creature/xcreature.h"

/* Whom a creature would fight if it saw them: for those of nature the hero, for others the nearest
   of another side that it sees, ties by guid. NULL when there is nobody. */
XCreature *XSide_Foe(const XWorld *world, const XCreature *creature);

#endif
