/* Source files of a world: reading, finding places in them, errors with the line they are about. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/ldef.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define MOST_FILE (4 * 1024 * 1024)

/* Reads a whole regular file; NULL when it is none or too long. */
static char *read_file(const char *name, size_t *length)
{
  struct stat about;
  if (stat(name, &about) != 0 || !S_ISREG(about.st_mode) || about.st_size > MOST_FILE)
    return NULL;
  FILE *file = fopen(name, "rb");
  if (file == NULL)
    return NULL;
  char *text = XAlloc((size_t)about.st_size + 1);
  *length = fread(text, 1, (size_t)about.st_size, file);
  bool whole = ferror(file) == 0;
  fclose(file);
  if (!whole) {
    free(text);
    return NULL;
  }
  return text;
}

/* The same out of what was kept. */
static char *read_kept(const XLoader *loader, const char *path, size_t *length)
{
  XBundleFile file;
  if (!XBundle_Find(*loader->kept, loader->mods[loader->current].id, path, &file) ||
      file.length > MOST_FILE)
    return NULL;
  char *text = XAlloc(file.length + 1);
  memcpy(text, file.text, file.length);
  *length = file.length;
  return text;
}

XSource *XSource_Read(XLoader *loader, const char *path)
{
  size_t length = 0;
  char *name = XStrFormat("%s/%s", loader->mods[loader->current].dir, path);
  char *text = loader->kept != NULL ? read_kept(loader, path, &length) : read_file(name, &length);
  if (text == NULL) {
    free(name);
    return NULL;
  }
  XSource *source = XAlloc(sizeof *source);
  source->mod = loader->current;
  source->path = XStrDup(path);
  source->name = name;
  source->text = text;
  source->length = length;
  source->scan =
      (loader->places ? XLuaScan_New : XLuaScan_Check)(name, text, length, loader->errors);
  XALLOC_GROW(loader->sources, loader->source_count, loader->source_capacity);
  loader->sources[loader->source_count++] = source;
  return source;
}

void XSource_Free(XSource *source)
{
  XLuaScan_Free(source->scan);
  free(source->counts);
  free(source->path);
  free(source->name);
  free(source->text);
  free(source);
}

XSource *XSource_Of(const XLoader *loader, const char *chunk)
{
  const char *name = *chunk == '@' || *chunk == '=' ? chunk + 1 : chunk;
  for (int i = 0; i < loader->source_count; i++)
    if (strcmp(loader->sources[i]->name, name) == 0)
      return loader->sources[i];
  return NULL;
}

int XSource_CountNew(XSource *source, int line)
{
  for (int i = 0; i < source->count_count; i++)
    if (source->counts[i].line == line)
      return source->counts[i].count++;
  XALLOC_GROW(source->counts, source->count_count, source->count_capacity);
  source->counts[source->count_count++] = (XLineCount){line, 1};
  return 0;
}

static bool is_word(char c)
{
  return isalnum((unsigned char)c) || c == '_';
}

XScanPlace XSource_Find(const XSource *source, int line, const char *text)
{
  XScanPlace place = {line, 0};
  char *in = XLuaScan_Line(source->scan, line);
  if (in == NULL)
    return place;
  size_t length = strlen(text);
  for (char *at = strstr(in, text); at != NULL; at = strstr(at + 1, text)) {
    bool begins = at == in || !is_word(at[-1]) || !is_word(text[0]);
    if (begins && (!is_word(at[length]) || !is_word(text[length - 1]))) {
      place.column = (int)(at - in) + 1;
      break;
    }
  }
  free(in);
  return place;
}

static void add_error(const XLoader *loader, const XSource *source, XScanPlace place,
                      const char *code, const char *subject, const char *fmt, va_list args)
{
  if (loader->errors == NULL)
    return;
  va_list again;
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, again);
  va_end(again);
  char *text = XAlloc((size_t)(n < 0 ? 0 : n) + 1);
  vsnprintf(text, (size_t)(n < 0 ? 0 : n) + 1, fmt, args);
  const char *file = source != NULL ? source->name : loader->dir;
  XErrorEntry *entry =
      XErrorList_Add(loader->errors, file, place.line, place.column, code, "%s%s", subject, text);
  if (source != NULL && place.line > 0)
    entry->source_line = XLuaScan_Line(source->scan, place.line);
  free(text);
}

void XLoader_Error(XLoader *loader, const XSource *source, XScanPlace place, const char *code,
                   const char *fmt, ...)
{
  va_list args;
  va_start(args, fmt);
  add_error(loader, source, place, code, "", fmt, args);
  va_end(args);
}

void XDefinition_Error(const XDefinition *def, XScanPlace place, const char *code, const char *fmt,
                       ...)
{
  char *subject = XStrFormat("%s \"%s\": ", def->builder->word, def->id);
  va_list args;
  va_start(args, fmt);
  add_error(def->loader, def->source, place, code, subject, fmt, args);
  va_end(args);
  free(subject);
}

int XLoader_Suggest(const char *word, const char *const *list, int count, char *out, size_t size)
{
  int nearest = XString_Nearest(word, list, count);
  if (nearest < 0)
    out[0] = '\0';
  else
    snprintf(out, size, "; did you mean \"%s\"?", list[nearest]);
  return nearest;
}
