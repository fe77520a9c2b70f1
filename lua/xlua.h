/*
 * The sandbox: one Lua state for one mod, with a whitelist of functions, a memory limit and a
 * budget of steps that nothing in the content can swallow. Steps are counted alike on every
 * machine: Lua instructions, and a price for long work in C.
 */
#ifndef LUA_XLUA_H
#define LUA_XLUA_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct XErrorList;

typedef struct XLua XLua;

#define XLUA_MEMORY         (32 * 1024 * 1024) /* bytes */
#define XLUA_CALLBACK_STEPS 1000000
#define XLUA_LOAD_STEPS     10000000
#define XLUA_MOST_STRING    32768 /* bytes; also what limits concatenation */
#define XLUA_MOST_VALUES    250   /* arguments or results of one call */

/* Zeros mean the figures above. */
typedef struct XLuaConfig {
  size_t memory;          /* bytes, for the whole state */
  int64_t callback_steps; /* for each XLua_Call */
  int64_t load_steps;     /* for each XLua_LoadText */
  bool bare;              /* no globals at all, for mod.lua */
  /* Returns a number from low to high by the game's own stream; NULL makes math.random an error. */
  int32_t (*random)(void *user, int32_t low, int32_t high);
  void *user;
} XLuaConfig;

/* What went wrong in a call. text has no position, no control characters and at most 500 bytes.
 * code is E-BUDGET, E-MEMORY, E-GLOBAL-UNKNOWN or E-LUA. */
typedef struct XLuaFault {
  char text[512];
  char file[128]; /* "" when unknown */
  int line;       /* 0 when unknown */
  const char *code;
  bool budget, memory;
} XLuaFault;

/* Returns a new sandbox, owned by the caller: XLua_Free. The config is copied. */
XLua *XLua_New(const XLuaConfig *config);

/* Frees the sandbox and all in it. NULL is allowed. */
void XLua_Free(XLua *lua);

/* Returns the Lua state, for pushing arguments and reading results. Its globals are the mod's. */
lua_State *XLua_State(XLua *lua);

/* Returns the sandbox a state belongs to. */
XLua *XLua_Of(lua_State *L);

/* Sets the steps of the calls (not loads) that begin from now on. */
void XLua_SetSteps(XLua *lua, int64_t steps);

/* Sets the global `name` to a C function with `upvalue` as its light userdata upvalue 1. */
void XLua_Register(XLua *lua, const char *name, lua_CFunction function, void *upvalue);

/* Runs a chunk of source text with the mod's globals. file is what errors name. On success leaves
 * nresults values on the stack (LUA_MULTRET: all) and returns true. Otherwise leaves nothing, adds
 * one error and returns false: E-BYTECODE, E-NUL, E-UTF8, E-SYNTAX, or the code of a fault. */
bool XLua_LoadText(XLua *lua, const char *file, const char *text, size_t length, int nresults,
                   struct XErrorList *errors);

/* Calls the function below its nargs arguments, as lua_call. On success leaves nresults results; on
 * failure leaves nothing, fills fault and returns false. The outermost call begins a new budget;
 * calls within a call share it, and when it is spent all of them fail. */
bool XLua_Call(XLua *lua, int nargs, int nresults, XLuaFault *fault);

/* Takes steps for long work in a C function called by content. Raises the Lua error that ends the
 * callback when they are spent. steps >= 0. */
void XLua_Charge(lua_State *L, int64_t steps);

/* Returns the steps left in the call that runs. */
int64_t XLua_StepsLeft(const XLua *lua);

/* Returns the argument, which must be an integer from low to high: a float or a text is a Lua
 * error, as is any other. */
int32_t XLua_CheckInt(lua_State *L, int arg, int32_t low, int32_t high);

/* "Lua 5.4.4": the library that runs. Static text. */
const char *XLua_Version(void);

/* Returns the bytes the state uses now. */
size_t XLua_Memory(const XLua *lua);

#endif
