/* The script side of a game. */
#include "lua/lhooks.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/message.h"
#include "game/xtimer.h"
#include "lua/lhandle.h"
#include "lua/loader.h"
#include "lua/xlua.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct XHooks {
  XLoader *loader;
  XGame *game;
};

/* The timer that runs a callback of a place; its strikes are saved with it. NULL when there is
 * none. */
static XTimer *find_timer(const XWorld *world, XHandle place, const char *callback)
{
  for (int32_t i = 0; i < XObjectTable_Count(&world->objects); i++) {
    XTimer *timer = XTimer_Try(XObjectTable_At(&world->objects, i));
    if (timer != NULL && XHandle_Equal(timer->owner, place) &&
        strcmp(timer->callback, callback) == 0)
      return timer;
  }
  return NULL;
}

/* Names what failed and where. Returns the ticks until it is tried again; 0 at the third time. */
static int32_t strike(XHooks *hooks, XHandle place, const char *callback, const XLuaFault *fault)
{
  XText text;
  XTimer *timer = find_timer(hooks->game->world, place, callback);
  bool last = timer == NULL || ++timer->strikes >= XHOOKS_STRIKES;
  const char *file = strrchr(fault->file, '/');
  XText_Init(&text);
  XText_AddFormat(&text, "%s: %s failed at %s:%d%s: %s", XLoader_Mod(hooks->loader), callback,
                  file != NULL ? file + 1 : fault->file, fault->line, last ? " and is stopped" : "",
                  fault->text);
  XGame_Log(hooks->game, text.data, XEVENT_WARN);
  XText_Clear(&text);
  return last ? 0 : timer->base.ttmb;
}

static bool push_callback(lua_State *L, const char *callback)
{
  lua_pushglobaltable(L);
  lua_pushstring(L, callback);
  bool found = lua_rawget(L, -2) == LUA_TFUNCTION;
  lua_remove(L, -2);
  if (!found)
    lua_pop(L, 1);
  return found;
}

/* Whether the value on top is a number of ticks. */
static bool is_ticks(lua_State *L)
{
  lua_Integer ticks = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : -1;
  return ticks >= 0 && ticks <= INT32_MAX;
}

static int32_t location_timer(void *context, XWorld *world, XHandle location, const char *callback)
{
  XHooks *hooks = context;
  XLua *lua = XLoader_Lua(hooks->loader);
  lua_State *L = XLua_State(lua);
  XLuaFault fault = {.text = "there is no such function", .code = "E-CALLBACK-UNKNOWN"};
  (void)world;
  if (!push_callback(L, callback))
    return strike(hooks, location, callback, &fault);
  XLuaHandle_PushPlace(L, location);
  if (!XLua_Call(lua, 1, 1, &fault))
    return strike(hooks, location, callback, &fault);
  bool good = is_ticks(L);
  int32_t ticks = good ? (int32_t)lua_tointeger(L, -1) : 0;
  lua_pop(L, 1);
  snprintf(fault.text, sizeof fault.text, "it must return the ticks until it runs again, or 0");
  return good ? ticks : strike(hooks, location, callback, &fault);
}

XHooks *XHooks_New(XLoader *loader, XGame *game)
{
  XHooks *hooks = XAlloc(sizeof *hooks);
  lua_State *L = XLua_State(XLoader_Lua(loader));
  hooks->loader = loader;
  hooks->game = game;
  XLuaHandle_Open(L, loader);
  XLuaHandle_SetGame(L, game);
  XLoader_SetWorld(loader, game->world);
  game->world->script = (XScript){.context = hooks, .LocationTimer = location_timer};
  return hooks;
}

void XHooks_Free(XHooks *hooks)
{
  if (hooks == NULL)
    return;
  hooks->game->world->script = (XScript){0};
  XLuaHandle_SetGame(XLua_State(XLoader_Lua(hooks->loader)), NULL);
  XLoader_SetWorld(hooks->loader, NULL);
  free(hooks);
}
