/* The table of actions, chaining, and costs. */
#include "game/action.h"

#include "creature/delay.h"
#include "game/acts.h"
#include "game/message.h"
#include "game/windup.h"

#include <assert.h>

enum { CHAIN = 4 };

typedef struct Row {
  XResult (*perform)(XGame *game, XCreature *actor, const XAction *action);
  int32_t cost; /* TU; of an activity: of each step */
} Row;

static const Row rows[XACT_COUNT] = {
    [XACT_NONE] = {NULL, 0},
    [XACT_WAIT] = {XAct_Wait, XDELAY_ORDINARY},
    [XACT_STEP] = {XAct_Step, XDELAY_ORDINARY},
    [XACT_ATTACK] = {XAct_Attack, XDELAY_ORDINARY},
    [XACT_OPEN] = {XAct_Open, XDELAY_ORDINARY},
    [XACT_CLOSE] = {XAct_Close, XDELAY_ORDINARY},
    [XACT_PICK_UP] = {XAct_PickUp, XDELAY_ORDINARY},
    [XACT_DROP] = {XAct_Drop, XDELAY_ORDINARY},
    [XACT_WEAR] = {XAct_Wear, XDELAY_ORDINARY},
    [XACT_TAKE_OFF] = {XAct_TakeOff, XDELAY_ORDINARY},
    [XACT_EAT] = {XAct_Eat, XDELAY_ORDINARY},
    [XACT_QUAFF] = {XAct_Quaff, XDELAY_ORDINARY},
    [XACT_STAIRS] = {XAct_Stairs, XDELAY_ORDINARY},
    [XACT_REST] = {XAct_Rest, XDELAY_ORDINARY},
    [XACT_EXPLORE] = {XAct_Explore, XDELAY_ORDINARY},
    [XACT_TRAVEL] = {XAct_Travel, XDELAY_ORDINARY},
    [XACT_RUN] = {XAct_Run, XDELAY_ORDINARY},
    [XACT_FIGHT] = {XAct_Fight, XDELAY_ORDINARY},
    [XACT_READ] = {XAct_Read, XDELAY_ORDINARY},
    [XACT_THROW] = {XAct_Throw, XDELAY_ORDINARY},
    [XACT_FIRE] = {XAct_Fire, XDELAY_ORDINARY},
    [XACT_BUY] = {XAct_Buy, XDELAY_ORDINARY},
    [XACT_SELL] = {XAct_Sell, XDELAY_ORDINARY},
    [XACT_WIND_UP] = {XAct_WindUp, XDELAY_ORDINARY},
};

XResult XAction_Perform(XGame *game, XCreature *actor, XAction action)
{
  for (int32_t depth = 0; depth < CHAIN; depth++) {
    if (rows[action.kind].perform == NULL)
      return (XResult){.outcome = XRESULT_REFUSED};
    const XResult result = rows[action.kind].perform(game, actor, &action);
    if (result.outcome != XRESULT_INSTEAD)
      return result; /* cppcheck-suppress returnDanglingLifetime ; the result holds no pointer */
    action = result.instead;
  }
  assert(false && "an action chain without end");
  return (XResult){.outcome = XRESULT_REFUSED};
}

int32_t XAction_Cost(const XGame *game, const XCreature *actor, const XAction *action)
{
  if (action->kind == XACT_WIND_UP)
    return XWindUp_Ticks(game, actor);
  return XDelay_Action(game->world, actor, (XProfile)game->profile, rows[action->kind].cost);
}

XResult XResult_Done(int32_t ticks)
{
  return (XResult){.outcome = XRESULT_DONE, .ticks = ticks};
}

XResult XResult_Refuse(XGame *game, const XCreature *actor, const char *why, const XItem *item)
{
  if (XCreature_IsHero(game->world, actor))
    XGame_Tell(game, why, XEVENT_PLAIN, item, 0);
  return (XResult){.outcome = XRESULT_REFUSED};
}

XResult XResult_Instead(XAction action)
{
  return (XResult){.outcome = XRESULT_INSTEAD, .instead = action};
}
