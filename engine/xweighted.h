#ifndef ENGINE_XWEIGHTED_H
#define ENGINE_XWEIGHTED_H
/* Exact distributions of whole numbers: values with whole weights, no rounding anywhere. A fraction
   of a roll is carried as a weight until one value is drawn. */

#include "engine/xrandom.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct XText XText;

/* A factor, n at least 0 and d at least 1. */
typedef struct XFraction {
  int64_t n, d;
} XFraction;

/* a x b, reduced. Kept where it is when either part would pass XFRACTION_MOST: factors only pile up
   in content made to try it. */
#define XFRACTION_MOST 100000000
XFraction XFraction_Times(XFraction a, XFraction b);
/* value x n / (d x parts), truncated once towards 0 and exact whatever the product; saturates at
   the ends of int64. n and d up to XFRACTION_MOST, parts 1 to 1000. */
int64_t XFraction_Of(XFraction fraction, int64_t value, int64_t parts);

#define XWEIGHTED_MOST 128 /* different values; more is a mistake of ours */

typedef struct XChance {
  int64_t value;
  uint64_t weight; /* at least 1 */
} XChance;

/* Values ascending, each once; weights without a common divisor. At least one value. */
typedef struct XWeighted {
  XChance outcomes[XWEIGHTED_MOST];
  int32_t count;
  uint64_t total; /* of the weights */
} XWeighted;

/* Turns one value into another, in place of a closure. */
typedef int64_t XWeightedMap(int64_t value, const void *context);

/* The distribution that is always `value`. */
XWeighted XWeighted_Point(int64_t value);
/* W(v * n / d) of each value: q or, with the weight of the remainder, q + 1. n at least 0, d at
   least 1, values at least 0. (attack delay page, "Averaging Fractional Delays") */
XWeighted XWeighted_Scale(const XWeighted *from, int64_t n, int64_t d);
/* 1dX of each value X: uniform 1..X, 0 for X 0. Values 0 to XWEIGHTED_DIE_MOST. */
#define XWEIGHTED_DIE_MOST 60
XWeighted XWeighted_Die(const XWeighted *from);
/* a + b and a - b of two independent draws. */
XWeighted XWeighted_Sum(const XWeighted *a, const XWeighted *b);
XWeighted XWeighted_Difference(const XWeighted *a, const XWeighted *b);
/* The smaller of two independent draws. */
XWeighted XWeighted_Smaller(const XWeighted *a, const XWeighted *b);
/* W(v / a) for each value a, at least 1, of the divisor: how often a fits into v. */
XWeighted XWeighted_Quotient(int64_t v, const XWeighted *divisor);
/* Each value as `map` turns it; equal results become one. */
XWeighted XWeighted_Each(const XWeighted *from, XWeightedMap *map, const void *context);
/* The least and the greatest value. */
int64_t XWeighted_Least(const XWeighted *from);
int64_t XWeighted_Most(const XWeighted *from);
/* The mean as a reduced fraction. Values must be small enough for their weighted sum. */
void XWeighted_Mean(const XWeighted *from, int64_t *n, int64_t *d);
/* Draws one value: one number of the stream, none when there is only one value. */
int64_t XWeighted_Draw(const XWeighted *from, XRandom *random);
/* Appends "7:9/20,8:9/20,9:1/10". */
void XWeighted_Format(const XWeighted *from, XText *out);
/* Appends "7: 45% 8: 45% 9: 10%"; percents rounded to the nearest, under 1 as "<1%"; values divided
   by `unit`, rounded up. */
void XWeighted_Percent(const XWeighted *from, int64_t unit, XText *out);

#endif
