/* The builder Place, and the checks that a place can be built and left again. */
#include "game/place.h"
#include "item/xitemkind.h"

#include "engine/xmap.h"
#include "engine/xstring.h"
#include "lua/builder.h"

#include <stddef.h>
#include <string.h>

#define MARK_MAX 31 /* bytes, as engine/xlocation.h keeps them */

static const XParam view[] = {
    {"name", XPARAM_TEXT, "\"Rat cellar\"", XPARAM_AT(XKind, name), 1, 60, true},
    {"brief", XPARAM_TEXT, "for the status line, \"cellar\"", XPARAM_AT(XPlaceKind, brief), 1, 20,
     true},
    {.name = NULL},
};

static const XParam band[] = {
    {"band", XPARAM_ENUM, "how dangerous it is", XPARAM_AT(XPlaceKind, band),
     .members = &XEnum_Band, .required = true},
    {.name = NULL},
};

static const XParam map[] = {
    {"rows", XPARAM_ROWS, "the drawing: a long text whose lines are equally wide",
     XPARAM_AT(XPlaceKind, rows), .required = true},
    {.name = NULL},
};

static const XParam legend[] = {
    {"character", XPARAM_GLYPH, "of the drawing", XPARAM_AT(XLegend, character), .required = true},
    {"tile", XPARAM_REF, "what the ground is", XPARAM_AT(XLegend, tile), .kind = XKIND_TILE,
     .required = true},
    {"mark", XPARAM_TEXT, "names the cell", XPARAM_AT(XLegend, mark), 1, MARK_MAX},
    {"monster", XPARAM_REF, "who stands there", XPARAM_AT(XLegend, monster), .kind = XKIND_MONSTER},
    {"item", XPARAM_REF, "what lies there", XPARAM_AT(XLegend, item), .kind = XKIND_ITEM},
    {.name = NULL},
};

static const XParam generator[] = {
    {"kind", XPARAM_ENUM, "\"cave\"", XPARAM_AT(XPlaceKind, build), .members = &XEnum_Build,
     .required = true},
    {"width", XPARAM_INT, "in cells", XPARAM_AT(XPlaceKind, width), 20, XMAP_MAX_SIDE, true},
    {"height", XPARAM_INT, "in cells", XPARAM_AT(XPlaceKind, height), 10, XMAP_MAX_SIDE, true},
    {"wall", XPARAM_REF, "what is not hollow", XPARAM_AT(XPlaceKind, wall), .kind = XKIND_TILE,
     .required = true},
    {"floor", XPARAM_REF, "what is", XPARAM_AT(XPlaceKind, floor), .kind = XKIND_TILE,
     .required = true},
    {"up", XPARAM_REF, "the stairs up", XPARAM_AT(XPlaceKind, up_tile), .kind = XKIND_TILE},
    {"down", XPARAM_REF, "the stairs down", XPARAM_AT(XPlaceKind, down_tile), .kind = XKIND_TILE},
    {"blobs", XPARAM_INT, "how many hollows", XPARAM_AT(XPlaceKind, blobs), 1, 10000},
    {"radius", XPARAM_INT, "of a hollow, in cells", XPARAM_AT(XPlaceKind, blob_radius), 1, 20},
    {.name = NULL},
};

static const XParam exit_down = {"down", XPARAM_BOOL, "leads down", XPARAM_AT(XPlaceExit, down)};
static const XParam exits[] = {
    {"place", XPARAM_REF, "where it leads", XPARAM_AT(XPlaceExit, place), .kind = XKIND_PLACE,
     .required = true},
    {"arrival", XPARAM_TEXT, "the mark there; a generated place has \"up\" and \"down\"",
     XPARAM_AT(XPlaceExit, arrival), 1, MARK_MAX, true},
    {"at", XPARAM_TEXT, "the mark here; a generated place chooses its own when not said",
     XPARAM_AT(XPlaceExit, at), 1, MARK_MAX},
    {.name = NULL},
};

static const XParam folk[] = {
    {"monster", XPARAM_REF, "who", XPARAM_AT(XPlaceFolk, monster), .kind = XKIND_MONSTER,
     .required = true},
    {"count", XPARAM_DICE, "how many", XPARAM_AT(XPlaceFolk, count), 0, 200, true},
    {"mark", XPARAM_TEXT, "near this mark; anywhere when not said", XPARAM_AT(XPlaceFolk, mark), 1,
     MARK_MAX},
    {.name = NULL},
};

static const XParam things[] = {
    {"item", XPARAM_REF, "what", XPARAM_AT(XPlaceThing, item), .kind = XKIND_ITEM,
     .required = true},
    {"count", XPARAM_DICE, "how many in the stack; 0 is none", XPARAM_AT(XPlaceThing, count), 0,
     9999, true},
    {"mark", XPARAM_TEXT, "on this mark; anywhere when not said", XPARAM_AT(XPlaceThing, mark), 1,
     MARK_MAX},
    {.name = NULL},
};

static const XParam scatter[] = {
    {"stacks", XPARAM_INT, "stacks of things of the band, dealt by chance",
     XPARAM_AT(XPlaceKind, scatter), 0, 200, true},
    {.name = NULL},
};

static const XParam purse[] = {
    {"day", XPARAM_INT, "creatures a day that it can pay for", XPARAM_AT(XPlaceKind, purse), 0,
     1000, true},
    {.name = NULL},
};

static const XParam populate[] = {
    {"kinds", XPARAM_SET, "whom it makes", XPARAM_AT(XPlaceKind, populate), .members = &XEnum_Kind,
     .required = true},
    {"first", XPARAM_INT, "how many when the place is built", XPARAM_AT(XPlaceKind, populate_first),
     0, 200},
    {"most", XPARAM_INT, "it adds nobody from this many on", XPARAM_AT(XPlaceKind, populate_most),
     0, 200, true},
    {"purse", XPARAM_TABLE, "what it can pay for", .fields = purse, .required = true},
    {"every", XPARAM_INT, "ticks between passes; 10 000 are ten ordinary actions",
     XPARAM_AT(XPlaceKind, every), 100, 1000000000, true},
    {.name = NULL},
};

static const XParam timers[] = {
    {"name", XPARAM_TEXT, "for messages to authors", XPARAM_AT(XPlaceTimer, name), 1, 40, true},
    {"ticks", XPARAM_INT, "until it first runs; an ordinary action is 1000",
     XPARAM_AT(XPlaceTimer, ticks), 1, 2000000000, true},
    {"callback", XPARAM_CALLBACK,
     "a global function: gets the place, returns the ticks until it runs again, 0 to stop",
     XPARAM_AT(XPlaceTimer, callback), 1, 47, true},
    {.name = NULL},
};

static const XParam start[] = {
    {"start", XPARAM_BOOL, "heroes begin here, at the mark \"start\"", XPARAM_AT(XPlaceKind, start),
     .required = true},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "two sentences: one that can be seen, one that can be used",
     XPARAM_AT(XPlaceKind, description), 1, 600, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its names.", .params = view, .required = true},
    {"Band", XFORM_ARGS, "How dangerous it is.", .params = band, .required = true},
    {"Map", XFORM_ARGS, "A place drawn by hand.", .params = map},
    {"Legend", XFORM_KEYED, "What the characters of the drawing stand for.", .params = legend,
     XMETHOD_LIST(XPlaceKind, legend, legend_count, XPLACE_LEGEND)},
    {"Generator", XFORM_NAMED, "A place made anew in every game.", .params = generator},
    {"Up", XFORM_APPEND, "Stairs up to another place.", .params = exits,
     XMETHOD_LIST(XPlaceKind, exits, exit_count, XPLACE_EXITS)},
    {"Down", XFORM_APPEND, "Stairs down to another place.", .params = exits,
     XMETHOD_LIST(XPlaceKind, exits, exit_count, XPLACE_EXITS), .preset = &exit_down},
    {"Folk", XFORM_APPEND, "Who is there when it is built.", .params = folk,
     XMETHOD_LIST(XPlaceKind, folk, folk_count, XPLACE_FOLK)},
    {"Thing", XFORM_APPEND, "What lies there when it is built.", .params = things,
     XMETHOD_LIST(XPlaceKind, things, thing_count, XPLACE_THINGS)},
    {"Scatter", XFORM_ARGS, "Things dealt by chance.", .params = scatter},
    {"Populate", XFORM_NAMED, "Who comes by and by.", .params = populate},
    {"Timer", XFORM_APPEND, "A function of the mod that runs by the clock.", .params = timers,
     XMETHOD_LIST(XPlaceKind, timers, timer_count, XPLACE_TIMERS)},
    {"Start", XFORM_ARGS, "That heroes begin here.", .params = start},
    {"Description", XFORM_ARGS, "What a close look tells.", .params = description,
     .required = true},
    {.name = NULL},
};

static const XLegend *find_legend(const XPlaceKind *place, uint32_t character)
{
  for (int32_t i = 0; i < place->legend_count; i++)
    if (place->legend[i].character == character)
      return &place->legend[i];
  return NULL;
}

/* Whether the drawing has a cell of this mark; a generated place has those of its stairs. */
static bool has_mark(const XPlaceKind *place, const char *mark)
{
  for (int32_t i = 0; place->rows != NULL && place->rows[i] != NULL; i++) {
    for (const char *at = place->rows[i]; *at != '\0';) {
      const XLegend *cell = find_legend(place, XUtf8_Decode(&at));
      if (cell != NULL && cell->mark != NULL && strcmp(cell->mark, mark) == 0)
        return true;
    }
  }
  for (int32_t i = 0; place->rows == NULL && i < place->exit_count; i++)
    if (strcmp(place->exits[i].at != NULL ? place->exits[i].at
               : place->exits[i].down     ? "down"
                                          : "up",
               mark) == 0)
      return true;
  return false;
}

/* Every row as wide as the first, of characters that the legend knows. */
static void check_rows(XCheck *at, XPlaceKind *place)
{
  int width = XUtf8_Width(place->rows[0]);
  int32_t rows = 0;
  for (; place->rows[rows] != NULL; rows++) {
    const char *row = place->rows[rows];
    if (XUtf8_Width(row) != width)
      XCheck_ErrorRow(at, "Map", rows, 0, "E-MAP", "this row is %d wide, the first is %d",
                      XUtf8_Width(row), width);
    for (const char *p = row; *p != '\0';) {
      const char *before = p;
      uint32_t character = XUtf8_Decode(&p);
      if (find_legend(place, character) != NULL || XCheck_IsBroken(at, &place->base, "Legend"))
        continue;
      XCheck_ErrorRow(at, "Map", rows, (int32_t)(before - row), "E-MAP",
                      "the legend does not have \"%.*s\"", (int)(p - before), before);
      break;
    }
  }
  if (width < 1 || width > XMAP_MAX_SIDE || rows > XMAP_MAX_SIDE)
    XCheck_Error(at, "Map", "E-MAP", "a drawing has 1 to %d rows and columns", XMAP_MAX_SIDE);
  place->width = (int16_t)width;
  place->height = (int16_t)rows;
}

static void check_cells(XCheck *at, const XPlaceKind *place)
{
  for (int32_t i = 0; i < place->legend_count; i++) {
    const XLegend *cell = &place->legend[i];
    if (cell->tile != NULL && (cell->tile->flags & XTILE_WALK) == 0 &&
        (cell->monster != NULL || cell->item != NULL))
      XCheck_ErrorIn(at, "Legend", i, cell->monster != NULL ? "monster" : "item", "E-MAP",
                     "somebody or something is put into a %s", cell->tile->base.name);
  }
}

/* Whether the marks of a place are known for sure. */
static bool is_drawing_broken(const XCheck *at, const XPlaceKind *place)
{
  static const char *const methods_of_marks[] = {"Map", "Legend", "Generator", "Up", "Down"};
  for (size_t i = 0; i < sizeof methods_of_marks / sizeof *methods_of_marks; i++)
    if (XCheck_IsBroken(at, &place->base, methods_of_marks[i]))
      return true;
  return false;
}

/* Reports a mark that is named but not drawn. */
static void check_mark(XCheck *at, const XPlaceKind *place, const char *method, int32_t element,
                       const char *field, const char *mark)
{
  if (mark != NULL && !has_mark(place, mark) && !is_drawing_broken(at, place))
    XCheck_ErrorIn(at, method, element, field, "E-MARK-UNKNOWN", "%s has no mark \"%s\"",
                   place->base.id, mark);
}

static void check_exits(XCheck *at, const XPlaceKind *place)
{
  for (int32_t i = 0; i < place->exit_count; i++) {
    const XPlaceExit *way = &place->exits[i];
    const char *method = way->down ? "Down" : "Up";
    const XPlaceKind *there = (const XPlaceKind *)way->place;
    if (place->rows != NULL && way->at == NULL)
      XCheck_ErrorIn(at, method, i, "at", "E-REQUIRED",
                     "stairs of a drawn place need a mark of the drawing");
    if (place->rows != NULL)
      check_mark(at, place, method, i, "at", way->at);
    if (place->rows == NULL && (way->down ? place->down_tile : place->up_tile) == NULL &&
        !XCheck_IsBroken(at, &place->base, "Generator"))
      XCheck_ErrorIn(at, method, i, "place", "E-REQUIRED",
                     "the generator needs a tile for these stairs");
    if (there != NULL)
      check_mark(at, there, method, i, "arrival", way->arrival);
  }
}

static void check_marks(XCheck *at, const XPlaceKind *place)
{
  for (int32_t i = 0; i < place->folk_count; i++)
    check_mark(at, place, "Folk", i, "mark", place->folk[i].mark);
  for (int32_t i = 0; i < place->thing_count; i++)
    check_mark(at, place, "Thing", i, "mark", place->things[i].mark);
  if (place->start && !has_mark(place, "start") && !is_drawing_broken(at, place))
    XCheck_Error(at, "Start", "E-MARK-UNKNOWN", "heroes begin at the mark \"start\"");
}

/* Something must be there for chance to choose. */
static void check_scatter(XCheck *at, const XPlaceKind *place)
{
  const XContent *content = XCheck_Content(at);
  int64_t weight = 0;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_ITEM); i++) {
    const XItemKind *item = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    if (item->band <= (int32_t)place->band && item->type != XITEM_CORPSE)
      weight += item->rarity;
  }
  if (place->scatter > 0 && weight == 0 && XCheck_IsWhole(at, &XBuilder_Item))
    XCheck_Error(at, "Scatter", "E-WEIGHT", "no item of this band or below can be found by chance");
}

/* Somebody must be there for a generator to choose. */
static void check_populate(XCheck *at, const XPlaceKind *place)
{
  const XContent *content = XCheck_Content(at);
  int64_t weight = 0;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_MONSTER); i++) {
    const XMonster *monster = (const XMonster *)XContent_At(content, XKIND_MONSTER, i);
    if ((place->populate >> monster->kind & 1) != 0 && monster->band <= place->band)
      weight += monster->rarity;
  }
  if (place->populate != 0 && weight == 0 && XCheck_IsWhole(at, &XBuilder_Monster))
    XCheck_Error(at, "Populate", "E-WEIGHT",
                 "no monster of these kinds and this band or below can be met by chance");
}

static void check(XCheck *at, void *object)
{
  XPlaceKind *place = object;
  bool drawn = place->rows != NULL;
  if (XCheck_Said(at, "Map") == XCheck_Said(at, "Generator")) {
    XCheck_Error(at, "Generator", "E-CONFLICT", "a place needs either :Map or :Generator");
    return;
  }
  if (!drawn && XCheck_Said(at, "Map"))
    return;
  if (drawn) {
    check_rows(at, place);
    check_cells(at, place);
  } else if (place->build == XBUILD_DRAWN) {
    XCheck_Error(at, "Generator", "E-CONFLICT", "a drawn place has a :Map");
  } else if (place->build == XBUILD_CAVE && (place->blobs == 0 || place->blob_radius == 0)) {
    XCheck_Error(at, "Generator", "E-REQUIRED", "a cave needs blobs and radius");
  }
  check_exits(at, place);
  check_marks(at, place);
  check_populate(at, place);
  check_scatter(at, place);
}

const XBuilder XBuilder_Place = {"Place", "place", "Places.", XKIND_PLACE, sizeof(XPlaceKind),
                                 methods, NULL,    check,     NULL};
