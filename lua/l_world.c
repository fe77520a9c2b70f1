/* Live places in content: place:Message(word), place:Spawn(id, where), place:Feature(mark),
   place:CreateTimerEvent(callback, ticks). */
#include "engine/xarena.h"
#include "game/message.h"
#include "game/populate.h"
#include "lua/lhandle.h"
#include "lua/loader.h"
#include "lua/xlua.h"

#include <lauxlib.h>

static XLocation *check_place(lua_State *L)
{
  return XLocation_From(XLuaHandle_Check(L, 1, XLUA_PLACE));
}

/* A sentence, when the hero is there to notice it. */
static int message(lua_State *L)
{
  const XLocation *place = check_place(L);
  const XLuaHooks *hooks = XLuaHandle_Hooks(L);
  XGame *game = hooks->game;
  const char *word = luaL_checkstring(L, 2);
  if (!XContent_HasWord(game->world->content, word))
    return luaL_error(L, "there is no word \"%s\"", word);
  /* An event outlives the Lua text: it gets the arena's own copy, which is there already. */
  word = XArena_Intern(XContent_Arena(XLoader_Content(hooks->loader)), word);
  if (XHandle_Equal(game->world->here, place->base.self))
    XGame_Tell(game, word, XEVENT_WARN, NULL, 0);
  return 0;
}

static int16_t field_of(lua_State *L, int arg, const char *name, int16_t below)
{
  lua_getfield(L, arg, name);
  const int32_t value = XLua_CheckInt(L, -1, 0, below - 1);
  lua_pop(L, 1);
  return (int16_t)value;
}

/* Spawns near {x, y}, or anywhere; nil when the place is full. */
static int spawn(lua_State *L)
{
  XLocation *place = check_place(L);
  const XMonster *kind =
      (const XMonster *)XLuaHandle_Kind(L, XKIND_MONSTER, luaL_checkstring(L, 2));
  int32_t x = -1, y = -1;
  if (!lua_isnoneornil(L, 3)) {
    luaL_checktype(L, 3, LUA_TTABLE);
    x = field_of(L, 3, "x", place->map.width);
    y = field_of(L, 3, "y", place->map.height);
  }
  const XCreature *made =
      XGame_Spawn(XLuaHandle_Hooks(L)->game, place, kind, x, y, XSTREAM_CONTENT);
  if (made == NULL)
    lua_pushnil(L);
  else
    XLuaHandle_Push(L, XLUA_CREATURE, XCreature_Handle(made));
  return 1;
}

/* The cell of a mark as {x, y}, or nil. */
static int feature(lua_State *L)
{
  const XMark *mark = XLocation_Mark(check_place(L), luaL_checkstring(L, 2));
  if (mark == NULL) {
    lua_pushnil(L);
    return 1;
  }
  lua_newtable(L);
  lua_pushinteger(L, mark->x);
  lua_setfield(L, -2, "x");
  lua_pushinteger(L, mark->y);
  lua_setfield(L, -2, "y");
  return 1;
}

static int create_timer_event(lua_State *L)
{
  XLocation *place = check_place(L);
  const char *callback = luaL_checkstring(L, 2);
  const int32_t ticks = lua_isnoneornil(L, 3) ? 0 : XLua_CheckInt(L, 3, 1, INT32_MAX);
  char full[sizeof((XTimer *)0)->callback];
  XLoader_QualifyCallback(XLuaHandle_Hooks(L)->loader, XLua_Of(L), callback, full, sizeof full);
  XLocation_CreateTimerEvent(XLuaHandle_Hooks(L)->game, place, full, ticks);
  return 0;
}

const XLuaMethod XLuaWorld_Methods[] = {
    {"Message", message, "word: string", NULL,
     "Says a sentence of Words, when the hero is there to notice it."},
    {"Spawn", spawn, "monster: string, where: Cell?", "Creature?",
     "Makes a monster near a cell, or anywhere; nil when the place is full."},
    {"Feature", feature, "mark: string", "Cell?", "The cell of a mark of the place, or nil."},
    {"CreateTimerEvent", create_timer_event, "callback: string, ticks: integer?", NULL,
     "Has a global function called after so many ticks."},
    {.name = NULL},
};

void XLuaWorld_Open(lua_State *L, XLuaHooks *hooks)
{
  XLuaHandle_NewClass(L, hooks, XLUA_PLACE, XLuaWorld_Methods);
}
