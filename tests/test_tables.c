/* `hourvale table`: the tables as the program prints them. */
#include "engine/xstring.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

/* What the program prints; fails unless it ends with this code. */
static void table(const char *words, int code, XText *out)
{
  char command[5000], buffer[4096];
  const char *program = getenv("HOURVALE_BIN");
  size_t n;
  XText_Init(out);
  snprintf(command, sizeof command, "%s table %s 2>&1 </dev/null",
           program == NULL ? "build/hourvale" : program, words);
  FILE *pipe = popen(command, "r");
  assert_non_null(pipe);
  while ((n = fread(buffer, 1, sizeof buffer, pipe)) > 0)
    XText_AddBytes(out, buffer, n);
  const int status = pclose(pipe);
  assert_true(WIFEXITED(status));
  assert_int_equal(WEXITSTATUS(status), code);
}

static void assert_row(const XText *table, const char *row)
{
  char line[300];
  snprintf(line, sizeof line, "\n%s\n", row);
  if (strstr(table->data, line) == NULL)
    fail_msg("there is no row %s in:\n%s", row, table->data);
}

/* Means of the delay pages' rules: two levels an aut down to the least; 5.4 for bare hands. */
static void weapons(void **state)
{
  (void)state;
  XText out;
  table("weapons --csv", 0, &out);
  assert_row(&out, "dagger,short blades,,1,10,5,10.0,10.00,7.50,5.00,5.00,5.00,5.00");
  assert_row(&out, "rapier,short blades,,1,12,5,14.0,12.00,9.50,7.00,5.00,5.00,5.00");
  assert_row(&out, "large_rock,throwing,,1,20,7,26.0,20.00,17.50,15.00,12.50,10.00,7.00");
  assert_row(&out, "triple_crossbow,crossbows,,2,23,10,26.0,23.00,20.50,18.00,15.50,13.00,10.00");
  assert_row(&out, "(bare hands),unarmed,,2,10,5,27.0,10.00,9.07,8.15,7.22,6.30,5.00");
  assert_row(&out, "(anything else),,,1,15,15,0.0,15.00,15.00,15.00,15.00,15.00,15.00");
  XText_Clear(&out);
}

/* The first figure is a rate, the others durations; classic goes by the second alone. */
static void speeds(void **state)
{
  (void)state;
  XText out;
  table("speeds --csv", 0, &out);
  assert_row(&out, "human,100,1000,1000,10,100,100,100,100,100,100,100,100,100,100");
  assert_row(&out, "halfling,100,1000,1000,10,104,104,104,104,104,104,104,104,104,104");
  assert_non_null(strstr(out.data, "\ngekta,1d10+200,1000,1d100+300,10,201,201,"));
  XText_Clear(&out);
  table("speeds --csv --rules classic", 0, &out);
  assert_row(&out, "halfling,100,1000,1000,10,100,100,100,100,100,100,100,100,100,100");
  assert_row(&out, "gekta,1d10+200,1000,1d100+300,10,100,100,100,100,100,100,100,100,100,100");
  XText_Clear(&out);
}

static void others_are_refused(void **state)
{
  (void)state;
  XText out;
  table("", 2, &out);
  assert_non_null(strstr(out.data, "creatures, weapons, speeds"));
  XText_Clear(&out);
  table("spoons", 2, &out);
  XText_Clear(&out);
  table("weapons", 0, &out);
  assert_memory_equal(out.data, "weapon (TU, mean)", 17);
  XText_Clear(&out);
}

int main(void)
{
  setenv("HOURVALE_WORLD", "world", 0); /* wherever the program was built */
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(weapons),
      cmocka_unit_test(speeds),
      cmocka_unit_test(others_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
