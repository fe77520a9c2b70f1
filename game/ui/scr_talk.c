/* A talk: what was said, and the answers. Leaving it says nothing; the question waits. */
#include "game/talk.h"

#include "game/command.h"
#include "game/shop.h"
#include "game/ui/menu.h"
#include "game/ui/prompt.h"
#include "game/ui/screens.h"

#include <stdio.h>

static bool answer(XUi *ui)
{
  const XGame *game = ui->session->game;
  const XTalkAnswer *given;
  XMenu menu;
  char line[40];
  XMenu_Init(&menu, XTalk_Text(game), "Letter or Enter: say it   Esc leave");
  for (int32_t i = 1; (given = XTalk_Answer(game, i)) != NULL; i++)
    XMenu_Add(&menu, (char)('a' + i - 1), (int)i, given->text);
  const int value = XMenu_Pick(ui, &menu, NULL);
  XMenu_Clear(&menu);
  if (value < 0)
    return false;
  snprintf(line, sizeof line, "answer %d", value);
  return XUi_Do(ui, line);
}

/* The directions in which somebody has something to say, by bit; the last of them in *which. */
static int32_t speakers(const XUi *ui, int32_t *which)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  int32_t count = 0;
  for (int32_t i = 0; i < XDIRECTION_COUNT; i++) {
    const XCreature *other =
        XCreature_At(game->world, XWorld_Here(game->world), hero->base.x + XDirections[i].dx,
                     hero->base.y + XDirections[i].dy);
    if (other == NULL || XTalk_Of(game, other) == NULL)
      continue;
    count++;
    *which = i;
  }
  return count;
}

/* Speaks to whoever can be spoken to, asking for a direction when there are several. */
static bool begin(XUi *ui)
{
  int32_t which = 0;
  char line[40];
  const int32_t count = speakers(ui, &which);
  const XDirection *direction = count == 1 ? &XDirections[which] : NULL;
  if (count == 0)
    return false;
  if (direction == NULL)
    direction = XPrompt_Direction(ui, "talk: which way? (Esc: never mind)");
  if (direction == NULL)
    return true;
  snprintf(line, sizeof line, "talk %s", direction->name);
  XUi_Do(ui, line);
  return true;
}

void XScreen_Talk(XUi *ui)
{
  const XGame *game = ui->session->game;
  if (!XTalk_IsPending(game)) {
    if (XShop_KeeperBy(game, XUi_Hero(ui)) != NULL || !begin(ui)) {
      XScreen_Shop(ui);
      return;
    }
  }
  while (ui->end == XUI_GOES_ON && !ui->waits && XTalk_IsPending(game))
    if (!answer(ui))
      return;
}
