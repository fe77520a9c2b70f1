#ifndef CREATURE_DELAY_H
#define CREATURE_DELAY_H
/* What actions cost: the only maker of durations. A cost is a whole number of TU; the duration is
   cost x pace x m / 10 ticks, worked out in 64 bits and truncated once. What an attack costs is
   known as an exact distribution before it is made, and making it draws from that same one. */

#include "creature/xcreature.h"
#include "engine/xweighted.h"
#include "magic/xrules.h"

#define XDELAY_ORDINARY 10 /* TU of an ordinary action */

/* With what an attack is made. */
typedef enum XDelayForm {
  XDELAY_WEAPON,     /* swung or shot: base, skill, least */
  XDELAY_THROWN,     /* the same of what is made to be thrown */
  XDELAY_UNARMED,    /* its own curve, no least */
  XDELAY_IMPROVISED, /* the rules' flat figure */
  XDELAY_NATURAL     /* teeth and claws: an ordinary action's TU */
} XDelayForm;

/* All that a roll depends on (attack delay page). */
typedef struct XDelayAttack {
  XDelayForm form;
  int32_t base, least; /* aut; weapon and thrown */
  int32_t skill10;     /* 0 or more */
  XFraction brand;     /* of the weapon: 2/3 speed, 3/2 heavy; 1/1 none */
  int32_t shield;      /* encumbrance, 0 none */
  int32_t shield_skill10;
  int32_t strength;
  int32_t armour; /* encumbrance of body armour; 0 unless a launcher is used */
  int32_t armour_skill10;
} XDelayAttack;

/* The roll in whole TU: skill, brand, shield, armour, in this order, every fraction carried. */
XWeighted XDelay_Roll(const XRules *rules, const XDelayAttack *attack);
/* The roll in ticks at a pace (ticks of an ordinary action) under statuses m; each value at least
   the floor of the rules. */
XWeighted XDelay_Ticks(const XRules *rules, const XWeighted *roll, int64_t pace, XFraction m);
/* The same for a fixed cost in TU, 0 or more; 0 costs nothing. */
int32_t XDelay_Fixed(const XRules *rules, int32_t cost, int64_t pace, XFraction m);
/* How many attacks a move of `move10` tenths of an aut makes: W(move / attack) for each delay of
   the attack, in aut. */
XWeighted XDelay_AttacksOfMove(int32_t move10, const XWeighted *attack);

/* What a creature's attack depends on. `missile` NULL: a blow with what is in the hand; else it is
   shot by `launcher`, or thrown when that is NULL. */
XDelayAttack XDelay_Describe(const XWorld *world, const XCreature *creature,
                             const XItemKind *launcher, const XItemKind *missile);
/* Appends every term with its mean: "14, skill 6.5 -3.25, x 3/2, shield +0.20: 16.32 TU". Worked
   out in order they give the mean exactly, which is then rounded to hundredths. */
void XDelay_AddTerms(const XRules *rules, const XDelayAttack *attack, XText *out);
/* Mean TU that a shield of this encumbrance adds, in hundredths, rounded. */
int32_t XDelay_ShieldMean100(const XRules *rules, int32_t encumbrance, int32_t skill10,
                             int32_t strength);

/* An attack with a kind of thing by itself, as it is made for: swung, shot with or thrown; no
   skill, shield, armour or strength. What is made for none of them is improvised. */
XDelayAttack XDelay_OfKind(const XItemKind *kind);
/* The same by a creature, in place of what it has in hand: its skills, strength and armour; its
   shield unless the thing takes both hands. NULL: its bare hands. */
XDelayAttack XDelay_With(const XWorld *world, const XCreature *creature, const XItemKind *kind);
/* The distribution of such an attack's duration in ticks, on its attack pace and under its
   statuses; profile classic: GetSpeed(). The roll in TU goes to *roll when not NULL. */
XWeighted XDelay_Lasts(const XWorld *world, const XCreature *creature, XProfile profile,
                       const XDelayAttack *attack, XWeighted *roll);
/* Both in one: what it is made with, and how long it lasts. */
XWeighted XDelay_Attack(const XWorld *world, const XCreature *creature, XProfile profile,
                        const XItemKind *launcher, const XItemKind *missile, XWeighted *roll);
/* A blow with what is in its hand: the same. */
XWeighted XDelay_Blow(const XWorld *world, const XCreature *creature, XProfile profile);
/* Ticks of an action of `cost` TU (0 or more). What takes time takes at least the floor of the
   rules; in profile classic an ordinary action, at least 1 tick. */
int32_t XDelay_Action(const XWorld *world, const XCreature *creature, XProfile profile,
                      int32_t cost);
/* Ticks as TU of a creature, rounded up: what a player is shown. */
int32_t XDelay_InTU(const XWorld *world, const XCreature *creature, XProfile profile,
                    int64_t ticks);

#endif
