/*
 * Field of view: symmetric shadowcasting with slopes as fractions, exact in integers. Of two cells
 * that do not block sight each sees the other or neither does. Sight runs from centre to centre; a
 * cell that blocks is seen when any part of it is in view.
 */
#ifndef ENGINE_XFOV_H
#define ENGINE_XFOV_H

#include <stdbool.h>
#include <stdint.h>

/* What blocks sight: opaque[y * width + x] != 0 does, and so does all outside. Not owned. */
typedef struct XFovGrid {
  int32_t width, height; /* each 1..1000 */
  const uint8_t *opaque;
} XFovGrid;

/* Sets all width * height bytes of visible to 1 (seen from x,y) or 0. A cell dx,dy away is in reach
 * when dx*dx + dy*dy <= radius*radius + radius; radius >= 0. x,y is inside and always sees itself,
 * whether it blocks or not. */
void XFov_Compute(const XFovGrid *grid, int32_t x, int32_t y, int32_t radius, uint8_t *visible);

/* Tells whether x1,y1 is seen from x0,y0 as XFov_Compute would with an endless radius, in time of
 * the distance. Symmetric when neither cell blocks. Both are inside. */
bool XFov_Line(const XFovGrid *grid, int32_t x0, int32_t y0, int32_t x1, int32_t y1);

#endif
