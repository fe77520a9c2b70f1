/* Casting: hero and monsters alike. Whom it reaches is cast.c's, the numbers are caster.c's. */
#include "creature/caster.h"
#include "creature/combat.h"
#include "creature/delay.h"
#include "creature/ai.h"
#include "creature/learn.h"
#include "game/acts.h"
#include "game/blows.h"
#include "game/cast.h"
#include "game/effect.h"
#include "game/floor.h"
#include "game/message.h"
#include "game/trap.h"
#include "game/turn.h"
#include "game/view.h"

static void tell_spell(XGame *game, const char *word, const XCreature *caster,
                       const XSpellKind *spell)
{
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, caster);
  event.item = XEventParty_Spell(spell);
  XGame_Emit(game, &event);
}

static void tell_strike(XGame *game, const XCreature *caster, const XCreature *target,
                        const XSpellKind *spell, int32_t damage)
{
  XEvent event = XEvent_Of(game, damage > 0 ? "spell_hit" : "spell_none", XEVENT_PLAIN, caster);
  event.target = XEventParty_Creature(game, target);
  event.item = XEventParty_Spell(spell);
  event.seen = event.seen || (event.target.flags & XPARTY_SEEN) != 0;
  event.amount = damage;
  if ((event.target.flags & XPARTY_HERO) != 0)
    event.weight = XEVENT_WARN;
  XGame_Emit(game, &event);
}

/* A bolt strikes somebody, who may be the caster when it bursts too near. */
static void strike(XGame *game, XCreature *caster, XCreature *target, const XSpellKind *spell)
{
  const XHandle self = XCreature_Handle(target);
  const bool own = caster == target;
  if (XCreature_IsHero(game->world, caster) && !own)
    target->provoked = 1;
  if (XDice_Max(&spell->damage) > 0) {
    const int32_t damage = XCaster_RollDamage(game->world, caster, spell, target);
    tell_strike(game, caster, target, spell, damage);
    XGame_Hurt(game, target, damage, own ? NULL : caster, "cause.spell");
  } else if (!own) {
    XAi_Struck(target, caster);
  }
  if (XWorld_Get(game->world, self) != NULL && target->hp > 0)
    XEffect_Apply(game, target, spell->effects, spell->effect_count);
}

static void blow(XGame *game, XCreature *caster, XCreature *target)
{
  const XAttack attack = XCombat_Attack(game->world, caster);
  XBlow_Strike(game, caster, target, &attack, 100);
}

static void release(XGame *game, XCreature *caster, const XSpellKind *spell, const XCastPlan *plan)
{
  const XHandle self = XCreature_Handle(caster);
  for (int32_t i = 0; i < plan->count; i++) {
    XCreature *target = XCreature_Try(XWorld_Get(game->world, plan->reached[i]));
    if (target == NULL || XWorld_Get(game->world, self) == NULL || caster->hp < 1)
      continue;
    if (XSpellKind_IsBlow(spell))
      blow(game, caster, target);
    else if (spell->form == XSPELL_BOLT)
      strike(game, caster, target, spell);
    else
      XEffect_Apply(game, target, spell->effects, spell->effect_count);
  }
}

/* Runs up to the last cell before the one at the end. Returns the ticks that a trap there adds. */
static int32_t run_up(XGame *game, XCreature *caster, const XFlight *flight)
{
  if (flight->count < 2)
    return 0;
  const XPoint to = flight->cells[flight->count - 2];
  XLocation_Move(XCreature_Location(game->world, caster), &caster->base, to.x, to.y);
  if (!XCreature_IsHero(game->world, caster))
    return 0;
  XGame_Look(game);
  XFloor_Tell(game, caster);
  return XTrap_Spring(game, caster);
}

XResult XAct_Cast(XGame *game, XCreature *actor, const XAction *action)
{
  const XSpellKind *spell =
      (const XSpellKind *)XContent_At(game->world->content, XKIND_SPELL, action->arg);
  const char *why = XCast_WhyNot(game, actor, spell, action->x, action->y);
  if (why != NULL)
    return XResult_Refuse(game, actor, why, NULL);
  if (XAct_GoesAstray(game, actor)) { /* an ordinary action, and no power */
    tell_spell(game, "spell_astray", actor, spell);
    return XResult_Done(
        XDelay_Action(game->world, actor, (XProfile)game->profile, XDELAY_ORDINARY));
  }
  int32_t ticks = XAction_Cost(game, actor, action);
  XCastPlan plan;
  XCast_Plan(game, actor, spell, action->x, action->y, &plan);
  actor->pp -= spell->pp;
  tell_spell(game, "cast", actor, spell);
  if (plan.count > 0) /* skills never grow from spells at nothing */
    XCreature_UseSkill(actor, XSKILL_SPELLCRAFT);
  if (spell->form == XSPELL_CHARGE)
    ticks += run_up(game, actor, &plan.flight);
  release(game, actor, spell, &plan);
  return XResult_Done(ticks);
}
