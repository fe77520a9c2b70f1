/* The builder Tile: terrain. */
#include "engine/xtile.h"

#include "lua/builder.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "without article: \"stone wall\"", XPARAM_AT(XKind, name), 1, 60, true},
    {"glyph", XPARAM_GLYPH, "its character on the map", XPARAM_AT(XTileKind, glyph),
     .required = true},
    {"color", XPARAM_ENUM, "of the glyph", XPARAM_AT(XTileKind, color), .members = &XEnum_Color,
     .required = true},
    {"ascii", XPARAM_GLYPH, "for terminals that show ASCII only; the glyph when that is ASCII",
     XPARAM_AT(XTileKind, ascii), 0, 126},
    {.name = NULL},
};

static const XParam lets[] = {
    {"walk", XPARAM_FLAG, "can be stood on", XPARAM_AT(XTileKind, flags), .bit = 0},
    {"sight", XPARAM_FLAG, "can be seen through", XPARAM_AT(XTileKind, flags), .bit = 1},
    {"up", XPARAM_FLAG, "leads up", XPARAM_AT(XTileKind, flags), .bit = 2},
    {"down", XPARAM_FLAG, "leads down", XPARAM_AT(XTileKind, flags), .bit = 3},
    {"edge", XPARAM_FLAG, "leads out of the place, by a step off the map",
     XPARAM_AT(XTileKind, flags), .bit = 5},
    {.name = NULL},
};

static const XParam opens[] = {
    {"tile", XPARAM_REF, "what it becomes when opened", XPARAM_AT(XTileKind, opens_into),
     .kind = XKIND_TILE, .required = true},
    {.name = NULL},
};

static const XParam closes[] = {
    {"tile", XPARAM_REF, "what it becomes when closed", XPARAM_AT(XTileKind, closes_into),
     .kind = XKIND_TILE, .required = true},
    {.name = NULL},
};

static const XParam tread[] = {
    {"percent", XPARAM_INT, "of what a step onto it costs; 100 is ordinary",
     XPARAM_AT(XTileKind, tread), 50, 400, true},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "one sentence", XPARAM_AT(XTileKind, description), 1, 600, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name and how it looks on the map.", .params = view, .required = true},
    {"Lets", XFORM_NAMED, "What it lets through, and where it leads.", .params = lets,
     .required = true},
    {"Opens", XFORM_ARGS, "That it is a closed door.", .params = opens},
    {"Closes", XFORM_ARGS, "That it is an open door.", .params = closes},
    {"Tread", XFORM_ARGS, "How it is to step onto.", .params = tread},
    {"Description", XFORM_ARGS, "What a close look tells.", .params = description,
     .required = true},
    {.name = NULL},
};

static void prepare(void *object)
{
  ((XTileKind *)object)->tread = 100;
}

static void check(XCheck *at, void *object)
{
  XTileKind *tile = object;
  if (tile->ascii == 0)
    tile->ascii = tile->glyph;
  if (tile->ascii > 126)
    XCheck_Error(at, "View", "E-REQUIRED", "a glyph beyond ASCII needs the ascii one as well");
  if (tile->opens_into != NULL || tile->closes_into != NULL)
    tile->flags |= XTILE_DOOR;
  if ((tile->flags & (XTILE_UP | XTILE_DOWN | XTILE_EDGE)) != 0 && (tile->flags & XTILE_WALK) == 0)
    XCheck_Error(at, "Lets", "E-CONFLICT", "what leads up, down or out can be stood on");
}

const XBuilder XBuilder_Tile = {"Tile",  "tile",  "Terrain.", XKIND_TILE, sizeof(XTileKind),
                                methods, prepare, check,      NULL};
