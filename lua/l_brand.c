/* The builder Brand: what is forged into a weapon. */
#include "item/xitemkind.h"

#include "lua/builder.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "as in \"mace of speed\"", XPARAM_AT(XKind, name), 1, 40, true},
    {.name = NULL},
};

static const XParam delay[] = {
    {"n", XPARAM_INT, "numerator: the delay left by skill is multiplied by n / d",
     XPARAM_AT(XBrandKind, delay.n), 1, 100, true},
    {"d", XPARAM_INT, "denominator", XPARAM_AT(XBrandKind, delay.d), 1, 100, true},
    {.name = NULL},
};

static const XParam damage[] = {
    {"dice", XPARAM_DICE, "hit points that a blow which hits adds, through no armour",
     XPARAM_AT(XBrandKind, damage), 1, 1000, true},
    {"element", XPARAM_ENUM, "whose resistance keeps it off; nothing does when not said",
     XPARAM_AT(XBrandKind, element), .members = &XEnum_Resist},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "one sentence on what it does", XPARAM_AT(XBrandKind, description), 1,
     600, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name.", .params = view, .required = true},
    {"Delay", XFORM_ARGS, "What it makes of the weapon's delay.", .params = delay},
    {"Damage", XFORM_ARGS, "What it adds to each blow that hits.", .params = damage},
    {"Description", XFORM_ARGS, "What a close look tells.", .params = description,
     .required = true},
    {.name = NULL},
};

static void prepare(void *object)
{
  ((XBrandKind *)object)->delay = (XFraction){1, 1};
}

static void check(XCheck *at, void *object)
{
  (void)object;
  if (!XCheck_Said(at, "Delay") && !XCheck_Said(at, "Damage"))
    XCheck_Error(at, NULL, "E-REQUIRED", "a brand needs :Delay or :Damage, or it does nothing");
}

const XBuilder XBuilder_Brand = {"Brand",
                                 "brand",
                                 "What is forged into a weapon.",
                                 XKIND_BRAND,
                                 sizeof(XBrandKind),
                                 methods,
                                 prepare,
                                 check,
                                 NULL};
