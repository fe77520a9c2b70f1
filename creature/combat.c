/* Numbers of a fight: what goes into an attack and a defence, the roll, and its mean. */
#include "creature/combat.h"

#include "creature/body.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>

/* How much of a stat makes one point. */
enum { DX_A_HIT = 4, DX_A_DV = 3, ST_A_DAMAGE = 7 };

int32_t XCombat_Clumsiness(const XItemKind *kind, int32_t strength)
{
  return kind->need_st > strength ? (kind->need_st - strength) * 10 / kind->need_st : 0;
}

/* How a creature fights now; nothing in a world without tactics. */
static XTactic tactic_of(const XWorld *world, const XCreature *creature)
{
  const XRules *rules = XRules_Of(world->content);
  return creature->tactic < rules->tactic_count ? rules->tactics[creature->tactic] : (XTactic){0};
}

/* What a skill at its level gives, times `of`. */
static int32_t gain(const XWorld *world, const XCreature *creature, XSkill skill, XSkillGain what,
                    int32_t of)
{
  return XSkill_Gain(world->content, skill, what, creature->skills[skill], of);
}

/* Whether a worn thing counts for an attack: a sword does not aim a bow, nor a bow a sword. */
static bool takes_part(const XItem *item, bool ranged)
{
  const uint8_t worn = item->worn;
  const bool shooting = worn == XSLOT_LAUNCHER || worn == XSLOT_MISSILE;
  return worn != XSLOT_NONE && (ranged ? worn != XSLOT_HAND && !shooting : !shooting);
}

/* To hit from what is worn, less what is lost to things too heavy for the creature: one for every
   tenth of the strength missing. */
static int32_t hit_of_gear(const XWorld *world, const XCreature *creature, bool ranged)
{
  const int32_t strength = XCreature_Stat(creature, XSTAT_ST);
  int32_t sum = 0;
  for (int32_t i = 0; i < creature->pack.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(world, creature->pack.items[i]));
    if (takes_part(item, ranged))
      sum += XItem_Kind(item)->hit - XCombat_Clumsiness(XItem_Kind(item), strength);
  }
  return sum;
}

int32_t XCombat_HitOf(const XWorld *world, const XCreature *attacker, XSkill skill, bool ranged)
{
  return attacker->hit + hit_of_gear(world, attacker, ranged) + tactic_of(world, attacker).hit +
         XCreature_ModifierSum(attacker, offsetof(XModifierKind, hit)) +
         XCreature_Stat(attacker, XSTAT_DX) / DX_A_HIT +
         gain(world, attacker, skill, XSKILLGAIN_HIT, 1);
}

int32_t XCombat_DamageOf(const XWorld *world, const XCreature *attacker, XSkill skill)
{
  return tactic_of(world, attacker).damage + XCreature_Stat(attacker, XSTAT_ST) / ST_A_DAMAGE +
         gain(world, attacker, skill, XSKILLGAIN_DAMAGE, 1) +
         XCreature_ModifierSum(attacker, offsetof(XModifierKind, damage));
}

int32_t XCombat_CriticalOf(const XWorld *world, const XCreature *attacker)
{
  return XRules_Of(world->content)->critical +
         gain(world, attacker, XSKILL_FIND_WEAKNESS, XSKILLGAIN_CRITICAL, 1);
}

static XDice natural_dice(const XWorld *world, const XCreature *creature)
{
  const XMonster *monster = XCreature_Monster(creature);
  return monster != NULL ? monster->damage : XRules_Of(world->content)->unarmed;
}

XAttack XCombat_Attack(const XWorld *world, const XCreature *attacker)
{
  const XItem *held = XBody_Worn(world, attacker, XSLOT_HAND);
  const XItemKind *weapon = held == NULL ? NULL : XItem_Kind(held);
  const XMonster *monster = XCreature_Monster(attacker);
  XAttack attack = {.weapon = weapon, .skill = weapon == NULL ? XSKILL_UNARMED : weapon->skill};
  attack.hit = XCombat_HitOf(world, attacker, attack.skill, false);
  attack.dice = weapon == NULL ? natural_dice(world, attacker) : weapon->damage;
  attack.bonus = XCombat_DamageOf(world, attacker, attack.skill);
  attack.critical = XCombat_CriticalOf(world, attacker);
  const bool natural = weapon == NULL && monster != NULL;
  attack.verb = natural && monster->verb != NULL ? monster->verb : "hit";
  attack.verb_miss = natural && monster->verb_miss != NULL ? monster->verb_miss : "miss";
  if (natural && monster->element != XRESIST_NONE) {
    attack.element = monster->element;
    attack.brand = monster->brand;
  }
  if (weapon != NULL && weapon->brand != NULL) {
    attack.element = weapon->brand->element;
    attack.brand = weapon->brand->damage;
  }
  return attack;
}

XDefence XCombat_Defence(const XWorld *world, const XCreature *defender)
{
  const int32_t worn_pv = XBody_WornSum(world, defender, offsetof(XItemKind, pv));
  XDefence defence;
  defence.dv = defender->dv + tactic_of(world, defender).dv +
               XBody_WornSum(world, defender, offsetof(XItemKind, dv)) +
               XCreature_ModifierSum(defender, offsetof(XModifierKind, dv)) +
               XCreature_Stat(defender, XSTAT_DX) / DX_A_DV;
  if (XBody_Worn(world, defender, XSLOT_SHIELD) != NULL)
    defence.dv += gain(world, defender, XSKILL_SHIELDS, XSKILLGAIN_DV, 1);
  defence.pv = defender->pv + worn_pv +
               gain(world, defender, XSKILL_ARMOUR, XSKILLGAIN_PV, worn_pv) +
               XCreature_ModifierSum(defender, offsetof(XModifierKind, pv));
  if (defence.pv < 0)
    defence.pv = 0;
  for (XResist i = XRESIST_NONE; i < XRESIST_COUNT; i++)
    defence.resist[i] = XCreature_Resist(world, defender, i);
  return defence;
}

int32_t XCombat_HitPercent(const XWorld *world, const XAttack *attack, const XDefence *defence)
{
  const XRules *rules = XRules_Of(world->content);
  const int64_t reach = (int64_t)attack->hit + rules->hit_base;
  const int64_t a = reach < 1 ? 1 : reach;
  const int64_t d = defence->dv < 0 ? 0 : defence->dv;
  const int64_t percent = 100 * a / (a + d);
  if (percent < rules->hit_floor)
    return rules->hit_floor;
  return percent > rules->hit_ceiling ? rules->hit_ceiling : (int32_t)percent;
}

/* What is left of some of an attack's brand. */
static int32_t branded(const XAttack *attack, const XDefence *defence, int64_t amount)
{
  return (int32_t)XResist_Left(amount, defence->resist[attack->element]);
}

XBlow XCombat_Roll(const XWorld *world, XRandom *random, const XAttack *attack,
                   const XDefence *defence)
{
  XBlow blow = {.hit = XRandom_Percent(random, XCombat_HitPercent(world, attack, defence))};
  if (!blow.hit)
    return blow;
  blow.critical = XRandom_Percent(random, attack->critical);
  int32_t damage = XDice_Roll(&attack->dice, random) + attack->bonus;
  if (blow.critical)
    damage += XDice_Roll(&attack->dice, random);
  else
    damage -= XRandom_Range(random, defence->pv / 2, defence->pv);
  blow.damage = damage < 0 ? 0 : damage;
  if (XDice_Max(&attack->brand) > 0)
    blow.damage += branded(attack, defence, XDice_Roll(&attack->brand, random));
  return blow;
}

void XCombat_DamageRange(const XAttack *attack, const XDefence *defence, int32_t *least,
                         int32_t *most)
{
  const int32_t low = XDice_Min(&attack->dice) + attack->bonus - defence->pv;
  const int32_t high = XDice_Max(&attack->dice) + attack->bonus - defence->pv / 2;
  *least = (low < 0 ? 0 : low) + branded(attack, defence, XDice_Min(&attack->brand));
  *most = (high < 0 ? 0 : high) + branded(attack, defence, XDice_Max(&attack->brand));
}

int32_t XCombat_WorstDamage(const XAttack *attack, const XDefence *defence)
{
  int32_t least, most;
  XCombat_DamageRange(attack, defence, &least, &most);
  const int32_t critical = 2 * XDice_Max(&attack->dice) + attack->bonus +
                           branded(attack, defence, XDice_Max(&attack->brand));
  return attack->critical > 0 && critical > most ? critical : most;
}
