/* What all screens share: drawing, waiting for a key, and ending at any moment. */
#include "game/ui/ui.h"

#include "engine/xalloc.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

XUi *XUi_New(XTerm *term, const XContent *content, const XHost *host)
{
  XUi *ui = XAlloc(sizeof *ui);
  XText report;
  int width, height;
  ui->term = term;
  ui->content = content;
  ui->host = host;
  ui->settings = XSettings_Defaults();
  XText_Init(&ui->why);
  XText_Init(&ui->last);
  XTerm_Size(term, &width, &height);
  XFrame_Init(&ui->frame, width, height);
  XKeys_Init(&ui->keys);
  XText_Init(&report);
  if (XKeys_AddDefaults(&ui->keys, &report) > 0)
    XUi_Note(ui, "%.*s", (int)strcspn(report.data, "\n"), report.data);
  XText_Clear(&report);
  return ui;
}

void XUi_Free(XUi *ui)
{
  if (!ui)
    return;
  XKeys_Clear(&ui->keys);
  XFrame_Clear(&ui->frame);
  XThreat_Clear(&ui->threat);
  XText_Clear(&ui->why);
  XText_Clear(&ui->last);
  free(ui);
}

void XUi_Configure(XUi *ui, XConfig *config)
{
  XKeys_Clear(&ui->keys);
  ui->keys = config->keys;
  XKeys_Init(&config->keys);
  ui->settings = config->settings;
  ui->config = config;
  XUi_Apply(ui, false);
}

void XUi_Apply(XUi *ui, bool terminal)
{
  const XTermOptions how = XSettings_Term(&ui->settings);
  XText why;
  ui->ascii = ui->settings.ascii;
  if (!terminal)
    return;
  XText_Init(&why);
  XTerm_Close(ui->term);
  if (!XTerm_Open(ui->term, &how, &why))
    ui->end = XUI_HANGUP;
  XText_Clear(&why);
}

bool XUi_IsLeave(XKey key)
{
  return key.code == XKEY_ESC || key.code == XKEY_INTERRUPT;
}

bool XUi_IsChar(XKey key, char c)
{
  return key.code == c && !(key.mods & (XMOD_CTRL | XMOD_ALT));
}

const XCreature *XUi_Hero(const XUi *ui)
{
  return XGame_Hero(ui->session->game);
}

XColor XUi_Color(const XUi *ui, const char *role, XColor fallback)
{
  return (XColor)XContent_Color(ui->content, role, (int32_t)fallback);
}

void XUi_Note(XUi *ui, const char *fmt, ...)
{
  va_list args;
  va_start(args, fmt);
  vsnprintf(ui->note, sizeof ui->note, fmt, args);
  va_end(args);
}

void XUi_DrawBorders(XUi *ui, XFrame *frame, const char *title, const char *footer)
{
  XColor color = XUi_Color(ui, "menu.title", XCOLOR_WHITE);
  XFrame_TextClip(frame, 1, 0, frame->width - 2, title, color, XATTR_BOLD);
  XFrame_TextClip(frame, 1, frame->height - 1, frame->width - 2, footer,
                  XUi_Color(ui, "menu.hint", XCOLOR_CYAN), 0);
}

/* The session, or a note that says why there is none. */
static XSession *opened(XUi *ui, XSession *session)
{
  if (!session)
    XUi_Note(ui, "%s", ui->why.length > 0 ? ui->why.data : "That game cannot be opened.");
  return session;
}

XSession *XUi_Open(XUi *ui, const char *id)
{
  XText_Reset(&ui->why);
  return opened(ui, ui->host->Open(ui->host->context, id, &ui->why));
}

XSession *XUi_Create(XUi *ui, const XRace *race, const XCareer *career, const char *name)
{
  XText_Reset(&ui->why);
  return opened(ui, ui->host->Create(ui->host->context, race, career, name, ui->seed, &ui->why));
}

static bool too_small(const XFrame *frame)
{
  return frame->width < XUI_WIDTH || frame->height < XUI_HEIGHT;
}

/* Says what size is needed, in whatever room there is. */
static void draw_notice(const XUi *ui, XFrame *frame)
{
  char text[160];
  const char *at = text;
  snprintf(text, sizeof text, "%dx%d is too small: %dx%d needed. Enlarge the window, or %s.",
           frame->width, frame->height, XUI_WIDTH, XUI_HEIGHT,
           ui->session ? "S saves and quits" : "q quits");
  for (int y = 0; y < frame->height && *at; y++) {
    const char *line = at;
    char cut[160];
    int length = XUiText_Line(line, frame->width, &at);
    snprintf(cut, sizeof cut, "%.*s", length, line);
    XFrame_Text(frame, 0, y, cut, XCOLOR_DEFAULT, 0);
  }
}

static void paint(XUi *ui, XUiDraw *draw, void *context)
{
  int width, height;
  XTerm_Size(ui->term, &width, &height);
  if (width != ui->frame.width || height != ui->frame.height)
    XFrame_Resize(&ui->frame, width, height);
  XFrame_Erase(&ui->frame);
  if (too_small(&ui->frame))
    draw_notice(ui, &ui->frame);
  else
    draw(ui, &ui->frame, context);
  XTerm_Draw(ui->term, &ui->frame);
}

void XUi_Render(XUi *ui, XUiDraw *draw, void *context)
{
  const XSession *session = ui->session;
  paint(ui, draw, context);
  if (!session || !ui->unshown)
    return;
  const bool warned = session->warning != NULL;
  const int32_t told = session->game->messages.count;
  ui->unshown = false;
  XSession_Shown(ui->session, !XTerm_Pending(ui->term));
  if (warned != (session->warning != NULL) || told != session->game->messages.count)
    paint(ui, draw, context);
}

/* Whether the key ends everything. */
static bool ends(XUi *ui, XKey key)
{
  if (key.code == XKEY_DONE)
    ui->end = XUI_DONE;
  else if (key.code == XKEY_HANGUP)
    ui->end = XUI_HANGUP;
  else if (key.code == XKEY_TERMINATE)
    ui->end = XUI_TERMINATE;
  return ui->end != XUI_GOES_ON;
}

/* While the notice is shown only quitting works: nothing is done unseen. */
static bool quits_notice(XUi *ui, XKey key)
{
  if (XUi_IsChar(key, 'S') || XUi_IsChar(key, 'Q') || key.code == XKEY_INTERRUPT ||
      (!ui->session && XUi_IsChar(key, 'q')))
    ui->end = XUI_QUIT;
  return ui->end != XUI_GOES_ON;
}

XKey XUi_Ask(XUi *ui, XUiDraw *draw, void *context)
{
  return XUi_AskFor(ui, draw, context, -1);
}

/* What only a screen that looks at the clock wants to know. */
static bool is_of_the_clock(XKey key)
{
  return key.code == XKEY_NONE || key.code == XKEY_TIME || key.code == XKEY_FOCUS_LOST;
}

XKey XUi_AskFor(XUi *ui, XUiDraw *draw, void *context, int timeout)
{
  while (ui->end == XUI_GOES_ON) {
    XUi_Render(ui, draw, context);
    XKey key = XTerm_ReadKey(ui->term, timeout);
    if (ends(ui, key))
      break;
    if (timeout >= 0 && is_of_the_clock(key))
      return key;
    if (key.code == XKEY_PASTE)
      XUi_Note(ui, "Pasted text is not taken as keys.");
    else if (key.code != XKEY_NONE && key.code != XKEY_RESIZE && key.code != XKEY_FOCUS_LOST &&
             key.code != XKEY_TIME) {
      if (!too_small(&ui->frame)) {
        ui->held = XKey_Equal(key, ui->last_key);
        ui->last_key = key;
        return key;
      }
      if (quits_notice(ui, key))
        break;
    }
  }
  return XKey_Make(XKEY_ESC);
}

/* The hero that was forked from one who is dead; NULL with the reason in the note. */
static XSession *forked(XUi *ui, const char *id)
{
  XText told;
  XText_Init(&told);
  XSession *session = NULL;
  if (ui->host->Fork(ui->host->context, id, ui->after_at, &told))
    session = XUi_Open(ui, told.data);
  else
    XUi_Note(ui, "%s", told.data);
  XText_Clear(&told);
  return session;
}

static void replayed(XUi *ui, const char *id)
{
  XText why;
  XText_Init(&why);
  if (!ui->host->Replay(ui->host->context, ui, id, &why))
    XUi_Note(ui, "%s", why.data);
  XText_Clear(&why);
}

/* The game that was just closed, under the content that waits; it is no longer scored. NULL with
   the reason in the note. */
static XSession *reloaded(XUi *ui, const char *id)
{
  XText why;
  bool ran = false;
  ui->content = ui->host->Swap(ui->host->context);
  ui->target = XHANDLE_NONE;
  XSession *session = XUi_Open(ui, id);
  if (session == NULL)
    return NULL;
  XText_Init(&why);
  if (!session->game->practice)
    XSession_Do(session, "practice begin", 1, &ran, &why);
  XSession_Do(session, "practice refit", 1, &ran, &why);
  if (why.length > 0)
    XUi_Note(ui, "%s", why.data);
  else
    XUi_Note(ui, "The content was read anew.");
  XText_Clear(&why);
  return session;
}

void XUi_PlayOn(XUi *ui, XSession *session)
{
  while (session != NULL) {
    char id[XROSTER_ID];
    snprintf(id, sizeof id, "%s", ui->host->IdOf(ui->host->context, session));
    ui->after = XUI_TO_TITLE;
    XUi_Play(ui, session);
    ui->host->Close(ui->host->context, session);
    session = NULL;
    if (ui->end == XUI_GOES_ON && ui->after == XUI_RELOAD)
      session = reloaded(ui, id);
    else if (ui->end == XUI_GOES_ON && ui->after == XUI_FORK)
      session = forked(ui, id);
    else if (ui->end == XUI_GOES_ON && ui->after == XUI_REPLAY)
      replayed(ui, id);
  }
}

XUiEnd XUi_Run(XUi *ui)
{
  if (!ui->errors_shown)
    XScreen_ConfigErrors(ui);
  while (ui->end == XUI_GOES_ON) {
    XSession *session = XScreen_Title(ui);
    if (!session)
      break;
    XUi_PlayOn(ui, session);
  }
  return ui->end;
}
