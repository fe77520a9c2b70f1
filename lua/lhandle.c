/* Live objects in Lua. */
#include "lua/lhandle.h"

#include "creature/xcreature.h"
#include "game/xgame.h"
#include "lua/loader.h"
#include "lua/xlua.h"

#include <lauxlib.h>

#define PLACE    "hourvale.place"
#define CREATURE "hourvale.creature"
#define GAME     "hourvale.game"
#define LOADER   "hourvale.loader"

static void *registered(lua_State *L, const char *key)
{
  lua_getfield(L, LUA_REGISTRYINDEX, key);
  void *pointer = lua_touserdata(L, -1);
  lua_pop(L, 1);
  return pointer;
}

void XLuaHandle_SetGame(lua_State *L, XGame *game)
{
  lua_pushlightuserdata(L, game);
  lua_setfield(L, LUA_REGISTRYINDEX, GAME);
}

XGame *XLuaHandle_Game(lua_State *L)
{
  XGame *game = registered(L, GAME);
  if (game == NULL)
    luaL_error(L, "there is no game yet");
  return game;
}

XLoader *XLuaHandle_Loader(lua_State *L)
{
  return registered(L, LOADER);
}

static void push(lua_State *L, XHandle handle, const char *type)
{
  XHandle *kept = lua_newuserdatauv(L, sizeof *kept, 0);
  *kept = handle;
  luaL_setmetatable(L, type);
}

void XLuaHandle_PushPlace(lua_State *L, XHandle place)
{
  push(L, place, PLACE);
}

void XLuaHandle_PushCreature(lua_State *L, XHandle creature)
{
  push(L, creature, CREATURE);
}

static XObject *check(lua_State *L, int arg, const char *type, const char *what)
{
  const XHandle *handle = luaL_testudata(L, arg, type);
  if (handle == NULL)
    luaL_error(L, "argument %d must be a %s, not a %s", arg, what, luaL_typename(L, arg));
  XObject *object = XWorld_Get(XLuaHandle_Game(L)->world, *handle);
  if (object == NULL)
    luaL_error(L, "this %s no longer exists", what);
  return object;
}

XLocation *XLuaHandle_CheckPlace(lua_State *L, int arg)
{
  return XLocation_From(check(L, arg, PLACE, "place"));
}

XCreature *XLuaHandle_CheckCreature(lua_State *L, int arg)
{
  return XCreature_From(check(L, arg, CREATURE, "creature"));
}

/* a == b when they name the same object; values of another type never do. */
static int same_handle(lua_State *L)
{
  const char *type = luaL_testudata(L, 1, PLACE) != NULL ? PLACE : CREATURE;
  const XHandle *a = luaL_testudata(L, 1, type), *b = luaL_testudata(L, 2, type);
  lua_pushboolean(L, a != NULL && b != NULL && XHandle_Equal(*a, *b));
  return 1;
}

/* Asking for a method that is not there is an error, as it is for globals. */
static int find_method(lua_State *L)
{
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TNIL)
    return luaL_error(L, "a %s has no method %s", lua_tostring(L, lua_upvalueindex(2)),
                      luaL_tolstring(L, 2, NULL));
  return 1;
}

static void open_type(lua_State *L, const char *type, const char *what, const luaL_Reg *methods)
{
  luaL_newmetatable(L, type);
  lua_newtable(L);
  luaL_setfuncs(L, methods, 0);
  lua_pushstring(L, what);
  lua_pushcclosure(L, find_method, 2);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, same_handle);
  lua_setfield(L, -2, "__eq");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 1);
}

void XLuaHandle_Open(lua_State *L, XLoader *loader)
{
  lua_pushlightuserdata(L, loader);
  lua_setfield(L, LUA_REGISTRYINDEX, LOADER);
  open_type(L, PLACE, "place", XLuaPlace_Methods);
  open_type(L, CREATURE, "creature", XLuaCreature_Methods);
  XLua_Register(XLua_Of(L), "Hero", XLuaWorld_Hero, NULL);
  XLua_Register(XLua_Of(L), "SetMoveEnergy", XLuaCreature_SetMoveEnergy, NULL);
}
