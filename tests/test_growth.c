/* What a level lets a hero choose, and ways to fight: figures said before are those had after. */
#include "creature/growth.h"

#include "creature/combat.h"
#include "creature/learn.h"
#include "creature/needs.h"
#include "engine/xstring.h"
#include "game/bot.h"
#include "game/shop.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static Fixture fixture_of(uint64_t seed)
{
  Fixture f;
  Fixture_Open(&f, seed, XPROFILE_HONOURED);
  return f;
}

static void gain_level(Fixture *f)
{
  XCreature *hero = Fixture_Hero(f);
  const int64_t needed = XCreature_NextLevelAt(f->game->world, hero) - hero->experience;
  assert_int_equal(XCreature_GainExperience(f->game->world, hero, (int32_t)needed), 1);
}

/* Strength from 13 to 14 is a point of damage more; the line says so, and the attack has it. */
static void a_choice_says_what_it_changes(void **state)
{
  (void)state;
  Fixture f = fixture_of(5);
  XCreature *hero = Fixture_Hero(&f);
  XText text;
  char part[80];
  XText_Init(&text);
  hero->stats[XSTAT_ST] = 13;
  gain_level(&f);
  const XAttack attack = XCombat_Attack(f.game->world, hero);
  const int low = (int)attack.dice.count + (int)attack.dice.bonus + (int)attack.bonus;
  const int high =
      (int)(attack.dice.count * attack.dice.sides) + (int)attack.dice.bonus + (int)attack.bonus;
  XGrowth_Describe(f.game->world, hero, XPROFILE_HONOURED, XSTAT_ST, &text);
  snprintf(part, sizeof part, "damage %d-%d -> %d-%d", low, high, low + 1, high + 1);
  assert_non_null(strstr(text.data, part));
  assert_non_null(strstr(text.data, "burdened at 1560 -> 1680"));
  assert_int_equal(hero->stats[XSTAT_ST], 13); /* telling changes nothing */
  assert_true(Fixture_Do(&f, "improve St"));
  assert_true(Fixture_SaidThat(&f, part));
  assert_int_equal(XCombat_Attack(f.game->world, hero).bonus, attack.bonus + 1);
  XText_Clear(&text);
  Fixture_Close(&f);
}

/* Every choice on offer changes what it says: asked again afterwards, the figure said as "after"
   is what the next line begins with. */
static void every_stat_changes_a_figure(void **state)
{
  (void)state;
  Fixture f = fixture_of(6);
  XCreature *hero = Fixture_Hero(&f);
  for (int32_t stat = 0; stat < XSTAT_COUNT; stat++) {
    bool changed = false;
    hero->stats[stat] = 9;
    for (int32_t step = 0; step < 8 && !changed; step++) {
      XText text;
      XText_Init(&text);
      XGrowth_Describe(f.game->world, hero, XPROFILE_HONOURED, stat, &text);
      changed = strstr(text.data, "->") != NULL;
      XText_Clear(&text);
      XGrowth_Apply(f.game->world, hero, stat);
    }
    if (!changed)
      fail_msg("%s changes nothing", XGrowth_Id(stat));
  }
  Fixture_Close(&f);
}

/* It waits as long as its hero wants, costs no time, and is made once. */
static void a_choice_can_be_postponed(void **state)
{
  (void)state;
  Fixture f = fixture_of(7);
  XCreature *hero = Fixture_Hero(&f);
  const int32_t mace = XGrowth_Find("long_blades");
  assert_false(Fixture_Do(&f, "improve To"));
  gain_level(&f);
  gain_level(&f);
  assert_int_equal(hero->choices, 2);
  Fixture_Do(&f, "wait");
  const int64_t time = f.game->world->scheduler.time, actions = f.game->actions;
  hero->skills[XSKILL_LONG_BLADES] = 15;
  assert_true(XGrowth_IsOffered(f.game->world, hero, mace));
  assert_true(Fixture_Do(&f, "improve long_blades"));
  assert_int_equal(hero->skills[XSKILL_LONG_BLADES], 15 + XGame_Rules(f.game)->growth_skill);
  assert_true(Fixture_SaidThat(&f, "long blades 1.5 -> 2.3:"));
  assert_true(Fixture_Do(&f, "improve To"));
  assert_int_equal(f.game->world->scheduler.time, time);
  assert_int_equal(f.game->actions, actions);
  const uint64_t hash = XGame_Hash(f.game);
  assert_false(Fixture_Do(&f, "improve To"));
  assert_false(Fixture_Do(&f, "improve nonsense"));
  assert_int_equal(XGame_Hash(f.game), hash);
  Fixture_Close(&f);
}

static void a_skill_never_met_is_not_offered(void **state)
{
  (void)state;
  Fixture f = fixture_of(8);
  XCreature *hero = Fixture_Hero(&f);
  const int32_t axes = XGrowth_Find("axes");
  hero->skills[XSKILL_AXES] = hero->used[XSKILL_AXES] = 0;
  assert_false(XGrowth_IsOffered(f.game->world, hero, axes));
  XCreature_UseSkill(hero, XSKILL_AXES);
  assert_true(XGrowth_IsOffered(f.game->world, hero, axes));
  hero->skills[XSKILL_AXES] = XSKILL_MAX10;
  assert_false(XGrowth_IsOffered(f.game->world, hero, axes));
  Fixture_Close(&f);
}

static void the_bot_chooses(void **state)
{
  (void)state;
  Fixture f = fixture_of(9);
  XCreature *hero = Fixture_Hero(&f);
  XBot bot;
  XBot_Init(&bot, f.game, false);
  for (int32_t i = 0; i < 3; i++)
    gain_level(&f);
  for (int32_t i = 0; i < 6 && hero->choices > 0; i++)
    assert_true(XBot_Play(&bot, &f.session, 1));
  assert_int_equal(hero->choices, 0);
  Fixture_Close(&f);
}

/* A way to fight changes the very numbers that blows and forecasts are made of, and no time. */
static void tactics_change_the_numbers(void **state)
{
  (void)state;
  Fixture f = fixture_of(10);
  XCreature *hero = Fixture_Hero(&f);
  const XWorld *world = f.game->world;
  const XRules *rules = XGame_Rules(f.game);
  const XAttack plain = XCombat_Attack(world, hero);
  const XDefence guard = XCombat_Defence(world, hero);
  const int64_t time = world->scheduler.time, actions = f.game->actions;
  for (int32_t i = 0; i < rules->tactic_count; i++) {
    char line[40];
    snprintf(line, sizeof line, "tactics %s", rules->tactics[i].word);
    assert_true(Fixture_Do(&f, line));
    const XAttack attack = XCombat_Attack(world, hero);
    assert_int_equal(attack.hit - plain.hit, rules->tactics[i].hit);
    assert_int_equal(attack.bonus - plain.bonus, rules->tactics[i].damage);
    assert_int_equal(XCombat_Defence(world, hero).dv - guard.dv, rules->tactics[i].dv);
  }
  assert_true(Fixture_Do(&f, "tactics normal"));
  for (int32_t i = 0; i < rules->tactic_count; i++)
    assert_true(Fixture_Do(&f, "tactics")); /* once around */
  assert_int_equal(hero->tactic, 0);
  assert_false(Fixture_Do(&f, "tactics sideways"));
  assert_int_equal(world->scheduler.time, time);
  assert_int_equal(f.game->actions, actions);
  Fixture_Close(&f);
}

/* Charm makes things cheaper, but never for less than the keeper gives for them. */
static void charm_lowers_prices(void **state)
{
  (void)state;
  Fixture f = fixture_of(11);
  XCreature *hero = Fixture_Hero(&f);
  const XShopKind *shop = (const XShopKind *)XContent_At(f.content, XKIND_SHOP, 0);
  XItem *sword = Fixture_Give(&f, "long_sword", 1);
  int32_t last = INT32_MAX;
  for (int32_t charm = 1; charm < XRULES_STAT_MAX; charm += 12) {
    hero->stats[XSTAT_CH] = charm;
    const int32_t price = XShop_Price(f.game, shop, hero, sword, 1);
    assert_true(price <= last);
    assert_true(price > XShop_Offer(shop, sword, 1));
    last = price;
  }
  hero->stats[XSTAT_CH] = 10;
  assert_true(last < XShop_Price(f.game, shop, hero, sword, 1));
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_choice_says_what_it_changes),
      cmocka_unit_test(every_stat_changes_a_figure),
      cmocka_unit_test(a_choice_can_be_postponed),
      cmocka_unit_test(a_skill_never_met_is_not_offered),
      cmocka_unit_test(the_bot_chooses),
      cmocka_unit_test(tactics_change_the_numbers),
      cmocka_unit_test(charm_lowers_prices),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
