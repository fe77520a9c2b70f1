#ifndef MAGIC_XSKILL_H
#define MAGIC_XSKILL_H
/* Skills: 0.0 to 27.0, kept in tenths ("skill10"), one scale for all. */

#include <stdint.h>

#define XSKILL_MAX10 270

typedef enum XSkill {
  XSKILL_UNARMED,
  XSKILL_SHORT_BLADES,
  XSKILL_LONG_BLADES,
  XSKILL_AXES,
  XSKILL_MACES,
  XSKILL_POLE_ARMS,
  XSKILL_STAVES,
  XSKILL_SHIELDS,
  XSKILL_ARMOUR,
  XSKILL_HEALING,
  XSKILL_FIND_WEAKNESS,
  XSKILL_BOWS,
  XSKILL_CROSSBOWS,
  XSKILL_SLINGS,
  XSKILL_THROWING,
  XSKILL_SPRINT,     /* each level is a percent of the pace */
  XSKILL_SPELLCRAFT, /* which spells can be learnt, and how hard they strike */
  XSKILL_COUNT
} XSkill;

/* What a class of weapons does beside its damage, once between two acts of its target. */
typedef enum XVerb {
  XVERB_NONE,
  XVERB_SET_BACK, /* whom it hits acts `amount` TU later */
  XVERB_SWEEP,    /* everybody else within reach is struck too, for `amount` percent */
  XVERB_MEET,     /* strikes who comes within reach, by the rule of the parting blow */
  XVERB_EXPLOIT,  /* `amount` percent to who has just spent more than an ordinary action */
  XVERB_BREAK,    /* whom it hits loses its wind-up */
  XVERB_COUNT
} XVerb;
extern const char *const XVerb_Ids[XVERB_COUNT]; /* "set_back" */

/* Ids as in content ("short_blades") and the words players read ("short blades"). */
extern const char *const XSkill_Ids[XSKILL_COUNT];
extern const char *const XSkill_Names[XSKILL_COUNT];

#endif
