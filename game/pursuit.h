#ifndef GAME_PURSUIT_H
#define GAME_PURSUIT_H
/* Pursuers over stairs: who hunts the hero and can reach the way he takes within its memory comes
   after him, later by exactly what its steps and the stairs cost it. On the way it is in no place,
   but on the ring. */

#include "game/xgame.h"

/* Sets off whoever follows from the hero's place, before he leaves it by the way at his cell to
   `arrival` (a mark, or NULL) of `to`. */
void XPursuit_Follow(XGame *game, XLocation *to, const char *arrival);
/* At its turn: somebody on the way arrives. False when it is on no way, and when there is no room;
   then it waits a turn more. *here tells whether it now stands in the place that runs. */
bool XPursuit_Arrive(XGame *game, XCreature *creature, bool *here);

#endif
