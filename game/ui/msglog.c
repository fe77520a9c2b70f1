/* Messages of the last command. */
#include "game/ui/msglog.h"

#include "engine/xcolor.h"
#include "engine/xevent.h"
#include "engine/xstring.h"
#include "game/ui/strip.h"
#include "game/ui/text.h"

#include <stdio.h>
#include <string.h>

#define WHERE_COLUMNS 18 /* kept free on the last row for where the rest can be read */

/* Where writing has got to; y may pass the rows there are. */
typedef struct Pen {
  XFrame *frame; /* NULL: only measure */
  int width, rows, x, y;
  bool crowded; /* the last row keeps room at its end */
} Pen;

XColor XMsgLog_Color(const XUi *ui, XEventWeight weight)
{
  if (weight == XEVENT_DIRE)
    return XUi_Color(ui, "message.dire", XCOLOR_LIGHTRED);
  if (weight == XEVENT_WARN)
    return XUi_Color(ui, "message.warn", XCOLOR_YELLOW);
  return XUi_Color(ui, "message.plain", XCOLOR_DEFAULT);
}

static const XMessage *message_at(const XUi *ui, int32_t index)
{
  return (const XMessage *)ui->session->game->messages.items + index;
}

/* The first message of the last command; the number of all when it brought none. */
static int32_t first_message(const XUi *ui)
{
  const XGame *game = ui->session->game;
  int32_t first = game->messages.count;
  while (first > 0 && message_at(ui, first - 1)->command == game->commands)
    first--;
  return first;
}

bool XMsgLog_Has(const XUi *ui, XEventWeight weight)
{
  for (int32_t i = first_message(ui); i < ui->session->game->messages.count; i++)
    if (message_at(ui, i)->weight >= weight)
      return true;
  return false;
}

static int room_of(const Pen *pen)
{
  return pen->width - (pen->crowded && pen->y == XMSGLOG_ROWS - 1 ? WHERE_COLUMNS : 0);
}

static void write_text(Pen *pen, XColor color, unsigned attr, const char *text)
{
  if (pen->x > 0)
    pen->x++;
  while (*text) {
    const char *line = text;
    char cut[XUI_NOTE + 32];
    int length = XUiText_Line(line, room_of(pen) - pen->x, &text);
    bool breaks_word = *text && line[length] != ' ' && pen->x > 0;
    snprintf(cut, sizeof cut, "%.*s", breaks_word ? 0 : length, line);
    if (breaks_word)
      text = line;
    if (pen->frame && pen->y < pen->rows)
      XFrame_Text(pen->frame, pen->x, pen->y, cut, color, attr);
    pen->x += XUtf8_Width(cut);
    if (*text) {
      pen->x = 0;
      pen->y++;
    }
  }
}

static void write_message(const XUi *ui, Pen *pen, const XMessage *message)
{
  char text[XMESSAGE_TEXT + 24];
  if (message->count > 1)
    snprintf(text, sizeof text, "%s x%d", message->text, (int)message->count);
  else
    snprintf(text, sizeof text, "%s", message->text);
  write_text(pen, XMsgLog_Color(ui, (XEventWeight)message->weight),
             message->weight >= XEVENT_WARN ? XATTR_BOLD : 0u, text);
}

/* Writes the messages from `first` on and what the screen has to say; returns the rows used. */
static int write_all(const XUi *ui, Pen pen, int32_t first)
{
  const XSession *session = ui->session;
  for (int32_t i = first; i < session->game->messages.count; i++)
    if (!ui->waits || message_at(ui, i)->weight >= XEVENT_DIRE)
      write_message(ui, &pen, message_at(ui, i));
  if (ui->note[0])
    write_text(&pen, XUi_Color(ui, "message.note", XCOLOR_CYAN), 0, ui->note);
  if (session->warning) {
    char text[XUI_NOTE];
    snprintf(text, sizeof text, "Not saved! %s", session->warning);
    write_text(&pen, XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED), XATTR_BOLD, text);
  }
  if (ui->waits)
    write_text(&pen, XUi_Color(ui, "menu.hint", XCOLOR_CYAN), XATTR_REVERSE,
               ui->last_key.code == XKEY_ENTER ? "-Space-" : "-Enter-");
  return pen.y + 1;
}

/* What comes last is not cut short for the strip. */
static bool takes_both(const XUi *ui, const XFrame *frame)
{
  const int32_t count = ui->session->game->messages.count, all = first_message(ui);
  const Pen pen = {.width = frame->width, .rows = 1};
  return write_all(ui, pen, count > all ? count - 1 : count) > 1;
}

void XMsgLog_Draw(const XUi *ui, XFrame *frame)
{
  int32_t count = ui->session->game->messages.count, all = first_message(ui), first = all;
  Pen pen = {.width = frame->width,
             .rows = XStrip_Shown(ui) && !takes_both(ui, frame) ? 1 : XMSGLOG_ROWS};
  if (!ui->waits && count - all > frame->width) { /* more than fit in any case */
    pen.crowded = true;
    first = count - frame->width;
  }
  while (first < count && write_all(ui, pen, first) > pen.rows) {
    pen.crowded = true;
    first++;
  }
  if (first == count && first > all)
    first--;
  pen.frame = frame;
  write_all(ui, pen, first);
  if (pen.rows == 1)
    XStrip_Draw(ui, frame, frame->width - (first > all ? WHERE_COLUMNS : 0));
  if (first > all) {
    char where[40], key[XKEY_NAME_MAX];
    snprintf(where, sizeof where, "%d more: %s", (int)(first - all),
             XKeys_First(&ui->keys, "log", key));
    XRow row = {frame, frame->width - WHERE_COLUMNS + 1, XMSGLOG_ROWS - 1, frame->width};
    XRow_Right(&row, XUi_Color(ui, "menu.hint", XCOLOR_CYAN), 0, where);
  }
}
