/*
 * A terminal without a terminal: keys from a text, the screen kept in memory.
 */
#ifndef GAME_UI_TERM_SCRIPT_H
#define GAME_UI_TERM_SCRIPT_H

#include <stdbool.h>

#include "game/ui/term.h"

struct XFrame;
struct XText;

/* Makes a script terminal of a size (clamped to what a frame can have) without keys. Owned by the
 * caller: XTerm_Free. Also usable without XTerm_Open. */
XTerm *XTermScript_New(int width, int height);

/* Appends keys written as in game/ui/key.h; newlines between keys do not count. `<Resize100x30>`
 * changes the size. False at something that is no key: it is named in a line appended to why, and
 * no key is added. */
bool XTermScript_AddKeys(XTerm *term, const char *keys, struct XText *why);

/* Appends the screen last drawn: every row without trailing blanks, each ended by a newline. */
void XTermScript_Screen(const XTerm *term, struct XText *out);

/* Returns the frame last drawn; blank before. Owned by the terminal. */
const struct XFrame *XTermScript_Frame(const XTerm *term);

/* Returns how often the bell rang. */
int XTermScript_Bells(const XTerm *term);

#endif
