/* Dice: what is read and refused, the ends, the mean, and rolls within them. */
#include "engine/xdice.h"

#include "engine/xrandom.h"

#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void good_dice_are_read(void **state)
{
  (void)state;
  static const struct {
    const char *text;
    XDice dice;
    const char *shown;
  } cases[] = {
      {"2d6+3", {2, 6, 3}, "2d6+3"},
      {"1d8-1", {1, 8, -1}, "1d8-1"},
      {"3d4", {3, 4, 0}, "3d4"},
      {"5", {0, 0, 5}, "5"},
      {"-5", {0, 0, -5}, "-5"},
      {"0", {0, 0, 0}, "0"},
      {"0d6", {0, 6, 0}, "0d6"},
      {"3d0+0", {3, 0, 0}, "3d0"},
      {"1000d100000-10000000", {1000, 100000, -10000000}, "1000d100000-10000000"},
      {"0d0+10000000", {0, 0, 10000000}, "10000000"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    XDice dice, again;
    char shown[24];
    assert_true(XDice_Parse(cases[i].text, &dice, NULL));
    assert_memory_equal(&dice, &cases[i].dice, sizeof dice);
    XDice_Format(&dice, shown, sizeof shown);
    assert_string_equal(shown, cases[i].shown);
    assert_true(XDice_Parse(shown, &again, NULL));
    assert_memory_equal(&again, &dice, sizeof dice);
  }
}

static void bad_dice_are_refused(void **state)
{
  (void)state;
  static const char *const bad[] = {"",
                                    "d6",
                                    "2d",
                                    "2d+1",
                                    "2d6+",
                                    "2d6-",
                                    "2d6+-1",
                                    " 2d6",
                                    "2d6 ",
                                    "2 d6",
                                    "2d6+ 1",
                                    "+5",
                                    "-2d6",
                                    "2d-6",
                                    "2D6",
                                    "2d6d4",
                                    "2d6+1+1",
                                    "2d6x",
                                    "5x",
                                    "1001d6",
                                    "1d100001",
                                    "1d6+10000001",
                                    "-",
                                    "x",
                                    "-10000001",
                                    "99999999999999999999",
                                    "99999999999999999999d6",
                                    "1d99999999999999999999",
                                    "1d6+99999999999999999999",
                                    "1d6.5"};
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
    XDice dice = {7, 7, 7};
    const char *why = NULL;
    if (XDice_Parse(bad[i], &dice, &why)) {
      fail_msg("\"%s\" was read", bad[i]);
    }
    assert_non_null(why);
    assert_int_equal(dice.count, 7);
  }
}

static void ends_and_mean_are_exact(void **state)
{
  (void)state;
  XDice dice = {2, 6, 3};
  assert_int_equal(XDice_Min(&dice), 5);
  assert_int_equal(XDice_Max(&dice), 15);
  assert_int_equal(XDice_Mean100(&dice), 1000);
  dice = (XDice){1, 4, 0};
  assert_int_equal(XDice_Mean100(&dice), 250);
  dice = (XDice){3, 0, -2};
  assert_int_equal(XDice_Min(&dice), -2);
  assert_int_equal(XDice_Max(&dice), -2);
  dice = (XDice){XDICE_COUNT_MAX, XDICE_SIDES_MAX, XDICE_BONUS_MAX};
  assert_int_equal(XDice_Max(&dice), 110000000);
}

static void rolls_reach_both_ends_and_the_mean(void **state)
{
  (void)state;
  XRandom random;
  XRandom_Seed(&random, 3);
  const XDice dice = {2, 3, 1};
  int seen[8] = {0};
  int64_t sum = 0;
  for (int i = 0; i < 9000; i++) {
    int32_t n = XDice_Roll(&dice, &random);
    assert_in_range(n, 3, 7);
    seen[n]++;
    sum += n;
  }
  assert_in_range(seen[3], 850, 1150);
  assert_in_range(seen[7], 850, 1150);
  assert_in_range(sum, 44500, 45500);
  const XDice flat = {3, 0, -2};
  XRandom before = random;
  assert_int_equal(XDice_Roll(&flat, &random), -2);
  assert_memory_equal(&before, &random, sizeof random);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(good_dice_are_read),
      cmocka_unit_test(bad_dice_are_refused),
      cmocka_unit_test(ends_and_mean_are_exact),
      cmocka_unit_test(rolls_reach_both_ends_and_the_mean),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
