#ifndef GAME_PARTING_H
#define GAME_PARTING_H
/* The parting blow: who steps out of reach of an aware, able foe is struck now when that foe would
   be done with it before it could have been too late. With a pole arm likewise who steps into
   reach. Once between two acts of the foe, which pays for its blow at once. None in profile
   classic. */

#include "game/xgame.h"

/* Whether a foe would strike now at a creature that stepped out of its reach; no foe does that is
   not next to it. */
bool XParting_Threatens(const XGame *game, const XCreature *foe, const XCreature *mover);
/* How many foes that the hero sees would strike if he stepped to this cell now. */
int32_t XParting_Count(const XGame *game, int32_t x, int32_t y);
/* Before the step: blows of those whose reach is left. False when the mover does not live to take
   it. */
bool XParting_Leave(XGame *game, XCreature *mover, int32_t x, int32_t y);
/* After a step from this cell: blows of pole arms at who has come near. Draws nothing otherwise. */
void XParting_Arrive(XGame *game, XCreature *mover, int32_t from_x, int32_t from_y);

#endif
