#ifndef ENGINE_XSCRIPT_H
#define ENGINE_XSCRIPT_H
/* Hooks from the rules up into content scripts; main.c fills them in. At most twelve. A hook left
   NULL means that there is no script side. */

#include "engine/xhandle.h"

typedef struct XText XText;

typedef struct XWorld XWorld;
struct XGame;

typedef struct XScript {
  void *context;
  /* Runs the named callback of a place's timer. Returns the ticks until it runs again, 0 to stop.
   */
  int32_t (*LocationTimer)(void *context, XWorld *world, XHandle location, const char *callback);
  /* Runs the named callback of a dialogue. Returns whether it returned true, or a number but 0. */
  int32_t (*Talk)(void *context, XWorld *world, const char *callback, XHandle hero,
                  XHandle speaker);
  /* Runs the named callback of a feature that a creature uses. Returns the same. */
  int32_t (*Feature)(void *context, XWorld *world, const char *callback, XHandle creature,
                     XHandle place);
} XScript;

/* Where a content's scripts come from: every game of that content is attached when it is made, and
   detached before it is freed. `game` is an XGame. */
typedef struct XScriptSource {
  void *context;
  void (*Attach)(void *context, struct XGame *game, XScript *script);
  void (*Detach)(void *context, XScript *script);
  /* Appends the content's text, all of it, so that it can be made again from it. */
  void (*Text)(void *context, XText *out);
} XScriptSource;

#endif
