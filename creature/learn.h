#ifndef CREATURE_LEARN_H
#define CREATURE_LEARN_H
/* Experience, levels and skills. */

#include "creature/xcreature.h"
#include "magic/xrules.h"

/* Experience the killer gets for a victim: the band's figure / number of kills of that kind, this
   one counted; at least 1 for the first ten. Counts the kill. */
int32_t XCreature_CountKill(XWorld *world, XCreature *killer, const XCreature *victim);
/* Adds experience (saturating) and raises levels; returns how many were gained. Hit points, power
   points and the pool of skill, spread by what was used, come with each. */
int32_t XCreature_GainExperience(XWorld *world, XCreature *creature, int32_t amount);
/* Tenths that the next level spreads over the skills used; quick learners have more. */
int32_t XCreature_SkillPool(const XWorld *world, const XCreature *creature);
/* Remembers a use of a skill since the last level. */
void XCreature_UseSkill(XCreature *creature, XSkill skill);
/* Experience that the next level needs; INT64_MAX at the last. */
int64_t XCreature_NextLevelAt(const XWorld *world, const XCreature *creature);

#endif
