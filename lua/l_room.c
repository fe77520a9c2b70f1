/* The builder Room: drawings that generators set into levels, and the checks that each can be. */
#include "game/room.h"

#include "engine/xalloc.h"
#include "engine/xmap.h"
#include "engine/xpath.h"
#include "engine/xstring.h"
#include "lua/ldrawing.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "for authors: \"guard post\"", XPARAM_AT(XKind, name), 1, 60, true},
    {.name = NULL},
};

static const XParam band[] = {
    {"band", XPARAM_ENUM, "for places of this band and above", XPARAM_AT(XRoomKind, band),
     .members = &XEnum_Band, .required = true},
    {.name = NULL},
};

static const XParam weight[] = {
    {"weight", XPARAM_INT, "among the rooms that fit", XPARAM_AT(XRoomKind, weight), 1, 10000,
     true},
    {.name = NULL},
};

static const XParam fits[] = {
    {"build", XPARAM_SET, "the generators that may use it", XPARAM_AT(XRoomKind, build),
     .members = &XEnum_Build, .required = true},
    {"width", XPARAM_INT, "the least width of the level, in cells", XPARAM_AT(XRoomKind, min_width),
     0, XMAP_MAX_SIDE},
    {"height", XPARAM_INT, "the least height of the level, in cells",
     XPARAM_AT(XRoomKind, min_height), 0, XMAP_MAX_SIDE},
    {.name = NULL},
};

static const XParam map[] = {
    {"rows", XPARAM_ROWS, "the drawing with its walls; the mark \"entrance\" is where one comes in",
     XPARAM_AT(XRoomKind, rows), .required = true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name.", .params = view, .required = true},
    {"Band", XFORM_ARGS, "How dangerous the places are that have it.", .params = band,
     .required = true},
    {"Weight", XFORM_ARGS, "How often it is chosen.", .params = weight, .required = true},
    {"Fits", XFORM_NAMED, "Where it may be placed.", .params = fits, .required = true},
    {"Map", XFORM_ARGS, "The drawing.", .params = map, .required = true},
    {"Legend", XFORM_KEYED, "What its characters stand for.", .params = XDrawing_Legend,
     .required = true, XMETHOD_LIST(XRoomKind, legend, legend_count, XPLACE_LEGEND)},
    {.name = NULL},
};

static bool is_entrance(const XLegend *cell)
{
  return cell->mark != NULL && strcmp(cell->mark, XROOM_ENTRANCE) == 0;
}

static bool is_passable(const XLegend *cell)
{
  return cell->tile != NULL &&
         ((cell->tile->flags & XTILE_WALK) != 0 || cell->tile->opens_into != NULL);
}

/* The cells in order, row by row; the caller frees them. Every character has its legend. */
static const XLegend **cells_of(const XDrawing *drawing, int32_t width, int32_t height)
{
  const XLegend **cells = XAlloc(sizeof *cells * (size_t)(width * height));
  for (int32_t y = 0; y < height; y++) {
    const char *at = drawing->rows[y];
    for (int32_t x = 0; x < width; x++)
      cells[y * width + x] = XDrawing_Find(drawing, XUtf8_Decode(&at));
  }
  return cells;
}

/* Entrances are where the border opens, and nothing else of it does. Counts them. */
static int32_t check_border(XCheck *at, const XRoomKind *room, const XLegend **cells)
{
  int32_t entrances = 0;
  for (int32_t y = 0; y < room->height; y++)
    for (int32_t x = 0; x < room->width; x++) {
      const XLegend *cell = cells[y * room->width + x];
      const bool side = x == 0 || x == room->width - 1, end = y == 0 || y == room->height - 1;
      entrances += is_entrance(cell);
      if (is_entrance(cell) && (side == end || !is_passable(cell)))
        XCheck_ErrorRow(at, "Map", y, x, "E-ROOM",
                        "an entrance is a passable cell of the border, and no corner");
      else if ((side || end) && !is_entrance(cell) && is_passable(cell))
        XCheck_ErrorRow(at, "Map", y, x, "E-ROOM",
                        "the border is closed but for cells with the mark \"entrance\"");
    }
  return entrances;
}

static void check_reach(XCheck *at, const XRoomKind *room, const XLegend **cells)
{
  const int32_t count = room->width * room->height;
  uint8_t *cost = XAlloc((size_t)count);
  int32_t *distance = XAlloc(sizeof *distance * (size_t)count);
  int32_t first = 0;
  for (int32_t i = 0; i < count; i++) {
    cost[i] = is_passable(cells[i]);
    first = is_entrance(cells[i]) ? i : first;
  }
  XPath_Field(room->width, room->height, cost, &first, 1, distance);
  for (int32_t i = 0; i < count; i++)
    if (cost[i] && distance[i] == XPATH_FAR) {
      XCheck_ErrorRow(at, "Map", i / room->width, i % room->width, "E-ROOM",
                      "no way leads here from the entrances");
      break;
    }
  free(cost);
  free(distance);
}

static void check(XCheck *at, void *object)
{
  XRoomKind *room = object;
  const XDrawing drawing = {&room->base, room->rows, room->legend, room->legend_count};
  const bool good = XDrawing_Check(at, &drawing, XROOM_SIDE, &room->width, &room->height);
  if ((room->build & 1u << XBUILD_DRAWN) != 0)
    XCheck_Error(at, "Fits", "E-CONFLICT", "a drawn place has no generator to place rooms");
  if (!good)
    return;
  const XLegend **cells = cells_of(&drawing, room->width, room->height);
  const int32_t entrances = check_border(at, room, cells);
  if (entrances < 1 || entrances > XROOM_ENTRANCES)
    XCheck_Error(at, "Map", "E-ROOM", "a room has 1 to %d entrances, this one %d", XROOM_ENTRANCES,
                 (int)entrances);
  else
    check_reach(at, room, cells);
  free(cells);
}

const XBuilder XBuilder_Room = {"Room",
                                "room",
                                "Drawn rooms for generated places.",
                                XKIND_ROOM,
                                sizeof(XRoomKind),
                                methods,
                                NULL,
                                check,
                                NULL};
