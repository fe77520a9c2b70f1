/* The world's state, its invariants and its hash. */
#include "engine/xworld.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <stdlib.h>
#include <string.h>

#define SCHEDULER_NUMBER(member, mtype)                                                            \
  {                                                                                                \
    .name = #member, .type = mtype,                                                                \
    .offset = offsetof(XWorld, scheduler) + offsetof(XScheduler, member),                          \
    .size = sizeof(((XScheduler *)0)->member), .count = 1, .min = 0, .max = XFIELD_COUNT_MOST      \
  }
#define STREAM_STATE(stream, label)                                                                \
  {                                                                                                \
    .name = label, .shape = XSHAPE_ARRAY, .type = XTYPE_U64,                                       \
    .offset = offsetof(XWorld, streams) + sizeof(XRandom) * (stream) + offsetof(XRandom, state),   \
    .size = sizeof(uint64_t), .count = 4                                                           \
  }

const XField XWorld_Fields[] = {
    XFIELD_NUMBER(XWorld, seed, XTYPE_U64, 0, 0),
    SCHEDULER_NUMBER(time, XTYPE_I64),
    SCHEDULER_NUMBER(seconds, XTYPE_I64),
    {.name = "next_guid",
     .type = XTYPE_U64,
     .offset = offsetof(XWorld, objects) + offsetof(XObjectTable, next_guid),
     .size = sizeof(uint64_t),
     .count = 1},
    STREAM_STATE(XSTREAM_WORLD, "stream_world"),
    STREAM_STATE(XSTREAM_COMBAT, "stream_combat"),
    STREAM_STATE(XSTREAM_AI, "stream_ai"),
    STREAM_STATE(XSTREAM_CONTENT, "stream_content"),
    XFIELD_HANDLE(XWorld, hero),
    XFIELD_HANDLE(XWorld, here),
    XFIELD_END,
};

XWorld *XWorld_New(const XContent *content, uint64_t seed)
{
  XWorld *world = XAlloc(sizeof *world);
  world->content = content;
  world->seed = seed;
  XObjectTable_Init(&world->objects);
  XScheduler_Init(&world->scheduler);
  for (uint32_t i = 0; i < XSTREAM_COUNT; i++)
    XRandom_Seed(&world->streams[i], XHash_Mix(seed, i + 1));
  return world;
}

void XWorld_Free(XWorld *world)
{
  if (world == NULL)
    return;
  XObjectTable_Clear(&world->objects);
  free(world);
}

XObject *XWorld_Get(const XWorld *world, XHandle handle)
{
  return XObjectTable_Get(&world->objects, handle);
}

XLocation *XWorld_Here(const XWorld *world)
{
  return XLocation_Try(XWorld_Get(world, world->here));
}

void XWorld_Destroy(XWorld *world, XObject *object)
{
  XScheduler_Remove(&world->scheduler, object);
  XObjectTable_Destroy(&world->objects, object);
}

XRandom *XWorld_Stream(XWorld *world, XStream stream)
{
  return &world->streams[stream];
}

static bool ring_is_sound(const XWorld *world, XText *why)
{
  const XScheduler *ring = &world->scheduler;
  int32_t linked = 0, marked = 0;
  for (int32_t i = 0; i < XSCHEDULER_STEPS_AHEAD; i++)
    for (const XObject *o = ring->first[i]; o != NULL; o = o->ring_next, linked++)
      if (o->bucket != i || o->dead || (o->ring_next == NULL && ring->last[i] != o)) {
        XText_AddFormat(why, "bucket %d holds a stranger", (int)i);
        return false;
      }
  for (int32_t i = 0; i < world->objects.order_count; i++)
    marked += world->objects.order[i]->bucket >= 0;
  if (linked != marked)
    XText_AddFormat(why, "%d objects in buckets, %d think so", (int)linked, (int)marked);
  return linked == marked;
}

bool XWorld_Check(const XWorld *world, XText *why)
{
  if (!ring_is_sound(world, why))
    return false;
  for (int32_t i = 0; i < world->objects.order_count; i++) {
    const XObject *object = world->objects.order[i];
    for (const XClass *cls = object->cls; cls != NULL; cls = cls->base)
      if (cls->Check != NULL && !cls->Check(world, object, why))
        return false;
  }
  return true;
}

static uint64_t hash_text(uint64_t h, const char *text)
{
  return XHash_Bytes(h, text, strlen(text) + 1);
}

static uint64_t hash_kind(uint64_t h, const XKind *kind)
{
  return hash_text(h, kind == NULL ? "" : kind->id);
}

static uint64_t hash_layer(const XWorld *world, uint64_t h, const XField *field,
                           const XLayer *layer)
{
  h = XHash_Mix(h, (uint64_t)layer->count);
  for (int32_t i = 0; i < layer->count;) {
    int32_t run = i + 1;
    while (run < layer->count && layer->cells[run] == layer->cells[i])
      run++;
    const uint16_t value = layer->cells[i];
    if (field->kind == XKIND_NONE || value == 0)
      h = XHash_Mix(h, value);
    else
      h = hash_kind(h, XContent_At(world->content, field->kind, value - 1));
    h = XHash_Mix(h, (uint64_t)(run - i));
    i = run;
  }
  return h;
}

static uint64_t hash_element(const XWorld *world, uint64_t h, const XField *field,
                             const void *owner, int32_t index)
{
  const char *at = (const char *)owner + field->offset + field->size * (size_t)index;
  XHandle handle;
  const XKind *kind;
  switch (field->type) {
  case XTYPE_TEXT:
    return hash_text(h, at);
  case XTYPE_HANDLE:
    memcpy(&handle, at, sizeof handle);
    const XObject *object = XWorld_Get(world, handle);
    return XHash_Mix(h, object == NULL ? 0 : object->guid);
  case XTYPE_KIND:
    memcpy(&kind, at, sizeof kind);
    return hash_kind(h, kind);
  default:
    return XHash_Mix(h, (uint64_t)XField_GetNumber(field, owner, index));
  }
}

static uint64_t hash_field(const XWorld *world, uint64_t h, const XField *field, const void *owner)
{
  const char *at = (const char *)owner + field->offset;
  if (field->unhashed)
    return h;
  if (field->shape == XSHAPE_LAYER)
    return hash_layer(world, h, field, (const XLayer *)(const void *)at);
  if (field->shape == XSHAPE_CHILD) {
    const XRecords *records = (const XRecords *)(const void *)at;
    h = XHash_Mix(h, (uint64_t)records->count);
    for (int32_t i = 0; i < records->count; i++)
      h = XWorld_HashFields(world, h, field->child,
                            (const char *)records->items + field->size * (size_t)i);
    return h;
  }
  for (int32_t i = 0; i < field->count; i++)
    h = hash_element(world, h, field, owner, i);
  return h;
}

uint64_t XWorld_HashFields(const XWorld *world, uint64_t seed, const XField *fields,
                           const void *owner)
{
  uint64_t h = seed;
  for (const XField *field = fields; field != NULL && field->name != NULL; field++)
    h = hash_field(world, h, field, owner);
  return h;
}

static uint64_t hash_object(const XWorld *world, uint64_t h, const XClass *cls,
                            const XObject *object)
{
  if (cls == NULL)
    return h;
  h = hash_object(world, h, cls->base, object);
  return XWorld_HashFields(world, h, cls->fields, object);
}

uint64_t XWorld_Hash(const XWorld *world)
{
  uint64_t h = XWorld_HashFields(world, 0, XWorld_Fields, world);
  for (int32_t i = 0; i < world->objects.order_count; i++) {
    const XObject *object = world->objects.order[i];
    h = hash_text(XHash_Mix(h, object->guid), object->cls->name);
    h = hash_object(world, h, object->cls, object);
  }
  for (int32_t i = 0; i < XSCHEDULER_STEPS_AHEAD; i++) {
    const int32_t bucket = (world->scheduler.head + i) % XSCHEDULER_STEPS_AHEAD;
    for (const XObject *o = world->scheduler.first[bucket]; o != NULL; o = o->ring_next)
      h = XHash_Mix(XHash_Mix(h, (uint64_t)i), o->guid);
  }
  return h;
}

uint64_t XWorld_QuickHash(const XWorld *world)
{
  uint64_t h = XHash_Mix((uint64_t)world->scheduler.time, world->objects.next_guid);
  for (int32_t i = 0; i < XSTREAM_COSMETIC; i++)
    h = XHash_Mix(h, world->streams[i].state[0]);
  const XObject *hero = XWorld_Get(world, world->hero);
  return hero == NULL ? h : hash_object(world, h, hero->cls, hero);
}
