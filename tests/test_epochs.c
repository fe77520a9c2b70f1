/* Content kept with what was played under it: a run is played again under the content it began
   with, whatever has become of the world since. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/bundle.h"
#include "lua/loader.h"
#include "tests/support/files.h"
#include "tests/support/keep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

/* Runs a shell command with $H the game and $D the directory of the test; what it said goes to
   `said`. The exit code. */
static int run(const Place *place, const char *command, XText *said)
{
  const char *bin = getenv("HOURVALE_BIN");
  char *line =
      XStrFormat("D='%s' H='%s'; %s", place->dir, bin == NULL ? "build/hourvale" : bin, command);
  FILE *pipe = popen(line, "r");
  assert_non_null(pipe);
  XText_Reset(said);
  for (int c; (c = fgetc(pipe)) != EOF;)
    XText_AddChar(said, (char)c);
  free(line);
  return WEXITSTATUS(pclose(pipe));
}

/* A world of one's own, and a hero who has walked in it. */
static void play(Place *place, XText *said)
{
  assert_int_equal(run(place, "cp -r world \"$D/world\" && printf 'oolljj555R' >\"$D/keys\"", said),
                   0);
  assert_int_equal(run(place,
                       "\"$H\" play --no-term --data \"$D/data\" --world \"$D/world\" --seed 9 "
                       "--new Wren --keys \"$D/keys\"",
                       said),
                   0);
}

static const char change[] = "sed -i 's/:Basic(\"/:Basic(\"1/' \"$D\"/world/creatures/*.lua";

static void a_run_is_played_again_under_its_own_content(void **state)
{
  Place *place = *state;
  XText said, before;
  XText_Init(&said);
  XText_Init(&before);
  play(place, &said);
  const char *replay = "\"$H\" replay Wren --json --data \"$D/data\" --world \"$D/world\"";
  assert_int_equal(run(place, replay, &before), 0);
  assert_int_equal(run(place, change, &said), 0);
  assert_int_equal(run(place, replay, &said), 0);
  assert_string_equal(said.data, before.data);
  assert_int_equal(run(place,
                       "\"$H\" certify \"$D\"/data/*.hv "
                       "--world \"$D/world\"",
                       &said),
                   0);
  assert_non_null(strstr(said.data, "certified"));
  assert_int_equal(
      run(place, "\"$H\" replay Wren --fork 3 --data \"$D/data\" --world \"$D/world\"", &said), 0);
  assert_non_null(strstr(said.data, "forked: Wren II"));
  XText_Clear(&said);
  XText_Clear(&before);
}

static void kept_content_that_is_damaged_is_noticed(void **state)
{
  Place *place = *state;
  XText said;
  XText_Init(&said);
  play(place, &said);
  Names files = {0};
  char data[200], path[400];
  snprintf(data, sizeof data, "%s/data", place->dir);
  Files_Find(data, ".hv", &files);
  assert_int_equal(files.count, 1);
  snprintf(path, sizeof path, "%s/%s", data, files.items[0]);
  Names_Clear(&files);
  Keep_Run(path, "UPDATE epoch SET text=zeroblob(length(text))");
  assert_int_equal(run(place, change, &said), 0);
  assert_int_equal(
      run(place, "\"$H\" replay Wren --data \"$D/data\" --world \"$D/world\" 2>&1", &said), 4);
  assert_non_null(strstr(said.data, "kept of its first epoch is damaged"));
  assert_int_equal(run(place, "\"$H\" verify Wren --data \"$D/data\" 2>&1", &said), 1);
  assert_non_null(strstr(said.data, "the content kept of an epoch is damaged"));
  XText_Clear(&said);
}

static void a_bundle_loads_as_its_files_did(void **state)
{
  (void)state;
  XErrorList errors;
  XText text;
  XErrorList_Init(&errors);
  XText_Init(&text);
  XLoader *from = XLoader_New("world", &errors);
  assert_non_null(from);
  XLoader_AddText(from, &text);
  XLoader *to = XLoader_NewKept(text.data, text.length, &errors);
  assert_non_null(to);
  assert_true(XContent_Digest(XLoader_Content(from)) == XContent_Digest(XLoader_Content(to)));
  XLoader_Free(from);
  XLoader_Free(to);
  XText_Clear(&text);
  XErrorList_Clear(&errors);
}

static void what_is_no_bundle_is_refused(void **state)
{
  (void)state;
  static const struct {
    const char *bytes;
    size_t length;
  } wrong[] = {{"", 0},
               {"core", 4},
               {"core\0init.lua", 13},
               {"core\0init.lua\0\1\0\0", 17},
               {"core\0init.lua\0\xff\xff\xff\xff\xff\xff\xff\xff", 22},
               {"core\0init.lua\0\0\0\0\0\0\0\0\x80x", 23},
               {"\0\0\0\0\0\0\0\0\0\0", 10},
               {"core\0init.lua\0\3\0\0\0\0\0\0\0x=)", 25}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    XErrorList errors;
    XErrorList_Init(&errors);
    char *copy = XAlloc(wrong[i].length + 1); /* so that a byte too far is seen */
    memcpy(copy, wrong[i].bytes, wrong[i].length);
    assert_null(XLoader_NewKept(copy, wrong[i].length, &errors));
    assert_true(errors.count > 0);
    free(copy);
    XErrorList_Clear(&errors);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_run_is_played_again_under_its_own_content, Keep_SetUp,
                                      Keep_TearDown),
      cmocka_unit_test_setup_teardown(kept_content_that_is_damaged_is_noticed, Keep_SetUp,
                                      Keep_TearDown),
      cmocka_unit_test(a_bundle_loads_as_its_files_did),
      cmocka_unit_test(what_is_no_bundle_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
