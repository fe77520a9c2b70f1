#ifndef GAME_POPULATE_H
#define GAME_POPULATE_H
/* XGenerator, which repopulates a place from a purse a day, and XTimer, which calls content back or ends a
   modifier. Both run on the ring. */

#include "game/place.h"
#include "game/xgame.h"

typedef struct XGenerator {
  XObject base; /* base.ttmb: run_time, ticks between passes */
  XHandle location;
  int32_t purse;      /* creatures it can still pay for */
  int64_t filled_day; /* day of the calendar on which it was filled last */
} XGenerator;

typedef struct XTimer {
  XObject base; /* base.ttmb: ticks until it runs; a location's default is 1 000 000 */
  XHandle owner;        /* a place or a creature */
  char callback[48];    /* of a place: the function's name */
  const XKind *modifier; /* of a creature: the modifier that ends; NULL for a place */
} XTimer;

extern const XClass XGenerator_Class;
extern const XClass XTimer_Class;

XGenerator *XGenerator_Try(XObject *object);
XTimer *XTimer_Try(XObject *object);
/* A new generator of a place, on the ring. */
XGenerator *XGenerator_New(XGame *game, const XLocation *location, const XPlaceKind *kind);
/* Picks a monster of the kinds and the band by rarity; NULL when there is none. */
const XMonster *XPopulate_Pick(const XContent *content, XRandom *random, uint32_t kinds, XBand band);
/* Spawns a monster on a free cell, near (x, y) when x >= 0; it waits one turn of its own. NULL when the
   place is full. */
XCreature *XGame_Spawn(XGame *game, XLocation *location, const XMonster *kind, int32_t near_x,
                       int32_t near_y, XStream stream);
/* Content's CreateTimerEvent: the callback runs after `ticks` (1 or more), again until it returns 0. */
XTimer *XLocation_CreateTimerEvent(XGame *game, XLocation *location, const char *callback,
                                   int32_t ticks);
/* Begins a modifier on a creature by its stacking, with a duration in slices; ends what it cures. */
void XCreature_Begin(XGame *game, XCreature *creature, const XModifierKind *kind, int32_t slices);
/* Ends one; nothing when it is not in force. */
void XCreature_End(XGame *game, XCreature *creature, const XModifierKind *kind);

#endif
