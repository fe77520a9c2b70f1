/* Caves: hollows strung together by tunnels that wander, around the rooms that were there first. */
#include "game/site.h"

#include <stdlib.h>

/* A hollow with a ragged rim. */
static void hollow(XSite *site, int32_t x, int32_t y)
{
  const int32_t radius = XRandom_Range(site->random, 1, site->kind->blob_radius);
  for (int32_t dy = -radius; dy <= radius; dy++)
    for (int32_t dx = -radius * 2; dx <= radius * 2; dx++) {
      const int32_t far = dx * dx / 4 + dy * dy;
      if (far <= radius * radius && (far < radius || !XRandom_OneIn(site->random, 4)))
        XSite_Carve(site, x + dx, y + dy, site->kind->floor);
    }
}

static int32_t sign(int32_t n)
{
  return (n > 0) - (n < 0);
}

/* A tunnel from one cell to another: mostly straight on, now and then aside. */
static void tunnel(XSite *site, int32_t x, int32_t y, int32_t to_x, int32_t to_y)
{
  const XMap *map = site->map;
  XRandom *random = site->random;
  for (int32_t left = map->width * map->height; left > 0 && (x != to_x || y != to_y); left--) {
    const bool aside = XRandom_OneIn(random, 3);
    const bool along_x = aside ? XRandom_OneIn(random, 2) : abs(to_x - x) >= abs(to_y - y);
    const int32_t step = aside ? (XRandom_OneIn(random, 2) ? 1 : -1) : 0;
    const int32_t nx = x + (along_x ? (aside ? step : sign(to_x - x)) : 0);
    const int32_t ny = y + (along_x ? 0 : (aside ? step : sign(to_y - y)));
    if (nx < 1 || ny < 1 || nx > map->width - 2 || ny > map->height - 2)
      continue;
    x = nx;
    y = ny;
    XSite_Carve(site, x, y, site->kind->floor);
  }
}

void XBuild_Cave(XSite *site)
{
  const XPlaceKind *kind = site->kind;
  XMap_Init(site->map, kind->width, kind->height, kind->wall);
  const int32_t start_x = kind->width / 2, start_y = kind->height / 2;
  int32_t x = start_x, y = start_y;
  XSite_AddTemplates(site, x, y);
  XSite_Carve(site, x, y, kind->floor);
  for (int32_t i = 0; i < kind->blobs; i++) {
    const int32_t nx = XRandom_Range(site->random, 2, kind->width - 3);
    const int32_t ny = XRandom_Range(site->random, 2, kind->height - 3);
    hollow(site, nx, ny);
    if (XRandom_OneIn(site->random, 3)) {
      tunnel(site, x, y, nx, ny);
      x = nx;
      y = ny;
    }
  }
  XSite_Join(site, start_x, start_y);
  XSite_AddStairs(site, (int16_t)start_x, (int16_t)start_y);
}
