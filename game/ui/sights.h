#ifndef GAME_UI_SIGHTS_H
#define GAME_UI_SIGHTS_H
/* What the hero knows of: things, ways, marked places and those in view, here and elsewhere.
   Finding and choosing where to go list them. */

#include "game/ui/ui.h"

#define XSIGHT_NAME 96

typedef struct XSight {
  char name[XSIGHT_NAME];
  const XLocation *place;
  int16_t x, y;
} XSight;

typedef struct XSights {
  XSight *sights; /* owned: XSights_Clear */
  int32_t count, capacity;
} XSights;

/* Those of the hero's place by distance, then, when `elsewhere`, those of other places he knows. */
void XSights_Take(XSights *sights, const XUi *ui, bool elsewhere);
void XSights_Clear(XSights *sights);
/* Appends "3 east 1 north", or "here". */
void XSight_AddWay(XText *out, const XCreature *hero, int32_t x, int32_t y);

#endif
