/* Whom one fights: the hero and who goes with him, and in a staged fight the other side. */
#include "creature/side.h"

const char *const XOrder_Ids[XORDER_COUNT] = {"follow", "stay", "attack", "flee", "lead"};

static int32_t steps_between(const XCreature *a, const XCreature *b)
{
  return XCreature_Distance(a->base.x, a->base.y, b->base.x, b->base.y);
}

/* The nearest enemy in sight, or NULL; `allies`: of companions only. */
static XCreature *nearest_foe(const XWorld *world, const XCreature *creature,
                              const XLocation *place, bool allies)
{
  XCreature *best = NULL;
  for (int32_t i = 0; i < place->creatures.count; i++) {
    XCreature *other = XCreature_From(XWorld_Get(world, place->creatures.items[i]));
    if ((allies && other->ally == 0) || !XCreature_IsEnemy(world, creature, other) ||
        (best != NULL && steps_between(creature, other) >= steps_between(creature, best)) ||
        !XCreature_Sees(world, creature, other->base.x, other->base.y))
      continue;
    best = other;
  }
  return best;
}

XCreature *XSide_Foe(const XWorld *world, const XCreature *creature)
{
  const XLocation *place = XCreature_Location(world, creature);
  XCreature *hero = XCreature_Hero(world);
  const bool nature = creature->side == 0 && creature->ally == 0;
  if (place == NULL)
    return nature ? hero : NULL;
  if (nature && world->companions == 0) /* nearly always: nobody else to look for among a crowd */
    return hero;
  XCreature *foe = nearest_foe(world, creature, place, nature);
  if (!nature || foe == NULL)
    return nature ? hero : foe;
  const bool sees = hero != NULL && XHandle_Equal(hero->base.location, creature->base.location) &&
                    XCreature_Sees(world, creature, hero->base.x, hero->base.y);
  return sees && steps_between(creature, hero) <= steps_between(creature, foe) ? hero : foe;
}
