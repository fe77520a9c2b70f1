#ifndef ENGINE_XTILE_H
#define ENGINE_XTILE_H
/* Terrain kinds. What a tile is called, looks like and lets through; all of it is content. */

#include "engine/xcontent.h"

typedef enum XTileFlag {
  XTILE_WALK = 1 << 0,  /* can be stood on */
  XTILE_SIGHT = 1 << 1, /* can be seen through */
  XTILE_UP = 1 << 2,    /* leads up: `<` */
  XTILE_DOWN = 1 << 3,  /* leads down: `>` */
  XTILE_DOOR = 1 << 4,  /* opens into, or closes into, another tile */
  XTILE_EDGE = 1 << 5   /* leads out of the place: by `<`, `>` or a step off the map */
} XTileFlag;

typedef struct XTileKind {
  XKind base;
  const char *description;
  const struct XTileKind *opens_into;  /* a closed door's open one, or NULL */
  const struct XTileKind *closes_into; /* an open door's closed one, or NULL */
  uint32_t glyph;                      /* code point */
  uint32_t ascii;                      /* the glyph of terminals that show ASCII only */
  int32_t color;                       /* XColor */
  uint32_t flags;                      /* of XTileFlag */
  int32_t tread;                       /* percent of the cost of a step onto it */
} XTileKind;

#endif
