/* A shop: what the keeper sells, and the other side of the counter. */
#include "game/shop.h"

#include "creature/body.h"
#include "engine/xcolor.h"
#include "game/identify.h"
#include "game/ui/menu.h"
#include "game/ui/msglog.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <stdio.h>

#define NAME_COLUMNS 40

typedef struct Shop {
  const XCreature *keeper;
  const XShopKind *kind;
  bool selling;
  char said[XUI_NOTE]; /* what the last deal brought */
} Shop;

static void add_row(const XUi *ui, const Shop *shop, XMenu *menu, int32_t index, const XItem *item)
{
  const XGame *game = ui->session->game;
  const XItemKind *kind = XItem_Kind(item);
  const int32_t gold = shop->selling ? XShop_Offer(shop->kind, item, 1)
                                     : XShop_Price(game, shop->kind, XUi_Hero(ui), item, 1);
  XText text, name;
  XText_Init(&text);
  XText_Init(&name);
  if (shop->selling)
    XGame_ItemName(game, item, &name);
  else
    XItem_Name(game->world, item, &name);
  XUiText_AddColumn(&text, name.data, NAME_COLUMNS);
  XText_AddFormat(&text, "%6d gold%s", (int)gold, item->quantity > 1 ? " each" : "");
  if (!shop->selling && gold > XUi_Hero(ui)->gold)
    XText_Add(&text, "  too dear");
  const char key = item->letter == 0 ? '\0' : XItem_LetterChar(item->letter); /* it stays so */
  XMenuRow *row = XMenu_Add(menu, key, (int)index, text.data);
  row->color = (XColor)(shop->selling ? XGame_ItemColor(game, kind) : kind->color);
  XText_Clear(&text);
  XText_Clear(&name);
}

static void add_rows(const XUi *ui, const Shop *shop, XMenu *menu)
{
  const XWorld *world = ui->session->game->world;
  const XCreature *owner = shop->selling ? XUi_Hero(ui) : shop->keeper;
  for (int32_t i = 0; i < XInventory_Count(owner); i++) {
    const XItem *item = XInventory_At(world, owner, i);
    const bool wanted =
        !shop->selling || (item->worn == XSLOT_NONE && XShop_Offer(shop->kind, item, 1) > 0);
    if (wanted)
      add_row(ui, shop, menu, i, item);
  }
}

/* Deals in one row, of a stack in as many as are asked for. */
static void deal(XUi *ui, Shop *shop, int32_t index)
{
  const XCreature *owner = shop->selling ? XUi_Hero(ui) : shop->keeper;
  const XItem *item = XInventory_At(ui->session->game->world, owner, index);
  char line[60];
  int32_t count = 1;
  if (item->quantity > 1)
    count = XScreen_AskCount(ui, shop->selling ? "sell" : "buy", item->quantity);
  if (count < 1)
    return;
  snprintf(line, sizeof line, "%s %s%d %d", shop->selling ? "sell" : "buy",
           shop->selling ? "#" : "", (int)index + 1, (int)count);
  ui->note[0] = '\0';
  XUi_Do(ui, line);
  const XGame *game = ui->session->game;
  const XMessage *messages = game->messages.items;
  const XMessage *last = &messages[game->messages.count - 1];
  if (ui->note[0] != '\0')
    snprintf(shop->said, sizeof shop->said, "%s", ui->note);
  else if (game->messages.count > 0 && last->command == game->commands)
    snprintf(shop->said, sizeof shop->said, "%s", last->text);
}

/* One list shown once; false when it was left. */
static bool show(XUi *ui, Shop *shop)
{
  XMenu menu;
  char title[XUI_NOTE + 120];
  XKey by;
  snprintf(title, sizeof title, "%s   %d gold (the keeper %d)   %s", shop->kind->base.name,
           (int)XUi_Hero(ui)->gold, (int)shop->keeper->gold, shop->said);
  XMenu_Init(&menu, title,
             shop->selling ? "Letter or Enter: sell   $ buy   / narrow   Esc leave"
                           : "Letter or Enter: buy   $ sell   / narrow   Esc leave");
  menu.actions = "$";
  menu.empty = shop->selling ? "You carry nothing that is wanted here." : "Everything is sold.";
  add_rows(ui, shop, &menu);
  XUiText_Capital(title);
  const int value = XMenu_Pick(ui, &menu, &by);
  const bool other = by.code == '$';
  XMenu_Clear(&menu);
  if (other)
    shop->selling = !shop->selling;
  else if (value >= 0)
    deal(ui, shop, value);
  return value >= 0 || other;
}

/* Whether the keeper still stands there and deals. */
static bool goes_on(const XUi *ui, const Shop *shop)
{
  const XGame *game = ui->session->game;
  return ui->end == XUI_GOES_ON && !ui->waits && game->state == XGAME_PLAYING &&
         XShop_KeeperBy(game, XUi_Hero(ui)) == shop->keeper && !XMsgLog_Has(ui, XEVENT_WARN);
}

void XScreen_Shop(XUi *ui)
{
  const XGame *game = ui->session->game;
  Shop shop = {.keeper = XShop_KeeperBy(game, XUi_Hero(ui))};
  if (shop.keeper == NULL) {
    XUi_Note(ui, "Nobody beside you sells anything.");
    return;
  }
  shop.kind = XShop_Of(game, shop.keeper);
  if (!XShop_IsOpen(game, shop.kind)) {
    XUi_Note(ui, "Closed: %s deals from %d to %d o'clock.", shop.kind->base.name,
             (int)shop.kind->opens, (int)shop.kind->closes);
    return;
  }
  snprintf(shop.said, sizeof shop.said, "%s", shop.kind->description);
  for (bool more = true; more;)
    more = show(ui, &shop) && goes_on(ui, &shop);
}
