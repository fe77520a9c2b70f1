/*
 * What a screen is drawn on and keys come from: ten calls. term_curses.c is for people,
 * term_script.c for tests and for playing without a terminal. Nothing here knows the game.
 */
#ifndef GAME_UI_TERM_H
#define GAME_UI_TERM_H

#include <stdbool.h>
#include <stdint.h>

#include "game/ui/key.h"

struct XFrame;
struct XText;

typedef struct XTerm XTerm;

/* How to use a terminal. All false and NULL is the usual. */
typedef struct XTermOptions {
  bool ascii;           /* only ASCII is sent, also where the locale has more */
  bool mono;            /* no colours; also when NO_COLOR is set */
  bool mouse;           /* clicks and wheel are keys */
  bool focus;           /* XKEY_FOCUS_LOST is wanted */
  const uint8_t *remap; /* XCOLOR_COUNT colours: the XColor shown instead of each; NULL = as is */
} XTermOptions;

typedef struct XTermClass {
  bool (*open)(XTerm *term, const XTermOptions *options, struct XText *why);
  void (*close)(XTerm *term);
  void (*size)(const XTerm *term, int *width, int *height);
  void (*draw)(XTerm *term, const struct XFrame *frame);
  XKey (*read_key)(XTerm *term, int timeout_ms);
  bool (*pending)(XTerm *term);
  void (*flush)(XTerm *term);
  void (*bell)(XTerm *term);
  void (*suspend)(XTerm *term);
  void (*destroy)(XTerm *term);
} XTermClass;

struct XTerm {
  const XTermClass *cls;
};

/* Makes the terminal of people, on standard input and output; not yet open. Owned by the caller:
 * XTerm_Free. */
XTerm *XTermCurses_New(void);
/* "ncurses 6.4.20221231". Static text. */
const char *XTermCurses_Version(void);

/* Takes the terminal over. False when it cannot be used; then nothing was sent to it and one line
 * without newline, naming the fault and the way out, is appended to why. options are copied. */
static inline bool XTerm_Open(XTerm *term, const XTermOptions *options, struct XText *why)
{
  return term->cls->open(term, options, why);
}

/* Gives the terminal back as it was; does nothing when it is not open. */
static inline void XTerm_Close(XTerm *term)
{
  term->cls->close(term);
}

/* Tells the columns and rows to draw for: at least 1, at most XFRAME_MAX_. Changes only in
 * XTerm_ReadKey and XTerm_Pending. */
static inline void XTerm_Size(const XTerm *term, int *width, int *height)
{
  term->cls->size(term, width, height);
}

/* Shows the frame, sending what differs from what is shown. A frame of another size is clipped. */
static inline void XTerm_Draw(XTerm *term, const struct XFrame *frame)
{
  term->cls->draw(term, frame);
}

/* Waits for a key, at most timeout_ms (below 0 = for ever); XKEY_NONE when none came. Ctrl-Z
 * suspends the program in here; after it and after every change of the size comes XKEY_RESIZE. */
static inline XKey XTerm_ReadKey(XTerm *term, int timeout_ms)
{
  return term->cls->read_key(term, timeout_ms);
}

/* Tells whether somebody pressed a key, or the program is asked to end: what stops a long command.
 * Never waits. */
static inline bool XTerm_Pending(XTerm *term)
{
  return term->cls->pending(term);
}

/* Drops keys typed ahead. A script's keys are not typed ahead. */
static inline void XTerm_Flush(XTerm *term)
{
  term->cls->flush(term);
}

/* Rings the bell. */
static inline void XTerm_Bell(XTerm *term)
{
  term->cls->bell(term);
}

/* Stops the program as Ctrl-Z does; returns when it goes on, with the screen as it was. */
static inline void XTerm_Suspend(XTerm *term)
{
  term->cls->suspend(term);
}

/* Closes and frees the terminal; NULL is fine. */
static inline void XTerm_Free(XTerm *term)
{
  if (term)
    term->cls->destroy(term);
}

#endif
