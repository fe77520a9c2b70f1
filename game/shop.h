#ifndef GAME_SHOP_H
#define GAME_SHOP_H
/* Shops: a keeper of a certain kind, whose pack is the stock and whose purse pays. The stock is
   dealt by seed and period, from no stream of chance. */

#include "game/xgame.h"

typedef struct XShopKind {
  XKind base;
  const char *description;
  const XKind *keeper; /* XMonster */
  uint32_t types;      /* bits 1 << XItemType: what it deals in */
  XBand band;          /* things of at most this band */
  int32_t stacks;      /* in stock after a delivery */
  int32_t hours;       /* of game time between deliveries */
  int32_t purse;       /* gold the keeper has after one */
  int32_t markup;      /* percent of its value that a thing costs */
  int32_t pays;        /* percent of its value that the keeper gives for one */
  int32_t opens;       /* the first hour it deals in */
  int32_t closes;      /* the first it no longer does; the same as `opens`: never */
} XShopKind;

/* The shop a creature keeps, or NULL. */
const XShopKind *XShop_Of(const XGame *game, const XCreature *keeper);
/* The first keeper next to a creature who deals with it, or NULL. */
XCreature *XShop_KeeperBy(const XGame *game, const XCreature *customer);
/* Whether it deals at this hour. */
bool XShop_IsOpen(const XGame *game, const XShopKind *shop);
/* Restocks when a delivery is due; nothing for those who keep no shop. */
void XShop_Tend(XGame *game, XCreature *keeper);
/* Gold that `count` pieces cost a customer there, at least 1; and that the keeper gives for them, 0
   when the shop does not deal in them. */
int32_t XShop_Price(const XGame *game, const XShopKind *shop, const XCreature *customer,
                    const XItem *item, int32_t count);
int32_t XShop_Offer(const XShopKind *shop, const XItem *item, int32_t count);

#endif
