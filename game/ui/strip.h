#ifndef GAME_UI_STRIP_H
#define GAME_UI_STRIP_H
/* The timeline on the second row, " kobold 4 . . @ 7 . rat ~9", the threat of each cell, and both
   kept for the frame that is drawn. */

#include "game/ui/ui.h"

#define XSTRIP_ROW 1

/* Works out timeline and threat for what is previewed; before a frame of play is drawn. */
void XStrip_Take(XUi *ui);
/* Whether there is a strip: it is wanted, and somebody but the hero is on it. */
bool XStrip_Shown(const XUi *ui);
/* The strip, in as many columns. */
void XStrip_Draw(const XUi *ui, XFrame *frame, int columns);
/* Whether the threat of cells is shown: it is asked for, or the hero is hurt and it is an option.
 */
bool XStrip_ThreatShown(const XUi *ui);
/* What the previewed act may cost, in ticks. Only while the hero lives. */
XWeighted XStrip_Costs(const XUi *ui);
/* Appends "8 TU", or with `whole` "7: 45% 8: 45% 9: 10%". */
void XStrip_AddCost(const XUi *ui, const XWeighted *costs, bool whole, XText *out);
/* The commands that turn strip and threat on and off. */
void XStrip_Toggle(XUi *ui);
void XStrip_ToggleThreat(XUi *ui);

#endif
