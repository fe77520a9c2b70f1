/* The screen of play, moved by a journal in place of a hand; the keys move the journal. */
#include "game/ui/scr_replay.h"

#include <stdio.h>
#include <string.h>

enum { ORDINARY_MS = 250, JUMP = 10, SLOWEST = 25, FASTEST = 6400 };

typedef struct Watch {
  const XReplayHost *host;
  XSession session;
  int32_t percent;
  bool paused;
} Watch;

void XScreen_ReplayFrame(XUi *ui, XGame *game)
{
  XSession session = {.game = game};
  ui->session = &session;
  ui->before = ui->now;
  XFigures_Take(&ui->now, game, ui->now.values[XFIGURE_TICKS]);
  XUi_Render(ui, XUi_DrawPlay, NULL);
  ui->session = NULL;
}

static void tell(XUi *ui, const Watch *watch)
{
  const XReplayHost *host = watch->host;
  const char *line = host->Line(host->context), *fault = host->Fault(host->context);
  const long long at = (long long)host->At(host->context);
  const long long length = (long long)host->Length(host->context);
  if (fault != NULL)
    XUi_Note(ui, "%lld/%lld %s.", at, length, fault);
  else
    XUi_Note(ui, "%lld/%lld x%d.%02d %s%.24s [Space n b + - 0-9 f, q leaves]", at, length,
             (int)(watch->percent / 100), (int)(watch->percent % 100),
             watch->paused ? "paused: " : "", line == NULL ? "the end" : line);
}

static void go_to(const Watch *watch, int64_t at)
{
  const int64_t length = watch->host->Length(watch->host->context);
  watch->host->Seek(watch->host->context, at < 0 ? 0 : at > length ? length : at);
}

static void fork_here(XUi *ui, const Watch *watch)
{
  XText answer;
  XText_Init(&answer);
  if (watch->host->Fork(watch->host->context, &answer))
    XUi_Note(ui, "%s goes on from here; it will not be scored. Any key.", answer.data);
  else
    XUi_Note(ui, "%s. Any key.", answer.data);
  XText_Clear(&answer);
  XScreen_ReplayFrame(ui, watch->host->Game(watch->host->context));
  XTerm_ReadKey(ui->term, -1);
}

/* False when the key leaves. */
static bool take_key(XUi *ui, Watch *watch, XKey key)
{
  const int64_t at = watch->host->At(watch->host->context);
  const int64_t length = watch->host->Length(watch->host->context);
  if (key.code == XKEY_HANGUP || key.code == XKEY_TERMINATE || XUi_IsLeave(key) ||
      XUi_IsChar(key, 'q'))
    return false;
  if (XUi_IsChar(key, ' '))
    watch->paused = !watch->paused;
  else if (XUi_IsChar(key, 'n') || key.code == XKEY_RIGHT)
    go_to(watch, at + 1);
  else if (XUi_IsChar(key, 'b') || key.code == XKEY_LEFT)
    go_to(watch, at - 1);
  else if (key.code == XKEY_PGDN)
    go_to(watch, at + JUMP);
  else if (key.code == XKEY_PGUP)
    go_to(watch, at - JUMP);
  else if (XUi_IsChar(key, '+') && watch->percent < FASTEST)
    watch->percent *= 2;
  else if (XUi_IsChar(key, '-') && watch->percent > SLOWEST)
    watch->percent /= 2;
  else if (key.code >= '0' && key.code <= '9' && XKey_IsText(key))
    go_to(watch, length * (key.code - '0') / 10);
  else if (XUi_IsChar(key, 'f'))
    fork_here(ui, watch);
  return true;
}

void XScreen_Replay(XUi *ui, const XReplayHost *host, int32_t percent)
{
  Watch watch = {.host = host, .percent = percent < 1 ? 100 : percent};
  memset(&ui->now, 0, sizeof ui->now);
  for (bool goes_on = true; goes_on;) {
    const bool ended = host->Line(host->context) == NULL;
    tell(ui, &watch);
    XScreen_ReplayFrame(ui, host->Game(host->context));
    const int wait = watch.paused || ended ? -1 : ORDINARY_MS * 100 / watch.percent;
    const XKey key = XTerm_ReadKey(ui->term, wait);
    if (key.code == XKEY_NONE)
      go_to(&watch, host->At(host->context) + 1);
    else
      goes_on = take_key(ui, &watch, key);
  }
  ui->note[0] = '\0';
}
