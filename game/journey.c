/* Journeys and runs: to a known cell, or along a way until it changes. */
#include "engine/xpath.h"
#include "engine/xstring.h"
#include "game/explore.h"
#include "game/floor.h"
#include "game/ways.h"

#include <stdlib.h>
#include <string.h>

XAction XTravel_Next(const XGame *game, const XCreature *hero, int32_t x, int32_t y, int32_t *left)
{
  XWays ways;
  XAction action = {.kind = XACT_STEP};
  XWays_Init(&ways, game);
  XWays_Goal(&ways, x, y);
  XWays_Plan(&ways);
  *left = XWays_Distance(&ways, hero->base.x, hero->base.y);
  if (ways.cost[y * ways.width + x] == 0 ||
      !XWays_Step(&ways, hero->base.x, hero->base.y, &action.dx, &action.dy))
    action.kind = XACT_NONE;
  XWays_Clear(&ways);
  return action;
}

/* The nearest known tile with one of the flags by the way there; false when there is none. */
static bool nearest_tile(const XGame *game, uint32_t flag, int16_t *x, int16_t *y)
{
  const XMap *map = &XWorld_Here(game->world)->map;
  const XCreature *hero = XGame_Hero(game);
  XWays ways;
  int32_t best = INT32_MAX;
  bool found = false;
  XWays_Init(&ways, game);
  XWays_Goal(&ways, hero->base.x, hero->base.y);
  XWays_Plan(&ways);
  for (int16_t at_y = 0; at_y < map->height; at_y++)
    for (int16_t at_x = 0; at_x < map->width; at_x++) {
      const XTileKind *tile = XMap_Known(map, game->world->content, at_x, at_y);
      const int32_t distance = XWays_Distance(&ways, at_x, at_y);
      if (tile == NULL || (tile->flags & flag) == 0 || (found && distance >= best))
        continue;
      best = distance;
      found = true;
      *x = at_x;
      *y = at_y;
    }
  XWays_Clear(&ways);
  return found;
}

/* "14,7" inside the map. */
static bool parse_cell(const XMap *map, const char *word, int16_t *x, int16_t *y)
{
  char *end;
  const long at_x = strtol(word, &end, 10);
  if (end == word || *end != ',')
    return false;
  const char *second = end + 1;
  const long at_y = strtol(second, &end, 10);
  if (end == second || *end != '\0' || at_x < 0 || at_y < 0 || at_x >= map->width ||
      at_y >= map->height)
    return false;
  *x = (int16_t)at_x;
  *y = (int16_t)at_y;
  return true;
}

bool XTravel_Find(const XGame *game, const char *word, int16_t *x, int16_t *y, XText *why)
{
  const XLocation *place = XWorld_Here(game->world);
  if (strcmp(word, ">") == 0 || strcmp(word, "<") == 0) {
    const bool down = *word == '>';
    if (nearest_tile(game, down ? XTILE_DOWN : XTILE_UP, x, y))
      return true;
    XText_AddFormat(why, "you have seen no way %s here", down ? "down" : "up");
    return false;
  }
  if (parse_cell(&place->map, word, x, y))
    return true;
  const XMark *mark = XLocation_Mark(place, word);
  if (mark == NULL || XMap_Known(&place->map, game->world->content, mark->x, mark->y) == NULL) {
    XText_AddFormat(why, "you know no \"%s\" here; give >, <, a mark, or a cell: 14,7", word);
    return false;
  }
  *x = mark->x;
  *y = mark->y;
  return true;
}

/* What the hero knows of the tile at a cell; NULL outside too. */
static const XTileKind *known_at(const XGame *game, int32_t x, int32_t y)
{
  const XMap *map = &XWorld_Here(game->world)->map;
  return XMap_Contains(map, x, y) ? XMap_Known(map, game->world->content, x, y) : NULL;
}

/* Whether a run could turn there: ground or a door. */
static bool is_way(const XGame *game, int32_t x, int32_t y)
{
  const XTileKind *tile = known_at(game, x, y);
  return tile != NULL && ((tile->flags & XTILE_WALK) != 0 || XWays_Opens(tile));
}

/* Whether a side of the way is open beside the hero where it was not one step before. */
static bool side_opens(const XGame *game, const XCreature *hero, int32_t dx, int32_t dy,
                       int32_t side)
{
  const int32_t x = hero->base.x - dy * side, y = hero->base.y + dx * side;
  return is_way(game, x, y) && !is_way(game, x - dx, y - dy);
}

/* A way on from a cell that is no way back: nor beside the way back, at a slant. */
static bool leads_on(const XGame *game, const XCreature *hero, const XActivity *run, int32_t dx,
                     int32_t dy)
{
  const bool slant = (dx != 0 && dy != 0) || (run->dx != 0 && run->dy != 0);
  const int32_t from_back = XCreature_Distance(dx, dy, -run->dx, -run->dy);
  return is_way(game, hero->base.x + dx, hero->base.y + dy) && from_back > (slant ? 1 : 0);
}

/* Turns with a way that has just one way on: straight ones count before slanting ones. */
static bool turn(const XGame *game, const XCreature *hero, XActivity *run)
{
  static const int8_t ways[8][2] = {{0, -1}, {1, 0}, {0, 1},  {-1, 0},
                                    {1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
  int32_t found = 0, at = 0;
  for (int32_t i = 0; i < 8 && (i < 4 || found == 0 || at >= 4); i++)
    if (leads_on(game, hero, run, ways[i][0], ways[i][1])) {
      found++;
      at = i;
    }
  if (found != 1)
    return false;
  run->dx = ways[at][0];
  run->dy = ways[at][1];
  return true;
}

/* What there is to stop at on the hero's own cell; NULL when nothing. */
static const char *stops_here(const XGame *game, const XCreature *hero)
{
  const XTileKind *tile = known_at(game, hero->base.x, hero->base.y);
  if (XFloor_Count(game, XWorld_Here(game->world), hero->base.x, hero->base.y) > 0)
    return "run_here";
  if (tile != NULL && (tile->flags & (XTILE_UP | XTILE_DOWN)) != 0)
    return "run_here";
  return tile != NULL && (tile->flags & XTILE_DOOR) != 0 ? "run_door" : NULL;
}

static bool door_ahead(const XGame *game, const XCreature *hero, const XActivity *run)
{
  const XTileKind *ahead = known_at(game, hero->base.x + run->dx, hero->base.y + run->dy);
  return ahead != NULL && (ahead->flags & XTILE_WALK) == 0 && XWays_Opens(ahead);
}

static bool ground_ahead(const XGame *game, const XCreature *hero, const XActivity *run)
{
  const XTileKind *ahead = known_at(game, hero->base.x + run->dx, hero->base.y + run->dy);
  return ahead != NULL && (ahead->flags & XTILE_WALK) != 0;
}

static const char *why_stop(const XGame *game, const XCreature *hero, XActivity *run)
{
  const bool began_here = hero->base.x == run->goal_x && hero->base.y == run->goal_y;
  if (began_here && run->left > 0)
    return "run_circle";
  run->left = began_here ? 0 : 1; /* has it left where it began */
  if (run->done > 0 && stops_here(game, hero) != NULL)
    return stops_here(game, hero);
  const bool blocked = !ground_ahead(game, hero, run) && !door_ahead(game, hero, run);
  if (blocked && (run->done == 0 || !turn(game, hero, run)))
    return run->done == 0 ? "blocked" : "run_end";
  if (door_ahead(game, hero, run))
    return run->done > 0 ? "run_door" : NULL;
  if (blocked) /* the way has turned: its old sides say nothing */
    return NULL;
  const bool parts =
      side_opens(game, hero, run->dx, run->dy, 1) || side_opens(game, hero, run->dx, run->dy, -1);
  return run->done > 0 && parts ? "run_parts" : NULL;
}

XAction XRun_Next(const XGame *game, const XCreature *hero, XActivity *activity, const char **why)
{
  *why = why_stop(game, hero, activity);
  return (XAction){.kind = *why == NULL ? XACT_STEP : XACT_NONE,
                   .dx = (int8_t)activity->dx,
                   .dy = (int8_t)activity->dy};
}
