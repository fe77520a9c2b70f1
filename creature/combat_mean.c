/* The mean of a blow. Armour cuts off at no damage, so where that can happen the distribution of
   the dice is worked out; it is kept in fixed point, exact to far less than a hundredth. */
#include "creature/combat.h"

#include "engine/xalloc.h"

#include <stdlib.h>

enum { WIDEST = 4096, SCALE_BITS = 38 };

/* Shares of each sum of `count` dice, beginning at the least; they add up to 1 << SCALE_BITS. */
static int64_t *shares_of_sums(int32_t count, int32_t sides, int32_t width)
{
  int64_t *shares = XAlloc(sizeof *shares * (size_t)width);
  int64_t *next = XAlloc(sizeof *next * (size_t)width);
  shares[0] = INT64_C(1) << SCALE_BITS;
  for (int32_t die = 0; die < count; die++) {
    int64_t window = 0;
    for (int32_t i = 0; i < width; i++) {
      window += shares[i] - (i >= sides ? shares[i - sides] : 0);
      next[i] = window / sides;
    }
    int64_t *spare = shares;
    shares = next;
    next = spare;
  }
  free(next);
  return shares;
}

/* The sum of max(0, above - j) for j from 0 to kinds - 1. */
static int64_t sum_left(int64_t above, int64_t kinds)
{
  const int64_t terms = above < kinds ? above : kinds;
  return above <= 0 ? 0 : terms * above - terms * (terms - 1) / 2;
}

/* A hundred times the mean of max(0, dice + bonus - a loss of pv/2 to pv). */
static int64_t mean100(XDice dice, int32_t bonus, int32_t pv)
{
  const int64_t kinds = pv - pv / 2 + 1;
  const int64_t least = (int64_t)XDice_Min(&dice) + bonus - pv / 2;
  const int64_t most = (int64_t)XDice_Max(&dice) + bonus - pv / 2;
  const int64_t width = most - least + 1;
  if (least >= kinds - 1 || width > WIDEST || most > WIDEST) {
    const int64_t mean = XDice_Mean100(&dice) + 100 * (int64_t)bonus - 50 * (pv / 2 + pv);
    return mean < 0 ? 0 : mean;
  }
  int64_t *shares = shares_of_sums(dice.sides > 0 ? dice.count : 0, dice.sides, (int32_t)width);
  int64_t sum = 0;
  for (int32_t i = 0; i < width; i++)
    sum += shares[i] * sum_left(least + i, kinds);
  free(shares);
  /* The sum is below 2^61: the hundred goes in after part of the scale went out. */
  return ((sum >> 7) * 100 / kinds) >> (SCALE_BITS - 7);
}

int32_t XCombat_Mean100(const XWorld *world, const XAttack *attack, const XDefence *defence)
{
  const int64_t percent = XCombat_HitPercent(world, attack, defence);
  const int64_t critical = attack->critical < 0     ? 0
                           : attack->critical > 100 ? 100
                                                    : attack->critical;
  XDice twice = attack->dice;
  twice.count *= 2;
  twice.bonus *= 2;
  const int64_t hard = mean100(twice, attack->bonus, 0);
  const int64_t plain = mean100(attack->dice, attack->bonus, defence->pv);
  const int64_t brand =
      XResist_Left(XDice_Mean100(&attack->brand), defence->resist[attack->element]);
  const int64_t mean = percent * (critical * hard + (100 - critical) * plain + 100 * brand) / 10000;
  return mean > INT32_MAX ? INT32_MAX : (int32_t)mean;
}
