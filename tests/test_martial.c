/* Attacks made by moving: the Turning Hand, and rampaging gear. */
#include "game/martial.h"

#include "creature/body.h"
#include "creature/delay.h"
#include "engine/xstring.h"
#include "game/action.h"
#include "game/turn.h"
#include "tests/support/fixture.h"

#include <string.h>

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
  hero->career = XContent_Find(fixture->content, XKIND_CAREER, "core:disciple");
  assert_non_null(hero->career);
  hero->hp = hero->max_hp = 1000;
  hero->pp = hero->max_pp = 50;
  hero->hit = 1000;
  for (int32_t i = 0; i < XInventory_Count(hero); i++)
    XInventory_At(fixture->game->world, hero, i)->worn = XSLOT_NONE;
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

static XCreature *foe(Fixture *fixture, int32_t x, int32_t y)
{
  XCreature *creature = Fixture_Monster(fixture, "zombie", x, y);
  creature->hp = creature->max_hp = 30000;
  creature->dv = -1000;
  XScheduler *ring = &fixture->game->world->scheduler;
  XScheduler_Remove(ring, XCreature_Object(creature)); /* it never acts */
  return creature;
}

/* Swings at somebody since the last look. */
static int32_t swings(Fixture *fixture, const XCreature *at)
{
  XEvent event;
  int32_t count = 0;
  while (XEventRing_Next(&fixture->game->world->events, &event))
    count += XHandle_Equal(event.target.who, XCreature_Handle(at)) &&
             strncmp(event.word, "art_", 4) != 0 && strcmp(event.word, "rampage") != 0;
  return count;
}

static void place_at(Fixture *fixture, XCreature *creature, int32_t x, int32_t y)
{
  if (creature->base.x != x || creature->base.y != y)
    XLocation_Move(XWorld_Here(fixture->game->world), &creature->base, x, y);
}

static int32_t do_action(Fixture *fixture, XActionKind kind, int32_t dx, int32_t dy)
{
  const XAction action = {.kind = kind, .dx = (int8_t)dx, .dy = (int8_t)dy};
  const XResult result = XAction_Perform(fixture->game, Fixture_Hero(fixture), action);
  assert_int_equal(result.outcome, XRESULT_DONE);
  return result.ticks;
}

static void make_naga(Fixture *fixture)
{
  XCreature *hero = Fixture_Hero(fixture);
  hero->move_energy = 1400; /* a step takes 14 aut */
  hero->skills[XSKILL_SHORT_BLADES] = 80;
  Fixture_Give(fixture, "quick_blade", 1)->worn = XSLOT_HAND;
}

/* The published example: 4 attacks, and a fifth two times in three. */
static void test_slow_mover_with_a_quick_blade(void **state)
{
  Fixture *fixture = *state;
  XCreature *hero = Fixture_Hero(fixture), *target = foe(fixture, 8, 3);
  make_naga(fixture);
  const XWeighted attacks = XMartial_Attacks(fixture->game, hero, 1400);
  XText text;
  XText_Init(&text);
  XWeighted_Format(&attacks, &text);
  assert_string_equal(text.data, "4:1/3,5:2/3");
  XText_Clear(&text);
  enum { MOVES = 600 };
  int32_t fives = 0;
  swings(fixture, target);
  for (int32_t i = 0; i < MOVES; i++) {
    place_at(fixture, hero, 6, 3);
    assert_int_equal(do_action(fixture, XACT_STEP, 1, 0), 1400); /* the blows cost nothing more */
    const int32_t count = swings(fixture, target);
    assert_in_range(count, 4, 5);
    fives += count == 5;
  }
  assert_in_range(fives, MOVES * 2 / 3 - 60, MOVES * 2 / 3 + 60);
}

static void test_lunge_only_straight_ahead(void **state)
{
  Fixture *fixture = *state;
  XCreature *hero = Fixture_Hero(fixture), *target = foe(fixture, 8, 4);
  make_naga(fixture);
  swings(fixture, target);
  do_action(fixture, XACT_STEP, 1, 0); /* past it on the slant: it was out of reach before */
  assert_int_equal(swings(fixture, target), 0);
  place_at(fixture, hero, 6, 2);
  do_action(fixture, XACT_STEP, 1, 1);
  assert_true(swings(fixture, target) >= 4);
  assert_true(Fixture_SaidThat(fixture, "You lunge at the zombie"));
}

static void test_whirlwind_around(void **state)
{
  Fixture *fixture = *state;
  XCreature *target = foe(fixture, 7, 4), *far = foe(fixture, 5, 4);
  make_naga(fixture);
  swings(fixture, target);
  do_action(fixture, XACT_STEP, 1, 0); /* 6,3 to 7,3: next to it before and after */
  assert_true(Fixture_SaidThat(fixture, "You whirl about the zombie"));
  assert_true(target->hp < target->max_hp);
  assert_int_equal(far->hp, far->max_hp); /* left behind */
}

static void test_lash_counts_and_costs_1000(void **state)
{
  Fixture *fixture = *state;
  XCreature *hero = Fixture_Hero(fixture);
  make_naga(fixture);
  const int32_t pp = hero->pp;
  do_action(fixture, XACT_LASH, 0, 0);
  assert_int_equal(hero->pp, pp - XGame_Rules(fixture->game)->lash_pp);
  const XCreature *target = foe(fixture, 8, 3);
  swings(fixture, target);
  assert_int_equal(do_action(fixture, XACT_STEP, 1, 0), 1000);
  assert_in_range(swings(fixture, target), 3, 4); /* 1000/300 */
  assert_int_equal(do_action(fixture, XACT_STEP, -1, 0), 1000);
  assert_int_equal(do_action(fixture, XACT_STEP, -1, 0), 1400);
}

static void test_wall_jump(void **state)
{
  Fixture *fixture = *state;
  XCreature *hero = Fixture_Hero(fixture);
  make_naga(fixture);
  place_at(fixture, hero, 1, 3);
  const XCreature *target = foe(fixture, 4, 3);
  swings(fixture, target);
  assert_int_equal(do_action(fixture, XACT_JUMP, -1, 0), 2800);
  assert_int_equal(hero->base.x, 3);
  assert_in_range(swings(fixture, target), 9, 10); /* 2800/300 */
  place_at(fixture, hero, 1, 3);
  do_action(fixture, XACT_LASH, 0, 0);
  swings(fixture, target);
  assert_int_equal(do_action(fixture, XACT_JUMP, -1, 0), 2000);
  assert_in_range(swings(fixture, target), 6, 7);
  assert_int_equal(hero->lash, 0); /* both moves of it */
}

static void test_refusals_take_no_time(void **state)
{
  Fixture *fixture = *state;
  XGame *game = fixture->game;
  const int64_t charged = game->charged;
  assert_true(Fixture_Do(fixture, "jump east"));
  assert_true(Fixture_SaidThat(fixture, "There is no wall there"));
  Fixture_Hero(fixture)->pp = 0;
  assert_true(Fixture_Do(fixture, "lash"));
  assert_true(Fixture_SaidThat(fixture, "have not the power points"));
  Fixture_Hero(fixture)->career = XContent_Find(fixture->content, XKIND_CAREER, "core:warrior");
  assert_true(Fixture_Do(fixture, "lash"));
  assert_true(Fixture_SaidThat(fixture, "Only who has learnt it"));
  assert_int_equal(game->charged, charged);
}

static void test_classic_knows_no_arts(void **state)
{
  Fixture *fixture = *state;
  const XCreature *target = foe(fixture, 8, 3);
  make_naga(fixture);
  swings(fixture, target);
  do_action(fixture, XACT_STEP, 1, 0);
  assert_int_equal(swings(fixture, target), 0);
  assert_true(Fixture_Do(fixture, "lash"));
  assert_true(Fixture_SaidThat(fixture, "classic rules"));
}

static void test_rampage_costs_what_it_ends_in(void **state)
{
  Fixture *fixture = *state;
  XCreature *hero = Fixture_Hero(fixture), *target = foe(fixture, 8, 3);
  make_naga(fixture);
  Fixture_Give(fixture, "rampaging_boots", 1)->worn = XSLOT_BOOTS;
  const XWeighted blow = XDelay_Blow(fixture->game->world, hero, XPROFILE_HONOURED);
  swings(fixture, target);
  /* One space away: it ends in a blow, and costs one; no art of moving is in it. */
  assert_int_equal(do_action(fixture, XACT_STEP, 1, 0), XWeighted_Least(&blow));
  assert_int_equal(hero->base.x, 7);
  assert_int_equal(swings(fixture, target), 1);
  /* Three spaces away: it ends in a step, and costs one. */
  place_at(fixture, hero, 4, 3);
  assert_int_equal(do_action(fixture, XACT_STEP, 1, 0), 1400);
  assert_int_equal(hero->base.x, 6);
  assert_int_equal(swings(fixture, target), 0);
  /* Not towards anybody: an ordinary step. */
  assert_int_equal(do_action(fixture, XACT_STEP, -1, 0), 1400);
  assert_int_equal(hero->base.x, 5);
}

#define CASE(name)    cmocka_unit_test_setup_teardown(name, set_up, tear_down)
#define CLASSIC(name) cmocka_unit_test_setup_teardown(name, set_up_classic, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_slow_mover_with_a_quick_blade),
      CASE(test_lunge_only_straight_ahead),
      CASE(test_whirlwind_around),
      CASE(test_lash_counts_and_costs_1000),
      CASE(test_wall_jump),
      CASE(test_refusals_take_no_time),
      CLASSIC(test_classic_knows_no_arts),
      CASE(test_rampage_costs_what_it_ends_in),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
