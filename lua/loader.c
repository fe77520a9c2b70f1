/* Loading a world: runs its files, collects definitions, applies them, and freezes the content. */
#include "lua/loader.h"

#include "engine/xalloc.h"
#include "engine/xarena.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "engine/xworld.h"
#include "lua/ldef.h"
#include "lua/lhooks.h"

#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LOAD_STEPS 100000000
#define CALL_PRICE 1000 /* steps: bounds how many errors there can be */

static const XScanPlace nowhere = {0, 0};

/* math.random of content: the world's own stream of chance. */
static int32_t random_of_world(void *user, int32_t low, int32_t high)
{
  const XLoader *loader = user;
  if (loader->world == NULL)
    return low;
  return XRandom_Range(XWorld_Stream(loader->world, XSTREAM_CONTENT), low, high);
}

/* The column of the name that a message of Lua is about: near 'x', (global 'x'). */
static int column_of(const XSource *source, const XErrorEntry *entry)
{
  static const char *const before[] = {"near '",  "global '", "local '",
                                       "field '", "method '", "upvalue '"};
  char word[64];
  for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
    const char *at = strstr(entry->text, before[i]);
    if (at != NULL && sscanf(at + strlen(before[i]), "%63[^']", word) == 1)
      return XSource_Find(source, entry->line, word).column;
  }
  return 0;
}

/* Finishes errors that Lua found: the source line, and the column of what they are about. */
static void dress_errors(const XLoader *loader, int from)
{
  for (int i = from; i < loader->errors->count; i++) {
    XErrorEntry *entry = &loader->errors->entries[i];
    const XSource *source = XSource_Of(loader, entry->file);
    if (entry->source_line != NULL || source == NULL)
      continue;
    if (entry->column == 0)
      entry->column = column_of(source, entry);
    if (strcmp(entry->code, "E-BYTECODE") != 0 && strcmp(entry->code, "E-NUL") != 0)
      entry->source_line = XLuaScan_Line(source->scan, entry->line);
  }
}

/* A spent budget ends the including files too: it is reported once. */
static void drop_repeated(XErrorList *errors, int from)
{
  const XErrorEntry *last = &errors->entries[errors->count - 1];
  for (int i = from; i < errors->count - 1; i++) {
    const XErrorEntry *entry = &errors->entries[i];
    if (strcmp(entry->code, last->code) == 0 && strcmp(entry->file, last->file) == 0 &&
        entry->line == last->line && strcmp(entry->text, last->text) == 0) {
      XErrorList_Drop(errors);
      return;
    }
  }
}

static void run_file(XLoader *loader, XSource *source)
{
  int before = loader->errors->count;
  source->failed = !XLua_LoadText(XLoader_Current(loader), source->name, source->text,
                                  source->length, 0, loader->errors);
  if (source->failed)
    drop_repeated(loader->errors, before);
  dress_errors(loader, before);
}

/* The file and line of the Lua function that called. */
static XSource *caller(lua_State *L, const XLoader *loader, int *line)
{
  lua_Debug ar;
  if (!lua_getstack(L, 1, &ar) || !lua_getinfo(L, "Sl", &ar))
    return NULL;
  *line = ar.currentline;
  return XSource_Of(loader, ar.source);
}

static bool is_path(const char *path)
{
  size_t length = strlen(path);
  bool lua = length > 4 && strcmp(path + length - 4, ".lua") == 0;
  return lua && path[0] != '/' && strstr(path, "..") == NULL && strpbrk(path, "\\\n") == NULL;
}

static bool was_read(const XLoader *loader, const char *path)
{
  for (int i = 0; i < loader->source_count; i++)
    if (loader->sources[i]->mod == loader->current && strcmp(loader->sources[i]->path, path) == 0)
      return true;
  return false;
}

/* Runs a file of the world; what is wrong with the path is reported at the place of it. */
static void include_path(XLoader *loader, const XSource *from, XScanPlace place, const char *path)
{
  if (!is_path(path)) {
    XLoader_Error(loader, from, place, "E-FILE",
                  "Include takes a path inside the world that ends in .lua, without \"..\"");
  } else if (was_read(loader, path)) {
    XLoader_Error(loader, from, place, "E-FILE-DUPLICATE", "%s was included before", path);
  } else {
    XSource *source = XSource_Read(loader, path);
    if (source == NULL)
      XLoader_Error(loader, from, place, "E-FILE-MISSING",
                    "there is no file %s/%s that can be read", loader->mods[loader->current].dir,
                    path);
    else
      run_file(loader, source);
  }
}

/* Include("creatures/rats.lua") runs another file of the same world, once. */
static int include(lua_State *L)
{
  XLoader *loader = lua_touserdata(L, lua_upvalueindex(1));
  int line = 0;
  if (loader->errors == NULL)
    return luaL_error(L, "Include works only while the world is loaded");
  XLua_Charge(L, CALL_PRICE);
  const XSource *from = caller(L, loader, &line);
  if (lua_type(L, 1) == LUA_TSTRING) {
    const char *path = lua_tostring(L, 1);
    include_path(loader, from, from != NULL ? XSource_Find(from, line, path) : nowhere, path);
  } else if (lua_isnone(L, 1) || !XLoader_IsPoison(L, 1)) {
    XScanPlace place = from != NULL ? XSource_Find(from, line, "Include") : nowhere;
    XLoader_Error(loader, from, place, "E-TYPE", "Include takes the path of a file, a text");
  }
  return 0;
}

/* A file that broke off hides no error of those it would have included: they run all the same. */
static void include_rest(XLoader *loader, const XSource *source)
{
  static const char word[] = "Include(\"";
  for (const char *at = strstr(source->text, word); at != NULL; at = strstr(at, word)) {
    at += sizeof word - 1;
    const char *line = at;
    while (line > source->text && line[-1] != '\n')
      line--;
    const char *comment = strstr(line, "--");
    XScanPlace place = {1, (int)(at - line) + 1};
    for (const char *p = source->text; p < line; p++)
      place.line += *p == '\n';
    size_t length = strcspn(at, "\"\n");
    char *path = XStrFormat("%.*s", (int)length, at);
    if ((comment == NULL || comment > at) && is_path(path) && !was_read(loader, path))
      include_path(loader, source, place, path);
    free(path);
  }
}

/* A name that nobody has set, while loading: reported, and something stands in for it. */
static int unknown_global(lua_State *L)
{
  XLoader *loader = lua_touserdata(L, lua_upvalueindex(1));
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  if (XLoader_PushFixed(L, name))
    return 1;
  const char *names[64];
  int count = 0, line = 0;
  for (int i = 0; XBuilders[i] != NULL; i++)
    names[count++] = XBuilders[i]->name;
  for (int i = 0; XEnums[i] != NULL; i++)
    names[count++] = XEnums[i]->name;
  names[count++] = "Include";
  char hint[96];
  XLua_Charge(L, CALL_PRICE);
  XLoader_Suggest(name, names, count, hint, sizeof hint);
  const XSource *source = caller(L, loader, &line);
  XScanPlace place = source != NULL ? XSource_Find(source, line, name) : nowhere;
  XLoader_Error(loader, source, place, "E-GLOBAL-UNKNOWN", "there is no global \"%s\"%s", name,
                hint);
  XLoader_PushPoison(L);
  return 1;
}

/* Swaps what answers for unknown globals; leaves the one before on the stack. */
static void swap_unknown(lua_State *L)
{
  lua_pushglobaltable(L);
  lua_getmetatable(L, -1);
  lua_getfield(L, -1, "__index");
  lua_pushvalue(L, -4);
  lua_setfield(L, -3, "__index");
  lua_replace(L, -4);
  lua_pop(L, 2);
}

static uint64_t mix(uint64_t digest, const char *bytes, size_t length)
{
  for (size_t i = 0; i < length; i++)
    digest = (digest ^ (unsigned char)bytes[i]) * UINT64_C(1099511628211);
  return digest;
}

/* FNV-1a of every file's path and text, in the order in which they were read. */
static uint64_t digest_of(const XLoader *loader)
{
  uint64_t digest = UINT64_C(14695981039346656037);
  for (int i = 0; i < loader->source_count; i++) {
    const XSource *source = loader->sources[i];
    if (source->mod > 0)
      digest = mix(digest, loader->mods[source->mod].id, strlen(loader->mods[source->mod].id) + 1);
    digest = mix(digest, source->path, strlen(source->path) + 1);
    digest = mix(digest, source->text, source->length);
  }
  return digest;
}

/* Runs the files of the current mod, from its init.lua on. */
static void load_mod(XLoader *loader)
{
  lua_State *L = XLua_State(XLoader_Current(loader));
  const int first = loader->source_count;
  XSource *source = XSource_Read(loader, "init.lua");
  if (source == NULL) {
    XErrorList_Add(loader->errors, loader->mods[loader->current].dir, 0, 0, "E-FILE-MISSING",
                   "there is no init.lua that can be read");
    return;
  }
  lua_pushlightuserdata(L, loader);
  lua_pushcclosure(L, unknown_global, 1);
  swap_unknown(L);
  run_file(loader, source);
  for (int i = first; i < loader->source_count; i++)
    if (loader->sources[i]->failed)
      include_rest(loader, loader->sources[i]);
  swap_unknown(L);
  lua_pop(L, 1);
}

static void load_files(XLoader *loader)
{
  for (int i = 0; i < loader->mod_count; i++) {
    loader->current = i;
    load_mod(loader);
  }
  loader->current = 0;
  if (loader->source_count == 0)
    return;
  XLoader_Apply(loader);
  XLoader_CheckWhole(loader);
}

/* Adds a mod with a sandbox of its own. */
static void open_mod(XLoader *loader, const char *id, const char *dir, const XMod *about)
{
  XLoaderMod *mod = &loader->mods[loader->mod_count];
  *mod = (XLoaderMod){.id = XArena_Text(XContent_Arena(loader->content), id),
                      .dir = XArena_Text(XContent_Arena(loader->content), dir),
                      .about = about};
  mod->lua =
      XLua_New(&(XLuaConfig){.load_steps = LOAD_STEPS, .random = random_of_world, .user = loader});
  loader->current = loader->mod_count++;
  lua_pushlightuserdata(XLua_State(mod->lua), loader);
  lua_pushcclosure(XLua_State(mod->lua), include, 1);
  XLoader_SetFixed(XLua_State(mod->lua), "Include");
  XLoader_OpenBuilders(loader);
}

static XLoader *begin(const char *world_dir, bool places, XErrorList *errors)
{
  XLoader *loader = XAlloc(sizeof *loader);
  loader->places = places;
  loader->dir = XStrDup(world_dir);
  size_t length = strlen(loader->dir);
  while (length > 1 && loader->dir[length - 1] == '/')
    loader->dir[--length] = '\0';
  loader->errors = errors;
  loader->content = XContent_New();
  open_mod(loader, "core", loader->dir, NULL);
  return loader;
}

/* Names the mods with their versions. */
static void name_mods(XLoader *loader)
{
  XText text;
  XText_Init(&text);
  for (int i = 1; i < loader->mod_count; i++) {
    const XMod *about = loader->mods[i].about;
    XText_AddFormat(&text, "%s%s%s%s", i == 1 ? "" : ", ", loader->mods[i].id,
                    about == NULL ? "" : " ", about == NULL ? "" : about->version_text);
  }
  XContent_SetMods(loader->content, text.data);
  XText_Clear(&text);
}

/* Runs the files of the mods that are open. NULL when there was an error. */
static XLoader *finish(XLoader *loader)
{
  XErrorList *errors = loader->errors;
  const int before = errors->count;
  load_files(loader);
  XContent_SetDigest(loader->content, digest_of(loader));
  name_mods(loader);
  if (errors->count == before)
    XLoader_SetPlaceholders(loader);
  loader->errors = NULL;
  for (int i = 0; i < loader->mod_count; i++)
    loader->mods[i].about = NULL;
  XErrorList_Sort(errors);
  if (errors->count == before) {
    loader->hooks = XLuaHooks_New(loader);
    return loader;
  }
  XLoader_Free(loader);
  return NULL;
}

static XLoader *load(const char *world_dir, const XModList *mods, bool places, XErrorList *errors)
{
  XLoader *loader = begin(world_dir, places, errors);
  for (int i = 0; mods != NULL && i < XModList_On(mods); i++)
    open_mod(loader, mods->items[i].id, mods->items[i].dir, &mods->items[i]);
  return finish(loader);
}

XLoader *XLoader_NewKept(const char *bytes, size_t length, XErrorList *errors)
{
  const XBundle bundle = {bytes, length};
  XLoader *loader = begin("kept", false, errors);
  XBundle at = bundle;
  XBundleFile file;
  loader->kept = &bundle;
  while (XBundle_Next(&at, &file)) {
    bool open = false;
    for (int i = 0; i < loader->mod_count; i++)
      open = open || strcmp(loader->mods[i].id, file.mod) == 0;
    if (!open && loader->mod_count <= XMODS_MOST)
      open_mod(loader, file.mod, file.mod, NULL);
  }
  loader = finish(loader);
  if (loader != NULL)
    loader->kept = NULL;
  return loader;
}

XLoader *XLoader_NewWith(const char *world_dir, const XModList *mods, XErrorList *errors)
{
  XErrorList found;
  XErrorList_Init(&found);
  XLoader *loader = load(world_dir, mods, false, &found);
  XErrorList_Clear(&found);
  /* Only what is wrong needs places, and finding them costs: then all is done again with them. */
  return loader != NULL ? loader : load(world_dir, mods, true, errors);
}

XLoader *XLoader_New(const char *world_dir, XErrorList *errors)
{
  return XLoader_NewWith(world_dir, NULL, errors);
}

XLoader *XLoader_NewPlaced(const char *world_dir, const XModList *mods, XErrorList *errors)
{
  return load(world_dir, mods, true, errors);
}

void XLoader_Free(XLoader *loader)
{
  if (loader == NULL)
    return;
  XLuaHooks_Free(loader->hooks);
  for (int i = 0; i < loader->mod_count; i++)
    XLua_Free(loader->mods[i].lua);
  XContent_Free(loader->content);
  for (int i = 0; i < loader->source_count; i++)
    XSource_Free(loader->sources[i]);
  for (int i = 0; i < loader->definition_count; i++) {
    free(loader->definitions[i]->settings);
    free(loader->definitions[i]);
  }
  free(loader->sources);
  free(loader->definitions);
  free(loader->dir);
  free(loader);
}

XContent *XLoader_Content(const XLoader *loader)
{
  return loader->content;
}

void XLoader_SetWorld(XLoader *loader, XWorld *world)
{
  loader->world = world;
}

const char *XLoader_File(const XLoader *loader, int index)
{
  return index < loader->source_count ? loader->sources[index]->path : NULL;
}

XContent *XLoader_Load(const char *world_dir, XErrorList *errors)
{
  XLoader *loader = XLoader_New(world_dir, errors);
  if (loader == NULL)
    return NULL;
  XContent *content = loader->content;
  XContent_SetScripts(content, NULL);
  loader->content = NULL;
  XLoader_Free(loader);
  return content;
}
