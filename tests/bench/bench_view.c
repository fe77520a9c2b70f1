/* A field of view of radius 10 against touching every cell of its disc once; and on a large map,
   which must not matter. */
#include "engine/xfov.h"
#include "tests/support/bench.h"

#include <stdio.h>
#include <string.h>

enum { CALLS = 20000, ROUNDS = 5, RADIUS = 10, LARGE = 200 };

static uint8_t opaque[LARGE * LARGE], seen[LARGE * LARGE];

static int64_t run_view(const XFovGrid *grid)
{
  const int64_t start = Bench_Cpu();
  for (int i = 0; i < CALLS; i++)
    XFov_Compute(grid, grid->width / 2 - 3 + i % 7, grid->height / 2, RADIUS, seen);
  Bench_Use(seen[0]);
  return Bench_Cpu() - start;
}

static int64_t run_disc(const XFovGrid *grid)
{
  const int64_t start = Bench_Cpu();
  for (int i = 0; i < CALLS; i++) {
    const int x = grid->width / 2 - 3 + i % 7, y = grid->height / 2;
    memset(seen, 0, (size_t)(grid->width * grid->height));
    for (int dy = -RADIUS; dy <= RADIUS; dy++)
      for (int dx = -RADIUS; dx <= RADIUS; dx++)
        if (dx * dx + dy * dy <= RADIUS * RADIUS + RADIUS)
          seen[(y + dy) * grid->width + x + dx] =
              (uint8_t)(1 + opaque[(y + dy) * grid->width + x + dx]);
    Bench_Use(seen[y * grid->width + x]);
  }
  return Bench_Cpu() - start;
}

/* Rooms of eight by six with a gap in each wall. */
static void fill(int width, int height, int rooms)
{
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      opaque[y * width + x] = rooms && ((x % 8 == 0 && y % 6 != 3) || (y % 6 == 0 && x % 8 != 4));
}

static void measure(const char *what, int width, int height, int rooms)
{
  int64_t view[ROUNDS], disc[ROUNDS];
  const XFovGrid grid = {width, height, opaque};
  fill(width, height, rooms);
  for (int i = 0; i < ROUNDS; i++) {
    view[i] = run_view(&grid);
    disc[i] = run_disc(&grid);
  }
  Bench_Tell(what, Bench_Median(view, ROUNDS) / CALLS, "ns", "clear, touch the disc",
             Bench_Median(disc, ROUNDS) / CALLS);
}

int main(void)
{
  measure("view, 80x24 open", 80, 24, 0);
  measure("view, 80x24 rooms", 80, 24, 1);
  measure("view, 200x200 open", LARGE, LARGE, 0);
  return 0;
}
