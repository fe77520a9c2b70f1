/* Places in Lua, and who the hero is. */
#include "engine/xarena.h"
#include "game/message.h"
#include "game/populate.h"
#include "lua/lhandle.h"
#include "lua/loader.h"
#include "lua/xlua.h"

#include <lauxlib.h>
#include <string.h>

#define SPAWN_STEPS 2000 /* a free cell is searched for */

/* The arena's own copy of an id of words; a Lua error when no words have it. */
static const char *check_word(lua_State *L, int arg)
{
  XContent *content = XLoader_Content(XLuaHandle_Loader(L));
  const char *word = luaL_checkstring(L, arg);
  if (!XContent_HasWord(content, word))
    luaL_error(L, "there are no words \"%s\"", word);
  return XArena_Intern(XContent_Arena(content), word);
}

/* place:Message(word): a sentence that the hero hears when he is there. */
static int message(lua_State *L)
{
  const XLocation *place = XLuaHandle_CheckPlace(L, 1);
  XGame *game = XLuaHandle_Game(L);
  const char *word = check_word(L, 2);
  if (XWorld_Here(game->world) == place)
    XGame_Tell(game, word, XEVENT_WARN, NULL, 0);
  return 0;
}

static int push_cell(lua_State *L, int32_t x, int32_t y)
{
  lua_createtable(L, 0, 2);
  lua_pushinteger(L, x);
  lua_setfield(L, -2, "x");
  lua_pushinteger(L, y);
  lua_setfield(L, -2, "y");
  return 1;
}

/* place:Feature(mark) is the cell of that mark, {x =, y =}. */
static int feature(lua_State *L)
{
  const XLocation *place = XLuaHandle_CheckPlace(L, 1);
  const char *name = luaL_checkstring(L, 2);
  const XMark *mark = XLocation_Mark(place, name);
  if (mark == NULL)
    return luaL_error(L, "%s has no mark \"%s\"", place->place->id, name);
  return push_cell(L, mark->x, mark->y);
}

static int32_t check_coordinate(lua_State *L, int arg, const char *key, int32_t size)
{
  lua_pushstring(L, key);
  lua_rawget(L, arg);
  if (!lua_isinteger(L, -1))
    luaL_error(L, "a cell is a table {x =, y =}, as place:Feature(mark) gives it");
  lua_Integer value = lua_tointeger(L, -1);
  lua_pop(L, 1);
  if (value < 0 || value >= size)
    luaL_error(L, "%s = %d lies outside of the place", key, (int)value);
  return (int32_t)value;
}

/* Where to spawn: a cell, two numbers, or anywhere (-1). */
static void read_cell(lua_State *L, int arg, const XLocation *place, int32_t *x, int32_t *y)
{
  *x = *y = -1;
  if (lua_istable(L, arg)) {
    *x = check_coordinate(L, arg, "x", place->map.width);
    *y = check_coordinate(L, arg, "y", place->map.height);
  } else if (!lua_isnoneornil(L, arg)) {
    *x = XLua_CheckInt(L, arg, 0, place->map.width - 1);
    *y = XLua_CheckInt(L, arg + 1, 0, place->map.height - 1);
  }
}

/* The full id of a short one, on top of the stack. */
static const char *push_id(lua_State *L, int arg)
{
  const char *id = luaL_checkstring(L, arg);
  if (strchr(id, ':') != NULL)
    return lua_pushstring(L, id);
  return lua_pushfstring(L, "%s:%s", XLoader_Mod(XLuaHandle_Loader(L)), id);
}

/* place:Spawn(id, cell) puts a monster there or near; its handle, or nil when the place is full. */
static int spawn(lua_State *L)
{
  XLocation *place = XLuaHandle_CheckPlace(L, 1);
  XGame *game = XLuaHandle_Game(L);
  int32_t x, y;
  read_cell(L, 3, place, &x, &y);
  const char *id = push_id(L, 2);
  const XKind *kind = XContent_Find(game->world->content, XKIND_MONSTER, id);
  if (kind == NULL)
    return luaL_error(L, "there is no monster \"%s\"", id);
  XLua_Charge(L, SPAWN_STEPS);
  XCreature *made = XGame_Spawn(game, place, (const XMonster *)kind, x, y, XSTREAM_CONTENT);
  if (made == NULL)
    lua_pushnil(L);
  else
    XLuaHandle_PushCreature(L, XCreature_Handle(made));
  return 1;
}

/* place:CreateTimerEvent(callback, ticks): the named function runs after so many ticks, again and
   again until it returns 0. */
static int create_timer_event(lua_State *L)
{
  XLocation *place = XLuaHandle_CheckPlace(L, 1);
  const char *callback = luaL_checkstring(L, 2);
  int32_t ticks = lua_isnoneornil(L, 3) ? 0 : XLua_CheckInt(L, 3, 1, INT32_MAX);
  lua_pushglobaltable(L);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, -2) != LUA_TFUNCTION || strlen(callback) > 47)
    return luaL_error(L, "there is no global function \"%s\" to call back", callback);
  XLocation_CreateTimerEvent(XLuaHandle_Game(L), place, callback, ticks);
  return 0;
}

int XLuaWorld_Hero(lua_State *L)
{
  const XCreature *hero = XGame_Hero(XLuaHandle_Game(L));
  if (hero == NULL)
    lua_pushnil(L);
  else
    XLuaHandle_PushCreature(L, XCreature_Handle(hero));
  return 1;
}

const luaL_Reg XLuaPlace_Methods[] = {{"Message", message},
                                      {"Feature", feature},
                                      {"Spawn", spawn},
                                      {"CreateTimerEvent", create_timer_event},
                                      {NULL, NULL}};
