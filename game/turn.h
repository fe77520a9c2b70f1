#ifndef GAME_TURN_H
#define GAME_TURN_H
/* The one door of time: dispatching and charging. */

#include "game/action.h"

/* Adds the duration of a creature's own act (0 or more ticks) to its ttm, saturating. What befalls
   it once between two acts may befall it again. */
void XGame_Charge(XGame *game, XCreature *creature, int32_t ticks);
/* The same for a blow struck between two acts, which is no act of its own. */
void XGame_ChargeBlow(XGame *game, XCreature *creature, int32_t ticks);
/* Bookkeeping: ticks that somebody is set back by others. Logged and counted in the sum, but no
   act, and exempt from the floor. */
void XGame_SetBack(XGame *game, XCreature *creature, int32_t ticks);
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

/* The hero's story ends here by choice: as a death without a cause, the pack and all kept. */
void XGame_Retire(XGame *game);

#endif
