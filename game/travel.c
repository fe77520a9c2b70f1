/* Between places. Only where the hero is does time run; a place left keeps how far ahead each turn
 * was. */
#include "game/travel.h"

#include "creature/delay.h"
#include "creature/needs.h"
#include "game/build.h"
#include "game/corpse.h"
#include "game/party.h"
#include "game/quest.h"
#include "game/populate.h"
#include "game/view.h"
#include "game/windup.h"

enum { CORPSE_STEP = 1000, CATCH_UP_PASSES = 4, CATCH_UP_STEPS = 12 };

/* Whether an object's turns belong to a place: who and what is there, and its generator. */
static bool belongs(const XWorld *world, XObject *object, const XLocation *location)
{
  const XHandle here = location->base.self;
  const XMapObject *thing = XMapObject_Try(object);
  if (thing != NULL && XHandle_Equal(thing->location, here))
    return true;
  const XItem *item = XItem_Try(object);
  const XCreature *owner = item == NULL ? NULL : XCreature_Try(XWorld_Get(world, item->owner));
  if (owner != NULL)
    return XHandle_Equal(owner->base.location, here);
  const XGenerator *generator = XGenerator_Try(object);
  return generator != NULL && XHandle_Equal(generator->location, here);
}

void XGame_Sleep(XGame *game, XLocation *location)
{
  XObjectTable *objects = &game->world->objects;
  for (int32_t i = 0; i < XObjectTable_Count(objects); i++) {
    XObject *object = XObjectTable_At(objects, i);
    if (belongs(game->world, object, location))
      XScheduler_Lift(&game->world->scheduler, object);
  }
  location->left_at = game->world->scheduler.time;
}

/* Old trails are cold: nobody remembers the hero for longer than its memory. */
static void forget(XCreature *creature, int64_t elapsed)
{
  const int64_t turns = elapsed / (creature->base.base.ttmb > 0 ? creature->base.base.ttmb : 1);
  creature->memory = turns >= creature->memory ? 0 : creature->memory - (int32_t)turns;
  if (creature->memory > 0)
    return;
  creature->mood = XMOOD_AT_EASE;
  creature->enemy = XHANDLE_NONE;
  creature->goal_x = creature->goal_y = -1;
}

/* Who wanders has wandered: a step for each turn it would have had, a few at most, over free cells
 * of no door. */
static void wander(XGame *game, XLocation *location, XCreature *creature, int64_t elapsed)
{
  const XMonster *monster = XCreature_Monster(creature);
  if (monster == NULL || (monster->ai & XAI_WANDER) == 0 || (monster->ai & XAI_STILL) != 0)
    return;
  const XContent *content = game->world->content;
  XRandom *random = XWorld_Stream(game->world, XSTREAM_AI);
  const int32_t ttmb = creature->base.base.ttmb > 0 ? creature->base.base.ttmb : 1;
  const int64_t turns = elapsed / ttmb;
  for (int64_t left = turns < CATCH_UP_STEPS ? turns : CATCH_UP_STEPS; left > 0; left--) {
    const int32_t x = creature->base.x + XRandom_Range(random, -1, 1);
    const int32_t y = creature->base.y + XRandom_Range(random, -1, 1);
    if (!XMap_Walkable(&location->map, content, x, y) ||
        (XMap_Tile(&location->map, content, x, y)->flags & XTILE_DOOR) != 0 ||
        XCreature_At(game->world, location, x, y) != NULL)
      continue;
    XLocation_Move(location, &creature->base, x, y);
  }
}

/* Healing and hunger by the clock, memory, wandering. */
static void catch_up_creature(XGame *game, XLocation *location, XCreature *creature,
                              int64_t elapsed)
{
  XCreature_Metabolise(game->world, creature, (XProfile)game->profile);
  forget(creature, elapsed);
  if (creature->mood == XMOOD_AT_EASE)
    wander(game, location, creature, elapsed);
}

/* Back on the ring, no earlier than `grace` ticks from now: the hero, who has just come, acts
 * first. */
static void resume(XGame *game, XObject *object, int32_t grace)
{
  if (object->bucket >= 0)
    return;
  const bool floor = XCreature_Try(object) != NULL && object->ttm < grace;
  XScheduler_Add(&game->world->scheduler, object, floor ? grace : object->ttm);
}

/* Decay to the step; generators a few passes, paid from their purse. */
static void catch_up(XGame *game, XLocation *location, XObject *object, int64_t elapsed)
{
  XCorpse *corpse = XCorpse_Try(object);
  const int64_t steps = elapsed / CORPSE_STEP;
  if (corpse != NULL && steps > 0) {
    XCorpse_Decay(game, corpse, steps > INT32_MAX ? INT32_MAX : (int32_t)steps);
    return;
  }
  XGenerator *generator = XGenerator_Try(object);
  for (int64_t i = 0; generator != NULL && i < elapsed / object->ttmb && i < CATCH_UP_PASSES; i++)
    XGenerator_Run(game, generator);
  if (XCreature_Try(object) != NULL)
    catch_up_creature(game, location, XCreature_From(object), elapsed);
}

void XGame_Wake(XGame *game, XLocation *location)
{
  XObjectTable *objects = &game->world->objects;
  const XCreature *hero = XGame_Hero(game);
  const int64_t elapsed = game->world->scheduler.time - location->left_at;
  const int32_t grace = XDelay_Action(game->world, hero, (XProfile)game->profile, XDELAY_ORDINARY) +
                        XSCHEDULER_TIME_SLICE;
  location->left_at = -1;
  for (int32_t i = XObjectTable_Count(objects) - 1; i >= 0; i--) {
    XObject *object = XObjectTable_At(objects, i);
    if (belongs(game->world, object, location) && object != &hero->base.base)
      catch_up(game, location, object, elapsed);
  }
  for (int32_t i = 0; i < XObjectTable_Count(objects); i++) {
    XObject *object = XObjectTable_At(objects, i);
    if (belongs(game->world, object, location) && XItem_Try(object) != NULL &&
        XCorpse_Try(object) == NULL)
      continue; /* things that do not tick */
    if (belongs(game->world, object, location))
      resume(game, object, grace);
  }
}

void XGame_Enter(XGame *game, XLocation *to, const char *mark)
{
  XCreature *hero = XGame_Hero(game);
  XLocation *from = XCreature_Location(game->world, hero);
  if (from != NULL) {
    XParty_Depart(game, from);
    XLocation_Take(from, &hero->base, true);
    XWindUp_Leave(game, from);
    XGame_Sleep(game, from);
  }
  const XMark *at = XLocation_Mark(to, mark);
  if (at == NULL)
    at = XLocation_Mark(to, "start");
  int16_t x = 0, y = 0;
  XBuild_FreeCell(game, to, XWorld_Stream(game->world, XSTREAM_WORLD), at == NULL ? -1 : at->x,
                  at == NULL ? -1 : at->y, &x, &y);
  XLocation_Put(to, &hero->base, x, y, true);
  game->world->here = to->base.self;
  XParty_Arrive(game, to);
  XGame_Wake(game, to);
  XGame_Look(game);
  XQuest_Reached(game, to->place);
}
