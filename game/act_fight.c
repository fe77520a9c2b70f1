/* Melee as an action. */
#include "game/acts.h"
#include "game/blows.h"
#include "game/message.h"
#include "game/windup.h"

#include <stddef.h>

bool XAct_GoesAstray(XGame *game, const XCreature *actor)
{
  const int32_t percent = XCreature_ModifierSum(actor, offsetof(XModifierKind, confusion));
  return percent > 0 && XRandom_Percent(XWorld_Stream(game->world, XSTREAM_COMBAT), percent);
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
  XBlow_Attack(game, actor, target);
  return XResult_Done(ticks);
}

XResult XAct_WindUp(XGame *game, XCreature *actor, const XAction *action)
{
  const XCreature *target = XCreature_Try(XWorld_Get(game->world, action->target));
  if (target == NULL || !XHandle_Equal(target->base.location, actor->base.location))
    return (XResult){.outcome = XRESULT_REFUSED};
  if (game->profile == XPROFILE_CLASSIC)
    return XResult_Instead((XAction){.kind = XACT_ATTACK, .target = action->target});
  const int32_t ticks = XAction_Cost(game, actor, action);
  XWindUp_Begin(game, actor, target->base.x, target->base.y, ticks);
  return XResult_Done(ticks);
}
