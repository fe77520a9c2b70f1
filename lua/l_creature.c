/* Live creatures in content: creature:GetSpeed(), creature:Get("hp"), SetMoveEnergy(creature, n),
 * Hero(). */
#include "creature/spawn.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "lua/lhandle.h"
#include "lua/xlua.h"

#include <lauxlib.h>
#include <string.h>

enum { MOST_ENERGY = 100000 };

static XCreature *check_creature(lua_State *L, int arg)
{
  return XCreature_From(XLuaHandle_Check(L, arg, XLUA_CREATURE));
}

static XProfile profile_of(lua_State *L)
{
  return (XProfile)XLuaHandle_Hooks(L)->game->profile;
}

/* Ticks of an ordinary action: a duration, bigger is slower. */
static int get_speed(lua_State *L)
{
  const XCreature *creature = check_creature(L, 1);
  lua_pushinteger(L, XCreature_GetSpeed(XLuaHandle_Hooks(L)->game->world, creature, profile_of(L)));
  return 1;
}

/* Sp:, a rate: bigger is faster. */
static int get_shown_speed(lua_State *L)
{
  const XCreature *creature = check_creature(L, 1);
  lua_pushinteger(
      L, XCreature_GetShownSpeed(XLuaHandle_Hooks(L)->game->world, creature, profile_of(L)));
  return 1;
}

static int get_name(lua_State *L)
{
  XText name;
  const XCreature *creature = check_creature(L, 1);
  XText_Init(&name);
  XCreature_Name(creature, &name);
  lua_pushlstring(L, name.data, name.length);
  XText_Clear(&name);
  return 1;
}

typedef struct Wanted {
  const char *name;
  const XField *field;
} Wanted;

static void match_field(void *context, const XField *field)
{
  Wanted *wanted = context;
  if (field->shape == XSHAPE_SCALAR && field->type <= XTYPE_I64 &&
      strcmp(field->name, wanted->name) == 0)
    wanted->field = field;
}

/* A number by the name it is saved under. */
static int get_field(lua_State *L)
{
  const XCreature *creature = check_creature(L, 1);
  Wanted wanted = {luaL_checkstring(L, 2), NULL};
  XClass_EachField(&XCreature_Class, match_field, &wanted);
  if (wanted.field == NULL)
    return luaL_error(L, "a creature has no number \"%s\"", wanted.name);
  lua_pushinteger(L, XField_GetNumber(wanted.field, creature, 0));
  return 1;
}

static int set_move_energy(lua_State *L)
{
  XCreature *creature = check_creature(L, 1);
  XCreature_SetMoveEnergy(creature, XLua_CheckInt(L, 2, 1, MOST_ENERGY), profile_of(L));
  return 0;
}

static int hero(lua_State *L)
{
  const XLuaHooks *hooks = XLuaHandle_Hooks(L);
  XLuaHandle_Push(L, XLUA_CREATURE, hooks->game->world->hero);
  return 1;
}

void XLuaCreature_Open(lua_State *L, XLuaHooks *hooks)
{
  static const XLuaMethod methods[] = {{"GetSpeed", get_speed},
                                       {"GetShownSpeed", get_shown_speed},
                                       {"GetName", get_name},
                                       {"Get", get_field},
                                       {NULL, NULL}};
  XLuaHandle_NewClass(L, hooks, XLUA_CREATURE, methods);
  XLua_Register(XLua_Of(L), "SetMoveEnergy", set_move_energy, hooks);
  XLua_Register(XLua_Of(L), "Hero", hero, hooks);
}
