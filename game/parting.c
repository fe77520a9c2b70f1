/* Parting blows. Next_Action_Time is read off the ring; turn.c charges. */
#include "game/parting.h"

#include "creature/delay.h"
#include "game/blows.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/view.h"
#include "game/windup.h"

enum { REACH = 1 };

/* A step as a foe sees it. */
typedef struct Passage {
  const XCreature *mover;
  int32_t x, y, to_x, to_y;
} Passage;

static bool in_reach(const XCreature *foe, int32_t x, int32_t y)
{
  return XCreature_Distance(foe->base.x, foe->base.y, x, y) <= REACH;
}

static bool is_aware(const XGame *game, const XCreature *foe, const XCreature *mover)
{
  if (XCreature_IsHero(game->world, foe))
    return XGame_SeesCreature(game, mover);
  return foe->mood == XMOOD_HUNTING &&
         XCreature_Sees(game->world, foe, mover->base.x, mover->base.y);
}

/* Whether its blow, begun now, costs it no more than the time it is early by. */
static bool is_in_time(const XGame *game, const XCreature *foe, const XCreature *mover)
{
  const XScheduler *ring = &game->world->scheduler;
  if (foe->base.base.bucket < 0 || mover->base.base.bucket < 0)
    return false;
  const int64_t wait =
      XScheduler_TimeOf(ring, &foe->base.base) - XScheduler_TimeOf(ring, &mover->base.base);
  const XWeighted blow = XDelay_Blow(game->world, foe, (XProfile)game->profile);
  return wait <= XWeighted_Least(&blow);
}

static bool strikes(const XGame *game, const XCreature *foe, const Passage *step)
{
  return foe != step->mover && foe->hp > 0 && (foe->once & XONCE_STRUCK) == 0 &&
         XWindUp_By(game, foe) == NULL && XCreature_IsEnemy(game->world, foe, step->mover) &&
         is_aware(game, foe, step->mover) && is_in_time(game, foe, step->mover);
}

static bool strikes_leaver(const XGame *game, const XCreature *foe, const Passage *step)
{
  return in_reach(foe, step->x, step->y) && !in_reach(foe, step->to_x, step->to_y) &&
         strikes(game, foe, step);
}

static bool strikes_comer(const XGame *game, const XCreature *foe, const Passage *step)
{
  if (in_reach(foe, step->x, step->y) || !in_reach(foe, step->to_x, step->to_y) ||
      (step->mover->once & XONCE_MET) != 0)
    return false;
  const XWeaponVerb *verb = XBlow_VerbOf(game, foe);
  return verb != NULL && verb->verb == XVERB_MEET && strikes(game, foe, step);
}

/* The blow is struck and paid for. */
static void strike(XGame *game, XCreature *foe, XCreature *mover, const char *word)
{
  const XHandle self = XCreature_Handle(foe);
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, foe);
  event.target = XEventParty_Creature(game, mover);
  event.seen = event.seen || (event.target.flags & XPARTY_SEEN) != 0;
  XGame_Emit(game, &event);
  const XWeighted blow = XDelay_Blow(game->world, foe, (XProfile)game->profile);
  const int32_t ticks = (int32_t)XWeighted_Draw(&blow, XWorld_Stream(game->world, XSTREAM_COMBAT));
  foe->once |= XONCE_STRUCK;
  XBlow_Attack(game, foe, mover);
  if (XWorld_Get(game->world, self) != NULL)
    XGame_ChargeBlow(game, foe, ticks);
}

static bool lives(const XGame *game, XHandle who)
{
  const XCreature *creature = XCreature_Try(XWorld_Get(game->world, who));
  return creature != NULL && creature->hp > 0;
}

/* The index-th creature around a cell, or NULL. */
static XCreature *neighbour(const XGame *game, const XLocation *place, int32_t x, int32_t y,
                            int32_t index)
{
  return XCreature_At(game->world, place, x + index % 3 - 1, y + index / 3 - 1);
}

bool XParting_Threatens(const XGame *game, const XCreature *foe, const XCreature *mover)
{
  const Passage step = {.mover = mover};
  return game->profile != XPROFILE_CLASSIC && in_reach(foe, mover->base.x, mover->base.y) &&
         strikes(game, foe, &step);
}

int32_t XParting_Count(const XGame *game, int32_t x, int32_t y)
{
  const XCreature *hero = XGame_Hero(game);
  const Passage step = {hero, hero->base.x, hero->base.y, x, y};
  const XLocation *place = XWorld_Here(game->world);
  int32_t count = 0;
  for (int32_t i = 0; i < place->creatures.count && game->profile != XPROFILE_CLASSIC; i++) {
    const XCreature *foe = XCreature_From(XWorld_Get(game->world, place->creatures.items[i]));
    if ((strikes_leaver(game, foe, &step) || strikes_comer(game, foe, &step)) &&
        XGame_SeesCreature(game, foe))
      count++;
  }
  return count;
}

bool XParting_Leave(XGame *game, XCreature *mover, int32_t x, int32_t y)
{
  const Passage step = {mover, mover->base.x, mover->base.y, x, y};
  const XHandle self = XCreature_Handle(mover);
  const XLocation *place = XCreature_Location(game->world, mover);
  if (game->profile == XPROFILE_CLASSIC)
    return true;
  for (int32_t i = 0; i < 9 && lives(game, self); i++) {
    XCreature *foe = neighbour(game, place, step.x, step.y, i);
    if (foe != NULL && strikes_leaver(game, foe, &step))
      strike(game, foe, mover, "parting_blow");
  }
  return lives(game, self);
}

void XParting_Arrive(XGame *game, XCreature *mover, int32_t from_x, int32_t from_y)
{
  const Passage step = {mover, from_x, from_y, mover->base.x, mover->base.y};
  const XHandle self = XCreature_Handle(mover);
  const XLocation *place = XCreature_Location(game->world, mover);
  if (game->profile == XPROFILE_CLASSIC)
    return;
  for (int32_t i = 0; i < 9 && lives(game, self); i++) {
    XCreature *foe = neighbour(game, place, step.to_x, step.to_y, i);
    if (foe == NULL || !strikes_comer(game, foe, &step))
      continue;
    mover->once |= XONCE_MET;
    strike(game, foe, mover, "met_blow");
  }
}
