#ifndef MAGIC_XRESIST_H
#define MAGIC_XRESIST_H
/* Elements, and what a resistance in percent leaves of them. */

#include <stdint.h>

typedef enum XResist {
  XRESIST_NONE,
  XRESIST_FIRE,
  XRESIST_COLD,
  XRESIST_POISON,
  XRESIST_ACID,
  XRESIST_LIGHTNING,
  XRESIST_COUNT
} XResist;

#define XRESIST_MOST 100 /* percent: nothing gets through; -100 doubles */

/* Ids as in content ("fire"). */
extern const char *const XResist_Ids[XRESIST_COUNT];

/* What is left of an amount (0 or more) under a resistance, -100 to 100 percent; more is cut off.
   Truncated. */
int64_t XResist_Left(int64_t amount, int32_t percent);

#endif
