/* The builder Monster. */
#include "creature/template.h"
#include "lua/builder.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "without article, \"gray ooze\"", XPARAM_AT(XKind, name), 1, 60, true},
    {"glyph", XPARAM_GLYPH, "its character on the map", XPARAM_AT(XBreed, glyph), .required = true},
    {"color", XPARAM_ENUM, "of the glyph", XPARAM_AT(XBreed, color), .members = &XEnum_Color,
     .required = true},
    {"plural", XPARAM_TEXT, "its name for several; the name and an s when not said",
     XPARAM_AT(XBreed, plural), 1, 60},
    {"proper", XPARAM_BOOL, "the name takes no article", XPARAM_AT(XBreed, proper)},
    {.name = NULL},
};

static const XParam kind[] = {
    {"kind", XPARAM_ENUM, "what it is; generators choose by it", XPARAM_AT(XMonster, kind),
     .members = &XEnum_Kind, .required = true},
    {.name = NULL},
};

static const XParam band[] = {
    {"band", XPARAM_ENUM, "how dangerous it is", XPARAM_AT(XMonster, band), .members = &XEnum_Band,
     .required = true},
    {.name = NULL},
};

static const XParam combat[] = {
    {"hit", XPARAM_DICE, "added to its chance to hit", XPARAM_AT(XMonster, hit), -100, 1000, true},
    {"damage", XPARAM_DICE, "hit points that a natural blow takes", XPARAM_AT(XMonster, damage), 0,
     10000, true},
    {"dv", XPARAM_DICE, "defence: how hard it is to hit", XPARAM_AT(XMonster, dv), -100, 1000,
     true},
    {"pv", XPARAM_DICE, "protection: a blow loses from half of it to all of it",
     XPARAM_AT(XMonster, pv), 0, 1000, true},
    {"hp", XPARAM_DICE, "hit points", XPARAM_AT(XMonster, hp), 1, 100000, true},
    {"pp", XPARAM_DICE, "power points", XPARAM_AT(XMonster, pp), 0, 100000},
    {"skill", XPARAM_INT, "tenths of a level of its attacks; 0: by its band",
     XPARAM_AT(XMonster, skill10), 0, XSKILL_MAX10},
    {.name = NULL},
};

static const XParam ai[] = {
    {"wander", XPARAM_FLAG, "walks about when nothing is to be done", XPARAM_AT(XMonster, ai),
     .bit = 0},
    {"coward", XPARAM_FLAG, "flees from half its hit points down", XPARAM_AT(XMonster, ai),
     .bit = 1},
    {"peaceful", XPARAM_FLAG, "fights only who has hurt it", XPARAM_AT(XMonster, ai), .bit = 2},
    {"still", XPARAM_FLAG, "never leaves its cell", XPARAM_AT(XMonster, ai), .bit = 3},
    {"memory", XPARAM_INT, "own turns it hunts somebody it no longer sees",
     XPARAM_AT(XMonster, memory), 0, 1000},
    {"flee", XPARAM_INT, "percent of hit points at which it flees; 0 never",
     XPARAM_AT(XMonster, flee_percent), 0, 100},
    {.name = NULL},
};

static const XParam blow[] = {
    {"hit", XPARAM_WORD, "words id of its blow that hits, \"bite\"", XPARAM_AT(XMonster, verb), 1,
     60, true},
    {"miss", XPARAM_WORD, "words id of one that misses, \"bite_miss\"",
     XPARAM_AT(XMonster, verb_miss), 1, 60, true},
    {.name = NULL},
};

static const XParam tactic[] = {
    {"text", XPARAM_TEXT, "what it demands of the player, one sentence",
     XPARAM_AT(XMonster, tactic), 1, 300, true},
    {.name = NULL},
};

static const XParam rarity[] = {
    {"weight", XPARAM_INT, "weight among its kind and band; 0 never by chance",
     XPARAM_AT(XMonster, rarity), 0, 10000, true},
    {.name = NULL},
};

static const XParam gold[] = {
    {"gold", XPARAM_DICE, "that it leaves when it dies", XPARAM_AT(XMonster, gold), 0, 100000,
     true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name and how it looks on the map.", .params = view, .required = true},
    {"Kind", XFORM_ARGS, "What it is.", .params = kind, .required = true},
    {"Band", XFORM_ARGS, "How dangerous it is.", .params = band, .required = true},
    {"Basic", XFORM_ARGS,
     "Its pace and size. speed is a rate, 100 ordinary; the energies are durations in ticks, 1000 "
     "ordinary.",
     .params = XBreed_Basic, .required = true},
    {"Stats", XFORM_NAMED, "The eight stats, rolled at birth.", .params = XBreed_Stats,
     .required = true},
    {"Combat", XFORM_NAMED, "The numbers of a fight, rolled at birth.", .params = combat,
     .required = true},
    {"Body", XFORM_ARGS, "What it can wear.", .params = XBreed_Body},
    {"AI", XFORM_NAMED, "How it behaves.", .params = ai},
    {"Blow", XFORM_ARGS, "The sentences of its natural blow.", .params = blow},
    {"Metabolism", XFORM_NAMED, "How it uses food.", .params = XBreed_Metabolism},
    {"Rarity", XFORM_ARGS, "How often it is met by chance.", .params = rarity},
    {"Gold", XFORM_ARGS, "What its purse holds.", .params = gold},
    {"Tactic", XFORM_ARGS, "What it demands of the player.", .params = tactic, .required = true},
    {"Description", XFORM_ARGS, "What a close look tells.", .params = XBreed_Description,
     .required = true},
    {.name = NULL},
};

static void prepare(void *object)
{
  XMonster *monster = object;
  monster->verb = "hit";
  monster->verb_miss = "miss";
  monster->memory = 10;
  monster->rarity = 100;
}

/* One that stays in its cell cannot walk about or flee. */
static void check(XCheck *at, void *object)
{
  const XMonster *monster = object;
  if ((monster->ai & XAI_STILL) != 0 &&
      ((monster->ai & (XAI_WANDER | XAI_COWARD)) != 0 || monster->flee_percent > 0))
    XCheck_Error(at, "AI", "E-CONFLICT", "one that is still can neither wander nor flee");
  if (monster->band == XBAND_UNIQUE && monster->skill10 == 0)
    XCheck_Error(at, "Combat", "E-REQUIRED", "a unique must say its skill");
}

const XBuilder XBuilder_Monster = {"Monster",
                                   "monster",
                                   "Everybody who is met.",
                                   XKIND_MONSTER,
                                   sizeof(XMonster),
                                   methods,
                                   prepare,
                                   check,
                                   NULL};
