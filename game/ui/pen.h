/*
 * What to send so that a terminal which shows one frame shows another, in few bytes: the cells that
 * changed are gathered into runs of one look, and for each step the cheapest way to move the cursor
 * and to change the look is taken. Knows terminals only by the texts it is given.
 */
#ifndef GAME_UI_PEN_H
#define GAME_UI_PEN_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/xcolor.h"
#include "game/ui/fallback.h"

struct XFrame;
struct XText;

enum { XPEN_TEXT = 32, XPEN_ATTRS = 4 };

/* How a colour is shown: which one the terminal shows for it, and attributes. */
typedef struct XPenLook {
  uint8_t color; /* XColor */
  uint8_t attr;  /* XATTR_ bits */
} XPenLook;

/* A terminal: what it understands. An empty text is something that it lacks. */
typedef struct XPenTerm {
  char plain[XPEN_TEXT];               /* every attribute and colour off */
  char attr[XPEN_ATTRS][XPEN_TEXT];    /* on: bold, dim, reverse, underline, as XATTR_ bits */
  char color[XCOLOR_COUNT][XPEN_TEXT]; /* foregrounds; empty for the terminal's own */
  char uncolor[XPEN_TEXT];             /* the terminal's own foreground */
  XPenLook looks[XCOLOR_COUNT];
  bool few_colors; /* brighter ones are bold */
  XFallback fallback;
  char up[XPEN_TEXT], down[XPEN_TEXT], left[XPEN_TEXT]; /* the cursor, by one */
  char erase[XPEN_TEXT];                                /* the rest of the row */
  bool column, row, across; /* ESC [ n G, ESC [ n d, ESC [ n C and ESC [ n D are understood */
  bool timid;               /* attributes are put off before the cursor moves */
  bool corner;              /* the last cell of the last row can be written */
  /* Writes the text that places the cursor, at most XPEN_TEXT bytes with its NUL; NULL where ESC [
   * row ; column H does. */
  void (*place)(int x, int y, char *out);
} XPenTerm;

/* The terminal's state: where its cursor is and how it writes. */
typedef struct XPen {
  const XPenTerm *term; /* borrowed */
  int x, y;             /* x is -1 when unknown */
  int look;             /* -1 when unknown */
} XPen;

/* Makes a pen for a terminal of which nothing is known. */
void XPen_Init(XPen *pen, const XPenTerm *term);

/* Forgets where the cursor is and how it writes, after somebody else has sent something. */
void XPen_Forget(XPen *pen);

/* Appends what turns the one frame, which the terminal shows, into the other of the same size, and
 * makes the first a copy of it. */
void XPen_Draw(XPen *pen, struct XFrame *shown, const struct XFrame *frame, struct XText *out);

/* Appends what puts the cursor at x,y, which is inside the screen. */
void XPen_Move(XPen *pen, int x, int y, struct XText *out);

/* Appends what puts attributes and colours off. */
void XPen_Plain(XPen *pen, struct XText *out);

#endif
