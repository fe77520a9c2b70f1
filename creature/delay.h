#ifndef CREATURE_DELAY_H
#define CREATURE_DELAY_H
/* What actions cost: the only maker of durations. */

#include "creature/xcreature.h"
#include "magic/xrules.h"

#define XDELAY_ORDINARY 10 /* TU of an ordinary action */

/* Ticks of an action of `cost` TU (0 or more): cost x GetSpeed() / 10, truncated once. What takes
   time takes at least the floor of the rules; in profile classic at least 1 tick. */
int32_t XDelay_Action(const XWorld *world, const XCreature *creature, XProfile profile,
                      int32_t cost);
/* The least an attack with what it fights with can take, and one draw of what it takes, in ticks.
 */
int32_t XDelay_AttackLeast(const XWorld *world, const XCreature *creature, XProfile profile);
int32_t XDelay_DrawAttack(XWorld *world, const XCreature *creature, XProfile profile);

#endif
