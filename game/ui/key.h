/*
 * One key, click or other thing that arrives at a terminal, and its name: the way keys are written
 * in bindings, in tests and after --keys. `<Enter> <Esc> <C-p> <S-Up> <lt> <Space> <T5>`; any other
 * character is itself.
 */
#ifndef GAME_UI_KEY_H
#define GAME_UI_KEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Keys that are no character; above every code point. */
typedef enum XKeyCode {
  XKEY_NONE = 0x110000, /* nothing came in the time given */
  XKEY_DONE,            /* a script has no more keys */
  XKEY_UP,
  XKEY_DOWN,
  XKEY_LEFT,
  XKEY_RIGHT,
  XKEY_HOME,
  XKEY_END,
  XKEY_PGUP,
  XKEY_PGDN,
  XKEY_INSERT,
  XKEY_DELETE,
  XKEY_F1, /* up to F12 = XKEY_F1 + 11 */
  XKEY_F12 = XKEY_F1 + 11,
  XKEY_ENTER,
  XKEY_ESC,
  XKEY_TAB,
  XKEY_BACKSPACE,
  XKEY_CLICK,       /* left button at x,y */
  XKEY_RIGHT_CLICK, /* right button at x,y */
  XKEY_WHEEL_UP,    /* with the mouse at x,y */
  XKEY_WHEEL_DOWN,
  XKEY_RESIZE,     /* draw again: the size or the whole screen changed */
  XKEY_HANGUP,     /* the terminal is gone; comes again at every read */
  XKEY_TERMINATE,  /* asked to end; comes again at every read */
  XKEY_INTERRUPT,  /* Ctrl-C */
  XKEY_PASTE,      /* text was pasted; it is dropped */
  XKEY_FOCUS_LOST, /* another window has the keyboard now */
  XKEY_TIME,       /* x slices pass in real time: <T5> */
  XKEY_LAST
} XKeyCode;

/* Modifiers, or-ed together. Ctrl with a letter has the lower-case letter. Keys that a terminal
 * cannot tell apart are one: C-m is Enter, C-i Tab, C-h Backspace, C-[ Esc, C-c Interrupt. */
enum { XMOD_CTRL = 1, XMOD_ALT = 2, XMOD_SHIFT = 4 };

typedef struct XKey {
  int32_t code;  /* a code point or an XKeyCode */
  uint32_t mods; /* XMOD_ bits */
  int32_t x, y;  /* column and row from 0, new size (0,0 = ask), or slices */
} XKey;

/* Room for any name with its NUL. */
enum { XKEY_NAME_MAX = 40 };

/* Returns the key of a code without modifiers. */
XKey XKey_Make(int32_t code);

/* Tells whether a and b are the same key; positions do not count. */
bool XKey_Equal(XKey a, XKey b);

/* Tells whether the key is a character to type: no special key, no Ctrl or Alt. */
bool XKey_IsText(XKey key);

/* Writes the name of a key; returns name. */
const char *XKey_Name(XKey key, char name[XKEY_NAME_MAX]);

/* Reads the key at the start of text. Returns the bytes read, or 0 at the end of the text, at an
 * unknown <name> or at a byte that is no key; key is then unchanged. */
size_t XKey_Parse(const char *text, XKey *key);

#endif
