#ifndef CREATURE_XCREATURE_H
#define CREATURE_XCREATURE_H
/* XCreature: everybody who acts, the hero included. */

#include "creature/template.h"
#include "engine/xworld.h"
#include "item/xitem.h"
#include "magic/xrules.h"

#define XCREATURE_NAME        256     /* bytes of a name with its end; names are data */
#define XCREATURE_NUTRIO_MOST 1000000 /* stomach units */

/* What a creature's mind keeps between turns. */
typedef enum XMood { XMOOD_AT_EASE, XMOOD_HUNTING, XMOOD_FLEEING, XMOOD_COUNT } XMood;

/* Kills by kind: the k-th is worth 1/k. */
typedef struct XKill {
  const XKind *kind;
  int32_t count;
} XKill;

/* A spell that a hero has learnt. */
typedef struct XLearnt {
  const XKind *kind; /* XSpellKind */
} XLearnt;

/* What can befall a creature once between two acts of its own; its act clears them. */
typedef enum XOnce {
  XONCE_SPENT = 1 << 0,   /* its act took more than an ordinary action: open to short blades */
  XONCE_STABBED = 1 << 1, /* and was stabbed for it */
  XONCE_SET_BACK = 1 << 2,
  XONCE_SWEPT = 1 << 3,
  XONCE_MET = 1 << 4,    /* struck for coming near a pole arm */
  XONCE_BROKEN = 1 << 5, /* had a wind-up broken by a staff */
  XONCE_STRUCK = 1 << 6, /* has itself struck at who stepped */
  XONCE_ALL = (1 << 7) - 1
} XOnce;

typedef struct XCreature {
  XMapObject base;            /* base.base.ttmb is the second roll of :Basic(), by profile */
  const XKind *monster;       /* XMonster, NULL for a hero */
  const XKind *race;          /* XRace, NULL for a monster */
  const XKind *career;        /* XCareer, NULL for a monster */
  char name[XCREATURE_NAME];  /* of a hero; "" otherwise */
  int32_t base_speed;         /* rate, 100 ordinary: the one figure that is a rate */
  int32_t move_energy;        /* ticks */
  int32_t attack_energy;      /* ticks */
  int32_t weight;             /* units */
  int32_t stats[XSTAT_COUNT]; /* as rolled; XCreature_Stat adds what is in force */
  int32_t hp, max_hp, pp, max_pp;
  int32_t hit, dv, pv;          /* own figures, without gear */
  int32_t skills[XSKILL_COUNT]; /* skill10 */
  int32_t used[XSKILL_COUNT];   /* uses since the last level gained */
  int64_t experience;
  int32_t level;
  int32_t choices; /* of levels gained, not yet made (growth.h) */
  XRecords kills;  /* of XKill; only a hero's matter */
  int32_t nutrio;  /* stomach units; base_nutrio 0: never hungry */
  int32_t base_nutrio;
  XRecords modifiers; /* of XModifier */
  XRecords spells;    /* of XLearnt; others cast what their kind does */
  /* Metabolism runs by the clock: accounted up to here, with remainders kept. */
  int64_t metabolised_at; /* ticks */
  int32_t hunger_rest;    /* ticks x percent not yet worth a stomach unit */
  int32_t hp_rest;        /* fractions not yet worth a hit point */
  int32_t pp_rest;
  uint8_t once;      /* of XOnce */
  uint8_t lash;      /* moves left that take and count as an ordinary step */
  int64_t hunted_at; /* ticks when an aware enemy last tracked it; -1 never */
  /* The mind. */
  uint8_t mood;           /* XMood */
  uint8_t provoked;       /* a peaceful one that was hurt by the hero's side */
  uint8_t struck;         /* blows taken since it last came nearer to its enemy */
  uint8_t shy;            /* own turns left in which it breaks off */
  int16_t nearest;        /* least steps to its enemy in this hunt; 0 none yet */
  int16_t post_x, post_y; /* of a guard; -1 none yet */
  uint8_t tactic;         /* how it fights: of the rules, by number */
  uint8_t side;           /* of a staged fight (side.h); 0 in the world */
  int16_t goal_x, goal_y; /* where the enemy was last seen; -1 nowhere */
  int32_t memory;         /* own turns left to search there */
  XHandle enemy;
  uint8_t ally;             /* 1: goes with the hero */
  uint8_t order;            /* XOrder (side.h), of an ally */
  XHandle bound;            /* a place that it is on its way to, being in none (pursuit.h) */
  int16_t bound_x, bound_y; /* where it comes out there; -1 anywhere */
  int32_t gold;             /* in the purse */
  int64_t stocked; /* a keeper's: the period of its shop in which it was stocked, from 1; 0 never */
  /* A hero's talk (talk.h). */
  const XKind *talk; /* XDialogueKind whose question waits, or NULL */
  XHandle talk_with;
  int64_t talk_open; /* answers that can be given, by bit */
  int64_t talk_node; /* where in it */
  XHandleSet pack;   /* derived: what it carries */
} XCreature;

extern const XClass XCreature_Class;

/* Downcasts: From asserts the class, Try gives NULL for another class or for NULL. */
XCreature *XCreature_From(XObject *object);
XCreature *XCreature_Try(XObject *object);
XObject *XCreature_Object(XCreature *creature);
XHandle XCreature_Handle(const XCreature *creature);
/* The living hero, or NULL when dead or not born. */
XCreature *XCreature_Hero(const XWorld *world);
bool XCreature_IsHero(const XWorld *world, const XCreature *creature);
/* The monster kind or race it is made from; never NULL. */
const XBreed *XCreature_BreedOf(const XCreature *creature);
/* NULL for a hero. */
const XMonster *XCreature_Monster(const XCreature *creature);
/* A stat with everything in force, at least 1. */
int32_t XCreature_Stat(const XCreature *creature, XStat stat);
/* Cells it sees, by perception; outdoors by the hour too. */
int32_t XCreature_SightRadius(const XWorld *world, const XCreature *creature);
/* "the gray ooze", "Wren"; without article for the hero and proper names. */
void XCreature_Name(const XCreature *creature, XText *out);
/* The place it stands in, or NULL. */
XLocation *XCreature_Location(const XWorld *world, const XCreature *creature);
/* Who stands at a cell of a place, or NULL; x, y may lie outside. */
XCreature *XCreature_At(const XWorld *world, const XLocation *location, int32_t x, int32_t y);
/* Whether it sees the cell of its own place now: radius and an unbroken line, both ways alike. */
bool XCreature_Sees(const XWorld *world, const XCreature *creature, int32_t x, int32_t y);
/* Whether it is the hero or goes with him. */
bool XCreature_IsOurs(const XWorld *world, const XCreature *creature);
/* Whether these two would fight: the hero's side against monsters that are not peaceful or are
   provoked; in a staged fight one side against another. */
bool XCreature_IsEnemy(const XWorld *world, const XCreature *a, const XCreature *b);
/* Steps between two cells when diagonals count as one. */
int32_t XCreature_Distance(int32_t x0, int32_t y0, int32_t x1, int32_t y1);

/* Modifiers in force. Find gives NULL when none of the kind is. */
const XModifier *XCreature_FindModifier(const XCreature *creature, const XModifierKind *kind);
/* Percent of an element that does not reach it: by birth, by what it wears and what is in force;
   -100 to 100. 0 for XRESIST_NONE. */
int32_t XCreature_Resist(const XWorld *world, const XCreature *creature, XResist element);
/* Sum over all in force of one number of their kinds. `offset` is offsetof(XModifierKind, member).
 */
int32_t XCreature_ModifierSum(const XCreature *creature, size_t offset);

#endif
