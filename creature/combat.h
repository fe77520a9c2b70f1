#ifndef CREATURE_COMBAT_H
#define CREATURE_COMBAT_H
/* Numbers of a fight (combat.md), the same for play, forecasts and tests. */

#include "creature/xcreature.h"

typedef struct XAttack {
  int32_t hit;                  /* to hit, everything in */
  XDice dice;                   /* of the weapon or the natural attack */
  int32_t bonus;                /* added to the dice */
  int32_t critical;             /* percent */
  XSkill skill;                 /* what is trained by it */
  const XItemKind *weapon;      /* NULL: unarmed or natural */
  const char *verb, *verb_miss; /* words ids */
  const char *name;             /* what the blow is called; NULL: nothing of its own */
  XResist element;              /* of what the brand adds to a blow that hits */
  XDice brand;                  /* through the target's resistance, not its armour */
} XAttack;

typedef struct XDefence {
  int32_t dv, pv;
  int32_t resist[XRESIST_COUNT]; /* percent */
} XDefence;

typedef struct XBlow {
  bool hit, critical;
  int32_t damage; /* hit points lost; 0 when armour held it */
} XBlow;

XAttack XCombat_Attack(const XWorld *world, const XCreature *attacker);
XDefence XCombat_Defence(const XWorld *world, const XCreature *defender);
/* The parts of an attack, shared with missiles: to hit of body, gear, tactics and modifiers (gear
   of the hands only for its own kind of attack), what is added to the dice, percent of criticals.
 */
int32_t XCombat_HitOf(const XWorld *world, const XCreature *attacker, XSkill skill, bool ranged);
int32_t XCombat_DamageOf(const XWorld *world, const XCreature *attacker, XSkill skill);
int32_t XCombat_CriticalOf(const XWorld *world, const XCreature *attacker);
/* To hit lost to a thing too heavy for that strength: 1 for every tenth missing. */
int32_t XCombat_Clumsiness(const XItemKind *kind, int32_t strength);
/* Chance to hit in percent: clamp(100 * a / (a + d), floor, ceiling). */
int32_t XCombat_HitPercent(const XWorld *world, const XAttack *attack, const XDefence *defence);
/* Rolls one blow on the given stream; changes nothing else. */
XBlow XCombat_Roll(const XWorld *world, XRandom *random, const XAttack *attack,
                   const XDefence *defence);
/* Least and most damage of a blow that hits without a critical. */
void XCombat_DamageRange(const XAttack *attack, const XDefence *defence, int32_t *least,
                         int32_t *most);
/* Most damage of a blow, as a critical when there can be one. */
int32_t XCombat_WorstDamage(const XAttack *attack, const XDefence *defence);
/* Mean damage of one attempt, misses and criticals included, in hundredths; exact up to truncation
   (for dice of over 4096 different sums a mean that armour would cut off is taken as it is). */
int32_t XCombat_Mean100(const XWorld *world, const XAttack *attack, const XDefence *defence);
/* How many hits take `hp` hit points in the mean, rounded, 1 or more; 0 when blows can hardly hurt.
 */
int32_t XCombat_HitsToKill(const XWorld *world, const XAttack *attack, const XDefence *defence,
                           int32_t hp);

#endif
