/*
 * The grid of cells. A wide character owns two cells; whatever overwrites one half blanks the
 * other, so a frame never holds half a character.
 */
#include "game/ui/frame.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

static_assert(sizeof(XCell) == 16, "cells compare by memcmp");

static const XCell blank = {.glyph = {' '}, .width = 1};

static int clamp(int value, int low, int high)
{
  return value < low ? low : value > high ? high : value;
}

static XCell *cell_at(const XFrame *frame, int x, int y)
{
  if (x < 0 || y < 0 || x >= frame->width || y >= frame->height)
    return NULL;
  return &frame->cells[y * frame->width + x];
}

void XFrame_Init(XFrame *frame, int width, int height)
{
  *frame = (XFrame){0};
  XFrame_Resize(frame, width, height);
}

void XFrame_Clear(XFrame *frame)
{
  free(frame->cells);
  *frame = (XFrame){0};
}

void XFrame_Resize(XFrame *frame, int width, int height)
{
  frame->width = clamp(width, 1, XFRAME_MAX_WIDTH);
  frame->height = clamp(height, 1, XFRAME_MAX_HEIGHT);
  size_t count = (size_t)frame->width * (size_t)frame->height;
  frame->cells = XRealloc(frame->cells, count * sizeof *frame->cells);
  XFrame_Erase(frame);
}

void XFrame_Erase(XFrame *frame)
{
  const size_t count = (size_t)frame->width * (size_t)frame->height, row = (size_t)frame->width;
  for (size_t i = 0; i < row; i++)
    frame->cells[i] = blank;
  for (size_t done = row; done < count; done += row) /* row by row: faster than cell by cell */
    memcpy(frame->cells + done, frame->cells, row * sizeof blank);
  frame->cursor_x = frame->cursor_y = 0;
  frame->cursor_shown = false;
}

void XFrame_Copy(XFrame *dst, const XFrame *src)
{
  if (dst->width != src->width || dst->height != src->height)
    XFrame_Resize(dst, src->width, src->height);
  size_t count = (size_t)src->width * (size_t)src->height;
  memcpy(dst->cells, src->cells, count * sizeof *src->cells);
  dst->cursor_x = src->cursor_x;
  dst->cursor_y = src->cursor_y;
  dst->cursor_shown = src->cursor_shown;
}

const XCell *XFrame_Get(const XFrame *frame, int x, int y)
{
  return cell_at(frame, x, y);
}

/* Blanks the other half of the wide character, if x,y is one half of it. */
static void break_wide(XFrame *frame, int x, int y)
{
  XCell *cell = cell_at(frame, x, y);
  if (cell->width == 2)
    cell[1] = blank;
  else if (cell->width == 0)
    cell[-1] = blank;
}

/* Joins a combining code point to the character that ends before column x. */
static void combine(XFrame *frame, int x, int y, uint32_t cp)
{
  XCell *cell = cell_at(frame, x - 1, y);
  if (cell && cell->width == 0)
    cell--;
  if (!cell)
    return;
  if (!cell->glyph[1])
    cell->glyph[1] = cp;
  else if (!cell->glyph[2])
    cell->glyph[2] = cp;
}

/* Marks that a terminal stacks on a letter; joiners, direction and variation marks are not. */
static bool is_combining(uint32_t cp)
{
  utf8proc_category_t category = utf8proc_category((utf8proc_int32_t)cp);
  bool variation = (cp >= 0xFE00 && cp <= 0xFE0F) || (cp >= 0xE0100 && cp <= 0xE01EF);
  return (category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME) && !variation;
}

static bool is_control(uint32_t cp)
{
  return cp < 0x20 || (cp >= 0x7F && cp < 0xA0);
}

/* The columns cp will take, with a control already made '?'. */
static int columns_of(uint32_t cp)
{
  return cp < 0x300 && cp != 0xAD ? 1 : XUtf8_CharWidth(cp); /* nothing combines below U+0300 */
}

int XFrame_Put(XFrame *frame, int x, int y, uint32_t cp, XColor fg, unsigned attr)
{
  XCell *there = cell_at(frame, x, y);
  if (cp >= 0x20 && cp < 0x7F && there != NULL && there->width == 1) { /* nearly always */
    *there = (XCell){.glyph = {cp}, .fg = (uint8_t)fg, .attr = (uint8_t)attr, .width = 1};
    return 1;
  }
  if (is_control(cp))
    cp = '?';
  int width = columns_of(cp);
  if (width == 0) {
    if (is_combining(cp))
      combine(frame, x, y, cp);
    return 0;
  }
  if (!cell_at(frame, x, y) || !cell_at(frame, x + width - 1, y))
    return width;
  XCell *cell = cell_at(frame, x, y);
  break_wide(frame, x, y);
  if (width == 2)
    break_wide(frame, x + 1, y);
  *cell = (XCell){.glyph = {cp}, .fg = (uint8_t)fg, .attr = (uint8_t)attr, .width = (uint8_t)width};
  if (width == 2)
    cell[1] = (XCell){.fg = (uint8_t)fg, .attr = (uint8_t)attr};
  return width;
}

int XFrame_Text(XFrame *frame, int x, int y, const char *utf8, XColor fg, unsigned attr)
{
  return XFrame_TextClip(frame, x, y, XFRAME_MAX_WIDTH, utf8, fg, attr);
}

int XFrame_TextClip(XFrame *frame, int x, int y, int columns, const char *utf8, XColor fg,
                    unsigned attr)
{
  int used = 0, at = x, end = frame->width;
  if (columns < end - x)
    end = x + columns;
  while (*utf8) {
    uint32_t cp = XUtf8_Decode(&utf8);
    int width = columns_of(cp);
    if (at + width > end)
      break;
    XFrame_Put(frame, at, y, cp, fg, attr);
    if (at >= 0)
      used += width;
    at += width;
  }
  return y < 0 || y >= frame->height ? 0 : used;
}

void XFrame_Fill(XFrame *frame, int x, int y, int n, uint32_t cp, XColor fg, unsigned attr)
{
  int end = n < frame->width - x ? x + n : frame->width;
  for (int at = x < 0 ? 0 : x; at < end; at++)
    XFrame_Put(frame, at, y, cp, fg, attr);
}

void XFrame_Mark(XFrame *frame, int x, int y, int n, unsigned attr)
{
  int end = n < frame->width - x ? x + n : frame->width;
  for (int at = x < 0 ? 0 : x; at < end; at++) {
    XCell *cell = cell_at(frame, at, y);
    if (cell)
      cell->attr = (uint8_t)(cell->attr | attr);
  }
}

void XFrame_Cursor(XFrame *frame, int x, int y)
{
  frame->cursor_shown = cell_at(frame, x, y) != NULL;
  frame->cursor_x = clamp(x, 0, frame->width - 1);
  frame->cursor_y = clamp(y, 0, frame->height - 1);
}

static bool is_blank(const XCell *cell)
{
  return cell->glyph[0] == ' ' && !cell->glyph[1];
}

void XFrame_RowText(const XFrame *frame, int y, struct XText *out)
{
  const XCell *row = XFrame_Get(frame, 0, y);
  if (!row)
    return;
  int end = frame->width;
  while (end > 0 && is_blank(&row[end - 1]))
    end--;
  for (int x = 0; x < end; x++)
    for (int i = 0; i < 3 && row[x].glyph[i]; i++)
      XText_AddUtf8(out, row[x].glyph[i]);
}

void XFrame_ScreenText(const XFrame *frame, struct XText *out)
{
  for (int y = 0; y < frame->height; y++) {
    XFrame_RowText(frame, y, out);
    XText_AddChar(out, '\n');
  }
}
