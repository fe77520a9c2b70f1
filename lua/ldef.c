/* Definitions into kinds: parents first, only what differs on top, references by address, checks.
 */
#include "lua/ldef.h"

#include "engine/xalloc.h"
#include "engine/xarena.h"
#include "engine/xerror.h"
#include "engine/xstring.h"

#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const XBuilder *builder_of(XKindType type)
{
  for (int i = 0; XBuilders[i] != NULL; i++)
    if (XBuilders[i]->type == type)
      return XBuilders[i];
  return NULL;
}

void XLoader_SuggestId(const XDefinition *asks, const XBuilder *builder, const char *id, char *out,
                       size_t size)
{
  const XLoader *loader = asks->loader;
  const char *plain = strchr(id, ':');
  const char **ids = XAlloc((size_t)loader->definition_count * sizeof *ids);
  int count = 0;
  for (int i = 0; i < loader->definition_count; i++)
    if (loader->definitions[i]->builder == builder && XDefinition_Counts(loader->definitions[i]) &&
        loader->definitions[i] != asks)
      ids[count++] = loader->definitions[i]->id;
  XLoader_Suggest(id, ids, count, out, size);
  for (int i = 0; i < count && plain != NULL; i++)
    if (strcmp(ids[i], id) != 0 && strcmp(strchr(ids[i], ':'), plain) == 0) {
      snprintf(out, size, "; another mod has \"%s\"", ids[i]);
      break;
    }
  free(ids);
}

/* Gives every definition its object; kinds are added to the content by their order in the files. */
static void make_object(XLoader *loader, XDefinition *def, int index)
{
  if (def->patch)
    return;
  const XDefinition *first = XLoader_FindDefinition(loader, def->builder, def->id, index);
  if (XDefinition_Counts(def) && first != NULL) {
    XDefinition_Error(
        def, def->place, "E-ID-DUPLICATE",
        "the id is taken, at %s:%d:%d; :Override() replaces that, %s.patch changes it",
        first->source->name, first->place.line, first->place.column, def->builder->name);
    def->duplicate = true;
  }
  def->object = XArena_Alloc(XContent_Arena(loader->content), def->builder->size);
  if (def->builder->type == XKIND_NONE)
    return;
  XKind *kind = def->object;
  *kind = (XKind){.id = def->id,
                  .type = def->builder->type,
                  .name = def->id,
                  .file = XArena_Intern(XContent_Arena(loader->content), def->source->name),
                  .line = def->place.line};
  if (XDefinition_Counts(def))
    XContent_Add(loader->content, kind);
}

static void *list_element(XDefinition *def, const XMethod *method, int32_t element)
{
  char *base = def->object;
  int32_t *count = (int32_t *)(void *)(base + method->count);
  element += def->bases[method - def->builder->methods];
  if (element >= *count)
    *count = element + 1;
  return base + method->list + (size_t)element * method->element;
}

static void write_number(void *at, size_t size, int64_t number)
{
  if (size == 1)
    *(uint8_t *)at = (uint8_t)number;
  else if (size == 2)
    *(int16_t *)at = (int16_t)number;
  else if (size == 4)
    *(int32_t *)at = (int32_t)number;
  else
    *(int64_t *)at = number;
}

static void write_steps(const XSetting *setting, int32_t *table)
{
  for (int step = 0; step < setting->count; step++)
    for (int64_t i = setting->series[2 * step]; i < setting->param->count; i++)
      table[i] = (int32_t)setting->series[2 * step + 1];
}

/* Rows of a drawing; the last line end belongs to none. */
static const char *const *split_rows(XLoader *loader, const char *text)
{
  XArena *arena = XContent_Arena(loader->content);
  int count = 1;
  for (const char *p = text; *p != '\0'; p++)
    count += *p == '\n' && p[1] != '\0';
  const char **rows = XArena_Alloc(arena, (size_t)(count + 1) * sizeof *rows);
  for (int i = 0; i < count; i++) {
    size_t length = strcspn(text, "\n");
    char *row = XArena_Alloc(arena, length + 1);
    memcpy(row, text, length);
    rows[i] = row;
    text += length + (text[length] == '\n');
  }
  return rows;
}

static void break_method(XDefinition *def, const XMethod *method)
{
  def->broken |= UINT32_C(1) << (method - def->builder->methods);
}

static const void *resolve(XDefinition *def, const XSetting *setting)
{
  XLoader *loader = def->loader;
  XKindType type = setting->param->kind;
  const XKind *kind = XContent_Find(loader->content, type, setting->text);
  if (kind != NULL && !XDefinition_CheckKnown(def, setting->place, setting->text))
    break_method(def, setting->method);
  if (kind != NULL)
    return kind;
  break_method(def, setting->method);
  if (XLoader_MayBeLost(loader, ".new(\"", setting->text, "\""))
    return NULL;
  char hint[160];
  XLoader_SuggestId(def, builder_of(type), setting->text, hint, sizeof hint);
  XDefinition_Error(def, setting->place, "E-ID-UNKNOWN", ":%s: there is no %s \"%s\"%s",
                    setting->method->name, XKindType_Name(type), setting->text, hint);
  return NULL;
}

static void check_callback(XDefinition *def, const XSetting *setting)
{
  XLoader *loader = def->loader;
  lua_State *L = XLua_State(XDefinition_Mod(def)->lua);
  lua_pushglobaltable(L);
  lua_pushstring(L, setting->text);
  bool found = lua_rawget(L, -2) == LUA_TFUNCTION && !lua_iscfunction(L, -1);
  lua_pop(L, 2);
  if (found || XLoader_MayBeLost(loader, "function ", setting->text, "("))
    return;
  const char *names[256];
  int count = 0;
  for (int i = 0; i < loader->source_count; i++)
    for (int n = 0; count < 256 && XLuaScan_FunctionAt(loader->sources[i]->scan, n, NULL); n++)
      names[count++] = XLuaScan_FunctionAt(loader->sources[i]->scan, n, NULL);
  char hint[160];
  XLoader_Suggest(setting->text, names, count, hint, sizeof hint);
  XDefinition_Error(def, setting->place, "E-CALLBACK-UNKNOWN",
                    ":%s: there is no global function %s%s", setting->method->name, setting->text,
                    hint);
}

/* The name by which the game calls it. */
static const char *qualify_callback(XDefinition *def, const XSetting *setting)
{
  char name[96];
  XLoader_QualifyCallback(def->loader, XDefinition_Mod(def)->lua, setting->text, name, sizeof name);
  if (strlen(name) > XDEF_MOST_CALLBACK)
    XDefinition_Error(def, setting->place, "E-RANGE",
                      ":%s: with its mod's id, a callback's name has at most %d bytes",
                      setting->method->name, XDEF_MOST_CALLBACK);
  return XArena_Intern(XContent_Arena(def->loader->content), name);
}

static void write_setting(XDefinition *def, const XSetting *setting)
{
  const XParam *param = setting->param;
  char *owner = setting->element >= 0 ? list_element(def, setting->method, setting->element)
                                      : (char *)def->object;
  void *at = owner + param->offset;
  switch (param->type) {
  case XPARAM_CALLBACK:
    check_callback(def, setting);
    *(const char **)at = qualify_callback(def, setting);
    break;
  case XPARAM_TEXT:
  case XPARAM_WORD:
    *(const char **)at = setting->text;
    break;
  case XPARAM_DICE:
    *(XDice *)at = setting->dice;
    break;
  case XPARAM_REF:
    *(const void **)at = resolve(def, setting);
    break;
  case XPARAM_FLAG:
    if (setting->number)
      *(uint32_t *)at |= UINT32_C(1) << param->bit;
    else
      *(uint32_t *)at &= ~(UINT32_C(1) << param->bit);
    break;
  case XPARAM_STEPS:
    write_steps(setting, at);
    break;
  case XPARAM_SERIES:
    memcpy((int64_t *)at + 1, setting->series, (size_t)setting->count * sizeof(int64_t));
    break;
  case XPARAM_ROWS:
    *(const char *const **)at = split_rows(def->loader, setting->text);
    break;
  case XPARAM_GLYPH:
  case XPARAM_INT:
  case XPARAM_BOOL:
  case XPARAM_ENUM:
  case XPARAM_SET:
  case XPARAM_TABLE:
    write_number(at, param->size, setting->number);
    break;
  }
}

static void put_word(XDefinition *def, const XSetting *setting)
{
  if (!setting->method->Put(def->loader->content, setting->key, setting->number, setting->text,
                            def->patch))
    XDefinition_Error(def, setting->place, "E-KEY-DUPLICATE", "\"%s\" was said in another table",
                      setting->key);
}

/* A list that is said anew begins empty. */
static void empty_lists(XDefinition *def)
{
  char *base = def->object;
  for (int i = 0; def->builder->methods[i].name != NULL; i++) {
    const XMethod *method = &def->builder->methods[i];
    const bool adds = def->patch && method->form == XFORM_APPEND;
    if (method->most == 0 || def->said_at[i].line == 0 || adds)
      continue;
    *(int32_t *)(void *)(base + method->count) = 0;
    memset(base + method->list, 0, (size_t)method->most * method->element);
  }
}

/* Whether a method was said wrongly here or by an ancestor. */
static bool is_broken(const XDefinition *def, int method)
{
  for (; def != NULL; def = def->parent)
    if ((def->broken >> method & 1) != 0)
      return true;
  return false;
}

static void check_required(XDefinition *def)
{
  for (int i = 0; def->builder->methods[i].name != NULL; i++) {
    const XMethod *method = &def->builder->methods[i];
    XScanPlace place = def->said_at[i].line != 0 ? def->said_at[i] : def->place;
    bool missing = def->said[i] == 0 && def->said_at[i].line == 0;
    if (missing && method->required && !is_broken(def, i))
      XDefinition_Error(def, def->place, "E-REQUIRED", "needs :%s", method->name);
    if (missing)
      continue;
    for (int p = 0; method->most == 0 && method->params[p].name != NULL; p++)
      if (method->params[p].required && (def->said[i] >> p & 1) == 0)
        XDefinition_Error(def, place, "E-REQUIRED", ":%s needs %s: %s", method->name,
                          method->params[p].name, method->params[p].doc);
  }
}

/* Reports the chain of parents that leads back to `def`. */
static void report_cycle(const XDefinition *def)
{
  XText chain;
  if (def->parent == def) {
    XDefinition_Error(def, def->parent_place, "E-CYCLE", "it is its own parent: %s -> %s", def->id,
                      def->id);
    return;
  }
  XText_Init(&chain);
  const XDefinition *at = def;
  do {
    XText_AddFormat(&chain, "%s -> ", at->id);
    at = at->parent;
  } while (at != NULL && at != def);
  XText_Add(&chain, def->id);
  XDefinition_Error(def, def->parent_place, "E-CYCLE", "it is its own ancestor: %s", chain.data);
  XText_Clear(&chain);
}

static void find_parent(XDefinition *def)
{
  XLoader *loader = def->loader;
  if (def->parent_id == NULL || def->patch)
    return;
  def->parent =
      XLoader_FindDefinition(loader, def->builder, def->parent_id, loader->definition_count);
  def->parent_lost = def->parent == NULL;
  if (def->parent != NULL)
    XDefinition_CheckKnown(def, def->parent_place, def->parent_id);
  if (def->parent != NULL || XLoader_MayBeLost(loader, ".new(\"", def->parent_id, "\""))
    return;
  for (int i = 0; i < loader->definition_count; i++)
    if (loader->definitions[i]->id == def->parent_id && loader->definitions[i] != def) {
      XDefinition_Error(def, def->parent_place, "E-PARENT-UNKNOWN",
                        "\"%s\" is a %s, and no parent for a %s", def->parent_id,
                        loader->definitions[i]->builder->word, def->builder->word);
      return;
    }
  char hint[160];
  XLoader_SuggestId(def, def->builder, def->parent_id, hint, sizeof hint);
  XDefinition_Error(def, def->parent_place, "E-PARENT-UNKNOWN", "there is no %s \"%s\"%s",
                    def->builder->word, def->parent_id, hint);
}

static void copy_parent(XDefinition *def)
{
  XKind own = {0};
  bool kind = def->builder->type != XKIND_NONE;
  if (kind)
    own = *(XKind *)def->object;
  memcpy(def->object, def->parent->object, def->builder->size);
  if (kind) {
    own.name = ((XKind *)def->object)->name;
    *(XKind *)def->object = own;
  }
  for (int i = 0; i < XDEF_METHODS; i++)
    def->said[i] |= def->parent->said[i];
}

/* Writes what a definition or a patch says into its object. */
static void write_settings(XDefinition *def)
{
  for (int i = 0; i < def->setting_count; i++) {
    if (def->settings[i].key != NULL)
      put_word(def, &def->settings[i]);
    else
      write_setting(def, &def->settings[i]);
  }
}

/* Whether all that a patch adds to lists has room there. */
static bool has_room(XDefinition *patch)
{
  for (int i = 0; i < patch->setting_count; i++) {
    const XSetting *setting = &patch->settings[i];
    const XMethod *method = setting->method;
    if (setting->element + patch->bases[method - patch->builder->methods] < method->most ||
        method->most == 0)
      continue;
    XDefinition_Error(patch, setting->place, "E-RANGE",
                      ":%s takes at most %d, with those of others", method->name,
                      (int)method->most);
    return false;
  }
  return true;
}

static void apply_patch(XDefinition *def, XDefinition *patch)
{
  patch->object = def->object;
  empty_lists(patch);
  for (int i = 0; def->builder->methods[i].name != NULL; i++) {
    const XMethod *method = &def->builder->methods[i];
    if (method->form == XFORM_APPEND)
      patch->bases[i] = *(const int32_t *)(const void *)((char *)def->object + method->count);
  }
  if (has_room(patch))
    write_settings(patch);
  for (int i = 0; i < XDEF_METHODS; i++)
    def->said[i] |= patch->said[i];
  def->broken |= patch->broken;
}

static void apply(XDefinition *def)
{
  if (def->state == 2)
    return;
  def->state = 1;
  if (def->parent != NULL && def->parent->state == 1) {
    report_cycle(def);
    def->parent = NULL;
    def->parent_lost = true;
  }
  if (def->parent != NULL)
    apply(def->parent);
  if (def->parent != NULL)
    copy_parent(def);
  else if (def->builder->Prepare != NULL)
    def->builder->Prepare(def->object);
  empty_lists(def);
  write_settings(def);
  for (XDefinition *patch = def->patches; patch != NULL; patch = patch->next_patch)
    apply_patch(def, patch);
  def->state = 2;
}

/* "; did you mean "bite"?" among the ids of all words. */
static void suggest_word(const XLoader *loader, const char *word, char *out, size_t size)
{
  int count = 0, most = 1;
  for (int i = 0; i < loader->definition_count; i++)
    most += loader->definitions[i]->setting_count;
  const char **ids = XAlloc((size_t)most * sizeof *ids);
  for (int i = 0; i < loader->definition_count; i++) {
    const XDefinition *def = loader->definitions[i];
    for (int n = 0; def->builder == &XBuilder_Words && n < def->setting_count; n++)
      if (def->settings[n].key != NULL)
        ids[count++] = def->settings[n].key;
  }
  XLoader_Suggest(word, ids, count, out, size);
  free(ids);
}

/* Every sentence that is named must be there. */
static void check_words(XDefinition *def)
{
  const XLoader *loader = def->loader;
  for (int i = 0; i < def->setting_count; i++) {
    const XSetting *setting = &def->settings[i];
    if (setting->param->type != XPARAM_WORD || XContent_HasWord(loader->content, setting->text) ||
        XLoader_MayBeLost(loader, "", setting->text, " = \"") ||
        XLoader_MayBeLost(loader, "[\"", setting->text, "\"]"))
      continue;
    char hint[160];
    suggest_word(loader, setting->text, hint, sizeof hint);
    XDefinition_Error(def, setting->place, "E-WORD-UNKNOWN", ":%s: no Words have \"%s\"%s",
                      setting->method->name, setting->text, hint);
  }
}

/* Whether an ancestor is not known, so that what is missing may come from there. */
static bool has_lost_parent(const XDefinition *def)
{
  for (; def != NULL; def = def->parent)
    if (def->parent_lost)
      return true;
  return false;
}

/* Whether its file broke off in the middle of it. */
static bool is_cut_off(const XLoader *loader, const XDefinition *def)
{
  if (def->registered || !def->source->failed)
    return false;
  for (int i = loader->definition_count - 1; loader->definitions[i] != def; i--)
    if (loader->definitions[i]->source == def->source)
      return false;
  return true;
}

static void finish(XDefinition *def)
{
  XLoader *loader = def->loader;
  XCheck check = {loader, def};
  int before = loader->errors->count;
  bool whole = !is_cut_off(loader, def) && !has_lost_parent(def) && !def->patch;
  if (!def->registered && !is_cut_off(loader, def))
    XDefinition_Error(def, def->place, "E-NOT-REGISTERED", "needs :Register() at its end");
  if (whole)
    check_required(def);
  if (whole && loader->errors->count == before && def->builder->Check != NULL)
    def->builder->Check(&check, def->object);
  check_words(def);
  if (def->builder->Finish != NULL && XDefinition_Counts(def))
    def->builder->Finish(loader->content, def->object);
}

void XLoader_Apply(XLoader *loader)
{
  XLoader_JoinPatches(loader);
  for (int i = 0; i < loader->definition_count; i++)
    make_object(loader, loader->definitions[i], i);
  for (int i = 0; i < loader->definition_count; i++)
    find_parent(loader->definitions[i]);
  for (int i = 0; i < loader->definition_count; i++)
    if (!loader->definitions[i]->patch && !loader->definitions[i]->replaced)
      apply(loader->definitions[i]);
  for (int i = 0; i < loader->definition_count; i++)
    if (!loader->definitions[i]->replaced)
      finish(loader->definitions[i]);
}
