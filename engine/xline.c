/* A step along the longer side each time; the shorter side is rounded, ties by what blocks. */
#include "engine/xline.h"

#include <stdlib.h>

typedef struct Line {
  const XFovGrid *grid;
  int32_t x0, y0, dx, dy;
} Line;

/* a / b rounded down; b above 0. */
static int32_t floor_div(int32_t a, int32_t b)
{
  return a / b - (a % b < 0);
}

static XPoint cell_of(const Line *line, bool steep, int32_t along, int32_t across)
{
  return steep ? (XPoint){across, line->y0 + along} : (XPoint){line->x0 + along, across};
}

static bool blocks(const XFovGrid *grid, XPoint cell)
{
  return grid->opaque[cell.y * grid->width + cell.x] != 0;
}

/* The i-th cell. Halves are counted absolutely, so that the way back rounds alike. */
static XPoint at(const Line *line, int32_t i)
{
  const bool steep = abs(line->dy) > abs(line->dx);
  const int32_t major = steep ? line->dy : line->dx, minor = steep ? line->dx : line->dy;
  const int32_t length = abs(major), along = major < 0 ? -i : i;
  const int32_t start = steep ? line->x0 : line->y0;
  const int32_t twice = 2 * i * minor + length;
  const int32_t upper = start + floor_div(twice, 2 * length);
  const bool tie = (twice % (2 * length) + 2 * length) % (2 * length) == 0;
  const XPoint low = cell_of(line, steep, along, upper - 1);
  const XPoint high = cell_of(line, steep, along, upper);
  if (!tie)
    return high;
  return blocks(line->grid, low) && !blocks(line->grid, high) ? high : low;
}

int32_t XLine_Cells(const XFovGrid *grid, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
                    XPoint *out, int32_t most)
{
  const Line line = {grid, x0, y0, x1 - x0, y1 - y0};
  const int32_t length = abs(line.dx) > abs(line.dy) ? abs(line.dx) : abs(line.dy);
  const int32_t count = length < most ? length : most;
  for (int32_t i = 0; i < count; i++)
    out[i] = at(&line, i + 1);
  return count;
}
