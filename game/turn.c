/* The one door of time. The loop dispatches whoever is first on the ring; every duration that
   anybody pays is added to ttm here. */
#include "game/turn.h"

#include "creature/ai.h"
#include "creature/delay.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "game/activity.h"
#include "game/corpse.h"
#include "game/command.h"
#include "game/daylight.h"
#include "game/hint.h"
#include "game/message.h"
#include "game/mode.h"
#include "game/populate.h"
#include "game/pursuit.h"
#include "game/quest.h"
#include "game/shop.h"
#include "game/view.h"
#include "game/windup.h"

#include <string.h>

static void charge(XObject *object, int64_t ticks)
{
  const int64_t ttm = object->ttm + ticks;
  object->ttm = ttm > INT32_MAX ? INT32_MAX : (int32_t)ttm;
}

/* Every tick that a creature pays goes through here. */
static void pay(XGame *game, XCreature *creature, int32_t ticks, const char *kind)
{
  charge(XCreature_Object(creature), ticks);
  const XEvent event = {.word = kind,
                        .time = game->world->scheduler.time,
                        .actor.who = XCreature_Handle(creature),
                        .amount = ticks,
                        .weight = XEVENT_QUIET};
  XEventRing_Add(&game->world->events, &event);
  if (XCreature_IsHero(game->world, creature))
    game->charged += ticks;
}

void XGame_Book(XGame *game, XCreature *creature, int32_t ticks)
{
  pay(game, creature, ticks, "book");
}

/* Whom the hero sees while he acts, he tracks: it does not heal. */
static void mark_seen(XGame *game)
{
  const XLocation *here = XWorld_Here(game->world);
  const XCreature *hero = XGame_Hero(game);
  if (hero == NULL)
    return;
  for (int32_t i = 0; i < here->creatures.count; i++) {
    XCreature *other = XCreature_From(XWorld_Get(game->world, here->creatures.items[i]));
    if (XCreature_IsEnemy(game->world, hero, other) && XGame_SeesCreature(game, other))
      other->hunted_at = game->world->scheduler.time;
  }
}

void XGame_Charge(XGame *game, XCreature *creature, int32_t ticks)
{
  const int32_t ordinary =
      XDelay_Action(game->world, creature, (XProfile)game->profile, XDELAY_ORDINARY);
  pay(game, creature, ticks, "charge");
  creature->once = ticks > ordinary ? XONCE_SPENT : 0;
  if (!XCreature_IsHero(game->world, creature))
    return;
  game->last_cost = ticks;
  game->actions++;
  mark_seen(game);
}

void XGame_ChargeBlow(XGame *game, XCreature *creature, int32_t ticks)
{
  pay(game, creature, ticks, "charge");
}

void XGame_SetBack(XGame *game, XCreature *creature, int32_t ticks)
{
  pay(game, creature, ticks, "set_back");
}

/* Hunger by the clock; tells the hero of a new word, and may starve. */
static void live(XGame *game, XCreature *creature)
{
  const XHandle self = XCreature_Handle(creature);
  const XNeedsChange change = XCreature_Metabolise(game->world, creature, (XProfile)game->profile);
  if (change.before != change.after && XCreature_IsHero(game->world, creature) &&
      change.after->word_enter != NULL)
    XGame_Tell(game, change.after->word_enter,
               change.after->interrupts ? XEVENT_WARN : XEVENT_PLAIN, NULL, 0);
  if (change.starved > 0)
    XGame_Hurt(game, creature, change.starved, NULL, "cause.hunger");
  if (change.harmed > 0 && XWorld_Get(game->world, self) != NULL && creature->hp > 0)
    XGame_Suffer(game, creature, change.harm, change.harmed);
}

static XAction wish_to_action(const XChoice *choice)
{
  static const XActionKind kinds[] = {
      [XWISH_WAIT] = XACT_WAIT,       [XWISH_STEP] = XACT_STEP,    [XWISH_ATTACK] = XACT_ATTACK,
      [XWISH_PICK_UP] = XACT_PICK_UP, [XWISH_WEAR] = XACT_WEAR,    [XWISH_TAKE_OFF] = XACT_TAKE_OFF,
      [XWISH_FIRE] = XACT_FIRE,       [XWISH_THROW] = XACT_THROW,  [XWISH_CAST] = XACT_CAST,
      [XWISH_WIND_UP] = XACT_WIND_UP, [XWISH_STAIRS] = XACT_STAIRS};
  return (XAction){.kind = kinds[choice->wish],
                   .target = choice->target,
                   .item = choice->item,
                   .dx = choice->dx,
                   .dy = choice->dy,
                   .x = choice->x,
                   .y = choice->y,
                   .arg = choice->wish == XWISH_CAST ? choice->spell : 0};
}

/* An aware enemy keeps its quarry from regenerating. */
static void mark_hunted(XGame *game, const XCreature *hunter)
{
  XCreature *enemy = XCreature_Try(XWorld_Get(game->world, hunter->enemy));
  if (hunter->mood == XMOOD_HUNTING && enemy != NULL)
    enemy->hunted_at = game->world->scheduler.time;
}

/* Somebody on the way to a place. True when it stands in the one that runs, for its turn there. */
static bool come_out(XGame *game, XCreature *creature)
{
  bool here;
  if (XPursuit_Arrive(game, creature, &here))
    return here;
  XGame_Charge(game, creature,
               XDelay_Action(game->world, creature, (XProfile)game->profile, XDELAY_ORDINARY));
  return false;
}

static void run_creature(XGame *game, XCreature *creature)
{
  const XHandle self = XCreature_Handle(creature);
  if (!XHandle_IsNone(creature->bound) && !come_out(game, creature))
    return;
  live(game, creature);
  if (XWorld_Get(game->world, self) == NULL)
    return;
  XShop_Tend(game, creature);
  const XChoice choice = XAi_Choose(game->world, creature);
  mark_hunted(game, creature);
  if (choice.called) {
    const XEvent event = XEvent_Of(game, "calls", XEVENT_WARN, creature);
    XGame_Emit(game, &event);
  }
  const XResult result = XAction_Perform(game, creature, wish_to_action(&choice));
  if (XWorld_Get(game->world, self) == NULL)
    return;
  /* A turn that came to nothing costs an ordinary action: nobody acts again for free. */
  const int32_t ticks =
      result.outcome == XRESULT_DONE
          ? result.ticks
          : XDelay_Action(game->world, creature, (XProfile)game->profile, XDELAY_ORDINARY);
  XGame_Charge(game, creature, ticks);
  if (XCreature_Location(game->world, creature) != XWorld_Here(game->world))
    XScheduler_Lift(&game->world->scheduler, XCreature_Object(creature)); /* it sleeps there */
  XActivity_Watch(game);
}

static void run_corpse(XGame *game, XCorpse *corpse)
{
  if (XCorpse_Decay(game, corpse, 1))
    charge(&corpse->base.base.base, 1000);
}

static void run_timer(XGame *game, XTimer *timer)
{
  const XHandle self = timer->base.self;
  const int32_t ticks = XTimer_Run(game, timer);
  if (XWorld_Get(game->world, self) == NULL)
    return; /* ended with its modifier */
  if (ticks > 0)
    timer->base.ttm = ticks; /* the remainder is dropped: a period counts from now */
  else
    XWorld_Destroy(game->world, &timer->base);
}

static void run_generator(XGame *game, XGenerator *generator)
{
  XGenerator_Run(game, generator);
  generator->base.ttm = generator->base.ttmb;
}

static void run_object(XGame *game, XObject *object)
{
  if (XCreature_Try(object) != NULL)
    run_creature(game, XCreature_From(object));
  else if (XCorpse_Try(object) != NULL)
    run_corpse(game, XCorpse_Try(object));
  else if (XTimer_Try(object) != NULL)
    run_timer(game, XTimer_Try(object));
  else if (XPending_Try(object) != NULL)
    XPending_Land(game, XPending_Try(object));
  else
    run_generator(game, XGenerator_Try(object));
}

/* What comes with the hero's turn before he decides. False when he dies of it. */
static bool hero_wakes(XGame *game, XCreature *hero)
{
  live(game, hero);
  if (game->state == XGAME_DEAD)
    return false;
  XGame_Look(game);
  XDaylight_Tell(game);
  XHint_Tell(game);
  XQuest_Watch(game);
  XWindUp_Teeter(game);
  return true;
}

/* The hero's turn has come. True when the advance ends here with *result. */
static bool hero_turn(XGame *game, XCreature *hero, int32_t *turns, XAdvance *result)
{
  if (!hero_wakes(game, hero))
    return false;
  if (!XActivity_Step(game, hero)) {
    *result = XADV_NEED_INPUT;
    return true;
  }
  *result = XADV_SHOW;
  return --*turns <= 0;
}

/* A companion that the player leads is awake; false when it died of something. */
static bool ally_wakes(XGame *game, XCreature *ally)
{
  const XHandle self = XCreature_Handle(ally);
  live(game, ally);
  return XWorld_Get(game->world, self) != NULL;
}

void XGame_RunUntil(XGame *game, int64_t until)
{
  XWorld *world = game->world;
  XObject *object;
  while ((object = XScheduler_GetUntil(&world->scheduler, until)) != NULL) {
    run_object(game, object);
    XObjectTable_Sweep(&world->objects);
  }
}

/* A loaded game looks around: whenever a command is waited for, the hero has just done so. */
static bool hero_sees(XGame *game)
{
  XGame_Look(game);
  return true;
}

/* --- classic: each when the ring returns it --- */

static bool classic_turn(XGame *game, int32_t *turns, XAdvance *result)
{
  XObject *object = XScheduler_Get(&game->world->scheduler);
  XCreature *creature = XCreature_Try(object);
  if (creature != NULL && XCreature_IsHero(game->world, creature))
    return hero_turn(game, creature, turns, result);
  if (creature == NULL || creature->ally == 0 || creature->order != XORDER_LEAD) {
    run_object(game, object);
    return false;
  }
  *result = XADV_NEED_INPUT;
  return ally_wakes(game, creature) && hero_sees(game);
}

/* --- squad: all of the party within a frozen turn --- */

static void begin_squad_turn(XGame *game, const XCreature *first)
{
  XMode_BeginTurn(game, first);
  for (int32_t i = XParty_Count(game) - 1; i >= 0 && game->state == XGAME_PLAYING; i--) {
    XCreature *member = XParty_At(game, i);
    if (!XParty_IsHere(game, member))
      continue;
    if (XCreature_IsHero(game->world, member))
      hero_wakes(game, member);
    else
      ally_wakes(game, member);
  }
}

static bool squad_turn(XGame *game, XAdvance *result)
{
  *result = XADV_NEED_INPUT;
  if (XParty_CountHere(game) < 2) {
    game->mode = game->turn_mode = XMODE_CLASSIC;
    game->squad_on = 0;
    XGame_Tell(game, "squad_ends", XEVENT_PLAIN, NULL, 0);
    return false;
  }
  XCreature *hero = XGame_Hero(game);
  if (game->activity.kind != XACTIVITY_NONE && XMode_CanAct(game, hero) &&
      XActivity_Step(game, hero))
    return false;
  if (XMode_GoesOn(game))
    return hero_sees(game);
  XObject *object = XScheduler_Get(&game->world->scheduler);
  const XCreature *creature = XCreature_Try(object);
  if (creature != NULL && XParty_IsHere(game, creature))
    begin_squad_turn(game, creature);
  else
    run_object(game, object);
  return false;
}

/* --- real time: up to where the wall clock has come --- */

/* Runs what a member was told before it could act; false when nothing waits. */
static bool run_queued(XGame *game, XCreature *member)
{
  XMember *kept = XParty_Member(game, member);
  if (kept->queued[0] == '\0')
    return false;
  char line[XMEMBER_LINE];
  memcpy(line, kept->queued, sizeof line);
  kept->queued[0] = '\0';
  XGame_RunLine(game, member, line);
  return true;
}

/* One without orders waits slice by slice. False at Current_Time, where it may still be told. */
static bool idle(XGame *game, XCreature *member)
{
  if (game->world->scheduler.time >= game->real_until)
    return false;
  XGame_Book(game, member, XSCHEDULER_TIME_SLICE);
  return true;
}

/* A member's moment in real time; false when time stops at it. */
static bool real_member(XGame *game, XCreature *member)
{
  const bool hero = XCreature_IsHero(game->world, member);
  if (!hero && member->order != XORDER_LEAD && XParty_Member(game, member)->queued[0] == '\0') {
    run_creature(game, member);
    return true;
  }
  if (hero ? !hero_wakes(game, member) : !ally_wakes(game, member))
    return true;
  if (run_queued(game, member) || (hero && XActivity_Step(game, member)))
    return true;
  return idle(game, member);
}

static bool real_turn(XGame *game, XAdvance *result)
{
  *result = XADV_NEED_INPUT;
  XObject *object = XScheduler_GetUntil(&game->world->scheduler, game->real_until);
  if (object == NULL)
    return hero_sees(game);
  XCreature *creature = XCreature_Try(object);
  if (creature == NULL || !XParty_IsHere(game, creature))
    run_object(game, object);
  else if (!real_member(game, creature))
    return hero_sees(game);
  if (game->state == XGAME_PLAYING)
    XGame_Look(game);
  XMode_Watch(game);
  return false;
}

XAdvance XGame_Advance(XGame *game, int32_t turns)
{
  XAdvance result = XADV_DEAD;
  while (game->state == XGAME_PLAYING) {
    XObjectTable_Sweep(&game->world->objects);
    const bool ends = game->mode == XMODE_REAL    ? real_turn(game, &result)
                      : game->mode == XMODE_SQUAD ? squad_turn(game, &result)
                                                  : classic_turn(game, &turns, &result);
    if (ends && game->state == XGAME_PLAYING)
      return result;
  }
  XObjectTable_Sweep(&game->world->objects);
  return XADV_DEAD;
}
