/* Births: the order of the rolls, what is kept of them, and names. */
#include "creature/spawn.h"

#include "creature/speed.h"
#include "engine/xstring.h"
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

static void test_three_rolls_in_argument_order(void **state)
{
  const Scene *scene = *state;
  const XMonster *kind = XFixture_Monster(scene->content, "test:ooze");
  for (int i = 0; i < 200; i++) {
    XRandom copy = *XWorld_Stream(scene->world, XSTREAM_WORLD);
    const XCreature *ooze = XCreature_Spawn(scene->world, kind, XPROFILE_HONOURED, XSTREAM_WORLD);
    assert_int_equal(ooze->base_speed, XDice_Roll(&kind->breed.speed, &copy));
    assert_int_equal(ooze->move_energy, XDice_Roll(&kind->breed.move_energy, &copy));
    assert_int_equal(ooze->attack_energy, XDice_Roll(&kind->breed.attack_energy, &copy));
    assert_int_equal(ooze->base.base.ttmb, ooze->move_energy * 100 / ooze->base_speed);
    assert_int_equal(XCreature_NormalShownSpeed(ooze), 100000 / ooze->base.base.ttmb);
  }
}

static void test_classic_ignores_the_rate(void **state)
{
  const Scene *scene = *state;
  const XMonster *kind = XFixture_Monster(scene->content, "test:ooze");
  const XCreature *ooze = XCreature_Spawn(scene->world, kind, XPROFILE_CLASSIC, XSTREAM_WORLD);
  assert_int_equal(ooze->base.base.ttmb, ooze->move_energy);
  assert_int_equal(XCreature_GetSpeed(scene->world, ooze, XPROFILE_CLASSIC), ooze->move_energy);
}

static void test_rolls_come_from_the_given_stream(void **state)
{
  const Scene *scene = *state;
  const XRandom before = *XWorld_Stream(scene->world, XSTREAM_WORLD);
  XCreature_Spawn(scene->world, XFixture_Monster(scene->content, "test:ooze"), XPROFILE_HONOURED,
                  XSTREAM_CONTENT);
  assert_memory_equal(&before, XWorld_Stream(scene->world, XSTREAM_WORLD), sizeof before);
}

static void test_no_figure_is_below_one(void **state)
{
  const Scene *scene = *state;
  XMonster nothing = *XFixture_Monster(scene->content, "test:rat");
  nothing.breed.speed = nothing.breed.move_energy = (XDice){0, 0, 0};
  nothing.breed.attack_energy = nothing.hp = (XDice){0, 0, -5};
  const XCreature *creature =
      XCreature_Spawn(scene->world, &nothing, XPROFILE_HONOURED, XSTREAM_WORLD);
  assert_int_equal(creature->base_speed, 1);
  assert_int_equal(creature->move_energy, 1);
  assert_int_equal(creature->attack_energy, 1);
  assert_int_equal(creature->hp, 1);
}

static void test_skill_by_band_or_as_said(void **state)
{
  const Scene *scene = *state;
  XMonster kind = *XFixture_Monster(scene->content, "test:rat");
  const XCreature *rat = XCreature_Spawn(scene->world, &kind, XPROFILE_HONOURED, XSTREAM_WORLD);
  assert_int_equal(rat->skills[XSKILL_AXES], 20 * XBAND_LOW);
  kind.skill10 = 33;
  rat = XCreature_Spawn(scene->world, &kind, XPROFILE_HONOURED, XSTREAM_WORLD);
  assert_int_equal(rat->skills[XSKILL_UNARMED], 33);
}

static void test_fresh_creatures_are_nowhere(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, NULL, "test:rat", 0, 0);
  assert_null(XCreature_Location(scene->world, rat));
  assert_int_equal(rat->base.base.bucket, -1);
  assert_int_equal(rat->hp, rat->max_hp);
  assert_in_range(rat->hp, 10, 20);
  assert_int_equal(rat->hunted_at, -1);
}

static void test_hero(void **state)
{
  const Scene *scene = *state;
  const XCreature *hero = scene->hero;
  assert_int_equal(hero->level, 1);
  assert_int_equal(hero->max_hp, 20);
  assert_int_equal(hero->max_pp, 7);
  assert_int_equal(hero->skills[XSKILL_LONG_BLADES], 40);
  assert_int_equal(hero->nutrio, 9000);
  assert_int_equal(hero->base_nutrio, 1000);
  assert_ptr_equal(XCreature_Hero(scene->world), hero);
  assert_null(XCreature_Monster(hero));
}

static void test_set_move_energy(void **state)
{
  const Scene *scene = *state;
  scene->hero->base_speed = 50;
  XCreature_SetMoveEnergy(scene->hero, 700, XPROFILE_HONOURED);
  assert_int_equal(scene->hero->base.base.ttmb, 1400);
  XCreature_SetMoveEnergy(scene->hero, 700, XPROFILE_CLASSIC);
  assert_int_equal(scene->hero->base.base.ttmb, 700);
}

static void expect_name(const XCreature *creature, const char *name)
{
  XText text;
  XText_Init(&text);
  XCreature_Name(creature, &text);
  assert_string_equal(text.data, name);
  XText_Clear(&text);
}

static void test_names(void **state)
{
  const Scene *scene = *state;
  expect_name(scene->hero, "Wren");
  expect_name(XFixture_Spawn(scene->world, NULL, "test:folk", 0, 0), "the old man");
  XMonster named = *XFixture_Monster(scene->content, "test:rat");
  named.breed.proper = true;
  named.breed.base.name = "Torin";
  expect_name(XCreature_Spawn(scene->world, &named, XPROFILE_HONOURED, XSTREAM_WORLD), "Torin");
}

static void test_stats_are_at_least_one(void **state)
{
  const Scene *scene = *state;
  XModifierKind weak = {.base = {.name = "weak"}, .stats = {[XSTAT_ST] = -40}};
  XFixture_Begin(scene->hero, &weak);
  assert_int_equal(XCreature_Stat(scene->hero, XSTAT_ST), 1);
  assert_int_equal(XCreature_Stat(scene->hero, XSTAT_DX), 10);
  assert_non_null(XCreature_FindModifier(scene->hero, &weak));
  XFixture_End(scene->hero, &weak);
  assert_null(XCreature_FindModifier(scene->hero, &weak));
  assert_int_equal(XCreature_Stat(scene->hero, XSTAT_ST), 10);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_three_rolls_in_argument_order),
      CASE(test_classic_ignores_the_rate),
      CASE(test_rolls_come_from_the_given_stream),
      CASE(test_no_figure_is_below_one),
      CASE(test_skill_by_band_or_as_said),
      CASE(test_fresh_creatures_are_nowhere),
      CASE(test_hero),
      CASE(test_set_move_energy),
      CASE(test_names),
      CASE(test_stats_are_at_least_one),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
