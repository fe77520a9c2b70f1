/*
 * Ways over a grid with eight directions: a field of distances to the nearest goal, a step down
 * that field, and one way between two cells. The same grid always gives the same way.
 *
 * Cells are y * width + x. cost[cell] is 0 for blocked, else 1..250 for a step from it in a field,
 * or into it in XPath_Find. A way may slip between two blocked cells that touch at a corner.
 */
#ifndef ENGINE_XPATH_H
#define ENGINE_XPATH_H

#include <stdbool.h>
#include <stdint.h>

#define XPATH_FAR INT32_MAX /* the distance of what is unreachable or blocked */

enum { XPATH_COST_MAX = 250 };

/* Fills distance[] (width * height, the caller's): 0 on each of the n goals, blocked or not; else
 * the least sum of the costs of all cells on the way, the cell itself counted and the goal not, so
 * that the neighbour with the least distance is the best step; XPATH_FAR where no way is. */
void XPath_Field(int32_t width, int32_t height, const uint8_t *cost, const int32_t *goals,
                 int32_t n, int32_t *distance);

/* Finds the neighbour of x,y with the least distance, less than the cell's own; of equals the first
 * in the order N E S W NE SE SW NW. Cells where blocked[] is not 0 are passed over (blocked may be
 * NULL). Returns false, with *dx = *dy = 0, when there is none. */
bool XPath_Step(int32_t width, int32_t height, const int32_t *distance, int32_t x, int32_t y,
                const uint8_t *blocked, int *dx, int *dy);

/* Finds a cheapest way from x0,y0 to x1,y1. Writes its cells in order, without the first and with
 * the last, and returns their number; 0 when there is none, it has more than max steps, or both are
 * the same. The two ends may be blocked. */
int32_t XPath_Find(int32_t width, int32_t height, const uint8_t *cost, int32_t x0, int32_t y0,
                   int32_t x1, int32_t y1, int32_t *cells, int32_t max);

#endif
