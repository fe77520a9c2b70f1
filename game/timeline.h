#ifndef GAME_TIMELINE_H
#define GAME_TIMELINE_H
/* Who acts next: everybody in view and every blow that is seen coming, in the scheduler's own
   order, given what the hero is about to do. Worked out on shadows; nothing is disturbed or drawn.
   Next acts are exact unless something in between changes them (a set-back, a parting blow, death);
   later ones suppose an ordinary step or blow. */

#include "game/action.h"

typedef struct XPending XPending;

#define XTIMELINE_MOST 32

typedef struct XTimelineEntry {
  const XCreature *who;    /* the hero too; NULL: a blow */
  const XPending *pending; /* that lands, or NULL */
  int64_t time;            /* of the ring, when it comes */
  int32_t tu;              /* TU of the hero from now, rounded up; never falls along the line */
  bool about;              /* not its next act, or not a sure one */
} XTimelineEntry;

typedef struct XTimeline {
  XTimelineEntry entries[XTIMELINE_MOST];
  int32_t count;
  bool others; /* somebody on it matters: an enemy, a companion, a blow */
} XTimeline;

/* Whether anybody would be on it who matters: an enemy in view, a companion, a blow seen coming.
   Cheap, and mostly false. */
bool XTimeline_Matters(const XGame *game);
/* What the hero is supposed to do when nothing else is asked: strike at a foe next to him, else
   step. */
XAction XTimeline_Preview(const XGame *game);
/* Ticks of it: the mean, rounded, of what it may cost. */
int64_t XTimeline_Ticks(const XWeighted *costs);
/* From now to the hero's second act from here. `action` NULL: XTimeline_Preview. Empty without a
   living hero. */
void XTimeline_Take(XTimeline *timeline, const XGame *game, const XAction *action);
/* Ticks of what a creature does next when nothing is known of it: `strikes`, a blow, else a step.
 */
int64_t XTimeline_Supposed(const XGame *game, const XCreature *creature, bool strikes);
/* How often a creature acts before the hero does again when he has paid `ticks` and it pays
   `supposed` for each act; ties by the ring. */
int32_t XTimeline_Acts(const XGame *game, const XCreature *creature, int64_t ticks, int64_t each);
/* Whether a blow lands before the hero acts again when he has paid `ticks`. */
bool XTimeline_Lands(const XGame *game, const XPending *pending, int64_t ticks);
/* Appends "once; twice if it only steps". */
void XTimeline_AddActs(const XGame *game, const XCreature *creature, const XWeighted *costs,
                       XText *out);

#endif
