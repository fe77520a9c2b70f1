/* Handles as full userdata with a metatable of their class. */
#include "lua/lhandle.h"

#include "lua/loader.h"
#include "lua/xlua.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

XLuaHooks *XLuaHandle_Hooks(lua_State *L)
{
  return lua_touserdata(L, lua_upvalueindex(1));
}

static int handle_name(lua_State *L)
{
  lua_pushvalue(L, lua_upvalueindex(2));
  return 1;
}

void XLuaHandle_NewClass(lua_State *L, XLuaHooks *hooks, const char *name,
                         const XLuaMethod *methods)
{
  luaL_newmetatable(L, name);
  lua_newtable(L);
  for (const XLuaMethod *method = methods; method->name != NULL; method++) {
    lua_pushlightuserdata(L, hooks);
    lua_pushcclosure(L, method->function, 1);
    lua_setfield(L, -2, method->name);
  }
  lua_setfield(L, -2, "__index");
  lua_pushstring(L, name);
  lua_setfield(L, -2, "__metatable");
  lua_pushlightuserdata(L, hooks);
  lua_pushstring(L, name);
  lua_pushcclosure(L, handle_name, 2);
  lua_setfield(L, -2, "__tostring");
  lua_pop(L, 1);
}

void XLuaHandle_Push(lua_State *L, const char *name, XHandle handle)
{
  XHandle *held = lua_newuserdatauv(L, sizeof *held, 0);
  *held = handle;
  luaL_setmetatable(L, name);
}

XObject *XLuaHandle_Check(lua_State *L, int arg, const char *name)
{
  const XHandle *held = luaL_checkudata(L, arg, name);
  XObject *object = XWorld_Get(XLuaHandle_Hooks(L)->game->world, *held);
  if (object == NULL)
    luaL_error(L, "this %s no longer exists", name);
  return object;
}

const XKind *XLuaHandle_Kind(lua_State *L, XKindType type, const char *id)
{
  const XLuaHooks *hooks = XLuaHandle_Hooks(L);
  char full[96];
  if (strchr(id, ':') != NULL)
    snprintf(full, sizeof full, "%s", id);
  else
    snprintf(full, sizeof full, "%s:%s", XLoader_ModOf(hooks->loader, XLua_Of(L)), id);
  const XKind *kind = XContent_Find(hooks->game->world->content, type, full);
  if (kind == NULL)
    luaL_error(L, "there is no %s \"%s\"", XKindType_Name(type), full);
  return kind;
}
