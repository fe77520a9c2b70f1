/*
 * What the files of the sandbox share and nobody else sees.
 */
#ifndef LUA_XLUA_OWN_H
#define LUA_XLUA_OWN_H

#include "lua/xlua.h"

/* Fills the table on top of the stack with the whitelist. */
void XLuaBase_Fill(lua_State *L);
/* What answers for an unknown global: an error with the nearest name. */
int XLuaBase_Undefined(lua_State *L);
/* Push one library table each. */
void XLuaString_Push(lua_State *L);
void XLuaTable_Push(lua_State *L);
void XLuaMath_Push(lua_State *L);
void XLuaUtf8_Push(lua_State *L);

/* Runs one of Lua's openers and leaves its table. */
void XLuaBase_Open(lua_State *L, lua_CFunction opener);

/* Copies the function `name` from the table at index `from` to the table on top, as it is. */
void XLuaBase_Copy(lua_State *L, int from, const char *name);

/* The same, but each call first pays for the bytes of its text arguments. */
void XLuaBase_CopyCharged(lua_State *L, int from, const char *name);

/* The same, with `wrapper` called instead; it reaches the original by XLuaBase_Original. */
void XLuaBase_CopyWrapped(lua_State *L, int from, const char *name, lua_CFunction wrapper);

/* Runs the original of a wrapped function in the wrapper's own frame; returns its result count. */
int XLuaBase_Original(lua_State *L);

/* Pushes what tostring gives for the value at index: never an address. */
void XLuaBase_ToString(lua_State *L, int index);

/* Tells whether an abort is under way, which no pcall may swallow. status is what lua_pcall gave;
 * running out of memory starts one. */
bool XLuaBudget_IsOver(lua_State *L, int status);

/* Draws from the game's stream; raises an error when there is none. */
int32_t XLuaBudget_Random(lua_State *L, int32_t low, int32_t high);

#endif
