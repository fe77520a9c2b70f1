/*
 * Dice: reading, rolling and the exact ends and mean of "NdS+K".
 */
#include "engine/xdice.h"

#include "engine/xrandom.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

static_assert((int64_t)XDICE_COUNT_MAX * XDICE_SIDES_MAX + XDICE_BONUS_MAX <= INT32_MAX,
              "every result fits an int32");

static bool is_digit(char c)
{
  return c >= '0' && c <= '9';
}

/* Reads the digits at *p; -1 when they are above max: then it stops at the digit too much. */
static int32_t read_number(const char **p, int32_t max)
{
  int64_t value = 0;
  for (; is_digit(**p); ++*p) {
    value = value * 10 + (**p - '0');
    if (value > max) {
      return -1;
    }
  }
  return (int32_t)value;
}

/* Reads the bonus, with its sign when there is one, up to the end of the text. */
static const char *read_bonus(const char *p, int32_t *bonus)
{
  bool minus = *p == '-';
  if (*p == '+' || *p == '-') {
    p++;
  }
  if (!is_digit(*p)) {
    return "a number must follow the sign";
  }
  int32_t value = read_number(&p, XDICE_BONUS_MAX);
  if (value < 0) {
    return "the bonus is above 10000000";
  }
  *bonus = minus ? -value : value;
  return *p == '\0' ? NULL : "something follows the dice";
}

/* Reads "NdS" and what follows. */
static const char *read_dice(const char *p, XDice *dice)
{
  dice->count = read_number(&p, XDICE_COUNT_MAX);
  if (dice->count < 0) {
    return "more than 1000 dice";
  }
  p++; /* the d */
  if (!is_digit(*p)) {
    return "the number of sides must follow the d";
  }
  dice->sides = read_number(&p, XDICE_SIDES_MAX);
  if (dice->sides < 0) {
    return "more than 100000 sides";
  }
  if (*p == '\0') {
    return NULL;
  }
  return *p == '+' || *p == '-' ? read_bonus(p, &dice->bonus) : "something follows the dice";
}

static const char *read_all(const char *text, XDice *dice)
{
  const char *p = text;
  while (is_digit(*p)) {
    p++;
  }
  if (p > text && *p == 'd') {
    return read_dice(text, dice);
  }
  return is_digit(*text) || *text == '-' ? read_bonus(text, &dice->bonus) : "dice look like 2d6+3";
}

bool XDice_Parse(const char *text, XDice *out, const char **why)
{
  XDice dice = {0};
  const char *reason = read_all(text, &dice);
  if (reason == NULL) {
    *out = dice;
  } else if (why != NULL) {
    *why = reason;
  }
  return reason == NULL;
}

int32_t XDice_Roll(const XDice *dice, XRandom *random)
{
  int32_t sum = dice->bonus;
  for (int32_t i = 0; dice->sides > 0 && i < dice->count; i++) {
    sum += XRandom_Range(random, 1, dice->sides);
  }
  return sum;
}

int32_t XDice_Min(const XDice *dice)
{
  return dice->bonus + (dice->sides > 0 ? dice->count : 0);
}

int32_t XDice_Max(const XDice *dice)
{
  return dice->bonus + dice->count * dice->sides;
}

int64_t XDice_Mean100(const XDice *dice)
{
  return 50 * ((int64_t)XDice_Min(dice) + XDice_Max(dice));
}

void XDice_Format(const XDice *dice, char *out, size_t size)
{
  if (dice->count == 0 && dice->sides == 0) {
    snprintf(out, size, "%" PRId32, dice->bonus);
  } else if (dice->bonus == 0) {
    snprintf(out, size, "%" PRId32 "d%" PRId32, dice->count, dice->sides);
  } else {
    snprintf(out, size, "%" PRId32 "d%" PRId32 "%+" PRId32, dice->count, dice->sides, dice->bonus);
  }
}
