/* Flights: over water and fences, not through walls; what falls lies where somebody can stand. */
#include "game/flight.h"

void XFlight_Plan(const XGame *game, const XCreature *actor, int32_t x, int32_t y, int32_t range,
                  XFlight *out)
{
  const XLocation *place = XCreature_Location(game->world, actor);
  const XMap *map = &place->map;
  const XFovGrid grid = {map->width, map->height, map->opaque};
  const int32_t most = range < XFLIGHT_MOST ? range : XFLIGHT_MOST;
  const int32_t count = XLine_Cells(&grid, actor->base.x, actor->base.y, x, y, out->cells, most);
  out->count = 0;
  out->land = -1;
  out->in_way = NULL;
  for (int32_t i = 0; i < count && out->in_way == NULL; i++) {
    const XPoint cell = out->cells[i];
    if (map->opaque[XMap_Cell(map, cell.x, cell.y)] != 0)
      break;
    out->count = i + 1;
    out->in_way = XCreature_At(game->world, place, cell.x, cell.y);
    if (XMap_Walkable(map, game->world->content, cell.x, cell.y))
      out->land = i;
  }
}
