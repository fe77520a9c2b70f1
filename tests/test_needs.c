/* Metabolism: by the clock alone, however often it is worked out. */
#include "creature/needs.h"

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

static XNeedsChange pass(Scene *scene, int64_t ticks)
{
  scene->world->scheduler.time += ticks;
  return XCreature_Metabolise(scene->world, scene->hero, XPROFILE_HONOURED);
}

static void test_hunger_by_the_clock(void **state)
{
  Scene *scene = *state; /* 4 units per 1000 ticks */
  pass(scene, 1000);
  assert_int_equal(scene->hero->nutrio, 8996);
  for (int i = 0; i < 10; i++)
    pass(scene, 25); /* a quarter of 1000 in all: one unit, nothing is lost between */
  assert_int_equal(scene->hero->nutrio, 8995);
  pass(scene, 124);
  pass(scene, 125);
  assert_int_equal(scene->hero->nutrio, 8995);
  pass(scene, 1);
  assert_int_equal(scene->hero->nutrio, 8994);
}

static void test_monsters_do_not_hunger(void **state)
{
  Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, NULL, "test:rat", 0, 0);
  scene->world->scheduler.time += 10000000;
  const XNeedsChange change = XCreature_Metabolise(scene->world, rat, XPROFILE_HONOURED);
  assert_ptr_equal(change.before, change.after);
  assert_int_equal(change.starved, 0);
  assert_int_equal(rat->nutrio, 0);
}

static void wound(Scene *scene)
{
  scene->hero->hp = 1;
  scene->hero->pp = 0;
}

static void test_healing_by_the_clock(void **state)
{
  Scene *scene = *state; /* toughness 10: a hit point per 1000 ticks, mana 10: half a point */
  wound(scene);
  pass(scene, 999);
  assert_int_equal(scene->hero->hp, 1);
  pass(scene, 1);
  assert_int_equal(scene->hero->hp, 2);
  pass(scene, 999);
  assert_int_equal(scene->hero->pp, 0);
  pass(scene, 1);
  assert_int_equal(scene->hero->pp, 1);
  scene->hero->skills[XSKILL_HEALING] = 100; /* twice as fast */
  pass(scene, 2000);
  assert_int_equal(scene->hero->hp, 7);
}

static void test_how_often_does_not_matter(void **state)
{
  Scene *scene = *state;
  XCreature *other = XFixture_Hero(scene->world, NULL, 0, 0);
  scene->hero->max_hp = other->max_hp = 1000;
  scene->hero->hp = other->hp = 1;
  scene->hero->nutrio = other->nutrio = 9000;
  for (int i = 0; i < 1000; i++) {
    scene->world->scheduler.time += 700;
    XCreature_Metabolise(scene->world, other, XPROFILE_HONOURED);
  }
  XCreature_Metabolise(scene->world, scene->hero, XPROFILE_HONOURED);
  assert_int_equal(scene->hero->nutrio, other->nutrio);
  assert_in_range(scene->hero->hp, (uintmax_t)other->hp - 2, (uintmax_t)other->hp + 2);
}

static void test_nothing_is_banked_at_the_most(void **state)
{
  Scene *scene = *state;
  pass(scene, 999);
  scene->hero->hp--;
  pass(scene, 1);
  assert_int_equal(scene->hero->hp, scene->hero->max_hp - 1);
}

static void test_hunted_do_not_heal(void **state)
{
  Scene *scene = *state;
  wound(scene);
  scene->hero->hunted_at = 0;
  pass(scene, 9999);
  assert_true(XCreature_IsHunted(scene->world, scene->hero));
  pass(scene, 1);
  assert_false(XCreature_IsHunted(scene->world, scene->hero));
  assert_int_equal(scene->hero->hp, 1);
  pass(scene, 1000);
  assert_int_equal(scene->hero->hp, 2);
}

static void test_hunted_in_the_middle_of_a_stretch(void **state)
{
  Scene *scene = *state;
  wound(scene);
  scene->hero->hunted_at = 0;
  pass(scene, 11000); /* quiet since 10 000 */
  assert_int_equal(scene->hero->hp, 2);
}

static void test_hunted_means_nothing_in_classic(void **state)
{
  Scene *scene = *state;
  wound(scene);
  scene->hero->hunted_at = 0;
  scene->world->scheduler.time = 3000;
  XCreature_Metabolise(scene->world, scene->hero, XPROFILE_CLASSIC);
  assert_int_equal(scene->hero->hp, 4);
}

static void test_starving(void **state)
{
  Scene *scene = *state;
  const int32_t hp = scene->hero->hp;
  scene->hero->nutrio = 1000;
  XNeedsChange change = pass(scene, 499);
  assert_string_equal(change.after->word, "dying!");
  assert_int_equal(change.starved, 0);
  change = pass(scene, 1);
  assert_int_equal(change.starved, 1);   /* two for each 1000 ticks */
  assert_int_equal(scene->hero->hp, hp); /* the caller takes them */
  change = pass(scene, 5000);
  assert_int_equal(change.starved, 10);
}

static void test_change_of_word_is_told(void **state)
{
  Scene *scene = *state;
  scene->hero->nutrio = 4001;
  const XNeedsChange change = pass(scene, 1000);
  assert_string_equal(change.before->word, "very hungry");
  assert_string_equal(change.after->word, "weak");
}

static void test_stomach_has_ends(void **state)
{
  const Scene *scene = *state;
  XCreature_Nourish(scene->hero, INT32_MAX);
  assert_int_equal(scene->hero->nutrio, 1000000);
  XCreature_Nourish(scene->hero, -INT32_MAX);
  assert_int_equal(scene->hero->nutrio, 0);
}

static void test_a_long_sleep_is_bounded(void **state)
{
  Scene *scene = *state;
  scene->hero->max_hp = 500;
  wound(scene);
  const XNeedsChange change = pass(scene, INT64_C(1000000000));
  assert_int_equal(scene->hero->nutrio, 0);
  assert_true(change.starved > 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_hunger_by_the_clock),
      CASE(test_monsters_do_not_hunger),
      CASE(test_healing_by_the_clock),
      CASE(test_how_often_does_not_matter),
      CASE(test_nothing_is_banked_at_the_most),
      CASE(test_hunted_do_not_heal),
      CASE(test_hunted_in_the_middle_of_a_stretch),
      CASE(test_hunted_means_nothing_in_classic),
      CASE(test_starving),
      CASE(test_change_of_word_is_told),
      CASE(test_stomach_has_ends),
      CASE(test_a_long_sleep_is_bounded),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
