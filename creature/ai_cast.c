/* Whether to cast, and what: only what would be of use, and then only so often. */
#include "creature/ai_own.h"

#include "creature/caster.h"

enum { HEAL_BELOW = 2 }; /* heals below max / this */

/* Whether somebody lacks what the effect gives. */
static bool is_wanted(const XItemEffect *effect, const XCreature *target)
{
  if (effect->type == XEFFECT_HEAL)
    return target->hp < target->max_hp / HEAL_BELOW;
  if (effect->type == XEFFECT_MODIFIER)
    return XCreature_FindModifier(target, effect->modifier) == NULL;
  if (effect->type == XEFFECT_CURE)
    return XCreature_FindModifier(target, effect->modifier) != NULL;
  return true;
}

static bool wants_any(const XSpellKind *spell, const XCreature *target)
{
  for (int32_t i = 0; i < spell->effect_count; i++)
    if (is_wanted(&spell->effects[i], target))
      return true;
  return false;
}

static bool is_useful(const XMind *mind, const XSpellKind *spell)
{
  const XMapObject *self = &mind->self->base;
  if (spell->form == XSPELL_SELF)
    return wants_any(spell, mind->self);
  if (mind->foe == NULL)
    return false;
  const int32_t steps = XCreature_Distance(self->x, self->y, mind->foe->base.x, mind->foe->base.y);
  if (steps > spell->range)
    return false;
  if (spell->form == XSPELL_MANIFOLD)
    return true;
  if (spell->form == XSPELL_CHARGE && steps < 2)
    return false;
  return XMind_LineIsClear(mind, spell->range) &&
         (spell->effect_count == 0 || XDice_Max(&spell->damage) > 0 || wants_any(spell, mind->foe));
}

bool XMind_Cast(const XMind *mind, XChoice *out)
{
  for (int32_t i = 0; i < mind->kind->spell_count; i++) {
    const XMonsterSpell *one = &mind->kind->spells[i];
    if (mind->self->pp < one->spell->pp || !is_useful(mind, one->spell) ||
        !XRandom_Percent(XWorld_Stream(mind->world, XSTREAM_AI), one->percent))
      continue;
    const XMapObject *at = mind->foe != NULL ? &mind->foe->base : &mind->self->base;
    *out = (XChoice){.wish = XWISH_CAST, .spell = one->spell->base.index, .x = at->x, .y = at->y};
    return true;
  }
  return false;
}
