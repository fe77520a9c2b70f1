#ifndef LUA_LSOURCE_H
#define LUA_LSOURCE_H
/* Files of content as the loader keeps them, and the values said in them. For its files only. */

#include "engine/xdice.h"
#include "lua/builder.h"
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

/* One value said. Texts and numbers live in the content's arena. */
typedef struct XSetting {
  const XMethod *method;
  const XParam *param;
  int32_t element; /* of a list; -1 otherwise */
  const char *key; /* of a dictionary */
  int64_t number;
  XDice dice;
  const char *text;
  const int64_t *series; /* SERIES: count numbers; STEPS: count pairs index, number */
  int32_t count;
  XScanPlace place;
} XSetting;

#endif
