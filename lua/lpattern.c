/*
 * The counted matcher. Backtracking, as patterns need; each step is paid before it is taken.
 */
#include "lua/lpattern.h"

#include <stdbool.h>
#include <string.h>

#define MOST_DEPTH 200

static const char *match_here(XPattern *m, const char *s, const char *p);

/* Notes the first error; always NULL. */
static const char *fail(XPattern *m, const char *error)
{
  if (m->error == NULL) {
    m->error = error;
  }
  return NULL;
}

/* Pays; false when the match must end. */
static bool pay(XPattern *m, int64_t steps)
{
  if (m->steps >= 0) {
    m->steps -= steps;
  }
  return m->steps >= 0 && m->error == NULL;
}

/* The C locale, whatever the program's is. */
static bool in_class(int c, int class_letter)
{
  int kind = class_letter | 32;
  bool digit = c >= '0' && c <= '9', lower = c >= 'a' && c <= 'z', upper = c >= 'A' && c <= 'Z';
  bool hex = digit || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  bool alnum = digit || lower || upper, graph = c > 32 && c < 127;
  bool is;
  switch (kind) {
  case 'a':
    is = lower || upper;
    break;
  case 'c':
    is = c < 32 || c == 127;
    break;
  case 'd':
    is = digit;
    break;
  case 'g':
    is = graph;
    break;
  case 'l':
    is = lower;
    break;
  case 'p':
    is = graph && !alnum;
    break;
  case 's':
    is = c == 32 || (c >= 9 && c <= 13);
    break;
  case 'u':
    is = upper;
    break;
  case 'w':
    is = alnum;
    break;
  case 'x':
    is = hex;
    break;
  case 'z':
    is = c == 0;
    break;
  default:
    return c == class_letter;
  }
  return (class_letter & 32) != 0 ? is : !is;
}

/* The end of the single-character item at p. */
static const char *item_end(XPattern *m, const char *p)
{
  char first = *p++;
  if (first == '%') {
    return p < m->pattern_end ? p + 1 : fail(m, "malformed pattern (ends with '%')");
  }
  if (first != '[') {
    return p;
  }
  p += p < m->pattern_end && *p == '^';
  do {
    if (p >= m->pattern_end) {
      return fail(m, "malformed pattern (missing ']')");
    }
    if (*p++ == '%') {
      p += p < m->pattern_end;
    }
  } while (p >= m->pattern_end || *p != ']');
  return p + 1;
}

/* p is at the [, end behind the ]. */
static bool in_set(int c, const char *p, const char *end)
{
  bool hit = true;
  end--;
  if (*++p == '^') {
    hit = false;
    p++;
  }
  for (; p < end; p++) {
    if (*p == '%' && p + 1 < end) {
      p++;
      if (in_class(c, (unsigned char)*p)) {
        return hit;
      }
    } else if (p + 2 < end && p[1] == '-') {
      if ((unsigned char)p[0] <= c && c <= (unsigned char)p[2]) {
        return hit;
      }
      p += 2;
    } else if ((unsigned char)*p == c) {
      return hit;
    }
  }
  return !hit;
}

static bool single(XPattern *m, const char *s, const char *p, const char *end)
{
  if (s >= m->subject_end || !pay(m, 1 + (end - p) / 8)) {
    return false;
  }
  int c = (unsigned char)*s;
  switch (*p) {
  case '.':
    return true;
  case '%':
    return in_class(c, (unsigned char)p[1]);
  case '[':
    return in_set(c, p, end);
  default:
    return (unsigned char)*p == c;
  }
}

static const char *most(XPattern *m, const char *s, const char *p, const char *end)
{
  ptrdiff_t n = 0;
  while (single(m, s + n, p, end)) {
    n++;
  }
  for (; n >= 0 && pay(m, 1); n--) {
    const char *found = match_here(m, s + n, end + 1);
    if (found != NULL) {
      return found;
    }
  }
  return NULL;
}

static const char *least(XPattern *m, const char *s, const char *p, const char *end)
{
  for (;; s++) {
    const char *found = match_here(m, s, end + 1);
    if (found != NULL || !single(m, s, p, end)) {
      return found;
    }
  }
}

static const char *open_capture(XPattern *m, const char *s, const char *p)
{
  if (m->count >= XPATTERN_CAPTURES) {
    return fail(m, "too many captures");
  }
  bool position = p + 1 < m->pattern_end && p[1] == ')';
  m->captures[m->count].start = s;
  m->captures[m->count].length = position ? XPATTERN_POSITION : XPATTERN_OPEN;
  m->count++;
  const char *found = match_here(m, s, p + (position ? 2 : 1));
  if (found == NULL) {
    m->count--;
  }
  return found;
}

static const char *close_capture(XPattern *m, const char *s, const char *p)
{
  int i = m->count - 1;
  while (i >= 0 && m->captures[i].length != XPATTERN_OPEN) {
    i--;
  }
  if (i < 0) {
    return fail(m, "invalid pattern capture");
  }
  m->captures[i].length = s - m->captures[i].start;
  const char *found = match_here(m, s, p + 1);
  if (found == NULL) {
    m->captures[i].length = XPATTERN_OPEN;
  }
  return found;
}

/* %bxy: p is at the x. Returns the end of the balanced text. */
static const char *balanced(XPattern *m, const char *s, const char *p)
{
  if (p + 1 >= m->pattern_end) {
    return fail(m, "malformed pattern (missing arguments to '%b')");
  }
  if (s >= m->subject_end || *s != p[0]) {
    return NULL;
  }
  int level = 1;
  while (++s < m->subject_end && pay(m, 1)) {
    if (*s == p[1]) {
      if (--level == 0) {
        return s + 1;
      }
    } else if (*s == p[0]) {
      level++;
    }
  }
  return NULL;
}

/* %f[set]: p is at the [. Returns the rest of the pattern when s is such a border. */
static const char *frontier(XPattern *m, const char *s, const char *p)
{
  if (p >= m->pattern_end || *p != '[') {
    return fail(m, "missing '[' after '%f' in pattern");
  }
  const char *end = item_end(m, p);
  if (end == NULL || !pay(m, 1 + (end - p) / 4)) {
    return NULL;
  }
  int before = s == m->subject ? 0 : (unsigned char)s[-1];
  int after = s == m->subject_end ? 0 : (unsigned char)*s;
  return !in_set(before, p, end) && in_set(after, p, end) ? end : NULL;
}

/* %1..%9: the same text again. */
static const char *again(XPattern *m, const char *s, int digit)
{
  int i = digit - '1';
  if (i < 0 || i >= m->count || m->captures[i].length < 0) {
    return fail(m, "invalid capture index in pattern");
  }
  ptrdiff_t length = m->captures[i].length;
  bool same = m->subject_end - s >= length && pay(m, 1 + length / 16) &&
              memcmp(m->captures[i].start, s, (size_t)length) == 0;
  return same ? s + length : NULL;
}

/* %b, %f and %1: moves both places on; false when p is none of these or does not match, the latter
 * with *s NULL. */
static bool special(XPattern *m, const char **s, const char **p)
{
  int letter = *p + 1 < m->pattern_end ? (unsigned char)(*p)[1] : 0;
  if (letter == 'b') {
    *s = balanced(m, *s, *p + 2);
    *p += 4;
    return *s != NULL;
  }
  if (letter == 'f') {
    *p = frontier(m, *s, *p + 2);
    *s = *p != NULL ? *s : NULL;
    return *p != NULL;
  }
  if (letter >= '0' && letter <= '9') {
    *s = again(m, *s, letter);
    *p += 2;
    return *s != NULL;
  }
  return false;
}

/* One item with its repetition. Returns true with *s and *p moved on when the loop shall continue,
 * false with the result in *s. */
static bool repeated(XPattern *m, const char **s, const char **p)
{
  const char *end = item_end(m, *p), *start = *s;
  if (end == NULL) {
    *s = NULL;
    return false;
  }
  char suffix = end < m->pattern_end ? *end : '\0';
  if (suffix == '*' || suffix == '+') {
    bool able = suffix == '*' || single(m, start, *p, end);
    *s = able ? most(m, start + (suffix == '+'), *p, end) : NULL;
    return false;
  }
  if (suffix == '-') {
    *s = least(m, start, *p, end);
    return false;
  }
  bool hit = single(m, start, *p, end);
  if (suffix == '?') {
    const char *found = hit ? match_here(m, start + 1, end + 1) : NULL;
    *s = found != NULL ? found : start;
    *p = end + 1;
    return found == NULL;
  }
  *s = hit ? start + 1 : NULL;
  *p = end;
  return hit;
}

static const char *match_loop(XPattern *m, const char *s, const char *p)
{
  while (p < m->pattern_end && pay(m, 1)) {
    if (*p == '(') {
      return open_capture(m, s, p);
    }
    if (*p == ')') {
      return close_capture(m, s, p);
    }
    if (*p == '$' && p + 1 == m->pattern_end) {
      return s == m->subject_end ? s : NULL;
    }
    if (*p == '%' && special(m, &s, &p)) {
      continue;
    }
    if (s == NULL || m->error != NULL || !repeated(m, &s, &p)) {
      return s;
    }
  }
  return pay(m, 0) ? s : NULL;
}

static const char *match_here(XPattern *m, const char *s, const char *p)
{
  if (m->depth >= MOST_DEPTH) {
    return fail(m, "pattern too complex");
  }
  m->depth++;
  const char *found = match_loop(m, s, p);
  m->depth--;
  return pay(m, 0) ? found : NULL;
}

const char *XPattern_Match(XPattern *match, const char *s, const char *p)
{
  match->depth = 0;
  match->count = 0;
  return match_here(match, s, p);
}
