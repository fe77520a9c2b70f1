/* The object table: slots with generations, a guid-ordered list, deferred release. */
#include "engine/xobject.h"

#include "engine/xalloc.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const XField object_fields[] = {
    XFIELD_NUMBER(XObject, ttm, XTYPE_I32, INT32_MIN, INT32_MAX),
    XFIELD_NUMBER(XObject, ttmb, XTYPE_I32, 0, INT32_MAX),
    XFIELD_END,
};

const XClass XObject_Class = {.name = "object", .size = sizeof(XObject), .fields = object_fields};

void XObjectTable_Init(XObjectTable *table)
{
  memset(table, 0, sizeof *table);
  table->next_guid = 1;
  table->count = 1; /* slot 0 is nobody */
  table->capacity = 64;
  table->slots = XAlloc(sizeof *table->slots * table->capacity);
}

static void release(XObject *object)
{
  for (const XClass *cls = object->cls; cls != NULL; cls = cls->base) {
    if (cls->Finalize != NULL)
      cls->Finalize(object);
    XFields_Clear(cls->fields, object);
  }
  free(object);
}

void XObjectTable_Clear(XObjectTable *table)
{
  for (int32_t i = 0; i < table->order_count; i++)
    release(table->order[i]);
  XObjectTable_Sweep(table);
  free(table->slots);
  free(table->free_slots);
  free(table->order);
  free(table->doomed);
  memset(table, 0, sizeof *table);
}

static uint32_t take_slot(XObjectTable *table)
{
  if (table->free_count > 0)
    return table->free_slots[--table->free_count];
  if (table->count == table->capacity) {
    table->capacity *= 2;
    table->slots = XRealloc(table->slots, sizeof *table->slots * table->capacity);
  }
  table->slots[table->count] = (XObjectSlot){NULL, 1};
  return table->count++;
}

XObject *XObjectTable_New(XObjectTable *table, const XClass *cls, uint64_t guid)
{
  assert(guid == 0 || guid >= table->next_guid);
  XObject *object = XAlloc(cls->size);
  const uint32_t slot = take_slot(table);
  object->cls = cls;
  object->guid = guid == 0 ? table->next_guid : guid;
  table->next_guid = object->guid + 1;
  object->self = (XHandle){slot, table->slots[slot].generation};
  object->bucket = -1;
  table->slots[slot].object = object;
  XALLOC_GROW(table->order, table->order_count, table->order_capacity);
  table->order[table->order_count++] = object;
  return object;
}

XObject *XObjectTable_Get(const XObjectTable *table, XHandle handle)
{
  if (handle.slot == 0 || handle.slot >= table->count)
    return NULL;
  const XObjectSlot *slot = &table->slots[handle.slot];
  return slot->generation == handle.generation ? slot->object : NULL;
}

/* Index of the first object in `order` whose guid is not below the given one. */
static int32_t lower_bound(const XObjectTable *table, uint64_t guid)
{
  int32_t low = 0, high = table->order_count;
  while (low < high) {
    const int32_t middle = low + (high - low) / 2;
    if (table->order[middle]->guid < guid)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

void XObjectTable_Destroy(XObjectTable *table, XObject *object)
{
  assert(!object->dead && object->bucket < 0);
  const int32_t index = lower_bound(table, object->guid);
  assert(index < table->order_count && table->order[index] == object);
  table->order_count--;
  memmove(&table->order[index], &table->order[index + 1],
          sizeof *table->order * (size_t)(table->order_count - index));
  object->dead = true;
  XObjectSlot *slot = &table->slots[object->self.slot];
  slot->object = NULL;
  slot->generation++;
  XALLOC_GROW(table->doomed, table->doomed_count, table->doomed_capacity);
  table->doomed[table->doomed_count++] = object;
}

void XObjectTable_Sweep(XObjectTable *table)
{
  for (int32_t i = 0; i < table->doomed_count; i++) {
    XALLOC_GROW(table->free_slots, table->free_count, table->free_capacity);
    table->free_slots[table->free_count++] = table->doomed[i]->self.slot;
    release(table->doomed[i]);
  }
  table->doomed_count = 0;
}

XObject *XObjectTable_ByGuid(const XObjectTable *table, uint64_t guid)
{
  const int32_t index = lower_bound(table, guid);
  if (index >= table->order_count || table->order[index]->guid != guid)
    return NULL;
  return table->order[index];
}

int32_t XObjectTable_Count(const XObjectTable *table)
{
  return table->order_count;
}

XObject *XObjectTable_At(const XObjectTable *table, int32_t index)
{
  assert(index >= 0 && index < table->order_count);
  return table->order[index];
}

void XHandleSet_Add(XHandleSet *set, const XObject *object)
{
  if (set->count == set->capacity) {
    set->capacity = set->capacity == 0 ? 8 : set->capacity * 2;
    set->items = XRealloc(set->items, sizeof *set->items * (size_t)set->capacity);
    set->guids = XRealloc(set->guids, sizeof *set->guids * (size_t)set->capacity);
  }
  int32_t at = set->count++;
  for (; at > 0 && set->guids[at - 1] > object->guid; at--) {
    set->items[at] = set->items[at - 1];
    set->guids[at] = set->guids[at - 1];
  }
  assert(at == 0 || set->guids[at - 1] != object->guid);
  set->items[at] = object->self;
  set->guids[at] = object->guid;
}

void XHandleSet_Remove(XHandleSet *set, const XObject *object)
{
  int32_t at = 0;
  while (at < set->count && set->guids[at] != object->guid)
    at++;
  assert(at < set->count);
  const size_t rest = (size_t)(--set->count - at);
  memmove(&set->items[at], &set->items[at + 1], sizeof *set->items * rest);
  memmove(&set->guids[at], &set->guids[at + 1], sizeof *set->guids * rest);
}

void XHandleSet_Clear(XHandleSet *set)
{
  free(set->items);
  free(set->guids);
  *set = (XHandleSet){0};
}
