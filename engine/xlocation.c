/* Places: field tables, and the one way onto and off a cell. */
#include "engine/xlocation.h"

#include "engine/xstring.h"
#include "engine/xworld.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const XField map_object_fields[] = {
    XFIELD_HANDLE(XMapObject, location),
    XFIELD_NUMBER(XMapObject, x, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XMapObject, y, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_END,
};

const XClass XMapObject_Class = {.name = "map_object",
                                 .base = &XObject_Class,
                                 .size = sizeof(XMapObject),
                                 .fields = map_object_fields};

static const XField exit_fields[] = {
    XFIELD_NUMBER(XExit, x, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XExit, y, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_KIND(XExit, place, XKIND_PLACE),
    XFIELD_TEXT(XExit, arrival),
    XFIELD_END,
};

static const XField mark_fields[] = {
    XFIELD_NUMBER(XMark, x, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XMark, y, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_TEXT(XMark, name),
    XFIELD_END,
};

static const XField trap_fields[] = {
    XFIELD_NUMBER(XTrap, x, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XTrap, y, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_KIND(XTrap, kind, XKIND_TRAP),
    XFIELD_NUMBER(XTrap, known, XTYPE_U8, 0, 1),
    XFIELD_END,
};

static const XField feature_fields[] = {
    XFIELD_KIND(XFeature, kind, XKIND_FEATURE),
    XFIELD_NUMBER(XFeature, x, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XFeature, y, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XFeature, used, XTYPE_I32, 0, INT32_MAX),
    XFIELD_END,
};

#define MAP_FIELD(member) .offset = offsetof(XLocation, map) + offsetof(XMap, member)
#define MAP_SIDE(member)                                                                           \
  {                                                                                                \
    .name = #member, .type = XTYPE_I16, MAP_FIELD(member), .size = sizeof(int16_t), .count = 1,    \
    .min = 1, .max = XMAP_MAX_SIDE, .fallback = 1                                                  \
  }
#define MAP_LAYER(member, ktype)                                                                   \
  {                                                                                                \
    .name = #member, .shape = XSHAPE_LAYER, .type = XTYPE_KIND, MAP_FIELD(member),                 \
    .size = sizeof(uint16_t), .count = 1, .max = UINT16_MAX, .kind = ktype                         \
  }

static const XField location_fields[] = {
    XFIELD_KIND(XLocation, place, XKIND_PLACE),
    MAP_SIDE(width),
    MAP_SIDE(height),
    MAP_LAYER(tiles, XKIND_TILE),
    MAP_LAYER(known, XKIND_TILE),
    MAP_LAYER(known_item, XKIND_ITEM),
    XFIELD_CHILD(XLocation, exits, XExit, exit_fields, 64),
    XFIELD_CHILD(XLocation, marks, XMark, mark_fields, 256),
    XFIELD_CHILD(XLocation, traps, XTrap, trap_fields, 256),
    XFIELD_CHILD(XLocation, features, XFeature, feature_fields, 256),
    XFIELD_NUMBER(XLocation, pace, XTYPE_I16, 0, 400),
    XFIELD_NUMBER(XLocation, outdoors, XTYPE_U8, 0, 1),
    XFIELD_NUMBER(XLocation, left_at, XTYPE_I64, -1, XFIELD_COUNT_MOST),
    XFIELD_END,
};

static void location_finalize(XObject *object)
{
  XLocation *location = XLocation_From(object);
  XMap_Clear(&location->map);
  XHandleSet_Clear(&location->creatures);
  XHandleSet_Clear(&location->items);
  XHandleSet_Clear(&location->looming);
}

/* A trap whose kind the content no longer has is gone. */
static void drop_unknown_traps(XLocation *location)
{
  const XTrap *traps = location->traps.items;
  for (int32_t i = location->traps.count - 1; i >= 0; i--)
    if (traps[i].kind == NULL)
      XRecords_Remove(&location->traps, sizeof *traps, i);
}

/* The same of features. */
static void drop_unknown_features(XLocation *location)
{
  const XFeature *features = location->features.items;
  for (int32_t i = location->features.count - 1; i >= 0; i--)
    if (features[i].kind == NULL)
      XRecords_Remove(&location->features, sizeof *features, i);
}

static bool location_restore(XWorld *world, XObject *object, XText *why)
{
  XLocation *location = XLocation_From(object);
  drop_unknown_traps(location);
  drop_unknown_features(location);
  if (location->place != NULL && XMap_Restore(&location->map, world->content))
    return true;
  XText_Add(why, "a place without a kind or with a map that does not fit");
  return false;
}

static bool occupant_fits(const XWorld *world, const XLocation *location, XHandle handle)
{
  XMapObject *object = XMapObject_Try(XWorld_Get(world, handle));
  return object != NULL && XHandle_Equal(object->location, location->base.self) &&
         XMap_Contains(&location->map, object->x, object->y);
}

static bool location_check(const XWorld *world, const XObject *object, XText *why)
{
  const XLocation *location = (const XLocation *)object;
  int32_t standing = 0;
  for (int32_t i = 0; i < location->map.width * location->map.height; i++)
    standing += !XHandle_IsNone(location->map.occupant[i]);
  bool good = standing == location->creatures.count;
  for (int32_t i = 0; i < location->creatures.count; i++) {
    const XHandle who = location->creatures.items[i];
    const XMapObject *at = (const XMapObject *)XWorld_Get(world, who);
    good = good && occupant_fits(world, location, who) &&
           XHandle_Equal(location->map.occupant[XMap_Cell(&location->map, at->x, at->y)], who);
  }
  for (int32_t i = 0; i < location->items.count; i++)
    good = good && occupant_fits(world, location, location->items.items[i]);
  if (!good)
    XText_AddFormat(why, "place %s: its lists and its cells disagree", location->place->id);
  return good;
}

const XClass XLocation_Class = {.name = "location",
                                .base = &XObject_Class,
                                .size = sizeof(XLocation),
                                .fields = location_fields,
                                .Finalize = location_finalize,
                                .Restore = location_restore,
                                .Check = location_check};

XLocation *XLocation_Try(XObject *object)
{
  return object != NULL && XClass_Is(object->cls, &XLocation_Class) ? (XLocation *)object : NULL;
}

XLocation *XLocation_From(XObject *object)
{
  assert(XLocation_Try(object) != NULL);
  return (XLocation *)object;
}

XMapObject *XMapObject_Try(XObject *object)
{
  return object != NULL && XClass_Is(object->cls, &XMapObject_Class) ? (XMapObject *)object : NULL;
}

const XExit *XLocation_ExitAt(const XLocation *location, int32_t x, int32_t y)
{
  const XExit *exits = location->exits.items;
  for (int32_t i = 0; i < location->exits.count; i++)
    if (exits[i].x == x && exits[i].y == y)
      return &exits[i];
  return NULL;
}

const XMark *XLocation_Mark(const XLocation *location, const char *name)
{
  const XMark *marks = location->marks.items;
  for (int32_t i = 0; i < location->marks.count; i++)
    if (strcmp(marks[i].name, name) == 0)
      return &marks[i];
  return NULL;
}

XTrap *XLocation_TrapAt(const XLocation *location, int32_t x, int32_t y)
{
  XTrap *traps = location->traps.items;
  for (int32_t i = 0; i < location->traps.count; i++)
    if (traps[i].x == x && traps[i].y == y)
      return &traps[i];
  return NULL;
}

void XLocation_AddTrap(XLocation *location, int16_t x, int16_t y, const XKind *kind)
{
  assert(XLocation_TrapAt(location, x, y) == NULL);
  XTrap *added = XRecords_Add(&location->traps, sizeof *added);
  *added = (XTrap){.kind = kind, .x = x, .y = y};
}

XFeature *XLocation_FeatureAt(const XLocation *location, int32_t x, int32_t y)
{
  XFeature *features = location->features.items;
  for (int32_t i = 0; i < location->features.count; i++)
    if (features[i].x == x && features[i].y == y)
      return &features[i];
  return NULL;
}

void XLocation_AddFeature(XLocation *location, int16_t x, int16_t y, const XKind *kind)
{
  assert(XLocation_FeatureAt(location, x, y) == NULL);
  XFeature *added = XRecords_Add(&location->features, sizeof *added);
  *added = (XFeature){.kind = kind, .x = x, .y = y};
}

void XLocation_RemoveMark(XLocation *location, const char *name)
{
  const XMark *mark = XLocation_Mark(location, name);
  if (mark != NULL)
    XRecords_Remove(&location->marks, sizeof *mark,
                    (int32_t)(mark - (const XMark *)location->marks.items));
}

void XLocation_AddExit(XLocation *location, int16_t x, int16_t y, const XKind *place,
                       const char *arrival)
{
  XExit *added = XRecords_Add(&location->exits, sizeof *added);
  added->x = x;
  added->y = y;
  added->place = place;
  snprintf(added->arrival, sizeof added->arrival, "%s", arrival);
}

void XLocation_AddMark(XLocation *location, int16_t x, int16_t y, const char *name)
{
  XMark *added = XRecords_Add(&location->marks, sizeof *added);
  added->x = x;
  added->y = y;
  snprintf(added->name, sizeof added->name, "%s", name);
}

void XLocation_Put(XLocation *location, XMapObject *object, int32_t x, int32_t y, bool creature)
{
  assert(XHandle_IsNone(object->location));
  const int32_t cell = XMap_Cell(&location->map, x, y);
  object->location = location->base.self;
  object->x = (int16_t)x;
  object->y = (int16_t)y;
  if (creature) {
    assert(XHandle_IsNone(location->map.occupant[cell]));
    location->map.occupant[cell] = object->base.self;
  }
  XHandleSet_Add(creature ? &location->creatures : &location->items, &object->base);
}

void XLocation_Take(XLocation *location, XMapObject *object, bool creature)
{
  assert(XHandle_Equal(object->location, location->base.self));
  if (creature)
    location->map.occupant[XMap_Cell(&location->map, object->x, object->y)] = XHANDLE_NONE;
  XHandleSet_Remove(creature ? &location->creatures : &location->items, &object->base);
  object->location = XHANDLE_NONE;
}

void XLocation_Move(XLocation *location, XMapObject *object, int32_t x, int32_t y)
{
  XHandle *from = &location->map.occupant[XMap_Cell(&location->map, object->x, object->y)];
  XHandle *to = &location->map.occupant[XMap_Cell(&location->map, x, y)];
  assert(XHandle_IsNone(*to) && XHandle_Equal(*from, object->base.self));
  *from = XHANDLE_NONE;
  *to = object->base.self;
  object->x = (int16_t)x;
  object->y = (int16_t)y;
}
