#ifndef GAME_ROOM_H
#define GAME_ROOM_H
/* Template rooms: drawings of content that generators set into levels. */

#include "game/place.h"

#define XROOM_ENTRANCE  "entrance" /* the mark of cells of the border that corridors lead to */
#define XROOM_ENTRANCES 8
#define XROOM_SIDE      40 /* the longest side of a drawing, in cells */

typedef struct XRoomKind {
  XKind base;
  XBand band;                    /* fits places of this band and above */
  int32_t weight;                /* among the rooms that fit */
  uint32_t build;                /* bits 1 << XBuildType: generators that may use it */
  int32_t min_width, min_height; /* of the level, in cells */
  int16_t width, height;
  const char *const *rows;
  XLegend legend[XPLACE_LEGEND];
  int32_t legend_count;
} XRoomKind;

#endif
