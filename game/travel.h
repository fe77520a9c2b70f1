#ifndef GAME_TRAVEL_H
#define GAME_TRAVEL_H
/* Going from place to place: a place that is left sleeps, one that is entered is caught up. */

#include "game/xgame.h"

/* Takes the hero from where he is to a mark of another place (its start when the mark is unknown),
   building it when it is new. His ttm is kept: he still pays on the old place's account. */
void XGame_Enter(XGame *game, XLocation *to, const char *mark);
/* Lifts everything of a place off the ring, remembering how far ahead each was. */
void XGame_Sleep(XGame *game, XLocation *location);
/* Puts it back, and catches up decay, healing and the generator in bounded steps. Nobody banked
 * time. */
void XGame_Wake(XGame *game, XLocation *location);

#endif
