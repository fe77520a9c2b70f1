/* The mean of a blow. Armour cuts off at no damage, so where that can happen the distribution of
   the dice is worked out; it is kept in fixed point, exact to far less than a hundredth. */
#include "creature/combat.h"

#include "engine/xalloc.h"

#include <stdlib.h>

enum { WIDEST = 4096, SCALE_BITS = 38, CHANCE_BITS = 30, HIT_BITS = 8, HITS_MOST = 1 << 20 };

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

/* A hundred times the mean of what the brand adds to a blow that hits, resisted value by value. */
static int64_t brand_mean100(const XAttack *attack, const XDefence *defence)
{
  const XDice *brand = &attack->brand;
  const int32_t resist = defence->resist[attack->element];
  const int32_t width = XDice_Max(brand) - XDice_Min(brand) + 1;
  if (width > WIDEST)
    return XResist_Left(XDice_Mean100(brand), resist);
  int64_t *shares = shares_of_sums(brand->sides > 0 ? brand->count : 0, brand->sides, width);
  int64_t sum = 0;
  for (int32_t i = 0; i < width; i++)
    sum += (shares[i] >> 7) * XResist_Left(XDice_Min(brand) + i, resist);
  free(shares);
  return sum * 100 >> (SCALE_BITS - 7);
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
  const int64_t brand = brand_mean100(attack, defence);
  const int64_t mean = percent * (critical * hard + (100 - critical) * plain + 100 * brand) / 10000;
  return mean > INT32_MAX ? INT32_MAX : (int32_t)mean;
}

/* Adds the chances, of `weight` in all, of each damage: dice + bonus, less a loss of pv/2 to pv. */
static void add_chances(int64_t *chances, int64_t weight, XDice dice, int32_t bonus, int32_t pv)
{
  const int32_t kinds = pv - pv / 2 + 1, least = XDice_Min(&dice) + bonus - pv / 2;
  const int32_t width = XDice_Max(&dice) - XDice_Min(&dice) + 1;
  int64_t *shares = shares_of_sums(dice.sides > 0 ? dice.count : 0, dice.sides, width);
  for (int32_t i = 0; i < width; i++)
    for (int32_t loss = 0; loss < kinds; loss++) {
      const int32_t damage = least + i - loss;
      chances[damage < 0 ? 0 : damage] +=
          (shares[i] >> (SCALE_BITS - CHANCE_BITS)) * weight / 100 / kinds;
    }
  free(shares);
}

/* Adds to each damage what the brand does through the target's resistance, value by value. */
static void add_brand(int64_t **chances, const XAttack *attack, const XDefence *defence)
{
  const XDice *brand = &attack->brand;
  const int32_t width = XDice_Max(brand) - XDice_Min(brand) + 1;
  if (XDice_Max(brand) < 1 || width > WIDEST)
    return;
  int64_t *sums = XAlloc(sizeof *sums * (WIDEST + 1));
  int64_t *shares = shares_of_sums(brand->sides > 0 ? brand->count : 0, brand->sides, width);
  for (int32_t i = 0; i < width; i++) {
    const int64_t more = XResist_Left(XDice_Min(brand) + i, defence->resist[attack->element]);
    for (int32_t damage = 0; damage + more <= WIDEST; damage++)
      sums[damage + more] += ((*chances)[damage] * (shares[i] >> (SCALE_BITS - 20))) >> 20;
  }
  free(shares);
  free(*chances);
  *chances = sums;
}

/* The mean of the hits that `hp` points take, in 1 / 2^HIT_BITS, given the chances of each damage:
   one, and what is left after it. Damage 0 leaves everything. */
static int64_t mean_hits(const int64_t *chances, int32_t most, int32_t hp)
{
  const int64_t whole = INT64_C(1) << CHANCE_BITS, ceiling = (int64_t)HITS_MOST << HIT_BITS;
  int64_t *hits = XAlloc(sizeof *hits * ((size_t)hp + 1));
  int64_t telling = 1; /* the chance that it hurts at all; rounding left something out */
  for (int32_t damage = 1; damage <= most; damage++)
    telling += chances[damage];
  for (int32_t left = 1; left <= hp; left++) {
    int64_t sum = whole << HIT_BITS;
    for (int32_t damage = 1; damage <= most && damage < left; damage++)
      sum += chances[damage] * hits[left - damage];
    hits[left] = sum / telling > ceiling ? ceiling : sum / telling;
  }
  const int64_t mean = hits[hp];
  free(hits);
  return mean;
}

int32_t XCombat_HitsToKill(const XWorld *world, const XAttack *attack, const XDefence *defence,
                           int32_t hp)
{
  const int64_t mean100 = XCombat_Mean100(world, attack, defence); /* of an attempt */
  const int32_t most = XCombat_WorstDamage(attack, defence);
  const int32_t critical = attack->critical < 0     ? 0
                           : attack->critical > 100 ? 100
                                                    : attack->critical;
  if (mean100 <= 0 || hp < 1)
    return 0;
  if (most > WIDEST || hp > WIDEST) {
    const int64_t hits = hp * (int64_t)XCombat_HitPercent(world, attack, defence) / mean100;
    return hits < 1 ? 1 : hits > HITS_MOST ? HITS_MOST : (int32_t)hits;
  }
  XDice twice = attack->dice;
  twice.count *= 2;
  twice.bonus *= 2;
  int64_t *chances = XAlloc(sizeof *chances * (WIDEST + 1));
  add_chances(chances, 100 - critical, attack->dice, attack->bonus, defence->pv);
  if (critical > 0)
    add_chances(chances, critical, twice, attack->bonus, 0);
  add_brand(&chances, attack, defence);
  const int64_t mean = mean_hits(chances, most, hp);
  free(chances);
  return (int32_t)((mean + (1 << HIT_BITS) / 2) >> HIT_BITS);
}
