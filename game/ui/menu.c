/* Lists to choose from. */
#include "game/ui/menu.h"

#include "engine/xalloc.h"
#include "engine/xcolor.h"
#include "game/ui/prompt.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILTER_MOST 40

void XMenu_Init(XMenu *menu, const char *title, const char *footer)
{
  *menu = (XMenu){.title = title, .footer = footer, .empty = "Nothing."};
  XText_Init(&menu->filter);
}

void XMenu_Clear(XMenu *menu)
{
  free(menu->rows);
  XText_Clear(&menu->filter);
}

XMenuRow *XMenu_Add(XMenu *menu, char key, int value, const char *text)
{
  XALLOC_GROW(menu->rows, menu->count, menu->capacity);
  XMenuRow *row = &menu->rows[menu->count++];
  *row = (XMenuRow){.key = key, .value = value, .color = XCOLOR_DEFAULT};
  snprintf(row->text, sizeof row->text, "%s", text);
  return row;
}

static bool matches(const XMenu *menu, const XMenuRow *row)
{
  const char *word = menu->filter.data;
  size_t length = menu->filter.length;
  for (const char *at = row->text; *at; at++) {
    size_t i = 0;
    while (i < length && tolower((unsigned char)at[i]) == tolower((unsigned char)word[i]))
      i++;
    if (i == length)
      return true;
  }
  return length == 0;
}

/* The n-th row that matches, or NULL. */
static const XMenuRow *nth(const XMenu *menu, int n)
{
  for (int i = 0; i < menu->count && n >= 0; i++)
    if (matches(menu, &menu->rows[i]) && n-- == 0)
      return &menu->rows[i];
  return NULL;
}

static int match_count(const XMenu *menu)
{
  int count = 0;
  for (int i = 0; i < menu->count; i++)
    count += matches(menu, &menu->rows[i]);
  return count;
}

static void clamp_cursor(XMenu *menu, int room)
{
  int count = match_count(menu);
  if (menu->cursor >= count)
    menu->cursor = count - 1;
  if (menu->cursor < 0)
    menu->cursor = 0;
  if (menu->cursor < menu->top)
    menu->top = menu->cursor;
  if (menu->cursor >= menu->top + room)
    menu->top = menu->cursor - room + 1;
}

static void draw_row(const XMenu *menu, XFrame *frame, int y, const XMenuRow *row, bool chosen)
{
  int width = menu->Detail ? menu->list_width : frame->width - 1;
  unsigned attr = row->attr | (chosen ? XATTR_REVERSE : 0u);
  char label[8] = "    ";
  if (row->key && !menu->typing)
    snprintf(label, sizeof label, "%c - ", row->key);
  XFrame_Text(frame, 0, y, chosen ? ">" : " ", XCOLOR_WHITE, 0);
  int x = 1 + XFrame_Text(frame, 1, y, label, XCOLOR_WHITE, 0);
  XFrame_TextClip(frame, x, y, width - x, row->text, row->color, attr);
}

static void draw_menu(XUi *ui, XFrame *frame, void *context)
{
  XMenu *menu = context;
  int room = frame->height - 4;
  clamp_cursor(menu, room);
  XUi_DrawBorders(ui, frame, menu->title, menu->footer);
  for (int i = 0; i < room; i++) {
    const XMenuRow *row = nth(menu, menu->top + i);
    if (row)
      draw_row(menu, frame, 2 + i, row, menu->top + i == menu->cursor);
  }
  const XMenuRow *chosen = nth(menu, menu->cursor);
  if (!chosen)
    XFrame_Text(frame, 2, 2, menu->count > 0 ? "Nothing matches." : menu->empty, XCOLOR_DEFAULT, 0);
  else if (menu->Detail)
    menu->Detail(ui, frame, menu->list_width + 1, chosen->value, menu->context);
  if (menu->typing || menu->filtering || menu->filter.length > 0)
    XPrompt_DrawLine(frame, 1, frame->height - 2, frame->width - 2, "Only: ", menu->filter.data);
  if (!menu->typing && !menu->filtering)
    frame->cursor_shown = false;
}

static bool move_cursor(XMenu *menu, XKey key)
{
  if (key.code == XKEY_UP || key.code == XKEY_WHEEL_UP)
    menu->cursor--;
  else if (key.code == XKEY_DOWN || key.code == XKEY_WHEEL_DOWN || key.code == XKEY_TAB)
    menu->cursor++;
  else if (key.code == XKEY_PGUP)
    menu->cursor -= 10;
  else if (key.code == XKEY_PGDN)
    menu->cursor += 10;
  else if (key.code == XKEY_HOME)
    menu->cursor = 0;
  else if (key.code == XKEY_END)
    menu->cursor = menu->count;
  else
    return false;
  return true;
}

/* The row a key chooses by its letter, or NULL. */
static const XMenuRow *by_letter(const XMenu *menu, XKey key)
{
  for (int i = 0; i < menu->count; i++)
    if (menu->rows[i].key && XUi_IsChar(key, menu->rows[i].key) && matches(menu, &menu->rows[i]))
      return &menu->rows[i];
  return NULL;
}

/* What a key chooses: a row, or NULL. Sets *by. */
static const XMenuRow *chosen_by(const XMenu *menu, XKey key, XKey *by)
{
  bool letters = !menu->typing && !menu->filtering;
  *by = XKey_Make(XKEY_ENTER);
  if (key.code == XKEY_ENTER)
    return nth(menu, menu->cursor);
  if (!letters)
    return NULL;
  const XMenuRow *row = by_letter(menu, key);
  if (row)
    return row;
  *by = key;
  bool action = menu->actions && key.code > 0 && key.code < 0x80 && XKey_IsText(key) &&
                strchr(menu->actions, (int)key.code);
  return action ? nth(menu, menu->cursor) : NULL;
}

int XMenu_Pick(XUi *ui, XMenu *menu, XKey *by)
{
  XKey used;
  for (;;) {
    XKey key = XUi_Ask(ui, draw_menu, menu);
    if (XUi_IsLeave(key) && (!menu->filtering || ui->end != XUI_GOES_ON))
      return -1;
    const XMenuRow *row = chosen_by(menu, key, &used);
    if (row) {
      if (by)
        *by = used;
      return row->value;
    }
    if (menu->filtering && XUi_IsLeave(key)) {
      menu->filtering = false;
      XText_Reset(&menu->filter);
    } else if ((menu->typing || menu->filtering) && XPrompt_Edit(&menu->filter, key, FILTER_MOST)) {
      menu->cursor = 0;
    } else if (!menu->typing && XUi_IsChar(key, '/')) {
      menu->filtering = true;
    } else {
      move_cursor(menu, key);
    }
  }
}
