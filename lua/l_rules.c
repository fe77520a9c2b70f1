/* The builder Rules: every constant of the rules. */
#include "magic/xrules.h"

#include "lua/builder.h"

#include <stddef.h>

#define NUMBER(id, member, lo, hi, text)                                                           \
  {                                                                                                \
    id, XPARAM_INT, text, XPARAM_AT(XRules, member), lo, hi, true                                  \
  }
#define STEPS(id, member, lo, hi, text)                                                            \
  {                                                                                                \
    id, XPARAM_STEPS, text, XPARAM_AT(XRules, member), lo, hi, true, .count = XRULES_STAT_MAX      \
  }

static const XParam time_[] = {
    NUMBER("start_hour", start_hour, 0, 23, "of the first day"),
    NUMBER("ordinary_action", ordinary_action, 1, 100000, "ticks"),
    NUMBER("squad_turn", squad_turn, 1, 100000, "ticks of a turn of the whole party"),
    NUMBER("speed_floor", speed_floor, 1, 100000, "ticks that nothing honoured falls below"),
    NUMBER("rest_turns", rest_turns, 1, 100000, "most turns of one rest"),
    NUMBER("regen_quiet", regen_quiet, 0, 100000,
           "slices without regeneration after an enemy was aware"),
    NUMBER("purse_hours", purse_hours, 1, 1000,
           "hours of game time that fill a generator's purse once"),
    {.name = NULL},
};

static const XParam delays[] = {
    NUMBER("skill10_per_aut", delays.skill10_per_aut, 1, 1000,
           "tenths of a level of skill that take one aut off a weapon's delay"),
    NUMBER("unarmed", delays.unarmed, 1, 100, "aut of a blow with bare hands, unskilled"),
    NUMBER("unarmed_skill10", delays.unarmed_skill10, 1, 1000,
           "tenths of a level that take one aut off bare hands"),
    NUMBER("improvised", delays.improvised, 1, 100, "aut of what is no weapon, swung or thrown"),
    NUMBER("shield_n", delays.shield_n, 0, 100, "a shield's share of enc^2 / strength: numerator"),
    NUMBER("shield_d", delays.shield_d, 1, 100, "and denominator"),
    NUMBER("shield_strength", delays.shield_strength, 1, 100, "added to strength for shields"),
    NUMBER("shield_skill10", delays.shield_skill10, 1, 1000,
           "tenths of a level at which a shield adds nothing"),
    NUMBER("armour_n", delays.armour_n, 0, 100, "body armour's share, launchers only: numerator"),
    NUMBER("armour_d", delays.armour_d, 1, 100, "and denominator"),
    NUMBER("armour_strength", delays.armour_strength, 1, 100, "added to strength for armour"),
    NUMBER("armour_skill10", delays.armour_skill10, 271, 10000,
           "tenths of a level, never reached, at which armour would add nothing"),
    NUMBER("wield", delays.wield, 1, 100, "TU of taking a weapon in hand or putting it away"),
    NUMBER("body_steps", delays.body_steps, 1, 100,
           "steps of 10 TU that putting on or taking off body armour takes"),
    NUMBER("book_steps", delays.book_steps, 1, 100, "steps of 10 TU that a book is read in"),
    NUMBER("bite", delays.bite, 1, 100000, "stomach units of a corpse eaten in a step of 10 TU"),
    NUMBER("quickness_least", quickness_least, 1, 100,
           "percent: the least that quickness and sprint make of a pace"),
    NUMBER("quickness_most", quickness_most, 100, 1000, "percent: the most"),
    {.name = NULL},
};

static const XParam stomach[] = {
    NUMBER("base", nutrio_base, 1, 1000000, "stomach units; tiers are multiples of it"),
    NUMBER("start", nutrio_start, 0, 1000000, "stomach units at birth"),
    NUMBER("use", nutrio_use, 0, 1000000, "stomach units used per 1000 ticks at hunger 100"),
    {.name = NULL},
};

static const XParam tier[] = {
    {"word", XPARAM_TEXT, "what is shown; \"\" for none", XPARAM_AT(XHungerTier, word), 0, 20,
     true},
    {"bound", XPARAM_INT, "up to this many times the base", XPARAM_AT(XHungerTier, bound), 0,
     100000, true},
    {"speed", XPARAM_INT, "percent of a duration: 120 is slower", XPARAM_AT(XHungerTier, speed), 1,
     1000, true},
    {"regeneration", XPARAM_INT, "percent of the ordinary", XPARAM_AT(XHungerTier, regeneration), 0,
     1000, true},
    {"inclusive", XPARAM_BOOL, "exactly the bound still belongs to it",
     XPARAM_AT(XHungerTier, inclusive)},
    {"interrupts", XPARAM_BOOL, "entering it stops activities, and rest is refused in it",
     XPARAM_AT(XHungerTier, interrupts)},
    {"loss", XPARAM_INT, "hit points lost per 1000 ticks", XPARAM_AT(XHungerTier, loss), 0, 1000},
    {"enter", XPARAM_WORD, "words id of the sentence when it is entered",
     XPARAM_AT(XHungerTier, word_enter), 1, 60},
    {.name = NULL},
};

static const XParam step[] = {
    {"word", XPARAM_TEXT, "what is shown", XPARAM_AT(XBurdenStep, word), 1, 20, true},
    {"load", XPARAM_INT, "from this many units for each point of strength",
     XPARAM_AT(XBurdenStep, load), 1, 100000, true},
    {"speed", XPARAM_INT, "percent of a duration: 120 is slower", XPARAM_AT(XBurdenStep, speed), 1,
     1000, true},
    {"refuses", XPARAM_BOOL, "picking up and stepping are refused",
     XPARAM_AT(XBurdenStep, refuses)},
    {"enter", XPARAM_WORD, "words id of the sentence when it is reached",
     XPARAM_AT(XBurdenStep, word_enter), 1, 60, true},
    {.name = NULL},
};

static const XParam body[] = {
    STEPS("sight", sight, 1, 40, "radius in cells by perception, from each figure on"),
    NUMBER("hp_start", hp_start, 0, 1000, "hit points at birth, before toughness"),
    NUMBER("hp_per_toughness10", hp_per_toughness10, 0, 1000,
           "tenths of a hit point at birth for each point of toughness"),
    STEPS("hp_level", hp_level, 0, 1000, "hit points gained a level, by toughness"),
    NUMBER("pp_start", pp_start, 0, 1000, "power points at birth, before mana"),
    NUMBER("pp_per_mana10", pp_per_mana10, 0, 1000,
           "tenths of a power point at birth for each point of mana"),
    STEPS("pp_level", pp_level, 0, 1000, "power points gained a level, by mana"),
    STEPS("regen_hp", regen_hp, 0, 100000,
          "hundredths of a hit point per 1000 ticks, by toughness"),
    STEPS("regen_pp", regen_pp, 0, 100000, "hundredths of a power point per 1000 ticks, by mana"),
    {.name = NULL},
};

static const XParam learning[] = {
    {"levels", XPARAM_SERIES, "experience needed for each level from the first on",
     XPARAM_AT(XRules, experience), 0, INT64_MAX, true, .count = XRULES_LEVELS - 1},
    {"band", XPARAM_STEPS, "experience for the first kill of a kind, by band; 1 is VERY_LOW",
     XPARAM_AT(XRules, band_experience), 0, 100000000, true, .count = 16},
    NUMBER("skill_pool", skill_pool, 0, 1000, "tenths of a level that a level gained spreads"),
    {.name = NULL},
};

static const XParam combat[] = {
    NUMBER("hit_base", hit_base, 0, 1000, "added to hit before it is weighed against defence"),
    NUMBER("hit_floor", hit_floor, 0, 100, "percent: the least chance to hit"),
    NUMBER("hit_ceiling", hit_ceiling, 0, 100, "percent: the greatest"),
    NUMBER("critical", critical, 0, 100, "percent of hits that double their dice"),
    {"unarmed", XPARAM_DICE, "damage of bare hands", XPARAM_AT(XRules, unarmed), 0, 1000, true},
    NUMBER("monster_skill10", monster_skill10, 0, 270,
           "tenths of a level of a monster's attacks for each band"),
    {.name = NULL},
};

static const XParam verb[] = {
    {"skill", XPARAM_ENUM, "the class of weapons", XPARAM_AT(XWeaponVerb, skill),
     .members = &XEnum_Skill, .required = true},
    {"verb", XPARAM_ENUM, "what it does, once between two acts of its target",
     XPARAM_AT(XWeaponVerb, verb), .members = &XEnum_Verb, .required = true},
    {"amount", XPARAM_INT, "TU of Verb.SET_BACK; percent of the damage of SWEEP and EXPLOIT",
     XPARAM_AT(XWeaponVerb, amount), 0, 1000},
    {.name = NULL},
};

static const XParam arts[] = {
    NUMBER("lash_pp", lash_pp, 0, 1000, "power points of the lash"),
    NUMBER("jump_pp", jump_pp, 0, 1000, "power points of a wall jump"),
    NUMBER("lash_steps", lash_steps, 1, 100, "moves that a lash is good for"),
    NUMBER("lash_ticks", lash_ticks, 200, 100000, "ticks that each takes and counts as"),
    {.name = NULL},
};

static const XParam missiles[] = {
    NUMBER("break_hit", break_hit, 0, 100, "percent of frail missiles that break on whom they hit"),
    NUMBER("break_miss", break_miss, 0, 100, "percent of those that hit nobody that break"),
    NUMBER("throw_units", throw_units, 1, 10000, "a thing flies St x this / its weight cells"),
    NUMBER("throw_most", throw_most, 1, 40,
           "cells: no thing flies further that is not made for it"),
    {"improvised", XPARAM_DICE, "damage of a thrown thing that is no missile",
     XPARAM_AT(XRules, improvised), 0, 1000, true},
    {.name = NULL},
};

static const XParam corpses[] = {
    NUMBER("chance", corpse_chance, 0, 100, "percent of kills that leave one"),
    NUMBER("steps", corpse_steps, 1, 100000, "decay steps of 1000 ticks until it is gone"),
    {.name = NULL},
};

static const XParam daylight[] = {
    {"sight", XPARAM_STEPS, "percent of sight outdoors from each hour on",
     XPARAM_AT(XRules, daylight), 5, 100, true, .count = 24},
    NUMBER("dawn", dawn, 0, 23, "the first hour of day"),
    NUMBER("dusk", dusk, 1, 23, "the first hour of night"),
    {.name = NULL},
};

static const XParam noticing[] = {
    NUMBER("base", notice_base, -100, 100, "percent to notice a hidden trap at each step"),
    NUMBER("perception", notice_pe, 0, 100, "percent more for each point of perception"),
    NUMBER("reach", notice_reach, 1, 10, "cells from which one is noticed"),
    {.name = NULL},
};

static const XParam tactic[] = {
    {"word", XPARAM_TEXT, "what is shown and said in commands", XPARAM_AT(XTactic, word), 1, 20,
     true},
    {"hit", XPARAM_INT, "added to hit", XPARAM_AT(XTactic, hit), -100, 100, true},
    {"dv", XPARAM_INT, "added to DV", XPARAM_AT(XTactic, dv), -100, 100, true},
    {"damage", XPARAM_INT, "added to damage", XPARAM_AT(XTactic, damage), -100, 100, true},
    {.name = NULL},
};

static const XParam growth[] = {
    NUMBER("stat", growth_stat, 1, 10, "points that the choice of a level adds to a stat"),
    NUMBER("skill", growth_skill, 1, 270, "tenths of a level that it adds to a skill"),
    {.name = NULL},
};

static const XParam trade[] = {
    NUMBER("charisma", price_ch, 0, 10, "percent off a price for each point of charisma above 10"),
    {.name = NULL},
};

#define HUNGER(profile)                                                                            \
  .list = offsetof(XRules, hunger[profile]), .count = offsetof(XRules, hunger_count[profile]),     \
  .element = sizeof(XHungerTier), .most = XRULES_HUNGER_TIERS

static const XMethod methods[] = {
    {"Time", XFORM_NAMED, "Time, rest and what comes by the clock.", .params = time_,
     .required = true},
    {"Delays", XFORM_NAMED, "What attacks cost, in aut, and how far quickness goes.",
     .params = delays, .required = true},
    {"Stomach", XFORM_NAMED, "How food is used.", .params = stomach, .required = true},
    {"HungerHonoured", XFORM_LIST, "The words of hunger, from the emptiest up, profile honoured.",
     .params = tier, .required = true, HUNGER(XPROFILE_HONOURED)},
    {"HungerClassic", XFORM_LIST, "The same, profile classic.", .params = tier, .required = true,
     HUNGER(XPROFILE_CLASSIC)},
    {"Burden", XFORM_LIST, "The words of burden, from the lightest up.", .params = step,
     .required = true, XMETHOD_LIST(XRules, burden, burden_count, XRULES_BURDEN_STEPS)},
    {"Body", XFORM_NAMED, "What stats give.", .params = body, .required = true},
    {"Learning", XFORM_NAMED, "Experience and skills.", .params = learning, .required = true},
    {"Combat", XFORM_NAMED, "The numbers of a fight.", .params = combat, .required = true},
    {"Verbs", XFORM_LIST, "What classes of weapons do beside their damage.", .params = verb,
     XMETHOD_LIST(XRules, verbs, verb_count, XRULES_VERBS)},
    {"Arts", XFORM_NAMED, "Attacks made by moving.", .params = arts},
    {"Missiles", XFORM_NAMED, "What is thrown and shot.", .params = missiles, .required = true},
    {"Corpses", XFORM_NAMED, "What a death leaves.", .params = corpses, .required = true},
    {"Daylight", XFORM_NAMED, "How far one sees outdoors, by the hour.", .params = daylight},
    {"Noticing", XFORM_NAMED, "How hidden traps are noticed.", .params = noticing},
    {"Tactics", XFORM_LIST, "Ways to fight; the first is everybody's at birth.", .params = tactic,
     XMETHOD_LIST(XRules, tactics, tactic_count, XRULES_TACTICS)},
    {"Trade", XFORM_NAMED, "What buyers pay.", .params = trade},
    {"Growth", XFORM_NAMED, "What a level lets a hero choose.", .params = growth},
    {.name = NULL},
};

static void check_tiers(XCheck *at, const char *method, const XHungerTier *tiers, int32_t count)
{
  for (int32_t i = 1; i < count; i++) {
    int32_t below = tiers[i - 1].bound * 2 + tiers[i - 1].inclusive;
    if (tiers[i].bound * 2 + tiers[i].inclusive <= below)
      XCheck_ErrorIn(at, method, i, "bound", "E-RANGE",
                     "tier %d must reach further than the one before", i + 1);
  }
}

/* A world that says nothing of it has no night, and traps are noticed half the time. */
static void prepare(void *object)
{
  XRules *rules = object;
  for (int32_t i = 0; i < 24; i++)
    rules->daylight[i] = 100;
  rules->dusk = 23;
  rules->notice_base = 50;
  rules->notice_reach = 1;
}

static void check(XCheck *at, void *object)
{
  const XRules *rules = object;
  check_tiers(at, "HungerHonoured", rules->hunger[XPROFILE_HONOURED],
              rules->hunger_count[XPROFILE_HONOURED]);
  check_tiers(at, "HungerClassic", rules->hunger[XPROFILE_CLASSIC],
              rules->hunger_count[XPROFILE_CLASSIC]);
  for (int32_t i = 1; i < rules->burden_count; i++)
    if (rules->burden[i].load <= rules->burden[i - 1].load)
      XCheck_ErrorIn(at, "Burden", i, "load", "E-RANGE",
                     "step %d must be heavier than the one before", i + 1);
  if (rules->hit_floor > rules->hit_ceiling)
    XCheck_Error(at, "Combat", "E-RANGE", "hit_floor is above hit_ceiling");
  if (rules->dawn >= rules->dusk)
    XCheck_Error(at, "Daylight", "E-RANGE", "dawn must come before dusk");
}

static void finish(XContent *content, const void *object)
{
  XContent_SetRules(content, object);
}

const XBuilder XBuilder_Rules = {"Rules",    "rules",        "Every constant of the rules.",
                                 XKIND_NONE, sizeof(XRules), methods,
                                 prepare,    check,          finish};
