#ifndef GAME_MARTIAL_H
#define GAME_MARTIAL_H
/* Attacks made by moving, as the disciples of the Turning Hand learn them: a step towards somebody
   is a lunge, a step around somebody a whirlwind. The move takes its time and makes W(move ticks /
   attack ticks) attacks on each target, which cost nothing more. None in profile classic. */

#include "creature/combat.h"
#include "game/xgame.h"

/* Whether somebody has learnt an art and the rules know of it. */
bool XMartial_Knows(const XGame *game, const XCreature *creature, XArt art);
/* How many attacks a move of so many ticks makes on one target: its whole distribution. */
XWeighted XMartial_Attacks(const XGame *game, const XCreature *actor, int32_t ticks);
/* After a step of `ticks` from that cell: lunge and whirlwind of who knows them. */
void XMartial_Step(XGame *game, XCreature *actor, int32_t from_x, int32_t from_y, int32_t ticks);
/* Ticks of a move of so many steps (1, or 2 of a wall jump) that take `ordinary` ticks each: under
   the lash a step takes and counts as the rules' figure. */
int32_t XMartial_MoveTicks(const XGame *game, const XCreature *actor, int32_t steps,
                           int32_t ordinary);
/* Uses up so many steps of the lash. */
void XMartial_Spend(XCreature *actor, int32_t steps);
/* Whether a step this way is a rampage: rampaging gear, and an enemy in sight straight ahead that
   is not next to it yet. */
bool XMartial_Rampages(const XGame *game, const XCreature *actor, int32_t dx, int32_t dy);

#endif
