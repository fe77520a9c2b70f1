#ifndef GAME_KNOWN_H
#define GAME_KNOWN_H
/* Ways over what the hero knows of his place: what walking by itself plans with. Nothing that he
   has not seen comes in, but for doors that turn out otherwise. */

#include "game/xgame.h"

typedef struct XKnown {
  int32_t width, height;
  uint8_t *cost;     /* of a step from a cell; 0 where no way is known */
  int32_t *distance; /* to the nearest goal, after XKnown_Plan */
  int32_t *goals;    /* cells */
  int32_t count;
} XKnown;

/* Reads the place of the hero. The caller's storage: XKnown_Clear. */
void XKnown_Init(XKnown *known, const XGame *game);
void XKnown_Clear(XKnown *known);
/* Adds a goal, before the plan is made; a second time does nothing. */
void XKnown_Goal(XKnown *known, int32_t x, int32_t y);
/* Works out the distances to the nearest goal. */
void XKnown_Plan(XKnown *known);
/* The distance from a cell: XPATH_FAR where no way is known. */
int32_t XKnown_Distance(const XKnown *known, int32_t x, int32_t y);
/* The next step from a cell to the nearest goal; false, with both 0, when there is none. */
bool XKnown_Step(const XKnown *known, int32_t x, int32_t y, int8_t *dx, int8_t *dy);
/* Whether a tile is a door that the hero can open. */
bool XKnown_Opens(const XTileKind *tile);

#endif
