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
/* The item when the creature carries it or stands on it, else NULL. */
XItem *XFloor_Reach(const XGame *game, const XCreature *creature, XHandle item);
/* Lays an item, which is nowhere, at a creature's feet or on a cell, onto an equal stack when there
   is one. */
void XFloor_Lay(XGame *game, const XCreature *creature, XItem *item);
void XFloor_LayAt(XGame *game, XLocation *place, int32_t x, int32_t y, XItem *item);
/* Lays that much gold on a cell; nothing in a world without gold. */
void XFloor_LayGold(XGame *game, XLocation *place, int32_t x, int32_t y, int32_t amount);

#endif
