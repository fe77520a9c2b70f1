#ifndef GAME_UI_SQUAD_H
#define GAME_UI_SQUAD_H
/* The party on the screen of play: who is led, two rows of bars, and the wall clock of real time.
 */

#include "game/ui/ui.h"

#define XSQUAD_ROWS 2

/* Whom the next command is for: the hero when nobody else is led. NULL when the hero is dead. */
const XCreature *XSquad_Led(const XUi *ui);
/* Leads the next one who can act; in real time, the next one here. */
void XSquad_Next(XUi *ui);
/* Rows that the bars take from the map now: XSQUAD_ROWS in squad turns and real time, else 0. */
int XSquad_Rows(const XUi *ui);
/* Action bar and time bars from row y on, and a mark on the map for who is led. */
void XSquad_Draw(const XUi *ui, XFrame *frame, int y);
/* From turns to real time, paused, and back. */
void XSquad_Toggle(XUi *ui);
/* Stops real time, or lets it run. */
void XSquad_Pause(XUi *ui);
/* Gives up the rest of a turn: of the led one, or of all. */
void XSquad_Pass(XUi *ui, bool all);
/* Whether the wall clock runs now. */
bool XSquad_Runs(const XUi *ui);
/* A key of the screen of play; while real time runs, slices that pass meanwhile are handed to the
   session. */
XKey XSquad_Ask(XUi *ui);

#endif
