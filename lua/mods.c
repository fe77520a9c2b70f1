/* Reading mod.lua: one table, evaluated with no globals, each of its fields checked. */
#include "lua/mods.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/xlua.h"

#include <ctype.h>
#include <dirent.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_BYTES = 65536, MOST_NEEDS = 64, MOST_RENAMES = 4096 };

typedef struct Manifest {
  XMod *mod;
  XErrorList *errors;
  lua_State *L;
  const char *text;
} Manifest;

void XModList_Init(XModList *list)
{
  *list = (XModList){0};
}

static void clear_mod(XMod *mod)
{
  for (int i = 0; i < mod->need_count; i++)
    free(mod->needs[i].id);
  for (int i = 0; i < mod->rename_count; i++) {
    free(mod->renames[i].from);
    free(mod->renames[i].to);
  }
  char *const texts[] = {mod->id,      mod->dir,          mod->file,    mod->title,
                         mod->license, mod->version_text, mod->problem, mod->why};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    free(texts[i]);
  free(mod->needs);
  free(mod->renames);
}

void XModList_Clear(XModList *list)
{
  for (int i = 0; i < list->count; i++)
    clear_mod(&list->items[i]);
  free(list->items);
  *list = (XModList){0};
}

bool XMod_IsId(const char *id)
{
  if (!islower((unsigned char)*id))
    return false;
  for (const char *p = id; *p != '\0'; p++)
    if (!islower((unsigned char)*p) && !isdigit((unsigned char)*p) && *p != '_')
      return false;
  return strlen(id) < 32;
}

bool XMod_Knows(const XMod *mod, const char *id)
{
  for (int i = 0; i < mod->need_count; i++)
    if (mod->needs[i].type != XNEED_CONFLICTS && strcmp(mod->needs[i].id, id) == 0)
      return true;
  return strcmp(mod->id, id) == 0 || strcmp(id, "core") == 0;
}

/* Where a word first stands in the text behind another, at its line and column; 0, 0 when it does
   not. */
static void find_word(const char *text, const char *behind, const char *word, int *line,
                      int *column)
{
  const char *from = strstr(text, behind), *at = strstr(from != NULL ? from : text, word);
  *line = *column = 0;
  if (at == NULL)
    return;
  *line = *column = 1;
  for (const char *p = text; p < at; p++) {
    *column = *p == '\n' ? 1 : *column + 1;
    *line += *p == '\n';
  }
}

static void complain(Manifest *m, const char *word, const char *code, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
static void complain(Manifest *m, const char *word, const char *code, const char *fmt, ...)
{
  char text[300];
  int line = 0, column = 0;
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  if (m->text != NULL)
    find_word(m->text, "", word, &line, &column);
  XErrorList_Add(m->errors, m->mod->file, line, column, code, "mod \"%s\": %s", m->mod->id, text);
  if (m->mod->problem == NULL)
    m->mod->problem = XStrDup(text);
}

/* "1.2" or "1.2.3", up to the end of the text. */
static bool parse_version(const char *text, int32_t version[3])
{
  int n = 0;
  memset(version, 0, 3 * sizeof *version);
  for (; n < 3; n++) {
    char *end;
    if (!isdigit((unsigned char)*text))
      return false;
    const long number = strtol(text, &end, 10);
    if (number > 1000000)
      return false;
    version[n] = (int32_t)number;
    text = end;
    if (*text != '.')
      break;
    text++;
  }
  return n < 3 && *text == '\0';
}

/* The text of a field on top of the stack, copied; NULL when it is none. */
static char *copy_text(Manifest *m, const char *field)
{
  size_t length = 0;
  const char *text = lua_type(m->L, -1) == LUA_TSTRING ? lua_tolstring(m->L, -1, &length) : NULL;
  bool plain = text != NULL && length > 0 && length <= 100 && strlen(text) == length &&
               XUtf8_IsValid(text, length);
  for (size_t i = 0; plain && i < length; i++)
    plain = (unsigned char)text[i] >= ' ' && text[i] != 127;
  if (plain)
    return XStrDup(text);
  complain(m, field, "E-TYPE", "%s must be a text of 1 to 100 characters", field);
  return NULL;
}

static void read_title(Manifest *m, const char *field)
{
  m->mod->title = copy_text(m, field);
}

static void read_license(Manifest *m, const char *field)
{
  m->mod->license = copy_text(m, field);
}

static void read_version(Manifest *m, const char *field)
{
  m->mod->version_text = copy_text(m, field);
  if (m->mod->version_text != NULL && !parse_version(m->mod->version_text, m->mod->version))
    complain(m, field, "E-MOD-VERSION", "version is written as \"1.2.3\", not \"%s\"",
             m->mod->version_text);
}

static void read_api(Manifest *m, const char *field)
{
  if (!lua_isinteger(m->L, -1)) {
    complain(m, field, "E-TYPE", "api must be a whole number");
    return;
  }
  const lua_Integer api = lua_tointeger(m->L, -1);
  if (api != XMOD_API)
    complain(m, field, "E-MOD-API", "it is written for api %lld; this game has api %d",
             (long long)api, XMOD_API);
  m->mod->api = XMOD_API;
}

static void read_id(Manifest *m, const char *field)
{
  char *id = copy_text(m, field);
  if (id != NULL && strcmp(id, m->mod->id) != 0)
    complain(m, field, "E-MOD-ID", "its id is \"%s\", but its directory is named \"%s\"", id,
             m->mod->id);
  free(id);
}

/* "otter", "otter >= 1.2" */
static bool parse_need(const char *text, XModNeed *need)
{
  char id[64], version[64] = "";
  if (sscanf(text, "%63[a-z0-9_] %2[<>=] %63s", id, need->op, version) < 1 || !XMod_IsId(id))
    return false;
  static const char *const ops[] = {">=", "<=", "=", ">", "<"};
  bool known = need->op[0] == '\0' &&
               id[strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_")] == '\0' &&
               strlen(text) == strlen(id);
  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
    known = known || (strcmp(need->op, ops[i]) == 0 && parse_version(version, need->version));
  if (known)
    need->id = XStrDup(id);
  return known;
}

static void add_need(Manifest *m, const char *field, XNeedType type)
{
  XMod *mod = m->mod;
  XModNeed need = {.type = type};
  char *text = copy_text(m, field);
  if (text == NULL)
    return;
  if (!parse_need(text, &need)) {
    complain(m, text, "E-MOD-NEED", "%s has \"%s\": it is written as \"otter\" or \"otter >= 1.2\"",
             field, text);
  } else {
    char *quoted = XStrFormat("\"%s\"", text);
    find_word(m->text, field, quoted, &need.line, &need.column);
    free(quoted);
    XALLOC_GROW(mod->needs, mod->need_count, mod->need_capacity);
    mod->needs[mod->need_count++] = need;
  }
  free(text);
}

static void read_needs(Manifest *m, const char *field, XNeedType type)
{
  const int count = lua_istable(m->L, -1) ? (int)lua_rawlen(m->L, -1) : 0;
  int keys = 0;
  if (!lua_istable(m->L, -1)) {
    complain(m, field, "E-TYPE", "%s must be a list of mods", field);
    return;
  }
  for (lua_pushnil(m->L); lua_next(m->L, -2) != 0; lua_pop(m->L, 1))
    keys++;
  if (keys != count || count > MOST_NEEDS) {
    complain(m, field, "E-TYPE", "%s must be a list of at most %d mods", field, MOST_NEEDS);
    return;
  }
  for (int i = 1; i <= count; i++) {
    lua_rawgeti(m->L, -1, i);
    add_need(m, field, type);
    lua_pop(m->L, 1);
  }
}

static void read_depends(Manifest *m, const char *field)
{
  read_needs(m, field, XNEED_DEPENDS);
}

static void read_optional(Manifest *m, const char *field)
{
  read_needs(m, field, XNEED_OPTIONAL);
}

static void read_conflicts(Manifest *m, const char *field)
{
  read_needs(m, field, XNEED_CONFLICTS);
}

/* The full id that a text names, or NULL. */
static char *full_id(const Manifest *m, const char *text)
{
  const char *plain = strchr(text, ':');
  if (plain == NULL)
    return XMod_IsId(text) ? XStrFormat("%s:%s", m->mod->id, text) : NULL;
  char *mod = XStrFormat("%.*s", (int)(plain - text), text);
  const bool good = XMod_IsId(mod) && strlen(plain + 1) < 64 && plain[1] != '\0';
  free(mod);
  return good ? XStrDup(text) : NULL;
}

static void read_renamed(Manifest *m, const char *field)
{
  XMod *mod = m->mod;
  if (!lua_istable(m->L, -1)) {
    complain(m, field, "E-TYPE", "renamed must be a table such as {[\"old\"] = \"new\"}");
    return;
  }
  for (lua_pushnil(m->L); lua_next(m->L, -2) != 0; lua_pop(m->L, 1)) {
    const bool texts = lua_type(m->L, -1) == LUA_TSTRING && lua_type(m->L, -2) == LUA_TSTRING;
    char *from = texts ? full_id(m, lua_tostring(m->L, -2)) : NULL;
    char *to = texts ? full_id(m, lua_tostring(m->L, -1)) : NULL;
    if (from == NULL || to == NULL || mod->rename_count >= MOST_RENAMES) {
      complain(m, field, "E-ID", "renamed takes ids: {[\"old\"] = \"new\"}");
      free(from);
      free(to);
      continue;
    }
    XALLOC_GROW(mod->renames, mod->rename_count, mod->rename_capacity);
    mod->renames[mod->rename_count++] = (XModRename){from, to};
  }
}

static const struct {
  const char *name;
  void (*read)(Manifest *m, const char *field);
  bool required;
} fields[] = {
    {"id", read_id, true},
    {"version", read_version, true},
    {"api", read_api, true},
    {"title", read_title, true},
    {"license", read_license, false},
    {"depends", read_depends, false},
    {"optional", read_optional, false},
    {"conflicts", read_conflicts, false},
    {"renamed", read_renamed, false},
};
enum { FIELDS = sizeof fields / sizeof *fields };

static void check_keys(Manifest *m)
{
  const char *names[FIELDS];
  for (int i = 0; i < FIELDS; i++)
    names[i] = fields[i].name;
  for (lua_pushnil(m->L); lua_next(m->L, -2) != 0; lua_pop(m->L, 1)) {
    const char *key = lua_type(m->L, -2) == LUA_TSTRING ? lua_tostring(m->L, -2) : "a number";
    bool known = false;
    for (int i = 0; i < FIELDS; i++)
      known = known || strcmp(names[i], key) == 0;
    const int nearest = known ? -1 : XString_Nearest(key, names, FIELDS);
    if (!known)
      complain(m, key, "E-FIELD-UNKNOWN", "mod.lua has no field \"%.40s\"%s%s%s", key,
               nearest >= 0 ? "; did you mean \"" : "", nearest >= 0 ? names[nearest] : "",
               nearest >= 0 ? "\"?" : "");
  }
}

static void read_table(Manifest *m)
{
  if (!lua_istable(m->L, -1)) {
    complain(m, "return", "E-TYPE", "mod.lua must return one table");
    return;
  }
  check_keys(m);
  for (int i = 0; i < FIELDS; i++) {
    lua_pushstring(m->L, fields[i].name);
    lua_rawget(m->L, -2);
    if (!lua_isnil(m->L, -1))
      fields[i].read(m, fields[i].name);
    else if (fields[i].required)
      complain(m, "return", "E-REQUIRED", "mod.lua must say %s", fields[i].name);
    lua_pop(m->L, 1);
  }
}

static char *read_text(const char *path, size_t *length)
{
  struct stat about;
  FILE *file = stat(path, &about) == 0 && S_ISREG(about.st_mode) && about.st_size <= MOST_BYTES
                   ? fopen(path, "rb")
                   : NULL;
  if (file == NULL)
    return NULL;
  char *text = XAlloc((size_t)about.st_size + 1);
  *length = fread(text, 1, (size_t)about.st_size, file);
  fclose(file);
  return text;
}

static void read_manifest(XMod *mod, XErrorList *errors)
{
  size_t length = 0;
  char *text = read_text(mod->file, &length);
  Manifest m = {mod, errors, NULL, text};
  const int before = errors->count;
  if (text == NULL) {
    complain(&m, "", "E-FILE-MISSING", "its mod.lua cannot be read");
    return;
  }
  XLua *lua = XLua_New(&(XLuaConfig){.bare = true});
  m.L = XLua_State(lua);
  if (XLua_LoadText(lua, mod->file, text, length, 1, errors))
    read_table(&m);
  else if (mod->problem == NULL)
    mod->problem = XStrFormat("mod.lua: %s", errors->entries[before].text);
  XLua_Free(lua);
  free(text);
}

void XModList_Read(XModList *list, const char *dir, XErrorList *errors)
{
  size_t length = strlen(dir);
  while (length > 1 && dir[length - 1] == '/')
    length--;
  XALLOC_GROW(list->items, list->count, list->capacity);
  XMod *mod = &list->items[list->count++];
  *mod = (XMod){.dir = XStrFormat("%.*s", (int)length, dir)};
  const char *name = strrchr(mod->dir, '/');
  mod->id = XStrDup(name != NULL ? name + 1 : mod->dir);
  mod->file = XStrFormat("%s/mod.lua", mod->dir);
  Manifest m = {mod, errors, NULL, NULL};
  if (!XMod_IsId(mod->id) || strcmp(mod->id, "core") == 0)
    complain(&m, "", "E-MOD-ID",
             "a mod's directory is named by its id: small letters, digits and "
             "_, at most 31; \"core\" is the base world");
  else
    read_manifest(mod, errors);
}

void XModList_Find(XModList *list, const char *dir, XErrorList *errors)
{
  struct dirent **entries = NULL;
  /* cppcheck-suppress nullPointer ; neither filter nor order is wanted */
  const int count = scandir(dir, &entries, NULL, NULL);
  if (entries == NULL)
    return;
  const int first = list->count;
  for (int i = 0; i < count; i++) {
    char *path = XStrFormat("%s/%s", dir, entries[i]->d_name);
    char *file = XStrFormat("%s/mod.lua", path);
    struct stat about;
    const bool twice = XModList_Get(list, entries[i]->d_name) != NULL;
    if (entries[i]->d_name[0] != '.' && stat(file, &about) == 0 && !twice)
      XModList_Read(list, path, errors);
    free(file);
    free(path);
    free(entries[i]);
  }
  if (count >= 0)
    free(entries);
  for (int i = first + 1; i < list->count; i++)
    for (int k = i; k > first && strcmp(list->items[k].id, list->items[k - 1].id) < 0; k--) {
      const XMod other = list->items[k];
      list->items[k] = list->items[k - 1];
      list->items[k - 1] = other;
    }
}

XMod *XModList_Get(const XModList *list, const char *id)
{
  for (int i = 0; i < list->count; i++)
    if (strcmp(list->items[i].id, id) == 0)
      return &list->items[i];
  return NULL;
}

void XModList_Describe(const XModList *list, XText *out)
{
  for (int i = 0, n = 0; i < list->count; i++)
    if (list->items[i].problem == NULL)
      XText_AddFormat(out, "%s%s %s", n++ > 0 ? ", " : "", list->items[i].id,
                      list->items[i].version_text);
}
