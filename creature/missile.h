#ifndef CREATURE_MISSILE_H
#define CREATURE_MISSILE_H
/* Numbers of what is thrown or shot (combat.h has those of blows). */

#include "creature/combat.h"

/* What shoots this missile from the launcher slot, or NULL when it is thrown by hand. */
const XItemKind *XMissile_Launcher(const XWorld *world, const XCreature *creature,
                                   const XItemKind *missile);
/* The attack by a missile; a launcher of NULL: thrown. A thing that is no missile does the rules'
   improvised damage. */
XAttack XMissile_Attack(const XWorld *world, const XCreature *attacker, const XItemKind *launcher,
                        const XItemKind *missile);
/* The defence of somebody `steps` cells away: what is hard to hit is harder from afar. */
XDefence XMissile_Defence(const XWorld *world, const XCreature *defender, int32_t steps);
/* How many cells it flies, at least 1. */
int32_t XMissile_Range(const XWorld *world, const XCreature *attacker, const XItemKind *launcher,
                       const XItemKind *missile);

#endif
