#ifndef GAME_UI_STATUSLINE_H
#define GAME_UI_STATUSLINE_H
/* The three rows at the bottom of the screen of play. */

#include "game/ui/ui.h"

typedef struct XText XText;

/* Draws them from row y on, over the whole width. */
void XStatusLine_Draw(const XUi *ui, XFrame *frame, int y);
/* Appends the time of the calendar: "day 1 Reap 14:20". */
void XStatusLine_AddTime(XText *out, const XContent *content, int64_t seconds);

/* Whether a column and row of the screen of play are on the word for the turn mode. */
bool XStatusLine_IsMode(const XUi *ui, int x, int y);

#endif
