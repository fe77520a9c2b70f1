/* The builder Skill. Which skills there are is the program's; what they are called and give is
   said here. */
#include "lua/builder.h"
#include "magic/xskill.h"

#include <stddef.h>
#include <string.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "\"short blades\"", XPARAM_AT(XKind, name), 1, 30, true},
    {.name = NULL},
};

#define GAIN(id, which, text)                                                                      \
  {                                                                                                \
    id, XPARAM_INT, "hundredths of a level for " text, XPARAM_AT(XSkillKind, gains[which]), 1,     \
        100000                                                                                     \
  }

static const XParam gives[] = {
    GAIN("hit", XSKILLGAIN_HIT, "a point to hit with its attacks"),
    GAIN("damage", XSKILLGAIN_DAMAGE, "a point of damage with its attacks"),
    GAIN("dv", XSKILLGAIN_DV, "a point of DV behind a shield"),
    GAIN("pv", XSKILLGAIN_PV, "all the PV that is worn once more"),
    GAIN("critical", XSKILLGAIN_CRITICAL, "a percent of critical hits"),
    GAIN("healing", XSKILLGAIN_HEALING, "a percent of regeneration"),
    GAIN("cure", XSKILLGAIN_CURE, "a percent by which bodily ills are divided"),
    GAIN("sprint", XSKILLGAIN_SPRINT, "a percent of quickness"),
    GAIN("spell", XSKILLGAIN_SPELL, "a hit point that a bolt takes"),
    {.name = NULL},
};

static const XParam description[] = {
    {"text", XPARAM_TEXT, "one sentence: what it is good for", XPARAM_AT(XSkillKind, description),
     1, 200, true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "Its name.", .params = view, .required = true},
    {"Gives", XFORM_NAMED, "How much of it gives what.", .params = gives, .required = true},
    {"Description", XFORM_ARGS, "What the sheet tells about it.", .params = description,
     .required = true},
    {.name = NULL},
};

static void check(XCheck *at, void *object)
{
  XSkillKind *kind = object;
  const char *colon = strchr(kind->base.id, ':');
  const int32_t value = XEnum_Value(&XEnum_Skill, colon != NULL ? colon + 1 : kind->base.id);
  if (value < 0) {
    XCheck_Error(at, NULL, "E-ID-UNKNOWN", "the program knows no skill of this id");
    kind->skill = XSKILL_COUNT;
    return;
  }
  kind->skill = (XSkill)value;
  for (int32_t i = 0; i < XSKILLGAIN_COUNT; i++)
    if (kind->gains[i] > 0 && !XSkill_CanGive(kind->skill, (XSkillGain)i))
      XCheck_ErrorIn(at, "Gives", -1, XSkillGain_Ids[i], "E-CONFLICT",
                     "nothing asks this skill for \"%s\"", XSkillGain_Ids[i]);
}

const XBuilder XBuilder_Skill = {.name = "Skill",
                                 .word = "skill",
                                 .doc = "What a skill is called and gives; Skill.AXES names one.",
                                 .type = XKIND_SKILL,
                                 .size = sizeof(XSkillKind),
                                 .methods = methods,
                                 .Check = check};
