/* The builder Item. */
#include "item/xitemkind.h"

#include "lua/effects.h"
#include "lua/resist.h"

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
    {"heap", XPARAM_DICE, "how many lie together; one when not said", XPARAM_AT(XItemKind, heap), 1,
     9999},
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
    {"delay", XPARAM_INT, "aut that an attack takes without skill", XPARAM_AT(XItemKind, delay), 2,
     60, true},
    {"least", XPARAM_INT, "aut that no skill brings it below", XPARAM_AT(XItemKind, least_delay), 2,
     60, true},
    {"hands", XPARAM_INT, "1 or 2; 1 when not said", XPARAM_AT(XItemKind, hands), 1, 2},
    {"need_st", XPARAM_INT, "strength below which it is clumsy", XPARAM_AT(XItemKind, need_st), 0,
     100},
    {.name = NULL},
};

static const XParam launcher[] = {
    {"bonus", XPARAM_INT, "hit points added to its missiles' dice",
     XPARAM_AT(XItemKind, damage.bonus), -100, 100, true},
    {"hit", XPARAM_INT, "added to the chance to hit", XPARAM_AT(XItemKind, hit), -100, 100},
    {"skill", XPARAM_ENUM, "the skill that helps; it shoots missiles of the same",
     XPARAM_AT(XItemKind, skill), .members = &XEnum_Skill, .required = true},
    {"range", XPARAM_INT, "in cells", XPARAM_AT(XItemKind, range), 1, 40, true},
    {"delay", XPARAM_INT, "aut that an attack takes without skill", XPARAM_AT(XItemKind, delay), 2,
     60, true},
    {"least", XPARAM_INT, "aut that no skill brings it below", XPARAM_AT(XItemKind, least_delay), 2,
     60, true},
    {"hands", XPARAM_INT, "1 or 2; 1 when not said", XPARAM_AT(XItemKind, hands), 1, 2},
    {"need_st", XPARAM_INT, "strength below which it is clumsy", XPARAM_AT(XItemKind, need_st), 0,
     100},
    {.name = NULL},
};

static const XParam missile[] = {
    {"damage", XPARAM_DICE, "hit points that it takes", XPARAM_AT(XItemKind, damage), 0, 10000,
     true},
    {"hit", XPARAM_INT, "added to the chance to hit", XPARAM_AT(XItemKind, hit), -100, 100},
    {"skill", XPARAM_ENUM, "of the launcher that shoots it, or THROWING",
     XPARAM_AT(XItemKind, skill), .members = &XEnum_Skill, .required = true},
    {"delay", XPARAM_INT, "aut that a throw takes without skill; of what is thrown",
     XPARAM_AT(XItemKind, delay), 2, 60},
    {"least", XPARAM_INT, "aut that no skill brings it below", XPARAM_AT(XItemKind, least_delay), 2,
     60},
    {"range", XPARAM_INT, "in cells, of one that is thrown", XPARAM_AT(XItemKind, range), 1, 40},
    {"sturdy", XPARAM_BOOL, "never breaks", XPARAM_AT(XItemKind, sturdy)},
    {"need_st", XPARAM_INT, "strength below which it is clumsy", XPARAM_AT(XItemKind, need_st), 0,
     100},
    {.name = NULL},
};

static const XParam guard[] = {
    {"encumbrance", XPARAM_INT, "of a shield or body armour: the longer attacks take",
     XPARAM_AT(XItemKind, encumbrance), 0, 60},
    {"quickness", XPARAM_INT, "added to quickness when worn; two percent of the pace each",
     XPARAM_AT(XItemKind, quickness), -100, 100},
    {"rampage", XPARAM_INT, "1: one free step towards an enemy straight ahead",
     XPARAM_AT(XItemKind, rampage), 0, 1},
    {"dv", XPARAM_INT, "added to defence when worn", XPARAM_AT(XItemKind, dv), -100, 100},
    {"pv", XPARAM_INT, "added to protection when worn", XPARAM_AT(XItemKind, pv), -100, 100},
    {"hit", XPARAM_INT, "added to the chance to hit when worn", XPARAM_AT(XItemKind, hit), -100,
     100},
    {"need_st", XPARAM_INT, "strength below which it is clumsy", XPARAM_AT(XItemKind, need_st), 0,
     100},
    {.name = NULL},
};

static const XParam resist[] = {XRESIST_PARAMS(XItemKind), {.name = NULL}};

static const XParam brand[] = {
    {"brand", XPARAM_REF, "what is forged into it", XPARAM_AT(XItemKind, brand),
     .kind = XKIND_BRAND, .required = true},
    {.name = NULL},
};

static const XParam food[] = {
    {"nutrition", XPARAM_INT, "stomach units of one piece; a hero's stomach has a base of 1000",
     XPARAM_AT(XItemKind, nutrition), 1, 100000, true},
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
    {"Launcher", XFORM_NAMED, "The numbers of what shoots missiles.", .params = launcher},
    {"Missile", XFORM_NAMED, "The numbers of what is shot or made to be thrown.",
     .params = missile},
    {"Guard", XFORM_NAMED, "What it does for who wears it.", .params = guard},
    {"Brand", XFORM_ARGS, "What is forged into a weapon or launcher.", .params = brand},
    {"Resist", XFORM_NAMED, "What it keeps off who wears it, in percent.", .params = resist},
    {"Food", XFORM_NAMED, "That it can be eaten.", .params = food},
    {"Effect", XFORM_APPEND, "Something that happens to who takes it in; may be said again.",
     .params = XEffect_Params, XMETHOD_LIST(XItemKind, effects, effect_count, XITEM_EFFECTS)},
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
  return what == XITEM_WEAPON || what == XITEM_SHIELD || what == XITEM_ARMOUR ||
         what == XITEM_LAUNCHER || what == XITEM_MISSILE;
}

static XSlot slot_of(XItemType what)
{
  switch (what) {
  case XITEM_WEAPON:
    return XSLOT_HAND;
  case XITEM_SHIELD:
    return XSLOT_SHIELD;
  case XITEM_LAUNCHER:
    return XSLOT_LAUNCHER;
  case XITEM_MISSILE:
    return XSLOT_MISSILE;
  default:
    return XSLOT_NONE;
  }
}

static void prepare_worn(XItemKind *item)
{
  if (item->slot == XSLOT_NONE)
    item->slot = slot_of(item->type);
  if (item->type == XITEM_SHIELD)
    item->skill = XSKILL_SHIELDS;
  if (item->type == XITEM_ARMOUR)
    item->skill = XSKILL_ARMOUR;
}

static bool is_shooting(XSkill skill)
{
  return skill == XSKILL_BOWS || skill == XSKILL_CROSSBOWS || skill == XSKILL_SLINGS;
}

/* Whether another kind of item could be used with this one. */
static bool has_partner(const XContent *content, const XItemKind *item, XItemType what)
{
  for (int32_t i = 0; i < XContent_Count(content, XKIND_ITEM); i++) {
    const XItemKind *other = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    if (other->type == what && other->skill == item->skill)
      return true;
  }
  return false;
}

static void check_shooting(XCheck *at, const XItemKind *item)
{
  const XContent *content = XCheck_Content(at);
  const bool launches = item->type == XITEM_LAUNCHER, flies = item->type == XITEM_MISSILE;
  if (launches != XCheck_Said(at, "Launcher"))
    XCheck_Error(at, "Launcher", "E-CONFLICT",
                 "a launcher needs :Launcher, and nothing else takes it");
  if (flies != XCheck_Said(at, "Missile"))
    XCheck_Error(at, "Missile", "E-CONFLICT",
                 "a missile needs :Missile, and nothing else takes it");
  if ((launches || flies) && item->slot != slot_of(item->type))
    XCheck_Error(at, "Type", "E-CONFLICT", "launchers and missiles have slots of their own");
  if (launches && !is_shooting(item->skill))
    XCheck_Error(at, "Launcher", "E-CONFLICT", "its skill is BOWS, CROSSBOWS or SLINGS");
  else if (launches && !has_partner(content, item, XITEM_MISSILE))
    XCheck_Error(at, "Launcher", "E-WEIGHT", "there are no missiles for it");
  if (flies && item->skill == XSKILL_THROWING && item->range == 0)
    XCheck_Error(at, "Missile", "E-REQUIRED", "what is thrown needs a range");
  if (flies && item->skill != XSKILL_THROWING && !is_shooting(item->skill))
    XCheck_Error(at, "Missile", "E-CONFLICT", "its skill is that of a launcher, or THROWING");
  else if (flies && is_shooting(item->skill) && !has_partner(content, item, XITEM_LAUNCHER))
    XCheck_Error(at, "Missile", "E-WEIGHT", "there is nothing that shoots it");
}

/* What attacks has a delay; only what weighs on an arm or the body slows others' attacks. */
static void check_delays(XCheck *at, const XItemKind *item)
{
  const bool swung = item->type == XITEM_WEAPON || item->type == XITEM_LAUNCHER;
  const bool thrown = item->type == XITEM_MISSILE && item->skill == XSKILL_THROWING;
  const char *method = thrown ? "Missile" : item->type == XITEM_LAUNCHER ? "Launcher" : "Weapon";
  if (thrown && (item->delay == 0 || item->least_delay == 0))
    XCheck_Error(at, method, "E-REQUIRED", "what is thrown needs a delay and the least of it");
  if ((swung || thrown) && item->least_delay > item->delay)
    XCheck_Error(at, method, "E-RANGE", "the least delay, %d aut, is more than the delay, %d aut",
                 (int)item->least_delay, (int)item->delay);
  if (item->type == XITEM_MISSILE && !thrown && item->delay > 0)
    XCheck_Error(at, method, "E-CONFLICT", "what is shot takes the delay of its launcher");
  if (item->brand != NULL && !swung)
    XCheck_Error(at, "Brand", "E-CONFLICT", "only weapons and launchers have brands");
  if (item->encumbrance > 0 && item->type != XITEM_SHIELD && item->slot != XSLOT_BODY)
    XCheck_Error(at, "Guard", "E-CONFLICT", "only shields and body armour encumber");
}

/* Looks, when there are any, must be enough; told once, at the last kind of a type. */
static void check_looks(XCheck *at, const XItemKind *item)
{
  const XContent *content = XCheck_Content(at);
  int32_t kinds = 0, looks = 0;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_ITEM); i++) {
    const XItemKind *other = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    kinds += other->type == item->type;
    if (other->type == item->type && other->base.index > item->base.index)
      return;
  }
  for (int32_t i = 0; i < XContent_Count(content, XKIND_LOOK); i++)
    looks += ((const XLook *)XContent_At(content, XKIND_LOOK, i))->type == item->type;
  if (looks > 0 && looks < kinds)
    XCheck_Error(at, "Type", "E-WEIGHT", "there are %d %ss and only %d looks for them", (int)kinds,
                 XItemType_Ids[item->type], (int)looks);
}

static bool is_taken_in(XItemType what)
{
  return what == XITEM_POTION || what == XITEM_SCROLL || what == XITEM_BOOK;
}

/* Books teach, and nothing else does. */
static void check_book(XCheck *at, const XItemKind *item)
{
  bool teaches = false;
  for (int32_t i = 0; i < item->effect_count; i++)
    teaches = teaches || item->effects[i].type == XEFFECT_LEARN;
  if (teaches != (item->type == XITEM_BOOK) && item->effect_count > 0)
    XCheck_Error(at, "Effect", "E-CONFLICT", "a book teaches a spell, and nothing else does");
}

/* What its type needs. */
static void check(XCheck *at, void *object)
{
  XItemKind *item = object;
  prepare_worn(item);
  if (is_worn(item->type) != (item->slot != XSLOT_NONE))
    XCheck_Error(at, "Type", "E-CONFLICT",
                 "what is worn or wielded has a slot, other things have none");
  if ((item->type == XITEM_WEAPON) != XCheck_Said(at, "Weapon"))
    XCheck_Error(at, "Weapon", "E-CONFLICT", "a weapon needs :Weapon, and nothing else takes it");
  if (item->type == XITEM_FOOD && item->nutrition == 0)
    XCheck_Error(at, "Food", "E-REQUIRED", "food needs :Food");
  if (is_taken_in(item->type) && item->effect_count == 0)
    XCheck_Error(at, "Effect", "E-REQUIRED", "a %s needs an :Effect", XItemType_Ids[item->type]);
  if (!is_taken_in(item->type) && item->nutrition == 0 && item->effect_count > 0)
    XCheck_Error(at, "Effect", "E-CONFLICT",
                 "an effect needs a potion, a scroll, a book, or something to eat");
  if (XCheck_Said(at, "Resist") && item->slot == XSLOT_NONE)
    XCheck_Error(at, "Resist", "E-CONFLICT", "only what is worn resists anything");
  check_delays(at, item);
  XEffect_Check(at, item->effects, item->effect_count);
  check_book(at, item);
  check_shooting(at, item);
  check_looks(at, item);
}

const XBuilder XBuilder_Item = {"Item",  "item",  "Things.", XKIND_ITEM, sizeof(XItemKind),
                                methods, prepare, check,     NULL};
