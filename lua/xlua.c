/*
 * The state, its memory and its budget. A spent budget is sticky: the hook fires at every further
 * instruction and our pcall passes the error on, until the outermost call has ended.
 */
#include "lua/xlua.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/xlua_own.h"

#include <assert.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HOOK_EVERY  100               /* instructions */
#define MOST_BLOCK  (2 * 1024 * 1024) /* bytes in one piece: bounds what one instruction can do */
#define MOST_LEVELS 6000              /* nested Lua calls */
#define SMALL_BLOCK 1024              /* bytes; larger ones cost steps */
#define BLOCK_PRICE 32                /* bytes a step */
#define FULL_PRICE  50000             /* steps for the full collection a refused block causes */

typedef struct Place {
  char file[128];
  int line;
} Place;

struct XLua {
  lua_State *L;
  XLuaConfig config;
  size_t used;
  int64_t steps; /* left */
  int depth;     /* of calls in progress */
  bool over, over_memory;
  bool long_text; /* the last block refused was a text */
  Place place;    /* where the last error was raised, or the abort began */
};

XLua *XLua_Of(lua_State *L)
{
  return *(XLua **)lua_getextraspace(L);
}

/* Finds the innermost Lua function in progress. Allocates nothing. */
static void find_place(lua_State *L, Place *place)
{
  lua_Debug ar;
  place->file[0] = '\0';
  place->line = 0;
  for (int level = 0; level < 32 && lua_getstack(L, level, &ar); level++) {
    if (lua_getinfo(L, "Sl", &ar) && ar.currentline > 0) {
      snprintf(place->file, sizeof place->file, "%s", ar.source + (*ar.source == '@'));
      place->line = ar.currentline;
      return;
    }
  }
}

/* A block that breaks a limit. Lua collects everything and asks once more, which costs; when it has
   left the function, it may ask for a smaller stack, which is not where the trouble is. */
static void *refuse(XLua *lua, bool text)
{
  Place place;
  find_place(lua->L, &place);
  lua->steps -= FULL_PRICE;
  if (!lua->over && place.line > 0) {
    lua->place = place;
    lua->long_text = text;
  }
  return NULL;
}

/* The price of a block: new ones, and rehashes that change nothing. Growth that Lua does at its own
 * times is free, so that steps do not depend on the collector. */
static int64_t block_price(const void *block, size_t old_size, size_t size)
{
  bool paid = size >= SMALL_BLOCK && (block == NULL || old_size == size);
  return paid ? (int64_t)(size / BLOCK_PRICE) : 0;
}

static void *allocate(void *user, void *block, size_t old_size, size_t size)
{
  XLua *lua = user;
  size_t held = block != NULL ? old_size : 0;
  if (size == 0) {
    free(block);
    lua->used -= held;
    return NULL;
  }
  if (lua->depth > 0 && size > held) {
    bool text = block == NULL && old_size == LUA_TSTRING && size > XLUA_MOST_STRING + 64;
    if (text || size > MOST_BLOCK || lua->used - held + size > lua->config.memory) {
      return refuse(lua, text);
    }
  }
  lua->steps -= lua->depth > 0 ? block_price(block, old_size, size) : 0;
  lua->used += size - held;
  return XRealloc(block, size);
}

static void on_count(lua_State *L, lua_Debug *ar);

/* Ends the callback. From now on every instruction ends it again. */
static int end_call(lua_State *L)
{
  XLua *lua = XLua_Of(L);
  if (!lua->over) {
    find_place(L, &lua->place);
  }
  lua->over = true;
  lua_sethook(L, on_count, LUA_MASKCOUNT, 1);
  lua_pushliteral(L, "step budget exceeded");
  return lua_error(L);
}

/* An ordinary error at the Lua function that runs. */
static int hook_error(lua_State *L, const char *text)
{
  luaL_where(L, 0);
  lua_pushstring(L, text);
  lua_concat(L, 2);
  return lua_error(L);
}

static void on_count(lua_State *L, lua_Debug *ar)
{
  XLua *lua = XLua_Of(L);
  lua_Debug probe;
  (void)ar;
  lua->steps -= HOOK_EVERY;
  if (lua->over || lua->steps < 0) {
    end_call(L);
  }
  if (lua_getstack(L, MOST_LEVELS, &probe)) {
    hook_error(L, "stack overflow (too many nested calls)");
  }
  if (lua_getstack(L, 0, &probe) && lua_getlocal(L, &probe, -XLUA_MOST_VALUES - 1) != NULL) {
    hook_error(L, "too many arguments (more than 250)");
  }
}

void XLua_Charge(lua_State *L, int64_t steps)
{
  XLua *lua = XLua_Of(L);
  if (lua->depth == 0) {
    return;
  }
  lua->steps -= steps;
  if (lua->over || lua->steps < 0) {
    end_call(L);
  }
}

int64_t XLua_StepsLeft(const XLua *lua)
{
  return lua->steps > 0 ? lua->steps : 0;
}

bool XLuaBudget_IsOver(lua_State *L, int status)
{
  XLua *lua = XLua_Of(L);
  if (status == LUA_ERRMEM && !lua->over) {
    lua->over = lua->over_memory = true;
    lua_sethook(L, on_count, LUA_MASKCOUNT, 1);
  }
  return lua->over;
}

int32_t XLuaBudget_Random(lua_State *L, int32_t low, int32_t high)
{
  const XLuaConfig *config = &XLua_Of(L)->config;
  if (config->random == NULL) {
    luaL_error(L, "there are no random numbers here");
    return low;
  }
  return config->random(config->user, low, high);
}

int32_t XLua_CheckInt(lua_State *L, int arg, int32_t low, int32_t high)
{
  if (!lua_isinteger(L, arg)) {
    luaL_typeerror(L, arg, "integer");
  }
  lua_Integer value = lua_tointeger(L, arg);
  if (value < low || value > high) {
    luaL_argerror(L, arg, lua_pushfstring(L, "%I is not from %d to %d", value, low, high));
  }
  return (int32_t)value;
}

static int set_up(lua_State *L)
{
  lua_newtable(L);
  if (!XLua_Of(L)->config.bare) {
    XLuaBase_Fill(L);
  }
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  return 0;
}

/* Reading what is not there, in a bare state. */
static int no_globals(lua_State *L)
{
  return luaL_error(L, "undefined global \"%s\": there are none here",
                    lua_isstring(L, 2) ? lua_tostring(L, 2) : luaL_typename(L, 2));
}

static void guard_bare(lua_State *L)
{
  lua_pushglobaltable(L);
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, no_globals);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

XLua *XLua_New(const XLuaConfig *config)
{
  XLua *lua = XAlloc(sizeof *lua);
  lua->config = *config;
  lua->config.memory = config->memory ? config->memory : XLUA_MEMORY;
  lua->config.callback_steps =
      config->callback_steps ? config->callback_steps : XLUA_CALLBACK_STEPS;
  lua->config.load_steps = config->load_steps ? config->load_steps : XLUA_LOAD_STEPS;
  lua->L = lua_newstate(allocate, lua);
  assert(lua->L != NULL);
  *(XLua **)lua_getextraspace(lua->L) = lua;
  lua_pushcfunction(lua->L, set_up);
  lua_call(lua->L, 0, 0);
  if (config->bare) {
    guard_bare(lua->L);
  }
  lua_gc(lua->L, LUA_GCCOLLECT);
  return lua;
}

void XLua_Free(XLua *lua)
{
  if (lua == NULL) {
    return;
  }
  lua_close(lua->L);
  assert(lua->used == 0);
  free(lua);
}

lua_State *XLua_State(XLua *lua)
{
  return lua->L;
}

size_t XLua_Memory(const XLua *lua)
{
  return lua->used;
}

void XLua_SetSteps(XLua *lua, int64_t steps)
{
  assert(steps > 0);
  lua->config.callback_steps = steps;
}

void XLua_Register(XLua *lua, const char *name, lua_CFunction function, void *upvalue)
{
  lua_State *L = lua->L;
  lua_pushglobaltable(L);
  lua_pushstring(L, name);
  lua_pushlightuserdata(L, upvalue);
  lua_pushcclosure(L, function, 1);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/* The message handler: only remembers where. */
static int on_error(lua_State *L)
{
  XLua *lua = XLua_Of(L);
  if (!lua->over) {
    find_place(L, &lua->place);
  }
  return 1;
}

static bool is_shown(uint32_t cp)
{
  bool control = cp < 0x20 || (cp >= 0x7f && cp <= 0x9f);
  bool direction = cp == 0x200e || cp == 0x200f || (cp >= 0x202a && cp <= 0x202e) ||
                   (cp >= 0x2066 && cp <= 0x2069);
  return !control && !direction;
}

/* Copies a message from content: no control characters, at most 500 bytes. */
static void render(const char *text, size_t length, char out[512])
{
  const char *end = text + length;
  int n = 0;
  while (text < end && n <= 496) {
    if (*text == '\0') {
      text++;
      continue;
    }
    bool blank = *text == '\n' || *text == '\t';
    uint32_t cp = XUtf8_Decode(&text);
    if (blank || is_shown(cp)) {
      n += XUtf8_Encode(blank ? ' ' : cp, out + n);
    }
  }
  out[n] = '\0';
}

/* Takes `file:line: ` off the front when the file is the one of the place. */
static const char *strip_place(const char *text, Place *place)
{
  const char *tail = strstr(text, ": "), *colon = tail;
  while (colon != NULL && colon > text && colon[-1] >= '0' && colon[-1] <= '9') {
    colon--;
  }
  if (colon == tail || colon == text || colon[-1] != ':') {
    return text;
  }
  size_t length = (size_t)(colon - 1 - text), known = strlen(place->file);
  const char *name = text;
  if (length > 3 && strncmp(text, "...", 3) == 0) {
    name += 3;
    length -= 3;
  }
  if (known < length || strncmp(place->file + known - length, name, length) != 0) {
    return text;
  }
  place->line = atoi(colon);
  return tail + 2;
}

static void fault_text(XLua *lua, XLuaFault *fault)
{
  lua_State *L = lua->L;
  if (fault->budget) {
    snprintf(fault->text, sizeof fault->text, "stopped: it ran too long (step budget exceeded)");
  } else if (fault->memory && lua->long_text) {
    snprintf(fault->text, sizeof fault->text, "stopped: a text longer than %d bytes",
             XLUA_MOST_STRING);
  } else if (fault->memory) {
    snprintf(fault->text, sizeof fault->text, "stopped: out of memory");
  } else if (lua_type(L, -1) == LUA_TSTRING) {
    size_t length;
    const char *text = lua_tolstring(L, -1, &length);
    const char *rest = strip_place(text, &lua->place);
    render(rest, length - (size_t)(rest - text), fault->text);
  } else if (lua_isinteger(L, -1)) {
    snprintf(fault->text, sizeof fault->text, "%lld", (long long)lua_tointeger(L, -1));
  } else {
    snprintf(fault->text, sizeof fault->text, "an error without a text (a %s)",
             luaL_typename(L, -1));
  }
}

static const char *fault_code(const XLuaFault *fault)
{
  if (fault->budget) {
    return "E-BUDGET";
  }
  if (fault->memory) {
    return "E-MEMORY";
  }
  return strncmp(fault->text, "undefined global", 16) == 0 ? "E-GLOBAL-UNKNOWN" : "E-LUA";
}

/* Takes the message from the stack. */
static void take_fault(XLua *lua, int status, XLuaFault *fault)
{
  memset(fault, 0, sizeof *fault);
  fault->memory = status == LUA_ERRMEM || lua->over_memory;
  fault->budget = lua->over && !fault->memory;
  fault_text(lua, fault);
  lua_pop(lua->L, 1);
  fault->line = lua->place.line;
  snprintf(fault->file, sizeof fault->file, "%s", lua->place.file);
  fault->code = fault_code(fault);
}

static void begin(XLua *lua, int64_t steps)
{
  if (lua->depth++ > 0) {
    return;
  }
  lua->steps = steps;
  lua->over = lua->over_memory = lua->long_text = false;
  lua->place = (Place){.line = 0};
  lua_sethook(lua->L, on_count, LUA_MASKCOUNT, HOOK_EVERY);
}

static void end(XLua *lua)
{
  if (--lua->depth > 0) {
    return;
  }
  lua_sethook(lua->L, NULL, 0, 0);
  if (lua->used > lua->config.memory / 2 && lua->over) {
    lua_gc(lua->L, LUA_GCCOLLECT);
  }
}

static bool call(XLua *lua, int64_t steps, int nargs, int nresults, XLuaFault *fault)
{
  lua_State *L = lua->L;
  int base = lua_gettop(L) - nargs;
  luaL_checkstack(L, 4, NULL);
  lua_pushcfunction(L, on_error);
  lua_insert(L, base);
  begin(lua, steps);
  int status = lua_pcall(L, nargs, nresults, base);
  lua_remove(L, base);
  if (status != LUA_OK) {
    XLuaBudget_IsOver(L, status);
    take_fault(lua, status, fault);
  }
  end(lua);
  return status == LUA_OK;
}

bool XLua_Call(XLua *lua, int nargs, int nresults, XLuaFault *fault)
{
  return call(lua, lua->config.callback_steps, nargs, nresults, fault);
}

/* Where in the text the byte at `at` stands. */
static void add_at(struct XErrorList *errors, const char *file, const char *text, size_t at,
                   const char *code, const char *what)
{
  int line = 1, column = 1;
  for (size_t i = 0; i < at; i++) {
    column = text[i] == '\n' ? 1 : column + 1;
    line += text[i] == '\n';
  }
  XErrorList_Add(errors, file, line, column, code, "%s", what);
}

/* The first byte that is not UTF-8, or length. */
static size_t valid_length(const char *text, size_t length)
{
  size_t at = 0;
  while (at < length) {
    size_t n = 1;
    if ((unsigned char)text[at] < 0x80) {
      at++;
      continue;
    }
    while (n <= 4 && n <= length - at && !XUtf8_IsValid(text + at, n)) {
      n++;
    }
    if (n > 4 || n > length - at) {
      return at;
    }
    at += n;
  }
  return length;
}

/* Text only: nothing compiled, not even behind a header of text. */
static bool check_text(const char *file, const char *text, size_t length, struct XErrorList *errors)
{
  const char *mark = text;
  while (length > 0 && (mark = memchr(mark, LUA_SIGNATURE[0], length - (size_t)(mark - text)))) {
    const size_t i = (size_t)(mark++ - text);
    if (length - i >= 4 && memcmp(text + i, LUA_SIGNATURE, 4) == 0) {
      add_at(errors, file, text, i, "E-BYTECODE", "compiled Lua is not accepted, only source text");
      return false;
    }
  }
  const char *nul = length > 0 ? memchr(text, '\0', length) : NULL;
  if (nul != NULL) {
    add_at(errors, file, text, (size_t)(nul - text), "E-NUL", "a NUL byte in source text");
    return false;
  }
  size_t valid = valid_length(text, length);
  if (valid < length) {
    add_at(errors, file, text, valid, "E-UTF8", "source text is not UTF-8 here");
  }
  return valid == length;
}

/* `file:12: what` -> an error at the line. Takes the message from the stack. */
static void add_syntax(XLua *lua, const char *file, struct XErrorList *errors)
{
  char text[512] = "out of memory";
  Place place = {.line = 0};
  snprintf(place.file, sizeof place.file, "%s", file);
  size_t length = 0;
  const char *message = lua_tolstring(lua->L, -1, &length);
  if (message != NULL) {
    const char *rest = strip_place(message, &place);
    render(rest, length - (size_t)(rest - message), text);
  }
  XErrorList_Add(errors, file, place.line, 0, "E-SYNTAX", "%s", text);
  lua_pop(lua->L, 1);
}

static int compile(XLua *lua, const char *file, const char *text, size_t length)
{
  size_t mark = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
  char *name = XStrFormat("@%s", file);
  lua->depth++; /* the limits hold */
  int status = luaL_loadbufferx(lua->L, text + mark, length - mark, name, "t");
  lua->depth--;
  free(name);
  return status;
}

bool XLua_LoadText(XLua *lua, const char *file, const char *text, size_t length, int nresults,
                   struct XErrorList *errors)
{
  if (!check_text(file, text, length, errors)) {
    return false;
  }
  if (compile(lua, file, text, length) != LUA_OK) {
    add_syntax(lua, file, errors);
    return false;
  }
  XLuaFault fault;
  if (!call(lua, lua->config.load_steps, 0, nresults, &fault)) {
    const char *where = fault.file[0] ? fault.file : file;
    XErrorList_Add(errors, where, fault.line, 0, fault.code, "%s", fault.text);
    return false;
  }
  return true;
}

const char *XLua_Version(void)
{
  return LUA_RELEASE;
}
