/* Memory: zeroed, grown, copied, and a loud end when there is none. */
#include "engine/xalloc.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void alloc_is_zeroed(void **state)
{
  (void)state;
  unsigned char *p = XAlloc(1000);
  for (int i = 0; i < 1000; i++) {
    assert_int_equal(p[i], 0);
  }
  free(p);
  void *none = XAlloc(0);
  assert_non_null(none);
  none = XRealloc(none, 0);
  assert_non_null(none);
  free(none);
}

static void texts_are_copied(void **state)
{
  (void)state;
  char source[] = "ooze";
  char *copy = XStrDup(source);
  source[0] = 'x';
  assert_string_equal(copy, "ooze");
  free(copy);
  char *text = XStrFormat("%s %d%%", "rat", 42);
  assert_string_equal(text, "rat 42%");
  free(text);
  char *empty = XStrFormat("%s", "");
  assert_string_equal(empty, "");
  free(empty);
}

static void grow_keeps_what_is_there(void **state)
{
  (void)state;
  int *numbers = NULL;
  int count = 0, capacity = 0;
  for (int i = 0; i < 1000; i++) {
    XALLOC_GROW(numbers, count, capacity);
    assert_true(capacity > count);
    numbers[count++] = i;
  }
  assert_int_equal(capacity, 1024);
  for (int i = 0; i < count; i++) {
    assert_int_equal(numbers[i], i);
  }
  free(numbers);
}

static void out_of_memory_ends_the_program(void **state)
{
  (void)state;
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    close(STDERR_FILENO);
    volatile size_t too_much = SIZE_MAX / 2;
    signal(SIGABRT, SIG_DFL);
    char *p = XAlloc(too_much);
    _exit(p == NULL ? 2 : 0);
  }
  int status = 0;
  assert_int_equal(waitpid(child, &status, 0), child);
  /* A sanitizer ends the child in its own way, with an exit code of its own. */
  assert_true(WIFSIGNALED(status) || (WEXITSTATUS(status) != 0 && WEXITSTATUS(status) != 2));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(alloc_is_zeroed),
      cmocka_unit_test(texts_are_copied),
      cmocka_unit_test(grow_keeps_what_is_there),
      cmocka_unit_test(out_of_memory_ends_the_program),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
