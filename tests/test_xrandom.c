/* Chance: known numbers, fair and within bounds, and hashes that tell things apart. */
#include "engine/xrandom.h"

#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

/* The numbers of the reference implementation for the state 1, 2, 3, 4. */
static void next_is_xoshiro256starstar(void **state)
{
  (void)state;
  XRandom random = {{1, 2, 3, 4}};
  static const uint64_t expected[] = {11520u, 0u, 1509978240u, 1215971899390074240u};
  for (int i = 0; i < 4; i++) {
    assert_true(XRandom_Next(&random) == expected[i]);
  }
}

/* The numbers of the reference splitmix64 for the seed 0. */
static void seed_is_splitmix64(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 0);
  assert_true(random.state[0] == 0xE220A8397B1DCDAFu);
  assert_true(random.state[1] == 0x6E789E6AA1B965F4u);
  assert_true(random.state[2] == 0x06C45D188009454Fu);
  assert_true(random.state[3] == 0xF88BB8A8724C81ECu);
}

static void below_is_fair(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 7);
  int seen[6] = {0};
  for (int i = 0; i < 60000; i++) {
    uint32_t n = XRandom_Below(&random, 6);
    assert_in_range(n, 0, 5);
    seen[n]++;
  }
  for (int i = 0; i < 6; i++) {
    assert_in_range(seen[i], 9600, 10400);
  }
  assert_int_equal(XRandom_Below(&random, 1), 0);
  /* Of 3 * 2^30 numbers a plain product would give the first third twice as often. */
  int low = 0;
  for (int i = 0; i < 30000; i++) {
    low += XRandom_Below(&random, 3u << 30) % 3 == 0;
  }
  assert_in_range(low, 9600, 10400);
}

static void range_holds_both_ends(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 8);
  int lows = 0, highs = 0;
  for (int i = 0; i < 3000; i++) {
    int32_t n = XRandom_Range(&random, -1, 1);
    assert_true(n >= -1 && n <= 1);
    lows += n == -1;
    highs += n == 1;
  }
  assert_in_range(lows, 850, 1150);
  assert_in_range(highs, 850, 1150);
  assert_int_equal(XRandom_Range(&random, INT32_MAX, INT32_MAX), INT32_MAX);
  int negatives = 0;
  for (int i = 0; i < 2000; i++) {
    negatives += XRandom_Range(&random, INT32_MIN, INT32_MAX) < 0;
  }
  assert_in_range(negatives, 850, 1150);
}

static void chances_are_as_told(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 9);
  int ones = 0, percents = 0;
  for (int i = 0; i < 10000; i++) {
    ones += XRandom_OneIn(&random, 4);
    percents += XRandom_Percent(&random, 30);
    assert_false(XRandom_Percent(&random, 0));
    assert_false(XRandom_Percent(&random, -5));
    assert_true(XRandom_Percent(&random, 100));
    assert_true(XRandom_Percent(&random, 1000));
    assert_true(XRandom_OneIn(&random, 1));
  }
  assert_in_range(ones, 2350, 2650);
  assert_in_range(percents, 2850, 3150);
}

/* Saved games and shared seeds depend on these: they may never change. */
static void hashes_stay_as_they_are(void **state)
{
  (void)state;
  assert_true(XRandom_Hash(1, "mine-1") == UINT64_C(0x6772715782CB12B2));
  assert_true(XHash_Mix(1, 2) == UINT64_C(0x3D0DFBBC8E5577D8));
  assert_true(XHash_Bytes(1, "ab", 2) == UINT64_C(0x363FC696E1D43CB0));
}

static void hashes_tell_apart(void **state)
{
  (void)state;
  assert_true(XRandom_Hash(1, "mine-1") != XRandom_Hash(1, "mine-2"));
  assert_true(XRandom_Hash(1, "mine-1") != XRandom_Hash(2, "mine-1"));
  assert_true(XHash_Mix(XHash_Mix(0, 1), 2) != XHash_Mix(XHash_Mix(0, 2), 1));
  assert_true(XHash_Mix(0, 0) != 0);
  assert_true(XHash_Bytes(0, "\0\0", 2) != XHash_Bytes(0, "\0", 1));
  assert_true(XHash_Bytes(5, "", 0) != XHash_Bytes(6, "", 0));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(next_is_xoshiro256starstar),
      cmocka_unit_test(seed_is_splitmix64),
      cmocka_unit_test(below_is_fair),
      cmocka_unit_test(range_holds_both_ends),
      cmocka_unit_test(chances_are_as_told),
      cmocka_unit_test(hashes_stay_as_they_are),
      cmocka_unit_test(hashes_tell_apart),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
