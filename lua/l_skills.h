#ifndef LUA_L_SKILLS_H
#define LUA_L_SKILLS_H
/* The skills as parameters of a builder, one list for all: SKILL(id, XSkill) makes one of them. A
   new skill is a line here. */

#include "magic/xskill.h"

#define XSKILL_PARAMS(SKILL)                                                                       \
  SKILL("unarmed", XSKILL_UNARMED), SKILL("short_blades", XSKILL_SHORT_BLADES),                    \
      SKILL("long_blades", XSKILL_LONG_BLADES), SKILL("axes", XSKILL_AXES),                        \
      SKILL("maces", XSKILL_MACES), SKILL("pole_arms", XSKILL_POLE_ARMS),                          \
      SKILL("staves", XSKILL_STAVES), SKILL("shields", XSKILL_SHIELDS),                            \
      SKILL("armour", XSKILL_ARMOUR), SKILL("healing", XSKILL_HEALING),                            \
      SKILL("find_weakness", XSKILL_FIND_WEAKNESS), SKILL("bows", XSKILL_BOWS),                    \
      SKILL("crossbows", XSKILL_CROSSBOWS), SKILL("slings", XSKILL_SLINGS),                        \
      SKILL("throwing", XSKILL_THROWING), SKILL("sprint", XSKILL_SPRINT),                          \
      SKILL("spellcraft", XSKILL_SPELLCRAFT)

#endif
