#ifndef GAME_CHRONICLE_H
#define GAME_CHRONICLE_H
/* The last 100 slices as they went: who did what, what it cost, how likely it was and what came of
   it. Kept in the game, so that the page of a death shows them whenever it is opened; no rule reads
   it. Of others only what the hero sees or suffers is in it. */

#include "creature/combat.h"
#include "game/action.h"

#define XCHRONICLE_SLICES 100
#define XCHRONICLE_KEPT   240  /* most deeds when an act is done; the oldest go first */
#define XCHRONICLE_MOST   2000 /* and with what came of one act */

/* One thing that was done. Several may come of one act; its cost is in the first. */
typedef struct XDeed {
  int64_t time;                /* ticks */
  int64_t command;             /* given since birth when it was done */
  char who[24];                /* "you", "rat", "poison" */
  char act[48];                /* "mace", "step"; "" what has no name */
  uint8_t own;                 /* 1: the hero's */
  int32_t ticks;               /* what it cost; 0: nothing of its own */
  int32_t odds;                /* percent to hit; 0: nothing was rolled */
  uint8_t hit;                 /* 1: it did */
  int32_t damage, least, most; /* hit points; the range of a hit, 0-0 unknown */
  int32_t hp, hp_after;        /* of the hero before and after; both 0 when it was not he */
  int32_t lands;               /* of a wind-up: ticks until it lands */
  int32_t ways;                /* and the cells beside the hero that were safe from it */
} XDeed;

extern const XField XDeed_Fields[];

/* A blow that was rolled. `name` is what it is called; NULL: by the weapon. */
void XChronicle_Blow(XGame *game, const XCreature *actor, const XCreature *target,
                     const XAttack *attack, const XDefence *defence, const XBlow *blow,
                     const char *name);
/* A wind-up has begun: `name` lands in as many ticks; `ways` cells are out of it. */
void XChronicle_WindUp(XGame *game, const XCreature *owner, const char *name, int64_t ticks,
                       int32_t ways);
/* The hero has lost hit points, by somebody or (NULL) by what the words `cause` names. */
void XChronicle_Hurt(XGame *game, const XCreature *by, const char *cause, int32_t before,
                     int32_t after);
/* Where the deeds of an act that begins will stand. */
int32_t XChronicle_Mark(const XGame *game);
/* The act that began there is done at this cost. */
void XChronicle_Act(XGame *game, const XCreature *actor, const XAction *action, int32_t ticks,
                    int32_t mark);

/* How often its doer had acted since the hero's last act of a cost before deed `index`, when that
   was more than once and the act in between took longer than an ordinary one; else 0. The act is
   deed *because. */
int32_t XChronicle_Haste(const XGame *game, int32_t index, int32_t *because);
/* Appends how a story ended, by its cause: "killed by a rat"; by an empty one "retired". */
void XChronicle_AddFate(const char *cause, XText *out);
/* Appends what a hero had and did not use, "a potion of healing, the stairs 4 steps away"; nothing
   when there was nothing. */
void XChronicle_Unused(const XGame *game, XText *out);

#endif
