#ifndef MAGIC_XRULES_H
#define MAGIC_XRULES_H
/* Every constant of the rules, as world/rules.lua sets them. Formulas are C, figures are content.
 */

#include "engine/xcontent.h"
#include "engine/xdice.h"
#include "magic/xskill.h"

#include <stdbool.h>
#include <stdint.h>

/* The saved rule profile: classic is the published system with its oddities, honoured what it
 * meant. */
typedef enum XProfile { XPROFILE_HONOURED, XPROFILE_CLASSIC, XPROFILE_COUNT } XProfile;
extern const char *const XProfile_Names[XPROFILE_COUNT];

#define XRULES_HUNGER_TIERS 16
#define XRULES_BURDEN_STEPS 8
#define XRULES_TACTICS      8
#define XRULES_LEVELS       51
#define XRULES_STAT_MAX     64
#define XRULES_VERBS        16

/* One word of hunger: from the tier before up to nutrio = bound x base_nutrio. */
typedef struct XHungerTier {
  const char *word;       /* "" when there is none to show */
  int32_t bound;          /* multiples of base_nutrio */
  bool inclusive;         /* exactly `bound` still belongs to it */
  int32_t speed;          /* percent of the duration: 120 is slower */
  int32_t regeneration;   /* percent */
  bool interrupts;        /* entering it stops activities, and rest is refused in it */
  int32_t loss;           /* hit points lost per 1000 ticks */
  const char *word_enter; /* words id of the sentence when it is entered, or NULL */
} XHungerTier;

/* From `load` x strength of carried weight on. */
typedef struct XBurdenStep {
  const char *word;
  int32_t load;
  int32_t speed;          /* percent of the duration */
  bool refuses;           /* picking up and stepping are refused */
  const char *word_enter; /* words id of the sentence when it is reached */
} XBurdenStep;

/* How a creature fights; added to its own figures. */
typedef struct XTactic {
  const char *word;        /* "bold" */
  int32_t hit, dv, damage; /* points */
} XTactic;
/* The verb of a class of weapons. */
typedef struct XWeaponVerb {
  XSkill skill;
  XVerb verb;
  int32_t amount; /* TU or percent, see XVerb */
} XWeaponVerb;

/* What an attack takes, in aut (attack delay page). Fractions are carried exactly. */
typedef struct XDelayRules {
  int32_t skill10_per_aut; /* tenths of a level that take off one aut: 20 */
  int32_t unarmed;         /* aut of a blow with bare hands, unskilled */
  int32_t unarmed_skill10; /* as skill10_per_aut, of bare hands: 54 */
  int32_t improvised;      /* aut of what is no weapon, swung or thrown */
  int32_t shield_n;        /* a shield adds 1d of n/d x enc^2 / (strength + St) x untrained aut */
  int32_t shield_d;
  int32_t shield_strength;
  int32_t shield_skill10; /* the skill at which nothing is added */
  int32_t armour_n;       /* body armour adds the same without a die, to launchers only */
  int32_t armour_d;
  int32_t armour_strength;
  int32_t wield;          /* TU of taking a weapon in hand or putting it away */
  int32_t body_steps;     /* steps of 10 TU that body armour takes, on or off */
  int32_t book_steps;     /* steps of 10 TU that a book is read in */
  int32_t bite;           /* stomach units of a corpse that a step of eating takes in */
  int32_t armour_skill10; /* beyond any skill: it never weighs nothing */
} XDelayRules;

typedef struct XRules {
  XHungerTier hunger[XPROFILE_COUNT][XRULES_HUNGER_TIERS];
  int32_t hunger_count[XPROFILE_COUNT];
  XBurdenStep burden[XRULES_BURDEN_STEPS];
  int32_t burden_count;
  int32_t start_hour;      /* of the first day */
  int32_t ordinary_action; /* ticks: 1000 */
  int32_t squad_turn;      /* ticks of a squad turn */
  int32_t speed_floor;     /* ticks: nothing in profile honoured takes less */
  XDelayRules delays;
  int32_t quickness_least;              /* percent of the pace at the least, 25 */
  int32_t quickness_most;               /* and at the most, 400 */
  int32_t nutrio_base;                  /* of a hero's stomach */
  int32_t nutrio_start;                 /* at birth */
  int32_t nutrio_use;                   /* per 1000 ticks, at hunger 100 */
  int32_t sight[XRULES_STAT_MAX];       /* radius in cells by perception */
  int32_t hp_start, hp_per_toughness10; /* hit points at birth: start + To x this / 10 */
  int32_t hp_level[XRULES_STAT_MAX];    /* gained a level, by toughness */
  int32_t pp_start, pp_per_mana10;
  int32_t pp_level[XRULES_STAT_MAX];
  int32_t regen_hp[XRULES_STAT_MAX]; /* hundredths of a hit point per 1000 ticks, by toughness */
  int32_t regen_pp[XRULES_STAT_MAX]; /* the same of power points, by mana */
  int32_t regen_quiet;               /* slices without regeneration after an enemy was aware */
  int64_t experience[XRULES_LEVELS]; /* needed for level n; [1] is 0 */
  int32_t band_experience[16];       /* for the first kill of a kind, by band */
  int32_t skill_pool;                /* tenths of a level that a level gained spreads */
  int32_t hit_base;                  /* combat.md: a = max(1, hit + this) */
  int32_t hit_floor, hit_ceiling;    /* percent */
  int32_t critical;                  /* percent */
  XDice unarmed;                     /* damage of bare hands */
  int32_t rest_turns;                /* most turns of one rest */
  int32_t corpse_chance;             /* percent of kills that leave one */
  int32_t corpse_steps;              /* decay steps of 1000 ticks until it is gone */
  int32_t monster_skill10;           /* per band, VERY_LOW = 1 */
  int32_t break_hit;                 /* percent of frail missiles that break on whom they hit */
  int32_t break_miss;                /* and of those that do not hit */
  int32_t throw_units;               /* a thing flies St x this / its weight cells */
  int32_t throw_most;                /* but no further, unless it is made for it */
  XDice improvised;                  /* damage of a thrown thing that is no missile */
  int32_t daylight[24];              /* percent of sight outdoors, by hour */
  int32_t dawn, dusk;                /* the first hour of day, the first of night */
  int32_t notice_base, notice_pe;    /* percent to notice a trap, and for each point of Pe */
  int32_t notice_reach;              /* cells */
  int32_t purse_hours;               /* hours of game time that fill a generator's purse once */
  XTactic tactics[XRULES_TACTICS];   /* the first is everybody's at birth */
  int32_t tactic_count;
  int32_t growth_stat;      /* points that a level's choice adds to a stat; 0: no choice */
  int32_t growth_skill;     /* tenths that it adds to a skill */
  int32_t price_ch;         /* percent off a price for each point of charisma above 10 */
  int32_t lash_pp, jump_pp; /* power points that these arts take */
  int32_t lash_steps;       /* moves that a lash is good for */
  int32_t lash_ticks;       /* what each of them takes and counts as */
  XWeaponVerb verbs[XRULES_VERBS];
  int32_t verb_count;
} XRules;

/* The rules of a loaded content; never NULL. */
const XRules *XRules_Of(const XContent *content);

/* The verb of a class of weapons, or NULL. */
const XWeaponVerb *XRules_VerbOf(const XRules *rules, XSkill skill);
/* The table's value for a stat, which is clamped into the table. */
int32_t XRules_ByStat(const int32_t table[XRULES_STAT_MAX], int32_t stat);

#endif
