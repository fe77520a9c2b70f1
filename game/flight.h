#ifndef GAME_FLIGHT_H
#define GAME_FLIGHT_H
/* The way of something thrown: the same for the act and for the screen that shows it first. */

#include "engine/xline.h"
#include "game/xgame.h"

#define XFLIGHT_MOST 40 /* cells; no range is longer */

typedef struct XFlight {
  XPoint cells[XFLIGHT_MOST]; /* after the thrower's own, up to where it stops */
  int32_t count;
  int32_t land;      /* index of the cell where it falls; -1 at the thrower's feet */
  XCreature *in_way; /* whom it meets on the last cell, or NULL */
} XFlight;

/* The flight of something from its thrower towards a cell of his place, at most `range` cells: it
   stops before what blocks sight, at the first creature, or at the cell aimed at. */
void XFlight_Plan(const XGame *game, const XCreature *actor, int32_t x, int32_t y, int32_t range,
                  XFlight *out);

#endif
