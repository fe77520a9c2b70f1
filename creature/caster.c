/* Spells of heroes are records, spells of others are their kind's. */
#include "creature/caster.h"

#include "creature/combat.h"

int32_t XCaster_Count(const XCreature *creature)
{
  const XMonster *monster = XCreature_Monster(creature);
  return monster != NULL ? monster->spell_count : creature->spells.count;
}

const XSpellKind *XCaster_At(const XCreature *creature, int32_t index)
{
  const XMonster *monster = XCreature_Monster(creature);
  const XLearnt *learnt = creature->spells.items;
  return monster != NULL ? monster->spells[index].spell : (const XSpellKind *)learnt[index].kind;
}

bool XCaster_Knows(const XCreature *creature, const XSpellKind *spell)
{
  for (int32_t i = 0; i < XCaster_Count(creature); i++)
    if (XCaster_At(creature, i) == spell)
      return true;
  return false;
}

void XCaster_Learn(XCreature *creature, const XSpellKind *spell)
{
  if (XCaster_Knows(creature, spell))
    return;
  XLearnt *learnt = XRecords_Add(&creature->spells, sizeof *learnt);
  learnt->kind = &spell->base;
}

const char *XCaster_WhyNotLearn(const XCreature *creature, const XSpellKind *spell)
{
  if (XCaster_Knows(creature, spell))
    return "spell_known";
  return creature->skills[XSKILL_SPELLCRAFT] < spell->skill10 ? "spell_too_hard" : NULL;
}

XDice XCaster_Damage(const XWorld *world, const XCreature *creature, const XSpellKind *spell)
{
  XDice dice = spell->damage;
  dice.bonus += XSkill_Gain(world->content, XSKILL_SPELLCRAFT, XSKILLGAIN_SPELL,
                            creature->skills[XSKILL_SPELLCRAFT], 1);
  return dice;
}

void XCaster_DamageRange(const XWorld *world, const XCreature *creature, const XSpellKind *spell,
                         const XCreature *target, int32_t *least, int32_t *most)
{
  const XDice dice = XCaster_Damage(world, creature, spell);
  const XDefence defence = XCombat_Defence(world, target);
  const bool armour = spell->element == XRESIST_NONE;
  const int32_t low = XDice_Min(&dice) - (armour ? defence.pv : 0);
  const int32_t high = XDice_Max(&dice) - (armour ? defence.pv / 2 : 0);
  *least = low < 0 ? 0 : (int32_t)XResist_Left(low, defence.resist[spell->element]);
  *most = high < 0 ? 0 : (int32_t)XResist_Left(high, defence.resist[spell->element]);
}

int32_t XCaster_RollDamage(XWorld *world, const XCreature *creature, const XSpellKind *spell,
                           const XCreature *target)
{
  XRandom *random = XWorld_Stream(world, XSTREAM_COMBAT);
  const XDice dice = XCaster_Damage(world, creature, spell);
  const XDefence defence = XCombat_Defence(world, target);
  int32_t amount = XDice_Roll(&dice, random);
  if (spell->element == XRESIST_NONE)
    amount -= XRandom_Range(random, defence.pv / 2, defence.pv);
  return amount < 0 ? 0 : (int32_t)XResist_Left(amount, defence.resist[spell->element]);
}
