/*
 * The terminal of people. ncurses knows the terminal and its modes; what to send is found here by
 * comparing frames and goes out in one write, and keys are decoded here from the bytes, so that
 * Escape is quick and no unknown sequence leaks. Nothing ever redefines the user's colours.
 */
#include "game/ui/term.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/ui/decode.h"
#include "game/ui/fallback.h"
#include "game/ui/frame.h"
#include "game/ui/pen.h"
#include "game/ui/term_signals.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#include <ncurses.h>
#include <term.h>
#undef bell /* a macro there, a call here */

enum { ESC_DELAY = 50, ESC_DELAY_MAX = 5000, TERM_NAME_MAX = 64, RAW_MAX = 4096 };

/* How a colour is shown: which the terminal shows for it, and attributes. */
typedef struct Look {
  uint8_t color; /* XColor */
  uint8_t attr;  /* XATTR_ bits */
} Look;

typedef struct Curses {
  XTerm base; /* first: an XTerm is a Curses */
  bool opened, gone, ended;
  SCREEN *screen;
  XFrame asked; /* the frame that was drawn last */
  XFrame shown; /* what the terminal shows, and what it is to show: cells as they are sent */
  XFrame wanted;
  XPenTerm how;
  XPen pen;
  XText out; /* being written */
  bool repaint, resized, interrupted;
  int cursor; /* as curs_set; -1 unknown */
  XFallback fallback;
  bool few_colors; /* 8: brighter ones are bold */
  Look looks[XCOLOR_COUNT];
  char extras_on[64], extras_off[64]; /* mouse, paste, focus */
  XSignals signals;
  XDecoder decoder;
  uint8_t raw[RAW_MAX]; /* read and not yet decoded */
  size_t raw_at, raw_end;
  int64_t last_byte; /* when a byte last came, ms */
  int esc_delay;     /* ms */
  XKey ahead;        /* a key that XTerm_Pending saw */
  bool has_ahead;
} Curses;

static int64_t now_ms(void)
{
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- Opening ---- */

static const char *capability(const char *name)
{
  const char *s = tigetstr(name);
  return s && s != (const char *)-1 ? s : NULL;
}

/* Appends up to the first line's end or 40 bytes of a name somebody gave; controls become '?'. */
static void add_name(XText *why, const char *name)
{
  for (int i = 0; i < 40 && name[i]; i++)
    XText_AddChar(why, name[i] >= ' ' && name[i] < 0x7F ? name[i] : '?');
  if (strlen(name) > 40)
    XText_Add(why, "...");
}

static bool is_usable_name(const char *name)
{
  static const char good[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-._";
  size_t n = strlen(name);
  return n > 0 && n <= TERM_NAME_MAX && name[0] != '.' && strspn(name, good) == n;
}

/* The Linux console: few signs, and no modes beyond its own. */
static bool is_console(void)
{
  const char *name = getenv("TERM");
  return name && strncmp(name, "linux", 5) == 0;
}

/* Tells whether this is a terminal that can be drawn on; says why not. */
static bool check_terminal(XText *why)
{
  static const char out[] = "; set TERM to what your terminal is (xterm-256color, linux, vt100), "
                            "or use --no-term";
  const char *name = getenv("TERM");
  int fault = 0;
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
    XText_AddFormat(why, "standard %s is not a terminal; start the game in one, or use --no-term",
                    isatty(STDIN_FILENO) ? "output" : "input");
    return false;
  }
  if (!name || !*name) {
    XText_AddFormat(why, "TERM is not set%s", out);
    return false;
  }
  bool known = is_usable_name(name) && setupterm(name, STDOUT_FILENO, &fault) == OK;
  if (known && capability("cup") && (capability("clear") || capability("ed")))
    return true;
  if (known)
    del_curterm(cur_term);
  XText_Add(why, "TERM=");
  add_name(why, name);
  XText_AddFormat(why, "%s%s", known ? " cannot place the cursor" : " is not a known terminal",
                  out);
  return false;
}

static void add_extra_keys(XDecoder *decoder)
{
  static const struct {
    const char *name;
    int32_t code;
  } keys[] = {
      {"kcuu1", XKEY_UP},     {"kcud1", XKEY_DOWN},   {"kcub1", XKEY_LEFT},
      {"kcuf1", XKEY_RIGHT},  {"khome", XKEY_HOME},   {"kend", XKEY_END},
      {"kpp", XKEY_PGUP},     {"knp", XKEY_PGDN},     {"kich1", XKEY_INSERT},
      {"kdch1", XKEY_DELETE}, {"kent", XKEY_ENTER},   {"kbs", XKEY_BACKSPACE},
      {"kf1", XKEY_F1},       {"kf2", XKEY_F1 + 1},   {"kf3", XKEY_F1 + 2},
      {"kf4", XKEY_F1 + 3},   {"kf5", XKEY_F1 + 4},   {"kf6", XKEY_F1 + 5},
      {"kf7", XKEY_F1 + 6},   {"kf8", XKEY_F1 + 7},   {"kf9", XKEY_F1 + 8},
      {"kf10", XKEY_F1 + 9},  {"kf11", XKEY_F1 + 10}, {"kf12", XKEY_F12},
  };
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    const char *sequence = capability(keys[i].name);
    if (sequence)
      XDecoder_AddExtra(decoder, sequence, keys[i].code);
  }
}

/* The palette number of each colour where there are 16 or more, -1 the terminal's own. Black, the
 * grays and white follow the terminal's text colour and blue is never the darkest, so that no text
 * vanishes on a black or on a white background. */
static short palette(XColor color, int colors)
{
  static const short numbers[XCOLOR_COUNT] = {
      [XCOLOR_DEFAULT] = -1,   [XCOLOR_BLACK] = -1,     [XCOLOR_RED] = 1,
      [XCOLOR_GREEN] = 2,      [XCOLOR_BROWN] = 3,      [XCOLOR_BLUE] = 12,
      [XCOLOR_MAGENTA] = 5,    [XCOLOR_CYAN] = 6,       [XCOLOR_LIGHTGRAY] = -1,
      [XCOLOR_DARKGRAY] = 8,   [XCOLOR_LIGHTRED] = 9,   [XCOLOR_LIGHTGREEN] = 10,
      [XCOLOR_YELLOW] = 11,    [XCOLOR_LIGHTBLUE] = 12, [XCOLOR_LIGHTMAGENTA] = 13,
      [XCOLOR_LIGHTCYAN] = 14, [XCOLOR_WHITE] = -1,
  };
  if (colors >= 256 && color == XCOLOR_BLUE)
    return 33;
  if (colors >= 256 && color == XCOLOR_DARKGRAY)
    return 244;
  if (colors < 16 && color == XCOLOR_DARKGRAY)
    return -1;
  return numbers[color];
}

/* Copies a text of terminfo without the pauses that only paper terminals need, or nothing where it
 * is too long. */
static void copy_text(char out[XPEN_TEXT], const char *s)
{
  size_t n = 0;
  out[0] = '\0';
  while (s != NULL && *s != '\0') {
    if (s[0] == '$' && s[1] == '<' && strchr(s, '>') != NULL) {
      s = strchr(s, '>') + 1;
    } else if (n + 1 < XPEN_TEXT) {
      out[n++] = *s++;
    } else {
      n = 0;
      break;
    }
  }
  out[n] = '\0';
}

static void remove_text(char *from, const char *what)
{
  char *at = strstr(from, what);
  if (at != NULL)
    memmove(at, at + strlen(what), strlen(at + strlen(what)) + 1);
}

/* Decides how each colour looks on a terminal of so many colours; below 8 it has none. */
static void make_looks(Curses *c, int colors)
{
  const char *set = capability("setaf");
  for (int i = 0; i < XCOLOR_COUNT; i++) {
    Look *look = &c->looks[i];
    short number = colors >= 8 ? palette((XColor)i, colors) : -1;
    *look = (Look){.color = (uint8_t)i};
    if (i == XCOLOR_WHITE || (colors < 16 && (i > XCOLOR_DARKGRAY || i == XCOLOR_BLUE)))
      look->attr = XATTR_BOLD;
    if (i == XCOLOR_DARKGRAY && number < 0)
      look->attr = XATTR_DIM;
    if (colors < 16 && number >= 8)
      number = (short)(number - 8);
    copy_text(c->how.color[i], number >= 0 && set != NULL ? tparm(set, (long)number) : NULL);
  }
  if (colors < 8) /* bold is for what stands out */
    c->looks[XCOLOR_BLUE].attr = 0;
  c->few_colors = colors >= 8 && colors < 16;
}

static void apply_remap(Curses *c, const uint8_t *remap)
{
  Look looks[XCOLOR_COUNT];
  memcpy(looks, c->looks, sizeof looks);
  for (int i = 0; remap && i < XCOLOR_COUNT; i++)
    if (remap[i] < XCOLOR_COUNT)
      c->looks[i] = looks[remap[i]];
}

static void set_colors(Curses *c, const XTermOptions *options)
{
  const char *no_color = getenv("NO_COLOR");
  const bool mono = options->mono || (no_color && *no_color) || capability("setaf") == NULL;
  make_looks(c, mono ? 0 : tigetnum("colors"));
  apply_remap(c, options->remap);
}

static void place_cursor(int x, int y, char *out)
{
  copy_text(out, tparm(capability("cup"), (long)y, (long)x));
}

/* Whether what the capability makes of 21 is this text. */
static bool makes(const char *name, const char *text)
{
  const char *s = capability(name);
  return s != NULL && strcmp(tparm(s, 21L), text) == 0;
}

static void learn_moves(XPenTerm *how)
{
  char text[XPEN_TEXT];
  place_cursor(21, 7, text);
  how->place = strcmp(text, "\033[8;22H") == 0 ? NULL : place_cursor;
  how->column = makes("hpa", "\033[22G");
  how->row = makes("vpa", "\033[22d");
  how->across = makes("cuf", "\033[21C") && makes("cub", "\033[21D");
  copy_text(how->up, capability("cuu1"));
  copy_text(how->down, capability("cud1"));
  copy_text(how->left, capability("cub1"));
  copy_text(how->erase, capability("el"));
  how->timid = !tigetflag("msgr");
  how->corner = !tigetflag("am") || tigetflag("xenl");
}

/* The texts that set looks. Where an attribute takes a cell of the screen there are none. */
static void learn_attributes(XPenTerm *how)
{
  static const char *const names[XPEN_ATTRS] = {"bold", "dim", "rev", "smul"};
  copy_text(how->plain, capability("sgr0"));
  remove_text(how->plain, "\033(B"); /* other character sets are never used */
  remove_text(how->plain, "\017");
  copy_text(how->uncolor, capability("op"));
  for (int i = 0; i < XPEN_ATTRS; i++)
    copy_text(how->attr[i],
              how->plain[0] != '\0' && tigetnum("xmc") <= 0 ? capability(names[i]) : NULL);
}

/* The switches terminfo has no names for, for terminals that know the mouse: paste in brackets, the
 * wheel or no arrow keys for it, focus. */
static void set_extras(Curses *c, const XTermOptions *options)
{
  c->extras_on[0] = c->extras_off[0] = '\0';
  if (!capability("kmous") || is_console())
    return;
  snprintf(c->extras_on, sizeof c->extras_on, "\033[?2004h%s%s",
           options->mouse ? "\033[?1000h\033[?1006h" : "\033[?1007s\033[?1007l",
           options->focus ? "\033[?1004h" : "");
  snprintf(c->extras_off, sizeof c->extras_off, "%s%s\033[?2004l",
           options->focus ? "\033[?1004l" : "",
           options->mouse ? "\033[?1006l\033[?1000l" : "\033[?1007r");
}

/* What a crash sends: the extras off, then attributes, cursor and screen as they were. */
static void arm_crash(const Curses *c)
{
  static const char *const names[] = {"sgr0", "op", "cnorm", "rmcup"};
  char bytes[256];
  size_t n = (size_t)snprintf(bytes, sizeof bytes, "%s", c->extras_off);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *s = capability(names[i]);
    if (s && n + strlen(s) + 1 < sizeof bytes)
      n += (size_t)snprintf(bytes + n, sizeof bytes - n, "%s", s);
  }
  XSignals_OnCrash(STDOUT_FILENO, bytes, n);
}

/* The terminal's columns and rows, as it says or as terminfo does, within what a frame can have. */
static void ask_size(int *width, int *height)
{
  struct winsize size;
  bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0;
  *width = known ? size.ws_col : COLS;
  *height = known ? size.ws_row : LINES;
  if (*width > XFRAME_MAX_WIDTH)
    *width = XFRAME_MAX_WIDTH;
  if (*height > XFRAME_MAX_HEIGHT)
    *height = XFRAME_MAX_HEIGHT;
}

/* Takes the terminal's present size; everything is to be sent again. */
static void adopt_size(Curses *c)
{
  int width, height;
  ask_size(&width, &height);
  resize_term(height, width);
  XFrame_Resize(&c->asked, width, height);
  XFrame_Resize(&c->shown, width, height);
  XFrame_Resize(&c->wanted, width, height);
  c->repaint = true;
}

static void set_modes(void)
{
  raw();
  noecho();
  nonl();
  typeahead(-1);
}

/* Sends all the bytes; curses has nothing unsent between two of its calls. */
static void send_bytes(const char *bytes, size_t count)
{
  while (count > 0) {
    const ssize_t n = write(STDOUT_FILENO, bytes, count);
    struct pollfd full = {.fd = STDOUT_FILENO, .events = POLLOUT};
    if (n >= 0) {
      bytes += n;
      count -= (size_t)n;
    } else if (errno != EINTR && (errno != EAGAIN || poll(&full, 1, -1) < 0)) {
      return; /* the terminal is gone, which reading will tell */
    }
  }
}

static void send_text(const char *text)
{
  send_bytes(text, strlen(text));
}

/* Sends what was written. */
static void send_out(Curses *c)
{
  if (!c->gone)
    send_bytes(c->out.data, c->out.length);
  XText_Reset(&c->out);
}

/* Puts attributes and colours off, for curses and for whoever comes after. */
static void send_plain(Curses *c)
{
  XPen_Plain(&c->pen, &c->out);
  send_out(c);
}

static int esc_delay(void)
{
  const char *text = getenv("ESCDELAY");
  long ms = text && *text ? strtol(text, NULL, 10) : ESC_DELAY;
  return ms < 0 ? 0 : ms > ESC_DELAY_MAX ? ESC_DELAY_MAX : (int)ms;
}

static void curses_close(XTerm *term)
{
  Curses *c = (Curses *)term;
  if (!c->opened)
    return;
  c->opened = false;
  XSignals_OnExit(NULL, NULL);
  send_plain(c);
  send_text(c->extras_off);
  endwin();
  delscreen(c->screen);
  c->screen = NULL;
  XSignals_OnCrash(STDOUT_FILENO, NULL, 0);
  XSignals_Release(&c->signals);
}

static bool curses_open(XTerm *term, const XTermOptions *options, struct XText *why)
{
  Curses *c = (Curses *)term;
  if (c->opened)
    return true;
  setlocale(LC_CTYPE, "");
  if (!check_terminal(why))
    return false;
  bool utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  c->fallback = !utf8 || options->ascii ? XFALLBACK_ASCII
                : is_console()          ? XFALLBACK_CONSOLE
                                        : XFALLBACK_NONE;
  XDecoder_Init(&c->decoder);
  add_extra_keys(&c->decoder);
  c->esc_delay = esc_delay();
  set_extras(c, options);
  XSignals_Catch(&c->signals); /* before ncurses, which then leaves the signals alone */
  arm_crash(c);
  del_curterm(cur_term); /* newterm makes its own */
  c->screen = newterm(NULL, stdout, stdin);
  if (!c->screen) {
    XSignals_OnCrash(STDOUT_FILENO, NULL, 0);
    XSignals_Release(&c->signals);
    XText_Add(why, "the terminal cannot be used; use --no-term");
    return false;
  }
  set_modes();
  c->how = (XPenTerm){.place = NULL};
  learn_moves(&c->how);
  learn_attributes(&c->how);
  set_colors(c, options);
  XPen_Init(&c->pen, &c->how);
  send_text(c->extras_on);
  c->cursor = -1;
  c->opened = true;
  adopt_size(c);
  XSignals_OnExit(curses_close, term);
  return true;
}

static void curses_size(const XTerm *term, int *width, int *height)
{
  const Curses *c = (const Curses *)term;
  *width = c->shown.width;
  *height = c->shown.height;
}

/* ---- Drawing ---- */

/* Makes what is sent for a character; returns how many cells it is: 1, or 2 where a wide one is
 * shown by something narrow. */
static int sent_cell(const Curses *c, const XCell *cell, XCell out[2])
{
  const Look *look = &c->looks[cell->fg < XCOLOR_COUNT ? cell->fg : XCOLOR_DEFAULT];
  const bool gray = cell->fg == XCOLOR_DARKGRAY && c->how.color[look->color][0] != '\0';
  uint8_t attr = look->attr | cell->attr;
  if (gray) /* dim by its colour alone */
    attr &= (uint8_t)~XATTR_DIM;
  if (cell->attr & XATTR_REVERSE && c->few_colors) /* they would make a bright or faint block */
    attr &= (uint8_t) ~(XATTR_BOLD | XATTR_DIM);
  const uint32_t base = XFallback_Of(c->fallback, cell->glyph[0]);
  const bool same =
      base == cell->glyph[0] && (base < 0x7F || wcwidth((wchar_t)base) == cell->width);
  out[0] = (XCell){.glyph = {base}, .fg = look->color, .attr = attr, .width = 1};
  if (base == cell->glyph[0] && !same)
    out[0].glyph[0] = '?'; /* the system and we disagree on its columns */
  int n = 1;
  for (int i = 1; i < 3 && same && cell->glyph[i] && c->fallback != XFALLBACK_ASCII; i++)
    if (wcwidth((wchar_t)cell->glyph[i]) == 0)
      out[0].glyph[n++] = cell->glyph[i];
  if (cell->width < 2)
    return 1;
  out[1] = out[0];
  out[1].glyph[0] = same ? 0 : ' ';
  out[1].glyph[1] = out[1].glyph[2] = 0;
  out[0].width = same ? 2 : 1;
  out[1].width = same ? 0 : 1;
  return 2;
}

static const XCell blank = {.glyph = {' '}, .width = 1};

/* A cell of the frame, blank outside it or where half a wide character would be cut. */
static const XCell *cell_of(const XFrame *frame, int x, int y, int width)
{
  const XCell *cell = XFrame_Get(frame, x, y);
  return cell && x + cell->width <= width ? cell : &blank;
}

/* A blank that looks alike in every colour. */
static bool is_void(const XCell *cell)
{
  return cell->glyph[0] == ' ' && cell->glyph[1] == 0 && cell->width == 1 &&
         (cell->attr & (XATTR_REVERSE | XATTR_UNDERLINE)) == 0;
}

/* Turns the cells of a row into what is sent for them. */
static void want_row(Curses *c, const XCell *cells, int y)
{
  const int width = c->wanted.width;
  XCell *row = &c->wanted.cells[y * width];
  for (int x = 0; x < width;) {
    const XCell *cell = x + cells[x].width <= width ? &cells[x] : &blank;
    if (is_void(cell) || cell->width == 0)
      row[x++] = blank;
    else
      x += sent_cell(c, cell, &row[x]);
  }
}

/* Shows or hides the cursor; where it cannot be hidden it goes along. */
static void draw_cursor(Curses *c, int x, int y, bool cursor_shown)
{
  const bool seen = cursor_shown || capability("civis") == NULL;
  c->shown.cursor_x = x;
  c->shown.cursor_y = y;
  if (seen && x < c->shown.width && y < c->shown.height)
    XPen_Move(&c->pen, x, y, &c->out);
  if (c->cursor == cursor_shown)
    return;
  send_out(c);
  c->cursor = cursor_shown;
  curs_set(c->cursor);
}

/* Takes the screen and empties it: at the start, after a pause, and in a new size. */
static void take_screen(Curses *c)
{
  send_plain(c);
  clearok(curscr, TRUE);
  refresh();
  XFrame_Erase(&c->shown);
  XPen_Forget(&c->pen);
  c->repaint = false;
}

/* Turns the rows that are not as they were asked for last into what is to be sent. */
static void want_rows(Curses *c, const XFrame *frame)
{
  const int width = c->asked.width;
  const size_t bytes = (size_t)width * sizeof(XCell);
  for (int y = 0; y < c->asked.height; y++) {
    XCell *asked = &c->asked.cells[y * width];
    if (frame->width != width || y >= frame->height) {
      for (int x = 0; x < width; x++)
        asked[x] = *cell_of(frame, x, y, width);
    } else if (memcmp(asked, &frame->cells[y * width], bytes) == 0) {
      continue;
    } else {
      memcpy(asked, &frame->cells[y * width], bytes);
    }
    want_row(c, asked, y);
  }
}

static void send_wanted(Curses *c)
{
  XPen_Draw(&c->pen, &c->shown, &c->wanted, &c->out);
  memcpy(c->shown.cells, c->wanted.cells,
         (size_t)c->shown.width * (size_t)c->shown.height * sizeof(XCell));
}

static void curses_draw(XTerm *term, const XFrame *frame)
{
  Curses *c = (Curses *)term;
  if (!c->opened || c->gone)
    return;
  if (c->repaint)
    take_screen(c);
  want_rows(c, frame);
  send_wanted(c);
  draw_cursor(c, frame->cursor_x, frame->cursor_y, frame->cursor_shown);
  send_out(c);
}

static void curses_bell(XTerm *term)
{
  const Curses *c = (const Curses *)term;
  if (c->opened && !c->gone)
    beep();
}

/* ---- Keys and signals ---- */

/* The terminal was somebody else's for a while: take it again and show all. */
static void resume(Curses *c)
{
  reset_prog_mode();
  set_modes();
  send_text(c->extras_on);
  int width, height;
  ask_size(&width, &height);
  if (width != c->shown.width || height != c->shown.height)
    adopt_size(c);
  take_screen(c);
  send_wanted(c);
  draw_cursor(c, c->shown.cursor_x, c->shown.cursor_y, c->cursor > 0);
  send_out(c);
  c->resized = true;
}

static void stop(Curses *c, bool group)
{
  if (!c->opened || c->gone)
    return;
  send_plain(c);
  send_text(c->extras_off);
  endwin();
  XSignals_Stop(&c->signals, group);
  resume(c);
}

static void curses_suspend(XTerm *term)
{
  stop((Curses *)term, true);
}

/* Acts on the signals that came. */
static void take_signals(Curses *c)
{
  XSignals_Poll(&c->signals);
  c->gone |= XSignals_Take(XSIGNAL_HANGUP);
  c->ended |= XSignals_Take(XSIGNAL_TERMINATE);
  c->interrupted |= XSignals_Take(XSIGNAL_INTERRUPT);
  if (XSignals_Take(XSIGNAL_STOP))
    stop(c, false);
  if (XSignals_Take(XSIGNAL_CONTINUE) && !c->gone)
    resume(c);
  if (XSignals_Take(XSIGNAL_RESIZE)) {
    adopt_size(c);
    c->resized = true;
  }
}

/* Reads what is there, waiting at most wait ms for it (below 0 = for ever or a signal). */
static void fill(Curses *c, int wait)
{
  int ready = XSignals_WaitInput(&c->signals, STDIN_FILENO, wait);
  if (ready == 0)
    return;
  ssize_t n = ready > 0 ? read(STDIN_FILENO, c->raw, sizeof c->raw) : -1;
  if (n > 0) {
    c->raw_at = 0;
    c->raw_end = (size_t)n;
    c->last_byte = now_ms();
  } else if (n == 0 || ready < 0 || (errno != EINTR && errno != EAGAIN)) {
    c->gone = true;
  }
}

/* Takes the next key from the bytes already read. */
static bool decoded(Curses *c, XKey *key)
{
  while (!XDecoder_Next(&c->decoder, key)) {
    if (c->raw_at >= c->raw_end)
      return false;
    XDecoder_Feed(&c->decoder, c->raw[c->raw_at++]);
  }
  return true;
}

/* How long until what is begun counts as ended, ms; -1 when nothing is begun. */
static int wait_for_more(const Curses *c)
{
  int wait = XDecoder_Wait(&c->decoder, c->esc_delay);
  if (wait < 0)
    return -1;
  int64_t left = c->last_byte + wait - now_ms();
  return left > 0 ? (int)left : 0;
}

/* Looks for a key for at most wait ms; one try, which a signal may end early. */
static bool try_key(Curses *c, int wait, XKey *key)
{
  if (decoded(c, key))
    return true;
  int more = wait_for_more(c);
  if (more >= 0 && (wait < 0 || more < wait))
    wait = more;
  fill(c, wait);
  if (decoded(c, key))
    return true;
  if (c->raw_at >= c->raw_end && wait_for_more(c) == 0)
    XDecoder_Timeout(&c->decoder);
  return decoded(c, key);
}

/* Ctrl-Z and Ctrl-L mean something to the terminal itself; true when the key is the caller's. */
static bool is_for_caller(Curses *c, XKey key)
{
  if (key.mods != XMOD_CTRL)
    return true;
  if (key.code == 'z') {
    stop(c, true);
    return false;
  }
  if (key.code == 'l')
    c->repaint = true;
  return true;
}

/* What is no key but must be told; the end first. */
static bool is_event(Curses *c, XKey *key)
{
  take_signals(c);
  *key = XKey_Make(XKEY_NONE);
  if (c->ended)
    key->code = XKEY_TERMINATE;
  else if (c->gone)
    key->code = XKEY_HANGUP;
  else if (c->interrupted)
    key->code = XKEY_INTERRUPT;
  else if (c->resized)
    key->code = XKEY_RESIZE;
  if (key->code == XKEY_INTERRUPT)
    c->interrupted = false;
  if (key->code == XKEY_RESIZE)
    c->resized = false;
  return key->code != XKEY_NONE;
}

static XKey curses_read_key(XTerm *term, int timeout_ms)
{
  Curses *c = (Curses *)term;
  XKey key;
  if (!c->opened)
    return XKey_Make(XKEY_HANGUP);
  int64_t end = timeout_ms < 0 ? 0 : now_ms() + timeout_ms;
  for (;;) {
    if (is_event(c, &key))
      return key;
    if (c->has_ahead) {
      c->has_ahead = false;
      return c->ahead;
    }
    int64_t left = timeout_ms < 0 ? -1 : end - now_ms();
    if (timeout_ms >= 0 && left < 0)
      left = 0;
    if (try_key(c, (int)left, &key) && is_for_caller(c, key))
      return key;
    if (timeout_ms >= 0 && now_ms() >= end) {
      is_event(c, &key); /* or XKEY_NONE */
      return key;
    }
  }
}

static bool curses_pending(XTerm *term)
{
  Curses *c = (Curses *)term;
  if (!c->opened)
    return true;
  take_signals(c);
  XKey key;
  if (!c->has_ahead && !c->gone && try_key(c, 0, &key) && is_for_caller(c, key)) {
    c->ahead = key;
    c->has_ahead = true;
  }
  return c->ended || c->gone || c->interrupted ||
         (c->has_ahead && c->ahead.code != XKEY_FOCUS_LOST);
}

static void curses_flush(XTerm *term)
{
  Curses *c = (Curses *)term;
  XKey key;
  if (!c->opened)
    return;
  c->has_ahead = false;
  for (int i = 0; i < 64 && !c->gone; i++) { /* bounded: a pipe may never run dry */
    while (decoded(c, &key))
      continue;
    fill(c, 0);
    if (c->raw_at >= c->raw_end)
      break;
  }
  XDecoder_Flush(&c->decoder);
}

static void curses_destroy(XTerm *term)
{
  Curses *c = (Curses *)term;
  curses_close(term);
  XFrame_Clear(&c->asked);
  XFrame_Clear(&c->shown);
  XFrame_Clear(&c->wanted);
  XText_Clear(&c->out);
  free(c);
}

static const XTermClass curses_class = {
    .open = curses_open,
    .close = curses_close,
    .size = curses_size,
    .draw = curses_draw,
    .read_key = curses_read_key,
    .pending = curses_pending,
    .flush = curses_flush,
    .bell = curses_bell,
    .suspend = curses_suspend,
    .destroy = curses_destroy,
};

XTerm *XTermCurses_New(void)
{
  Curses *c = XAlloc(sizeof *c);
  c->base.cls = &curses_class;
  XFrame_Init(&c->asked, 80, 24);
  XFrame_Init(&c->shown, 80, 24);
  XFrame_Init(&c->wanted, 80, 24);
  XText_Init(&c->out);
  return &c->base;
}

const char *XTermCurses_Version(void)
{
  return curses_version();
}
