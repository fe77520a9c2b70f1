#ifndef MAGIC_XSKILL_H
#define MAGIC_XSKILL_H
/* Skills: 0.0 to 27.0, kept in tenths ("skill10"), one scale for all. What each is called and what
   it gives is content, the builder Skill. */

#include "engine/xcontent.h"

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

/* What a skill can give. */
typedef enum XSkillGain {
  XSKILLGAIN_HIT,      /* a point to hit with its attacks */
  XSKILLGAIN_DAMAGE,   /* a point of damage with its attacks */
  XSKILLGAIN_DV,       /* a point of DV behind a shield */
  XSKILLGAIN_PV,       /* all the PV that is worn once more */
  XSKILLGAIN_CRITICAL, /* a percent of critical hits */
  XSKILLGAIN_HEALING,  /* a percent of regeneration */
  XSKILLGAIN_CURE,     /* a percent by which bodily ills are divided */
  XSKILLGAIN_SPRINT,   /* a percent of quickness */
  XSKILLGAIN_SPELL,    /* a hit point that a bolt takes */
  XSKILLGAIN_COUNT
} XSkillGain;
extern const char *const XSkillGain_Ids[XSKILLGAIN_COUNT];

typedef struct XSkillKind {
  XKind base;
  XSkill skill;
  const char *description;
  int32_t gains[XSKILLGAIN_COUNT]; /* hundredths of a level for one; 0: does not give it */
} XSkillKind;

/* Ids as in content ("short_blades"). */
extern const char *const XSkill_Ids[XSKILL_COUNT];

/* What content says of a skill, or NULL. */
const XSkillKind *XSkill_Of(const XContent *content, XSkill skill);
/* The word players read ("short blades"); the id when content does not say. */
const char *XSkill_Name(const XContent *content, XSkill skill);
/* How much of a gain a skill at `skill10` gives, truncated; times `of` before that. */
int32_t XSkill_Gain(const XContent *content, XSkill skill, XSkillGain gain, int32_t skill10,
                    int32_t of);
/* Whether a skill has the mechanism for a gain. */
bool XSkill_CanGive(XSkill skill, XSkillGain gain);

#endif
