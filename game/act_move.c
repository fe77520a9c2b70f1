/* Waiting, stepping, doors and stairs. */
#include "creature/ai.h"
#include "creature/learn.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "game/activity.h"
#include "game/acts.h"
#include "game/command.h"
#include "game/floor.h"
#include "game/martial.h"
#include "game/message.h"
#include "game/parting.h"
#include "game/build.h"
#include "game/pursuit.h"
#include "game/trap.h"
#include "game/travel.h"
#include "game/view.h"
#include "game/windup.h"

XResult XAct_Wait(XGame *game, XCreature *actor, const XAction *action)
{
  if (XCreature_IsHero(game->world, actor))
    XTrap_Notice(game);
  return XResult_Done(XAction_Cost(game, actor, action));
}

XResult XAct_Rest(XGame *game, XCreature *actor, const XAction *action)
{
  return XActivity_Rest(game, actor, action->arg);
}

/* The door tile at a cell that can change, or NULL. */
static const XTileKind *door_at(const XGame *game, const XLocation *place, int32_t x, int32_t y)
{
  if (!XMap_Contains(&place->map, x, y))
    return NULL;
  const XTileKind *tile = XMap_Tile(&place->map, game->world->content, x, y);
  return (tile->flags & XTILE_DOOR) != 0 ? tile : NULL;
}

static XResult step_onto(XGame *game, XCreature *actor, XLocation *place, XCreature *other,
                         const XAction *action)
{
  const bool told = XHandle_Equal(game->commanded, XCreature_Handle(actor)) && other->ally != 0;
  const bool hero = XCreature_IsHero(game->world, actor) || told;
  if (XCreature_IsEnemy(game->world, actor, other))
    return XResult_Instead((XAction){.kind = XACT_ATTACK, .target = XCreature_Handle(other)});
  const XMonster *monster = XCreature_Monster(other);
  if (!hero || monster == NULL || (monster->ai & XAI_STILL) != 0) {
    XEvent event = XEvent_Of(game, "in_the_way", hero ? XEVENT_PLAIN : XEVENT_QUIET, other);
    XGame_Emit(game, &event);
    return (XResult){.outcome = XRESULT_REFUSED};
  }
  if (XTrap_Known(place, other->base.x, other->base.y) != NULL && action->arg != XACT_STEP_FORCE)
    return XResult_Refuse(game, actor, "trap_in_the_way", NULL);
  const int32_t ticks = XAction_Cost(game, actor, action);
  XMartial_Spend(actor, 1);
  const int16_t x = actor->base.x, y = actor->base.y, to_x = other->base.x, to_y = other->base.y;
  if (!XParting_Leave(game, actor, to_x, to_y))
    return XResult_Done(ticks);
  XLocation_Take(place, &other->base, true);
  XLocation_Move(place, &actor->base, to_x, to_y);
  XLocation_Put(place, &other->base, x, y, true);
  XEvent event = XEvent_Of(game, "swap", XEVENT_PLAIN, actor);
  event.target = XEventParty_Creature(game, other);
  XGame_Emit(game, &event);
  XFloor_Tell(game, actor);
  XParting_Arrive(game, actor, x, y);
  return XResult_Done(ticks + (actor->hp > 0 ? XTrap_Spring(game, actor) : 0));
}

static bool too_heavy(const XGame *game, const XCreature *actor)
{
  const XBurdenStep *burden = XCreature_BurdenWord(game->world, actor);
  return burden != NULL && burden->refuses;
}

/* Where a step that goes astray leads. False, with a sentence, when it leads nowhere. */
static bool stagger(XGame *game, XCreature *actor, const XLocation *place, int16_t *x, int16_t *y)
{
  const XDirection *way =
      &XDirections[XRandom_Below(XWorld_Stream(game->world, XSTREAM_COMBAT), XDIRECTION_COUNT)];
  *x = (int16_t)(actor->base.x + way->dx);
  *y = (int16_t)(actor->base.y + way->dy);
  const bool free = XMap_Walkable(&place->map, game->world->content, *x, *y) &&
                    XCreature_At(game->world, place, *x, *y) == NULL;
  const XEvent event = XEvent_Of(game, free ? "stagger" : "stumble", XEVENT_PLAIN, actor);
  XGame_Emit(game, &event);
  return free;
}

/* Why the hero does not tread there: a trap that he knows of, unless he is told to all the same. */
static const char *why_not_tread(const XGame *game, const XCreature *actor, const XLocation *place,
                                 const XAction *action)
{
  const int32_t x = actor->base.x + action->dx, y = actor->base.y + action->dy;
  if (!XMap_Walkable(&place->map, game->world->content, x, y))
    return "blocked";
  if (too_heavy(game, actor))
    return "too_heavy_step";
  const bool trap = XCreature_IsHero(game->world, actor) && XTrap_Known(place, x, y) != NULL;
  return trap && action->arg != XACT_STEP_FORCE ? "trap_in_the_way" : NULL;
}

/* The hero stands on a new cell. Ticks that what he trod on adds. */
static int32_t arrive(XGame *game, XCreature *hero)
{
  XGame_Look(game);
  XFloor_Tell(game, hero);
  const int32_t held = XTrap_Spring(game, hero);
  if (game->state == XGAME_PLAYING)
    XTrap_Notice(game);
  return held;
}

XTread XAct_Tread(XGame *game, XCreature *actor, int16_t x, int16_t y)
{
  const int16_t from_x = actor->base.x, from_y = actor->base.y;
  XTread tread = {.moved = XParting_Leave(game, actor, x, y)};
  if (!tread.moved)
    return tread;
  XLocation_Move(XCreature_Location(game->world, actor), &actor->base, x, y);
  if (XCreature_IsHero(game->world, actor))
    tread.held = arrive(game, actor);
  if (actor->hp > 0)
    XParting_Arrive(game, actor, from_x, from_y);
  return tread;
}

/* Rampaging: the first step is free; what it ends in is what it costs, a blow or a step. A second
   half that cannot be done leaves the cost of a step. */
static XResult rampage(XGame *game, XCreature *actor, const XAction *action)
{
  const int32_t ticks = XAction_Cost(game, actor, action);
  XLocation *place = XCreature_Location(game->world, actor);
  const XEvent event = XEvent_Of(game, "rampage", XEVENT_PLAIN, actor);
  XGame_Emit(game, &event);
  XMartial_Spend(actor, 1);
  XTread tread = XAct_Tread(game, actor, (int16_t)(actor->base.x + action->dx),
                            (int16_t)(actor->base.y + action->dy));
  const int32_t x = actor->base.x + action->dx, y = actor->base.y + action->dy;
  if (!tread.moved || tread.held > 0 || actor->hp < 1)
    return XResult_Done(ticks + tread.held);
  const XCreature *other = XCreature_At(game->world, place, x, y);
  if (other != NULL && XCreature_IsEnemy(game->world, actor, other))
    return XResult_Instead((XAction){.kind = XACT_ATTACK, .target = XCreature_Handle(other)});
  if (other == NULL && why_not_tread(game, actor, place, action) == NULL)
    tread = XAct_Tread(game, actor, (int16_t)x, (int16_t)y);
  return XResult_Done(ticks + tread.held);
}

XResult XAct_Step(XGame *game, XCreature *actor, const XAction *action)
{
  XLocation *place = XCreature_Location(game->world, actor);
  const int32_t x = actor->base.x + action->dx, y = actor->base.y + action->dy;
  XCreature *other = XCreature_At(game->world, place, x, y);
  if (other == actor)
    return XAct_Wait(game, actor, action);
  if (other != NULL)
    return step_onto(game, actor, place, other, action);
  const XTileKind *door = door_at(game, place, x, y);
  if (door != NULL && door->opens_into != NULL)
    return XResult_Instead((XAction){.kind = XACT_OPEN, .dx = action->dx, .dy = action->dy});
  if (!XMap_Contains(&place->map, x, y) && XLocation_ExitAt(place, actor->base.x, actor->base.y))
    return XResult_Instead((XAction){.kind = XACT_STAIRS});
  const char *why_not = why_not_tread(game, actor, place, action);
  if (why_not != NULL)
    return XResult_Refuse(game, actor, why_not, NULL);
  if (XMartial_Rampages(game, actor, action->dx, action->dy))
    return rampage(game, actor, action);
  const int32_t ticks = XAction_Cost(game, actor, action);
  int16_t to_x = (int16_t)x, to_y = (int16_t)y;
  if (XAct_GoesAstray(game, actor) && !stagger(game, actor, place, &to_x, &to_y))
    return XResult_Done(ticks);
  const int16_t from_x = actor->base.x, from_y = actor->base.y;
  XMartial_Spend(actor, 1);
  const XTread tread = XAct_Tread(game, actor, to_x, to_y);
  if (game->profile != XPROFILE_CLASSIC && XCreature_IsHunted(game->world, actor))
    XCreature_UseSkill(actor, XSKILL_SPRINT);
  if (tread.moved && actor->hp > 0)
    XMartial_Step(game, actor, from_x, from_y, ticks);
  return XResult_Done(ticks + tread.held);
}

static XResult turn_door(XGame *game, XCreature *actor, const XAction *action,
                         const XTileKind *into, const char *word)
{
  XLocation *place = XCreature_Location(game->world, actor);
  const int32_t x = actor->base.x + action->dx, y = actor->base.y + action->dy;
  const int32_t ticks = XAction_Cost(game, actor, action);
  XMap_SetTile(&place->map, x, y, into);
  const XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
  XGame_Emit(game, &event);
  XGame_Look(game);
  return XResult_Done(ticks);
}

XResult XAct_Open(XGame *game, XCreature *actor, const XAction *action)
{
  const XLocation *place = XCreature_Location(game->world, actor);
  const int32_t x = actor->base.x + action->dx, y = actor->base.y + action->dy;
  const XTileKind *door = door_at(game, place, x, y);
  if (door == NULL || door->opens_into == NULL)
    return XResult_Refuse(game, actor, "no_door_to_open", NULL);
  return turn_door(game, actor, action, door->opens_into, "door_open");
}

XResult XAct_Close(XGame *game, XCreature *actor, const XAction *action)
{
  const XLocation *place = XCreature_Location(game->world, actor);
  const int32_t x = actor->base.x + action->dx, y = actor->base.y + action->dy;
  const XTileKind *door = door_at(game, place, x, y);
  if (door == NULL || door->closes_into == NULL)
    return XResult_Refuse(game, actor, "no_door_to_close", NULL);
  if (XCreature_At(game->world, place, x, y) != NULL || XFloor_Count(game, place, x, y) > 0)
    return XResult_Refuse(game, actor, "door_blocked", NULL);
  return turn_door(game, actor, action, door->closes_into, "door_close");
}

/* Somebody else goes, and sleeps there with the rest of that place until the hero comes. */
static XResult slip_away(XGame *game, XCreature *actor, const XAction *action, XExit way)
{
  XLocation *to = XGame_Place(game, (const XPlaceKind *)way.place);
  const XMark *mark = XLocation_Mark(to, way.arrival);
  int16_t x, y;
  if (mark == NULL || !XBuild_FreeCell(game, to, XWorld_Stream(game->world, XSTREAM_WORLD), mark->x,
                                       mark->y, &x, &y))
    return (XResult){.outcome = XRESULT_REFUSED};
  const int32_t ticks = XAction_Cost(game, actor, action);
  const XEvent event = XEvent_Of(game, "slips_away", XEVENT_PLAIN, actor);
  XGame_Emit(game, &event);
  XWindUp_Forget(game, actor);
  XLocation_Take(XCreature_Location(game->world, actor), &actor->base, true);
  XLocation_Put(to, &actor->base, x, y, true);
  XAi_Forget(actor);
  return XResult_Done(ticks);
}

XResult XAct_Stairs(XGame *game, XCreature *actor, const XAction *action)
{
  const bool down = action->arg > 0;
  XLocation *place = XCreature_Location(game->world, actor);
  const XTileKind *tile =
      XMap_Tile(&place->map, game->world->content, actor->base.x, actor->base.y);
  const XExit *way = XLocation_ExitAt(place, actor->base.x, actor->base.y);
  const bool edge = (tile->flags & XTILE_EDGE) != 0;
  if (way != NULL && !XCreature_IsHero(game->world, actor))
    return slip_away(game, actor, action, *way);
  if (way == NULL || (!edge && (tile->flags & (down ? XTILE_DOWN : XTILE_UP)) == 0))
    return XResult_Refuse(game, actor, down ? "no_stairs_down" : "no_stairs_up", NULL);
  if (XContent_IsMissing(game->world->content, way->place))
    return XResult_Refuse(game, actor, "blocked", NULL);
  if (too_heavy(game, actor))
    return XResult_Refuse(game, actor, "too_heavy_step", NULL);
  const int32_t ticks = XAction_Cost(game, actor, action);
  const XExit taken = *way;
  XLocation *to = XGame_Place(game, (const XPlaceKind *)taken.place);
  XPursuit_Follow(game, to, taken.arrival);
  XGame_Enter(game, to, taken.arrival);
  XEvent event = XEvent_Of(game,
                           edge   ? "way_out"
                           : down ? "stairs_down"
                                  : "stairs_up",
                           XEVENT_PLAIN, actor);
  event.place = taken.place;
  XGame_Emit(game, &event);
  XFloor_Tell(game, actor);
  return XResult_Done(ticks);
}
