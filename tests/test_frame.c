/*
 * The grid of cells: clipping, wide and combining characters, rows as text.
 */
#include "game/ui/frame.h"

#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/ui/fallback.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void assert_row(const XFrame *frame, int y, const char *expected)
{
  XText text;
  XText_Init(&text);
  XFrame_RowText(frame, y, &text);
  assert_string_equal(text.data, expected);
  XText_Clear(&text);
}

static void test_sizes_are_clamped(void **state)
{
  (void)state;
  XFrame frame;
  XFrame_Init(&frame, 0, -3);
  assert_int_equal(frame.width, 1);
  assert_int_equal(frame.height, 1);
  XFrame_Resize(&frame, 100000, 100000);
  assert_int_equal(frame.width, XFRAME_MAX_WIDTH);
  assert_int_equal(frame.height, XFRAME_MAX_HEIGHT);
  XFrame_Put(&frame, XFRAME_MAX_WIDTH - 1, XFRAME_MAX_HEIGHT - 1, 'z', XCOLOR_RED, 0);
  assert_int_equal(XFrame_Get(&frame, 499, 199)->glyph[0], 'z');
  XFrame_Clear(&frame);
}

static void test_text_clips(void **state)
{
  (void)state;
  XFrame frame;
  XFrame_Init(&frame, 10, 3);
  assert_int_equal(XFrame_Text(&frame, 7, 0, "abcdef", XCOLOR_DEFAULT, 0), 3);
  assert_row(&frame, 0, "       abc");
  assert_int_equal(XFrame_Text(&frame, -2, 1, "abcdef", XCOLOR_DEFAULT, 0), 4);
  assert_row(&frame, 1, "cdef");
  assert_int_equal(XFrame_TextClip(&frame, 0, 2, 3, "abcdef", XCOLOR_DEFAULT, 0), 3);
  assert_row(&frame, 2, "abc");
  assert_int_equal(XFrame_Text(&frame, 0, 3, "out", XCOLOR_DEFAULT, 0), 0);
  assert_int_equal(XFrame_Text(&frame, 0, -1, "out", XCOLOR_DEFAULT, 0), 0);
  assert_int_equal(XFrame_TextClip(&frame, 0, 0, -5, "x", XCOLOR_DEFAULT, 0), 0);
  assert_int_equal(XFrame_Text(&frame, 2000000000, 0, "x", XCOLOR_DEFAULT, 0), 0);
  assert_null(XFrame_Get(&frame, 10, 0));
  XFrame_Clear(&frame);
}

static void test_wide_characters(void **state)
{
  (void)state;
  XFrame frame;
  XFrame_Init(&frame, 6, 2);
  assert_int_equal(XFrame_Text(&frame, 0, 0, "日本語x", XCOLOR_DEFAULT, 0), 6);
  assert_row(&frame, 0, "日本語");
  assert_int_equal(XFrame_Get(&frame, 0, 0)->width, 2);
  assert_int_equal(XFrame_Get(&frame, 1, 0)->width, 0);
  XFrame_Put(&frame, 1, 0, 'a', XCOLOR_DEFAULT, 0); /* the right half */
  assert_row(&frame, 0, " a本語");
  XFrame_Put(&frame, 4, 0, 'b', XCOLOR_DEFAULT, 0); /* the left half */
  assert_row(&frame, 0, " a本b");
  XFrame_Put(&frame, 1, 0, 0x65E5, XCOLOR_DEFAULT, 0); /* over a letter and a left half */
  assert_row(&frame, 0, " 日 b");
  assert_int_equal(XFrame_Put(&frame, 5, 1, 0x65E5, XCOLOR_DEFAULT, 0), 2); /* no room */
  assert_row(&frame, 1, "");
  assert_int_equal(XFrame_TextClip(&frame, 0, 1, 3, "日本", XCOLOR_DEFAULT, 0), 2);
  assert_row(&frame, 1, "日");
  XFrame_Clear(&frame);
}

static void test_combining_and_controls(void **state)
{
  (void)state;
  XFrame frame;
  XFrame_Init(&frame, 8, 2);
  assert_int_equal(XFrame_Text(&frame, 0, 0, "e\u0301\u0302\u0303x", XCOLOR_DEFAULT, 0), 2);
  assert_row(&frame, 0, "e\u0301\u0302x"); /* two fit, the third is dropped */
  assert_int_equal(XFrame_Text(&frame, 0, 1, "\u0301a\033b\u202Ec\xFF", XCOLOR_DEFAULT, 0), 5);
  assert_row(&frame, 1, "a?bc\uFFFD");
  XFrame_Clear(&frame);
}

static void test_fill_mark_cursor(void **state)
{
  (void)state;
  XFrame frame, copy;
  XFrame_Init(&frame, 8, 2);
  XFrame_Fill(&frame, -3, 0, 5, '#', XCOLOR_GREEN, XATTR_BOLD);
  assert_row(&frame, 0, "##");
  XFrame_Mark(&frame, 1, 0, 100, XATTR_REVERSE);
  assert_int_equal(XFrame_Get(&frame, 0, 0)->attr, XATTR_BOLD);
  assert_int_equal(XFrame_Get(&frame, 1, 0)->attr, XATTR_BOLD | XATTR_REVERSE);
  assert_int_equal(XFrame_Get(&frame, 7, 0)->attr, XATTR_REVERSE);
  XFrame_Cursor(&frame, 3, 1);
  assert_true(frame.cursor_shown);
  XFrame_Init(&copy, 1, 1);
  XFrame_Copy(&copy, &frame);
  assert_row(&copy, 0, "##");
  assert_int_equal(copy.cursor_x, 3);
  XFrame_Cursor(&frame, 8, 1);
  assert_false(frame.cursor_shown);
  XFrame_Erase(&frame);
  assert_row(&frame, 0, "");
  XFrame_Clear(&frame);
  XFrame_Clear(&copy);
}

static void test_colors(void **state)
{
  (void)state;
  for (int i = 0; i < XCOLOR_COUNT; i++)
    assert_int_equal(XColor_Parse(XColor_Name((XColor)i)), i);
  assert_int_equal(XColor_Parse("LIGHT_GREEN"), XCOLOR_LIGHTGREEN);
  assert_int_equal(XColor_Parse("Dark grey"), XCOLOR_DARKGRAY);
  assert_int_equal(XColor_Parse("GRAY"), XCOLOR_LIGHTGRAY);
  assert_int_equal(XColor_Parse("mauve"), XCOLOR_COUNT);
  assert_int_equal(XColor_Parse("a very long word for a colour"), XCOLOR_COUNT);
}

static void test_fallback(void **state)
{
  (void)state;
  assert_int_equal(XFallback_Of(XFALLBACK_ASCII, 0x2502), '|');
  assert_int_equal(XFallback_Of(XFALLBACK_ASCII, 0x250C), '+');
  assert_int_equal(XFallback_Of(XFALLBACK_ASCII, 0xE9), '?');
  assert_int_equal(XFallback_Of(XFALLBACK_CONSOLE, 0xB7), '.');
  assert_int_equal(XFallback_Of(XFALLBACK_CONSOLE, 0xE9), 0xE9);
  assert_int_equal(XFallback_Of(XFALLBACK_NONE, 0x2502), 0x2502);
  for (uint32_t cp = 0; cp < 0x30000; cp++)
    assert_true(XFallback_Of(XFALLBACK_ASCII, cp) < 0x7F);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_sizes_are_clamped), cmocka_unit_test(test_text_clips),
      cmocka_unit_test(test_wide_characters),   cmocka_unit_test(test_combining_and_controls),
      cmocka_unit_test(test_fill_mark_cursor),  cmocka_unit_test(test_colors),
      cmocka_unit_test(test_fallback),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
