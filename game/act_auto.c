/* Acts that go on by themselves, and the blow or step towards the nearest enemy. */
#include "creature/side.h"
#include "game/activity.h"
#include "game/acts.h"
#include "game/ways.h"
#include "game/message.h"
#include "game/view.h"

enum { FIGHT_LEAST = 30 }; /* percent of hit points below which nobody fights without looking */

XResult XAct_Explore(XGame *game, XCreature *actor, const XAction *action)
{
  return XActivity_Explore(game, actor, action->arg);
}

XResult XAct_Travel(XGame *game, XCreature *actor, const XAction *action)
{
  return XActivity_Travel(game, actor, action->x, action->y, action->arg);
}

XResult XAct_Run(XGame *game, XCreature *actor, const XAction *action)
{
  return XActivity_Run(game, actor, action->dx, action->dy, action->arg);
}

static XResult step_towards(XGame *game, const XCreature *actor, const XCreature *enemy)
{
  XAction step = {.kind = XACT_STEP};
  XWays ways;
  XWays_Init(&ways, game);
  XWays_Goal(&ways, enemy->base.x, enemy->base.y);
  XWays_Plan(&ways);
  const bool found = XWays_Step(&ways, actor->base.x, actor->base.y, &step.dx, &step.dy);
  XWays_Clear(&ways);
  if (found)
    return XResult_Instead(step);
  XEvent event = XEvent_Of(game, "fight_no_way", XEVENT_PLAIN, actor);
  event.target = XEventParty_Creature(game, enemy);
  XGame_Emit(game, &event);
  return (XResult){.outcome = XRESULT_REFUSED};
}

XResult XAct_Fight(XGame *game, XCreature *actor, const XAction *action)
{
  (void)action;
  const XCreature *enemy = XCreature_IsHero(game->world, actor) ? XGame_EnemyInView(game)
                                                                : XSide_Foe(game->world, actor);
  if (enemy == NULL)
    return XResult_Refuse(game, actor, "fight_nobody", NULL);
  if ((int64_t)actor->hp * 100 < (int64_t)actor->max_hp * FIGHT_LEAST)
    return XResult_Refuse(game, actor, "fight_hurt", NULL);
  if (XCreature_Distance(actor->base.x, actor->base.y, enemy->base.x, enemy->base.y) == 1)
    return XResult_Instead((XAction){.kind = XACT_ATTACK, .target = XCreature_Handle(enemy)});
  return step_towards(game, actor, enemy);
}
