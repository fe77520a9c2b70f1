/* Whom one fights: nearly always the hero, and in a staged fight the other side. */
#include "creature/side.h"

XCreature *XSide_Foe(const XWorld *world, const XCreature *creature)
{
  const XLocation *place = XCreature_Location(world, creature);
  if (creature->side == 0 || place == NULL)
    return XCreature_Hero(world);
  XCreature *best = NULL;
  int32_t nearest = INT32_MAX;
  for (int32_t i = 0; i < place->creatures.count; i++) {
    XCreature *other = XCreature_From(XWorld_Get(world, place->creatures.items[i]));
    const int32_t steps =
        XCreature_Distance(creature->base.x, creature->base.y, other->base.x, other->base.y);
    if (steps >= nearest || !XCreature_IsEnemy(world, creature, other) ||
        !XCreature_Sees(world, creature, other->base.x, other->base.y))
      continue;
    nearest = steps;
    best = other;
  }
  return best;
}
