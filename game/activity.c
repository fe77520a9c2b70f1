/* Rest. It stops in the slice danger comes into view, and always says why. */
#include "game/activity.h"

#include "creature/delay.h"
#include "creature/speed.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/view.h"

static bool recovered(const XCreature *hero)
{
  return hero->hp >= hero->max_hp && hero->pp >= hero->max_pp;
}

static void tell_enemy(XGame *game, const char *word, XEventWeight weight, const XCreature *enemy)
{
  XEvent event = XEvent_Of(game, word, weight, enemy);
  event.amount = XCreature_GetShownSpeed(game->world, enemy, (XProfile)game->profile);
  event.seen = true;
  XGame_Emit(game, &event);
}

static XResult refuse(XGame *game, const XCreature *hero, const char *why)
{
  return XResult_Refuse(game, hero, why, NULL);
}

XResult XActivity_Rest(XGame *game, XCreature *hero, int32_t turns)
{
  const XCreature *enemy = XGame_EnemyInView(game);
  if (enemy != NULL) {
    tell_enemy(game, "rest_refused_enemy", XEVENT_PLAIN, enemy);
    return (XResult){.outcome = XRESULT_REFUSED};
  }
  if (XCreature_HungerTier(game->world, hero, (XProfile)game->profile)->interrupts)
    return refuse(game, hero, "rest_refused_hunger");
  if (turns == 0 && recovered(hero))
    return refuse(game, hero, "rest_refused_full");
  const int32_t most = XGame_Rules(game)->rest_turns;
  game->activity =
      (XActivity){.kind = XACTIVITY_REST, .limit = turns < 1 || turns > most ? most : turns};
  game->activity.until_healed = turns == 0;
  game->interrupt = false;
  return (XResult){.outcome = XRESULT_GOES_ON};
}

static void stop(XGame *game, const char *word)
{
  const int32_t done = game->activity.done;
  game->activity = (XActivity){0};
  game->interrupt = false;
  if (word != NULL)
    XGame_Tell(game, word, XEVENT_PLAIN, NULL, done);
}

void XActivity_Watch(XGame *game)
{
  if (game->activity.kind == XACTIVITY_NONE || game->state != XGAME_PLAYING)
    return;
  const XCreature *enemy = XGame_EnemyInView(game);
  if (enemy == NULL)
    return;
  stop(game, NULL);
  tell_enemy(game, "comes_into_view", XEVENT_WARN, enemy);
}

bool XActivity_Step(XGame *game, XCreature *hero)
{
  XActivity *activity = &game->activity;
  XActivity_Watch(game);
  if (activity->kind == XACTIVITY_NONE)
    return false;
  if (game->interrupt) {
    stop(game, "rest_interrupted");
    return false;
  }
  if (activity->until_healed && recovered(hero)) {
    stop(game, "rest_healed");
    return false;
  }
  if (activity->done >= activity->limit) {
    stop(game, "rest_end");
    return false;
  }
  activity->done++;
  XGame_Charge(game, hero,
               XDelay_Action(game->world, hero, (XProfile)game->profile, XDELAY_ORDINARY));
  return true;
}

void XGame_Interrupt(XGame *game)
{
  if (game->activity.kind != XACTIVITY_NONE)
    game->activity.limit = game->activity.done;
}
