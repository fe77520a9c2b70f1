/*
 * The terminal of tests and of playing by text. Every key is there at once, nothing waits, and
 * when the keys run out each read gives XKEY_DONE.
 */
#include "game/ui/term_script.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/ui/frame.h"

#include <stdlib.h>
#include <string.h>

typedef struct Script {
  XTerm base; /* first: an XTerm is a Script */
  XKey *keys;
  int at, count, room;
  int width, height; /* what XTerm_Size tells; the frame follows with the next draw */
  XFrame shown;
  int bells;
} Script;

static bool script_open(XTerm *term, const XTermOptions *options, struct XText *why)
{
  (void)term;
  (void)options;
  (void)why;
  return true;
}

static void script_nothing(XTerm *term)
{
  (void)term;
}

static void script_size(const XTerm *term, int *width, int *height)
{
  const Script *s = (const Script *)term;
  *width = s->width;
  *height = s->height;
}

static void script_draw(XTerm *term, const XFrame *frame)
{
  XFrame_Copy(&((Script *)term)->shown, frame);
}

static int clamp(int value, int high)
{
  return value < 1 ? 1 : value > high ? high : value;
}

static XKey script_read_key(XTerm *term, int timeout_ms)
{
  Script *s = (Script *)term;
  (void)timeout_ms;
  if (s->at >= s->count)
    return XKey_Make(XKEY_DONE);
  XKey key = s->keys[s->at++];
  if (key.code == XKEY_RESIZE && key.x > 0) {
    s->width = clamp(key.x, XFRAME_MAX_WIDTH);
    s->height = clamp(key.y, XFRAME_MAX_HEIGHT);
  }
  if (key.code == XKEY_HANGUP || key.code == XKEY_TERMINATE)
    s->at--;
  return key;
}

/* Only what ends the program stops a long command: a script's other keys wait their turn. */
static bool script_pending(XTerm *term)
{
  const Script *s = (const Script *)term;
  return s->at < s->count &&
         (s->keys[s->at].code == XKEY_HANGUP || s->keys[s->at].code == XKEY_TERMINATE);
}

static void script_bell(XTerm *term)
{
  ((Script *)term)->bells++;
}

static void script_destroy(XTerm *term)
{
  Script *s = (Script *)term;
  XFrame_Clear(&s->shown);
  free(s->keys);
  free(s);
}

static const XTermClass script_class = {
    .open = script_open,
    .close = script_nothing,
    .size = script_size,
    .draw = script_draw,
    .read_key = script_read_key,
    .pending = script_pending,
    .flush = script_nothing,
    .bell = script_bell,
    .suspend = script_nothing,
    .destroy = script_destroy,
};

XTerm *XTermScript_New(int width, int height)
{
  Script *s = XAlloc(sizeof *s);
  s->base.cls = &script_class;
  XFrame_Init(&s->shown, width, height);
  s->width = s->shown.width;
  s->height = s->shown.height;
  return &s->base;
}

/* Says what stands at text where a key should be; never passes a control byte on. */
static void name_fault(const char *text, struct XText *why)
{
  size_t n = *text == '<' ? strcspn(text, ">") : 0;
  bool printable = true;
  for (size_t i = 0; i < n; i++)
    printable = printable && (unsigned char)text[i] >= ' ' && text[i] != 0x7F;
  if (n > 0 && n < XKEY_NAME_MAX && text[n] == '>' && printable)
    XText_AddFormat(why, "unknown key %.*s (a '<' is written <lt>)", (int)n + 1, text);
  else if (*text == '<')
    XText_Add(why, "a '<' begins a key name that never ends (a '<' is written <lt>)");
  else
    XText_AddFormat(why, "no key is written as byte %d", (unsigned char)*text);
}

bool XTermScript_AddKeys(XTerm *term, const char *keys, struct XText *why)
{
  Script *s = (Script *)term;
  int count = s->count;
  while (*keys) {
    if (*keys == '\n' || *keys == '\r') {
      keys++;
      continue;
    }
    XALLOC_GROW(s->keys, count, s->room);
    size_t n = XKey_Parse(keys, &s->keys[count]);
    if (n == 0) {
      name_fault(keys, why);
      return false;
    }
    keys += n;
    count++;
  }
  s->count = count;
  return true;
}

void XTermScript_Screen(const XTerm *term, struct XText *out)
{
  XFrame_ScreenText(&((const Script *)term)->shown, out);
}

const XFrame *XTermScript_Frame(const XTerm *term)
{
  return &((const Script *)term)->shown;
}

int XTermScript_Bells(const XTerm *term)
{
  return ((const Script *)term)->bells;
}
