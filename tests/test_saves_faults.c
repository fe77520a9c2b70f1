/* Damaged and hostile files, disks that fail, files that vanish. */
#include "tests/support/keep.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"

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

/* --- hostile files --- */

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
      "update game_messages set position=position+5000",
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
  Keep_MakeClosed(place, "Wren", 4, 20, path, sizeof path);
  snprintf(saved, sizeof saved, "%s.kept", path);
  snprintf(command, sizeof command, "cp %s %s", path, saved);
  assert_int_equal(system(command), 0);
  snprintf(command, sizeof command, "cp %s %s", saved, path);
  for (size_t i = 0; i < sizeof attacks / sizeof attacks[0]; i++) {
    Keep_Run(path, attacks[i]);
    const uint64_t before = Keep_Digest(path);
    if (Keep_Try(place, strrchr(path, '/') + 1) == XSAVE_FINE)
      fail_msg("loaded after: %s", attacks[i]);
    assert_true(Keep_Digest(path) == before);
    assert_int_equal(system(command), 0);
  }
  assert_int_equal(Keep_Try(place, "Wren"), XSAVE_FINE);
}

static void broken_bytes_never_crash(void **state)
{
  Place *place = *state;
  char path[400];
  Keep_MakeClosed(place, "Wren", 4, 20, path, sizeof path);
  size_t size;
  char *bytes = Keep_Read(path, &size);
  XRandom random;
  XRandom_Seed(&random, 5);
  const int rounds = getenv("HOURVALE_SOAK") != NULL ? 4000 : 120;
  for (int i = 0; i < rounds; i++) {
    const size_t at = XRandom_Below(&random, (uint32_t)size);
    const size_t length = i % 4 == 3 ? at : size;
    const char bit = (char)(1u << XRandom_Below(&random, 8));
    bytes[at] = (char)(bytes[at] ^ bit);
    Keep_Put(place, strrchr(path, '/') + 1, bytes, length);
    bytes[at] = (char)(bytes[at] ^ bit);
    Keep_Try(place, strrchr(path, '/') + 1);
    char log[420];
    snprintf(log, sizeof log, "%s-wal", path);
    unlink(log);
  }
  free(bytes);
}

static void a_damaged_journal_keeps_what_is_good(void **state)
{
  Place *place = *state;
  char path[400];
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = Keep_Create(place, game);
  snprintf(path, sizeof path, "%s/%s.hv", place->dir, XSave_Id(save));
  Keep_Play(save, game, 6, 10);
  XSave_Abandon(save); /* no snapshot: the log and ten rows */
  XGame_Free(game);
  Keep_Run(path, "update journal set command='step west' where seq=6");
  save = Keep_Open(place, "Wren", &game);
  assert_int_equal(game->commands, 5);
  assert_non_null(XSave_Notice(save));
  assert_non_null(strstr(XSave_Notice(save), "last 5 commands"));
  Keep_Play(save, game, 7, 3);
  Keep_Close(place, save, game);
  assert_int_equal(Keep_Query(path, "select count(*) from journal_lost"), 5);
  assert_int_equal(Keep_Query(path, "select max(seq) from journal"), 8);
  assert_int_equal(Keep_Try(place, "Wren"), XSAVE_FINE);
}

static void missing_tables_and_columns_are_added(void **state)
{
  Place *place = *state;
  char path[400];
  Keep_MakeClosed(place, "Wren", 4, 5, path, sizeof path);
  Keep_Run(path, "alter table creature drop column memory;drop table creature_kills;"
                 "update save set shape=1");
  assert_int_equal(Keep_Try(place, "Wren"), XSAVE_DAMAGED); /* it was sealed with them */
  XText_Reset(&place->why);
  Keep_Run(path, "alter table save drop column seal"); /* as before there were seals */
  XText out;
  XText_Init(&out);
  assert_int_equal(XSave_Show(place->dir, "Wren", place->content, true, &out, &place->why),
                   XSAVE_FINE);
  assert_non_null(strstr(out.data, "\"memory\":0"));
  XText_Clear(&out);
  assert_int_equal(Keep_Try(place, "Wren"), XSAVE_FINE);
  assert_int_equal(
      Keep_Query(path, "select count(*) from pragma_table_info('creature') where name='memory'"),
      1);
  assert_int_equal(Keep_Try(place, "Wren"), XSAVE_FINE);
}

static void strays_beside_the_file_are_refused(void **state)
{
  Place *place = *state;
  char path[400], stray[440];
  Keep_MakeClosed(place, "Wren", 4, 5, path, sizeof path);
  snprintf(stray, sizeof stray, "%s-journal", strrchr(path, '/') + 1);
  Keep_Put(place, stray, "junk", 4);
  assert_int_equal(Keep_Try(place, strrchr(path, '/') + 1), XSAVE_FOREIGN);
  assert_non_null(strstr(place->why.data, "journal"));
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
  XSave *save = Keep_Create(place, game);
  snprintf(path, sizeof path, "%s/%s.hv", place->dir, XSave_Id(save));
  Keep_Play(save, game, 3, 5);
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
  Keep_Close(place, save, game);
  save = Keep_Open(place, "Wren", &game);
  assert_int_equal(game->commands, 6);
  assert_true(XGame_Hash(game) == after);
  Keep_Close(place, save, game);
}

static void leaving_on_a_full_disk_keeps_the_state(void **state)
{
  Place *place = *state;
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = Keep_Create(place, game);
  Keep_Play(save, game, 3, 5);
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
  save = Keep_Open(place, "Wren", &game);
  assert_true(XGame_Hash(game) == hash);
  Keep_Close(place, save, game);
  char last[NAME_MAX + 1];
  assert_int_equal(Keep_CountFiles(place->dir, last), 1);
}

static void a_replaced_file_is_noticed(void **state)
{
  Place *place = *state;
  char path[400], away[420];
  XGame *game = Mini_Game(place->content, 4, "Wren");
  XSave *save = Keep_Create(place, game);
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

#define TEST(name) cmocka_unit_test_setup_teardown(name, Keep_SetUp, Keep_TearDown)

int main(void)
{
  const struct CMUnitTest tests[] = {
      TEST(hostile_values_end_in_a_reason),
      TEST(broken_bytes_never_crash),
      TEST(a_damaged_journal_keeps_what_is_good),
      TEST(missing_tables_and_columns_are_added),
      TEST(strays_beside_the_file_are_refused),
      TEST(a_failed_commit_changes_nothing_and_recovers),
      TEST(leaving_on_a_full_disk_keeps_the_state),
      TEST(a_replaced_file_is_noticed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
