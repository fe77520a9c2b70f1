/*
 * string of the sandbox: sizes are capped, patterns go through the counted matcher, format shows no
 * addresses. No dump, and no pack and unpack, whose native sizes differ between machines.
 */
#include "lua/lpattern.h"
#include "lua/xlua_own.h"

#include <lauxlib.h>
#include <lualib.h>
#include <string.h>

static int string_rep(lua_State *L)
{
  size_t length, glue;
  luaL_checklstring(L, 1, &length);
  lua_Integer times = luaL_checkinteger(L, 2);
  luaL_optlstring(L, 3, "", &glue);
  size_t each = length + glue;
  if (times > 0 && (each > XLUA_MOST_STRING || (size_t)times > XLUA_MOST_STRING / (each + !each))) {
    return luaL_error(L, "resulting string too large");
  }
  XLua_Charge(L, 1 + (times > 0 ? times * (lua_Integer)each / 16 : 0));
  return XLuaBase_Original(L);
}

static lua_Integer from_end(lua_Integer at, size_t length)
{
  return at >= 0 ? at : (lua_Integer)length + at + 1;
}

static int string_byte(lua_State *L)
{
  size_t length;
  luaL_checklstring(L, 1, &length);
  lua_Integer first = luaL_optinteger(L, 2, 1);
  lua_Integer last = from_end(luaL_optinteger(L, 3, first), length);
  first = from_end(first, length);
  first = first < 1 ? 1 : first;
  last = last > (lua_Integer)length ? (lua_Integer)length : last;
  luaL_argcheck(L, last - first < XLUA_MOST_VALUES, 3, "too many bytes at once");
  return XLuaBase_Original(L);
}

/* Turns what %s shall show into text without addresses, and refuses %p. */
static int string_format(lua_State *L)
{
  size_t length;
  const char *p = luaL_checklstring(L, 1, &length), *end = p + length;
  int arg = 1, top = lua_gettop(L);
  while ((p = memchr(p, '%', (size_t)(end - p))) != NULL) {
    p++;
    p += strspn(p, "-+ #0123456789.");
    if (*p == 'p') {
      return luaL_error(L, "'%%p' would show an address");
    }
    arg += *p != '%';
    if ((*p == 's' || *p == 'q') && arg <= top && lua_type(L, arg) > LUA_TSTRING) {
      XLuaBase_ToString(L, arg);
      lua_replace(L, arg);
    }
    p += p < end;
  }
  XLua_Charge(L, 1 + (int64_t)(length / 4));
  return XLuaBase_Original(L);
}

static void begin_match(lua_State *L, XPattern *m, int text, int pattern)
{
  size_t length, pattern_length;
  memset(m, 0, sizeof *m);
  m->subject = luaL_checklstring(L, text, &length);
  m->subject_end = m->subject + length;
  m->pattern_end = luaL_checklstring(L, pattern, &pattern_length) + pattern_length;
  m->steps = XLua_StepsLeft(XLua_Of(L));
}

/* One attempt at s; pays for it and raises what it raised. */
static const char *try_match(lua_State *L, XPattern *m, const char *s, const char *p)
{
  m->steps = XLua_StepsLeft(XLua_Of(L));
  int64_t before = m->steps;
  const char *found = XPattern_Match(m, s, p);
  XLua_Charge(L, before - m->steps);
  if (m->error != NULL) {
    luaL_error(L, "%s", m->error);
  }
  return found;
}

/* Pushes capture i; the whole match when there are none and i is 0. */
static void push_capture(lua_State *L, const XPattern *m, int i, const char *s, const char *found)
{
  if (i >= m->count) {
    if (i != 0) {
      luaL_error(L, "invalid capture index %%%d", i + 1);
    }
    lua_pushlstring(L, s, (size_t)(found - s));
    return;
  }
  ptrdiff_t length = m->captures[i].length;
  if (length == XPATTERN_OPEN) {
    luaL_error(L, "unfinished capture");
  }
  if (length == XPATTERN_POSITION) {
    lua_pushinteger(L, m->captures[i].start - m->subject + 1);
  } else {
    lua_pushlstring(L, m->captures[i].start, (size_t)length);
  }
}

/* whole: push the match itself when there are no captures. Returns how many were pushed. */
static int push_captures(lua_State *L, const XPattern *m, const char *s, const char *found,
                         bool whole)
{
  int count = m->count == 0 && whole ? 1 : m->count;
  luaL_checkstack(L, count, "too many captures");
  for (int i = 0; i < count; i++) {
    push_capture(L, m, i, s, found);
  }
  return count;
}

static const char *find_plain(lua_State *L, const char *s, const XPattern *m, const char *pattern)
{
  size_t length = (size_t)(m->pattern_end - pattern);
  const char *end = m->subject_end;
  XLua_Charge(L, 1 + (end - s) / 16);
  for (; (size_t)(end - s) >= length; s++) {
    if (length == 0) {
      return s;
    }
    const char *next = memchr(s, *pattern, (size_t)(end - s) - length + 1);
    if (next == NULL) {
      return NULL;
    }
    s = next;
    XLua_Charge(L, 1);
    if (memcmp(s, pattern, length) == 0) {
      return s;
    }
  }
  return NULL;
}

static bool is_plain(const char *pattern, const char *end)
{
  for (; pattern < end; pattern++) {
    if (*pattern != '\0' && strchr("^$*+?.([%-", *pattern) != NULL) {
      return false;
    }
  }
  return true;
}

/* Where argument 3 says to begin, or NULL behind the end. */
static const char *start_of(lua_State *L, const XPattern *m)
{
  size_t length = (size_t)(m->subject_end - m->subject);
  lua_Integer at = from_end(luaL_optinteger(L, 3, 1), length);
  at = at < 1 ? 1 : at;
  return at > (lua_Integer)length + 1 ? NULL : m->subject + at - 1;
}

static int push_found(lua_State *L, const XPattern *m, const char *s, const char *found)
{
  lua_pushinteger(L, s - m->subject + 1);
  lua_pushinteger(L, found - m->subject);
  return 2;
}

static int find_or_match(lua_State *L, bool find)
{
  XPattern m;
  begin_match(L, &m, 1, 2);
  const char *p = lua_tostring(L, 2), *s = start_of(L, &m);
  if (s == NULL) {
    lua_pushnil(L);
    return 1;
  }
  if (find && (lua_toboolean(L, 4) || is_plain(p, m.pattern_end))) {
    s = find_plain(L, s, &m, p);
    if (s != NULL) {
      return push_found(L, &m, s, s + (m.pattern_end - p));
    }
    lua_pushnil(L);
    return 1;
  }
  bool anchor = p < m.pattern_end && *p == '^';
  do {
    const char *found = try_match(L, &m, s, p + anchor);
    if (found != NULL) {
      int pushed = find ? push_found(L, &m, s, found) : 0;
      return pushed + push_captures(L, &m, s, found, !find);
    }
  } while (s++ < m.subject_end && !anchor);
  lua_pushnil(L);
  return 1;
}

static int string_find(lua_State *L)
{
  return find_or_match(L, true);
}

static int string_match(lua_State *L)
{
  return find_or_match(L, false);
}

/* Upvalues: text, pattern, where to go on, where the last match ended. */
static int step_gmatch(lua_State *L)
{
  XPattern m;
  begin_match(L, &m, lua_upvalueindex(1), lua_upvalueindex(2));
  const char *p = lua_tostring(L, lua_upvalueindex(2));
  lua_Integer last = lua_tointeger(L, lua_upvalueindex(4));
  const char *s = m.subject + lua_tointeger(L, lua_upvalueindex(3));
  for (; s <= m.subject_end; s++) {
    const char *found = try_match(L, &m, s, p);
    if (found != NULL && found - m.subject != last) {
      lua_pushinteger(L, found - m.subject);
      lua_copy(L, -1, lua_upvalueindex(3));
      lua_replace(L, lua_upvalueindex(4));
      return push_captures(L, &m, s, found, true);
    }
  }
  lua_pushinteger(L, m.subject_end - m.subject + 1);
  lua_replace(L, lua_upvalueindex(3));
  return 0;
}

static int string_gmatch(lua_State *L)
{
  XPattern m;
  begin_match(L, &m, 1, 2);
  const char *s = start_of(L, &m);
  lua_settop(L, 2);
  lua_pushinteger(L, (s != NULL ? s : m.subject_end + 1) - m.subject);
  lua_pushinteger(L, -1);
  lua_pushcclosure(L, step_gmatch, 4);
  return 1;
}

/* Adds the replacement text with its %0..%9. */
static void add_template(lua_State *L, luaL_Buffer *out, const XPattern *m, const char *s,
                         const char *found)
{
  size_t length;
  const char *text = lua_tolstring(L, 3, &length), *end = text + length;
  for (; text < end; text++) {
    if (*text != '%') {
      luaL_addchar(out, *text);
      continue;
    }
    text++;
    if (text < end && *text == '%') {
      luaL_addchar(out, '%');
    } else if (text < end && *text == '0') {
      luaL_addlstring(out, s, (size_t)(found - s));
    } else if (text < end && *text >= '1' && *text <= '9') {
      push_capture(L, m, *text - '1', s, found);
      luaL_tolstring(L, -1, NULL);
      lua_remove(L, -2);
      luaL_addvalue(out);
    } else {
      luaL_error(L, "invalid use of '%%' in replacement string");
    }
  }
}

/* Adds what replaces the match. */
static void add_value(lua_State *L, luaL_Buffer *out, const XPattern *m, const char *s,
                      const char *found)
{
  int type = lua_type(L, 3);
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    lua_call(L, push_captures(L, m, s, found, true), 1);
  } else if (type == LUA_TTABLE) {
    push_capture(L, m, 0, s, found);
    lua_gettable(L, 3);
  } else {
    add_template(L, out, m, s, found);
    return;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    lua_pushlstring(L, s, (size_t)(found - s));
  } else if (!lua_isstring(L, -1)) {
    luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  }
  luaL_addvalue(out);
}

static void check_size(lua_State *L, luaL_Buffer *out)
{
  if (luaL_bufflen(out) > XLUA_MOST_STRING) {
    luaL_error(L, "resulting string too large");
  }
}

static int string_gsub(lua_State *L)
{
  XPattern m;
  begin_match(L, &m, 1, 2);
  const char *s = m.subject, *p = lua_tostring(L, 2), *last = NULL;
  int type = lua_type(L, 3);
  luaL_argexpected(
      L, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE,
      3, "string/function/table");
  lua_Integer most = luaL_optinteger(L, 4, m.subject_end - s + 1), count = 0;
  bool anchor = p < m.pattern_end && *p == '^';
  lua_settop(L, 3);
  luaL_Buffer out;
  luaL_buffinit(L, &out);
  while (count < most) {
    const char *found = try_match(L, &m, s, p + anchor);
    if (found != NULL && found != last) {
      count++;
      add_value(L, &out, &m, s, found);
      s = last = found;
    } else if (s < m.subject_end) {
      luaL_addchar(&out, *s++);
    } else {
      break;
    }
    check_size(L, &out);
    if (anchor) {
      break;
    }
  }
  luaL_addlstring(&out, s, (size_t)(m.subject_end - s));
  check_size(L, &out);
  luaL_pushresult(&out);
  lua_pushinteger(L, count);
  return 2;
}

void XLuaString_Push(lua_State *L)
{
  static const luaL_Reg own[] = {{"find", string_find},
                                 {"match", string_match},
                                 {"gmatch", string_gmatch},
                                 {"gsub", string_gsub},
                                 {NULL, NULL}};
  XLuaBase_Open(L, luaopen_string);
  luaL_newlib(L, own);
  int from = lua_gettop(L) - 1;
  XLuaBase_Copy(L, from, "char");
  XLuaBase_Copy(L, from, "len");
  XLuaBase_CopyCharged(L, from, "lower");
  XLuaBase_CopyCharged(L, from, "reverse");
  XLuaBase_CopyCharged(L, from, "sub");
  XLuaBase_CopyCharged(L, from, "upper");
  XLuaBase_CopyWrapped(L, from, "byte", string_byte);
  XLuaBase_CopyWrapped(L, from, "format", string_format);
  XLuaBase_CopyWrapped(L, from, "rep", string_rep);
  lua_remove(L, from);
}
