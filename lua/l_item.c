/* The builder Item. */
#include "item/xitemkind.h"

#include "lua/builder.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "of one, without article: \"short sword\"", XPARAM_AT(XKind, name), 1, 60,
     true},
    {"glyph", XPARAM_GLYPH, "its character on the map", XPARAM_AT(XItemKind, glyph),
     .required = true},
    {"color", XPARAM_ENUM, "of the glyph", XPARAM_AT(XItemKind, color), .members = &XEnum_Color,
     .required = true},
    {"plural", XPARAM_TEXT, "its name for several: \"potions of healing\"",
     XPARAM_AT(XItemKind, plural), 1, 60},
    {.name = NULL},
};

static const XParam type[] = {
    {"type", XPARAM_ENUM, "what it is for", XPARAM_AT(XItemKind, type), .members = &XEnum_ItemType,
     .required = true},
    {"slot", XPARAM_ENUM, "where it is worn", XPARAM_AT(XItemKind, slot), .members = &XEnum_Slot},
    {.name = NULL},
};

static const XParam found[] = {
    {"band", XPARAM_ENUM, "from which band of danger on it is found", XPARAM_AT(XItemKind, band),
     .members = &XEnum_Band, .required = true},
    {"rarity", XPARAM_INT, "weight among its band; 0 never by chance", XPARAM_AT(XItemKind, rarity),
     0, 10000, true},
    {.name = NULL},
};

static const XParam worth[] = {
    {"weight", XPARAM_INT, "units; a hero of St 12 is burdened from 1440",
     XPARAM_AT(XItemKind, weight), 0, 1000000, true},
    {"value", XPARAM_INT, "in gold", XPARAM_AT(XItemKind, value), 0, 10000000, true},
    {.name = NULL},
};

static const XParam weapon[] = {
    {"damage", XPARAM_DICE, "hit points that a blow takes", XPARAM_AT(XItemKind, damage), 0, 10000,
     true},
    {"hit", XPARAM_INT, "added to the chance to hit", XPARAM_AT(XItemKind, hit), -100, 100},
    {"skill", XPARAM_ENUM, "the skill that helps", XPARAM_AT(XItemKind, skill),
     .members = &XEnum_Skill, .required = true},
    {"hands", XPARAM_INT, "1 or 2; 1 when not said", XPARAM_AT(XItemKind, hands), 1, 2},
    {"need_st", XPARAM_INT, "strength below which it is clumsy", XPARAM_AT(XItemKind, need_st), 0,
     100},
    {.name = NULL},
};

static const XParam guard[] = {
    {"dv", XPARAM_INT, "added to defence when worn", XPARAM_AT(XItemKind, dv), -100, 100},
    {"pv", XPARAM_INT, "added to protection when worn", XPARAM_AT(XItemKind, pv), -100, 100},
    {"hit", XPARAM_INT, "added to the chance to hit when worn", XPARAM_AT(XItemKind, hit), -100,
     100},
    {"need_st", XPARAM_INT, "strength below which it is clumsy", XPARAM_AT(XItemKind, need_st), 0,
     100},
    {.name = NULL},
};

static const XParam food[] = {
    {"nutrition", XPARAM_INT, "stomach units of one piece; a hero's stomach has a base of 1000",
     XPARAM_AT(XItemKind, nutrition), 1, 100000, true},
    {.name = NULL},
};

static const XParam effect[] = {
    {"effect", XPARAM_ENUM, "what happens to who takes it in", XPARAM_AT(XItemEffect, type),
     .members = &XEnum_Effect, .required = true},
    {"dice", XPARAM_DICE,
     "how much: hit points, power points, stomach units, or slices of a modifier, whose own "
     "duration it is when not said",
     XPARAM_AT(XItemEffect, dice), -1000000, 1000000},
    {"modifier", XPARAM_REF, "which modifier begins", XPARAM_AT(XItemEffect, modifier),
     .kind = XKIND_MODIFIER},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "two sentences: one that can be seen, one that can be used",
     XPARAM_AT(XItemKind, description), 1, 600, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name and how it looks on the map.", .params = view, .required = true},
    {"Type", XFORM_ARGS, "What it is for, and where it is worn.", .params = type, .required = true},
    {"Found", XFORM_ARGS, "Where it is found by chance.", .params = found, .required = true},
    {"Worth", XFORM_ARGS, "Its weight in units and its value in gold.", .params = worth,
     .required = true},
    {"Weapon", XFORM_NAMED, "The numbers of a weapon.", .params = weapon},
    {"Guard", XFORM_NAMED, "What it does for who wears it.", .params = guard},
    {"Food", XFORM_NAMED, "That it can be eaten.", .params = food},
    {"Effect", XFORM_APPEND, "Something that happens to who takes it in; may be said again.",
     .params = effect, XMETHOD_LIST(XItemKind, effects, effect_count, XITEM_EFFECTS)},
    {"Description", XFORM_ARGS, "What a close look tells.", .params = description,
     .required = true},
    {.name = NULL},
};

static void prepare(void *object)
{
  ((XItemKind *)object)->hands = 1;
}

static bool is_worn(XItemType what)
{
  return what == XITEM_WEAPON || what == XITEM_SHIELD || what == XITEM_ARMOUR;
}

static void check_effects(XCheck *at, XItemKind *item)
{
  for (int32_t i = 0; i < item->effect_count; i++) {
    XItemEffect *one = &item->effects[i];
    bool begins = one->type == XEFFECT_MODIFIER;
    if (begins != (one->modifier != NULL))
      XCheck_ErrorIn(at, "Effect", i, "effect", "E-REQUIRED",
                     "the effect \"modifier\" needs a modifier, and no other takes one");
    if (begins && one->modifier != NULL && XDice_Max(&one->dice) == 0)
      one->dice = one->modifier->duration;
    if (!begins && XDice_Max(&one->dice) == 0 && XDice_Min(&one->dice) == 0)
      XCheck_ErrorIn(at, "Effect", i, "effect", "E-REQUIRED",
                     "this effect needs dice that are not 0");
  }
}

/* What its type needs. */
static void check(XCheck *at, void *object)
{
  XItemKind *item = object;
  if (item->type == XITEM_WEAPON && item->slot == XSLOT_NONE)
    item->slot = XSLOT_HAND;
  if (item->type == XITEM_SHIELD && item->slot == XSLOT_NONE)
    item->slot = XSLOT_SHIELD;
  if (item->type == XITEM_SHIELD)
    item->skill = XSKILL_SHIELDS;
  if (item->type == XITEM_ARMOUR)
    item->skill = XSKILL_ARMOUR;
  if (is_worn(item->type) != (item->slot != XSLOT_NONE))
    XCheck_Error(at, "Type", "E-CONFLICT",
                 "weapons, shields and armour have a slot, others have none");
  if ((item->type == XITEM_WEAPON) != XCheck_Said(at, "Weapon"))
    XCheck_Error(at, "Weapon", "E-CONFLICT", "a weapon needs :Weapon, and nothing else takes it");
  if (item->type == XITEM_FOOD && item->nutrition == 0)
    XCheck_Error(at, "Food", "E-REQUIRED", "food needs :Food");
  if (item->type == XITEM_POTION && item->effect_count == 0)
    XCheck_Error(at, "Effect", "E-REQUIRED", "a potion needs an :Effect");
  if (item->type != XITEM_POTION && item->nutrition == 0 && item->effect_count > 0)
    XCheck_Error(at, "Effect", "E-CONFLICT", "an effect needs a potion, or something to eat");
  check_effects(at, item);
}

const XBuilder XBuilder_Item = {"Item",  "item",  "Things.", XKIND_ITEM, sizeof(XItemKind),
                                methods, prepare, check,     NULL};
