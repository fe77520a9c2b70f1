/* Pages of lines that scroll. */
#include "game/ui/page.h"

#include "engine/xalloc.h"
#include "engine/xcolor.h"
#include "game/ui/prompt.h"
#include "game/ui/text.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BYTES 1024

/* A page on the screen. */
typedef struct PageState {
  const XPageView *view;
  XPage page;
  int top;
  bool at_end;
  int found; /* the line a search stands on, or -1 */
} PageState;

void XPage_Init(XPage *page)
{
  *page = (XPage){0};
  XText_Init(&page->text);
}

void XPage_Clear(XPage *page)
{
  XText_Clear(&page->text);
  free(page->lines);
  *page = (XPage){0};
}

static void add_line(XPage *page, XColor color, unsigned attr, const char *text)
{
  XALLOC_GROW(page->lines, page->count, page->capacity);
  page->lines[page->count++] = (XPageLine){page->text.length, color, attr};
  XText_Add(&page->text, text);
  XText_AddChar(&page->text, '\0');
}

const char *XPage_At(const XPage *page, int index)
{
  return page->text.data + page->lines[index].start;
}

void XPage_Line(XPage *page, XColor color, unsigned attr, const char *fmt, ...)
{
  char text[LINE_BYTES];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  add_line(page, color, attr, text);
}

void XPage_Wrap(XPage *page, int indent, int hang, XColor color, const char *text)
{
  int in = indent;
  do {
    const char *line = text;
    int room = page->width - 1 - in;
    int length = XUiText_Line(line, room < 10 ? 10 : room, &text);
    XPage_Line(page, color, 0, "%*s%.*s", in, "", length, line);
    in = indent + hang;
  } while (*text);
}

void XPage_Heading(XPage *page, const char *text)
{
  if (page->count > 0)
    add_line(page, XCOLOR_DEFAULT, 0, "");
  XPage_Line(page, XCOLOR_WHITE, XATTR_BOLD, " %s", text);
}

static void rebuild(XUi *ui, PageState *state, int width)
{
  XText_Reset(&state->page.text);
  state->page.count = 0;
  state->page.width = width;
  state->found = -1;
  state->view->Build(ui, &state->page, state->view->context);
}

static void clamp_top(PageState *state)
{
  int last = state->page.count - state->page.drawn;
  if (state->at_end || state->top > last)
    state->top = last;
  if (state->top < 0)
    state->top = 0;
  state->at_end = false;
}

static void draw_page(XUi *ui, XFrame *frame, void *context)
{
  PageState *state = context;
  char title[200];
  if (state->page.width != frame->width)
    rebuild(ui, state, frame->width);
  state->page.drawn = frame->height - 2;
  clamp_top(state);
  int below = state->page.count - state->top - state->page.drawn;
  snprintf(title, sizeof title, "%s%s", state->view->title,
           below > 0        ? "   (more below)"
           : state->top > 0 ? "   (end)"
                            : "");
  XUi_DrawBorders(ui, frame, title, state->view->footer);
  for (int i = 0; i < state->page.drawn && state->top + i < state->page.count; i++) {
    const XPageLine *line = &state->page.lines[state->top + i];
    unsigned attr = line->attr | (state->top + i == state->found ? XATTR_REVERSE : 0u);
    XFrame_Text(frame, 0, i + 1, XPage_At(&state->page, state->top + i), line->color, attr);
  }
}

/* Whether `text` holds `word`, small or capital letters alike. */
static bool holds(const char *text, const char *word)
{
  size_t length = strlen(word);
  for (; *text; text++) {
    size_t i = 0;
    while (i < length && tolower((unsigned char)text[i]) == tolower((unsigned char)word[i]))
      i++;
    if (i == length)
      return true;
  }
  return false;
}

static void search(XUi *ui, PageState *state)
{
  XText word;
  XText_Init(&word);
  if (XPrompt_TextOver(ui, "Search for: ", draw_page, state, &word) && word.length > 0) {
    int start = state->found + 1, found = -1;
    for (int i = 0; i < state->page.count && found < 0; i++)
      if (holds(XPage_At(&state->page, (start + i) % state->page.count), word.data))
        found = (start + i) % state->page.count;
    state->found = found;
    if (found >= 0 && (found < state->top || found >= state->top + state->page.drawn))
      state->top = found - 2;
    if (found < 0)
      XTerm_Bell(ui->term);
  }
  XText_Clear(&word);
}

/* Whether the key scrolled. */
static bool scroll(PageState *state, XKey key)
{
  int screen = state->page.drawn > 2 ? state->page.drawn - 1 : 1;
  if (key.code == XKEY_UP || XUi_IsChar(key, 'k'))
    state->top--;
  else if (key.code == XKEY_DOWN || XUi_IsChar(key, 'j'))
    state->top++;
  else if (key.code == XKEY_PGUP || key.code == XKEY_BACKSPACE)
    state->top -= screen;
  else if (key.code == XKEY_PGDN || XUi_IsChar(key, ' '))
    state->top += screen;
  else if (key.code == XKEY_WHEEL_UP)
    state->top -= 3;
  else if (key.code == XKEY_WHEEL_DOWN)
    state->top += 3;
  else if (key.code == XKEY_HOME)
    state->top = 0;
  else if (key.code == XKEY_END)
    state->at_end = true;
  else
    return false;
  return true;
}

XKey XPage_Show(XUi *ui, const XPageView *view)
{
  PageState state = {.view = view, .at_end = view->from_end, .found = -1};
  XKey key;
  XPage_Init(&state.page);
  for (;;) {
    key = XUi_Ask(ui, draw_page, &state);
    bool own = view->keys && key.code > 0 && key.code < 0x80 && XKey_IsText(key) &&
               strchr(view->keys, (int)key.code);
    if (own || XUi_IsLeave(key) || key.code == XKEY_ENTER)
      break;
    if (XUi_IsChar(key, '/'))
      search(ui, &state);
    else
      scroll(&state, key);
  }
  XPage_Clear(&state.page);
  return key;
}
