#ifndef GAME_ACTS_H
#define GAME_ACTS_H
/* The performers of single actions, called through the table of action.c only. Each checks, changes
   the world, emits its events and returns the outcome with its ticks; none charges. The cost is
   taken before the world changes. */

#include "game/action.h"

/* act_move.c */
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
XResult XAct_Attack(XGame *game, XCreature *actor, const XAction *action);
/* act_item.c */
XResult XAct_PickUp(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Drop(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Wear(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_TakeOff(XGame *game, XCreature *actor, const XAction *action);
/* act_use.c */
XResult XAct_Eat(XGame *game, XCreature *actor, const XAction *action);
XResult XAct_Quaff(XGame *game, XCreature *actor, const XAction *action);

#endif
