#ifndef GAME_EFFECT_H
#define GAME_EFFECT_H
/* What things do to whoever drinks, eats or reads them. */

#include "game/xgame.h"

/* Everything the kind does, as long as the creature lives. */
void XEffect_Apply(XGame *game, XCreature *actor, const XItemKind *kind);

#endif
