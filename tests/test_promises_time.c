/* The clock's promises T1-T64 that no other test keeps; tests/promises.tsv says where each is. */
#include "creature/body.h"
#include "creature/delay.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/action.h"
#include "game/command.h"
#include "game/turn.h"
#include "game/ui/screens.h"
#include "game/ui/term_script.h"
#include "game/xtimer.h"
#include "tests/support/fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static const char *const room[] = {"####################", "#@.................#",
                                   "#..................#", "####################"};
enum { ROWS = 4 };
static const XFraction whole = {1, 1};

static void open_room(Fixture *f)
{
  Fixture_Open(f, 7, XPROFILE_HONOURED);
  Fixture_Room(f, room, ROWS);
}

static void begin(Fixture *f, const char *id)
{
  XCreature_Begin(f->game, Fixture_Hero(f), Fixture_Modifier(f, id), 100000);
}

static void end(Fixture *f, const char *id)
{
  XCreature_End(f->game, Fixture_Hero(f), Fixture_Modifier(f, id));
}

static int64_t now(const Fixture *f)
{
  return f->game->world->scheduler.time;
}

static int64_t next_of(const Fixture *f, const XCreature *creature)
{
  return XScheduler_TimeOf(&f->game->world->scheduler, &creature->base.base);
}

static const XItemKind *weapon_at(const Fixture *f, int32_t index)
{
  const XItemKind *kind = (const XItemKind *)XContent_At(f->content, XKIND_ITEM, index);
  return kind->delay > 0 ? kind : NULL;
}

static bool same(const XWeighted *a, const XWeighted *b)
{
  return a->count == b->count &&
         memcmp(a->outcomes, b->outcomes, sizeof *a->outcomes * (size_t)a->count) == 0;
}

/* --- A. attack delay --- */

static void t1_finesse_with_haste_is_finesse(void **state)
{
  (void)state;
  Fixture f;
  int weapons = 0;
  open_room(&f);
  const XRules *rules = XRules_Of(f.content);
  for (int32_t i = 0; i < XContent_Count(f.content, XKIND_ITEM); i++) {
    const XItemKind *kind = weapon_at(&f, i);
    if (kind == NULL)
      continue;
    weapons++;
    for (int32_t skill10 = 0; skill10 <= 270; skill10 += 27) {
      XDelayAttack attack = XDelay_With(f.game->world, Fixture_Hero(&f), kind);
      attack.skill10 = skill10;
      const XWeighted roll = XDelay_Roll(rules, &attack);
      begin(&f, "finesse");
      XFraction m = XCreature_StatusFraction(Fixture_Hero(&f), XPROFILE_HONOURED, true);
      const XWeighted alone = XDelay_Ticks(rules, &roll, 1000, m);
      begin(&f, "haste");
      m = XCreature_StatusFraction(Fixture_Hero(&f), XPROFILE_HONOURED, true);
      const XWeighted both = XDelay_Ticks(rules, &roll, 1000, m);
      assert_true(same(&alone, &both));
      assert_true(XWeighted_Least(&both) >= 200);
      end(&f, "haste");
      end(&f, "finesse");
    }
  }
  assert_true(weapons > 50);
  Fixture_Close(&f);
}

/* The terms add up to the mean that is shown. */
static void t2_the_terms_add_up(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  XText text;
  XText_Init(&text);
  const XDelayAttack attack = {.form = XDELAY_WEAPON,
                               .base = 14,
                               .least = 7,
                               .skill10 = 65,
                               .brand = {3, 2},
                               .shield = 5,
                               .strength = 15,
                               .armour = 10};
  XDelay_AddTerms(XRules_Of(f.content), &attack, &text);
  /* (14 - 3.25) x 1.5 = 16.125, a buckler's 0.5, scale mail's 2.2: 18.825 */
  assert_string_equal(text.data,
                      "14, skill 6.5 -3.25, brand x 3/2, shield +0.50, armour +2.20: 18.83 TU");
  XText_Clear(&text);
  Fixture_Close(&f);
}

static void t3_a_shield_says_what_it_costs(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  const XRules *rules = XRules_Of(f.content);
  assert_int_equal(XDelay_ShieldMean100(rules, 5, 0, 15), 50);
  assert_true(XDelay_ShieldMean100(rules, 15, 0, 15) > XDelay_ShieldMean100(rules, 15, 200, 15));
  assert_int_equal(XDelay_ShieldMean100(rules, 15, rules->delays.shield_skill10, 15), 0);
  Fixture_Close(&f);
}

/* With a launcher the delay changes with the armour, at once; a sword's does not. */
static void t4_armour_changes_shots_only(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  XCreature *hero = Fixture_Hero(&f);
  const XItemKind *bow = Fixture_ItemKind(&f, "long_bow"),
                  *sword = Fixture_ItemKind(&f, "long_sword");
  const XDelayAttack shot = XDelay_With(f.game->world, hero, bow);
  const XDelayAttack blow = XDelay_With(f.game->world, hero, sword);
  XBody_TakeOff(f.game->world, hero, XBody_Worn(f.game->world, hero, XSLOT_BODY));
  XBody_Wear(f.game->world, hero, Fixture_Give(&f, "plate_armour", 1));
  const XDelayAttack heavy_shot = XDelay_With(f.game->world, hero, bow);
  const XDelayAttack heavy_blow = XDelay_With(f.game->world, hero, sword);
  assert_int_not_equal(shot.armour, heavy_shot.armour);
  assert_int_equal(blow.armour, heavy_blow.armour);
  Fixture_Close(&f);
}

/* T5: whatever attacks says how long it takes you, brand or none, swung, shot or thrown. */
static void t5_every_weapon_tells_its_delay(void **state)
{
  (void)state;
  Fixture f;
  int told = 0;
  open_room(&f);
  for (int32_t i = 0; i < XContent_Count(f.content, XKIND_ITEM); i++) {
    const XItemKind *kind = weapon_at(&f, i);
    if (kind == NULL)
      continue;
    XText why, screen;
    XText_Init(&why);
    XText_Init(&screen);
    XTerm *term = XTermScript_New(XUI_WIDTH, XUI_HEIGHT);
    assert_true(XTermScript_AddKeys(term, "<Esc>", &why));
    XUi *ui = XUi_New(term, f.content, NULL);
    ui->session = &f.session;
    XScreen_ItemPage(ui, XItem_New(f.game->world, kind, 1), NULL);
    XTermScript_Screen(term, &screen);
    if (strstr(screen.data, "it takes you") == NULL || strstr(screen.data, "%") == NULL)
      fail_msg("%s: %s", kind->base.id, screen.data);
    ui->session = NULL;
    XUi_Free(ui);
    XTerm_Free(term);
    XText_Clear(&why);
    XText_Clear(&screen);
    told++;
  }
  assert_true(told > 50);
  Fixture_Close(&f);
}

/* 1 000 attacks of mean d cost 1 000 d, within four standard errors. */
static void t6_a_thousand_attacks(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  const XDelayAttack attack = {.form = XDELAY_WEAPON,
                               .base = 17,
                               .least = 7,
                               .skill10 = 63,
                               .brand = {2, 3},
                               .shield = 15,
                               .strength = 12};
  const XWeighted roll = XDelay_Roll(XRules_Of(f.content), &attack);
  int64_t n, d, sum = 0, variance = 0; /* of one attack, times d^2, in aut */
  XWeighted_Mean(&roll, &n, &d);
  for (int32_t i = 0; i < roll.count; i++) {
    const int64_t off = roll.outcomes[i].value * d - n;
    variance += off * off / d * (int64_t)roll.outcomes[i].weight / (int64_t)roll.total * d;
  }
  for (int i = 0; i < 1000; i++)
    sum += XWeighted_Draw(&roll, XWorld_Stream(f.game->world, XSTREAM_COMBAT));
  const int64_t off = sum * d - 1000 * n; /* times d */
  assert_true(off / d * (off / d) <= 16 * 1000 * (variance / d / d + 1));
  Fixture_Close(&f);
}

static void t7_slow_and_haste_make_one(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  XCreature *hero = Fixture_Hero(&f);
  const int32_t own = XCreature_GetSpeed(f.game->world, hero, XPROFILE_HONOURED);
  XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "slowed"), 30);
  XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "haste"), 60);
  assert_int_equal(XCreature_GetSpeed(f.game->world, hero, XPROFILE_HONOURED), own);
  for (int i = 0; i < 4; i++)
    Fixture_Do(&f, "wait");
  assert_null(XCreature_FindModifier(hero, Fixture_Modifier(&f, "slowed")));
  assert_non_null(XCreature_FindModifier(hero, Fixture_Modifier(&f, "haste")));
  Fixture_Close(&f);
}

/* 1 000 beginnings and ends in any order leave the speed as it was. */
static void t8_effects_leave_no_trace(void **state)
{
  (void)state;
  static const char *const ids[] = {"haste",       "slowed",  "berserk",  "petrifying",
                                    "statue_form", "finesse", "slowness", "boost_speed"};
  enum { IDS = sizeof ids / sizeof ids[0] };
  Fixture f;
  open_room(&f);
  XCreature *hero = Fixture_Hero(&f);
  const int32_t own = XCreature_GetSpeed(f.game->world, hero, XPROFILE_HONOURED);
  XRandom random;
  XRandom_Seed(&random, 8);
  for (int i = 0; i < 1000; i++) {
    const char *id = ids[XRandom_Below(&random, IDS)];
    if (XCreature_FindModifier(hero, Fixture_Modifier(&f, id)) == NULL)
      begin(&f, id);
    else
      end(&f, id);
  }
  for (int i = 0; i < IDS; i++)
    if (XCreature_FindModifier(hero, Fixture_Modifier(&f, ids[i])) != NULL)
      end(&f, ids[i]);
  assert_int_equal(XCreature_GetSpeed(f.game->world, hero, XPROFILE_HONOURED), own);
  Fixture_Close(&f);
}

/* Slower figures never cost less, up to what the fields hold; nothing wraps. */
static void t9_costs_are_monotone(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  const XRules *rules = XRules_Of(f.content);
  int32_t last = 0;
  for (int64_t pace = 1; pace <= INT32_MAX; pace = pace * 3 / 2 + 1) {
    XFraction m = whole;
    int32_t under = 0;
    for (int i = 0; i < 12; i++, m = XFraction_Times(m, (XFraction){3, 2})) {
      const int32_t ticks = XDelay_Fixed(rules, 30, pace, m);
      assert_true(ticks >= under && ticks >= 200);
      under = ticks;
    }
    const int32_t ticks = XDelay_Fixed(rules, 30, pace, whole);
    assert_true(ticks >= last);
    last = ticks;
  }
  Fixture_Close(&f);
}

/* Who is slowed lets go of who walks away: the comparison counts every status. */
static void t10_comparisons_count_statuses(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  XCreature *rat = Fixture_Monster(&f, "rat", 2, 1);
  const XWeighted before = XDelay_Blow(f.game->world, rat, XPROFILE_HONOURED);
  XCreature_Begin(f.game, rat, Fixture_Modifier(&f, "slowed"), 1000);
  const XWeighted after = XDelay_Blow(f.game->world, rat, XPROFILE_HONOURED);
  assert_int_equal(XWeighted_Least(&after), XWeighted_Least(&before) * 3 / 2);
  Fixture_Close(&f);
}

/* --- B, C --- */

static void t14_a_bump_costs_the_attack(void **state)
{
  (void)state;
  Fixture f;
  int64_t ticks = 0;
  open_room(&f);
  XCreature *hero = Fixture_Hero(&f);
  XBody_TakeOff(f.game->world, hero, XBody_Worn(f.game->world, hero, XSLOT_SHIELD));
  XBody_TakeOff(f.game->world, hero, XBody_Worn(f.game->world, hero, XSLOT_HAND));
  XBody_Wear(f.game->world, hero, Fixture_Give(&f, "great_sword", 1));
  hero->skills[XSKILL_LONG_BLADES] = 0;
  XCreature *rat = Fixture_Monster(&f, "rat", 2, 1);
  rat->hp = rat->max_hp = 1000;
  Fixture_Charges(&f, hero, &ticks);
  ticks = 0;
  Fixture_Do(&f, "step east");
  Fixture_Charges(&f, hero, &ticks);
  assert_int_equal(ticks, 1700);
  Fixture_Close(&f);
}

/* At the greatest speed there is an act takes 200 ticks, so many fit into a window and no more. */
static void t15_t41_t43_nothing_takes_under_200(void **state)
{
  (void)state;
  Fixture f;
  int64_t ticks = 0;
  open_room(&f);
  XCreature *hero = Fixture_Hero(&f);
  hero->base_speed = 10000;
  begin(&f, "haste");
  begin(&f, "finesse");
  XCreature *rat = Fixture_Monster(&f, "rat", 2, 1);
  rat->hp = rat->max_hp = 1000000;
  const int64_t from = next_of(&f, hero);
  Fixture_Charges(&f, hero, &ticks);
  ticks = 0;
  int32_t acts = 0;
  for (int i = 0; i < 50; i++) {
    hero->hp = hero->max_hp;
    acts += Fixture_Do(&f, i % 2 == 0 ? "step east" : "wait");
  }
  assert_int_equal(Fixture_Charges(&f, hero, &ticks), acts);
  assert_true(ticks >= 200 * (int64_t)acts);
  assert_true(acts <= (next_of(&f, hero) - from) / 200 + 1);
  Fixture_Close(&f);
}

/* T17: an equal-speed pursuer never gains a step, as what a turn costs is never dealt. T18, T21,
   T22: its acts fit into its time, each paid once. */
static void t17_t18_a_pursuer_gains_nothing(void **state)
{
  (void)state;
  static const char *const lane[] = {
      "################################################################",
      "#....@.........................................................#",
      "################################################################"};
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  Fixture_Room(&f, lane, 3);
  XCreature *hero = Fixture_Hero(&f);
  XCreature *wolf = Fixture_Monster(&f, "zombie", 2, 1);
  wolf->base_speed = 100;
  wolf->move_energy = wolf->attack_energy = 1000;
  wolf->base.base.ttmb = 1000;
  wolf->enemy = XCreature_Handle(hero);
  wolf->mood = XMOOD_HUNTING;
  wolf->goal_x = hero->base.x;
  wolf->goal_y = hero->base.y;
  wolf->memory = 1000;
  const int32_t first = hero->base.x - wolf->base.x;
  for (int i = 0; i < 50; i++) {
    Fixture_Do(&f, "step east");
    assert_true(hero->base.x - wolf->base.x >= first - 1);
  }
  int64_t ticks = 0;
  const int32_t acts = Fixture_Charges(&f, wolf, &ticks);
  assert_int_equal(ticks, 1000 * (int64_t)acts);
  Fixture_Close(&f);
}

/* Of two who are due at once the one that was placed first acts first, every time alike. */
static void t23_ties_are_first_come_first_served(void **state)
{
  (void)state;
  XScheduler ring;
  XObject a = {.ttm = 500, .ttmb = 500, .bucket = -1}, b = a;
  XScheduler_Init(&ring);
  XScheduler_Place(&ring, &a);
  XScheduler_Place(&ring, &b);
  for (int i = 0; i < 100; i++) {
    XObject *first = XScheduler_Get(&ring);
    assert_ptr_equal(first, i % 2 == 0 ? &a : &b);
    first->ttm += 500;
  }
}

/* Puts the hero on the way to another place. */
static void stand_on_way(Fixture *f, const char *to)
{
  XLocation *place = XWorld_Here(f->game->world);
  const XExit *exits = place->exits.items;
  for (int32_t i = 0; i < place->exits.count; i++)
    if (strcmp(exits[i].place->id, to) == 0 &&
        XHandle_IsNone(place->map.occupant[XMap_Cell(&place->map, exits[i].x, exits[i].y)]))
      XLocation_Move(place, &Fixture_Hero(f)->base, exits[i].x, exits[i].y);
}

/* T24: the way down costs the same whatever remainder the hero brings. */
static void t24_stairs_cost_the_same(void **state)
{
  (void)state;
  for (int32_t rest = 0; rest < 100; rest += 7) {
    Fixture f;
    int64_t ticks = 0;
    Fixture_Open(&f, 7, XPROFILE_HONOURED);
    XCreature *hero = Fixture_Hero(&f);
    stand_on_way(&f, "core:rat_cellar");
    XCreature_Object(hero)->ttm -= rest;
    Fixture_Charges(&f, hero, &ticks);
    ticks = 0;
    const int64_t before = next_of(&f, hero);
    Fixture_Do(&f, "down");
    assert_int_equal(Fixture_Charges(&f, hero, &ticks), 1);
    assert_int_equal(ticks, 1000);
    assert_int_equal(next_of(&f, hero), before + 1000);
    Fixture_Close(&f);
  }
}

static void t25_the_dead_never_act(void **state)
{
  (void)state;
  Fixture f;
  int64_t ticks = 0;
  open_room(&f);
  XCreature *rat = Fixture_Monster(&f, "rat", 2, 1);
  const XHandle self = XCreature_Handle(rat);
  Fixture_Charges(&f, Fixture_Hero(&f), &ticks);
  XGame_Kill(f.game, rat, Fixture_Hero(&f), NULL);
  for (int i = 0; i < 20; i++)
    Fixture_Do(&f, "wait");
  for (XEvent event; XEventRing_Next(&f.game->world->events, &event);)
    assert_false(strcmp(event.word, "charge") == 0 && XHandle_Equal(event.actor.who, self));
  Fixture_Close(&f);
}

/* A rest of twenty turns and twenty single waits are the same time for everybody. */
static void t26_rest_is_as_many_waits(void **state)
{
  (void)state;
  Fixture f, g;
  open_room(&f);
  open_room(&g);
  Fixture_Hero(&f)->hp = Fixture_Hero(&g)->hp = 1;
  XCreature *a = Fixture_Monster(&f, "old_dog", 15, 2), *b = Fixture_Monster(&g, "old_dog", 15, 2);
  Fixture_Do(&f, "rest 20");
  for (int i = 0; i < 20; i++)
    Fixture_Do(&g, "wait");
  assert_int_equal(now(&f), now(&g));
  assert_int_equal(next_of(&f, a), next_of(&g, b));
  assert_int_equal(a->base.x, b->base.x);
  assert_int_equal(Fixture_Hero(&f)->hp, Fixture_Hero(&g)->hp);
  Fixture_Close(&f);
  Fixture_Close(&g);
}

/* Who sleeps in another place has the same way to go when the hero is back: nobody banks time. */
static void t27_sleepers_bank_nothing(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  stand_on_way(&f, "core:rat_cellar");
  const XLocation *village = XWorld_Here(f.game->world);
  Fixture_Do(&f, "down");
  for (int i = 0; i < 50; i++)
    Fixture_Do(&f, "wait");
  if (f.game->state != XGAME_PLAYING)
    fail();
  Fixture_Hero(&f)->hp = Fixture_Hero(&f)->max_hp;
  stand_on_way(&f, "core:lowbell");
  Fixture_Do(&f, "up");
  assert_ptr_equal(XWorld_Here(f.game->world), village);
  for (int32_t i = 0; i < village->creatures.count; i++) {
    const XCreature *creature =
        XCreature_From(XWorld_Get(f.game->world, village->creatures.items[i]));
    if (!XCreature_IsHero(f.game->world, creature))
      assert_true(next_of(&f, creature) >= now(&f) - creature->base.base.ttmb);
  }
  Fixture_Close(&f);
}

/* --- D, E --- */

/* T29, T32, T33: time is the sum of what was charged, one clock, one ordinary act ten slices. */
static void t29_t32_t33_one_clock(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  XCreature *hero = Fixture_Hero(&f);
  const int64_t from = next_of(&f, hero), seconds = f.game->world->scheduler.seconds;
  const int64_t time = now(&f), charged = f.game->charged;
  for (int i = 0; i < 17; i++)
    Fixture_Do(&f, i % 3 == 0 ? "step east" : "wait");
  assert_int_equal(next_of(&f, hero) - from, 17000);
  assert_int_equal(f.game->charged - charged, 17000);
  assert_int_equal(now(&f) - time, 17000);
  assert_int_equal(f.game->world->scheduler.seconds - seconds, 17 * 10 * 17);
  Fixture_Close(&f);
}

/* What springs when it is stepped on springs at every entry, hasted or not. */
static void t36_entering_is_entering(void **state)
{
  (void)state;
  for (int hasted = 0; hasted < 2; hasted++) {
    Fixture f;
    Fixture_Open(&f, 7, XPROFILE_HONOURED);
    Fixture_Room(&f, room, ROWS);
    XLocation *place = XWorld_Here(f.game->world);
    if (hasted)
      begin(&f, "haste");
    XLocation_AddTrap(place, 3, 1, XContent_Find(f.content, XKIND_TRAP, "core:pit"));
    XCreature *hero = Fixture_Hero(&f);
    for (int i = 0; i < 3; i++) {
      hero->hp = hero->max_hp = 500;
      Fixture_Do(&f, "step east");
      Fixture_Do(&f, "step east force");
      assert_int_equal(hero->base.x, 3);
      assert_true(hero->hp < 500);
      Fixture_Do(&f, "step west");
      Fixture_Do(&f, "step west");
    }
    Fixture_Close(&f);
  }
}

/* T37, T38, T40, T42, T51: what did not happen costs nothing, and nobody else acts. */
static void t37_t38_t40_refusals_are_free(void **state)
{
  (void)state;
  static const char *const lines[] = {
      "step west",   "step north",
      "takeoff z",   "wear z",
      "fire at 1,1", "throw a at 1,1",
      "open east",   "close east",
      "down",        "up",
      "eat a",       "quaff a",
      "read a",      "pickup",
      "drop z",      "cast fire_bolt at 5,1",
      "travel 1,1",  "rest",
      "fight",       "buy 1",
  };
  Fixture f;
  open_room(&f);
  const uint64_t hash = XGame_Hash(f.game);
  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
    Fixture_Do(&f, lines[i]);
    if (XGame_Hash(f.game) != hash)
      fail_msg("\"%s\" changed something: %s", lines[i], Fixture_Said(&f));
  }
  Fixture_Close(&f);
}

/* T39: failing through a status costs what it would have cost. */
static void t39_confusion_is_not_free(void **state)
{
  (void)state;
  Fixture f;
  int64_t ticks = 0;
  open_room(&f);
  XCreature *hero = Fixture_Hero(&f);
  Fixture_Do(&f, "step east");
  begin(&f, "confuse");
  Fixture_Charges(&f, hero, &ticks);
  ticks = 0;
  int32_t ran = 0;
  for (int i = 0; i < 40; i++) {
    const int16_t x = hero->base.x;
    ran += Fixture_Do(&f, x > 10 ? "step west" : "step east");
  }
  const int32_t charges = Fixture_Charges(&f, hero, &ticks);
  assert_true(charges >= ran - 2); /* but for a step into a wall that is seen */
  assert_int_equal(ticks, 1000 * (int64_t)charges);
  Fixture_Close(&f);
}

/* The list of what takes no time is closed: every other command of the table charges at least 200,
   and these charge nothing. */
static void t41_the_free_list_is_closed(void **state)
{
  (void)state;
  static const char *const free_names[] = {"name", "autopickup", "practice", "tactics", "improve",
                                           "answer", "order", "mode",
                                           /* ends all time there is */
                                           "retire",
                                           /* these two spend time, by accounts of their own */
                                           "pass", "slices"};
  for (const XCommand *command = XCommands; command->name != NULL; command++) {
    if (command->kind != XCOMMAND_FREE)
      continue;
    bool listed = false;
    for (size_t i = 0; i < sizeof free_names / sizeof free_names[0]; i++)
      listed = listed || strcmp(command->name, free_names[i]) == 0;
    if (!listed)
      fail_msg("the free command %s is not in the list", command->name);
  }
}

/* --- H: the seed's own findings --- */

/* Every figure's unit is in its docstring, and exactly one is a rate. */
static void t60_one_figure_is_a_rate(void **state)
{
  (void)state;
  FILE *file = fopen("lua/l_breed.c", "r");
  char line[400];
  int rates = 0, durations = 0;
  assert_non_null(file);
  while (fgets(line, sizeof line, file) != NULL) {
    rates += strstr(line, "\"a rate: 100 is ordinary") != NULL;
    durations += strstr(line, "\"a duration in ticks: an ordinary") != NULL;
  }
  fclose(file);
  assert_int_equal(rates, 1);
  assert_int_equal(durations, 2);
}

/* T62: the word and the slowing change at the same weight, with strength that is added too. */
static void t62_word_and_step_at_one_weight(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  XCreature *hero = Fixture_Hero(&f);
  begin(&f, "ox_strength");
  XItem *load = Fixture_Give(&f, "arrow", 1);
  const int64_t strength = XCreature_Stat(hero, XSTAT_ST);
  const int32_t free_pace = XCreature_GetPace(f.game->world, hero, XPROFILE_HONOURED);
  int changes = 0;
  for (load->quantity = 1; load->quantity < 4000 && changes == 0; load->quantity++) {
    const bool word = XCreature_BurdenWord(f.game->world, hero) != NULL;
    const bool slow = XCreature_GetPace(f.game->world, hero, XPROFILE_HONOURED) != free_pace;
    assert_int_equal(word, slow);
    changes += word;
  }
  assert_int_equal(changes, 1);
  assert_true(XCreature_CarriedWeight(f.game->world, hero) >= 120 * strength);
  Fixture_Close(&f);
}

/* T63: one word, one factor. */
static void t63_one_word_one_factor(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  const XRules *rules = XRules_Of(f.content);
  const int32_t count = rules->hunger_count[XPROFILE_HONOURED];
  assert_int_equal(count, 10);
  for (int32_t i = 0; i < count; i++)
    for (int32_t j = i + 1; j < count; j++)
      if (strcmp(rules->hunger[XPROFILE_HONOURED][i].word,
                 rules->hunger[XPROFILE_HONOURED][j].word) == 0)
        fail();
  Fixture_Close(&f);
}

/* T64: one roll, kept: what is stored is what is live. */
static void t64_one_roll(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f);
  for (int i = 0; i < 20; i++) {
    const XCreature *ooze = Fixture_Monster(&f, "gray_ooze", 2 + i % 16, 2 - i / 16);
    assert_int_equal(ooze->base.base.ttmb,
                     XSpeed_BaseOf(ooze->base_speed, ooze->move_energy, XPROFILE_HONOURED));
    assert_int_equal(XCreature_GetPace(f.game->world, ooze, XPROFILE_HONOURED),
                     ooze->base.base.ttmb);
  }
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(t1_finesse_with_haste_is_finesse),
      cmocka_unit_test(t2_the_terms_add_up),
      cmocka_unit_test(t3_a_shield_says_what_it_costs),
      cmocka_unit_test(t4_armour_changes_shots_only),
      cmocka_unit_test(t5_every_weapon_tells_its_delay),
      cmocka_unit_test(t6_a_thousand_attacks),
      cmocka_unit_test(t7_slow_and_haste_make_one),
      cmocka_unit_test(t8_effects_leave_no_trace),
      cmocka_unit_test(t9_costs_are_monotone),
      cmocka_unit_test(t10_comparisons_count_statuses),
      cmocka_unit_test(t14_a_bump_costs_the_attack),
      cmocka_unit_test(t15_t41_t43_nothing_takes_under_200),
      cmocka_unit_test(t17_t18_a_pursuer_gains_nothing),
      cmocka_unit_test(t23_ties_are_first_come_first_served),
      cmocka_unit_test(t24_stairs_cost_the_same),
      cmocka_unit_test(t25_the_dead_never_act),
      cmocka_unit_test(t26_rest_is_as_many_waits),
      cmocka_unit_test(t27_sleepers_bank_nothing),
      cmocka_unit_test(t29_t32_t33_one_clock),
      cmocka_unit_test(t36_entering_is_entering),
      cmocka_unit_test(t37_t38_t40_refusals_are_free),
      cmocka_unit_test(t39_confusion_is_not_free),
      cmocka_unit_test(t41_the_free_list_is_closed),
      cmocka_unit_test(t60_one_figure_is_a_rate),
      cmocka_unit_test(t62_word_and_step_at_one_weight),
      cmocka_unit_test(t63_one_word_one_factor),
      cmocka_unit_test(t64_one_roll),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
