/* Content errors: gathered, sorted stably, and shown with their line and a caret. */
#include "engine/xerror.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void errors_sort_by_place_and_stay_stable(void **state)
{
  (void)state;
  XErrorList list;
  XErrorList_Init(&list);
  XErrorList_Add(&list, "b.lua", 1, 1, "E-A", "fifth");
  XErrorList_Add(&list, "a.lua", 10, 1, "E-A", "fourth");
  XErrorList_Add(&list, "a.lua", 2, 7, "E-A", "second");
  XErrorList_Add(&list, "a.lua", 2, 7, "E-A", "third");
  XErrorList_Add(&list, "a.lua", 2, 3, "E-A", "first");
  XErrorList_Sort(&list);
  static const char *const order[] = {"first", "second", "third", "fourth", "fifth"};
  assert_int_equal(list.count, 5);
  for (int i = 0; i < 5; i++) {
    assert_string_equal(list.entries[i].text, order[i]);
  }
  XErrorList_Clear(&list);
  assert_int_equal(list.count, 0);
}

static void format_shows_line_and_caret(void **state)
{
  (void)state;
  XErrorList list;
  XErrorList_Init(&list);
  XErrorEntry *entry = XErrorList_Add(&list, "world/creatures/oozes.lua", 12, 9, "E-FIELD-UNKNOWN",
                                      "no field '%s'", "sped");
  entry->source_line = XStrDup("  slow = sped,\n");
  entry = XErrorList_Add(&list, "w.lua", 3, 7, "E-B", "wide");
  entry->source_line = XStrDup("\t\xE6\x97\xA5\xC3\xA9x");
  entry = XErrorList_Add(&list, "w.lua", 4, 99, "E-B", "behind the end");
  entry->source_line = XStrDup("ab");
  entry = XErrorList_Add(&list, "w.lua", 5, 0, "E-B", "no column");
  entry->source_line = XStrDup("ab");
  XErrorList_Add(&list, "w.lua", 0, 0, "E-C", "no place");
  XText out;
  XText_Init(&out);
  XErrorList_Format(&list, &out);
  assert_string_equal(out.data,
                      "world/creatures/oozes.lua:12:9: error[E-FIELD-UNKNOWN]: no field 'sped'\n"
                      "      slow = sped,\n"
                      "            ^\n"
                      "w.lua:3:7: error[E-B]: wide\n"
                      "    \t\xE6\x97\xA5\xC3\xA9x\n"
                      "    \t   ^\n"
                      "w.lua:4:99: error[E-B]: behind the end\n"
                      "    ab\n"
                      "      ^\n"
                      "w.lua:5: error[E-B]: no column\n"
                      "    ab\n"
                      "w.lua: error[E-C]: no place\n");
  XText_Clear(&out);
  XErrorList_Clear(&list);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(errors_sort_by_place_and_stay_stable),
      cmocka_unit_test(format_shows_line_and_caret),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
