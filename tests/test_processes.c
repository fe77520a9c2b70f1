/*
 * The same seed and keys are the same game in every process: traces agree byte for byte, and a
 * game that was left and gone on with ends as one that was played in one go.
 */
#include "engine/xstring.h"

#include <ftw.h>
#include <limits.h>
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

/* To the granary and its cellar, things worn, dropped, eaten and drunk, and back; cut where a
   session ends. Screens are visited between. A key of a prompt answers it, whatever the letter. */
static const char *const keys[] = {
    "lllll.jjjjjnll>i<Esc>..d<Esc>Ta<Esc>Wa<Esc>,llll$<Esc>05.010R",
    "lllll?<Esc>Ee<Esc>qf<Esc><C-p><Esc>hjknby<Up><Down><Left><Right>db<Esc>04.llllll",
    "jj.,<Esc>hhhhhh030R<Space><Space>yyyyhhhhh<lt>..jkn<Home><End>x<Esc>020RR<Esc>",
};
enum { PARTS = sizeof keys / sizeof *keys };

static void in_dir(const char *dir, const char *name, char *out, size_t size)
{
  const int length = snprintf(out, size, "%s/%s", dir, name);
  assert_true(length > 0 && (size_t)length < size);
}

static void put(const char *dir, const char *name, int from, int to)
{
  char path[PATH_MAX];
  in_dir(dir, name, path, sizeof path);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  for (int i = from; i < to; i++)
    fputs(keys[i], file);
  assert_int_equal(fclose(file), 0);
}

static void get(const char *dir, const char *name, XText *out)
{
  char path[PATH_MAX], buffer[4096];
  size_t n;
  in_dir(dir, name, path, sizeof path);
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  while ((n = fread(buffer, 1, sizeof buffer, file)) > 0)
    XText_AddBytes(out, buffer, n);
  fclose(file);
}

/* Runs the game as $H, in a directory for which it has $D; it has to succeed. */
static void run(const char *dir, const char *arguments)
{
  char command[PATH_MAX];
  setenv("D", dir, 1);
  snprintf(command, sizeof command, "exec \"$H\" --data \"$D/data\" %s </dev/null", arguments);
  const int status = system(command);
  if (status != 0)
    fail_msg("%s: status %d", arguments, status);
}

/* What follows this text, up to the end of the line. */
static void rest_of_line(const char *text, const char *after, char *out, size_t size)
{
  const char *at = strstr(text, after);
  assert_non_null(at);
  at += strlen(after);
  snprintf(out, size, "%.*s", (int)strcspn(at, ",\n}"), at);
}

/* The hash and the number of commands of the hero on disk. */
static void hash_of(const char *dir, char *hash, char *commands, size_t size)
{
  XText json;
  XText_Init(&json);
  run(dir, "show --json Wren >\"$D/shown\"");
  get(dir, "shown", &json);
  rest_of_line(json.data, "\"hash\":", hash, size);
  rest_of_line(json.data, "\"commands\":", commands, size);
  XText_Clear(&json);
}

static int remove_one(const char *path, const struct stat *info, int type, struct FTW *walk)
{
  (void)info;
  (void)type;
  (void)walk;
  return remove(path);
}

typedef struct Homes {
  char dirs[3][64];
} Homes;

static int set_up(void **state)
{
  Homes *homes = calloc(1, sizeof *homes);
  for (int i = 0; i < 3; i++) {
    snprintf(homes->dirs[i], sizeof homes->dirs[i], "/tmp/hourvale-run-XXXXXX");
    if (mkdtemp(homes->dirs[i]) == NULL)
      return -1;
  }
  *state = homes;
  return 0;
}

static int tear_down(void **state)
{
  Homes *homes = *state;
  for (int i = 0; i < 3; i++)
    nftw(homes->dirs[i], remove_one, 8, FTW_DEPTH | FTW_PHYS);
  free(homes);
  return 0;
}

#define BEGIN "play --no-term --new Wren --seed 77 --keys \"$D/keys\" --trace \"$D/trace\" "

static void play_in_one_go(const char *dir)
{
  put(dir, "keys", 0, PARTS);
  run(dir, BEGIN ">\"$D/screen\"");
}

static void three_processes_play_the_same(void **state)
{
  Homes *homes = *state;
  static const char *const files[] = {"trace", "screen"};
  char first[80], hash[80], commands[80];
  for (int i = 0; i < 3; i++) {
    play_in_one_go(homes->dirs[i]);
    hash_of(homes->dirs[i], i == 0 ? first : hash, commands, sizeof hash);
    assert_in_range(atoi(commands), 60, 1000);
    if (i == 0)
      continue;
    assert_string_equal(hash, first);
    for (size_t f = 0; f < sizeof files / sizeof *files; f++) {
      XText a, b;
      XText_Init(&a);
      XText_Init(&b);
      get(homes->dirs[0], files[f], &a);
      get(homes->dirs[i], files[f], &b);
      assert_string_equal(a.data, b.data);
      XText_Clear(&a);
      XText_Clear(&b);
    }
  }
}

static void another_seed_is_another_game(void **state)
{
  Homes *homes = *state;
  char first[80], hash[80], commands[80];
  play_in_one_go(homes->dirs[0]);
  hash_of(homes->dirs[0], first, commands, sizeof hash);
  run(homes->dirs[1], "play --no-term --new Wren --seed 78 >\"$D/screen\"");
  hash_of(homes->dirs[1], hash, commands, sizeof hash);
  assert_string_not_equal(hash, first);
}

/* The traces of the sessions, without what ends each but the last, are that of the one go. */
static void leaving_and_going_on_changes_nothing(void **state)
{
  Homes *homes = *state;
  const char *whole = homes->dirs[0], *parts = homes->dirs[1];
  char hash[2][80], commands[2][80];
  XText one, many;
  XText_Init(&one);
  XText_Init(&many);
  play_in_one_go(whole);
  for (int i = 0; i < PARTS; i++) {
    put(parts, "keys", i, i + 1);
    if (i == 0)
      run(parts, BEGIN ">\"$D/screen\"");
    else
      run(parts,
          "play --no-term --name Wren --keys \"$D/keys\" --trace \"$D/trace\" >\"$D/screen\"");
    get(parts, "trace", &many);
    if (i + 1 < PARTS) { /* drop the line "HASH end" */
      many.data[--many.length] = '\0';
      many.length = (size_t)(strrchr(many.data, '\n') + 1 - many.data);
      many.data[many.length] = '\0';
    }
  }
  get(whole, "trace", &one);
  assert_string_equal(one.data, many.data);
  XText_Reset(&one);
  XText_Reset(&many);
  get(whole, "screen", &one);
  get(parts, "screen", &many);
  assert_string_equal(one.data, many.data);
  hash_of(whole, hash[0], commands[0], sizeof hash[0]);
  hash_of(parts, hash[1], commands[1], sizeof hash[1]);
  assert_string_equal(hash[0], hash[1]);
  assert_string_equal(commands[0], commands[1]);
  XText_Clear(&one);
  XText_Clear(&many);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(three_processes_play_the_same, set_up, tear_down),
      cmocka_unit_test_setup_teardown(another_seed_is_another_game, set_up, tear_down),
      cmocka_unit_test_setup_teardown(leaving_and_going_on_changes_nothing, set_up, tear_down),
  };
  const char *bin = getenv("HOURVALE_BIN");
  char path[PATH_MAX], world[PATH_MAX];
  if (realpath(bin != NULL ? bin : "build/hourvale", path) == NULL ||
      realpath("world", world) == NULL) {
    fputs("no game to run: set HOURVALE_BIN and start from the root of the project\n", stderr);
    return 1;
  }
  setenv("H", path, 1);
  setenv("HOURVALE_WORLD", world, 1);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
