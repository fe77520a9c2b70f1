/*
 * Runs are found row by row. They are sent twice, to two texts: in the order of reading, and look
 * by look, which saves colours and costs moves; the shorter text is kept. Blanks are written in any
 * look that does not show on them.
 */
#include "game/ui/pen.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/ui/frame.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum {
  ANY = 0xFFFF, /* the look of blanks, as the next best */
  SHOWS_ON_BLANKS = XATTR_REVERSE | XATTR_UNDERLINE,
  GAP_MOST = 8,    /* unchanged cells that are written again rather than jumped over */
  PLACE_COST = 10, /* bytes to place a cursor in some other way than ESC [ */
  NO_WAY = 10000,
  LOOKS = XCOLOR_COUNT << XPEN_ATTRS
};

/* Cells x0 to x1 - 1 of a row in one look, or the rest of the row to be erased. */
typedef struct Run {
  int16_t y, x0, x1;
  uint16_t look;
  bool erase;
} Run;

typedef struct Runs {
  Run *list;
  int count, room;
} Runs;

void XPen_Init(XPen *pen, const XPenTerm *term)
{
  pen->term = term;
  XPen_Forget(pen);
}

void XPen_Forget(XPen *pen)
{
  pen->x = pen->y = pen->look = -1;
}

static bool is_void(const XCell *cell)
{
  return cell->glyph[0] == ' ' && cell->glyph[1] == 0 && cell->width == 1 &&
         (cell->attr & SHOWS_ON_BLANKS) == 0;
}

static int look_of(const XPenTerm *term, const XCell *cell)
{
  const XPenLook *look = &term->looks[cell->fg < XCOLOR_COUNT ? cell->fg : XCOLOR_DEFAULT];
  int attr = (look->attr | cell->attr) & ((1 << XPEN_ATTRS) - 1);
  if (cell->fg == XCOLOR_DARKGRAY && term->color[look->color][0] != '\0')
    attr &= ~XATTR_DIM; /* dim by its colour alone */
  if (cell->attr & XATTR_REVERSE && term->few_colors)
    attr &= ~(XATTR_BOLD | XATTR_DIM); /* they would make a bright or faint block */
  return look->color << XPEN_ATTRS | attr;
}

static void write_glyph(uint32_t glyph, XText *out)
{
  if (glyph < 0x80)
    XText_AddChar(out, (char)glyph);
  else
    XText_AddUtf8(out, glyph);
}

/* Writes a character or what stands for it, in as many columns. */
static void write_cell(const XPenTerm *term, const XCell *cell, XText *out)
{
  const uint32_t base = XFallback_Of(term->fallback, cell->glyph[0]);
  if (base == cell->glyph[0] && (base < 0x7F || wcwidth((wchar_t)base) == cell->width)) {
    write_glyph(base, out);
    for (int i = 1; i < 3 && cell->glyph[i] != 0 && term->fallback != XFALLBACK_ASCII; i++)
      if (wcwidth((wchar_t)cell->glyph[i]) == 0)
        write_glyph(cell->glyph[i], out);
    return;
  }
  /* Where it is its own the system and we disagree on its columns. */
  write_glyph(base == cell->glyph[0] ? '?' : base, out);
  if (cell->width == 2)
    XText_AddChar(out, ' ');
}

/* ---- Looks ---- */

/* Whether the text is ESC [ ... m, which can be joined with its like. */
static bool is_sgr(const char *s, size_t n)
{
  return n >= 3 && s[0] == '\033' && s[1] == '[' && s[n - 1] == 'm' &&
         strspn(s + 2, "0123456789;") == n - 3;
}

/* Appends one more text that changes the look to those from `start` on. */
static void add_sgr(XText *out, size_t start, const char *s)
{
  const size_t n = strlen(s);
  const size_t before = out->length - start;
  if (before == 0 || !is_sgr(out->data + start, before) || !is_sgr(s, n)) {
    XText_AddBytes(out, s, n);
    return;
  }
  out->data[--out->length] = '\0';
  if (before == 3)
    XText_AddChar(out, '0');
  XText_AddChar(out, ';');
  XText_AddBytes(out, s + 2, n - 2);
}

static void add_attrs(const XPenTerm *term, size_t start, int attrs, XText *out)
{
  for (int i = 0; i < XPEN_ATTRS; i++)
    if (attrs & 1 << i && term->attr[i][0] != '\0')
      add_sgr(out, start, term->attr[i]);
}

static void set_look(XPen *pen, int look, XText *out)
{
  const XPenTerm *term = pen->term;
  const int mask = (1 << XPEN_ATTRS) - 1;
  if (look == pen->look)
    return;
  const int old = pen->look < 0 ? mask : pen->look & mask, new = look &mask;
  const char *color = term->color[look >> XPEN_ATTRS];
  const char *was = pen->look < 0 ? "?" : term->color[pen->look >> XPEN_ATTRS];
  const size_t start = out->length;
  const bool uncolors = color[0] == '\0' && was[0] != '\0';
  if (pen->look < 0 || (old & ~new) != 0 || (uncolors && (new == 0 || term->uncolor[0] == '\0'))) {
    XText_Add(out, term->plain);
    add_attrs(term, start, new, out);
    was = "";
  } else {
    add_attrs(term, start, new & ~old, out);
  }
  if (strcmp(color, was) != 0)
    add_sgr(out, start, color[0] != '\0' ? color : term->uncolor);
  pen->look = look;
}

void XPen_Plain(XPen *pen, XText *out)
{
  set_look(pen, 0, out);
}

/* ---- Moves ---- */

/* One way to move: a text some times, or ESC [ number final, the number left out when 0. */
typedef struct Way {
  int cost; /* bytes */
  const char *step;
  int times, number;
  char final;
} Way;

static int digits(int number)
{
  return number < 10 ? number > 0 : number < 100 ? 2 : 3;
}

static void add_number(int number, XText *out)
{
  if (number >= 10)
    add_number(number / 10, out);
  if (number > 0)
    XText_AddChar(out, (char)('0' + number % 10));
}

static void try_step(Way *best, const char *step, int times)
{
  const int cost = (int)strlen(step) * times;
  if (*step != '\0' && cost < best->cost)
    *best = (Way){.cost = cost, .step = step, .times = times};
}

static void try_sequence(Way *best, bool known, int number, char final)
{
  const int cost = 3 + digits(number);
  if (known && cost < best->cost)
    *best = (Way){.cost = cost, .number = number, .final = final};
}

static void take(const Way *way, XText *out)
{
  for (int i = 0; way->step != NULL && i < way->times; i++)
    XText_Add(out, way->step);
  if (way->step != NULL || way->cost == 0)
    return;
  XText_Add(out, "\033[");
  add_number(way->number, out);
  XText_AddChar(out, way->final);
}

/* To another row in the same column. */
static Way way_to_row(const XPenTerm *term, int from, int to)
{
  Way best = {.cost = from == to ? 0 : NO_WAY};
  if (from < to)
    try_step(&best, term->down, to - from);
  else
    try_step(&best, term->up, from - to);
  try_sequence(&best, term->row, to + 1, 'd');
  return best;
}

/* To another column in the same row. */
static Way way_to_column(const XPenTerm *term, int from, int to)
{
  Way best = {.cost = from == to ? 0 : NO_WAY};
  const int by = to < from ? from - to : to - from;
  if (to == 0)
    try_step(&best, "\r", 1);
  if (to < from)
    try_step(&best, term->left, by);
  try_sequence(&best, term->column, to + 1, 'G');
  try_sequence(&best, term->across, by > 1 ? by : 0, to < from ? 'D' : 'C');
  return best;
}

/* Writes what lies between here and x once more, when it is in this look and costs less than
 * `most` bytes. */
static bool move_by_writing(XPen *pen, int x, const XFrame *frame, int most, XText *out)
{
  const XCell *row = &frame->cells[pen->y * frame->width];
  const size_t start = out->length;
  if (x <= pen->x || x - pen->x > GAP_MOST || pen->look < 0)
    return false;
  for (int i = pen->x; i < x; i++) {
    const bool fits = is_void(&row[i]) ? (pen->look & SHOWS_ON_BLANKS) == 0
                                       : look_of(pen->term, &row[i]) == pen->look;
    if (!fits || row[i].width != 1 || (int)(out->length - start) >= most) {
      out->data[out->length = start] = '\0';
      return false;
    }
    write_cell(pen->term, &row[i], out);
  }
  if ((int)(out->length - start) <= most) {
    pen->x = x;
    return true;
  }
  out->data[out->length = start] = '\0';
  return false;
}

static void place(XPen *pen, int x, int y, XText *out)
{
  char text[XPEN_TEXT];
  if (pen->term->place != NULL) {
    pen->term->place(x, y, text);
    XText_Add(out, text);
    return;
  }
  XText_Add(out, "\033[");
  add_number(y + 1, out);
  if (x > 0)
    XText_AddChar(out, ';');
  add_number(x > 0 ? x + 1 : 0, out);
  XText_AddChar(out, 'H');
}

/* Moves; the frame, or NULL, is what the terminal is to show. */
static void move(XPen *pen, int x, int y, const XFrame *frame, XText *out)
{
  const XPenTerm *term = pen->term;
  int cost = term->place != NULL ? PLACE_COST : 3 + digits(y + 1) + (x > 0 ? 1 + digits(x + 1) : 0);
  if (pen->x == x && pen->y == y)
    return;
  if (term->timid)
    XPen_Plain(pen, out);
  const Way row = way_to_row(term, pen->y, y), column = way_to_column(term, pen->x, x);
  const bool direct = pen->x < 0 || row.cost + column.cost >= cost;
  if (!direct)
    cost = row.cost + column.cost;
  if (pen->x >= 0 && pen->y == y && frame != NULL && move_by_writing(pen, x, frame, cost, out))
    return;
  if (direct) {
    place(pen, x, y, out);
  } else {
    take(&row, out);
    take(&column, out);
  }
  pen->x = x;
  pen->y = y;
}

void XPen_Move(XPen *pen, int x, int y, XText *out)
{
  move(pen, x, y, NULL, out);
}

/* ---- Runs ---- */

static Run *add_run(Runs *runs, int x, int y, int look)
{
  if (runs->count == runs->room) {
    runs->room = runs->room == 0 ? 64 : 2 * runs->room;
    runs->list = XRealloc(runs->list, (size_t)runs->room * sizeof *runs->list);
  }
  Run *run = &runs->list[runs->count++];
  *run = (Run){.y = (int16_t)y, .x0 = (int16_t)x, .x1 = (int16_t)x, .look = (uint16_t)look};
  return run;
}

/* Whether a cell of this look can be written with the run; the run may take its look. */
static bool joins(Run *run, int look)
{
  if (look == run->look)
    return true;
  if (look == ANY)
    return (run->look & SHOWS_ON_BLANKS) == 0;
  if (run->look != ANY || (look & SHOWS_ON_BLANKS) != 0)
    return false;
  run->look = (uint16_t)look;
  return true;
}

static bool changed(const XCell *from, const XCell *to)
{
  return memcmp(from, to, sizeof *from) != 0 && !(is_void(from) && is_void(to));
}

/* Where the row is to be erased to its end, or the width when that saves nothing. */
static int erased_from(const XPenTerm *term, const XCell *from, const XCell *to, int width)
{
  int first = width, count = 0;
  for (int x = width - 1; x >= 0 && is_void(&to[x]); x--)
    if (changed(&from[x], &to[x])) {
      first = x;
      count++;
    }
  return term->erase[0] != '\0' && (size_t)count > strlen(term->erase) ? first : width;
}

/* Whether the character that begins at a cell is to be sent. */
static bool is_news(const XPenTerm *term, const XCell *from, const XCell *to, int x, int y,
                    const XFrame *frame)
{
  const bool wide = to[x].width == 2;
  if (to[x].width == 0 ||
      (!changed(&from[x], &to[x]) && !(wide && changed(&from[x + 1], &to[x + 1]))))
    return false;
  return term->corner || y < frame->height - 1 || x + to[x].width < frame->width;
}

static void find_runs_of_row(const XPenTerm *term, const XFrame *shown, const XFrame *frame, int y,
                             Runs *runs)
{
  const XCell *from = &shown->cells[y * frame->width], *to = &frame->cells[y * frame->width];
  const int end = erased_from(term, from, to, frame->width);
  Run *run = NULL;
  for (int x = 0; x < end; x++) {
    if (!is_news(term, from, to, x, y, frame))
      continue;
    const int look = is_void(&to[x]) ? ANY : look_of(term, &to[x]);
    if (run == NULL || run->x1 != x || !joins(run, look))
      run = add_run(runs, x, y, look);
    run->x1 = (int16_t)(x + to[x].width);
  }
  if (end < frame->width)
    add_run(runs, end, y, ANY)->erase = true;
}

/* The runs of what changed; from then on it counts as shown. Begins below the cursor and ends in
   its row, where it is mostly wanted again. */
static void find_runs(const XPen *pen, XFrame *shown, const XFrame *frame, Runs *runs)
{
  const size_t bytes = (size_t)frame->width * sizeof *frame->cells;
  const int first = pen->x < 0 ? 0 : pen->y + 1;
  for (int i = 0; i < frame->height; i++) {
    const int y = (first + i) % frame->height;
    XCell *old = &shown->cells[y * frame->width];
    const XCell *new = &frame->cells[y * frame->width];
    if (memcmp(old, new, bytes) == 0)
      continue;
    find_runs_of_row(pen->term, shown, frame, y, runs);
    memcpy(old, new, bytes);
  }
}

static void send_run(XPen *pen, const Run *run, const XFrame *to, XText *out)
{
  const XCell *row = &to->cells[run->y * to->width];
  move(pen, run->x0, run->y, to, out);
  if (run->look != ANY)
    set_look(pen, run->look, out);
  else if (pen->look < 0 || (pen->look & SHOWS_ON_BLANKS) != 0)
    set_look(pen, 0, out);
  if (run->erase) {
    XText_Add(out, pen->term->erase);
    return;
  }
  for (int x = run->x0; x < run->x1; x++)
    if (row[x].width > 0)
      write_cell(pen->term, &row[x], out);
  pen->x = run->x1 < to->width ? run->x1 : -1; /* past the last column terminals differ */
}

/* ---- Two orders ---- */

/* Sends look by look in the order in which the looks first appear; blanks with the first. */
static void send_by_look(XPen *pen, const Runs *runs, const XFrame *to, XText *out)
{
  uint8_t sent[LOOKS] = {0};
  bool first = true;
  for (int i = 0; i < runs->count; i++) {
    const int look = runs->list[i].look;
    if (look == ANY || sent[look])
      continue;
    sent[look] = 1;
    for (int k = first ? 0 : i; k < runs->count; k++)
      if (runs->list[k].look == look || (first && runs->list[k].look == ANY))
        send_run(pen, &runs->list[k], to, out);
    first = false;
  }
}

/* Sends in the order of reading. */
static void send_by_place(XPen *pen, const Runs *runs, const XFrame *to, XText *out)
{
  for (int i = 0; i < runs->count; i++)
    send_run(pen, &runs->list[i], to, out);
}

static bool have_two_looks(const Runs *runs)
{
  int look = ANY;
  for (int i = 0; i < runs->count; i++) {
    if (look != ANY && runs->list[i].look != ANY && runs->list[i].look != look)
      return true;
    look = runs->list[i].look != ANY ? runs->list[i].look : look;
  }
  return false;
}

void XPen_Draw(XPen *pen, XFrame *shown, const XFrame *frame, XText *out)
{
  Runs runs = {0};
  XText other;
  XPen then = *pen;
  const size_t start = out->length;
  find_runs(pen, shown, frame, &runs);
  send_by_place(pen, &runs, frame, out);
  if (have_two_looks(&runs)) {
    XText_Init(&other);
    send_by_look(&then, &runs, frame, &other);
    if (other.length < out->length - start) {
      out->length = start;
      XText_AddBytes(out, other.data, other.length);
      *pen = then;
    }
    XText_Clear(&other);
  }
  free(runs.list);
}
