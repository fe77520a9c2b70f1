#ifndef GAME_UI_MSGLOG_H
#define GAME_UI_MSGLOG_H
/* Messages on the first two rows, or on the first when the strip has the second: those of the last
   command, the newest when not all fit. */

#include "game/ui/ui.h"

#define XMSGLOG_ROWS 2

/* Draws them, and the strip unless the newest alone needs both rows. */
void XMsgLog_Draw(const XUi *ui, XFrame *frame);
/* Whether the last command brought a message of at least this weight. */
bool XMsgLog_Has(const XUi *ui, XEventWeight weight);
/* The colour of a message's weight. */
XColor XMsgLog_Color(const XUi *ui, XEventWeight weight);

#endif
