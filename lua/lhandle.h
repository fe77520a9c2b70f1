#ifndef LUA_LHANDLE_H
#define LUA_LHANDLE_H
/* Live objects in Lua: userdata that holds a handle, never a pointer. One that is gone is a Lua
 * error.
 */

#include "engine/xhandle.h"

#include <lauxlib.h>
#include <lua.h>

typedef struct XCreature XCreature;
typedef struct XGame XGame;
typedef struct XLoader XLoader;
typedef struct XLocation XLocation;

/* Makes place and creature known to the state, and the globals Hero and SetMoveEnergy. */
void XLuaHandle_Open(lua_State *L, XLoader *loader);
/* The game that callbacks act in; NULL for none. */
void XLuaHandle_SetGame(lua_State *L, XGame *game);
/* The game; a Lua error when there is none. */
XGame *XLuaHandle_Game(lua_State *L);
XLoader *XLuaHandle_Loader(lua_State *L);

void XLuaHandle_PushPlace(lua_State *L, XHandle place);
void XLuaHandle_PushCreature(lua_State *L, XHandle creature);
/* The living object at an argument; a Lua error when it is something else or gone. */
XLocation *XLuaHandle_CheckPlace(lua_State *L, int arg);
XCreature *XLuaHandle_CheckCreature(lua_State *L, int arg);

/* Methods of each type, end with a row of NULL; l_world.c and l_creature.c. */
extern const luaL_Reg XLuaPlace_Methods[], XLuaCreature_Methods[];
int XLuaWorld_Hero(lua_State *L);
int XLuaCreature_SetMoveEnergy(lua_State *L);

#endif
