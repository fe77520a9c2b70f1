/* Checking a world: the loader does it, this file only tells. */
#include "lua/lint.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "lua/builder.h"
#include "lua/loader.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { SHOWN_MOST = 30, FOLDERS_DEEP = 8 }; /* errors told in words */

/* How many of each kind there are. */
static void add_summary(const XLoader *loader, const char *dir, XText *out)
{
  const XContent *content = XLoader_Content(loader);
  int files = 0;
  while (XLoader_File(loader, files) != NULL)
    files++;
  XText_AddFormat(out, "%s: no errors; files %d", dir, files);
  for (int i = 0; XBuilders[i] != NULL; i++)
    if (XBuilders[i]->type != XKIND_NONE)
      XText_AddFormat(out, ", %s %d", XBuilders[i]->word,
                      (int)XContent_Count(content, XBuilders[i]->type));
  XText_AddChar(out, '\n');
}

static void add_json(const XErrorList *errors, XText *out)
{
  XJsonWriter writer;
  XJsonWriter_Init(&writer, out);
  XJson_ArrayBegin(&writer);
  for (int i = 0; i < errors->count; i++) {
    const XErrorEntry *entry = &errors->entries[i];
    XJson_ObjectBegin(&writer);
    XJson_Key(&writer, "file");
    XJson_Text(&writer, entry->file);
    XJson_Key(&writer, "line");
    XJson_Int(&writer, entry->line);
    XJson_Key(&writer, "column");
    XJson_Int(&writer, entry->column);
    XJson_Key(&writer, "code");
    XJson_Text(&writer, entry->code);
    XJson_Key(&writer, "text");
    XJson_Text(&writer, entry->text);
    XJson_ObjectEnd(&writer);
  }
  XJson_ArrayEnd(&writer);
  XText_AddChar(out, '\n');
}

/* The first of them, and how many more there are: a broken file makes hundreds. */
static void add_text(const XErrorList *errors, XText *out)
{
  XErrorList first = *errors;
  first.count = errors->count < SHOWN_MOST ? errors->count : SHOWN_MOST;
  XErrorList_Format(&first, out);
  if (errors->count > first.count)
    XText_AddFormat(out, "and %d more; --json tells all\n", errors->count - first.count);
}

/* Whether the loader can begin at all; only an init.lua that it could not read is no finding. */
static XLintResult result_of(const XErrorList *errors)
{
  if (errors->count == 0)
    return XLINT_FINE;
  return errors->count == 1 && errors->entries[0].line == 0 &&
                 strcmp(errors->entries[0].code, "E-FILE-MISSING") == 0
             ? XLINT_NO_WORLD
             : XLINT_FINDINGS;
}

static bool is_read(const XLoader *loader, const char *path)
{
  for (int i = 0; XLoader_File(loader, i) != NULL; i++)
    if (strcmp(XLoader_File(loader, i), path) == 0)
      return true;
  return false;
}

/* Files of the world that no Include reads: content that nobody meets. `below` is "" or ends with
   a slash. The scenarios in tests/ are none. */
static void find_unread(const XLoader *loader, const char *dir, const char *below, int depth,
                        XErrorList *errors)
{
  struct dirent **entries;
  char *folder = XStrFormat("%s/%s", dir, below);
  const int count = depth > 0 ? scandir(folder, &entries, NULL, alphasort) : 0;
  for (int i = 0; i < count; i++) {
    const char *name = entries[i]->d_name, *end = strrchr(name, '.');
    char *path = XStrFormat("%s%s", below, name), *full = XStrFormat("%s/%s", dir, path);
    char *inside = XStrFormat("%s/", path);
    struct stat about;
    const bool known = name[0] != '.' && lstat(full, &about) == 0;
    if (known && S_ISDIR(about.st_mode) && (*below != '\0' || strcmp(name, "tests") != 0))
      find_unread(loader, dir, inside, depth - 1, errors);
    else if (known && !S_ISDIR(about.st_mode) && end != NULL && strcmp(end, ".lua") == 0 &&
             !is_read(loader, path))
      XErrorList_Add(errors, full, 0, 0, "W-FILE-UNREAD", "no Include reads this file");
    free(inside);
    free(full);
    free(path);
    free(entries[i]);
  }
  if (count > 0)
    free(entries);
  free(folder);
}

int XLint_Run(const char *dir, bool json, XText *out)
{
  struct stat about;
  if (stat(dir, &about) != 0 || !S_ISDIR(about.st_mode)) {
    XText_AddFormat(out, "%s is not a directory\n", dir);
    return XLINT_USAGE;
  }
  XErrorList errors;
  XErrorList_Init(&errors);
  XLoader *loader = XLoader_New(dir, &errors);
  if (loader != NULL)
    find_unread(loader, dir, "", FOLDERS_DEEP, &errors);
  XLintResult result = result_of(&errors);
  if (json)
    add_json(&errors, out);
  else if (errors.count > 0)
    add_text(&errors, out);
  else
    add_summary(loader, dir, out);
  XLoader_Free(loader);
  XErrorList_Clear(&errors);
  return (int)result;
}
