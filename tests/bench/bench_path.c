/* Distances over a whole map, and one way, against the plainest flood there is. */
#include "engine/xpath.h"
#include "tests/support/bench.h"

#include <stdio.h>

enum { CALLS = 500, ROUNDS = 5, WIDTH = 80, HEIGHT = 24, CELLS = WIDTH * HEIGHT };

static uint8_t cost[CELLS];
static int32_t distance[CELLS], queue[CELLS];

static int64_t run_field(void)
{
  const int32_t goal = HEIGHT / 2 * WIDTH + WIDTH / 2;
  const int64_t start = Bench_Cpu();
  for (int i = 0; i < CALLS; i++)
    XPath_Field(WIDTH, HEIGHT, cost, &goal, 1, distance);
  Bench_Use((uint64_t)distance[WIDTH + 1]);
  return Bench_Cpu() - start;
}

static int64_t run_way(void)
{
  static int32_t cells[CELLS];
  int32_t steps = 0;
  const int64_t start = Bench_Cpu();
  for (int i = 0; i < CALLS; i++)
    steps += XPath_Find(WIDTH, HEIGHT, cost, 3, 3, WIDTH - 4, HEIGHT - 4, cells, CELLS);
  Bench_Use((uint64_t)steps);
  return Bench_Cpu() - start;
}

static int64_t run_flood(void)
{
  static const int steps[8] = {-WIDTH, 1, WIDTH, -1, -WIDTH + 1, WIDTH + 1, WIDTH - 1, -WIDTH - 1};
  const int64_t start = Bench_Cpu();
  for (int i = 0; i < CALLS; i++) {
    int count = 1;
    for (int k = 0; k < CELLS; k++)
      distance[k] = XPATH_FAR;
    queue[0] = HEIGHT / 2 * WIDTH + WIDTH / 2;
    distance[queue[0]] = 0;
    for (int k = 0; k < count; k++)
      for (int to = 0; to < 8; to++) {
        const int next = queue[k] + steps[to];
        if (cost[next] == 0 || distance[next] != XPATH_FAR)
          continue;
        distance[next] = distance[queue[k]] + 1;
        queue[count++] = next;
      }
    Bench_Use((uint64_t)count);
  }
  return Bench_Cpu() - start;
}

static void fill(int rooms)
{
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      const int edge = x == 0 || y == 0 || x == WIDTH - 1 || y == HEIGHT - 1;
      const int wall = rooms && ((x % 8 == 0 && y % 6 != 3) || (y % 6 == 0 && x % 8 != 4));
      cost[y * WIDTH + x] = !(edge || wall);
    }
}

static void measure(const char *field, const char *way, int rooms)
{
  int64_t fields[ROUNDS], ways[ROUNDS], floods[ROUNDS];
  fill(rooms);
  for (int i = 0; i < ROUNDS; i++) {
    fields[i] = run_field();
    ways[i] = run_way();
    floods[i] = run_flood();
  }
  const int64_t flood = Bench_Median(floods, ROUNDS) / CALLS;
  Bench_Tell(field, Bench_Median(fields, ROUNDS) / CALLS, "ns", "plain flood", flood);
  Bench_Tell(way, Bench_Median(ways, ROUNDS) / CALLS, "ns", "plain flood", flood);
}

int main(void)
{
  measure("path, distances, 80x24 open", "path, one way, 80x24 open", 0);
  measure("path, distances, 80x24 rooms", "path, one way, 80x24 rooms", 1);
  return 0;
}
