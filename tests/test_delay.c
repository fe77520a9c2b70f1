/* What actions cost: the worked examples of the published texts by name, the tables of figures
   against the content, what is asked against what is charged, and acts of several steps. */
#include "creature/body.h"
#include "creature/delay.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/action.h"
#include "game/activity.h"
#include "game/command.h"
#include "game/turn.h"
#include "game/xtimer.h"
#include "tests/support/files.h"
#include "tests/support/fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static const char *const room[] = {"##########", "#@.......#", "#........#", "##########"};
enum { ROWS = 4 };
static const XFraction whole = {1, 1};

static void open_room(Fixture *f, XProfile profile)
{
  Fixture_Open(f, 7, profile);
  Fixture_Room(f, room, ROWS);
}

static void assert_spread(const XWeighted *spread, const char *expected)
{
  XText text;
  XText_Init(&text);
  XWeighted_Format(spread, &text);
  assert_string_equal(text.data, expected);
  XText_Clear(&text);
}

/* The roll of a hero with this weapon, shield and skills, strength 15. */
static XWeighted roll_of(const Fixture *f, XDelayAttack attack)
{
  if (attack.strength == 0)
    attack.strength = 15;
  if (attack.brand.d == 0)
    attack.brand = whole;
  return XDelay_Roll(XRules_Of(f->content), &attack);
}

/* --- the attack speed text --- */

/* "Base delay", "Skill": a dagger of 1.0 goes down to 0.5 at skill 10 and no further. */
static void the_dagger(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XItemKind *dagger = Fixture_ItemKind(&f, "dagger");
  assert_int_equal(dagger->delay, 10);
  assert_int_equal(dagger->least_delay, 5);
  XWeighted roll = roll_of(&f, (XDelayAttack){.base = 10, .least = 5});
  assert_spread(&roll, "10:1/1");
  roll = roll_of(&f, (XDelayAttack){.base = 10, .least = 5, .skill10 = 100});
  assert_spread(&roll, "5:1/1");
  roll = roll_of(&f, (XDelayAttack){.base = 10, .least = 5, .skill10 = 270});
  assert_spread(&roll, "5:1/1");
  Fixture_Close(&f);
}

/* "Averaging Fractional Delays": 11 - 5.7/2 is 8 with 85 % and 9 with 15 %. */
static void a_short_sword_of_skill_5_7(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XWeighted roll = roll_of(&f, (XDelayAttack){.base = 11, .least = 5, .skill10 = 57});
  assert_spread(&roll, "8:17/20,9:3/20");
  Fixture_Close(&f);
}

/* "Example 1": short sword, buckler. The text adds its weights up to 380 and prints 47.4, 47.4 and
   5.3 %; its own cell for 9 is 5 x 8 = 40, not 20, so the total is 400 and it is 45, 45, 10. */
static void the_short_sword_with_buckler(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const int32_t buckler = Fixture_ItemKind(&f, "buckler")->encumbrance;
  const XWeighted roll = roll_of(
      &f, (XDelayAttack){
              .base = 11, .least = 5, .skill10 = 75, .shield = buckler, .shield_skill10 = 40});
  assert_spread(&roll, "7:9/20,8:9/20,9:1/10");
  XText text;
  XText_Init(&text);
  XWeighted_Percent(&roll, 1, &text);
  assert_string_equal(text.data, "7: 45% 8: 45% 9: 10%");
  XText_Clear(&text);
  Fixture_Close(&f);
}

/* "a large rock has a base delay of 2.0, but its mindelay is still 0.7". */
static void the_large_rock(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XItemKind *rock = Fixture_ItemKind(&f, "large_rock");
  assert_int_equal(rock->delay, 20);
  assert_int_equal(rock->least_delay, 7);
  const XWeighted roll =
      roll_of(&f, (XDelayAttack){.form = XDELAY_THROWN, .base = 20, .least = 7, .skill10 = 270});
  assert_spread(&roll, "7:1/1");
  Fixture_Close(&f);
}

/* "Unarmed": an aut for every 5.4 levels. */
static void unarmed_combat(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XWeighted roll = roll_of(&f, (XDelayAttack){.form = XDELAY_UNARMED, .skill10 = 135});
  assert_spread(&roll, "7:1/2,8:1/2");
  roll = roll_of(&f, (XDelayAttack){.form = XDELAY_UNARMED, .skill10 = 270});
  assert_spread(&roll, "5:1/1");
  Fixture_Close(&f);
}

/* "Brands", after skill. */
static void the_brands(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XBrandKind *speed = (const XBrandKind *)XContent_Find(f.content, XKIND_BRAND, "core:speed");
  const XBrandKind *heavy = (const XBrandKind *)XContent_Find(f.content, XKIND_BRAND, "core:heavy");
  XWeighted roll =
      roll_of(&f, (XDelayAttack){.base = 10, .least = 5, .skill10 = 100, .brand = speed->delay});
  assert_spread(&roll, "3:2/3,4:1/3"); /* below the least delay */
  roll = roll_of(&f, (XDelayAttack){.base = 13, .least = 6, .brand = heavy->delay});
  assert_spread(&roll, "19:1/2,20:1/2");
  Fixture_Close(&f);
}

/* "Body Armour": for launchers, never zero. */
static void body_armour_slows_launchers(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XWeighted roll = roll_of(&f, (XDelayAttack){.base = 16, .least = 7, .armour = 18});
  int64_t n, d;
  XWeighted_Mean(&roll, &n, &d);
  assert_int_equal(10 * n / d, 232); /* 16 and 7.2 */
  roll = roll_of(&f, (XDelayAttack){.base = 16, .least = 7, .armour = 18, .armour_skill10 = 270});
  XWeighted_Mean(&roll, &n, &d);
  assert_true(n > 16 * d);
  Fixture_Close(&f);
}

/* "Statuses" and the "hard limit of 0.2". */
static void the_statuses_and_the_limit(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f, XPROFILE_HONOURED);
  XCreature *hero = Fixture_Hero(&f);
  const XRules *rules = XRules_Of(f.content);
  static const struct {
    const char *ids[4];
    int64_t all, attacks; /* of 1200 */
  } rows[] = {
      {{"haste"}, 800, 800},
      {{"berserk"}, 800, 800},
      {{"haste", "berserk"}, 800, 800}, /* one 2/3 */
      {{"finesse"}, 1200, 600},         /* attacks only */
      {{"haste", "finesse"}, 800, 600}, /* does not stack */
      {{"slowed"}, 1800, 1800},
      {{"slowed", "petrifying"}, 2700, 2700},
      {{"slowed", "petrifying", "statue_form"}, 4050, 4050},
      {{"haste", "slowed"}, 1200, 1200},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    for (int j = 0; j < 4 && rows[i].ids[j] != NULL; j++)
      XCreature_Begin(f.game, hero, Fixture_Modifier(&f, rows[i].ids[j]), 100);
    const XFraction all = XCreature_StatusFraction(hero, XPROFILE_HONOURED, false);
    const XFraction attacks = XCreature_StatusFraction(hero, XPROFILE_HONOURED, true);
    assert_int_equal(1200 * all.n / all.d, rows[i].all);
    assert_int_equal(1200 * attacks.n / attacks.d, rows[i].attacks);
    const XFraction classic = XCreature_StatusFraction(hero, XPROFILE_CLASSIC, true);
    assert_int_equal(classic.n, classic.d);
    for (int j = 0; j < 4 && rows[i].ids[j] != NULL; j++)
      XCreature_End(f.game, hero, Fixture_Modifier(&f, rows[i].ids[j]));
  }
  assert_int_equal(XDelay_Fixed(rules, 1, 1000, whole), 200); /* "no action can go under" */
  assert_int_equal(XDelay_Fixed(rules, 0, 1000, whole), 0);
  Fixture_Close(&f);
}

/* "Martial Arts Attacks": one attack and with 3/7 a second; the Naga. The text prints 50 % for her
   fifth; 14 / 3 is four and two thirds. */
static void the_naga(void **state)
{
  (void)state;
  const XWeighted seven = XWeighted_Point(7), three = XWeighted_Point(3);
  XWeighted attacks = XDelay_AttacksOfMove(100, &seven);
  assert_spread(&attacks, "1:4/7,2:3/7");
  attacks = XDelay_AttacksOfMove(140, &three);
  assert_spread(&attacks, "4:1/3,5:2/3");
}

/* --- the tables --- */

/* The id that a row's name has in the content. */
static void id_of(const char *name, char *id, size_t size)
{
  static const char *const others[][2] = {{"shortbow", "short_bow"},
                                          {"longbow", "long_bow"},
                                          {"battleaxe", "battle_axe"},
                                          {"helmet", "helmet"},
                                          {"hand crossbow", "light_crossbow"}};
  for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
    if (strcmp(name, others[i][0]) == 0) {
      snprintf(id, size, "core:%s", others[i][1]);
      return;
    }
  size_t length = (size_t)snprintf(id, size, "core:");
  for (; *name != '\0' && length + 1 < size; name++)
    if (*name != '\'')
      id[length++] = *name == ' ' ? '_' : *name;
  id[length] = '\0';
}

/* The row's item kind, which there has to be. */
static const XItemKind *kind_of(const Fixture *f, const char *name)
{
  char id[64];
  id_of(name, id, sizeof id);
  const XKind *kind = XContent_Find(f->content, XKIND_ITEM, id);
  if (kind == NULL)
    fail_msg("there is no item %s", id);
  return (const XItemKind *)kind;
}

/* Splits a line of a table in place; the number of fields. */
static int split(char *line, char **fields, int most)
{
  int count = 0;
  line[strcspn(line, "\r\n")] = '\0';
  while (count < most) {
    fields[count++] = line;
    line = strchr(line, ',');
    if (line == NULL)
      break;
    *line++ = '\0';
  }
  return count;
}

typedef void Row(const Fixture *f, char **fields);

static int each_row(const Fixture *f, const char *path, Row *row)
{
  char line[400], *fields[12];
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  int rows = 0;
  assert_non_null(fgets(line, sizeof line, file));
  while (fgets(line, sizeof line, file) != NULL) {
    assert_true(split(line, fields, 12) >= 4);
    row(f, fields);
    rows++;
  }
  fclose(file);
  return rows;
}

static void check_weapon(const Fixture *f, char **fields)
{
  const XRules *rules = XRules_Of(f->content);
  if (strcmp(fields[8], "improvised") == 0) {
    assert_int_equal(rules->delays.improvised, atoi(fields[2]));
    return;
  }
  if (strcmp(fields[8], "unarmed") == 0) {
    assert_int_equal(rules->delays.unarmed, atoi(fields[2]));
    return;
  }
  const XItemKind *kind = kind_of(f, fields[0]);
  if (kind->delay != atoi(fields[2]) || kind->least_delay != atoi(fields[3]))
    fail_msg("%s: %d, at least %d", fields[0], (int)kind->delay, (int)kind->least_delay);
  if (strcmp(fields[8], "melee") == 0) {
    assert_int_equal(kind->type, XITEM_WEAPON);
    assert_int_equal(kind->hands, atoi(fields[7]));
  }
}

static void check_armour(const Fixture *f, char **fields)
{
  const XItemKind *kind = kind_of(f, fields[0]);
  assert_int_equal(kind->encumbrance, strcmp(fields[3], "body") == 0 ? atoi(fields[2]) : 0);
  if (strcmp(fields[3], "body") == 0)
    assert_int_equal(kind->pv, atoi(fields[1]));
}

static void check_shield(const Fixture *f, char **fields)
{
  const XItemKind *kind = kind_of(f, fields[0]);
  assert_int_equal(kind->encumbrance, atoi(fields[1]));
  assert_int_equal(kind->dv, atoi(fields[2]));
}

static void every_row_of_the_tables_is_a_thing(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  assert_int_equal(each_row(&f, "tests/oracle/tables/weapons.csv", check_weapon), 57);
  assert_int_equal(each_row(&f, "tests/oracle/tables/armour.csv", check_armour), 26);
  assert_int_equal(each_row(&f, "tests/oracle/tables/shields.csv", check_shield), 4);
  Fixture_Close(&f);
}

/* --- asked and charged --- */

/* What is charged lies in what was asked, and every value of it comes. T61: d x pace x m / 10. */
static void t61_blows_cost_what_was_asked(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f, XPROFILE_HONOURED);
  XCreature *hero = Fixture_Hero(&f);
  XCreature *rat = Fixture_Monster(&f, "rat", 2, 1);
  rat->hp = rat->max_hp = 1000000;
  XScheduler_Remove(&f.game->world->scheduler, XCreature_Object(rat));
  hero->skills[XSKILL_SHORT_BLADES] = 55; /* 10 - 2.75, and the buckler */
  const XWeighted costs = XDelay_Blow(f.game->world, hero, XPROFILE_HONOURED);
  int seen[XWEIGHTED_MOST] = {0};
  assert_true(costs.count > 1);
  for (int i = 0; i < 400; i++) {
    int64_t ticks = 0;
    hero->hp = hero->max_hp;
    hero->skills[XSKILL_SHORT_BLADES] = 55;
    Fixture_Charges(&f, hero, &ticks);
    ticks = 0;
    Fixture_Do(&f, "step east");
    assert_int_equal(Fixture_Charges(&f, hero, &ticks), 1);
    int at = 0;
    while (at < costs.count && costs.outcomes[at].value != ticks)
      at++;
    assert_true(at < costs.count);
    seen[at]++;
  }
  for (int i = 0; i < costs.count; i++)
    assert_true(seen[i] > 0);
  Fixture_Close(&f);
}

/* Changing one figure changes exactly the share it has (T19, T59): steps by the second, attacks by
   the third, in profile honoured; in classic all by the second. */
static void t59_every_figure_has_its_share(void **state)
{
  (void)state;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    open_room(&f, (XProfile)profile);
    XCreature *hero = Fixture_Hero(&f);
    const bool honoured = profile == XPROFILE_HONOURED;
    hero->attack_energy = 2000;
    const XWeighted blow = XDelay_Blow(f.game->world, hero, (XProfile)profile);
    const int64_t step = XDelay_Action(f.game->world, hero, (XProfile)profile, 10);
    hero->base_speed = 200;
    const int64_t fast = XDelay_Action(f.game->world, hero, (XProfile)profile, 10);
    assert_int_equal(step, 1000);
    assert_int_equal(fast, honoured ? 500 : 1000);
    assert_int_equal(XCreature_GetAttackPace(f.game->world, hero, (XProfile)profile), 1000);
    assert_true(honoured ? XWeighted_Least(&blow) > 1000 : XWeighted_Least(&blow) == 1000);
    Fixture_Close(&f);
  }
}

static XAction action(XActionKind kind, const XItem *item)
{
  return (XAction){.kind = kind, .item = item == NULL ? XHANDLE_NONE : item->base.base.self};
}

static int64_t cost(const Fixture *f, XAction what)
{
  const XWeighted costs = XAction_Costs(f->game, Fixture_Hero(f), &what);
  assert_int_equal(costs.count, 1);
  return costs.outcomes[0].value;
}

/* The table of costs in TU, an ordinary creature; classic charges one action for all of them. */
static void the_table_of_costs(void **state)
{
  (void)state;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    open_room(&f, (XProfile)profile);
    const XCreature *hero = Fixture_Hero(&f);
    const bool honoured = profile == XPROFILE_HONOURED;
    const XItem *sword = XBody_Worn(f.game->world, hero, XSLOT_HAND);
    const XItem *boots = XBody_Worn(f.game->world, hero, XSLOT_BOOTS);
    static const XActionKind ordinary[] = {XACT_WAIT,    XACT_STEP,   XACT_OPEN, XACT_CLOSE,
                                           XACT_PICK_UP, XACT_DROP,   XACT_EAT,  XACT_QUAFF,
                                           XACT_READ,    XACT_STAIRS, XACT_REST, XACT_EXPLORE,
                                           XACT_RUN,     XACT_TRAVEL, XACT_BUY};
    for (size_t i = 0; i < sizeof ordinary / sizeof ordinary[0]; i++)
      assert_int_equal(cost(&f, action(ordinary[i], NULL)), 1000);
    assert_int_equal(cost(&f, action(XACT_TAKE_OFF, sword)), honoured ? 500 : 1000);
    assert_int_equal(cost(&f, action(XACT_TAKE_OFF, boots)), 1000);
    Fixture_Close(&f);
  }
}

/* A terrain that multiplies, a creature whose step costs 14; in classic neither does. */
static void steps_by_who_and_where(void **state)
{
  (void)state;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    open_room(&f, (XProfile)profile);
    const bool honoured = profile == XPROFILE_HONOURED;
    const XAction step = {.kind = XACT_STEP, .dx = 1};
    XMap *map = &XWorld_Here(f.game->world)->map;
    const XTileKind *shallows =
        (const XTileKind *)XContent_Find(f.content, XKIND_TILE, "core:shallows");
    assert_int_equal(XMap_Tile(map, f.content, 2, 1)->tread, 100);
    assert_int_equal(cost(&f, step), 1000);
    XMap_SetTile(map, 2, 1, shallows);
    assert_int_equal(cost(&f, step), honoured ? 1500 : 1000);
    XBreed slow = *XCreature_BreedOf(Fixture_Hero(&f));
    slow.step = 14;
    const XKind *race = Fixture_Hero(&f)->race;
    Fixture_Hero(&f)->race = &slow.base;
    assert_int_equal(cost(&f, step), honoured ? 2100 : 1000);
    Fixture_Hero(&f)->race = race;
    Fixture_Do(&f, "step east");
    assert_int_equal(f.game->last_cost, honoured ? 1500 : 1000);
    Fixture_Close(&f);
  }
}

/* Takes a carried thing out of the world. */
static void lose(const Fixture *f, XCreature *who, XItem *item)
{
  item = XInventory_Take(f->game->world, who, item, item->quantity);
  XWorld_Destroy(f->game->world, &item->base.base);
}

/* Teeth and claws take 10 TU on the attack pace, a weapon its roll on the same; skill is twice the
   band or what the monster says. Classic: an ordinary action, both. */
static void what_monsters_strike_with(void **state)
{
  (void)state;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    open_room(&f, (XProfile)profile);
    const bool honoured = profile == XPROFILE_HONOURED;
    XCreature *orc = Fixture_Monster(&f, "orc_scout", 3, 1);
    while (orc->pack.count > 0)
      lose(&f, orc, XInventory_At(f.game->world, orc, 0));
    orc->base_speed = 100;
    orc->attack_energy = 1300;
    const int64_t ordinary = XCreature_GetSpeed(f.game->world, orc, (XProfile)profile);
    XWeighted blow = XDelay_Blow(f.game->world, orc, (XProfile)profile);
    assert_int_equal(blow.count, 1);
    assert_int_equal(blow.outcomes[0].value, honoured ? 1300 : ordinary);
    const XMonster *kind = XCreature_Monster(orc);
    const int32_t skill10 = kind->skill10 > 0 ? kind->skill10 : 20 * (int32_t)kind->band;
    assert_int_equal(orc->skills[XSKILL_SHORT_BLADES], skill10);
    XItem *dagger = XItem_New(f.game->world, Fixture_ItemKind(&f, "dagger"), 1);
    dagger = XInventory_Give(f.game->world, orc, dagger);
    XBody_Wear(f.game->world, orc, dagger);
    orc->skills[XSKILL_SHORT_BLADES] = 60;
    blow = XDelay_Blow(f.game->world, orc, (XProfile)profile);
    assert_int_equal(blow.outcomes[0].value, honoured ? 7 * 130 : ordinary);
    Fixture_Close(&f);
  }
}

/* What a thing in the pack is said to take is what it takes once it is in hand. */
static void compared_is_what_it_comes_to(void **state)
{
  (void)state;
  Fixture f;
  open_room(&f, XPROFILE_HONOURED);
  XCreature *hero = Fixture_Hero(&f);
  XWorld *world = f.game->world;
  hero->stats[XSTAT_ST] = 1000;
  for (int i = 0; i < XSKILL_COUNT; i++)
    hero->skills[i] = 33 + i;
  int compared = 0;
  for (int32_t i = 0; i < XContent_Count(f.content, XKIND_ITEM); i++) {
    const XItemKind *kind = (const XItemKind *)XContent_At(f.content, XKIND_ITEM, i);
    if (kind->type != XITEM_WEAPON)
      continue;
    XItem *shield = XBody_Worn(world, hero, XSLOT_SHIELD);
    const XDelayAttack said = XDelay_With(world, hero, kind);
    if (kind->hands > 1 && shield != NULL)
      XBody_TakeOff(world, hero, shield);
    if (XBody_Worn(world, hero, XSLOT_HAND) != NULL)
      lose(&f, hero, XBody_Worn(world, hero, XSLOT_HAND));
    XItem *item = XInventory_Give(world, hero, XItem_New(world, kind, 1));
    assert_null(XBody_WhyNotWear(world, hero, item));
    XBody_Wear(world, hero, item);
    const XDelayAttack got = XDelay_Describe(world, hero, NULL, NULL);
    const XWeighted a = XDelay_Roll(XGame_Rules(f.game), &said);
    const XWeighted b = XDelay_Roll(XGame_Rules(f.game), &got);
    assert_int_equal(a.count, b.count);
    assert_memory_equal(a.outcomes, b.outcomes, sizeof a.outcomes[0] * (size_t)a.count);
    if (kind->hands > 1 && shield != NULL) {
      lose(&f, hero, item);
      XBody_Wear(world, hero, shield);
    }
    compared++;
  }
  assert_true(compared > 40);
  Fixture_Close(&f);
}

/* Screens take no time because no line runs them: it is refused and leaves the state as it was. */
static void screens_are_no_lines(void **state)
{
  (void)state;
  int screens = 0;
  Fixture f;
  open_room(&f, XPROFILE_HONOURED);
  const uint64_t hash = XGame_Hash(f.game);
  for (const XCommand *command = XCommands; command->name != NULL; command++)
    if (command->kind == XCOMMAND_SCREEN) {
      assert_false(Fixture_Do(&f, command->name));
      assert_true(XGame_Hash(f.game) == hash);
      screens++;
    }
  assert_true(screens > 10);
  Fixture_Close(&f);
}

/* Free commands leave clock, charges and everybody's next act alone. */
static void free_commands_take_no_time(void **state)
{
  (void)state;
  static const char *const lines[] = {"name Bri", "tactics", "autopickup food", "practice",
                                      "practice unkillable"};
  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
    Fixture f;
    int64_t ticks = 0;
    open_room(&f, XPROFILE_HONOURED);
    XCreature *hero = Fixture_Hero(&f);
    XCreature *rat = Fixture_Monster(&f, "rat", 7, 1);
    const XScheduler *ring = &f.game->world->scheduler;
    const int64_t time = ring->time, next = XScheduler_TimeOf(ring, XCreature_Object(hero));
    const int64_t other = XScheduler_TimeOf(ring, XCreature_Object(rat));
    Fixture_Charges(&f, hero, &ticks);
    Fixture_Do(&f, lines[i]);
    assert_int_equal(Fixture_Charges(&f, hero, &ticks), 0);
    assert_int_equal(ring->time, time);
    assert_int_equal(XScheduler_TimeOf(ring, XCreature_Object(hero)), next);
    assert_int_equal(XScheduler_TimeOf(ring, XCreature_Object(rat)), other);
    Fixture_Close(&f);
  }
}

/* --- acts of several steps --- */

/* T48: body armour takes five steps of an ordinary action, each an act of its own. */
static void t48_body_armour_is_a_series_of_steps(void **state)
{
  (void)state;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    int64_t ticks = 0;
    open_room(&f, (XProfile)profile);
    XCreature *hero = Fixture_Hero(&f);
    Fixture_Charges(&f, hero, &ticks);
    ticks = 0;
    Fixture_Do(&f, "takeoff c");
    assert_int_equal(Fixture_Charges(&f, hero, &ticks), profile == XPROFILE_HONOURED ? 5 : 1);
    assert_int_equal(ticks, profile == XPROFILE_HONOURED ? 5000 : 1000);
    assert_null(XBody_Worn(f.game->world, hero, XSLOT_BODY));
    Fixture_Do(&f, "wear c");
    assert_non_null(XBody_Worn(f.game->world, hero, XSLOT_BODY));
    Fixture_Close(&f);
  }
}

/* T48, T49: a foe stops it between two steps; what was done is kept. */
static void t49_interrupted_and_gone_on_with(void **state)
{
  (void)state;
  Fixture f;
  bool ran;
  XText why;
  int64_t ticks = 0;
  open_room(&f, XPROFILE_HONOURED);
  XCreature *hero = Fixture_Hero(&f);
  XText_Init(&why);
  XSession_Do(&f.session, "takeoff c", 1, &ran, &why);
  XSession_Continue(&f.session, 1);
  XCreature *rat = Fixture_Monster(&f, "rat", 7, 1);
  while (XSession_Continue(&f.session, 1) == XADV_SHOW)
    continue;
  const XItem *armour = XBody_Worn(f.game->world, hero, XSLOT_BODY);
  assert_non_null(armour);
  assert_int_equal(armour->worked, 3);
  assert_true(Fixture_SaidThat(&f, "into view"));
  XGame_Kill(f.game, rat, NULL, NULL);
  Fixture_Charges(&f, hero, &ticks);
  ticks = 0;
  Fixture_Do(&f, "takeoff c");
  assert_int_equal(Fixture_Charges(&f, hero, &ticks), 2);
  assert_int_equal(ticks, 2000);
  assert_null(XBody_Worn(f.game->world, hero, XSLOT_BODY));
  XText_Clear(&why);
  Fixture_Close(&f);
}

/* The line that does again what was done so far, as a key that stops it has it. */
static void a_stopped_act_has_a_line(void **state)
{
  (void)state;
  Fixture f, g;
  bool ran;
  XText why, line;
  XText_Init(&why);
  XText_Init(&line);
  open_room(&f, XPROFILE_HONOURED);
  open_room(&g, XPROFILE_HONOURED);
  XSession_Do(&f.session, "takeoff c", 1, &ran, &why);
  XSession_Continue(&f.session, 1);
  XActivity_Line(f.game, &line);
  assert_string_equal(line.data, "takeoff c steps 3");
  XSession_Interrupt(&f.session);
  Fixture_Do(&g, line.data);
  assert_true(XGame_Hash(f.game) == XGame_Hash(g.game));
  XText_Clear(&why);
  XText_Clear(&line);
  Fixture_Close(&f);
  Fixture_Close(&g);
}

/* T50: whatever goes on for more than one step, a new foe interrupts it. */
static void t50_a_foe_interrupts_every_long_act(void **state)
{
  (void)state;
  static const char *const lines[] = {"rest 50", "travel 8,2", "takeoff c",
                                      "wear k",  "eat floor",  "read m"};
  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
    Fixture f;
    bool ran;
    XText why;
    XText_Init(&why);
    open_room(&f, XPROFILE_HONOURED);
    XCreature *hero = Fixture_Hero(&f);
    hero->hp = 3;
    hero->nutrio = 9000;
    Fixture_Do(&f, "takeoff c");
    if (strcmp(lines[i], "takeoff c") == 0)
      Fixture_Do(&f, "wear c");
    XItem *mail = Fixture_Give(&f, "chain_mail", 1);
    mail->letter = XItem_LetterOf('k');
    Fixture_Give(&f, "book_mend", 1)->letter = XItem_LetterOf('m');
    const XItemKind *kind = (const XItemKind *)XContent_Find(f.content, XKIND_ITEM, "core:corpse");
    XCorpse *corpse = XCorpse_New(f.game->world, kind, hero->race, 5000, 9000, 100);
    /* Only who eats has it before him: a run would stop for it. */
    const int16_t x = strcmp(lines[i], "eat floor") == 0 ? 1 : 8;
    XLocation_Put(XWorld_Here(f.game->world), &corpse->base.base, x, x == 1 ? 1 : 2, false);
    XScheduler_Add(&f.game->world->scheduler, &corpse->base.base.base, 1000);
    if (!(XSession_Do(&f.session, lines[i], 1, &ran, &why) == XADV_SHOW && ran))
      fail_msg("%s does not go on: %s", lines[i], Fixture_Said(&f));
    Fixture_Monster(&f, "rat", 8, 1);
    while (XSession_Continue(&f.session, 1) == XADV_SHOW)
      continue;
    if (f.game->activity.kind != XACTIVITY_NONE || !Fixture_SaidThat(&f, "into view"))
      fail_msg("%s was not stopped: %s", lines[i], Fixture_Said(&f));
    XText_Clear(&why);
    Fixture_Close(&f);
  }
}

/* A book takes its steps; what was read stays read; only the last uses it up and teaches. */
static void t49_a_book_is_gone_on_with(void **state)
{
  (void)state;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    bool ran;
    XText why;
    int64_t ticks = 0;
    open_room(&f, (XProfile)profile);
    XCreature *hero = Fixture_Hero(&f);
    const int32_t steps = profile == XPROFILE_HONOURED ? XGame_Rules(f.game)->delays.book_steps : 1;
    XText_Init(&why);
    XItem *book = Fixture_Give(&f, "book_mend", 1);
    const XHandle self = book->base.base.self;
    book->letter = XItem_LetterOf('m');
    Fixture_Charges(&f, hero, &ticks);
    ticks = 0;
    XSession_Do(&f.session, "read m", 1, &ran, &why);
    XSession_Interrupt(&f.session);
    if (steps > 1) {
      assert_int_equal(book->worked, 2); /* the one in hand is finished */
      assert_int_equal(hero->spells.count, 0);
      Fixture_Do(&f, "read m");
    }
    assert_int_equal(hero->spells.count, 1);
    assert_null(XWorld_Get(f.game->world, self));
    assert_int_equal(Fixture_Charges(&f, hero, &ticks), steps);
    assert_int_equal(ticks, 1000 * steps);
    XText_Clear(&why);
    Fixture_Close(&f);
  }
}

/* A corpse is eaten bite by bite, and what is left of it stays. */
static void a_corpse_is_eaten_in_bites(void **state)
{
  (void)state;
  Fixture f;
  bool ran;
  XText why;
  open_room(&f, XPROFILE_HONOURED);
  XCreature *hero = Fixture_Hero(&f);
  XText_Init(&why);
  hero->nutrio = 5000;
  const XItemKind *kind = (const XItemKind *)XContent_Find(f.content, XKIND_ITEM, "core:corpse");
  XCorpse *corpse = XCorpse_New(f.game->world, kind, hero->race, 1000, 1000, 100);
  const XHandle self = corpse->base.base.base.self;
  XLocation_Put(XWorld_Here(f.game->world), &corpse->base.base, 1, 1, false);
  XSession_Do(&f.session, "eat floor", 1, &ran, &why);
  XSession_Interrupt(&f.session);
  assert_int_equal(corpse->nutrition, 1000 - 2 * XGame_Rules(f.game)->delays.bite);
  assert_int_equal(corpse->weight, 400);
  Fixture_Do(&f, "eat floor");
  assert_null(XWorld_Get(f.game->world, self));
  assert_true(hero->nutrio > 5900 && hero->nutrio <= 6000);
  XText_Clear(&why);
  Fixture_Close(&f);
}

/* --- figures are content --- */

static void copy_world(const char *to, const char *from, const char *find, const char *put)
{
  Names names = {0};
  char path[500], command[1200];
  snprintf(command, sizeof command, "cp -r world %s", to);
  assert_int_equal(system(command), 0);
  snprintf(path, sizeof path, "%s/%s", to, from);
  size_t length;
  char *text = Files_Read(path, &length);
  char *at = strstr(text, find);
  assert_non_null(at);
  XText out;
  XText_Init(&out);
  XText_AddBytes(&out, text, (size_t)(at - text));
  XText_Add(&out, put);
  XText_Add(&out, at + strlen(find));
  Files_Write(path, out.data, out.length);
  XText_Clear(&out);
  free(text);
  Names_Clear(&names);
}

/* A figure changed in a copy of rules.lua changes oracle and play together. */
static void a_copy_of_the_rules_changes_oracle_and_play(void **state)
{
  (void)state;
  char dir[] = "/tmp/hourvale-rules-XXXXXX", world[64], command[400];
  const char *build = getenv("BUILD") == NULL ? "build" : getenv("BUILD");
  Fixture f;
  assert_non_null(mkdtemp(dir));
  snprintf(world, sizeof world, "%s/world", dir);
  copy_world(world, "rules.lua", "skill10_per_aut = 20,", "skill10_per_aut = 10,");
  Fixture_OpenWorld(&f, world, 7, XPROFILE_HONOURED);
  const XDelayAttack sword = {.base = 11, .least = 5, .skill10 = 30};
  const XWeighted roll = roll_of(&f, sword);
  assert_spread(&roll, "8:1/1");
  Fixture_Room(&f, room, ROWS);
  XCreature *hero = Fixture_Hero(&f);
  hero->skills[XSKILL_SHORT_BLADES] = 30;
  hero->skills[XSKILL_SHIELDS] = XSKILL_MAX10; /* the buckler weighs nothing */
  const XWeighted blow = XDelay_Blow(f.game->world, hero, XPROFILE_HONOURED);
  assert_spread(&blow, "700:1/1"); /* 10 - 3 */
  Fixture_Close(&f);
  snprintf(command, sizeof command,
           "%s/oracle --world %s attacks tests/oracle/delay/attacks.tsv >/dev/null", build, world);
  assert_int_not_equal(system(command), 0);
  snprintf(command, sizeof command,
           "%s/oracle --world world attacks tests/oracle/delay/attacks.tsv >/dev/null", build);
  assert_int_equal(system(command), 0);
  Files_Remove(dir);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_dagger),
      cmocka_unit_test(a_short_sword_of_skill_5_7),
      cmocka_unit_test(the_short_sword_with_buckler),
      cmocka_unit_test(the_large_rock),
      cmocka_unit_test(unarmed_combat),
      cmocka_unit_test(the_brands),
      cmocka_unit_test(body_armour_slows_launchers),
      cmocka_unit_test(the_statuses_and_the_limit),
      cmocka_unit_test(the_naga),
      cmocka_unit_test(every_row_of_the_tables_is_a_thing),
      cmocka_unit_test(t61_blows_cost_what_was_asked),
      cmocka_unit_test(t59_every_figure_has_its_share),
      cmocka_unit_test(the_table_of_costs),
      cmocka_unit_test(steps_by_who_and_where),
      cmocka_unit_test(what_monsters_strike_with),
      cmocka_unit_test(compared_is_what_it_comes_to),
      cmocka_unit_test(screens_are_no_lines),
      cmocka_unit_test(free_commands_take_no_time),
      cmocka_unit_test(t48_body_armour_is_a_series_of_steps),
      cmocka_unit_test(t49_interrupted_and_gone_on_with),
      cmocka_unit_test(a_stopped_act_has_a_line),
      cmocka_unit_test(t50_a_foe_interrupts_every_long_act),
      cmocka_unit_test(t49_a_book_is_gone_on_with),
      cmocka_unit_test(a_corpse_is_eaten_in_bites),
      cmocka_unit_test(a_copy_of_the_rules_changes_oracle_and_play),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
