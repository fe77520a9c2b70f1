/* JSON text: what is written, what is read back, and all that is refused. */
#include "engine/xjson.h"

#include "engine/xstring.h"

#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void writer_places_commas_and_escapes(void **state)
{
  (void)state;
  XText out;
  XText_Init(&out);
  XJsonWriter w;
  XJsonWriter_Init(&w, &out);
  XJson_ObjectBegin(&w);
  XJson_Key(&w, "a\"b");
  XJson_Text(&w, "\\ \b\f\n\r\t\x01\x1F\x7F/\xC3\xA9 \xFF");
  XJson_Key(&w, "list");
  XJson_ArrayBegin(&w);
  XJson_Int(&w, INT64_MIN);
  XJson_Int(&w, INT64_MAX);
  XJson_ArrayBegin(&w);
  XJson_ArrayEnd(&w);
  XJson_ObjectBegin(&w);
  XJson_ObjectEnd(&w);
  XJson_Bool(&w, true);
  XJson_Bool(&w, false);
  XJson_Null(&w);
  XJson_Text(&w, NULL);
  XJson_ArrayEnd(&w);
  XJson_Key(&w, "n");
  XJson_Int(&w, 0);
  XJson_ObjectEnd(&w);
  assert_int_equal(w.depth, 0);
  assert_string_equal(
      out.data,
      "{\"a\\\"b\":\"\\\\ \\b\\f\\n\\r\\t\\u0001\\u001f\x7F/\xC3\xA9 \xEF\xBF\xBD\","
      "\"list\":[-9223372036854775808,9223372036854775807,[],{},true,false,null,null],\"n\":0}");
  XText_Clear(&out);
}

static XJsonValue *parse(const char *text)
{
  char why[100] = "";
  XJsonValue *root = XJson_Parse(text, strlen(text), why, sizeof why);
  if (root == NULL) {
    fail_msg("%s: %s", text, why);
  }
  return root;
}

static void reader_builds_the_tree(void **state)
{
  (void)state;
  XJsonValue *root =
      parse(" {\"z\" : [ 1 , -2,\t\"x\" ,null,true,false ],\r\n \"a\":{}, \"\": [] } ");
  assert_int_equal(root->type, XJSON_OBJECT);
  assert_int_equal(root->count, 3);
  assert_string_equal(root->keys[0], "z");
  assert_string_equal(root->keys[1], "a");
  const XJsonValue *list = XJson_Get(root, "z");
  assert_int_equal(list->type, XJSON_ARRAY);
  assert_int_equal(list->count, 6);
  assert_int_equal(list->items[1].integer, -2);
  assert_string_equal(list->items[2].text, "x");
  assert_int_equal(list->items[3].type, XJSON_NULL);
  assert_true(list->items[4].boolean);
  assert_int_equal(list->items[5].type, XJSON_BOOL);
  assert_false(list->items[5].boolean);
  assert_int_equal(XJson_Get(root, "")->type, XJSON_ARRAY);
  assert_null(XJson_Get(root, "b"));
  assert_null(XJson_Get(list, "z"));
  assert_null(XJson_Get(NULL, "z"));
  XJson_Free(root);
  XJson_Free(NULL);
}

static void integers_reach_both_ends(void **state)
{
  (void)state;
  static const struct {
    const char *text;
    int64_t value;
  } cases[] = {{"0", 0},
               {"-0", 0},
               {"10", 10},
               {"9223372036854775807", INT64_MAX},
               {"-9223372036854775808", INT64_MIN}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    XJsonValue *root = parse(cases[i].text);
    assert_int_equal(root->type, XJSON_INT);
    assert_true(root->integer == cases[i].value);
    XJson_Free(root);
  }
}

static void escapes_are_read(void **state)
{
  (void)state;
  XJsonValue *root = parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\u20AC\\ud83d\\uDE00\"");
  assert_string_equal(root->text, "\"\\/\b\f\n\r\tA\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80");
  XJson_Free(root);
}

static void what_is_written_is_read_back(void **state)
{
  (void)state;
  char all[128] = {0};
  for (int i = 1; i < 128; i++) {
    all[i - 1] = (char)i;
  }
  XText out;
  XText_Init(&out);
  XJsonWriter w;
  XJsonWriter_Init(&w, &out);
  XJson_Text(&w, all);
  XJsonValue *root = parse(out.data);
  assert_string_equal(root->text, all);
  XJson_Free(root);
  XText_Clear(&out);
}

static const char *const bad[] = {"",
                                  " ",
                                  "{",
                                  "}",
                                  "[",
                                  "[1",
                                  "[1,]",
                                  "[,1]",
                                  "[1 2]",
                                  "[]]",
                                  "1 2",
                                  "[1]//x",
                                  "{\"a\"}",
                                  "{\"a\":}",
                                  "{\"a\":1,}",
                                  "{a:1}",
                                  "{1:1}",
                                  "{\"a\":1 \"b\":2}",
                                  "{,}",
                                  "tru",
                                  "truE",
                                  "nul",
                                  "NaN",
                                  "01",
                                  "-",
                                  "-01",
                                  "+1",
                                  "1.0",
                                  "1e5",
                                  "1E5",
                                  ".5",
                                  "9223372036854775808",
                                  "-9223372036854775809",
                                  "99999999999999999999",
                                  "\"",
                                  "\"a",
                                  "\"\\\"",
                                  "\"\\",
                                  "\"\\x\"",
                                  "\"\\u12\"",
                                  "\"\\u12g4\"",
                                  "'a'",
                                  "\"\\u0000\"",
                                  "\"\\ud800\"",
                                  "\"\\udc00\"",
                                  "\"\\ud800\\u0041\"",
                                  "\"\\ud800\\n\"",
                                  "\"\\ud800\\ue000\"",
                                  "\"a\nb\"",
                                  "\"\x1F\"",
                                  "\"\xFF\"",
                                  "\"\xED\xA0\x80\"",
                                  "{\"a\":1,\"a\":2}",
                                  "[{\"a\":1,\"b\":2,\"\\u0061\":3}]",
                                  "{\"a\":{\"b\":[1,{\"c\":x}]}}"};

static void bad_texts_are_refused(void **state)
{
  (void)state;
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
    char why[100] = "";
    if (XJson_Parse(bad[i], strlen(bad[i]), why, sizeof why) != NULL) {
      fail_msg("%s was read", bad[i]);
    }
    assert_memory_equal(why, "line ", 5);
  }
  assert_null(XJson_Parse("[1\0]", 4, NULL, 0));
  assert_null(XJson_Parse("\"a\0b\"", 5, NULL, 0));
  assert_null(XJson_Parse("\"\\\0\"", 4, NULL, 0));
  assert_null(XJson_Parse("[1]", 2, NULL, 0));
}

static void errors_tell_where(void **state)
{
  (void)state;
  char why[100];
  const char *text = "{\n  \"a\": 1.5\n}";
  assert_null(XJson_Parse(text, strlen(text), why, sizeof why));
  assert_string_equal(why, "line 2, column 9: only integers are allowed");
}

static void depth_is_bounded(void **state)
{
  (void)state;
  char text[4 * XJSON_DEPTH_MAX];
  for (int depth = XJSON_DEPTH_MAX; depth <= XJSON_DEPTH_MAX + 1; depth++) {
    memset(text, '[', (size_t)depth);
    memset(text + depth, ']', (size_t)depth);
    XJsonValue *root = XJson_Parse(text, (size_t)depth * 2, NULL, 0);
    assert_int_equal(root != NULL, depth == XJSON_DEPTH_MAX);
    XJson_Free(root);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(writer_places_commas_and_escapes),
      cmocka_unit_test(reader_builds_the_tree),
      cmocka_unit_test(integers_reach_both_ends),
      cmocka_unit_test(escapes_are_read),
      cmocka_unit_test(what_is_written_is_read_back),
      cmocka_unit_test(bad_texts_are_refused),
      cmocka_unit_test(errors_tell_where),
      cmocka_unit_test(depth_is_bounded),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
