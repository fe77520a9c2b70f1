/* Ways: fields as defined, steps down them, and single ways as cheap as the field. */
#include "engine/xpath.h"

#include "engine/xrandom.h"

#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { WIDTH = 19, HEIGHT = 13, CELLS = WIDTH * HEIGHT };

static void fill_random(uint8_t *cost, XRandom *random, int walls, int32_t most)
{
  for (int i = 0; i < CELLS; i++) {
    cost[i] = (uint8_t)(XRandom_Percent(random, walls) ? 0 : XRandom_Range(random, 1, most));
  }
}

static bool touch(int32_t a, int32_t b)
{
  return a != b && abs(a % WIDTH - b % WIDTH) <= 1 && abs(a / WIDTH - b / WIDTH) <= 1;
}

/* What the field must be, found by relaxing until nothing changes. */
static void slow_field(const uint8_t *cost, const int32_t *goals, int n, int32_t *distance)
{
  for (int i = 0; i < CELLS; i++) {
    distance[i] = XPATH_FAR;
  }
  for (int i = 0; i < n; i++) {
    distance[goals[i]] = 0;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (int32_t a = 0; a < CELLS; a++) {
      for (int32_t b = 0; b < CELLS; b++) {
        bool way = cost[a] > 0 && touch(a, b) && distance[b] != XPATH_FAR;
        if (way && distance[b] + cost[a] < distance[a]) {
          distance[a] = distance[b] + cost[a];
          changed = true;
        }
      }
    }
  }
}

static void field_is_the_least_sum(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 5);
  for (int round = 0; round < 12; round++) {
    uint8_t cost[CELLS];
    int32_t expected[CELLS], distance[CELLS];
    const int32_t goals[3] = {round, CELLS - 1, round};
    fill_random(cost, &random, 5 * round, round % 2 ? XPATH_COST_MAX : 1);
    slow_field(cost, goals, round % 4, expected);
    XPath_Field(WIDTH, HEIGHT, cost, goals, round % 4, distance);
    assert_memory_equal(distance, expected, sizeof distance);
  }
}

/* Walking the field costs exactly what it says. */
static void steps_lead_to_a_goal(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 6);
  uint8_t cost[CELLS];
  int32_t distance[CELLS];
  const int32_t goals[2] = {3, 200};
  fill_random(cost, &random, 25, 9);
  XPath_Field(WIDTH, HEIGHT, cost, goals, 2, distance);
  int walks = 0;
  for (int32_t start = 0; start < CELLS; start++) {
    if (distance[start] == XPATH_FAR) {
      continue;
    }
    int32_t cell = start, left = distance[start];
    int dx, dy;
    while (XPath_Step(WIDTH, HEIGHT, distance, cell % WIDTH, cell / WIDTH, NULL, &dx, &dy)) {
      left -= cost[cell];
      cell += dy * WIDTH + dx;
    }
    assert_int_equal(left, 0);
    assert_true(cell == 3 || cell == 200);
    walks++;
  }
  assert_true(walks > CELLS / 2);
}

static void step_prefers_orthogonal_and_avoids_blocked(void **state)
{
  (void)state;
  int32_t distance[9];
  static const uint8_t cost[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1};
  const int32_t goals[4] = {0, 1, 3, 5};
  uint8_t blocked[9] = {0};
  int dx = 9, dy = 9;
  XPath_Field(3, 3, cost, goals, 4, distance);
  assert_true(XPath_Step(3, 3, distance, 1, 1, blocked, &dx, &dy));
  assert_true(dx == 0 && dy == -1);
  blocked[1] = 1;
  assert_true(XPath_Step(3, 3, distance, 1, 1, blocked, &dx, &dy));
  assert_true(dx == 1 && dy == 0);
  blocked[5] = blocked[3] = 1;
  assert_true(XPath_Step(3, 3, distance, 1, 1, blocked, &dx, &dy));
  assert_true(dx == -1 && dy == -1);
  blocked[0] = 1;
  assert_false(XPath_Step(3, 3, distance, 1, 1, blocked, &dx, &dy));
  assert_true(dx == 0 && dy == 0);
}

/* The price of a way as a field counts it: all its cells but the goal, the start among them. */
static int32_t price(const uint8_t *cost, int32_t start, const int32_t *cells, int32_t n)
{
  int32_t sum = cost[start];
  for (int32_t i = 0; i < n; i++) {
    assert_true(touch(i > 0 ? cells[i - 1] : start, cells[i]));
    assert_true(i == n - 1 || cost[cells[i]] > 0);
    sum += i < n - 1 ? cost[cells[i]] : 0;
  }
  return sum;
}

static int32_t find(const uint8_t *cost, int32_t a, int32_t b, int32_t *cells, int32_t max)
{
  return XPath_Find(WIDTH, HEIGHT, cost, a % WIDTH, a / WIDTH, b % WIDTH, b / WIDTH, cells, max);
}

static void found_ways_are_cheapest(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 7);
  int found = 0;
  for (int round = 0; round < 300; round++) {
    uint8_t cost[CELLS];
    int32_t distance[CELLS], cells[CELLS], again[CELLS];
    fill_random(cost, &random, round % 60, round % 2 ? XPATH_COST_MAX : 1);
    int32_t a = XRandom_Range(&random, 0, CELLS - 1), b = XRandom_Range(&random, 0, CELLS - 1);
    cost[a] = 1;
    XPath_Field(WIDTH, HEIGHT, cost, &b, 1, distance);
    int32_t n = find(cost, a, b, cells, CELLS);
    if (distance[a] == XPATH_FAR || a == b) {
      assert_int_equal(n, 0);
      continue;
    }
    assert_true(n > 0 && cells[n - 1] == b);
    assert_int_equal(price(cost, a, cells, n), distance[a]);
    assert_int_equal(find(cost, a, b, again, n - 1), 0);
    assert_int_equal(find(cost, a, b, again, n), n);
    assert_memory_equal(again, cells, (size_t)n * sizeof cells[0]);
    found++;
  }
  assert_true(found > 150);
}

static void blocked_ends_are_allowed(void **state)
{
  (void)state;
  static const uint8_t cost[5] = {0, 1, 1, 1, 0}, wall[5] = {0, 1, 0, 1, 0};
  int32_t cells[5];
  assert_int_equal(XPath_Find(5, 1, cost, 0, 0, 4, 0, cells, 5), 4);
  assert_int_equal(cells[0], 1);
  assert_int_equal(cells[3], 4);
  assert_int_equal(XPath_Find(5, 1, wall, 0, 0, 4, 0, cells, 5), 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(field_is_the_least_sum),
      cmocka_unit_test(steps_lead_to_a_goal),
      cmocka_unit_test(step_prefers_orthogonal_and_avoids_blocked),
      cmocka_unit_test(found_ways_are_cheapest),
      cmocka_unit_test(blocked_ends_are_allowed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
