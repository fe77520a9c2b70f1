#ifndef TESTS_SUPPORT_MINI_H
#define TESTS_SUPPORT_MINI_H
/* A content of a handful of kinds, made without Lua: two rooms with stairs between them, a human, a
   warrior, a rat, a sword, rations, a corpse, a spell of slowness. */

#include "game/xgame.h"

/* Made for one test; free with XContent_Free. `extra` more kinds of tiles come first: other indices
   for the same ids. */
XContent *Mini_Content(int extra);
/* A game with a hero of this name, born and at his first turn. */
XGame *Mini_Game(const XContent *content, uint64_t seed, const char *name);

#endif
