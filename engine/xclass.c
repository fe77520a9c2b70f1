/* Walking field tables, and the two containers that fields may own. */
#include "engine/xclass.h"

#include "engine/xalloc.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

bool XClass_Is(const XClass *cls, const XClass *ancestor)
{
  for (; cls != NULL; cls = cls->base)
    if (cls == ancestor)
      return true;
  return false;
}

void XClass_EachField(const XClass *cls, XFieldVisitor *visit, void *context)
{
  if (cls == NULL)
    return;
  XClass_EachField(cls->base, visit, context);
  for (const XField *field = cls->fields; field != NULL && field->name != NULL; field++)
    visit(context, field);
}

void *XField_At(const XField *field, void *owner, int32_t index)
{
  assert(index >= 0 && index < field->count);
  return (char *)owner + field->offset + field->size * (size_t)index;
}

int64_t XField_GetNumber(const XField *field, const void *owner, int32_t index)
{
  const char *at = (const char *)owner + field->offset + field->size * (size_t)index;
  int16_t i16;
  int32_t i32;
  int64_t i64;
  assert(index >= 0 && index < field->count);
  switch (field->type) {
  case XTYPE_U8:
    return (uint8_t)*at;
  case XTYPE_I16:
    memcpy(&i16, at, sizeof i16);
    return i16;
  case XTYPE_I32:
    memcpy(&i32, at, sizeof i32);
    return i32;
  case XTYPE_I64:
  case XTYPE_U64:
    memcpy(&i64, at, sizeof i64);
    return i64;
  default:
    assert(false && "not a number field");
    return 0;
  }
}

bool XField_SetNumber(const XField *field, void *owner, int32_t index, int64_t value)
{
  char *at = XField_At(field, owner, index);
  if (field->type != XTYPE_U64 && (value < field->min || value > field->max))
    return false;
  const int16_t i16 = (int16_t)value;
  const int32_t i32 = (int32_t)value;
  switch (field->type) {
  case XTYPE_U8:
    *(uint8_t *)at = (uint8_t)value;
    return true;
  case XTYPE_I16:
    memcpy(at, &i16, sizeof i16);
    return true;
  case XTYPE_I32:
    memcpy(at, &i32, sizeof i32);
    return true;
  case XTYPE_I64:
  case XTYPE_U64:
    memcpy(at, &value, sizeof value);
    return true;
  default:
    assert(false && "not a number field");
    return false;
  }
}

void *XRecords_Add(XRecords *records, size_t size)
{
  if (records->count == records->capacity) {
    records->capacity = records->capacity == 0 ? 4 : records->capacity * 2;
    records->items = XRealloc(records->items, size * (size_t)records->capacity);
  }
  char *at = (char *)records->items + size * (size_t)records->count++;
  memset(at, 0, size);
  return at;
}

void XRecords_Remove(XRecords *records, size_t size, int32_t index)
{
  assert(index >= 0 && index < records->count);
  char *at = (char *)records->items + size * (size_t)index;
  records->count--;
  memmove(at, at + size, size * (size_t)(records->count - index));
}

void XRecords_Clear(XRecords *records)
{
  free(records->items);
  *records = (XRecords){0};
}

void XLayer_Init(XLayer *layer, int32_t count)
{
  layer->cells = XAlloc(sizeof(uint16_t) * (size_t)count);
  layer->count = count;
}

void XLayer_Clear(XLayer *layer)
{
  free(layer->cells);
  *layer = (XLayer){0};
}

void XFields_Clear(const XField *fields, void *owner)
{
  for (const XField *field = fields; field != NULL && field->name != NULL; field++) {
    if (field->shape == XSHAPE_CHILD)
      XRecords_Clear(XField_At(field, owner, 0));
    else if (field->shape == XSHAPE_LAYER)
      XLayer_Clear(XField_At(field, owner, 0));
  }
}
