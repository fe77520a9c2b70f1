#ifndef GAME_UI_PAGE_H
#define GAME_UI_PAGE_H
/* A page: lines of text that scroll. Help, log, sheet and the like are pages; they are made anew
   when the width changes. */

#include "engine/xstring.h"
#include "game/ui/ui.h"

typedef struct XPageLine {
  size_t start; /* in the page's text; each line ends with a NUL */
  XColor color;
  unsigned attr;
} XPageLine;

typedef struct XPage {
  XText text;
  XPageLine *lines;
  int count, capacity;
  int width; /* columns there are */
  int drawn; /* lines that were on the screen at once, when it was last drawn */
} XPage;

void XPage_Init(XPage *page);
void XPage_Clear(XPage *page);
/* Appends one line, as by printf; what does not fit the screen is cut. */
void XPage_Line(XPage *page, XColor color, unsigned attr, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
/* Appends a text wrapped between `indent` and the right edge; later lines stand `hang` further in.
 */
void XPage_Wrap(XPage *page, int indent, int hang, XColor color, const char *text);
/* A heading with an empty line before it, unless it is the first. */
void XPage_Heading(XPage *page, const char *text);
/* The text of a line. */
const char *XPage_At(const XPage *page, int index);

/* How to show a page. */
typedef struct XPageView {
  const char *title, *footer;
  /* Writes the page for page->width columns. */
  void (*Build)(XUi *ui, XPage *page, void *context);
  void *context;
  const char *keys; /* characters that leave the page and are returned; NULL none */
  bool from_end;    /* shows its end first */
} XPageView;

/* Shows a page, scrolling by arrows, PgUp, PgDn, Home, End, the wheel and `/` to search. Returns
   the key that left it: Esc, Enter, or one of view->keys. */
XKey XPage_Show(XUi *ui, const XPageView *view);

#endif
