#ifndef GAME_ACTS_H
#define GAME_ACTS_H
/* The performers of single actions, called through the table of action.c only. Each checks, changes
   the world, emits its events and returns the outcome with its ticks; none charges. The cost is
   taken before the world changes. */

#include "game/action.h"

/* What treading on a cell came to. */
typedef struct XTread {
  bool moved;
  int32_t held; /* ticks that what was trodden on adds */
} XTread;

/* martial.c */
XResult XAct_Jump(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Lash(XGame *game, XCreature *actor, const XAction *action);
/* act_move.c */
/* Moves to a free walkable cell with all that it brings: parting blows, what lies there, traps,
   pole arms. The actor may be dead afterwards. */
XTread XAct_Tread(XGame *game, XCreature *actor, int16_t x, int16_t y);
XResult XAct_Wait(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Step(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Open(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Close(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Stairs(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Rest(XGame *game, XCreature *actor, const XAction *action);
/* act_auto.c */
XResult XAct_Explore(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Travel(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Run(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Fight(XGame *game, XCreature *actor, const XAction *action);
/* act_fight.c */
/* Whether confusion leads this step or blow astray; draws on the combat stream only when confused.
   What goes astray costs what it would have cost. */
bool XAct_GoesAstray(XGame *game, const XCreature *actor);
XResult XAct_Attack(XGame *game, XCreature *actor, const XAction *action);
/* Only of a monster that has a wind-up; an ordinary blow in profile classic. */
XResult XAct_WindUp(XGame *game, XCreature *actor, const XAction *action);
/* feature.c */
XResult XAct_Use(XGame *game, XCreature *actor, const XAction *action);
/* act_talk.c */
XResult XAct_Talk(XGame *game, XCreature *actor, const XAction *action);
/* act_item.c */
XResult XAct_PickUp(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Drop(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Wear(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_TakeOff(XGame *game, XCreature *actor, const XAction *action);
/* One step of work on a thing that takes `steps` of them (classic: one), what was done is kept by
   the thing. True when more are to come: the hero goes on by himself, after a sentence when it is
   the first. */
bool XAct_TakesMore(XGame *game, XCreature *actor, XItem *item, const XAction *action,
                    int32_t steps, const char *word);
/* act_use.c */
XResult XAct_Eat(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Quaff(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Read(XGame *game, XCreature *actor, const XAction *action);
/* act_throw.c */
XResult XAct_Throw(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Fire(XGame *game, XCreature *actor, const XAction *action);
/* act_cast.c */
XResult XAct_Cast(XGame *game, XCreature *actor, const XAction *action);
/* act_shop.c */
XResult XAct_Buy(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Sell(XGame *game, XCreature *actor, const XAction *action);
/* act_party.c */
XResult XAct_Ask(XGame *game, XCreature *actor, const XAction *action);

#endif
