#ifndef GAME_UI_ROUTE_H
#define GAME_UI_ROUTE_H
/* From a command to the line that the session runs: what is still open is asked. */

#include "game/ui/ui.h"

/* Runs a command: opens its screen, or asks for direction, item or text and hands the line over.
   `direction` may be NULL; `count` is 0 when none was typed. Nothing happens when a question is
   left. */
void XRoute_Run(XUi *ui, const XCommand *command, const XDirection *direction, int32_t count);

#endif
