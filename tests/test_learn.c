/* Kills, levels, and the skill they spread. */
#include "creature/learn.h"

#include "tests/support/rules_fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

typedef struct Scene {
  XContent *content;
  XWorld *world;
  XCreature *hero;
} Scene;

static int set_up(void **state)
{
  Scene *scene = test_malloc(sizeof *scene);
  scene->content = XFixture_Content();
  scene->world = XWorld_New(scene->content, 7);
  scene->hero = XFixture_Hero(scene->world, NULL, 0, 0);
  *state = scene;
  return 0;
}

static int tear_down(void **state)
{
  Scene *scene = *state;
  XWorld_Free(scene->world);
  XContent_Free(scene->content);
  test_free(scene);
  return 0;
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

static void test_kth_kill_is_worth_a_kth(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, NULL, "test:rat", 0, 0);
  XCreature *plant = XFixture_Spawn(scene->world, NULL, "test:plant", 0, 0);
  const int32_t expected[] = {40, 20, 13, 10, 8}; /* band LOW: 40 */
  for (int i = 0; i < 5; i++)
    assert_int_equal(XCreature_CountKill(scene->world, scene->hero, rat), expected[i]);
  assert_int_equal(XCreature_CountKill(scene->world, scene->hero, plant), 40);
  for (int i = 5; i < 40; i++)
    XCreature_CountKill(scene->world, scene->hero, rat);
  assert_int_equal(XCreature_CountKill(scene->world, scene->hero, rat), 0);
  assert_int_equal(scene->hero->kills.count, 2);
}

static void test_first_ten_kills_are_worth_something(void **state)
{
  const Scene *scene = *state;
  XMonster tame = *XFixture_Monster(scene->content, "test:rat");
  tame.band = XBAND_NONE;
  XCreature *victim = XFixture_Spawn(scene->world, NULL, "test:rat", 0, 0);
  victim->monster = &tame.breed.base;
  for (int i = 0; i < 10; i++)
    assert_int_equal(XCreature_CountKill(scene->world, scene->hero, victim), 1);
  assert_int_equal(XCreature_CountKill(scene->world, scene->hero, victim), 0);
}

static void test_levels_bring_points(void **state)
{
  const Scene *scene = *state;
  XCreature *hero = scene->hero;
  const int32_t hp = hero->max_hp, pp = hero->max_pp;
  hero->hp = 5;
  assert_int_equal(XCreature_NextLevelAt(scene->world, hero), 20);
  assert_int_equal(XCreature_GainExperience(scene->world, hero, 19), 0);
  assert_int_equal(XCreature_GainExperience(scene->world, hero, 1), 1);
  assert_int_equal(hero->level, 2);
  assert_int_equal(hero->max_hp, hp + 3);
  assert_int_equal(hero->hp, 8);
  assert_int_equal(hero->max_pp, pp + 2);
}

static void test_levels_end(void **state)
{
  const Scene *scene = *state;
  scene->hero->experience = INT64_MAX - 5;
  const int32_t gained = XCreature_GainExperience(scene->world, scene->hero, 1000);
  assert_int_equal(scene->hero->experience, INT64_MAX);
  assert_int_equal(gained, XRULES_LEVELS - 2);
  assert_int_equal(scene->hero->level, XRULES_LEVELS - 1);
  assert_true(XCreature_NextLevelAt(scene->world, scene->hero) == INT64_MAX);
  assert_int_equal(XCreature_GainExperience(scene->world, scene->hero, 1000), 0);
}

static void use(const Scene *scene, XSkill skill, int times)
{
  for (int i = 0; i < times; i++)
    XCreature_UseSkill(scene->hero, skill);
}

static void test_skill_follows_use(void **state)
{
  const Scene *scene = *state;
  use(scene, XSKILL_AXES, 30);
  use(scene, XSKILL_SHIELDS, 10);
  XCreature_GainExperience(scene->world, scene->hero, 20);
  assert_int_equal(scene->hero->skills[XSKILL_AXES], 15); /* a pool of 20 at Le 10 */
  assert_int_equal(scene->hero->skills[XSKILL_SHIELDS], 5);
  assert_int_equal(scene->hero->skills[XSKILL_MACES], 0);
  assert_int_equal(scene->hero->used[XSKILL_AXES], 0);
}

static void test_learning_matters(void **state)
{
  const Scene *scene = *state;
  scene->hero->stats[XSTAT_LE] = 15;
  use(scene, XSKILL_AXES, 1);
  XCreature_GainExperience(scene->world, scene->hero, 20);
  assert_int_equal(scene->hero->skills[XSKILL_AXES], 30);
}

static void test_skill_has_an_end(void **state)
{
  const Scene *scene = *state;
  scene->hero->skills[XSKILL_AXES] = XSKILL_MAX10 - 3;
  use(scene, XSKILL_AXES, 100);
  use(scene, XSKILL_ARMOUR, 1);
  XCreature_GainExperience(scene->world, scene->hero, 20);
  assert_int_equal(scene->hero->skills[XSKILL_AXES], XSKILL_MAX10);
  assert_int_equal(scene->hero->skills[XSKILL_ARMOUR], 17);
}

static void test_nothing_used_nothing_learned(void **state)
{
  const Scene *scene = *state;
  XCreature_GainExperience(scene->world, scene->hero, 20);
  for (int i = 0; i < XSKILL_COUNT; i++)
    assert_int_equal(scene->hero->skills[i], i == XSKILL_LONG_BLADES ? 40 : 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_kth_kill_is_worth_a_kth), CASE(test_first_ten_kills_are_worth_something),
      CASE(test_levels_bring_points),     CASE(test_levels_end),
      CASE(test_skill_follows_use),       CASE(test_learning_matters),
      CASE(test_skill_has_an_end),        CASE(test_nothing_used_nothing_learned),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
