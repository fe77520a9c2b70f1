/* The screen of play and its loop: a key, a line, what came of it. */
#include "engine/xcolor.h"
#include "engine/xevent.h"
#include "engine/xstring.h"
#include "game/ui/mapview.h"
#include "game/ui/msglog.h"
#include "game/ui/prompt.h"
#include "game/ui/route.h"
#include "game/ui/screens.h"
#include "game/ui/squad.h"
#include "game/ui/statusline.h"
#include "game/ui/strip.h"
#include "game/ui/text.h"
#include "game/ui/ui.h"

#include <stdio.h>
#include <string.h>

#define COUNT_MOST 9999 /* the greatest count that can be typed */

void XUi_DrawPlay(XUi *ui, XFrame *frame, void *context)
{
  (void)context;
  XStrip_Take(ui);
  XMapView_Draw(ui, frame);
  XMapView_DrawPanel(ui, frame);
  XSquad_Draw(ui, frame, frame->height - XMAPVIEW_BOTTOM - XSquad_Rows(ui));
  XStatusLine_Draw(ui, frame, frame->height - XMAPVIEW_BOTTOM);
  XMsgLog_Draw(ui, frame);
}

/* Draws an activity as it goes on, until it ends or a key stops it. */
static XAdvance go_on(XUi *ui, XAdvance state, int64_t ticks_before)
{
  while (state == XADV_SHOW) {
    XFigures_Take(&ui->now, ui->session->game, ticks_before);
    ui->unshown = true;
    XUi_Render(ui, XUi_DrawPlay, NULL);
    if (XTerm_Pending(ui->term)) {
      XTerm_ReadKey(ui->term, 0);
      return XSession_Interrupt(ui->session);
    }
    state = XSession_Continue(ui->session, ui->settings.frame_turns);
  }
  return state;
}

bool XUi_Do(XUi *ui, const char *line)
{
  XText why;
  bool ran = false;
  int64_t ticks = ui->now.values[XFIGURE_TICKS];
  XText_Init(&why);
  XFigures before = ui->now;
  XAdvance state = XSession_Do(ui->session, line, ui->settings.frame_turns, &ran, &why);
  if (!ran) {
    if (!ui->session->warning)
      XUi_Note(ui, "%s", why.length > 0 ? why.data : "That cannot be done.");
    XUiText_Capital(ui->note);
    if (ui->session->warning && !ui->offered)
      XScreen_Elsewhere(ui);
    ui->offered = ui->session->warning != NULL;
  } else {
    ui->offered = false;
    ui->before = before;
    go_on(ui, state, ticks);
    XFigures_Take(&ui->now, ui->session->game, ticks);
    ui->unshown = true;
    ui->waits = XMsgLog_Has(ui, XEVENT_DIRE);
  }
  XText_Clear(&why);
  return ran;
}

/* Holds a dire message until it is read; keys typed ahead do not answer. */
static void wait_until_read(XUi *ui)
{
  if (ui->waits)
    XTerm_Flush(ui->term);
  while (ui->waits && ui->end == XUI_GOES_ON) {
    XKey key = XUi_Ask(ui, XUi_DrawPlay, NULL);
    if (!ui->held && (key.code == XKEY_ENTER || XUi_IsLeave(key) || XUi_IsChar(key, ' ')))
      ui->waits = false;
  }
  ui->waits = false;
}

/* Reads the digits of a count; returns the key after them. */
static XKey read_count(XUi *ui, int32_t *count)
{
  bool over = false;
  for (;;) {
    if (*count > 0)
      XUi_Note(ui, "Count: %d%s", (int)*count, over ? ", the most there is" : "");
    else
      XUi_Note(ui, "Count: type a number, then a command.");
    XKey key = XUi_Ask(ui, XUi_DrawPlay, NULL);
    if (key.code >= '0' && key.code <= '9' && XKey_IsText(key)) {
      int32_t next = *count * 10 + (key.code - '0');
      over = next > COUNT_MOST;
      *count = over ? COUNT_MOST : next;
    } else if (key.code == XKEY_BACKSPACE) {
      *count /= 10;
    } else {
      return key;
    }
  }
}

static void unknown_key(XUi *ui, XKey key)
{
  char name[XKEY_NAME_MAX], help[XKEY_NAME_MAX];
  bool quiet = key.code == XKEY_CLICK || key.code == XKEY_RIGHT_CLICK ||
               key.code == XKEY_WHEEL_UP || key.code == XKEY_WHEEL_DOWN || XUi_IsLeave(key);
  if (!quiet)
    XUi_Note(ui, "%s does nothing; %s lists what does.", XKeys_Spoken(key, name),
             XKeys_First(&ui->keys, "help", help));
}

/* Walks to the cell that was clicked. */
static void take_click(XUi *ui, XKey key)
{
  int32_t x, y;
  char line[40];
  if (XStatusLine_IsMode(ui, key.x, key.y))
    XSquad_Toggle(ui);
  if (!XMapView_ToCell(ui, key.x, key.y, &x, &y))
    return;
  snprintf(line, sizeof line, "travel %d,%d", (int)x, (int)y);
  XUi_DoAgain(ui, line, 1);
}

/* What helps somebody who has never played; only before the first command. */
static void hint(XUi *ui)
{
  char explore[XKEY_NAME_MAX];
  if (ui->settings.hints && ui->session->game->commands == 0)
    XUi_Note(ui, "Move: arrows or hjkl. %s explores.", XKeys_First(&ui->keys, "explore", explore));
}

static void take_key(XUi *ui, XKey key)
{
  int32_t count = 0;
  ui->note[0] = '\0';
  if (XUi_IsChar(key, '0') && !XKeys_Find(&ui->keys, key)) {
    key = read_count(ui, &count);
    ui->note[0] = '\0';
  }
  if (key.code == XKEY_INTERRUPT) {
    if (XPrompt_Confirm(ui, "Save and quit? (y/n)"))
      ui->end = XUI_QUIT;
    return;
  }
  const XBinding *binding = XKeys_Find(&ui->keys, key);
  if (!binding && key.code == XKEY_CLICK)
    take_click(ui, key);
  else if (binding)
    XRoute_Run(ui, binding->command, binding->direction, count);
  else
    unknown_key(ui, key);
}

XUiEnd XUi_Play(XUi *ui, XSession *session)
{
  ui->session = session;
  ui->waits = false;
  ui->unshown = true;
  ui->view_of = XHANDLE_NONE;
  ui->member = XHANDLE_NONE;
  ui->runs = false;
  memset(&ui->now, 0, sizeof ui->now);
  XFigures_Take(&ui->now, session->game, 0);
  ui->before = ui->now;
  if (!ui->errors_shown)
    XScreen_ConfigErrors(ui);
  if (!ui->note[0])
    hint(ui);
  while (ui->end == XUI_GOES_ON && ui->after != XUI_RELOAD &&
         session->game->state == XGAME_PLAYING) {
    XKey key = XSquad_Ask(ui);
    if (ui->end == XUI_GOES_ON)
      take_key(ui, key);
    wait_until_read(ui);
  }
  if (ui->end == XUI_GOES_ON && ui->after != XUI_RELOAD)
    XScreen_Death(ui);
  ui->session = NULL;
  ui->note[0] = '\0';
  return ui->end;
}
