/*
 * K58 and P5: whatever kills the hero, a game that is itself killed on the message of it has him
 * dead: not to be played, once in the history, and a second death is not to be had.
 */
#include "creature/xcreature.h"
#include "engine/xstring.h"
#include "game/party.h"
#include "game/travel.h"
#include "game/turn.h"
#include "game/view.h"
#include "game/xtimer.h"
#include "saves/xhistory.h"
#include "saves/xsave.h"
#include "tests/support/files.h"
#include "tests/support/fixture.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static const char *const hall[] = {"#######", "#.....#", "#..@..#", "#.....#", "#######"};

static void by_blow(Fixture *fixture)
{
  XCreature *foe = Fixture_Monster(fixture, "goblin_chieftain", 4, 2);
  foe->hit = 1000;
}

static void by_poison(Fixture *fixture)
{
  XCreature_Begin(fixture->game, Fixture_Hero(fixture), Fixture_Modifier(fixture, "poison"), 400);
}

static void by_hunger(Fixture *fixture)
{
  Fixture_Hero(fixture)->nutrio = 0;
}

static void by_wound(Fixture *fixture)
{
  XCreature_Begin(fixture->game, Fixture_Hero(fixture), Fixture_Modifier(fixture, "wound"), 400);
}

static const struct {
  const char *name;
  void (*prepare)(Fixture *fixture);
  const char *line, *cause;
} ways[] = {{"a blow", by_blow, "wait", "goblin chieftain"},
            {"poison while resting", by_poison, "rest 50", "poison"},
            {"starvation", by_hunger, "wait", "hunger"},
            {"a wound", by_wound, "wait", "wound"}};

static int set_up(void **state)
{
  char dir[] = "/tmp/hourvale-dead-XXXXXX";
  if (mkdtemp(dir) == NULL)
    return -1;
  *state = strdup(dir);
  return 0;
}

static int tear_down(void **state)
{
  Files_Remove(*state);
  free(*state);
  return 0;
}

/* In a process of its own: born, prepared, kept, played to the end, and killed there. */
static void die(const char *dir, size_t way)
{
  Fixture fixture;
  XText why;
  XSession session;
  bool ran;
  XText_Init(&why);
  Fixture_Open(&fixture, 7, XPROFILE_HONOURED);
  Fixture_Room(&fixture, hall, 5);
  ways[way].prepare(&fixture);
  Fixture_Hero(&fixture)->hp = 1;
  XGame_Look(fixture.game);
  XSave *save = XSave_Create(dir, fixture.game, &why);
  if (save == NULL)
    _exit(1);
  XSession_Init(&session, fixture.game, XSave_Store(save));
  for (int i = 0; i < 300 && fixture.game->state == XGAME_PLAYING; i++) {
    Fixture_Hero(&fixture)->hp = 1;
    XSession_Do(&session, ways[way].line, INT32_MAX, &ran, &why);
  }
  if (fixture.game->state != XGAME_DEAD)
    _exit(2);
  raise(SIGKILL);
}

static XSaveFault try_open(const char *dir, const XContent *content, XText *why)
{
  XGame *game;
  XSaveFault fault;
  XText_Reset(why);
  XSave *save = XSave_Open(dir, "Wren", content, &game, &fault, why);
  assert_null(save);
  return fault;
}

static void assert_dead(const char *dir, const XContent *content, size_t way)
{
  XText why;
  XHistory history;
  XText_Init(&why);
  assert_int_equal(try_open(dir, content, &why), XSAVE_DEAD);
  if (strstr(why.data, ways[way].cause) == NULL)
    fail_msg("%s: %s", ways[way].name, why.data);
  assert_int_equal(try_open(dir, content, &why), XSAVE_MISSING); /* it lies in the graveyard */
  assert_non_null(strstr(why.data, "Wren is dead: killed by"));
  for (int i = 0; i < 2; i++) {
    assert_true(XHistory_Fill(dir, &why));
    assert_true(XHistory_Read(dir, false, &history, &why));
    assert_int_equal(history.count, 1);
    assert_true(history.runs[0].dead);
    assert_non_null(strstr(history.runs[0].cause, ways[way].cause));
    XHistory_Clear(&history);
  }
  XText_Clear(&why);
}

static void k58_p5_dead_whatever_it_was(void **state)
{
  const char *home = *state;
  Fixture fixture;
  Fixture_Open(&fixture, 7, XPROFILE_HONOURED);
  for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
    char dir[120];
    int status = 0;
    snprintf(dir, sizeof dir, "%s/%d", home, (int)way);
    const pid_t child = fork();
    if (child == 0) {
      die(dir, way);
      _exit(3);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL)
      fail_msg("%s: the hero would not die (%d)", ways[way].name, status);
    assert_dead(dir, fixture.content, way);
  }
  Fixture_Close(&fixture);
}

/* K64: somebody who was followed and hunted dies on another level; nobody minds, and a loaded game
 * goes on as this one does. */
static void k64_who_was_followed_is_gone(void **state)
{
  const char *home = *state;
  Fixture f;
  XText why;
  XGame *again;
  XSaveFault fault;
  XText_Init(&why);
  Fixture_Open(&f, 21, XPROFILE_HONOURED);
  XLocation *first = Fixture_Room(&f, hall, 5);
  XCreature *friend = Fixture_Monster(&f, "old_dog", 4, 2);
  XCreature *foe = Fixture_Monster(&f, "goblin", 5, 3);
  XParty_Add(f.game, friend);
  friend->enemy = XCreature_Handle(foe);
  foe->enemy = XCreature_Handle(friend);
  foe->mood = XMOOD_HUNTING;
  Fixture_Room(&f, hall, 5);
  if (XWorld_Get(f.game->world, XCreature_Handle(foe)) != NULL)
    assert_ptr_equal(XCreature_Location(f.game->world, foe), first);
  XGame_Kill(f.game, friend, NULL, "cause.poison");
  XObjectTable_Sweep(&f.game->world->objects);
  for (int i = 0; i < 20; i++)
    assert_true(Fixture_Do(&f, "wait"));
  XGame_Enter(f.game, first, "");
  for (int i = 0; i < 5 && f.game->state == XGAME_PLAYING; i++) {
    Fixture_Hero(&f)->hp = Fixture_Hero(&f)->max_hp;
    assert_true(Fixture_Do(&f, "wait"));
  }
  const uint64_t hash = XGame_Hash(f.game);
  XSave *save = XSave_Create(home, f.game, &why);
  assert_non_null(save);
  assert_true(XSave_Close(save, f.game, &why));
  save = XSave_Open(home, "Wren", f.content, &again, &fault, &why);
  assert_non_null(save);
  assert_true(XGame_Hash(again) == hash);
  for (int i = 0; i < 20 && again->state == XGAME_PLAYING; i++) {
    XGame_Command(again, "wait", &why);
    XGame_Advance(again, INT32_MAX);
    Fixture_Do(&f, "wait");
    assert_true(XGame_Hash(again) == XGame_Hash(f.game));
  }
  XSave_Abandon(save);
  XGame_Free(again);
  XText_Clear(&why);
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(k58_p5_dead_whatever_it_was, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k64_who_was_followed_is_gone, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
