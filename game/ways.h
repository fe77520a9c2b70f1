#ifndef GAME_WAYS_H
#define GAME_WAYS_H
/* Ways over what the hero knows of his place: what walking by itself plans with. Nothing that he
   has not seen comes in, but for doors that turn out otherwise. */

#include "game/xgame.h"

typedef struct XWays {
  int32_t width, height;
  uint8_t *cost;     /* of a step from a cell; 0 where no way is known */
  int32_t *distance; /* to the nearest goal, after XWays_Plan */
  int32_t *goals;    /* cells */
  int32_t count;
} XWays;

/* Reads the place of the hero. The caller's storage: XWays_Clear. */
void XWays_Init(XWays *ways, const XGame *game);
void XWays_Clear(XWays *ways);
/* Adds a goal, before the plan is made; a second time does nothing. */
void XWays_Goal(XWays *ways, int32_t x, int32_t y);
/* Works out the distances to the nearest goal. */
void XWays_Plan(XWays *ways);
/* The distance from a cell: XPATH_FAR where no way is known. */
int32_t XWays_Distance(const XWays *ways, int32_t x, int32_t y);
/* The next step from a cell to the nearest goal; false, with both 0, when there is none. */
bool XWays_Step(const XWays *ways, int32_t x, int32_t y, int8_t *dx, int8_t *dy);
/* Whether a tile is a door that the hero can open. */
bool XWays_Opens(const XTileKind *tile);

#endif
