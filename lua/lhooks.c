/* Callbacks from the rules: found by name, run under a budget, named when they fail, disabled after
   three failures. What an aborted callback had done stands. */
#include "lua/lhooks.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/message.h"
#include "lua/bundle.h"
#include "lua/lhandle.h"
#include "lua/loader.h"
#include "lua/xlua.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STRIKES = 3 };

static XStrike *strike_of(XGame *game, const char *callback)
{
  XStrike *strikes = game->strikes.items;
  for (int32_t i = 0; i < game->strikes.count; i++)
    if (strcmp(strikes[i].callback, callback) == 0)
      return &strikes[i];
  return NULL;
}

static bool disabled(XGame *game, const char *callback)
{
  const XStrike *strike = strike_of(game, callback);
  return strike != NULL && strike->count >= STRIKES;
}

static void note_fault(XLuaHooks *hooks, const char *callback, const XLuaFault *fault)
{
  XGame *game = hooks->game;
  XText text;
  XStrike *strike = strike_of(game, callback);
  if (strike == NULL) {
    strike = XRecords_Add(&game->strikes, sizeof *strike);
    snprintf(strike->callback, sizeof strike->callback, "%s", callback);
  }
  strike->count++;
  XText_Init(&text);
  const char *name = callback;
  const XLua *lua = XLoader_LuaOf(hooks->loader, callback, &name);
  XText_AddFormat(&text, "[%s: %s failed at %s:%d: %.80s%s]", XLoader_ModOf(hooks->loader, lua),
                  name, fault->file, fault->line, fault->text,
                  strike->count >= STRIKES ? "; disabled" : "");
  XGame_Log(game, text.data, XEVENT_WARN);
  XText_Clear(&text);
}

/* Pushes the named callback; false when there is none. */
static bool push_callback(lua_State *L, const char *name)
{
  lua_pushglobaltable(L);
  lua_pushstring(L, name);
  lua_rawget(L, -2);
  lua_remove(L, -2);
  if (lua_isfunction(L, -1))
    return true;
  lua_pop(L, 1);
  return false;
}

/* A game's side of the hooks: the context of its XScript. */
typedef struct Attached {
  XLuaHooks *hooks;
  XGame *game;
} Attached;

/* Finds a callback and makes its game the current one; NULL when it is disabled or not there. */
static XLua *prepare(const Attached *attached, XWorld *world, const char *callback)
{
  XLuaHooks *hooks = attached->hooks;
  XLuaFault fault = {.line = 0};
  hooks->game = attached->game;
  XLoader_SetWorld(hooks->loader, world);
  if (disabled(hooks->game, callback))
    return NULL;
  const char *name;
  XLua *lua = XLoader_LuaOf(hooks->loader, callback, &name);
  if (lua != NULL && push_callback(XLua_State(lua), name))
    return lua;
  snprintf(fault.text, sizeof fault.text, "there is no such function");
  note_fault(hooks, callback, &fault);
  return NULL;
}

/* Runs what was prepared with its arguments pushed; one result is left when it is true. */
static bool run(XLuaHooks *hooks, XLua *lua, const char *callback, int arguments)
{
  XLuaFault fault = {.line = 0};
  if (XLua_Call(lua, arguments, 1, &fault))
    return true;
  note_fault(hooks, callback, &fault);
  return false;
}

static int32_t location_timer(void *context, XWorld *world, XHandle location, const char *callback)
{
  const Attached *attached = context;
  XLua *lua = prepare(attached, world, callback);
  if (lua == NULL)
    return 0;
  lua_State *L = XLua_State(lua);
  XLuaHandle_Push(L, XLUA_PLACE, location);
  if (!run(attached->hooks, lua, callback, 1))
    return 0;
  const lua_Integer ticks = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : 0;
  lua_pop(L, 1);
  return ticks < 1 ? 0 : ticks > INT32_MAX / 2 ? INT32_MAX / 2 : (int32_t)ticks;
}

/* Whether the one result on the stack is true, or a number but 0; pops it. */
static int32_t pop_truth(lua_State *L)
{
  const bool yes = lua_toboolean(L, -1) && !(lua_isinteger(L, -1) && lua_tointeger(L, -1) == 0);
  lua_pop(L, 1);
  return yes;
}

static int32_t feature(void *context, XWorld *world, const char *callback, XHandle creature,
                       XHandle place)
{
  const Attached *attached = context;
  XLua *lua = prepare(attached, world, callback);
  if (lua == NULL)
    return 0;
  lua_State *L = XLua_State(lua);
  XLuaHandle_Push(L, XLUA_CREATURE, creature);
  XLuaHandle_Push(L, XLUA_PLACE, place);
  return run(attached->hooks, lua, callback, 2) ? pop_truth(L) : 0;
}

static int32_t talk(void *context, XWorld *world, const char *callback, XHandle hero,
                    XHandle speaker)
{
  const Attached *attached = context;
  XLua *lua = prepare(attached, world, callback);
  if (lua == NULL)
    return 0;
  lua_State *L = XLua_State(lua);
  XLuaHandle_Push(L, XLUA_CREATURE, hero);
  XLuaHandle_Push(L, XLUA_CREATURE, speaker);
  return run(attached->hooks, lua, callback, 2) ? pop_truth(L) : 0;
}

static void attach(void *context, XGame *game, XScript *script)
{
  Attached *attached = XAlloc(sizeof *attached);
  attached->hooks = context;
  attached->game = game;
  *script = (XScript){
      .context = attached, .LocationTimer = location_timer, .Talk = talk, .Feature = feature};
}

static void detach(void *context, XScript *script)
{
  XLuaHooks *hooks = context;
  free(script->context);
  *script = (XScript){0};
  hooks->game = NULL;
  XLoader_SetWorld(hooks->loader, NULL);
}

static void text(void *context, XText *out)
{
  const XLuaHooks *hooks = context;
  XLoader_AddText(hooks->loader, out);
}

XLuaHooks *XLuaHooks_New(XLoader *loader)
{
  XLuaHooks *hooks = XAlloc(sizeof *hooks);
  hooks->loader = loader;
  hooks->source =
      (XScriptSource){.context = hooks, .Attach = attach, .Detach = detach, .Text = text};
  for (int i = 0; XLoader_LuaAt(loader, i) != NULL; i++) {
    XLuaCreature_Open(XLua_State(XLoader_LuaAt(loader, i)), hooks);
    XLuaWorld_Open(XLua_State(XLoader_LuaAt(loader, i)), hooks);
  }
  XContent_SetScripts(XLoader_Content(loader), &hooks->source);
  return hooks;
}

void XLuaHooks_Free(XLuaHooks *hooks)
{
  free(hooks);
}
