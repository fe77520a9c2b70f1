/* Whom castings reach, and why not. */
#include "game/cast.h"

#include "creature/caster.h"

#include <string.h>

static void reach(XCastPlan *plan, const XCreature *creature)
{
  if (plan->count < XCAST_MOST)
    plan->reached[plan->count++] = XCreature_Handle(creature);
}

/* Where a bolt ends: the last cell that it flies over, or the caster's own. */
static XPoint end_of(const XCreature *caster, const XFlight *flight)
{
  const XPoint feet = {caster->base.x, caster->base.y};
  return flight->count < 1 ? feet : flight->cells[flight->count - 1];
}

/* Whether nothing solid lies between two cells. */
static bool is_open(const XMap *map, XPoint from, int32_t x, int32_t y)
{
  const XFovGrid grid = {map->width, map->height, map->opaque};
  XPoint cells[XFLIGHT_MOST];
  const int32_t count = XLine_Cells(&grid, from.x, from.y, x, y, cells, XFLIGHT_MOST);
  for (int32_t i = 0; i < count; i++)
    if (map->opaque[XMap_Cell(map, cells[i].x, cells[i].y)] != 0)
      return false;
  return true;
}

bool XCast_Covers(const XGame *game, const XCreature *caster, const XSpellKind *spell,
                  const XCastPlan *plan, int32_t x, int32_t y)
{
  const XMap *map = &XCreature_Location(game->world, caster)->map;
  const XPoint end = end_of(caster, &plan->flight);
  return spell->form == XSPELL_BOLT && XCreature_Distance(end.x, end.y, x, y) <= spell->radius &&
         is_open(map, end, x, y);
}

/* Everybody that a test holds for, in the order of the place's list. */
static void reach_all(const XGame *game, const XCreature *caster, const XSpellKind *spell,
                      XCastPlan *out)
{
  const XHandleSet *all = &XCreature_Location(game->world, caster)->creatures;
  for (int32_t i = 0; i < all->count; i++) {
    const XCreature *other = XCreature_From(XWorld_Get(game->world, all->items[i]));
    const int32_t x = other->base.x, y = other->base.y;
    const bool struck =
        spell->form == XSPELL_BOLT
            ? XCast_Covers(game, caster, spell, out, x, y)
            : XCreature_IsEnemy(game->world, caster, other) &&
                  XCreature_Distance(caster->base.x, caster->base.y, x, y) <= spell->range &&
                  XCreature_Sees(game->world, caster, x, y);
    if (struck)
      reach(out, other);
  }
}

void XCast_Plan(const XGame *game, const XCreature *caster, const XSpellKind *spell, int32_t x,
                int32_t y, XCastPlan *out)
{
  out->count = 0;
  out->flight.count = 0;
  out->flight.in_way = NULL;
  if (XSpellKind_IsAimed(spell))
    XFlight_Plan(game, caster, x, y, spell->range, &out->flight);
  if (spell->form == XSPELL_SELF)
    reach(out, caster);
  else if (spell->form == XSPELL_MANIFOLD || spell->radius > 0)
    reach_all(game, caster, spell, out);
  else if (out->flight.in_way != NULL)
    reach(out, out->flight.in_way);
}

/* A charge needs somebody at its end and ground all the way. */
static const char *why_not_charge(const XGame *game, const XCreature *caster,
                                  const XSpellKind *spell, int32_t x, int32_t y)
{
  const XMap *map = &XCreature_Location(game->world, caster)->map;
  XFlight flight;
  XFlight_Plan(game, caster, x, y, spell->range, &flight);
  if (flight.in_way == NULL)
    return "spell_nobody";
  for (int32_t i = 0; i + 1 < flight.count; i++)
    if (!XMap_Walkable(map, game->world->content, flight.cells[i].x, flight.cells[i].y))
      return "spell_no_ground";
  return NULL;
}

const char *XCast_WhyNot(const XGame *game, const XCreature *caster, const XSpellKind *spell,
                         int32_t x, int32_t y)
{
  XCastPlan plan;
  if (!XCaster_Knows(caster, spell))
    return "spell_unknown";
  if (caster->pp < spell->pp)
    return "spell_no_power";
  if (XSpellKind_IsAimed(spell)) {
    if (!XMap_Contains(&XCreature_Location(game->world, caster)->map, x, y))
      return "throw_nowhere";
    if (caster->base.x == x && caster->base.y == y)
      return "throw_here";
  }
  if (spell->form == XSPELL_CHARGE)
    return why_not_charge(game, caster, spell, x, y);
  if (spell->form != XSPELL_MANIFOLD)
    return NULL;
  XCast_Plan(game, caster, spell, x, y, &plan);
  return plan.count == 0 ? "spell_nobody" : NULL;
}

const XSpellKind *XCast_Find(const XContent *content, const char *id)
{
  for (int32_t i = 0; i < XContent_Count(content, XKIND_SPELL); i++) {
    const XKind *kind = XContent_At(content, XKIND_SPELL, i);
    const char *colon = strchr(kind->id, ':');
    if (strcmp(kind->id, id) == 0 || (colon != NULL && strcmp(colon + 1, id) == 0))
      return (const XSpellKind *)kind;
  }
  return NULL;
}
