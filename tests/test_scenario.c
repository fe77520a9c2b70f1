/* Runs every file of tests/scenario in the core world, and shows that a scenario can fail. */
#include "lua/scene.h"

#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/loader.h"
#include "tests/support/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

static XLoader *load_core(void)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  XLoader *loader = XLoader_New("world", &errors);
  assert_non_null(loader);
  XErrorList_Clear(&errors);
  return loader;
}

static void every_scenario(void **state)
{
  (void)state;
  XLoader *loader = load_core();
  XSceneResult result = {0, 0};
  XText out;
  XText_Init(&out);
  assert_true(XScene_RunFolder(loader, "tests/scenario", &result, &out));
  if (result.failed > 0)
    fail_msg("%s", out.data);
  assert_true(result.run > 30);
  XText_Clear(&out);
  XLoader_Free(loader);
}

/* What a file with this text fails with. */
static void fails_with(XLoader *loader, const char *text, const char *part)
{
  char path[] = "/tmp/hourvale-scene-XXXXXX";
  const int fd = mkstemp(path);
  XSceneResult result = {0, 0};
  XText out;
  XText_Init(&out);
  assert_true(fd >= 0);
  close(fd);
  Files_Write(path, text, strlen(text));
  XScene_RunFile(loader, path, &result, &out);
  unlink(path);
  if (result.failed != 1 || strstr(out.data, part) == NULL)
    fail_msg("%d failures, not one with \"%s\":\n%s", (int)result.failed, part, out.data);
  XText_Clear(&out);
}

#define ROOM "name = 'x', map = '####\\n#@.#\\n####'"

static void a_scenario_can_fail(void **state)
{
  (void)state;
  XLoader *loader = load_core();
  fails_with(loader, "return {{ " ROOM ", run = { 'step east' }, expect = { ticks = 999 } }}",
             "x: ticks is 1000, not 999");
  fails_with(loader, "return {{ " ROOM ", run = { 'step west' }, expect = { said = 'hats' } }}",
             "said hats");
  fails_with(loader, "return {{ " ROOM ", run = { 'wait' }, expect = { said = 5 } }}",
             "said is a table, not a number");
  fails_with(loader, "return {{ " ROOM ", run = { 'wait' }, expect = { said = { {} } } }}",
             "said is a string, not a table");
  fails_with(loader, "return {{ " ROOM ", run = { 'wait' }, expect = { alive = { 's' } } }}",
             "alive is a string, not a table");
  fails_with(loader, "return {{ " ROOM ", run = { 'step west' }, expect = { said = { 'hats' } } }}",
             "x: said hats");
  fails_with(loader, "return {{ " ROOM ", run = { 'step east' }, expect = { map = 'no' } }}",
             "#.@#");
  fails_with(loader, "return {{ " ROOM ", who = { ['@'] = 'unicron' }, expect = {} }}",
             "there is no monster \"unicron\"");
  fails_with(loader, "return {{ " ROOM ", expect = { tick = 1 } }}", "knows no \"tick\"");
  fails_with(loader, "return {{ " ROOM ", runs = {}, expect = {} }}", "knows no \"runs\"");
  fails_with(loader, "return {{ name = 'x', expect = {} }}", "a map or a place");
  fails_with(loader, "return {{ name = 'x', map = '##\\n###', expect = {} }}", "not as long");
  fails_with(loader, "return {{ " ROOM " }}", "needs expect");
  fails_with(loader, "return 7", "does not return a list");
  fails_with(loader, "return {", "E-SYNTAX");
  XLoader_Free(loader);
}

static void a_scenario_can_play_in_a_place(void **state)
{
  (void)state;
  XLoader *loader = load_core();
  fails_with(loader,
             "return {{ name = 'x', place = 'lowbell', race = 'dwarf', run = { 'wait' }, "
             "expect = { cost = 1 } }}",
             "cost is 1000, not 1");
  XLoader_Free(loader);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_scenario),
      cmocka_unit_test(a_scenario_can_fail),
      cmocka_unit_test(a_scenario_can_play_in_a_place),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
