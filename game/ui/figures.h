#ifndef GAME_UI_FIGURES_H
#define GAME_UI_FIGURES_H
/* The hero's figures as last shown, kept so that what a command changed can be bright, and so that
   there is something to show of a hero who is dead. */

#include "game/xgame.h"

typedef enum XFigure {
  XFIGURE_HP,
  XFIGURE_MAX_HP,
  XFIGURE_PP,
  XFIGURE_MAX_PP,
  XFIGURE_DV,
  XFIGURE_PV,
  XFIGURE_LEVEL,
  XFIGURE_EXPERIENCE,
  XFIGURE_SPEED,  /* Sp: shown, a rate; 0 is "div0" */
  XFIGURE_NORMAL, /* Sp: of the hero's own base */
  XFIGURE_TICKS,  /* of an ordinary action */
  XFIGURE_STATS,  /* the first of XSTAT_COUNT */
  XFIGURE_COUNT = XFIGURE_STATS + XSTAT_COUNT
} XFigure;

typedef struct XFigures {
  int64_t values[XFIGURE_COUNT];
  int64_t cost; /* TU of the last act; -1 before there was one */
  char name[XCREATURE_NAME];
  char race[48], career[48], place[64];
} XFigures;

/* Reads the figures of the living hero. When he is dead, `figures` keeps what it had and his hit
   points are 0. `ticks_before` are those of an ordinary action before the last command, 0 when
   there was none: its cost is told in TU of then. */
void XFigures_Take(XFigures *figures, const XGame *game, int64_t ticks_before);

#endif
