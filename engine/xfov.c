/*
 * Field of view: symmetric shadowcasting after Albert Ford. Each of four quadrants is scanned row
 * by row away from the eye; a sector is the part of the rows between two slopes that is still open.
 */
#include "engine/xfov.h"

#include <assert.h>
#include <string.h>

/* A slope: columns per row, num / den with den > 0. */
typedef struct Slope {
  int64_t num, den;
} Slope;

typedef struct Scan {
  const XFovGrid *grid;
  int32_t x, y;           /* the eye */
  int32_t row_dx, row_dy; /* where rows lead: one of four directions */
  int32_t last_row;       /* scanned last */
  int64_t reach;          /* dx*dx + dy*dy at most */
  uint8_t *visible;       /* where to mark; or NULL: only look for the target */
  int32_t target_column;  /* in last_row, when there is nothing to mark */
  bool target_seen;
} Scan;

/* floor(a / b) for b > 0. */
static int64_t floor_div(int64_t a, int64_t b)
{
  return a / b - (a % b < 0);
}

/* The slope through the edge of a cell towards lesser columns. */
static Slope edge(int64_t row, int64_t column)
{
  return (Slope){2 * column - 1, 2 * row};
}

/* The cell of a row that a slope passes; on a border the greater. */
static int32_t column_at_start(int32_t row, Slope slope)
{
  return (int32_t)floor_div(2 * row * slope.num + slope.den, 2 * slope.den);
}

/* The same; on a border the lesser. */
static int32_t column_at_end(int32_t row, Slope slope)
{
  return (int32_t)-floor_div(slope.den - 2 * row * slope.num, 2 * slope.den);
}

/* The cell's index in the grid, or -1 outside. Columns run along the axis that rows do not; two of
 * the quadrants are mirrored, which changes nothing as each is scanned whole. */
static int64_t cell_at(const Scan *scan, int32_t row, int32_t column)
{
  int32_t x = scan->x + row * scan->row_dx + column * scan->row_dy;
  int32_t y = scan->y + row * scan->row_dy + column * scan->row_dx;
  const XFovGrid *grid = scan->grid;
  bool inside = x >= 0 && x < grid->width && y >= 0 && y < grid->height;
  return inside ? (int64_t)y * grid->width + x : -1;
}

/* Takes note of a cell of a sector. Floor is seen by its centre only, which makes sight symmetric.
 */
static void see(Scan *scan, int32_t row, int32_t column, Slope start, Slope end, bool wall)
{
  bool centre = column * start.den >= row * start.num && column * end.den <= row * end.num;
  if (!wall && !centre) {
    return;
  }
  if (scan->visible == NULL) {
    scan->target_seen |= row == scan->last_row && column == scan->target_column;
    return;
  }
  int64_t cell = cell_at(scan, row, column);
  if (cell >= 0 && (int64_t)row * row + (int64_t)column * column <= scan->reach) {
    scan->visible[cell] = 1;
  }
}

/* Scans a sector from a row on. Walls split it: what lies before one is scanned by itself, and the
 * sector goes on behind it. */
static void scan_sector(Scan *scan, int32_t row, Slope start, Slope end)
{
  for (; row <= scan->last_row; row++) {
    int32_t last = column_at_end(row, end);
    int32_t first = column_at_start(row, start);
    Slope row_start = start;
    bool floor_before = false;
    for (int32_t column = first; column <= last; column++) {
      int64_t cell = cell_at(scan, row, column);
      bool wall = cell < 0 || scan->grid->opaque[cell] != 0;
      see(scan, row, column, row_start, end, wall);
      if (wall && floor_before) {
        scan_sector(scan, row + 1, start, edge(row, column));
      } else if (!wall && !floor_before && column > first) {
        start = edge(row, column);
      }
      floor_before = !wall;
    }
    if (!floor_before) {
      return;
    }
  }
}

static const int8_t quadrants[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

static int32_t largest(int32_t a, int32_t b)
{
  return a > b ? a : b;
}

void XFov_Compute(const XFovGrid *grid, int32_t x, int32_t y, int32_t radius, uint8_t *visible)
{
  assert(x >= 0 && x < grid->width && y >= 0 && y < grid->height && radius >= 0);
  int32_t size = largest(grid->width, grid->height);
  memset(visible, 0, (size_t)grid->width * (size_t)grid->height);
  visible[(int64_t)y * grid->width + x] = 1;
  for (int i = 0; i < 4; i++) {
    Scan scan = {.grid = grid, .x = x, .y = y, .visible = visible};
    scan.row_dx = quadrants[i][0];
    scan.row_dy = quadrants[i][1];
    scan.last_row = radius < size ? radius : size;
    scan.reach = (int64_t)radius * radius + radius;
    scan_sector(&scan, 1, (Slope){-1, 1}, (Slope){1, 1});
  }
}

/* The slope of a within -1..1, the bounds of a quadrant. */
static Slope within_quadrant(Slope a)
{
  if (a.num < -a.den) {
    return (Slope){-1, 1};
  }
  return a.num > a.den ? (Slope){1, 1} : a;
}

/* Scans only the sector of the target, one cell wide where it ends. */
bool XFov_Line(const XFovGrid *grid, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
  assert(x0 >= 0 && x0 < grid->width && y0 >= 0 && y0 < grid->height);
  assert(x1 >= 0 && x1 < grid->width && y1 >= 0 && y1 < grid->height);
  int32_t dx = x1 - x0, dy = y1 - y0;
  bool seen = dx == 0 && dy == 0;
  for (int i = 0; i < 4 && !seen; i++) {
    int32_t row_dx = quadrants[i][0], row_dy = quadrants[i][1];
    int32_t row = dx * row_dx + dy * row_dy, column = dx * row_dy + dy * row_dx;
    if (row < 1 || column < -row || column > row) {
      continue;
    }
    Scan scan = {.grid = grid, .x = x0, .y = y0, .row_dx = row_dx, .row_dy = row_dy};
    scan.last_row = row;
    scan.target_column = column;
    scan_sector(&scan, 1, within_quadrant(edge(row, column)),
                within_quadrant(edge(row, column + 1)));
    seen = scan.target_seen;
  }
  return seen;
}
