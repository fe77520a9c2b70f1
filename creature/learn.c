/* Experience, what a kill is worth, levels, and the pool of skill that each one spreads. */
#include "creature/learn.h"

#include <assert.h>

enum { FIRST_KILLS = 10, LEARNING_ORDINARY = 10, USES_MOST = 1000000 };

/* Counts one more of a kind and returns the number so far. */
static int32_t count_kind(XCreature *killer, const XKind *kind)
{
  XKill *kills = killer->kills.items;
  for (int32_t i = 0; i < killer->kills.count; i++)
    if (kills[i].kind == kind) {
      kills[i].count += kills[i].count < INT32_MAX;
      return kills[i].count;
    }
  XKill *kill = XRecords_Add(&killer->kills, sizeof *kill);
  *kill = (XKill){kind, 1};
  return 1;
}

int32_t XCreature_CountKill(XWorld *world, XCreature *killer, const XCreature *victim)
{
  const XMonster *monster = XCreature_Monster(victim);
  if (monster == NULL)
    return 0;
  const int32_t count = count_kind(killer, victim->monster);
  const int32_t worth = XRules_Of(world->content)->band_experience[monster->band] / count;
  return worth < 1 && count <= FIRST_KILLS ? 1 : worth;
}

void XCreature_UseSkill(XCreature *creature, XSkill skill)
{
  assert(skill >= 0 && skill < XSKILL_COUNT);
  creature->used[skill] += creature->used[skill] < USES_MOST;
}

int64_t XCreature_NextLevelAt(const XWorld *world, const XCreature *creature)
{
  const int32_t next = creature->level + 1;
  if (next >= XRULES_LEVELS)
    return INT64_MAX;
  const int64_t needed = XRules_Of(world->content)->experience[next];
  return needed > 0 ? needed : INT64_MAX;
}

/* The used skill that the next tenth belongs to: most uses for each tenth it got; -1 for none. */
static int32_t next_to_grow(const XCreature *creature, const int32_t given[XSKILL_COUNT])
{
  int32_t best = -1;
  for (int32_t i = 0; i < XSKILL_COUNT; i++) {
    if (creature->used[i] == 0 || creature->skills[i] >= XSKILL_MAX10)
      continue;
    if (best < 0 || (int64_t)creature->used[i] * (given[best] + 1) >
                        (int64_t)creature->used[best] * (given[i] + 1))
      best = i;
  }
  return best;
}

int32_t XCreature_SkillPool(const XWorld *world, const XCreature *creature)
{
  return XRules_Of(world->content)->skill_pool * XCreature_Stat(creature, XSTAT_LE) /
         LEARNING_ORDINARY;
}

/* Spreads the pool of one level in proportion to use. */
static void spread_skill(XCreature *creature, int32_t pool)
{
  int32_t given[XSKILL_COUNT] = {0};
  for (int32_t i; pool > 0 && (i = next_to_grow(creature, given)) >= 0; pool--) {
    given[i]++;
    creature->skills[i]++;
  }
  for (int32_t i = 0; i < XSKILL_COUNT; i++)
    creature->used[i] = 0;
}

static void rise(const XWorld *world, XCreature *creature)
{
  const XRules *rules = XRules_Of(world->content);
  const int32_t hp = XRules_ByStat(rules->hp_level, XCreature_Stat(creature, XSTAT_TO));
  const int32_t pp = XRules_ByStat(rules->pp_level, XCreature_Stat(creature, XSTAT_MA));
  creature->level++;
  creature->max_hp += hp;
  creature->hp += hp;
  creature->max_pp += pp;
  creature->pp += pp;
  spread_skill(creature, XCreature_SkillPool(world, creature));
  creature->choices += rules->growth_stat > 0;
}

int32_t XCreature_GainExperience(XWorld *world, XCreature *creature, int32_t amount)
{
  assert(amount >= 0);
  const int64_t left = INT64_MAX - creature->experience;
  creature->experience += amount < left ? amount : left;
  int32_t gained = 0;
  while (creature->experience >= XCreature_NextLevelAt(world, creature) &&
         creature->level + 1 < XRULES_LEVELS) {
    rise(world, creature);
    gained++;
  }
  return gained;
}
