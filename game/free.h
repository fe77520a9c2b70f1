#ifndef GAME_FREE_H
#define GAME_FREE_H
/* Commands that take no turn but change saved state: the hero's name, what exploring picks up, and
   practice. */

#include "game/xgame.h"

/* What exploring picks up when a game begins. */
#define XAUTOPICKUP_START                                                                          \
  (1 << XITEM_POTION | 1 << XITEM_FOOD | 1 << XITEM_THING | 1 << XITEM_SCROLL |                    \
   1 << XITEM_MISSILE | 1 << XITEM_GOLD)

/* Runs one such line: "name Odo", "autopickup potion food", "practice spawn rat". False with a
   reason; then nothing has changed. */
bool XFree_Run(XGame *game, const char *line, XText *why);

#endif
