/* Exact distributions: each operation against a count of all cases, the ends of 64 bits, and draws
   against the weights. */
#include "engine/xstring.h"
#include "engine/xweighted.h"

#include <stdlib.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void assert_spread(XWeighted spread, const char *expected)
{
  XText text;
  XText_Init(&text);
  XWeighted_Format(&spread, &text);
  assert_string_equal(text.data, expected);
  XText_Clear(&text);
}

static XWeighted die(int64_t sides)
{
  const XWeighted point = XWeighted_Point(sides);
  return XWeighted_Die(&point);
}

static void scaling_rounds_by_weight(void **state)
{
  (void)state;
  XWeighted one = XWeighted_Point(75);
  assert_spread(XWeighted_Scale(&one, 1, 20), "3:1/4,4:3/4");
  assert_spread(XWeighted_Scale(&one, 1, 25), "3:1/1");
  assert_spread(XWeighted_Scale(&one, 0, 7), "0:1/1");
  one = die(3); /* each of 1, 2, 3 by itself */
  assert_spread(XWeighted_Scale(&one, 1, 2), "0:1/6,1:2/3,2:1/6");
}

static void a_die_of_each_value(void **state)
{
  (void)state;
  assert_spread(die(0), "0:1/1");
  assert_spread(die(1), "1:1/1");
  assert_spread(die(4), "1:1/4,2:1/4,3:1/4,4:1/4");
  const XWeighted quarters = XWeighted_Point(11), sides = XWeighted_Scale(&quarters, 1, 4);
  assert_spread(XWeighted_Die(&sides), "1:3/8,2:3/8,3:1/4"); /* 2 by a quarter, 3 by the rest */
  assert_int_equal(die(XWEIGHTED_DIE_MOST).count, XWEIGHTED_DIE_MOST);
}

/* Sums and differences against a walk over all pairs. */
static void pairs_of_independent_draws(void **state)
{
  (void)state;
  for (int64_t a = 1; a <= 9; a++)
    for (int64_t b = 1; b <= 9; b++) {
      const XWeighted x = die(a), y = die(b);
      const XWeighted sum = XWeighted_Sum(&x, &y), rest = XWeighted_Difference(&x, &y);
      const XWeighted least = XWeighted_Smaller(&x, &y);
      int64_t sums[20] = {0}, rests[20] = {0}, leasts[10] = {0};
      for (int64_t i = 1; i <= a; i++)
        for (int64_t j = 1; j <= b; j++) {
          sums[i + j]++;
          rests[i - j + 9]++;
          leasts[i < j ? i : j]++;
        }
      for (int32_t i = 0; i < sum.count; i++)
        assert_int_equal(sum.outcomes[i].weight * (uint64_t)(a * b),
                         (uint64_t)sums[sum.outcomes[i].value] * sum.total);
      for (int32_t i = 0; i < rest.count; i++)
        assert_int_equal(rest.outcomes[i].weight * (uint64_t)(a * b),
                         (uint64_t)rests[rest.outcomes[i].value + 9] * rest.total);
      for (int32_t i = 0; i < least.count; i++)
        assert_int_equal(least.outcomes[i].weight * (uint64_t)(a * b),
                         (uint64_t)leasts[least.outcomes[i].value] * least.total);
      assert_int_equal(sum.count, a + b - 1);
      assert_int_equal(rest.count, a + b - 1);
      assert_int_equal(least.count, a < b ? a : b);
    }
}

static void how_often_one_fits(void **state)
{
  (void)state;
  const XWeighted seven = XWeighted_Point(7), two = die(2);
  assert_spread(XWeighted_Quotient(10, &seven), "1:4/7,2:3/7");
  assert_spread(XWeighted_Quotient(0, &seven), "0:1/1");
  assert_spread(XWeighted_Quotient(3, &two), "1:1/4,2:1/4,3:1/2");
}

static int64_t halved(int64_t value, const void *context)
{
  return value / *(const int64_t *)context;
}

static void equal_results_become_one(void **state)
{
  (void)state;
  const int64_t two = 2;
  const XWeighted six = die(6);
  assert_spread(XWeighted_Each(&six, halved, &two), "0:1/6,1:1/3,2:1/3,3:1/6");
}

static void the_mean_is_exact(void **state)
{
  (void)state;
  int64_t n, d;
  const XWeighted six = die(6), zero = XWeighted_Point(0);
  XWeighted_Mean(&six, &n, &d);
  assert_int_equal(n, 7);
  assert_int_equal(d, 2);
  const XWeighted below = XWeighted_Difference(&zero, &six);
  XWeighted_Mean(&below, &n, &d);
  assert_int_equal(n, -7);
  assert_int_equal(d, 2);
  XWeighted_Mean(&zero, &n, &d);
  assert_int_equal(n, 0);
  assert_int_equal(d, 1);
}

/* Weights stay reduced: a long chain of stages does not grow them past what they say. */
static void chains_stay_small(void **state)
{
  (void)state;
  XWeighted value = XWeighted_Point(1000);
  for (int i = 0; i < 200; i++) {
    value = XWeighted_Scale(&value, 3, 2);
    value = XWeighted_Scale(&value, 2, 3);
    assert_true(XWeighted_Least(&value) <= 1000 && XWeighted_Most(&value) >= 1000);
    value = XWeighted_Point(XWeighted_Most(&value));
  }
  const XWeighted sixty = die(60), sum = XWeighted_Sum(&sixty, &sixty);
  assert_int_equal(sum.total, 3600);
  assert_int_equal(sum.count, 119);
}

static void fractions_multiply_and_stop(void **state)
{
  (void)state;
  const XFraction slow = {3, 2}, haste = {2, 3};
  XFraction m = XFraction_Times(slow, haste);
  assert_int_equal(m.n, 1);
  assert_int_equal(m.d, 1);
  m = XFraction_Times(XFraction_Times(slow, slow), slow);
  assert_int_equal(m.n, 27);
  assert_int_equal(m.d, 8);
  for (int i = 0; i < 100; i++)
    m = XFraction_Times(m, slow);
  assert_true(m.n <= XFRACTION_MOST && m.d <= XFRACTION_MOST && m.n > 500 * m.d);
}

/* Truncated once, towards 0, exact at the ends of 64 bits. */
static void a_fraction_of_a_value(void **state)
{
  (void)state;
  const XFraction third = {2, 3}, most = {XFRACTION_MOST, 1}, odd = {99999999, 99999998};
  for (int64_t value = -2000; value <= 2000; value++) {
    assert_int_equal(XFraction_Of(third, value, 1), value * 2 / 3);
    assert_int_equal(XFraction_Of(third, value, 10), value * 2 / 30);
  }
  assert_true(XFraction_Of(most, INT64_MAX, 1) == INT64_MAX);
  assert_true(XFraction_Of(most, INT64_MIN, 1) == INT64_MIN);
  assert_true(XFraction_Of((XFraction){1, 1}, INT64_MAX, 1) == INT64_MAX);
  assert_true(XFraction_Of((XFraction){1, 1}, INT64_MIN, 1) == INT64_MIN);
  assert_true(XFraction_Of((XFraction){1, 2}, INT64_MAX, 1) == INT64_MAX / 2);
  assert_true(XFraction_Of(odd, INT64_MAX, 1) == INT64_MAX);
  assert_int_equal(XFraction_Of(odd, INT64_C(99999998) * 50000000, 1),
                   INT64_C(99999999) * 50000000);
}

/* Draws fall where the weights say, within six deviations of 60 000; a sure value draws nothing. */
static void draws_follow_the_weights(void **state)
{
  (void)state;
  enum { DRAWS = 60000 };
  XRandom random, before;
  int64_t seen[5] = {0};
  const XWeighted a = die(3), b = die(2), sum = XWeighted_Sum(&a, &b); /* 2:1/6 3:1/3 4:1/3 5:1/6 */
  XRandom_Seed(&random, 5);
  for (int i = 0; i < DRAWS; i++) {
    const int64_t value = XWeighted_Draw(&sum, &random);
    assert_true(value >= 2 && value <= 5);
    seen[value - 2]++;
  }
  for (int32_t i = 0; i < sum.count; i++) {
    const int64_t due = DRAWS * (int64_t)sum.outcomes[i].weight / (int64_t)sum.total;
    assert_true(llabs(seen[i] - due) < 700);
  }
  const XWeighted sure = XWeighted_Point(4);
  before = random;
  assert_int_equal(XWeighted_Draw(&sure, &random), 4);
  assert_memory_equal(&before, &random, sizeof random);
}

static void percents_for_people(void **state)
{
  (void)state;
  XText text;
  XText_Init(&text);
  XWeighted spread = XWeighted_Point(75);
  spread = XWeighted_Scale(&spread, 1, 20);
  XWeighted_Percent(&spread, 1, &text);
  assert_string_equal(text.data, "3: 25% 4: 75%");
  XText_Reset(&text);
  spread = XWeighted_Point(2001);
  spread = XWeighted_Scale(&spread, 1, 1000);
  XWeighted_Percent(&spread, 1, &text);
  assert_string_equal(text.data, "2: 100% 3: <1%");
  XText_Reset(&text);
  spread = XWeighted_Point(701);
  XWeighted_Percent(&spread, 100, &text);
  assert_string_equal(text.data, "8: 100%");
  XText_Clear(&text);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(scaling_rounds_by_weight),   cmocka_unit_test(a_die_of_each_value),
      cmocka_unit_test(pairs_of_independent_draws), cmocka_unit_test(how_often_one_fits),
      cmocka_unit_test(equal_results_become_one),   cmocka_unit_test(the_mean_is_exact),
      cmocka_unit_test(chains_stay_small),          cmocka_unit_test(fractions_multiply_and_stop),
      cmocka_unit_test(a_fraction_of_a_value),      cmocka_unit_test(draws_follow_the_weights),
      cmocka_unit_test(percents_for_people),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
