#ifndef ENGINE_XSCHEDULER_H
#define ENGINE_XSCHEDULER_H
/* XScheduler: a ring of 100 buckets, each one slice of 100 ticks wide, first come first served
   inside a bucket. Placing, getting and removing are O(1): links live in the objects, nothing is
   allocated or searched. It moves remainders of ttm; only game/turn.c charges. */

#include "engine/xobject.h"

#define XSCHEDULER_STEPS_AHEAD 100
#define XSCHEDULER_TIME_SLICE  100 /* ticks */

typedef struct XScheduler {
  XObject *first[XSCHEDULER_STEPS_AHEAD];
  XObject *last[XSCHEDULER_STEPS_AHEAD];
  int64_t time;       /* ticks; a multiple of one slice above its start */
  int64_t seconds;    /* the calendar, XTime seconds since the origin */
  int64_t dispatched; /* how often somebody's turn was given out, since it was made */
  int16_t head;
} XScheduler;

/* An empty ring at time 0, calendar at the origin. */
void XScheduler_Init(XScheduler *scheduler);
/* Puts an object that is not on the ring on it, `ttm` ticks from now: a fresh creature with
   ttm 1000 first acts at 1100. */
void XScheduler_Add(XScheduler *scheduler, XObject *object, int32_t ttm);
/* Moves an object (off the ring) to the bucket its ttm belongs to and takes the way from its ttm:
   at most 99 buckets at once, what is slower goes in stages. */
void XScheduler_Place(XScheduler *scheduler, XObject *object);
/* The next object to act (ttm < 0); it stays first in its bucket until charged or removed. Advances
   time and calendar over empty buckets. NULL when nothing is on the ring (after 101 turns of the
   ring). */
XObject *XScheduler_Get(XScheduler *scheduler);
/* As Get, but returns NULL as soon as time would pass `until` ticks; time is then at most `until`.
 */
XObject *XScheduler_GetUntil(XScheduler *scheduler, int64_t until);
/* Takes an object off the ring, wherever it stands; its ttm stays. Nothing when it is not on it. */
void XScheduler_Remove(XScheduler *scheduler, XObject *object);
/* Takes an object off the ring and folds the way to its bucket into its ttm, so that Add with that
   ttm brings it back as far ahead as it was: a place going to sleep. */
void XScheduler_Lift(XScheduler *scheduler, XObject *object);
/* Puts an object back exactly where it was: bucket `ahead` of the head (0-99), behind those
   restored before it; its ttm is as stored. For loading. */
void XScheduler_Restore(XScheduler *scheduler, XObject *object, int32_t ahead);
/* Buckets from the head to the object's; it must be on the ring. */
int32_t XScheduler_Ahead(const XScheduler *scheduler, const XObject *object);
/* Next_Action_Time: the tick at which an object on the ring is due, wherever it stands and in how
   many stages it is carried. Worked out from the ring, never stored; moving on the ring does not
   change it, charging adds to it. Whoever is dispatched in the slice at time t was due at t - 100
   to t - 1. */
int64_t XScheduler_TimeOf(const XScheduler *scheduler, const XObject *object);
/* Whether the object is the one Get would return now, without time moving on. */
bool XScheduler_IsDue(const XScheduler *scheduler, const XObject *object);

#endif
