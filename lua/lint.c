/* The author's check: runs the loader and shows what it found. */
#include "lua/lint.h"

#include "engine/xerror.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "lua/loader.h"

#include <string.h>

static void write_json(const XErrorList *errors, XText *out)
{
  XJsonWriter json;
  XJsonWriter_Init(&json, out);
  XJson_ArrayBegin(&json);
  for (int i = 0; i < errors->count; i++) {
    const XErrorEntry *entry = &errors->entries[i];
    XJson_ObjectBegin(&json);
    XJson_Key(&json, "file");
    XJson_Text(&json, entry->file);
    XJson_Key(&json, "line");
    XJson_Int(&json, entry->line);
    XJson_Key(&json, "column");
    XJson_Int(&json, entry->column);
    XJson_Key(&json, "code");
    XJson_Text(&json, entry->code);
    XJson_Key(&json, "text");
    XJson_Text(&json, entry->text);
    XJson_ObjectEnd(&json);
  }
  XJson_ArrayEnd(&json);
  XText_AddChar(out, '\n');
}

/* Nothing at all was read: the one error is that init.lua is missing. */
static bool is_no_world(const XErrorList *errors)
{
  return errors->count == 1 && errors->entries[0].line == 0 &&
         strcmp(errors->entries[0].code, "E-FILE-MISSING") == 0;
}

int XLint_Run(const char *dir, bool json, XText *out)
{
  if (dir == NULL || *dir == '\0') {
    XText_Add(out, "lint takes a directory with an init.lua\n");
    return XLINT_USAGE;
  }
  XErrorList errors;
  XErrorList_Init(&errors);
  XLoader *loader = XLoader_New(dir, &errors);
  int status = loader != NULL         ? XLINT_FINE
               : is_no_world(&errors) ? XLINT_CANNOT_LOAD
                                      : XLINT_FINDINGS;
  if (json)
    write_json(&errors, out);
  else
    XErrorList_Format(&errors, out);
  if (!json && errors.count > 0)
    XText_AddFormat(out, "%d error%s; `lint --explain CODE` tells more\n", errors.count,
                    errors.count == 1 ? "" : "s");
  XLoader_Free(loader);
  XErrorList_Clear(&errors);
  return status;
}
