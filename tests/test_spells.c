/* Spells: what each costs and takes, whom it reaches, who can cast, and what the screens promise.
 */
#include "creature/ai.h"
#include "creature/body.h"
#include "creature/caster.h"
#include "creature/delay.h"
#include "creature/spawn.h"
#include "engine/xstring.h"
#include "game/bot.h"
#include "game/cast.h"
#include "game/turn.h"
#include "game/ui/term_script.h"
#include "game/ui/ui.h"
#include "game/xtimer.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char *const hall[] = {"############", "#@.........#", "#..........#", "############"};

static const XSpellKind *spell_of(const Fixture *f, const char *id)
{
  const XSpellKind *spell = XCast_Find(f->content, id);
  assert_non_null(spell);
  return spell;
}

/* A hall with a foe four steps away, and a hero of power who knows the spell. */
static XCreature *open_hall(Fixture *f, XProfile profile, const XSpellKind **spell, const char *id)
{
  Fixture_Open(f, 7, profile);
  Fixture_Room(f, hall, 4);
  XCreature *hero = Fixture_Hero(f);
  hero->hp = hero->max_hp = 500;
  hero->pp = hero->max_pp = 100;
  *spell = id == NULL ? NULL : spell_of(f, id);
  if (*spell != NULL)
    XCaster_Learn(hero, *spell);
  return hero;
}

/* Every spell: its power, and a charge out of the very distribution that was promised. */
static void every_spell_costs_what_it_says(void **state)
{
  (void)state;
  Fixture f;
  const XSpellKind *spell;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++)
    for (int32_t i = 0;; i++) {
      XCreature *hero = open_hall(&f, (XProfile)profile, &spell, NULL);
      if (i >= XContent_Count(f.content, XKIND_SPELL)) {
        assert_true(i >= 14);
        Fixture_Close(&f);
        break;
      }
      char line[64];
      spell = (const XSpellKind *)XContent_At(f.content, XKIND_SPELL, i);
      XCaster_Learn(hero, spell);
      XCreature *orc = Fixture_Monster(&f, "orc", 4, 1);
      orc->hp = orc->max_hp = 1000;
      const XAction action = {.kind = XACT_CAST, .arg = i, .x = 4, .y = 1};
      const XWeighted costs = XAction_Costs(f.game, hero, &action);
      snprintf(line, sizeof line, "cast %s%s", spell->base.id,
               XSpellKind_IsAimed(spell) ? " at 4,1" : "");
      assert_true(Fixture_Do(&f, line));
      assert_int_equal(hero->pp, 100 - spell->pp);
      bool promised = false;
      for (int32_t k = 0; k < costs.count; k++)
        promised = promised || costs.outcomes[k].value == f.game->last_cost;
      assert_true(promised);
      if (!XSpellKind_IsBlow(spell))
        assert_int_equal(f.game->last_cost, profile == XPROFILE_CLASSIC ? 1000 : 100 * spell->cost);
      assert_int_equal(hero->used[XSKILL_SPELLCRAFT], 1);
      Fixture_Close(&f);
    }
}

static bool same(const XWeighted *a, const XWeighted *b)
{
  bool equal = a->count == b->count && a->total == b->total;
  for (int32_t i = 0; equal && i < a->count; i++)
    equal = a->outcomes[i].value == b->outcomes[i].value &&
            a->outcomes[i].weight == b->outcomes[i].weight;
  return equal;
}

static void manifold_is_one_blow_and_charge_the_smaller(void **state)
{
  (void)state;
  static const char *const beside[] = {NULL, "haste", "finesse", "slowed"};
  for (size_t i = 0; i < sizeof beside / sizeof *beside; i++) {
    Fixture f;
    const XSpellKind *spell;
    XCreature *hero = open_hall(&f, XPROFILE_HONOURED, &spell, "manifold_assault");
    hero->skills[XSKILL_SHORT_BLADES] = 35; /* a roll with several values */
    if (beside[i] != NULL)
      XCreature_Begin(f.game, hero, Fixture_Modifier(&f, beside[i]), 1000);
    const XWeighted blow = XDelay_Blow(f.game->world, hero, XPROFILE_HONOURED);
    const XWeighted step =
        XWeighted_Point(XDelay_Action(f.game->world, hero, XPROFILE_HONOURED, 10));
    const XWeighted smaller = XWeighted_Smaller(&blow, &step);
    assert_true(blow.count > 1);
    XAction action = {.kind = XACT_CAST, .arg = spell->base.index};
    const XWeighted manifold = XAction_Costs(f.game, hero, &action);
    action.arg = spell_of(&f, "charge")->base.index;
    const XWeighted charge = XAction_Costs(f.game, hero, &action);
    assert_true(same(&manifold, &blow));
    assert_true(same(&charge, &smaller));
    Fixture_Close(&f);
  }
}

static void manifold_strikes_each_once(void **state)
{
  (void)state;
  Fixture f;
  const XSpellKind *spell;
  XCreature *hero = open_hall(&f, XPROFILE_HONOURED, &spell, "manifold_assault");
  hero->hit = 1000;
  XCreature *foes[3] = {Fixture_Monster(&f, "orc", 2, 2), Fixture_Monster(&f, "orc", 4, 1),
                        Fixture_Monster(&f, "orc", 10, 1)};
  for (int i = 0; i < 3; i++)
    foes[i]->hp = foes[i]->max_hp = 1000;
  XCastPlan plan;
  XCast_Plan(f.game, hero, spell, 0, 0, &plan);
  assert_int_equal(plan.count, 2); /* ten steps away is out of reach */
  int32_t charges = 0;
  const int64_t before = f.game->actions;
  assert_true(Fixture_Do(&f, "cast manifold_assault"));
  charges = (int32_t)(f.game->actions - before);
  assert_int_equal(charges, 1);
  assert_int_equal(foes[2]->hp, 1000);
  Fixture_Close(&f);
}

static void resistance_takes_its_part(void **state)
{
  (void)state;
  Fixture f;
  const XSpellKind *spell;
  const XCreature *hero = open_hall(&f, XPROFILE_HONOURED, &spell, "fire_bolt");
  XCreature *newt = Fixture_Monster(&f, "salamander", 4, 1);
  int32_t least, most;
  XCaster_DamageRange(f.game->world, hero, spell, newt, &least, &most);
  assert_int_equal(least, 0); /* 90 percent of 3 to 9 */
  assert_int_equal(most, 0);
  XCaster_DamageRange(f.game->world, hero, spell_of(&f, "frost_bolt"), newt, &least, &most);
  assert_int_equal(least, 4); /* half as much again */
  assert_int_equal(most, 13);
  for (int i = 0; i < 200; i++) {
    const int32_t rolled =
        XCaster_RollDamage(f.game->world, hero, spell_of(&f, "frost_bolt"), newt);
    assert_in_range(rolled, 4, 13);
  }
  Fixture_Close(&f);
}

/* Failing through a status costs an ordinary action, and no power. */
static void confusion_costs_the_ordinary_action(void **state)
{
  (void)state;
  Fixture f;
  const XSpellKind *spell;
  XCreature *hero = open_hall(&f, XPROFILE_HONOURED, &spell, "sand_blast");
  XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "confuse"), 30000);
  int32_t failed = 0, done = 0;
  for (int i = 0; i < 60; i++) {
    const int32_t pp = hero->pp;
    hero->nutrio = 9000;
    Fixture_Do(&f, "cast sand_blast at 4,1");
    const bool lost = Fixture_SaidThat(&f, "lose the thread of sand blast");
    failed += lost;
    done += !lost;
    assert_int_equal(f.game->last_cost, lost ? 1000 : 1500);
    assert_true(hero->pp >= pp - (lost ? 0 : 1));
  }
  assert_true(failed > 0 && done > 0);
  Fixture_Close(&f);
}

/* Both kinds of monsters cast through the same action, pay power, and are charged its time. */
static void monsters_cast(void **state)
{
  (void)state;
  static const struct {
    const char *monster, *said;
  } casters[] = {{"kobold_shaman", "The fire bolt strikes you"},
                 {"goblin_hexer", "You turn leaden: Sp:"},
                 {"orc_reaver", "casts rage"}};
  for (size_t i = 0; i < sizeof casters / sizeof *casters; i++) {
    Fixture f;
    const XSpellKind *spell;
    XCreature *hero = open_hall(&f, XPROFILE_HONOURED, &spell, NULL);
    XCreature *caster = Fixture_Monster(&f, casters[i].monster, 6, 1);
    caster->hp = caster->max_hp = 100;
    const int32_t pp = caster->pp;
    bool said = false;
    for (int turn = 0; turn < 40 && !said; turn++) {
      Fixture_Do(&f, "wait");
      said = Fixture_SaidThat(&f, casters[i].said);
      hero->hp = 500;
    }
    if (!said)
      fail_msg("%s never did it", casters[i].monster);
    assert_true(caster->pp < pp);
    Fixture_Close(&f);
  }
}

/* What has no power left fights by hand. */
static void a_spent_caster_fights(void **state)
{
  (void)state;
  Fixture f;
  const XSpellKind *spell;
  open_hall(&f, XPROFILE_HONOURED, &spell, NULL);
  XCreature *shaman = Fixture_Monster(&f, "kobold_shaman", 2, 1);
  for (int turn = 0; turn < 20; turn++) {
    shaman->pp = 0;
    const XChoice choice = XAi_Choose(f.game->world, shaman);
    assert_int_not_equal(choice.wish, XWISH_CAST);
  }
  Fixture_Close(&f);
}

static void refused_castings_change_nothing(void **state)
{
  (void)state;
  static const char *const lines[] = {"cast fire_bolt at 1,1", "cast fire_bolt at 900,1",
                                      "cast charge at 3,1",    "cast manifold_assault",
                                      "cast deep_mend",        "cast mend"};
  Fixture f;
  const XSpellKind *spell;
  XCreature *hero = open_hall(&f, XPROFILE_HONOURED, &spell, "fire_bolt");
  XCaster_Learn(hero, spell_of(&f, "charge"));
  XCaster_Learn(hero, spell_of(&f, "manifold_assault"));
  XCaster_Learn(hero, spell_of(&f, "deep_mend"));
  hero->pp = 6; /* too little for deep mend; mend was not learnt */
  Fixture_Do(&f, "wait");
  hero->pp = 6;
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    const uint64_t before = XGame_Hash(f.game);
    assert_true(Fixture_Do(&f, lines[i]));
    assert_true(XGame_Hash(f.game) == before);
  }
  XText why;
  XText_Init(&why);
  XAction action;
  assert_false(XCommand_Parse(f.game, "cast", &action, &why));
  assert_false(XCommand_Parse(f.game, "cast nonsense", &action, &why));
  assert_false(XCommand_Parse(f.game, "cast fire_bolt", &action, &why));
  assert_false(XCommand_Parse(f.game, "cast mend at 3,1", &action, &why));
  assert_true(XCommand_Parse(f.game, "cast core:fire_bolt at 3,1", &action, &why));
  XText_Clear(&why);
  Fixture_Close(&f);
}

/* What a new wizard knows, has and can do. */
static void a_wizard_is_born_casting(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XRace *race = (const XRace *)XContent_Find(f.content, XKIND_RACE, "core:human");
  const XCareer *wizard = (const XCareer *)XContent_Find(f.content, XKIND_CAREER, "core:wizard");
  assert_non_null(wizard);
  const XCreature *hero =
      XCreature_SpawnHero(f.game->world, race, wizard, "Odo", XPROFILE_HONOURED);
  assert_int_equal(XCaster_Count(hero), wizard->spell_count);
  assert_true(XCaster_Knows(hero, spell_of(&f, "fire_bolt")));
  assert_in_range(hero->max_pp, 6, 20);
  assert_null(XCaster_WhyNotLearn(hero, spell_of(&f, "frost_bolt")));
  assert_string_equal(XCaster_WhyNotLearn(hero, spell_of(&f, "deep_mend")), "spell_too_hard");
  assert_string_equal(XCaster_WhyNotLearn(hero, spell_of(&f, "mend")), "spell_known");
  Fixture_Close(&f);
}

static void assert_shows(Fixture *f, const char *keys, const char *part)
{
  XText screen, why;
  XTerm *term = XTermScript_New(80, 24);
  XUi *ui = XUi_New(term, f->content, NULL);
  XText_Init(&screen);
  XText_Init(&why);
  assert_true(XTermScript_AddKeys(term, keys, &why));
  XUi_Play(ui, &f->session);
  XTermScript_Screen(term, &screen);
  if (strstr(screen.data, part) == NULL)
    fail_msg("no \"%s\" in\n%s", part, screen.data);
  XUi_Free(ui);
  XTerm_Free(term);
  XText_Clear(&screen);
  XText_Clear(&why);
}

static void the_screens_tell_before(void **state)
{
  (void)state;
  Fixture f;
  const XSpellKind *spell;
  XCreature *hero = open_hall(&f, XPROFILE_HONOURED, &spell, "fire_bolt");
  XCaster_Learn(hero, spell_of(&f, "fire_burst"));
  Fixture_Monster(&f, "rat", 4, 1);
  Fixture_Do(&f, "wait");
  assert_shows(&f, "z", "fire bolt         PP 2  10 TU");
  assert_shows(&f, "za", "Cast fire bolt (range 7, PP 2): rat");
  assert_shows(&f, "za", "3-9 of fire");
  assert_shows(&f, "zb", "strikes 1");
  const int32_t pp = hero->pp;
  assert_shows(&f, "zaz", "cast fire bolt");
  assert_int_equal(hero->pp, pp - 2);
  Fixture_Close(&f);
}

/* The manual tells every status and every spell; a look tells what is in force, and why its Sp. */
static void manual_and_look_tell_them(void **state)
{
  (void)state;
  Fixture f;
  const XSpellKind *spell;
  char part[60];
  open_hall(&f, XPROFILE_HONOURED, &spell, NULL);
  XCreature *shaman = Fixture_Monster(&f, "kobold_shaman", 4, 1);
  XCreature_Begin(f.game, shaman, Fixture_Modifier(&f, "slowed"), 1000);
  assert_shows(&f, "x", "leaden!");
  assert_shows(&f, "x", "It casts fire bolt, haste (PP");
  assert_shows(&f, "xs", "leaden                         x 3 / 2");
  assert_shows(&f, "?/quicksilver<Enter>", "quicksilver: It shivers");
  for (int32_t i = 0; i < XContent_Count(f.content, XKIND_SPELL); i++) {
    const XKind *kind = XContent_At(f.content, XKIND_SPELL, i);
    char keys[64];
    snprintf(keys, sizeof keys, "?/%s: PP<Enter>", kind->name);
    snprintf(part, sizeof part, "%s: PP %d", kind->name, (int)((const XSpellKind *)kind)->pp);
    assert_shows(&f, keys, part);
  }
  Fixture_Close(&f);
}

static void the_bot_casts(void **state)
{
  (void)state;
  Fixture f;
  const XSpellKind *spell;
  XBot bot;
  XCreature *hero = open_hall(&f, XPROFILE_HONOURED, &spell, "fire_bolt");
  Fixture_Monster(&f, "rat", 6, 1);
  Fixture_Do(&f, "wait");
  XBot_Init(&bot, f.game, false);
  assert_non_null(strstr(XBot_Choose(&bot, f.game), "cast core:fire_bolt at "));
  hero->pp = 1;
  assert_null(strstr(XBot_Choose(&bot, f.game), "cast"));
  XCaster_Learn(hero, spell_of(&f, "mend"));
  hero->pp = 3;
  hero->hp = 10;
  for (int i = 0; i < 52; i++) { /* nothing left to drink */
    XItem *item = XInventory_ByLetter(f.game->world, hero, (uint8_t)(i + 1));
    if (item != NULL && XItem_Kind(item)->type == XITEM_POTION)
      XWorld_Destroy(f.game->world,
                     &XInventory_Take(f.game->world, hero, item, item->quantity)->base.base);
  }
  XBot_Init(&bot, f.game, false);
  assert_string_equal(XBot_Choose(&bot, f.game), "cast core:mend");
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_spell_costs_what_it_says),
      cmocka_unit_test(manifold_is_one_blow_and_charge_the_smaller),
      cmocka_unit_test(manifold_strikes_each_once),
      cmocka_unit_test(resistance_takes_its_part),
      cmocka_unit_test(confusion_costs_the_ordinary_action),
      cmocka_unit_test(monsters_cast),
      cmocka_unit_test(a_spent_caster_fights),
      cmocka_unit_test(refused_castings_change_nothing),
      cmocka_unit_test(a_wizard_is_born_casting),
      cmocka_unit_test(the_screens_tell_before),
      cmocka_unit_test(manual_and_look_tell_them),
      cmocka_unit_test(the_bot_casts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
