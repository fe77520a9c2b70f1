/* The builder Monster. */
#include "creature/template.h"
#include "lua/builder.h"

#include <string.h>
#include "lua/windup_params.h"

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
    {"pack", XPARAM_FLAG, "joins the hunt of its kin", XPARAM_AT(XMonster, ai), .bit = 4},
    {"guard", XPARAM_FLAG, "defends the area around its post and goes back to it",
     XPARAM_AT(XMonster, ai), .bit = 5},
    {"equips", XPARAM_FLAG, "picks up and puts on what is better than what it has",
     XPARAM_AT(XMonster, ai), .bit = 6},
    {"hands", XPARAM_FLAG, "opens doors", XPARAM_AT(XMonster, ai), .bit = 7},
    {"area", XPARAM_INT, "cells around its post that a guard defends", XPARAM_AT(XMonster, area), 1,
     100},
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

static const XParam venom[] = {
    {"modifier", XPARAM_REF, "what begins", XPARAM_AT(XVenom, modifier), .kind = XKIND_MODIFIER,
     .required = true},
    {"percent", XPARAM_INT, "of natural blows that draw blood", XPARAM_AT(XVenom, percent), 1, 100,
     true},
    {"slices", XPARAM_DICE, "how long; the modifier's own duration when not said",
     XPARAM_AT(XVenom, slices), 1, 100000},
    {.name = NULL},
};

static const XParam windup[] = {XWINDUP_PARAMS(XMonster), {.name = NULL}};

static const XParam brand[] = {
    {"element", XPARAM_ENUM, "of what its natural blow adds", XPARAM_AT(XMonster, element),
     .members = &XEnum_Resist, .required = true},
    {"damage", XPARAM_DICE, "hit points, through resistance and not through armour",
     XPARAM_AT(XMonster, brand), 1, 10000, true},
    {.name = NULL},
};

static const XParam carries[] = {
    {"item", XPARAM_REF, "what", XPARAM_AT(XGear, item), .kind = XKIND_ITEM, .required = true},
    {"percent", XPARAM_INT, "chance that it has it", XPARAM_AT(XGear, percent), 1, 100, true},
    {"count", XPARAM_DICE, "how many; 1 when not said", XPARAM_AT(XGear, count), 1, 999},
    {.name = NULL},
};

static const XParam spells[] = {
    {"spell", XPARAM_REF, "what it casts", XPARAM_AT(XMonsterSpell, spell), .kind = XKIND_SPELL,
     .required = true},
    {"percent", XPARAM_INT, "of its turns in which the spell would be of use",
     XPARAM_AT(XMonsterSpell, percent), 1, 100, true},
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

static const XParam joins[] = {
    {"names", XPARAM_TEXT, "one of which it goes by as a companion, parted by blanks",
     XPARAM_AT(XMonster, names), 1, 100, true},
    {"price", XPARAM_INT, "gold for which it comes along; for food when not said",
     XPARAM_AT(XMonster, price), 0, 100000},
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
    {"Quickness", XFORM_ARGS, "How quick it is by nature.", .params = XBreed_Quickness},
    {"Step", XFORM_ARGS, "What a step costs it.", .params = XBreed_Step},
    {"Body", XFORM_ARGS, "What it can wear.", .params = XBreed_Body},
    {"AI", XFORM_NAMED, "How it behaves.", .params = ai},
    {"Blow", XFORM_ARGS, "The sentences of its natural blow.", .params = blow},
    {"Venom", XFORM_APPEND, "What its natural blow may begin; may be said again.", .params = venom,
     XMETHOD_LIST(XMonster, venoms, venom_count, XMONSTER_VENOMS)},
    {"WindUp", XFORM_NAMED, "A blow that is committed now and lands later on marked cells.",
     .params = windup},
    {"Brand", XFORM_ARGS, "An element in its natural blow.", .params = brand},
    {"Resist", XFORM_NAMED, "What its body keeps off, in percent.", .params = XBreed_Resist},
    {"Carries", XFORM_APPEND, "What it may have with it; what can be worn is worn.",
     .params = carries, XMETHOD_LIST(XMonster, gear, gear_count, XMONSTER_GEAR)},
    {"Casts", XFORM_APPEND, "A spell it casts with power points; may be said again.",
     .params = spells, XMETHOD_LIST(XMonster, spells, spell_count, XMONSTER_SPELLS)},
    {"Metabolism", XFORM_NAMED, "How it uses food.", .params = XBreed_Metabolism},
    {"Rarity", XFORM_ARGS, "How often it is met by chance.", .params = rarity},
    {"Gold", XFORM_ARGS, "What its purse holds.", .params = gold},
    {"Joins", XFORM_NAMED, "It can be asked to come along.", .params = joins},
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
  monster->windup.reach = 1;
  monster->windup.percent = 50;
  monster->windup.word_miss = "miss";
  monster->breed.step = 10;
}

/* Hands and what they hold. */
static void check_hands(XCheck *at, XMonster *monster)
{
  const bool humanoid = monster->breed.body == XBODY_HUMANOID;
  if ((monster->ai & XAI_EQUIPS) != 0 && !humanoid)
    XCheck_Error(at, "AI", "E-CONFLICT",
                 "one without a body that wears things cannot equip itself");
  for (int32_t i = 0; i < monster->gear_count; i++) {
    XGear *gear = &monster->gear[i];
    if (gear->count.count == 0 && gear->count.bonus == 0)
      gear->count.bonus = 1;
    if (gear->item != NULL && gear->item->slot != XSLOT_NONE && !humanoid)
      XCheck_Error(at, "Carries", "E-CONFLICT", "it has no body to wear %s on",
                   gear->item->base.name);
  }
}

static void check_post(XCheck *at, const XMonster *monster)
{
  const bool guard = (monster->ai & XAI_GUARD) != 0;
  if (guard && monster->area == 0)
    XCheck_Error(at, "AI", "E-REQUIRED", "a guard needs an area to defend");
  if (!guard && monster->area > 0)
    XCheck_Error(at, "AI", "E-CONFLICT", "only a guard has an area");
  if (guard && (monster->ai & XAI_WANDER) != 0)
    XCheck_Error(at, "AI", "E-CONFLICT", "a guard stays at its post and does not wander");
}

/* A name is one word: commands begin with it. */
static void check_names(XCheck *at, const XMonster *monster)
{
  for (const char *name = monster->names; name != NULL && *name != '\0';) {
    const size_t length = strcspn(name, " ");
    if (length < 1 || length > 20 || memchr(name, ':', length) != NULL)
      XCheck_Error(at, "Joins", "E-RANGE", "a name is a word of at most 20 bytes without a colon");
    name += length + strspn(name + length, " ");
  }
}

/* One without power points casts nothing. */
static void check_spells(XCheck *at, const XMonster *monster)
{
  for (int32_t i = 0; i < monster->spell_count; i++)
    if (monster->spells[i].spell != NULL && XDice_Max(&monster->pp) < monster->spells[i].spell->pp)
      XCheck_Error(at, "Combat", "E-RANGE", "its power points never suffice for %s",
                   monster->spells[i].spell->base.name);
}

/* One that stays in its cell cannot walk about or flee. */
static void check(XCheck *at, void *object)
{
  XMonster *monster = object;
  check_hands(at, monster);
  check_post(at, monster);
  check_names(at, monster);
  check_spells(at, monster);
  if (monster->breed.plural != NULL && monster->breed.proper)
    XCheck_Error(at, "View", "E-CONFLICT", "one with a name of its own has no plural");
  if ((monster->ai & XAI_STILL) != 0 &&
      ((monster->ai & (XAI_WANDER | XAI_COWARD)) != 0 || monster->flee_percent > 0))
    XCheck_Error(at, "AI", "E-CONFLICT", "one that is still can neither wander nor flee");
  if (monster->band == XBAND_UNIQUE && monster->skill10 == 0)
    XCheck_Error(at, "Combat", "E-REQUIRED", "a unique must say its skill");
  if (monster->band == XBAND_UNIQUE && monster->rarity > 0)
    XCheck_Error(at, "Rarity", "E-CONFLICT", "a unique is never met by chance: :Rarity(0)");
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
