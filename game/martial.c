/* Attacks made by moving. */
#include "game/martial.h"

#include "creature/body.h"
#include "creature/delay.h"
#include "game/acts.h"
#include "game/blows.h"
#include "game/command.h"
#include "game/message.h"
#include "game/view.h"

#include <stddef.h>

enum { WHOLE = 100, JUMP_STEPS = 2 };

bool XMartial_Knows(const XGame *game, const XCreature *creature, XArt art)
{
  const XCareer *career = (const XCareer *)creature->career;
  return career != NULL && game->profile != XPROFILE_CLASSIC && (career->arts & (1u << art)) != 0;
}

XWeighted XMartial_Attacks(const XGame *game, const XCreature *actor, int32_t ticks)
{
  const XWeighted blow = XDelay_Blow(game->world, actor, (XProfile)game->profile);
  return XWeighted_Quotient(ticks, &blow);
}

static bool stands(const XGame *game, XHandle who)
{
  const XCreature *creature = XCreature_Try(XWorld_Get(game->world, who));
  return creature != NULL && creature->hp > 0;
}

/* The attacks of a move on one target. */
static void strike(XGame *game, XCreature *actor, XCreature *target, int32_t ticks,
                   const char *word)
{
  const XHandle self = XCreature_Handle(actor), other = XCreature_Handle(target);
  const XWeighted attacks = XMartial_Attacks(game, actor, ticks);
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
  event.target = XEventParty_Creature(game, target);
  XGame_Emit(game, &event);
  const int64_t count = XWeighted_Draw(&attacks, XWorld_Stream(game->world, XSTREAM_COMBAT));
  for (int64_t i = 0; i < count && stands(game, self) && stands(game, other); i++) {
    const XAttack attack = XCombat_Attack(game->world, actor);
    XBlow_Strike(game, actor, target, &attack, WHOLE);
  }
}

/* The enemy at a cell that the actor sees, or NULL. */
static XCreature *enemy_at(const XGame *game, const XCreature *actor, int32_t x, int32_t y)
{
  const XLocation *place = XCreature_Location(game->world, actor);
  XCreature *other = XCreature_At(game->world, place, x, y);
  return other != NULL && other != actor && other->hp > 0 &&
                 XCreature_IsEnemy(game->world, actor, other) &&
                 XCreature_Sees(game->world, actor, x, y)
             ? other
             : NULL;
}

void XMartial_Step(XGame *game, XCreature *actor, int32_t from_x, int32_t from_y, int32_t ticks)
{
  const int32_t x = actor->base.x, y = actor->base.y;
  for (int32_t i = 0; i < XDIRECTION_COUNT && actor->hp > 0; i++) {
    const int32_t at_x = x + XDirections[i].dx, at_y = y + XDirections[i].dy;
    const bool ahead = at_x == 2 * x - from_x && at_y == 2 * y - from_y;
    const bool around = XCreature_Distance(from_x, from_y, at_x, at_y) == 1;
    if ((!ahead || !XMartial_Knows(game, actor, XART_LUNGE)) &&
        (!around || !XMartial_Knows(game, actor, XART_WHIRLWIND)))
      continue;
    XCreature *target = enemy_at(game, actor, at_x, at_y);
    if (target != NULL)
      strike(game, actor, target, ticks, ahead ? "art_lunge" : "art_whirlwind");
  }
}

int32_t XMartial_MoveTicks(const XGame *game, const XCreature *actor, int32_t steps,
                           int32_t ordinary)
{
  const int32_t lashed = actor->lash < steps ? actor->lash : steps;
  return lashed * XGame_Rules(game)->lash_ticks + (steps - lashed) * ordinary;
}

void XMartial_Spend(XCreature *actor, int32_t steps)
{
  actor->lash = (uint8_t)(actor->lash < steps ? 0 : actor->lash - steps);
}

/* ---- The wall jump and the lash ---- */

/* Why this art cannot be used now, or NULL. */
static const char *why_not(const XGame *game, const XCreature *actor, XArt art, int32_t pp)
{
  if (game->profile == XPROFILE_CLASSIC)
    return "art_classic";
  if (!XMartial_Knows(game, actor, art))
    return "art_unknown";
  return actor->pp < pp ? "art_no_power" : NULL;
}

/* Off the wall, over the next cell, onto the one behind it. */
static const char *why_not_jump(const XGame *game, const XCreature *actor, const XAction *action)
{
  const XMap *map = &XCreature_Location(game->world, actor)->map;
  const XContent *content = game->world->content;
  const int32_t x = actor->base.x, y = actor->base.y;
  if (XMap_Walkable(map, content, x + action->dx, y + action->dy))
    return "jump_no_wall";
  if (!XMap_Walkable(map, content, x - action->dx, y - action->dy) ||
      !XMap_Walkable(map, content, x - 2 * action->dx, y - 2 * action->dy) ||
      !XHandle_IsNone(map->occupant[XMap_Cell(map, x - 2 * action->dx, y - 2 * action->dy)]))
    return "jump_no_room";
  return NULL;
}

XResult XAct_Jump(XGame *game, XCreature *actor, const XAction *action)
{
  const int32_t pp = XGame_Rules(game)->jump_pp;
  const char *why = why_not(game, actor, XART_WALL_JUMP, pp);
  if (why == NULL)
    why = why_not_jump(game, actor, action);
  if (why != NULL)
    return XResult_Refuse(game, actor, why, NULL);
  const int32_t ticks = XAction_Cost(game, actor, action);
  const XEvent event = XEvent_Of(game, "art_jump", XEVENT_PLAIN, actor);
  XGame_Emit(game, &event);
  actor->pp -= pp;
  XMartial_Spend(actor, JUMP_STEPS);
  const XTread tread = XAct_Tread(game, actor, (int16_t)(actor->base.x - 2 * action->dx),
                                  (int16_t)(actor->base.y - 2 * action->dy));
  for (int32_t i = 0; i < XDIRECTION_COUNT && tread.moved && actor->hp > 0; i++) {
    XCreature *target =
        enemy_at(game, actor, actor->base.x + XDirections[i].dx, actor->base.y + XDirections[i].dy);
    if (target != NULL)
      strike(game, actor, target, ticks, "art_strike");
  }
  return XResult_Done(ticks + tread.held);
}

XResult XAct_Lash(XGame *game, XCreature *actor, const XAction *action)
{
  const XRules *rules = XGame_Rules(game);
  const char *why = why_not(game, actor, XART_LASH, rules->lash_pp);
  if (why != NULL)
    return XResult_Refuse(game, actor, why, NULL);
  const int32_t ticks = XAction_Cost(game, actor, action);
  actor->pp -= rules->lash_pp;
  actor->lash = (uint8_t)rules->lash_steps;
  XGame_Tell(game, "art_lash", XEVENT_PLAIN, NULL, rules->lash_steps);
  return XResult_Done(ticks);
}

/* ---- Rampaging ---- */

bool XMartial_Rampages(const XGame *game, const XCreature *actor, int32_t dx, int32_t dy)
{
  const XMap *map = &XCreature_Location(game->world, actor)->map;
  int32_t x = actor->base.x + dx, y = actor->base.y + dy;
  if (game->profile == XPROFILE_CLASSIC || (dx == 0 && dy == 0) ||
      XBody_WornSum(game->world, actor, offsetof(XItemKind, rampage)) == 0 ||
      XCreature_ModifierSum(actor, offsetof(XModifierKind, confusion)) > 0)
    return false;
  for (int32_t steps = 1; XMap_Walkable(map, game->world->content, x, y); steps++) {
    if (!XHandle_IsNone(map->occupant[XMap_Cell(map, x, y)]))
      return steps > 1 && enemy_at(game, actor, x, y) != NULL;
    x += dx;
    y += dy;
  }
  return false;
}
