/* Checking a world: the loader does it, this file only tells. */
#include "lua/lint.h"

#include "engine/xerror.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "lua/builder.h"
#include "lua/loader.h"

#include <string.h>
#include <sys/stat.h>

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
  XLintResult result = result_of(&errors);
  if (json)
    add_json(&errors, out);
  else if (loader == NULL)
    XErrorList_Format(&errors, out);
  else
    add_summary(loader, dir, out);
  XLoader_Free(loader);
  XErrorList_Clear(&errors);
  return (int)result;
}
