#ifndef GAME_EXPLORE_H
#define GAME_EXPLORE_H
/* Where to go next: to what is unknown, along a journey, along a run. These only choose; activity.c
   decides whether to go on and charges. */

#include "game/action.h"

/* The next act of exploring: a step towards the nearest ground or thing to be had, picking that up,
   or XACT_NONE when nothing is left. Each brings that nearer or adds to what is known, so that two
   never undo each other. */
XAction XExplore_Next(const XGame *game, const XCreature *hero);
/* Says that the place is explored, and what is left. */
void XExplore_Tell(XGame *game, const XCreature *hero);
/* Whether exploring goes to a thing to pick it up. */
bool XExplore_Wants(const XGame *game, const XCreature *hero, const XItem *item);

/* The next step of the journey to x,y, XACT_NONE when no way is known; *left is how far it is. */
XAction XTravel_Next(const XGame *game, const XCreature *hero, int32_t x, int32_t y, int32_t *left);
/* The cell that a word names: ">" or "<" the nearest known stairs, "14,7" a cell, else a mark of
   the place that has been seen. False with a reason. */
bool XTravel_Find(const XGame *game, const char *word, int16_t *x, int16_t *y, XText *why);

/* The next step of a run, turning activity->dx, dy with the way; XACT_NONE with the words id of why
   not. */
XAction XRun_Next(const XGame *game, const XCreature *hero, XActivity *activity, const char **why);

#endif
