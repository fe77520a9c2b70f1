#ifndef CREATURE_GROWTH_H
#define CREATURE_GROWTH_H
/* What a level lets its hero choose: a stat or a skill, and exactly what that changes. The figures
   come from the functions that play uses, asked before and after on a copy. */

#include "creature/xcreature.h"
#include "magic/xrules.h"

/* Choices are numbered: the stats, then the skills. */
#define XGROWTH_COUNT (XSTAT_COUNT + XSKILL_COUNT)

/* "St", "axes": as commands name it. */
const char *XGrowth_Id(int32_t growth);
/* The choice of this id, or -1. */
int32_t XGrowth_Find(const char *id);
/* Whether it is on offer now: it would change a figure, and is not at its most; a skill has been
   learnt or used. */
bool XGrowth_IsOffered(const XWorld *world, const XCreature *creature, int32_t growth);
/* Appends "+1 St: damage 4-9 -> 5-10, burdened at 1080 -> 1200". */
void XGrowth_Describe(const XWorld *world, const XCreature *creature, XProfile profile,
                      int32_t growth, XText *out);
/* Adds it; the caller counts the choice. */
void XGrowth_Apply(const XWorld *world, XCreature *creature, int32_t growth);

#endif
