#ifndef GAME_TURN_H
#define GAME_TURN_H
/* The one door of time: dispatching and charging. */

#include "game/action.h"

/* Adds a duration (0 or more ticks) to the creature's ttm, saturating; the only line that does. */
void XGame_Charge(XGame *game, XCreature *creature, int32_t ticks);
/* The same for bookkeeping: idle waits, passes, the time nobody may bank. It is no act: exempt from
   the floor, not the hero's last cost; logged under "book" and part of the sum of charges. */
void XGame_Book(XGame *game, XCreature *creature, int32_t ticks);
/* Runs a world in which no hero waits for his turn, until the ring's time is `until` ticks. */
void XGame_RunUntil(XGame *game, int64_t until);
/* Takes hit points; kills at 0. `by` may be NULL, then `cause` (words id) names what did it. */
void XGame_Hurt(XGame *game, XCreature *victim, int32_t damage, XCreature *by, const char *cause);
/* Takes the hit points that a modifier in force has cost, says so, and kills at 0. */
void XGame_Suffer(XGame *game, XCreature *victim, const XModifierKind *kind, int32_t damage);
/* Death: corpse, belongings dropped, experience; a dead hero ends the game. */
void XGame_Kill(XGame *game, XCreature *victim, XCreature *by, const char *cause);

#endif
