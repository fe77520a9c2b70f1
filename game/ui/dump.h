#ifndef GAME_UI_DUMP_H
#define GAME_UI_DUMP_H
/* A character as a document: figures, gear, the map of where he is, the last messages. */

#include "game/ui/ui.h"

/* Appends the document of a game, living or dead: plain text of 80 columns, or a whole HTML page.
   `content` is the game's. */
void XDump_Write(const XContent *content, XGame *game, bool html, XText *out);

#endif
