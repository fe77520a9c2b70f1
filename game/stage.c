/* Drawn rooms beside the places of the world. */
#include "game/stage.h"

#include "creature/delay.h"
#include "creature/spawn.h"
#include "engine/xstring.h"
#include "game/travel.h"

#include <stdio.h>
#include <string.h>

/* What the characters of a drawing stand for; all others are floor. */
static const struct {
  char sign;
  const char *tile;
} signs[] = {{'#', "rock"},
             {'+', "closed_door"},
             {'\'', "open_door"},
             {'>', "stairs_down"},
             {'<', "stairs_up"}};

static const char *tile_name(char c)
{
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
    if (signs[i].sign == c)
      return signs[i].tile;
  return "floor";
}

const XKind *XStage_Kind(const XContent *content, const char *mod, XKindType type, const char *id)
{
  char full[160];
  if (strchr(id, ':') != NULL)
    return XContent_Find(content, type, id);
  snprintf(full, sizeof full, "%s:%s", mod, id);
  const XKind *kind = XContent_Find(content, type, full);
  snprintf(full, sizeof full, "core:%s", id);
  return kind != NULL ? kind : XContent_Find(content, type, full);
}

/* Whether every tile that the drawing needs is there. */
static bool has_tiles(const XContent *content, const char *mod, const char *const *rows,
                      int32_t count, XText *why)
{
  for (int32_t y = 0; y < count; y++)
    for (const char *p = rows[y]; *p != '\0'; p++)
      if (XStage_Kind(content, mod, XKIND_TILE, tile_name(*p)) == NULL) {
        XText_AddFormat(why, "there is no tile \"%s\"", tile_name(*p));
        return false;
      }
  return true;
}

XLocation *XStage_Room(XGame *game, const char *mod, const char *const *rows, int32_t count,
                       XText *why)
{
  XWorld *world = game->world;
  const XContent *content = world->content;
  if (!has_tiles(content, mod, rows, count, why))
    return NULL;
  if (XContent_Count(content, XKIND_PLACE) < 1) {
    XText_Add(why, "there is no place");
    return NULL;
  }
  XLocation *room = (XLocation *)XObjectTable_New(&world->objects, &XLocation_Class, 0);
  const int16_t width = (int16_t)strlen(rows[0]);
  room->place = XContent_At(content, XKIND_PLACE, 0);
  room->left_at = world->scheduler.time;
  XMap_Init(&room->map, width, (int16_t)count,
            (const XTileKind *)XStage_Kind(content, mod, XKIND_TILE, tile_name(rows[0][0])));
  for (int32_t y = 0; y < count; y++)
    for (int16_t x = 0; x < width; x++) {
      const XKind *tile = XStage_Kind(content, mod, XKIND_TILE, tile_name(rows[y][x]));
      XMap_SetTile(&room->map, x, y, (const XTileKind *)tile);
      if (rows[y][x] == '@')
        XLocation_AddMark(room, x, (int16_t)y, "start");
    }
  XGame_Enter(game, room, "start");
  return room;
}

XCreature *XStage_Monster(XGame *game, const XMonster *kind, int32_t x, int32_t y)
{
  XWorld *world = game->world;
  const XProfile profile = (XProfile)game->profile;
  XCreature *creature = XCreature_Spawn(world, kind, profile, XSTREAM_WORLD);
  XLocation_Put(XWorld_Here(world), &creature->base, x, y, true);
  XScheduler_Add(&world->scheduler, XCreature_Object(creature),
                 XDelay_Action(world, creature, profile, XDELAY_ORDINARY));
  return creature;
}
