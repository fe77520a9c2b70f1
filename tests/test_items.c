/* Things in play: full packs, looks, throwing and shooting, gold and the shop. */
#include "creature/body.h"
#include "creature/missile.h"
#include "engine/xstring.h"
#include "game/floor.h"
#include "game/identify.h"
#include "game/populate.h"
#include "game/shop.h"
#include "game/view.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char *const hall[] = {
    "##############", "#............#", "#.@..........#", "#............#", "##############",
};

static void open_hall(Fixture *f, uint64_t seed)
{
  Fixture_Open(f, seed, XPROFILE_HONOURED);
  Fixture_Room(f, hall, 5);
  Fixture_Do(f, "wait");
}

static XItem *lay(Fixture *f, const char *id, int32_t count)
{
  const XCreature *hero = Fixture_Hero(f);
  XItem *item = XItem_New(f->game->world, Fixture_ItemKind(f, id), count);
  XLocation_Put(XWorld_Here(f->game->world), &item->base, hero->base.x, hero->base.y, false);
  return item;
}

/* Pieces of a kind that lie here or are carried here; shops elsewhere have their own. */
static int32_t pieces(const Fixture *f, const char *id)
{
  const XItemKind *kind = Fixture_ItemKind(f, id);
  int32_t count = 0;
  for (int32_t i = 0; i < XObjectTable_Count(&f->game->world->objects); i++) {
    const XItem *item = XItem_Try(XObjectTable_At(&f->game->world->objects, i));
    if (item == NULL || item->kind != &kind->base)
      continue;
    const XCreature *owner = XCreature_Try(XWorld_Get(f->game->world, item->owner));
    const XHandle where = owner != NULL ? owner->base.location : item->base.location;
    count += XHandle_Equal(where, f->game->world->here) ? item->quantity : 0;
  }
  return count;
}

/* Every letter taken, and more carried behind them. */
static void fill_pack(Fixture *f)
{
  Fixture_Hero(f)->stats[XSTAT_ST] = 1000000;
  while (XInventory_Count(Fixture_Hero(f)) < XITEM_LETTERS)
    Fixture_Give(f, "apple", XITEM_MAX_QUANTITY);
}

static void test_full_pack(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  fill_pack(&f);
  lay(&f, "robe", 1);
  assert_true(Fixture_Do(&f, "pickup"));
  const XItem *robe = XInventory_At(f.game->world, Fixture_Hero(&f), 52);
  assert_int_equal(robe->letter, 0);
  assert_string_equal(robe->kind->id, "core:robe");
  Fixture_Do(&f, "takeoff c");
  Fixture_Do(&f, "wear #53");
  assert_int_equal(robe->worn, XSLOT_BODY);
  assert_int_equal(pieces(&f, "robe"), 1);
  assert_false(Fixture_Do(&f, "drop #54"));
  Fixture_Do(&f, "drop #53");
  assert_true(XHandle_IsNone(robe->owner));
  Fixture_Close(&f);
}

/* K86: with a full pack everything works straight from the floor, and nothing is lost or doubled.
 */
static void test_k86_from_the_floor(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  fill_pack(&f);
  XItem *cap = lay(&f, "cap", 1);
  Fixture_Do(&f, "wear floor");
  assert_int_equal(cap->worn, XSLOT_HEAD);
  XItem *dagger = lay(&f, "dagger", 3);
  Fixture_Do(&f, "wear floor");
  assert_true(Fixture_SaidThat(&f, "Something else is worn there"));
  Fixture_Do(&f, "takeoff a");
  Fixture_Do(&f, "wear floor");
  assert_int_equal(dagger->quantity, 2);
  assert_string_equal(XBody_Worn(f.game->world, Fixture_Hero(&f), XSLOT_HAND)->kind->id,
                      "core:dagger");
  assert_int_equal(pieces(&f, "dagger"), 3);
  Fixture_Do(&f, "throw floor at 5,2");
  Fixture_Do(&f, "throw floor 1 at 5,2");
  assert_int_equal(pieces(&f, "dagger"), 3);
  lay(&f, "scroll_mapping", 1);
  Fixture_Do(&f, "read floor");
  assert_int_equal(pieces(&f, "scroll_mapping"), 0);
  lay(&f, "ration", 1);
  const int32_t rations = pieces(&f, "ration");
  Fixture_Hero(&f)->nutrio = 5000;
  Fixture_Do(&f, "eat floor");
  assert_int_equal(pieces(&f, "ration"), rations - 1);
  Fixture_Close(&f);
}

static void test_pack_ends(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  Fixture_Hero(&f)->stats[XSTAT_ST] = 1000000;
  while (XInventory_Count(Fixture_Hero(&f)) < XINVENTORY_MOST)
    Fixture_Give(&f, "apple", XITEM_MAX_QUANTITY);
  lay(&f, "cap", 1);
  XGame_Look(f.game);
  const uint64_t hash = XGame_Hash(f.game);
  Fixture_Do(&f, "pickup");
  assert_true(Fixture_SaidThat(&f, "holds nothing more"));
  Fixture_Do(&f, "wear floor");
  assert_true(Fixture_SaidThat(&f, "holds nothing more"));
  assert_true(XGame_Hash(f.game) == hash);
  Fixture_Close(&f);
}

static void test_looks_are_dealt(void **state)
{
  (void)state;
  int different = 0;
  char first[64] = "";
  for (uint64_t seed = 1; seed <= 4; seed++) {
    Fixture f;
    open_hall(&f, seed);
    const XLook *lye = XGame_LookOf(f.game, Fixture_ItemKind(&f, "potion_lye"));
    assert_non_null(lye);
    assert_int_equal(lye->type, XITEM_POTION);
    assert_ptr_equal(lye, XGame_LookOf(f.game, Fixture_ItemKind(&f, "potion_lye")));
    for (int32_t i = 0; i < XContent_Count(f.content, XKIND_ITEM); i++) {
      const XItemKind *kind = (const XItemKind *)XContent_At(f.content, XKIND_ITEM, i);
      if (kind != Fixture_ItemKind(&f, "potion_lye"))
        assert_ptr_not_equal(XGame_LookOf(f.game, kind), lye);
      else if (kind->type == XITEM_SCROLL)
        assert_non_null(XGame_LookOf(f.game, kind));
    }
    different += seed > 1 && strcmp(first, lye->base.id) != 0;
    snprintf(first, sizeof first, "%s", lye->base.id);
    Fixture_Close(&f);
  }
  assert_true(different > 0);
}

static void test_unknown_until_used(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  XItem *lye = Fixture_Give(&f, "potion_lye", 2);
  const XLook *look = XGame_LookOf(f.game, XItem_Kind(lye));
  XText name;
  XText_Init(&name);
  XGame_ItemName(f.game, lye, &name);
  assert_string_equal(name.data + 2, look->plural != NULL ? look->plural : name.data + 2);
  assert_non_null(strstr(name.data, look->base.name));
  assert_null(strstr(name.data, "lye"));
  Fixture_Hero(&f)->hp = Fixture_Hero(&f)->max_hp = 50;
  Fixture_Do(&f, "drop i 1");
  assert_false(Fixture_SaidThat(&f, "lye"));
  Fixture_Do(&f, "quaff i");
  assert_true(Fixture_SaidThat(&f, look->base.name));
  assert_true(Fixture_SaidThat(&f, "This is a potion of lye."));
  assert_null(XGame_LookOf(f.game, Fixture_ItemKind(&f, "potion_lye")));
  Fixture_Do(&f, "pickup");
  assert_true(Fixture_SaidThat(&f, "potion of lye"));
  XText_Clear(&name);
  Fixture_Close(&f);
}

static void test_kit_is_known(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  assert_null(XGame_LookOf(f.game, Fixture_ItemKind(&f, "potion_healing")));
  assert_null(XGame_LookOf(f.game, Fixture_ItemKind(&f, "dagger")));
  Fixture_Close(&f);
}

/* combat.md: d x (6 + steps) / 6. */
static void test_distance(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  XCreature *rat = Fixture_Monster(&f, "rat", 8, 2);
  const int32_t near = XCombat_Defence(f.game->world, rat).dv;
  rat->dv += 6 - near;
  assert_int_equal(XMissile_Defence(f.game->world, rat, 6).dv, 12);
  assert_int_equal(XMissile_Defence(f.game->world, rat, 3).dv, 9);
  rat->dv -= 20;
  assert_int_equal(XMissile_Defence(f.game->world, rat, 6).dv, -14);
  Fixture_Close(&f);
}

/* A bow in the slot does not help a sword, nor a sword a bow. */
static void test_gear_of_its_own_kind(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  XWorld *world = f.game->world;
  XCreature *hero = Fixture_Hero(&f);
  const int32_t blow = XCombat_Attack(world, hero).hit;
  const XItemKind *bow = Fixture_ItemKind(&f, "short_bow"), *arrow = Fixture_ItemKind(&f, "arrow");
  const int32_t shot = XMissile_Attack(world, hero, bow, arrow).hit;
  Fixture_Do(&f, "takeoff b");
  XBody_Wear(world, hero, Fixture_Give(&f, "short_bow", 1));
  assert_int_equal(XCombat_Attack(world, hero).hit, blow);
  Fixture_Do(&f, "takeoff a");
  assert_int_equal(XMissile_Attack(world, hero, bow, arrow).hit, shot);
  assert_ptr_equal(XMissile_Launcher(world, hero, arrow), bow);
  assert_null(XMissile_Launcher(world, hero, Fixture_ItemKind(&f, "quarrel")));
  assert_int_equal(XMissile_Range(world, hero, bow, arrow), bow->range);
  Fixture_Close(&f);
}

/* Shots: arrows are hit, missed, broken, never doubled; a monster throws as the hero does. */
static void test_arrows_are_counted(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  XCreature *hero = Fixture_Hero(&f);
  Fixture_Do(&f, "takeoff b");
  Fixture_Do(&f, "takeoff h");
  XBody_Wear(f.game->world, hero, Fixture_Give(&f, "short_bow", 1));
  XItem *quiver = XBody_Wear(f.game->world, hero, Fixture_Give(&f, "arrow", 30));
  assert_int_equal(quiver->quantity, 30);
  int32_t broken = 0;
  for (int32_t shots = 0; shots < 29; shots++) {
    Fixture_Do(&f, "fire at 11,2");
    broken += Fixture_SaidThat(&f, "breaks");
    assert_int_equal(pieces(&f, "arrow") + broken, 30);
    assert_int_equal(quiver->quantity, 29 - shots);
  }
  assert_true(broken > 0 && broken < 15);
  Fixture_Give(&f, "arrow", 4);
  assert_int_equal(quiver->quantity, 5); /* the quiver takes them in */
  Fixture_Close(&f);
}

static void test_monsters_throw(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  XCreature *kobold = Fixture_Monster(&f, "kobold", 9, 2);
  XItem *darts = XInventory_Give(f.game->world, kobold,
                                 XItem_New(f.game->world, Fixture_ItemKind(&f, "dart"), 3));
  XCreature *hero = Fixture_Hero(&f);
  hero->hp = hero->max_hp = 100;
  kobold->hit = 1000;
  hero->pv = -100;
  const XResult result = XAction_Perform(
      f.game, kobold,
      (XAction){
          .kind = XACT_THROW, .item = darts->base.base.self, .x = hero->base.x, .y = hero->base.y});
  assert_int_equal(result.outcome, XRESULT_DONE);
  assert_int_equal(darts->quantity, 2);
  Fixture_Close(&f);
}

static void test_gold(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  XCreature *hero = Fixture_Hero(&f);
  const int32_t before = hero->gold, carried = XInventory_Count(hero);
  lay(&f, "gold", 17);
  Fixture_Do(&f, "pickup");
  assert_int_equal(hero->gold, before + 17);
  assert_int_equal(XInventory_Count(hero), carried);
  assert_int_equal(pieces(&f, "gold"), 0);
  XCreature *kobold = Fixture_Monster(&f, "kobold", 3, 2);
  kobold->gold = 12;
  kobold->hp = 1;
  hero->hit = 1000;
  for (int32_t i = 0; i < 10 && pieces(&f, "gold") == 0; i++)
    Fixture_Do(&f, "step east");
  assert_int_equal(pieces(&f, "gold"), 12);
  Fixture_Close(&f);
}

static XCreature *open_shop(Fixture *f)
{
  open_hall(f, 7);
  XCreature *keeper = Fixture_Monster(f, "storekeeper", 3, 2);
  XShop_Tend(f->game, keeper);
  return keeper;
}

static void test_trade(void **state)
{
  (void)state;
  Fixture f;
  XCreature *keeper = open_shop(&f), *hero = Fixture_Hero(&f);
  const XShopKind *shop = XShop_Of(f.game, keeper);
  const XItem *ware = XInventory_At(f.game->world, keeper, 0);
  const char *id = ware->kind->id + strlen("core:");
  const int32_t price = XShop_Price(f.game, shop, Fixture_Hero(&f), ware, 1),
                count = pieces(&f, id);
  hero->gold = price - 1;
  uint64_t hash = XGame_Hash(f.game);
  Fixture_Do(&f, "buy 1 1");
  assert_true(Fixture_SaidThat(&f, "not enough gold"));
  assert_true(XGame_Hash(f.game) == hash);
  hero->gold = price;
  const int32_t purse = keeper->gold;
  Fixture_Do(&f, "buy 1 1");
  assert_int_equal(hero->gold, 0);
  assert_int_equal(keeper->gold, purse + price);
  assert_int_equal(pieces(&f, id), count);
  Fixture_Do(&f, "sell g");
  assert_true(hero->gold > 0);
  assert_true(hero->gold < XItem_Kind(ware)->value + 100);
  hash = XGame_Hash(f.game);
  Fixture_Do(&f, "sell a");
  assert_true(Fixture_SaidThat(&f, "Take it off first"));
  Fixture_Do(&f, "buy 499");
  assert_true(XGame_Hash(f.game) == hash);
  Fixture_Close(&f);
}

/* By night nothing changes hands, and the refusal says when it would. */
static void test_shops_keep_hours(void **state)
{
  (void)state;
  Fixture f;
  XCreature *keeper = open_shop(&f), *hero = Fixture_Hero(&f);
  const XShopKind *shop = XShop_Of(f.game, keeper);
  int32_t deals = 0;
  hero->gold = 10000;
  for (int32_t hour = 0; hour < 24; hour++) {
    f.game->world->scheduler.seconds = (int64_t)hour * 3600;
    const bool open = hour >= shop->opens && hour < shop->closes;
    assert_int_equal(XShop_IsOpen(f.game, shop), open);
    XGame_Advance(f.game, 1); /* dusk and dawn are told */
    const uint64_t hash = XGame_Hash(f.game);
    const int32_t gold = hero->gold;
    Fixture_Do(&f, "buy 1 1");
    assert_int_equal(Fixture_SaidThat(&f, "from 8 to 20 o'clock"), !open);
    deals += hero->gold < gold;
    assert_true(open || (hero->gold == gold && XGame_Hash(f.game) == hash));
    f.game->world->scheduler.seconds = (int64_t)hour * 3600;
    if (!open)
      Fixture_Do(&f, "sell g");
    assert_int_equal(Fixture_SaidThat(&f, "from 8 to 20 o'clock"), !open);
  }
  assert_true(deals > 1);
  Fixture_Close(&f);
}

static void test_nobody_to_trade_with(void **state)
{
  (void)state;
  Fixture f;
  open_hall(&f, 7);
  const uint64_t hash = XGame_Hash(f.game);
  Fixture_Do(&f, "buy 1");
  assert_true(Fixture_SaidThat(&f, "Nobody beside you"));
  Fixture_Do(&f, "sell g");
  assert_true(Fixture_SaidThat(&f, "Nobody beside you"));
  assert_true(XGame_Hash(f.game) == hash);
  XCreature *keeper = Fixture_Monster(&f, "storekeeper", 3, 2);
  assert_ptr_equal(XShop_KeeperBy(f.game, Fixture_Hero(&f)), keeper);
  keeper->provoked = 1;
  assert_null(XShop_KeeperBy(f.game, Fixture_Hero(&f)));
  Fixture_Close(&f);
}

/* The same seed and period deal the same stock, however chance has run; the next period another. */
static void test_stock(void **state)
{
  (void)state;
  Fixture f;
  XCreature *keeper = open_shop(&f);
  const int32_t count = XInventory_Count(keeper);
  assert_true(count > 5);
  XRandom_Next(XWorld_Stream(f.game->world, XSTREAM_WORLD));
  XCreature *twin = Fixture_Monster(&f, "storekeeper", 5, 2);
  XShop_Tend(f.game, twin);
  assert_int_equal(XInventory_Count(twin), count);
  for (int32_t i = 0; i < count; i++)
    assert_ptr_equal(XInventory_At(f.game->world, twin, i)->kind,
                     XInventory_At(f.game->world, keeper, i)->kind);
  const uint64_t hash = XGame_Hash(f.game);
  XShop_Tend(f.game, keeper);
  assert_true(XGame_Hash(f.game) == hash);
  f.game->world->scheduler.seconds += 24 * 3600;
  keeper->gold = 0;
  XShop_Tend(f.game, keeper);
  assert_true(XGame_Hash(f.game) != hash);
  assert_int_equal(keeper->gold, XShop_Of(f.game, keeper)->purse);
  Fixture_Close(&f);
}

static void test_lowbell_has_a_store(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  int32_t keepers = 0;
  const XLocation *here = XWorld_Here(f.game->world);
  for (int32_t i = 0; i < here->creatures.count; i++) {
    const XCreature *one = XCreature_From(XWorld_Get(f.game->world, here->creatures.items[i]));
    keepers += XShop_Of(f.game, one) != NULL && XInventory_Count(one) > 5;
  }
  assert_int_equal(keepers, 1);
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_full_pack),
      cmocka_unit_test(test_k86_from_the_floor),
      cmocka_unit_test(test_pack_ends),
      cmocka_unit_test(test_looks_are_dealt),
      cmocka_unit_test(test_unknown_until_used),
      cmocka_unit_test(test_kit_is_known),
      cmocka_unit_test(test_distance),
      cmocka_unit_test(test_gear_of_its_own_kind),
      cmocka_unit_test(test_arrows_are_counted),
      cmocka_unit_test(test_monsters_throw),
      cmocka_unit_test(test_gold),
      cmocka_unit_test(test_trade),
      cmocka_unit_test(test_shops_keep_hours),
      cmocka_unit_test(test_nobody_to_trade_with),
      cmocka_unit_test(test_stock),
      cmocka_unit_test(test_lowbell_has_a_store),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
