/*
 * Lua's string patterns with a counted matcher: every test of a character costs steps, so that a
 * pattern which would run for years stops at the budget of the callback. Knows no lua_State.
 */
#ifndef LUA_LPATTERN_H
#define LUA_LPATTERN_H

#include <stddef.h>
#include <stdint.h>

#define XPATTERN_CAPTURES 32

/* length of a capture: bytes, or one of these. */
enum { XPATTERN_OPEN = -1, XPATTERN_POSITION = -2 };

typedef struct XPattern {
  const char *subject, *subject_end, *pattern_end;
  int64_t steps;     /* left; below 0 the match failed for want of them */
  const char *error; /* NULL, or why the pattern is malformed; the match failed then */
  int depth, count;
  struct {
    const char *start;
    ptrdiff_t length;
  } captures[XPATTERN_CAPTURES];
} XPattern;

/* Matches the pattern that begins at p (behind any ^) at the place s of the subject; all pointers
 * point into the texts named in match. Returns the end of what matched, with count captures, or
 * NULL: no match, error set, or steps below 0. */
const char *XPattern_Match(XPattern *match, const char *s, const char *p);

#endif
