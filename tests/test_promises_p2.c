/*
 * P2: a write that fails changes nothing, is told with reason and path, and is tried again; a sync
 * that fails takes no further key before a whole copy is safe; the game can go on elsewhere. Every
 * call of a short game from birth to the grave fails, with every errno.
 */
#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "tests/support/disk.h"
#include "tests/support/keep.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static const char *const lines[] = {"wait",      "step east", "rest 3", "name Robin", "step west",
                                    "step east", "drop b 1",  "pickup", "wait"};
enum { LINES = sizeof lines / sizeof *lines, ENDLESS = 1 << 30 };

typedef struct Run {
  Place *place;
  XGame *game;
  XSave *save;  /* NULL when it was never born */
  int64_t told; /* warnings seen */
  int64_t refused;
  char id[64];  /* of the file that it ended in */
  bool lasting; /* the disk fails until it is mended */
} Run;

/* Whether the warning says what is wrong, and where. When a file cannot be made SQLite tries to
   read it, and knows no more than that it cannot be opened; of a log that cannot be removed it says
   nothing. */
static bool names_reason(const Place *place, const char *text, int error)
{
  return text != NULL && strstr(text, place->dir) != NULL &&
         (strstr(text, strerror(error)) != NULL || strstr(text, "full") != NULL ||
          strstr(text, "unable to open") != NULL || strstr(text, "readonly") != NULL ||
          strstr(text, "log could not be") != NULL);
}

/* One line, and when it was refused because the disk failed, mending it and the line once more. */
static void play_line(Run *run, XSession *session, const char *line, int error)
{
  XText why;
  bool ran = false;
  XText_Init(&why);
  const uint64_t before = XGame_Hash(run->game);
  const int64_t commands = run->game->commands;
  XSession_Do(session, line, INT32_MAX, &ran, &why);
  if (!ran) {
    run->refused++;
    if (!names_reason(run->place, session->warning, error))
      fail_msg("refused with \"%s\"", session->warning == NULL ? "" : session->warning);
    assert_true(XGame_Hash(run->game) == before && run->game->commands == commands);
    if (run->lasting) { /* nothing is taken, and it is said */
      XSession_Do(session, line, INT32_MAX, &ran, &why);
      assert_true(!ran && session->warning != NULL && XGame_Hash(run->game) == before);
    }
    Disk_Mend();
    XSession_Do(session, line, INT32_MAX, &ran, &why);
    assert_true(ran);
    assert_null(session->warning);
  }
  XSession_Shown(session, true);
  if (session->warning != NULL) {
    run->told++;
    if (!names_reason(run->place, session->warning, error))
      fail_msg("told \"%s\"", session->warning);
  }
  XText_Clear(&why);
}

static void empty_directory(const Place *place)
{
  char *command = XStrFormat("rm -rf %s; mkdir -m 700 %s", place->dir, place->dir);
  assert_int_equal(system(command), 0);
  free(command);
}

static bool be_born(Run *run, int error)
{
  XText_Reset(&run->place->why);
  run->save = XSave_Create(run->place->dir, run->game, &run->place->why);
  if (run->save != NULL)
    return true;
  run->told++;
  char last[NAME_MAX + 1];
  if (!names_reason(run->place, run->place->why.data, error))
    fail_msg("no birth: \"%s\"", run->place->why.data);
  Disk_Mend();
  XSave_Tidy(run->place->dir);
  /* While nothing can be removed, a hero may be there whose birth was not told: a sound one. */
  if (Keep_CountFiles(run->place->dir, last) > 0) {
    assert_int_equal(Keep_Try(run->place, "Wren"), XSAVE_FINE);
    empty_directory(run->place);
  }
  run->save = XSave_Create(run->place->dir, run->game, &run->place->why);
  assert_non_null(run->save);
  return true;
}

/* Plays from birth to leaving; the hash then. */
static uint64_t play(Run *run, int error)
{
  XSession session;
  be_born(run, error);
  XSession_Init(&session, run->game, XSave_Store(run->save));
  for (int i = 0; i < LINES; i++)
    play_line(run, &session, lines[i], error);
  const uint64_t hash = XGame_Hash(run->game);
  XText_Reset(&run->place->why);
  snprintf(run->id, sizeof run->id, "%s", XSave_Id(run->save));
  if (!XSave_Close(run->save, run->game, &run->place->why)) {
    run->told++;
    if (!names_reason(run->place, run->place->why.data, error))
      fail_msg("left with \"%s\"", run->place->why.data);
  }
  XSession_Clear(&session);
  return hash;
}

/* One game with the k-th call failing. How many calls failed. */
static int64_t fail_at(Place *place, int64_t k, unsigned ops, int error, int64_t times,
                       uint64_t wanted, int64_t *refused)
{
  Run run = {
      .place = place, .game = Mini_Game(place->content, 4, "Wren"), .lasting = times == ENDLESS};
  XGame *game;
  empty_directory(place);
  Disk_Begin(place->dir, false, NULL, NULL);
  Disk_FailAt(k, ops, error, times, k % 2 == 0);
  const uint64_t hash = play(&run, error);
  const int64_t failed = Disk_Mend();
  Disk_End();
  XGame_Free(run.game);
  assert_true(hash == wanted);
  *refused += run.refused;
  XSaveFault fault;
  XText_Reset(&place->why);
  XSave *save = XSave_Open(place->dir, run.id, place->content, &game, &fault, &place->why);
  if (save == NULL)
    fail_msg("call %" PRId64 ": %s", k, place->why.data);
  if (XGame_Hash(game) != wanted)
    fail_msg("call %" PRId64 " with %s: another state was loaded", k, strerror(error));
  Keep_Close(place, save, game);
  return failed;
}

/* The hash and the calls of a game that nothing disturbs. */
static uint64_t undisturbed(Place *place, int64_t *calls)
{
  Run run = {.place = place, .game = Mini_Game(place->content, 4, "Wren")};
  Disk_Begin(place->dir, false, NULL, NULL);
  const uint64_t hash = play(&run, 0);
  *calls = Disk_End();
  assert_int_equal(run.told, 0);
  XGame_Free(run.game);
  return hash;
}

static void p2_every_call_fails_with_every_errno(void **state)
{
  Place *place = *state;
  static const int errors[] = {ENOSPC, EIO, EDQUOT, EFBIG, EROFS, EACCES};
  int64_t calls, failed = 0, games = 0, refused = 0;
  const uint64_t wanted = undisturbed(place, &calls);
  const size_t count = sizeof errors / sizeof *errors;
  const size_t step = getenv("HOURVALE_SOAK") != NULL ? 1 : 6;
  for (int64_t k = 1; k <= calls; k++)
    for (size_t i = (size_t)k % step; i < count; i += step, games++)
      failed += fail_at(place, k, DISK_CHANGES, errors[i], ENDLESS, wanted, &refused) > 0;
  print_message("P2: %" PRId64 " calls, %" PRId64 " games, %" PRId64 " with a failure, %" PRId64
                " commands refused\n",
                calls, games, failed, refused);
  assert_true(failed > games / 2 && refused > 20);
}

/* The syncs of a game fail, once or for ever, from each on. */
static void p2_a_failed_sync_makes_a_whole_copy(void **state)
{
  Place *place = *state;
  int64_t calls, failed = 0, refused = 0;
  const uint64_t wanted = undisturbed(place, &calls);
  for (int64_t k = 1; k <= calls; k += getenv("HOURVALE_SOAK") != NULL ? 1 : 4) {
    failed += fail_at(place, k, DISK_SYNC, EIO, 1, wanted, &refused) > 0;
    failed += fail_at(place, k, DISK_SYNC, EIO, ENDLESS, wanted, &refused) > 0;
  }
  print_message("P2: %" PRId64 " games with failing syncs, %" PRId64 " commands refused\n", failed,
                refused);
  assert_true(failed > 20 && refused > 10);
}

static void p2_the_copy_is_told_synced_and_played_on(void **state)
{
  Place *place = *state;
  char copy[600];
  Run run = {.place = place, .game = Mini_Game(place->content, 4, "Wren")};
  XSession session;
  Disk_Begin(place->dir, true, NULL, NULL);
  be_born(&run, EIO);
  XSession_Init(&session, run.game, XSave_Store(run.save));
  play_line(&run, &session, "wait", EIO);
  char *first = XStrDup(XSave_Id(run.save));
  bool ran;
  XSession_Do(&session, "step east", INT32_MAX, &ran, &place->why);
  Disk_FailAt(1, DISK_SYNC, EIO, 1, false);
  XSession_Shown(&session, true);
  assert_int_equal(Disk_Mend(), 1);
  assert_null(session.warning);
  assert_string_not_equal(first, XSave_Id(run.save));
  const XMessage *messages = run.game->messages.items;
  const XMessage *last = &messages[run.game->messages.count - 1];
  assert_non_null(strstr(last->text, "could not be made safe"));
  snprintf(copy, sizeof copy, "%s-after", place->dir);
  Disk_CopySynced(copy, 0); /* the power fails now */
  const uint64_t hash = XGame_Hash(run.game);
  XSession_Clear(&session);
  assert_true(XSave_Close(run.save, run.game, &place->why));
  Disk_End();
  XGame_Free(run.game);
  XSaveFault fault;
  XText_Reset(&place->why);
  char *id = NULL;
  XSaveList list;
  assert_true(XSave_List(copy, &list, &place->why));
  for (int32_t i = 0; i < list.count; i++)
    if (strcmp(list.entries[i].id, first) != 0)
      id = list.entries[i].id;
  assert_non_null(id);
  XSave *save = XSave_Open(copy, id, place->content, &run.game, &fault, &place->why);
  assert_non_null(save);
  assert_int_equal(run.game->commands, 2);
  assert_true(XGame_Hash(run.game) == hash);
  Keep_Close(place, save, run.game);
  XSaveList_Clear(&list);
  free(first);
  char *command = XStrFormat("rm -rf %s", copy);
  assert_int_equal(system(command), 0);
  free(command);
}

static void p2_the_game_goes_on_elsewhere(void **state)
{
  Place *place = *state;
  char elsewhere[300];
  Run run = {.place = place, .game = Mini_Game(place->content, 4, "Wren")};
  XSession session;
  bool ran;
  Keep_Path(place, "elsewhere", elsewhere, sizeof elsewhere);
  be_born(&run, EIO);
  XSession_Init(&session, run.game, XSave_Store(run.save));
  char *path = XStrFormat("%s/%s.hv", place->dir, XSave_Id(run.save));
  play_line(&run, &session, "wait", ENOENT);
  assert_int_equal(unlink(path), 0); /* P6: somebody takes it away */
  XSession_Do(&session, "wait", INT32_MAX, &ran, &place->why);
  assert_false(ran);
  assert_non_null(strstr(session.warning, path));
  assert_true(XSession_Elsewhere(&session, elsewhere, &place->why));
  assert_null(session.warning);
  play_line(&run, &session, "wait", ENOENT);
  assert_int_equal(run.game->commands, 2);
  const uint64_t hash = XGame_Hash(run.game);
  XSession_Clear(&session);
  Keep_Close(place, run.save, run.game);
  XSaveFault fault;
  XSave *save = XSave_Open(elsewhere, "Wren", place->content, &run.game, &fault, &place->why);
  assert_non_null(save);
  assert_true(XGame_Hash(run.game) == hash);
  Keep_Close(place, save, run.game);
  free(path);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, Keep_SetUp, Keep_TearDown)

int main(void)
{
  const struct CMUnitTest tests[] = {
      TEST(p2_every_call_fails_with_every_errno),
      TEST(p2_a_failed_sync_makes_a_whole_copy),
      TEST(p2_the_copy_is_told_synced_and_played_on),
      TEST(p2_the_game_goes_on_elsewhere),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
