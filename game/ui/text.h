#ifndef GAME_UI_TEXT_H
#define GAME_UI_TEXT_H
/* Words on a screen: wrapping, columns, and writing a row from left to right without ever running
   into what stands at its end. */

#include "game/ui/frame.h"

typedef struct XText XText;

/* A row being written. What does not fit before `end` is cut. */
typedef struct XRow {
  XFrame *frame;
  int x, y;
  int end; /* the first column that is not its own */
} XRow;

/* Writes text and moves on past it. */
void XRow_Text(XRow *row, XColor color, unsigned attr, const char *text);
/* The same as by printf, at most 255 bytes. */
void XRow_Format(XRow *row, XColor color, unsigned attr, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
/* Writes a number between two texts; without printf, for what is drawn with every key. */
void XRow_Figure(XRow *row, XColor color, unsigned attr, const char *before, int64_t number,
                 const char *after);
/* Writes a text that ends at `end`, cut to what is free; `end` moves before it and one blank. */
void XRow_Right(XRow *row, XColor color, unsigned attr, const char *text);

/* Appends a text cut and filled with blanks to exactly `columns` columns. */
void XUiText_AddColumn(XText *out, const char *text, int columns);
/* The bytes of `text` that fit a line of `columns` columns, broken between words where it can be; a
   word that is longer is cut. 0 only at the end of the text. *next is set to where the next line
   begins. */
int XUiText_Line(const char *text, int columns, const char **next);
/* How many lines a text takes in `columns` columns; at least 1. */
int XUiText_Lines(const char *text, int columns);
/* "########--": `filled` of `most` in `width` signs; anything above 0 shows at least one. */
void XUiText_AddBar(XText *out, int64_t filled, int64_t most, int width);
/* The first letter of `text` as a capital, when it is ASCII. */
void XUiText_Capital(char *text);

#endif
