#ifndef ENGINE_XSCRIPT_H
#define ENGINE_XSCRIPT_H
/* Hooks from the rules up into content scripts; main.c fills them in. At most twelve. A hook left
   NULL means that there is no script side. */

#include "engine/xhandle.h"

typedef struct XWorld XWorld;

typedef struct XScript {
  void *context;
  /* Runs the named callback of a place's timer. Returns the ticks until it runs again, 0 to stop.
   */
  int32_t (*LocationTimer)(void *context, XWorld *world, XHandle location, const char *callback);
} XScript;

#endif
