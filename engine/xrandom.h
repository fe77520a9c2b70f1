/*
 * Seeded streams of chance (xoshiro256**) and hashes, in integers only: the same seed gives the
 * same numbers on every machine. A stream is a plain value, copied and saved as four numbers.
 */
#ifndef ENGINE_XRANDOM_H
#define ENGINE_XRANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One stream. Never all zero: set by XRandom_Seed or from a save. */
typedef struct XRandom {
  uint64_t state[4];
} XRandom;

/* Starts the stream from any seed. */
void XRandom_Seed(XRandom *random, uint64_t seed);

/* Returns the next 64 random bits. */
uint64_t XRandom_Next(XRandom *random);

/* Returns 0..n-1, each equally likely; n >= 1. */
uint32_t XRandom_Below(XRandom *random, uint32_t n);

/* Returns lo..hi, both included; lo <= hi. */
int32_t XRandom_Range(XRandom *random, int32_t lo, int32_t hi);

/* Is true once in n times; n >= 1. */
bool XRandom_OneIn(XRandom *random, uint32_t n);

/* Is true p times in a hundred; never for p <= 0, always for p >= 100. Draws once whatever p is. */
bool XRandom_Percent(XRandom *random, int p);

/* Returns the seed that belongs to a name under a seed: level seeds are of (game seed, place id).
 */
uint64_t XRandom_Hash(uint64_t seed, const char *text);

/* Returns hash h with the number v added; the order of adding matters. */
uint64_t XHash_Mix(uint64_t h, uint64_t v);

/* Returns hash h with n bytes and their number added. */
uint64_t XHash_Bytes(uint64_t h, const void *bytes, size_t n);

#endif
