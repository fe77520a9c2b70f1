#ifndef GAME_DANGER_H
#define GAME_DANGER_H
/* How dangerous a creature is: what it takes off a reference hero of its band, in the mean, while
   he kills it. Worked out by the functions of play. */

#include "creature/template.h"
#include "game/xgame.h"

/* A reference hero in a game of his own: the first race and class of the content with his kit, at
   the level that goes with a band, whose weapon was used for all of them. */
XGame *XDanger_Reference(const XContent *content, XBand band, XProfile profile);
/* Hundredths of a hit point that one creature of a kind takes off the hero of this game in a fight
   with nobody else; the mean over several births. */
int64_t XDanger_Of(XGame *reference, const XMonster *kind);
/* The same of somebody who lives, in whatever game, against that hero. */
int64_t XDanger_OfCreature(const XGame *reference, const XWorld *world, const XCreature *creature);

#endif
