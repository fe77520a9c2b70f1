/* The state of a game beside its world: what is saved of it, its hash, its restoring. */
#include "game/xgame.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/chronicle.h"
#include "game/party.h"
#include "game/populate.h"
#include "game/quest.h"
#include "game/view.h"
#include "game/windup.h"

#include <stdlib.h>

static const XField message_fields[] = {
    XFIELD_TEXT(XMessage, text),
    XFIELD_NUMBER(XMessage, count, XTYPE_I32, 1, INT32_MAX),
    XFIELD_NUMBER(XMessage, time, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XMessage, command, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XMessage, weight, XTYPE_U8, XEVENT_QUIET, XEVENT_DIRE),
    XFIELD_END,
};

static const XField strike_fields[] = {
    XFIELD_TEXT(XStrike, callback),
    XFIELD_NUMBER(XStrike, count, XTYPE_I32, 1, INT32_MAX),
    XFIELD_END,
};

static const XField fact_fields[] = {
    XFIELD_TEXT(XFact, name),
    XFIELD_NUMBER(XFact, value, XTYPE_I32, INT32_MIN, INT32_MAX),
    XFIELD_END,
};

static const XField known_fields[] = {
    XFIELD_KIND(XKnown, kind, XKIND_ITEM),
    XFIELD_END,
};

static const XField member_fields[] = {
    XFIELD_HANDLE(XMember, who),
    XFIELD_TEXT(XMember, queued),
    XFIELD_END,
};

#define ACTIVITY_RANGE(label, member, mtype, lo, hi)                                               \
  {                                                                                                \
    .name = label, .type = mtype,                                                                  \
    .offset = offsetof(XGame, activity) + offsetof(XActivity, member),                             \
    .size = sizeof(((XActivity *)0)->member), .count = 1, .min = lo, .max = hi                     \
  }
#define ACTIVITY_NUMBER(label, member, mtype, hi) ACTIVITY_RANGE(label, member, mtype, 0, hi)

const XField XGame_Fields[] = {
    XFIELD_NUMBER(XGame, profile, XTYPE_U8, 0, XPROFILE_COUNT - 1),
    XFIELD_NUMBER(XGame, state, XTYPE_U8, 0, XGAME_STATE_COUNT - 1),
    {.name = "commands",
     .type = XTYPE_I64,
     .offset = offsetof(XGame, commands),
     .size = sizeof(int64_t),
     .count = 1,
     .max = XFIELD_COUNT_MOST,
     .unhashed = true},
    XFIELD_NUMBER(XGame, actions, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XGame, charged, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XGame, last_cost, XTYPE_I32, 0, INT32_MAX),
    ACTIVITY_NUMBER("activity", kind, XTYPE_U8, XACTIVITY_COUNT - 1),
    ACTIVITY_NUMBER("activity_until_healed", until_healed, XTYPE_U8, 1),
    ACTIVITY_NUMBER("activity_done", done, XTYPE_I32, INT32_MAX),
    ACTIVITY_NUMBER("activity_limit", limit, XTYPE_I32, INT32_MAX),
    ACTIVITY_NUMBER("activity_hp", hp, XTYPE_I32, INT32_MAX),
    ACTIVITY_NUMBER("activity_harmful", harmful, XTYPE_I32, INT32_MAX),
    ACTIVITY_NUMBER("activity_at_x", at_x, XTYPE_I16, XMAP_MAX_SIDE - 1),
    ACTIVITY_NUMBER("activity_at_y", at_y, XTYPE_I16, XMAP_MAX_SIDE - 1),
    ACTIVITY_NUMBER("activity_goal_x", goal_x, XTYPE_I16, XMAP_MAX_SIDE - 1),
    ACTIVITY_NUMBER("activity_goal_y", goal_y, XTYPE_I16, XMAP_MAX_SIDE - 1),
    ACTIVITY_NUMBER("activity_left", left, XTYPE_I32, INT32_MAX),
    ACTIVITY_NUMBER("activity_detours", detours, XTYPE_I32, INT32_MAX),
    ACTIVITY_RANGE("activity_dx", dx, XTYPE_I16, -1, 1),
    ACTIVITY_RANGE("activity_dy", dy, XTYPE_I16, -1, 1),
    ACTIVITY_NUMBER("activity_start", start, XTYPE_U8, 7),
    ACTIVITY_NUMBER("activity_act", act, XTYPE_U8, UINT8_MAX),
    {.name = "activity_item",
     .type = XTYPE_HANDLE,
     .offset = offsetof(XGame, activity) + offsetof(XActivity, item),
     .size = sizeof(XHandle),
     .count = 1},
    {.name = "activity_line",
     .type = XTYPE_TEXT,
     .offset = offsetof(XGame, activity) + offsetof(XActivity, line),
     .size = sizeof(((XActivity *)0)->line),
     .count = 1},
    XFIELD_NUMBER(XGame, practice, XTYPE_U8, 0, 1),
    XFIELD_NUMBER(XGame, unkillable, XTYPE_U8, 0, 1),
    XFIELD_NUMBER(XGame, autopickup, XTYPE_I32, 0, INT32_MAX),
    {.name = "messages",
     .shape = XSHAPE_CHILD,
     .type = XTYPE_RECORD,
     .offset = offsetof(XGame, messages),
     .size = sizeof(XMessage),
     .count = 1,
     .max = XMESSAGE_KEPT,
     .child = message_fields,
     .unhashed = true},
    XFIELD_CHILD(XGame, strikes, XStrike, strike_fields, 1000),
    XFIELD_CHILD(XGame, known, XKnown, known_fields, 1000),
    XFIELD_CHILD(XGame, facts, XFact, fact_fields, XGAME_FACTS),
    XFIELD_TEXT(XGame, cause),
    XFIELD_NUMBER(XGame, died_at, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XGame, night, XTYPE_U8, 0, 1),
    XFIELD_CHILD(XGame, party, XMember, member_fields, XPARTY_MOST),
    XFIELD_NUMBER(XGame, mode, XTYPE_U8, 0, XMODE_COUNT - 1),
    XFIELD_NUMBER(XGame, turn_mode, XTYPE_U8, 0, XMODE_SQUAD),
    XFIELD_NUMBER(XGame, squad_on, XTYPE_U8, 0, 1),
    XFIELD_NUMBER(XGame, squad_now, XTYPE_I64, INT32_MIN, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XGame, real_until, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XGame, danger, XTYPE_I32, 0, INT32_MAX),
    XFIELD_CHILD(XGame, quests, XQuest, XQuest_Fields, XQUESTS_MOST),
    {.name = "deeds",
     .shape = XSHAPE_CHILD,
     .type = XTYPE_RECORD,
     .offset = offsetof(XGame, deeds),
     .size = sizeof(XDeed),
     .count = 1,
     .max = XCHRONICLE_MOST,
     .child = XDeed_Fields,
     .unhashed = true},
    XFIELD_END,
};

const XClass *const XGame_Classes[] = {
    &XLocation_Class,  &XCreature_Class, &XItem_Class,    &XCorpse_Class,
    &XGenerator_Class, &XTimer_Class,    &XPending_Class, NULL};

XGame *XGame_New(const XContent *content, uint64_t seed, XProfile profile)
{
  XGame *game = XAlloc(sizeof *game);
  game->world = XWorld_New(content, seed);
  game->profile = (uint8_t)profile;
  const XScriptSource *scripts = XContent_Scripts(content);
  if (scripts != NULL)
    scripts->Attach(scripts->context, game, &game->world->script);
  return game;
}

void XGame_Free(XGame *game)
{
  if (game == NULL)
    return;
  const XScriptSource *scripts = XContent_Scripts(game->world->content);
  if (scripts != NULL)
    scripts->Detach(scripts->context, &game->world->script);
  XWorld_Free(game->world);
  XFields_Clear(XGame_Fields, game);
  free(game);
}

uint64_t XGame_Hash(const XGame *game)
{
  return XWorld_HashFields(game->world, XWorld_Hash(game->world), XGame_Fields, game);
}

XCreature *XGame_Hero(const XGame *game)
{
  return XCreature_Hero(game->world);
}

int64_t XGame_Score(const XGame *game)
{
  enum { GOLD_A_POINT = 10, POINTS_A_LEVEL = 100 };
  const XCreature *hero = XGame_Hero(game);
  return hero == NULL
             ? 0
             : hero->experience + hero->gold / GOLD_A_POINT + (int64_t)hero->level * POINTS_A_LEVEL;
}

const XRules *XGame_Rules(const XGame *game)
{
  return XRules_Of(game->world->content);
}

static bool restore_class(XWorld *world, const XClass *cls, XText *why)
{
  for (int32_t i = 0; i < XObjectTable_Count(&world->objects); i++) {
    XObject *object = XObjectTable_At(&world->objects, i);
    if (object->cls != cls)
      continue;
    for (const XClass *at = cls; at != NULL; at = at->base)
      if (at->Restore != NULL && !at->Restore(world, object, why))
        return false;
  }
  return true;
}

bool XGame_Restore(XGame *game, XText *why)
{
  for (int32_t i = 0; XGame_Classes[i] != NULL; i++)
    if (!restore_class(game->world, XGame_Classes[i], why))
      return false;
  XCreature *hero = XGame_Hero(game);
  if (hero == NULL || hero->race == NULL || XWorld_Here(game->world) == NULL) {
    XText_Add(why, "there is no hero in it, or nowhere for one to be");
    return false;
  }
  const XLocation *at = XCreature_Location(game->world, hero);
  if (game->state == XGAME_PLAYING && at != XWorld_Here(game->world)) {
    XText_Add(why, "the hero is not in the place that runs");
    return false;
  }
  if (game->state == XGAME_PLAYING && XCreature_Object(hero)->bucket < 0) {
    XText_Add(why, "the hero has no turn to come");
    return false;
  }
  game->world->companions = game->party.count > 1 ? game->party.count - 1 : 0;
  if (game->party.count == 0) /* kept before there were parties: the hero is one of them */
    XParty_Add(game, hero);
  if (!XParty_Check(game, why) || !XWorld_Check(game->world, why))
    return false;
  XGame_Look(game);
  return true;
}
