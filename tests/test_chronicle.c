/* What is kept of the last 100 slices, and how a story ends. */
#include "creature/body.h"
#include "game/chronicle.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/view.h"
#include "tests/support/fixture.h"

#include "engine/xstring.h"

#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static const char *const hall[] = {
    "##############", "#............#", "#............#", "#....@.......#",
    "#............#", "#.......>....#", "##############",
};

static int set_up(void **state)
{
  Fixture *fixture = calloc(1, sizeof *fixture);
  if (fixture == NULL)
    return -1;
  Fixture_Open(fixture, 11, XPROFILE_HONOURED);
  Fixture_Room(fixture, hall, (int32_t)(sizeof hall / sizeof *hall));
  *state = fixture;
  return 0;
}

static int tear_down(void **state)
{
  Fixture_Close(*state);
  free(*state);
  return 0;
}

static const XDeed *deed(const Fixture *fixture, int32_t from_end)
{
  const XRecords *deeds = &fixture->game->deeds;
  assert_true(deeds->count >= from_end);
  return (const XDeed *)deeds->items + (deeds->count - from_end);
}

/* The last deed of somebody; NULL when there is none. */
static const XDeed *last_of(const Fixture *fixture, const char *who)
{
  const XRecords *deeds = &fixture->game->deeds;
  for (int32_t i = 1; i <= deeds->count; i++)
    if (strcmp(deed(fixture, i)->who, who) == 0)
      return deed(fixture, i);
  return NULL;
}

static void test_blows_have_their_cost_and_odds(void **state)
{
  Fixture *fixture = *state;
  XCreature *rat = Fixture_Monster(fixture, "rat", 6, 3);
  rat->hp = rat->max_hp = 1000;
  XGame_Look(fixture->game);
  const XCreature *hero = Fixture_Hero(fixture);
  const XAttack attack = XCombat_Attack(fixture->game->world, hero);
  const XDefence defence = XCombat_Defence(fixture->game->world, rat);
  assert_true(Fixture_Do(fixture, "step east"));
  const XDeed *own = last_of(fixture, "you");
  assert_non_null(own);
  assert_string_equal(own->act, attack.weapon->base.name);
  assert_int_equal(own->own, 1);
  assert_int_equal(own->ticks, fixture->game->last_cost);
  assert_int_equal(own->odds, XCombat_HitPercent(fixture->game->world, &attack, &defence));
  assert_int_equal(own->command, fixture->game->commands);
  int32_t least, most;
  XCombat_DamageRange(&attack, &defence, &least, &most);
  assert_int_equal(own->least, least);
  assert_int_equal(own->most, most);
}

static void test_what_the_hero_loses_is_beside_the_blow(void **state)
{
  Fixture *fixture = *state;
  XCreature *orc = Fixture_Monster(fixture, "orc", 6, 3);
  orc->hit = 1000;
  orc->hp = orc->max_hp = 1000;
  XGame_Look(fixture->game);
  for (int i = 0; i < 30; i++) {
    Fixture_Hero(fixture)->hp = 20;
    assert_true(Fixture_Do(fixture, "wait"));
    const XDeed *blow = last_of(fixture, "orc");
    if (blow == NULL || blow->hp == 0)
      continue;
    assert_int_equal(blow->hp, 20);
    assert_int_equal(blow->hp_after, 20 - blow->damage);
    assert_true(blow->hit == 1 && blow->ticks > 0 && blow->odds > 0);
    return;
  }
  fail_msg("the orc never hit");
}

static void test_a_landing_blow_goes_by_its_name(void **state)
{
  Fixture *fixture = *state;
  XCreature *chieftain = Fixture_Monster(fixture, "kobold_chieftain", 6, 3);
  chieftain->hit = 1000;
  chieftain->hp = chieftain->max_hp = 1000;
  XGame_Look(fixture->game);
  const XAction action = {.kind = XACT_WIND_UP, .target = fixture->game->world->hero};
  const XResult result = XAction_Perform(fixture->game, chieftain, action);
  XGame_Charge(fixture->game, chieftain, result.ticks);
  const XDeed *begun = last_of(fixture, "kobold chieftain");
  assert_string_equal(begun->act, "winds up: cleave");
  assert_int_equal(begun->ticks, result.ticks);
  assert_true(begun->lands >= result.ticks);
  assert_true(begun->ways > 0 && begun->ways < 8);
  Fixture_Hero(fixture)->hp = Fixture_Hero(fixture)->max_hp = 1000;
  for (int i = 0; i < 8; i++)
    assert_true(Fixture_Do(fixture, "wait"));
  const XRecords *deeds = &fixture->game->deeds;
  bool landed = false;
  for (int32_t i = 1; i <= deeds->count; i++)
    landed = landed || (strcmp(deed(fixture, i)->act, "cleave") == 0 && deed(fixture, i)->hp > 0);
  assert_true(landed);
}

static void test_harm_without_a_hand(void **state)
{
  Fixture *fixture = *state;
  XCreature *hero = Fixture_Hero(fixture);
  hero->hp = 15;
  XGame_Hurt(fixture->game, hero, 4, NULL, "cause.poison");
  assert_string_equal(deed(fixture, 1)->who, "poison");
  assert_int_equal(deed(fixture, 1)->hp, 15);
  assert_int_equal(deed(fixture, 1)->hp_after, 11);
  assert_int_equal(deed(fixture, 1)->damage, 4);
}

static void test_only_the_last_hundred_slices(void **state)
{
  Fixture *fixture = *state;
  for (int i = 0; i < 40; i++)
    assert_true(Fixture_Do(fixture, "wait"));
  const int64_t since =
      fixture->game->world->scheduler.time - 101 * XSCHEDULER_TIME_SLICE - fixture->game->last_cost;
  assert_in_range(fixture->game->deeds.count, 9, 12);
  for (int32_t i = 1; i <= fixture->game->deeds.count; i++)
    assert_true(deed(fixture, i)->time >= since);
}

static void test_who_acts_twice_and_why(void **state)
{
  Fixture *fixture = *state;
  XRecords *deeds = &fixture->game->deeds;
  const XDeed rows[] = {{.time = 0, .who = "rat", .ticks = 700},
                        {.time = 100, .who = "you", .own = 1, .ticks = 1700},
                        {.time = 700, .who = "rat", .ticks = 700},
                        {.time = 900, .who = "bat", .ticks = 900},
                        {.time = 1400, .who = "rat", .ticks = 700},
                        {.time = 1800, .who = "you", .own = 1, .ticks = 1000}};
  XRecords_Clear(deeds);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    *(XDeed *)XRecords_Add(deeds, sizeof(XDeed)) = rows[i];
  int32_t because;
  const int32_t expected[] = {0, 0, 0, 0, 2, 0};
  for (int32_t i = 0; i < 6; i++)
    assert_int_equal(XChronicle_Haste(fixture->game, i, &because), expected[i]);
  assert_int_equal(XChronicle_Haste(fixture->game, 4, &because), 2);
  assert_int_equal(because, 1);
}

static void test_what_was_not_used(void **state)
{
  Fixture *fixture = *state;
  XText text;
  XText_Init(&text);
  XCreature *hero = Fixture_Hero(fixture);
  while (XInventory_Count(hero) > 0) {
    XItem *item = XInventory_At(fixture->game->world, hero, 0);
    XWorld_Destroy(fixture->game->world,
                   &XInventory_Take(fixture->game->world, hero, item, item->quantity)->base.base);
  }
  Fixture_Give(fixture, "potion_healing", 2);
  Fixture_Give(fixture, "dagger", 1);
  XChronicle_Unused(fixture->game, &text);
  assert_non_null(strstr(text.data, "potions"));
  assert_null(strstr(text.data, "dagger"));
  assert_non_null(strstr(text.data, "the stairs 3 steps away"));
  XText_Clear(&text);
}

static void test_deeds_change_no_hash(void **state)
{
  Fixture *fixture = *state;
  assert_true(Fixture_Do(fixture, "wait"));
  const uint64_t before = XGame_Hash(fixture->game);
  XRecords_Clear(&fixture->game->deeds);
  assert_true(XGame_Hash(fixture->game) == before);
}

static void test_retiring_takes_the_word(void **state)
{
  Fixture *fixture = *state;
  XText why;
  XText_Init(&why);
  assert_false(XGame_Command(fixture->game, "retire yes", &why));
  assert_int_equal(fixture->game->state, XGAME_PLAYING);
  assert_true(XGame_Command(fixture->game, "retire retire", &why));
  assert_int_equal(fixture->game->state, XGAME_DEAD);
  assert_int_equal(XGame_Advance(fixture->game, 1), XADV_DEAD);
  assert_false(XGame_Command(fixture->game, "wait", &why));
  XText_Reset(&why);
  XChronicle_AddFate(fixture->game->cause, &why);
  assert_string_equal(why.data, "retired");
  XText_Clear(&why);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_blows_have_their_cost_and_odds, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_what_the_hero_loses_is_beside_the_blow, set_up,
                                      tear_down),
      cmocka_unit_test_setup_teardown(test_a_landing_blow_goes_by_its_name, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_harm_without_a_hand, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_only_the_last_hundred_slices, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_who_acts_twice_and_why, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_what_was_not_used, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_deeds_change_no_hash, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_retiring_takes_the_word, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
