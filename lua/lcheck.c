/* What checks of definitions report and ask, and what a world needs as a whole. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "game/place.h"
#include "lua/ldef.h"
#include "magic/xskill.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const XScanPlace nowhere = {0, 0};

/* Whether this method was said wrongly by the definition or an ancestor. */
static bool is_broken(const XDefinition *def, const char *method)
{
  int index = method != NULL ? XBuilder_MethodIndex(def->builder, method) : -1;
  for (; index >= 0 && def != NULL; def = def->parent)
    if ((def->broken >> index & 1) != 0)
      return true;
  return false;
}

static void report(const XCheck *check, const XDefinition *at, const char *method, XScanPlace place,
                   const char *code, const char *fmt, va_list args)
{
  char text[400];
  vsnprintf(text, sizeof text, fmt, args);
  if (!is_broken(check->definition, method))
    XDefinition_Error(at, place, code, "%s", text);
}

/* The definition, or the patch of it that says the method last. */
static const XDefinition *saying(const XDefinition *def, const char *method)
{
  int index = method != NULL ? XBuilder_MethodIndex(def->builder, method) : -1;
  return index >= 0 ? XDefinition_Saying(def, index) : def;
}

/* Where the definition calls the method; its own place when it does not. */
static XScanPlace method_place(const XDefinition *def, const char *method)
{
  int index = method != NULL ? XBuilder_MethodIndex(def->builder, method) : -1;
  return index >= 0 && def->said_at[index].line != 0 ? def->said_at[index] : def->place;
}

void XCheck_Error(XCheck *check, const char *method, const char *code, const char *fmt, ...)
{
  va_list args;
  va_start(args, fmt);
  const XDefinition *at = saying(check->definition, method);
  report(check, at, method, method_place(at, method), code, fmt, args);
  va_end(args);
}

/* The setting of a field of an element; any of the element when it lacks this field. */
static const XSetting *find_setting(const XDefinition *def, const char *method, int32_t element,
                                    const char *field)
{
  const XSetting *any = NULL;
  for (int i = 0; i < def->setting_count; i++) {
    const XSetting *setting = &def->settings[i];
    const int32_t base = def->bases[setting->method - def->builder->methods];
    const int32_t mine = setting->element >= 0 ? setting->element + base : -1;
    if (mine != element || strcmp(setting->method->name, method) != 0)
      continue;
    if (strcmp(setting->param->name, field) == 0)
      return setting;
    any = any != NULL ? any : setting;
  }
  return any;
}

void XCheck_ErrorIn(XCheck *check, const char *method, int32_t element, const char *field,
                    const char *code, const char *fmt, ...)
{
  const XDefinition *at = saying(check->definition, method);
  const XSetting *setting = find_setting(at, method, element, field);
  if (setting == NULL) {
    at = check->definition;
    setting = find_setting(at, method, element, field);
  }
  va_list args;
  va_start(args, fmt);
  report(check, at, method, setting != NULL ? setting->place : method_place(at, method), code, fmt,
         args);
  va_end(args);
}

/* Where a row of a drawing stands: lines of a long text, the first of which may be its opening.
   What is no long text is reported at its beginning. */
static XScanPlace row_place(const XDefinition *def, XScanPlace text, int32_t row, int32_t byte)
{
  char *line = XLuaScan_Line(def->source->scan, text.line);
  XScanPlace place = text;
  if (line != NULL && text.column > 0 && (size_t)text.column <= strlen(line) &&
      line[text.column - 1] == '[') {
    const char *open = line + text.column;
    open += strspn(open, "=");
    bool same = *open == '[' && open[1] != '\0' && open[1] != '\r';
    place.line += row + (same ? 0 : 1);
    place.column = byte + 1 + (same && row == 0 ? (int)(open + 1 - line) : 0);
  }
  free(line);
  return place;
}

void XCheck_ErrorRow(XCheck *check, const char *method, int32_t row, int32_t byte, const char *code,
                     const char *fmt, ...)
{
  const XDefinition *def = saying(check->definition, method);
  const XSetting *setting = find_setting(def, method, -1, "rows");
  XScanPlace place =
      setting != NULL ? row_place(def, setting->place, row, byte) : method_place(def, method);
  va_list args;
  va_start(args, fmt);
  report(check, def, method, place, code, fmt, args);
  va_end(args);
}

bool XCheck_Said(const XCheck *check, const char *method)
{
  int index = XBuilder_MethodIndex(check->definition->builder, method);
  return index >= 0 &&
         (check->definition->said[index] != 0 || check->definition->said_at[index].line != 0);
}

bool XCheck_IsBroken(const XCheck *check, const XKind *kind, const char *method)
{
  const XLoader *loader = check->loader;
  for (int i = 0; i < loader->definition_count; i++)
    if (!loader->definitions[i]->patch && loader->definitions[i]->object == kind)
      return is_broken(loader->definitions[i], method);
  return false;
}

bool XCheck_IsWhole(const XCheck *check, const XBuilder *builder)
{
  return !XLoader_MayBeLost(check->loader, "", builder->name, ".new");
}

const XContent *XCheck_Content(const XCheck *check)
{
  return check->loader->content;
}

bool XLoader_MayBeLost(const XLoader *loader, const char *before, const char *id, const char *after)
{
  const char *plain = strchr(id, ':') != NULL ? strchr(id, ':') + 1 : id;
  char *wanted = XStrFormat("%s%s%s", before, plain, after);
  bool lost = false;
  for (int i = 0; i < loader->source_count && !lost; i++)
    lost = loader->sources[i]->failed && strstr(loader->sources[i]->text, wanted) != NULL;
  free(wanted);
  return lost;
}

/* Whether something of this builder is there, or may be in a file that was not read to its end. */
static bool has_any(const XLoader *loader, const XBuilder *builder)
{
  for (int i = 0; i < loader->definition_count; i++)
    if (loader->definitions[i]->builder == builder)
      return true;
  return XLoader_MayBeLost(loader, "", builder->name, ".new");
}

/* The places where heroes begin. */
static void check_start(XLoader *loader)
{
  const XDefinition *first = NULL;
  bool broken = false;
  for (int i = 0; i < loader->definition_count; i++) {
    const XDefinition *def = loader->definitions[i];
    if (def->builder != &XBuilder_Place || def->patch || def->replaced)
      continue;
    broken = broken || is_broken(def, "Start");
    if (!((const XPlaceKind *)def->object)->start)
      continue;
    XScanPlace place = method_place(def, "Start");
    if (first != NULL)
      XDefinition_Error(def, place, "E-START", "heroes begin in %s already, said at %s:%d",
                        first->id, first->source->name, method_place(first, "Start").line);
    else
      first = def;
  }
  if (first == NULL && !broken && has_any(loader, &XBuilder_Place) &&
      !XLoader_MayBeLost(loader, ":", "Start", "("))
    XLoader_Error(loader, NULL, nowhere, "E-START", "no Place says :Start(true)");
}

/* Every skill that the program has is described. */
static void check_skills(XLoader *loader)
{
  for (XSkill i = 0; i < XSKILL_COUNT; i++)
    if (XSkill_Of(loader->content, i) == NULL &&
        !XLoader_MayBeLost(loader, "\"", XSkill_Ids[i], "\"") && loader->errors->count == 0)
      XLoader_Error(loader, NULL, nowhere, "E-REQUIRED", "the world has no Skill \"%s\"",
                    XSkill_Ids[i]);
}

void XLoader_CheckWhole(XLoader *loader)
{
  static const XBuilder *const needed[] = {&XBuilder_Rules, &XBuilder_Words, &XBuilder_Tile,
                                           &XBuilder_Race,  &XBuilder_Class, &XBuilder_Place};
  for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
    if (!has_any(loader, needed[i]))
      XLoader_Error(loader, NULL, nowhere, "E-REQUIRED", "the world has no %s", needed[i]->name);
  check_start(loader);
  check_skills(loader);
}
