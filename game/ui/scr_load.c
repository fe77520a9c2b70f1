/* The list of heroes. */
#include "engine/xcolor.h"
#include "game/ui/menu.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <stdio.h>

static void add_hero(XMenu *menu, int index, const XRosterEntry *hero)
{
  XText text;
  char rest[300];
  XText_Init(&text);
  XUiText_AddColumn(&text, hero->name, 16);
  if (hero->why[0])
    snprintf(rest, sizeof rest, "  cannot be read: %s", hero->why);
  else
    snprintf(rest, sizeof rest, "  %s %s %d, %s, %lld commands, %s%s", hero->race, hero->career,
             (int)hero->level, hero->place, (long long)hero->commands, hero->played,
             hero->in_use ? "  in use" : "");
  XText_Add(&text, rest);
  XMenuRow *row = XMenu_Add(menu, index < 26 ? (char)('a' + index) : '\0', index, text.data);
  if (hero->why[0] || hero->in_use)
    row->color = XCOLOR_DARKGRAY;
  XText_Clear(&text);
}

/* Opens a hero; a refusal is told in the title of the list. */
static XSession *open_hero(XUi *ui, const XRosterEntry *hero)
{
  ui->note[0] = '\0';
  if (hero->in_use)
    XUi_Note(ui, "%s is in use by another process.", hero->name);
  else if (hero->why[0])
    XUi_Note(ui, "%s cannot be read: %s", hero->name, hero->why);
  else
    return XUi_Open(ui, hero->id);
  return NULL;
}

XSession *XScreen_Load(XUi *ui, const XRoster *roster)
{
  XMenu menu;
  XSession *session = NULL;
  XMenu_Init(&menu, "Heroes", "Letter or Enter: continue   / narrow the list   Esc back");
  for (int32_t i = 0; i < roster->count; i++)
    add_hero(&menu, (int)i, &roster->entries[i]);
  for (int at = 0; at >= 0 && !session;) {
    at = XMenu_Pick(ui, &menu, NULL);
    if (at >= 0)
      session = open_hero(ui, &roster->entries[at]);
    menu.title = session || !ui->note[0] ? "Heroes" : ui->note;
  }
  XMenu_Clear(&menu);
  ui->note[0] = '\0';
  return session;
}
