/* Earlier messages. */
#include "engine/xevent.h"
#include "game/ui/msglog.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"

#include <stdio.h>

static void build_log(XUi *ui, XPage *page, void *context)
{
  const XGame *game = ui->session->game;
  const XMessage *messages = game->messages.items;
  (void)context;
  for (int32_t i = 0; i < game->messages.count; i++) {
    char text[XMESSAGE_TEXT + 32];
    const XMessage *message = &messages[i];
    if (message->count > 1)
      snprintf(text, sizeof text, "%s x%d", message->text, (int)message->count);
    else
      snprintf(text, sizeof text, "%s", message->text);
    XPage_Wrap(page, message->command == game->commands ? 1 : 3, 2,
               XMsgLog_Color(ui, (XEventWeight)message->weight), text);
  }
  if (game->messages.count == 0)
    XPage_Wrap(page, 1, 0, XMsgLog_Color(ui, XEVENT_PLAIN), "Nothing was said yet.");
}

void XScreen_Log(XUi *ui)
{
  XPageView view = {.title = "Messages, the last ones at the end",
                    .footer = "Arrows, PgUp, PgDn: scroll   / search   Esc back",
                    .Build = build_log,
                    .from_end = true};
  XPage_Show(ui, &view);
}
