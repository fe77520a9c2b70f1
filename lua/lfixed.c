/* Globals that content can read but not set: builders, enumerations, Include. They are kept beside
   the global table, so that setting one is seen. */
#include "lua/ldef.h"
#include "lua/xlua_own.h"

#include <lauxlib.h>
#include <stdint.h>

#define FIXED "hourvale.fixed"

void XLoader_SetFixed(lua_State *L, const char *name)
{
  luaL_getsubtable(L, LUA_REGISTRYINDEX, FIXED);
  lua_insert(L, -2);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

bool XLoader_PushFixed(lua_State *L, const char *name)
{
  luaL_getsubtable(L, LUA_REGISTRYINDEX, FIXED);
  if (lua_getfield(L, -1, name) != LUA_TNIL) {
    lua_remove(L, -2);
    return true;
  }
  lua_pop(L, 2);
  return false;
}

/* Reports it where it stands while the world is loaded; later it is an error of the callback. */
static int refuse(lua_State *L, XLoader *loader, const char *name)
{
  lua_Debug ar;
  if (loader->errors == NULL || !lua_getstack(L, 1, &ar) || !lua_getinfo(L, "Sl", &ar))
    return luaL_error(L, "%s belongs to the game and cannot be changed", name);
  XLua_Charge(L, 1000);
  const XSource *source = XSource_Of(loader, ar.source);
  const XScanPlace place =
      source != NULL ? XSource_Find(source, ar.currentline, name) : (XScanPlace){ar.currentline, 0};
  XLoader_Error(loader, source, place, "E-GLOBAL-TAKEN",
                "%s belongs to the game and cannot be changed; take another name", name);
  return 0;
}

static int refuse_write(lua_State *L)
{
  return refuse(L, lua_touserdata(L, lua_upvalueindex(1)), lua_tostring(L, lua_upvalueindex(2)));
}

void XLoader_RefuseWrites(lua_State *L, XLoader *loader, const char *name)
{
  lua_pushlightuserdata(L, loader);
  lua_pushstring(L, name);
  lua_pushcclosure(L, refuse_write, 2);
  lua_setfield(L, -2, "__newindex");
}

/* A global that is not there yet is set. */
static int set_global(lua_State *L)
{
  XLoader *loader = lua_touserdata(L, lua_upvalueindex(1));
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : NULL;
  if (name != NULL && XLoader_PushFixed(L, name)) {
    lua_pop(L, 1);
    return refuse(L, loader, name);
  }
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 0;
}

/* A fixed global; another one is an error. */
static int get_global(lua_State *L)
{
  if (lua_type(L, 2) == LUA_TSTRING && XLoader_PushFixed(L, lua_tostring(L, 2)))
    return 1;
  return XLuaBase_Undefined(L);
}

void XLoader_GuardFixed(XLoader *loader)
{
  lua_State *L = XLua_State(XLoader_Current(loader));
  lua_pushglobaltable(L);
  lua_getmetatable(L, -1);
  lua_pushcfunction(L, get_global);
  lua_setfield(L, -2, "__index");
  lua_pushlightuserdata(L, loader);
  lua_pushcclosure(L, set_global, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pop(L, 2);
}
