/* Melee: the numbers are creature/combat.c's, the consequences are here. */
#include "creature/combat.h"
#include "creature/learn.h"
#include "game/acts.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/xtimer.h"

#include <stddef.h>

static const char *word_of(const XAttack *attack, const XBlow *blow)
{
  if (!blow->hit)
    return attack->verb_miss;
  if (blow->damage < 1)
    return "hit_none";
  return blow->critical ? "critical_hit" : attack->verb;
}

static void tell_blow(XGame *game, const XCreature *actor, const XCreature *target,
                      const XAttack *attack, const XBlow *blow)
{
  XEvent event = XEvent_Of(game, word_of(attack, blow), XEVENT_PLAIN, actor);
  event.target = XEventParty_Creature(game, target);
  event.seen = event.seen || (event.target.flags & XPARTY_SEEN) != 0;
  event.amount = blow->damage;
  if ((event.target.flags & XPARTY_HERO) != 0)
    event.weight = XEVENT_WARN;
  XGame_Emit(game, &event);
}

bool XAct_GoesAstray(XGame *game, const XCreature *actor)
{
  const int32_t percent = XCreature_ModifierSum(actor, offsetof(XModifierKind, confusion));
  return percent > 0 && XRandom_Percent(XWorld_Stream(game->world, XSTREAM_COMBAT), percent);
}

/* What a natural blow that drew blood may begin; the target may fall ill but not die of it yet. */
static void envenom(XGame *game, const XMonster *monster, XCreature *target)
{
  XRandom *random = XWorld_Stream(game->world, XSTREAM_COMBAT);
  for (int32_t i = 0; i < monster->venom_count; i++)
    if (XRandom_Percent(random, monster->venoms[i].percent))
      XCreature_BeginRolled(game, target, monster->venoms[i].modifier, &monster->venoms[i].slices);
}

XResult XAct_Attack(XGame *game, XCreature *actor, const XAction *action)
{
  XCreature *target = XCreature_Try(XWorld_Get(game->world, action->target));
  if (target == NULL || !XHandle_Equal(target->base.location, actor->base.location) ||
      XCreature_Distance(actor->base.x, actor->base.y, target->base.x, target->base.y) != 1)
    return XResult_Refuse(game, actor, "nobody_there", NULL);
  const int32_t ticks = XAction_Cost(game, actor, action);
  if (XAct_GoesAstray(game, actor)) {
    const XEvent event = XEvent_Of(game, "strike_astray", XEVENT_PLAIN, actor);
    XGame_Emit(game, &event);
    return XResult_Done(ticks);
  }
  const XAttack attack = XCombat_Attack(game->world, actor);
  const XDefence defence = XCombat_Defence(game->world, target);
  const XBlow blow =
      XCombat_Roll(game->world, XWorld_Stream(game->world, XSTREAM_COMBAT), &attack, &defence);
  if (blow.hit) /* skills never grow from swings at nothing */
    XCreature_UseSkill(actor, attack.skill);
  XCreature_UseSkill(target, blow.hit ? XSKILL_ARMOUR : XSKILL_SHIELDS);
  tell_blow(game, actor, target, &attack, &blow);
  if (XCreature_IsOurs(game->world, actor) && target->ally == 0)
    target->provoked = 1;
  const XHandle struck = action->target;
  XGame_Hurt(game, target, blow.damage, actor, NULL);
  const XMonster *monster = XCreature_Monster(actor);
  const bool bitten = monster != NULL && attack.weapon == NULL && blow.damage > 0;
  if (bitten && XWorld_Get(game->world, struck) != NULL && target->hp > 0)
    envenom(game, monster, target);
  return XResult_Done(ticks);
}
