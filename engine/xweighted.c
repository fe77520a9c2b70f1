/* Sums of weighted outcomes, kept sorted and reduced. */
#include "engine/xweighted.h"

#include "engine/xstring.h"

#include <assert.h>

static uint64_t gcd(uint64_t a, uint64_t b)
{
  while (b != 0) {
    const uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

static uint64_t times(uint64_t a, uint64_t b)
{
  assert(a == 0 || b <= UINT64_MAX / a);
  return a * b;
}

XFraction XFraction_Times(XFraction a, XFraction b)
{
  assert(a.n <= XFRACTION_MOST && a.d <= XFRACTION_MOST);
  assert(b.n <= XFRACTION_MOST && b.d <= XFRACTION_MOST);
  const int64_t n = a.n * b.n, d = a.d * b.d;
  const int64_t divisor = (int64_t)gcd((uint64_t)n, (uint64_t)d);
  const XFraction product = {n / divisor, d / divisor};
  return product.n > XFRACTION_MOST || product.d > XFRACTION_MOST ? a : product;
}

int64_t XFraction_Of(XFraction fraction, int64_t value, int64_t parts)
{
  assert(fraction.n >= 0 && fraction.n <= XFRACTION_MOST && parts >= 1 && parts <= 1000);
  assert(fraction.d >= 1 && fraction.d <= XFRACTION_MOST);
  /* The whole parts and the rest apart, so that neither product passes 64 bits unseen. */
  const int64_t d = fraction.d * parts, whole = value / d, rest = value % d * fraction.n / d;
  if (whole > 0 && fraction.n > 0 && whole > (INT64_MAX - rest) / fraction.n)
    return INT64_MAX;
  if (whole < 0 && fraction.n > 0 && whole < (INT64_MIN - rest) / fraction.n)
    return INT64_MIN;
  return whole * fraction.n + rest;
}

/* Adds weight to a value of a distribution that is being made. */
static void put(XWeighted *to, int64_t value, uint64_t weight)
{
  int32_t at = to->count;
  if (weight == 0)
    return;
  while (at > 0 && to->outcomes[at - 1].value >= value)
    at--;
  if (at < to->count && to->outcomes[at].value == value) {
    to->outcomes[at].weight += weight;
  } else {
    assert(to->count < XWEIGHTED_MOST);
    for (int32_t i = to->count++; i > at; i--)
      to->outcomes[i] = to->outcomes[i - 1];
    to->outcomes[at] = (XChance){value, weight};
  }
  assert(to->total <= UINT64_MAX - weight);
  to->total += weight;
}

static void reduce(XWeighted *to)
{
  uint64_t divisor = to->total;
  for (int32_t i = 0; i < to->count; i++)
    divisor = gcd(divisor, to->outcomes[i].weight);
  assert(divisor > 0);
  for (int32_t i = 0; i < to->count; i++)
    to->outcomes[i].weight /= divisor;
  to->total /= divisor;
}

/* An empty one; the rest of its two thousand bytes is left alone. */
static void start(XWeighted *to)
{
  to->count = 0;
  to->total = 0;
}

XWeighted XWeighted_Point(int64_t value)
{
  XWeighted to;
  start(&to);
  put(&to, value, 1);
  return to;
}

XWeighted XWeighted_Scale(const XWeighted *from, int64_t n, int64_t d)
{
  XWeighted to;
  start(&to);
  assert(n >= 0 && d >= 1 && from->outcomes[0].value >= 0);
  for (int32_t i = 0; i < from->count; i++) {
    const XChance *one = &from->outcomes[i];
    assert(n == 0 || one->value <= INT64_MAX / n);
    const int64_t product = one->value * n;
    put(&to, product / d, times(one->weight, (uint64_t)(d - product % d)));
    put(&to, product / d + 1, times(one->weight, (uint64_t)(product % d)));
  }
  reduce(&to);
  return to;
}

/* The least number that every weight base divides. */
static uint64_t common_multiple(uint64_t a, uint64_t b)
{
  return times(a / gcd(a, b), b);
}

XWeighted XWeighted_Die(const XWeighted *from)
{
  XWeighted to;
  start(&to);
  uint64_t all = 1;
  assert(from->outcomes[0].value >= 0 && XWeighted_Most(from) <= XWEIGHTED_DIE_MOST);
  for (int32_t i = 0; i < from->count; i++)
    if (from->outcomes[i].value > 0)
      all = common_multiple(all, (uint64_t)from->outcomes[i].value);
  for (int32_t i = 0; i < from->count; i++) {
    const XChance *one = &from->outcomes[i];
    if (one->value == 0)
      put(&to, 0, times(one->weight, all));
    for (int64_t side = 1; side <= one->value; side++)
      put(&to, side, times(one->weight, all / (uint64_t)one->value));
  }
  reduce(&to);
  return to;
}

typedef int64_t Pair(int64_t a, int64_t b);

static XWeighted combine(const XWeighted *a, const XWeighted *b, Pair *pair)
{
  XWeighted to;
  start(&to);
  for (int32_t i = 0; i < a->count; i++)
    for (int32_t j = 0; j < b->count; j++)
      put(&to, pair(a->outcomes[i].value, b->outcomes[j].value),
          times(a->outcomes[i].weight, b->outcomes[j].weight));
  reduce(&to);
  return to;
}

static int64_t sum(int64_t a, int64_t b)
{
  return a + b;
}

static int64_t difference(int64_t a, int64_t b)
{
  return a - b;
}

static int64_t smaller(int64_t a, int64_t b)
{
  return a < b ? a : b;
}

XWeighted XWeighted_Sum(const XWeighted *a, const XWeighted *b)
{
  return combine(a, b, sum);
}

XWeighted XWeighted_Difference(const XWeighted *a, const XWeighted *b)
{
  return combine(a, b, difference);
}

XWeighted XWeighted_Smaller(const XWeighted *a, const XWeighted *b)
{
  return combine(a, b, smaller);
}

XWeighted XWeighted_Quotient(int64_t v, const XWeighted *divisor)
{
  XWeighted to;
  start(&to);
  uint64_t all = 1;
  assert(v >= 0 && divisor->outcomes[0].value >= 1);
  for (int32_t i = 0; i < divisor->count; i++)
    all = common_multiple(all, (uint64_t)divisor->outcomes[i].value);
  for (int32_t i = 0; i < divisor->count; i++) {
    const int64_t a = divisor->outcomes[i].value;
    const uint64_t weight = times(divisor->outcomes[i].weight, all / (uint64_t)a);
    put(&to, v / a, times(weight, (uint64_t)(a - v % a)));
    put(&to, v / a + 1, times(weight, (uint64_t)(v % a)));
  }
  reduce(&to);
  return to;
}

XWeighted XWeighted_Each(const XWeighted *from, XWeightedMap *map, const void *context)
{
  XWeighted to;
  start(&to);
  for (int32_t i = 0; i < from->count; i++)
    put(&to, map(from->outcomes[i].value, context), from->outcomes[i].weight);
  reduce(&to);
  return to;
}

int64_t XWeighted_Least(const XWeighted *from)
{
  return from->outcomes[0].value;
}

int64_t XWeighted_Most(const XWeighted *from)
{
  return from->outcomes[from->count - 1].value;
}

void XWeighted_Mean(const XWeighted *from, int64_t *n, int64_t *d)
{
  int64_t all = 0;
  for (int32_t i = 0; i < from->count; i++) {
    const XChance *one = &from->outcomes[i];
    assert(one->weight <= INT64_MAX);
    const int64_t size = one->value < 0 ? -one->value : one->value;
    assert(size <= INT64_MAX / 4 / (int64_t)one->weight / from->count);
    all += one->value * (int64_t)one->weight;
  }
  const uint64_t divisor = gcd(from->total, (uint64_t)(all < 0 ? -all : all));
  *n = all / (int64_t)divisor;
  *d = (int64_t)(from->total / divisor);
}

/* A number below n without the bias of a remainder: what is left over at the top is drawn again. */
static uint64_t below(XRandom *random, uint64_t n)
{
  const uint64_t whole = UINT64_MAX - UINT64_MAX % n;
  uint64_t drawn;
  do
    drawn = XRandom_Next(random);
  while (drawn >= whole);
  return drawn % n;
}

int64_t XWeighted_Draw(const XWeighted *from, XRandom *random)
{
  int32_t at = 0;
  if (from->count == 1)
    return from->outcomes[0].value;
  uint64_t left = below(random, from->total);
  while (left >= from->outcomes[at].weight)
    left -= from->outcomes[at++].weight;
  return from->outcomes[at].value;
}

void XWeighted_Format(const XWeighted *from, XText *out)
{
  for (int32_t i = 0; i < from->count; i++) {
    const XChance *one = &from->outcomes[i];
    const uint64_t divisor = gcd(from->total, one->weight);
    XText_AddFormat(out, "%s%lld:%llu/%llu", i == 0 ? "" : ",", (long long)one->value,
                    (unsigned long long)(one->weight / divisor),
                    (unsigned long long)(from->total / divisor));
  }
}

/* 100 x weight / total to the nearest, whatever the size of the weights. */
static int percent_of(uint64_t weight, uint64_t total)
{
  while (total > UINT64_MAX / 400) {
    weight /= 2;
    total /= 2;
  }
  return (int)((200 * weight + total) / (2 * total));
}

void XWeighted_Percent(const XWeighted *from, int64_t unit, XText *out)
{
  assert(unit >= 1);
  for (int32_t i = 0; i < from->count; i++) {
    const XChance *one = &from->outcomes[i];
    const int percent = percent_of(one->weight, from->total);
    XText_AddFormat(out, "%s%lld: ", i == 0 ? "" : " ",
                    (long long)((one->value + unit - 1) / unit));
    if (percent == 0)
      XText_Add(out, "<1%");
    else
      XText_AddFormat(out, "%d%%", percent);
  }
}
