/* Wrapping, columns and rows. */
#include "game/ui/text.h"

#include "engine/xstring.h"

#include <stdarg.h>
#include <stdio.h>

void XRow_Text(XRow *row, XColor color, unsigned attr, const char *text)
{
  if (row->x < row->end)
    row->x += XFrame_TextClip(row->frame, row->x, row->y, row->end - row->x, text, color, attr);
}

void XRow_Format(XRow *row, XColor color, unsigned attr, const char *fmt, ...)
{
  char text[256];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  XRow_Text(row, color, attr, text);
}

void XRow_Figure(XRow *row, XColor color, unsigned attr, const char *before, int64_t number,
                 const char *after)
{
  char digits[24];
  size_t at = sizeof digits - 1;
  uint64_t left = number < 0 ? -(uint64_t)number : (uint64_t)number;
  digits[at] = '\0';
  do {
    digits[--at] = (char)('0' + left % 10);
    left /= 10;
  } while (left > 0);
  if (number < 0)
    digits[--at] = '-';
  XRow_Text(row, color, attr, before);
  XRow_Text(row, color, attr, digits + at);
  XRow_Text(row, color, attr, after);
}

void XRow_Right(XRow *row, XColor color, unsigned attr, const char *text)
{
  int width = XUtf8_Width(text), room = row->end - row->x;
  if (width > room)
    width = room;
  if (width <= 0)
    return;
  int x = row->end - width;
  XFrame_TextClip(row->frame, x, row->y, width, text, color, attr);
  row->end = x - 1;
}

void XUiText_AddColumn(XText *out, const char *text, int columns)
{
  int used = 0;
  while (*text) {
    const char *next = text;
    int width = XUtf8_CharWidth(XUtf8_Decode(&next));
    if (used + width > columns)
      break;
    XText_AddBytes(out, text, (size_t)(next - text));
    used += width;
    text = next;
  }
  for (; used < columns; used++)
    XText_AddChar(out, ' ');
}

int XUiText_Line(const char *text, int columns, const char **next)
{
  const char *at = text, *after_word = NULL;
  int used = 0;
  while (*at && *at != '\n') {
    const char *p = at;
    uint32_t cp = XUtf8_Decode(&p);
    int width = XUtf8_CharWidth(cp);
    if (cp == ' ')
      after_word = at;
    if (used + width > columns && at > text)
      break;
    used += width;
    at = p;
  }
  bool whole = !*at || *at == '\n' || *at == ' ';
  const char *end = whole || !after_word ? at : after_word;
  *next = end;
  while (**next == ' ')
    ++*next;
  if (**next == '\n')
    ++*next;
  return (int)(end - text);
}

int XUiText_Lines(const char *text, int columns)
{
  int lines = 0;
  do {
    XUiText_Line(text, columns, &text);
    lines++;
  } while (*text);
  return lines;
}

void XUiText_AddBar(XText *out, int64_t filled, int64_t most, int width)
{
  int64_t signs = most > 0 && filled > 0 ? filled * width / most : 0;
  if (filled > 0 && signs == 0)
    signs = 1;
  if (signs > width)
    signs = width;
  for (int i = 0; i < width; i++)
    XText_AddChar(out, i < signs ? '#' : '-');
}

void XUiText_Capital(char *text)
{
  if (text[0] >= 'a' && text[0] <= 'z')
    text[0] = (char)(text[0] - 'a' + 'A');
}
