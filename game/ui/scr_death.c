/* The tombstone. */
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/ui/msglog.h"
#include "game/ui/page.h"
#include "game/ui/screens.h"
#include "game/ui/statusline.h"

#include <stdio.h>

#define LAST_MESSAGES 10

static void build_death(XUi *ui, XPage *page, void *context)
{
  const XGame *game = ui->session->game;
  const XFigures *hero = &ui->now;
  const XMessage *messages = game->messages.items;
  int32_t first = game->messages.count > LAST_MESSAGES ? game->messages.count - LAST_MESSAGES : 0;
  XText text;
  (void)context;
  XText_Init(&text);
  XText_AddFormat(&text, "%s the %s %s died on ", hero->name, hero->race, hero->career);
  XStatusLine_AddTime(&text, ui->content, game->world->scheduler.seconds);
  XText_AddFormat(&text, " in %s, at level %lld.", hero->place,
                  (long long)hero->values[XFIGURE_LEVEL]);
  XPage_Line(page, XCOLOR_DEFAULT, 0, "%s", "");
  XPage_Wrap(page, 1, 0, XCOLOR_WHITE, text.data);
  XPage_Line(page, XUi_Color(ui, "status.dire", XCOLOR_LIGHTRED), 0, " Killed by %s.", game->cause);
  XPage_Line(page, XCOLOR_DEFAULT, 0, " %lld experience, %lld act%s, %lld slices of time.",
             (long long)hero->values[XFIGURE_EXPERIENCE], (long long)game->actions,
             game->actions == 1 ? "" : "s", (long long)(game->died_at / XSCHEDULER_TIME_SLICE));
  XPage_Heading(page, "The last that was heard");
  for (int32_t i = first; i < game->messages.count; i++)
    XPage_Wrap(page, 2, 2, XMsgLog_Color(ui, (XEventWeight)messages[i].weight), messages[i].text);
  XText_Clear(&text);
}

void XScreen_Death(XUi *ui)
{
  XPageView view = {.title = "Here lies", .footer = "Enter: go on", .Build = build_death};
  XTerm_Flush(ui->term);
  XPage_Show(ui, &view);
}
