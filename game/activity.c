/* Rest, exploring, journeys and runs. They stop in the slice danger comes into view, and always say
   why. */
#include "game/activity.h"

#include "creature/delay.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/command.h"
#include "game/explore.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/view.h"
#include "game/windup.h"

#include <stdio.h>
#include <string.h>

enum { STEPS_MOST = 5000, DETOURS_MOST = 3 };

static const char *refused_enemy(XActivityKind kind)
{
  if (kind == XACTIVITY_EXPLORE)
    return "explore_refused_enemy";
  if (kind == XACTIVITY_TRAVEL)
    return "travel_refused_enemy";
  return kind == XACTIVITY_RUN ? "run_refused_enemy" : "rest_refused_enemy";
}

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

/* A sentence that names a kind without an article: "slow". */
static void tell_naming(XGame *game, const char *word, const XKind *kind)
{
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, XGame_Hero(game));
  event.item = (XEventParty){.kind = kind, .flags = XPARTY_SEEN | XPARTY_PROPER, .count = 1};
  XGame_Emit(game, &event);
}

static XResult refuse(XGame *game, const XCreature *hero, const char *why)
{
  return XResult_Refuse(game, hero, why, NULL);
}

/* What confuses the hero, or NULL: then he cannot keep to a way. */
static const XKind *confusing(const XCreature *hero)
{
  const XModifier *modifiers = hero->modifiers.items;
  for (int32_t i = 0; i < hero->modifiers.count; i++)
    if (((const XModifierKind *)modifiers[i].kind)->confusion > 0)
      return modifiers[i].kind;
  return NULL;
}

/* Refuses with an enemy in view, or with confusion when it is a way; false when there is none. */
static bool refused_at_once(XGame *game, const XCreature *hero, XActivityKind kind)
{
  const XCreature *enemy = XGame_EnemyInView(game);
  const XKind *confusion = kind == XACTIVITY_REST ? NULL : confusing(hero);
  if (confusion != NULL) {
    tell_naming(game, "way_refused_status", confusion);
    return true;
  }
  if (enemy != NULL)
    tell_enemy(game, refused_enemy(kind), XEVENT_PLAIN, enemy);
  return enemy != NULL;
}

static int32_t harmful_count(const XCreature *hero)
{
  const XModifier *modifiers = hero->modifiers.items;
  int32_t count = 0;
  for (int32_t i = 0; i < hero->modifiers.count; i++)
    count += ((const XModifierKind *)modifiers[i].kind)->harmful;
  return count;
}

/* Remembers what is compared before the next step. */
static void remember(XGame *game, const XCreature *hero)
{
  game->activity.hp = hero->hp;
  game->activity.harmful = harmful_count(hero);
  game->activity.at_x = hero->base.x;
  game->activity.at_y = hero->base.y;
}

static XResult begin(XGame *game, const XCreature *hero, XActivity activity, int32_t steps)
{
  game->activity = activity;
  game->activity.limit = steps < 1 || steps > STEPS_MOST ? STEPS_MOST : steps;
  game->interrupt = false;
  game->news = XHANDLE_NONE;
  remember(game, hero);
  return (XResult){.outcome = XRESULT_GOES_ON};
}

XResult XActivity_Rest(XGame *game, XCreature *hero, int32_t turns)
{
  if (refused_at_once(game, hero, XACTIVITY_REST))
    return (XResult){.outcome = XRESULT_REFUSED};
  if (XCreature_HungerTier(game->world, hero, (XProfile)game->profile)->interrupts)
    return refuse(game, hero, "rest_refused_hunger");
  if (turns == 0 && recovered(hero))
    return refuse(game, hero, "rest_refused_full");
  const int32_t most = XGame_Rules(game)->rest_turns;
  const XActivity rest = {.kind = XACTIVITY_REST, .until_healed = turns == 0};
  return begin(game, hero, rest, turns < 1 || turns > most ? most : turns);
}

XResult XActivity_Explore(XGame *game, XCreature *hero, int32_t steps)
{
  if (refused_at_once(game, hero, XACTIVITY_EXPLORE))
    return (XResult){.outcome = XRESULT_REFUSED};
  if (XExplore_Next(game, hero).kind == XACT_NONE) {
    XExplore_Tell(game, hero);
    return (XResult){.outcome = XRESULT_REFUSED};
  }
  return begin(game, hero, (XActivity){.kind = XACTIVITY_EXPLORE}, steps);
}

XResult XActivity_Travel(XGame *game, XCreature *hero, int16_t x, int16_t y, int32_t steps)
{
  XActivity travel = {.kind = XACTIVITY_TRAVEL, .goal_x = x, .goal_y = y};
  if (refused_at_once(game, hero, XACTIVITY_TRAVEL))
    return (XResult){.outcome = XRESULT_REFUSED};
  if (x == hero->base.x && y == hero->base.y)
    return refuse(game, hero, "travel_here");
  if (XTravel_Next(game, hero, x, y, &travel.left).kind == XACT_NONE)
    return refuse(game, hero, "travel_no_way");
  return begin(game, hero, travel, steps);
}

XResult XActivity_Run(XGame *game, XCreature *hero, int8_t dx, int8_t dy, int32_t steps)
{
  const char *why;
  XActivity run = {
      .kind = XACTIVITY_RUN, .goal_x = hero->base.x, .goal_y = hero->base.y, .dx = dx, .dy = dy};
  for (uint8_t i = 0; i < XDIRECTION_COUNT; i++)
    if (XDirections[i].dx == dx && XDirections[i].dy == dy)
      run.start = i;
  if (refused_at_once(game, hero, XACTIVITY_RUN))
    return (XResult){.outcome = XRESULT_REFUSED};
  if (XRun_Next(game, hero, &run, &why).kind == XACT_NONE)
    return refuse(game, hero, why);
  return begin(game, hero, run, steps);
}

void XActivity_GoOn(XGame *game, const XCreature *actor, const XAction *action, int32_t steps)
{
  if (!XCreature_IsHero(game->world, actor) || game->activity.kind != XACTIVITY_NONE ||
      steps == 1 || XGame_EnemyInView(game) != NULL)
    return;
  begin(game, actor,
        (XActivity){.kind = XACTIVITY_WORK, .act = (uint8_t)action->kind, .item = action->item},
        steps);
  game->activity.done = 1; /* the step just made */
}

void XActivity_End(XGame *game)
{
  if (game->activity.kind == XACTIVITY_WORK)
    game->activity = (XActivity){0};
}

void XActivity_Remember(XGame *game, const char *line)
{
  XActivity *activity = &game->activity;
  if (activity->kind != XACTIVITY_WORK || activity->line[0] != '\0')
    return;
  const char *count = strstr(line, " steps ");
  const size_t length = count == NULL ? strlen(line) : (size_t)(count - line);
  snprintf(activity->line, sizeof activity->line, "%.*s", (int)length, line);
}

/* Ends what goes on and says why; NULL: it was said. */
static void stop(XGame *game, const char *word)
{
  const int32_t done = game->activity.done;
  game->activity = (XActivity){0};
  game->interrupt = false;
  game->news = XHANDLE_NONE;
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

/* Whether a thing newly seen is one to stop for: exploring goes to what it picks up anyway. */
static bool stops_for_news(XGame *game, const XCreature *hero)
{
  const uint8_t kind = game->activity.kind;
  const XItem *item = XItem_Try(XWorld_Get(game->world, game->news));
  game->news = XHANDLE_NONE;
  if (item == NULL || (kind != XACTIVITY_EXPLORE && kind != XACTIVITY_RUN))
    return false;
  if (kind == XACTIVITY_EXPLORE && XExplore_Wants(game, hero, item))
    return false;
  XEvent event = XEvent_Of(game, "stop_news", XEVENT_PLAIN, hero);
  event.item = XEventParty_Item(game, item);
  stop(game, NULL);
  XGame_Emit(game, &event);
  return true;
}

/* The last harmful modifier in force is the one that began last. */
static const XKind *last_harmful(const XCreature *hero)
{
  const XModifier *modifiers = hero->modifiers.items;
  for (int32_t i = hero->modifiers.count - 1; i >= 0; i--)
    if (((const XModifierKind *)modifiers[i].kind)->harmful)
      return modifiers[i].kind;
  return NULL;
}

static void stop_for_status(XGame *game, const XCreature *hero)
{
  stop(game, NULL);
  tell_naming(game, "stop_status", last_harmful(hero));
}

/* What has happened since the last step, whatever goes on. True when it stopped. */
static bool stops_for_change(XGame *game, const XCreature *hero)
{
  const XActivity *activity = &game->activity;
  if (hero->hp < activity->hp)
    stop(game, "stop_hurt");
  else if (harmful_count(hero) > activity->harmful)
    stop_for_status(game, hero);
  else if (hero->base.x != activity->at_x || hero->base.y != activity->at_y)
    stop(game, "stop_moved");
  else if (game->interrupt)
    stop(game, activity->kind == XACTIVITY_REST ? "rest_interrupted" : "stop_warned");
  else
    return stops_for_news(game, hero);
  return true;
}

static bool stops_at_end(XGame *game, const XCreature *hero)
{
  const XActivity *activity = &game->activity;
  if (activity->until_healed && recovered(hero))
    stop(game, "rest_healed");
  else if (activity->kind == XACTIVITY_TRAVEL && hero->base.x == activity->goal_x &&
           hero->base.y == activity->goal_y)
    stop(game, "travel_arrived");
  else if (activity->done >= activity->limit)
    stop(game, activity->kind == XACTIVITY_REST ? "rest_end" : "stop_count");
  else
    return false;
  return true;
}

/* The next step of a journey; a way that grows longer again and again ends it. */
static XAction next_of_journey(XGame *game, const XCreature *hero, const char **why)
{
  XActivity *activity = &game->activity;
  const int32_t before = activity->left;
  const XAction action =
      XTravel_Next(game, hero, activity->goal_x, activity->goal_y, &activity->left);
  *why = "stop_lost";
  if (activity->left < before || action.kind == XACT_NONE || activity->done == 0)
    return action;
  *why = "stop_detours";
  if (++activity->detours > DETOURS_MOST)
    return (XAction){.kind = XACT_NONE};
  return action;
}

/* Whether the act would leave the hero on a cell where a blow is seen coming: known harm. */
static bool looms(const XGame *game, const XCreature *hero, const XAction *action)
{
  const bool steps = action->kind == XACT_STEP;
  return XPending_At(game, hero->base.x + (steps ? action->dx : 0),
                     hero->base.y + (steps ? action->dy : 0)) != NULL;
}

/* The next act, or XACT_NONE after what goes on was stopped. */
static XAction next_act(XGame *game, const XCreature *hero)
{
  const char *why = NULL;
  XAction action = {.kind = XACT_WAIT};
  switch ((XActivityKind)game->activity.kind) {
  case XACTIVITY_EXPLORE:
    action = XExplore_Next(game, hero);
    break;
  case XACTIVITY_TRAVEL:
    action = next_of_journey(game, hero, &why);
    break;
  case XACTIVITY_RUN:
    action = XRun_Next(game, hero, &game->activity, &why);
    break;
  case XACTIVITY_WORK:
    action = (XAction){.kind = (XActionKind)game->activity.act, .item = game->activity.item};
    break;
  case XACTIVITY_NONE:
  case XACTIVITY_REST:
  case XACTIVITY_COUNT:
    break;
  }
  if (action.kind != XACT_NONE && looms(game, hero, &action)) {
    stop(game, "stop_looming");
    return (XAction){.kind = XACT_NONE};
  }
  if (action.kind != XACT_NONE)
    return action;
  if (game->activity.kind == XACTIVITY_EXPLORE)
    XExplore_Tell(game, hero);
  stop(game, why);
  return action;
}

bool XActivity_Step(XGame *game, XCreature *hero)
{
  XActivity_Watch(game);
  if (game->activity.kind == XACTIVITY_NONE || stops_for_change(game, hero) ||
      stops_at_end(game, hero))
    return false;
  const XAction action = next_act(game, hero);
  if (action.kind == XACT_NONE)
    return false;
  const XHandle here = game->world->here;
  const XResult result = XAction_Perform(game, hero, action);
  if (result.outcome != XRESULT_DONE) { /* the reason was said */
    stop(game, NULL);
    return false;
  }
  game->activity.done++;
  XGame_Charge(game, hero, result.ticks);
  if (game->state == XGAME_PLAYING && !XHandle_Equal(here, game->world->here))
    stop(game, "stop_moved");
  else if (game->activity.kind != XACTIVITY_NONE)
    remember(game, hero);
  return true;
}

void XGame_Interrupt(XGame *game)
{
  if (game->activity.kind != XACTIVITY_NONE)
    game->activity.limit = game->activity.done;
}

void XActivity_Line(const XGame *game, XText *out)
{
  const XActivity *activity = &game->activity;
  if (activity->kind == XACTIVITY_TRAVEL)
    XText_AddFormat(out, "travel %d,%d", (int)activity->goal_x, (int)activity->goal_y);
  else if (activity->kind == XACTIVITY_WORK)
    XText_Add(out, activity->line);
  else if (activity->kind == XACTIVITY_RUN)
    XText_AddFormat(out, "run %s", XDirections[activity->start].name);
  else
    XText_Add(out, activity->kind == XACTIVITY_EXPLORE ? "explore" : "rest");
  if (activity->kind == XACTIVITY_WORK)
    XText_Add(out, " steps");
  XText_AddFormat(out, " %d", (int)(activity->done > 0 ? activity->done : 1));
}
