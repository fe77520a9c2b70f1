#ifndef ENGINE_XWORLD_H
#define ENGINE_XWORLD_H
/* XWorld: the engine's state, with nothing global: objects, the ring, random streams, events. */

#include "engine/xevent.h"
#include "engine/xlocation.h"
#include "engine/xrandom.h"
#include "engine/xscheduler.h"
#include "engine/xscript.h"

/* Streams of chance. Rules draw from the first four; COSMETIC never reaches a rule and is not
 * saved. */
typedef enum XStream {
  XSTREAM_WORLD,
  XSTREAM_COMBAT,
  XSTREAM_AI,
  XSTREAM_CONTENT,
  XSTREAM_COSMETIC,
  XSTREAM_COUNT
} XStream;

struct XWorld {
  const XContent *content;
  XObjectTable objects;
  XScheduler scheduler;
  XRandom streams[XSTREAM_COUNT];
  XEventRing events;
  XScript script;
  uint64_t seed;
  XHandle hero;
  XHandle here;       /* the place that runs: where the hero is */
  int32_t companions; /* derived: how many stand by the hero, anywhere */
};

/* What of an XWorld is saved beside its objects (table "world"). */
extern const XField XWorld_Fields[];

/* An empty world; streams seeded from `seed`. The content must outlive it. */
XWorld *XWorld_New(const XContent *content, uint64_t seed);
void XWorld_Free(XWorld *world);
/* The living object, or NULL. */
XObject *XWorld_Get(const XWorld *world, XHandle handle);
/* The place that runs, or NULL before there is one. */
XLocation *XWorld_Here(const XWorld *world);
/* Destroys an object that stands on no cell and is in nobody's list; it leaves the ring. */
void XWorld_Destroy(XWorld *world, XObject *object);
XRandom *XWorld_Stream(XWorld *world, XStream stream);
/* Walks the invariants of ring and objects; false with the first broken one in `why`. For tests. */
bool XWorld_Check(const XWorld *world, XText *why);

/* The hash of all saved state: world fields, every field of every object by rising guid, and the
   order on the ring. Equal on every machine for the same seed and commands. */
uint64_t XWorld_Hash(const XWorld *world);
/* The hash of any struct by its field table; `seed` is mixed in first. */
uint64_t XWorld_HashFields(const XWorld *world, uint64_t seed, const XField *fields,
                           const void *owner);
/* A cheap hash that changes with nearly every turn: streams, time, guids, the hero's own numbers.
 */
uint64_t XWorld_QuickHash(const XWorld *world);

#endif
