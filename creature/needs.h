#ifndef CREATURE_NEEDS_H
#define CREATURE_NEEDS_H
/* Metabolism by the clock: hunger and regeneration per 1000 ticks with kept remainders. */

#include "creature/xcreature.h"
#include "magic/xrules.h"

typedef struct XNeedsChange {
  const XHungerTier *before, *after; /* tiers at both ends */
  int32_t starved; /* hit points that hunger takes; the caller takes them, since they may kill */
  int32_t harmed;  /* the same of modifiers in force */
  const XModifierKind *harm; /* the one that took most of them, or NULL */
} XNeedsChange;

/* Works out everything between the last time and now. Called at the creature's own turn. Being
   hunted stops regeneration in profile honoured only. */
XNeedsChange XCreature_Metabolise(XWorld *world, XCreature *creature, XProfile profile);
/* Whether regeneration stands still because an aware enemy tracked it lately. */
bool XCreature_IsHunted(const XWorld *world, const XCreature *creature);
/* Hundredths of a hit point healed per 1000 ticks when neither hungry nor hunted. */
int32_t XCreature_Healing100(const XWorld *world, const XCreature *creature);
/* Percent by which a harmful modifier's duration is divided: willpower 50 halves one of the mind;
   toughness 50, or what the healing skill gives, a bodily one. */
int32_t XCreature_ShortenPercent(const XWorld *world, const XCreature *creature, bool bodily);
/* Percent to notice a plain trap at each step near it, not clamped. */
int32_t XCreature_NoticePercent(const XWorld *world, const XCreature *creature);
/* Percent of the usual that a shop asks of it, 75 to 125, by charisma. */
int32_t XCreature_PricePercent(const XWorld *world, const XCreature *creature);
/* Fills or drains the stomach; stays within 0 and 1 000 000. */
void XCreature_Nourish(XCreature *creature, int32_t units);

#endif
