/* Quests: events come in, stages follow each other, rewards go out. */
#include "game/quest.h"

#include "creature/body.h"
#include "creature/learn.h"
#include "engine/xstring.h"
#include "game/floor.h"
#include "game/message.h"

#include <string.h>

const XField XQuest_Fields[] = {
    XFIELD_KIND(XQuest, kind, XKIND_QUEST),
    XFIELD_NUMBER(XQuest, state, XTYPE_U8, 0, XQUEST_STATE_COUNT - 1),
    XFIELD_NUMBER(XQuest, stage, XTYPE_I32, 0, XQUEST_STAGES - 1),
    XFIELD_NUMBER(XQuest, done, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XQuest, since, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_END,
};

static const XQuestKind *kind_of(const XQuest *quest)
{
  return (const XQuestKind *)quest->kind;
}

static XQuest *quest_at(const XGame *game, int32_t index)
{
  return (XQuest *)game->quests.items + index;
}

const XQuestStage *XQuest_Stage(const XQuest *quest)
{
  const XQuestKind *kind = kind_of(quest);
  return kind == NULL || quest->stage >= kind->stage_count ? NULL : &kind->stages[quest->stage];
}

const XQuest *XQuest_Find(const XGame *game, const XQuestKind *kind)
{
  for (int32_t i = 0; i < game->quests.count; i++)
    if (quest_at(game, i)->kind == &kind->base)
      return quest_at(game, i);
  return NULL;
}

int64_t XQuest_Left(const XGame *game, const XQuest *quest)
{
  const XQuestStage *stage = XQuest_Stage(quest);
  if (stage == NULL || stage->within == 0 || quest->state != XQUEST_OPEN)
    return -1;
  const int64_t left =
      quest->since + (int64_t)stage->within * XSCHEDULER_TIME_SLICE - game->world->scheduler.time;
  return left <= 0 ? 0 : (left + XSCHEDULER_TIME_SLICE - 1) / XSCHEDULER_TIME_SLICE;
}

/* "Below the granary: kill six quick rats." */
static void tell(XGame *game, const char *word, const XQuest *quest, const char *text)
{
  XText line;
  XText_Init(&line);
  XText_AddFormat(&line, "[%s %s", XContent_Word(game->world->content, word), quest->kind->name);
  XText_AddFormat(&line, text == NULL ? "]" : ": %s]", text);
  XGame_Log(game, line.data, XEVENT_WARN);
  game->interrupt = true;
  XText_Clear(&line);
}

static int32_t stage_of(const XQuestKind *kind, const char *id)
{
  int32_t stage = 0;
  while (stage < kind->stage_count && strcmp(kind->stages[stage].id, id) != 0)
    stage++;
  return stage;
}

static void reward(XGame *game, const XQuestKind *kind)
{
  XCreature *hero = XGame_Hero(game);
  hero->gold = hero->gold > INT32_MAX - kind->gold ? INT32_MAX : hero->gold + kind->gold;
  if (kind->item != NULL) {
    XItem *item = XItem_New(game->world, (const XItemKind *)kind->item, kind->item_count);
    if (XInventory_HasRoom(game->world, hero, item))
      XInventory_Give(game->world, hero, item);
    else
      XFloor_LayAt(game, XWorld_Here(game->world), hero->base.x, hero->base.y, item);
    XGame_Tell(game, "quest_given", XEVENT_PLAIN, item, 0);
  }
  if (kind->experience > 0 && XCreature_GainExperience(game->world, hero, kind->experience) > 0)
    XGame_Tell(game, "level_up", XEVENT_WARN, NULL, hero->level);
}

/* To the stage of this id; NULL ends it in this state. */
static void go_to(XGame *game, XQuest *quest, const char *id, XQuestState end)
{
  const XQuestKind *kind = kind_of(quest);
  quest->done = 0;
  quest->since = game->world->scheduler.time;
  if (id != NULL) {
    quest->stage = stage_of(kind, id);
    tell(game, "quest_next", quest, XQuest_Stage(quest)->text);
    return;
  }
  quest->state = (uint8_t)end;
  tell(game, end == XQUEST_DONE ? "quest_done" : "quest_failed", quest, NULL);
  if (end == XQUEST_DONE)
    reward(game, kind);
}

bool XQuest_Begin(XGame *game, const XQuestKind *kind)
{
  if (XQuest_Find(game, kind) != NULL)
    return true;
  if (game->quests.count >= XQUESTS_MOST || kind->stage_count == 0)
    return false;
  XQuest *quest = XRecords_Add(&game->quests, sizeof *quest);
  quest->kind = &kind->base;
  quest->since = game->world->scheduler.time;
  tell(game, "quest_begins", quest, kind->stages[0].text);
  return true;
}

static void advance(XGame *game, XQuest *quest, int32_t by)
{
  const XQuestStage *stage = XQuest_Stage(quest);
  quest->done += by;
  if (quest->done >= stage->count)
    go_to(game, quest, stage->to, XQUEST_DONE);
}

/* What an open quest waits for; NULL when it waits for nothing. */
static const XQuestStage *open_stage(const XGame *game, int32_t index)
{
  const XQuest *quest = quest_at(game, index);
  return quest->state == XQUEST_OPEN ? XQuest_Stage(quest) : NULL;
}

void XQuest_Killed(XGame *game, const XKind *monster)
{
  for (int32_t i = 0; i < game->quests.count; i++) {
    const XQuestStage *stage = open_stage(game, i);
    if (stage != NULL && stage->kill == monster)
      advance(game, quest_at(game, i), 1);
  }
}

void XQuest_Reached(XGame *game, const XKind *place)
{
  for (int32_t i = 0; i < game->quests.count; i++) {
    const XQuestStage *stage = open_stage(game, i);
    if (stage != NULL && stage->reach == place)
      advance(game, quest_at(game, i), stage->count);
  }
}

/* Takes as many of a kind from the hero's pack as are asked for; false when he has not so many. */
static bool hand_over(XGame *game, const XKind *kind, int32_t count)
{
  XCreature *hero = XGame_Hero(game);
  int32_t has = 0;
  for (int32_t i = 0; i < XInventory_Count(hero); i++) {
    const XItem *item = XInventory_At(game->world, hero, i);
    has += &XItem_Kind(item)->base == kind && item->worn == XSLOT_NONE ? item->quantity : 0;
  }
  if (has < count)
    return false;
  for (int32_t i = XInventory_Count(hero) - 1; i >= 0 && count > 0; i--) {
    XItem *item = XInventory_At(game->world, hero, i);
    if (&XItem_Kind(item)->base != kind || item->worn != XSLOT_NONE)
      continue;
    const int32_t taken = item->quantity < count ? item->quantity : count;
    item = XInventory_Take(game->world, hero, item, taken);
    XWorld_Destroy(game->world, &item->base.base);
    count -= taken;
  }
  return true;
}

void XQuest_Spoken(XGame *game, const XCreature *speaker)
{
  for (int32_t i = 0; i < game->quests.count; i++) {
    const XQuestStage *stage = open_stage(game, i);
    if (stage == NULL || stage->talk == NULL || stage->talk != speaker->monster)
      continue;
    if (stage->bring == NULL || hand_over(game, stage->bring, stage->count))
      advance(game, quest_at(game, i), stage->count);
  }
}

void XQuest_Watch(XGame *game)
{
  for (int32_t i = 0; i < game->quests.count; i++) {
    const XQuestStage *stage = open_stage(game, i);
    if (stage != NULL && XQuest_Left(game, quest_at(game, i)) == 0)
      go_to(game, quest_at(game, i), stage->late, XQUEST_FAILED);
  }
}
