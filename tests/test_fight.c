/* What makes time a game in a fight: parting blows, the verbs of weapons, hunted. */
#include "creature/ai.h"
#include "creature/body.h"
#include "creature/delay.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "game/action.h"
#include "game/arena.h"
#include "game/parting.h"
#include "game/turn.h"
#include "tests/support/fixture.h"

#include "engine/xstring.h"

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

static int64_t due(const Fixture *fixture, const XCreature *creature)
{
  return XScheduler_TimeOf(&fixture->game->world->scheduler, &creature->base.base);
}

/* Puts a creature's next act `ticks` after the hero's. */
static void delay(Fixture *fixture, XCreature *creature, int64_t ticks)
{
  XScheduler *ring = &fixture->game->world->scheduler;
  const int64_t at = due(fixture, Fixture_Hero(fixture)) + ticks;
  XScheduler_Remove(ring, XCreature_Object(creature));
  XScheduler_Add(ring, XCreature_Object(creature), (int32_t)(at - ring->time));
  assert_int_equal(due(fixture, creature), at);
}

static XCreature *hunter(Fixture *fixture, const char *id, int32_t x, int32_t y)
{
  XCreature *creature = Fixture_Monster(fixture, id, x, y);
  creature->mood = XMOOD_HUNTING;
  creature->enemy = fixture->game->world->hero;
  creature->goal_x = Fixture_Hero(fixture)->base.x;
  creature->goal_y = Fixture_Hero(fixture)->base.y;
  creature->memory = 30;
  creature->hp = creature->max_hp = 1000;
  creature->hit = 1000;
  return creature;
}

static void wield(Fixture *fixture, const char *id)
{
  const XWorld *world = fixture->game->world;
  XCreature *hero = Fixture_Hero(fixture);
  for (int32_t i = 0; i < XInventory_Count(hero); i++) {
    XItem *item = XInventory_At(world, hero, i);
    if (item->worn == XSLOT_HAND || item->worn == XSLOT_SHIELD)
      item->worn = XSLOT_NONE;
  }
  Fixture_Give(fixture, id, 1)->worn = XSLOT_HAND;
  hero->hit = 1000;
}

/* ---- Parting blows ---- */

static void test_parting_blow_by_the_clock(void **state)
{
  Fixture *fixture = *state;
  XCreature *zombie = hunter(fixture, "zombie", 7, 3);
  const XWeighted blow = XDelay_Blow(fixture->game->world, zombie, XPROFILE_HONOURED);
  const int32_t least = (int32_t)XWeighted_Least(&blow);
  delay(fixture, zombie, least + 1);
  assert_false(XParting_Threatens(fixture->game, zombie, Fixture_Hero(fixture)));
  assert_int_equal(XParting_Count(fixture->game, 5, 3), 0);
  delay(fixture, zombie, least);
  assert_true(XParting_Threatens(fixture->game, zombie, Fixture_Hero(fixture)));
  assert_int_equal(XParting_Count(fixture->game, 5, 3), 1);
  assert_int_equal(XParting_Count(fixture->game, 6, 2), 0); /* still within reach */
  const int64_t before = due(fixture, zombie);
  XAction step = {.kind = XACT_STEP, .dx = -1};
  int64_t paid = 0;
  assert_int_equal(Fixture_Charges(fixture, zombie, &paid), 0);
  const XResult result = XAction_Perform(fixture->game, Fixture_Hero(fixture), step);
  assert_int_equal(result.outcome, XRESULT_DONE);
  assert_true(Fixture_SaidThat(fixture, "strikes at you in passing"));
  assert_int_equal(Fixture_Charges(fixture, zombie, &paid), 1);
  assert_in_range(paid, least, 100000);
  assert_int_equal(due(fixture, zombie), before + paid);
  assert_int_equal(Fixture_Hero(fixture)->base.x, 5);
}

static void test_parting_blow_once_between_two_acts(void **state)
{
  Fixture *fixture = *state;
  XCreature *zombie = hunter(fixture, "zombie", 7, 3);
  XAction away = {.kind = XACT_STEP, .dx = -1}, back = {.kind = XACT_STEP, .dx = 1};
  int64_t paid = 0;
  delay(fixture, zombie, 1);
  XAction_Perform(fixture->game, Fixture_Hero(fixture), away);
  assert_int_equal(Fixture_Charges(fixture, zombie, &paid), 1);
  XAction_Perform(fixture->game, Fixture_Hero(fixture), back);
  delay(fixture, zombie, 1);
  XAction_Perform(fixture->game, Fixture_Hero(fixture), away);
  assert_int_equal(Fixture_Charges(fixture, zombie, &paid), 0);
  XAction_Perform(fixture->game, Fixture_Hero(fixture), back);
  XGame_Charge(fixture->game, zombie, 1000); /* its own act */
  delay(fixture, zombie, 1);
  XAction_Perform(fixture->game, Fixture_Hero(fixture), away);
  assert_int_equal(Fixture_Charges(fixture, zombie, &paid), 2);
}

static void test_no_parting_blow_from_the_unaware_or_in_classic(void **state)
{
  Fixture *fixture = *state;
  XCreature *zombie = hunter(fixture, "zombie", 7, 3);
  const bool classic = fixture->game->profile == XPROFILE_CLASSIC;
  if (!classic)
    zombie->mood = XMOOD_AT_EASE;
  delay(fixture, zombie, 1);
  XAction away = {.kind = XACT_STEP, .dx = -1};
  int64_t paid = 0;
  XAction_Perform(fixture->game, Fixture_Hero(fixture), away);
  assert_int_equal(Fixture_Charges(fixture, zombie, &paid), 0);
}

static void test_the_hero_strikes_at_who_turns_away(void **state)
{
  Fixture *fixture = *state;
  XCreature *rat = hunter(fixture, "zombie", 7, 3);
  XCreature *hero = Fixture_Hero(fixture);
  delay(fixture, rat, -300);
  const int64_t before = due(fixture, hero), charged = fixture->game->charged;
  XAction away = {.kind = XACT_STEP, .dx = 1};
  XAction_Perform(fixture->game, rat, away);
  assert_true(Fixture_SaidThat(fixture, "You strike at the zombie in passing"));
  assert_true(due(fixture, hero) > before);
  assert_int_equal(due(fixture, hero) - before, fixture->game->charged - charged);
}

static void test_pole_arm_meets_who_comes(void **state)
{
  Fixture *fixture = *state;
  wield(fixture, "spear");
  XCreature *zombie = hunter(fixture, "zombie", 8, 3);
  delay(fixture, zombie, -300);
  XAction nearer = {.kind = XACT_STEP, .dx = -1};
  XAction_Perform(fixture->game, zombie, nearer);
  assert_true(Fixture_SaidThat(fixture, "You meet the zombie with the point"));
  assert_true((zombie->once & XONCE_MET) != 0);
  XCreature *other = hunter(fixture, "zombie", 8, 2);
  delay(fixture, other, -300);
  fixture->game->commands++;
  XAction_Perform(fixture->game, other, nearer);
  assert_false(Fixture_SaidThat(fixture, "You meet")); /* once between two of the hero's acts */
}

/* ---- Dancing ---- */

static void test_speed_alone_cannot_dance(void **state)
{
  const Fixture *fixture = *state;
  const XCreature *hero = Fixture_Hero(fixture);
  XArena arena = {.fights = 60, .seed = 5, .dances = true};
  int64_t damage[XPROFILE_COUNT];
  arena.sides[0] = (XArenaSide){
      .race = (const XRace *)hero->race, .career = (const XCareer *)hero->career, .count = 1};
  arena.sides[1] = (XArenaSide){
      .monster = (const XMonster *)XContent_Find(fixture->content, XKIND_MONSTER, "core:gray_ooze"),
      .count = 1};
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    XArenaReport report;
    XText why;
    XText_Init(&why);
    arena.profile = (XProfile)profile;
    arena.sides[0].count = 1;
    assert_true(XArena_Run(fixture->content, &arena, &report, &why));
    damage[profile] = report.damage[1] / report.fights;
    XText_Clear(&why);
    XArenaReport_Clear(&report);
  }
  assert_true(damage[XPROFILE_HONOURED] >= 10);
  assert_in_range(damage[XPROFILE_HONOURED], 10, 60);
}

/* ---- Verbs ---- */

/* Strikes until a blow hits; the target is put back to before that. */
static void hit(Fixture *fixture, XCreature *target)
{
  const XAction blow = {.kind = XACT_ATTACK, .target = XCreature_Handle(target)};
  const int32_t hp = target->hp;
  for (int32_t i = 0; i < 100 && target->hp == hp; i++)
    XAction_Perform(fixture->game, Fixture_Hero(fixture), blow);
  assert_true(target->hp < hp);
}

static void test_mace_sets_back_once(void **state)
{
  Fixture *fixture = *state;
  wield(fixture, "mace");
  XCreature *zombie = hunter(fixture, "zombie", 7, 3);
  const int32_t pace = XCreature_GetSpeed(fixture->game->world, zombie, XPROFILE_HONOURED);
  int64_t before = due(fixture, zombie);
  hit(fixture, zombie);
  assert_true(Fixture_SaidThat(fixture, "The zombie staggers: +2."));
  assert_int_equal(due(fixture, zombie), before + pace * 2 / 10);
  before = due(fixture, zombie);
  hit(fixture, zombie);
  assert_int_equal(due(fixture, zombie), before);
  XGame_Charge(fixture->game, zombie, pace);
  before = due(fixture, zombie);
  hit(fixture, zombie);
  assert_int_equal(due(fixture, zombie), before + pace * 2 / 10);
}

static void test_axe_sweeps(void **state)
{
  Fixture *fixture = *state;
  wield(fixture, "hand_axe");
  XCreature *zombie = hunter(fixture, "zombie", 7, 3), *other = hunter(fixture, "zombie", 7, 4);
  XCreature *far = hunter(fixture, "zombie", 9, 3);
  other->dv = zombie->dv = far->dv = -1000;
  for (int32_t i = 0; i < 40 && other->hp == other->max_hp; i++) {
    other->once = 0;
    hit(fixture, zombie);
  }
  assert_true(other->hp < other->max_hp);
  assert_int_equal(far->hp, far->max_hp);
  const int32_t hp = other->hp;
  for (int32_t i = 0; i < 20; i++)
    hit(fixture, zombie);
  assert_int_equal(other->hp, hp); /* once between two acts of its own */
}

static void test_short_blade_finds_who_has_spent_itself(void **state)
{
  Fixture *fixture = *state;
  wield(fixture, "dagger");
  XCreature *zombie = hunter(fixture, "zombie", 7, 3);
  const int32_t pace = XCreature_GetSpeed(fixture->game->world, zombie, XPROFILE_HONOURED);
  hit(fixture, zombie);
  assert_false(Fixture_SaidThat(fixture, "off guard"));
  XGame_Charge(fixture->game, zombie, pace); /* exactly an ordinary action */
  hit(fixture, zombie);
  assert_false(Fixture_SaidThat(fixture, "off guard"));
  XGame_Charge(fixture->game, zombie, pace + 1);
  hit(fixture, zombie);
  assert_true(Fixture_SaidThat(fixture, "The zombie is caught off guard."));
  fixture->game->commands++;
  hit(fixture, zombie);
  assert_false(Fixture_SaidThat(fixture, "off guard"));
}

static void test_no_verbs_in_classic(void **state)
{
  Fixture *fixture = *state;
  wield(fixture, "mace");
  XCreature *zombie = hunter(fixture, "zombie", 7, 3);
  const int64_t before = due(fixture, zombie);
  hit(fixture, zombie);
  assert_int_equal(due(fixture, zombie), before);
}

/* Charges, blows between acts and set-backs add up to how far Next_Action_Time went. */
static void test_every_tick_is_logged(void **state)
{
  Fixture *fixture = *state;
  wield(fixture, "mace");
  XCreature *zombie = hunter(fixture, "zombie", 7, 3), *hero = Fixture_Hero(fixture);
  static const char *const lines[] = {"step east", "step west", "wait"};
  XEvent event;
  while (XEventRing_Next(&fixture->game->world->events, &event))
    continue;
  const int64_t start[] = {due(fixture, hero), due(fixture, zombie)};
  const int64_t charged = fixture->game->charged;
  int64_t sums[2] = {0, 0};
  int32_t set_backs = 0;
  for (int32_t i = 0; i < 60; i++) {
    hero->hp = hero->max_hp;
    assert_true(Fixture_Do(fixture, lines[i % 3]));
    while (XEventRing_Next(&fixture->game->world->events, &event)) {
      const bool back = strcmp(event.word, "set_back") == 0 && event.weight == XEVENT_QUIET;
      set_backs += back;
      if (back || strcmp(event.word, "charge") == 0)
        sums[XHandle_Equal(event.actor.who, XCreature_Handle(zombie))] += event.amount;
    }
  }
  assert_true(set_backs > 3);
  assert_int_equal(due(fixture, hero) - start[0], sums[0]);
  assert_int_equal(due(fixture, zombie) - start[1], sums[1]);
  assert_int_equal(fixture->game->charged - charged, sums[0]);
}

/* K74: whatever a monster does (walks, strikes, winds up, is blocked), each of its turns is paid
   once, what it pays is how far its next act goes, and nothing is under the floor. */
static void test_k74_monster_turns_are_paid_once(void **state)
{
  Fixture *fixture = *state;
  static const char *const ids[] = {"quick_rat", "kobold_chieftain", "gray_ooze", "orc_hunter"};
  enum { KINDS = sizeof ids / sizeof *ids };
  XCreature *all[KINDS], *hero = Fixture_Hero(fixture);
  int64_t start[KINDS], sums[KINDS] = {0};
  int32_t acts[KINDS] = {0};
  XEvent event;
  for (int32_t i = 0; i < KINDS; i++) {
    all[i] = hunter(fixture, ids[i], 9 + i, 1 + i);
    start[i] = due(fixture, all[i]);
  }
  const int64_t began = fixture->game->world->scheduler.time;
  while (XEventRing_Next(&fixture->game->world->events, &event))
    continue;
  for (int32_t turn = 0; turn < 1000; turn++) {
    hero->hp = hero->max_hp;
    assert_true(Fixture_Do(fixture, "wait"));
    while (XEventRing_Next(&fixture->game->world->events, &event))
      for (int32_t i = 0; i < KINDS; i++)
        if (strcmp(event.word, "charge") == 0 &&
            XHandle_Equal(event.actor.who, XCreature_Handle(all[i]))) {
          assert_true(event.amount >= XGame_Rules(fixture->game)->speed_floor);
          sums[i] += event.amount;
          acts[i]++;
        }
  }
  const int64_t passed = fixture->game->world->scheduler.time - began;
  for (int32_t i = 0; i < KINDS; i++) {
    assert_int_equal(due(fixture, all[i]) - start[i], sums[i]);
    assert_in_range(sums[i], passed - 3000, passed + 6000);
    const int32_t pace = XCreature_GetSpeed(fixture->game->world, all[i], XPROFILE_HONOURED);
    assert_true(acts[i] <= passed / (pace / 2) + 1 && acts[i] >= passed / (3 * pace));
  }
}

/* ---- Hunted ---- */

static const char *const cells_apart[] = {
    "##########", "#@..#....#", "#...+....#", "#...#....#", "##########",
};

/* A hunter behind a door that it cannot open: nothing heals while it tracks, nor for 100 slices
   after; then it does. */
static void test_nobody_heals_while_hunted(void **state)
{
  Fixture *fixture = *state;
  const XWorld *world = fixture->game->world;
  Fixture_Room(fixture, cells_apart, 5);
  XCreature *hero = Fixture_Hero(fixture);
  hero->hp = 50;
  hero->hp_rest = 0;
  XCreature *zombie = hunter(fixture, "zombie", 7, 2);
  zombie->memory = 12;
  delay(fixture, zombie, 100);
  int64_t tracked = 0;
  for (int32_t i = 0; i < 40 && zombie->mood == XMOOD_HUNTING; i++) {
    assert_true(Fixture_Do(fixture, "wait"));
    tracked = hero->hunted_at;
    assert_true(XCreature_IsHunted(world, hero));
    assert_int_equal(hero->hp, 50);
  }
  assert_int_equal(zombie->mood, XMOOD_AT_EASE);
  const int64_t free_at = tracked + 100 * XSCHEDULER_TIME_SLICE;
  while (world->scheduler.time < free_at) {
    assert_true(XCreature_IsHunted(world, hero));
    assert_true(Fixture_Do(fixture, "wait"));
    assert_int_equal(hero->hunted_at, tracked);
    assert_int_equal(hero->hp, 50);
  }
  assert_false(XCreature_IsHunted(world, hero));
  for (int32_t i = 0; i < 60; i++)
    assert_true(Fixture_Do(fixture, "wait"));
  assert_true(hero->hp > 50);
}

/* Circling heals neither side: whom the hero sees does not heal either. */
static void test_who_is_seen_by_the_hero_does_not_heal(void **state)
{
  Fixture *fixture = *state;
  XCreature *zombie = hunter(fixture, "zombie", 12, 3);
  XAi_Forget(zombie);
  assert_false(XCreature_IsHunted(fixture->game->world, zombie));
  Fixture_Do(fixture, "wait");
  assert_true(XCreature_IsHunted(fixture->game->world, zombie));
}

/* ---- What cannot come near ---- */

static const char *const stair_hall[] = {
    "################",
    "#@............>#",
    "################",
};

/* Struck three times from where it cannot come, what has hands leaves by the stairs and is found
   behind them. */
static void test_shot_at_it_leaves_by_the_stairs(void **state)
{
  Fixture *fixture = *state;
  XGame *game = fixture->game;
  XLocation *room = Fixture_Room(fixture, stair_hall, 3);
  XLocation_AddExit(room, 14, 1, XContent_Find(fixture->content, XKIND_PLACE, "core:rat_cellar"),
                    "stairs");
  XCreature *hero = Fixture_Hero(fixture), *kobold = hunter(fixture, "kobold", 11, 1);
  for (int32_t i = 0; i < 3; i++)
    XAi_Struck(kobold, hero);
  kobold->nearest = 1;
  for (int32_t i = 0; i < 12 && XCreature_Location(game->world, kobold) == room; i++)
    assert_true(Fixture_Do(fixture, "wait"));
  XLocation *there = XCreature_Location(game->world, kobold);
  assert_ptr_not_equal(there, room);
  assert_true(kobold->base.base.bucket < 0); /* asleep with its place */
  assert_int_equal(kobold->mood, XMOOD_AT_EASE);
  XLocation_Move(room, &hero->base, 14, 1);
  assert_true(Fixture_Do(fixture, "down"));
  assert_ptr_equal(XWorld_Here(game->world), there);
  assert_true(kobold->base.base.bucket >= 0);
}

#define CASE(name)    cmocka_unit_test_setup_teardown(name, set_up, tear_down)
#define CLASSIC(name) cmocka_unit_test_setup_teardown(name, set_up_classic, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_parting_blow_by_the_clock),
      CASE(test_parting_blow_once_between_two_acts),
      CASE(test_no_parting_blow_from_the_unaware_or_in_classic),
      CLASSIC(test_no_parting_blow_from_the_unaware_or_in_classic),
      CASE(test_the_hero_strikes_at_who_turns_away),
      CASE(test_pole_arm_meets_who_comes),
      CASE(test_speed_alone_cannot_dance),
      CASE(test_mace_sets_back_once),
      CASE(test_axe_sweeps),
      CASE(test_short_blade_finds_who_has_spent_itself),
      CLASSIC(test_no_verbs_in_classic),
      CASE(test_every_tick_is_logged),
      CASE(test_k74_monster_turns_are_paid_once),
      CASE(test_nobody_heals_while_hunted),
      CASE(test_who_is_seen_by_the_hero_does_not_heal),
      CASE(test_shot_at_it_leaves_by_the_stairs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
