/* The list of the party is kept in order of joining; whether one belongs is the creature's own
   flag, so that minds far below can ask. XParty_Check holds the two together. */
#include "game/party.h"

#include "creature/body.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/message.h"
#include "game/view.h"

#include <stdio.h>
#include <string.h>

enum { FOLLOW_REACH = 8 }; /* steps from the stairs within which a companion comes along */

static XMember *member_at(const XGame *game, int32_t index)
{
  return (XMember *)game->party.items + index;
}

int32_t XParty_Count(const XGame *game)
{
  return game->party.count;
}

XCreature *XParty_At(const XGame *game, int32_t index)
{
  return XCreature_Try(XWorld_Get(game->world, member_at(game, index)->who));
}

XMember *XParty_Member(const XGame *game, const XCreature *creature)
{
  for (int32_t i = 0; i < game->party.count; i++)
    if (XHandle_Equal(member_at(game, i)->who, XCreature_Handle(creature)))
      return member_at(game, i);
  return NULL;
}

bool XParty_IsHere(const XGame *game, const XCreature *creature)
{
  return creature != NULL && XCreature_IsOurs(game->world, creature) &&
         XHandle_Equal(creature->base.location, game->world->here) &&
         creature->base.base.bucket >= 0;
}

int32_t XParty_CountHere(const XGame *game)
{
  int32_t count = 0;
  for (int32_t i = 0; i < game->party.count; i++)
    count += XParty_IsHere(game, XParty_At(game, i));
  return count;
}

XCreature *XParty_Find(const XGame *game, const char *name, size_t length)
{
  for (int32_t i = game->party.count - 1; i >= 0; i--) { /* the hero may be called anything: last */
    XCreature *member = XParty_At(game, i);
    if (member != NULL && strlen(member->name) == length &&
        strncmp(member->name, name, length) == 0)
      return member;
  }
  return NULL;
}

XCreature *XParty_Spoken(const XGame *game, const char **line, XText *why)
{
  const char *at = *line + strspn(*line, " ");
  const size_t length = strcspn(at, " ");
  if (length < 2 || at[length - 1] != ':')
    return XGame_Hero(game);
  XCreature *member = XParty_Find(game, at, length - 1);
  if (member != NULL && XParty_IsHere(game, member)) {
    *line = at + length;
    return member;
  }
  XText_AddFormat(why, "nobody here who goes with you is called \"%.*s\"", (int)(length - 1), at);
  return NULL;
}

void XParty_AddName(const XGame *game, const XCreature *creature, XText *out)
{
  if (!XCreature_IsHero(game->world, creature))
    XText_AddFormat(out, "%s: ", creature->name);
}

/* --- joining and losing --- */

/* The first of the kind's names that nobody bears; numbered when all are taken. */
static void choose_name(const XGame *game, XCreature *creature)
{
  const char *names = XCreature_Monster(creature)->names;
  for (const char *at = names; at != NULL && *at != '\0';) {
    const size_t length = strcspn(at, " ");
    if (XParty_Find(game, at, length) == NULL) {
      snprintf(creature->name, sizeof creature->name, "%.*s", (int)length, at);
      return;
    }
    at += length + strspn(at + length, " ");
  }
  const char *first = names != NULL ? names : "Friend";
  for (int32_t number = 2; number < 2 + XPARTY_MOST; number++) {
    snprintf(creature->name, sizeof creature->name, "%.*s%d", (int)strcspn(first, " "), first,
             (int)number);
    if (XParty_Find(game, creature->name, strlen(creature->name)) == NULL)
      return;
  }
}

void XParty_Add(XGame *game, XCreature *creature)
{
  if (!XCreature_IsHero(game->world, creature)) {
    choose_name(game, creature);
    creature->ally = 1;
    game->world->companions++;
    creature->order = XORDER_FOLLOW;
    creature->mood = XMOOD_AT_EASE;
    creature->enemy = XHANDLE_NONE;
  }
  XMember *member = XRecords_Add(&game->party, sizeof *member);
  member->who = XCreature_Handle(creature);
}

void XParty_Lose(XGame *game, XCreature *creature)
{
  for (int32_t i = game->party.count - 1; i >= 0; i--)
    if (XHandle_Equal(member_at(game, i)->who, XCreature_Handle(creature)))
      XRecords_Remove(&game->party, sizeof(XMember), i);
  XEvent event = XEvent_Of(game, "party_lost", XEVENT_WARN, creature);
  event.actor.flags |= XPARTY_SEEN;
  event.seen = true;
  XGame_Emit(game, &event);
  creature->ally = 0;
  game->world->companions--;
}

static XItem *first_food(const XGame *game, const XCreature *hero)
{
  for (int32_t i = 0; i < XInventory_Count(hero); i++) {
    XItem *item = XInventory_At(game->world, hero, i);
    if (XItem_Kind(item)->type == XITEM_FOOD)
      return item;
  }
  return NULL;
}

const char *XParty_WhyNotJoin(const XGame *game, const XCreature *hero, const XCreature *other,
                              XItem **item)
{
  const XMonster *monster = other == NULL ? NULL : XCreature_Monster(other);
  *item = NULL;
  if (monster == NULL)
    return "ask_nobody";
  if (other->ally != 0)
    return "ask_ours";
  if (monster->names == NULL || XCreature_IsEnemy(game->world, hero, other))
    return "ask_unwilling";
  if (game->party.count >= XPARTY_MOST)
    return "ask_full";
  if (monster->price > 0)
    return hero->gold < monster->price ? "ask_gold" : NULL;
  *item = first_food(game, hero);
  return *item == NULL ? "ask_food" : NULL;
}

/* --- stairs --- */

static bool comes_along(const XGame *game, const XCreature *member)
{
  const XCreature *hero = XGame_Hero(game);
  return member != hero && XParty_IsHere(game, member) && member->order != XORDER_STAY &&
         XCreature_Distance(member->base.x, member->base.y, hero->base.x, hero->base.y) <=
             FOLLOW_REACH;
}

void XParty_Depart(XGame *game, XLocation *from)
{
  for (int32_t i = 0; i < game->party.count; i++) {
    XCreature *member = XParty_At(game, i);
    if (member != NULL && comes_along(game, member))
      XLocation_Take(from, &member->base, true);
  }
}

void XParty_Arrive(XGame *game, XLocation *to)
{
  const XCreature *hero = XGame_Hero(game);
  for (int32_t i = 0; i < game->party.count; i++) {
    XCreature *member = XParty_At(game, i);
    if (member == NULL || !XHandle_IsNone(member->base.location))
      continue;
    int16_t x = 0, y = 0;
    XBuild_FreeCell(game, to, XWorld_Stream(game->world, XSTREAM_WORLD), hero->base.x, hero->base.y,
                    &x, &y);
    XLocation_Put(to, &member->base, x, y, true);
    member->goal_x = member->goal_y = -1;
    member->enemy = XHANDLE_NONE;
    member->mood = XMOOD_AT_EASE;
  }
}

/* --- what holds, and orders --- */

bool XParty_Check(const XGame *game, XText *why)
{
  const XCreature *hero = XGame_Hero(game);
  for (int32_t i = 0; i < game->party.count; i++) {
    const XCreature *member = XParty_At(game, i);
    if (member == NULL || (i == 0) != (member == hero) || (i > 0 && member->ally == 0)) {
      XText_Add(why, "the party holds somebody who is not of it");
      return false;
    }
  }
  int32_t allies = 0;
  for (int32_t i = 0; i < XObjectTable_Count(&game->world->objects); i++) {
    const XCreature *creature = XCreature_Try(XObjectTable_At(&game->world->objects, i));
    allies += creature != NULL && creature->ally != 0;
  }
  if (allies + 1 == game->party.count && allies == game->world->companions)
    return true;
  XText_Add(why, "the party does not hold everybody who is of it");
  return false;
}

bool XParty_Order(XGame *game, const char *rest, XText *why)
{
  const size_t length = strcspn(rest, " ");
  XCreature *member = XParty_Find(game, rest, length);
  const char *order = rest + length + strspn(rest + length, " ");
  if (member == NULL || member->ally == 0) {
    XText_Add(why, "order whom? a name, then what: \"order Odo stay\"");
    return false;
  }
  for (int32_t i = 0; i < XORDER_COUNT; i++)
    if (strcmp(XOrder_Ids[i], order) == 0) {
      member->order = (uint8_t)i;
      return true;
    }
  XText_Add(why, "one of: follow stay attack flee lead");
  return false;
}
