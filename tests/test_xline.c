/* Lines: the way back is the way there, and what is in view is in line. */
#include "engine/xline.h"
#include "engine/xrandom.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { SIDE = 17, MOST = 32 };

static void random_grid(XRandom *random, uint8_t opaque[SIDE * SIDE])
{
  for (int i = 0; i < SIDE * SIDE; i++)
    opaque[i] = XRandom_Percent(random, 15);
}

static void test_ends(void **state)
{
  (void)state;
  uint8_t opaque[SIDE * SIDE] = {0};
  const XFovGrid grid = {SIDE, SIDE, opaque};
  XPoint cells[MOST];
  assert_int_equal(XLine_Cells(&grid, 3, 3, 3, 3, cells, MOST), 0);
  assert_int_equal(XLine_Cells(&grid, 3, 3, 9, 5, cells, MOST), 6);
  assert_int_equal(cells[5].x, 9);
  assert_int_equal(cells[5].y, 5);
  assert_int_equal(XLine_Cells(&grid, 0, 16, 16, 0, cells, 4), 4);
  assert_int_equal(cells[3].x, 4);
  assert_int_equal(cells[3].y, 12);
}

static void test_back_is_there(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 11);
  for (int round = 0; round < 2000; round++) {
    uint8_t opaque[SIDE * SIDE];
    random_grid(&random, opaque);
    const XFovGrid grid = {SIDE, SIDE, opaque};
    const int32_t x0 = (int32_t)XRandom_Below(&random, SIDE),
                  y0 = (int32_t)XRandom_Below(&random, SIDE);
    const int32_t x1 = (int32_t)XRandom_Below(&random, SIDE),
                  y1 = (int32_t)XRandom_Below(&random, SIDE);
    XPoint there[MOST], back[MOST];
    const int32_t count = XLine_Cells(&grid, x0, y0, x1, y1, there, MOST);
    assert_int_equal(XLine_Cells(&grid, x1, y1, x0, y0, back, MOST), count);
    for (int32_t i = 0; i + 1 < count; i++) {
      assert_int_equal(there[i].x, back[count - 2 - i].x);
      assert_int_equal(there[i].y, back[count - 2 - i].y);
    }
  }
}

static void test_seen_is_in_line(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 12);
  int seen = 0;
  for (int round = 0; round < 4000; round++) {
    uint8_t opaque[SIDE * SIDE];
    random_grid(&random, opaque);
    const XFovGrid grid = {SIDE, SIDE, opaque};
    const int32_t x1 = (int32_t)XRandom_Below(&random, SIDE),
                  y1 = (int32_t)XRandom_Below(&random, SIDE);
    opaque[8 * SIDE + 8] = opaque[y1 * SIDE + x1] = 0;
    if (!XFov_Line(&grid, 8, 8, x1, y1))
      continue;
    XPoint cells[MOST];
    const int32_t count = XLine_Cells(&grid, 8, 8, x1, y1, cells, MOST);
    seen++;
    for (int32_t i = 0; i < count; i++)
      assert_false(opaque[cells[i].y * SIDE + cells[i].x]);
  }
  assert_true(seen > 500);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_ends),
                                     cmocka_unit_test(test_back_is_there),
                                     cmocka_unit_test(test_seen_is_in_line)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
