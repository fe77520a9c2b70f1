#ifndef GAME_QUEST_H
#define GAME_QUEST_H
/* Quests: what the hero has undertaken, as a chain of stages that content describes. A stage asks
   for one thing: somebody killed, a place reached, somebody spoken to, who may want something
   brought. It may have a deadline, and lead elsewhere when that has passed. */

#include "game/xgame.h"

#define XQUEST_STAGES 16
#define XQUESTS_MOST  200 /* that a game keeps */

typedef struct XQuestStage {
  const char *id, *text; /* the text: what is to be done, for the list of quests */
  const XKind *kill;     /* XMonster: by the hero or his company */
  const XKind *reach;    /* XPlaceKind */
  const XKind *talk;     /* XMonster: whoever is of this kind */
  const XKind *bring;    /* XItemKind, to whom is spoken to; it is taken */
  int32_t count;         /* how many are to be killed or brought */
  int32_t within;        /* slices; 0: no deadline */
  const char *to;        /* the stage that follows; NULL: the quest is fulfilled */
  const char *late;      /* the stage after a deadline; NULL: the quest has failed */
} XQuestStage;

typedef struct XQuestKind {
  XKind base;
  const char *description; /* one sentence, who wants what */
  XQuestStage stages[XQUEST_STAGES];
  int32_t stage_count; /* the first begins it */
  int32_t experience, gold;
  const XKind *item; /* XItemKind given when it is fulfilled, or NULL */
  int32_t item_count;
} XQuestKind;

typedef enum XQuestState {
  XQUEST_OPEN,
  XQUEST_DONE,
  XQUEST_FAILED,
  XQUEST_STATE_COUNT
} XQuestState;

/* A quest of the hero's. */
typedef struct XQuest {
  const XKind *kind;
  uint8_t state; /* XQuestState */
  int32_t stage; /* index */
  int32_t done;  /* of its count */
  int64_t since; /* ticks when the stage began */
} XQuest;

extern const XField XQuest_Fields[];

/* The hero undertakes it and is told; nothing when he has, or had. False when no more are kept. */
bool XQuest_Begin(XGame *game, const XQuestKind *kind);
/* His quest of this kind, or NULL. */
const XQuest *XQuest_Find(const XGame *game, const XQuestKind *kind);
/* What an open quest asks for now, or NULL: its kind is not there. */
const XQuestStage *XQuest_Stage(const XQuest *quest);
/* Slices until the deadline of its stage, 0 or more; -1 when there is none. */
int64_t XQuest_Left(const XGame *game, const XQuest *quest);

/* What happens, for the quests that wait for it: the hero or his company killed somebody of a kind;
   he has come to a place; he speaks to somebody; time has passed. */
void XQuest_Killed(XGame *game, const XKind *monster);
void XQuest_Reached(XGame *game, const XKind *place);
void XQuest_Spoken(XGame *game, const XCreature *speaker);
void XQuest_Watch(XGame *game);

#endif
