#ifndef GAME_TALK_H
#define GAME_TALK_H
/* Talking: a dialogue is content, a graph of what its speaker says and what can be answered. Where
   the hero is in one is saved with him: a question waits over a save. */

#include "creature/template.h"
#include "game/xgame.h"

#define XTALK_NODES   24
#define XTALK_ANSWERS 60

typedef struct XTalkNode {
  const char *id, *text;
} XTalkNode;

typedef struct XTalkAnswer {
  const char *from, *text;
  const char *to;   /* the node that follows; NULL ends the talk */
  const char *when; /* a callback that allows it, or NULL */
  const char *does; /* a callback that runs when it is given, or NULL */
} XTalkAnswer;

typedef struct XDialogueKind {
  XKind base;
  const XKind *speaker; /* XMonster: whoever is of this kind */
  XTalkNode nodes[XTALK_NODES];
  int32_t node_count; /* the first begins it */
  XTalkAnswer answers[XTALK_ANSWERS];
  int32_t answer_count;
} XDialogueKind;

/* What a creature has to say, or NULL. */
const XDialogueKind *XTalk_Of(const XGame *game, const XCreature *creature);
/* Begins a talk of the hero with somebody beside him: says the first node. */
void XTalk_Begin(XGame *game, XCreature *speaker);
/* Whether a question waits for an answer, from somebody who is still beside the hero. */
bool XTalk_IsPending(const XGame *game);
/* What was said last. Pending only. */
const char *XTalk_Text(const XGame *game);
/* The number-th answer that can be given, from 1; NULL past the last. Pending only. */
const XTalkAnswer *XTalk_Answer(const XGame *game, int32_t number);
/* Gives it. False with a reason when there is none. */
bool XTalk_Give(XGame *game, int32_t number, XText *why);
/* Leaves the talk, wherever it is. */
void XTalk_End(XGame *game);

#endif
