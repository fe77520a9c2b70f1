/*
 * Memory that never fails: every call returns storage or aborts the program with a message, so
 * callers test nothing. All of it is given back with free().
 */
#ifndef ENGINE_XALLOC_H
#define ENGINE_XALLOC_H

#include <stddef.h>

/* Returns n zeroed bytes, never NULL, also for n = 0. Owned by the caller. */
void *XAlloc(size_t n);

/* Resizes p (or NULL) to n bytes, never NULL, also for n = 0. Bytes beyond the old size are not
 * zeroed. p is no longer valid. */
void *XRealloc(void *p, size_t n);

/* Returns an owned copy of s; s is not NULL. */
char *XStrDup(const char *s);

/* Returns an owned text made as by printf. */
char *XStrFormat(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Makes room for one more element in `array`, which holds `count` of `cap`: doubles when full.
 * All three are lvalues without side effects; count and cap are int or wider. */
#define XALLOC_GROW(array, count, cap)                                                             \
  do {                                                                                             \
    if ((count) >= (cap)) {                                                                        \
      (cap) = (cap) > 0 ? (cap)*2 : 8;                                                             \
      (array) = XRealloc((array), (size_t)(cap) * sizeof *(array));                                \
    }                                                                                              \
  } while (0)

#endif
