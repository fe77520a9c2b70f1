#ifndef GAME_SITE_H
#define GAME_SITE_H
/* A level being made by a generator: what the generators share. Included by game/build*.c and
   game/site*.c only. */

#include "game/build.h"
#include "game/room.h"

/* What a cell belongs to; corridors are dug only through free ones. */
typedef enum XSiteOwner { XSITE_FREE, XSITE_TEMPLATE, XSITE_ROOM } XSiteOwner;

#define XSITE_AREAS 64

/* A room, walls included. */
typedef struct XSiteArea {
  int16_t x, y, width, height;
  bool drawn;       /* a template room: corridors lead to its entrances only */
  uint32_t reached; /* bits: entrances that a corridor has reached */
  int32_t entrance_count;
  struct {
    int16_t x, y;
    int8_t dx, dy; /* the way out */
  } entrances[XROOM_ENTRANCES];
} XSiteArea;

typedef struct XSite {
  XGame *game;
  XLocation *location;
  XMap *map;
  const XPlaceKind *kind;
  XRandom *random;
  uint8_t *owner; /* XSiteOwner, a cell each */
  XSiteArea areas[XSITE_AREAS];
  int32_t area_count;
} XSite;

/* Whether a cell can be walked on or opened; false outside. */
bool XSite_Passable(const XSite *site, int32_t x, int32_t y);
/* Sets a tile unless the cell is on the border or belongs to a room. */
void XSite_Carve(XSite *site, int32_t x, int32_t y, const XTileKind *tile);
/* Digs the cheapest way between two cells, along what is open already. False when rooms shut it. */
bool XSite_Dig(XSite *site, int32_t x, int32_t y, int32_t to_x, int32_t to_y,
               const XTileKind *tile);
/* Steps from (x, y) to every cell over what is passable, XPATH_FAR where there is no way; the
   caller frees it. */
int32_t *XSite_Distances(const XSite *site, int32_t x, int32_t y);
/* Makes one whole of it: pockets that (x, y) does not reach are filled when small, else joined. */
void XSite_Join(XSite *site, int32_t x, int32_t y);
/* Stairs of the kind, each far from the one before, the first far from (x, y). */
void XSite_AddStairs(XSite *site, int16_t x, int16_t y);
/* An exit with its tile and mark at a cell. */
void XSite_AddExit(XSite *site, const XPlaceExit *way, int16_t x, int16_t y);
/* A room of this size where none is, with a lane left free around it; NULL when there is no room
   for it, or for one that held (x, y). */
XSiteArea *XSite_FindArea(XSite *site, int16_t width, int16_t height, int32_t x, int32_t y);
/* Places up to the kind's number of template rooms, each drawing once, none over (x, y). */
void XSite_AddTemplates(XSite *site, int32_t x, int32_t y);

/* The generators: the whole map with its ways out. */
void XBuild_Cave(XSite *site);
void XBuild_Rooms(XSite *site);
void XBuild_Plain(XSite *site);

#endif
