/*
 * table, math and utf8 of the sandbox. The table functions are raw (no metamethods), pay for the
 * elements they move, and sort is a stable merge that orders texts by bytes.
 */
#include "lua/xlua_own.h"

#include <lauxlib.h>
#include <lualib.h>
#include <string.h>

#define MOST_MOVE 1000000

static lua_Integer raw_length(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  return (lua_Integer)lua_rawlen(L, 1);
}

static int table_insert(lua_State *L)
{
  lua_Integer length = raw_length(L), at = length + 1;
  int top = lua_gettop(L);
  if (top == 3) {
    at = luaL_checkinteger(L, 2);
    luaL_argcheck(L, at >= 1 && at <= length + 1, 2, "position out of bounds");
  } else if (top != 2) {
    return luaL_error(L, "wrong number of arguments to 'insert'");
  }
  XLua_Charge(L, 1 + (length - at + 1) / 2);
  for (lua_Integer i = length; i >= at; i--) {
    lua_rawgeti(L, 1, i);
    lua_rawseti(L, 1, i + 1);
  }
  lua_rawseti(L, 1, at);
  return 0;
}

static int table_remove(lua_State *L)
{
  lua_Integer length = raw_length(L), at = luaL_optinteger(L, 2, length);
  if (lua_gettop(L) > 1 && length + 1 != at) {
    luaL_argcheck(L, (at >= 1 && at <= length) || (length == 0 && at == 0), 2,
                  "position out of bounds");
  }
  XLua_Charge(L, 1 + (length > at ? (length - at) / 2 : 0));
  lua_rawgeti(L, 1, at);
  for (; at < length; at++) {
    lua_rawgeti(L, 1, at + 1);
    lua_rawseti(L, 1, at);
  }
  if (at <= length) {
    lua_pushnil(L);
    lua_rawseti(L, 1, at);
  }
  return 1;
}

static int table_concat(lua_State *L)
{
  size_t glue_length, bytes = 0;
  lua_Integer length = raw_length(L);
  const char *glue = luaL_optlstring(L, 2, "", &glue_length);
  lua_Integer from = luaL_optinteger(L, 3, 1), to = luaL_optinteger(L, 4, length);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (lua_Integer i = from; i <= to; i++) {
    lua_rawgeti(L, 1, i);
    if (!lua_isstring(L, -1)) {
      return luaL_error(L, "invalid value (a %s) at index %I in table for 'concat'",
                        luaL_typename(L, -1), i);
    }
    lua_tolstring(L, -1, NULL);
    bytes += lua_rawlen(L, -1) + (i < to ? glue_length : 0);
    if (bytes > XLUA_MOST_STRING) {
      return luaL_error(L, "resulting string too large");
    }
    luaL_addvalue(&buffer);
    if (i == to) {
      break;
    }
    luaL_addlstring(&buffer, glue, glue_length);
  }
  XLua_Charge(L, 1 + (to > from ? to - from : 0) + (int64_t)(bytes / 16));
  luaL_pushresult(&buffer);
  return 1;
}

static int table_unpack(lua_State *L)
{
  lua_Integer from = luaL_optinteger(L, 2, 1);
  lua_Integer to = lua_isnoneornil(L, 3) ? raw_length(L) : luaL_checkinteger(L, 3);
  luaL_checktype(L, 1, LUA_TTABLE);
  if (from > to) {
    return 0;
  }
  lua_Unsigned count = (lua_Unsigned)to - (lua_Unsigned)from;
  if (count >= XLUA_MOST_VALUES) {
    return luaL_error(L, "too many results to unpack (more than %d)", XLUA_MOST_VALUES);
  }
  luaL_checkstack(L, (int)count + 1, "too many results to unpack");
  for (lua_Unsigned i = 0; i <= count; i++) {
    lua_rawgeti(L, 1, from + (lua_Integer)i);
  }
  return (int)count + 1;
}

static int table_move(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer from = luaL_checkinteger(L, 2), to = luaL_checkinteger(L, 3);
  lua_Integer at = luaL_checkinteger(L, 4);
  int target = lua_isnoneornil(L, 5) ? 1 : 5;
  luaL_checktype(L, target, LUA_TTABLE);
  if (to >= from) {
    lua_Unsigned last = (lua_Unsigned)to - (lua_Unsigned)from;
    luaL_argcheck(L, last < MOST_MOVE, 3, "too many elements to move");
    luaL_argcheck(L, at <= LUA_MAXINTEGER - (lua_Integer)last, 4, "destination wrap around");
    XLua_Charge(L, 1 + (int64_t)last);
    bool down = at > from && at <= to && target == 1;
    for (lua_Integer n = 0; n <= (lua_Integer)last; n++) {
      lua_Integer i = down ? (lua_Integer)last - n : n;
      lua_rawgeti(L, 1, from + i);
      lua_rawseti(L, target, at + i);
    }
  }
  lua_pushvalue(L, target);
  return 1;
}

static bool text_less(lua_State *L, int a, int b)
{
  size_t length_a, length_b;
  const char *x = lua_tolstring(L, a, &length_a), *y = lua_tolstring(L, b, &length_b);
  int order = memcmp(x, y, length_a < length_b ? length_a : length_b);
  return order != 0 ? order < 0 : length_a < length_b;
}

/* Tells whether the value at index a (absolute) comes before that at b. */
static bool sorts_before(lua_State *L, int a, int b)
{
  XLua_Charge(L, 2);
  if (lua_isnil(L, 2)) {
    bool texts = lua_type(L, a) == LUA_TSTRING && lua_type(L, b) == LUA_TSTRING;
    return texts ? text_less(L, a, b) : lua_compare(L, a, b, LUA_OPLT) != 0;
  }
  lua_pushvalue(L, 2);
  lua_pushvalue(L, a);
  lua_pushvalue(L, b);
  lua_call(L, 2, 1);
  bool before = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return before;
}

/* Merges the runs [low, middle) and [middle, high) of the table at `from` into that at `to`. */
static void merge(lua_State *L, int from, int to, lua_Integer low, lua_Integer middle,
                  lua_Integer high)
{
  lua_Integer left = low, right = middle;
  for (lua_Integer i = low; i < high; i++) {
    bool take_right = left >= middle;
    if (left < middle && right < high) {
      lua_rawgeti(L, from, right);
      lua_rawgeti(L, from, left);
      int top = lua_gettop(L);
      take_right = sorts_before(L, top - 1, top);
      lua_pop(L, 2);
    }
    lua_rawgeti(L, from, take_right ? right++ : left++);
    lua_rawseti(L, to, i);
  }
}

static void copy_array(lua_State *L, int from, int to, lua_Integer length)
{
  for (lua_Integer i = 1; i <= length; i++) {
    lua_rawgeti(L, from, i);
    lua_rawseti(L, to, i);
  }
}

/* On an error of the comparator the table is as it was. */
static int table_sort(lua_State *L)
{
  lua_Integer length = raw_length(L);
  if (!lua_isnoneornil(L, 2)) {
    luaL_checktype(L, 2, LUA_TFUNCTION);
  }
  lua_settop(L, 2);
  XLua_Charge(L, 1 + 2 * length);
  lua_createtable(L, (int)length, 0);
  lua_createtable(L, (int)length, 0);
  copy_array(L, 1, 3, length);
  int from = 3, to = 4;
  for (lua_Integer run = 1; run < length; run *= 2) {
    for (lua_Integer low = 1; low <= length; low += 2 * run) {
      lua_Integer middle = low + run, end = length + 1;
      lua_Integer high = middle + run < end ? middle + run : end;
      merge(L, from, to, low, middle < end ? middle : end, high);
    }
    from = to;
    to = from == 3 ? 4 : 3;
  }
  copy_array(L, from, 1, length);
  return 0;
}

void XLuaTable_Push(lua_State *L)
{
  static const luaL_Reg own[] = {{"insert", table_insert},
                                 {"remove", table_remove},
                                 {"concat", table_concat},
                                 {"unpack", table_unpack},
                                 {"move", table_move},
                                 {"sort", table_sort},
                                 {NULL, NULL}};
  XLuaBase_Open(L, luaopen_table);
  luaL_newlib(L, own);
  XLuaBase_Copy(L, lua_gettop(L) - 1, "pack");
  lua_remove(L, -2);
}

/* math.random(high) and math.random(low, high), drawn from the game's stream. */
static int math_random(lua_State *L)
{
  bool both = lua_gettop(L) >= 2;
  luaL_argcheck(L, lua_gettop(L) >= 1, 1, "a range is needed: math.random(low, high)");
  lua_Integer low = both ? luaL_checkinteger(L, 1) : 1;
  lua_Integer high = luaL_checkinteger(L, both ? 2 : 1);
  luaL_argcheck(L, low <= high, both ? 2 : 1, "interval is empty");
  luaL_argcheck(L, low >= INT32_MIN && high <= INT32_MAX, 1, "interval too large");
  lua_pushinteger(L, XLuaBudget_Random(L, (int32_t)low, (int32_t)high));
  return 1;
}

void XLuaMath_Push(lua_State *L)
{
  static const char *const plain[] = {
      "abs",  "acos", "asin", "atan", "ceil",       "cos",  "deg",        "exp",  "floor",
      "fmod", "huge", "log",  "max",  "maxinteger", "min",  "mininteger", "modf", "pi",
      "rad",  "sin",  "sqrt", "tan",  "tointeger",  "type", "ult"};
  XLuaBase_Open(L, luaopen_math);
  lua_newtable(L);
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
    XLuaBase_Copy(L, lua_gettop(L) - 1, plain[i]);
  }
  lua_pushcfunction(L, math_random);
  lua_setfield(L, -2, "random");
  lua_remove(L, -2);
}

/* utf8.codepoint gives a result for each character. */
static int utf8_codepoint(lua_State *L)
{
  lua_Integer length = (lua_Integer)(luaL_checkstring(L, 1), lua_rawlen(L, 1));
  lua_Integer from = luaL_optinteger(L, 2, 1), to = luaL_optinteger(L, 3, from);
  from = from < 0 ? length + from + 1 : from;
  to = to < 0 ? length + to + 1 : to;
  luaL_argcheck(L, from >= 1 && to <= length, 2, "out of bounds");
  luaL_argcheck(L, to - from < XLUA_MOST_VALUES, 3, "too many characters at once");
  return XLuaBase_Original(L);
}

void XLuaUtf8_Push(lua_State *L)
{
  XLuaBase_Open(L, luaopen_utf8);
  lua_newtable(L);
  int from = lua_gettop(L) - 1;
  XLuaBase_Copy(L, from, "char");
  XLuaBase_Copy(L, from, "charpattern");
  XLuaBase_CopyCharged(L, from, "codes");
  XLuaBase_CopyCharged(L, from, "len");
  XLuaBase_CopyCharged(L, from, "offset");
  XLuaBase_CopyWrapped(L, from, "codepoint", utf8_codepoint);
  lua_remove(L, from);
}
