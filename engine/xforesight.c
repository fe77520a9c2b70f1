/* The shadow ring: stubs of the objects stand where these stand, behind one another as these do. */
#include "engine/xforesight.h"

#include "engine/xalloc.h"

#include <assert.h>
#include <stdlib.h>

enum { STEPS = XSCHEDULER_STEPS_AHEAD };

static bool is_wanted(XForesightWanted *wanted, const void *context, const XObject *object)
{
  return wanted == NULL || wanted(context, object);
}

static int32_t count_wanted(const XScheduler *ring, XForesightWanted *wanted, const void *context)
{
  int32_t count = 0;
  for (int32_t bucket = 0; bucket < STEPS; bucket++)
    for (const XObject *at = ring->first[bucket]; at != NULL; at = at->ring_next)
      count += is_wanted(wanted, context, at);
  return count;
}

void XForesight_Init(XForesight *foresight, const XScheduler *ring, XForesightWanted *wanted,
                     const void *context)
{
  const int32_t count = count_wanted(ring, wanted, context);
  XScheduler_Init(&foresight->ring);
  foresight->ring.time = ring->time;
  foresight->ring.seconds = ring->seconds;
  foresight->ring.head = ring->head;
  foresight->shadows = count > 0 ? XAlloc(sizeof *foresight->shadows * (size_t)count) : NULL;
  foresight->count = 0;
  for (int32_t ahead = 0; ahead < STEPS; ahead++) {
    const XObject *at = ring->first[(ring->head + ahead) % STEPS];
    for (; at != NULL; at = at->ring_next) {
      if (!is_wanted(wanted, context, at))
        continue;
      assert(foresight->shadows != NULL);
      XShadow *shadow = &foresight->shadows[foresight->count++];
      *shadow = (XShadow){.as = {.ttm = at->ttm, .ttmb = at->ttmb, .bucket = -1}, .of = at};
      XScheduler_Restore(&foresight->ring, &shadow->as, ahead);
    }
  }
}

void XForesight_Clear(XForesight *foresight)
{
  free(foresight->shadows);
  *foresight = (XForesight){.shadows = NULL};
}

XShadow *XForesight_Next(XForesight *foresight, int64_t until)
{
  return (XShadow *)XScheduler_GetUntil(&foresight->ring, until);
}

XShadow *XForesight_Find(const XForesight *foresight, const XObject *object)
{
  for (int32_t i = 0; i < foresight->count; i++)
    if (foresight->shadows[i].of == object)
      return &foresight->shadows[i];
  return NULL;
}

int64_t XForesight_TimeOf(const XForesight *foresight, const XShadow *shadow)
{
  return XScheduler_TimeOf(&foresight->ring, &shadow->as);
}

void XForesight_Charge(XShadow *shadow, int64_t ticks)
{
  assert(ticks >= 0);
  const int64_t ttm = shadow->as.ttm + ticks;
  shadow->as.ttm = ttm > INT32_MAX ? INT32_MAX : (int32_t)ttm;
}

void XForesight_Drop(XForesight *foresight, XShadow *shadow)
{
  XScheduler_Remove(&foresight->ring, &shadow->as);
}
