/*
 * JSON text: the strict reader, by recursive descent. The first error stops it; what was built so
 * far is always a tree that XJson_Free can free.
 */
#include "engine/xjson.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Reader {
  const char *start, *p, *end;
  const char *why; /* the reason at p, or NULL while all is well */
  int depth;
} Reader;

static bool read_value(Reader *reader, XJsonValue *value);

static bool fail(Reader *reader, const char *why)
{
  if (reader->why == NULL) {
    reader->why = why;
  }
  return false;
}

/* The byte at p, or -1 at the end. */
static int peek(const Reader *reader)
{
  return reader->p < reader->end ? (unsigned char)*reader->p : -1;
}

static bool accept(Reader *reader, char c)
{
  if (peek(reader) != c) {
    return false;
  }
  reader->p++;
  return true;
}

static int peek_past_space(Reader *reader)
{
  while (accept(reader, ' ') || accept(reader, '\n') || accept(reader, '\t') ||
         accept(reader, '\r')) {
  }
  return peek(reader);
}

static bool read_word(Reader *reader, const char *word)
{
  size_t n = strlen(word);
  if ((size_t)(reader->end - reader->p) < n || memcmp(reader->p, word, n) != 0) {
    return fail(reader, "a value was expected");
  }
  reader->p += n;
  return true;
}

static bool is_digit(int c)
{
  return c >= '0' && c <= '9';
}

/* Gathers the negative, since INT64_MIN has no positive. */
static bool read_integer(Reader *reader, int64_t *out)
{
  bool minus = accept(reader, '-');
  if (!is_digit(peek(reader))) {
    return fail(reader, "a digit was expected");
  }
  bool zero = peek(reader) == '0';
  int64_t value = 0;
  for (int digits = 0; is_digit(peek(reader)); digits++) {
    int digit = *reader->p - '0';
    if (zero && digits > 0) {
      return fail(reader, "a number may not begin with 0");
    }
    if (value < (INT64_MIN + digit) / 10) {
      return fail(reader, "the integer is too large");
    }
    value = value * 10 - digit;
    reader->p++;
  }
  int next = peek(reader);
  if (next == '.' || next == 'e' || next == 'E') {
    return fail(reader, "only integers are allowed");
  }
  if (!minus && value == INT64_MIN) {
    return fail(reader, "the integer is too large");
  }
  *out = minus ? value : -value;
  return true;
}

static int hex_digit(int c)
{
  if (is_digit(c)) {
    return c - '0';
  }
  if (c >= 'a' && c <= 'f') {
    return c - 'a' + 10;
  }
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static bool read_hex4(Reader *reader, uint32_t *unit)
{
  *unit = 0;
  for (int i = 0; i < 4; i++) {
    int digit = hex_digit(peek(reader));
    if (digit < 0) {
      return fail(reader, "four hexadecimal digits must follow \\u");
    }
    *unit = *unit * 16 + (uint32_t)digit;
    reader->p++;
  }
  return true;
}

/* What follows "\u": one unit, or two that make a pair. */
static bool read_unicode(Reader *reader, XText *out)
{
  uint32_t cp = 0, low = 0;
  if (!read_hex4(reader, &cp)) {
    return false;
  }
  if (cp == 0) {
    return fail(reader, "\\u0000 is not allowed");
  }
  if (cp >= 0xD800 && cp <= 0xDBFF) {
    if (!accept(reader, '\\') || !accept(reader, 'u')) {
      return fail(reader, "half of a surrogate pair");
    }
    if (!read_hex4(reader, &low)) {
      return false;
    }
    if (low < 0xDC00 || low > 0xDFFF) {
      return fail(reader, "half of a surrogate pair");
    }
    cp = 0x10000 + ((cp - 0xD800) << 10) + (low - 0xDC00);
  } else if (cp >= 0xDC00 && cp <= 0xDFFF) {
    return fail(reader, "half of a surrogate pair");
  }
  XText_AddUtf8(out, cp);
  return true;
}

static bool read_escape(Reader *reader, XText *out)
{
  static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
  if (accept(reader, 'u')) {
    return read_unicode(reader, out);
  }
  int c = peek(reader);
  const char *found = c > 0 ? strchr(letters, c) : NULL;
  if (found == NULL) {
    return fail(reader, "unknown escape");
  }
  reader->p++;
  XText_AddChar(out, meant[found - letters]);
  return true;
}

static bool read_text_into(Reader *reader, XText *out)
{
  if (!accept(reader, '"')) {
    return fail(reader, "a text was expected");
  }
  while (!accept(reader, '"')) {
    int c = peek(reader);
    if (c < 0) {
      return fail(reader, "the text does not end");
    }
    if (c < 0x20) {
      return fail(reader, "a control character in a text");
    }
    reader->p++;
    if (c != '\\') {
      XText_AddChar(out, (char)c);
    } else if (!read_escape(reader, out)) {
      return false;
    }
  }
  return true;
}

/* Returns an owned text, or NULL. */
static char *read_text(Reader *reader)
{
  XText text;
  XText_Init(&text);
  if (!read_text_into(reader, &text)) {
    XText_Clear(&text);
  }
  return text.data;
}

/* Adds an empty item; of an object its key, which becomes the object's. */
static XJsonValue *add_item(XJsonValue *group, char *key)
{
  if (group->type == XJSON_OBJECT) {
    int capacity = group->capacity;
    XALLOC_GROW(group->keys, group->count, capacity);
    group->keys[group->count] = key;
  }
  XALLOC_GROW(group->items, group->count, group->capacity);
  XJsonValue *item = &group->items[group->count++];
  *item = (XJsonValue){.type = XJSON_NULL};
  return item;
}

static bool read_item(Reader *reader, XJsonValue *group)
{
  char *key = NULL;
  peek_past_space(reader);
  if (group->type == XJSON_OBJECT) {
    key = read_text(reader);
    if (key == NULL) {
      return false;
    }
    peek_past_space(reader);
    if (!accept(reader, ':')) {
      free(key);
      return fail(reader, "':' was expected");
    }
  }
  return read_value(reader, add_item(group, key));
}

static int compare_keys(const void *a, const void *b)
{
  return strcmp(*(char *const *)a, *(char *const *)b);
}

/* By sorting, so that a hostile object of many keys takes no quadratic time. */
static bool has_key_twice(const XJsonValue *object)
{
  size_t n = (size_t)object->count;
  char **sorted = XAlloc(n * sizeof *sorted);
  bool twice = false;
  if (n > 0) {
    memcpy(sorted, object->keys, n * sizeof *sorted);
    qsort(sorted, n, sizeof *sorted, compare_keys);
  }
  for (size_t i = 1; i < n; i++) {
    twice = twice || strcmp(sorted[i - 1], sorted[i]) == 0;
  }
  free(sorted);
  return twice;
}

/* Reads a whole array or object; p is behind its bracket. */
static bool read_group(Reader *reader, XJsonValue *group, XJsonType type, char closing)
{
  group->type = type;
  if (++reader->depth > XJSON_DEPTH_MAX) {
    return fail(reader, "too deep");
  }
  peek_past_space(reader);
  if (!accept(reader, closing)) {
    do {
      if (!read_item(reader, group)) {
        return false;
      }
      peek_past_space(reader);
    } while (accept(reader, ','));
    if (!accept(reader, closing)) {
      return fail(reader,
                  type == XJSON_ARRAY ? "',' or ']' was expected" : "',' or '}' was expected");
    }
  }
  reader->depth--;
  return type == XJSON_OBJECT && has_key_twice(group) ? fail(reader, "a key is there twice") : true;
}

static bool read_bool(Reader *reader, XJsonValue *value)
{
  value->type = XJSON_BOOL;
  value->boolean = peek(reader) == 't';
  return read_word(reader, value->boolean ? "true" : "false");
}

static bool read_value(Reader *reader, XJsonValue *value)
{
  switch (peek_past_space(reader)) {
  case '{':
    reader->p++;
    return read_group(reader, value, XJSON_OBJECT, '}');
  case '[':
    reader->p++;
    return read_group(reader, value, XJSON_ARRAY, ']');
  case '"':
    value->type = XJSON_TEXT;
    value->text = read_text(reader);
    return value->text != NULL;
  case 't':
  case 'f':
    return read_bool(reader, value);
  case 'n':
    return read_word(reader, "null");
  default:
    value->type = XJSON_INT;
    return is_digit(peek(reader)) || peek(reader) == '-' ? read_integer(reader, &value->integer)
                                                         : fail(reader, "a value was expected");
  }
}

static void explain(const Reader *reader, char *why, size_t why_size)
{
  int line = 1;
  const char *line_start = reader->start;
  for (const char *p = reader->start; p < reader->p; p++) {
    if (*p == '\n') {
      line++;
      line_start = p + 1;
    }
  }
  snprintf(why, why_size, "line %d, column %td: %s", line, reader->p - line_start + 1, reader->why);
}

XJsonValue *XJson_Parse(const char *bytes, size_t length, char *why, size_t why_size)
{
  Reader reader = {.start = bytes, .p = bytes, .end = bytes + length};
  XJsonValue *root = XAlloc(sizeof *root);
  if (!XUtf8_IsValid(bytes, length)) {
    fail(&reader, "not UTF-8");
  } else if (read_value(&reader, root) && peek_past_space(&reader) >= 0) {
    fail(&reader, "something follows the value");
  }
  if (reader.why == NULL) {
    return root;
  }
  explain(&reader, why, why_size);
  XJson_Free(root);
  return NULL;
}
