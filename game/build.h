#ifndef GAME_BUILD_H
#define GAME_BUILD_H
/* Places being built: map, exits, folk, things, timers. */

#include "game/place.h"
#include "game/xgame.h"

/* The place of this kind: the one that exists, or built now from hash(seed, id). Never fails: the
   loader has checked what a kind must have. */
XLocation *XGame_Place(XGame *game, const XPlaceKind *kind);
/* The map of a drawn place with its ways out, folk, things and traps. */
void XBuild_Drawn(XGame *game, XLocation *location, const XPlaceKind *kind);
/* Whether every cell that can be walked on is reached from every other. */
bool XBuild_Connected(const XGame *game, const XLocation *location);
/* A random free walkable cell; near (x, y) when x >= 0. False when there is none. */
bool XBuild_FreeCell(const XGame *game, const XLocation *location, XRandom *random, int32_t near_x,
                     int32_t near_y, int16_t *x, int16_t *y);

#endif
