/* Pursuers over stairs. */
#include "game/pursuit.h"

#include "creature/delay.h"
#include "engine/xalloc.h"
#include "engine/xpath.h"
#include "game/build.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/ways.h"

#include <stdlib.h>

/* Steps to a cell over the real map, for who opens doors and for who does not. */
typedef struct Field {
  uint8_t *cost;
  int32_t *steps;
} Field;

static Field field_to(const XGame *game, const XLocation *place, int32_t goal, bool hands)
{
  const XMap *map = &place->map;
  const size_t cells = (size_t)map->width * (size_t)map->height;
  Field field = {XAlloc(cells), XAlloc(cells * sizeof(int32_t))};
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width; x++) {
      const XTileKind *tile = XMap_Tile(map, game->world->content, x, y);
      const bool open = XMap_Walkable(map, game->world->content, x, y);
      field.cost[XMap_Cell(map, x, y)] = open || (hands && XWays_Opens(tile));
    }
  XPath_Field(map->width, map->height, field.cost, &goal, 1, field.steps);
  return field;
}

static void field_clear(Field *field)
{
  free(field->cost);
  free(field->steps);
}

static bool hunts_hero(const XGame *game, const XCreature *creature)
{
  const XMonster *monster = XCreature_Monster(creature);
  return monster != NULL && creature->mood == XMOOD_HUNTING &&
         XHandle_Equal(creature->enemy, game->world->hero) &&
         (monster->ai & (XAI_STILL | XAI_GUARD)) == 0;
}

/* Leaves the place and pays for the steps to the way and for the way itself; the last of the steps
   is onto the hero's cell. */
static void set_off(XGame *game, XLocation *from, XLocation *to, const XMark *mark,
                    XCreature *creature, int32_t steps)
{
  const XProfile profile = (XProfile)game->profile;
  const int64_t ticks =
      (int64_t)(steps + 1) * XDelay_Action(game->world, creature, profile, XDELAY_ORDINARY);
  XLocation_Take(from, &creature->base, true);
  creature->bound = to->base.self;
  creature->bound_x = mark != NULL ? mark->x : -1;
  creature->bound_y = mark != NULL ? mark->y : -1;
  creature->memory -= steps;
  XGame_Charge(game, creature, ticks > INT32_MAX ? INT32_MAX : (int32_t)ticks);
}

void XPursuit_Follow(XGame *game, XLocation *to, const char *arrival)
{
  const XCreature *hero = XGame_Hero(game);
  XLocation *from = XCreature_Location(game->world, hero);
  const XMark *mark = XLocation_Mark(to, arrival != NULL ? arrival : "start");
  const int32_t goal = XMap_Cell(&from->map, hero->base.x, hero->base.y);
  Field fields[2] = {field_to(game, from, goal, false), field_to(game, from, goal, true)};
  for (int32_t i = from->creatures.count - 1; i >= 0; i--) {
    XCreature *creature = XCreature_From(XWorld_Get(game->world, from->creatures.items[i]));
    if (!hunts_hero(game, creature))
      continue;
    const bool hands = (XCreature_Monster(creature)->ai & XAI_HANDS) != 0;
    const int32_t cell = XMap_Cell(&from->map, creature->base.x, creature->base.y);
    const int32_t steps = fields[hands].steps[cell];
    if (steps < creature->memory)
      set_off(game, from, to, mark, creature, steps);
  }
  field_clear(&fields[0]);
  field_clear(&fields[1]);
}

bool XPursuit_Arrive(XGame *game, XCreature *creature, bool *here)
{
  XLocation *to = XLocation_Try(XWorld_Get(game->world, creature->bound));
  int16_t x, y;
  *here = false;
  if (to == NULL || !XBuild_FreeCell(game, to, XWorld_Stream(game->world, XSTREAM_WORLD),
                                     creature->bound_x, creature->bound_y, &x, &y))
    return false;
  creature->bound = XHANDLE_NONE;
  creature->bound_x = creature->bound_y = -1;
  XLocation_Put(to, &creature->base, x, y, true);
  creature->goal_x = x;
  creature->goal_y = y;
  *here = to == XWorld_Here(game->world);
  if (!*here) { /* the hero has gone on: it stays where it came to */
    XScheduler_Lift(&game->world->scheduler, XCreature_Object(creature));
    return true;
  }
  const XEvent event = XEvent_Of(game, "follows", XEVENT_WARN, creature);
  XGame_Emit(game, &event);
  return true;
}
