/*
 * Memory that never fails. The only place that calls malloc's family and decides what happens when
 * there is no more.
 */
#include "engine/xalloc.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *checked(void *p, size_t n)
{
  if (p == NULL) {
    fprintf(stderr, "hourvale: out of memory (%zu bytes)\n", n);
    abort();
  }
  return p;
}

void *XAlloc(size_t n)
{
  return checked(calloc(1, n > 0 ? n : 1), n);
}

void *XRealloc(void *p, size_t n)
{
  return checked(realloc(p, n > 0 ? n : 1), n);
}

char *XStrDup(const char *s)
{
  size_t n = strlen(s) + 1;
  return memcpy(XAlloc(n), s, n);
}

char *XStrFormat(const char *fmt, ...)
{
  va_list args, again;
  va_start(args, fmt);
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, args);
  va_end(args);
  size_t size = n > 0 ? (size_t)n + 1 : 1;
  char *text = XAlloc(size);
  vsnprintf(text, size, fmt, again);
  va_end(again);
  return text;
}
