/* The rule figures of the core world, and a few kinds, without Lua. */
#include "tests/support/rules_fixture.h"

#include "creature/spawn.h"
#include "engine/xalloc.h"
#include "engine/xarena.h"
#include "tests/support/skills.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const XHungerTier honoured_tiers[] = {
    {"dying!", 1, true, 120, 0, true, 2, NULL},
    {"faint", 2, false, 120, 25, true, 0, NULL},
    {"weak", 4, true, 100, 50, true, 0, NULL},
    {"very hungry", 6, true, 92, 75, false, 0, NULL},
    {"hungry", 8, false, 92, 100, false, 0, NULL},
    {"", 10, true, 100, 100, false, 0, NULL},
    {"full", 12, true, 100, 110, false, 0, NULL},
    {"satiated", 14, true, 110, 110, false, 0, NULL},
    {"bloated", 18, true, 110, 100, false, 0, NULL},
    {"overfed!", 0, false, 110, 90, false, 0, NULL},
};

static const XHungerTier classic_tiers[] = {
    {"dying!", 1, true, 120, 0, true, 2, NULL},
    {"weak", 2, false, 120, 50, true, 0, NULL},
    {"weak", 4, true, 100, 50, true, 0, NULL},
    {"very hungry", 6, true, 92, 75, true, 0, NULL},
    {"hungry", 8, false, 92, 100, false, 0, NULL},
    {"hungry", 8, true, 100, 100, false, 0, NULL},
    {"", 10, true, 100, 100, false, 0, NULL},
    {"satiated", 12, true, 100, 110, false, 0, NULL},
    {"satiated", 14, true, 110, 110, false, 0, NULL},
    {"bloated", 18, true, 110, 100, false, 0, NULL},
    {"overfed!", 0, false, 110, 90, false, 0, NULL},
};

static const XBurdenStep burden_steps[] = {
    {"burdened", 120, 110, false, NULL},
    {"strained", 200, 130, false, NULL},
    {"overburdened", 280, 200, false, NULL},
    {"too heavy", 360, 200, true, NULL},
};

#define COUNT(array) ((int32_t)(sizeof(array) / sizeof *(array)))

static void fill_tables(XRules *rules)
{
  for (int32_t i = 0; i < XRULES_STAT_MAX; i++) {
    rules->sight[i] = 4 + i / 2;
    rules->hp_level[i] = 1 + i / 4;
    rules->pp_level[i] = i / 5;
    rules->regen_hp[i] = 10 * i;
    rules->regen_pp[i] = 5 * i;
  }
  int64_t needed = 20;
  for (int32_t i = 2; i < XRULES_LEVELS; i++) {
    rules->experience[i] = needed;
    needed += needed * 9 / 10 < 1000000000 ? needed * 9 / 10 : 1000000000;
  }
  for (int32_t i = 1; i < XBAND_COUNT; i++)
    rules->band_experience[i] = 10 * i * i;
}

static const XRules *make_rules(XContent *content)
{
  XRules *rules = XArena_Alloc(XContent_Arena(content), sizeof *rules);
  memcpy(rules->hunger[XPROFILE_HONOURED], honoured_tiers, sizeof honoured_tiers);
  memcpy(rules->hunger[XPROFILE_CLASSIC], classic_tiers, sizeof classic_tiers);
  rules->hunger_count[XPROFILE_HONOURED] = COUNT(honoured_tiers);
  rules->hunger_count[XPROFILE_CLASSIC] = COUNT(classic_tiers);
  rules->delays = (XDelayRules){.skill10_per_aut = 20,
                                .unarmed = 10,
                                .unarmed_skill10 = 54,
                                .improvised = 15,
                                .shield_n = 2,
                                .shield_d = 5,
                                .shield_strength = 5,
                                .shield_skill10 = 270,
                                .armour_n = 2,
                                .armour_d = 5,
                                .armour_strength = 3,
                                .wield = 5,
                                .body_steps = 5,
                                .book_steps = 4,
                                .bite = 300,
                                .armour_skill10 = 450};
  rules->quickness_least = 25;
  rules->quickness_most = 400;
  memcpy(rules->burden, burden_steps, sizeof burden_steps);
  rules->burden_count = COUNT(burden_steps);
  rules->ordinary_action = 1000;
  rules->squad_turn = 1000;
  rules->speed_floor = 200;
  rules->nutrio_base = 1000;
  rules->nutrio_start = 9000;
  rules->nutrio_use = 4;
  rules->hp_start = 10;
  rules->hp_per_toughness10 = 10;
  rules->pp_start = 2;
  rules->pp_per_mana10 = 5;
  rules->regen_quiet = 100;
  rules->skill_pool = 20;
  rules->hit_base = 10;
  rules->hit_floor = 5;
  rules->hit_ceiling = 95;
  rules->critical = 2;
  rules->unarmed = (XDice){1, 3, 0};
  rules->monster_skill10 = 20;
  fill_tables(rules);
  return rules;
}

/* Arena memory for a kind whose first member is an XKind; id and name are constants. */
static void *add_kind(XContent *content, XKindType type, size_t size, const char *id,
                      const char *name)
{
  XKind *kind = XArena_Alloc(XContent_Arena(content), size);
  kind->id = id;
  kind->type = type;
  kind->name = name;
  const bool added = XContent_Add(content, kind);
  assert(added);
  (void)added;
  return kind;
}

static void fill_breed(XBreed *breed, XBody body)
{
  breed->speed = (XDice){0, 0, 100};
  breed->move_energy = (XDice){0, 0, 1000};
  breed->attack_energy = (XDice){0, 0, 1000};
  breed->weight = (XDice){0, 0, 100};
  for (int32_t i = 0; i < XSTAT_COUNT; i++)
    breed->stats[i] = (XDice){0, 0, 10};
  breed->body = body;
  breed->step = 10;
}

static XMonster *add_monster(XContent *content, const char *id, const char *name, uint32_t ai)
{
  XMonster *monster = add_kind(content, XKIND_MONSTER, sizeof *monster, id, name);
  fill_breed(&monster->breed, XBODY_NONE);
  monster->band = XBAND_LOW;
  monster->ai = ai;
  monster->memory = 5;
  monster->hit = (XDice){1, 4, 0};
  monster->damage = (XDice){1, 6, 0};
  monster->pv = (XDice){0, 0, 2};
  monster->hp = (XDice){2, 6, 8};
  monster->verb = "bite";
  return monster;
}

static void add_creatures(XContent *content)
{
  add_monster(content, "test:rat", "rat", XAI_WANDER);
  add_monster(content, "test:coward", "coward", XAI_COWARD);
  add_monster(content, "test:folk", "old man", XAI_PEACEFUL | XAI_WANDER)->breed.body =
      XBODY_HUMANOID;
  add_monster(content, "test:plant", "plant", XAI_STILL);
  add_monster(content, "test:wolf", "wolf", XAI_PACK | XAI_WANDER)->kind = XCREATURE_CANINE;
  XMonster *guard = add_monster(content, "test:guard", "guard", XAI_GUARD);
  guard->area = 5;
  add_monster(content, "test:thief", "thief", XAI_HANDS | XAI_EQUIPS)->breed.body = XBODY_HUMANOID;
  XMonster *ooze = add_monster(content, "test:ooze", "ooze", 0);
  ooze->breed.speed = (XDice){1, 10, 40};
  ooze->breed.move_energy = (XDice){1, 100, 900};
  ooze->breed.attack_energy = (XDice){1, 100, 700};
  XRace *race = add_kind(content, XKIND_RACE, sizeof *race, "test:human", "human");
  fill_breed(&race->breed, XBODY_HUMANOID);
  race->breed.hunger = 100;
  race->skills[XSKILL_HEALING] = 0;
  XCareer *career = add_kind(content, XKIND_CAREER, sizeof *career, "test:fighter", "fighter");
  career->skills[XSKILL_LONG_BLADES] = 40;
}

static XItemKind *add_item(XContent *content, const char *id, const char *name, XItemType type,
                           XSlot slot)
{
  XItemKind *kind = add_kind(content, XKIND_ITEM, sizeof *kind, id, name);
  kind->type = type;
  kind->slot = slot;
  kind->weight = 1;
  return kind;
}

static void add_items(XContent *content)
{
  XItemKind *sword = add_item(content, "test:sword", "short sword", XITEM_WEAPON, XSLOT_HAND);
  sword->skill = XSKILL_LONG_BLADES;
  sword->damage = (XDice){1, 6, 0};
  sword->hit = 1;
  sword->need_st = 10;
  sword->hands = 1;
  sword->delay = 10;
  sword->least_delay = 5;
  XItemKind *great = add_item(content, "test:great_sword", "great sword", XITEM_WEAPON, XSLOT_HAND);
  great->skill = XSKILL_LONG_BLADES;
  great->damage = (XDice){2, 6, 1};
  great->need_st = 20;
  great->hands = 2;
  great->delay = 17;
  great->least_delay = 7;
  add_item(content, "test:shield", "shield", XITEM_SHIELD, XSLOT_SHIELD)->dv = 3;
  XItemKind *mail = add_item(content, "test:mail", "iron mail", XITEM_ARMOUR, XSLOT_BODY);
  mail->pv = 6;
  mail->dv = -1;
  add_item(content, "test:potion", "potion of healing", XITEM_POTION, XSLOT_NONE)->plural =
      "potions of healing";
  add_item(content, "test:corpse", "corpse", XITEM_CORPSE, XSLOT_NONE);
  add_item(content, "test:stone", "stone", XITEM_THING, XSLOT_NONE);
}

static void add_modifiers(XContent *content)
{
  XModifierKind *kind = add_kind(content, XKIND_MODIFIER, sizeof *kind, "test:slowness", "slow");
  kind->slower = 300;
  kind = add_kind(content, XKIND_MODIFIER, sizeof *kind, "test:boost_speed", "quick");
  kind->slower = -300;
  kind = add_kind(content, XKIND_MODIFIER, sizeof *kind, "test:strong", "strong");
  kind->stats[XSTAT_ST] = 5;
}

static void add_tiles(XContent *content)
{
  XTileKind *tile = add_kind(content, XKIND_TILE, sizeof *tile, "test:wall", "wall");
  tile->tread = 100;
  tile = add_kind(content, XKIND_TILE, sizeof *tile, "test:floor", "floor");
  tile->tread = 100;
  tile->flags = XTILE_WALK | XTILE_SIGHT;
  tile = add_kind(content, XKIND_TILE, sizeof *tile, "test:water", "water");
  tile->flags = XTILE_SIGHT;
  XTileKind *door = add_kind(content, XKIND_TILE, sizeof *door, "test:door", "door");
  door->flags = XTILE_DOOR;
  door->opens_into = (const XTileKind *)XContent_Find(content, XKIND_TILE, "test:floor");
  add_kind(content, XKIND_PLACE, sizeof(XKind), "test:place", "place");
}

XContent *XFixture_Content(void)
{
  XContent *content = XContent_New();
  XContent_SetRules(content, make_rules(content));
  Skills_Add(content);
  add_tiles(content);
  add_creatures(content);
  add_items(content);
  add_modifiers(content);
  return content;
}

const XMonster *XFixture_Monster(const XContent *content, const char *id)
{
  const XKind *kind = XContent_Find(content, XKIND_MONSTER, id);
  assert(kind != NULL);
  return (const XMonster *)kind;
}

const XItemKind *XFixture_Item(const XContent *content, const char *id)
{
  const XKind *kind = XContent_Find(content, XKIND_ITEM, id);
  assert(kind != NULL);
  return (const XItemKind *)kind;
}

const XModifierKind *XFixture_Modifier(const XContent *content, const char *id)
{
  const XKind *kind = XContent_Find(content, XKIND_MODIFIER, id);
  assert(kind != NULL);
  return (const XModifierKind *)kind;
}

void XFixture_Tile(XLocation *place, const XContent *content, int32_t x, int32_t y, const char *id)
{
  XMap_SetTile(&place->map, x, y, (const XTileKind *)XContent_Find(content, XKIND_TILE, id));
}

XLocation *XFixture_Place(XWorld *world, int16_t width, int16_t height)
{
  XLocation *place = XLocation_From(XObjectTable_New(&world->objects, &XLocation_Class, 0));
  const XTileKind *wall = (const XTileKind *)XContent_Find(world->content, XKIND_TILE, "test:wall");
  place->place = XContent_Find(world->content, XKIND_PLACE, "test:place");
  place->left_at = -1;
  XMap_Init(&place->map, width, height, wall);
  for (int32_t y = 1; y < height - 1; y++)
    for (int32_t x = 1; x < width - 1; x++)
      XFixture_Tile(place, world->content, x, y, "test:floor");
  world->here = place->base.self;
  return place;
}

XCreature *XFixture_Hero(XWorld *world, XLocation *place, int32_t x, int32_t y)
{
  const XRace *race = (const XRace *)XContent_Find(world->content, XKIND_RACE, "test:human");
  const XCareer *career =
      (const XCareer *)XContent_Find(world->content, XKIND_CAREER, "test:fighter");
  XCreature *hero = XCreature_SpawnHero(world, race, career, "Wren", XPROFILE_HONOURED);
  world->hero = XCreature_Handle(hero);
  if (place != NULL)
    XLocation_Put(place, &hero->base, x, y, true);
  return hero;
}

XCreature *XFixture_Spawn(XWorld *world, XLocation *place, const char *id, int32_t x, int32_t y)
{
  const XMonster *kind = XFixture_Monster(world->content, id);
  XCreature *creature = XCreature_Spawn(world, kind, XPROFILE_HONOURED, XSTREAM_WORLD);
  if (place != NULL)
    XLocation_Put(place, &creature->base, x, y, true);
  return creature;
}

void XFixture_Begin(XCreature *creature, const XModifierKind *kind)
{
  XModifier *modifier = XRecords_Add(&creature->modifiers, sizeof *modifier);
  modifier->kind = &kind->base;
}

void XFixture_End(XCreature *creature, const XModifierKind *kind)
{
  const XModifier *modifiers = creature->modifiers.items;
  for (int32_t i = 0; i < creature->modifiers.count; i++)
    if (modifiers[i].kind == &kind->base) {
      XRecords_Remove(&creature->modifiers, sizeof *modifiers, i);
      return;
    }
  assert(false && "none of the kind is in force");
}
