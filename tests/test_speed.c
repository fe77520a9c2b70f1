/* GetSpeed(): hunger words, burden steps, modifiers, the breakdown, both profiles. */
#include "creature/speed.h"

#include "creature/body.h"
#include "creature/spawn.h"
#include "tests/support/oracle.h"
#include "tests/support/rules_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static void load_hero(Scene *scene, int32_t weight)
{
  while (XInventory_Count(scene->hero) > 0) {
    XItem *item = XInventory_At(scene->world, scene->hero, 0);
    item = XInventory_Take(scene->world, scene->hero, item, item->quantity);
    XWorld_Destroy(scene->world, &item->base.base);
  }
  if (weight > 0)
    XInventory_Give(scene->world, scene->hero,
                    XItem_New(scene->world, XFixture_Item(scene->content, "test:stone"), weight));
}

static void test_oracle_rows(void **state)
{
  const Scene *scene = *state;
  Tally tally = {0, 0};
  assert_true(Oracle_Speed(scene->content, "tests/oracle/speed.tsv", &tally));
  assert_int_equal(tally.failed, 0);
  assert_true(tally.passed >= 180);
}

typedef struct HungerCase {
  int32_t nutrio;
  const char *word;
  int32_t ticks, shown;
} HungerCase;

static void check_hunger(const Scene *scene, XProfile profile, const HungerCase *cases, int count)
{
  scene->hero->base_nutrio = 1000;
  for (int i = 0; i < count; i++) {
    scene->hero->nutrio = cases[i].nutrio;
    assert_string_equal(XCreature_HungerTier(scene->world, scene->hero, profile)->word,
                        cases[i].word);
    assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, profile), cases[i].ticks);
    assert_int_equal(XCreature_GetShownSpeed(scene->world, scene->hero, profile), cases[i].shown);
  }
}

static void test_hunger_honoured(void **state)
{
  static const HungerCase cases[] = {
      {0, "dying!", 1200, 83},         {1000, "dying!", 1200, 83},
      {1001, "faint", 1200, 83},       {1999, "faint", 1200, 83},
      {2000, "weak", 1000, 100},       {4000, "weak", 1000, 100},
      {4001, "very hungry", 920, 108}, {6000, "very hungry", 920, 108},
      {6001, "hungry", 920, 108},      {7999, "hungry", 920, 108},
      {8000, "", 1000, 100},           {10000, "", 1000, 100},
      {10001, "full", 1000, 100},      {12000, "full", 1000, 100},
      {12001, "satiated", 1100, 90},   {14000, "satiated", 1100, 90},
      {14001, "bloated", 1100, 90},    {18000, "bloated", 1100, 90},
      {18001, "overfed!", 1100, 90},   {1000000, "overfed!", 1100, 90},
  };
  check_hunger(*state, XPROFILE_HONOURED, cases, sizeof cases / sizeof *cases);
}

static void test_hunger_classic(void **state)
{
  static const HungerCase cases[] = {
      {0, "dying!", 1200, 83},         {1000, "dying!", 1200, 83},
      {1001, "weak", 1200, 83},        {1999, "weak", 1200, 83},
      {2000, "weak", 1000, 100},       {4000, "weak", 1000, 100},
      {4001, "very hungry", 920, 108}, {6000, "very hungry", 920, 108},
      {6001, "hungry", 920, 108},      {7999, "hungry", 920, 108},
      {8000, "hungry", 1000, 100},     {8001, "", 1000, 100},
      {10000, "", 1000, 100},          {10001, "satiated", 1000, 100},
      {12000, "satiated", 1000, 100},  {12001, "satiated", 1100, 90},
      {14000, "satiated", 1100, 90},   {14001, "bloated", 1100, 90},
      {18000, "bloated", 1100, 90},    {18001, "overfed!", 1100, 90},
  };
  check_hunger(*state, XPROFILE_CLASSIC, cases, sizeof cases / sizeof *cases);
}

static void test_hunger_does_not_overflow(void **state)
{
  const Scene *scene = *state;
  scene->hero->base_nutrio = INT32_MAX;
  scene->hero->nutrio = INT32_MAX;
  const XHungerTier *tier = XCreature_HungerTier(scene->world, scene->hero, XPROFILE_HONOURED);
  assert_string_equal(tier->word, "dying!");
}

static void test_never_hungry_is_none(void **state)
{
  const Scene *scene = *state;
  scene->hero->base_nutrio = 0;
  scene->hero->nutrio = 0;
  for (int i = 0; i < XPROFILE_COUNT; i++) {
    const XHungerTier *tier = XCreature_HungerTier(scene->world, scene->hero, (XProfile)i);
    assert_string_equal(tier->word, "");
    assert_false(tier->interrupts);
  }
}

static void test_words_that_interrupt(void **state)
{
  const Scene *scene = *state;
  scene->hero->base_nutrio = 1000;
  scene->hero->nutrio = 5000;
  assert_true(XCreature_HungerTier(scene->world, scene->hero, XPROFILE_CLASSIC)->interrupts);
  assert_false(XCreature_HungerTier(scene->world, scene->hero, XPROFILE_HONOURED)->interrupts);
  scene->hero->nutrio = 3000;
  assert_true(XCreature_HungerTier(scene->world, scene->hero, XPROFILE_HONOURED)->interrupts);
}

static void check_burden(Scene *scene, int32_t weight, const char *word, int32_t ticks)
{
  load_hero(scene, weight);
  const XBurdenStep *step = XCreature_BurdenWord(scene->world, scene->hero);
  assert_string_equal(step == NULL ? "" : step->word, word);
  assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, XPROFILE_HONOURED), ticks);
}

static void test_burden_steps(void **state)
{
  Scene *scene = *state; /* strength 10 */
  check_burden(scene, 1199, "", 1000);
  check_burden(scene, 1200, "burdened", 1100);
  check_burden(scene, 1999, "burdened", 1100);
  check_burden(scene, 2000, "strained", 1300);
  check_burden(scene, 2799, "strained", 1300);
  check_burden(scene, 2800, "overburdened", 2000);
  assert_int_equal(XCreature_GetShownSpeed(scene->world, scene->hero, XPROFILE_HONOURED), 50);
  check_burden(scene, 3599, "overburdened", 2000);
  check_burden(scene, 3600, "too heavy", 2000);
  assert_false(XCreature_LoadRefused(scene->world, scene->hero, 3599));
  assert_true(XCreature_LoadRefused(scene->world, scene->hero, 3600));
}

static void test_added_strength_by_profile(void **state)
{
  Scene *scene = *state;
  XFixture_Begin(scene->hero, XFixture_Modifier(scene->content, "test:strong"));
  load_hero(scene, 1200);
  assert_null(XCreature_BurdenWord(scene->world, scene->hero));
  assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, XPROFILE_CLASSIC), 1100);
  assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, XPROFILE_HONOURED), 1000);
}

static void test_slowness_and_boost(void **state)
{
  const Scene *scene = *state;
  const XModifierKind *slowness = XFixture_Modifier(scene->content, "test:slowness");
  const XModifierKind *boost = XFixture_Modifier(scene->content, "test:boost_speed");
  for (int i = 0; i < XPROFILE_COUNT; i++) {
    XFixture_Begin(scene->hero, slowness);
    assert_int_equal(XCreature_GetShownSpeed(scene->world, scene->hero, (XProfile)i), 76);
    XFixture_Begin(scene->hero, boost);
    assert_int_equal(XCreature_GetShownSpeed(scene->world, scene->hero, (XProfile)i), 100);
    XFixture_End(scene->hero, slowness);
    assert_int_equal(XCreature_GetShownSpeed(scene->world, scene->hero, (XProfile)i), 142);
    XFixture_End(scene->hero, boost);
    assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, (XProfile)i), 1000);
    assert_int_equal(scene->hero->base.base.ttmb, 1000);
  }
}

static void test_thousand_modifiers_leave_no_trace(void **state)
{
  const Scene *scene = *state;
  XRandom *random = XWorld_Stream(scene->world, XSTREAM_COSMETIC);
  XModifierKind *kinds = test_calloc(1000, sizeof *kinds);
  for (int i = 0; i < 1000; i++) {
    kinds[i].base.name = "force";
    kinds[i].slower = XRandom_Range(random, -400, 400);
    kinds[i].stats[XSTAT_ST] = XRandom_Range(random, -5, 5);
    XFixture_Begin(scene->hero, &kinds[i]);
  }
  for (int left = 1000; left > 0; left--)
    XRecords_Remove(&scene->hero->modifiers, sizeof(XModifier), XRandom_Range(random, 0, left - 1));
  for (int i = 0; i < XPROFILE_COUNT; i++)
    assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, (XProfile)i), 1000);
  assert_int_equal(XCreature_Stat(scene->hero, XSTAT_ST), 10);
  test_free(kinds);
}

static void test_rate_by_profile(void **state)
{
  const Scene *scene = *state;
  assert_int_equal(XSpeed_BaseOf(45, 1000, XPROFILE_CLASSIC), 1000);
  assert_int_equal(XSpeed_BaseOf(45, 1000, XPROFILE_HONOURED), 2222);
  assert_int_equal(XSpeed_BaseOf(1, INT32_MAX, XPROFILE_HONOURED), INT32_MAX);
  scene->hero->base_speed = 200;
  XFixture_Begin(scene->hero, XFixture_Modifier(scene->content, "test:boost_speed"));
  assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, XPROFILE_HONOURED), 350);
  assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, XPROFILE_CLASSIC), 700);
}

static void test_floor_is_honoured_only(void **state)
{
  const Scene *scene = *state;
  XCreature_SetMoveEnergy(scene->hero, 150, XPROFILE_HONOURED);
  assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, XPROFILE_HONOURED), 200);
  assert_int_equal(XCreature_GetSpeed(scene->world, scene->hero, XPROFILE_CLASSIC), 150);
  XSpeedBreakdown why;
  XSpeed_Explain(scene->world, scene->hero, XPROFILE_HONOURED, &why);
  assert_string_equal(why.rows[why.count - 1].label, "at the floor");
}

/* What a row's factor makes of the ticks before it. */
static int32_t apply(const char *factor, int32_t ticks)
{
  int whole, hundredths, most;
  if (strncmp(factor, "Slower ", 7) == 0)
    return ticks + (int32_t)strtol(factor + 7, NULL, 10);
  if (sscanf(factor, "x %d.%d", &whole, &hundredths) == 2)
    return (int32_t)((int64_t)ticks * (whole * 100 + hundredths) / 100);
  if (sscanf(factor, "x 100 / %d", &whole) == 1)
    return (int32_t)((int64_t)ticks * 100 / whole);
  if (sscanf(factor, "x %d / %d", &whole, &most) == 2)
    return (int32_t)((int64_t)ticks * whole / most);
  if (sscanf(factor, "x %d", &whole) == 1)
    return ticks * whole;
  return ticks < 200 ? 200 : ticks;
}

static void check_rows(const Scene *scene, XProfile profile)
{
  XSpeedBreakdown why;
  XSpeed_Explain(scene->world, scene->hero, profile, &why);
  for (int32_t i = 1; i < why.count; i++)
    assert_int_equal(apply(why.rows[i].factor, why.rows[i - 1].ticks), why.rows[i].ticks);
  assert_int_equal(why.rows[why.count - 1].ticks, why.ticks);
  assert_int_equal(why.ticks, XCreature_GetSpeed(scene->world, scene->hero, profile));
  assert_int_equal(why.shown, XCreature_GetShownSpeed(scene->world, scene->hero, profile));
}

static void test_breakdown_multiplies_out(void **state)
{
  Scene *scene = *state;
  XRandom *random = XWorld_Stream(scene->world, XSTREAM_COSMETIC);
  const XModifierKind *slowness = XFixture_Modifier(scene->content, "test:slowness");
  scene->hero->base_nutrio = 1000;
  for (int i = 0; i < 2000; i++) {
    scene->hero->base_speed = XRandom_Range(random, 30, 250);
    XCreature_SetMoveEnergy(scene->hero, XRandom_Range(random, 1, 3000), XPROFILE_HONOURED);
    scene->hero->nutrio = XRandom_Range(random, 0, 20000);
    load_hero(scene, XRandom_Range(random, 0, 4000));
    if (XRandom_OneIn(random, 60)) /* up to more than there are rows */
      XFixture_Begin(scene->hero, slowness);
    check_rows(scene, XPROFILE_HONOURED);
    check_rows(scene, XPROFILE_CLASSIC);
  }
  assert_true(scene->hero->modifiers.count > XSPEED_ROWS);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_oracle_rows),
      CASE(test_hunger_honoured),
      CASE(test_hunger_classic),
      CASE(test_hunger_does_not_overflow),
      CASE(test_never_hungry_is_none),
      CASE(test_words_that_interrupt),
      CASE(test_burden_steps),
      CASE(test_added_strength_by_profile),
      CASE(test_slowness_and_boost),
      CASE(test_thousand_modifiers_leave_no_trace),
      CASE(test_rate_by_profile),
      CASE(test_floor_is_honoured_only),
      CASE(test_breakdown_multiplies_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
