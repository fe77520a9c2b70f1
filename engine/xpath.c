/*
 * Ways over a grid: one flood by least distance first serves the fields, and the same queue with an
 * estimate added (A*) serves the single way. Priorities only rise, and by less than the queue has
 * buckets; in a bucket the last comes first, so that a search runs on rather than spreads. The grid
 * is worked on with a barred border around it, so that no step needs a bound.
 */
#include "engine/xpath.h"

#include "engine/xalloc.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Orthogonal before diagonal: of equal ways the plainer one is taken. */
static const struct {
  int8_t dx, dy;
} directions[8] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}};

enum { BUCKETS = 256 }; /* a power of 2, more than the dearest step and its estimate */

/* A cell on the queue; it may be there more than once, of which only the nearest counts. */
typedef struct Node {
  int32_t cell, spent;
  int32_t next; /* the one below it in its bucket, -1 none */
} Node;

typedef struct Queue {
  Node *nodes;
  int32_t count, capacity; /* nodes ever pushed, and room */
  int32_t left;            /* on the queue */
  int32_t priority;        /* of the last popped */
  int32_t first[BUCKETS];
} Queue;

/* A grid with its border. */
typedef struct Grid {
  int32_t stride, cells;
  int32_t steps[8]; /* to the neighbour in each direction */
  uint8_t *cost;
  int32_t *spent; /* the least to each cell so far */
} Grid;

static void init_queue(Queue *queue)
{
  *queue = (Queue){.nodes = NULL};
  memset(queue->first, -1, sizeof queue->first);
}

static void push(Queue *queue, int32_t priority, int32_t cell, int32_t spent)
{
  int32_t *bucket = &queue->first[priority % BUCKETS];
  XALLOC_GROW(queue->nodes, queue->count, queue->capacity);
  queue->nodes[queue->count] = (Node){cell, spent, *bucket};
  *bucket = queue->count++;
  queue->left++;
}

/* Takes out one of the least; the queue is not empty. */
static Node pop(Queue *queue)
{
  while (queue->first[queue->priority % BUCKETS] < 0) {
    queue->priority++;
  }
  int32_t *bucket = &queue->first[queue->priority % BUCKETS];
  const Node node = queue->nodes[*bucket];
  *bucket = node.next;
  queue->left--;
  return node;
}

static int32_t bordered(const Grid *grid, int32_t x, int32_t y)
{
  return (y + 1) * grid->stride + x + 1;
}

/* Nothing is reached yet. */
static void init_grid(Grid *grid, int32_t width, int32_t height, const uint8_t *cost)
{
  grid->stride = width + 2;
  grid->cells = grid->stride * (height + 2);
  grid->cost = XAlloc((size_t)grid->cells);
  grid->spent = XAlloc((size_t)grid->cells * sizeof *grid->spent);
  for (int32_t i = 0; i < 8; i++) {
    grid->steps[i] = directions[i].dy * grid->stride + directions[i].dx;
  }
  for (int32_t y = 0; y < height; y++) {
    memcpy(&grid->cost[bordered(grid, 0, y)], &cost[y * width], (size_t)width);
  }
  for (int32_t i = 0; i < grid->cells; i++) {
    grid->spent[i] = XPATH_FAR;
  }
}

static void clear_grid(Grid *grid)
{
  free(grid->cost);
  free(grid->spent);
}

static void flood(Grid *grid, Queue *queue)
{
  while (queue->left > 0) {
    const Node here = pop(queue);
    if (here.spent > grid->spent[here.cell]) {
      continue; /* a nearer way came first */
    }
    for (int i = 0; i < 8; i++) {
      const int32_t next = here.cell + grid->steps[i];
      const int32_t spent = here.spent + grid->cost[next];
      if (grid->cost[next] > 0 && spent < grid->spent[next]) {
        grid->spent[next] = spent;
        push(queue, spent, next, spent);
      }
    }
  }
}

void XPath_Field(int32_t width, int32_t height, const uint8_t *cost, const int32_t *goals,
                 int32_t n, int32_t *distance)
{
  Grid grid;
  Queue queue;
  init_grid(&grid, width, height, cost);
  init_queue(&queue);
  for (int32_t i = 0; i < n; i++) {
    assert(goals[i] >= 0 && goals[i] < width * height);
    const int32_t goal = bordered(&grid, goals[i] % width, goals[i] / width);
    grid.spent[goal] = 0;
    push(&queue, 0, goal, 0);
  }
  flood(&grid, &queue);
  for (int32_t y = 0; y < height; y++) {
    memcpy(&distance[y * width], &grid.spent[bordered(&grid, 0, y)],
           (size_t)width * sizeof *distance);
  }
  clear_grid(&grid);
  free(queue.nodes);
}

/* The neighbour of a cell in a direction, or -1 outside. */
static int32_t neighbour(int32_t width, int32_t height, int32_t cell, int direction)
{
  int32_t x = cell % width + directions[direction].dx;
  int32_t y = cell / width + directions[direction].dy;
  return x >= 0 && x < width && y >= 0 && y < height ? y * width + x : -1;
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

/* What A* knows: the least cost to each cell so far, the direction by which it was entered, and
 * the least that is left: each step costs 1 or more and moves one row and column at most. */
typedef struct Search {
  Grid grid;
  int32_t target;
  int8_t *entered;
  int32_t *left;
  Queue queue;
} Search;

static void estimate(Search *search, int32_t width, int32_t height, int32_t x1, int32_t y1)
{
  search->left = XAlloc((size_t)search->grid.cells * sizeof *search->left);
  for (int32_t y = 0; y < height; y++) {
    int32_t *row = &search->left[bordered(&search->grid, 0, y)];
    const int32_t dy = abs(y - y1);
    for (int32_t x = 0; x < width; x++) {
      const int32_t dx = abs(x - x1);
      row[x] = dx > dy ? dx : dy;
    }
  }
}

/* The plainer directions go on the queue last and come first. */
static void enter_neighbours(Search *search, int32_t cell)
{
  Grid *grid = &search->grid;
  for (int8_t i = 7; i >= 0; i--) {
    const int32_t next = cell + grid->steps[i];
    if (grid->cost[next] == 0)
      continue;
    const int32_t spent = grid->spent[cell] + grid->cost[next];
    if (spent < grid->spent[next]) {
      grid->spent[next] = spent;
      search->entered[next] = i;
      push(&search->queue, spent + search->left[next], next, spent);
    }
  }
}

static bool search_target(Search *search, int32_t start)
{
  search->grid.spent[start] = 0;
  search->queue.priority = search->left[start];
  push(&search->queue, search->left[start], start, 0);
  while (search->queue.left > 0) {
    const Node here = pop(&search->queue);
    if (here.cell == search->target) {
      return true;
    }
    if (here.spent == search->grid.spent[here.cell]) {
      enter_neighbours(search, here.cell);
    }
  }
  return false;
}

/* Walks back from the target: counts the steps, then writes them when they fit. */
static int32_t write_way(const Search *search, int32_t start, int32_t width, int32_t *cells,
                         int32_t max)
{
  const Grid *grid = &search->grid;
  int32_t count = 0;
  for (int32_t cell = search->target; cell != start; count++) {
    cell -= grid->steps[search->entered[cell]];
  }
  if (count > max) {
    return 0;
  }
  int32_t cell = search->target;
  for (int32_t i = count - 1; i >= 0; i--) {
    cells[i] = (cell / grid->stride - 1) * width + cell % grid->stride - 1;
    cell -= grid->steps[search->entered[cell]];
  }
  return count;
}

int32_t XPath_Find(int32_t width, int32_t height, const uint8_t *cost, int32_t x0, int32_t y0,
                   int32_t x1, int32_t y1, int32_t *cells, int32_t max)
{
  assert(x0 >= 0 && x0 < width && y0 >= 0 && y0 < height);
  assert(x1 >= 0 && x1 < width && y1 >= 0 && y1 < height);
  Search search;
  init_grid(&search.grid, width, height, cost);
  init_queue(&search.queue);
  const int32_t start = bordered(&search.grid, x0, y0);
  search.target = bordered(&search.grid, x1, y1);
  search.entered = XAlloc((size_t)search.grid.cells);
  estimate(&search, width, height, x1, y1);
  if (search.grid.cost[search.target] == 0) {
    search.grid.cost[search.target] = 1;
  }
  const int32_t count =
      search_target(&search, start) ? write_way(&search, start, width, cells, max) : 0;
  clear_grid(&search.grid);
  free(search.entered);
  free(search.left);
  free(search.queue.nodes);
  return count;
}
