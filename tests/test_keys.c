/*
 * Names of keys there and back, and the terminal that plays them from a text.
 */
#include "game/ui/key.h"

#include "engine/xstring.h"
#include "game/ui/frame.h"
#include "game/ui/term_script.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void assert_round_trip(XKey key)
{
  char name[XKEY_NAME_MAX];
  XKey back = {0};
  XKey_Name(key, name);
  assert_int_equal(XKey_Parse(name, &back), strlen(name));
  assert_true(XKey_Equal(key, back));
  assert_int_equal(key.x, back.x);
  assert_int_equal(key.y, back.y);
}

static void test_round_trip(void **state)
{
  (void)state;
  for (int32_t code = XKEY_NONE; code < XKEY_LAST; code++)
    for (uint32_t mods = 0; mods < 8; mods++)
      assert_round_trip((XKey){.code = code, .mods = mods});
  for (int32_t code = ' '; code < 0x7F; code++) {
    assert_round_trip(XKey_Make(code));
    assert_round_trip((XKey){.code = code, .mods = XMOD_ALT});
  }
  const char *control = "abdefgklnopqrstuvwxyz \\]^_";
  for (const char *p = control; *p; p++)
    assert_round_trip((XKey){.code = *p, .mods = XMOD_CTRL});
  assert_round_trip(XKey_Make(0xE9));
  assert_round_trip(XKey_Make(0x1F600));
  assert_round_trip((XKey){.code = XKEY_CLICK, .x = 499, .y = 199});
  assert_round_trip((XKey){.code = XKEY_RESIZE, .x = 80, .y = 24});
  assert_round_trip((XKey){.code = XKEY_TIME, .x = 5});
}

static void assert_parses(const char *text, int32_t code, uint32_t mods)
{
  XKey key = {0};
  assert_int_equal(XKey_Parse(text, &key), strlen(text));
  assert_int_equal(key.code, code);
  assert_int_equal(key.mods, mods);
}

static void test_other_spellings(void **state)
{
  (void)state;
  assert_parses("<enter>", XKEY_ENTER, 0);
  assert_parses("<CR>", XKEY_ENTER, 0);
  assert_parses("<C-m>", XKEY_ENTER, 0);
  assert_parses("<C-[>", XKEY_ESC, 0);
  assert_parses("<C-P>", 'p', XMOD_CTRL);
  assert_parses("<C-c>", XKEY_INTERRUPT, 0);
  assert_parses("<S-Tab>", XKEY_TAB, XMOD_SHIFT);
  assert_parses("<c-s-up>", XKEY_UP, XMOD_CTRL | XMOD_SHIFT);
  assert_parses("<lt>", '<', 0);
  assert_parses(">", '>', 0);
  assert_parses("<M-X>", 'X', XMOD_ALT);
  assert_parses("<F12>", XKEY_F12, 0);
}

static void test_what_is_no_key(void **state)
{
  (void)state;
  static const char *const bad[] = {
      "",      "<",    "<>",    "<Foo>",    "<C-1>",     "<C-x",   "<S-a>", "<T>",
      "<T-1>", "<Tx>", "<F13>", "<Click>",  "<Click1>",  "<a>",    "<C->",  "<M-ab>",
      "\n",    "\x7F", "\xFF",  "<T99999>", "<Click1,>", "<Enter", "<C-é>", "<Resize80>",
  };
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    XKey key = XKey_Make('!');
    assert_int_equal(XKey_Parse(bad[i], &key), 0);
    assert_int_equal(key.code, '!');
  }
}

static void test_script_plays(void **state)
{
  (void)state;
  XText why;
  XText_Init(&why);
  XTerm *term = XTermScript_New(80, 24);
  XTermOptions options = {0};
  assert_true(XTerm_Open(term, &options, &why));
  assert_true(XTermScript_AddKeys(term, "h<Enter>\n<T5><Resize100x30>", &why));
  assert_int_equal(XTerm_ReadKey(term, -1).code, 'h');
  assert_false(XTerm_Pending(term));
  XTerm_Flush(term);
  assert_int_equal(XTerm_ReadKey(term, 0).code, XKEY_ENTER);
  assert_int_equal(XTerm_ReadKey(term, 0).x, 5);
  assert_int_equal(XTerm_ReadKey(term, 0).code, XKEY_RESIZE);
  int width, height;
  XTerm_Size(term, &width, &height);
  assert_int_equal(width, 100);
  assert_int_equal(height, 30);
  assert_int_equal(XTerm_ReadKey(term, -1).code, XKEY_DONE);
  assert_int_equal(XTerm_ReadKey(term, -1).code, XKEY_DONE);
  XTerm_Bell(term);
  assert_int_equal(XTermScript_Bells(term), 1);
  XTerm_Free(term);
  XText_Clear(&why);
}

static void test_script_keeps_the_screen(void **state)
{
  (void)state;
  XText screen;
  XText_Init(&screen);
  XTerm *term = XTermScript_New(10, 2);
  XFrame frame;
  XFrame_Init(&frame, 10, 2);
  XFrame_Text(&frame, 1, 1, "héllo", XCOLOR_RED, XATTR_BOLD);
  XTerm_Draw(term, &frame);
  XFrame_Erase(&frame);
  XTermScript_Screen(term, &screen);
  assert_string_equal(screen.data, "\n héllo\n");
  assert_int_equal(XFrame_Get(XTermScript_Frame(term), 1, 1)->fg, XCOLOR_RED);
  XFrame_Clear(&frame);
  XTerm_Free(term);
  XText_Clear(&screen);
}

static void test_script_faults(void **state)
{
  (void)state;
  XText why;
  XText_Init(&why);
  XTerm *term = XTermScript_New(80, 24);
  assert_false(XTermScript_AddKeys(term, "abc<Foo>d", &why));
  assert_non_null(strstr(why.data, "<Foo>"));
  assert_int_equal(XTerm_ReadKey(term, -1).code, XKEY_DONE);
  XText_Reset(&why);
  assert_false(XTermScript_AddKeys(term, "<\033[31m>", &why));
  assert_null(strchr(why.data, '\033'));
  assert_true(XTermScript_AddKeys(term, "<Hangup>x", &why));
  assert_true(XTerm_Pending(term));
  assert_int_equal(XTerm_ReadKey(term, -1).code, XKEY_HANGUP);
  assert_int_equal(XTerm_ReadKey(term, -1).code, XKEY_HANGUP);
  XTerm_Free(term);
  XText_Clear(&why);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_round_trip),
      cmocka_unit_test(test_other_spellings),
      cmocka_unit_test(test_what_is_no_key),
      cmocka_unit_test(test_script_plays),
      cmocka_unit_test(test_script_keeps_the_screen),
      cmocka_unit_test(test_script_faults),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
