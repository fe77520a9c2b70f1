/* Content arena: zeroed, aligned, apart, and one pointer for equal texts. */
#include "engine/xarena.h"

#include <stdio.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void pieces_are_zeroed_aligned_and_apart(void **state)
{
  (void)state;
  static const size_t sizes[] = {1, 0, 16, 17, 70000, 3, 65536, 65520, 40, 200000, 5};
  enum { N = sizeof sizes / sizeof sizes[0] };
  unsigned char *pieces[N];
  XArena *arena = XArena_New();
  for (size_t i = 0; i < N; i++) {
    pieces[i] = XArena_Alloc(arena, sizes[i]);
    assert_int_equal((uintptr_t)pieces[i] % 16, 0);
    for (size_t j = 0; j < sizes[i]; j++) {
      assert_int_equal(pieces[i][j], 0);
    }
    memset(pieces[i], (int)i + 1, sizes[i]);
  }
  for (size_t i = 0; i < N; i++) {
    for (size_t j = 0; j < sizes[i]; j++) {
      assert_int_equal(pieces[i][j], i + 1);
    }
  }
  XArena_Free(arena);
  XArena_Free(NULL);
}

static void a_text_is_a_copy(void **state)
{
  (void)state;
  XArena *arena = XArena_New();
  char source[] = "slow";
  const char *a = XArena_Text(arena, source);
  const char *b = XArena_Text(arena, source);
  source[0] = 'f';
  assert_string_equal(a, "slow");
  assert_ptr_not_equal(a, b);
  XArena_Free(arena);
}

static void equal_texts_intern_to_one_pointer(void **state)
{
  (void)state;
  XArena *arena = XArena_New();
  const char *first[2000];
  char text[32];
  for (int i = 0; i < 2000; i++) {
    snprintf(text, sizeof text, "id-%d", i);
    first[i] = XArena_Intern(arena, text);
    assert_ptr_not_equal(first[i], text);
  }
  for (int i = 0; i < 2000; i++) {
    snprintf(text, sizeof text, "id-%d", i);
    assert_ptr_equal(XArena_Intern(arena, text), first[i]);
    assert_string_equal(first[i], text);
  }
  assert_ptr_equal(XArena_Intern(arena, ""), XArena_Intern(arena, ""));
  XArena_Free(arena);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pieces_are_zeroed_aligned_and_apart),
      cmocka_unit_test(a_text_is_a_copy),
      cmocka_unit_test(equal_texts_intern_to_one_pointer),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
