/*
 * P12, P14 and the schemas of old: a flipped bit is noticed and an earlier snapshot offered; files
 * and loading stay small; what earlier releases wrote loads.
 */
#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "saves/db.h"
#include "saves/xfiles.h"
#include "tests/support/keep.h"

#include <sqlite3.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

/* Every value of every table of a file as one hash; 0 when it cannot be read. */
static uint64_t digest_of_values(const char *path)
{
  sqlite3 *db;
  sqlite3_stmt *tables, *rows;
  uint64_t digest = 1;
  assert_int_equal(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL), SQLITE_OK);
  if (sqlite3_prepare_v2(db, "SELECT name,sql FROM sqlite_schema ORDER BY name", -1, &tables,
                         NULL) != SQLITE_OK)
    digest = 0;
  while (digest != 0 && sqlite3_step(tables) == SQLITE_ROW) {
    char *sql = XStrFormat("SELECT * FROM \"%s\"", (const char *)sqlite3_column_text(tables, 0));
    int rc = sqlite3_prepare_v2(db, sql, -1, &rows, NULL);
    while (rc == SQLITE_OK && (rc = sqlite3_step(rows)) == SQLITE_ROW) {
      for (int i = 0; i < sqlite3_column_count(rows); i++) {
        digest = XHash_Mix(digest, (uint64_t)sqlite3_column_type(rows, i));
        const void *bytes = sqlite3_column_blob(rows, i);
        if (bytes != NULL)
          digest = XHash_Bytes(digest, bytes, (size_t)sqlite3_column_bytes(rows, i));
      }
      rc = SQLITE_OK;
    }
    if (rc != SQLITE_DONE)
      digest = 0;
    sqlite3_finalize(rows);
    free(sql);
  }
  sqlite3_finalize(tables);
  sqlite3_close(db);
  return digest;
}

/* Whether opening refuses the file or tells of something; a copy is opened, and lost. */
static bool is_noticed(Place *place, const char *path)
{
  XGame *game;
  XSaveFault fault;
  XText_Reset(&place->why);
  XSave *save =
      XSave_Open(place->dir, strrchr(path, '/') + 1, place->content, &game, &fault, &place->why);
  if (save == NULL)
    return true;
  const bool noticed = XSave_Notice(save) != NULL;
  XSave_Abandon(save);
  XGame_Free(game);
  return noticed;
}

static void p12_every_flipped_bit_is_noticed(void **state)
{
  Place *place = *state;
  char path[400];
  size_t size;
  XRandom random;
  int noticed = 0, idle = 0;
  Keep_MakeClosed(place, "Wren", 4, 130, path, sizeof path);
  char *bytes = Keep_Read(path, &size);
  const uint64_t whole = digest_of_values(path);
  const int rounds = getenv("HOURVALE_SOAK") != NULL ? 20000 : 600;
  const char *name = strrchr(path, '/') + 1;
  XRandom_Seed(&random, 12);
  for (int i = 0; i < rounds; i++) {
    const size_t at = XRandom_Below(&random, (uint32_t)size);
    const char bit = (char)(1u << XRandom_Below(&random, 8));
    bytes[at] = (char)(bytes[at] ^ bit);
    Keep_Put(place, name, bytes, size);
    const bool changed = digest_of_values(path) != whole;
    Keep_Put(place, name, bytes, size);
    bytes[at] = (char)(bytes[at] ^ bit);
    const bool told = is_noticed(place, path);
    if (changed && !told)
      fail_msg("bit %d of byte %zu was not noticed", (int)bit, at);
    noticed += told;
    idle += !told;
  }
  print_message("P12: of %d flipped bits %d were noticed, %d were in no value\n", rounds, noticed,
                idle);
  assert_true(noticed > rounds / 8);
  free(bytes);
}

static void p12_an_earlier_snapshot_is_offered(void **state)
{
  Place *place = *state;
  char path[400];
  XText made;
  XText_Init(&made);
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = Keep_Create(place, game);
  snprintf(path, sizeof path, "%s/%s.hv", place->dir, XSave_Id(save));
  Keep_Play(save, game, 6, 120);
  const uint64_t hash = XGame_Hash(game);
  const int64_t commands = game->commands;
  Keep_Close(place, save, game);
  assert_true(Keep_Query(path, "select count(*) from image") >= 2);
  Keep_Run(path, "update creature set hp=hp+1 where race is not null");
  assert_int_equal(Keep_Try(place, strrchr(path, '/') + 1), XSAVE_DAMAGED);
  assert_non_null(strstr(place->why.data, "restore --back"));
  XText_Reset(&place->why);
  if (!XSave_StepBack(place->dir, "Wren", place->content, &made, &place->why))
    fail_msg("%s", place->why.data);
  assert_int_equal(access(made.data, F_OK), 0);
  save = Keep_Open(place, "Wren", &game);
  assert_int_equal(game->commands, commands);
  assert_true(XGame_Hash(game) == hash);
  Keep_Close(place, save, game);
  /* The newest image is damaged too: the one before it, and the journal, give the same. */
  Keep_Run(path, "update creature set hp=hp+1 where race is not null;"
                 "update image set sum=sum+1 where seq=(select max(seq) from image)");
  XText_Reset(&made);
  assert_true(XSave_StepBack(place->dir, "Wren", place->content, &made, &place->why));
  save = Keep_Open(place, "Wren", &game);
  assert_true(XGame_Hash(game) == hash);
  Keep_Close(place, save, game);
  XText_Clear(&made);
}

/* --- P9: epochs, schemas of old and new --- */

static void p9_other_content_begins_an_epoch_behind_a_backup(void **state)
{
  Place *place = *state;
  char path[400], backups[200], last[NAME_MAX + 1];
  uint64_t hash;
  Keep_MakeClosed(place, "Wren", 4, 10, path, sizeof path);
  Keep_Kill(place, 9, 12, &hash); /* a tail that the snapshot does not have */
  XContent_SetDigest(place->content, 4711);
  XGame *game;
  XSave *save = Keep_Open(place, "Wren", &game);
  assert_true(XGame_Hash(game) == hash);
  assert_non_null(XSave_Notice(save));
  assert_non_null(strstr(XSave_Notice(save), "other rules or content"));
  assert_non_null(strstr(XSave_Notice(save), "/backups/"));
  Keep_Close(place, save, game);
  snprintf(backups, sizeof backups, "%s/backups", place->dir);
  assert_int_equal(Keep_CountFiles(backups, last), 1);
  assert_int_equal(Keep_Query(path, "select count(*) from epoch"), 2);
  assert_int_equal(Keep_Query(path, "select content from epoch order by seq desc"), 4711);
  save = Keep_Open(place, "Wren", &game);
  assert_null(XSave_Notice(save));
  Keep_Close(place, save, game);
  assert_int_equal(Keep_CountFiles(backups, last), 1);
}

/* A file of tests/saves, which an earlier release wrote, in the directory of the test. */
static void p9_what_earlier_releases_wrote_loads(void **state)
{
  Place *place = *state;
  char *command = XStrFormat("cp tests/saves/*.hv %s", place->dir);
  assert_int_equal(system(command), 0);
  free(command);
  XSaveList list;
  assert_true(XSave_List(place->dir, &list, &place->why));
  assert_true(list.count >= 1);
  for (int32_t i = 0; i < list.count; i++) {
    XGame *game;
    const int64_t commands = list.entries[i].commands;
    XSave *save = Keep_Open(place, list.entries[i].id, &game);
    assert_true(game->commands == commands);
    Keep_Play(save, game, 3, 20);
    Keep_Close(place, save, game);
  }
  XSaveList_Clear(&list);
}

/* A file of an earlier release is judged by the seal it was given, before a column is added. */
static void p12_a_changed_value_of_an_earlier_release_is_noticed(void **state)
{
  static const char id[] = "e3d92434b5183b2847ddb69a1afa36e4";
  static const char *const changes[] = {"UPDATE creature SET hp=hp-1 WHERE hp>1",
                                        "UPDATE item SET quantity=quantity+1",
                                        "UPDATE game SET charged=charged+1",
                                        "UPDATE world SET seed=seed+1",
                                        "UPDATE save SET seal=seal+1",
                                        "UPDATE game_messages SET text='Hail.' WHERE position=0",
                                        "DELETE FROM item WHERE guid=(SELECT max(guid) FROM item)"};
  Place *place = *state;
  for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
    char path[400];
    char *command = XStrFormat("cp tests/saves/%s.hv %s", id, place->dir);
    assert_int_equal(system(command), 0);
    free(command);
    snprintf(path, sizeof path, "%s/%s.hv", place->dir, id);
    Keep_Run(path, changes[i]);
    const uint64_t bytes = Keep_Digest(path);
    XText_Reset(&place->why);
    assert_int_equal(Keep_Try(place, id), XSAVE_DAMAGED);
    if (strstr(place->why.data, "sealed") == NULL)
      fail_msg("%s: %s", changes[i], place->why.data);
    assert_true(Keep_Digest(path) == bytes);
  }
}

/* A copy of such a file is taken in as it is, and then played on. */
static void p9_an_earlier_file_is_imported(void **state)
{
  Place *place = *state;
  XText id;
  XGame *game;
  XText_Init(&id);
  if (!XSave_Import(place->dir, "tests/saves/e3d92434b5183b2847ddb69a1afa36e4.hv", place->content,
                    &id, &place->why))
    fail_msg("%s", place->why.data);
  XSave *save = Keep_Open(place, id.data, &game);
  assert_string_equal(XGame_Hero(game)->name, "Tib");
  Keep_Play(save, game, 3, 10);
  Keep_Close(place, save, game);
  XText_Clear(&id);
}

static void p9_a_newer_file_is_left_alone(void **state)
{
  Place *place = *state;
  char path[400];
  struct stat before, after;
  XSaveList list;
  XText out;
  Keep_MakeClosed(place, "Wren", 4, 10, path, sizeof path);
  Keep_Run(path, "pragma user_version=7");
  const uint64_t bytes = Keep_Digest(path);
  assert_int_equal(stat(path, &before), 0);
  assert_int_equal(Keep_Try(place, strrchr(path, '/') + 1), XSAVE_NEWER);
  assert_non_null(strstr(place->why.data, "version 7"));
  char ours[20];
  snprintf(ours, sizeof ours, "up to %d", XDB_VERSION);
  assert_non_null(strstr(place->why.data, ours));
  assert_true(XSave_List(place->dir, &list, &place->why));
  assert_int_equal(list.entries[0].fault, XSAVE_NEWER);
  XSaveList_Clear(&list);
  XText_Init(&out);
  assert_int_equal(XSave_Verify(place->dir, strrchr(path, '/') + 1, place->content, &out),
                   XVERDICT_NEWER);
  XText_Clear(&out);
  assert_int_equal(stat(path, &after), 0);
  assert_true(Keep_Digest(path) == bytes);
  assert_true(before.st_mtim.tv_sec == after.st_mtim.tv_sec &&
              before.st_mtim.tv_nsec == after.st_mtim.tv_nsec);
}

/* --- P14 --- */

static long cpu_microseconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}

/* Makes the hero one who cannot die, by commands. */
static void live_on(XSave *save, XGame *game)
{
  XSession session;
  XText why;
  bool ran;
  XText_Init(&why);
  XSession_Init(&session, game, XSave_Store(save));
  XSession_Do(&session, "practice begin", 1, &ran, &why);
  XSession_Do(&session, "practice unkillable", 1, &ran, &why);
  assert_int_equal(game->unkillable, 1);
  XSession_Clear(&session);
  XText_Clear(&why);
}

static void p14_a_long_game_stays_small(void **state)
{
  Place *place = *state;
  char path[400];
  struct stat info;
  const int count = getenv("HOURVALE_SOAK") != NULL ? 100000 : 10000;
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = Keep_Create(place, game);
  snprintf(path, sizeof path, "%s/%s.hv", place->dir, XSave_Id(save));
  live_on(save, game);
  for (int i = 0; game->commands < count; i++) {
    Keep_Play(save, game, 100 + (uint64_t)i, 1000);
    assert_int_equal(game->state, XGAME_PLAYING);
  }
  Keep_Close(place, save, game);
  assert_int_equal(stat(path, &info), 0);
  const long before = cpu_microseconds();
  save = Keep_Open(place, "Wren", &game);
  const long load = cpu_microseconds() - before;
  print_message("P14: %d commands in %ld kB, loaded in %ld us of CPU\n", count,
                (long)info.st_size / 1000, load);
  assert_true(info.st_size < 20L * 1000 * 1000 / (100000 / count) + 1000000);
  assert_true(load < 100000);
  Keep_Close(place, save, game);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, Keep_SetUp, Keep_TearDown)

int main(void)
{
  const struct CMUnitTest tests[] = {
      TEST(p12_every_flipped_bit_is_noticed),
      TEST(p12_an_earlier_snapshot_is_offered),
      TEST(p9_other_content_begins_an_epoch_behind_a_backup),
      TEST(p9_what_earlier_releases_wrote_loads),
      TEST(p12_a_changed_value_of_an_earlier_release_is_noticed),
      TEST(p9_an_earlier_file_is_imported),
      TEST(p9_a_newer_file_is_left_alone),
      TEST(p14_a_long_game_stays_small),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
