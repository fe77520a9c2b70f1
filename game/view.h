#ifndef GAME_VIEW_H
#define GAME_VIEW_H
/* What the hero sees and remembers. */

#include "game/xgame.h"

/* Works out what is in view from where the hero stands and remembers terrain and things there. */
void XGame_Look(XGame *game);
/* The nearest enemy that the hero sees now, ties by guid; NULL when there is none. */
XCreature *XGame_EnemyInView(const XGame *game);
/* Whether the hero sees this creature now. He sees himself. */
bool XGame_SeesCreature(const XGame *game, const XCreature *creature);
/* How many enemies the hero sees. */
int32_t XGame_CountEnemiesInView(const XGame *game);

#endif
