/* Speaking to somebody. */
#include "game/acts.h"
#include "game/talk.h"

XResult XAct_Talk(XGame *game, XCreature *actor, const XAction *action)
{
  XCreature *other = XCreature_At(game->world, XCreature_Location(game->world, actor),
                                  actor->base.x + action->dx, actor->base.y + action->dy);
  const bool hero = XCreature_IsHero(game->world, actor);
  if (!hero || other == NULL || XTalk_Of(game, other) == NULL ||
      XCreature_IsEnemy(game->world, actor, other))
    return XResult_Refuse(game, actor, "nobody_to_talk", NULL);
  const int32_t ticks = XAction_Cost(game, actor, action);
  XTalk_Begin(game, other);
  return XResult_Done(ticks);
}
