#ifndef GAME_WINDUP_H
#define GAME_WINDUP_H
/* Wind-ups: big blows that are committed now and land later on marked cells. One is an object on
   the ring like everything that ticks: dodged by leaving the cells, broken by what says so, gone
   with its owner. */

#include "game/trap.h"
#include "game/xgame.h"

typedef struct XPendingCell {
  int16_t x, y;
} XPendingCell;

/* A blow that is coming. */
typedef struct XPending {
  XObject base;
  XHandle owner;        /* who struck it; none when it is of a thing */
  XHandle place;        /* where it lands */
  const XKind *monster; /* XMonster whose wind-up it is, or NULL */
  const XKind *trap;    /* or the XTrapKind */
  XRecords cells;       /* of XPendingCell: where it lands */
} XPending;

extern const XClass XPending_Class;

XPending *XPending_Try(XObject *object);
/* What is said of it in content; never NULL. */
const XWindUp *XPending_Of(const XPending *pending);
bool XPending_Covers(const XPending *pending, int32_t x, int32_t y);
/* The first that will land on a cell of the hero's place, or NULL. */
const XPending *XPending_At(const XGame *game, int32_t x, int32_t y);
/* TU of the hero from his next act until it lands, rounded up; 0 when it lands before. */
int32_t XPending_DueIn(const XGame *game, const XPending *pending);
/* Strikes whoever stands on its cells: of a creature's blow its enemies, of a thing's everybody. It
   is then gone. */
void XPending_Land(XGame *game, XPending *pending);

/* Commits the blow of a monster that has one at a cell; it lands when as many ticks have passed. */
void XWindUp_Begin(XGame *game, XCreature *owner, int32_t x, int32_t y, int32_t ticks);
/* The blow that a creature is winding up, or NULL. */
XPending *XWindUp_By(const XGame *game, const XCreature *owner);
/* Breaks what it is winding up if that can be broken, and says so; false when nothing was. */
bool XWindUp_Break(XGame *game, XCreature *owner);
/* Ends without a word what it is winding up: it is dead. */
void XWindUp_Forget(XGame *game, const XCreature *owner);
/* Ends all of a place that the hero leaves: they land on nobody. */
void XWindUp_Leave(XGame *game, XLocation *place);
/* The hero's turn: what teeters near him begins to fall. */
void XWindUp_Teeter(XGame *game);

#endif
