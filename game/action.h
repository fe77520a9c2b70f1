#ifndef GAME_ACTION_H
#define GAME_ACTION_H
/* Actions: what hero and monsters do alike. An action returns what it cost; only turn.c charges it.
 */

#include "engine/xweighted.h"
#include "game/xgame.h"

typedef enum XActionKind {
  XACT_NONE,
  XACT_WAIT,
  XACT_STEP,
  XACT_ATTACK,
  XACT_OPEN,
  XACT_CLOSE,
  XACT_PICK_UP,
  XACT_DROP,
  XACT_WEAR,
  XACT_TAKE_OFF,
  XACT_EAT,
  XACT_QUAFF,
  XACT_STAIRS,
  XACT_REST,
  XACT_EXPLORE,
  XACT_TRAVEL,
  XACT_RUN,
  XACT_FIGHT,
  XACT_READ,
  XACT_THROW,
  XACT_FIRE,
  XACT_BUY,
  XACT_SELL,
  XACT_ASK,
  XACT_CAST,
  XACT_WIND_UP,
  XACT_JUMP,
  XACT_LASH,
  XACT_TALK,
  XACT_USE,
  XACT_COUNT
} XActionKind;

#define XACT_STEP_FORCE 1 /* arg of a step: onto a known trap as well */

typedef struct XAction {
  XActionKind kind;
  XHandle target, item;
  int8_t dx, dy;
  int16_t x, y; /* a cell: of a journey its end, of what is thrown its aim */
  int32_t arg;  /* a count: pieces, turns of rest; stairs: +1 down, -1 up; XACT_STEP_FORCE;
                   of a spell the index of its kind */
} XAction;

typedef enum XOutcome {
  XRESULT_DONE,
  XRESULT_REFUSED, /* costs nothing; the reason was said */
  XRESULT_INSTEAD, /* do `instead` in its place: a step into a foe is an attack */
  XRESULT_GOES_ON  /* an activity began; its steps are charged one by one */
} XOutcome;

typedef struct XResult {
  XOutcome outcome;
  int32_t ticks;
  XAction instead;
} XResult;

/* Performs an action of a creature, following INSTEAD at most four deep. */
XResult XAction_Perform(XGame *game, XCreature *actor, XAction action);
/* What an action would cost now, in ticks, without performing it: the exact distribution. An
   activity: of each step. */
XWeighted XAction_Costs(const XGame *game, const XCreature *actor, const XAction *action);
/* One draw of it, from the combat stream; nothing is drawn when there is only one value. For who
   performs it, once, when it is known to happen. */
int32_t XAction_Cost(XGame *game, const XCreature *actor, const XAction *action);

/* Results, for the act_*.c files. */
XResult XResult_Done(int32_t ticks);
/* Says the words `why` (an id; the item may be NULL) to a hero and costs nothing. */
XResult XResult_Refuse(XGame *game, const XCreature *actor, const char *why, const XItem *item);
XResult XResult_Instead(XAction action);

#endif
