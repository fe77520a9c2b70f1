#ifndef MAGIC_XMODIFIER_H
#define MAGIC_XMODIFIER_H
/* Modifiers: temporary things in force on a creature. A modifier is a record; base values are never
   changed by one, they are summed when asked. */

#include "engine/xclass.h"
#include "engine/xdice.h"
#include "engine/xweighted.h"
#include "magic/xresist.h"
#include "magic/xstats.h"

/* What a second one of the same id does (profile classic: the Slower of kinds always adds up). */
typedef enum XStacking {
  XSTACKING_LENGTHEN, /* the time left grows by the new duration */
  XSTACKING_REFRESH,  /* the longer of the two durations stays */
  XSTACKING_REFUSE,   /* nothing happens while one is in force */
  XSTACKING_COUNT
} XStacking;

#define XMODIFIER_CURES 8

typedef struct XModifierKind {
  XKind base; /* base.name is the status word: "slow" */
  const char *description;
  const char *word_begin; /* words id of the sentence when it begins; NULL: none */
  const char *word_end;   /* and when it ends */
  const char *word_harm;  /* and when it takes hit points */
  XDice duration;         /* slices of clock time */
  XStacking stacking;
  int32_t slower;              /* ticks added to an ordinary action; negative is faster */
  XFraction delay;             /* of every duration; of those below 1 only the least counts, each
                                  above 1 does */
  XFraction attack_delay;      /* of attacks, in place of a delay below 1 */
  int32_t quickness;           /* added to the quickness of who it is on */
  int32_t stats[XSTAT_COUNT];  /* added to stats */
  int32_t hit, damage, dv, pv; /* added to the combat figures */
  int32_t regeneration;        /* percent added to hit point regeneration */
  bool harmful;                /* shown as danger, interrupts activities, shortened by willpower */
  bool bodily;                 /* shortened by toughness and the healing skill instead */
  int32_t harm100;             /* hundredths of a hit point lost per 1000 ticks */
  const char *cause;           /* words id of the death it brings; with harm100 only */
  int32_t confusion;           /* percent of steps and blows that go astray */
  bool breaks;                 /* ends what its bearer winds up */
  XResist element;             /* whose resistance shortens it; XRESIST_NONE: none */
  int32_t resist[XRESIST_COUNT];                      /* percent added while in force */
  const struct XModifierKind *cures[XMODIFIER_CURES]; /* ended when this one begins */
  int32_t cure_count;
} XModifierKind;

/* One modifier in force; child records of a creature. */
typedef struct XModifier {
  const XKind *kind; /* XModifierKind */
  XHandle timer;     /* the XTimer that ends it */
  int64_t ends_at;   /* scheduler ticks */
  int64_t harmed_at; /* ticks up to which its harm was worked out */
  int32_t harm_rest; /* ticks x hundredths not yet worth a hit point */
} XModifier;

extern const XField XModifier_Fields[];

/* Works out the harm of one in force up to `now` (ticks): whole hit points that are lost. What is
   over is kept. */
int32_t XModifier_Harm(XModifier *modifier, int64_t now);

#endif
