#ifndef GAME_FEATURE_H
#define GAME_FEATURE_H
/* Features: altars, fountains, bells, levers. They stand on a cell and are used from it or from
   beside it; what using does is a callback of content. */

#include "game/xgame.h"

typedef struct XFeatureKind {
  XKind base;
  const char *description;
  uint32_t glyph;        /* code point */
  int32_t color;         /* XColor */
  const char *callback;  /* runs when it is used; returns true when that was a use */
  int32_t uses;          /* until it is spent; 0: for ever */
  const char *word_done; /* words id: nothing happens any more; NULL when it is never spent */
} XFeatureKind;

/* The feature that a creature would use: where it stands, else the first around it; NULL when there
   is none. Valid until the place's list changes. */
XFeature *XFeature_Within(const XGame *game, const XCreature *creature);
/* Uses it; false when it is spent. The creature may be dead afterwards. */
bool XFeature_Use(XGame *game, XCreature *creature, XFeature *feature);

#endif
