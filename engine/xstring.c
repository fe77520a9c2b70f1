/*
 * Texts: the growing buffer, UTF-8 by utf8proc, and edit distance. Bytes in, bytes out: nothing
 * here normalises or compares by language.
 */
#include "engine/xstring.h"

#include "engine/xalloc.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

enum { FIRST_CAPACITY = 64 };

/* Room for n more bytes and the NUL. */
static void make_room(XText *text, size_t n)
{
  size_t needed = text->length + n + 1;
  if (needed <= text->capacity) {
    return;
  }
  size_t capacity = text->capacity > 0 ? text->capacity : FIRST_CAPACITY;
  while (capacity < needed) {
    capacity *= 2;
  }
  text->data = XRealloc(text->data, capacity);
  text->capacity = capacity;
}

void XText_Init(XText *text)
{
  *text = (XText){.data = XAlloc(FIRST_CAPACITY), .capacity = FIRST_CAPACITY};
}

void XText_Clear(XText *text)
{
  free(text->data);
  *text = (XText){0};
}

void XText_Reset(XText *text)
{
  text->length = 0;
  text->data[0] = '\0';
}

void XText_AddBytes(XText *text, const char *bytes, size_t n)
{
  make_room(text, n);
  memcpy(text->data + text->length, bytes, n);
  text->length += n;
  text->data[text->length] = '\0';
}

void XText_Add(XText *text, const char *s)
{
  XText_AddBytes(text, s, strlen(s));
}

void XText_AddFormat(XText *text, const char *fmt, ...)
{
  va_list args, again;
  va_start(args, fmt);
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, args);
  va_end(args);
  if (n > 0) {
    make_room(text, (size_t)n);
    vsnprintf(text->data + text->length, (size_t)n + 1, fmt, again);
    text->length += (size_t)n;
  }
  va_end(again);
}

void XText_AddChar(XText *text, char c)
{
  XText_AddBytes(text, &c, 1);
}

void XText_AddUtf8(XText *text, uint32_t cp)
{
  char bytes[5];
  int n = XUtf8_Encode(cp, bytes);
  XText_AddBytes(text, bytes, (size_t)n);
}

uint32_t XUtf8_Decode(const char **p)
{
  if (**p == '\0') {
    return 0;
  }
  if ((unsigned char)**p < 0x80) /* most of what is shown */
    return (unsigned char)*(*p)++;
  utf8proc_int32_t cp;
  /* -1: the NUL ends the text; no continuation byte is 0, so nothing behind it is read. */
  utf8proc_ssize_t n = utf8proc_iterate((const utf8proc_uint8_t *)*p, -1, &cp);
  if (n <= 0) {
    *p += 1;
    return XUTF8_REPLACEMENT;
  }
  *p += n;
  return (uint32_t)cp;
}

int XUtf8_Encode(uint32_t cp, char out[5])
{
  bool valid = cp <= 0x10FFFFu && !(cp >= 0xD800u && cp <= 0xDFFFu);
  utf8proc_int32_t shown = (utf8proc_int32_t)(valid ? cp : XUTF8_REPLACEMENT);
  int n = (int)utf8proc_encode_char(shown, (utf8proc_uint8_t *)out);
  out[n] = '\0';
  return n;
}

void XUtf8_Keep(char *out, size_t size, const char *text)
{
  size_t length = strlen(text);
  if (length >= size)
    for (length = size - 1; length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80;)
      length--;
  memcpy(out, text, length);
  out[length] = '\0';
}

int XUtf8_Width(const char *text)
{
  int width = 0;
  while (*text != '\0') {
    width += XUtf8_CharWidth(XUtf8_Decode(&text));
  }
  return width;
}

int XUtf8_CharWidth(uint32_t cp)
{
  if (cp >= ' ' && cp < 0x7F)
    return 1;
  return cp <= 0x10FFFFu ? utf8proc_charwidth((utf8proc_int32_t)cp) : 1;
}

bool XUtf8_IsValid(const char *bytes, size_t n)
{
  const utf8proc_uint8_t *p = (const utf8proc_uint8_t *)bytes;
  while (n > 0) {
    utf8proc_int32_t cp;
    utf8proc_ssize_t used = utf8proc_iterate(p, (utf8proc_ssize_t)n, &cp);
    if (used <= 0) {
      return false;
    }
    p += used;
    n -= (size_t)used;
  }
  return true;
}

static int least(int a, int b)
{
  return a < b ? a : b;
}

int XString_Distance(const char *a, const char *b)
{
  size_t columns = strlen(b) + 1;
  int *rows = XAlloc(3 * columns * sizeof *rows);
  int *before = rows, *last = rows + columns, *row = rows + 2 * columns;
  for (size_t j = 0; j < columns; j++) {
    row[j] = (int)j;
  }
  for (size_t i = 1; i <= strlen(a); i++) {
    int *reused = before;
    before = last, last = row, row = reused;
    row[0] = (int)i;
    for (size_t j = 1; j < columns; j++) {
      int change = last[j - 1] + (a[i - 1] != b[j - 1]);
      row[j] = least(change, least(last[j], row[j - 1]) + 1);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = least(row[j], before[j - 2] + 1);
      }
    }
  }
  int distance = row[columns - 1];
  free(rows);
  return distance;
}

int XString_Nearest(const char *word, const char *const *list, int count)
{
  int allowed = (int)(strlen(word) / 3);
  int nearest = -1;
  int best = (allowed > 1 ? allowed : 1) + 1;
  for (int i = 0; i < count; i++) {
    int distance = XString_Distance(word, list[i]);
    if (distance < best) {
      best = distance;
      nearest = i;
    }
  }
  return nearest;
}
