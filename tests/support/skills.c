/* Skills for content made by hand. */
#include "tests/support/skills.h"

#include "engine/xarena.h"
#include "magic/xskill.h"

#include <stdlib.h>

void Skills_Add(XContent *content)
{
  static const int32_t each[XSKILLGAIN_COUNT] = {200, 300, 200, 5400, 100, 10, 25, 100, 200};
  for (XSkill i = 0; i < XSKILL_COUNT; i++) {
    XSkillKind *kind = XArena_Alloc(XContent_Arena(content), sizeof *kind);
    kind->base.id = kind->base.name = XSkill_Ids[i];
    kind->base.type = XKIND_SKILL;
    kind->base.file = "test";
    kind->skill = i;
    for (XSkillGain gain = 0; gain < XSKILLGAIN_COUNT; gain++)
      kind->gains[gain] = XSkill_CanGive(i, gain) ? each[gain] : 0;
    if (!XContent_Add(content, &kind->base))
      abort();
  }
}
