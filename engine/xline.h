/*
 * Straight lines over cells, from centre to centre, exact in integers. A line and its way back run
 * over the same cells. Where it passes between two cells it takes the one that does not block, so
 * that what is in view (xfov.h) is also in the line of a throw.
 */
#ifndef ENGINE_XLINE_H
#define ENGINE_XLINE_H

#include "engine/xfov.h"

typedef struct XPoint {
  int32_t x, y;
} XPoint;

/* The cells after x0,y0 up to x1,y1, at most `most` of them; returns how many. Both ends are inside
 * the grid; blocking cells do not end it. */
int32_t XLine_Cells(const XFovGrid *grid, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
                    XPoint *out, int32_t most);

#endif
