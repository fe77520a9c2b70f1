/* The ring against a bare timing wheel of the same shape: 100 buckets, the same delays, the same
   memory; goal 1.5. And no allocation in a dispatch. */
#include "engine/xscheduler.h"
#include "tests/support/bench.h"

#include <stdio.h>
#include <stdlib.h>

enum { DISPATCHES = 2000000, ROUNDS = 5, DELAYS = 4096 };

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);

/* How often memory was asked for. */
static int64_t asked;

void *malloc(size_t size)
{
  asked++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
  asked++;
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
  asked++;
  return __libc_realloc(old, size);
}

/* Ticks of a turn: 200 to 9700, so that nothing goes in stages. */
static void fill_delays(int32_t *delays)
{
  uint32_t state = 12345;
  for (int i = 0; i < DELAYS; i++) {
    state = state * 1664525u + 1013904223u;
    delays[i] = 200 + (int32_t)(state >> 8) % 9500;
  }
}

static int64_t run_ring(XObject *objects, int count, const int32_t *delays)
{
  XScheduler ring;
  XScheduler_Init(&ring);
  for (int i = 0; i < count; i++) {
    objects[i] = (XObject){.bucket = -1};
    XScheduler_Add(&ring, &objects[i], delays[i % DELAYS]);
  }
  const int64_t start = Bench_Cpu();
  for (int i = 0; i < DISPATCHES; i++)
    XScheduler_Get(&ring)->ttm += delays[i % DELAYS];
  const int64_t spent = Bench_Cpu() - start;
  Bench_Use((uint64_t)ring.time);
  return spent;
}

typedef struct Wheel {
  XObject *first[XSCHEDULER_STEPS_AHEAD], *last[XSCHEDULER_STEPS_AHEAD];
  int head;
} Wheel;

static void wheel_put(Wheel *wheel, XObject *object, int32_t ticks)
{
  const int at = (wheel->head + ticks / XSCHEDULER_TIME_SLICE + 1) % XSCHEDULER_STEPS_AHEAD;
  object->ring_next = NULL;
  if (wheel->last[at] != NULL)
    wheel->last[at]->ring_next = object;
  else
    wheel->first[at] = object;
  wheel->last[at] = object;
}

static int64_t run_wheel(XObject *objects, int count, const int32_t *delays)
{
  Wheel wheel = {.head = 0};
  for (int i = 0; i < count; i++)
    wheel_put(&wheel, &objects[i], delays[i % DELAYS]);
  const int64_t start = Bench_Cpu();
  for (int i = 0; i < DISPATCHES; i++) {
    while (wheel.first[wheel.head] == NULL)
      wheel.head = (wheel.head + 1) % XSCHEDULER_STEPS_AHEAD;
    XObject *object = wheel.first[wheel.head];
    wheel.first[wheel.head] = object->ring_next;
    if (object->ring_next == NULL)
      wheel.last[wheel.head] = NULL;
    object->ttm++;
    wheel_put(&wheel, object, delays[i % DELAYS]);
  }
  const int64_t spent = Bench_Cpu() - start;
  Bench_Use((uint64_t)wheel.head);
  return spent;
}

static void measure(int count, const int32_t *delays)
{
  XObject *objects = malloc(sizeof *objects * (size_t)count);
  int64_t ring[ROUNDS], wheel[ROUNDS];
  char what[64];
  const int64_t before = asked;
  for (int i = 0; i < ROUNDS; i++) {
    ring[i] = run_ring(objects, count, delays);
    wheel[i] = run_wheel(objects, count, delays);
  }
  const int64_t after = asked;
  snprintf(what, sizeof what, "scheduler, %d objects", count);
  Bench_Tell(what, 1000 * Bench_Median(ring, ROUNDS) / DISPATCHES, "ps/dispatch", "bare wheel",
             1000 * Bench_Median(wheel, ROUNDS) / DISPATCHES);
  printf("  allocations in %d dispatches: %lld\n", ROUNDS * DISPATCHES,
         (long long)(after - before));
  free(objects);
}

int main(void)
{
  static int32_t delays[DELAYS];
  fill_delays(delays);
  measure(10, delays);
  measure(1000, delays);
  measure(100000, delays);
  return 0;
}
