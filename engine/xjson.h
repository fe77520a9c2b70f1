/*
 * JSON text: a writer that appends to an XText and a strict reader into a tree. Numbers are int64
 * only; a fraction or exponent is an error, so nothing is rounded. Texts are UTF-8 without NUL.
 */
#ifndef ENGINE_XJSON_H
#define ENGINE_XJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct XText;

enum { XJSON_DEPTH_MAX = 64 }; /* arrays and objects inside each other, for the reader */

/* Writes one value after another with the commas where they belong; no spaces, no line ends. Begin
 * and End must pair, and in an object each value must follow its key: asserted where seen. */
typedef struct XJsonWriter {
  struct XText *out; /* not owned */
  int depth;
  bool needs_comma;
} XJsonWriter;

/* Starts a writer that appends to out. Nothing to clear. */
void XJsonWriter_Init(XJsonWriter *writer, struct XText *out);

void XJson_ObjectBegin(XJsonWriter *writer);
void XJson_ObjectEnd(XJsonWriter *writer);
void XJson_ArrayBegin(XJsonWriter *writer);
void XJson_ArrayEnd(XJsonWriter *writer);

/* Writes the key of the next value. */
void XJson_Key(XJsonWriter *writer, const char *key);

/* Write one value. Bad bytes in a text become U+FFFD; a NULL text is written as null. */
void XJson_Text(XJsonWriter *writer, const char *text);
void XJson_Int(XJsonWriter *writer, int64_t value);
void XJson_Bool(XJsonWriter *writer, bool value);
void XJson_Null(XJsonWriter *writer);

typedef enum XJsonType {
  XJSON_NULL,
  XJSON_BOOL,
  XJSON_INT,
  XJSON_TEXT,
  XJSON_ARRAY,
  XJSON_OBJECT
} XJsonType;

/* A value that was read; only the fields of its type mean anything. Arrays and objects have `count`
 * items in the order of the text; keys[i] is the key of items[i]. */
typedef struct XJsonValue {
  XJsonType type;
  bool boolean;
  int64_t integer;
  char *text;
  int count, capacity;
  struct XJsonValue *items;
  char **keys; /* objects only, else NULL */
} XJsonValue;

/* Reads `length` bytes that hold exactly one value. Returns the tree, owned by the caller
 * (XJson_Free), or NULL with "line L, column C: reason" in why, cut to why_size bytes (0: none).
 * Errors beside bad syntax: not UTF-8, a fraction or exponent, an integer outside int64, a key
 * twice in one object, \u0000, deeper than XJSON_DEPTH_MAX. */
XJsonValue *XJson_Parse(const char *bytes, size_t length, char *why, size_t why_size);

/* Frees a tree that XJson_Parse returned. NULL is allowed. */
void XJson_Free(XJsonValue *root);

/* Returns the value of the key, or NULL when there is none or value is NULL or no object. */
const XJsonValue *XJson_Get(const XJsonValue *value, const char *key);

#endif
