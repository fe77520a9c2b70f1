/*
 * The names of the colours, both ways.
 */
#include "engine/xcolor.h"

#include <assert.h>
#include <ctype.h>
#include <stddef.h>
#include <string.h>

static const char *const names[] = {
    [XCOLOR_DEFAULT] = "default",
    [XCOLOR_BLACK] = "black",
    [XCOLOR_RED] = "red",
    [XCOLOR_GREEN] = "green",
    [XCOLOR_BROWN] = "brown",
    [XCOLOR_BLUE] = "blue",
    [XCOLOR_MAGENTA] = "magenta",
    [XCOLOR_CYAN] = "cyan",
    [XCOLOR_LIGHTGRAY] = "lightgray",
    [XCOLOR_DARKGRAY] = "darkgray",
    [XCOLOR_LIGHTRED] = "lightred",
    [XCOLOR_LIGHTGREEN] = "lightgreen",
    [XCOLOR_YELLOW] = "yellow",
    [XCOLOR_LIGHTBLUE] = "lightblue",
    [XCOLOR_LIGHTMAGENTA] = "lightmagenta",
    [XCOLOR_LIGHTCYAN] = "lightcyan",
    [XCOLOR_WHITE] = "white",
};
static_assert(sizeof names / sizeof *names == XCOLOR_COUNT, "every colour has a name");

const char *XColor_Name(XColor color)
{
  assert(color < XCOLOR_COUNT);
  return names[color];
}

XColor XColor_Parse(const char *name)
{
  char plain[16];
  size_t n = 0;
  for (const char *p = name; *p; p++) {
    if (*p == '_' || *p == '-' || *p == ' ')
      continue;
    if (n + 1 >= sizeof plain)
      return XCOLOR_COUNT;
    plain[n++] = (char)tolower((unsigned char)*p);
  }
  plain[n] = '\0';
  if (n >= 4 && strcmp(plain + n - 4, "grey") == 0)
    plain[n - 2] = 'a';
  if (strcmp(plain, "gray") == 0)
    return XCOLOR_LIGHTGRAY;
  for (int i = 0; i < XCOLOR_COUNT; i++)
    if (strcmp(plain, names[i]) == 0)
      return (XColor)i;
  return XCOLOR_COUNT;
}
