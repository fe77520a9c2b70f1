#ifndef GAME_POPULATE_H
#define GAME_POPULATE_H
/* XGenerator, which repopulates a place from a purse a day, and spawning into places. */

#include "game/place.h"
#include "game/xgame.h"
#include "game/xtimer.h"

typedef struct XGenerator {
  XObject base; /* base.ttmb: run_time, ticks between passes */
  XHandle location;
  uint8_t which;  /* of its place's Populate */
  int32_t purse;  /* creatures it can still pay for */
  int64_t filled; /* the period of purse_hours in which it was filled last */
} XGenerator;

extern const XClass XGenerator_Class;

XGenerator *XGenerator_Try(XObject *object);
/* A new generator of a place, on the ring; `which` of the kind's Populate it works for. */
XGenerator *XGenerator_New(XGame *game, const XLocation *location, const XPlaceKind *kind,
                           int32_t which);
/* Picks a monster of the kinds and the band by rarity; NULL when there is none. */
const XMonster *XPopulate_Pick(const XContent *content, XRandom *random, uint32_t kinds,
                               XBand band);
/* Picks an item kind of the types (bits 1 << XItemType) and at most the band, by rarity; NULL when
   there is none. */
const XItemKind *XPopulate_PickItem(const XContent *content, XRandom *random, uint32_t types,
                                    XBand band);
/* Spawns a monster on a free cell, near (x, y) when x >= 0; it waits one turn of its own. NULL when
   the place is full. */
XCreature *XGame_Spawn(XGame *game, XLocation *location, const XMonster *kind, int32_t near_x,
                       int32_t near_y, XStream stream);
/* One repopulation pass: pays from the purse for one creature unless the place has enough, or it is
   day and it works at night. */
void XGenerator_Run(XGame *game, XGenerator *generator);

#endif
