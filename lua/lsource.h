#ifndef LUA_LSOURCE_H
#define LUA_LSOURCE_H
/* A file of content as the loader keeps it. For its files only. */

#include "lua/lscan.h"

/* How often `.new` ran on a line. */
typedef struct XLineCount {
  int line, count;
} XLineCount;

/* A file that was read; all texts are owned. */
typedef struct XSource {
  int mod;    /* whose it is, in the loader's list */
  char *path; /* in its mod, "creatures/rats.lua" */
  char *name; /* as messages show it: with the directory */
  char *text;
  size_t length;
  bool failed; /* it did not run to its end: what it defines is not all known */
  XLuaScan *scan;
  XLineCount *counts;
  int count_count, count_capacity;
} XSource;

#endif
