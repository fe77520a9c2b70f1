/* Wind-ups: committed now, landing later on marked cells, dodged, broken, and the first minute. */
#include "game/windup.h"

#include "creature/body.h"
#include "creature/delay.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/action.h"
#include "game/build.h"
#include "game/command.h"
#include "game/view.h"
#include "game/travel.h"
#include "game/turn.h"
#include "game/xtimer.h"
#include "saves/xsave.h"
#include "tests/support/files.h"
#include "tests/support/fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static const char *const hall[] = {
    "################", "#..............#", "#..............#", "#.....@........#",
    "#..............#", "#..............#", "################",
};

static int open_with(void **state, XProfile profile)
{
  Fixture *fixture = test_malloc(sizeof *fixture);
  Fixture_Open(fixture, 11, profile);
  Fixture_Room(fixture, hall, sizeof hall / sizeof *hall);
  XCreature *hero = Fixture_Hero(fixture);
  hero->hp = hero->max_hp = 1000;
  *state = fixture;
  return 0;
}

static int set_up(void **state)
{
  return open_with(state, XPROFILE_HONOURED);
}

static int set_up_classic(void **state)
{
  return open_with(state, XPROFILE_CLASSIC);
}

static int tear_down(void **state)
{
  Fixture *fixture = *state;
  Fixture_Close(fixture);
  test_free(fixture);
  return 0;
}

static XCreature *foe(Fixture *fixture, const char *id, int32_t x, int32_t y)
{
  XCreature *creature = Fixture_Monster(fixture, id, x, y);
  creature->hp = creature->max_hp = 1000;
  creature->hit = 1000;
  return creature;
}

static int64_t due(const Fixture *fixture, const XObject *object)
{
  return XScheduler_TimeOf(&fixture->game->world->scheduler, object);
}

/* It commits its great blow at the hero, as if its turn had come. */
static XPending *wind_up(Fixture *fixture, XCreature *by)
{
  const XAction action = {.kind = XACT_WIND_UP, .target = fixture->game->world->hero};
  const int64_t before = due(fixture, XCreature_Object(by));
  const XResult result = XAction_Perform(fixture->game, by, action);
  assert_int_equal(result.outcome, XRESULT_DONE);
  XGame_Charge(fixture->game, by, result.ticks);
  XPending *pending = XWindUp_By(fixture->game, by);
  assert_non_null(pending);
  assert_int_equal(due(fixture, &pending->base), before + result.ticks);
  assert_int_equal(due(fixture, XCreature_Object(by)), before + result.ticks);
  return pending;
}

static void test_arc_marks_three_cells_and_lands_when_it_says(void **state)
{
  Fixture *fixture = *state;
  XCreature *chieftain = foe(fixture, "kobold_chieftain", 7, 3);
  XPending *pending = wind_up(fixture, chieftain);
  const int64_t lands = due(fixture, &pending->base);
  assert_int_equal(pending->cells.count, 3);
  assert_true(XPending_Covers(pending, 6, 3) && XPending_Covers(pending, 6, 2) &&
              XPending_Covers(pending, 6, 4));
  assert_ptr_equal(XPending_At(fixture->game, 6, 3), pending);
  assert_null(XPending_At(fixture->game, 5, 3));
  assert_true(Fixture_SaidThat(fixture, "swings far back for a cleaving blow: lands in"));
  const int32_t pace = XCreature_GetSpeed(fixture->game->world, chieftain, XPROFILE_HONOURED);
  assert_int_equal(pending->base.ttmb, pace * 18 / 10);
  const XHandle self = pending->base.self;
  const int64_t last = lands - XSCHEDULER_TIME_SLICE;
  while (XWorld_Get(fixture->game->world, self) != NULL) {
    assert_true(fixture->game->world->scheduler.time <= lands + XSCHEDULER_TIME_SLICE);
    Fixture_Do(fixture, "wait");
  }
  assert_true(fixture->game->world->scheduler.time > last);
}

static void test_who_leaves_is_not_struck(void **state)
{
  Fixture *fixture = *state;
  XCreature *chieftain = foe(fixture, "kobold_chieftain", 7, 3);
  wind_up(fixture, chieftain);
  const int32_t hp = Fixture_Hero(fixture)->hp;
  Fixture_Do(fixture, "step west");
  assert_int_equal(Fixture_Hero(fixture)->hp, hp);
  while (XWindUp_By(fixture->game, chieftain) != NULL) {
    fixture->game->commands++;
    Fixture_Do(fixture, "wait");
    assert_true(Fixture_Hero(fixture)->hp == hp || XWindUp_By(fixture->game, chieftain) == NULL);
  }
  assert_true(Fixture_SaidThat(fixture, "strikes where nobody is"));
}

static void test_who_stays_is_struck_hard(void **state)
{
  Fixture *fixture = *state;
  XCreature *chieftain = foe(fixture, "kobold_chieftain", 7, 3);
  Fixture_Hero(fixture)->dv = -1000;
  int32_t cleaved = 0;
  for (int32_t i = 0; i < 20; i++) {
    XPending *pending = wind_up(fixture, chieftain);
    XPending_Land(fixture->game, pending);
    cleaved += Fixture_SaidThat(fixture, "cleaves you");
    XObjectTable_Sweep(&fixture->game->world->objects);
    fixture->game->commands++;
  }
  assert_true(cleaved >= 15);
}

static void test_kin_is_spared(void **state)
{
  Fixture *fixture = *state;
  XCreature *chieftain = foe(fixture, "kobold_chieftain", 7, 3);
  const XCreature *kin = foe(fixture, "kobold", 6, 2);
  for (int32_t i = 0; i < 10; i++)
    XPending_Land(fixture->game, wind_up(fixture, chieftain));
  assert_int_equal(kin->hp, kin->max_hp);
}

static void test_staff_breaks_it(void **state)
{
  Fixture *fixture = *state;
  XCreature *hero = Fixture_Hero(fixture);
  XCreature *chieftain = foe(fixture, "kobold_chieftain", 7, 3);
  for (int32_t i = 0; i < XInventory_Count(hero); i++)
    XInventory_At(fixture->game->world, hero, i)->worn = XSLOT_NONE;
  Fixture_Give(fixture, "quarterstaff", 1)->worn = XSLOT_HAND;
  hero->hit = 1000;
  wind_up(fixture, chieftain);
  const XAction blow = {.kind = XACT_ATTACK, .target = XCreature_Handle(chieftain)};
  const int32_t hp = chieftain->hp;
  while (chieftain->hp == hp)
    XAction_Perform(fixture->game, hero, blow);
  assert_null(XWindUp_By(fixture->game, chieftain));
  assert_true(Fixture_SaidThat(fixture, "loses the blow"));
}

static void test_stun_and_death_end_it(void **state)
{
  Fixture *fixture = *state;
  XCreature *chieftain = foe(fixture, "kobold_chieftain", 7, 3);
  wind_up(fixture, chieftain);
  XCreature_Begin(fixture->game, chieftain, Fixture_Modifier(fixture, "stun"), 20);
  assert_null(XWindUp_By(fixture->game, chieftain));
  const XHandle again = wind_up(fixture, chieftain)->base.self;
  XGame_Kill(fixture->game, chieftain, NULL, NULL);
  assert_null(XWorld_Get(fixture->game->world, again));
  /* One that is not breakable goes on through both kinds of breaking. */
  XCreature *cyclops = foe(fixture, "cyclops", 8, 3);
  wind_up(fixture, cyclops);
  XCreature_Begin(fixture->game, cyclops, Fixture_Modifier(fixture, "stun"), 20);
  assert_non_null(XWindUp_By(fixture->game, cyclops));
}

static void test_it_ends_when_the_hero_leaves(void **state)
{
  Fixture *fixture = *state;
  const XHandle self = wind_up(fixture, foe(fixture, "kobold_chieftain", 7, 3))->base.self;
  Fixture_Room(fixture, hall, sizeof hall / sizeof *hall);
  assert_null(XWorld_Get(fixture->game->world, self));
}

/* In play and in its own choice: every monster that has one uses it, and none in classic. */
static void test_minds_use_them(void **state)
{
  Fixture *fixture = *state;
  static const char *const ids[] = {"gray_ooze",  "kobold_chieftain", "gnoll_warmaster",
                                    "hill_orc",   "orc_captain",      "zombie",
                                    "beelzevile", "fiend_of_ash",     "gelatinous_cube"};
  const bool classic = fixture->game->profile == XPROFILE_CLASSIC;
  XCreature *hero = Fixture_Hero(fixture);
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    XCreature *creature = foe(fixture, ids[i], 7, 3);
    bool seen = false;
    for (int32_t k = 0; k < 40 && !seen; k++) {
      hero->hp = hero->max_hp;
      assert_true(Fixture_Do(fixture, "wait"));
      seen = XWindUp_By(fixture->game, creature) != NULL;
    }
    assert_int_equal(seen, !classic);
    XGame_Kill(fixture->game, creature, NULL, NULL);
  }
}

/* Saved and loaded in the middle: the same blow lands in the same tick on the same cells. */
static void test_it_is_saved(void **state)
{
  Fixture *fixture = *state;
  char dir[] = "/tmp/hourvale-windup-XXXXXX";
  assert_non_null(mkdtemp(dir));
  XText why;
  XText_Init(&why);
  XGame *loaded;
  XSaveFault fault;
  const XPending *pending = wind_up(fixture, foe(fixture, "kobold_chieftain", 7, 3));
  const int64_t lands = due(fixture, &pending->base);
  XSave *save = XSave_Create(dir, fixture->game, &why);
  assert_non_null(save);
  char id[64];
  snprintf(id, sizeof id, "%s", XSave_Id(save));
  assert_true(XSave_Close(save, fixture->game, &why));
  save = XSave_Open(dir, id, fixture->content, &loaded, &fault, &why);
  if (save == NULL)
    fail_msg("%s", why.data);
  assert_true(XGame_Hash(loaded) == XGame_Hash(fixture->game));
  const XPending *same = XPending_At(loaded, 6, 3);
  assert_non_null(same);
  assert_int_equal(same->cells.count, 3);
  assert_int_equal(XScheduler_TimeOf(&loaded->world->scheduler, &same->base), lands);
  assert_true(XSave_Close(save, loaded, &why));
  XGame_Free(loaded);
  XText_Clear(&why);
  Files_Remove(dir);
}

/* ---- The first minute ---- */

static bool walk(Fixture *fixture, int32_t x, int32_t y)
{
  char line[40];
  for (int32_t i = 0; i < 60; i++) {
    const XMapObject *at = &Fixture_Hero(fixture)->base;
    if (at->x == x && at->y == y)
      return true;
    snprintf(line, sizeof line, "travel %d,%d", (int)x, (int)y);
    Fixture_Do(fixture, line);
  }
  return false;
}

static void test_first_minute_in_the_cellar(void **state)
{
  Fixture *fixture = *state;
  XGame *game = fixture->game;
  const XPlaceKind *cellar =
      (const XPlaceKind *)XContent_Find(fixture->content, XKIND_PLACE, "core:rat_cellar");
  XGame_Enter(game, XGame_Place(game, cellar), "stairs");
  XLocation *here = XWorld_Here(game->world);
  XCreature *hero = Fixture_Hero(fixture);
  /* Only the rat of the pot's room, held until the hero is there. */
  XCreature *rat = NULL;
  for (int32_t i = here->creatures.count - 1; i >= 0; i--) {
    XCreature *other = XCreature_From(XWorld_Get(game->world, here->creatures.items[i]));
    if (other == hero)
      continue;
    if (other->base.x == 21 && other->base.y == 7)
      rat = other;
    else
      XGame_Kill(game, other, NULL, NULL);
  }
  assert_non_null(rat);
  XLocation_Move(here, &hero->base, 19, 4);
  XLocation_Move(here, &rat->base, 21, 5);
  rat->mood = XMOOD_HUNTING;
  rat->enemy = XCreature_Handle(hero);
  rat->memory = 20;
  const XHandle prey = XCreature_Handle(rat);
  Fixture_Do(fixture, "step east");
  assert_true(Fixture_SaidThat(fixture, "A pot teeters on the beam above you: lands in 12 TU."));
  assert_int_equal(here->looming.count, 1);
  const XPending *pot = XPending_At(game, 20, 4);
  assert_non_null(pot);
  assert_int_equal(pot->cells.count, 9);
  assert_int_equal(XPending_DueIn(game, pot), 12);
  const int32_t hp = hero->hp;
  Fixture_Do(fixture, "step west");
  assert_int_equal(hero->base.x, 19);
  Fixture_Do(fixture, "wait");
  assert_true(Fixture_SaidThat(fixture, "The pot comes down on the rat"));
  assert_true(Fixture_SaidThat(fixture, "Time is the game: every act shows its cost first."));
  assert_null(XWorld_Get(game->world, prey));
  assert_true(hero->hp > hp - 20);
  assert_int_equal(here->looming.count, 0);
  assert_true(walk(fixture, 21, 4)); /* it falls once */
  assert_int_equal(here->looming.count, 0);
}

/* What goes by itself neither stays where a blow is seen coming nor walks there. */
static void test_nothing_walks_into_a_coming_blow(void **state)
{
  Fixture *fixture = *state;
  XGame *game = fixture->game;
  const XPlaceKind *cellar =
      (const XPlaceKind *)XContent_Find(fixture->content, XKIND_PLACE, "core:rat_cellar");
  XGame_Enter(game, XGame_Place(game, cellar), "stairs");
  XLocation *here = XWorld_Here(game->world);
  XCreature *hero = Fixture_Hero(fixture);
  for (int32_t i = here->creatures.count - 1; i >= 0; i--) {
    XCreature *other = XCreature_From(XWorld_Get(game->world, here->creatures.items[i]));
    if (other != hero)
      XGame_Kill(game, other, NULL, NULL);
  }
  XLocation_Move(here, &hero->base, 19, 4);
  Fixture_Do(fixture, "step east");
  assert_non_null(XPending_At(game, 20, 4));
  const int32_t hp = hero->hp;
  static const char *const lines[] = {"rest 20", "explore", "travel 21,4", "run east"};
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    const int16_t x = hero->base.x;
    hero->hp = hp - 1; /* there is something to rest for */
    Fixture_Do(fixture, lines[i]);
    assert_true(XPending_At(game, x, hero->base.y) == NULL || hero->base.x == x);
    assert_int_equal(hero->hp, hp - 1);
  }
}

/* By commands alone: explore, stop for a rat, fight, come under the pot, step aside, live. */
static void test_first_minute_by_commands(void **state)
{
  Fixture *fixture = *state;
  XGame *game = fixture->game;
  const XPlaceKind *cellar =
      (const XPlaceKind *)XContent_Find(fixture->content, XKIND_PLACE, "core:rat_cellar");
  XGame_Enter(game, XGame_Place(game, cellar), "stairs");
  XCreature *hero = Fixture_Hero(fixture);
  bool stopped = false, teetered = false, dodged = false, told = false;
  for (int32_t i = 0; i < 400 && !told; i++) {
    const XPending *pot = XPending_At(game, hero->base.x, hero->base.y);
    if (pot != NULL) {
      const int32_t due_in = XPending_DueIn(game, pot);
      assert_in_range(due_in, 1, 12);
      for (int32_t k = 0; k < XDIRECTION_COUNT && !dodged; k++) {
        char line[32];
        const XDirection *way = &XDirections[k];
        if (XPending_At(game, hero->base.x + way->dx, hero->base.y + way->dy) != NULL)
          continue;
        snprintf(line, sizeof line, "step %s", way->name);
        Fixture_Do(fixture, line);
        dodged = XPending_At(game, hero->base.x, hero->base.y) == NULL;
      }
      told = Fixture_SaidThat(fixture, "Time is the game");
      assert_true(dodged);
    } else if (dodged) {
      Fixture_Do(fixture, "wait");
    } else {
      Fixture_Do(fixture, XGame_EnemyInView(game) != NULL ? "fight" : "explore");
      stopped = stopped || (Fixture_SaidThat(fixture, "rat, Sp:") &&
                            Fixture_SaidThat(fixture, "comes into view"));
      teetered = teetered || Fixture_SaidThat(fixture, "A pot teeters");
    }
    told = told || Fixture_SaidThat(fixture, "Time is the game: every act shows its cost first.");
  }
  assert_true(stopped);
  assert_true(teetered);
  assert_true(dodged);
  assert_true(told);
  assert_false(Fixture_SaidThat(fixture, "comes down on you"));
}

#define CASE(name)    cmocka_unit_test_setup_teardown(name, set_up, tear_down)
#define CLASSIC(name) cmocka_unit_test_setup_teardown(name, set_up_classic, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_arc_marks_three_cells_and_lands_when_it_says),
      CASE(test_who_leaves_is_not_struck),
      CASE(test_who_stays_is_struck_hard),
      CASE(test_kin_is_spared),
      CASE(test_staff_breaks_it),
      CASE(test_stun_and_death_end_it),
      CASE(test_it_ends_when_the_hero_leaves),
      CASE(test_minds_use_them),
      CASE(test_it_is_saved),
      CLASSIC(test_minds_use_them),
      CASE(test_nothing_walks_into_a_coming_blow),
      CASE(test_first_minute_in_the_cellar),
      CASE(test_first_minute_by_commands),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
