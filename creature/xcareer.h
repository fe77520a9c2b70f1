#ifndef CREATURE_XCAREER_H
#define CREATURE_XCAREER_H
/* Classes of heroes: what they have learnt and carry at birth. */

#include "creature/xart.h"
#include "item/xspellkind.h"

#define XCAREER_KIT    12
#define XCAREER_SPELLS 12

typedef struct XKitItem {
  const XItemKind *kind;
  XDice count;
} XKitItem;

/* A hero's class, the builder Class. */
typedef struct XCareer {
  XKind base;
  const char *description;
  int32_t stats[XSTAT_COUNT];   /* added to the race's */
  int32_t skills[XSKILL_COUNT]; /* skill10 at birth, added to the race's */
  XKitItem kit[XCAREER_KIT];    /* what can be worn is worn */
  int32_t kit_count;
  const XSpellKind *spells[XCAREER_SPELLS]; /* known at birth */
  int32_t spell_count;
  XDice gold;    /* what the purse holds at birth */
  uint32_t arts; /* bits 1 << XArt */
} XCareer;

#endif
