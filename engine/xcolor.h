/*
 * The colours content and screens may name: the sixteen of a text terminal and the terminal's own.
 * How one looks, or what stands for it where there is no colour, is the terminal's business.
 */
#ifndef ENGINE_XCOLOR_H
#define ENGINE_XCOLOR_H

typedef enum XColor {
  XCOLOR_DEFAULT,
  XCOLOR_BLACK,
  XCOLOR_RED,
  XCOLOR_GREEN,
  XCOLOR_BROWN,
  XCOLOR_BLUE,
  XCOLOR_MAGENTA,
  XCOLOR_CYAN,
  XCOLOR_LIGHTGRAY,
  XCOLOR_DARKGRAY,
  XCOLOR_LIGHTRED,
  XCOLOR_LIGHTGREEN,
  XCOLOR_YELLOW,
  XCOLOR_LIGHTBLUE,
  XCOLOR_LIGHTMAGENTA,
  XCOLOR_LIGHTCYAN,
  XCOLOR_WHITE,
  XCOLOR_COUNT
} XColor;

/* Returns the lower-case name of a colour, "lightgray"; never NULL. color is below XCOLOR_COUNT. */
const char *XColor_Name(XColor color);

/* Returns the colour called name, or XCOLOR_COUNT when there is none. Case, '_', '-' and blanks
 * do not count; "gray" is light gray, and "grey" is as good as "gray". */
XColor XColor_Parse(const char *name);

#endif
