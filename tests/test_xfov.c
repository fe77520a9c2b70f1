/* Field of view: symmetric on random maps, the same as rays drawn singly, safe at edges. */
#include "engine/xfov.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"

#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { WIDTH = 23, HEIGHT = 17, CELLS = WIDTH * HEIGHT, ENDLESS = 100 };

typedef struct Map {
  XFovGrid grid;
  uint8_t opaque[CELLS];
  uint8_t visible[CELLS][CELLS]; /* [eye][cell], with an endless radius */
} Map;

static void fill_random(Map *map, XRandom *random, int percent)
{
  map->grid = (XFovGrid){WIDTH, HEIGHT, map->opaque};
  for (int i = 0; i < CELLS; i++) {
    map->opaque[i] = XRandom_Percent(random, percent);
  }
  for (int i = 0; i < CELLS; i++) {
    XFov_Compute(&map->grid, i % WIDTH, i / WIDTH, ENDLESS, map->visible[i]);
  }
}

/* Says by drawing one ray whether two floor cells see each other: where it crosses a row between
 * them inside a wall it is stopped; walls that it passes at their borders it may touch on one side
 * only. */
static bool ray_is_free(const Map *map, int from, int to)
{
  int dx = to % WIDTH - from % WIDTH, dy = to / WIDTH - from / WIDTH;
  bool flat = abs(dx) > abs(dy);
  int rows = flat ? abs(dx) : abs(dy), columns = flat ? dy : dx;
  int row_step = flat ? (dx > 0 ? 1 : -1) : (dy > 0 ? WIDTH : -WIDTH);
  int column_step = flat ? WIDTH : 1;
  bool touches_low = false, touches_high = false;
  for (int row = 1; row < rows; row++) {
    int twice = 2 * row * columns + rows; /* (place + 1/2) * 2 * rows */
    int column = twice >= 0 ? twice / (2 * rows) : -((-twice + 2 * rows - 1) / (2 * rows));
    bool border = twice == column * 2 * rows;
    int high = from + row * row_step + column * column_step;
    if (!border && map->opaque[high]) {
      return false;
    }
    touches_high |= border && map->opaque[high];
    touches_low |= border && map->opaque[high - column_step];
  }
  return !(touches_low && touches_high);
}

static void on_random_maps(void (*check)(const Map *map))
{
  Map *map = XAlloc(sizeof *map);
  XRandom random;
  XRandom_Seed(&random, 11);
  static const int percents[] = {0, 5, 10, 20, 35, 50, 100};
  for (size_t i = 0; i < sizeof percents / sizeof percents[0]; i++) {
    fill_random(map, &random, percents[i]);
    check(map);
  }
  free(map);
}

static void check_symmetric(const Map *map)
{
  for (int a = 0; a < CELLS; a++) {
    for (int b = 0; b < CELLS; b++) {
      if (!map->opaque[a] && !map->opaque[b] && map->visible[a][b] != map->visible[b][a]) {
        fail_msg("%d and %d differ", a, b);
      }
    }
  }
}

static void sight_is_symmetric(void **state)
{
  (void)state;
  on_random_maps(check_symmetric);
}

static void check_rays(const Map *map)
{
  for (int a = 0; a < CELLS; a++) {
    for (int b = 0; b < CELLS; b++) {
      if (!map->opaque[a] && !map->opaque[b] && map->visible[a][b] != ray_is_free(map, a, b)) {
        fail_msg("%d to %d is not as its ray", a, b);
      }
    }
  }
}

static void sight_is_as_a_ray(void **state)
{
  (void)state;
  on_random_maps(check_rays);
}

static void check_lines(const Map *map)
{
  for (int a = 0; a < CELLS; a++) {
    for (int b = 0; b < CELLS; b++) {
      bool line = XFov_Line(&map->grid, a % WIDTH, a / WIDTH, b % WIDTH, b / WIDTH);
      if (line != map->visible[a][b]) {
        fail_msg("line and view differ from %d to %d", a, b);
      }
    }
  }
}

static void line_is_as_the_view(void **state)
{
  (void)state;
  on_random_maps(check_lines);
}

static void a_room_shows_all_its_walls(void **state)
{
  (void)state;
  static const char room[] = "########"
                             "#......#"
                             "#......#"
                             "#......#"
                             "########";
  uint8_t opaque[40], visible[40];
  for (int i = 0; i < 40; i++) {
    opaque[i] = room[i] == '#';
  }
  const XFovGrid grid = {8, 5, opaque};
  for (int eye = 0; eye < 40; eye++) {
    if (!opaque[eye]) {
      XFov_Compute(&grid, eye % 8, eye / 8, 20, visible);
      for (int i = 0; i < 40; i++) {
        assert_int_equal(visible[i], 1);
      }
    }
  }
}

static void what_a_pillar_hides(void **state)
{
  (void)state;
  static const char map[] = "......."
                            "......."
                            "@.#...."
                            "......."
                            ".......";
  static const char seen[] = "1111111"
                             "1111100"
                             "1110000"
                             "1111100"
                             "1111111";
  uint8_t opaque[35], visible[35];
  for (int i = 0; i < 35; i++) {
    opaque[i] = map[i] == '#';
  }
  const XFovGrid grid = {7, 5, opaque};
  XFov_Compute(&grid, 0, 2, 20, visible);
  for (int i = 0; i < 35; i++) {
    assert_int_equal(visible[i], seen[i] == '1');
  }
}

static void radius_is_a_circle_and_old_marks_go(void **state)
{
  (void)state;
  static const uint8_t opaque[CELLS];
  const XFovGrid grid = {WIDTH, HEIGHT, opaque};
  for (int radius = 0; radius < 30; radius++) {
    uint8_t visible[CELLS];
    memset(visible, 7, sizeof visible);
    XFov_Compute(&grid, 9, 6, radius, visible);
    for (int i = 0; i < CELLS; i++) {
      int dx = i % WIDTH - 9, dy = i / WIDTH - 6;
      assert_int_equal(visible[i], dx * dx + dy * dy <= radius * radius + radius);
    }
  }
}

static void smallest_grid_is_safe(void **state)
{
  (void)state;
  const uint8_t opaque = 1;
  uint8_t visible = 0;
  const XFovGrid grid = {1, 1, &opaque};
  XFov_Compute(&grid, 0, 0, INT32_MAX, &visible);
  assert_int_equal(visible, 1);
  assert_true(XFov_Line(&grid, 0, 0, 0, 0));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sight_is_symmetric),
      cmocka_unit_test(sight_is_as_a_ray),
      cmocka_unit_test(line_is_as_the_view),
      cmocka_unit_test(a_room_shows_all_its_walls),
      cmocka_unit_test(what_a_pillar_hides),
      cmocka_unit_test(radius_is_a_circle_and_old_marks_go),
      cmocka_unit_test(smallest_grid_is_safe),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
