/* Clocks of the system, and one line a figure. */
#include "tests/support/bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int64_t read_clock(clockid_t clock)
{
  struct timespec t;
  return clock_gettime(clock, &t) == 0 ? t.tv_sec * INT64_C(1000000000) + t.tv_nsec : 0;
}

int64_t Bench_Cpu(void)
{
  return read_clock(CLOCK_PROCESS_CPUTIME_ID);
}

int64_t Bench_CpuOf(pid_t pid)
{
  clockid_t clock;
  return clock_getcpuclockid(pid, &clock) == 0 ? read_clock(clock) : 0;
}

int64_t Bench_Clock(void)
{
  return read_clock(CLOCK_MONOTONIC);
}

static int compare(const void *a, const void *b)
{
  const int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;
  return (left > right) - (left < right);
}

int64_t Bench_Median(int64_t *values, int count)
{
  qsort(values, (size_t)count, sizeof *values, compare);
  return values[count / 2];
}

void Bench_Tell(const char *what, int64_t figure, const char *unit, const char *bound,
                int64_t limit)
{
  const long long ratio = limit > 0 ? 100 * (long long)figure / limit : 0;
  printf("%-44s %9lld %-14s %s: %lld, ratio %lld.%02lld\n", what, (long long)figure, unit, bound,
         (long long)limit, ratio / 100, ratio % 100);
  fflush(stdout);
}

void Bench_Use(uint64_t value)
{
  __asm__ volatile("" : : "r"(value) : "memory");
}
