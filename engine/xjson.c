/*
 * JSON text: the writer and what is done with a tree once read. Reading is in xjson_read.c.
 */
#include "engine/xjson.h"

#include "engine/xstring.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void XJsonWriter_Init(XJsonWriter *writer, XText *out)
{
  *writer = (XJsonWriter){.out = out};
}

static void begin_value(XJsonWriter *writer)
{
  if (writer->needs_comma) {
    XText_AddChar(writer->out, ',');
  }
  writer->needs_comma = true;
}

static void begin_group(XJsonWriter *writer, char bracket)
{
  begin_value(writer);
  XText_AddChar(writer->out, bracket);
  writer->depth++;
  writer->needs_comma = false;
}

static void end_group(XJsonWriter *writer, char bracket)
{
  assert(writer->depth > 0);
  XText_AddChar(writer->out, bracket);
  writer->depth--;
  writer->needs_comma = true;
}

void XJson_ObjectBegin(XJsonWriter *writer)
{
  begin_group(writer, '{');
}

void XJson_ObjectEnd(XJsonWriter *writer)
{
  end_group(writer, '}');
}

void XJson_ArrayBegin(XJsonWriter *writer)
{
  begin_group(writer, '[');
}

void XJson_ArrayEnd(XJsonWriter *writer)
{
  end_group(writer, ']');
}

static void add_escaped(XText *out, uint32_t cp)
{
  static const char plain[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";
  const char *found = cp < 0x80 ? strchr(plain, (int)cp) : NULL;
  if (found != NULL) {
    XText_AddChar(out, '\\');
    XText_AddChar(out, letters[found - plain]);
  } else if (cp < 0x20) {
    XText_AddFormat(out, "\\u%04" PRIx32, cp);
  } else {
    XText_AddUtf8(out, cp);
  }
}

static void add_quoted(XText *out, const char *text)
{
  XText_AddChar(out, '"');
  while (*text != '\0') {
    add_escaped(out, XUtf8_Decode(&text));
  }
  XText_AddChar(out, '"');
}

void XJson_Key(XJsonWriter *writer, const char *key)
{
  assert(writer->depth > 0);
  begin_value(writer);
  add_quoted(writer->out, key);
  XText_AddChar(writer->out, ':');
  writer->needs_comma = false;
}

void XJson_Text(XJsonWriter *writer, const char *text)
{
  if (text == NULL) {
    XJson_Null(writer);
    return;
  }
  begin_value(writer);
  add_quoted(writer->out, text);
}

void XJson_Int(XJsonWriter *writer, int64_t value)
{
  begin_value(writer);
  XText_AddFormat(writer->out, "%" PRId64, value);
}

void XJson_Bool(XJsonWriter *writer, bool value)
{
  begin_value(writer);
  XText_Add(writer->out, value ? "true" : "false");
}

void XJson_Null(XJsonWriter *writer)
{
  begin_value(writer);
  XText_Add(writer->out, "null");
}

static void clear_value(XJsonValue *value)
{
  for (int i = 0; i < value->count; i++) {
    clear_value(&value->items[i]);
    if (value->keys != NULL) {
      free(value->keys[i]);
    }
  }
  free(value->items);
  free(value->keys);
  free(value->text);
}

void XJson_Free(XJsonValue *root)
{
  if (root != NULL) {
    clear_value(root);
    free(root);
  }
}

const XJsonValue *XJson_Get(const XJsonValue *value, const char *key)
{
  if (value == NULL || value->type != XJSON_OBJECT) {
    return NULL;
  }
  for (int i = 0; i < value->count; i++) {
    if (strcmp(value->keys[i], key) == 0) {
      return &value->items[i];
    }
  }
  return NULL;
}
