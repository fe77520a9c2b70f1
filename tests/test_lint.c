/* What the loader finds in broken content: every case of tests/content says in its own files which
   error it expects on which line, and nothing else may be found. */
#include "lua/lint.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "lua/loader.h"

#include <ctype.h>
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define CONTENT "tests/content/"

static bool has_error(const XErrorList *errors, const char *file, const char *code, int line)
{
  for (int i = 0; i < errors->count; i++) {
    const XErrorEntry *entry = &errors->entries[i];
    if (entry->line == line && strcmp(entry->code, code) == 0 && strcmp(entry->file, file) == 0)
      return true;
  }
  return false;
}

/* Checks the expectations in the head of one file; returns how many there are. */
static int check_file(const char *path, const XErrorList *errors)
{
  int expected = 0, line = 0;
  char text[256], code[64];
  FILE *file = fopen(path, "rb");
  assert_non_null(file);
  while (fgets(text, sizeof text, file) != NULL &&
         sscanf(text, "-- expect: %63s line %d", code, &line) == 2) {
    expected++;
    if (!has_error(errors, path, code, line))
      fail_msg("%s: no %s on line %d", path, code, line);
  }
  fclose(file);
  return expected;
}

static bool ends_with(const char *text, const char *end)
{
  size_t length = strlen(text), tail = strlen(end);
  return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* One broken world: finds what it expects, and only that. Returns how much that is. */
static int check_case(const char *dir)
{
  XErrorList errors;
  XText text;
  int expected = 0;
  XErrorList_Init(&errors);
  XText_Init(&text);
  assert_null(XLoader_New(dir, &errors));
  XErrorList_Format(&errors, &text);
  DIR *files = opendir(dir);
  assert_non_null(files);
  for (struct dirent *entry = readdir(files); entry != NULL; entry = readdir(files)) {
    if (!ends_with(entry->d_name, ".lua"))
      continue;
    char *path = XStrFormat("%s/%s", dir, entry->d_name);
    expected += check_file(path, &errors);
    free(path);
  }
  closedir(files);
  if (errors.count != expected)
    fail_msg("%s: %d errors, %d expected:\n%s", dir, errors.count, expected, text.data);
  XText_Clear(&text);
  XErrorList_Clear(&errors);
  return expected;
}

static void test_each_code(void **state)
{
  (void)state;
  int cases = 0;
  DIR *all = opendir(CONTENT "bad");
  assert_non_null(all);
  for (struct dirent *entry = readdir(all); entry != NULL; entry = readdir(all)) {
    if (entry->d_name[0] == '.')
      continue;
    char *dir = XStrFormat(CONTENT "bad/%s", entry->d_name);
    assert_true(check_case(dir) > 0);
    free(dir);
    cases++;
  }
  closedir(all);
  assert_true(cases > 30);
}

/* "E-FILE-MISSING" has its case in bad/file_missing. */
static void check_has_case(const char *code)
{
  char name[64];
  size_t n = 0;
  for (const char *p = code + 2; *p != '\0'; p++)
    name[n++] = (char)(*p == '-' ? '_' : tolower((unsigned char)*p));
  name[n] = '\0';
  char *dir = XStrFormat(CONTENT "bad/%s", name);
  DIR *found = opendir(dir);
  if (found == NULL)
    fail_msg("%s has no %s", code, dir);
  closedir(found);
  free(dir);
}

static void check_code(const char *code)
{
  XText out;
  XText_Init(&out);
  if (!XLint_Explain(code, &out))
    fail_msg("%s is not explained", code);
  XText_Clear(&out);
  check_has_case(code);
}

/* Checks every code that stands in a source file; returns how many. */
static int check_codes_of(const char *path)
{
  char line[512], code[64];
  int found = 0;
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  while (fgets(line, sizeof line, file) != NULL) {
    for (const char *at = strstr(line, "\"E-"); at != NULL; at = strstr(at + 1, "\"E-")) {
      assert_int_equal(sscanf(at + 1, "%63[A-Z0-9-]", code), 1);
      check_code(code);
      found++;
    }
  }
  fclose(file);
  return found;
}

/* Every code that the loader reports or explains is explained, and has a case. */
static void test_every_code_has_a_case(void **state)
{
  (void)state;
  int found = 0;
  DIR *sources = opendir("lua");
  assert_non_null(sources);
  for (struct dirent *entry = readdir(sources); entry != NULL; entry = readdir(sources)) {
    if (!ends_with(entry->d_name, ".c"))
      continue;
    char *path = XStrFormat("lua/%s", entry->d_name);
    found += check_codes_of(path);
    free(path);
  }
  closedir(sources);
  assert_true(found > 100);
}

static void test_ten_mistakes_in_one_run(void **state)
{
  (void)state;
  assert_int_equal(check_case(CONTENT "bad_ten"), 10);
}

static void test_places_and_carets(void **state)
{
  (void)state;
  XText out;
  XText_Init(&out);
  assert_int_equal(XLint_Run(CONTENT "bad_ten", false, &out), XLINT_FINDINGS);
  assert_non_null(strstr(out.data,
                         "creatures.lua:23:6: error[E-METHOD-UNKNOWN]: monster "
                         "\"core:gray_ooze\": Monster has no :Bnad; did you mean "
                         "\"Band\"?\n        :Bnad(Band.LOW):Band(Band.LOW)\n         ^\n"));
  assert_non_null(strstr(out.data, "creatures.lua:26:7: error[E-DICE]"));
  assert_non_null(strstr(out.data, "creatures.lua:35:7: error[E-FIELD-UNKNOWN]"));
  assert_non_null(strstr(out.data, "creatures.lua:37:12: error[E-RANGE]"));
  assert_non_null(strstr(out.data, "creatures.lua:41:16: error[E-ENUM-UNKNOWN]"));
  assert_non_null(strstr(out.data, "creatures.lua:44:16: error[E-TYPE]"));
  XText_Clear(&out);
}

static void test_json(void **state)
{
  (void)state;
  XText out;
  char why[128];
  XText_Init(&out);
  assert_int_equal(XLint_Run(CONTENT "bad_ten", true, &out), XLINT_FINDINGS);
  XJsonValue *json = XJson_Parse(out.data, out.length, why, sizeof why);
  assert_non_null(json);
  assert_int_equal(json->count, 10);
  assert_int_equal(XJson_Get(&json->items[0], "line")->integer, 23);
  XJson_Free(json);
  XText_Clear(&out);
}

static void test_statuses(void **state)
{
  (void)state;
  XText out;
  XText_Init(&out);
  assert_int_equal(XLint_Run(CONTENT "nowhere", false, &out), XLINT_USAGE);
  assert_int_equal(XLint_Run(CONTENT "bad", false, &out), XLINT_NO_WORLD);
  assert_int_equal(XLint_Run("world", false, &out), XLINT_FINE);
  assert_false(XLint_Explain("E-DCIE", &out));
  assert_non_null(strstr(out.data, "E-DICE"));
  XText_Clear(&out);
}

/* The chain of ancestors is told, and both places of a duplicate. */
static void test_what_is_told(void **state)
{
  (void)state;
  XText out;
  XText_Init(&out);
  XLint_Run(CONTENT "bad/cycle", false, &out);
  assert_non_null(strstr(out.data, "core:b -> core:a -> core:c -> core:b"));
  XText_Reset(&out);
  XLint_Run(CONTENT "bad/id_duplicate", false, &out);
  assert_non_null(strstr(out.data, "init.lua:5:10: "));
  assert_non_null(strstr(out.data, "at tests/content/bad/id_duplicate/init.lua:2:10"));
  XText_Clear(&out);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_each_code),
      cmocka_unit_test(test_every_code_has_a_case),
      cmocka_unit_test(test_ten_mistakes_in_one_run),
      cmocka_unit_test(test_places_and_carets),
      cmocka_unit_test(test_json),
      cmocka_unit_test(test_statuses),
      cmocka_unit_test(test_what_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
