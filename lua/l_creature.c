/* Creatures in Lua. Fields are read through the class's own field tables. */
#include "creature/spawn.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/xgame.h"
#include "lua/lhandle.h"
#include "lua/xlua.h"

#include <lauxlib.h>
#include <string.h>

#define MOST_ENERGY 100000

/* creature:GetName() is "the gray ooze", "Wren". */
static int get_name(lua_State *L)
{
  const XCreature *creature = XLuaHandle_CheckCreature(L, 1);
  XText name;
  XText_Init(&name);
  XCreature_Name(creature, &name);
  lua_pushlstring(L, name.data, name.length);
  XText_Clear(&name);
  return 1;
}

/* creature:GetSpeed() is a duration: ticks of an ordinary action, bigger is slower. */
static int get_speed(lua_State *L)
{
  const XCreature *creature = XLuaHandle_CheckCreature(L, 1);
  const XGame *game = XLuaHandle_Game(L);
  lua_pushinteger(L, XCreature_GetSpeed(game->world, creature, (XProfile)game->profile));
  return 1;
}

typedef struct Search {
  const char *name;
  const XField *found;
} Search;

static void match_field(void *context, const XField *field)
{
  Search *search = context;
  bool number = field->shape == XSHAPE_SCALAR || field->shape == XSHAPE_ARRAY;
  if (number && field->type <= XTYPE_U64 && strcmp(field->name, search->name) == 0)
    search->found = field;
}

/* The element that the second argument names, from 0. */
static int32_t element_of(lua_State *L, const XField *field)
{
  if (field->shape == XSHAPE_SCALAR)
    return 0;
  if (field->names == NULL)
    return XLua_CheckInt(L, 3, 1, field->count) - 1;
  const char *name = luaL_checkstring(L, 3);
  for (int32_t i = 0; i < field->count; i++)
    if (strcmp(field->names[i], name) == 0)
      return i;
  return luaL_error(L, "%s has no %s", field->name, name);
}

/* creature:Get("hp"), creature:Get("stats", "St"): a number as it is stored. */
static int get(lua_State *L)
{
  XCreature *creature = XLuaHandle_CheckCreature(L, 1);
  Search search = {luaL_checkstring(L, 2), NULL};
  XClass_EachField(XCreature_Object(creature)->cls, match_field, &search);
  if (search.found == NULL)
    return luaL_error(L, "a creature has no number \"%s\"", search.name);
  lua_pushinteger(L, XField_GetNumber(search.found, creature, element_of(L, search.found)));
  return 1;
}

int XLuaCreature_SetMoveEnergy(lua_State *L)
{
  XCreature *creature = XLuaHandle_CheckCreature(L, 1);
  XProfile profile = (XProfile)XLuaHandle_Game(L)->profile;
  XCreature_SetMoveEnergy(creature, XLua_CheckInt(L, 2, 1, MOST_ENERGY), profile);
  return 0;
}

const luaL_Reg XLuaCreature_Methods[] = {
    {"GetName", get_name}, {"GetSpeed", get_speed}, {"Get", get}, {NULL, NULL}};
