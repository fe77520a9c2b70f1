#ifndef GAME_CORPSE_H
#define GAME_CORPSE_H
/* Corpses: left by the dead, decaying a step every 1000 ticks. */

#include "game/xgame.h"

/* By chance (rules.lua) leaves the victim's corpse on its cell. The victim still stands there. */
void XCorpse_Leave(XGame *game, const XCreature *victim, XLocation *place);
/* `steps` (1 or more) steps of decay. False when it is gone: then it has been destroyed. */
bool XCorpse_Decay(XGame *game, XCorpse *corpse, int32_t steps);

#endif
