#ifndef CREATURE_CASTER_H
#define CREATURE_CASTER_H
/* Who can cast what, and how hard it strikes. */

#include "creature/xcreature.h"

/* Spells it can cast, by index 0 to count - 1: what a hero has learnt, in that order; of others
   what their kind casts. */
int32_t XCaster_Count(const XCreature *creature);
const XSpellKind *XCaster_At(const XCreature *creature, int32_t index);
bool XCaster_Knows(const XCreature *creature, const XSpellKind *spell);
/* Learns it, unless it is known. */
void XCaster_Learn(XCreature *creature, const XSpellKind *spell);
/* Why this cannot be learnt from a book (a words id), or NULL: spell_known, spell_too_hard. */
const char *XCaster_WhyNotLearn(const XCreature *creature, const XSpellKind *spell);
/* Dice of hit points that its bolt takes, spellcraft in; before armour and resistance. */
XDice XCaster_Damage(const XWorld *world, const XCreature *creature, const XSpellKind *spell);
/* Least and most that is left of it for a target. */
void XCaster_DamageRange(const XWorld *world, const XCreature *creature, const XSpellKind *spell,
                         const XCreature *target, int32_t *least, int32_t *most);
/* One roll of it, from the combat stream; 0 or more. */
int32_t XCaster_RollDamage(XWorld *world, const XCreature *creature, const XSpellKind *spell,
                           const XCreature *target);

#endif
