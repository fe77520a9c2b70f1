#ifndef GAME_XTIMER_H
#define GAME_XTIMER_H
/* XTimer, on the ring like everything that ticks: calls a place's content back, or ends a modifier.
 */

#include "game/xgame.h"

#define XTIMER_DEFAULT_TICKS 1000000 /* of a place's timer made without a time */

typedef struct XTimer {
  XObject base;          /* base.ttmb: ticks until it runs */
  XHandle owner;         /* a place or a creature */
  char callback[48];     /* of a place: the function's name */
  const XKind *modifier; /* of a creature: the modifier that ends; NULL for a place */
} XTimer;

extern const XClass XTimer_Class;

XTimer *XTimer_Try(XObject *object);
/* Content's CreateTimerEvent: the callback runs after `ticks` (less than 1: the default), again and
   again until it returns 0; what it returns is the next time. */
XTimer *XLocation_CreateTimerEvent(XGame *game, XLocation *location, const char *callback,
                                   int32_t ticks);
/* Runs it once. Returns ticks until it runs again; 0 when it is done and to be destroyed. */
int32_t XTimer_Run(XGame *game, XTimer *timer);
/* Begins a modifier on a creature by its stacking, with a duration in slices (1 or more); ends what
   it cures. It lasts by the clock, not by its bearer's acts. Willpower,
   or toughness and the healing skill, shorten a harmful one; so does resistance to its element,
   which wards it off at 100 percent. */
void XCreature_Begin(XGame *game, XCreature *creature, const XModifierKind *kind, int32_t slices);
/* The same with a duration rolled on the combat stream: of these dice, or of the modifier's own
   when the dice are 0. */
void XCreature_BeginRolled(XGame *game, XCreature *creature, const XModifierKind *kind,
                           const XDice *slices);
/* Ends one; nothing when it is not in force. */
void XCreature_End(XGame *game, XCreature *creature, const XModifierKind *kind);

#endif
