#ifndef CREATURE_SPEED_H
#define CREATURE_SPEED_H
/* How long an ordinary action takes. GetSpeed() is a DURATION in ticks: bigger is slower. What
   players see is Sp: = 100000 / GetSpeed(), a rate: bigger is faster. */

#include "creature/xcreature.h"
#include "engine/xweighted.h"
#include "magic/xrules.h"

#define XSPEED_ROWS 16

/* One factor of a breakdown. */
typedef struct XSpeedRow {
  char label[40];  /* "hunger" */
  char detail[40]; /* "very hungry" */
  char factor[24]; /* "x 0.92", "Slower -300" */
  int32_t ticks;   /* the duration after this row */
} XSpeedRow;

typedef struct XSpeedBreakdown {
  XSpeedRow rows[XSPEED_ROWS];
  int32_t count;
  int32_t ticks; /* GetSpeed() */
  int32_t shown; /* Sp: */
} XSpeedBreakdown;

/* Ticks of an ordinary action: base, hunger, burden (seed text "GetSpeed()"), and in profile
   honoured quickness, the place's pace and statuses; each truncated. Profile honoured never gives
   less than the floor; classic has none, so that silly figures give 0 or less. Saturates. */
int32_t XCreature_GetSpeed(const XWorld *world, const XCreature *creature, XProfile profile);
/* The same before statuses and floor: the pace, in ticks; and the pace of attacks, which starts
   from the third figure of :Basic() (classic: from the same). */
int32_t XCreature_GetPace(const XWorld *world, const XCreature *creature, XProfile profile);
int32_t XCreature_GetAttackPace(const XWorld *world, const XCreature *creature, XProfile profile);
/* What the statuses in force make of a duration, as one exact fraction: the least factor below 1,
   times each above 1; for an attack, the least attack factor in place of the first. 1/1 in profile
   classic. (attack speed text, "Statuses") */
XFraction XCreature_StatusFraction(const XCreature *creature, XProfile profile, bool attack);
/* Points of quickness: by birth, by what is worn and by what is in force. */
int32_t XCreature_Quickness(const XWorld *world, const XCreature *creature);
/* Percent by which quickness and sprint divide the pace: 100 ordinary, within the rules' bounds. */
int32_t XCreature_Swiftness(const XWorld *world, const XCreature *creature);
/* The same factor by factor; the figures multiply out exactly as shown. */
void XSpeed_Explain(const XWorld *world, const XCreature *creature, XProfile profile,
                    XSpeedBreakdown *out);
/* Sp:, 100000 / GetSpeed() truncated; 0 stands for "div0", GetSpeed() 0. */
int32_t XCreature_GetShownSpeed(const XWorld *world, const XCreature *creature, XProfile profile);
/* The same if it carried `load` units of weight. */
int32_t XCreature_ShownSpeedUnder(const XWorld *world, const XCreature *creature, XProfile profile,
                                  int64_t load);
/* Sp: of the creature's own base without hunger, burden and modifiers: its normal. */
int32_t XCreature_NormalShownSpeed(const XCreature *creature);
/* ttmb as stored at birth: classic move_energy, honoured move_energy x 100 / base_speed. */
int32_t XSpeed_BaseOf(int32_t base_speed, int32_t move_energy, XProfile profile);
/* The hunger tier it is in; never NULL. base_nutrio 0 is the tier of 9 x base. */
const XHungerTier *XCreature_HungerTier(const XWorld *world, const XCreature *creature,
                                        XProfile profile);
/* The burden step, or NULL when free: by base strength (classic, for speed) or with what is added.
 */
const XBurdenStep *XCreature_BurdenStep(const XWorld *world, const XCreature *creature,
                                        bool added_strength);
/* The word's step: strength with what is added, in both profiles. */
const XBurdenStep *XCreature_BurdenWord(const XWorld *world, const XCreature *creature);
/* Whether `load` units of carried weight would be refused: the last burden step, by full strength.
 */
bool XCreature_LoadRefused(const XWorld *world, const XCreature *creature, int64_t load);
/* Units it carries, gear included. */
int64_t XCreature_CarriedWeight(const XWorld *world, const XCreature *creature);

#endif
