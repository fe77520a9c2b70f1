/* What creatures are: names, stats, sight, sides and modifiers in force. */
#include "creature/xcreature.h"

#include "engine/xclock.h"
#include "engine/xfov.h"
#include "engine/xstring.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

XCreature *XCreature_Try(XObject *object)
{
  return object != NULL && XClass_Is(object->cls, &XCreature_Class) ? (XCreature *)object : NULL;
}

XCreature *XCreature_From(XObject *object)
{
  assert(XCreature_Try(object) != NULL);
  return (XCreature *)object;
}

XObject *XCreature_Object(XCreature *creature)
{
  return &creature->base.base;
}

XHandle XCreature_Handle(const XCreature *creature)
{
  return creature->base.base.self;
}

XCreature *XCreature_Hero(const XWorld *world)
{
  return XCreature_Try(XWorld_Get(world, world->hero));
}

bool XCreature_IsHero(const XWorld *world, const XCreature *creature)
{
  return XHandle_Equal(world->hero, creature->base.base.self);
}

const XBreed *XCreature_BreedOf(const XCreature *creature)
{
  if (creature->monster != NULL)
    return &((const XMonster *)creature->monster)->breed;
  assert(creature->race != NULL);
  return &((const XRace *)creature->race)->breed;
}

const XMonster *XCreature_Monster(const XCreature *creature)
{
  return (const XMonster *)creature->monster;
}

int32_t XCreature_Stat(const XCreature *creature, XStat stat)
{
  const size_t offset = offsetof(XModifierKind, stats) + sizeof(int32_t) * (size_t)stat;
  const int32_t sum = creature->stats[stat] + XCreature_ModifierSum(creature, offset);
  return sum < 1 ? 1 : sum;
}

int32_t XCreature_SightRadius(const XWorld *world, const XCreature *creature)
{
  const XRules *rules = XRules_Of(world->content);
  const XLocation *location = XCreature_Location(world, creature);
  const int32_t radius = XRules_ByStat(rules->sight, XCreature_Stat(creature, XSTAT_PE));
  if (location == NULL || !location->outdoors)
    return radius;
  const int32_t lit = radius * rules->daylight[XTime_Date(world->scheduler.seconds).hour] / 100;
  return lit < 1 ? 1 : lit;
}

void XCreature_Name(const XCreature *creature, XText *out)
{
  const XBreed *breed = XCreature_BreedOf(creature);
  if (creature->name[0] != '\0')
    XText_Add(out, creature->name);
  else if (breed->proper)
    XText_Add(out, breed->base.name);
  else
    XText_AddFormat(out, "the %s", breed->base.name);
}

XLocation *XCreature_Location(const XWorld *world, const XCreature *creature)
{
  return XLocation_Try(XWorld_Get(world, creature->base.location));
}

XCreature *XCreature_At(const XWorld *world, const XLocation *location, int32_t x, int32_t y)
{
  if (!XMap_Contains(&location->map, x, y))
    return NULL;
  return XCreature_Try(XWorld_Get(world, location->map.occupant[XMap_Cell(&location->map, x, y)]));
}

bool XCreature_Sees(const XWorld *world, const XCreature *creature, int32_t x, int32_t y)
{
  const XLocation *location = XCreature_Location(world, creature);
  if (location == NULL || !XMap_Contains(&location->map, x, y))
    return false;
  const int32_t radius = XCreature_SightRadius(world, creature);
  const int32_t dx = x - creature->base.x, dy = y - creature->base.y;
  if (dx * dx + dy * dy > radius * radius + radius)
    return false;
  const XFovGrid grid = {location->map.width, location->map.height, location->map.opaque};
  return XFov_Line(&grid, creature->base.x, creature->base.y, x, y);
}

/* Whether a monster would fight the hero. */
static bool is_hostile(const XCreature *creature)
{
  const XMonster *monster = XCreature_Monster(creature);
  return monster != NULL && ((monster->ai & XAI_PEACEFUL) == 0 || creature->provoked != 0);
}

bool XCreature_IsOurs(const XWorld *world, const XCreature *creature)
{
  return creature->ally != 0 || XCreature_IsHero(world, creature);
}

bool XCreature_IsEnemy(const XWorld *world, const XCreature *a, const XCreature *b)
{
  if (a->side != 0 && b->side != 0)
    return a->side != b->side;
  const bool a_is_ours = XCreature_IsOurs(world, a);
  if (a_is_ours == XCreature_IsOurs(world, b))
    return false;
  return is_hostile(a_is_ours ? b : a);
}

int32_t XCreature_Distance(int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
  const int32_t dx = abs(x1 - x0), dy = abs(y1 - y0);
  return dx > dy ? dx : dy;
}

const XModifier *XCreature_FindModifier(const XCreature *creature, const XModifierKind *kind)
{
  const XModifier *modifiers = creature->modifiers.items;
  for (int32_t i = 0; i < creature->modifiers.count; i++)
    if (modifiers[i].kind == &kind->base)
      return &modifiers[i];
  return NULL;
}

int32_t XCreature_ModifierSum(const XCreature *creature, size_t offset)
{
  const XModifier *modifiers = creature->modifiers.items;
  int64_t sum = 0;
  for (int32_t i = 0; i < creature->modifiers.count; i++) {
    int32_t value;
    memcpy(&value, (const char *)modifiers[i].kind + offset, sizeof value);
    sum += value;
  }
  return sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : (int32_t)sum;
}
