/* Durations of actions. */
#include "creature/delay.h"

#include "creature/speed.h"

int32_t XDelay_Action(const XWorld *world, const XCreature *creature, XProfile profile,
                      int32_t cost)
{
  if (cost <= 0)
    return 0;
  const int64_t pace = XCreature_GetSpeed(world, creature, profile);
  const int64_t ticks = pace * cost / XDELAY_ORDINARY;
  const int64_t floor = profile == XPROFILE_CLASSIC ? 1 : XRules_Of(world->content)->speed_floor;
  if (ticks < floor)
    return (int32_t)floor;
  return ticks > INT32_MAX ? INT32_MAX : (int32_t)ticks;
}

int32_t XDelay_AttackLeast(const XWorld *world, const XCreature *creature, XProfile profile)
{
  return XDelay_Action(world, creature, profile, XDELAY_ORDINARY);
}

int32_t XDelay_DrawAttack(XWorld *world, const XCreature *creature, XProfile profile)
{
  return XDelay_Action(world, creature, profile, XDELAY_ORDINARY);
}
