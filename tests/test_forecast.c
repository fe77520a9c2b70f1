/* What look says of a fight, against fights: pairings of every kind of monster and the hero with
   every kind of weapon, and staged fights by the arena. */
#include "creature/body.h"
#include "creature/combat.h"
#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/arena.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PAIRINGS = 20 };

static int32_t rolls(void)
{
  return getenv("HOURVALE_SOAK") != NULL ? 10000 : 2000;
}

static int set_up(void **state)
{
  Fixture *fixture = XAlloc(sizeof *fixture);
  Fixture_Open(fixture, 11, XPROFILE_HONOURED);
  *state = fixture;
  return 0;
}

static int tear_down(void **state)
{
  Fixture_Close(*state);
  free(*state);
  return 0;
}

/* Whether a sum of n draws lies within five standard deviations, and `slack` a draw, of n times the
   mean; the deviation is taken from the draws themselves. */
static bool is_near(int64_t sum, int64_t squares, int64_t n, int64_t mean, int64_t slack)
{
  const int64_t variance = (squares - sum / n * sum) / n + 1; /* of a draw */
  const int64_t off = llabs(sum - n * mean) - n * slack;
  return off <= 0 || off * off <= 25 * n * variance;
}

/* Draws blows and compares them with the chance, the range and the mean that are foretold. */
static void check_blows(const Fixture *fixture, const XAttack *attack, const XDefence *defence,
                        XRandom *random)
{
  const XWorld *world = fixture->game->world;
  const int64_t n = rolls();
  int64_t hits = 0, sum = 0, squares = 0, least_seen = INT32_MAX, most_seen = -1;
  int32_t least, most;
  XCombat_DamageRange(attack, defence, &least, &most);
  for (int64_t i = 0; i < n; i++) {
    const XBlow blow = XCombat_Roll(world, random, attack, defence);
    const int64_t damage100 = 100 * (int64_t)blow.damage;
    hits += blow.hit;
    sum += damage100;
    squares += damage100 * damage100;
    assert_true(blow.damage <= XCombat_WorstDamage(attack, defence));
    if (!blow.hit || blow.critical)
      continue;
    assert_in_range(blow.damage, least, most);
    least_seen = blow.damage < least_seen ? blow.damage : least_seen;
    most_seen = blow.damage > most_seen ? blow.damage : most_seen;
  }
  const int64_t percent = XCombat_HitPercent(world, attack, defence);
  assert_true(is_near(100 * hits, 10000 * hits, n, percent, 0));
  assert_true(is_near(sum, squares, n, XCombat_Mean100(world, attack, defence), 1));
  if (hits > 1000 && most - least < 8) { /* then each end comes up */
    assert_int_equal(least_seen, least);
    assert_int_equal(most_seen, most);
  }
}

/* Fights to the death: the hits they took against "about N hits more". */
static void check_hits(const Fixture *fixture, const XAttack *attack, const XDefence *defence,
                       int32_t hp, XRandom *random)
{
  const XWorld *world = fixture->game->world;
  const int64_t foretold = XCombat_HitsToKill(world, attack, defence, hp);
  const int64_t n = rolls() / 10;
  int64_t sum = 0, squares = 0;
  if (foretold == 0 || foretold > 1000)
    return;
  for (int64_t i = 0; i < n; i++) {
    int64_t hits = 0;
    for (int32_t left = hp; left > 0;) {
      const XBlow blow = XCombat_Roll(world, random, attack, defence);
      hits += blow.hit;
      left -= blow.damage;
    }
    sum += 100 * hits;
    squares += 10000 * hits * hits;
  }
  assert_true(is_near(sum, squares, n, 100 * foretold, 52)); /* rounded */
}

static const XItemKind *weapon(const Fixture *fixture, int32_t index)
{
  int32_t found = 0;
  for (int32_t i = 0; i < XContent_Count(fixture->content, XKIND_ITEM); i++) {
    const XItemKind *kind = (const XItemKind *)XContent_At(fixture->content, XKIND_ITEM, i);
    found += kind->type == XITEM_WEAPON;
  }
  index %= found;
  for (int32_t i = 0; i < XContent_Count(fixture->content, XKIND_ITEM); i++) {
    const XItemKind *kind = (const XItemKind *)XContent_At(fixture->content, XKIND_ITEM, i);
    if (kind->type == XITEM_WEAPON && index-- == 0)
      return kind;
  }
  return NULL;
}

/* Puts another weapon into the hero's hand. */
static void arm(const Fixture *fixture, const XItemKind *kind)
{
  XWorld *world = fixture->game->world;
  XCreature *hero = Fixture_Hero(fixture);
  XItem *held = XBody_Worn(world, hero, XSLOT_HAND);
  if (held != NULL)
    XWorld_Destroy(world, &XInventory_Take(world, hero, held, 1)->base.base);
  XItem *item = XInventory_Give(world, hero, XItem_New(world, kind, 1));
  if (XBody_WhyNotWear(world, hero, item) == NULL)
    XBody_Wear(world, hero, item);
}

static void test_forecasts_hold(void **state)
{
  Fixture *fixture = *state;
  static const char *const room[] = {"#########", "#...@...#", "#.......#", "#########"};
  XRandom random;
  XRandom_Seed(&random, 5);
  Fixture_Room(fixture, room, 4);
  const XCreature *hero = Fixture_Hero(fixture);
  const int32_t kinds = XContent_Count(fixture->content, XKIND_MONSTER);
  for (int32_t i = 0; i < PAIRINGS; i++) {
    const XKind *kind = XContent_At(fixture->content, XKIND_MONSTER, i * kinds / PAIRINGS);
    XCreature *monster = Fixture_Monster(fixture, strchr(kind->id, ':') + 1, 4, 2);
    arm(fixture, weapon(fixture, i));
    const XWorld *world = fixture->game->world;
    const XAttack ours = XCombat_Attack(world, hero), theirs = XCombat_Attack(world, monster);
    const XDefence our_defence = XCombat_Defence(world, hero);
    const XDefence their_defence = XCombat_Defence(world, monster);
    check_blows(fixture, &ours, &their_defence, &random);
    check_blows(fixture, &theirs, &our_defence, &random);
    check_hits(fixture, &ours, &their_defence, monster->hp, &random);
    check_hits(fixture, &theirs, &our_defence, hero->hp, &random);
    XLocation_Take(XWorld_Here(fixture->game->world), &monster->base, true);
    XWorld_Destroy(fixture->game->world, XCreature_Object(monster));
  }
}

static const XMonster *monster(const Fixture *fixture, const char *id)
{
  return (const XMonster *)XContent_Find(fixture->content, XKIND_MONSTER, id);
}

static XArenaReport run(const Fixture *fixture, const XArena *arena)
{
  XArenaReport report;
  XText why;
  XText_Init(&why);
  assert_true(XArena_Run(fixture->content, arena, &report, &why));
  XText_Clear(&why);
  assert_int_equal(report.wins[0] + report.wins[1] + report.undecided, report.fights);
  assert_true(report.low <= 1000 * report.wins[0] / report.fights);
  assert_true(report.high >= 1000 * report.wins[0] / report.fights);
  return report;
}

static void test_equal_sides_are_even(void **state)
{
  const Fixture *fixture = *state;
  XArena arena = {.fights = 300, .seed = 3};
  arena.sides[0] = arena.sides[1] =
      (XArenaSide){.monster = monster(fixture, "core:kobold"), .count = 1};
  XArenaReport report = run(fixture, &arena);
  assert_in_range(report.wins[0], 105, 195);
  assert_true(report.acts[0] > 0 && report.damage[0] > 0 && report.damage[1] > 0);
  XArenaReport again = run(fixture, &arena);
  assert_memory_equal(report.ticks, again.ticks, sizeof *report.ticks * 300);
  XArenaReport_Clear(&again);
  XArenaReport_Clear(&report);
}

static void test_many_beat_few_and_a_hero_beats_a_rat(void **state)
{
  Fixture *fixture = *state;
  XArena arena = {.fights = 50, .seed = 3};
  arena.sides[0] = (XArenaSide){.monster = monster(fixture, "core:kobold"), .count = 6};
  arena.sides[1] = (XArenaSide){.monster = monster(fixture, "core:kobold"), .count = 1};
  XArenaReport report = run(fixture, &arena);
  assert_true(report.wins[0] > 45);
  XArenaReport_Clear(&report);
  const XCreature *hero = Fixture_Hero(fixture);
  arena.sides[1] = (XArenaSide){
      .race = (const XRace *)hero->race, .career = (const XCareer *)hero->career, .count = 1};
  arena.sides[0] = (XArenaSide){.monster = monster(fixture, "core:rat"), .count = 1};
  for (int32_t dances = 0; dances < 2; dances++) {
    arena.dances = dances == 1;
    report = run(fixture, &arena);
    assert_true(report.wins[1] > 45);
    XArenaReport_Clear(&report);
  }
}

static void test_interval(void **state)
{
  (void)state;
  static const int32_t table[][4] = {/* wins, fights, low, high: Wilson by hand */
                                     {0, 10, 0, 278},
                                     {5, 10, 236, 764},
                                     {10, 10, 722, 1000},
                                     {500, 1000, 469, 531}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    int32_t low, high;
    XArena_Interval(table[i][0], table[i][1], &low, &high);
    assert_int_equal(low, table[i][2]);
    assert_int_equal(high, table[i][3]);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_forecasts_hold, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_equal_sides_are_even, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_many_beat_few_and_a_hero_beats_a_rat, set_up, tear_down),
      cmocka_unit_test(test_interval),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
