/* Missiles: the same attack and defence as in a melee, with the launcher's part and the distance.
 */
#include "creature/missile.h"

#include "creature/body.h"

enum { STEPS_DOUBLE = 6 }; /* cells at which defence counts twice */

const XItemKind *XMissile_Launcher(const XWorld *world, const XCreature *creature,
                                   const XItemKind *missile)
{
  const XItem *launcher = XBody_Worn(world, creature, XSLOT_LAUNCHER);
  if (launcher == NULL || !XItemKind_Shoots(XItem_Kind(launcher), missile))
    return NULL;
  return XItem_Kind(launcher);
}

/* Whether it is made to be thrown. */
static bool is_thrown(const XItemKind *kind)
{
  return kind->type == XITEM_MISSILE && kind->skill == XSKILL_THROWING;
}

XAttack XMissile_Attack(const XWorld *world, const XCreature *attacker, const XItemKind *launcher,
                        const XItemKind *missile)
{
  const int32_t strength = XCreature_Stat(attacker, XSTAT_ST);
  XAttack attack = {.skill = launcher != NULL ? launcher->skill : XSKILL_THROWING,
                    .weapon = missile,
                    .verb = "missile_hit",
                    .verb_miss = "missile_miss"};
  const bool made_for_it = launcher != NULL || is_thrown(missile);
  attack.dice = made_for_it ? missile->damage : XRules_Of(world->content)->improvised;
  attack.hit = XCombat_HitOf(world, attacker, attack.skill, true) +
               (made_for_it ? missile->hit : 0) -
               XCombat_Clumsiness(launcher != NULL ? launcher : missile, strength);
  attack.bonus = XCombat_DamageOf(world, attacker, attack.skill);
  if (launcher != NULL) {
    attack.hit += launcher->hit;
    attack.bonus += launcher->damage.bonus;
    if (launcher->brand != NULL) {
      attack.element = launcher->brand->element;
      attack.brand = launcher->brand->damage;
    }
  }
  attack.critical = XCombat_CriticalOf(world, attacker);
  return attack;
}

XDefence XMissile_Defence(const XWorld *world, const XCreature *defender, int32_t steps)
{
  XDefence defence = XCombat_Defence(world, defender);
  if (defence.dv > 0)
    defence.dv = (int32_t)((int64_t)defence.dv * (STEPS_DOUBLE + steps) / STEPS_DOUBLE);
  return defence;
}

int32_t XMissile_Range(const XWorld *world, const XCreature *attacker, const XItemKind *launcher,
                       const XItemKind *missile)
{
  const XRules *rules = XRules_Of(world->content);
  if (launcher != NULL)
    return launcher->range;
  if (is_thrown(missile))
    return missile->range;
  const int32_t weight = missile->weight < 1 ? 1 : missile->weight;
  const int32_t cells = XCreature_Stat(attacker, XSTAT_ST) * rules->throw_units / weight;
  return cells < 1 ? 1 : cells > rules->throw_most ? rules->throw_most : cells;
}
