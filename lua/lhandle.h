#ifndef LUA_LHANDLE_H
#define LUA_LHANDLE_H
/* Live things in Lua: eight bytes of handle, never a pointer. A stale one is a Lua error. */

#include "game/xgame.h"

#include <lua.h>

typedef struct XLoader XLoader;

/* What the functions of l_creature.c and l_world.c work with; their upvalue 1. */
struct XLuaHooks {
  XLoader *loader;
  XGame *game; /* the one whose callback runs */
  XScriptSource source;
};
typedef struct XLuaHooks XLuaHooks;

/* Makes the metatables of both kinds of handle and the global functions. */
void XLuaCreature_Open(lua_State *L, XLuaHooks *hooks);
void XLuaWorld_Open(lua_State *L, XLuaHooks *hooks);

/* A function of content, as it is called and as the reference and the editor's types tell it. */
typedef struct XLuaMethod {
  const char *name;
  lua_CFunction function;
  const char *args;   /* "item: string, count: integer"; "" when it takes none */
  const char *result; /* its type; NULL: nothing */
  const char *doc;    /* one sentence, with units */
} XLuaMethod;
/* All there are; a NULL name ends each. */
extern const XLuaMethod XLuaCreature_Methods[], XLuaCreature_Globals[], XLuaWorld_Methods[];
/* A method table as a metatable named `name`: its functions get the hooks as upvalue 1. */
void XLuaHandle_NewClass(lua_State *L, XLuaHooks *hooks, const char *name,
                         const XLuaMethod *methods);
/* Pushes a handle of a class made by NewClass. */
void XLuaHandle_Push(lua_State *L, const char *name, XHandle handle);
/* The living object of argument `arg`; any other value, or a dead one, is a Lua error. */
XObject *XLuaHandle_Check(lua_State *L, int arg, const char *name);
/* The hooks of a running function. */
XLuaHooks *XLuaHandle_Hooks(lua_State *L);
/* The kind with this id, short within the own mod; a Lua error when there is none. */
const XKind *XLuaHandle_Kind(lua_State *L, XKindType type, const char *id);

#define XLUA_PLACE    "place"
#define XLUA_CREATURE "creature"

#endif
