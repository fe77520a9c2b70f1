#ifndef GAME_ACTIVITY_H
#define GAME_ACTIVITY_H
/* What the hero goes on doing turn after turn, and every reason to stop. */

#include "game/action.h"

/* Begins a rest of at most `turns` turns; 0: until healed, at most as the rules say. Refused with a
   reason when an enemy is in view, when hunger forbids it or when there is nothing to recover. */
XResult XActivity_Rest(XGame *game, XCreature *hero, int32_t turns);
/* One step of what goes on, charged. False when nothing goes on (any more). */
bool XActivity_Step(XGame *game, XCreature *hero);
/* Stops what goes on when an enemy has come into view; called after every act of others. */
void XActivity_Watch(XGame *game);

#endif
