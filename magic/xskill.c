/* Ids of the skills, and what content makes of them. */
#include "magic/xskill.h"

#include <stddef.h>

const char *const XSkill_Ids[XSKILL_COUNT] = {
    "unarmed",   "short_blades", "long_blades", "axes",    "maces",         "pole_arms",
    "staves",    "shields",      "armour",      "healing", "find_weakness", "bows",
    "crossbows", "slings",       "throwing",    "sprint",  "spellcraft",
};

const char *const XSkillGain_Ids[XSKILLGAIN_COUNT] = {
    "hit", "damage", "dv", "pv", "critical", "healing", "cure", "sprint", "spell"};

const char *const XVerb_Ids[XVERB_COUNT] = {"none", "set_back", "sweep",
                                            "meet", "exploit",  "break"};

const XSkillKind *XSkill_Of(const XContent *content, XSkill skill)
{
  const int32_t count = XContent_Count(content, XKIND_SKILL);
  for (int32_t i = 0; i < count; i++) {
    const XSkillKind *kind = (const XSkillKind *)XContent_At(content, XKIND_SKILL, i);
    if (kind->skill == skill)
      return kind;
  }
  return NULL;
}

const char *XSkill_Name(const XContent *content, XSkill skill)
{
  const XSkillKind *kind = XSkill_Of(content, skill);
  return kind != NULL ? kind->base.name : XSkill_Ids[skill];
}

int32_t XSkill_Gain(const XContent *content, XSkill skill, XSkillGain gain, int32_t skill10,
                    int32_t of)
{
  if (skill10 == 0)
    return 0;
  const XSkillKind *kind = XSkill_Of(content, skill);
  const int32_t each = kind != NULL ? kind->gains[gain] : 0;
  return each > 0 ? (int32_t)((int64_t)of * skill10 * 10 / each) : 0;
}

bool XSkill_CanGive(XSkill skill, XSkillGain gain)
{
  switch (gain) {
  case XSKILLGAIN_DV:
    return skill == XSKILL_SHIELDS;
  case XSKILLGAIN_PV:
    return skill == XSKILL_ARMOUR;
  case XSKILLGAIN_CRITICAL:
    return skill == XSKILL_FIND_WEAKNESS;
  case XSKILLGAIN_HEALING:
  case XSKILLGAIN_CURE:
    return skill == XSKILL_HEALING;
  case XSKILLGAIN_SPELL:
    return skill == XSKILL_SPELLCRAFT;
  case XSKILLGAIN_SPRINT:
    return skill == XSKILL_SPRINT;
  default:
    return skill < XSKILL_SHIELDS || (skill > XSKILL_FIND_WEAKNESS && skill <= XSKILL_THROWING);
  }
}
