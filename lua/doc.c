/* The reference in a terminal, and the words that its other pages use too. */
#include "lua/doc.h"

#include "engine/xstring.h"
#include "lua/builder.h"
#include "lua/doc_own.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const XDocClass XDocClasses[3] = {
    {"Creature", "A living creature: the hero, or one that a callback was given.",
     XLuaCreature_Methods},
    {"Location", "A place as it is now, with all that stands in it.", XLuaWorld_Methods},
    {NULL, "Functions for callbacks.", XLuaCreature_Globals},
};

const char XDoc_Override[] = "Takes the place of the one that has this id.";
const char XDoc_Register[] = "Ends the definition.";

void XDoc_AddMember(const XEnum *list, int32_t value, XText *out)
{
  XDoc_AddName(list->ids[value], out);
}

void XDoc_AddName(const char *id, XText *out)
{
  for (const char *p = id; *p != '\0'; p++)
    XText_AddChar(out, *p == ' ' || *p == '-' ? '_' : (char)toupper((unsigned char)*p));
}

static void add_range(const XParam *param, XText *out)
{
  if (param->min != 0 || param->max != 0)
    XText_AddFormat(out, ", %lld to %lld", (long long)param->min, (long long)param->max);
}

static void add_number(const char *what, const XParam *param, XText *out)
{
  XText_Add(out, what);
  add_range(param, out);
}

static const char *article(const char *name)
{
  return *name != '\0' && strchr("aeiouAEIOU", *name) != NULL ? "an" : "a";
}

void XDoc_AddType(const XParam *param, XText *out)
{
  switch (param->type) {
  case XPARAM_TEXT:
    XText_Add(out, "text");
    if (param->max > 0)
      XText_AddFormat(out, ", %lld to %lld bytes", (long long)param->min, (long long)param->max);
    break;
  case XPARAM_GLYPH:
    XText_Add(out, "one character");
    break;
  case XPARAM_INT:
    add_number("whole number", param, out);
    break;
  case XPARAM_BOOL:
  case XPARAM_FLAG:
    XText_Add(out, "true or false");
    break;
  case XPARAM_DICE:
    add_number("dice", param, out);
    break;
  case XPARAM_ENUM:
    XText_AddFormat(out, "%s %s", article(param->members->name), param->members->name);
    break;
  case XPARAM_SET:
    XText_AddFormat(out, "list of %s", param->members->name);
    break;
  case XPARAM_REF:
    XText_AddFormat(out, "id of %s %s", article(XKindType_Name(param->kind)),
                    XKindType_Name(param->kind));
    break;
  case XPARAM_CALLBACK:
    XText_Add(out, "name of a global function");
    break;
  case XPARAM_WORD:
    XText_Add(out, "id of a sentence");
    break;
  case XPARAM_TABLE:
    XText_Add(out, "table");
    break;
  case XPARAM_STEPS:
    add_number("steps {[index] = number}", param, out);
    break;
  case XPARAM_SERIES:
    XText_AddFormat(out, "%d whole numbers that rise", (int)param->count);
    break;
  case XPARAM_ROWS:
    XText_Add(out, "drawing, a text of lines");
    break;
  }
}

static void add_names(const XParam *params, XText *out)
{
  for (int i = 0; params[i].name != NULL; i++)
    XText_AddFormat(out, "%s%s", i > 0 ? ", " : "", params[i].name);
}

/* The elements of a list: the first value alone, or it and further ones by name. */
static void add_element(const XParam *params, XText *out)
{
  XText_AddFormat(out, params[1].name != NULL ? "{ %s" : "%s", params[0].name);
  for (int i = 1; params[i].name != NULL; i++)
    XText_AddFormat(out, ", %s = ...", params[i].name);
  if (params[1].name != NULL)
    XText_Add(out, " }");
}

void XDoc_AddCall(const XMethod *method, XText *out)
{
  XText_AddFormat(out, ":%s", method->name);
  switch (method->form) {
  case XFORM_ARGS:
  case XFORM_APPEND:
    XText_AddChar(out, '(');
    add_names(method->params, out);
    XText_AddChar(out, ')');
    break;
  case XFORM_NAMED:
    XText_Add(out, " { ");
    for (int i = 0; method->params[i].name != NULL; i++)
      XText_AddFormat(out, "%s%s = ...", i > 0 ? ", " : "", method->params[i].name);
    XText_Add(out, " }");
    break;
  case XFORM_LIST:
    XText_Add(out, " { ");
    add_element(method->params, out);
    XText_Add(out, ", ... }");
    break;
  case XFORM_KEYED:
    XText_Add(out, " { [\"");
    XText_Add(out, method->params[0].name);
    XText_Add(out, "\"] = ");
    if (method->params[1].name != NULL)
      add_element(method->params + 1, out);
    XText_Add(out, ", ... }");
    break;
  case XFORM_DICTIONARY:
    XText_AddFormat(out, " { name = %s, ... }", method->params[0].name);
    break;
  }
}

static void tell_params(const XParam *params, int depth, XText *out)
{
  for (; params->name != NULL; params++) {
    XText type;
    XText_Init(&type);
    XDoc_AddType(params, &type);
    XText_AddFormat(out, "%*s%-12s %s%s\n%*s%s\n", depth, "", params->name, type.data,
                    params->required ? "; required" : "", depth + 13, "", params->doc);
    if (params->fields != NULL)
      tell_params(params->fields, depth + 4, out);
    XText_Clear(&type);
  }
}

static void tell_method(const XMethod *method, XText *out)
{
  XText_Add(out, "  ");
  XDoc_AddCall(method, out);
  XText_AddFormat(out, "%s\n      %s\n", method->required ? "   (required)" : "", method->doc);
  if (method->form == XFORM_APPEND)
    XText_AddFormat(out, "      Each call adds one, %d at most.\n", (int)method->most);
  else if (method->most > 0)
    XText_AddFormat(out, "      %d at most.\n", (int)method->most);
  tell_params(method->params, 6, out);
}

static void tell_builder(const XBuilder *builder, XText *out)
{
  XText_AddFormat(out, "%s.new(id, parent)  %s\n%s.patch(id)  Changes one that is there.\n",
                  builder->name, builder->doc, builder->name);
  for (const XMethod *method = builder->methods; method->name != NULL; method++)
    tell_method(method, out);
  XText_AddFormat(out, "  :Override()\n      %s\n  :Register()\n      %s\n", XDoc_Override,
                  XDoc_Register);
}

static void tell_enum(const XEnum *list, XText *out)
{
  XText_AddFormat(out, "%s  %s\n", list->name, list->doc);
  for (int32_t i = list->first; i < list->count; i++) {
    XText_AddFormat(out, "  %s.", list->name);
    XDoc_AddMember(list, i, out);
    XText_AddChar(out, '\n');
  }
}

static void tell_function(const XDocClass *class, const XLuaMethod *method, XText *out)
{
  XText_AddFormat(out, "  %s%s(%s)%s%s\n      %s\n", class->name != NULL ? ":" : "", method->name,
                  method->args, method->result != NULL ? " -> " : "",
                  method->result != NULL ? method->result : "", method->doc);
}

static void tell_class(const XDocClass *class, XText *out)
{
  XText_AddFormat(out, "%s  %s\n", class->name != NULL ? class->name : "Functions", class->doc);
  for (const XLuaMethod *method = class->methods; method->name != NULL; method++)
    tell_function(class, method, out);
}

static void tell_all(XText *out)
{
  XText_Add(out, "Builders\n");
  for (int i = 0; XBuilders[i] != NULL; i++)
    XText_AddFormat(out, "  %-10s %s\n", XBuilders[i]->name, XBuilders[i]->doc);
  XText_Add(out, "Enumerations\n");
  for (int i = 0; XEnums[i] != NULL; i++)
    XText_AddFormat(out, "  %-10s %s\n", XEnums[i]->name, XEnums[i]->doc);
  XText_Add(out, "Live things\n");
  for (size_t i = 0; i < sizeof XDocClasses / sizeof *XDocClasses; i++)
    XText_AddFormat(out, "  %-10s %s\n",
                    XDocClasses[i].name != NULL ? XDocClasses[i].name : "Functions",
                    XDocClasses[i].doc);
  XText_Add(out, "hourvale doc NAME tells one, doc NAME.FIELD a part of it.\n");
}

/* The methods that are called so, or that have a field of this name. */
static bool tell_part(const XBuilder *builder, const char *part, XText *out)
{
  bool found = false;
  for (const XMethod *method = builder->methods; method->name != NULL; method++) {
    bool wanted = strcasecmp(method->name, part) == 0;
    for (const XParam *param = method->params; param->name != NULL && !wanted; param++)
      wanted = strcasecmp(param->name, part) == 0;
    if (wanted)
      tell_method(method, out);
    found = found || wanted;
  }
  return found;
}

static bool same(const char *name, const char *topic, size_t length)
{
  return name != NULL && strlen(name) == length && strncasecmp(name, topic, length) == 0;
}

static bool tell_class_part(const XDocClass *class, const char *part, XText *out)
{
  for (const XLuaMethod *method = class->methods; part != NULL && method->name != NULL; method++)
    if (strcasecmp(method->name, part) == 0) {
      tell_function(class, method, out);
      return true;
    }
  return false;
}

static bool tell_topic(const char *topic, size_t length, const char *part, XText *out)
{
  const size_t before = out->length;
  for (int i = 0; XBuilders[i] != NULL; i++) {
    if (!same(XBuilders[i]->name, topic, length))
      continue;
    if (part == NULL)
      tell_builder(XBuilders[i], out);
    else
      tell_part(XBuilders[i], part, out);
  }
  for (int i = 0; part == NULL && XEnums[i] != NULL; i++)
    if (same(XEnums[i]->name, topic, length))
      tell_enum(XEnums[i], out);
  for (size_t i = 0; i < sizeof XDocClasses / sizeof *XDocClasses; i++) {
    const char *name = XDocClasses[i].name;
    if (part == NULL && same(name != NULL ? name : "Functions", topic, length))
      tell_class(&XDocClasses[i], out);
    else if (same(name, topic, length))
      tell_class_part(&XDocClasses[i], part, out);
    else if (name == NULL && part == NULL)
      tell_class_part(&XDocClasses[i], topic, out);
  }
  return out->length > before;
}

/* What was meant, by the names of the whole or of the builder's parts. */
static void suggest(const char *topic, const char *part, XText *out)
{
  const char *names[256];
  int count = 0;
  for (int i = 0; XBuilders[i] != NULL; i++) {
    const XBuilder *builder = XBuilders[i];
    if (part == NULL)
      names[count++] = builder->name;
    for (const XMethod *m = builder->methods;
         part != NULL && same(builder->name, topic, (size_t)(part - topic - 1)) && m->name != NULL;
         m++) {
      for (const XParam *p = m->params; p->name != NULL && count < 250; p++)
        names[count++] = p->name;
      names[count++] = m->name;
    }
  }
  for (int i = 0; part == NULL && XEnums[i] != NULL; i++)
    names[count++] = XEnums[i]->name;
  const int nearest = count > 0 ? XString_Nearest(part != NULL ? part : topic, names, count) : -1;
  XText_AddFormat(out, "there is no \"%s\"", topic);
  if (nearest >= 0)
    XText_AddFormat(out, "; did you mean \"%s\"?", names[nearest]);
  XText_AddChar(out, '\n');
}

bool XDoc_Topic(const char *topic, XText *out)
{
  if (topic == NULL) {
    tell_all(out);
    return true;
  }
  const char *dot = strchr(topic, '.');
  const size_t length = dot != NULL ? (size_t)(dot - topic) : strlen(topic);
  if (tell_topic(topic, length, dot != NULL ? dot + 1 : NULL, out))
    return true;
  suggest(topic, dot != NULL ? dot + 1 : NULL, out);
  return false;
}
