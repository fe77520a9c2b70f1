/* What is carried and worn, and choosing an item for a command. */
#include "creature/body.h"
#include "creature/speed.h"
#include "engine/xcolor.h"
#include "game/floor.h"
#include "game/identify.h"
#include "game/ui/menu.h"
#include "game/ui/prompt.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FLOOR_VALUE    1000 /* a row's value: index in the pack, or this and the one on the floor */
#define NAME_COLUMNS   36
#define FIGURE_COLUMNS 12

/* What matters of an item in a fight: "1d5 +4", "DV+2 PV+3". */
static void add_figures(XText *out, const XItemKind *kind)
{
  char dice[32];
  size_t before = out->length;
  XDice_Format(&kind->damage, dice, sizeof dice);
  if (kind->type == XITEM_LAUNCHER)
    XText_AddFormat(out, "+%d %+d  ", (int)kind->damage.bonus, (int)kind->hit);
  if (kind->type == XITEM_WEAPON || kind->type == XITEM_MISSILE)
    XText_AddFormat(out, "%s %+d  ", dice, (int)kind->hit);
  if (kind->dv)
    XText_AddFormat(out, "DV%+d ", (int)kind->dv);
  if (kind->pv)
    XText_AddFormat(out, "PV%+d ", (int)kind->pv);
  for (size_t used = out->length - before; used < FIGURE_COLUMNS; used++)
    XText_AddChar(out, ' ');
}

static void add_item_row(const XUi *ui, XMenu *menu, char key, int value, const XItem *item,
                         const char *remark)
{
  XText text, name;
  XText_Init(&text);
  XText_Init(&name);
  XGame_ItemName(ui->session->game, item, &name);
  XUiText_AddColumn(&text, name.data, NAME_COLUMNS);
  XText_AddFormat(&text, "%6lld  ", (long long)XItem_Weight(item));
  add_figures(&text, XItem_Kind(item));
  XText_Add(&text, remark);
  XMenuRow *row = XMenu_Add(menu, key, value, text.data);
  row->color = (XColor)XGame_ItemColor(ui->session->game, XItem_Kind(item));
  row->attr = item->worn ? XATTR_BOLD : 0u;
  XText_Clear(&text);
  XText_Clear(&name);
}

/* Whether a carried item fits what a command asks for. */
static bool fits(const XUi *ui, XCommandAsk ask, const XItem *item)
{
  const XItemKind *kind = XItem_Kind(item);
  switch (ask) {
  case XASK_WEARABLE:
    return !item->worn && kind->slot != XSLOT_NONE && XBody_HasSlot(XUi_Hero(ui), kind->slot);
  case XASK_WORN:
    return item->worn != XSLOT_NONE;
  case XASK_EDIBLE:
    return XItem_Nutrition(item) > 0;
  case XASK_POTION:
    return kind->type == XITEM_POTION;
  case XASK_SCROLL:
    return kind->type == XITEM_SCROLL || kind->type == XITEM_BOOK;
  default:
    return true;
  }
}

static void add_carried(XUi *ui, XMenu *menu, XCommandAsk ask)
{
  const XCreature *hero = XUi_Hero(ui);
  const XWorld *world = ui->session->game->world;
  for (int32_t i = 0; i < XInventory_Count(hero); i++) {
    const XItem *item = XInventory_At(world, hero, i);
    char remark[40] = "";
    if (!fits(ui, ask, item))
      continue;
    if (item->worn)
      snprintf(remark, sizeof remark, "(%s)", XSlot_Names[item->worn]);
    if (item->letter == 0)
      snprintf(remark, sizeof remark, "#%d", (int)i + 1);
    add_item_row(ui, menu, item->letter != 0 ? XItem_LetterChar(item->letter) : '\0', (int)i, item,
                 remark);
  }
}

/* Things on the floor here get the figures 1 to 9 as keys. */
static void add_floor(XUi *ui, XMenu *menu, XCommandAsk ask)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  const XLocation *here = XCreature_Location(game->world, hero);
  int32_t count = XFloor_Count(game, here, hero->base.x, hero->base.y);
  for (int32_t i = 0; i < count; i++) {
    const XItem *item = XFloor_At(game, here, hero->base.x, hero->base.y, i);
    if (fits(ui, ask, item))
      add_item_row(ui, menu, i < 9 ? (char)('1' + i) : '\0', FLOOR_VALUE + (int)i, item,
                   ask == XASK_FLOOR ? "" : "lies here");
  }
}

static const XItem *item_of(const XUi *ui, int value)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  if (value < FLOOR_VALUE)
    return XInventory_At(game->world, hero, value);
  return XFloor_At(game, XCreature_Location(game->world, hero), hero->base.x, hero->base.y,
                   value - FLOOR_VALUE);
}

int32_t XScreen_AskCount(XUi *ui, const char *verb, int32_t most)
{
  char question[80];
  XText text;
  XText_Init(&text);
  snprintf(question, sizeof question, "%s how many? (Enter: all %d) ", verb, (int)most);
  XUiText_Capital(question);
  bool given = XPrompt_Text(ui, question, &text);
  long count = text.length > 0 ? strtol(text.data, NULL, 10) : most;
  XText_Clear(&text);
  if (!given || count < 1)
    return 0;
  return count > most ? most : (int32_t)count;
}

/* Writes what names the row for the command; false when the count was left. */
static bool name_choice(XUi *ui, const XCommand *command, int32_t count, int value, XText *line)
{
  const XItem *item = item_of(ui, value);
  if (value >= FLOOR_VALUE) {
    XText_AddFormat(line, command->ask == XASK_FLOOR ? " %d" : " floor %d",
                    value - FLOOR_VALUE + 1);
    return command->ask != XASK_THROWN || XScreen_AskTarget(ui, item, NULL, line);
  }
  if (item->letter != 0)
    XText_AddFormat(line, " %c", XItem_LetterChar(item->letter));
  else
    XText_AddFormat(line, " #%d", value + 1);
  if (command->ask == XASK_THROWN)
    return XScreen_AskTarget(ui, item, NULL, line);
  if (command->action != XACT_DROP || item->quantity == 1)
    return true;
  if (count == 0)
    count = XScreen_AskCount(ui, command->name, item->quantity);
  if (count > 0)
    XText_AddFormat(line, " %d", (int)(count > item->quantity ? item->quantity : count));
  return count > 0;
}

static const char *nothing_to(XCommandAsk ask)
{
  switch (ask) {
  case XASK_WEARABLE:
    return "You carry nothing that you could put on.";
  case XASK_WORN:
    return "You wear nothing.";
  case XASK_EDIBLE:
    return "There is nothing to eat, carried or here.";
  case XASK_POTION:
    return "You carry no potion.";
  case XASK_SCROLL:
    return "You carry no scroll.";
  case XASK_FLOOR:
    return "Nothing lies here.";
  default:
    return "You carry nothing.";
  }
}

/* Lets the player choose; `?` looks at a thing first. -1 when left. */
static int choose(XUi *ui, XMenu *menu)
{
  XKey by;
  menu->actions = "?";
  for (;;) {
    int value = XMenu_Pick(ui, menu, &by);
    if (value < 0 || by.code == XKEY_ENTER)
      return value;
    XScreen_ItemPage(ui, item_of(ui, value), NULL);
  }
}

bool XScreen_AskItem(XUi *ui, const XCommand *command, int32_t count, XText *line)
{
  XMenu menu;
  char title[80];
  snprintf(title, sizeof title, "%s: which thing?",
           command->ask == XASK_WORN ? "take off" : command->name);
  XUiText_Capital(title);
  XMenu_Init(&menu, title, "Letter or Enter: choose   ? look at it   / narrow the list   Esc back");
  if (command->ask != XASK_FLOOR)
    add_carried(ui, &menu, command->ask);
  if (command->ask != XASK_CARRIED && command->ask != XASK_WORN && command->ask != XASK_SALE)
    add_floor(ui, &menu, command->ask);
  int value = -1;
  if (menu.count == 0)
    XUi_Note(ui, "%s", nothing_to(command->ask));
  else
    value = menu.count == 1 && command->ask == XASK_FLOOR ? menu.rows[0].value : choose(ui, &menu);
  bool chosen = value >= 0 && name_choice(ui, command, count, value, line);
  XMenu_Clear(&menu);
  return chosen;
}

/* "You carry 640 and are free; burdened from 1440." */
static void load_text(const XUi *ui, char *out, size_t size)
{
  const XGame *game = ui->session->game;
  const XCreature *hero = XUi_Hero(ui);
  const XRules *rules = XGame_Rules(game);
  const XBurdenStep *now = XCreature_BurdenWord(game->world, hero), *next = NULL;
  int64_t weight = XCreature_CarriedWeight(game->world, hero);
  for (int32_t i = rules->burden_count - 1; i >= 0; i--)
    if (!now || rules->burden[i].load > now->load)
      next = &rules->burden[i];
  int used = snprintf(out, size, "Weight %lld%s%s", (long long)weight, now ? ": " : "",
                      now ? now->word : "");
  if (next && used > 0 && (size_t)used < size)
    snprintf(out + used, size - (size_t)used, "; %s from %lld", next->word,
             (long long)next->load * XCreature_Stat(hero, XSTAT_ST));
}

static void show_list(XUi *ui, const char *what, XCommandAsk ask)
{
  int value = 0;
  for (int cursor = 0; value >= 0;) {
    XMenu menu;
    char load[120], title[200];
    load_text(ui, load, sizeof load);
    snprintf(title, sizeof title, "%s   %d gold   %s", what, (int)XUi_Hero(ui)->gold, load);
    XMenu_Init(&menu, title, "Letter or Enter: look at it and use it   / narrow   Esc back");
    menu.empty = nothing_to(ask);
    menu.cursor = cursor;
    add_carried(ui, &menu, ask);
    value = XMenu_Pick(ui, &menu, NULL);
    cursor = menu.cursor;
    XMenu_Clear(&menu);
    if (value >= 0 && XScreen_Item(ui, item_of(ui, value)))
      value = -1;
  }
}

void XScreen_Inventory(XUi *ui)
{
  show_list(ui, "You carry", XASK_CARRIED);
}

void XScreen_Equipment(XUi *ui)
{
  show_list(ui, "You wear", XASK_WORN);
}
