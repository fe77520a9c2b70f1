#ifndef GAME_UI_MENU_H
#define GAME_UI_MENU_H
/* A list to choose from: by its letters, by the arrows and Enter, or by typing part of a row. */

#include "engine/xstring.h"
#include "game/ui/ui.h"

#define XMENU_ROW 240

typedef struct XMenuRow {
  char key; /* what chooses it at once; 0 none */
  char text[XMENU_ROW];
  XColor color;
  unsigned attr;
  int value; /* the caller's: returned when chosen */
} XMenuRow;

typedef struct XMenu {
  const char *title, *footer;
  const char *empty; /* said in place of a list without rows */
  const char
      *actions; /* further characters that leave the menu on the row under the cursor; NULL none */
  bool typing;  /* every character narrows the list: no letters, no actions */
  /* Draws what there is to say about a row, right of the list, from column x on; NULL none. */
  void (*Detail)(XUi *ui, XFrame *frame, int x, int value, void *context);
  void *context;
  int list_width; /* columns of the list when there is a detail */
  XMenuRow *rows; /* owned */
  int count, capacity;
  int cursor, top; /* among the rows that match */
  XText filter;
  bool filtering; /* characters go to the filter until Enter or Esc */
} XMenu;

void XMenu_Init(XMenu *menu, const char *title, const char *footer);
void XMenu_Clear(XMenu *menu);
/* Appends a row; its text is set by the caller or by XMenu_Add. Valid until the next one. */
XMenuRow *XMenu_Add(XMenu *menu, char key, int value, const char *text);
/* Shows the list until something is chosen. Returns the row's value, with the key in *by when `by`
   is not NULL: Enter for a letter or Enter, else one of `actions`. -1 when it was left. */
int XMenu_Pick(XUi *ui, XMenu *menu, XKey *by);

#endif
