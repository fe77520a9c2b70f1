#ifndef GAME_TRAVEL_H
#define GAME_TRAVEL_H
/* Going from place to place: a place that is left sleeps, one that is entered is caught up. */

#include "game/xgame.h"

/* Takes the hero from where he is to a mark of another place (its start when the mark is unknown),
   building it when it is new. His ttm is kept: he still pays on the old place's account. */
void XGame_Enter(XGame *game, XLocation *to, const char *mark);
/* Lifts everything of a place off the ring, remembering how far ahead each was. */
void XGame_Sleep(XGame *game, XLocation *location);
/* Puts it back and catches it up, by guid from the last to the first: corpses decay a step for each
   1000 ticks, generators run one pass a period and four at most, creatures heal by the clock,
   forget a turn of memory for each of their turns, and who is at ease then wanders as many random
   steps, twelve at most. Statuses and timers have run on by themselves. Nobody banked time: a turn
   comes no earlier than it was due when the hero left, and after his own first one here. */
void XGame_Wake(XGame *game, XLocation *location);

#endif
