/* What the pen sends makes a terminal show the frame, whatever it showed; and in few bytes. */
#include "game/ui/pen.h"

#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "game/ui/frame.h"

#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <vterm.h>

#include <cmocka.h>

enum { WIDTH = 40, HEIGHT = 10, ROUNDS = 2000 };

static XPenTerm ansi_term(void)
{
  XPenTerm term = {.plain = "\033[m",
                   .attr = {"\033[1m", "\033[2m", "\033[7m", "\033[4m"},
                   .uncolor = "\033[39;49m",
                   .up = "\033[A",
                   .down = "\n",
                   .left = "\b",
                   .erase = "\033[K",
                   .column = true,
                   .row = true,
                   .across = true,
                   .corner = true};
  for (int i = 0; i < XCOLOR_COUNT; i++)
    term.looks[i].color = (uint8_t)i;
  for (int i = 1; i < 9; i++) /* the nine sixteenth are the terminal's own */
    snprintf(term.color[i], XPEN_TEXT, "\033[%dm", i == 8 ? 90 : 30 + i);
  return term;
}

/* --- a screen --- */

typedef struct Screen {
  VTerm *vterm;
  VTermScreen *cells;
} Screen;

static Screen open_screen(void)
{
  Screen screen = {.vterm = vterm_new(HEIGHT, WIDTH)};
  vterm_set_utf8(screen.vterm, 1);
  screen.cells = vterm_obtain_screen(screen.vterm);
  vterm_screen_reset(screen.cells, 1);
  return screen;
}

static int color_number(const VTermColor *color)
{
  return VTERM_COLOR_IS_DEFAULT_FG(color) ? 0 : color->indexed.idx == 8 ? 8 : color->indexed.idx;
}

static void assert_cell(const Screen *screen, const XFrame *frame, int x, int y)
{
  VTermScreenCell cell;
  const XCell *want = XFrame_Get(frame, x, y);
  vterm_screen_get_cell(screen->cells, (VTermPos){.row = y, .col = x}, &cell);
  assert_int_equal(cell.attrs.reverse, (want->attr & XATTR_REVERSE) != 0);
  assert_int_equal(cell.attrs.underline, (want->attr & XATTR_UNDERLINE) != 0);
  if (want->glyph[0] == ' ' && cell.chars[0] == 0)
    return; /* erased, and in no colour */
  assert_int_equal(cell.chars[0], want->glyph[0]);
  assert_int_equal(cell.width, want->width);
  if (want->glyph[0] == ' ')
    return;
  assert_int_equal(cell.attrs.bold, (want->attr & XATTR_BOLD) != 0);
  assert_int_equal(color_number(&cell.fg), want->fg < 9 ? want->fg : 0);
}

static void assert_shows(const Screen *screen, const XFrame *frame)
{
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      if (XFrame_Get(frame, x, y)->width > 0)
        assert_cell(screen, frame, x, y);
}

/* --- random frames --- */

static void change(XFrame *frame, XRandom *chance)
{
  static const uint32_t glyphs[] = {'.', '.', '#', '@', ' ', ' ', 0xB7, 0x2663, 0x65E5, 'x'};
  static const unsigned attrs[] = {0, 0, 0, XATTR_BOLD, XATTR_REVERSE, XATTR_UNDERLINE};
  const int count = XRandom_Range(chance, 1, 60);
  for (int i = 0; i < count; i++) {
    const int x = XRandom_Range(chance, 0, WIDTH - 1), y = XRandom_Range(chance, 0, HEIGHT - 1);
    XFrame_Fill(frame, x, y, XRandom_Range(chance, 1, 4), glyphs[XRandom_Range(chance, 0, 9)],
                (XColor)XRandom_Range(chance, 0, XCOLOR_COUNT - 1),
                attrs[XRandom_Range(chance, 0, 5)]);
  }
  if (XRandom_Range(chance, 0, 20) == 0)
    XFrame_Erase(frame);
  XFrame_Cursor(frame, XRandom_Range(chance, 0, WIDTH - 1), XRandom_Range(chance, 0, HEIGHT - 1));
}

static void run(const XPenTerm *term, uint64_t seed)
{
  Screen screen = open_screen();
  XFrame shown, frame;
  XPen pen;
  XText out;
  XRandom chance;
  XRandom_Seed(&chance, seed);
  XFrame_Init(&shown, WIDTH, HEIGHT);
  XFrame_Init(&frame, WIDTH, HEIGHT);
  XText_Init(&out);
  XPen_Init(&pen, term);
  for (int i = 0; i < ROUNDS; i++) {
    change(&frame, &chance);
    XText_Reset(&out);
    XPen_Draw(&pen, &shown, &frame, &out);
    XPen_Move(&pen, frame.cursor_x, frame.cursor_y, &out);
    vterm_input_write(screen.vterm, out.data, out.length);
    assert_shows(&screen, &frame);
    assert_memory_equal(shown.cells, frame.cells, sizeof(XCell) * WIDTH * HEIGHT);
    VTermPos at;
    vterm_state_get_cursorpos(vterm_obtain_state(screen.vterm), &at);
    assert_int_equal(at.row, frame.cursor_y);
    assert_int_equal(at.col, frame.cursor_x);
  }
  XText_Clear(&out);
  XFrame_Clear(&frame);
  XFrame_Clear(&shown);
  vterm_free(screen.vterm);
}

static void place(int x, int y, char *out)
{
  snprintf(out, XPEN_TEXT, "\033[%d;%df", y + 1, x + 1);
}

static void test_shows_what_was_drawn(void **state)
{
  (void)state;
  XPenTerm term = ansi_term();
  run(&term, 1);
  term.timid = true;
  run(&term, 2);
  term = (XPenTerm){.place = place, .plain = "\033[m", .corner = true};
  for (int i = 0; i < XPEN_ATTRS; i++)
    memcpy(term.attr[i], ansi_term().attr[i], XPEN_TEXT);
  for (int i = 0; i < XCOLOR_COUNT; i++) {
    term.looks[i].color = (uint8_t)i;
    memcpy(term.color[i], ansi_term().color[i], XPEN_TEXT);
  }
  run(&term, 3); /* nothing but placing, and no way to the own colour but off */
}

/* --- few bytes --- */

static size_t bytes_to(XPen *pen, XFrame *shown, const XFrame *frame, const char *wanted)
{
  XText out;
  XText_Init(&out);
  XPen_Draw(pen, shown, frame, &out);
  if (wanted != NULL)
    assert_string_equal(out.data, wanted);
  const size_t n = out.length;
  XText_Clear(&out);
  return n;
}

static void test_takes_the_short_way(void **state)
{
  (void)state;
  const XPenTerm term = ansi_term();
  XFrame shown, frame;
  XPen pen;
  XPen_Init(&pen, &term);
  XFrame_Init(&shown, WIDTH, HEIGHT);
  XFrame_Init(&frame, WIDTH, HEIGHT);
  XFrame_Text(&frame, 5, 2, "....", XCOLOR_GREEN, 0);
  bytes_to(&pen, &shown, &frame, "\033[3;6H\033[0;33m....");
  XFrame_Put(&frame, 8, 3, '#', XCOLOR_GREEN, 0);
  bytes_to(&pen, &shown, &frame, "\n\b#");
  XFrame_Put(&frame, 5, 3, '#', XCOLOR_GREEN, 0);
  XFrame_Put(&frame, 6, 3, '#', XCOLOR_WHITE, XATTR_BOLD);
  bytes_to(&pen, &shown, &frame, "\b\b\b\b#\033[1;39;49m#");
  bytes_to(&pen, &shown, &frame, "");
  XFrame_Fill(&frame, 4, 4, 30, '.', XCOLOR_DEFAULT, 0);
  bytes_to(&pen, &shown, &frame, NULL);
  XFrame_Fill(&frame, 4, 4, 30, ' ', XCOLOR_RED, XATTR_DIM);
  assert_in_range(bytes_to(&pen, &shown, &frame, NULL), 3, 9); /* erased */
  XFrame_Clear(&frame);
  XFrame_Clear(&shown);
}

/* Cells of two colours in turn, far apart: each colour is set once. */
static void test_sets_a_colour_once(void **state)
{
  (void)state;
  const XPenTerm term = ansi_term();
  XFrame shown, frame;
  XPen pen;
  XText out;
  int count = 0;
  XPen_Init(&pen, &term);
  XText_Init(&out);
  XFrame_Init(&shown, WIDTH, HEIGHT);
  XFrame_Init(&frame, WIDTH, HEIGHT);
  for (int y = 0; y < HEIGHT; y++)
    for (int i = 0; i < 2; i++)
      XFrame_Put(&frame, 7 + 9 * i, y, '.', i == 0 ? XCOLOR_RED : XCOLOR_GREEN, 0);
  XPen_Draw(&pen, &shown, &frame, &out);
  for (const char *at = out.data; (at = strchr(at, 'm')) != NULL; at++)
    count++;
  assert_in_range(count, 1, 3);
  XText_Clear(&out);
  XFrame_Clear(&frame);
  XFrame_Clear(&shown);
}

static void test_leaves_a_corner_that_scrolls(void **state)
{
  (void)state;
  XPenTerm term = ansi_term();
  XFrame shown, frame;
  XPen pen;
  XPen_Init(&pen, &term);
  term.corner = false;
  XFrame_Init(&shown, WIDTH, HEIGHT);
  XFrame_Init(&frame, WIDTH, HEIGHT);
  XFrame_Put(&frame, WIDTH - 1, HEIGHT - 1, '+', XCOLOR_DEFAULT, 0);
  bytes_to(&pen, &shown, &frame, "");
  XFrame_Clear(&frame);
  XFrame_Clear(&shown);
}

int main(void)
{
  setlocale(LC_CTYPE, "C.UTF-8");
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_shows_what_was_drawn),
      cmocka_unit_test(test_takes_the_short_way),
      cmocka_unit_test(test_sets_a_colour_once),
      cmocka_unit_test(test_leaves_a_corner_that_scrolls),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
