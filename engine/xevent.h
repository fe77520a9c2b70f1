#ifndef ENGINE_XEVENT_H
#define ENGINE_XEVENT_H
/* Events: a ring of small records that rules append to and whoever shows the game drains. What a
   record needs for its sentence is in it, so that a creature that died meanwhile still has a name.
 */

#include "engine/xcontent.h"
#include "engine/xhandle.h"

#define XEVENT_RING 1024

typedef enum XPartyFlag {
  XPARTY_HERO = 1 << 0,   /* "you" */
  XPARTY_SEEN = 1 << 1,   /* in view; unseen ones are "something" */
  XPARTY_PROPER = 1 << 2, /* a name that takes no article */
  XPARTY_PLURAL = 1 << 3
} XPartyFlag;

/* Somebody or something a sentence speaks of. */
typedef struct XEventParty {
  XHandle who;
  const XKind *kind; /* NULL: not part of the sentence */
  const XKind *of;   /* what a corpse was, or NULL */
  const XKind *look; /* what an unknown thing goes by, or NULL */
  char called[24];   /* a name of its own, cut to size; "" none */
  uint16_t flags;    /* of XPartyFlag */
  int32_t count;     /* items: how many */
} XEventParty;

typedef enum XEventWeight {
  XEVENT_QUIET, /* for tests and screens only: no sentence */
  XEVENT_PLAIN,
  XEVENT_WARN, /* interrupts rest and the like */
  XEVENT_DIRE  /* death and near it */
} XEventWeight;

typedef struct XEvent {
  const char *word; /* the template's id, "hit"; static or interned text */
  int64_t time;     /* ticks */
  XEventParty actor, target, item;
  const XKind *place; /* where, for sentences about places; or NULL */
  int32_t amount, extra;
  int16_t x, y;
  uint8_t weight; /* of XEventWeight */
  bool seen;      /* the hero notices it */
} XEvent;

/* The ring; when nobody drains it, the oldest fall out and `lost` counts them. */
typedef struct XEventRing {
  XEvent events[XEVENT_RING];
  uint32_t head, count, lost;
} XEventRing;

void XEventRing_Add(XEventRing *ring, const XEvent *event);
/* Takes the oldest out; false when there is none. */
bool XEventRing_Next(XEventRing *ring, XEvent *out);

#endif
