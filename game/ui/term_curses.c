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

typedef struct Curses {
  XTerm base; /* first: an XTerm is a Curses */
  bool opened, gone, ended;
  SCREEN *screen;
  XFrame shown; /* what the terminal shows */
  XPenTerm how;
  XPen pen;
  XText out; /* being written */
  bool repaint, resized, interrupted;
  int cursor;                         /* as curs_set; -1 unknown */
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
    XPenLook *look = &c->how.looks[i];
    short number = colors >= 8 ? palette((XColor)i, colors) : -1;
    *look = (XPenLook){.color = (uint8_t)i};
    if (i == XCOLOR_WHITE || (colors < 16 && (i > XCOLOR_DARKGRAY || i == XCOLOR_BLUE)))
      look->attr = XATTR_BOLD;
    if (i == XCOLOR_DARKGRAY && number < 0)
      look->attr = XATTR_DIM;
    if (colors < 16 && number >= 8)
      number = (short)(number - 8);
    copy_text(c->how.color[i], number >= 0 && set != NULL ? tparm(set, (long)number) : NULL);
  }
  if (colors < 8) /* bold is for what stands out */
    c->how.looks[XCOLOR_BLUE].attr = 0;
  c->how.few_colors = colors >= 8 && colors < 16;
}

static void apply_remap(Curses *c, const uint8_t *remap)
{
  XPenLook looks[XCOLOR_COUNT];
  memcpy(looks, c->how.looks, sizeof looks);
  for (int i = 0; remap && i < XCOLOR_COUNT; i++)
    if (remap[i] < XCOLOR_COUNT)
      c->how.looks[i] = looks[remap[i]];
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
  XFrame_Resize(&c->shown, width, height);
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

static void add_capability(Curses *c, const char *name)
{
  char text[XPEN_TEXT];
  copy_text(text, capability(name));
  XText_Add(&c->out, text);
}

/* Attributes and colours off, the cursor shown: for curses and for whoever comes after. */
static void send_plain(Curses *c)
{
  XPen_Plain(&c->pen, &c->out);
  if (c->cursor == 0)
    add_capability(c, "cnorm");
  c->cursor = c->cursor == 0 ? 1 : c->cursor;
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
  c->how.fallback = !utf8 || options->ascii ? XFALLBACK_ASCII
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

/* A frame of another size, clipped or filled with blanks to the terminal's; freed by the caller. */
static void fit(const Curses *c, const XFrame *frame, XFrame *out)
{
  static const XCell blank = {.glyph = {' '}, .width = 1};
  XFrame_Init(out, c->shown.width, c->shown.height);
  for (int y = 0; y < out->height; y++)
    for (int x = 0; x < out->width; x++) {
      const XCell *cell = XFrame_Get(frame, x, y);
      const bool whole = cell != NULL && x + cell->width <= out->width;
      out->cells[y * out->width + x] = whole ? *cell : blank;
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
  if (c->cursor != cursor_shown)
    add_capability(c, cursor_shown ? "cnorm" : "civis");
  c->cursor = cursor_shown;
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

static void curses_draw(XTerm *term, const XFrame *frame)
{
  Curses *c = (Curses *)term;
  if (!c->opened || c->gone)
    return;
  if (c->repaint)
    take_screen(c);
  if (frame->width == c->shown.width && frame->height == c->shown.height) {
    XPen_Draw(&c->pen, &c->shown, frame, &c->out);
  } else {
    XFrame fitting;
    fit(c, frame, &fitting);
    XPen_Draw(&c->pen, &c->shown, &fitting, &c->out);
    XFrame_Clear(&fitting);
  }
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
/* cursor: whether it is to be shown. */
static void resume(Curses *c, bool cursor)
{
  reset_prog_mode();
  set_modes();
  send_text(c->extras_on);
  int width, height;
  XFrame again;
  ask_size(&width, &height);
  if (width != c->shown.width || height != c->shown.height)
    adopt_size(c);
  c->resized = true;
  XFrame_Init(&again, c->shown.width, c->shown.height);
  XFrame_Copy(&again, &c->shown);
  again.cursor_shown = cursor;
  c->cursor = -1;
  c->repaint = true;
  curses_draw(&c->base, &again);
  XFrame_Clear(&again);
}

static void stop(Curses *c, bool group)
{
  if (!c->opened || c->gone)
    return;
  const bool cursor = c->cursor > 0;
  send_plain(c);
  send_text(c->extras_off);
  endwin();
  XSignals_Stop(&c->signals, group);
  resume(c, cursor);
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
    resume(c, c->cursor > 0);
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
  XFrame_Clear(&c->shown);
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
  XFrame_Init(&c->shown, 80, 24);
  XText_Init(&c->out);
  return &c->base;
}

const char *XTermCurses_Version(void)
{
  return curses_version();
}
