#ifndef GAME_THREAT_H
#define GAME_THREAT_H
/* Threat: how many foes and coming blows can strike at a cell before the hero acts again. A foe
   steps with all its acts but the last and strikes or shoots with that; who is in its way may have
   moved, so others do not bar it. */

#include "game/xgame.h"

typedef struct XThreat {
  uint8_t *counts; /* one a cell of the hero's place, row by row; owned */
  int32_t width, height;
} XThreat;

/* Of every cell in view, given the ticks that the hero is about to pay; others have 0. In the
   caller's storage: XThreat_Clear. */
void XThreat_Take(XThreat *threat, const XGame *game, int64_t ticks);
void XThreat_Clear(XThreat *threat);
/* Of one cell; 0 outside. */
int32_t XThreat_At(const XThreat *threat, int32_t x, int32_t y);

#endif
