/*
 * A screen as a grid of cells in memory. Screens draw a whole frame each time; the terminal sends
 * only what differs from what it shows. Every call clips, so no position is out of bounds.
 */
#ifndef GAME_UI_FRAME_H
#define GAME_UI_FRAME_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/xcolor.h"

struct XText;

/* The largest screen that is used; on a larger terminal the rest stays empty. */
enum { XFRAME_MAX_WIDTH = 500, XFRAME_MAX_HEIGHT = 200 };

/* Attributes of a cell, or-ed together. */
enum { XATTR_BOLD = 1, XATTR_DIM = 2, XATTR_REVERSE = 4, XATTR_UNDERLINE = 8 };

/* One column of one row. Without padding, so that cells compare by memcmp. */
typedef struct XCell {
  uint32_t glyph[3]; /* a base and up to two combining code points; 0 = none */
  uint8_t fg;        /* XColor */
  uint8_t attr;      /* XATTR_ bits */
  uint8_t width;     /* columns: 1, 2, or 0 for the second column of a wide character */
  uint8_t zero;
} XCell;

typedef struct XFrame {
  int width, height;
  XCell *cells;           /* width * height, row by row; owned */
  int cursor_x, cursor_y; /* where the terminal's cursor rests */
  bool cursor_shown;
} XFrame;

/* Makes a blank frame in the caller's storage: XFrame_Clear. The size is clamped to 1..MAX. */
void XFrame_Init(XFrame *frame, int width, int height);

/* Frees the cells. */
void XFrame_Clear(XFrame *frame);

/* Makes the frame blank in a new size, clamped to 1..MAX. */
void XFrame_Resize(XFrame *frame, int width, int height);

/* Blanks all cells and hides the cursor at 0,0. */
void XFrame_Erase(XFrame *frame);

/* Makes dst a copy of src, cursor included. */
void XFrame_Copy(XFrame *dst, const XFrame *src);

/* Returns the cell at x,y, or NULL outside. Valid until the next resize. */
const XCell *XFrame_Get(const XFrame *frame, int x, int y);

/* Draws one code point; returns its columns. Combining ones join the cell to the left and return
 * 0. Controls draw '?'; invisible format characters draw nothing; wide ones need both columns. */
int XFrame_Put(XFrame *frame, int x, int y, uint32_t cp, XColor fg, unsigned attr);

/* Draws UTF-8 from x on, clipped to the frame; returns the columns used inside it. */
int XFrame_Text(XFrame *frame, int x, int y, const char *utf8, XColor fg, unsigned attr);

/* The same, but stops before the text would take more than `columns` columns. */
int XFrame_TextClip(XFrame *frame, int x, int y, int columns, const char *utf8, XColor fg,
                    unsigned attr);

/* Draws cp, of width 1, in n cells from x on. */
void XFrame_Fill(XFrame *frame, int x, int y, int n, uint32_t cp, XColor fg, unsigned attr);

/* Adds attributes to n cells from x on: a selected row, a marked cell. */
void XFrame_Mark(XFrame *frame, int x, int y, int n, unsigned attr);

/* Puts the shown cursor at x,y; outside the frame it is hidden. */
void XFrame_Cursor(XFrame *frame, int x, int y);

/* Appends row y as UTF-8 without trailing blanks and without a newline. */
void XFrame_RowText(const XFrame *frame, int y, struct XText *out);

/* Appends every row, each ended by a newline. */
void XFrame_ScreenText(const XFrame *frame, struct XText *out);

#endif
