/* Losing hit points, and death. */
#include "creature/ai.h"
#include "creature/body.h"
#include "creature/learn.h"
#include "engine/xstring.h"
#include "game/chronicle.h"
#include "game/corpse.h"
#include "game/floor.h"
#include "game/message.h"
#include "game/party.h"
#include "game/quest.h"
#include "game/turn.h"
#include "game/windup.h"
#include "magic/xmodifier.h"

#include <stdio.h>

static void remember_cause(XGame *game, const XCreature *by, const char *cause)
{
  if (by == NULL) {
    snprintf(game->cause, sizeof game->cause, "%s", XContent_Word(game->world->content, cause));
    return;
  }
  XEvent event = XEvent_Of(game, "cause.creature", XEVENT_QUIET, by);
  event.actor.flags |= XPARTY_SEEN; /* the tombstone knows */
  XText text;
  XText_Init(&text);
  XMessage_Sentence(game->world->content, &event, &text);
  snprintf(game->cause, sizeof game->cause, "%s", text.data);
  XText_Clear(&text);
}

static void end_all_modifiers(XGame *game, XCreature *creature)
{
  const XModifier *records = creature->modifiers.items;
  for (int32_t i = 0; i < creature->modifiers.count; i++) {
    XObject *timer = XWorld_Get(game->world, records[i].timer);
    if (timer != NULL)
      XWorld_Destroy(game->world, timer);
  }
  XRecords_Clear(&creature->modifiers);
}

static void drop_everything(XGame *game, XCreature *creature, XLocation *place)
{
  while (XInventory_Count(creature) > 0) {
    XItem *item = XInventory_At(game->world, creature, 0);
    item = XInventory_Take(game->world, creature, item, item->quantity);
    XLocation_Put(place, &item->base, creature->base.x, creature->base.y, false);
  }
  XFloor_LayGold(game, place, creature->base.x, creature->base.y, creature->gold);
}

/* The hero stays as an object, for the tombstone, but has no turn to come. */
static void end_story(XGame *game, XCreature *hero, const char *word)
{
  game->state = XGAME_DEAD;
  game->died_at = game->world->scheduler.time;
  game->activity = (XActivity){0};
  XScheduler_Remove(&game->world->scheduler, XCreature_Object(hero));
  XGame_Tell(game, word, XEVENT_DIRE, NULL, 0);
}

static void hero_dies(XGame *game, XCreature *hero, const XCreature *by, const char *cause)
{
  remember_cause(game, by, cause);
  end_story(game, hero, "hero_dies");
}

void XGame_Retire(XGame *game)
{
  game->cause[0] = '\0';
  end_story(game, XGame_Hero(game), "hero_retires");
}

static void reward(XGame *game, XCreature *by, const XCreature *victim)
{
  if (by == NULL || !XCreature_IsOurs(game->world, by) || XCreature_Monster(victim) == NULL)
    return;
  const int32_t gained = XCreature_CountKill(game->world, by, victim);
  XQuest_Killed(game, victim->monster);
  if (!XCreature_IsHero(game->world, by)) /* who is born grown gains kills, not levels */
    return;
  if (XCreature_GainExperience(game->world, by, gained) > 0)
    XGame_Tell(game, "level_up", XEVENT_WARN, NULL, by->level);
}

void XGame_Kill(XGame *game, XCreature *victim, XCreature *by, const char *cause)
{
  if (XCreature_IsHero(game->world, victim)) {
    hero_dies(game, victim, by, cause);
    return;
  }
  XEvent event = XEvent_Of(game, by == NULL ? "dies" : "kill", XEVENT_PLAIN, by);
  const XEventParty fallen = XEventParty_Creature(game, victim);
  if (by == NULL)
    event.actor = fallen;
  event.target = fallen;
  event.seen = event.seen || (fallen.flags & XPARTY_SEEN) != 0;
  XGame_Emit(game, &event);
  XLocation *place = XCreature_Location(game->world, victim);
  game->fateful = true;
  reward(game, by, victim);
  if (victim->ally != 0)
    XParty_Lose(game, victim);
  end_all_modifiers(game, victim);
  XWindUp_Forget(game, victim);
  drop_everything(game, victim, place);
  XCorpse_Leave(game, victim, place);
  XLocation_Take(place, &victim->base, true);
  XWorld_Destroy(game->world, XCreature_Object(victim));
}

void XGame_Hurt(XGame *game, XCreature *victim, int32_t damage, XCreature *by, const char *cause)
{
  if (damage < 1)
    return;
  const int32_t before = victim->hp;
  victim->hp = damage >= victim->hp ? 0 : victim->hp - damage;
  if (XCreature_IsHero(game->world, victim)) {
    game->interrupt = true;
    if (game->unkillable && victim->hp == 0)
      victim->hp = 1;
    XChronicle_Hurt(game, by, cause, before, victim->hp);
  }
  if (by != NULL && XCreature_IsOurs(game->world, by) && victim->ally == 0)
    victim->provoked = 1;
  if (by != NULL)
    XAi_Struck(victim, by);
  if (victim->hp == 0)
    XGame_Kill(game, victim, by, cause);
}

void XGame_Suffer(XGame *game, XCreature *victim, const XModifierKind *kind, int32_t damage)
{
  if (kind->word_harm != NULL) {
    XEvent event = XEvent_Of(game, kind->word_harm, XEVENT_PLAIN, victim);
    event.amount = damage;
    if (XCreature_IsHero(game->world, victim))
      event.weight = XEVENT_WARN;
    XGame_Emit(game, &event);
  }
  XGame_Hurt(game, victim, damage, NULL, kind->cause);
}
