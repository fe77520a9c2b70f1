#ifndef TESTS_SUPPORT_BENCH_H
#define TESTS_SUPPORT_BENCH_H
/* Measuring: clocks, medians, and a figure printed beside its bound. Nothing here fails. */

#include <stdint.h>
#include <sys/types.h>

/* CPU time of this process, and of another (0 when it is gone), ns. */
int64_t Bench_Cpu(void);
int64_t Bench_CpuOf(pid_t pid);
/* A clock that only goes on, ns. */
int64_t Bench_Clock(void);
/* The middle of the values, which are sorted by it. */
int64_t Bench_Median(int64_t *values, int count);
/* Prints "what  figure unit  (bound: figure, ratio)". */
void Bench_Tell(const char *what, int64_t figure, const char *unit, const char *bound,
                int64_t limit);
/* Keeps a result from being optimised away. */
void Bench_Use(uint64_t value);

#endif
