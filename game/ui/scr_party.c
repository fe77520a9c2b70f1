/* The party: who goes along, how they are, what they are told; and how time is given. */
#include "creature/delay.h"
#include "game/mode.h"
#include "game/ui/menu.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <stdio.h>

enum { NAME_COLUMNS = 14, HP_COLUMNS = 14, ORDER_COLUMNS = 10 };

/* "Odo           HP 22(24)     stay      3 killed, acts in 7 TU" */
static void add_member(const XGame *game, const XCreature *member, XText *out)
{
  char text[40];
  int32_t killed = 0;
  for (int32_t i = 0; i < member->kills.count; i++)
    killed += ((const XKill *)member->kills.items)[i].count;
  XUiText_AddColumn(out, member->name, NAME_COLUMNS);
  snprintf(text, sizeof text, "HP %d(%d)", (int)member->hp, (int)member->max_hp);
  XUiText_AddColumn(out, text, HP_COLUMNS);
  const bool hero = XCreature_IsHero(game->world, member);
  XUiText_AddColumn(out, hero ? "you" : XOrder_Ids[member->order], ORDER_COLUMNS);
  XText_AddFormat(out, "%d killed", (int)killed);
  if (!XParty_IsHere(game, member)) {
    XText_Add(out, ", not here");
    return;
  }
  const int64_t wait = XMode_NextTime(game, member) - game->world->scheduler.time;
  XText_AddFormat(out, ", acts in %d TU",
                  wait <= 0 ? 0
                            : (int)XDelay_InTU(game->world, member, (XProfile)game->profile, wait));
}

/* Lets one of five orders be chosen; false when left. */
static void give_order(XUi *ui, const XCreature *member)
{
  static const char *const meaning[XORDER_COUNT] = {
      "keep near, fight what comes near", "hold the cell, strike who is in reach",
      "go for every enemy in sight", "keep away from enemies", "wait for each command of mine"};
  XMenu menu;
  XText line;
  XMenu_Init(&menu, member->name, "A letter or Enter: give this order   Esc back");
  for (int i = 0; i < XORDER_COUNT; i++) {
    char text[80];
    snprintf(text, sizeof text, "%-8s %s", XOrder_Ids[i], meaning[i]);
    XMenu_Add(&menu, XOrder_Ids[i][0], i, text);
  }
  const int chosen = XMenu_Pick(ui, &menu, NULL);
  XMenu_Clear(&menu);
  if (chosen < 0)
    return;
  XText_Init(&line);
  XText_AddFormat(&line, "order %s %s", member->name, XOrder_Ids[chosen]);
  XUi_Do(ui, line.data);
  XText_Clear(&line);
}

static void choose_mode(XUi *ui, char key)
{
  char line[24];
  snprintf(line, sizeof line, "mode %s",
           XMode_Ids[key == 's'   ? XMODE_SQUAD
                     : key == 'r' ? XMODE_REAL
                                  : XMODE_CLASSIC]);
  ui->runs = false;
  XUi_Do(ui, line);
}

void XScreen_Party(XUi *ui)
{
  const XGame *game = ui->session->game;
  XMenu menu;
  XKey by;
  XMenu_Init(&menu, "Who goes with you",
             "1-8 or Enter: orders   turns: c classic  s squad  r real time   Esc back");
  menu.actions = "csr";
  for (int32_t i = 0; i < XParty_Count(game); i++) {
    XText text;
    XText_Init(&text);
    add_member(game, XParty_At(game, i), &text);
    XMenu_Add(&menu, (char)('1' + i), i, text.data);
    XText_Clear(&text);
  }
  const int chosen = XMenu_Pick(ui, &menu, &by);
  XMenu_Clear(&menu);
  if (chosen < 0)
    return;
  if (by.code != XKEY_ENTER)
    choose_mode(ui, (char)by.code);
  else if (chosen > 0)
    give_order(ui, XParty_At(game, chosen));
}
