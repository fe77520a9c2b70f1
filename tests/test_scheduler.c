/* The ring: the traces, and odd cases that no trace has. */
#include "engine/xscheduler.h"

#include "engine/xclock.h"
#include "tests/support/oracle.h"

#include <glob.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void test_traces(void **state)
{
  (void)state;
  glob_t found;
  Tally tally = {0, 0};
  assert_int_equal(glob("tests/oracle/scheduler/*.tsv", 0, NULL, &found), 0);
  for (size_t i = 0; i < found.gl_pathc; i++)
    assert_true(Oracle_Scheduler(found.gl_pathv[i], &tally));
  globfree(&found);
  assert_true(tally.passed >= 28);
  assert_int_equal(tally.failed, 0);
}

typedef struct Ring {
  XObjectTable table;
  XScheduler scheduler;
} Ring;

static int set_up(void **state)
{
  static const Ring empty;
  Ring *ring = test_malloc(sizeof *ring);
  *ring = empty;
  XObjectTable_Init(&ring->table);
  XScheduler_Init(&ring->scheduler);
  *state = ring;
  return 0;
}

static int tear_down(void **state)
{
  Ring *ring = *state;
  XObjectTable_Clear(&ring->table);
  test_free(ring);
  return 0;
}

static XObject *add(Ring *ring, int32_t ttm)
{
  XObject *object = XObjectTable_New(&ring->table, &XObject_Class, 0);
  XScheduler_Add(&ring->scheduler, object, ttm);
  return object;
}

static void test_fresh_creature_acts_at_1100(void **state)
{
  Ring *ring = *state;
  XObject *object = add(ring, 1000);
  assert_ptr_equal(XScheduler_Get(&ring->scheduler), object);
  assert_int_equal(ring->scheduler.time, 1100);
  assert_int_equal(ring->scheduler.seconds, 11 * XTIME_SECONDS_PER_SLICE);
  object->ttm += 1000;
  assert_ptr_equal(XScheduler_Get(&ring->scheduler), object);
  assert_int_equal(ring->scheduler.time, 2100);
}

static void test_deep_debt_acts_again_at_once(void **state)
{
  Ring *ring = *state;
  XObject *object = add(ring, -100000);
  assert_ptr_equal(XScheduler_Get(&ring->scheduler), object);
  assert_int_equal(ring->scheduler.time, 0);
  object->ttm += 1000;
  assert_ptr_equal(XScheduler_Get(&ring->scheduler), object);
  assert_int_equal(ring->scheduler.time, 0);
}

static void test_until_stops_the_clock(void **state)
{
  Ring *ring = *state;
  XObject *object = add(ring, 1000);
  assert_null(XScheduler_GetUntil(&ring->scheduler, 1099));
  assert_int_equal(ring->scheduler.time, 1000);
  assert_ptr_equal(XScheduler_GetUntil(&ring->scheduler, 1100), object);
}

static void test_largest_ttm_comes_in_stages(void **state)
{
  Ring *ring = *state;
  XObject *object = add(ring, INT32_MAX);
  assert_null(XScheduler_GetUntil(&ring->scheduler, 1000000));
  assert_int_equal(object->ttm + 100 * XScheduler_Ahead(&ring->scheduler, object),
                   INT32_MAX - 1000000);
}

static void test_lift_and_add_keep_the_moment(void **state)
{
  Ring *ring = *state;
  XObject *object = add(ring, 1234);
  assert_null(XScheduler_GetUntil(&ring->scheduler, 500));
  XScheduler_Lift(&ring->scheduler, object);
  assert_int_equal(object->bucket, -1);
  XScheduler_Add(&ring->scheduler, object, object->ttm);
  assert_ptr_equal(XScheduler_Get(&ring->scheduler), object);
  assert_int_equal(ring->scheduler.time, 1300);
}

static void test_remove_in_the_middle_of_a_bucket(void **state)
{
  Ring *ring = *state;
  XObject *first = add(ring, 1000), *second = add(ring, 1000), *third = add(ring, 1000);
  XScheduler_Remove(&ring->scheduler, second);
  XScheduler_Remove(&ring->scheduler, second);
  assert_ptr_equal(XScheduler_Get(&ring->scheduler), first);
  XScheduler_Remove(&ring->scheduler, first);
  assert_ptr_equal(XScheduler_Get(&ring->scheduler), third);
  XScheduler_Remove(&ring->scheduler, third);
  assert_null(XScheduler_Get(&ring->scheduler));
}

static void test_restore_puts_each_where_it_was(void **state)
{
  Ring *ring = *state;
  XObject *a = add(ring, 250), *b = add(ring, 9950);
  const int32_t at_a = XScheduler_Ahead(&ring->scheduler, a);
  const int32_t at_b = XScheduler_Ahead(&ring->scheduler, b);
  assert_int_equal(at_a, 3);
  assert_int_equal(at_b, 99);
  XScheduler_Remove(&ring->scheduler, a);
  XScheduler_Remove(&ring->scheduler, b);
  XScheduler_Restore(&ring->scheduler, b, at_b);
  XScheduler_Restore(&ring->scheduler, a, at_a);
  assert_ptr_equal(XScheduler_Get(&ring->scheduler), a);
  assert_int_equal(ring->scheduler.time, 300);
  assert_int_equal(b->ttm, 50);
}

/* When an object is due does not change while the ring carries it, whole or in stages. */
static void test_time_of_is_kept_until_paid(void **state)
{
  Ring *ring = *state;
  static const int32_t ways[] = {0, 1, 99, 100, 250, 9899, 9900, 25050, 1000000};
  enum { N = sizeof ways / sizeof *ways };
  XObject *objects[N];
  for (int32_t i = 0; i < N; i++)
    objects[i] = add(ring, ways[i]);
  for (int32_t done = 0; done < N; done++) {
    XObject *first = XScheduler_Get(&ring->scheduler);
    assert_ptr_equal(first, objects[done]);
    for (int32_t i = done; i < N; i++)
      assert_int_equal(XScheduler_TimeOf(&ring->scheduler, objects[i]), ways[i]);
    assert_in_range(ring->scheduler.time - ways[done], 1, XSCHEDULER_TIME_SLICE);
    XScheduler_Remove(&ring->scheduler, first);
  }
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_traces),
      CASE(test_fresh_creature_acts_at_1100),
      CASE(test_deep_debt_acts_again_at_once),
      CASE(test_until_stops_the_clock),
      CASE(test_largest_ttm_comes_in_stages),
      CASE(test_lift_and_add_keep_the_moment),
      CASE(test_remove_in_the_middle_of_a_bucket),
      CASE(test_restore_puts_each_where_it_was),
      CASE(test_time_of_is_kept_until_paid),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
