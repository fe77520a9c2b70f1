/* Acts that go on by themselves, and the blow or step towards the nearest enemy. */
#include "creature/side.h"
#include "game/activity.h"
#include "game/command.h"
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

static int32_t square(int32_t value)
{
  return value * value;
}

/* Where no whole way is known, as behind the corner of a door, the step on known ground that comes
   nearest to somebody in sight. Each is nearer than the last, so that none is taken back. */
static bool step_nearer(const XWays *ways, const XCreature *actor, const XCreature *enemy,
                        XAction *step)
{
  const int32_t x = enemy->base.x - actor->base.x, y = enemy->base.y - actor->base.y;
  int32_t best = square(x) + square(y);
  bool found = false;
  for (int32_t i = 0; i < XDIRECTION_COUNT; i++) {
    const int8_t dx = XDirections[i].dx, dy = XDirections[i].dy;
    const int32_t left = square(x - dx) + square(y - dy);
    const int32_t to_x = actor->base.x + dx, to_y = actor->base.y + dy;
    if (left >= best || to_x < 0 || to_y < 0 || to_x >= ways->width || to_y >= ways->height ||
        ways->cost[to_y * ways->width + to_x] == 0)
      continue;
    best = left;
    step->dx = dx;
    step->dy = dy;
    found = true;
  }
  return found;
}

static XResult step_towards(XGame *game, const XCreature *actor, const XCreature *enemy)
{
  XAction step = {.kind = XACT_STEP};
  XWays ways;
  XWays_Init(&ways, game);
  XWays_Goal(&ways, enemy->base.x, enemy->base.y);
  XWays_Plan(&ways);
  const bool found = XWays_Step(&ways, actor->base.x, actor->base.y, &step.dx, &step.dy) ||
                     step_nearer(&ways, actor, enemy, &step);
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
