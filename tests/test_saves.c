/* Characters on disk: made, opened, replayed, locked, listed, damaged, and what full disks do. */
#include "saves/xsave.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "saves/layer.h"
#include "saves/lock.h"
#include "saves/paths.h"
#include "saves/read.h"
#include "saves/write.h"
#include "tests/support/mini.h"

#include <sqlite3.h>

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

/* What a test has: a directory of its own and a content. */
typedef struct Place {
  char dir[64];
  XContent *content;
  XText why;
} Place;

static int remove_one(const char *path, const struct stat *info, int type, struct FTW *walk)
{
  (void)info;
  (void)type;
  (void)walk;
  chmod(path, 0700);
  return remove(path);
}

static void remove_all(const char *path)
{
  nftw(path, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static int set_up(void **state)
{
  Place *place = XAlloc(sizeof *place);
  snprintf(place->dir, sizeof place->dir, "/tmp/hourvale-test-XXXXXX");
  assert_non_null(mkdtemp(place->dir));
  place->content = Mini_Content(0);
  XText_Init(&place->why);
  *state = place;
  return 0;
}

static int tear_down(void **state)
{
  Place *place = *state;
  remove_all(place->dir);
  XContent_Free(place->content);
  XText_Clear(&place->why);
  free(place);
  return 0;
}

static XSave *create(Place *place, XGame *game)
{
  XSave *save = XSave_Create(place->dir, game, &place->why);
  if (save == NULL)
    fail_msg("create: %s", place->why.data);
  return save;
}

static XSave *reopen(Place *place, const char *name, XGame **game)
{
  XSaveFault fault;
  XSave *save = XSave_Open(place->dir, name, place->content, game, &fault, &place->why);
  if (save == NULL)
    fail_msg("open: %s", place->why.data);
  assert_int_equal(fault, XSAVE_FINE);
  return save;
}

static void close_save(Place *place, XSave *save, XGame *game)
{
  if (!XSave_Close(save, game, &place->why))
    fail_msg("close: %s", place->why.data);
  XGame_Free(game);
}

/* Lines that do something in the mini world, by number. */
static void line_of(XRandom *random, char *line, size_t size)
{
  static const char *const ways[] = {"north",     "south",     "east",      "west",
                                     "northeast", "northwest", "southeast", "southwest"};
  const uint32_t pick = XRandom_Below(random, 20);
  if (pick == 0)
    snprintf(line, size, "rest %d", (int)XRandom_Range(random, 1, 9));
  else if (pick == 1)
    snprintf(line, size, "wait");
  else if (pick == 2)
    snprintf(line, size, "pickup");
  else if (pick == 3)
    snprintf(line, size, "drop b 1");
  else if (pick < 12)
    snprintf(line, size, "step east");
  else
    snprintf(line, size, "step %s", ways[XRandom_Below(random, 8)]);
}

/* Plays lines through a session, as the game does. Stops at death. */
static void play(XSave *save, XGame *game, uint64_t seed, int count)
{
  XSession session;
  XRandom random;
  XText why;
  XText_Init(&why);
  XRandom_Seed(&random, seed);
  XSession_Init(&session, game, XSave_Store(save));
  for (int i = 0; i < count && game->state == XGAME_PLAYING; i++) {
    char line[40];
    bool ran;
    line_of(&random, line, sizeof line);
    XText_Reset(&why);
    XAdvance at = XSession_Do(&session, line, 2, &ran, &why);
    if (at == XADV_SHOW && XRandom_OneIn(&random, 2))
      at = XSession_Interrupt(&session);
    while (at == XADV_SHOW)
      at = XSession_Continue(&session, 1);
    XSession_Shown(&session, XRandom_OneIn(&random, 3));
    assert_null(session.warning);
  }
  XSession_Clear(&session);
  XText_Clear(&why);
}

static int count_files(const char *dir, char last[NAME_MAX + 1])
{
  DIR *directory = opendir(dir);
  int count = 0;
  assert_non_null(directory);
  for (const struct dirent *file; (file = readdir(directory)) != NULL;)
    if (file->d_name[0] != '.') {
      snprintf(last, NAME_MAX + 1, "%s", file->d_name);
      count++;
    }
  closedir(directory);
  return count;
}

static void path_in(const Place *place, const char *name, char *out, size_t size)
{
  const int length = snprintf(out, size, "%s/%s", place->dir, name);
  assert_true(length > 0 && (size_t)length < size);
}

/* --- the ordinary life of a file --- */

static void close_leaves_one_file_and_it_loads_the_same(void **state)
{
  Place *place = *state;
  char name[NAME_MAX + 1], path[600];
  struct stat info;
  XGame *game = Mini_Game(place->content, 7, "Wren");
  XSave *save = create(place, game);
  play(save, game, 1, 60);
  const uint64_t hash = XGame_Hash(game);
  const int64_t commands = game->commands;
  close_save(place, save, game);
  assert_int_equal(count_files(place->dir, name), 1);
  path_in(place, name, path, sizeof path);
  assert_int_equal(stat(path, &info), 0);
  assert_int_equal(info.st_mode & 0777, 0600);
  save = reopen(place, "Wren", &game);
  assert_true(XGame_Hash(game) == hash);
  assert_true(game->commands == commands);
  assert_null(XSave_Notice(save));
  close_save(place, save, game);
  assert_int_equal(count_files(place->dir, name), 1);
}

/* A kill is a save that is dropped without closing: its files stay as the kernel has them. */
static void kill_after(Place *place, uint64_t seed, int commands, uint64_t *hash)
{
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    XGame *game;
    XSave *save = reopen(place, "Wren", &game);
    play(save, game, seed, commands);
    const uint64_t at = XGame_Hash(game);
    if (write(ends[1], &at, sizeof at) != sizeof at)
      _exit(1);
    raise(SIGKILL);
  }
  close(ends[1]);
  assert_int_equal(read(ends[0], hash, sizeof *hash), sizeof *hash);
  close(ends[0]);
  int status;
  waitpid(child, &status, 0);
  assert_true(WIFSIGNALED(status));
}

static void killed_processes_lose_nothing(void **state)
{
  Place *place = *state;
  XGame *game = Mini_Game(place->content, 9, "Wren");
  close_save(place, create(place, game), game);
  for (int i = 0; i < 8; i++) {
    uint64_t hash;
    kill_after(place, 100 + (uint64_t)i, i == 0 ? 1 : 3 * i, &hash);
    XSave *save = reopen(place, "Wren", &game);
    assert_true(XGame_Hash(game) == hash);
    assert_null(XSave_Notice(save));
    if (i % 2 == 0)
      close_save(place, save, game);
    else {
      XSave_Abandon(save);
      XGame_Free(game);
    }
  }
}

static void a_new_hero_killed_at_once_is_there(void **state)
{
  Place *place = *state;
  const pid_t child = fork();
  if (child == 0) {
    XGame *game = Mini_Game(place->content, 3, "Wren");
    XSave *save = create(place, game);
    play(save, game, 5, 1);
    raise(SIGKILL);
  }
  int status;
  waitpid(child, &status, 0);
  XGame *game;
  XSave *save = reopen(place, "Wren", &game);
  assert_int_equal(game->commands, 1);
  close_save(place, save, game);
}

static void saving_and_loading_never_changes_what_follows(void **state)
{
  Place *place = *state;
  XGame *straight = Mini_Game(place->content, 21, "Straight");
  XGame *broken = Mini_Game(place->content, 21, "Broken");
  XSave *first = create(place, straight), *second = create(place, broken);
  for (uint64_t i = 0; i < 30; i++) {
    play(first, straight, i, 7);
    play(second, broken, i, 7);
    close_save(place, second, broken);
    second = reopen(place, "Broken", &broken);
    assert_true(XWorld_QuickHash(straight->world) != 0);
    assert_int_equal(straight->world->scheduler.time, broken->world->scheduler.time);
    assert_int_equal(straight->charged, broken->charged);
    assert_true(straight->world->streams[0].state[0] == broken->world->streams[0].state[0]);
  }
  close_save(place, first, straight);
  close_save(place, second, broken);
}

static int64_t query(const char *path, const char *sql)
{
  sqlite3 *db;
  sqlite3_stmt *row;
  assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
  assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &row, NULL), SQLITE_OK);
  assert_int_equal(sqlite3_step(row), SQLITE_ROW);
  const int64_t value = sqlite3_column_int64(row, 0);
  sqlite3_finalize(row);
  sqlite3_close(db);
  return value;
}

static void run_sql(const char *path, const char *sql)
{
  sqlite3 *db;
  char *error = NULL;
  assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
  if (sqlite3_exec(db, sql, NULL, NULL, &error) != SQLITE_OK)
    fail_msg("%s: %s", sql, error);
  sqlite3_close(db);
}

/* Makes a closed character and gives its path and id. */
static void make_closed(Place *place, const char *name, uint64_t seed, int commands, char *path,
                        size_t size)
{
  XGame *game = Mini_Game(place->content, seed, name);
  XSave *save = create(place, game);
  play(save, game, seed, commands);
  snprintf(path, size, "%s/%s.hv", place->dir, XSave_Id(save));
  close_save(place, save, game);
}

static void tables_can_be_read_by_people(void **state)
{
  Place *place = *state;
  char path[400];
  make_closed(place, "Wren", 4, 20, path, sizeof path);
  assert_true(
      query(path, "select count(*) from (select name,ttm,ttmb from creature order by ttm)") >= 2);
  assert_int_equal(query(path, "select count(*) from world"), 1);
  assert_int_equal(query(path, "select count(*) from journal"), 20);
  assert_int_equal(query(path, "select count(*) from creature c join location l on "
                               "c.location=l.guid where l.place='mini:hall' and c.stats_St>0 and "
                               "c.race='mini:human' and c.name='Wren'"),
                   1);
  assert_int_equal(query(path, "pragma application_id"), 0x48564C31);
}

static void a_snapshot_writes_only_what_changed(void **state)
{
  Place *place = *state;
  char path[400];
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSchema schema;
  XDb db;
  XWriter writer;
  XTrack *fresh;
  int32_t count;
  path_in(place, "x.hv", path, sizeof path);
  close(open(path, O_CREAT | O_RDWR, 0600));
  XSchema_Init(&schema);
  assert_true(XDb_OpenNew(&db, path, &place->why));
  assert_true(XSchema_Create(&schema, &db, &place->why));
  XWriter_Init(&writer, &schema, &db);
  assert_true(XWriter_Write(&writer, game, &fresh, &count, &place->why));
  XWriter_Commit(&writer, fresh, count);
  assert_true(writer.rows_written > count);
  assert_true(XWriter_Write(&writer, game, &fresh, &count, &place->why));
  XWriter_Commit(&writer, fresh, count);
  assert_int_equal(writer.rows_written, 0);
  XGame_Hero(game)->hp--;
  assert_true(XWriter_Write(&writer, game, &fresh, &count, &place->why));
  XWriter_Commit(&writer, fresh, count);
  assert_int_equal(writer.rows_written, 1);
  XWriter_Clear(&writer);
  XDb_Close(&db, NULL);
  XSchema_Clear(&schema);
  XGame_Free(game);
}

static void other_indices_and_content_do_not_matter(void **state)
{
  Place *place = *state;
  char path[400];
  make_closed(place, "Wren", 4, 20, path, sizeof path);
  XContent *other = Mini_Content(5);
  XGame *game;
  XSaveFault fault;
  XSave *save = XSave_Open(place->dir, "Wren", other, &game, &fault, &place->why);
  assert_non_null(save);
  const XLocation *here = XWorld_Here(game->world);
  assert_string_equal(XMap_Tile(&here->map, other, 0, 0)->base.id, "mini:wall");
  close_save(place, save, game);
  XContent_Free(other);
}

/* --- names, locks, lists --- */

static void names_are_data(void **state)
{
  Place *place = *state;
  char blob[256];
  memset(blob, 'x', 255);
  blob[255] = '\0';
  const char *names[] = {
      "a/b",       "..",       ".",    "-rf",  "a\\b", ": * ? < > | \"",        "\xF0\x9F\x90\x80",
      "e\xCC\x81", "\xC3\xA9", "Wren", "wren", blob,   "'; drop table save; --"};
  char last[NAME_MAX + 1];
  const int count = (int)(sizeof names / sizeof names[0]);
  for (int i = 0; i < count; i++) {
    XGame *game = Mini_Game(place->content, (uint64_t)i + 1, names[i]);
    close_save(place, create(place, game), game);
    assert_int_equal(count_files(place->dir, last), i + 1);
  }
  for (int i = 0; i < count; i++) {
    XGame *game = Mini_Game(place->content, 1, names[i]);
    XText_Reset(&place->why);
    assert_null(XSave_Create(place->dir, game, &place->why));
    assert_non_null(strstr(place->why.data, "lives already"));
    XGame_Free(game);
    XSave *save = reopen(place, names[i], &game);
    assert_string_equal(XGame_Hero(game)->name, names[i]);
    close_save(place, save, game);
  }
  assert_int_equal(count_files(place->dir, last), count);
}

/* The one who is refused says so through `refused`; the winner waits for that. */
static int race_for(Place *place, int start, const int refused[2])
{
  XGame *game;
  XSaveFault fault;
  char byte = 0;
  if (read(start, &byte, 1) < 0)
    return 9;
  XSave *save = XSave_Open(place->dir, "Wren", place->content, &game, &fault, &place->why);
  if (save == NULL) {
    const bool good = fault == XSAVE_IN_USE && strstr(place->why.data, "since 20") != NULL;
    if (!good)
      fprintf(stderr, "refused with %d: %s\n", (int)fault, place->why.data);
    return write(refused[1], &byte, 1) == 1 && good ? 1 : 8;
  }
  struct pollfd wait = {.fd = refused[0], .events = POLLIN};
  return poll(&wait, 1, 5000) == 1 && XSave_Close(save, game, &place->why) ? 0 : 7;
}

static void of_two_processes_one_wins(void **state)
{
  Place *place = *state;
  char path[400];
  make_closed(place, "Wren", 4, 3, path, sizeof path);
  for (int i = 0; i < 100; i++) {
    int start[2], refused[2], results[2] = {0};
    assert_int_equal(pipe(start) | pipe(refused), 0);
    pid_t children[2];
    for (int k = 0; k < 2; k++)
      if ((children[k] = fork()) == 0) {
        close(start[1]);
        _exit(race_for(place, start[0], refused));
      }
    close(start[0]);
    close(start[1]);
    for (int k = 0; k < 2; k++) {
      waitpid(children[k], &results[k], 0);
      results[k] = WEXITSTATUS(results[k]);
    }
    close(refused[0]);
    close(refused[1]);
    assert_int_equal(results[0] + results[1], 1);
    char last[NAME_MAX + 1];
    assert_int_equal(count_files(place->dir, last), 1);
  }
}

static void a_stopped_holder_is_named_and_a_dead_one_is_no_obstacle(void **state)
{
  Place *place = *state;
  XLock lock, other;
  bool held;
  char path[400];
  path_in(place, "a.lock", path, sizeof path);
  FILE *stale = fopen(path, "w");
  fputs("pid 1\nuser ghost\n", stale);
  fclose(stale);
  assert_true(XLock_Take(&lock, path, "Wren", &held, &place->why));
  struct timespec before, after;
  clock_gettime(CLOCK_MONOTONIC, &before);
  assert_false(XLock_Take(&other, path, "Wren", &held, &place->why));
  assert_true(held);
  clock_gettime(CLOCK_MONOTONIC, &after);
  assert_true(after.tv_sec - before.tv_sec <= 1);
  char pid[40];
  snprintf(pid, sizeof pid, "process %ld", (long)getpid());
  assert_non_null(strstr(place->why.data, pid));
  XLockInfo info;
  assert_true(XLock_IsHeld(path, &info));
  assert_string_equal(info.name, "Wren");
  XLock_Release(&lock);
  assert_int_equal(access(path, F_OK), -1);
  assert_false(XLock_IsHeld(path, &info));
}

static void put_file(const Place *place, const char *name, const char *bytes, size_t size)
{
  char path[400];
  path_in(place, name, path, sizeof path);
  FILE *file = fopen(path, "w");
  fwrite(bytes, 1, size, file);
  fclose(file);
}

static const XSaveEntry *entry_of(const XSaveList *list, const char *id)
{
  for (int32_t i = 0; i < list->count; i++)
    if (strcmp(list->entries[i].id, id) == 0)
      return &list->entries[i];
  fail_msg("%s is not listed", id);
  return NULL;
}

static void put_strangers(const Place *place)
{
  char path[600], other[600];
  char noise[5000];
  for (size_t i = 0; i < sizeof noise; i++)
    noise[i] = (char)(i * 7919 >> 3);
  put_file(place, "empty.hv", "", 0);
  put_file(place, "noise.hv", noise, sizeof noise);
  put_file(place, "short.hv", "SQLite format 3", 16);
  path_in(place, "folder.hv", path, sizeof path);
  mkdir(path, 0700);
  path_in(place, "fifo.hv", path, sizeof path);
  assert_int_equal(mkfifo(path, 0600), 0);
  path_in(place, "loop.hv", path, sizeof path);
  path_in(place, "loop2.hv", other, sizeof other);
  assert_int_equal(symlink(path, other) | symlink(other, path), 0);
  path_in(place, "huge.hv", path, sizeof path);
  put_file(place, "huge.hv", "", 0);
  assert_int_equal(truncate(path, (off_t)1 << 38), 0);
  path_in(place, "foreign.hv", path, sizeof path);
  run_sql(path, "create table t(a)");
  path_in(place, "trap.hv", path, sizeof path);
  run_sql(path, "pragma application_id=1213615153;pragma user_version=1;create table save(name);"
                "create view v as select 1;");
  path_in(place, "newer.hv", path, sizeof path);
  run_sql(path, "pragma application_id=1213615153;pragma user_version=99;create table save(name);");
}

static void every_file_is_listed_and_none_hangs(void **state)
{
  Place *place = *state;
  char path[400];
  put_strangers(place);
  make_closed(place, "Wren", 4, 3, path, sizeof path);
  XSaveList list;
  assert_true(XSave_List(place->dir, &list, &place->why));
  assert_int_equal(list.count, 12);
  assert_string_equal(list.entries[0].name, "Wren");
  assert_int_equal(list.entries[0].fault, XSAVE_FINE);
  assert_int_equal(list.entries[0].commands, 3);
  assert_string_equal(list.entries[0].place, "mini:hall");
  for (int32_t i = 1; i < list.count; i++) {
    assert_int_not_equal(list.entries[i].fault, XSAVE_FINE);
    assert_non_null(list.entries[i].reason);
    XGame *game;
    XSaveFault fault;
    assert_null(
        XSave_Open(place->dir, list.entries[i].id, place->content, &game, &fault, &place->why));
  }
  assert_int_equal(entry_of(&list, "newer")->fault, XSAVE_NEWER);
  assert_int_equal(entry_of(&list, "foreign")->fault, XSAVE_FOREIGN);
  assert_int_equal(entry_of(&list, "trap")->fault, XSAVE_DAMAGED);
  XText out;
  XText_Init(&out);
  XSaveList_Format(&list, true, &out);
  assert_non_null(strstr(out.data, "\"name\":\"Wren\""));
  XSaveList_Format(&list, false, &out);
  XText_Clear(&out);
  XSaveList_Clear(&list);
}

static void a_game_in_use_is_listed_with_who(void **state)
{
  Place *place = *state;
  XGame *game = Mini_Game(place->content, 3, "Wren");
  XSave *save = create(place, game);
  XSaveList list;
  assert_true(XSave_List(place->dir, &list, &place->why));
  assert_int_equal(list.count, 1);
  assert_int_equal(list.entries[0].fault, XSAVE_IN_USE);
  assert_string_equal(list.entries[0].name, "Wren");
  assert_non_null(strstr(list.entries[0].reason, "since 20"));
  XSaveList_Clear(&list);
  play(save, game, 3, 10); /* listing has not taken its locks away */
  close_save(place, save, game);
}

/* --- looking changes nothing --- */

static uint64_t file_digest(const char *path)
{
  static char bytes[1 << 20];
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  const size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  return XHash_Bytes(0, bytes, size);
}

static void show_has_the_hash_and_changes_nothing(void **state)
{
  Place *place = *state;
  char path[400], log[420], last[NAME_MAX + 1], wanted[64];
  make_closed(place, "Wren", 4, 20, path, sizeof path);
  uint64_t hash;
  kill_after(place, 77, 9, &hash);
  snprintf(log, sizeof log, "%s-wal", path);
  const uint64_t before = file_digest(path), log_before = file_digest(log);
  const int files = count_files(place->dir, last);
  XText out;
  XText_Init(&out);
  assert_int_equal(XSave_Show(place->dir, "Wren", place->content, true, &out, &place->why),
                   XSAVE_FINE);
  snprintf(wanted, sizeof wanted, "\"hash\":\"%016" PRIx64 "\",\"commands\":29,", hash);
  assert_non_null(strstr(out.data, wanted));
  assert_non_null(strstr(out.data, "\"race\":\"mini:human\""));
  XText_Reset(&out);
  assert_int_equal(XSave_Show(place->dir, "Wren", place->content, false, &out, &place->why),
                   XSAVE_FINE);
  assert_non_null(strstr(out.data, "commands  29"));
  assert_int_equal(XSave_Show(place->dir, "Nobody", place->content, false, &out, &place->why),
                   XSAVE_MISSING);
  XSaveList list;
  assert_true(XSave_List(place->dir, &list, &place->why));
  assert_int_equal(list.entries[0].commands, 29);
  XSaveList_Clear(&list);
  assert_true(file_digest(path) == before && file_digest(log) == log_before);
  assert_int_equal(count_files(place->dir, last), files);
  XText_Clear(&out);
}

/* --- hostile files --- */

static XSaveFault try_to_open(Place *place, const char *name)
{
  XGame *game;
  XSaveFault fault;
  XText_Reset(&place->why);
  XSave *save = XSave_Open(place->dir, name, place->content, &game, &fault, &place->why);
  if (save != NULL)
    close_save(place, save, game);
  else
    assert_true(place->why.length > 0);
  return fault;
}

static void hostile_values_end_in_a_reason(void **state)
{
  Place *place = *state;
  static const char *const attacks[] = {
      "update creature set hp=-5000000000",
      "update creature set location=999999",
      "update creature set location=guid",
      "update creature set monster='mini:dragon' where monster is not null",
      "update creature set guid=-3 where race is not null",
      "update location set width=-1",
      "update location set width=200",
      "update location set tiles=zeroblob(100)",
      "update location set tiles=NULL",
      "update world set next_guid=1",
      "update world set stream_ai_0=0,stream_ai_1=0,stream_ai_2=0,stream_ai_3=0",
      "update world set hero=NULL",
      "update world set hero=(select guid from item limit 1)",
      "delete from world",
      "insert into world select * from world where 0; insert into world(guid) values(1)",
      "update schedule set ahead=100",
      "update schedule set guid=(select min(guid) from schedule)",
      "insert into schedule(position,ahead,guid) values(9999,99,424242)",
      "delete from schedule",
      "insert into item(guid) select guid from creature limit 1",
      "update game_messages set position=position+5",
      "update game_messages set count=0",
      "update creature set name=hex(zeroblob(2000))",
      "update item set owner=guid,location=NULL",
      "update item set quantity=0",
      "update save set hash=hash+1",
      "delete from save",
      "create view v as select 1",
      "create trigger t after insert on journal begin delete from creature; end",
      "create table other(a)",
      "create index i on creature(hp)",
      "alter table creature add column zzz integer",
      "update game set state=1,died_at=-1",
  };
  char path[400], saved[420], command[1000];
  make_closed(place, "Wren", 4, 20, path, sizeof path);
  snprintf(saved, sizeof saved, "%s.kept", path);
  snprintf(command, sizeof command, "cp %s %s", path, saved);
  assert_int_equal(system(command), 0);
  snprintf(command, sizeof command, "cp %s %s", saved, path);
  for (size_t i = 0; i < sizeof attacks / sizeof attacks[0]; i++) {
    run_sql(path, attacks[i]);
    const uint64_t before = file_digest(path);
    if (try_to_open(place, strrchr(path, '/') + 1) == XSAVE_FINE)
      fail_msg("loaded after: %s", attacks[i]);
    assert_true(file_digest(path) == before);
    assert_int_equal(system(command), 0);
  }
  assert_int_equal(try_to_open(place, "Wren"), XSAVE_FINE);
}

static void broken_bytes_never_crash(void **state)
{
  Place *place = *state;
  char path[400];
  make_closed(place, "Wren", 4, 20, path, sizeof path);
  static unsigned char bytes[1 << 20];
  FILE *file = fopen(path, "r");
  const size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  XRandom random;
  XRandom_Seed(&random, 5);
  const int rounds = getenv("HOURVALE_SOAK") != NULL ? 4000 : 120;
  for (int i = 0; i < rounds; i++) {
    const size_t at = XRandom_Below(&random, (uint32_t)size);
    const size_t length = i % 4 == 3 ? at : size;
    const unsigned char bit = (unsigned char)(1u << XRandom_Below(&random, 8));
    bytes[at] ^= bit;
    put_file(place, strrchr(path, '/') + 1, (const char *)bytes, length);
    bytes[at] ^= bit;
    try_to_open(place, strrchr(path, '/') + 1);
    char log[420];
    snprintf(log, sizeof log, "%s-wal", path);
    unlink(log);
  }
}

static void a_damaged_journal_keeps_what_is_good(void **state)
{
  Place *place = *state;
  char path[400];
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = create(place, game);
  snprintf(path, sizeof path, "%s/%s.hv", place->dir, XSave_Id(save));
  play(save, game, 6, 10);
  XSave_Abandon(save); /* no snapshot: the log and ten rows */
  XGame_Free(game);
  run_sql(path, "update journal set command='step west' where seq=6");
  save = reopen(place, "Wren", &game);
  assert_int_equal(game->commands, 5);
  assert_non_null(XSave_Notice(save));
  assert_non_null(strstr(XSave_Notice(save), "last 5 commands"));
  play(save, game, 7, 3);
  close_save(place, save, game);
  assert_int_equal(query(path, "select count(*) from journal_lost"), 5);
  assert_int_equal(query(path, "select max(seq) from journal"), 8);
  assert_int_equal(try_to_open(place, "Wren"), XSAVE_FINE);
}

static void missing_tables_and_columns_are_added(void **state)
{
  Place *place = *state;
  char path[400];
  make_closed(place, "Wren", 4, 5, path, sizeof path);
  run_sql(path, "alter table creature drop column memory;drop table creature_kills;"
                "update save set shape=1");
  XText out;
  XText_Init(&out);
  assert_int_equal(XSave_Show(place->dir, "Wren", place->content, true, &out, &place->why),
                   XSAVE_FINE);
  assert_non_null(strstr(out.data, "\"memory\":0"));
  XText_Clear(&out);
  assert_int_equal(try_to_open(place, "Wren"), XSAVE_FINE);
  assert_int_equal(
      query(path, "select count(*) from pragma_table_info('creature') where name='memory'"), 1);
  assert_int_equal(try_to_open(place, "Wren"), XSAVE_FINE);
}

static void strays_beside_the_file_are_refused(void **state)
{
  Place *place = *state;
  char path[400], stray[440];
  make_closed(place, "Wren", 4, 5, path, sizeof path);
  snprintf(stray, sizeof stray, "%s-journal", strrchr(path, '/') + 1);
  put_file(place, stray, "junk", 4);
  assert_int_equal(try_to_open(place, strrchr(path, '/') + 1), XSAVE_FOREIGN);
  assert_non_null(strstr(place->why.data, "journal"));
}

/* --- death --- */

static void kill_hero(XSave *save, XGame *game)
{
  XSession session;
  XText why;
  XText_Init(&why);
  bool ran;
  XSession_Init(&session, game, XSave_Store(save));
  XGame_Hero(game)->hp = 1;
  for (int i = 0; i < 3000 && game->state == XGAME_PLAYING; i++) {
    XText_Reset(&why);
    XSession_Do(&session, "wait", 1, &ran, &why);
    XGame_Hero(game)->hp = XGame_Hero(game)->hp > 1 ? 1 : XGame_Hero(game)->hp;
  }
  assert_int_equal(game->state, XGAME_DEAD);
  XSession_Clear(&session);
  XText_Clear(&why);
}

static void the_dead_move_to_the_graveyard(void **state)
{
  Place *place = *state;
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = create(place, game);
  char path[400], grave[400], last[NAME_MAX + 1];
  snprintf(path, sizeof path, "%s/%s.hv", place->dir, XSave_Id(save));
  snprintf(grave, sizeof grave, "%s/graveyard/%s.hv", place->dir, XSave_Id(save));
  kill_hero(save, game);
  close_save(place, save, game);
  assert_int_equal(access(path, F_OK), -1);
  assert_int_equal(access(grave, F_OK), 0);
  assert_int_equal(count_files(place->dir, last), 1);
  assert_int_equal(try_to_open(place, "Wren"), XSAVE_MISSING);
  snprintf(path, sizeof path, "%s/graveyard", place->dir);
  XSaveList list;
  assert_true(XSave_List(path, &list, &place->why));
  assert_int_equal(list.count, 1);
  assert_int_equal(list.entries[0].fault, XSAVE_DEAD);
  assert_true(strlen(list.entries[0].cause) > 0);
  XSaveList_Clear(&list);
  XText out;
  XText_Init(&out);
  assert_int_equal(XSave_Show(place->dir, "Wren", place->content, false, &out, &place->why),
                   XSAVE_FINE);
  assert_non_null(strstr(out.data, "dead "));
  XText_Clear(&out);
  game = Mini_Game(place->content, 5, "Wren"); /* the name is free again */
  close_save(place, create(place, game), game);
}

static void killing_the_game_at_the_tombstone_undoes_nothing(void **state)
{
  Place *place = *state;
  const pid_t child = fork();
  if (child == 0) {
    XGame *game = Mini_Game(place->content, 4, "Wren");
    XSave *save = create(place, game);
    kill_hero(save, game);
    raise(SIGKILL);
  }
  int status;
  char last[NAME_MAX + 1];
  waitpid(child, &status, 0);
  assert_true(WIFSIGNALED(status));
  assert_int_equal(try_to_open(place, "Wren"), XSAVE_DEAD);
  assert_non_null(strstr(place->why.data, "dead"));
  assert_int_equal(try_to_open(place, "Wren"), XSAVE_MISSING);
  assert_int_equal(count_files(place->dir, last), 1);
}

/* --- disks that fail --- */

static void set_file_limit(rlim_t most)
{
  const struct rlimit limit = {most, RLIM_INFINITY};
  assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void a_failed_commit_changes_nothing_and_recovers(void **state)
{
  Place *place = *state;
  char path[400];
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = create(place, game);
  snprintf(path, sizeof path, "%s/%s.hv", place->dir, XSave_Id(save));
  play(save, game, 3, 5);
  XSession session;
  bool ran = true;
  XSession_Init(&session, game, XSave_Store(save));
  signal(SIGXFSZ, SIG_IGN);
  set_file_limit(100);
  const uint64_t before = XGame_Hash(game);
  for (int i = 0; i < 3; i++) {
    XText_Reset(&place->why);
    XSession_Do(&session, "wait", 1, &ran, &place->why);
    assert_false(ran);
    assert_true(XGame_Hash(game) == before);
    assert_non_null(session.warning);
    assert_non_null(strstr(session.warning, path));
  }
  set_file_limit(RLIM_INFINITY);
  signal(SIGXFSZ, SIG_DFL);
  XText_Reset(&place->why);
  XSession_Do(&session, "wait", 1, &ran, &place->why);
  assert_true(ran);
  assert_null(session.warning);
  XSession_Clear(&session);
  const uint64_t after = XGame_Hash(game);
  close_save(place, save, game);
  save = reopen(place, "Wren", &game);
  assert_int_equal(game->commands, 6);
  assert_true(XGame_Hash(game) == after);
  close_save(place, save, game);
}

static void leaving_on_a_full_disk_keeps_the_state(void **state)
{
  Place *place = *state;
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = create(place, game);
  play(save, game, 3, 5);
  const uint64_t hash = XGame_Hash(game);
  signal(SIGXFSZ, SIG_IGN);
  set_file_limit(100);
  assert_false(XSave_Close(save, game, &place->why));
  assert_true(place->why.length > 0);
  XGame *other = Mini_Game(place->content, 5, "Odo");
  assert_null(XSave_Create(place->dir, other, &place->why));
  XGame_Free(other);
  set_file_limit(RLIM_INFINITY);
  signal(SIGXFSZ, SIG_DFL);
  XGame_Free(game);
  save = reopen(place, "Wren", &game);
  assert_true(XGame_Hash(game) == hash);
  close_save(place, save, game);
  char last[NAME_MAX + 1];
  assert_int_equal(count_files(place->dir, last), 1);
}

static void a_replaced_file_is_noticed(void **state)
{
  Place *place = *state;
  char path[400], away[420];
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = create(place, game);
  const XStore store = XSave_Store(save);
  snprintf(path, sizeof path, "%s/%s.hv", place->dir, XSave_Id(save));
  snprintf(away, sizeof away, "%s.away", path);
  assert_int_equal(rename(path, away), 0);
  assert_false(store.Commit(store.context, game, "wait", &place->why));
  assert_non_null(strstr(place->why.data, path));
  assert_int_equal(rename(away, path), 0);
  assert_true(store.Commit(store.context, game, "wait", &place->why));
  XSave_Abandon(save);
  XGame_Free(game);
}

/* --- cost --- */

static void a_commit_is_cheap(void **state)
{
  Place *place = *state;
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = create(place, game);
  const XStore store = XSave_Store(save);
  enum { COUNT = 3000 };
  const clock_t before = clock();
  for (int i = 0; i < COUNT; i++)
    assert_true(store.Commit(store.context, game, "step northeast", &place->why));
  const double each = (double)(clock() - before) * 1e6 / CLOCKS_PER_SEC / COUNT;
  print_message("a commit costs %.1f us\n", each);
  assert_true(each < 500);
  XSave_Abandon(save);
  XGame_Free(game);
}

/* --- paths --- */

static void paths_follow_option_and_environment(void **state)
{
  Place *place = *state;
  XText out;
  XText_Init(&out);
  setenv("HOME", place->dir, 1);
  unsetenv("XDG_DATA_HOME");
  assert_true(XPaths_Data(NULL, &out, &place->why));
  assert_non_null(strstr(out.data, "/.local/share/hourvale"));
  assert_true(XPaths_Make(out.data, &place->why));
  struct stat info;
  assert_int_equal(stat(out.data, &info), 0);
  assert_int_equal(info.st_mode & 0777, 0700);
  XText_Reset(&out);
  setenv("XDG_DATA_HOME", "/tmp/x", 1);
  assert_true(XPaths_Data(NULL, &out, &place->why));
  assert_string_equal(out.data, "/tmp/x/hourvale");
  XText_Reset(&out);
  assert_true(XPaths_Data("/data/here", &out, &place->why));
  assert_string_equal(out.data, "/data/here");
  XText_Reset(&out);
  assert_true(XPaths_Show("/data/here", &out, &place->why));
  assert_non_null(strstr(out.data, "/data/here/graveyard"));
  XText_Reset(&out);
  setenv("XDG_DATA_HOME", "relative", 1);
  assert_false(XPaths_Data(NULL, &out, &place->why));
  assert_non_null(strstr(place->why.data, "XDG_DATA_HOME"));
  setenv("XDG_DATA_HOME", "", 1);
  static const char *const homes[] = {"", "/", "there"};
  for (size_t i = 0; i < 3; i++) {
    XText_Reset(&place->why);
    setenv("HOME", homes[i], 1);
    assert_false(XPaths_Data(NULL, &out, &place->why));
    assert_non_null(strstr(place->why.data, "HOME"));
  }
  unsetenv("HOME");
  assert_false(XPaths_Data(NULL, &out, &place->why));
  assert_false(XPaths_Data("/", &out, &place->why));
  assert_false(XPaths_Data("", &out, &place->why));
  assert_int_equal(out.length, 0);
  put_file(place, "file", "", 0);
  char path[400];
  path_in(place, "file/below", path, sizeof path);
  XText_Reset(&place->why);
  assert_false(XPaths_Make(path, &place->why));
  assert_non_null(strstr(place->why.data, "file is not a directory"));
  XText_Clear(&out);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
      TEST(close_leaves_one_file_and_it_loads_the_same),
      TEST(killed_processes_lose_nothing),
      TEST(a_new_hero_killed_at_once_is_there),
      TEST(saving_and_loading_never_changes_what_follows),
      TEST(tables_can_be_read_by_people),
      TEST(a_snapshot_writes_only_what_changed),
      TEST(other_indices_and_content_do_not_matter),
      TEST(names_are_data),
      TEST(of_two_processes_one_wins),
      TEST(a_stopped_holder_is_named_and_a_dead_one_is_no_obstacle),
      TEST(every_file_is_listed_and_none_hangs),
      TEST(a_game_in_use_is_listed_with_who),
      TEST(show_has_the_hash_and_changes_nothing),
      TEST(hostile_values_end_in_a_reason),
      TEST(broken_bytes_never_crash),
      TEST(a_damaged_journal_keeps_what_is_good),
      TEST(missing_tables_and_columns_are_added),
      TEST(strays_beside_the_file_are_refused),
      TEST(the_dead_move_to_the_graveyard),
      TEST(killing_the_game_at_the_tombstone_undoes_nothing),
      TEST(a_failed_commit_changes_nothing_and_recovers),
      TEST(leaving_on_a_full_disk_keeps_the_state),
      TEST(a_replaced_file_is_noticed),
      TEST(a_commit_is_cheap),
      TEST(paths_follow_option_and_environment),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
