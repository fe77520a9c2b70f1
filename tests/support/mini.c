/* The smallest content that everything of a game can happen in. */
#include "tests/support/mini.h"

#include "engine/xarena.h"
#include "engine/xstring.h"
#include "game/place.h"
#include "tests/support/skills.h"

#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 40, HEIGHT = 20 };

static void *add_kind(XContent *content, size_t size, XKindType type, const char *id)
{
  XKind *kind = XArena_Alloc(XContent_Arena(content), size);
  kind->id = id;
  kind->type = type;
  kind->name = id;
  kind->file = "mini";
  if (!XContent_Add(content, kind))
    abort();
  return kind;
}

static XTileKind *add_tile(XContent *content, const char *id, uint32_t flags)
{
  XTileKind *tile = add_kind(content, sizeof *tile, XKIND_TILE, id);
  tile->description = id;
  tile->glyph = tile->ascii = '.';
  tile->flags = flags;
  tile->tread = 100;
  return tile;
}

static XItemKind *add_item(XContent *content, const char *id, XItemType type, XSlot slot)
{
  XItemKind *item = add_kind(content, sizeof *item, XKIND_ITEM, id);
  item->plural = item->description = id;
  item->glyph = '!';
  item->type = type;
  item->slot = slot;
  item->weight = 10;
  item->nutrition = 100;
  item->damage = (XDice){1, 6, 0};
  item->hands = 1;
  item->delay = item->least_delay = 10;
  return item;
}

static void fill_breed(XBreed *breed)
{
  breed->plural = breed->description = breed->base.name;
  breed->glyph = '@';
  breed->speed = (XDice){0, 0, 100};
  breed->move_energy = breed->attack_energy = (XDice){0, 0, 1000};
  breed->weight = (XDice){0, 0, 100};
  for (int i = 0; i < XSTAT_COUNT; i++)
    breed->stats[i] = (XDice){2, 4, 5};
  breed->body = XBODY_HUMANOID;
  breed->hunger = 100;
  breed->step = 10;
}

static void add_rules(XContent *content)
{
  XRules *rules = XArena_Alloc(XContent_Arena(content), sizeof *rules);
  for (int i = 0; i < XPROFILE_COUNT; i++) {
    rules->hunger_count[i] = 1;
    rules->hunger[i][0] =
        (XHungerTier){.word = "", .bound = 1000, .speed = 100, .regeneration = 100};
  }
  rules->burden[0] = (XBurdenStep){.word = "", .speed = 100};
  rules->burden_count = 1;
  rules->ordinary_action = 1000;
  rules->squad_turn = 1000;
  rules->speed_floor = 100;
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
  rules->nutrio_base = 1000;
  rules->nutrio_start = 900;
  rules->nutrio_use = 1;
  rules->hp_start = 400;
  rules->hit_base = 10;
  rules->hit_floor = 5;
  rules->hit_ceiling = 95;
  rules->unarmed = (XDice){1, 3, 0};
  rules->rest_turns = 100;
  rules->corpse_chance = 100;
  rules->corpse_steps = 30;
  rules->purse_hours = 24;
  rules->monster_skill10 = 10;
  for (int i = 0; i < XRULES_STAT_MAX; i++) {
    rules->sight[i] = 8;
    rules->regen_hp[i] = 5;
    rules->hp_level[i] = 2;
  }
  for (int i = 0; i < XRULES_LEVELS; i++)
    rules->experience[i] = i * 100;
  XContent_SetRules(content, rules);
  Skills_Add(content);
}

static XPlaceKind *add_place(XContent *content, const char *id, const XTileKind *tiles[4])
{
  static const char *const rows[] = {"########################################",
                                     "#@....................................>#",
                                     "#......................................#"};
  XPlaceKind *place = add_kind(content, sizeof *place, XKIND_PLACE, id);
  const char **copy = XArena_Alloc(XContent_Arena(content), HEIGHT * sizeof *copy);
  for (int i = 0; i < HEIGHT; i++)
    copy[i] = i == 0 || i == HEIGHT - 1 ? rows[0] : i == 1 ? rows[1] : rows[2];
  place->brief = place->description = id;
  place->band = XBAND_LOW;
  place->build = XBUILD_DRAWN;
  place->width = SIDE;
  place->height = HEIGHT;
  place->wall = tiles[0];
  place->floor = tiles[1];
  place->rows = copy;
  place->legend[0] = (XLegend){.character = '#', .tile = tiles[0]};
  place->legend[1] = (XLegend){.character = '.', .tile = tiles[1]};
  place->legend[2] = (XLegend){.character = '>', .tile = tiles[2], .mark = "way"};
  place->legend[3] = (XLegend){.character = '@', .tile = tiles[3], .mark = "start"};
  place->legend_count = 4;
  return place;
}

static void add_places(XContent *content, const XMonster *rat, const XItemKind *ration)
{
  const XTileKind *tiles[4] = {
      add_tile(content, "mini:wall", 0), add_tile(content, "mini:floor", XTILE_WALK | XTILE_SIGHT),
      add_tile(content, "mini:down", XTILE_WALK | XTILE_SIGHT | XTILE_DOWN),
      add_tile(content, "mini:up", XTILE_WALK | XTILE_SIGHT | XTILE_UP)};
  XPlaceKind *hall = add_place(content, "mini:hall", tiles);
  XPlaceKind *cellar = add_place(content, "mini:cellar", tiles);
  hall->start = true;
  hall->exits[0] =
      (XPlaceExit){.down = true, .at = "way", .place = &cellar->base, .arrival = "start"};
  cellar->exits[0] = (XPlaceExit){.at = "start", .place = &hall->base, .arrival = "way"};
  hall->exit_count = cellar->exit_count = 1;
  hall->folk[0] = cellar->folk[0] = (XPlaceFolk){rat, {0, 0, 6}, NULL};
  hall->folk_count = cellar->folk_count = 1;
  hall->things[0] = cellar->things[0] = (XPlaceThing){ration, {0, 0, 3}, NULL};
  hall->thing_count = cellar->thing_count = 1;
  hall->populate[0] = cellar->populate[0] =
      (XPlacePopulate){.kinds = 1u << XCREATURE_RAT, .most = 8, .every = 20000, .purse = 4};
  hall->populate_count = cellar->populate_count = 1;
}

XContent *Mini_Content(int extra)
{
  XContent *content = XContent_New();
  for (int i = 0; i < extra; i++) {
    char *id = XArena_Alloc(XContent_Arena(content), 32);
    snprintf(id, 32, "mini:extra_%d", i);
    add_tile(content, id, 0);
  }
  add_rules(content);
  XContent_SetDigest(content, 1 + (uint64_t)extra);
  const XItemKind *sword = add_item(content, "mini:sword", XITEM_WEAPON, XSLOT_HAND);
  const XItemKind *ration = add_item(content, "mini:ration", XITEM_FOOD, XSLOT_NONE);
  add_item(content, "mini:corpse", XITEM_CORPSE, XSLOT_NONE);
  XModifierKind *slow = add_kind(content, sizeof *slow, XKIND_MODIFIER, "mini:slow");
  slow->duration = (XDice){0, 0, 50};
  slow->slower = 500;
  XMonster *rat = add_kind(content, sizeof *rat, XKIND_MONSTER, "mini:rat");
  fill_breed(&rat->breed);
  rat->kind = XCREATURE_RAT;
  rat->band = XBAND_VERY_LOW;
  rat->damage = (XDice){1, 2, 0};
  rat->hp = (XDice){2, 4, 0};
  rat->verb = rat->verb_miss = rat->tactic = "bite";
  rat->ai = XAI_WANDER;
  rat->memory = 10;
  rat->rarity = 1;
  fill_breed(&((XRace *)add_kind(content, sizeof(XRace), XKIND_RACE, "mini:human"))->breed);
  XCareer *warrior = add_kind(content, sizeof *warrior, XKIND_CAREER, "mini:warrior");
  warrior->description = "";
  warrior->kit[0] = (XKitItem){sword, {0, 0, 1}};
  warrior->kit[1] = (XKitItem){ration, {0, 0, 5}};
  warrior->kit_count = 2;
  add_places(content, rat, ration);
  return content;
}

XGame *Mini_Game(const XContent *content, uint64_t seed, const char *name)
{
  XText why;
  XText_Init(&why);
  XGame *game = XGame_New(content, seed, XPROFILE_HONOURED);
  const XRace *race = (const XRace *)XContent_Find(content, XKIND_RACE, "mini:human");
  const XCareer *career = (const XCareer *)XContent_Find(content, XKIND_CAREER, "mini:warrior");
  if (!XGame_Birth(game, race, career, name, &why)) {
    fprintf(stderr, "birth: %s\n", why.data);
    abort();
  }
  XText_Clear(&why);
  return game;
}
