/* Foresight against running the ring: random rings, far stages, debts, ties, whatever is paid. */
#include "engine/xforesight.h"

#include "engine/xrandom.h"

#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { RINGS = 400, MOST = 40, ACTS = 400 };

typedef struct Ring {
  XObjectTable table;
  XScheduler scheduler;
  XObject *objects[MOST];
  int32_t count;
} Ring;

/* A way ahead of some kind: crowded ties, ordinary, far in stages, in debt, deep in debt. */
static int32_t some_ttm(XRandom *random)
{
  switch (XRandom_Below(random, 6)) {
  case 0:
    return 100 * (int32_t)XRandom_Below(random, 5);
  case 1:
    return 9900 + (int32_t)XRandom_Below(random, 40000);
  case 2:
    return -(int32_t)XRandom_Below(random, 300);
  case 3:
    return -(int32_t)XRandom_Below(random, 100000);
  default:
    return (int32_t)XRandom_Below(random, 3000);
  }
}

static int32_t some_charge(XRandom *random)
{
  const int32_t kind = (int32_t)XRandom_Below(random, 8);
  if (kind == 0)
    return 9000 + (int32_t)XRandom_Below(random, 30000);
  return kind < 4 ? 100 * (1 + (int32_t)XRandom_Below(random, 20))
                  : 1 + (int32_t)XRandom_Below(random, 2500);
}

static void fill(Ring *ring, XRandom *random)
{
  memset(ring, 0, sizeof *ring);
  XObjectTable_Init(&ring->table);
  XScheduler_Init(&ring->scheduler);
  ring->count = 1 + (int32_t)XRandom_Below(random, MOST);
  for (int32_t i = 0; i < ring->count; i++) {
    ring->objects[i] = XObjectTable_New(&ring->table, &XObject_Class, 0);
    XScheduler_Add(&ring->scheduler, ring->objects[i], some_ttm(random));
  }
  /* Somewhere in the middle of things. */
  for (uint32_t i = 0, n = XRandom_Below(random, 60); i < n; i++)
    XScheduler_Get(&ring->scheduler)->ttm += some_charge(random);
}

static bool odd_guid(const void *context, const XObject *object)
{
  (void)context;
  return object->guid % 2 == 1;
}

static void check_everybody(Ring *ring, XRandom *random)
{
  XForesight foresight;
  XForesight_Init(&foresight, &ring->scheduler, NULL, NULL);
  assert_int_equal(foresight.count, ring->count);
  for (int32_t act = 0; act < ACTS; act++) {
    XShadow *told = XForesight_Next(&foresight, INT64_MAX);
    XObject *came = XScheduler_Get(&ring->scheduler);
    assert_non_null(told);
    assert_ptr_equal(told->of, came);
    assert_int_equal(foresight.ring.time, ring->scheduler.time);
    assert_int_equal(foresight.ring.seconds, ring->scheduler.seconds);
    for (int32_t i = 0; i < foresight.count; i++)
      assert_int_equal(XForesight_TimeOf(&foresight, &foresight.shadows[i]),
                       XScheduler_TimeOf(&ring->scheduler, foresight.shadows[i].of));
    const int32_t charge = some_charge(random);
    XForesight_Charge(told, charge);
    came->ttm += charge;
  }
  XForesight_Clear(&foresight);
}

/* Those followed come in the very order and at the times at which they come among all. */
static void check_some(Ring *ring, XRandom *random)
{
  XForesight foresight;
  XForesight_Init(&foresight, &ring->scheduler, odd_guid, NULL);
  for (int32_t act = 0; act < ACTS; act++) {
    XObject *came = XScheduler_Get(&ring->scheduler);
    const int32_t charge = some_charge(random);
    if (odd_guid(NULL, came)) {
      XShadow *told = XForesight_Next(&foresight, ring->scheduler.time);
      assert_non_null(told);
      assert_ptr_equal(told->of, came);
      assert_int_equal(foresight.ring.time, ring->scheduler.time);
      XForesight_Charge(told, charge);
    }
    came->ttm += charge;
  }
  XForesight_Clear(&foresight);
}

static void test_random_rings(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 91);
  for (int32_t i = 0; i < RINGS; i++) {
    Ring ring;
    fill(&ring, &random);
    check_everybody(&ring, &random);
    check_some(&ring, &random);
    XObjectTable_Clear(&ring.table);
  }
}

/* Looking ahead changes nothing, however far. */
static void test_the_ring_is_left_alone(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 7);
  for (int32_t i = 0; i < RINGS / 10; i++) {
    Ring ring;
    XForesight foresight;
    XObject before[MOST];
    fill(&ring, &random);
    const XScheduler scheduler = ring.scheduler;
    for (int32_t k = 0; k < ring.count; k++)
      before[k] = *ring.objects[k];
    XForesight_Init(&foresight, &ring.scheduler, NULL, NULL);
    for (int32_t act = 0; act < ACTS; act++)
      XForesight_Charge(XForesight_Next(&foresight, INT64_MAX), some_charge(&random));
    XForesight_Clear(&foresight);
    assert_memory_equal(&scheduler, &ring.scheduler, sizeof scheduler);
    for (int32_t k = 0; k < ring.count; k++)
      assert_memory_equal(&before[k], ring.objects[k], sizeof before[k]);
    XObjectTable_Clear(&ring.table);
  }
}

static void test_dropped_and_until(void **state)
{
  (void)state;
  Ring ring = {.count = 3};
  XForesight foresight;
  XObjectTable_Init(&ring.table);
  XScheduler_Init(&ring.scheduler);
  for (int32_t i = 0; i < ring.count; i++) {
    ring.objects[i] = XObjectTable_New(&ring.table, &XObject_Class, 0);
    XScheduler_Add(&ring.scheduler, ring.objects[i], 1000);
  }
  XForesight_Init(&foresight, &ring.scheduler, NULL, NULL);
  assert_null(XForesight_Next(&foresight, 1099));
  assert_ptr_equal(XForesight_Next(&foresight, 1100)->of, ring.objects[0]);
  XForesight_Drop(&foresight, XForesight_Find(&foresight, ring.objects[0]));
  XForesight_Drop(&foresight, XForesight_Find(&foresight, ring.objects[1]));
  assert_ptr_equal(XForesight_Next(&foresight, 1100)->of, ring.objects[2]);
  XForesight_Charge(XForesight_Find(&foresight, ring.objects[2]), (int64_t)INT32_MAX * 2);
  assert_int_equal(XForesight_Find(&foresight, ring.objects[2])->as.ttm, INT32_MAX);
  assert_null(XForesight_Find(&foresight, NULL));
  XForesight_Clear(&foresight);
  XObjectTable_Clear(&ring.table);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_random_rings),
      cmocka_unit_test(test_the_ring_is_left_alone),
      cmocka_unit_test(test_dropped_and_until),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
