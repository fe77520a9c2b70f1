/* Texts: the buffer, UTF-8 good and bad, widths, and how near words are. */
#include "engine/xstring.h"

#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void text_grows_and_resets(void **state)
{
  (void)state;
  XText text;
  XText_Init(&text);
  assert_string_equal(text.data, "");
  for (int i = 0; i < 500; i++) {
    XText_Add(&text, "ab");
    XText_AddChar(&text, 'c');
    XText_AddFormat(&text, "%03d", i);
  }
  assert_int_equal(text.length, 3000);
  assert_int_equal(strlen(text.data), 3000);
  assert_memory_equal(text.data + 2994, "abc499", 7);
  XText_Reset(&text);
  assert_int_equal(text.length, 0);
  XText_AddUtf8(&text, 0x20AC);
  XText_AddBytes(&text, "xyz", 2);
  assert_string_equal(text.data, "\xE2\x82\xACxy");
  XText_Clear(&text);
  assert_null(text.data);
}

static void every_code_point_comes_back(void **state)
{
  (void)state;
  for (uint32_t cp = 1; cp <= 0x10FFFF; cp++) {
    char bytes[5];
    int n = XUtf8_Encode(cp, bytes);
    const char *p = bytes;
    uint32_t expected = cp >= 0xD800 && cp <= 0xDFFF ? XUTF8_REPLACEMENT : cp;
    assert_int_equal(XUtf8_Decode(&p), expected);
    assert_ptr_equal(p, bytes + n);
    assert_true(XUtf8_IsValid(bytes, (size_t)n));
  }
  char bytes[5];
  assert_int_equal(XUtf8_Encode(0x110000, bytes), 3);
  assert_string_equal(bytes, "\xEF\xBF\xBD");
}

static void bad_bytes_go_one_at_a_time(void **state)
{
  (void)state;
  static const char *const bad[] = {"\x80",         "\xC0\x80",         "\xE2\x82",
                                    "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF"};
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
    const char *p = bad[i];
    assert_false(XUtf8_IsValid(p, strlen(p)));
    for (size_t left = strlen(bad[i]); left > 0; left--) {
      assert_int_equal(XUtf8_Decode(&p), XUTF8_REPLACEMENT);
    }
    assert_int_equal(XUtf8_Decode(&p), 0);
    assert_ptr_equal(p, bad[i] + strlen(bad[i]));
  }
  assert_true(XUtf8_IsValid("a\0b", 3));
  assert_false(XUtf8_IsValid("\xE2\x82\xAC", 2));
}

static void widths_are_columns(void **state)
{
  (void)state;
  assert_int_equal(XUtf8_Width(""), 0);
  assert_int_equal(XUtf8_Width("orc"), 3);
  assert_int_equal(XUtf8_Width("\xC3\xA9"), 1);
  assert_int_equal(XUtf8_Width("e\xCC\x81"), 1);
  assert_int_equal(XUtf8_Width("\xE6\x97\xA5\xE6\x9C\xAC"), 4);
  assert_int_equal(XUtf8_CharWidth('\n'), 0);
  assert_int_equal(XUtf8_CharWidth(0x2588), 1);
}

static void distance_counts_edits(void **state)
{
  (void)state;
  assert_int_equal(XString_Distance("", ""), 0);
  assert_int_equal(XString_Distance("", "abc"), 3);
  assert_int_equal(XString_Distance("abc", ""), 3);
  assert_int_equal(XString_Distance("kitten", "sitting"), 3);
  assert_int_equal(XString_Distance("speed", "seped"), 1);
  assert_int_equal(XString_Distance("ab", "ba"), 1);
  assert_int_equal(XString_Distance("abcd", "badc"), 2);
}

static void nearest_is_near(void **state)
{
  (void)state;
  static const char *const fields[] = {"name", "speed", "attack", "attacks", "armour"};
  assert_int_equal(XString_Nearest("sped", fields, 5), 1);
  assert_int_equal(XString_Nearest("atack", fields, 5), 2);
  assert_int_equal(XString_Nearest("attacks", fields, 5), 3);
  assert_int_equal(XString_Nearest("armor", fields, 5), 4);
  assert_int_equal(XString_Nearest("am", fields, 5), -1);
  assert_int_equal(XString_Nearest("colour", fields, 5), -1);
  assert_int_equal(XString_Nearest("name", fields, 0), -1);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_grows_and_resets),      cmocka_unit_test(every_code_point_comes_back),
      cmocka_unit_test(bad_bytes_go_one_at_a_time), cmocka_unit_test(widths_are_columns),
      cmocka_unit_test(distance_counts_edits),      cmocka_unit_test(nearest_is_near),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
