/* The builder Shop. */
#include "game/shop.h"

#include "item/xitemkind.h"
#include "lua/builder.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "\"the Lowbell store\"", XPARAM_AT(XKind, name), 1, 60, true},
    {.name = NULL},
};

static const XParam keeper[] = {
    {"monster", XPARAM_REF, "whoever is of this kind keeps it", XPARAM_AT(XShopKind, keeper),
     .kind = XKIND_MONSTER, .required = true},
    {.name = NULL},
};

static const XParam stock[] = {
    {"types", XPARAM_SET, "what it deals in", XPARAM_AT(XShopKind, types),
     .members = &XEnum_ItemType, .required = true},
    {"band", XPARAM_ENUM, "things up to which band", XPARAM_AT(XShopKind, band),
     .members = &XEnum_Band, .required = true},
    {"stacks", XPARAM_INT, "in stock after a delivery", XPARAM_AT(XShopKind, stacks), 1, 50, true},
    {"hours", XPARAM_INT, "of game time between deliveries", XPARAM_AT(XShopKind, hours), 1, 10000,
     true},
    {"purse", XPARAM_INT, "gold that the keeper has after one", XPARAM_AT(XShopKind, purse), 0,
     1000000, true},
    {.name = NULL},
};

static const XParam prices[] = {
    {"markup", XPARAM_INT, "percent of its value that a thing costs", XPARAM_AT(XShopKind, markup),
     1, 10000, true},
    {"pays", XPARAM_INT, "percent of its value that the keeper gives for one",
     XPARAM_AT(XShopKind, pays), 0, 10000, true},
    {.name = NULL},
};

static const XParam hours[] = {
    {"opens", XPARAM_INT, "the first hour it deals in", XPARAM_AT(XShopKind, opens), 0, 23, true},
    {"closes", XPARAM_INT, "the first hour it no longer does", XPARAM_AT(XShopKind, closes), 0, 23,
     true},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "one sentence, said over the list", XPARAM_AT(XShopKind, description), 1,
     120, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name.", .params = view, .required = true},
    {"Keeper", XFORM_ARGS, "Who sells there; the stock is carried by the keeper.", .params = keeper,
     .required = true},
    {"Stock", XFORM_NAMED, "What is sold, and when it comes.", .params = stock, .required = true},
    {"Prices", XFORM_NAMED, "What things cost and bring.", .params = prices, .required = true},
    {"Hours", XFORM_ARGS, "When it deals; at every hour when this is not said.", .params = hours},
    {"Description", XFORM_ARGS, "What is said over the list.", .params = description,
     .required = true},
    {.name = NULL},
};

/* Something must be there to be delivered. */
static void check_stock(XCheck *at, const XShopKind *shop)
{
  const XContent *content = XCheck_Content(at);
  int64_t weight = 0;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_ITEM); i++) {
    const XItemKind *item = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    if ((shop->types >> item->type & 1u) != 0 && item->band <= (int32_t)shop->band)
      weight += item->rarity;
  }
  if ((shop->types & (1u << XITEM_GOLD | 1u << XITEM_CORPSE)) != 0)
    XCheck_Error(at, "Stock", "E-CONFLICT", "nobody sells gold or corpses");
  else if (weight == 0)
    XCheck_Error(at, "Stock", "E-WEIGHT",
                 "nothing of these types and this band or below can be found by chance");
}

static void check_keeper(XCheck *at, const XShopKind *shop)
{
  const XContent *content = XCheck_Content(at);
  const XMonster *monster = (const XMonster *)shop->keeper;
  const uint32_t needed = XAI_PEACEFUL | XAI_STILL;
  if (monster == NULL)
    return;
  if ((monster->ai & needed) != needed)
    XCheck_Error(at, "Keeper", "E-CONFLICT", "a keeper has to be peaceful and still");
  for (int32_t i = 0; i < XContent_Count(content, XKIND_SHOP); i++) {
    const XShopKind *other = (const XShopKind *)XContent_At(content, XKIND_SHOP, i);
    if (other->base.index < shop->base.index && other->keeper == shop->keeper)
      XCheck_Error(at, "Keeper", "E-CONFLICT", "%s keeps %s already", monster->breed.base.id,
                   other->base.id);
  }
}

static void check(XCheck *at, void *object)
{
  const XShopKind *shop = object;
  check_stock(at, shop);
  check_keeper(at, shop);
  if (XCheck_Said(at, "Hours") && shop->opens == shop->closes)
    XCheck_Error(at, "Hours", "E-RANGE", "a shop must close at another hour than it opens");
  if (shop->pays >= shop->markup)
    XCheck_Error(at, "Prices", "E-RANGE", "a shop must ask for more than it pays");
}

const XBuilder XBuilder_Shop = {
    "Shop", "shop", "Who sells what.", XKIND_SHOP, sizeof(XShopKind), methods, NULL, check, NULL};
