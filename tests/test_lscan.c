/* The position scanner: chains, arguments, keys, duplicate keys, functions, and arbitrary bytes. */
#include "lua/lscan.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static XLuaScan *scan_text(const char *text, XErrorList *errors)
{
  XErrorList_Init(errors);
  return XLuaScan_New("a.lua", text, strlen(text), errors);
}

static void expect_place(XScanPlace place, int line, int column)
{
  assert_int_equal(place.line, line);
  assert_int_equal(place.column, column);
}

static void expect_call(const XScanChain *chain, int n, const char *name, int line, int column)
{
  const XScanCall *call = XLuaScan_Call(chain, n);
  assert_non_null(call);
  assert_string_equal(call->name, name);
  expect_place((XScanPlace){call->line, call->column}, line, column);
}

/* Twelve calls over thirty lines, with all that may stand between them. */
static const char long_chain[] = "local x = 1\n"                                 /* 1 */
                                 "Monster.new(\"ooze\", \"slime\")\n"            /* 2 */
                                 "    :View(\"gray ooze\", \"j\", Color.GRAY)\n" /* 3 */
                                 "    -- a comment: (:Not(a, call)\n"            /* 4 */
                                 "    --[==[ long ]] :Nor(this)\n"               /* 5 */
                                 "\n"                                            /* 6 */
                                 "    ]==] :Band(Band.LOW):Kind(Kind.BLOB)\n"    /* 7 */
                                 "    :Basic(\n"                                 /* 8 */
                                 "      \"1d10+40\",\n"                          /* 9 */
                                 "      f(1, 2, {3, 4}),\n"                      /* 10 */
                                 "      [[a,\n"                                  /* 11 */
                                 "      b)]],\n"                                 /* 12 */
                                 "      'q\\'),',\n"                             /* 13 */
                                 "      a.b[c, 1] + (2)\n"                       /* 14 */
                                 "    )\n"                                       /* 15 */
                                 "    :WindUp { id = \"engulf\",\n"              /* 16 */
                                 "      windup = { cost = 20,\n"                 /* 17 */
                                 "        [\"reach\"] = 1 },\n"                  /* 18 */
                                 "      breaks = { \"fire\", \"pushed\" } }\n"   /* 19 */
                                 "    :On(function(a, b)\n"                      /* 20 */
                                 "      local c, d = a, b\n"                     /* 21 */
                                 "      for i = 1, 2 do if a then c() end end\n" /* 22 */
                                 "      repeat d = 1 until true\n"               /* 23 */
                                 "      while d do return {1, 2; 3} end\n"       /* 24 */
                                 "    end, \"last\")\n"                          /* 25 */
                                 "    :Text [[x]]\n"                             /* 26 */
                                 "    :A():B(\n"                                 /* 27 */
                                 "    1):C{\n"                                   /* 28 */
                                 "    }\n"                                       /* 29 */
                                 "    :Register() function OnBell(place) end\n"  /* 30 */
                                 "OnTime = function() local function inner() end end\n"
                                 "local function Hidden() end\n"
                                 "function M.Other() end\n";

static void test_chain(void **state)
{
  (void)state;
  XErrorList errors;
  XLuaScan *scan = scan_text(long_chain, &errors);
  const XScanChain *chain = XLuaScan_Chain(scan, 2, 0);
  static const struct {
    const char *name;
    int line, column;
  } calls[] = {{"new", 2, 9},   {"View", 3, 6},    {"Band", 7, 11}, {"Kind", 7, 26},
               {"Basic", 8, 6}, {"WindUp", 16, 6}, {"On", 20, 6},   {"Text", 26, 6},
               {"A", 27, 6},    {"B", 27, 10},     {"C", 28, 8},    {"Register", 30, 6}};
  for (int i = 0; i < 12; i++) {
    expect_call(chain, i, calls[i].name, calls[i].line, calls[i].column);
  }
  assert_null(XLuaScan_Call(chain, 12));
  assert_int_equal(errors.count, 0);
  XLuaScan_Free(scan);
}

static void test_arguments_and_keys(void **state)
{
  (void)state;
  XErrorList errors;
  XLuaScan *scan = scan_text(long_chain, &errors);
  const XScanChain *chain = XLuaScan_Chain(scan, 2, 0);
  const XScanCall *view = XLuaScan_Call(chain, 1), *basic = XLuaScan_Call(chain, 4);
  const XScanCall *windup = XLuaScan_Call(chain, 5);
  expect_place(XLuaScan_Arg(XLuaScan_Call(chain, 0), 2), 2, 21);
  expect_place(XLuaScan_Arg(view, 3), 3, 29);
  expect_place(XLuaScan_Arg(view, 4), 3, 6);
  expect_place(XLuaScan_Arg(basic, 1), 9, 7);
  expect_place(XLuaScan_Arg(basic, 3), 11, 7);
  expect_place(XLuaScan_Arg(basic, 4), 13, 7);
  expect_place(XLuaScan_Arg(basic, 5), 14, 7);
  expect_place(XLuaScan_Arg(XLuaScan_Call(chain, 6), 2), 25, 10);
  expect_place(XLuaScan_Arg(XLuaScan_Call(chain, 7), 1), 26, 11);
  expect_place(XLuaScan_Key(windup, "id"), 16, 15);
  expect_place(XLuaScan_Value(windup, "id"), 16, 20);
  expect_place(XLuaScan_Key(windup, "windup.cost"), 17, 18);
  expect_place(XLuaScan_Key(windup, "windup.reach"), 18, 9);
  expect_place(XLuaScan_Key(windup, "windup.damage"), 17, 7);
  expect_place(XLuaScan_Key(windup, "breaks.2"), 19, 26);
  expect_place(XLuaScan_Key(windup, "nothing"), 16, 6);
  XLuaScan_Free(scan);
}

static void test_functions(void **state)
{
  (void)state;
  XErrorList errors;
  XLuaScan *scan = scan_text(long_chain, &errors);
  int line = 0;
  assert_string_equal(XLuaScan_FunctionAt(scan, 0, &line), "OnBell");
  assert_int_equal(line, 30);
  assert_int_equal(XLuaScan_Function(scan, "OnTime"), 31);
  assert_int_equal(XLuaScan_Function(scan, "Hidden"), 0);
  assert_null(XLuaScan_FunctionAt(scan, 2, NULL));
  char *source = XLuaScan_Line(scan, 8);
  assert_string_equal(source, "    :Basic(");
  free(source);
  assert_null(XLuaScan_Line(scan, 0));
  assert_null(XLuaScan_Line(scan, 1000));
  XLuaScan_Free(scan);
}

/* Several chains on a line, loops over one chain, a chain split over statements, other 5.4.z. */
static void test_lookup(void **state)
{
  (void)state;
  XErrorList errors;
  XLuaScan *scan = scan_text("Item.new('a'):X() Item.new('b'):Y()\n"
                             "local m = Item.new('c')\n"
                             "m\n"
                             "  :View(1)\n"
                             "Item\n"
                             "  .new('d'):Z()\n",
                             &errors);
  expect_call(XLuaScan_Chain(scan, 1, 0), 1, "X", 1, 15);
  expect_call(XLuaScan_Chain(scan, 1, 1), 1, "Y", 1, 33);
  expect_call(XLuaScan_Chain(scan, 1, 3), 1, "Y", 1, 33);
  assert_null(XLuaScan_Chain(scan, 3, 0));
  const XScanCall *view = XLuaScan_Find(scan, XLuaScan_Chain(scan, 2, 0), 1, "View", 3);
  assert_non_null(view);
  assert_int_equal(view->line, 4);
  assert_ptr_equal(XLuaScan_Find(scan, NULL, 1, "View", 4), view);
  assert_null(XLuaScan_Find(scan, NULL, 1, "View", 9));
  expect_call(XLuaScan_Chain(scan, 5, 0), 1, "Z", 6, 13);
  expect_call(XLuaScan_Chain(scan, 6, 0), 1, "Z", 6, 13);
  XLuaScan_Free(scan);
}

static void test_line_ends(void **state)
{
  (void)state;
  XErrorList errors;
  XLuaScan *scan =
      scan_text("\xEF\xBB\xBFx = 1\r\n\n\ry = 2\rItem.new('a\\\r\nb\\z\n\n c')\n\r:V()", &errors);
  expect_call(XLuaScan_Chain(scan, 4, 0), 1, "V", 8, 2);
  char *source = XLuaScan_Line(scan, 1);
  assert_string_equal(source, "x = 1");
  free(source);
  source = XLuaScan_Line(scan, 3);
  assert_string_equal(source, "y = 2");
  free(source);
  XLuaScan_Free(scan);
}

static void test_duplicate_keys(void **state)
{
  (void)state;
  static const struct {
    const char *text;
    int line, column;
  } bad[] = {{"t = { a = 1, b = 2,\n a = 3 }", 2, 2},
             {"f{ x = { fire = 1, [\"fire\"] = 2 } }", 1, 20},
             {"f{ x = { fire = 1, ['f\\105re'] = 2 } }", 1, 20},
             {"f(g(function() return { 5, [1] = 6 } end))", 1, 28},
             {"t = { [16] = 1, [0x10] = 2 }", 1, 17},
             {"t = { [true] = 1, [true] = 2 }", 1, 19},
             {"t = { [ [==[a]==] ] = 1, a = 2 }", 1, 26}};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    XErrorList errors;
    XLuaScan_Free(scan_text(bad[i].text, &errors));
    assert_int_equal(errors.count, 1);
    assert_string_equal(errors.entries[0].code, "E-KEY-DUPLICATE");
    assert_string_equal(errors.entries[0].file, "a.lua");
    assert_int_equal(errors.entries[0].line, bad[i].line);
    assert_int_equal(errors.entries[0].column, bad[i].column);
    XErrorList_Clear(&errors);
  }
  XErrorList errors;
  XLuaScan_Free(
      scan_text("t = { a = 1, b = { a = 2 }, [a] = 3, [a] = 4, ['1'] = 5, 6, ['a'..'b'] = 7, "
                "[1.5] = 8, [false] = 9, ['false'] = 10, ab = function() local a = 1 a = 2 end }",
                &errors));
  assert_int_equal(errors.count, 0);
}

static void scan_bytes(const char *bytes, size_t length)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  char *exact = malloc(length > 0 ? length : 1);
  memcpy(exact, bytes, length);
  XLuaScan *scan = XLuaScan_New("f.lua", exact, length, &errors);
  for (int line = 0; line < 5; line++) {
    free(XLuaScan_Line(scan, line));
    const XScanCall *call = XLuaScan_Call(XLuaScan_Chain(scan, line, 1), 1);
    if (call != NULL) {
      (void)XLuaScan_Key(call, "a.b.c");
    }
  }
  XLuaScan_Free(scan);
  XErrorList_Clear(&errors);
  free(exact);
}

/* Every beginning of a real text, pieces of grammar thrown together, and deep nests. */
static void test_any_bytes(void **state)
{
  (void)state;
  static const char *const pieces[] = {
      "{",   "}",        "(",   ")",    "[",   "]",     "a",   ".",   ":",   "=",
      "'",   "\"",       "\\",  "--",   "[[",  "[=[",   "]]",  "\n",  "\r",  ",",
      ";",   "function", "end", "do",   "if",  "until", "1",   "0x",  "e+",  "..",
      "...", "a = ",     "\0",  "\xff", "new", "local", "'a'", "\\z", "\\u{"};
  for (size_t n = 0; n <= strlen(long_chain); n++) {
    scan_bytes(long_chain, n);
  }
  uint32_t seed = 1;
  for (int round = 0; round < 3000; round++) {
    char text[256];
    size_t n = 0;
    while (n < 240) {
      seed = seed * 1664525u + 1013904223u;
      const char *piece = pieces[(seed >> 8) % (sizeof pieces / sizeof *pieces)];
      size_t length = piece[0] ? strlen(piece) : 1;
      memcpy(text + n, piece, length);
      n += length;
    }
    scan_bytes(text, n);
  }
  char *deep = malloc(300000);
  static const char *const nests[] = {"{", "f{", "f(", "(", "a[", "function(", "x={a="};
  for (size_t i = 0; i < sizeof nests / sizeof *nests; i++) {
    size_t length = strlen(nests[i]);
    for (size_t at = 0; at + length <= 300000; at += length) {
      memcpy(deep + at, nests[i], length);
    }
    scan_bytes(deep, 300000);
  }
  free(deep);
}

/* The cheap look finds the very duplicates that the whole scan finds. */
static void test_check_finds_the_same_duplicates(void **state)
{
  static const char text[] = "A.new(\"x\"):B{ a = 1, b = { 1, 2, [2] = 3 }, a = 2, [\"b\"] = 4,\n"
                             "  [true] = 1, [true] = 2, [0x10] = 1, [16] = 2, [1.5] = 1 }\n";
  XErrorList whole, cheap;
  (void)state;
  XErrorList_Init(&whole);
  XErrorList_Init(&cheap);
  XLuaScan_Free(XLuaScan_New("a.lua", text, strlen(text), &whole));
  XLuaScan *scan = XLuaScan_Check("a.lua", text, strlen(text), &cheap);
  assert_int_equal(whole.count, 5);
  assert_int_equal(cheap.count, whole.count);
  for (int i = 0; i < whole.count; i++) {
    assert_int_equal(cheap.entries[i].line, whole.entries[i].line);
    assert_int_equal(cheap.entries[i].column, whole.entries[i].column);
    assert_string_equal(cheap.entries[i].text, whole.entries[i].text);
  }
  assert_null(XLuaScan_Chain(scan, 1, 0));
  XLuaScan_Free(scan);
  XErrorList_Clear(&whole);
  XErrorList_Clear(&cheap);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_chain),     cmocka_unit_test(test_arguments_and_keys),
      cmocka_unit_test(test_functions), cmocka_unit_test(test_lookup),
      cmocka_unit_test(test_line_ends), cmocka_unit_test(test_duplicate_keys),
      cmocka_unit_test(test_any_bytes), cmocka_unit_test(test_check_finds_the_same_duplicates)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
