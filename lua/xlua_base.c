/*
 * The globals of the sandbox: what is taken from Lua as it is, and what is ours because Lua's own
 * would swallow a spent budget, show addresses or go in hash order.
 */
#include "engine/xstring.h"
#include "lua/xlua_own.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdlib.h>
#include <string.h>

#define WALK_PRICE   64 /* steps: a table may be large and empty */
#define MOST_NAME    64 /* bytes of a global worth a guess */
#define MOST_GUESSES 2000

void XLuaBase_Open(lua_State *L, lua_CFunction opener)
{
  lua_pushcfunction(L, opener);
  lua_call(L, 0, 1);
}

void XLuaBase_Copy(lua_State *L, int from, const char *name)
{
  lua_getfield(L, from, name);
  lua_setfield(L, -2, name);
}

void XLuaBase_CopyWrapped(lua_State *L, int from, const char *name, lua_CFunction wrapper)
{
  lua_getfield(L, from, name);
  lua_pushcclosure(L, wrapper, 1);
  lua_setfield(L, -2, name);
}

int XLuaBase_Original(lua_State *L)
{
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

static int charged(lua_State *L)
{
  size_t bytes = 0;
  for (int i = lua_gettop(L); i > 0; i--) {
    bytes += lua_type(L, i) == LUA_TSTRING ? lua_rawlen(L, i) : 0;
  }
  XLua_Charge(L, 1 + (int64_t)(bytes / 16));
  return XLuaBase_Original(L);
}

void XLuaBase_CopyCharged(lua_State *L, int from, const char *name)
{
  XLuaBase_CopyWrapped(L, from, name, charged);
}

void XLuaBase_ToString(lua_State *L, int index)
{
  index = lua_absindex(L, index);
  if (luaL_getmetafield(L, index, "__tostring") != LUA_TNIL) {
    lua_pushvalue(L, index);
    lua_call(L, 1, 1);
    if (lua_type(L, -1) != LUA_TSTRING) {
      luaL_error(L, "'__tostring' must return a string");
    }
    return;
  }
  int type = lua_type(L, index);
  if (type == LUA_TNIL || type == LUA_TBOOLEAN || type == LUA_TNUMBER || type == LUA_TSTRING) {
    luaL_tolstring(L, index, NULL);
  } else if (luaL_getmetafield(L, index, "__name") != LUA_TSTRING) {
    lua_pushstring(L, lua_typename(L, type));
  }
}

static int base_tostring(lua_State *L)
{
  luaL_checkany(L, 1);
  XLuaBase_ToString(L, 1);
  return 1;
}

static int base_pcall(lua_State *L)
{
  luaL_checkany(L, 1);
  int status = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
  if (status != LUA_OK && XLuaBudget_IsOver(L, status)) {
    return lua_error(L);
  }
  lua_pushboolean(L, status == LUA_OK);
  lua_insert(L, 1);
  return lua_gettop(L);
}

/* The handler runs when the stack is unwound already: within a hook it would have no budget. */
static int base_xpcall(lua_State *L)
{
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 1);
  int status = lua_pcall(L, lua_gettop(L) - 3, LUA_MULTRET, 0);
  if (status == LUA_OK) {
    lua_pushboolean(L, true);
    lua_replace(L, 2);
    return lua_gettop(L) - 1;
  }
  if (XLuaBudget_IsOver(L, status)) {
    return lua_error(L);
  }
  lua_pushvalue(L, 2);
  lua_insert(L, -2);
  status = lua_pcall(L, 1, 1, 0);
  if (status != LUA_OK && XLuaBudget_IsOver(L, status)) {
    return lua_error(L);
  }
  lua_pushboolean(L, false);
  lua_insert(L, -2);
  return 2;
}

/* No finalizers, which run outside any budget, and no weak tables, which show the collector. */
static int base_setmetatable(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  static const char *const barred[] = {"__gc", "__mode"};
  for (size_t i = 0; lua_istable(L, 2) && i < 2; i++) {
    lua_pushstring(L, barred[i]);
    if (lua_rawget(L, 2) != LUA_TNIL) {
      return luaL_error(L, "%s is not allowed", barred[i]);
    }
    lua_pop(L, 1);
  }
  return XLuaBase_Original(L);
}

/* A key with its order. The text stays valid as long as the table is not changed. */
typedef struct SortKey {
  int rank; /* 0 integers, 1 texts, 2 booleans */
  lua_Integer number;
  const char *text;
  size_t length;
} SortKey;

static int compare_keys(const void *a, const void *b)
{
  const SortKey *x = a, *y = b;
  if (x->rank != y->rank) {
    return x->rank - y->rank;
  }
  if (x->rank != 1) {
    return (x->number > y->number) - (x->number < y->number);
  }
  size_t shorter = x->length < y->length ? x->length : y->length;
  int order = memcmp(x->text, y->text, shorter);
  return order != 0 ? order : (x->length > y->length) - (x->length < y->length);
}

/* The key at index; an error when it has no order. */
static SortKey sort_key(lua_State *L, int index)
{
  SortKey key = {0};
  if (lua_isinteger(L, index)) {
    key.number = lua_tointeger(L, index);
  } else if (lua_type(L, index) == LUA_TSTRING) {
    key.rank = 1;
    key.text = lua_tolstring(L, index, &key.length);
  } else if (lua_isboolean(L, index)) {
    key.rank = 2;
    key.number = lua_toboolean(L, index);
  } else {
    luaL_error(L, "a %s as a key has no order: pairs and next take integers, texts and booleans",
               luaL_typename(L, index));
  }
  return key;
}

static void push_key(lua_State *L, const SortKey *key)
{
  if (key->rank == 0) {
    lua_pushinteger(L, key->number);
  } else if (key->rank == 1) {
    lua_pushlstring(L, key->text, key->length);
  } else {
    lua_pushboolean(L, key->number != 0);
  }
}

static size_t count_keys(lua_State *L, int table)
{
  size_t count = 0;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    sort_key(L, -1);
    count++;
  }
  return count;
}

/* Pushes an array of the table's keys in order. */
static void push_sorted_keys(lua_State *L, int table)
{
  size_t count = count_keys(L, table), n = 0;
  XLua_Charge(L, WALK_PRICE + 4 * (int64_t)count);
  SortKey *keys = lua_newuserdatauv(L, (count + 1) * sizeof *keys, 0);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    keys[n++] = sort_key(L, -1);
  }
  qsort(keys, count, sizeof *keys, compare_keys);
  lua_createtable(L, (int)count, 0);
  for (size_t i = 0; i < count; i++) {
    push_key(L, &keys[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
  lua_remove(L, -2);
}

/* Upvalues: the keys, how many are behind. Keys taken away meanwhile are left out. */
static int step_pairs(lua_State *L)
{
  lua_Integer at = lua_tointeger(L, lua_upvalueindex(2));
  lua_settop(L, 1);
  for (;;) {
    if (lua_rawgeti(L, lua_upvalueindex(1), ++at) == LUA_TNIL) {
      return 1;
    }
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) {
      break;
    }
    XLua_Charge(L, 1);
    lua_pop(L, 2);
  }
  lua_pushinteger(L, at);
  lua_replace(L, lua_upvalueindex(2));
  return 2;
}

static int base_pairs(lua_State *L)
{
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  push_sorted_keys(L, 1);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, step_pairs, 2);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

/* The smallest key above the given one: a walk over the whole table each time. */
static int base_next(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  bool first = lua_isnil(L, 2), found = false;
  SortKey after = {0}, best = {0};
  if (!first) {
    after = sort_key(L, 2);
  }
  int64_t count = 0;
  for (lua_pushnil(L); lua_next(L, 1); count++) {
    lua_pop(L, 1);
    SortKey key = sort_key(L, -1);
    bool above = first || compare_keys(&key, &after) > 0;
    if (above && (!found || compare_keys(&key, &best) < 0)) {
      best = key;
      found = true;
    }
  }
  XLua_Charge(L, WALK_PRICE + count);
  if (!found) {
    lua_pushnil(L);
    return 1;
  }
  push_key(L, &best);
  lua_pushvalue(L, -1);
  lua_rawget(L, 1);
  return 2;
}

/* The known name nearest to `name`, or NULL. keys is the index of the sorted keys. */
static const char *nearest(lua_State *L, const char *name, int keys)
{
  const char *names[MOST_GUESSES];
  int count = 0;
  int64_t price = 0;
  lua_Integer total = (lua_Integer)lua_rawlen(L, keys);
  for (lua_Integer i = 1; i <= total && count < MOST_GUESSES; i++) {
    if (lua_rawgeti(L, keys, i) == LUA_TSTRING && lua_rawlen(L, -1) <= MOST_NAME) {
      names[count++] = lua_tostring(L, -1);
      price += 1 + (int64_t)(strlen(name) * lua_rawlen(L, -1) / 8);
    }
    lua_pop(L, 1);
  }
  XLua_Charge(L, price);
  int best = XString_Nearest(name, names, count);
  return best >= 0 ? names[best] : NULL;
}

int XLuaBase_Undefined(lua_State *L)
{
  if (lua_type(L, 2) != LUA_TSTRING || lua_rawlen(L, 2) > MOST_NAME) {
    return luaL_error(L, "undefined global (a %s)", luaL_typename(L, 2));
  }
  const char *name = lua_tostring(L, 2);
  push_sorted_keys(L, 1);
  const char *guess = nearest(L, name, lua_gettop(L));
  if (guess == NULL) {
    return luaL_error(L, "undefined global \"%s\"", name);
  }
  return luaL_error(L, "undefined global \"%s\" (did you mean \"%s\"?)", name, guess);
}

static void set_function(lua_State *L, const char *name, lua_CFunction function)
{
  lua_pushcfunction(L, function);
  lua_setfield(L, -2, name);
}

/* "x":upper() goes to a table of its own that content cannot reach. */
static void set_string_methods(lua_State *L)
{
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 2);
  XLuaString_Push(L);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

static void guard_globals(lua_State *L)
{
  lua_createtable(L, 0, 2);
  set_function(L, "__index", XLuaBase_Undefined);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
}

void XLuaBase_Fill(lua_State *L)
{
  static const char *const plain[] = {"assert", "error",  "getmetatable", "ipairs", "rawequal",
                                      "rawget", "rawlen", "rawset",       "select", "type"};
  XLuaBase_Open(L, luaopen_base);
  lua_insert(L, -2);
  int from = lua_gettop(L) - 1;
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
    XLuaBase_Copy(L, from, plain[i]);
  }
  XLuaBase_CopyCharged(L, from, "tonumber");
  XLuaBase_CopyWrapped(L, from, "setmetatable", base_setmetatable);
  set_function(L, "pcall", base_pcall);
  set_function(L, "xpcall", base_xpcall);
  set_function(L, "pairs", base_pairs);
  set_function(L, "next", base_next);
  set_function(L, "tostring", base_tostring);
  XLuaString_Push(L);
  lua_setfield(L, -2, "string");
  XLuaTable_Push(L);
  lua_setfield(L, -2, "table");
  XLuaMath_Push(L);
  lua_setfield(L, -2, "math");
  XLuaUtf8_Push(L);
  lua_setfield(L, -2, "utf8");
  set_string_methods(L);
  guard_globals(L);
  lua_remove(L, from);
}
