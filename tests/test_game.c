/* Play by command lines: what each act costs, what is refused for free, what the status shows. */
#include "creature/body.h"
#include "creature/needs.h"
#include "creature/delay.h"
#include "creature/speed.h"
#include "game/build.h"
#include "game/populate.h"
#include "game/travel.h"
#include "game/turn.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static const char *const room[] = {
    "##########", "#@.......#", "#........#", "#...+....#", "#........#", "##########",
};
enum { ROWS = sizeof room / sizeof room[0] };

static int64_t now(const Fixture *f)
{
  return f->game->world->scheduler.time;
}

static int32_t shown(const Fixture *f)
{
  return XCreature_GetShownSpeed(f->game->world, Fixture_Hero(f), (XProfile)f->game->profile);
}

static void a_fresh_hero_first_acts_at_1100(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  assert_int_equal(now(&f), 1100);
  Fixture_Do(&f, "wait");
  assert_int_equal(now(&f), 2100);
  Fixture_Close(&f);
}

static void an_ordinary_act_takes_ten_slices(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  Fixture_Do(&f, "wait");
  const int64_t before = now(&f);
  assert_true(Fixture_Do(&f, "step east"));
  assert_int_equal(now(&f) - before, 1000);
  assert_int_equal(f.game->last_cost, 1000);
  assert_int_equal(Fixture_Hero(&f)->base.x, 2);
  Fixture_Close(&f);
}

static void refused_lines_are_free(void **state)
{
  (void)state;
  static const char *const lines[] = {
      "step west", "down",      "up",   "open east", "close east", "pickup", "eat a",
      "quaff a",   "takeoff z", "step", "drop",      "dance",      "rest 0", "step east east"};
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  Fixture_Do(&f, "wait");
  const uint64_t hash = XGame_Hash(f.game);
  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
    Fixture_Do(&f, lines[i]);
    if (XGame_Hash(f.game) != hash)
      fail_msg("\"%s\" changed the state", lines[i]);
  }
  Fixture_Close(&f);
}

static void doors_open_and_close(void **state)
{
  (void)state;
  static const char *const hall[] = {"#####", "#@+.#", "#####"};
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XLocation *place = Fixture_Room(&f, hall, 3);
  Fixture_Do(&f, "step east");
  assert_int_equal(Fixture_Hero(&f)->base.x, 1);
  assert_true((XMap_Tile(&place->map, f.content, 2, 1)->flags & XTILE_WALK) != 0);
  Fixture_Do(&f, "close east");
  assert_true((XMap_Tile(&place->map, f.content, 2, 1)->flags & XTILE_WALK) == 0);
  Fixture_Do(&f, "open east");
  Fixture_Do(&f, "step east");
  Fixture_Do(&f, "step east");
  assert_int_equal(Fixture_Hero(&f)->base.x, 3);
  Fixture_Close(&f);
}

static void a_step_into_a_foe_is_an_attack_charged_once(void **state)
{
  (void)state;
  Fixture f;
  int64_t ticks = 0;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  XCreature *rat = Fixture_Monster(&f, "rat", 2, 1);
  rat->hp = rat->max_hp = 1000;
  Fixture_Do(&f, "wait");
  Fixture_Charges(&f, Fixture_Hero(&f), &ticks);
  ticks = 0;
  const XWeighted costs = XDelay_Blow(f.game->world, Fixture_Hero(&f), XPROFILE_HONOURED);
  Fixture_Do(&f, "step east");
  assert_int_equal(Fixture_Charges(&f, Fixture_Hero(&f), &ticks), 1);
  assert_true(ticks >= XWeighted_Least(&costs) && ticks <= XWeighted_Most(&costs));
  assert_int_equal(ticks % 100, 0); /* a whole number of TU at the ordinary pace */
  assert_int_equal(Fixture_Hero(&f)->base.x, 1);
  Fixture_Close(&f);
}

static void peaceful_folk_swap_places(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  XCreature *dog = Fixture_Monster(&f, "old_dog", 2, 1);
  XScheduler_Remove(&f.game->world->scheduler, XCreature_Object(dog));
  Fixture_Do(&f, "step east");
  assert_int_equal(Fixture_Hero(&f)->base.x, 2);
  assert_int_equal(dog->base.x, 1);
  Fixture_Close(&f);
}

/* The shown speeds of the issue, in both profiles, in play. */
static void shown_speeds(void **state)
{
  (void)state;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    Fixture_Open(&f, 7, (XProfile)profile);
    XCreature *hero = Fixture_Hero(&f);
    assert_int_equal(shown(&f), 100);
    XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "slowness"), 30);
    assert_int_equal(shown(&f), 76);
    XCreature_End(f.game, hero, Fixture_Modifier(&f, "slowness"));
    XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "boost_speed"), 30);
    assert_int_equal(shown(&f), 142);
    XCreature_End(f.game, hero, Fixture_Modifier(&f, "boost_speed"));
    assert_int_equal(shown(&f), 100);
    assert_int_equal(XCreature_Object(hero)->ttmb, 1000);
    XItem *item = Fixture_Give(&f, "long_sword", 1);
    const int64_t target = (int64_t)XCreature_Stat(hero, XSTAT_ST) * 280;
    const int64_t each = XItem_Weight(item);
    item->quantity =
        1 + (int32_t)((target - XCreature_CarriedWeight(f.game->world, hero)) / each + 1);
    assert_int_equal(shown(&f), 50);
    assert_string_equal(XCreature_BurdenWord(f.game->world, hero)->word, "overburdened");
    Fixture_Close(&f);
  }
}

static void a_cure_ends_its_opposite(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XCreature *hero = Fixture_Hero(&f);
  XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "boost_speed"), 30);
  XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "slowness"), 30);
  assert_int_equal(hero->modifiers.count, 1);
  assert_int_equal(shown(&f), 76);
  Fixture_Close(&f);
}

/* Durations run by the clock: hasted or not, a modifier lasts the same number of slices. */
static void modifiers_last_by_the_clock(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  XCreature *hero = Fixture_Hero(&f);
  XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "boost_speed"), 50);
  const int64_t start = now(&f);
  while (hero->modifiers.count > 0)
    Fixture_Do(&f, "wait");
  assert_in_range(now(&f) - start, 5000, 5800);
  Fixture_Close(&f);
}

/* Over 10 000 slices creatures of ttmb 700, 1000, 1500 act in the inverse ratio, to within one
 * action. */
static void cadence_over_ten_thousand_slices(void **state)
{
  (void)state;
  static const int32_t bases[] = {700, 1000, 1500};
  Fixture f;
  XCreature *who[3];
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  for (int32_t i = 0; i < 3; i++) {
    who[i] = Fixture_Monster(&f, "old_dog", 5 + i, 4);
    who[i]->base_speed = 100;
    who[i]->move_energy = bases[i];
    XCreature_Object(who[i])->ttmb = bases[i];
  }
  XCreature *hero = Fixture_Hero(&f);
  const int64_t start = now(&f);
  int32_t acts[3] = {0};
  while (now(&f) - start < 1000000) {
    hero->nutrio = 9000;
    Fixture_Do(&f, "wait");
    XEvent event;
    while (XEventRing_Next(&f.game->world->events, &event))
      for (int32_t i = 0; i < 3; i++)
        acts[i] += strcmp(event.word, "charge") == 0 &&
                   XHandle_Equal(event.actor.who, XCreature_Handle(who[i]));
  }
  const int64_t passed = now(&f) - start;
  for (int32_t i = 0; i < 3; i++)
    assert_in_range(acts[i], passed / bases[i] - 1, passed / bases[i] + 1);
  Fixture_Close(&f);
}

static void death_is_told_and_kept(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  XCreature *hero = Fixture_Hero(&f);
  XCreature *rat = Fixture_Monster(&f, "rat", 2, 1);
  hero->hp = 1;
  hero->dv = hero->pv = -100;
  rat->hp = rat->max_hp = 10000;
  for (int32_t i = 0; i < 200 && f.game->state == XGAME_PLAYING; i++) {
    hero->hp = hero->hp > 0 ? 1 : 0;
    Fixture_Do(&f, "wait");
  }
  assert_int_equal(f.game->state, XGAME_DEAD);
  assert_non_null(strstr(f.game->cause, "rat"));
  assert_false(Fixture_Do(&f, "wait"));
  Fixture_Close(&f);
}

static void a_kill_gives_experience_and_may_leave_a_corpse(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XLocation *place = Fixture_Room(&f, room, ROWS);
  int32_t corpses = 0;
  for (int32_t i = 0; i < 40; i++) {
    XCreature *rat = Fixture_Monster(&f, "rat", 6, 4);
    const XHandle handle = XCreature_Handle(rat);
    XGame_Hurt(f.game, rat, 10000, Fixture_Hero(&f), NULL);
    assert_null(XWorld_Get(f.game->world, handle));
  }
  for (int32_t i = 0; i < place->items.count; i++)
    corpses += XCorpse_Try(XWorld_Get(f.game->world, place->items.items[i])) != NULL;
  assert_true(Fixture_Hero(&f)->experience > 0);
  assert_in_range(corpses, 1, 30);
  /* they rot away in the end */
  for (int32_t i = 0; i < 130; i++) {
    Fixture_Hero(&f)->nutrio = 9000;
    Fixture_Do(&f, "wait");
  }
  for (int32_t i = 0; i < place->items.count; i++)
    assert_null(XCorpse_Try(XWorld_Get(f.game->world, place->items.items[i])));
  Fixture_Close(&f);
}

static void things_are_picked_up_worn_and_dropped(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XLocation *place = Fixture_Room(&f, room, ROWS);
  XCreature *hero = Fixture_Hero(&f);
  XItem *sword = Fixture_Give(&f, "long_sword", 1);
  char line[32] = "wear ?";
  line[5] = XItem_LetterChar(sword->letter);
  assert_true(Fixture_Do(&f, "wait"));
  XItem *old = XBody_Worn(f.game->world, hero, XSLOT_HAND);
  if (old != NULL) {
    char off[] = "takeoff ?";
    off[8] = XItem_LetterChar(old->letter);
    Fixture_Do(&f, off);
  }
  Fixture_Do(&f, line);
  assert_ptr_equal(XBody_Worn(f.game->world, hero, XSLOT_HAND), sword);
  char drop[] = "drop ?";
  drop[5] = XItem_LetterChar(sword->letter);
  Fixture_Do(&f, drop);
  assert_int_equal(place->items.count, 1);
  assert_null(XBody_Worn(f.game->world, hero, XSLOT_HAND));
  Fixture_Do(&f, "pickup");
  assert_int_equal(place->items.count, 0);
  Fixture_Close(&f);
}

static void eating_and_quaffing(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  XCreature *hero = Fixture_Hero(&f);
  hero->nutrio = 3000;
  XItem *ration = Fixture_Give(&f, "ration", 3);
  char line[] = "eat ?";
  line[4] = XItem_LetterChar(ration->letter);
  const int32_t had = ration->quantity;
  Fixture_Do(&f, line);
  assert_true(hero->nutrio > 3000);
  assert_int_equal(ration->quantity, had - 1);
  hero->hp = 1;
  XItem *potion = Fixture_Give(&f, "potion_healing", 1);
  char quaff[] = "quaff ?";
  quaff[6] = XItem_LetterChar(potion->letter);
  Fixture_Do(&f, quaff);
  assert_true(hero->hp > 1);
  Fixture_Close(&f);
}

static void rest_heals_and_says_when_it_stops(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  XCreature *hero = Fixture_Hero(&f);
  hero->hp = hero->max_hp - 2;
  Fixture_Do(&f, "rest");
  assert_int_equal(hero->hp, hero->max_hp);
  assert_true(strlen(Fixture_Said(&f)) > 0);
  const int64_t before = now(&f);
  Fixture_Do(&f, "rest 7");
  assert_int_equal(now(&f) - before, 7000);
  Fixture_Close(&f);
}

/* T52: what can never come is not waited for without end: a body kept from healing for ever rests
   the rules' most turns, and says so. */
static void rest_without_healing_ends(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  XCreature *hero = Fixture_Hero(&f);
  hero->hp = 1;
  hero->pp = hero->max_pp;
  hero->nutrio = 9000;
  hero->hunted_at = INT64_MAX / 2; /* nothing heals who is hunted */
  const int64_t actions = f.game->actions;
  Fixture_Do(&f, "rest");
  assert_int_equal(hero->hp, 1);
  assert_in_range(f.game->actions - actions, 1, XGame_Rules(f.game)->rest_turns);
  assert_int_equal(f.game->activity.kind, XACTIVITY_NONE);
  assert_true(strlen(Fixture_Said(&f)) > 0);
  Fixture_Close(&f);
}

static void rest_is_refused_with_the_reason(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  XCreature *hero = Fixture_Hero(&f);
  Fixture_Do(&f, "rest");
  assert_true(strlen(Fixture_Said(&f)) > 0);
  hero->hp = 1;
  hero->nutrio = 3500; /* weak */
  const int64_t before = now(&f);
  Fixture_Do(&f, "rest");
  assert_int_equal(now(&f), before);
  hero->nutrio = 9000;
  Fixture_Monster(&f, "rat", 8, 4);
  Fixture_Do(&f, "rest");
  assert_int_equal(now(&f), before);
  assert_true(Fixture_SaidThat(&f, "rat"));
  Fixture_Close(&f);
}

static void rest_stops_in_the_slice_an_enemy_comes_into_view(void **state)
{
  (void)state;
  static const char *const hall[] = {"####################", "#@.................#",
                                     "##################.#", "##################.#",
                                     "####################"};
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, hall, 5);
  XCreature *hero = Fixture_Hero(&f);
  XCreature *rat = Fixture_Monster(&f, "rat", 18, 3);
  rat->mood = XMOOD_HUNTING;
  rat->enemy = XCreature_Handle(hero);
  rat->goal_x = hero->base.x;
  rat->goal_y = hero->base.y;
  rat->memory = 100;
  hero->hp = 1;
  Fixture_Do(&f, "rest 200");
  assert_true(Fixture_SaidThat(&f, "comes into view"));
  assert_true(XCreature_Sees(f.game->world, hero, rat->base.x, rat->base.y));
  assert_true(XCreature_Distance(hero->base.x, hero->base.y, rat->base.x, rat->base.y) > 1);
  Fixture_Close(&f);
}

static void stairs_lead_down_and_back_and_places_sleep(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XWorld *world = f.game->world;
  XLocation *vale = XWorld_Here(world);
  const XExit *way = vale->exits.items;
  assert_true(vale->exits.count > 0);
  XCreature *hero = Fixture_Hero(&f);
  XCreature *there = XCreature_At(world, vale, way->x, way->y);
  if (there != NULL && there != hero)
    XGame_Hurt(f.game, there, 100000, NULL, "cause.hunger");
  if (there != hero)
    XLocation_Move(vale, &hero->base, way->x, way->y);
  Fixture_Do(&f, "down");
  XLocation *below = XWorld_Here(world);
  assert_ptr_not_equal(below, vale);
  for (int32_t i = 0; i < vale->creatures.count; i++)
    assert_true(XWorld_Get(world, vale->creatures.items[i])->bucket < 0);
  /* T20: nobody could act before the hero did */
  assert_int_equal(hero->hp, hero->max_hp);
  Fixture_Do(&f, "up");
  assert_ptr_equal(XWorld_Here(world), vale);
  for (int32_t i = 0; i < vale->creatures.count; i++)
    assert_true(XWorld_Get(world, vale->creatures.items[i])->bucket >= 0);
  Fixture_Close(&f);
}

static void the_bell_stops_and_a_quick_rat_comes(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XPlaceKind *kind =
      (const XPlaceKind *)XContent_Find(f.content, XKIND_PLACE, "core:rat_cellar");
  const XKind *quick = XContent_Find(f.content, XKIND_MONSTER, "core:quick_rat");
  XGame_Enter(f.game, XGame_Place(f.game, kind), "stairs");
  const XLocation *cellar = XWorld_Here(f.game->world);
  int32_t turns = 0;
  for (; turns < 10 && !Fixture_SaidThat(&f, "bell above"); turns++)
    Fixture_Do(&f, "wait");
  assert_in_range(turns, 3, 5);
  int32_t rats = 0;
  for (int32_t i = 0; i < cellar->creatures.count; i++)
    rats += XCreature_From(XWorld_Get(f.game->world, cellar->creatures.items[i]))->monster == quick;
  assert_int_equal(rats, 1);
  for (int32_t i = 0; i < XObjectTable_Count(&f.game->world->objects); i++)
    assert_null(XTimer_Try(XObjectTable_At(&f.game->world->objects, i))); /* it has stopped */
  Fixture_Close(&f);
}

static void hunger_words_interrupt_by_their_tier(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, room, ROWS);
  XCreature *hero = Fixture_Hero(&f);
  hero->nutrio = 4010; /* very hungry; weak is near */
  hero->hp = 1;
  hero->base_nutrio = 1000;
  Fixture_Do(&f, "rest 100");
  assert_true(hero->nutrio <= 4000);
  assert_true(hero->nutrio > 3900);
  Fixture_Close(&f);
}

static void same_seed_and_commands_same_hash(void **state)
{
  (void)state;
  static const char *const lines[] = {"step east", "step south", "wait", "rest 20", "step west"};
  uint64_t hashes[2];
  for (int32_t run = 0; run < 2; run++) {
    Fixture f;
    Fixture_Open(&f, 99, XPROFILE_HONOURED);
    for (int32_t i = 0; i < 200; i++)
      Fixture_Do(&f, lines[i % 5]);
    hashes[run] = XGame_Hash(f.game);
    Fixture_Close(&f);
  }
  assert_true(hashes[0] == hashes[1]);
}

static void names_are_data(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  assert_true(Fixture_Do(&f, "name ../Ode/ -rf"));
  assert_string_equal(Fixture_Hero(&f)->name, "../Ode/ -rf");
  assert_non_null(XGame_WhyNotName("a\nb"));
  assert_non_null(XGame_WhyNotName("   "));
  assert_non_null(XGame_WhyNotName(""));
  assert_null(XGame_WhyNotName("\xc3\x96\xc3\xb0\xc3\xb6"));
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_fresh_hero_first_acts_at_1100),
      cmocka_unit_test(an_ordinary_act_takes_ten_slices),
      cmocka_unit_test(refused_lines_are_free),
      cmocka_unit_test(doors_open_and_close),
      cmocka_unit_test(a_step_into_a_foe_is_an_attack_charged_once),
      cmocka_unit_test(peaceful_folk_swap_places),
      cmocka_unit_test(shown_speeds),
      cmocka_unit_test(a_cure_ends_its_opposite),
      cmocka_unit_test(modifiers_last_by_the_clock),
      cmocka_unit_test(cadence_over_ten_thousand_slices),
      cmocka_unit_test(death_is_told_and_kept),
      cmocka_unit_test(a_kill_gives_experience_and_may_leave_a_corpse),
      cmocka_unit_test(things_are_picked_up_worn_and_dropped),
      cmocka_unit_test(eating_and_quaffing),
      cmocka_unit_test(rest_heals_and_says_when_it_stops),
      cmocka_unit_test(rest_without_healing_ends),
      cmocka_unit_test(rest_is_refused_with_the_reason),
      cmocka_unit_test(rest_stops_in_the_slice_an_enemy_comes_into_view),
      cmocka_unit_test(stairs_lead_down_and_back_and_places_sleep),
      cmocka_unit_test(the_bell_stops_and_a_quick_rat_comes),
      cmocka_unit_test(hunger_words_interrupt_by_their_tier),
      cmocka_unit_test(same_seed_and_commands_same_hash),
      cmocka_unit_test(names_are_data),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
