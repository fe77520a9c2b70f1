/* The ring. See the header; the traces of tests/oracle/scheduler pin every odd case. */
#include "engine/xscheduler.h"

#include "engine/xclock.h"

#include <assert.h>
#include <string.h>

enum { STEPS = XSCHEDULER_STEPS_AHEAD, SLICE = XSCHEDULER_TIME_SLICE, TURNS_WHEN_EMPTY = 101 };

void XScheduler_Init(XScheduler *scheduler)
{
  memset(scheduler, 0, sizeof *scheduler);
}

static void append(XScheduler *scheduler, XObject *object, int32_t bucket)
{
  object->bucket = (int16_t)bucket;
  object->ring_next = NULL;
  object->ring_prev = scheduler->last[bucket];
  if (object->ring_prev != NULL)
    object->ring_prev->ring_next = object;
  else
    scheduler->first[bucket] = object;
  scheduler->last[bucket] = object;
}

static void unlink_object(XScheduler *scheduler, XObject *object)
{
  if (object->ring_prev != NULL)
    object->ring_prev->ring_next = object->ring_next;
  else
    scheduler->first[object->bucket] = object->ring_next;
  if (object->ring_next != NULL)
    object->ring_next->ring_prev = object->ring_prev;
  else
    scheduler->last[object->bucket] = object->ring_prev;
  object->ring_next = object->ring_prev = NULL;
  object->bucket = -1;
}

void XScheduler_Place(XScheduler *scheduler, XObject *object)
{
  assert(object->bucket < 0);
  int32_t shift = object->ttm < (STEPS - 1) * SLICE ? object->ttm / SLICE + 1 : STEPS - 1;
  if (shift < 0) /* deep in debt: it cannot stand before the head */
    shift = 0;
  object->ttm -= shift * SLICE;
  const int32_t bucket = scheduler->head + shift;
  append(scheduler, object, bucket < STEPS ? bucket : bucket - STEPS);
}

void XScheduler_Add(XScheduler *scheduler, XObject *object, int32_t ttm)
{
  object->ttm = ttm;
  XScheduler_Place(scheduler, object);
}

/* Takes the first object out of the bucket at head. */
static void pop(XScheduler *scheduler, XObject *object)
{
  XObject *next = object->ring_next;
  scheduler->first[scheduler->head] = next;
  if (next != NULL)
    next->ring_prev = NULL;
  else
    scheduler->last[scheduler->head] = NULL;
}

/* Carries the object on that stands first in the bucket at head and is in credit. */
static void carry_on(XScheduler *scheduler, XObject *object)
{
  const uint32_t slices = (uint32_t)object->ttm / SLICE;
  const int32_t shift = slices < STEPS - 1 ? (int32_t)slices + 1 : STEPS - 1;
  const int32_t bucket = scheduler->head + shift;
  pop(scheduler, object);
  object->ttm -= shift * SLICE;
  append(scheduler, object, bucket < STEPS ? bucket : bucket - STEPS);
}

XObject *XScheduler_GetUntil(XScheduler *scheduler, int64_t until)
{
  for (int32_t turns = 0;;) {
    XObject *object = scheduler->first[scheduler->head];
    for (; object != NULL && object->ttm >= 0; object = scheduler->first[scheduler->head]) {
      carry_on(scheduler, object);
      turns = 0;
    }
    if (object != NULL) {
      scheduler->dispatched++;
      return object;
    }
    if (scheduler->time > until - SLICE)
      return NULL;
    scheduler->time += SLICE;
    if (++scheduler->head == STEPS) {
      scheduler->head = 0;
      if (++turns == TURNS_WHEN_EMPTY)
        return NULL;
    }
    scheduler->seconds += XTIME_SECONDS_PER_SLICE;
  }
}

XObject *XScheduler_Get(XScheduler *scheduler)
{
  return XScheduler_GetUntil(scheduler, INT64_MAX);
}

void XScheduler_Remove(XScheduler *scheduler, XObject *object)
{
  if (object->bucket >= 0)
    unlink_object(scheduler, object);
}

void XScheduler_Lift(XScheduler *scheduler, XObject *object)
{
  if (object->bucket < 0)
    return;
  const int64_t ttm = (int64_t)object->ttm + XScheduler_Ahead(scheduler, object) * SLICE;
  unlink_object(scheduler, object);
  object->ttm = ttm > INT32_MAX ? INT32_MAX : (int32_t)ttm;
}

void XScheduler_Restore(XScheduler *scheduler, XObject *object, int32_t ahead)
{
  assert(object->bucket < 0 && ahead >= 0 && ahead < STEPS);
  append(scheduler, object, (scheduler->head + ahead) % STEPS);
}

int32_t XScheduler_Ahead(const XScheduler *scheduler, const XObject *object)
{
  assert(object->bucket >= 0);
  return (object->bucket - scheduler->head + STEPS) % STEPS;
}

int64_t XScheduler_TimeOf(const XScheduler *scheduler, const XObject *object)
{
  return scheduler->time + (int64_t)XScheduler_Ahead(scheduler, object) * SLICE + object->ttm;
}

bool XScheduler_IsDue(const XScheduler *scheduler, const XObject *object)
{
  return object->bucket == scheduler->head && object->ttm < 0 &&
         scheduler->first[scheduler->head] == object;
}
