/* Modifiers in force: they last by the clock, take what they take by the clock, leave no trace, and
   name the death they bring. */
#include "game/xtimer.h"

#include "creature/combat.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "game/turn.h"
#include "tests/support/fixture.h"

#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static const char *const room[] = {
    "##########", "#@.......#", "#........#", "#........#", "#........#", "##########",
};
enum { ROWS = sizeof room / sizeof room[0] };

static int set_up(void **state)
{
  Fixture *f = test_malloc(sizeof *f);
  Fixture_Open(f, 11, XPROFILE_HONOURED);
  Fixture_Room(f, room, ROWS);
  Fixture_Hero(f)->max_hp = Fixture_Hero(f)->hp = 500;
  *state = f;
  return 0;
}

static int tear_down(void **state)
{
  Fixture_Close(*state);
  test_free(*state);
  return 0;
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

static int64_t now(const Fixture *f)
{
  return f->game->world->scheduler.time;
}

/* Nothing heals, so that what is lost can be counted. */
static void stop_healing(Fixture *f)
{
  Fixture_Hero(f)->hunted_at = now(f) + 100000000;
}

/* Back to a cell, fed. */
static void put(XCreature *hero, XLocation *place, int32_t x, int32_t y)
{
  if (hero->base.x != x || hero->base.y != y)
    XLocation_Move(place, &hero->base, x, y);
  hero->nutrio = 9000;
}

static void wait_out(Fixture *f)
{
  for (int i = 0; Fixture_Hero(f)->modifiers.count > 0 && i < 1000; i++)
    assert_true(Fixture_Do(f, "wait"));
}

/* Slow or quick, a poisoned hero loses the same: ticks in force x 60 / 100 000, to the point. */
static void harm_goes_by_the_clock(void **state)
{
  Fixture *f = *state;
  static const int32_t paces[] = {300, 1000, 3700};
  XCreature *hero = Fixture_Hero(f);
  const XModifierKind *poison = Fixture_Modifier(f, "poison");
  for (size_t i = 0; i < sizeof paces / sizeof *paces; i++) {
    XCreature_Object(hero)->ttmb = paces[i];
    Fixture_Do(f, "wait");
    stop_healing(f);
    const int32_t before = hero->hp;
    XCreature_Begin(f->game, hero, poison, 300);
    const XModifier *record = XCreature_FindModifier(hero, poison);
    const int64_t ticks = record->ends_at - now(f);
    wait_out(f);
    assert_int_equal(before - hero->hp, ticks * poison->harm100 / 100000);
  }
}

/* Harm is worked out at the bearer's own turn, not between. */
static void harm_waits_for_the_bearers_turn(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  stop_healing(f);
  XCreature_Begin(f->game, hero, Fixture_Modifier(f, "wound"), 300);
  XModifier *record = hero->modifiers.items;
  assert_int_equal(XModifier_Harm(record, now(f)), 0);
  assert_int_equal(XModifier_Harm(record, now(f) + 1249), 0);
  assert_int_equal(XModifier_Harm(record, now(f) + 1250), 1); /* 80 hundredths per 1000 ticks */
  assert_int_equal(XModifier_Harm(record, now(f) + 6250), 4);
}

static void a_second_dose_lengthens(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  const XModifierKind *poison = Fixture_Modifier(f, "poison");
  XCreature_Begin(f->game, hero, poison, 100);
  const int64_t once = XCreature_FindModifier(hero, poison)->ends_at - now(f);
  XCreature_Begin(f->game, hero, poison, 100);
  assert_int_equal(hero->modifiers.count, 1);
  assert_int_equal(XCreature_FindModifier(hero, poison)->ends_at - now(f), 2 * once);
}

/* A second slowness lengthens the first and adds nothing to it; a boost ends it. */
static void a_second_slowness_is_no_slower(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  const XModifierKind *slowness = Fixture_Modifier(f, "slowness");
  XCreature_Begin(f->game, hero, slowness, 100);
  const int64_t once = XCreature_FindModifier(hero, slowness)->ends_at - now(f);
  XCreature_Begin(f->game, hero, slowness, 100);
  assert_int_equal(XCreature_FindModifier(hero, slowness)->ends_at - now(f), 2 * once);
  assert_int_equal(XCreature_GetSpeed(f->game->world, hero, XPROFILE_HONOURED), 1300);
  XCreature_Begin(f->game, hero, Fixture_Modifier(f, "boost_speed"), 100);
  assert_int_equal(XCreature_GetSpeed(f->game->world, hero, XPROFILE_HONOURED), 700);
}

static void tough_bodies_are_rid_of_it_sooner(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  const XModifierKind *wound = Fixture_Modifier(f, "wound");
  hero->stats[XSTAT_TO] = 50;
  hero->skills[XSKILL_HEALING] = 0;
  XCreature_Begin(f->game, hero, wound, 100);
  assert_int_equal(XCreature_FindModifier(hero, wound)->ends_at - now(f), 5000);
  XCreature_End(f->game, hero, wound);
  hero->skills[XSKILL_HEALING] = 250;
  XCreature_Begin(f->game, hero, wound, 90);
  assert_int_equal(XCreature_FindModifier(hero, wound)->ends_at - now(f), 3000);
}

static void resistance_shortens_and_wards_off(void **state)
{
  Fixture *f = *state;
  const XModifierKind *poison = Fixture_Modifier(f, "poison");
  XModifierKind ward = {.base = {.id = "test:ward", .type = XKIND_MODIFIER, .name = "ward"}};
  XCreature *hero = Fixture_Hero(f);
  XCreature_Begin(f->game, hero, poison, 100);
  const int64_t plain = XCreature_FindModifier(hero, poison)->ends_at - now(f);
  XCreature_End(f->game, hero, poison);
  ward.resist[XRESIST_POISON] = 50;
  XCreature_Begin(f->game, hero, &ward, 1000);
  assert_int_equal(XCreature_Resist(f->game->world, hero, XRESIST_POISON), 50);
  assert_int_equal(XCreature_Resist(f->game->world, hero, XRESIST_FIRE), 0);
  XCreature_Begin(f->game, hero, poison, 100);
  assert_int_equal(XCreature_FindModifier(hero, poison)->ends_at - now(f), plain / 2);
  XCreature_End(f->game, hero, poison);
  ward.resist[XRESIST_POISON] = 300; /* no more than all of it */
  assert_int_equal(XCreature_Resist(f->game->world, hero, XRESIST_POISON), 100);
  XCreature_Begin(f->game, hero, poison, 100);
  assert_null(XCreature_FindModifier(hero, poison));
  XCreature_End(f->game, hero, &ward);
}

/* A thousand beginnings and ends leave every figure, the ring and the objects as they were. */
static void no_trace_is_left(void **state)
{
  Fixture *f = *state;
  static const char *const ids[] = {"poison", "wound", "stun", "confuse", "heroism", "slowness"};
  XCreature *hero = Fixture_Hero(f);
  XObjectTable *objects = &f->game->world->objects;
  XObjectTable_Sweep(objects);
  const int32_t count = XObjectTable_Count(objects);
  const XAttack attack = XCombat_Attack(f->game->world, hero);
  const XDefence defence = XCombat_Defence(f->game->world, hero);
  int32_t stats[XSTAT_COUNT];
  memcpy(stats, hero->stats, sizeof stats);
  for (int i = 0; i < 1000; i++) {
    for (size_t k = 0; k < sizeof ids / sizeof *ids; k++)
      XCreature_Begin(f->game, hero, Fixture_Modifier(f, ids[k]), 50 + i % 7);
    for (size_t k = 0; k < sizeof ids / sizeof *ids; k++)
      XCreature_End(f->game, hero, Fixture_Modifier(f, ids[k]));
  }
  XObjectTable_Sweep(objects);
  assert_int_equal(XObjectTable_Count(objects), count);
  assert_int_equal(hero->modifiers.count, 0);
  assert_memory_equal(stats, hero->stats, sizeof stats);
  const XAttack attack_after = XCombat_Attack(f->game->world, hero);
  const XDefence defence_after = XCombat_Defence(f->game->world, hero);
  assert_int_equal(attack.hit, attack_after.hit);
  assert_int_equal(defence.dv, defence_after.dv);
  assert_int_equal(hero->hp, 500);
}

static void stun_lowers_hit_and_defence(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  const int32_t hit = XCombat_Attack(f->game->world, hero).hit;
  const int32_t dv = XCombat_Defence(f->game->world, hero).dv;
  XCreature_Begin(f->game, hero, Fixture_Modifier(f, "stun"), 30);
  assert_int_equal(XCombat_Attack(f->game->world, hero).hit, hit - 10);
  assert_int_equal(XCombat_Defence(f->game->world, hero).dv, dv - 5);
}

static void poison_kills_by_its_name(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  stop_healing(f);
  hero->hp = 2;
  XCreature_Begin(f->game, hero, Fixture_Modifier(f, "poison"), 1000);
  for (int i = 0; i < 20 && f->game->state == XGAME_PLAYING; i++)
    Fixture_Do(f, "wait");
  assert_int_equal(f->game->state, XGAME_DEAD);
  assert_string_equal(f->game->cause, "poison");
}

static void bleeding_kills_by_its_name(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  stop_healing(f);
  hero->hp = 1;
  XCreature_Begin(f->game, hero, Fixture_Modifier(f, "wound"), 1000);
  for (int i = 0; i < 20 && f->game->state == XGAME_PLAYING; i++)
    Fixture_Do(f, "wait");
  assert_string_equal(f->game->cause, "a wound that would not close");
}

/* What ran out between two turns of its bearer is still due, and may be the death of a monster. */
static void the_last_of_it_is_due_when_it_ends(void **state)
{
  Fixture *f = *state;
  XCreature *rat = Fixture_Monster(f, "rat", 8, 4);
  const XHandle handle = XCreature_Handle(rat);
  XCreature_Object(rat)->ttm = 50000000; /* it has no turn of its own */
  XScheduler_Remove(&f->game->world->scheduler, XCreature_Object(rat));
  XCreature_Begin(f->game, rat, Fixture_Modifier(f, "poison"), 3000);
  for (int i = 0; i < 320 && XWorld_Get(f->game->world, handle) != NULL; i++)
    Fixture_Do(f, "wait");
  assert_null(XWorld_Get(f->game->world, handle));
}

static void an_antidote_cures(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  char line[] = "quaff ?";
  XCreature_Begin(f->game, hero, Fixture_Modifier(f, "poison"), 1000);
  XCreature_Begin(f->game, hero, Fixture_Modifier(f, "wound"), 1000);
  line[6] = XItem_LetterChar(Fixture_Give(f, "potion_antidote", 1)->letter);
  assert_true(Fixture_Do(f, line));
  assert_null(XCreature_FindModifier(hero, Fixture_Modifier(f, "poison")));
  assert_non_null(XCreature_FindModifier(hero, Fixture_Modifier(f, "wound")));
  line[6] = XItem_LetterChar(Fixture_Give(f, "potion_healing", 1)->letter);
  assert_true(Fixture_Do(f, line));
  assert_int_equal(hero->modifiers.count, 0);
}

/* A potion whose effect says no duration takes the modifier's own. */
static void potions_last_as_long_as_they_say(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  char line[] = "quaff ?";
  line[6] = XItem_LetterChar(Fixture_Give(f, "potion_boost_speed", 1)->letter);
  const int64_t from = now(f);
  assert_true(Fixture_Do(f, line));
  const XModifier *quick = XCreature_FindModifier(hero, Fixture_Modifier(f, "boost_speed"));
  assert_non_null(quick);
  assert_in_range(quick->ends_at - from, 6200, 8000);
}

/* Steps go astray about as often as is said; each costs an ordinary action all the same. */
static void confused_steps_go_astray(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  const XModifierKind *confuse = Fixture_Modifier(f, "confuse");
  XLocation *place = XCreature_Location(f->game->world, hero);
  int astray = 0;
  enum { STEPS = 1000 };
  for (int i = 0; i < STEPS; i++) {
    put(hero, place, 4, 2);
    XCreature_Begin(f->game, hero, confuse, 1000);
    const int64_t before = f->game->charged;
    assert_true(Fixture_Do(f, "step east"));
    assert_int_equal(f->game->charged - before, 1000);
    astray += hero->base.x != 5 || hero->base.y != 2;
  }
  assert_in_range(astray, STEPS * 30 / 100, STEPS * 40 / 100); /* 40, less one in eight by luck */
}

static void confused_ones_stumble_at_walls(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  XLocation *place = XCreature_Location(f->game->world, hero);
  int stumbled = 0;
  for (int i = 0; i < 200; i++) {
    put(hero, place, 1, 1);
    XCreature_Begin(f->game, hero, Fixture_Modifier(f, "confuse"), 1000);
    const int64_t before = f->game->charged;
    Fixture_Do(f, "step east");
    assert_int_equal(f->game->charged - before, 1000);
    stumbled += hero->base.x == 1 && hero->base.y == 1 && Fixture_SaidThat(f, "stumble");
  }
  assert_in_range(stumbled, 20, 80); /* 40% x 5 of 8 */
}

/* What is refused costs nothing and draws nothing, confused or not. */
static void refused_steps_draw_nothing(void **state)
{
  Fixture *f = *state;
  XCreature_Begin(f->game, Fixture_Hero(f), Fixture_Modifier(f, "confuse"), 1000);
  const uint64_t before = XGame_Hash(f->game);
  for (int i = 0; i < 20; i++)
    Fixture_Do(f, "step west");
  assert_true(before == XGame_Hash(f->game));
}

static void confused_blows_go_astray(void **state)
{
  Fixture *f = *state;
  XCreature *hero = Fixture_Hero(f);
  XCreature *ooze = Fixture_Monster(f, "gray_ooze", 2, 1);
  XScheduler_Remove(&f->game->world->scheduler, XCreature_Object(ooze));
  ooze->max_hp = ooze->hp = 100000;
  int astray = 0;
  for (int i = 0; i < 500; i++) {
    XCreature_Begin(f->game, hero, Fixture_Modifier(f, "confuse"), 1000);
    Fixture_Do(f, "step east");
    astray += Fixture_SaidThat(f, "where nobody stands");
  }
  assert_in_range(astray, 150, 250);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(harm_goes_by_the_clock),
      CASE(harm_waits_for_the_bearers_turn),
      CASE(a_second_dose_lengthens),
      CASE(a_second_slowness_is_no_slower),
      CASE(tough_bodies_are_rid_of_it_sooner),
      CASE(resistance_shortens_and_wards_off),
      CASE(no_trace_is_left),
      CASE(stun_lowers_hit_and_defence),
      CASE(poison_kills_by_its_name),
      CASE(bleeding_kills_by_its_name),
      CASE(the_last_of_it_is_due_when_it_ends),
      CASE(an_antidote_cures),
      CASE(potions_last_as_long_as_they_say),
      CASE(confused_steps_go_astray),
      CASE(confused_ones_stumble_at_walls),
      CASE(refused_steps_draw_nothing),
      CASE(confused_blows_go_astray),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
