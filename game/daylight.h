#ifndef GAME_DAYLIGHT_H
#define GAME_DAYLIGHT_H
/* Day and night. How far one sees outdoors is in XCreature_SightRadius. */

#include "game/xgame.h"

/* Whether it is between dusk and dawn (rules.lua). */
bool XDaylight_IsNight(const XGame *game);
/* At the hero's turn: tells dusk and dawn when he is outdoors. */
void XDaylight_Tell(XGame *game);

#endif
