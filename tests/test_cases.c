/* Reported cases of load, speed and hunger, by their numbers. */
#include "creature/body.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "game/xtimer.h"
#include "tests/support/fixture.h"

#include <stdio.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static const char *const hall[] = {
    "################", "#..............#", "#.....@........#",
    "#..............#", "################",
};

static int set_up(void **state)
{
  Fixture *fixture = test_malloc(sizeof *fixture);
  Fixture_Open(fixture, 11, XPROFILE_HONOURED);
  Fixture_Room(fixture, hall, sizeof hall / sizeof *hall);
  *state = fixture;
  return 0;
}

static int tear_down(void **state)
{
  Fixture_Close(*state);
  test_free(*state);
  return 0;
}

static int64_t weight_here(const Fixture *fixture)
{
  const XWorld *world = fixture->game->world;
  const XLocation *here = XWorld_Here(world);
  int64_t sum = XCreature_CarriedWeight(world, Fixture_Hero(fixture));
  for (int32_t i = 0; i < here->items.count; i++)
    sum += XItem_Weight(XItem_From(XWorld_Get(world, here->items.items[i])));
  return sum;
}

/* K68: pieces moved one by one keep the total; the word flips at one load, both ways. */
static void test_k68_load_is_conserved(void **state)
{
  Fixture *fixture = *state;
  const XWorld *world = fixture->game->world;
  const XCreature *hero = Fixture_Hero(fixture);
  const int64_t limit = (int64_t)XCreature_Stat(hero, XSTAT_ST) * 120;
  Fixture_Give(fixture, "sling_bullet", 400);
  const int64_t whole = weight_here(fixture);
  char line[32];
  int32_t flips = 0;
  for (int32_t way = 0; way < 2; way++) {
    bool was = XCreature_BurdenWord(world, hero) != NULL;
    for (int32_t i = 0; i < 60; i++) {
      const int32_t index = XInventory_Count(hero);
      snprintf(line, sizeof line, way == 0 ? "drop #%d 5" : "pickup", (int)index);
      Fixture_Do(fixture, line);
      assert_int_equal(weight_here(fixture), whole);
      const bool burdened = XCreature_BurdenWord(world, hero) != NULL;
      assert_int_equal(burdened, XCreature_CarriedWeight(world, hero) >= limit);
      flips += burdened != was;
      was = burdened;
    }
  }
  assert_int_equal(flips, 2);
}

/* K71: ever more slowness and load never quicken; what is shown is what acts cost. */
static void test_k71_slower_is_never_faster(void **state)
{
  Fixture *fixture = *state;
  XGame *game = fixture->game;
  const XCreature *hero = Fixture_Hero(fixture);
  int32_t speed = XCreature_GetSpeed(game->world, hero, XPROFILE_HONOURED);
  for (int32_t i = 0; i < 20; i++) {
    XCreature_Begin(game, Fixture_Hero(fixture), Fixture_Modifier(fixture, "slowness"), 500);
    Fixture_Give(fixture, "mace", 1);
    const int32_t now = XCreature_GetSpeed(game->world, hero, XPROFILE_HONOURED);
    assert_true(now >= speed && now < 100000);
    speed = now;
    const int64_t charged = game->charged;
    assert_true(Fixture_Do(fixture, "wait"));
    assert_int_equal(game->charged - charged, now);
  }
  for (int32_t i = 0; i < 20; i++) {
    XCreature_Begin(game, Fixture_Hero(fixture), Fixture_Modifier(fixture, "boost_speed"), 500);
    const int32_t now = XCreature_GetSpeed(game->world, hero, XPROFILE_HONOURED);
    assert_true(now <= speed && now >= XGame_Rules(game)->speed_floor);
    speed = now;
    const int64_t charged = game->charged;
    assert_true(Fixture_Do(fixture, "wait"));
    assert_int_equal(game->charged - charged, now);
  }
}

/* K76: in every tier that interrupts rest is refused with the reason and takes no time; entering
   one stops what goes on by itself. */
static void test_k76_nobody_sleeps_into_starving(void **state)
{
  Fixture *fixture = *state;
  const XRules *rules = XGame_Rules(fixture->game);
  XCreature *hero = Fixture_Hero(fixture);
  int32_t refused = 0;
  for (int32_t i = 0; i < rules->hunger_count[XPROFILE_HONOURED]; i++) {
    const XHungerTier *tier = &rules->hunger[XPROFILE_HONOURED][i];
    if (!tier->interrupts)
      continue;
    hero->hp = hero->max_hp / 2;
    hero->nutrio = tier->bound * hero->base_nutrio - !tier->inclusive;
    const int64_t charged = fixture->game->charged;
    Fixture_Do(fixture, "rest 5");
    assert_true(Fixture_SaidThat(fixture, "You are too hungry to rest"));
    assert_int_equal(fixture->game->charged, charged);
    refused++;
    hero->nutrio = tier->bound * hero->base_nutrio + tier->inclusive; /* just above it */
    const XHungerTier *above = XCreature_HungerTier(fixture->game->world, hero, XPROFILE_HONOURED);
    if (above->interrupts)
      continue;
    Fixture_Do(fixture, "rest 400");
    assert_true(fixture->game->charged - charged < 10000);
    assert_true(Fixture_SaidThat(fixture, "weak with hunger"));
  }
  assert_true(refused >= 3);
}

/* K77: at full health hunger warns in good time, and the end names it. */
static void test_k77_hunger_is_named(void **state)
{
  Fixture *fixture = *state;
  XGame *game = fixture->game;
  XCreature *hero = Fixture_Hero(fixture);
  static const char *const words[] = {"weak with hunger", "faint with hunger", "dying of hunger"};
  static const int32_t at[] = {4, 2, 1};
  for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
    hero->nutrio = at[i] * hero->base_nutrio + 1;
    bool warned = false;
    for (int32_t k = 0; k < 5 && !warned; k++) {
      Fixture_Do(fixture, "wait");
      warned = Fixture_SaidThat(fixture, words[i]);
    }
    assert_true(warned);
    assert_true(hero->hp > hero->max_hp - 3);
  }
  for (int32_t i = 0; i < 400 && game->state == XGAME_PLAYING; i++)
    Fixture_Do(fixture, "wait");
  assert_int_equal(game->state, XGAME_DEAD);
  assert_string_equal(game->cause, "hunger");
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_k68_load_is_conserved),
      CASE(test_k71_slower_is_never_faster),
      CASE(test_k76_nobody_sleeps_into_starving),
      CASE(test_k77_hunger_is_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
