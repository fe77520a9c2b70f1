/* The builder Spell. */
#include "item/xspellkind.h"

#include "lua/effects.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "without article, \"fire bolt\"", XPARAM_AT(XKind, name), 1, 40, true},
    {.name = NULL},
};

static const XParam form[] = {
    {"form", XPARAM_ENUM, "whom it reaches", XPARAM_AT(XSpellKind, form), .members = &XEnum_Form,
     .required = true},
    {"range", XPARAM_INT, "in cells; of every form but SELF", XPARAM_AT(XSpellKind, range), 1, 40},
    {"radius", XPARAM_INT, "bolts: cells around where it ends that it strikes as well",
     XPARAM_AT(XSpellKind, radius), 1, 5},
    {.name = NULL},
};

static const XParam cost[] = {
    {"pp", XPARAM_INT, "power points", XPARAM_AT(XSpellKind, pp), 1, 1000, true},
    {"time", XPARAM_INT,
     "in TU, 10 when not said; MANIFOLD and CHARGE cost what blows and steps do",
     XPARAM_AT(XSpellKind, cost), 1, 20},
    {.name = NULL},
};

static const XParam learn[] = {
    {"skill", XPARAM_INT, "tenths of spellcraft below which it cannot be learnt",
     XPARAM_AT(XSpellKind, skill10), 0, XSKILL_MAX10, true},
    {.name = NULL},
};

static const XParam damage[] = {
    {"dice", XPARAM_DICE, "hit points that it takes", XPARAM_AT(XSpellKind, damage), 1, 10000,
     true},
    {"element", XPARAM_ENUM, "whose resistance keeps it off; armour does when not said",
     XPARAM_AT(XSpellKind, element), .members = &XEnum_Resist},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "two sentences: one that can be seen, one that can be used",
     XPARAM_AT(XSpellKind, description), 1, 600, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name.", .params = view, .required = true},
    {"Form", XFORM_NAMED, "Whom it reaches.", .params = form, .required = true},
    {"Cost", XFORM_NAMED, "What casting takes.", .params = cost, .required = true},
    {"Learn", XFORM_NAMED, "What learning it from a book takes.", .params = learn},
    {"Damage", XFORM_NAMED, "Hit points that a bolt takes.", .params = damage},
    {"Effect", XFORM_APPEND, "Something that happens to whom it reaches; may be said again.",
     .params = XEffect_Params, XMETHOD_LIST(XSpellKind, effects, effect_count, XITEM_EFFECTS)},
    {"Description", XFORM_ARGS, "What the list of spells tells.", .params = description,
     .required = true},
    {.name = NULL},
};

static void prepare(void *object)
{
  ((XSpellKind *)object)->cost = 10;
}

/* A form that strikes blows does nothing else; the others do something. */
static void check_form(XCheck *at, const XSpellKind *spell)
{
  const bool blow = XSpellKind_IsBlow(spell), self = spell->form == XSPELL_SELF;
  const bool does = spell->effect_count > 0 || XCheck_Said(at, "Damage");
  if (self != (spell->range == 0))
    XCheck_Error(at, "Form", "E-REQUIRED", "every form but SELF has a range, and SELF has none");
  if (spell->radius > 0 && spell->form != XSPELL_BOLT)
    XCheck_Error(at, "Form", "E-CONFLICT", "only a BOLT has a radius");
  if (blow && does)
    XCheck_Error(at, "Form", "E-CONFLICT", "MANIFOLD and CHARGE strike blows and nothing else");
  if (!blow && !does)
    XCheck_Error(at, NULL, "E-REQUIRED", "a spell needs :Damage or :Effect, or it does nothing");
  if (self && XCheck_Said(at, "Damage"))
    XCheck_Error(at, "Damage", "E-CONFLICT", "nobody strikes himself: :Damage is for bolts");
}

/* Effects that have sentences of their own, or no sense in a spell. */
static void check_effects(XCheck *at, const XSpellKind *spell)
{
  for (int32_t i = 0; i < spell->effect_count; i++)
    if (spell->effects[i].type == XEFFECT_HARM || spell->effects[i].type == XEFFECT_LEARN)
      XCheck_ErrorIn(at, "Effect", i, "effect", "E-CONFLICT",
                     "spells harm by :Damage, and teach nothing");
}

static void check(XCheck *at, void *object)
{
  XSpellKind *spell = object;
  check_form(at, spell);
  check_effects(at, spell);
  if (XSpellKind_IsBlow(spell) && spell->cost != 10)
    XCheck_Error(at, "Cost", "E-CONFLICT", "MANIFOLD and CHARGE cost what blows and steps do");
  XEffect_Check(at, spell->effects, spell->effect_count);
}

const XBuilder XBuilder_Spell = {
    "Spell", "spell", "What can be cast.", XKIND_SPELL, sizeof(XSpellKind), methods, prepare,
    check,   NULL};
