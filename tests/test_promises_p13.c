/*
 * P13: saved and loaded games go on as those that never were; P15: modes of files, and --server.
 */
#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "tests/support/keep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

/* Both games have said the same since birth. */
static void assert_same_story(const XGame *a, const XGame *b)
{
  const XMessage *x = a->messages.items, *y = b->messages.items;
  assert_int_equal(a->messages.count, b->messages.count);
  for (int32_t i = 0; i < a->messages.count; i++) {
    assert_string_equal(x[i].text, y[i].text);
    assert_true(x[i].time == y[i].time && x[i].count == y[i].count);
  }
  assert_true(XGame_Hash(a) == XGame_Hash(b));
  assert_true(a->commands == b->commands);
}

/* One game in two copies: one is left alone, the other loaded again after every part. */
static void play_twice(Place *place, const char *dir, uint64_t seed, int parts)
{
  XRandom random;
  XRandom_Seed(&random, seed);
  XGame *straight = Mini_Game(place->content, seed, "Wren");
  XGame *broken = Mini_Game(place->content, seed, "Wren");
  XSave *first = XSave_Create(dir, straight, &place->why);
  XSave *second = Keep_Create(place, broken);
  assert_non_null(first);
  for (int i = 0; i < parts && straight->state == XGAME_PLAYING; i++) {
    const int lines = (int)XRandom_Range(&random, 1, 6);
    Keep_Play(first, straight, seed + (uint64_t)i, lines);
    Keep_Play(second, broken, seed + (uint64_t)i, lines);
    assert_same_story(straight, broken);
    if (broken->state != XGAME_PLAYING)
      break;
    if (XRandom_OneIn(&random, 2)) {
      Keep_Close(place, second, broken);
    } else { /* as if killed: the journal is run again */
      XSave_Abandon(second);
      XGame_Free(broken);
    }
    second = Keep_Open(place, "Wren", &broken);
    assert_same_story(straight, broken);
  }
  Keep_Close(place, first, straight);
  Keep_Close(place, second, broken);
}

static void p13_saving_and_loading_changes_nothing(void **state)
{
  Place *place = *state;
  char other[200];
  snprintf(other, sizeof other, "%s/other", place->dir);
  const bool soak = getenv("HOURVALE_SOAK") != NULL;
  const int games = soak ? 100 : 12, parts = soak ? 100 : 15;
  for (int i = 0; i < games; i++) {
    play_twice(place, other, 1000 + (uint64_t)i, parts);
    char *command = XStrFormat("rm -rf %s; mkdir -m 700 %s", place->dir, place->dir);
    assert_int_equal(system(command), 0);
    free(command);
  }
}

/* The program's exit code and what it said to either stream. */
static int run(const Place *place, const char *arguments, XText *said)
{
  const char *program = getenv("HOURVALE_BIN");
  char *command = XStrFormat("env HOME=%s XDG_DATA_HOME= %s %s 2>&1", place->dir,
                             program == NULL ? "build/hourvale" : program, arguments);
  FILE *pipe = popen(command, "r");
  char part[512];
  size_t length;
  assert_non_null(pipe);
  XText_Reset(said);
  while ((length = fread(part, 1, sizeof part, pipe)) > 0)
    XText_AddBytes(said, part, length);
  free(command);
  return WEXITSTATUS(pclose(pipe));
}

static void p15_server_takes_no_paths(void **state)
{
  Place *place = *state;
  XText said;
  XText_Init(&said);
  assert_int_equal(run(place, "--showpaths --data /tmp/of-mine", &said), 0);
  assert_non_null(strstr(said.data, "/tmp/of-mine"));
  assert_int_equal(run(place, "--server --showpaths --data /tmp/of-mine", &said), 0);
  assert_null(strstr(said.data, "/tmp/of-mine"));
  assert_non_null(strstr(said.data, place->dir));
  assert_int_equal(run(place, "--showpaths --data=/tmp/of-mine --server", &said), 0);
  assert_null(strstr(said.data, "/tmp/of-mine"));
  assert_int_equal(run(place, "--server import /etc/passwd", &said), 2);
  assert_non_null(strstr(said.data, "takes no paths"));
  assert_int_equal(run(place, "--server certify /etc/passwd", &said), 2);
  assert_int_equal(run(place, "--server export Wren /tmp/of-mine", &said), 2);
  XText_Clear(&said);
}

static void p15_files_are_of_their_owner_alone(void **state)
{
  Place *place = *state;
  XText said;
  XText_Init(&said);
  umask(0);
  Keep_Put(place, "keys", "l", 1);
  char *arguments = XStrFormat("--no-term --new Wren --seed 5 --keys %s/keys", place->dir);
  assert_int_equal(run(place, arguments, &said), 0);
  free(arguments);
  char *command = XStrFormat("find %s/.local/share/hourvale \\( -type f ! -perm 600 \\) -o"
                             " \\( -type d ! -perm 700 \\) | wc -l; "
                             "find %s/.local/share/hourvale -name '*.hv' | wc -l",
                             place->dir, place->dir);
  FILE *pipe = popen(command, "r");
  int odd = -1, heroes = -1;
  assert_non_null(pipe);
  assert_int_equal(fscanf(pipe, "%d %d", &odd, &heroes), 2);
  pclose(pipe);
  free(command);
  XText_Clear(&said);
  assert_int_equal(odd, 0);
  assert_int_equal(heroes, 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, Keep_SetUp, Keep_TearDown)

int main(void)
{
  const struct CMUnitTest tests[] = {
      TEST(p13_saving_and_loading_changes_nothing),
      TEST(p15_server_takes_no_paths),
      TEST(p15_files_are_of_their_owner_alone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
