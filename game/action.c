/* The table of actions, chaining, and costs. */
#include "game/action.h"

#include "creature/body.h"
#include "creature/delay.h"
#include "creature/missile.h"
#include "game/acts.h"
#include "game/chronicle.h"
#include "game/martial.h"
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
    [XACT_ASK] = {XAct_Ask, XDELAY_ORDINARY},
    [XACT_CAST] = {XAct_Cast, XDELAY_ORDINARY},
    [XACT_WIND_UP] = {XAct_WindUp, XDELAY_ORDINARY},
    [XACT_JUMP] = {XAct_Jump, 2 * XDELAY_ORDINARY},
    [XACT_LASH] = {XAct_Lash, XDELAY_ORDINARY},
    [XACT_TALK] = {XAct_Talk, XDELAY_ORDINARY},
    [XACT_USE] = {XAct_Use, XDELAY_ORDINARY},
};

/* Performs it, or what is done in its place, which is then in *action. */
static XResult perform(XGame *game, XCreature *actor, XAction *action)
{
  for (int32_t depth = 0; depth < CHAIN; depth++) {
    if (rows[action->kind].perform == NULL)
      return (XResult){.outcome = XRESULT_REFUSED};
    const XResult result = rows[action->kind].perform(game, actor, action);
    if (result.outcome != XRESULT_INSTEAD)
      return result;
    *action = result.instead;
  }
  assert(false && "an action chain without end");
  return (XResult){.outcome = XRESULT_REFUSED};
}

XResult XAction_Perform(XGame *game, XCreature *actor, XAction action)
{
  const XHandle self = XCreature_Handle(actor);
  const int32_t mark = XChronicle_Mark(game);
  const XResult result = perform(game, actor, &action);
  if (result.outcome == XRESULT_DONE && XWorld_Get(game->world, self) != NULL)
    XChronicle_Act(game, actor, &action, result.ticks, mark);
  return result; /* cppcheck-suppress returnDanglingLifetime ; the result holds no pointer */
}

/* TU of a step, by who steps and onto what. */
static int32_t step_cost(const XGame *game, const XCreature *actor, const XAction *action)
{
  const XLocation *place = XCreature_Location(game->world, actor);
  const int32_t x = actor->base.x + action->dx, y = actor->base.y + action->dy;
  const int32_t own = XCreature_BreedOf(actor)->step;
  if (!XMap_Contains(&place->map, x, y))
    return own;
  return own * XMap_Tile(&place->map, game->world->content, x, y)->tread / 100;
}

/* What is worn on the hands or goes into them is quick; armour takes its steps. */
static int32_t gear_cost(const XGame *game, const XAction *action)
{
  const XItem *item = XItem_Try(XWorld_Get(game->world, action->item));
  const XSlot slot = item == NULL ? XSLOT_NONE : XItem_Kind(item)->slot;
  const bool held = slot == XSLOT_HAND || slot == XSLOT_LAUNCHER || slot == XSLOT_MISSILE;
  return held ? XGame_Rules(game)->delays.wield : XDELAY_ORDINARY;
}

/* The weapon roll of an attack, a shot or a throw. */
static XWeighted attack_costs(const XGame *game, const XCreature *actor, const XAction *action)
{
  const XItem *item = action->kind == XACT_FIRE ? XBody_Worn(game->world, actor, XSLOT_MISSILE)
                                                : XItem_Try(XWorld_Get(game->world, action->item));
  const XItemKind *missile = action->kind == XACT_ATTACK || item == NULL ? NULL : XItem_Kind(item);
  const XItemKind *launcher = action->kind != XACT_FIRE || missile == NULL
                                  ? NULL
                                  : XMissile_Launcher(game->world, actor, missile);
  return XDelay_Attack(game->world, actor, (XProfile)game->profile, launcher, missile, NULL);
}

/* A spell that strikes blows costs exactly one of them; one that runs at somebody the smaller of
   that and a step, both drawn. (attack speed text, "Spells") */
static XWeighted cast_costs(const XGame *game, const XCreature *actor, const XAction *action)
{
  const XProfile profile = (XProfile)game->profile;
  const XSpellKind *spell =
      (const XSpellKind *)XContent_At(game->world->content, XKIND_SPELL, action->arg);
  if (!XSpellKind_IsBlow(spell))
    return XWeighted_Point(XDelay_Action(game->world, actor, profile, spell->cost));
  const XWeighted blow = XDelay_Blow(game->world, actor, profile);
  if (spell->form == XSPELL_MANIFOLD)
    return blow;
  const XWeighted step =
      XWeighted_Point(XDelay_Action(game->world, actor, profile, XCreature_BreedOf(actor)->step));
  return XWeighted_Smaller(&blow, &step);
}

/* A step, or the two of a wall jump, which turns its back to the way it looks. */
static int32_t move_cost(const XGame *game, const XCreature *actor, const XAction *action)
{
  const int32_t steps = action->kind == XACT_JUMP ? 2 : 1, back = steps == 2 ? -2 : 1;
  const XAction step = {.dx = (int8_t)(action->dx * back), .dy = (int8_t)(action->dy * back)};
  const int32_t ticks =
      XDelay_Action(game->world, actor, (XProfile)game->profile, step_cost(game, actor, &step));
  return XMartial_MoveTicks(game, actor, steps, ticks);
}

/* Whether what it costs is rolled; all else is one figure. */
static bool is_rolled(XActionKind kind)
{
  return kind == XACT_ATTACK || kind == XACT_FIRE || kind == XACT_THROW || kind == XACT_CAST;
}

static int32_t fixed_cost(const XGame *game, const XCreature *actor, const XAction *action)
{
  int32_t cost = rows[action->kind].cost;
  if (action->kind == XACT_STEP || action->kind == XACT_JUMP)
    return move_cost(game, actor, action);
  if (action->kind == XACT_WEAR || action->kind == XACT_TAKE_OFF)
    cost = gear_cost(game, action);
  else if (action->kind == XACT_WIND_UP)
    cost = XCreature_Monster(actor)->windup.tu;
  return XDelay_Action(game->world, actor, (XProfile)game->profile, cost);
}

XWeighted XAction_Costs(const XGame *game, const XCreature *actor, const XAction *action)
{
  if (action->kind == XACT_CAST)
    return cast_costs(game, actor, action);
  return is_rolled(action->kind) ? attack_costs(game, actor, action)
                                 : XWeighted_Point(fixed_cost(game, actor, action));
}

int32_t XAction_Cost(XGame *game, const XCreature *actor, const XAction *action)
{
  if (!is_rolled(action->kind))
    return fixed_cost(game, actor, action);
  const XWeighted costs = XAction_Costs(game, actor, action);
  return (int32_t)XWeighted_Draw(&costs, XWorld_Stream(game->world, XSTREAM_COMBAT));
}

XResult XResult_Done(int32_t ticks)
{
  return (XResult){.outcome = XRESULT_DONE, .ticks = ticks};
}

XResult XResult_Refuse(XGame *game, const XCreature *actor, const char *why, const XItem *item)
{
  const bool told = XHandle_Equal(game->commanded, XCreature_Handle(actor));
  if (XCreature_IsHero(game->world, actor))
    XGame_Tell(game, why, XEVENT_PLAIN, item, 0);
  else if (told)
    XGame_TellOf(game, actor, why, item);
  return (XResult){.outcome = XRESULT_REFUSED};
}

XResult XResult_Instead(XAction action)
{
  return (XResult){.outcome = XRESULT_INSTEAD, .instead = action};
}
