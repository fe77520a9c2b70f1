/* P11 and K59: whatever a file holds, opening it ends in a reason or in a sound game, soon, in
   little memory, and looking at it changes nothing. HOURVALE_SOAK=1 tries 100 000 files. */
#include "engine/xalloc.h"
#include "engine/xworld.h"
#include "saves/xfiles.h"
#include "tests/support/files.h"
#include "tests/support/hostile.h"
#include "tests/support/keep.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { SAMPLE = 600, SOAK = 100000, SECONDS = 5, MEGABYTES = 256 };

static int32_t wanted(void)
{
  const char *soak = getenv("HOURVALE_SOAK"), *own = getenv("HOURVALE_HOSTILE");
  return own != NULL ? atoi(own) : soak != NULL && strcmp(soak, "1") == 0 ? SOAK : SAMPLE;
}

/* A sound game, or a reason. True for a game. */
static bool look(Place *place, const char *what)
{
  XSaveSpot spot;
  XSaveFault fault;
  XText note;
  XText_Init(&note);
  XText_Reset(&place->why);
  fault = XSave_Locate(place->dir, "wren", &spot, &place->why);
  XGame *game =
      fault == XSAVE_FINE ? XSave_Read(&spot, place->content, &fault, &note, &place->why) : NULL;
  if (game != NULL) {
    XText wrong;
    XText_Init(&wrong);
    if (!XWorld_Check(game->world, &wrong))
      fail_msg("%s: a broken game: %s", what, wrong.data);
    XText_Clear(&wrong);
  } else if (place->why.length == 0) {
    fail_msg("%s: refused without a reason", what);
  }
  const bool sound = game != NULL;
  XGame_Free(game);
  XSaveSpot_Clear(&spot);
  XText_Clear(&note);
  return sound;
}

/* Opened to play, as well; a game that opens takes a command. */
static void open_it(Place *place, const char *what)
{
  XGame *game;
  XSaveFault fault;
  XText_Reset(&place->why);
  XSave *save = XSave_Open(place->dir, "wren", place->content, &game, &fault, &place->why);
  if (save == NULL && place->why.length == 0)
    fail_msg("%s: refused without a reason", what);
  if (save == NULL)
    return;
  XText wrong;
  XText_Init(&wrong);
  if (!XWorld_Check(game->world, &wrong))
    fail_msg("%s: a broken game: %s", what, wrong.data);
  Keep_Play(save, game, 1, 3);
  XSave_Abandon(save);
  XGame_Free(game);
  XText_Clear(&wrong);
}

static void remove_beside(const char *path)
{
  static const char *const endings[] = {"-wal", "-shm", "-journal"};
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
    char *beside = XStrFormat("%s%s", path, endings[i]);
    unlink(beside);
    free(beside);
  }
}

/* The name in the file stays what it was made under: ids are names of files. */
static void make_base(Place *place, char *path, size_t size, char **bytes, size_t *length)
{
  Keep_MakeClosed(place, "Wren", 7, 60, path, size);
  char *sql = XStrFormat("UPDATE save SET id='wren'");
  Keep_Run(path, sql);
  free(sql);
  Keep_Run(path, "PRAGMA journal_mode=DELETE");
  Keep_Run(path, "PRAGMA journal_mode=WAL");
  *bytes = Files_Read(path, length);
  unlink(path);
  Keep_Path(place, "wren.hv", path, size);
}

static void p11_hostile_files(void **state)
{
  Place *place = *state;
  char path[400], what[700];
  char *bytes;
  size_t length;
  struct rusage usage;
  const int32_t count = wanted();
  int32_t games = 0;
  make_base(place, path, sizeof path, &bytes, &length);
  for (int32_t i = 0; i < count; i++) {
    remove_beside(path);
    Files_Write(path, bytes, length);
    chmod(path, 0600);
    Hostile_Make(path, (uint64_t)i + 1, what, sizeof what);
    size_t before_length, after_length;
    char *before = Files_Read(path, &before_length);
    alarm(SECONDS); /* the signal's own action ends the program */
    games += look(place, what);
    char *after = Files_Read(path, &after_length);
    if (before_length != after_length || memcmp(before, after, before_length) != 0)
      fail_msg("%s: looking changed the file", what);
    open_it(place, what);
    alarm(0);
    free(before);
    free(after);
  }
  getrusage(RUSAGE_SELF, &usage);
#if !defined(__SANITIZE_ADDRESS__)
  assert_true(usage.ru_maxrss < MEGABYTES * 1024L);
#endif
  printf("%d hostile files, %d of them games\n", (int)count, (int)games);
  assert_in_range(games, count / 20, count - count / 20); /* both happen, or it tries nothing */
  free(bytes);
}

/* K59: cut at each 512 bytes, read-only, in a directory that cannot be written. */
static void k59_cut_and_locked_files(void **state)
{
  Place *place = *state;
  char path[400];
  char *bytes;
  size_t length;
  make_base(place, path, sizeof path, &bytes, &length);
  for (size_t cut = 0; cut < length; cut += 512) {
    remove_beside(path);
    Files_Write(path, bytes, cut);
    alarm(SECONDS);
    open_it(place, "cut");
    alarm(0);
  }
  free(bytes);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(p11_hostile_files, Keep_SetUp, Keep_TearDown),
      cmocka_unit_test_setup_teardown(k59_cut_and_locked_files, Keep_SetUp, Keep_TearDown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
