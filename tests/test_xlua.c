/* The sandbox: what content can reach, what it cannot do, and that every abuse ends in time. */
#include "lua/xlua.h"

#include "engine/xerror.h"
#include "engine/xstring.h"

#include <lauxlib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <cmocka.h>

static int32_t fixed_random(void *user, int32_t low, int32_t high)
{
  (void)user;
  return low == high ? low : low + 1;
}

static XLua *new_lua(void)
{
  XLuaConfig config = {.random = fixed_random};
  return XLua_New(&config);
}

/* Loads a text that must be refused; returns its one error in the caller's list. */
static const XErrorEntry *refuse(const char *text, size_t length, XErrorList *errors)
{
  XLua *lua = new_lua();
  XErrorList_Init(errors);
  assert_false(XLua_LoadText(lua, "mods/a/bad.lua", text, length, 0, errors));
  assert_int_equal(errors->count, 1);
  assert_int_equal(lua_gettop(XLua_State(lua)), 0);
  XLua_Free(lua);
  return &errors->entries[0];
}

/* Loads a text and calls its function OnBell; true when that went well. */
static bool call_bell(XLua *lua, const char *text, XLuaFault *fault)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  if (!XLua_LoadText(lua, "a.lua", text, strlen(text), 0, &errors)) {
    fail_msg("%s: %s", errors.entries[0].code, errors.entries[0].text);
  }
  lua_getglobal(XLua_State(lua), "OnBell");
  bool good = XLua_Call(lua, 0, 0, fault);
  assert_int_equal(lua_gettop(XLua_State(lua)), 0);
  return good;
}

/* The text must run without an error: it asserts for itself. */
static void run(const char *text)
{
  XLua *lua = new_lua();
  XErrorList errors;
  XErrorList_Init(&errors);
  if (!XLua_LoadText(lua, "good.lua", text, strlen(text), 0, &errors)) {
    fail_msg("good.lua:%d: %s", errors.entries[0].line, errors.entries[0].text);
  }
  XLua_Free(lua);
}

/* Calls of all kinds that must end by budget or memory, at a line, within three seconds. */
static void expect_abort(const char *text, const char *code, int line)
{
  XLua *lua = new_lua();
  XLuaFault fault;
  clock_t start = clock();
  bool good = call_bell(lua, text, &fault);
  const long milliseconds = (long)((clock() - start) / (CLOCKS_PER_SEC / 1000));
  if (good || milliseconds > 3000 || (code != NULL && strcmp(fault.code, code) != 0)) {
    fail_msg("%s\n-> %s in %ld ms", text, good ? "no fault" : fault.code, milliseconds);
  }
  assert_string_equal(fault.file, "a.lua");
  if (line > 0) {
    assert_int_equal(fault.line, line);
  }
  assert_true(call_bell(lua, "x = {} function OnBell() for i = 1, 1000 do x[i] = 'x' .. i end end",
                        &fault));
  assert_true(XLua_Memory(lua) < XLUA_MEMORY);
  XLua_Free(lua);
}

static void test_endless(void **state)
{
  (void)state;
  static const char *const bells[] = {
      "function OnBell() while true do end end",
      "function OnBell() while true do pcall(function() while true do end end) end end",
      "function OnBell() while true do xpcall(function() while true do end end, function() while "
      "true "
      "do end end) end end",
      "function OnBell() pcall(function() xpcall(function() while true do end end, function(e) "
      "return "
      "e end) end) while true do end end",
      "local t = setmetatable({}, {__index = function(t, k) return t[k .. 'x'] or 1 end})\n"
      "function OnBell() while true do pcall(function() return t.x end) end end",
      "local t = setmetatable({}, {__index = function() while true do end end})\n"
      "function OnBell() while true do pcall(function() return t.x end) end end",
      "local t = setmetatable({}, {__lt = function() while true do end end, __close = function() "
      "while "
      "true do end end})\n"
      "function OnBell() while true do pcall(function() local c <close> = t return t < t end) end "
      "end",
      "function OnBell() local t = {} for i = 1, 100 do t[i] = i end\n"
      "while true do pcall(table.sort, t, function() while true do end end) end end",
      "function OnBell() local t = {} for i = 1, 1000 do t[i] = i end\n"
      "while true do table.sort(t, function(a, b) return true end) end end",
      "function OnBell() local t = {} for i = 1, 50000 do t[i] = i % 7 end\n"
      "while true do pcall(table.sort, t) end end",
      "function OnBell() while true do pcall(string.rep, 'x', 32000) end end",
      "function OnBell() while true do pcall(error) end end",
      "function OnBell() local s = ('a'):rep(3000) while true do pcall(string.find, s, "
      "'.-.-.-.-.-.-b') end end",
      "function OnBell() local s = ('a'):rep(30000) return s:find('a*a*a*a*a*a*b') end",
      "function OnBell() return (('('):rep(30000)):gsub('%b()', '') end",
      "function OnBell() local s = ('x'):rep(30000) while true do s:find('xxxxy', 1, true) end end",
      "function OnBell() for _ in ('a'):rep(9999):gmatch('.-.-.-.-c') do end end",
      "function OnBell() local s = ('x'):rep(16000) while true do local t = s .. s end end",
      "function OnBell() local s = ('x'):rep(32000) while true do s:upper() utf8.len(s) end end",
      "function OnBell() table.move({}, 1, 900000, 2) table.move({}, 1, 900000, 2) end",
      "local t = {} for i = 1, 20000 do t['k' .. i] = i end\n"
      "function OnBell() while true do next(t) for k in pairs(t) do break end end end",
      "local t = {} for i = 1, 16384 do t['k' .. i] = i end\n"
      "function OnBell() local i = 1 while true do t['k' .. i] = nil i = i + 1 t['k' .. (i + "
      "16383)] = "
      "1 end end",
      "local function f(a, ...) if select('#', ...) < 0 then return end return f(1, 2, ...) end\n"
      "function OnBell() while true do pcall(f) end end",
      "function OnBell() while true do pcall(function() return nosuch end) end end",
      "function OnBell() goto a ::a:: goto a end",
      "function OnBell() for i = 1, math.huge do end end"};
  for (size_t i = 0; i < sizeof bells / sizeof *bells; i++) {
    expect_abort(bells[i], "E-BUDGET", 0);
  }
  expect_abort("function OnBell()\n  local a = 1\n  while a do\n  end\nend", "E-BUDGET", 3);
}

static void test_memory(void **state)
{
  (void)state;
  expect_abort("function OnBell()\n local t = {}\n for i = 1, 1e9 do\n t[i] = {}\n end end", NULL,
               4);
  expect_abort("function OnBell() local t = {} while true do pcall(function() while true do "
               "t[#t + 1] = ('x'):rep(32000) .. #t end end) end end",
               NULL, 1);
  expect_abort("function OnBell() local s = 'x'\nwhile true do s = s .. s end end", "E-MEMORY", 2);
  expect_abort("function OnBell() local t = {} for i = 1, 990 do t[i] = ('x'):rep(32000) .. i end\n"
               "while true do pcall(function() local s = ('y'):rep(31000) .. 'a' end) end end",
               NULL, 0);
}

/* Not sticky, but ended at once and reported. */
static void test_refused_work(void **state)
{
  (void)state;
  static const char *const bells[] = {
      "function OnBell() return ('x'):rep(1e9) end",
      "function OnBell() return ('x'):rep(1e9, 'y') end",
      "function OnBell() return (''):rep(1e15, 'ab') end",
      "function OnBell() return 1 + OnBell() end",
      "local t = setmetatable({}, {}) getmetatable(t).__index = function(t, k) return t[k + 1] "
      "end\n"
      "function OnBell() return t[1] end",
      "function OnBell() local co = coroutine.wrap(function() while true do end end) co() end",
      "function OnBell() return table.unpack({}, 1, 1e7) end",
      "function OnBell() return (('x'):rep(9999)):byte(1, -1) end",
      "function OnBell() table.move({}, 1, 1e15, 2) end",
      "function OnBell() setmetatable({}, {__gc = function() while true do end end}) end",
      "function OnBell() setmetatable({}, {__mode = 'k'}) end",
      "function OnBell() setmetatable(_ENV, {}) end",
      "function OnBell() getmetatable('x').__index = nil end",
      "function OnBell() return ('%p'):format({}) end",
      "function OnBell() local t = {} t[t] = 1 for k in pairs(t) do end end",
      "function OnBell() local t = {[1.5] = 1} next(t) end",
      "function OnBell() return math.random() end",
      "function OnBell() return '10' + 1 end",
      "function OnBell() return load('return 1') end",
      "function OnBell() return string.dump(OnBell) end",
      "function OnBell() return require 'x' end"};
  for (size_t i = 0; i < sizeof bells / sizeof *bells; i++) {
    XLua *lua = new_lua();
    XLuaFault fault;
    if (call_bell(lua, bells[i], &fault) || fault.budget || fault.line < 1) {
      fail_msg("%s", bells[i]);
    }
    assert_string_equal(fault.file, "a.lua");
    XLua_Free(lua);
  }
}

static int call_again(lua_State *L)
{
  XLua *lua = lua_touserdata(L, lua_upvalueindex(1));
  XLuaFault fault;
  lua_pushvalue(L, 1);
  lua_pushboolean(L, XLua_Call(lua, 0, 0, &fault));
  return 1;
}

/* C that calls content within a call of content gives it no new budget. */
static void test_nested_calls_share(void **state)
{
  (void)state;
  XLua *lua = new_lua();
  XLuaFault fault;
  XLua_Register(lua, "Again", call_again, lua);
  assert_true(call_bell(lua, "function OnBell() assert(Again(function() end)) end", &fault));
  assert_true(
      call_bell(lua, "function OnBell() assert(not Again(function() error('x') end)) end", &fault));
  assert_false(call_bell(lua,
                         "function OnBell() while true do Again(function() while true do end end) "
                         "end end",
                         &fault));
  assert_true(fault.budget);
  XLua_SetSteps(lua, 1000);
  assert_false(call_bell(lua, "function OnBell() for i = 1, 5000 do end end", &fault));
  assert_true(fault.budget);
  XLua_Free(lua);
}

static void test_texts(void **state)
{
  (void)state;
  XErrorList errors;
  static const struct {
    const char *text, *code;
    size_t length;
    int line;
  } bad[] = {{"\x1bLuaT\0\x19\x93", "E-BYTECODE", 8, 1},
             {"-- text\n\x1bLuaT\0", "E-BYTECODE", 14, 2},
             {"x = 1\ny = '\0'", "E-NUL", 13, 2},
             {"x = 1\n\ny = '\xff'", "E-UTF8", 13, 3},
             {"x = '\xed\xa0\x80'", "E-UTF8", 9, 1},
             {"x = 1\n\nif x\ny = 2", "E-SYNTAX", 17, 4},
             {"x =", "E-SYNTAX", 3, 1},
             {"local x = 1\nerror('no')", "E-LUA", 23, 2},
             {"\nx = Monster", "E-GLOBAL-UNKNOWN", 12, 2},
             {"\n\nwhile true do end", "E-BUDGET", 19, 3}};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    const XErrorEntry *error = refuse(bad[i].text, bad[i].length, &errors);
    assert_string_equal(error->code, bad[i].code);
    assert_string_equal(error->file, "mods/a/bad.lua");
    assert_int_equal(error->line, bad[i].line);
    XErrorList_Clear(&errors);
  }
  run("\xEF\xBB\xBFx = 'gr\xc3\xbc\xc3\x9f'");
}

static void test_undefined_global(void **state)
{
  (void)state;
  XErrorList errors;
  const char *text = "Colour = 1 local x = Colourr";
  const XErrorEntry *error = refuse(text, strlen(text), &errors);
  assert_string_equal(error->text, "undefined global \"Colourr\" (did you mean \"Colour\"?)");
  XErrorList_Clear(&errors);
  run("x = 1 assert(x == 1) y = nil assert(not pcall(function() return y end))");
}

/* Whatever content raises, the fault is short and harmless. */
static void test_fault_texts(void **state)
{
  (void)state;
  static const struct {
    const char *text, *shown;
  } bells[] = {
      {"function OnBell() error('plain') end", "plain"},
      {"function OnBell()\n error('two', 2) end", "two"},
      {"function OnBell() error(nil) end", "an error without a text (a nil)"},
      {"function OnBell() error({}) end", "an error without a text (a table)"},
      {"function OnBell() error(setmetatable({}, {__tostring = function() while true do end end})) "
       "end",
       "an error without a text (a table)"},
      {"function OnBell() error(42) end", "42"},
      {"function OnBell() error('\\27[2Ja\\0b\\r\\n\\xc2\\x9bc\\u{202e}d', 0) end", "[2Jab cd"},
      {"function OnBell() error('b.lua:7: other') end", "b.lua:7: other"}};
  XLua *lua = new_lua();
  XLuaFault fault;
  for (size_t i = 0; i < sizeof bells / sizeof *bells; i++) {
    assert_false(call_bell(lua, bells[i].text, &fault));
    assert_string_equal(fault.text, bells[i].shown);
    assert_string_equal(fault.file, "a.lua");
  }
  assert_false(
      call_bell(lua, "function OnBell() error(('\\xff\\xc3\\xbc'):rep(9999)) end", &fault));
  assert_true(strlen(fault.text) <= 500);
  assert_true(XUtf8_IsValid(fault.text, strlen(fault.text)));
  XLua_Free(lua);
}

static void test_key_order(void **state)
{
  (void)state;
  run("local t = {[true] = 1, b = 2, a = 3, ['a\\0'] = 4, [10] = 5, [-1] = 6, [2] = 7, B = 8,\n"
      "  [false] = 9, ['\\u{fc}'] = 10}\n"
      "local function walk(...) local out = {} for k, v in ... do out[#out + 1] = tostring(k) .. "
      "'=' "
      ".. v end return table.concat(out, ' ') end\n"
      "local want = '-1=6 2=7 10=5 B=8 a=3 a\\0=4 b=2 \\u{fc}=10 false=9 true=1'\n"
      "assert(walk(pairs(t)) == want, walk(pairs(t)))\n"
      "assert(walk(next, t) == want)\n"
      "for k in pairs(t) do t[k] = nil end assert(next(t) == nil)\n"
      "t = {1, 2, 3} for k in pairs(t) do t[3] = nil assert(k < 3) end\n"
      "local p = setmetatable({}, {__pairs = function() return function(_, k) return not k and 1 "
      "or "
      "nil end end})\n"
      "for k in pairs(p) do assert(k == 1) end");
}

static void test_tostring(void **state)
{
  (void)state;
  run("assert(tostring({}) == 'table' and tostring(function() end) == 'function')\n"
      "assert(tostring(pcall) == 'function' and ('%s'):format({}) == 'table')\n"
      "assert(('%5.3s|%d%%|%s'):format('abcdef', 5, nil) == '  abc|5%|nil')\n"
      "local t = setmetatable({}, {__tostring = function() return 'me' end})\n"
      "assert(tostring(t) == 'me' and ('%s'):format(t) == 'me')\n"
      "assert(tostring(1) == '1' and tostring(nil) == 'nil' and tostring('x') == 'x')\n"
      "local ok, e = pcall(function() return {} .. 'x' end) assert(not e:find('0x'))\n"
      "assert(tostring(setmetatable({}, {__name = 'Rat'})) == 'Rat')");
}

/* The parts written anew do what Lua's manual says. */
static void test_patterns(void **state)
{
  (void)state;
  run("local function eq(want, ...) local got = table.pack(...) for i = 1, got.n do got[i] = "
      "tostring(got[i]) end local s = table.concat(got, ',') assert(s == want, s .. ' not ' .. "
      "want) "
      "end\n"
      "eq('3,5', ('hello'):find('llo')) eq('1,0', ('x'):find('')) eq('nil', ('x'):find('', 9))\n"
      "eq('2,2,a', ('xay'):find('(a)')) eq('3,3', ('a.b.'):sub(2):find('.', 3, true))\n"
      "eq('k,v', ('k=v'):match('(%w+)=(%w+)')) eq('2,4', ('abc'):match('()bc()'))\n"
      "eq('[[x]]', ('a[[x]]b'):match('%[.*%]')) eq('(a(b)c)', ('x(a(b)c)'):match('%b()'))\n"
      "eq('THE,QUICK', ('THE (QUICK) fox'):match('%f[%a](%a+)%f[%A].-%f[%a](%a+)%f[%A]'))\n"
      "eq('\"q\"', ('say \"q\" ok'):match('([\"\\'])(.-)%1') and ('say \"q\"'):match('\".-\"'))\n"
      "eq('-12', ('v=-12'):match('[+-]?%d+')) eq('nil', ('abc'):match('^b')) eq('c', "
      "('abc'):match('.$'))\n"
      "eq(']', ('a]'):match('[]]')) eq('a-', ('xa-'):match('[%a-]+$'):sub(2)) eq('b', "
      "('ab'):match('[^a]'))\n"
      "eq('hexxo,2', ('hello'):gsub('l', 'x')) eq('-a-b-,3', ('ab'):gsub('', '-'))\n"
      "eq('abc abc,1', ('abc'):gsub('%w+', '%0 %0')) eq('b a,1', ('a b'):gsub('(%w) (%w)', '%2 "
      "%1'))\n"
      "eq('1 $y,2', ('$x $y'):gsub('%$(%w+)', {x = 1})) eq('AbC,3', ('abc'):gsub('.', function(c) "
      "if c "
      "~= 'b' then return c:upper() end end)) eq('xbc,1', ('abc'):gsub('^a', 'x')) eq('bac,1', "
      "('aac'):gsub('a', 'b', 1))\n"
      "local out = {} for k, v in ('a=1, b=2'):gmatch('(%w)=(%w)') do out[#out + 1] = k .. v end "
      "eq('a1,b2', table.unpack(out))\n"
      "local n = 0 for w in ('one two'):gmatch('%a*') do n = n + 1 end eq('2', n)\n"
      "eq('a,b', ('ab'):gmatch('.')(), ('b'):gmatch('.')())\n"
      "eq('1,3', ('\\0a\\0'):find('%z*a\\0') or 1, 3)\n"
      "for _, bad in ipairs {'[a', '%', '(a', 'a.)', '%b', '%f', '%1', '(a%1)', '[%'} do "
      "assert(not pcall(string.find, 'aaa', bad), bad) end\n"
      "assert(not pcall(string.gsub, 'a', 'a', '%2') and not pcall(string.gsub, 'a', 'a', '%'))");
}

static void test_tables(void **state)
{
  (void)state;
  run("local t = {} table.insert(t, 1) table.insert(t, 1, 0) table.insert(t, 2) assert(#t == 3 and "
      "t[1] "
      "== 0 and t[3] == 2)\n"
      "assert(table.remove(t, 1) == 0 and t[1] == 1 and table.remove(t) == 2 and #t == 1)\n"
      "assert(table.remove({}) == nil and not pcall(table.insert, t, 5, 1) and not "
      "pcall(table.remove, t, 7))\n"
      "assert(table.concat({1, 'a', 2.5}, '-') == '1-a-2.5' and table.concat({}) == '' and "
      "table.concat({1, 2, 3}, ',', 2) == '2,3')\n"
      "local a, b = table.unpack({1, 2}) assert(a == 1 and b == 2 and table.pack(1, nil).n == 2)\n"
      "t = table.move({1, 2, 3}, 1, 3, 2) assert(t[1] == 1 and t[2] == 1 and t[4] == 3)\n"
      "t = table.move({1, 2, 3}, 2, 3, 1) assert(t[1] == 2 and t[2] == 3 and t[3] == 3)\n"
      "t = {} for i = 1, 100 do t[i] = {(i * 37) % 10, i} end\n"
      "table.sort(t, function(x, y) return x[1] < y[1] end)\n"
      "for i = 2, 100 do local x, y = t[i - 1], t[i] assert(x[1] < y[1] or (x[1] == y[1] and x[2] "
      "< "
      "y[2])) end\n"
      "t = {'b', 'a', 'B', 'a\\0'} table.sort(t) assert(table.concat(t, ',') == 'B,a,a\\0,b')\n"
      "t = {3, 1, 2} assert(not pcall(table.sort, t, error) and t[1] == 3 and not "
      "pcall(table.sort, {1, "
      "'x'}))\n"
      "assert(math.random(5) == 2 and math.random(3, 9) == 4 and not pcall(math.random, 2, 1))\n"
      "assert(not pcall(math.random, 1, 1 << 40))\n"
      "local ok, e = pcall(error, {1}) assert(not ok and e[1] == 1)\n"
      "local r = table.pack(xpcall(function(...) return ... end, error, 1, nil, 3)) assert(r.n == "
      "4 and "
      "r[1] and r[4] == 3)\n"
      "ok, e = xpcall(function() error('x', 0) end, function(m) return m .. '!' end) assert(not ok "
      "and e "
      "== 'x!')");
}

static int compare_names(const void *a, const void *b)
{
  return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Adds " name" for each text key of the table on top, sorted, those of tables as " table.name". */
static void add_names(lua_State *L, const char *prefix, XText *out)
{
  char *names[200];
  int count = 0;
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    assert_int_equal(lua_type(L, -2), LUA_TSTRING);
    names[count++] = strdup(lua_tostring(L, -2));
    lua_pop(L, 1);
  }
  qsort(names, (size_t)count, sizeof *names, compare_names);
  for (int i = 0; i < count; i++) {
    if (lua_getfield(L, -1, names[i]) == LUA_TTABLE) {
      add_names(L, names[i], out);
    } else {
      XText_AddFormat(out, " %s%s%s", prefix, *prefix ? "." : "", names[i]);
    }
    lua_pop(L, 1);
    free(names[i]);
  }
}

/* All that content can reach, here once more by name: a new one must be added on purpose. */
static void test_whitelist(void **state)
{
  (void)state;
  XText names;
  XText_Init(&names);
  XLua *lua = new_lua();
  lua_pushglobaltable(XLua_State(lua));
  add_names(XLua_State(lua), "", &names);
  assert_string_equal(
      names.data,
      " assert error getmetatable ipairs"
      " math.abs math.acos math.asin math.atan math.ceil math.cos math.deg math.exp math.floor "
      "math.fmod"
      " math.huge math.log math.max math.maxinteger math.min math.mininteger math.modf math.pi "
      "math.rad"
      " math.random math.sin math.sqrt math.tan math.tointeger math.type math.ult"
      " next pairs pcall rawequal rawget rawlen rawset select setmetatable"
      " string.byte string.char string.find string.format string.gmatch string.gsub string.len"
      " string.lower string.match string.rep string.reverse string.sub string.upper"
      " table.concat table.insert table.move table.pack table.remove table.sort table.unpack"
      " tonumber tostring type"
      " utf8.char utf8.charpattern utf8.codepoint utf8.codes utf8.len utf8.offset xpcall");
  XText_Clear(&names);
  XLua_Free(lua);
}

static void test_bare(void **state)
{
  (void)state;
  XLuaConfig config = {.bare = true};
  XLua *lua = XLua_New(&config);
  XErrorList errors;
  XErrorList_Init(&errors);
  const char *good = "return { id = 'a', api = 1 }", *bad = "return { id = string.rep('a', 2) }";
  assert_true(XLua_LoadText(lua, "mod.lua", good, strlen(good), 1, &errors));
  lua_getfield(XLua_State(lua), -1, "id");
  assert_string_equal(lua_tostring(XLua_State(lua), -1), "a");
  assert_false(XLua_LoadText(lua, "mod.lua", bad, strlen(bad), 1, &errors));
  assert_string_equal(errors.entries[0].code, "E-GLOBAL-UNKNOWN");
  XErrorList_Clear(&errors);
  XLua_Free(lua);
}

static int take_int(lua_State *L)
{
  lua_pushinteger(L, XLua_CheckInt(L, 1, -5, 100));
  return 1;
}

static void test_integers_only(void **state)
{
  (void)state;
  XLua *lua = new_lua();
  XLuaFault fault;
  XLua_Register(lua, "Take", take_int, NULL);
  assert_true(call_bell(lua,
                        "function OnBell() assert(Take(100) == 100 and Take(-5) == -5)\n"
                        "for _, bad in ipairs {101, -6, 1.0, 1.5, '1', {}, 1 << 40} do "
                        "assert(not pcall(Take, bad)) end end",
                        &fault));
  XLua_Free(lua);
}

/* The same text costs the same steps, whatever ran before. */
static void test_steps_are_counted_alike(void **state)
{
  (void)state;
  const char *text =
      "function OnBell() local t = {} for i = 1, 3000 do t['k' .. i] = ('x'):rep(i) end\n"
      "for k, v in pairs(t) do t[k] = v:gsub('x', 'y') if #t > 9 then break end end end";
  int64_t left[2];
  for (int i = 0; i < 2; i++) {
    XLua *lua = new_lua();
    XLuaFault fault;
    XLua_SetSteps(lua, 100000000);
    for (int warm = 0; warm < i * 3; warm++) {
      assert_true(
          call_bell(lua, "t = {} function OnBell() for i = 1, 9999 do t[i] = {} end end", &fault));
    }
    assert_true(call_bell(lua, text, &fault));
    left[i] = XLua_StepsLeft(lua);
    XLua_Free(lua);
  }
  assert_true(left[0] == left[1]);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_endless),
                                     cmocka_unit_test(test_memory),
                                     cmocka_unit_test(test_refused_work),
                                     cmocka_unit_test(test_nested_calls_share),
                                     cmocka_unit_test(test_texts),
                                     cmocka_unit_test(test_undefined_global),
                                     cmocka_unit_test(test_fault_texts),
                                     cmocka_unit_test(test_key_order),
                                     cmocka_unit_test(test_tostring),
                                     cmocka_unit_test(test_patterns),
                                     cmocka_unit_test(test_tables),
                                     cmocka_unit_test(test_whitelist),
                                     cmocka_unit_test(test_bare),
                                     cmocka_unit_test(test_integers_only),
                                     cmocka_unit_test(test_steps_are_counted_alike)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
