/*
 * A list of errors in content. Gathers, sorts and words them; knows nothing of what is checked.
 */
#include "engine/xerror.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void XErrorList_Init(XErrorList *list)
{
  *list = (XErrorList){0};
}

void XErrorList_Drop(XErrorList *list)
{
  assert(list->count > 0);
  XErrorEntry *entry = &list->entries[--list->count];
  free(entry->file);
  free(entry->code);
  free(entry->text);
  free(entry->source_line);
}

void XErrorList_Clear(XErrorList *list)
{
  while (list->count > 0) {
    XErrorList_Drop(list);
  }
  free(list->entries);
  *list = (XErrorList){0};
}

XErrorEntry *XErrorList_Add(XErrorList *list, const char *file, int line, int column,
                            const char *code, const char *fmt, ...)
{
  va_list args, again;
  va_start(args, fmt);
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, args);
  va_end(args);
  size_t size = n > 0 ? (size_t)n + 1 : 1;
  char *text = XAlloc(size);
  vsnprintf(text, size, fmt, again);
  va_end(again);

  XALLOC_GROW(list->entries, list->count, list->capacity);
  XErrorEntry *entry = &list->entries[list->count++];
  *entry = (XErrorEntry){
      .file = XStrDup(file), .line = line, .column = column, .code = XStrDup(code), .text = text};
  return entry;
}

static int compare(const XErrorEntry *a, const XErrorEntry *b)
{
  int files = strcmp(a->file, b->file);
  if (files != 0) {
    return files;
  }
  if (a->line != b->line) {
    return a->line < b->line ? -1 : 1;
  }
  return (a->column > b->column) - (a->column < b->column);
}

/* Merges two sorted runs of `from` into `to`; equal ones keep their order. */
static void merge(const XErrorEntry *from, XErrorEntry *to, int left, int middle, int right)
{
  int a = left, b = middle;
  for (int i = left; i < right; i++) {
    const bool first = a < middle && (b >= right || compare(&from[a], &from[b]) <= 0);
    to[i] = first ? from[a++] : from[b++];
  }
}

/* By merging runs: stable, and quick however many there are. */
void XErrorList_Sort(XErrorList *list)
{
  XErrorEntry *spare = XAlloc(sizeof *spare * (size_t)(list->count + 1));
  for (int width = 1; width < list->count; width *= 2) {
    for (int left = 0; left < list->count; left += 2 * width) {
      const int middle = left + width < list->count ? left + width : list->count;
      const int right = left + 2 * width < list->count ? left + 2 * width : list->count;
      merge(list->entries, spare, left, middle, right);
    }
    memcpy(list->entries, spare, sizeof *spare * (size_t)list->count);
  }
  free(spare);
}

/* The line, and a caret under byte `column`, at the latest just behind its end. Tabs are repeated
 * in front of the caret, so that it stands right at any tab width. */
static void add_source(XText *out, const char *line, int column)
{
  size_t length = strcspn(line, "\r\n");
  XText_Add(out, "    ");
  XText_AddBytes(out, line, length);
  XText_AddChar(out, '\n');
  if (column < 1) {
    return;
  }
  size_t at = (size_t)column - 1 < length ? (size_t)column - 1 : length;
  XText_Add(out, "    ");
  for (const char *p = line; p < line + at;) {
    bool tab = *p == '\t';
    int width = XUtf8_CharWidth(XUtf8_Decode(&p));
    XText_AddFormat(out, "%*s", tab ? 1 : width, tab ? "\t" : "");
  }
  XText_Add(out, "^\n");
}

static void add_entry(XText *out, const XErrorEntry *entry)
{
  XText_Add(out, entry->file);
  if (entry->line > 0) {
    XText_AddFormat(out, ":%d", entry->line);
    if (entry->column > 0) {
      XText_AddFormat(out, ":%d", entry->column);
    }
  }
  XText_AddFormat(out, ": error[%s]: %s\n", entry->code, entry->text);
  if (entry->source_line != NULL) {
    add_source(out, entry->source_line, entry->column);
  }
}

void XErrorList_Format(const XErrorList *list, XText *out)
{
  for (int i = 0; i < list->count; i++) {
    add_entry(out, &list->entries[i]);
  }
}
