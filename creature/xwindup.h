#ifndef CREATURE_XWINDUP_H
#define CREATURE_XWINDUP_H
/* What content says of a wind-up: a blow that is committed now and lands later. */

#include "engine/xdice.h"

/* The cells that a wind-up falls on. */
typedef enum XPattern {
  XPATTERN_CELL,  /* the target's */
  XPATTERN_ARC,   /* that and its two neighbours around who strikes */
  XPATTERN_LINE,  /* from who strikes through the target, as far as it reaches */
  XPATTERN_RING,  /* all around who strikes */
  XPATTERN_BURST, /* the target's and all around it */
  XPATTERN_COUNT
} XPattern;
extern const char *const XPattern_Ids[XPATTERN_COUNT];

/* A blow that is committed now and lands later. */
typedef struct XWindUp {
  const char *name; /* "cleave"; NULL: none */
  XPattern pattern;
  int32_t reach;   /* cells from which it is begun, 1 or more; the length of a line */
  int32_t tu;      /* until it lands */
  XDice damage;    /* in place of the dice of the blow */
  int32_t percent; /* of the blows that could be struck */
  bool breakable;
  const char *word_begin, *word_hit, *word_miss; /* words ids */
} XWindUp;

#endif
