/* The builder Race: what heroes are born as. */
#include "creature/template.h"
#include "lua/builder.h"
#include "lua/l_skills.h"

#include <stddef.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "\"halfling\"", XPARAM_AT(XKind, name), 1, 60, true},
    {"glyph", XPARAM_GLYPH, "its character on the map", XPARAM_AT(XBreed, glyph), .required = true},
    {"color", XPARAM_ENUM, "of the glyph", XPARAM_AT(XBreed, color), .members = &XEnum_Color,
     .required = true},
    {"plural", XPARAM_TEXT, "its name for several; the name and an s when not said",
     XPARAM_AT(XBreed, plural), 1, 60},
    {.name = NULL},
};

#define SKILL(id, which)                                                                           \
  {                                                                                                \
    id, XPARAM_INT, "tenths of a level at birth", XPARAM_AT(XRace, skills[which]), 0, XSKILL_MAX10 \
  }

static const XParam skills[] = {
    XSKILL_PARAMS(SKILL),
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name and how it looks on the map.", .params = view, .required = true},
    {"Basic", XFORM_ARGS,
     "Its pace and size. speed is a rate, 100 ordinary; the energies are durations in ticks, 1000 "
     "ordinary.",
     .params = XBreed_Basic, .required = true},
    {"Stats", XFORM_NAMED, "The eight stats, rolled at birth.", .params = XBreed_Stats,
     .required = true},
    {"Skills", XFORM_NAMED, "Skills at birth, in tenths of a level.", .params = skills},
    {"Resist", XFORM_NAMED, "What its body keeps off, in percent.", .params = XBreed_Resist},
    {"Quickness", XFORM_ARGS, "How quick it is by nature.", .params = XBreed_Quickness},
    {"Step", XFORM_ARGS, "What a step costs it.", .params = XBreed_Step},
    {"Body", XFORM_ARGS, "What it can wear.", .params = XBreed_Body},
    {"Metabolism", XFORM_NAMED, "How it uses food.", .params = XBreed_Metabolism},
    {"Description", XFORM_ARGS, "What birth tells about it.", .params = XBreed_Description,
     .required = true},
    {.name = NULL},
};

static void prepare(void *object)
{
  XRace *race = object;
  race->breed.body = XBODY_HUMANOID;
  race->breed.hunger = 100;
  race->breed.step = 10;
}

const XBuilder XBuilder_Race = {"Race",     "race",        "What heroes are born as.",
                                XKIND_RACE, sizeof(XRace), methods,
                                prepare,    NULL,          NULL};
