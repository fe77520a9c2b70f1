/* Danger: harm in the time that killing takes. */
#include "game/danger.h"

#include "creature/body.h"
#include "creature/combat.h"
#include "creature/delay.h"
#include "creature/learn.h"
#include "creature/spawn.h"
#include "engine/xstring.h"
#include "engine/xweighted.h"

#include <assert.h>

enum { BIRTHS = 16, LEVELS_A_BAND = 2, MOST = 100000000 };

XGame *XDanger_Reference(const XContent *content, XBand band, XProfile profile)
{
  XText why;
  XText_Init(&why);
  XGame *game = XGame_New(content, 1, profile);
  const bool born =
      XGame_Birth(game, (const XRace *)XContent_At(content, XKIND_RACE, 0),
                  (const XCareer *)XContent_At(content, XKIND_CAREER, 0), "Reference", &why);
  assert(born);
  (void)born;
  XText_Clear(&why);
  XCreature *hero = XGame_Hero(game);
  const int32_t level = (int32_t)band * LEVELS_A_BAND - 1;
  while (hero->level < level && XCreature_NextLevelAt(game->world, hero) != INT64_MAX) {
    const int64_t needed = XCreature_NextLevelAt(game->world, hero) - hero->experience;
    XCreature_UseSkill(hero, XCombat_Attack(game->world, hero).skill);
    XCreature_GainExperience(game->world, hero, (int32_t)(needed < MOST ? needed : MOST));
  }
  return game;
}

/* The mean of what a blow takes, in ticks, at least 1. */
static int64_t blow_ticks(const XWorld *world, const XCreature *creature, XProfile profile)
{
  const XWeighted ticks = XDelay_Blow(world, creature, profile);
  int64_t n, d;
  XWeighted_Mean(&ticks, &n, &d);
  return n / d < 1 ? 1 : n / d;
}

int64_t XDanger_OfCreature(const XGame *reference, const XWorld *world, const XCreature *creature)
{
  const XProfile profile = (XProfile)reference->profile;
  const XCreature *hero = XGame_Hero(reference);
  const XAttack his = XCombat_Attack(reference->world, hero), its = XCombat_Attack(world, creature);
  const XDefence him = XCombat_Defence(reference->world, hero),
                 it = XCombat_Defence(world, creature);
  const int64_t harm100 = XCombat_Mean100(world, &its, &him);
  int64_t wear100 = XCombat_Mean100(reference->world, &his, &it);
  if (wear100 < 1)
    wear100 = 1; /* armour that he can hardly scratch */
  const int64_t ticks =
      (int64_t)creature->hp * 100 * blow_ticks(reference->world, hero, profile) / wear100;
  const int64_t danger = harm100 * ticks / blow_ticks(world, creature, profile);
  return danger < MOST ? danger : MOST;
}

int64_t XDanger_Of(XGame *reference, const XMonster *kind)
{
  int64_t sum = 0;
  for (int32_t i = 0; i < BIRTHS; i++) {
    XCreature *creature =
        XCreature_Spawn(reference->world, kind, (XProfile)reference->profile, XSTREAM_WORLD);
    sum += XDanger_OfCreature(reference, reference->world, creature);
    for (int32_t k = XInventory_Count(creature) - 1; k >= 0; k--)
      XWorld_Destroy(reference->world, XWorld_Get(reference->world, creature->pack.items[k]));
    XHandleSet_Clear(&creature->pack);
    XWorld_Destroy(reference->world, XCreature_Object(creature));
  }
  return sum / BIRTHS;
}
