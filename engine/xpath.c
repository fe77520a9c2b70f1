/*
 * Ways over a grid: one flood by least distance first serves the fields, and the same queue with an
 * estimate added (A*) serves the single way. The queue's keys are all different, so the order in
 * which cells leave it is fixed.
 */
#include "engine/xpath.h"

#include "engine/xalloc.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>

/* Orthogonal before diagonal: of equal ways the plainer one is taken. */
static const struct {
  int8_t dx, dy;
} directions[8] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}};

/* A heap of (priority, cell) in one number each; a cell may be in it more than once. */
typedef struct Queue {
  uint64_t *keys;
  size_t count, capacity;
} Queue;

static void push(Queue *queue, int32_t priority, int32_t cell)
{
  uint64_t key = (uint64_t)(uint32_t)priority << 32 | (uint32_t)cell;
  XALLOC_GROW(queue->keys, queue->count, queue->capacity);
  size_t i = queue->count++;
  for (; i > 0 && queue->keys[(i - 1) / 2] > key; i = (i - 1) / 2) {
    queue->keys[i] = queue->keys[(i - 1) / 2];
  }
  queue->keys[i] = key;
}

/* Takes out the least; the queue is not empty. */
static void pop(Queue *queue, int32_t *priority, int32_t *cell)
{
  uint64_t *keys = queue->keys;
  *priority = (int32_t)(keys[0] >> 32);
  *cell = (int32_t)(uint32_t)keys[0];
  uint64_t moved = keys[--queue->count];
  size_t i = 0;
  for (size_t child = 1; child < queue->count; child = 2 * i + 1) {
    if (child + 1 < queue->count && keys[child + 1] < keys[child]) {
      child++;
    }
    if (keys[child] >= moved) {
      break;
    }
    keys[i] = keys[child];
    i = child;
  }
  keys[i] = moved;
}

/* The neighbour of a cell in a direction, or -1 outside. */
static int32_t neighbour(int32_t width, int32_t height, int32_t cell, int direction)
{
  int32_t x = cell % width + directions[direction].dx;
  int32_t y = cell / width + directions[direction].dy;
  return x >= 0 && x < width && y >= 0 && y < height ? y * width + x : -1;
}

static void fill_far(int32_t *distance, int32_t cells)
{
  for (int32_t i = 0; i < cells; i++) {
    distance[i] = XPATH_FAR;
  }
}

void XPath_Field(int32_t width, int32_t height, const uint8_t *cost, const int32_t *goals,
                 int32_t n, int32_t *distance)
{
  Queue queue = {0};
  fill_far(distance, width * height);
  for (int32_t i = 0; i < n; i++) {
    assert(goals[i] >= 0 && goals[i] < width * height);
    distance[goals[i]] = 0;
    push(&queue, 0, goals[i]);
  }
  while (queue.count > 0) {
    int32_t here, cell;
    pop(&queue, &here, &cell);
    if (here > distance[cell]) {
      continue; /* a nearer way came first */
    }
    for (int i = 0; i < 8; i++) {
      int32_t next = neighbour(width, height, cell, i);
      if (next >= 0 && cost[next] > 0 && here + cost[next] < distance[next]) {
        distance[next] = here + cost[next];
        push(&queue, distance[next], next);
      }
    }
  }
  free(queue.keys);
}

bool XPath_Step(int32_t width, int32_t height, const int32_t *distance, int32_t x, int32_t y,
                const uint8_t *blocked, int *dx, int *dy)
{
  assert(x >= 0 && x < width && y >= 0 && y < height);
  int32_t least = distance[y * width + x];
  *dx = 0;
  *dy = 0;
  for (int i = 0; i < 8; i++) {
    int32_t next = neighbour(width, height, y * width + x, i);
    if (next >= 0 && distance[next] < least && (blocked == NULL || blocked[next] == 0)) {
      least = distance[next];
      *dx = directions[i].dx;
      *dy = directions[i].dy;
    }
  }
  return *dx != 0 || *dy != 0;
}

/* What A* knows: the least cost to each cell so far, and the direction by which it was entered. */
typedef struct Search {
  int32_t width, height, target;
  const uint8_t *cost;
  int32_t *spent;
  int8_t *entered;
  Queue queue;
} Search;

/* The least that is left: each step costs 1 or more and moves one row and column at most. */
static int32_t estimate(const Search *search, int32_t cell)
{
  int32_t dx = abs(cell % search->width - search->target % search->width);
  int32_t dy = abs(cell / search->width - search->target / search->width);
  return dx > dy ? dx : dy;
}

static void enter_neighbours(Search *search, int32_t cell)
{
  for (int i = 0; i < 8; i++) {
    int32_t next = neighbour(search->width, search->height, cell, i);
    if (next < 0 || (search->cost[next] == 0 && next != search->target)) {
      continue;
    }
    int32_t step = search->cost[next] > 0 ? search->cost[next] : 1;
    int32_t spent = search->spent[cell] + step;
    if (spent < search->spent[next]) {
      search->spent[next] = spent;
      search->entered[next] = (int8_t)i;
      push(&search->queue, spent + estimate(search, next), next);
    }
  }
}

static bool search_target(Search *search, int32_t start)
{
  fill_far(search->spent, search->width * search->height);
  search->spent[start] = 0;
  push(&search->queue, estimate(search, start), start);
  while (search->queue.count > 0) {
    int32_t priority, cell;
    pop(&search->queue, &priority, &cell);
    if (cell == search->target) {
      return true;
    }
    if (priority == search->spent[cell] + estimate(search, cell)) {
      enter_neighbours(search, cell);
    }
  }
  return false;
}

/* Walks back from the target: counts the steps, then writes them when they fit. */
static int32_t write_way(const Search *search, int32_t start, int32_t *cells, int32_t max)
{
  int32_t count = 0;
  for (int32_t cell = search->target; cell != start; count++) {
    int direction = search->entered[cell];
    cell -= directions[direction].dy * search->width + directions[direction].dx;
  }
  if (count > max) {
    return 0;
  }
  int32_t cell = search->target;
  for (int32_t i = count - 1; i >= 0; i--) {
    int direction = search->entered[cell];
    cells[i] = cell;
    cell -= directions[direction].dy * search->width + directions[direction].dx;
  }
  return count;
}

int32_t XPath_Find(int32_t width, int32_t height, const uint8_t *cost, int32_t x0, int32_t y0,
                   int32_t x1, int32_t y1, int32_t *cells, int32_t max)
{
  assert(x0 >= 0 && x0 < width && y0 >= 0 && y0 < height);
  assert(x1 >= 0 && x1 < width && y1 >= 0 && y1 < height);
  size_t n = (size_t)width * (size_t)height;
  int32_t start = y0 * width + x0;
  Search search = {.width = width,
                   .height = height,
                   .target = y1 * width + x1,
                   .cost = cost,
                   .spent = XAlloc(n * sizeof(int32_t)),
                   .entered = XAlloc(n)};
  int32_t count = search_target(&search, start) ? write_way(&search, start, cells, max) : 0;
  free(search.spent);
  free(search.entered);
  free(search.queue.keys);
  return count;
}
