/* Values after inheritance, in the order in which the builder's table has their methods. */
#include "lua/def.h"

#include "engine/xalloc.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "lua/doc_own.h"
#include "lua/ldef.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct Said {
  const XSetting *setting;
  const XDefinition *by; /* the definition, an ancestor or a patch of one */
  int32_t element;       /* of a list, counting what patches add; -1 otherwise */
  int order;             /* of saying, from 0 */
} Said;

typedef struct Values {
  Said *items;
  int count, capacity;
} Values;

static bool same_value(const XSetting *a, const XSetting *b)
{
  return a->method == b->method && a->param == b->param &&
         (a->key == b->key || (a->key != NULL && b->key != NULL && strcmp(a->key, b->key) == 0));
}

static void put(Values *values, const XSetting *setting, const XDefinition *by)
{
  const bool adds = by->patch && setting->method->form == XFORM_APPEND;
  const int32_t element =
      setting->element + (adds ? by->bases[setting->method - by->builder->methods] : 0);
  int at = 0;
  while (at < values->count &&
         (values->items[at].element != element || !same_value(values->items[at].setting, setting)))
    at++;
  if (at == values->count) {
    XALLOC_GROW(values->items, values->count, values->capacity);
    values->items[values->count].order = values->count;
    values->count++;
  }
  values->items[at].setting = setting;
  values->items[at].by = by;
  values->items[at].element = element;
}

/* A list that is said anew takes the place of the one before; a patch appends to some. */
static void drop_lists(Values *values, const XDefinition *def)
{
  int kept = 0;
  for (int i = 0; i < values->count; i++) {
    const XMethod *method = values->items[i].setting->method;
    if (method->most == 0 || (def->patch && method->form == XFORM_APPEND) ||
        def->said_at[method - def->builder->methods].line == 0)
      values->items[kept++] = values->items[i];
  }
  values->count = kept;
}

static void collect(Values *values, const XDefinition *def)
{
  if (def->parent != NULL)
    collect(values, def->parent);
  drop_lists(values, def);
  for (int i = 0; i < def->setting_count; i++)
    put(values, &def->settings[i], def);
  for (const XDefinition *patch = def->patches; patch != NULL; patch = patch->next_patch)
    collect(values, patch);
}

/* Where the table has the field; those of inner tables stand behind, in the order of saying. */
static int rank_of(const Said *said)
{
  const XParam *params = said->setting->method->params;
  int rank = 0;
  while (params[rank].name != NULL && &params[rank] != said->setting->param)
    rank++;
  return rank;
}

static int compare(const void *a, const void *b)
{
  const Said *x = a, *y = b;
  if (x->setting->method != y->setting->method)
    return x->setting->method < y->setting->method ? -1 : 1;
  if (x->element != y->element)
    return x->element < y->element ? -1 : 1;
  if (rank_of(x) != rank_of(y))
    return rank_of(x) < rank_of(y) ? -1 : 1;
  return x->order - y->order;
}

static void add_set(const XSetting *setting, XText *out)
{
  const XEnum *list = setting->param->members;
  for (int32_t i = list->first, n = 0; i < list->count; i++)
    if ((setting->number >> i & 1) != 0)
      XText_AddFormat(out, "%s%s", n++ > 0 ? ", " : "", list->ids[i]);
}

static void add_series(const XSetting *setting, XText *out)
{
  const bool steps = setting->param->type == XPARAM_STEPS;
  for (int i = 0; i < setting->count; i++) {
    if (steps)
      XText_AddFormat(out, "%s[%lld] = %lld", i > 0 ? ", " : "", (long long)setting->series[2 * i],
                      (long long)setting->series[2 * i + 1]);
    else
      XText_AddFormat(out, "%s%lld", i > 0 ? ", " : "", (long long)setting->series[i]);
  }
}

static void add_dice(const XDice *dice, XText *out)
{
  char text[40];
  XDice_Format(dice, text, sizeof text);
  XText_Add(out, text);
}

static void add_value(const XSetting *setting, XText *out)
{
  switch (setting->param->type) {
  case XPARAM_GLYPH:
    XText_AddUtf8(out, (uint32_t)setting->number);
    break;
  case XPARAM_INT:
  case XPARAM_TABLE:
    XText_AddFormat(out, "%lld", (long long)setting->number);
    break;
  case XPARAM_BOOL:
  case XPARAM_FLAG:
    XText_Add(out, setting->number != 0 ? "true" : "false");
    break;
  case XPARAM_DICE:
    add_dice(&setting->dice, out);
    break;
  case XPARAM_ENUM:
    XText_Add(out, setting->param->members->ids[setting->number]);
    break;
  case XPARAM_SET:
    add_set(setting, out);
    break;
  case XPARAM_STEPS:
  case XPARAM_SERIES:
    add_series(setting, out);
    break;
  case XPARAM_TEXT:
  case XPARAM_REF:
  case XPARAM_CALLBACK:
  case XPARAM_WORD:
  case XPARAM_ROWS:
    XText_Add(out, setting->text);
    break;
  }
}

/* "Basic.speed", "Carries[2].item", "Say.bite". */
static void add_name(const Said *said, XText *out)
{
  const XSetting *setting = said->setting;
  XText_Add(out, setting->method->name);
  if (said->element >= 0)
    XText_AddFormat(out, "[%d]", (int)said->element + 1);
  XText_AddFormat(out, ".%s", setting->key != NULL ? setting->key : setting->param->name);
}

/* Further lines of a text stand below the first. */
static void add_line(const Said *said, XText *out)
{
  XText name, value;
  XText_Init(&name);
  XText_Init(&value);
  add_name(said, &name);
  add_value(said->setting, &value);
  XText_AddFormat(out, "  %-24s ", name.data);
  for (const char *p = value.data; *p != '\0'; p++)
    if (*p == '\n')
      XText_AddFormat(out, "\n  %-24s ", "");
    else
      XText_AddChar(out, *p);
  XText_AddFormat(out, "   %s:%d\n", said->by->source->name, said->setting->place.line);
  XText_Clear(&value);
  XText_Clear(&name);
}

static void tell_text(const XDefinition *def, const Values *values, XText *out)
{
  XText_AddFormat(out, "%s %s   %s:%d\n", def->builder->word, def->id, def->source->name,
                  def->place.line);
  for (const XDefinition *at = def->parent; at != NULL; at = at->parent)
    XText_AddFormat(out, "  from %s   %s:%d\n", at->id, at->source->name, at->place.line);
  for (const XDefinition *at = def->patches; at != NULL; at = at->next_patch)
    XText_AddFormat(out, "  patched at %s:%d\n", at->source->name, at->place.line);
  for (int i = 0; i < values->count; i++)
    add_line(&values->items[i], out);
}

static void write_place(XJsonWriter *writer, const XSource *source, int line)
{
  XJson_Key(writer, "file");
  XJson_Text(writer, source->name);
  XJson_Key(writer, "line");
  XJson_Int(writer, line);
}

static void write_said(XJsonWriter *writer, const Said *said)
{
  const XParamType type = said->setting->param->type;
  XText text;
  XText_Init(&text);
  XJson_ObjectBegin(writer);
  XJson_Key(writer, "field");
  add_name(said, &text);
  XJson_Text(writer, text.data);
  XJson_Key(writer, "value");
  XText_Reset(&text);
  add_value(said->setting, &text);
  if (type == XPARAM_INT)
    XJson_Int(writer, said->setting->number);
  else if (type == XPARAM_BOOL || type == XPARAM_FLAG)
    XJson_Bool(writer, said->setting->number != 0);
  else
    XJson_Text(writer, text.data);
  XJson_Key(writer, "by");
  XJson_Text(writer, said->by->id);
  write_place(writer, said->by->source, said->setting->place.line);
  XJson_ObjectEnd(writer);
  XText_Clear(&text);
}

static void tell_json(const XDefinition *def, const Values *values, XText *out)
{
  XJsonWriter writer;
  XJsonWriter_Init(&writer, out);
  XJson_ObjectBegin(&writer);
  XJson_Key(&writer, "kind");
  XJson_Text(&writer, def->builder->word);
  XJson_Key(&writer, "id");
  XJson_Text(&writer, def->id);
  write_place(&writer, def->source, def->place.line);
  XJson_Key(&writer, "parents");
  XJson_ArrayBegin(&writer);
  for (const XDefinition *at = def->parent; at != NULL; at = at->parent)
    XJson_Text(&writer, at->id);
  XJson_ArrayEnd(&writer);
  XJson_Key(&writer, "values");
  XJson_ArrayBegin(&writer);
  for (int i = 0; i < values->count; i++)
    write_said(&writer, &values->items[i]);
  XJson_ArrayEnd(&writer);
  XJson_ObjectEnd(&writer);
  XText_AddChar(out, '\n');
}

static const XBuilder *find_builder(const char *kind, XText *out)
{
  const char *words[64];
  int count = 0;
  for (; XBuilders[count] != NULL; count++) {
    words[count] = XBuilders[count]->word;
    if (strcasecmp(XBuilders[count]->word, kind) == 0 ||
        strcasecmp(XBuilders[count]->name, kind) == 0)
      return XBuilders[count];
  }
  const int nearest = XString_Nearest(kind, words, count);
  XText_AddFormat(out, "there is no kind \"%s\"%s%s%s\n", kind, nearest >= 0 ? "; try \"" : "",
                  nearest >= 0 ? words[nearest] : "", nearest >= 0 ? "\"" : "");
  return NULL;
}

static bool is_called(const XDefinition *def, const char *id)
{
  const char *colon = strchr(def->id, ':');
  return strcmp(def->id, id) == 0 || (colon != NULL && strcmp(colon + 1, id) == 0);
}

static const XDefinition *find_definition(const XLoader *loader, const XBuilder *builder,
                                          const char *id, XText *out)
{
  const char **ids = XAlloc(((size_t)loader->definition_count + 1) * sizeof *ids);
  const XDefinition *found = NULL;
  int count = 0;
  for (int i = 0; i < loader->definition_count && found == NULL; i++) {
    const XDefinition *def = loader->definitions[i];
    if (def->builder != builder || !XDefinition_Counts(def))
      continue;
    const char *colon = strchr(def->id, ':');
    ids[count++] = colon != NULL && strchr(id, ':') == NULL ? colon + 1 : def->id;
    if (is_called(def, id))
      found = def;
  }
  const int nearest = found == NULL ? XString_Nearest(id, ids, count) : -1;
  if (found == NULL)
    XText_AddFormat(out, "there is no %s \"%s\"%s%s%s\n", builder->word, id,
                    nearest >= 0 ? "; did you mean \"" : "", nearest >= 0 ? ids[nearest] : "",
                    nearest >= 0 ? "\"?" : "");
  free(ids);
  return found;
}

bool XDef_Tell(const XLoader *loader, const char *kind, const char *id, bool json, XText *out)
{
  const XBuilder *builder = find_builder(kind, out);
  const XDefinition *def = builder != NULL ? find_definition(loader, builder, id, out) : NULL;
  if (def == NULL)
    return false;
  Values values = {0};
  collect(&values, def);
  if (values.count > 0)
    qsort(values.items, (size_t)values.count, sizeof *values.items, compare);
  if (json)
    tell_json(def, &values, out);
  else
    tell_text(def, &values, out);
  free(values.items);
  return true;
}
