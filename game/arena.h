#ifndef GAME_ARENA_H
#define GAME_ARENA_H
/* Staged fights by the real engine: two sides in a bare room, many times over. */

#include "creature/template.h"
#include "magic/xrules.h"

#define XARENA_SIDES 2
#define XARENA_MOST  12     /* fighters of a side */
#define XARENA_TICKS 400000 /* a fight that lasts longer is undecided */

typedef struct XText XText;

/* `count` monsters of a kind, or (monster NULL) one hero of a race and class with his kit. Only one
   side can be a hero. */
typedef struct XArenaSide {
  const XMonster *monster;
  const XRace *race;
  const XCareer *career;
  int32_t count; /* 1 to XARENA_MOST */
} XArenaSide;

typedef struct XArena {
  XArenaSide sides[XARENA_SIDES];
  int32_t fights; /* 1 or more */
  uint64_t seed;
  XProfile profile;
  bool dances; /* the hero hits and steps back */
} XArena;

typedef struct XArenaReport {
  int32_t fights, wins[XARENA_SIDES], undecided;
  int32_t low, high; /* permille: 95 percent interval of how often the first side wins */
  int64_t acts[XARENA_SIDES], damage[XARENA_SIDES]; /* of all fights together */
  int32_t *ticks;                                   /* of each fight, sorted; owned */
} XArenaReport;

/* Fights. False with a reason when the world has no place to fight in; `out` is then empty. */
bool XArena_Run(const XContent *content, const XArena *arena, XArenaReport *out, XText *why);
void XArenaReport_Clear(XArenaReport *report);
/* Wilson's interval of 95 percent for `wins` of `fights` (1 to 1 000 000), in permille, rounded
   outwards. */
void XArena_Interval(int32_t wins, int32_t fights, int32_t *low, int32_t *high);

#endif
