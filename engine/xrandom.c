/*
 * Seeded streams: xoshiro256** by Blackman and Vigna, seeded by splitmix64; hashes are FNV-1a over
 * bytes, finished by the mixer of splitmix64.
 */
#include "engine/xrandom.h"

#include <assert.h>
#include <string.h>

static const uint64_t GOLDEN = 0x9E3779B97F4A7C15u; /* 2^64 / golden ratio */

static uint64_t mixed(uint64_t z)
{
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static uint64_t rotated(uint64_t x, int bits)
{
  return (x << bits) | (x >> (64 - bits));
}

void XRandom_Seed(XRandom *random, uint64_t seed)
{
  for (int i = 0; i < 4; i++) {
    seed += GOLDEN;
    random->state[i] = mixed(seed);
  }
}

uint64_t XRandom_Next(XRandom *random)
{
  uint64_t *s = random->state;
  assert((s[0] | s[1] | s[2] | s[3]) != 0);
  uint64_t result = rotated(s[1] * 5, 7) * 9;
  uint64_t shifted = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= shifted;
  s[3] = rotated(s[3], 45);
  return result;
}

/* Lemire's multiplication: the few low products that would favour some results are drawn again. */
uint32_t XRandom_Below(XRandom *random, uint32_t n)
{
  assert(n >= 1);
  uint32_t unfair = (uint32_t)-n % n; /* 2^32 mod n */
  uint64_t product;
  do {
    product = (XRandom_Next(random) >> 32) * n;
  } while ((uint32_t)product < unfair);
  return (uint32_t)(product >> 32);
}

int32_t XRandom_Range(XRandom *random, int32_t lo, int32_t hi)
{
  assert(lo <= hi);
  uint32_t n = (uint32_t)((int64_t)hi - lo + 1); /* 0: all 2^32 */
  uint32_t offset = n == 0 ? (uint32_t)(XRandom_Next(random) >> 32) : XRandom_Below(random, n);
  return (int32_t)(lo + (int64_t)offset);
}

bool XRandom_OneIn(XRandom *random, uint32_t n)
{
  return XRandom_Below(random, n) == 0;
}

bool XRandom_Percent(XRandom *random, int p)
{
  return (int)XRandom_Below(random, 100) < p;
}

uint64_t XRandom_Hash(uint64_t seed, const char *text)
{
  return XHash_Bytes(mixed(seed + GOLDEN), text, strlen(text));
}

uint64_t XHash_Mix(uint64_t h, uint64_t v)
{
  return mixed((rotated(h, 5) ^ mixed(v + GOLDEN)) + GOLDEN);
}

uint64_t XHash_Bytes(uint64_t h, const void *bytes, size_t n)
{
  const unsigned char *p = bytes;
  for (size_t i = 0; i < n; i++) {
    h = (h ^ p[i]) * 0x100000001B3u;
  }
  return XHash_Mix(h, n);
}
