/* Features: found from their cell or beside it, used by callbacks of content, spent, saved with
   their place, and met in rooms. */
#include "game/feature.h"

#include "engine/xstring.h"
#include "game/build.h"
#include "game/place.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const hall[] = {"#######", "#@....#", "#.....#", "#######"};

static Fixture in_a_hall(const char *feature, int16_t x, int16_t y)
{
  Fixture f;
  char id[60];
  Fixture_Open(&f, 3, XPROFILE_HONOURED);
  XLocation *room = Fixture_Room(&f, hall, 4);
  snprintf(id, sizeof id, "core:%s", feature);
  const XKind *kind = XContent_Find(f.content, XKIND_FEATURE, id);
  assert_non_null(kind);
  XLocation_AddFeature(room, x, y, kind);
  return f;
}

static void a_fountain_heals_until_it_is_dry(void **state)
{
  (void)state;
  Fixture f = in_a_hall("fountain", 2, 2);
  XCreature *hero = Fixture_Hero(&f);
  const int64_t actions = f.game->actions;
  hero->max_hp = 60;
  hero->hp = 10;
  for (int32_t i = 1; i <= 3; i++) {
    assert_true(Fixture_Do(&f, "use"));
    assert_in_range(hero->hp, 10 + 8 * i, 11 + 8 * i);
    assert_int_equal(f.game->actions, actions + i);
    assert_int_equal(f.game->last_cost, 1000);
  }
  const uint64_t hash = XGame_Hash(f.game);
  assert_true(Fixture_Do(&f, "use"));
  assert_true(Fixture_SaidThat(&f, "dry"));
  assert_int_equal(XGame_Hash(f.game), hash);
  Fixture_Close(&f);
}

/* Who needs nothing takes nothing from it. */
static void no_use_is_not_counted(void **state)
{
  (void)state;
  Fixture f = in_a_hall("fountain", 1, 1);
  const XCreature *hero = Fixture_Hero(&f);
  assert_int_equal(hero->hp, hero->max_hp);
  assert_true(Fixture_Do(&f, "use"));
  assert_int_equal(XLocation_FeatureAt(XWorld_Here(f.game->world), 1, 1)->used, 0);
  Fixture_Close(&f);
}

static void an_altar_wants_gold(void **state)
{
  (void)state;
  Fixture f = in_a_hall("altar", 1, 2);
  XCreature *hero = Fixture_Hero(&f);
  hero->gold = 25;
  assert_true(Fixture_Do(&f, "use"));
  assert_int_equal(hero->gold, 15);
  assert_non_null(XCreature_FindModifier(hero, Fixture_Modifier(&f, "heroism")));
  hero->gold = 3;
  assert_true(Fixture_Do(&f, "use"));
  assert_int_equal(hero->gold, 3);
  assert_true(Fixture_SaidThat(&f, "ten coins deep"));
  Fixture_Close(&f);
}

static void what_is_far_is_not_used(void **state)
{
  (void)state;
  Fixture f = in_a_hall("altar", 4, 1);
  const uint64_t hash = XGame_Hash(f.game);
  assert_true(Fixture_Do(&f, "use"));
  assert_true(Fixture_SaidThat(&f, "Nothing here"));
  assert_int_equal(XGame_Hash(f.game), hash);
  Fixture_Close(&f);
}

/* The village has its bell, and shrines are built where rooms are. */
static void features_are_met(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 3, XPROFILE_HONOURED);
  assert_int_equal(XWorld_Here(f.game->world)->features.count, 1);
  const XKind *kind = XContent_Find(f.content, XKIND_PLACE, "core:kobold_halls");
  int32_t met = 0;
  for (uint64_t seed = 1; seed <= 40; seed++) {
    XGame *game = XGame_New(f.content, seed, XPROFILE_HONOURED);
    met += XGame_Place(game, (const XPlaceKind *)kind)->features.count > 0;
    XGame_Free(game);
  }
  assert_true(met > 0);
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_fountain_heals_until_it_is_dry),
      cmocka_unit_test(no_use_is_not_counted),
      cmocka_unit_test(an_altar_wants_gold),
      cmocka_unit_test(what_is_far_is_not_used),
      cmocka_unit_test(features_are_met),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
