/* Dialogues: which answers are open is worked out once, when a node is said, so that looking at
   them runs no callback. */
#include "game/talk.h"

#include "engine/xstring.h"
#include "game/message.h"
#include "game/quest.h"

#include <string.h>

const XDialogueKind *XTalk_Of(const XGame *game, const XCreature *creature)
{
  const XContent *content = game->world->content;
  for (int32_t i = 0; creature->monster != NULL && i < XContent_Count(content, XKIND_DIALOGUE);
       i++) {
    const XDialogueKind *kind = (const XDialogueKind *)XContent_At(content, XKIND_DIALOGUE, i);
    if (kind->speaker == creature->monster)
      return kind;
  }
  return NULL;
}

static bool call(XGame *game, const char *callback, const XCreature *speaker)
{
  const XScript *script = &game->world->script;
  return script->Talk != NULL && script->Talk(script->context, game->world, callback,
                                              game->world->hero, XCreature_Handle(speaker)) != 0;
}

static void say(XGame *game, const XCreature *speaker, const char *text)
{
  XText line;
  XText_Init(&line);
  XCreature_Name(speaker, &line);
  if (line.length > 0 && line.data[0] >= 'a' && line.data[0] <= 'z')
    line.data[0] = (char)(line.data[0] - 'a' + 'A');
  XText_AddFormat(&line, ": %s", text);
  XGame_Log(game, line.data, XEVENT_PLAIN);
  XText_Clear(&line);
}

/* Says a node and finds out what can be answered; without an answer the talk is over. */
static void enter(XGame *game, XCreature *speaker, const XDialogueKind *kind, int32_t node)
{
  XCreature *hero = XGame_Hero(game);
  uint64_t open = 0;
  say(game, speaker, kind->nodes[node].text);
  for (int32_t i = 0; i < kind->answer_count; i++) {
    const XTalkAnswer *answer = &kind->answers[i];
    if (strcmp(answer->from, kind->nodes[node].id) == 0 &&
        (answer->when == NULL || call(game, answer->when, speaker)))
      open |= UINT64_C(1) << i;
  }
  if (open == 0) {
    XTalk_End(game);
    return;
  }
  hero->talk = &kind->base;
  hero->talk_with = XCreature_Handle(speaker);
  hero->talk_node = node;
  hero->talk_open = (int64_t)open;
}

void XTalk_Begin(XGame *game, XCreature *speaker)
{
  XQuest_Spoken(game, speaker);
  enter(game, speaker, XTalk_Of(game, speaker), 0);
}

void XTalk_End(XGame *game)
{
  XCreature *hero = XGame_Hero(game);
  if (hero == NULL)
    return;
  hero->talk = NULL;
  hero->talk_with = XHANDLE_NONE;
  hero->talk_node = 0;
  hero->talk_open = 0;
}

static XCreature *partner(const XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  XCreature *speaker = XCreature_Try(XWorld_Get(game->world, hero->talk_with));
  const XMapObject *a = &hero->base;
  if (speaker == NULL || !XHandle_Equal(speaker->base.location, a->location) ||
      XCreature_Distance(a->x, a->y, speaker->base.x, speaker->base.y) > 1 ||
      XCreature_IsEnemy(game->world, hero, speaker))
    return NULL;
  return speaker;
}

bool XTalk_IsPending(const XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  if (hero == NULL || hero->talk == NULL || partner(game) == NULL)
    return false;
  return hero->talk_node < ((const XDialogueKind *)hero->talk)->node_count;
}

const char *XTalk_Text(const XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  return ((const XDialogueKind *)hero->talk)->nodes[hero->talk_node].text;
}

const XTalkAnswer *XTalk_Answer(const XGame *game, int32_t number)
{
  const XCreature *hero = XGame_Hero(game);
  const XDialogueKind *kind = (const XDialogueKind *)hero->talk;
  for (int32_t i = 0; i < kind->answer_count; i++)
    if (((uint64_t)hero->talk_open >> i & 1) != 0 && --number == 0)
      return &kind->answers[i];
  return NULL;
}

static int32_t node_of(const XDialogueKind *kind, const char *id)
{
  int32_t node = 0;
  while (node < kind->node_count && strcmp(kind->nodes[node].id, id) != 0)
    node++;
  return node;
}

bool XTalk_Give(XGame *game, int32_t number, XText *why)
{
  const XTalkAnswer *answer = XTalk_IsPending(game) ? XTalk_Answer(game, number) : NULL;
  if (answer == NULL) {
    XText_Add(why, XTalk_IsPending(game) ? "there is no such answer" : "nobody asks you anything");
    return false;
  }
  XCreature *speaker = partner(game);
  const XHandle self = XCreature_Handle(speaker);
  const XDialogueKind *kind = (const XDialogueKind *)XGame_Hero(game)->talk;
  XTalk_End(game);
  if (answer->does != NULL)
    call(game, answer->does, speaker);
  if (answer->to != NULL && XWorld_Get(game->world, self) != NULL && game->state == XGAME_PLAYING)
    enter(game, speaker, kind, node_of(kind, answer->to));
  return true;
}
