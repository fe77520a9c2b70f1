/* What a level gained may improve, each line with the figures before and after. */
#include "creature/growth.h"

#include "game/ui/menu.h"
#include "game/ui/screens.h"

#include <stdio.h>

static void add_rows(const XUi *ui, XMenu *menu)
{
  const XWorld *world = ui->session->game->world;
  const XCreature *hero = XUi_Hero(ui);
  XText text;
  XText_Init(&text);
  for (int32_t i = 0; i < XGROWTH_COUNT; i++) {
    if (!XGrowth_IsOffered(world, hero, i))
      continue;
    XText_Reset(&text);
    XGrowth_Describe(world, hero, (XProfile)ui->session->game->profile, i, &text);
    XMenu_Add(menu, (char)('a' + menu->count), (int)i, text.data);
  }
  XText_Clear(&text);
}

bool XScreen_AskGrowth(XUi *ui, XText *line)
{
  const int choices = (int)XUi_Hero(ui)->choices;
  char title[80];
  XMenu menu;
  if (choices < 1) {
    XUi_Note(ui, "There is nothing to choose until you gain a level.");
    return false;
  }
  snprintf(title, sizeof title, "Improve one of these   (%d %s to make)", choices,
           choices > 1 ? "choices" : "choice");
  XMenu_Init(&menu, title,
             "Letter or Enter: choose   Esc later   healing, power: hundredths in 1000 ticks");
  menu.empty = "There is nothing left that could grow.";
  add_rows(ui, &menu);
  const int value = XMenu_Pick(ui, &menu, NULL);
  XMenu_Clear(&menu);
  if (value >= 0)
    XText_AddFormat(line, " %s", XGrowth_Id(value));
  return value >= 0;
}
