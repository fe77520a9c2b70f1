/* Births. The order of the rolls is part of the rules: a changed order changes every game. */
#include "creature/spawn.h"

#include "creature/body.h"
#include "creature/caster.h"
#include "creature/speed.h"

#include <assert.h>
#include <stdio.h>

enum { MOVE_ENERGY_MOST = 100000 };

static int32_t roll_least(const XDice *dice, XRandom *random, int32_t least)
{
  const int32_t value = XDice_Roll(dice, random);
  return value < least ? least : value;
}

/* Rolls a figure anew that the dice could not have given. */
static void refit_figure(const XDice *dice, XRandom *random, int32_t *figure)
{
  if (*figure < XDice_Min(dice) || *figure > XDice_Max(dice))
    *figure = roll_least(dice, random, 1);
}

void XCreature_Refit(XWorld *world, XCreature *creature, XProfile profile)
{
  const XBreed *breed = &XCreature_Monster(creature)->breed;
  XRandom *random = XWorld_Stream(world, XSTREAM_WORLD);
  refit_figure(&breed->speed, random, &creature->base_speed);
  refit_figure(&breed->move_energy, random, &creature->move_energy);
  refit_figure(&breed->attack_energy, random, &creature->attack_energy);
  creature->base.base.ttmb = XSpeed_BaseOf(creature->base_speed, creature->move_energy, profile);
}

/* What monsters and heroes have in common, nowhere and off the ring. */
static XCreature *spawn_breed(XWorld *world, const XBreed *breed, XProfile profile, XRandom *random)
{
  XCreature *creature = XCreature_From(XObjectTable_New(&world->objects, &XCreature_Class, 0));
  creature->base_speed = roll_least(&breed->speed, random, 1);
  creature->move_energy = roll_least(&breed->move_energy, random, 1);
  creature->attack_energy = roll_least(&breed->attack_energy, random, 1);
  creature->weight = roll_least(&breed->weight, random, 0);
  for (int32_t i = 0; i < XSTAT_COUNT; i++)
    creature->stats[i] = roll_least(&breed->stats[i], random, 1);
  creature->base.base.ttmb = XSpeed_BaseOf(creature->base_speed, creature->move_energy, profile);
  creature->metabolised_at = world->scheduler.time;
  creature->hunted_at = -1;
  creature->goal_x = creature->goal_y = -1;
  creature->post_x = creature->post_y = -1;
  return creature;
}

static void set_points(XCreature *creature, int32_t hp, int32_t pp)
{
  creature->hp = creature->max_hp = hp < 1 ? 1 : hp;
  creature->pp = creature->max_pp = pp < 0 ? 0 : pp;
}

static int32_t monster_skill(const XRules *rules, const XMonster *kind)
{
  const int32_t skill10 =
      kind->skill10 > 0 ? kind->skill10 : rules->monster_skill10 * (int32_t)kind->band;
  return skill10 > XSKILL_MAX10 ? XSKILL_MAX10 : skill10;
}

/* By chance carries it, and wears what it can. */
static void give(XWorld *world, XCreature *creature, const XGear *gear, XRandom *random)
{
  if (!XRandom_Percent(random, gear->percent))
    return;
  const int32_t count = XDice_Roll(&gear->count, random);
  if (count < 1)
    return;
  XItem *item = XInventory_Give(world, creature, XItem_New(world, gear->item, count));
  if (item->worn == XSLOT_NONE && XBody_WhyNotWear(world, creature, item) == NULL)
    XBody_Wear(world, creature, item);
}

XCreature *XCreature_Spawn(XWorld *world, const XMonster *kind, XProfile profile, XStream stream)
{
  XRandom *random = XWorld_Stream(world, stream);
  XCreature *creature = spawn_breed(world, &kind->breed, profile, random);
  creature->monster = &kind->breed.base;
  creature->hit = XDice_Roll(&kind->hit, random);
  creature->dv = XDice_Roll(&kind->dv, random);
  creature->pv = XDice_Roll(&kind->pv, random);
  const int32_t hp = XDice_Roll(&kind->hp, random);
  set_points(creature, hp, XDice_Roll(&kind->pp, random));
  const int32_t skill10 = monster_skill(XRules_Of(world->content), kind);
  for (int32_t i = XSKILL_UNARMED; i <= XSKILL_STAVES; i++)
    creature->skills[i] = skill10;
  for (int32_t i = XSKILL_BOWS; i <= XSKILL_THROWING; i++)
    creature->skills[i] = skill10;
  creature->skills[XSKILL_SPELLCRAFT] = kind->spell_count > 0 ? skill10 : 0;
  creature->gold = roll_least(&kind->gold, random, 0);
  for (int32_t i = 0; i < kind->gear_count; i++)
    give(world, creature, &kind->gear[i], random);
  return creature;
}

static void add_career(XCreature *creature, const XRace *race, const XCareer *career)
{
  for (int32_t i = 0; i < XSTAT_COUNT; i++) {
    creature->stats[i] += career->stats[i];
    if (creature->stats[i] < 1)
      creature->stats[i] = 1;
  }
  for (int32_t i = 0; i < XSKILL_COUNT; i++) {
    const int32_t skill10 = race->skills[i] + career->skills[i];
    creature->skills[i] = skill10 < 0 ? 0 : skill10 > XSKILL_MAX10 ? XSKILL_MAX10 : skill10;
  }
}

XCreature *XCreature_SpawnHero(XWorld *world, const XRace *race, const XCareer *career,
                               const char *name, XProfile profile)
{
  const XRules *rules = XRules_Of(world->content);
  XRandom *random = XWorld_Stream(world, XSTREAM_WORLD);
  XCreature *creature = spawn_breed(world, &race->breed, profile, random);
  creature->race = &race->breed.base;
  creature->career = &career->base;
  snprintf(creature->name, sizeof creature->name, "%s", name);
  add_career(creature, race, career);
  set_points(creature, rules->hp_start + creature->stats[XSTAT_TO] * rules->hp_per_toughness10 / 10,
             rules->pp_start + creature->stats[XSTAT_MA] * rules->pp_per_mana10 / 10);
  creature->level = 1;
  creature->base_nutrio = race->breed.hunger > 0 ? rules->nutrio_base : 0;
  creature->nutrio = rules->nutrio_start;
  creature->gold = roll_least(&career->gold, random, 0);
  for (int32_t i = 0; i < career->spell_count; i++)
    XCaster_Learn(creature, career->spells[i]);
  return creature;
}

void XCreature_SetMoveEnergy(XCreature *creature, int32_t move_energy, XProfile profile)
{
  assert(move_energy >= 1 && move_energy <= MOVE_ENERGY_MOST);
  creature->move_energy = move_energy;
  creature->base.base.ttmb = XSpeed_BaseOf(creature->base_speed, move_energy, profile);
}
