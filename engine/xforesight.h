#ifndef ENGINE_XFORESIGHT_H
#define ENGINE_XFORESIGHT_H
/* XForesight: in which order the ring will return objects, ties included, without disturbing it.
   It is a ring of shadows run by the scheduler's own code, so it cannot differ. The order of any
   two objects does not depend on a third, so a foresight of some only is exact for these. */

#include "engine/xscheduler.h"

typedef struct XShadow {
  XObject as; /* its place on the copied ring; of no class */
  const XObject *of;
} XShadow;

typedef struct XForesight {
  XScheduler ring;
  XShadow *shadows; /* owned */
  int32_t count;
} XForesight;

/* Which objects to follow; NULL: all. */
typedef bool XForesightWanted(const void *context, const XObject *object);

/* Copies the ring as it stands, in the caller's storage: XForesight_Clear. The objects themselves
   must outlive it. O(objects on the ring), or less when few are wanted. */
void XForesight_Init(XForesight *foresight, const XScheduler *ring, XForesightWanted *wanted,
                     const void *context);
void XForesight_Clear(XForesight *foresight);
/* Whoever the ring would return next, with ring.time then in foresight->ring.time: the same again
   until it is charged or dropped. NULL when nobody is before `until` ticks. */
XShadow *XForesight_Next(XForesight *foresight, int64_t until);
/* The shadow of an object, or NULL when it is not followed. O(shadows). */
XShadow *XForesight_Find(const XForesight *foresight, const XObject *object);
/* The tick at which a shadow is due, as XScheduler_TimeOf tells of objects. */
int64_t XForesight_TimeOf(const XForesight *foresight, const XShadow *shadow);
/* What if it paid: adds ticks (0 or more) to the shadow's ttm as turn.c does to an object's. */
void XForesight_Charge(XShadow *shadow, int64_t ticks);
/* What if it were gone: it is not returned again. */
void XForesight_Drop(XForesight *foresight, XShadow *shadow);

#endif
