/* Layers and derived arrays of one place. */
#include "engine/xmap.h"

#include "engine/xalloc.h"
#include "engine/xfov.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static int32_t cell_count(const XMap *map)
{
  return map->width * map->height;
}

static void allocate_derived(XMap *map)
{
  const size_t count = (size_t)cell_count(map);
  map->opaque = XAlloc(count);
  map->open = XAlloc(count);
  map->visible = XAlloc(count);
  map->occupant = XAlloc(sizeof *map->occupant * count);
}

void XMap_Init(XMap *map, int16_t width, int16_t height, const XTileKind *fill)
{
  assert(width > 0 && height > 0 && width <= XMAP_MAX_SIDE && height <= XMAP_MAX_SIDE);
  map->width = width;
  map->height = height;
  XLayer_Init(&map->tiles, cell_count(map));
  XLayer_Init(&map->known, cell_count(map));
  XLayer_Init(&map->known_item, cell_count(map));
  allocate_derived(map);
  for (int32_t y = 0; y < height; y++)
    for (int32_t x = 0; x < width; x++)
      XMap_SetTile(map, x, y, fill);
}

void XMap_Clear(XMap *map)
{
  XLayer_Clear(&map->tiles);
  XLayer_Clear(&map->known);
  XLayer_Clear(&map->known_item);
  free(map->opaque);
  free(map->open);
  free(map->visible);
  free(map->occupant);
  memset(map, 0, sizeof *map);
}

bool XMap_Restore(XMap *map, const XContent *content)
{
  const int32_t tiles = XContent_Limit(content, XKIND_TILE);
  if (map->width < 1 || map->height < 1 || map->width > XMAP_MAX_SIDE ||
      map->height > XMAP_MAX_SIDE)
    return false;
  const int32_t count = cell_count(map);
  if (map->tiles.count != count || map->known.count != count || map->known_item.count != count)
    return false;
  allocate_derived(map);
  for (int32_t i = 0; i < count; i++) {
    const int32_t tile = map->tiles.cells[i];
    if (tile < 1 || tile > tiles)
      return false;
    const XTileKind *kind = (const XTileKind *)XContent_At(content, XKIND_TILE, tile - 1);
    map->opaque[i] = (kind->flags & XTILE_SIGHT) == 0;
    map->open[i] = (kind->flags & XTILE_WALK) != 0;
  }
  return true;
}

bool XMap_Contains(const XMap *map, int32_t x, int32_t y)
{
  return x >= 0 && y >= 0 && x < map->width && y < map->height;
}

int32_t XMap_Cell(const XMap *map, int32_t x, int32_t y)
{
  assert(XMap_Contains(map, x, y));
  return y * map->width + x;
}

static const XTileKind *tile_of(const XContent *content, int32_t value)
{
  return value == 0 ? NULL : (const XTileKind *)XContent_At(content, XKIND_TILE, value - 1);
}

const XTileKind *XMap_Tile(const XMap *map, const XContent *content, int32_t x, int32_t y)
{
  return tile_of(content, map->tiles.cells[XMap_Cell(map, x, y)]);
}

void XMap_SetTile(XMap *map, int32_t x, int32_t y, const XTileKind *tile)
{
  const int32_t cell = XMap_Cell(map, x, y);
  map->tiles.cells[cell] = (uint16_t)(tile->base.index + 1);
  map->opaque[cell] = (tile->flags & XTILE_SIGHT) == 0;
  map->open[cell] = (tile->flags & XTILE_WALK) != 0;
}

const XTileKind *XMap_Known(const XMap *map, const XContent *content, int32_t x, int32_t y)
{
  return tile_of(content, map->known.cells[XMap_Cell(map, x, y)]);
}

bool XMap_Walkable(const XMap *map, const XContent *content, int32_t x, int32_t y)
{
  return XMap_Contains(map, x, y) && (XMap_Tile(map, content, x, y)->flags & XTILE_WALK) != 0;
}

bool XMap_Visible(const XMap *map, int32_t x, int32_t y)
{
  return XMap_Contains(map, x, y) && map->visible[XMap_Cell(map, x, y)] != 0;
}

void XMap_Look(XMap *map, int32_t x, int32_t y, int32_t radius)
{
  const XFovGrid grid = {map->width, map->height, map->opaque};
  XFov_Compute(&grid, x, y, radius, map->visible);
  const int32_t count = cell_count(map);
  for (int32_t i = 0; i < count; i++)
    if (map->visible[i])
      map->known.cells[i] = map->tiles.cells[i];
}
