/* Maps drawn in content, a character a cell. */
#include "engine/xstring.h"
#include "game/build.h"
#include "game/populate.h"

static const XLegend *legend_of(const XPlaceKind *kind, uint32_t character)
{
  for (int32_t i = 0; i < kind->legend_count; i++)
    if (kind->legend[i].character == character)
      return &kind->legend[i];
  return &kind->legend[0]; /* the loader has refused characters without a legend */
}

static void draw_cell(XGame *game, XLocation *location, const XLegend *legend, int16_t x, int16_t y)
{
  XMap_SetTile(&location->map, x, y, legend->tile);
  if (legend->mark != NULL)
    XLocation_AddMark(location, x, y, legend->mark);
  if (legend->trap != NULL)
    XLocation_AddTrap(location, x, y, legend->trap);
  if (legend->feature != NULL)
    XLocation_AddFeature(location, x, y, legend->feature);
  if (legend->item != NULL) {
    XItem *item = XItem_New(game->world, legend->item, 1);
    XLocation_Put(location, &item->base, x, y, false);
  }
}

static void add_exits(XLocation *location, const XPlaceKind *kind)
{
  for (int32_t i = 0; i < kind->exit_count; i++) {
    const XPlaceExit *way = &kind->exits[i];
    const XMark *mark = XLocation_Mark(location, way->at);
    if (mark != NULL)
      XLocation_AddExit(location, mark->x, mark->y, way->place, way->arrival);
  }
}

/* The folk of the drawing come last, when every cell has its floor. */
static void add_drawn_folk(XGame *game, XLocation *location, const XPlaceKind *kind)
{
  for (int16_t y = 0; y < kind->height; y++) {
    const char *at = kind->rows[y];
    for (int16_t x = 0; x < kind->width; x++) {
      const XLegend *legend = legend_of(kind, XUtf8_Decode(&at));
      if (legend->monster != NULL)
        XGame_Spawn(game, location, legend->monster, x, y, XSTREAM_WORLD);
    }
  }
}

void XBuild_Drawn(XGame *game, XLocation *location, const XPlaceKind *kind)
{
  XMap_Init(&location->map, kind->width, kind->height, kind->legend[0].tile);
  for (int16_t y = 0; y < kind->height; y++) {
    const char *at = kind->rows[y];
    for (int16_t x = 0; x < kind->width; x++)
      draw_cell(game, location, legend_of(kind, XUtf8_Decode(&at)), x, y);
  }
  add_exits(location, kind);
  add_drawn_folk(game, location, kind);
}
