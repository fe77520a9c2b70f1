#ifndef GAME_ACTIVITY_H
#define GAME_ACTIVITY_H
/* What the hero goes on doing turn after turn, and every reason to stop. */

#include "game/action.h"

/* Begins a rest of at most `turns` turns; 0: until healed, at most as the rules say. Refused with a
   reason when an enemy is in view, when hunger forbids it or when there is nothing to recover. */
XResult XActivity_Rest(XGame *game, XCreature *hero, int32_t turns);
/* Begin exploring, a journey to x,y, a run. `steps` 0: until there is a reason to stop. Each is
   refused, with a reason and at no cost, when its first step cannot be taken. */
XResult XActivity_Explore(XGame *game, XCreature *hero, int32_t steps);
XResult XActivity_Travel(XGame *game, XCreature *hero, int16_t x, int16_t y, int32_t steps);
XResult XActivity_Run(XGame *game, XCreature *hero, int8_t dx, int8_t dy, int32_t steps);
/* After the first step of an act that takes several: the hero goes on with it by himself, unless an
   enemy is in view, up to `steps` in all (0: to its end). Nothing while something goes on already,
   nor for others. */
void XActivity_GoOn(XGame *game, const XCreature *actor, const XAction *action, int32_t steps);
/* The work is done: it ends without a word. */
void XActivity_End(XGame *game);
/* Keeps the line that began work, for XActivity_Line; nothing when none has just begun. */
void XActivity_Remember(XGame *game, const char *line);
/* One step of what goes on, charged. False when nothing goes on (any more). */
bool XActivity_Step(XGame *game, XCreature *hero);
/* Stops what goes on when an enemy has come into view; called after every act of others. */
void XActivity_Watch(XGame *game);
/* Appends the command line that does again exactly what was done so far: "explore 17". */
void XActivity_Line(const XGame *game, XText *out);

#endif
