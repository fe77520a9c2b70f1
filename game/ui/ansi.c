/* Runs of changed cells, each placed once. */
#include "game/ui/ansi.h"

#include "engine/xstring.h"

#include <string.h>

static void add_look(const XCell *cell, XText *out)
{
  XText_Add(out, "\x1b[0");
  if ((cell->attr & XATTR_BOLD) != 0)
    XText_Add(out, ";1");
  if ((cell->attr & XATTR_DIM) != 0)
    XText_Add(out, ";2");
  if ((cell->attr & XATTR_UNDERLINE) != 0)
    XText_Add(out, ";4");
  if ((cell->attr & XATTR_REVERSE) != 0)
    XText_Add(out, ";7");
  if (cell->fg >= XCOLOR_BLACK && cell->fg <= XCOLOR_LIGHTGRAY)
    XText_AddFormat(out, ";%d", 30 + cell->fg - XCOLOR_BLACK);
  else if (cell->fg > XCOLOR_LIGHTGRAY)
    XText_AddFormat(out, ";%d", 90 + cell->fg - XCOLOR_DARKGRAY);
  XText_AddChar(out, 'm');
}

static void add_cell(const XCell *cell, XText *out)
{
  if (cell->width == 0)
    return; /* the second half of a wide one */
  XText_AddUtf8(out, cell->glyph[0] == 0 ? ' ' : cell->glyph[0]);
  for (int i = 1; i < 3 && cell->glyph[i] != 0; i++)
    XText_AddUtf8(out, cell->glyph[i]);
}

static bool same_look(const XCell *a, const XCell *b)
{
  return a != NULL && a->fg == b->fg && a->attr == b->attr;
}

static void diff_row(const XFrame *before, const XFrame *after, int y, XText *out)
{
  const XCell *last = NULL;
  int next = -1; /* the column where the terminal would write on */
  for (int x = 0; x < after->width; x++) {
    const XCell *cell = XFrame_Get(after, x, y);
    const XCell *was = before == NULL ? NULL : XFrame_Get(before, x, y);
    if (was != NULL && memcmp(was, cell, sizeof *cell) == 0)
      continue;
    if (next != x) {
      XText_AddFormat(out, "\x1b[%d;%dH", y + 1, x + 1);
      last = NULL;
    }
    if (!same_look(last, cell))
      add_look(cell, out);
    add_cell(cell, out);
    last = cell;
    next = x + 1;
  }
}

void XAnsi_Diff(const XFrame *before, const XFrame *after, XText *out)
{
  const bool fresh = before == NULL || before->width != after->width;
  if (fresh)
    XText_Add(out, "\x1b[0m\x1b[2J");
  for (int y = 0; y < after->height; y++)
    diff_row(fresh ? NULL : before, after, y, out);
  XText_Add(out, "\x1b[0m");
  if (after->cursor_shown)
    XText_AddFormat(out, "\x1b[%d;%dH\x1b[?25h", after->cursor_y + 1, after->cursor_x + 1);
  else
    XText_Add(out, "\x1b[?25l");
}
