/* Builders in Lua: Monster.new(id, parent), then one method after another, then :Register(). A
   wrong call is reported and the chain goes on. */
#include "lua/builder.h"

#include "engine/xalloc.h"
#include "engine/xarena.h"
#include "engine/xerror.h"
#include "lua/ldef.h"

#include <ctype.h>
#include <lauxlib.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#define OBJECT "hourvale.builder"

/* Steps: these bound the memory that a world in a loop can take. */
#define NEW_PRICE  1000
#define CALL_PRICE 100
#define PART_PRICE 200 /* each setting or error of a call */

const XBuilder *const XBuilders[] = {
    &XBuilder_Monster,  &XBuilder_Race,  &XBuilder_Class,
    &XBuilder_Modifier, &XBuilder_Item,  &XBuilder_Tile,
    &XBuilder_Place,    &XBuilder_Room,  &XBuilder_Trap,
    &XBuilder_Brand,    &XBuilder_Rules, &XBuilder_Words,
    &XBuilder_Palette,  &XBuilder_Look,  &XBuilder_Shop,
    &XBuilder_Spell,    &XBuilder_Skill, &XBuilder_Dialogue,
    &XBuilder_Feature,  &XBuilder_Quest, NULL,
};

const char *XLoader_FullId(XLoader *loader, const char *id)
{
  char *full = strchr(id, ':') != NULL ? XStrDup(id)
                                       : XStrFormat("%s:%s", loader->mods[loader->current].id, id);
  const char *kept = XArena_Intern(XContent_Arena(loader->content), full);
  free(full);
  return kept;
}

int XBuilder_MethodIndex(const XBuilder *builder, const char *name)
{
  for (int i = 0; builder->methods[i].name != NULL; i++)
    if (strcmp(builder->methods[i].name, name) == 0)
      return i;
  return -1;
}

static bool is_id(const char *id)
{
  if (!islower((unsigned char)*id))
    return false;
  for (const char *p = id; *p != '\0'; p++)
    if (!islower((unsigned char)*p) && !isdigit((unsigned char)*p) && *p != '_')
      return false;
  return strlen(id) < 64;
}

static XDefinition *new_definition(XLoader *loader, const XBuilder *builder)
{
  XDefinition *def = XAlloc(sizeof *def);
  def->loader = loader;
  def->builder = builder;
  XALLOC_GROW(loader->definitions, loader->definition_count, loader->definition_capacity);
  loader->definitions[loader->definition_count++] = def;
  return def;
}

/* The id at an argument of `.new`, or a stand-in that names nothing. */
static const char *read_id(lua_State *L, XDefinition *def, int arg, XScanPlace place)
{
  if (lua_type(L, arg) != LUA_TSTRING) {
    def->id = "?";
    if (!XLoader_IsPoison(L, arg))
      XDefinition_Error(def, place, "E-TYPE", "an id is a text such as \"gray_ooze\"");
    return NULL;
  }
  const char *id = lua_tostring(L, arg);
  const char *colon = strchr(id, ':');
  char mod[64];
  snprintf(mod, sizeof mod, "%.*s", colon != NULL ? (int)(colon - id) : 0, id);
  if (!is_id(colon != NULL ? colon + 1 : id) || (colon != NULL && !is_id(mod))) {
    def->id = "?";
    XDefinition_Error(def, place, "E-ID",
                      "an id is small letters, digits and _, begins with a letter and has at most "
                      "63 of them");
    return NULL;
  }
  return XLoader_FullId(def->loader, id);
}

static XScanPlace place_of_arg(const XScanCall *call, int arg, int line)
{
  return call != NULL ? XLuaScan_Arg(call, arg) : (XScanPlace){line, 0};
}

/* Monster.new(id, parent), Monster.patch(id): a table that takes a chain of methods. */
static int begin_definition(lua_State *L, const char *verb)
{
  XLoader *loader = lua_touserdata(L, lua_upvalueindex(1));
  const XBuilder *builder = lua_touserdata(L, lua_upvalueindex(2));
  lua_settop(L, 2);
  XLua_Charge(L, NEW_PRICE);
  lua_Debug ar;
  if (loader->errors == NULL || !lua_getstack(L, 1, &ar) || !lua_getinfo(L, "Sl", &ar))
    return luaL_error(L, "%s.%s works only while the world is loaded", builder->name, verb);
  XDefinition *def = new_definition(loader, builder);
  def->source = XSource_Of(loader, ar.source);
  if (def->source == NULL)
    return luaL_error(L, "%s.%s was called from nowhere", builder->name, verb);
  def->patch = strcmp(verb, "patch") == 0;
  int ordinal = XSource_CountNew(def->source, ar.currentline);
  def->chain = XLuaScan_Chain(def->source->scan, ar.currentline, ordinal);
  const XScanCall *call = XLuaScan_Call(def->chain, 0);
  def->place = place_of_arg(call, 1, ar.currentline);
  def->parent_place = place_of_arg(call, 2, ar.currentline);
  const char *id = read_id(L, def, 1, def->place);
  def->id = id != NULL ? id : XArena_Intern(XContent_Arena(loader->content), "?");
  def->duplicate = id == NULL;
  if (def->patch && !lua_isnil(L, 2))
    XDefinition_Error(def, def->parent_place, "E-ARGUMENT", "a patch takes one id and no parent");
  else if (lua_type(L, 2) == LUA_TSTRING)
    def->parent_id = XLoader_FullId(loader, lua_tostring(L, 2));
  else if (!lua_isnil(L, 2) && !XLoader_IsPoison(L, 2))
    XDefinition_Error(def, def->parent_place, "E-TYPE", "the parent is named by its id");
  XDefinition **object = lua_newuserdatauv(L, sizeof *object, 0);
  *object = def;
  luaL_setmetatable(L, OBJECT);
  return 1;
}

static int builder_new(lua_State *L)
{
  return begin_definition(L, "new");
}

static int builder_patch(lua_State *L)
{
  return begin_definition(L, "patch");
}

/* The chain's call that runs now, and where it stands. */
static const XScanCall *current_call(lua_State *L, XDefinition *def, int n, const char *name,
                                     XScanPlace *place)
{
  lua_Debug ar;
  int line = def->place.line;
  if (lua_getstack(L, 1, &ar) && lua_getinfo(L, "Sl", &ar))
    line = ar.currentline;
  const XScanCall *call = XLuaScan_Find(def->source->scan, def->chain, n, name, line);
  *place = call != NULL ? (XScanPlace){call->line, call->column} : (XScanPlace){line, 0};
  return call;
}

static XDefinition *object_at(lua_State *L, int index)
{
  XDefinition **object = luaL_testudata(L, index, OBJECT);
  if (object == NULL || (*object)->loader->errors == NULL)
    luaL_error(L, "definitions are made only while the world is loaded");
  return object == NULL ? NULL : *object;
}

/* The definition that a method was read from. When the call has a dot instead of a colon, it is put
   in front of the arguments and `place` is where that stands. */
static XDefinition *object_of_call(lua_State *L, const char *name, const XScanCall **call,
                                   XScanPlace *place)
{
  XDefinition *def = object_at(L, lua_upvalueindex(1));
  XLua_Charge(L, CALL_PRICE);
  *call = current_call(L, def, ++def->calls, name, place);
  if (lua_rawequal(L, 1, lua_upvalueindex(1)))
    return def;
  XDefinition_Error(def, *place, "E-COLON", "a method is called with a colon: :%s(...)", name);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  return def;
}

static int call_method(lua_State *L)
{
  const XMethod *method = lua_touserdata(L, lua_upvalueindex(2));
  XScanPlace place;
  const XScanCall *call;
  XDefinition *def = object_of_call(L, method->name, &call, &place);
  int before = def->setting_count + def->loader->errors->count;
  if (def->registered)
    XDefinition_Error(def, place, "E-REGISTERED", ":%s comes after :Register()", method->name);
  else
    XLoader_ReadCall(L, def, method, call, place);
  XLua_Charge(L, (def->setting_count + def->loader->errors->count - before) * PART_PRICE);
  lua_settop(L, 1);
  return 1;
}

static int call_register(lua_State *L)
{
  XScanPlace place;
  const XScanCall *call;
  XDefinition *def = object_of_call(L, "Register", &call, &place);
  if (def->registered)
    XDefinition_Error(def, place, "E-REGISTERED",
                      ":Register() ends a definition; it is there twice");
  def->registered = true;
  lua_settop(L, 1);
  return 1;
}

/* :Override() */
static int call_override(lua_State *L)
{
  XScanPlace place;
  const XScanCall *call;
  XDefinition *def = object_of_call(L, "Override", &call, &place);
  if (def->patch)
    XDefinition_Error(def, place, "E-OVERRIDE", "a patch replaces nothing; take :Override() away");
  if (def->registered)
    XDefinition_Error(def, place, "E-REGISTERED", ":Override comes after :Register()");
  def->override = true;
  lua_settop(L, 1);
  return 1;
}

static int call_unknown(lua_State *L)
{
  XDefinition *def = object_at(L, lua_upvalueindex(1));
  def->calls++;
  lua_pushvalue(L, lua_upvalueindex(1));
  return 1;
}

static void report_unknown(lua_State *L, XDefinition *def, const char *name)
{
  const char *names[XDEF_METHODS + 2];
  int count = 0;
  for (; def->builder->methods[count].name != NULL; count++)
    names[count] = def->builder->methods[count].name;
  names[count] = "Register";
  names[count + 1] = "Override";
  char hint[96];
  XScanPlace place;
  XLua_Charge(L, NEW_PRICE);
  int nearest = XLoader_Suggest(name, names, count + 2, hint, sizeof hint);
  current_call(L, def, def->calls + 1, name, &place);
  XDefinition_Error(def, place, "E-METHOD-UNKNOWN", "%s has no :%s%s", def->builder->name, name,
                    hint);
  if (nearest == count)
    def->registered = true;
  else if (nearest > count)
    def->override = true;
  else if (nearest >= 0)
    def->broken |= UINT32_C(1) << nearest;
}

/* builder:Name */
static int object_index(lua_State *L)
{
  XDefinition *def = object_at(L, 1);
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  int index = XBuilder_MethodIndex(def->builder, name);
  lua_pushvalue(L, 1);
  if (index >= 0) {
    lua_pushlightuserdata(L, (void *)(uintptr_t)&def->builder->methods[index]);
    lua_pushcclosure(L, call_method, 2);
  } else if (strcmp(name, "Register") == 0) {
    lua_pushcclosure(L, call_register, 1);
  } else if (strcmp(name, "Override") == 0) {
    lua_pushcclosure(L, call_override, 1);
  } else {
    report_unknown(L, def, name);
    lua_pushcclosure(L, call_unknown, 1);
  }
  return 1;
}

/* Monster.new; Skill.AXES. Monster.neww is reported; what stands in for it takes the whole chain.
 */
static int class_index(lua_State *L)
{
  if (lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "new") == 0) {
    lua_pushvalue(L, lua_upvalueindex(3));
    return 1;
  }
  if (lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "patch") == 0) {
    lua_pushvalue(L, lua_upvalueindex(4));
    return 1;
  }
  XLoader *loader = lua_touserdata(L, lua_upvalueindex(1));
  const XBuilder *builder = lua_touserdata(L, lua_upvalueindex(2));
  const XEnum *members = XEnum_Named(builder->name);
  if (members != NULL)
    return XLoader_PushNamed(L, loader, members);
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  lua_Debug ar;
  if (loader->errors == NULL || !lua_getstack(L, 1, &ar) || !lua_getinfo(L, "Sl", &ar))
    return luaL_error(L, "%s has no .%s", builder->name, name);
  XLua_Charge(L, NEW_PRICE);
  const XSource *source = XSource_Of(loader, ar.source);
  XScanPlace place = {ar.currentline, 0};
  if (source != NULL)
    place = XSource_Find(source, ar.currentline, name);
  XLoader_Error(loader, source, place, "E-METHOD-UNKNOWN",
                "%s has no .%s; a definition begins with %s.new(id), a change with %s.patch(id)",
                builder->name, name, builder->name, builder->name);
  XLoader_PushPoison(L);
  return 1;
}

static void lock_metatable(lua_State *L)
{
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
}

static void push_builder(XLoader *loader, lua_State *L, const XBuilder *builder)
{
  lua_newtable(L);
  lua_createtable(L, 0, 3);
  lua_pushlightuserdata(L, loader);
  lua_pushlightuserdata(L, (void *)(uintptr_t)builder);
  lua_pushlightuserdata(L, loader);
  lua_pushlightuserdata(L, (void *)(uintptr_t)builder);
  lua_pushcclosure(L, builder_new, 2);
  lua_pushlightuserdata(L, loader);
  lua_pushlightuserdata(L, (void *)(uintptr_t)builder);
  lua_pushcclosure(L, builder_patch, 2);
  lua_pushcclosure(L, class_index, 4);
  lua_setfield(L, -2, "__index");
  XLoader_RefuseWrites(L, loader, builder->name);
  lock_metatable(L);
  lua_setmetatable(L, -2);
}

void XLoader_OpenBuilders(XLoader *loader)
{
  lua_State *L = XLua_State(XLoader_Current(loader));
  luaL_newmetatable(L, OBJECT);
  lua_pushcfunction(L, object_index);
  lua_setfield(L, -2, "__index");
  lock_metatable(L);
  lua_pop(L, 1);
  XLoader_OpenEnums(loader);
  for (int i = 0; XBuilders[i] != NULL; i++) {
    push_builder(loader, L, XBuilders[i]);
    XLoader_SetFixed(L, XBuilders[i]->name);
  }
  XLoader_GuardFixed(loader);
}
