#ifndef GAME_TRAP_H
#define GAME_TRAP_H
/* Traps: hidden until noticed or stepped on, then known for ever. Those who live in a place know
   its traps and step over them. */

#include "game/xgame.h"

typedef struct XTrapKind {
  XKind base;
  const char *description;
  uint32_t glyph;                 /* code point */
  int32_t color;                  /* XColor */
  XBand band;                     /* dealt in places of this band and above */
  int32_t weight;                 /* among the traps of the band */
  int32_t hidden;                 /* percent taken from the chance to notice it */
  XDice damage;                   /* hit points; 0 for none */
  XDice hold;                     /* TU that getting out takes beside the step; 0 for none */
  int32_t alarm;                  /* cells within which everybody hears it and comes; 0 for none */
  const char *word, *word_notice; /* words ids: sprung, noticed */
  const char *cause;              /* words id of the tombstone */
  XWindUp windup;                 /* it falls when the hero comes near, and is then gone */
  const char *word_after;         /* words id when it has fallen, or NULL */
} XTrapKind;

/* The trap that the hero knows of at a cell, or NULL; the cell may lie outside. Whoever plans a way
   for him asks this. */
const XTrapKind *XTrap_Known(const XLocation *place, int32_t x, int32_t y);
/* The hero looks where he treads: each hidden trap near him that he sees may be noticed, by
   perception. Draws from the world's stream. */
void XTrap_Notice(XGame *game);
/* The hero stands on a trap: it becomes known and does what it does. Returns the ticks that it adds
   to the step. He may be dead afterwards. */
int32_t XTrap_Spring(XGame *game, XCreature *hero);
/* Hides up to `count` traps of the band where nobody needs to pass: every cell stays reachable
   around them. */
void XTrap_Scatter(XGame *game, XLocation *place, XBand band, int32_t count, XRandom *random);

#endif
