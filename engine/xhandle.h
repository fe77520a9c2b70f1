#ifndef ENGINE_XHANDLE_H
#define ENGINE_XHANDLE_H
/* Handles name objects in anything that is stored: a stale one resolves to NULL instead of
 * crashing. */

#include <stdbool.h>
#include <stdint.h>

/* slot 0 means "nobody". The generation differs each time a slot is used again. */
typedef struct XHandle {
  uint32_t slot;
  uint32_t generation;
} XHandle;

#define XHANDLE_NONE ((XHandle){0, 0})

static inline bool XHandle_IsNone(XHandle h)
{
  return h.slot == 0;
}

static inline bool XHandle_Equal(XHandle a, XHandle b)
{
  return a.slot == b.slot && a.generation == b.generation;
}

#endif
