/* The builder Place, and the checks that a place can be built and left again. */
#include "game/place.h"

#include "engine/xmap.h"
#include "game/trap.h"
#include "lua/ldrawing.h"

#include <stddef.h>
#include <string.h>

#define MARK_MAX XDRAWING_MARK_MAX

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

static const XParam pace[] = {
    {"percent", XPARAM_INT, "of every duration in it: 200 is half as fast",
     XPARAM_AT(XPlaceKind, pace), 25, 400, true},
    {.name = NULL},
};

static const XParam map[] = {
    {"rows", XPARAM_ROWS, "the drawing: a long text whose lines are equally wide",
     XPARAM_AT(XPlaceKind, rows), .required = true},
    {.name = NULL},
};

static const XParam generator[] = {
    {"kind", XPARAM_ENUM, "\"cave\", \"rooms\" or \"plain\"", XPARAM_AT(XPlaceKind, build),
     .members = &XEnum_Build, .required = true},
    {"width", XPARAM_INT, "in cells", XPARAM_AT(XPlaceKind, width), 20, XMAP_MAX_SIDE, true},
    {"height", XPARAM_INT, "in cells", XPARAM_AT(XPlaceKind, height), 10, XMAP_MAX_SIDE, true},
    {"wall", XPARAM_REF, "what is not hollow; trees, on a plain", XPARAM_AT(XPlaceKind, wall),
     .kind = XKIND_TILE, .required = true},
    {"floor", XPARAM_REF, "what is walked on", XPARAM_AT(XPlaceKind, floor), .kind = XKIND_TILE,
     .required = true},
    {"up", XPARAM_REF, "the stairs up", XPARAM_AT(XPlaceKind, up_tile), .kind = XKIND_TILE},
    {"down", XPARAM_REF, "the stairs down", XPARAM_AT(XPlaceKind, down_tile), .kind = XKIND_TILE},
    {"edge", XPARAM_REF, "plain: the way out at an edge", XPARAM_AT(XPlaceKind, edge),
     .kind = XKIND_TILE},
    {"blobs", XPARAM_INT, "cave: how many hollows", XPARAM_AT(XPlaceKind, blobs), 1, 10000},
    {"radius", XPARAM_INT, "cave: of a hollow, in cells", XPARAM_AT(XPlaceKind, blob_radius), 1,
     20},
    {"rooms", XPARAM_SERIES, "rooms: how many, at least and at most", XPARAM_AT(XPlaceKind, rooms),
     2, 40, .count = 2},
    {"doors", XPARAM_INT, "rooms: percent of entrances that have a door",
     XPARAM_AT(XPlaceKind, doors), 0, 100},
    {"door", XPARAM_REF, "rooms: the closed door", XPARAM_AT(XPlaceKind, door), .kind = XKIND_TILE},
    {"trees", XPARAM_INT, "plain: about how many of a hundred cells", XPARAM_AT(XPlaceKind, trees),
     0, 30},
    {"ponds", XPARAM_INT, "plain: how many", XPARAM_AT(XPlaceKind, ponds), 0, 100},
    {"pond", XPARAM_REF, "plain: the tile of a pond", XPARAM_AT(XPlaceKind, pond),
     .kind = XKIND_TILE},
    {"path", XPARAM_REF, "plain: the tile of a path", XPARAM_AT(XPlaceKind, path),
     .kind = XKIND_TILE},
    {"templates", XPARAM_INT, "rooms of the builder Room to place, at most",
     XPARAM_AT(XPlaceKind, templates), 0, 12},
    {"traps", XPARAM_INT, "hidden traps of the band, at most", XPARAM_AT(XPlaceKind, traps), 0, 60},
    {.name = NULL},
};

static const XParam exit_down = {"down", XPARAM_BOOL, "leads down", XPARAM_AT(XPlaceExit, down)};
static const XParam exit_edge = {"edge", XPARAM_BOOL, "leads out at an edge",
                                 XPARAM_AT(XPlaceExit, edge)};
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
    {"day", XPARAM_INT, "creatures a day that it can pay for", XPARAM_AT(XPlacePopulate, purse), 0,
     1000, true},
    {.name = NULL},
};

static const XParam populate[] = {
    {"most", XPARAM_INT, "it adds nobody from this many creatures on",
     XPARAM_AT(XPlacePopulate, most), 0, 200, true},
    {"kinds", XPARAM_SET, "whom it makes", XPARAM_AT(XPlacePopulate, kinds), .members = &XEnum_Kind,
     .required = true},
    {"first", XPARAM_INT, "how many when the place is built", XPARAM_AT(XPlacePopulate, first), 0,
     200},
    {"purse", XPARAM_TABLE, "what it can pay for", .fields = purse, .required = true},
    {"every", XPARAM_INT, "ticks between passes; 10 000 are ten ordinary actions",
     XPARAM_AT(XPlacePopulate, every), 100, 1000000000, true},
    {"night", XPARAM_BOOL, "only between dusk and dawn", XPARAM_AT(XPlacePopulate, night)},
    {.name = NULL},
};

static const XParam hints[] = {
    {"mark", XPARAM_TEXT, "a mark of the drawing that nothing else needs",
     XPARAM_AT(XPlaceHint, mark), 1, MARK_MAX, true},
    {"word", XPARAM_WORD, "words id of the sentence", XPARAM_AT(XPlaceHint, word), 1, 60, true},
    {"reach", XPARAM_INT, "told when the hero sees the mark from this many cells or nearer",
     XPARAM_AT(XPlaceHint, reach), 0, 40, true},
    {.name = NULL},
};

static const XParam outdoors[] = {
    {"outdoors", XPARAM_BOOL, "the hour decides how far one sees", XPARAM_AT(XPlaceKind, outdoors),
     .required = true},
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
    {"Pace", XFORM_ARGS, "How slowly time passes for who is in it.", .params = pace},
    {"Map", XFORM_ARGS, "A place drawn by hand.", .params = map},
    {"Legend", XFORM_KEYED, "What the characters of the drawing stand for.",
     .params = XDrawing_Legend, XMETHOD_LIST(XPlaceKind, legend, legend_count, XPLACE_LEGEND)},
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
    {"Edge", XFORM_APPEND, "A way out at an edge, by a step off the map.", .params = exits,
     XMETHOD_LIST(XPlaceKind, exits, exit_count, XPLACE_EXITS), .preset = &exit_edge},
    {"Populate", XFORM_APPEND, "Who comes by and by; may be said again for others.",
     .params = populate, XMETHOD_LIST(XPlaceKind, populate, populate_count, XPLACE_POPULATE)},
    {"Hint", XFORM_APPEND, "A sentence for newcomers, told once.", .params = hints,
     XMETHOD_LIST(XPlaceKind, hints, hint_count, XPLACE_HINTS)},
    {"Outdoors", XFORM_ARGS, "That it lies under the sky.", .params = outdoors},
    {"Timer", XFORM_APPEND, "A function of the mod that runs by the clock.", .params = timers,
     XMETHOD_LIST(XPlaceKind, timers, timer_count, XPLACE_TIMERS)},
    {"Start", XFORM_ARGS, "That heroes begin here.", .params = start},
    {"Description", XFORM_ARGS, "What a close look tells.", .params = description,
     .required = true},
    {.name = NULL},
};

static XDrawing drawing_of(const XPlaceKind *place)
{
  return (XDrawing){&place->base, place->rows, place->legend, place->legend_count};
}

static const char *exit_mark(const XPlaceExit *way)
{
  return way->at != NULL ? way->at : way->down ? "down" : "up";
}

/* Whether the drawing has a cell of this mark; a generated place has those of its ways out. */
static bool has_mark(const XPlaceKind *place, const char *mark)
{
  const XDrawing drawing = drawing_of(place);
  if (place->rows != NULL)
    return XDrawing_HasMark(&drawing, mark);
  for (int32_t i = 0; i < place->exit_count; i++)
    if (strcmp(exit_mark(&place->exits[i]), mark) == 0)
      return true;
  return false;
}

/* Whether the marks of a place are known for sure. */
static bool is_drawing_broken(const XCheck *at, const XPlaceKind *place)
{
  static const char *const methods_of_marks[] = {"Map", "Legend", "Generator",
                                                 "Up",  "Down",   "Edge"};
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

static bool is_side(const char *mark)
{
  static const char *const sides[] = {"north", "south", "west", "east"};
  for (size_t i = 0; mark != NULL && i < sizeof sides / sizeof *sides; i++)
    if (strcmp(mark, sides[i]) == 0)
      return true;
  return false;
}

static const XTileKind *exit_tile(const XPlaceKind *place, const XPlaceExit *way)
{
  return way->edge ? place->edge : way->down ? place->down_tile : place->up_tile;
}

static void check_exits(XCheck *at, const XPlaceKind *place)
{
  for (int32_t i = 0; i < place->exit_count; i++) {
    const XPlaceExit *way = &place->exits[i];
    const char *method = way->edge ? "Edge" : way->down ? "Down" : "Up";
    const XPlaceKind *there = (const XPlaceKind *)way->place;
    if (place->rows != NULL && way->at == NULL)
      XCheck_ErrorIn(at, method, i, "at", "E-REQUIRED",
                     "stairs of a drawn place need a mark of the drawing");
    if (place->rows != NULL)
      check_mark(at, place, method, i, "at", way->at);
    if (place->rows == NULL && way->edge && !is_side(way->at))
      XCheck_ErrorIn(at, method, i, "at", "E-MARK-UNKNOWN",
                     "an edge of a plain is at \"north\", \"south\", \"west\" or \"east\"");
    if (place->rows == NULL && exit_tile(place, way) == NULL &&
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

static int64_t weight_of(const XContent *content, uint32_t kinds, XBand most)
{
  int64_t weight = 0;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_MONSTER); i++) {
    const XMonster *monster = (const XMonster *)XContent_At(content, XKIND_MONSTER, i);
    if ((kinds >> monster->kind & 1) != 0 && monster->band <= most)
      weight += monster->rarity;
  }
  return weight;
}

/* Somebody must be there for a generator to choose. */
static void check_populate(XCheck *at, const XPlaceKind *place)
{
  for (int32_t i = 0; i < place->populate_count; i++)
    if (weight_of(XCheck_Content(at), place->populate[i].kinds, place->band) == 0 &&
        XCheck_IsWhole(at, &XBuilder_Monster))
      XCheck_ErrorIn(at, "Populate", i, "kinds", "E-WEIGHT",
                     "no monster of these kinds and this band or below can be met by chance");
}

/* A mark that stairs, folk or things need would be gone when its hint is told. */
static void check_hints(XCheck *at, const XPlaceKind *place)
{
  for (int32_t i = 0; i < place->hint_count; i++) {
    const char *mark = place->hints[i].mark;
    check_mark(at, place, "Hint", i, "mark", mark);
    bool needed = place->start && strcmp(mark, "start") == 0;
    for (int32_t n = 0; n < place->exit_count; n++)
      needed = needed || strcmp(mark, exit_mark(&place->exits[n])) == 0;
    if (needed)
      XCheck_ErrorIn(at, "Hint", i, "mark", "E-CONFLICT",
                     "a hint takes its mark away when it is told, and stairs need this one");
  }
}

/* Something of the band must be there for chance to hide. */
static void check_traps(XCheck *at, const XPlaceKind *place)
{
  const XContent *content = XCheck_Content(at);
  int64_t weight = 0;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_TRAP); i++) {
    const XTrapKind *trap = (const XTrapKind *)XContent_At(content, XKIND_TRAP, i);
    weight += trap->band <= place->band ? trap->weight : 0;
  }
  if (place->traps > 0 && weight == 0 && XCheck_IsWhole(at, &XBuilder_Trap))
    XCheck_Error(at, "Generator", "E-WEIGHT", "no trap of this band or below comes by chance");
}

static void require(XCheck *at, bool there, const char *what)
{
  if (!there)
    XCheck_Error(at, "Generator", "E-REQUIRED", "%s", what);
}

/* What each generator must be told. */
static void check_generator(XCheck *at, const XPlaceKind *place)
{
  if (place->build == XBUILD_DRAWN)
    XCheck_Error(at, "Generator", "E-CONFLICT", "a drawn place has a :Map");
  if (place->build == XBUILD_CAVE)
    require(at, place->blobs > 0 && place->blob_radius > 0, "a cave needs blobs and radius");
  if (place->build == XBUILD_ROOMS) {
    require(at, place->rooms[1] > 0, "rooms need how many: rooms = { 5, 8 }");
    require(at, place->doors == 0 || place->door != NULL, "doors need the tile of a door");
  }
  if (place->build == XBUILD_PLAIN) {
    require(at, place->path != NULL, "a plain needs the tile of a path");
    require(at, place->ponds == 0 || place->pond != NULL, "ponds need the tile of a pond");
  }
  if (place->build != XBUILD_PLAIN && place->edge != NULL)
    XCheck_Error(at, "Generator", "E-CONFLICT", "only a plain has edges to walk off");
  if (place->door != NULL && place->door->opens_into == NULL)
    XCheck_Error(at, "Generator", "E-CONFLICT", "a %s does not open", place->door->base.name);
  check_traps(at, place);
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
  const XDrawing drawing = drawing_of(place);
  if (drawn)
    XDrawing_Check(at, &drawing, XMAP_MAX_SIDE, &place->width, &place->height);
  else
    check_generator(at, place);
  check_exits(at, place);
  check_marks(at, place);
  check_hints(at, place);
  check_populate(at, place);
  check_scatter(at, place);
}

const XBuilder XBuilder_Place = {"Place", "place", "Places.", XKIND_PLACE, sizeof(XPlaceKind),
                                 methods, NULL,    check,     NULL};
