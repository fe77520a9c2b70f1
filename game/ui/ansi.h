#ifndef GAME_UI_ANSI_H
#define GAME_UI_ANSI_H
/* Frames as the escape sequences that any terminal of sixteen colours understands: for recordings.
 */

#include "game/ui/frame.h"

typedef struct XText XText;

/* Appends what turns a terminal that shows `before` into one that shows `after`; before NULL: from
   anything. Frames of one size. */
void XAnsi_Diff(const XFrame *before, const XFrame *after, XText *out);

#endif
