/* Numbers of a fight: chances, bounds, means against many rolls. */
#include "creature/combat.h"

#include "creature/body.h"
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

static XItem *equip(Scene *scene, const char *id)
{
  XItem *item = XItem_New(scene->world, XFixture_Item(scene->content, id), 1);
  return XBody_Wear(scene->world, scene->hero, XInventory_Give(scene->world, scene->hero, item));
}

static void test_hit_percents(void **state)
{
  const Scene *scene = *state;
  static const int32_t table[][3] = {/* hit, dv, percent */
                                     {0, 10, 50}, {0, 0, 95},   {0, -5, 95},  {10, 10, 66},
                                     {-9, 99, 5}, {-50, 1, 50}, {5, 5, 75},   {0, 30, 25},
                                     {90, 5, 95}, {0, 190, 5},  {-4, 12, 33}, {-9, 9, 10}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    const XAttack attack = {.hit = table[i][0]};
    const XDefence defence = {.dv = table[i][1]};
    assert_int_equal(XCombat_HitPercent(scene->world, &attack, &defence), table[i][2]);
  }
}

static void test_attack_adds_up(void **state)
{
  Scene *scene = *state;
  XAttack attack = XCombat_Attack(scene->world, scene->hero);
  assert_null(attack.weapon);
  assert_int_equal(attack.skill, XSKILL_UNARMED);
  assert_int_equal(attack.hit, 10 / 4);
  assert_int_equal(attack.bonus, 10 / 7);
  assert_int_equal(attack.dice.sides, 3);
  equip(scene, "test:sword");
  attack = XCombat_Attack(scene->world, scene->hero);
  assert_non_null(attack.weapon);
  assert_int_equal(attack.hit, 10 / 4 + 40 / 20 + 1); /* the blade's own hit counts once */
  assert_int_equal(attack.bonus, 10 / 7 + 40 / 30);
  assert_int_equal(attack.dice.sides, 6);
  assert_int_equal(attack.critical, 2);
  scene->hero->skills[XSKILL_FIND_WEAKNESS] = 55;
  assert_int_equal(XCombat_Attack(scene->world, scene->hero).critical, 7);
}

static void test_missing_strength_costs_hit(void **state)
{
  Scene *scene = *state;
  equip(scene, "test:great_sword"); /* needs 20 */
  const int32_t full = 10 / 4 + 40 / 20;
  assert_int_equal(XCombat_Attack(scene->world, scene->hero).hit, full - 5);
  scene->hero->stats[XSTAT_ST] = 19;
  assert_int_equal(XCombat_Attack(scene->world, scene->hero).hit, full);
  scene->hero->stats[XSTAT_ST] = 18;
  assert_int_equal(XCombat_Attack(scene->world, scene->hero).hit, full - 1);
  scene->hero->stats[XSTAT_ST] = 20;
  assert_int_equal(XCombat_Attack(scene->world, scene->hero).hit, full);
}

static void test_defence_adds_up(void **state)
{
  Scene *scene = *state;
  XDefence defence = XCombat_Defence(scene->world, scene->hero);
  assert_int_equal(defence.dv, 10 / 3);
  assert_int_equal(defence.pv, 0);
  scene->hero->skills[XSKILL_SHIELDS] = 60;
  scene->hero->skills[XSKILL_ARMOUR] = 270;
  assert_int_equal(XCombat_Defence(scene->world, scene->hero).dv, 10 / 3);
  equip(scene, "test:shield");
  equip(scene, "test:mail");
  defence = XCombat_Defence(scene->world, scene->hero);
  assert_int_equal(defence.dv, 10 / 3 + 3 + 3 - 1);
  assert_int_equal(defence.pv, 6 + 3);
}

static void test_natural_attack(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, NULL, "test:rat", 0, 0);
  const XAttack attack = XCombat_Attack(scene->world, rat);
  assert_string_equal(attack.verb, "bite");
  assert_string_equal(attack.verb_miss, "miss");
  assert_int_equal(attack.hit, rat->hit + 10 / 4 + 40 / 20); /* band LOW: skill 4.0 */
  assert_int_equal(XCombat_Defence(scene->world, rat).pv, 2);
}

typedef struct Bout {
  XAttack attack;
  XDefence defence;
} Bout;

static const Bout bouts[] = {
    {{.hit = 4, .dice = {1, 6, 0}, .bonus = 2, .critical = 2}, {.dv = 8, .pv = 3}},
    {{.hit = 0, .dice = {1, 4, 0}, .bonus = 0, .critical = 10},
     {.dv = 12, .pv = 6}}, /* mostly held */
    {{.hit = 9, .dice = {3, 6, 2}, .bonus = 5, .critical = 5}, {.dv = 5, .pv = 11}},
    {{.hit = 2, .dice = {0, 0, 7}, .bonus = -2, .critical = 0}, {.dv = 5, .pv = 7}},
    {{.hit = 2, .dice = {2, 8, -3}, .bonus = 0, .critical = 100}, {.dv = 0, .pv = 50}},
    {{.hit = 5, .dice = {1, 3, 0}, .bonus = 1, .element = XRESIST_FIRE, .brand = {1, 6, 0}},
     {.dv = 4, .pv = 9, .resist = {[XRESIST_FIRE] = -100, [XRESIST_COLD] = 50}}},
    {{.hit = 5, .dice = {1, 3, 0}, .bonus = 1, .element = XRESIST_COLD, .brand = {0, 0, 8}},
     {.dv = 4, .pv = 0, .resist = {[XRESIST_COLD] = 50}}},
};

static void test_rolls_stay_in_bounds(void **state)
{
  const Scene *scene = *state;
  XRandom *random = XWorld_Stream(scene->world, XSTREAM_COMBAT);
  for (size_t i = 0; i < sizeof bouts / sizeof *bouts; i++) {
    int32_t least, most, seen_least = INT32_MAX, seen_most = 0;
    XCombat_DamageRange(&bouts[i].attack, &bouts[i].defence, &least, &most);
    for (int n = 0; n < 20000; n++) {
      const XBlow blow = XCombat_Roll(scene->world, random, &bouts[i].attack, &bouts[i].defence);
      assert_true(blow.damage >= 0 && (blow.hit || blow.damage == 0));
      if (!blow.hit || blow.critical)
        continue;
      seen_least = blow.damage < seen_least ? blow.damage : seen_least;
      seen_most = blow.damage > seen_most ? blow.damage : seen_most;
    }
    if (bouts[i].attack.critical == 100)
      continue;
    assert_true(seen_least >= least && seen_most <= most);
    if (bouts[i].attack.dice.count < 3) { /* the ends of few dice are met */
      assert_int_equal(seen_least, least);
      assert_int_equal(seen_most, most);
    }
  }
}

static void test_mean_is_what_rolls_give(void **state)
{
  const Scene *scene = *state;
  enum { ROLLS = 100000 };
  XRandom *random = XWorld_Stream(scene->world, XSTREAM_COMBAT);
  for (size_t i = 0; i < sizeof bouts / sizeof *bouts; i++) {
    int64_t sum = 0;
    for (int n = 0; n < ROLLS; n++)
      sum += XCombat_Roll(scene->world, random, &bouts[i].attack, &bouts[i].defence).damage;
    const int64_t mean = XCombat_Mean100(scene->world, &bouts[i].attack, &bouts[i].defence);
    const int64_t off = sum * 100 / ROLLS - mean;
    assert_true(off * off <= 16 + mean * mean / 2500); /* four hundredths or two percent */
  }
}

static void test_mean_by_hand(void **state)
{
  const Scene *scene = *state;
  /* 95%, no criticals: 1d4 against a loss of 1 or 2: (0+1+2+3 + 0+0+1+2) / 8 = 1.125 */
  const XAttack attack = {.hit = 90, .dice = {1, 4, 0}};
  const XDefence defence = {.dv = 0, .pv = 2};
  assert_int_equal(XCombat_Mean100(scene->world, &attack, &defence), 106);
  /* Never cut off: 10.5 - 1.5 = 9, 95% of it 8.55. */
  const XAttack heavy = {.hit = 90, .dice = {1, 4, 8}};
  assert_int_equal(XCombat_Mean100(scene->world, &heavy, &defence), 855);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_hit_percents),
      CASE(test_attack_adds_up),
      CASE(test_missing_strength_costs_hit),
      CASE(test_defence_adds_up),
      CASE(test_natural_attack),
      CASE(test_rolls_stay_in_bounds),
      CASE(test_mean_is_what_rolls_give),
      CASE(test_mean_by_hand),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
