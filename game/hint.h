#ifndef GAME_HINT_H
#define GAME_HINT_H
/* Hints of a place: each is told once, when the hero first sees its mark from near enough. */

#include "game/xgame.h"

/* At the hero's turn. A hint that is told takes its mark away, which is how that is saved. */
void XHint_Tell(XGame *game);

#endif
