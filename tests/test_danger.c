/* Danger against what fights really cost, and forecasts of whole fights against fights rolled ten
   thousand times. */
#include "game/danger.h"

#include "creature/combat.h"
#include "creature/delay.h"
#include "creature/spawn.h"
#include "engine/xweighted.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { FIGHTS = 10000, ENDLESS = 2000, HALF_A_POINT = 50 };

static const char *const foes[] = {
    "rat",      "fat_rat",   "black_rat", "kobold",     "large_kobold", "goblin",   "goblin_guard",
    "wolf",     "rabid_dog", "zombie",    "skeleton",   "cobra",        "scorpion", "gray_ooze",
    "huge_rat", "bandit",    "orc_scout", "salamander", "wild_dog",     "lynx",
};
enum { PAIRS = sizeof foes / sizeof *foes };

static const XMonster *monster(const XContent *content, const char *id)
{
  char full[80];
  snprintf(full, sizeof full, "core:%s", id);
  return (const XMonster *)XContent_Find(content, XKIND_MONSTER, full);
}

/* What a fight to the death of `creature` came to. */
typedef struct Rolled {
  int64_t hits;     /* that killed it */
  int64_t harm;     /* hit points it took off the hero meanwhile */
  int64_t quickest; /* its fewest blows that would have killed him */
} Rolled;

/* Blow against blow on one line of time, by the numbers of play. */
static void fight(const XGame *game, const XCreature *hero, const XCreature *creature,
                  XRandom *random, Rolled *sum)
{
  const XAttack his = XCombat_Attack(game->world, hero),
                its = XCombat_Attack(game->world, creature);
  const XDefence him = XCombat_Defence(game->world, hero),
                 it = XCombat_Defence(game->world, creature);
  const XWeighted his_ticks = XDelay_Blow(game->world, hero, (XProfile)game->profile);
  const XWeighted its_ticks = XDelay_Blow(game->world, creature, (XProfile)game->profile);
  int64_t his_next = XWeighted_Draw(&his_ticks, random);
  int64_t its_next = XWeighted_Draw(&its_ticks, random);
  int32_t hp = creature->hp, taken = 0, blows = 0;
  for (int32_t i = 0; i < ENDLESS && hp > 0; i++) {
    if (his_next <= its_next) {
      const XBlow blow = XCombat_Roll(game->world, random, &his, &it);
      sum->hits += blow.hit;
      hp -= blow.damage;
      his_next += XWeighted_Draw(&his_ticks, random);
      continue;
    }
    taken += XCombat_Roll(game->world, random, &its, &him).damage;
    blows++;
    its_next += XWeighted_Draw(&its_ticks, random);
    if (taken >= hero->hp && blows < sum->quickest)
      sum->quickest = blows;
  }
  sum->harm += taken;
}

/* Of 20 pairings: the hits that a foe still needs are those of 10 000 fights, to one; nobody dies
   in fewer blows than look says could kill; and danger is what the fights cost, to a half. */
static void forecasts_hold_in_whole_fights(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 5, XPROFILE_HONOURED);
  for (int32_t p = 0; p < PAIRS; p++) {
    const XMonster *kind = monster(f.content, foes[p]);
    assert_non_null(kind);
    XGame *game = XDanger_Reference(f.content, kind->band, XPROFILE_HONOURED);
    XCreature *hero = XGame_Hero(game);
    XCreature *creature = XCreature_Spawn(game->world, kind, XPROFILE_HONOURED, XSTREAM_WORLD);
    const XAttack his = XCombat_Attack(game->world, hero),
                  its = XCombat_Attack(game->world, creature);
    const XDefence him = XCombat_Defence(game->world, hero),
                   it = XCombat_Defence(game->world, creature);
    const int32_t hits = XCombat_HitsToKill(game->world, &his, &it, creature->hp);
    const int32_t worst = XCombat_WorstDamage(&its, &him);
    Rolled sum = {.quickest = INT64_MAX};
    XRandom random;
    XRandom_Seed(&random, (uint64_t)p + 1);
    for (int32_t i = 0; i < FIGHTS; i++)
      fight(game, hero, creature, &random, &sum);
    const int64_t rolled10 = 10 * sum.hits / FIGHTS;
    if (llabs(rolled10 - 10 * hits) > 10)
      fail_msg("%s: %d hits said, %d.%d rolled", foes[p], (int)hits, (int)(rolled10 / 10),
               (int)(rolled10 % 10));
    if (worst > 0)
      assert_true(sum.quickest >= (hero->hp + worst - 1) / worst);
    const int64_t danger = XDanger_OfCreature(game, game->world, creature);
    const int64_t rolled = 100 * sum.harm / FIGHTS;
    /* The mean knows neither who is first nor that the last hit takes more than is left. */
    if (llabs(danger - rolled) > rolled / 2 + HALF_A_POINT)
      fail_msg("%s: danger %d, rolled %d", foes[p], (int)danger, (int)rolled);
    XGame_Free(game);
  }
  Fixture_Close(&f);
}

static void bands_grow_more_dangerous(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 5, XPROFILE_HONOURED);
  /* All against one hero, so that bands can be compared. */
  XGame *reference = XDanger_Reference(f.content, XBAND_LOW, XPROFILE_HONOURED);
  int64_t before = 0;
  for (XBand band = XBAND_VERY_LOW; band <= XBAND_AVG; band++) {
    int64_t sum = 0, count = 0;
    for (int32_t i = 0; i < XContent_Count(f.content, XKIND_MONSTER); i++) {
      const XMonster *kind = (const XMonster *)XContent_At(f.content, XKIND_MONSTER, i);
      if (kind->band == band && kind->rarity > 0) {
        sum += XDanger_Of(reference, kind);
        count++;
      }
    }
    assert_true(count > 0 && sum / count > before);
    before = sum / count;
  }
  XGame_Free(reference);
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(forecasts_hold_in_whole_fights),
      cmocka_unit_test(bands_grow_more_dangerous),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
