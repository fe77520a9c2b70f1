#ifndef GAME_EFFECT_H
#define GAME_EFFECT_H
/* What things do to whoever drinks, eats or reads them, and spells to whom they reach. */

#include "game/xgame.h"

/* Every effect of a list, as long as the creature lives. */
void XEffect_Apply(XGame *game, XCreature *actor, const XItemEffect *effects, int32_t count);

#endif
