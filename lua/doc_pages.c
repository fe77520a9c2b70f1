/* The reference as Markdown, and as annotations that an editor's language server reads. */
#include "engine/xstring.h"
#include "lua/builder.h"
#include "lua/doc.h"
#include "lua/doc_own.h"

#include <stdio.h>
#include <string.h>

static void add_rows(const XParam *params, const char *before, XText *out)
{
  for (; params->name != NULL; params++) {
    XText_AddFormat(out, "| `%s%s` | ", before, params->name);
    XDoc_AddType(params, out);
    XText_AddFormat(out, " | %s | %s |\n", params->required ? "yes" : "", params->doc);
    if (params->fields != NULL) {
      char inner[64];
      snprintf(inner, sizeof inner, "%s%s.", before, params->name);
      add_rows(params->fields, inner, out);
    }
  }
}

static void add_method(const XMethod *method, XText *out)
{
  XText_Add(out, "\n### `");
  XDoc_AddCall(method, out);
  XText_AddFormat(out, "`\n\n%s", method->doc);
  if (method->required)
    XText_Add(out, " Required.");
  if (method->form == XFORM_APPEND)
    XText_AddFormat(out, " Each call adds one, %d at most.", (int)method->most);
  else if (method->most > 0)
    XText_AddFormat(out, " %d at most.", (int)method->most);
  XText_Add(out, "\n\n| field | takes | required | what it is |\n| --- | --- | --- | --- |\n");
  add_rows(method->params, "", out);
}

static void add_functions(const XDocClass *class, XText *out)
{
  XText_AddFormat(out, "\n## %s\n\n%s\n\n| call | gives | what it does |\n| --- | --- | --- |\n",
                  class->name != NULL ? class->name : "Functions", class->doc);
  for (const XLuaMethod *method = class->methods; method->name != NULL; method++)
    XText_AddFormat(out, "| `%s%s(%s)` | %s | %s |\n", class->name != NULL ? ":" : "", method->name,
                    method->args, method->result != NULL ? method->result : "", method->doc);
}

static void add_enum(const XEnum *list, XText *out)
{
  XText_AddFormat(out, "\n## Names: %s\n\n%s", list->name, list->doc);
  for (int32_t i = list->first; i < list->count; i++) {
    XText_AddFormat(out, "%s`%s.", i == list->first ? "\n\n" : ", ", list->name);
    XDoc_AddMember(list, i, out);
    XText_AddChar(out, '`');
  }
  for (const XEnumAlias *alias = list->aliases; alias != NULL && alias->name != NULL; alias++) {
    XText_AddFormat(out, "; `%s.", list->name);
    XDoc_AddName(alias->name, out);
    XText_Add(out, "` is `");
    XDoc_AddMember(list, alias->value, out);
    XText_AddChar(out, '`');
  }
  XText_AddChar(out, '\n');
}

void XDoc_Markdown(XText *out)
{
  XText_Add(out, "# The content language\n\n"
                 "Made by `hourvale doc --markdown` from the loader's own tables; `make docs` "
                 "writes it anew.\n`hourvale doc NAME` shows a part of it in the terminal. A "
                 "tutorial is [content.md](content.md).\n\nA definition begins with "
                 "`Monster.new(id)` or `Monster.new(id, parent)`, of which only what differs is "
                 "said;\n`Monster.patch(id)` changes one that is there. It ends with "
                 "`:Register()`; `:Override()` before that takes the place\nof the one that has "
                 "this id. So it is with every builder.\n");
  for (int i = 0; XBuilders[i] != NULL; i++) {
    const XBuilder *builder = XBuilders[i];
    XText_AddFormat(out, "\n## %s\n\n%s\n", builder->name, builder->doc);
    for (const XMethod *method = builder->methods; method->name != NULL; method++)
      add_method(method, out);
  }
  for (size_t i = 0; i < sizeof XDocClasses / sizeof *XDocClasses; i++)
    add_functions(&XDocClasses[i], out);
  for (int i = 0; XEnums[i] != NULL; i++)
    add_enum(XEnums[i], out);
}

/* The type of a parameter in annotations. */
static void add_lua_type(const XParam *param, XText *out)
{
  switch (param->type) {
  case XPARAM_INT:
    XText_Add(out, "integer");
    break;
  case XPARAM_BOOL:
  case XPARAM_FLAG:
    XText_Add(out, "boolean");
    break;
  case XPARAM_DICE:
    XText_Add(out, "string|integer");
    break;
  case XPARAM_ENUM:
    XText_AddFormat(out, "%sMember|string", param->members->name);
    break;
  case XPARAM_SET:
    XText_AddFormat(out, "(%sMember|string)[]", param->members->name);
    break;
  case XPARAM_TABLE:
    XText_Add(out, "table");
    break;
  case XPARAM_STEPS:
    XText_Add(out, "table<integer, integer>");
    break;
  case XPARAM_SERIES:
    XText_Add(out, "integer[]");
    break;
  case XPARAM_TEXT:
  case XPARAM_GLYPH:
  case XPARAM_REF:
  case XPARAM_CALLBACK:
  case XPARAM_WORD:
  case XPARAM_ROWS:
    XText_Add(out, "string");
    break;
  }
}

static void add_fields_class(const XBuilder *builder, const XMethod *method, XText *out)
{
  XText_AddFormat(out, "\n---@class %s%sFields\n", builder->name, method->name);
  for (const XParam *param = method->params; param->name != NULL; param++) {
    XText_AddFormat(out, "---@field %s%s ", param->name, param->required ? "" : "?");
    add_lua_type(param, out);
    XText_AddFormat(out, " %s\n", param->doc);
  }
}

static void add_arguments(const XBuilder *builder, const XMethod *method, XText *out)
{
  bool optional = false; /* after one that may be left out, all may */
  XText_AddFormat(out, "---%s\n---@overload fun(self: %sBuilder, fields: %s%sFields): %sBuilder\n",
                  method->doc, builder->name, builder->name, method->name, builder->name);
  for (const XParam *param = method->params; param->name != NULL; param++) {
    optional = optional || !param->required;
    XText_AddFormat(out, "---@param %s%s ", param->name, optional ? "?" : "");
    add_lua_type(param, out);
    XText_AddFormat(out, " %s\n", param->doc);
  }
  XText_AddFormat(out, "---@return %sBuilder\nfunction %sBuilder:%s(", builder->name, builder->name,
                  method->name);
  for (const XParam *param = method->params; param->name != NULL; param++)
    XText_AddFormat(out, "%s%s", param == method->params ? "" : ", ", param->name);
  XText_Add(out, ") end\n");
}

static void add_table_call(const XBuilder *builder, const XMethod *method, XText *out)
{
  XText_AddFormat(out, "---%s\n---@param said ", method->doc);
  if (method->form == XFORM_NAMED)
    XText_AddFormat(out, "%s%sFields", builder->name, method->name);
  else if (method->form == XFORM_LIST)
    XText_Add(out, "any[]");
  else
    XText_Add(out, "table<string, any>");
  XText_AddFormat(out, "\n---@return %sBuilder\nfunction %sBuilder:%s(said) end\n", builder->name,
                  builder->name, method->name);
}

static void add_builder_types(const XBuilder *builder, XText *out)
{
  for (const XMethod *method = builder->methods; method->name != NULL; method++)
    add_fields_class(builder, method, out);
  XText_AddFormat(out, "\n---%s\n---@class %sBuilder\nlocal %sBuilder = {}\n\n", builder->doc,
                  builder->name, builder->name);
  for (const XMethod *method = builder->methods; method->name != NULL; method++) {
    if (method->form == XFORM_ARGS || method->form == XFORM_APPEND)
      add_arguments(builder, method, out);
    else
      add_table_call(builder, method, out);
    XText_AddChar(out, '\n');
  }
  XText_AddFormat(out, "---%s\nfunction %sBuilder:Register() end\n\n", XDoc_Register,
                  builder->name);
  XText_AddFormat(out, "---%s\n---@return %sBuilder\nfunction %sBuilder:Override() end\n\n",
                  XDoc_Override, builder->name, builder->name);
  XText_AddFormat(out,
                  "---@class %s\n%s = {}\n---%s\n---@param id string\n---@param parent? string\n"
                  "---@return %sBuilder\nfunction %s.new(id, parent) end\n",
                  builder->name, builder->name, builder->doc, builder->name, builder->name);
  XText_AddFormat(out,
                  "---Changes one that is there.\n---@param id string\n---@return %sBuilder\n"
                  "function %s.patch(id) end\n",
                  builder->name, builder->name);
}

static bool is_builder(const char *name)
{
  for (int i = 0; XBuilders[i] != NULL; i++)
    if (strcmp(XBuilders[i]->name, name) == 0)
      return true;
  return false;
}

static void add_enum_types(const XEnum *list, XText *out)
{
  XText_AddFormat(out, "\n---%s\n---@class %sMember\n", list->doc, list->name);
  if (!is_builder(list->name))
    XText_AddFormat(out, "---@class %s\n%s = {}\n", list->name, list->name);
  for (int32_t i = list->first; i < list->count; i++) {
    XText_AddFormat(out, "---@type %sMember\n%s.", list->name, list->name);
    XDoc_AddMember(list, i, out);
    XText_Add(out, " = nil\n");
  }
  for (const XEnumAlias *alias = list->aliases; alias != NULL && alias->name != NULL; alias++) {
    XText_AddFormat(out, "---@type %sMember\n%s.", list->name, list->name);
    XDoc_AddName(alias->name, out);
    XText_Add(out, " = nil\n");
  }
}

/* "item: string, count: integer?" as annotations, and the names alone for the call. */
static void add_function_types(const XDocClass *class, const XLuaMethod *method, XText *out)
{
  XText names;
  XText_Init(&names);
  XText_AddFormat(out, "\n---%s\n", method->doc);
  for (const char *at = method->args; *at != '\0';) {
    const int name = (int)strcspn(at, ":");
    const char *type = at + name + 2;
    const int length = (int)strcspn(type, ",");
    const bool optional = type[length - 1] == '?';
    XText_AddFormat(out, "---@param %.*s%s %.*s\n", name, at, optional ? "?" : "",
                    length - optional, type);
    XText_AddFormat(&names, "%s%.*s", names.length > 0 ? ", " : "", name, at);
    at = type + length + (type[length] == ',' ? 2 : 0);
  }
  if (method->result != NULL)
    XText_AddFormat(out, "---@return %s\n", method->result);
  XText_AddFormat(out, "function %s%s%s(%s) end\n", class->name != NULL ? class->name : "",
                  class->name != NULL ? ":" : "", method->name, names.data);
  XText_Clear(&names);
}

void XDoc_Types(XText *out)
{
  XText_Add(out, "---@meta\n-- Made by `hourvale doc --types` from the loader's own tables.\n\n"
                 "---@class Cell\n---@field x integer\n---@field y integer\n\n"
                 "---Runs another file of the same mod, once.\n---@param path string\n"
                 "function Include(path) end\n");
  for (int i = 0; XBuilders[i] != NULL; i++)
    add_builder_types(XBuilders[i], out);
  for (int i = 0; XEnums[i] != NULL; i++)
    add_enum_types(XEnums[i], out);
  for (size_t i = 0; i < sizeof XDocClasses / sizeof *XDocClasses; i++) {
    const XDocClass *class = &XDocClasses[i];
    if (class->name != NULL)
      XText_AddFormat(out, "\n---%s\n---@class %s\n%s = {}\n", class->doc, class->name,
                      class->name);
    for (const XLuaMethod *method = class->methods; method->name != NULL; method++)
      add_function_types(class, method, out);
  }
}
