#ifndef ENGINE_XMAP_H
#define ENGINE_XMAP_H
/* XMap: the cells of a place. Terrain and what the hero remembers are saved layers; occupants,
   piles and what is in view are derived and rebuilt on load. Coordinates outside are never legal
   arguments unless a function says so. */

#include "engine/xclass.h"
#include "engine/xtile.h"

#define XMAP_MAX_SIDE 256

typedef struct XMap {
  int16_t width, height;
  XLayer tiles;      /* index + 1 of the tile kind */
  XLayer known;      /* the tile as last seen, index + 1; 0 never seen */
  XLayer known_item; /* the item kind last seen lying there, index + 1; 0 none */
  uint8_t *opaque;   /* 1 where sight ends; derived from tiles */
  uint8_t *open;     /* 1 where one can stand; derived from tiles */
  uint8_t *visible;  /* 1 where the hero sees now; derived */
  XHandle *occupant; /* the creature standing there */
} XMap;

/* All cells of one tile; nothing known, nothing visible. Sides 1 to XMAP_MAX_SIDE. */
void XMap_Init(XMap *map, int16_t width, int16_t height, const XTileKind *fill);
void XMap_Clear(XMap *map);
/* After the saved layers and sides were loaded: checks them against each other and the number of
   tile kinds, and builds the derived arrays. False when they do not fit. */
bool XMap_Restore(XMap *map, const XContent *content);
bool XMap_Contains(const XMap *map, int32_t x, int32_t y);
/* The cell's index into the layers; x and y must be inside. */
int32_t XMap_Cell(const XMap *map, int32_t x, int32_t y);
const XTileKind *XMap_Tile(const XMap *map, const XContent *content, int32_t x, int32_t y);
void XMap_SetTile(XMap *map, int32_t x, int32_t y, const XTileKind *tile);
/* The tile remembered at a cell, or NULL. */
const XTileKind *XMap_Known(const XMap *map, const XContent *content, int32_t x, int32_t y);
/* Whether a cell is inside and its tile can be stood on. */
bool XMap_Walkable(const XMap *map, const XContent *content, int32_t x, int32_t y);
/* Whether the hero sees the cell now; false outside. */
bool XMap_Visible(const XMap *map, int32_t x, int32_t y);
/* Computes what is visible from a cell and remembers the tiles seen. radius in cells. */
void XMap_Look(XMap *map, int32_t x, int32_t y, int32_t radius);

#endif
