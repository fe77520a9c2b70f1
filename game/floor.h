#ifndef GAME_FLOOR_H
#define GAME_FLOOR_H
/* What lies on a cell. */

#include "game/xgame.h"

/* The number of stacks on a cell, and the index-th of them in the order of their guids; NULL past
 * the end. */
int32_t XFloor_Count(const XGame *game, const XLocation *place, int32_t x, int32_t y);
XItem *XFloor_At(const XGame *game, const XLocation *place, int32_t x, int32_t y, int32_t index);
/* Tells the hero what lies where he stands; nothing for others. */
void XFloor_Tell(XGame *game, const XCreature *creature);
/* Lays an item, which is nowhere, at a creature's feet, onto an equal stack when there is one. */
void XFloor_Lay(XGame *game, const XCreature *creature, XItem *item);

#endif
