/* The builder Class: what heroes have learnt before the game begins. */
#include "creature/template.h"
#include "lua/builder.h"
#include "lua/l_skills.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "\"warrior\"", XPARAM_AT(XKind, name), 1, 60, true},
    {.name = NULL},
};

#define STAT(id, which)                                                                            \
  {                                                                                                \
    id, XPARAM_INT, "added to the race's", XPARAM_AT(XCareer, stats[which]), -50, 50               \
  }

static const XParam stats[] = {
    STAT("St", XSTAT_ST), STAT("Dx", XSTAT_DX), STAT("To", XSTAT_TO),
    STAT("Le", XSTAT_LE), STAT("Wi", XSTAT_WI), STAT("Ma", XSTAT_MA),
    STAT("Pe", XSTAT_PE), STAT("Ch", XSTAT_CH), {.name = NULL},
};

#define SKILL(id, which)                                                                           \
  {                                                                                                \
    id, XPARAM_INT, "tenths of a level, added to the race's", XPARAM_AT(XCareer, skills[which]),   \
        0, XSKILL_MAX10                                                                            \
  }

static const XParam skills[] = {
    XSKILL_PARAMS(SKILL),
    {.name = NULL},
};

static const XParam kit[] = {
    {"item", XPARAM_REF, "what", XPARAM_AT(XKitItem, kind), .kind = XKIND_ITEM, .required = true},
    {"count", XPARAM_DICE, "how many; 1 when not said", XPARAM_AT(XKitItem, count), 1, 999},
    {.name = NULL},
};

typedef const XSpellKind *Ref;

static const XParam spells[] = {
    {"spell", XPARAM_REF, "what", 0, sizeof(Ref), .kind = XKIND_SPELL, .required = true},
    {.name = NULL},
};

static const XParam gold[] = {
    {"gold", XPARAM_DICE, "in the purse at birth", XPARAM_AT(XCareer, gold), 0, 100000, true},
    {.name = NULL},
};

static const XParam arts[] = {
    {"learns", XPARAM_SET, "attacks made by moving that it teaches", XPARAM_AT(XCareer, arts),
     .members = &XEnum_Art, .required = true},
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "two sentences: one that can be seen, one that can be used",
     XPARAM_AT(XCareer, description), 1, 600, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name.", .params = view, .required = true},
    {"Stats", XFORM_NAMED, "Added to the race's stats.", .params = stats},
    {"Skills", XFORM_NAMED, "Skills at birth, in tenths of a level.", .params = skills},
    {"Kit", XFORM_LIST, "What a hero begins with; what can be worn is worn.", .params = kit,
     XMETHOD_LIST(XCareer, kit, kit_count, XCAREER_KIT)},
    {"Spells", XFORM_LIST, "Spells known at birth.", .params = spells,
     XMETHOD_LIST(XCareer, spells, spell_count, XCAREER_SPELLS)},
    {"Gold", XFORM_ARGS, "What the purse holds.", .params = gold},
    {"Arts", XFORM_NAMED, "Attacks made by moving.", .params = arts},
    {"Description", XFORM_ARGS, "What birth tells about it.", .params = description,
     .required = true},
    {.name = NULL},
};

static void check(XCheck *at, void *object)
{
  (void)at;
  XCareer *career = object;
  for (int32_t i = 0; i < career->kit_count; i++)
    if (career->kit[i].count.bonus == 0 && career->kit[i].count.count == 0)
      career->kit[i].count.bonus = 1;
}

const XBuilder XBuilder_Class = {"Class",      "class",         "What heroes have learnt.",
                                 XKIND_CAREER, sizeof(XCareer), methods,
                                 NULL,         check,           NULL};
