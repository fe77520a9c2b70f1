#ifndef GAME_BLOWS_H
#define GAME_BLOWS_H
/* Blows in melee: the roll and all that follows from it, and what classes of weapons add. Nobody is
   charged here. */

#include "creature/combat.h"
#include "game/xgame.h"

/* The verb of what somebody fights with, or NULL; none in profile classic. */
const XWeaponVerb *XBlow_VerbOf(const XGame *game, const XCreature *creature);
/* Appends what a verb does, one sentence. */
void XBlow_DescribeVerb(const XGame *game, const XWeaponVerb *verb, XText *out);
/* One blow with `percent` of its damage, by an attack of the actor's: told, learnt from, and with
   the verb of its weapon, a sweep excepted. Both may be dead afterwards. */
void XBlow_Strike(XGame *game, XCreature *actor, XCreature *target, const XAttack *attack,
                  int32_t percent);
/* A blow with what the actor fights with, and the sweep of an axe around it. */
void XBlow_Attack(XGame *game, XCreature *actor, XCreature *target);

#endif
