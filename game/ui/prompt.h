#ifndef GAME_UI_PROMPT_H
#define GAME_UI_PROMPT_H
/* Short questions on the first row of a screen. Esc is always "no" or "never mind". */

#include "engine/xstring.h"
#include "game/ui/ui.h"

/* Asks on the screen of play for a direction; NULL when left. */
const XDirection *XPrompt_Direction(XUi *ui, const char *question);
/* Asks for a line of text over any screen; `text` holds what is there at first and what was typed.
   False when left. Resizing keeps what is typed. */
bool XPrompt_TextOver(XUi *ui, const char *question, XUiDraw *draw, void *context, XText *text);
/* The same over the screen of play. */
bool XPrompt_Text(XUi *ui, const char *question, XText *text);
/* Asks yes or no over the screen of play; keys typed ahead do not answer. */
bool XPrompt_Confirm(XUi *ui, const char *question);
/* Edits a line by a key: true when it did. At most `most` bytes. */
bool XPrompt_Edit(XText *text, XKey key, size_t most);
/* Draws question and text with the cursor from x, y on; of a long text the end is shown. */
void XPrompt_DrawLine(XFrame *frame, int x, int y, int columns, const char *question,
                      const char *text);

#endif
