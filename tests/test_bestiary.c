/* Everybody in the core world: told in words of their own, spread over kinds and bands, and as
   quick as the published text has them. */
#include "creature/combat.h"
#include "creature/speed.h"
#include "tests/support/fixture.h"

#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static int set_up(void **state)
{
  Fixture *f = test_malloc(sizeof *f);
  Fixture_Open(f, 5, XPROFILE_HONOURED);
  *state = f;
  return 0;
}

static int tear_down(void **state)
{
  Fixture_Close(*state);
  test_free(*state);
  return 0;
}

static int32_t count_of(const Fixture *f)
{
  return XContent_Count(f->content, XKIND_MONSTER);
}

static const XMonster *monster_at(const Fixture *f, int32_t index)
{
  return (const XMonster *)XContent_At(f->content, XKIND_MONSTER, index);
}

static int sentences(const char *text)
{
  int count = 0;
  for (const char *at = text; *at != '\0'; at++)
    count += *at == '.' && (at[1] == ' ' || at[1] == '\0');
  return count;
}

/* Two sentences at least, a tactic, no exclamation, and no text used twice. */
static void everybody_is_told(void **state)
{
  const Fixture *f = *state;
  for (int32_t i = 0; i < count_of(f); i++) {
    const XMonster *one = monster_at(f, i);
    const char *text = one->breed.description;
    if (sentences(text) < 2 || one->tactic == NULL || strlen(one->tactic) < 20)
      fail_msg("%s is not told in full", one->breed.base.id);
    if (strchr(text, '!') != NULL || strchr(one->tactic, '!') != NULL)
      fail_msg("%s is shouted about", one->breed.base.id);
    for (int32_t k = 0; k < i; k++) {
      const XMonster *other = monster_at(f, k);
      const bool same_text = strcmp(other->breed.description, text) == 0;
      if (same_text || strcmp(other->breed.base.name, one->breed.base.name) == 0)
        fail_msg("%s and %s are told alike", one->breed.base.id, other->breed.base.id);
    }
  }
  assert_true(count_of(f) >= 45);
}

static int count_energy(const Fixture *f, int32_t ticks)
{
  int count = 0;
  for (int32_t i = 0; i < count_of(f); i++) {
    const XDice *dice = &monster_at(f, i)->breed.move_energy;
    count += XDice_Min(dice) == ticks && XDice_Max(dice) == ticks;
  }
  return count;
}

/* The table "what content actually uses": eleven are not ordinary. */
static void eleven_have_an_energy_of_their_own(void **state)
{
  const Fixture *f = *state;
  assert_int_equal(count_energy(f, 700), 1);
  assert_int_equal(count_energy(f, 800), 2);
  assert_int_equal(count_energy(f, 900), 7);
  assert_int_equal(count_energy(f, 1500), 1);
  assert_int_equal(count_energy(f, 1000), count_of(f) - 11);
}

/* Rolled at birth, five to one: the ooze and Gekta. */
static void gekta_outruns_an_ooze(void **state)
{
  Fixture *f = *state;
  const XCreature *dog = Fixture_Monster(f, "gekta", 5, 2);
  const XCreature *ooze = Fixture_Monster(f, "gray_ooze", 7, 2);
  const int32_t quick = XCreature_GetShownSpeed(f->game->world, dog, XPROFILE_HONOURED);
  const int32_t slow = XCreature_GetShownSpeed(f->game->world, ooze, XPROFILE_HONOURED);
  assert_in_range(quick, 200, 211);
  assert_in_range(slow, 40, 50);
  const XCreature *king = Fixture_Monster(f, "roderik", 9, 2);
  assert_int_equal(XCreature_GetSpeed(f->game->world, king, XPROFILE_HONOURED), 700);
}

/* Every kind that caves are filled with has somebody for each band from the first to the fourth. */
static void bands_are_filled(void **state)
{
  const Fixture *f = *state;
  static const XCreatureKind kinds[] = {
      XCREATURE_RAT,    XCREATURE_CANINE, XCREATURE_FELINE, XCREATURE_INSECT,
      XCREATURE_BLOB,   XCREATURE_GOBLIN, XCREATURE_KOBOLD, XCREATURE_REPTILE,
      XCREATURE_UNDEAD, XCREATURE_ORC,    XCREATURE_HUMAN,
  };
  int32_t seen[XCREATURE_KIND_COUNT][XBAND_COUNT] = {{0}};
  for (int32_t i = 0; i < count_of(f); i++)
    seen[monster_at(f, i)->kind][monster_at(f, i)->band] += monster_at(f, i)->rarity;
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
    for (XBand band = XBAND_VERY_LOW; band <= XBAND_AVG; band++)
      if (seen[kinds[k]][band] == 0)
        fail_msg("no %s in band %s", XCreatureKind_Ids[kinds[k]], XBand_Ids[band]);
}

/* Damage per 1000 ticks against a reference armour, times what it takes to kill it: the mean of
   each band is above the one before. */
static int64_t danger_of(Fixture *f, const XMonster *kind)
{
  const XDefence armour = {.dv = 8, .pv = 2};
  XAttack attack = {.hit = (XDice_Min(&kind->hit) + XDice_Max(&kind->hit)) / 2 + 3,
                    .dice = kind->damage,
                    .element = kind->element,
                    .brand = kind->brand};
  const int64_t harm = XCombat_Mean100(f->game->world, &attack, &armour);
  const int64_t rate = XDice_Mean100(&kind->breed.speed);
  const int64_t ticks = XDice_Mean100(&kind->breed.attack_energy);
  const int64_t guard = 30 + XDice_Mean100(&kind->dv) / 100 + 2 * XDice_Mean100(&kind->pv) / 100;
  return harm * rate / ticks * 10 * XDice_Mean100(&kind->hp) / 100 * guard / 30;
}

static void bands_grow_harder(void **state)
{
  Fixture *f = *state;
  int64_t before = 0;
  for (XBand band = XBAND_VERY_LOW; band <= XBAND_AVG; band++) {
    int64_t sum = 0, weight = 0;
    for (int32_t i = 0; i < count_of(f); i++) {
      const XMonster *kind = monster_at(f, i);
      if (kind->band == band && kind->rarity > 0) {
        sum += danger_of(f, kind);
        weight++;
      }
    }
    print_message("%s: %d kinds, danger %d\n", XBand_Ids[band], (int)weight, (int)(sum / weight));
    assert_true(sum / weight > before * 3 / 2);
    before = sum / weight;
  }
}

/* What is told of guards, packs and gear is so: each way of behaving is somebody's. */
static void every_way_of_behaving_is_used(void **state)
{
  const Fixture *f = *state;
  uint32_t ai = 0;
  int32_t venoms = 0, brands = 0;
  for (int32_t i = 0; i < count_of(f); i++) {
    ai |= monster_at(f, i)->ai;
    venoms += monster_at(f, i)->venom_count;
    brands += monster_at(f, i)->element != XRESIST_NONE;
  }
  assert_true((ai & XAI_PACK) && (ai & XAI_GUARD) && (ai & XAI_EQUIPS) && (ai & XAI_HANDS));
  assert_true(venoms > 10 && brands > 5);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(everybody_is_told, set_up, tear_down),
      cmocka_unit_test_setup_teardown(eleven_have_an_energy_of_their_own, set_up, tear_down),
      cmocka_unit_test_setup_teardown(gekta_outruns_an_ooze, set_up, tear_down),
      cmocka_unit_test_setup_teardown(bands_are_filled, set_up, tear_down),
      cmocka_unit_test_setup_teardown(bands_grow_harder, set_up, tear_down),
      cmocka_unit_test_setup_teardown(every_way_of_behaving_is_used, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
