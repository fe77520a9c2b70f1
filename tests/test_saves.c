/* Characters on disk: made, opened, replayed, locked, listed, damaged, and what full disks do. */
#include "tests/support/keep.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "saves/layer.h"
#include "saves/lock.h"
#include "saves/paths.h"
#include "saves/read.h"
#include "saves/write.h"
#include "saves/xsave_own.h"
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

/* --- the ordinary life of a file --- */

static void close_leaves_one_file_and_it_loads_the_same(void **state)
{
  Place *place = *state;
  char name[NAME_MAX + 1], path[600];
  struct stat info;
  XGame *game = Mini_Game(place->content, 7, "Wren");
  XSave *save = Keep_Create(place, game);
  Keep_Play(save, game, 1, 60);
  const uint64_t hash = XGame_Hash(game);
  const int64_t commands = game->commands;
  Keep_Close(place, save, game);
  assert_int_equal(Keep_CountFiles(place->dir, name), 1);
  Keep_Path(place, name, path, sizeof path);
  assert_int_equal(stat(path, &info), 0);
  assert_int_equal(info.st_mode & 0777, 0600);
  save = Keep_Open(place, "Wren", &game);
  assert_true(XGame_Hash(game) == hash);
  assert_true(game->commands == commands);
  assert_null(XSave_Notice(save));
  Keep_Close(place, save, game);
  assert_int_equal(Keep_CountFiles(place->dir, name), 1);
}

static void killed_processes_lose_nothing(void **state)
{
  Place *place = *state;
  XGame *game = Mini_Game(place->content, 9, "Wren");
  Keep_Close(place, Keep_Create(place, game), game);
  for (int i = 0; i < 8; i++) {
    uint64_t hash;
    Keep_Kill(place, 100 + (uint64_t)i, i == 0 ? 1 : 3 * i, &hash);
    XSave *save = Keep_Open(place, "Wren", &game);
    assert_true(XGame_Hash(game) == hash);
    assert_null(XSave_Notice(save));
    if (i % 2 == 0)
      Keep_Close(place, save, game);
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
    XSave *save = Keep_Create(place, game);
    Keep_Play(save, game, 5, 1);
    raise(SIGKILL);
  }
  int status;
  waitpid(child, &status, 0);
  XGame *game;
  XSave *save = Keep_Open(place, "Wren", &game);
  assert_int_equal(game->commands, 1);
  Keep_Close(place, save, game);
}

static void saving_and_loading_never_changes_what_follows(void **state)
{
  Place *place = *state;
  XGame *straight = Mini_Game(place->content, 21, "Straight");
  XGame *broken = Mini_Game(place->content, 21, "Broken");
  XSave *first = Keep_Create(place, straight), *second = Keep_Create(place, broken);
  for (uint64_t i = 0; i < 30; i++) {
    Keep_Play(first, straight, i, 7);
    Keep_Play(second, broken, i, 7);
    Keep_Close(place, second, broken);
    second = Keep_Open(place, "Broken", &broken);
    assert_true(XWorld_QuickHash(straight->world) != 0);
    assert_int_equal(straight->world->scheduler.time, broken->world->scheduler.time);
    assert_int_equal(straight->charged, broken->charged);
    assert_true(straight->world->streams[0].state[0] == broken->world->streams[0].state[0]);
  }
  Keep_Close(place, first, straight);
  Keep_Close(place, second, broken);
}

static void tables_can_be_read_by_people(void **state)
{
  Place *place = *state;
  char path[400];
  Keep_MakeClosed(place, "Wren", 4, 20, path, sizeof path);
  assert_true(
      Keep_Query(path, "select count(*) from (select name,ttm,ttmb from creature order by ttm)") >=
      2);
  assert_int_equal(Keep_Query(path, "select count(*) from world"), 1);
  assert_int_equal(Keep_Query(path, "select count(*) from journal"), 20);
  assert_int_equal(Keep_Query(path,
                              "select count(*) from creature c join location l on "
                              "c.location=l.guid where l.place='mini:hall' and c.stats_St>0 and "
                              "c.race='mini:human' and c.name='Wren'"),
                   1);
  assert_int_equal(Keep_Query(path, "pragma application_id"), 0x48564C31);
}

/* When the hand is idle: after 250 commands, or after 20 000 turns, whoever's they were. */
static void snapshots_come_when_they_are_due(void **state)
{
  Place *place = *state;
  XText why;
  XSession session;
  bool ran;
  XText_Init(&why);
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = Keep_Create(place, game);
  XSession_Init(&session, game, XSave_Store(save));
  XSession_Shown(&session, true);
  for (int i = 1; i <= 260; i++) {
    XGame_Hero(game)->hp = XGame_Hero(game)->max_hp;
    XSession_Do(&session, "wait", INT32_MAX, &ran, &why);
    XSession_Shown(&session, i != 250); /* never while a key waits */
    assert_int_equal(save->snapshot_seq, i < 251 ? 0 : 251);
  }
  for (int turns = 19000; turns <= 20000; turns += 500) { /* as after a long rest */
    const int64_t before = save->snapshot_seq;
    game->world->scheduler.dispatched = save->snapshot_turns + turns;
    XGame_Hero(game)->hp = XGame_Hero(game)->max_hp;
    XSession_Do(&session, "wait", INT32_MAX, &ran, &why);
    XSession_Shown(&session, true);
    assert_true((save->snapshot_seq > before) == (turns == 20000));
  }
  XSession_Clear(&session);
  Keep_Close(place, save, game);
  XText_Clear(&why);
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
  Keep_Path(place, "x.hv", path, sizeof path);
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
  Keep_MakeClosed(place, "Wren", 4, 20, path, sizeof path);
  XContent *other = Mini_Content(5);
  XGame *game;
  XSaveFault fault;
  XSave *save = XSave_Open(place->dir, "Wren", other, &game, &fault, &place->why);
  assert_non_null(save);
  const XLocation *here = XWorld_Here(game->world);
  assert_string_equal(XMap_Tile(&here->map, other, 0, 0)->base.id, "mini:wall");
  Keep_Close(place, save, game);
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
    Keep_Close(place, Keep_Create(place, game), game);
    assert_int_equal(Keep_CountFiles(place->dir, last), i + 1);
  }
  for (int i = 0; i < count; i++) {
    XGame *game = Mini_Game(place->content, 1, names[i]);
    XText_Reset(&place->why);
    assert_null(XSave_Create(place->dir, game, &place->why));
    assert_non_null(strstr(place->why.data, "lives already"));
    XGame_Free(game);
    XSave *save = Keep_Open(place, names[i], &game);
    assert_string_equal(XGame_Hero(game)->name, names[i]);
    Keep_Close(place, save, game);
  }
  assert_int_equal(Keep_CountFiles(place->dir, last), count);
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

static void p6_k52_of_two_processes_one_wins(void **state)
{
  Place *place = *state;
  char path[400];
  Keep_MakeClosed(place, "Wren", 4, 3, path, sizeof path);
  const int races = getenv("HOURVALE_SOAK") != NULL ? 1000 : 100; /* P6 */
  for (int i = 0; i < races; i++) {
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
    assert_int_equal(Keep_CountFiles(place->dir, last), 1);
  }
}

static void p6_k52_a_stopped_holder_is_named_and_a_dead_one_is_no_obstacle(void **state)
{
  Place *place = *state;
  XLock lock, other;
  bool held;
  char path[400];
  Keep_Path(place, "a.lock", path, sizeof path);
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
  Keep_Put(place, "empty.hv", "", 0);
  Keep_Put(place, "noise.hv", noise, sizeof noise);
  Keep_Put(place, "short.hv", "SQLite format 3", 16);
  Keep_Path(place, "folder.hv", path, sizeof path);
  mkdir(path, 0700);
  Keep_Path(place, "fifo.hv", path, sizeof path);
  assert_int_equal(mkfifo(path, 0600), 0);
  Keep_Path(place, "loop.hv", path, sizeof path);
  Keep_Path(place, "loop2.hv", other, sizeof other);
  assert_int_equal(symlink(path, other) | symlink(other, path), 0);
  Keep_Path(place, "huge.hv", path, sizeof path);
  Keep_Put(place, "huge.hv", "", 0);
  assert_int_equal(truncate(path, (off_t)1 << 38), 0);
  Keep_Path(place, "foreign.hv", path, sizeof path);
  Keep_Run(path, "create table t(a)");
  Keep_Path(place, "trap.hv", path, sizeof path);
  Keep_Run(path, "pragma application_id=1213615153;pragma user_version=1;create table save(name);"
                 "create view v as select 1;");
  Keep_Path(place, "newer.hv", path, sizeof path);
  Keep_Run(path,
           "pragma application_id=1213615153;pragma user_version=99;create table save(name);");
}

static void every_file_is_listed_and_none_hangs(void **state)
{
  Place *place = *state;
  char path[400];
  put_strangers(place);
  Keep_MakeClosed(place, "Wren", 4, 3, path, sizeof path);
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
  XSave *save = Keep_Create(place, game);
  XSaveList list;
  assert_true(XSave_List(place->dir, &list, &place->why));
  assert_int_equal(list.count, 1);
  assert_int_equal(list.entries[0].fault, XSAVE_IN_USE);
  assert_string_equal(list.entries[0].name, "Wren");
  assert_non_null(strstr(list.entries[0].reason, "since 20"));
  XSaveList_Clear(&list);
  Keep_Play(save, game, 3, 10); /* listing has not taken its locks away */
  Keep_Close(place, save, game);
}

/* --- looking changes nothing --- */

static void show_has_the_hash_and_changes_nothing(void **state)
{
  Place *place = *state;
  char path[400], log[420], last[NAME_MAX + 1], wanted[64];
  Keep_MakeClosed(place, "Wren", 4, 20, path, sizeof path);
  uint64_t hash;
  Keep_Kill(place, 77, 9, &hash);
  snprintf(log, sizeof log, "%s-wal", path);
  const uint64_t before = Keep_Digest(path), log_before = Keep_Digest(log);
  const int files = Keep_CountFiles(place->dir, last);
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
  assert_true(Keep_Digest(path) == before && Keep_Digest(log) == log_before);
  assert_int_equal(Keep_CountFiles(place->dir, last), files);
  XText_Clear(&out);
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
  XSave *save = Keep_Create(place, game);
  char path[400], grave[400], last[NAME_MAX + 1];
  snprintf(path, sizeof path, "%s/%s.hv", place->dir, XSave_Id(save));
  snprintf(grave, sizeof grave, "%s/graveyard/%s.hv", place->dir, XSave_Id(save));
  kill_hero(save, game);
  Keep_Close(place, save, game);
  assert_int_equal(access(path, F_OK), -1);
  assert_int_equal(access(grave, F_OK), 0);
  assert_int_equal(Keep_CountFiles(place->dir, last), 1);
  assert_int_equal(Keep_Try(place, "Wren"), XSAVE_MISSING);
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
  Keep_Close(place, Keep_Create(place, game), game);
}

static void killing_the_game_at_the_tombstone_undoes_nothing(void **state)
{
  Place *place = *state;
  const pid_t child = fork();
  if (child == 0) {
    XGame *game = Mini_Game(place->content, 4, "Wren");
    XSave *save = Keep_Create(place, game);
    kill_hero(save, game);
    raise(SIGKILL);
  }
  int status;
  char last[NAME_MAX + 1];
  waitpid(child, &status, 0);
  assert_true(WIFSIGNALED(status));
  assert_int_equal(Keep_Try(place, "Wren"), XSAVE_DEAD);
  assert_non_null(strstr(place->why.data, "dead"));
  assert_int_equal(Keep_Try(place, "Wren"), XSAVE_MISSING);
  assert_int_equal(Keep_CountFiles(place->dir, last), 1);
}

/* --- cost --- */

static void a_commit_is_cheap(void **state)
{
  Place *place = *state;
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = Keep_Create(place, game);
  const XStore store = XSave_Store(save);
  enum { COUNT = 3000 };
  const clock_t before = clock();
  for (int i = 0; i < COUNT; i++)
    assert_true(store.Commit(store.context, game, "step northeast", &place->why));
  const long each = (long)((clock() - before) * (1000000 / CLOCKS_PER_SEC) / COUNT);
  print_message("a commit costs %ld us\n", each);
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
  Keep_Put(place, "file", "", 0);
  char path[400];
  Keep_Path(place, "file/below", path, sizeof path);
  XText_Reset(&place->why);
  assert_false(XPaths_Make(path, &place->why));
  assert_non_null(strstr(place->why.data, "file is not a directory"));
  XText_Clear(&out);
}

/* A copy under another name is no second hero, and does not hide the first; what a file calls
   itself never drives the terminal that a list is printed on. */
static void copies_and_odd_names_in_a_list(void **state)
{
  Place *place = *state;
  char name[NAME_MAX + 1], from[600], to[600], *command;
  XGame *game = Mini_Game(place->content, 7, "Wren");
  Keep_Close(place, Keep_Create(place, game), game);
  assert_int_equal(Keep_CountFiles(place->dir, name), 1);
  Keep_Path(place, name, from, sizeof from);
  Keep_Path(place, "0copy\033[31m.hv", to, sizeof to);
  command = XStrFormat("cp '%s' '%s'", from, to);
  assert_int_equal(system(command), 0);
  free(command);
  XSaveList list;
  XText out;
  XText_Init(&out);
  assert_true(XSave_List(place->dir, &list, &place->why));
  assert_int_equal(list.count, 2);
  for (int32_t i = 0; i < list.count; i++)
    assert_int_equal(list.entries[i].fault == XSAVE_FINE, list.entries[i].reason == NULL);
  XSaveList_Format(&list, false, &out);
  assert_non_null(strstr(out.data, "copy of"));
  assert_null(strchr(out.data, '\033'));
  XSaveList_Clear(&list);
  XText_Clear(&out);
  XSave *save = Keep_Open(place, "Wren", &game);
  Keep_Close(place, save, game);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, Keep_SetUp, Keep_TearDown)

int main(void)
{
  const struct CMUnitTest tests[] = {
      TEST(close_leaves_one_file_and_it_loads_the_same),
      TEST(copies_and_odd_names_in_a_list),
      TEST(killed_processes_lose_nothing),
      TEST(a_new_hero_killed_at_once_is_there),
      TEST(saving_and_loading_never_changes_what_follows),
      TEST(tables_can_be_read_by_people),
      TEST(snapshots_come_when_they_are_due),
      TEST(a_snapshot_writes_only_what_changed),
      TEST(other_indices_and_content_do_not_matter),
      TEST(names_are_data),
      TEST(p6_k52_of_two_processes_one_wins),
      TEST(p6_k52_a_stopped_holder_is_named_and_a_dead_one_is_no_obstacle),
      TEST(every_file_is_listed_and_none_hangs),
      TEST(a_game_in_use_is_listed_with_who),
      TEST(show_has_the_hash_and_changes_nothing),
      TEST(the_dead_move_to_the_graveyard),
      TEST(killing_the_game_at_the_tombstone_undoes_nothing),
      TEST(a_commit_is_cheap),
      TEST(paths_follow_option_and_environment),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
