/* Collecting what is known. */
#include "game/ui/sights.h"

#include "engine/xalloc.h"
#include "game/identify.h"
#include "game/ui/mapview.h"

#include <stdio.h>
#include <stdlib.h>

#define SEEN_MOST 64

static void add(XSights *sights, const XLocation *place, int32_t x, int32_t y, const char *name)
{
  XALLOC_GROW(sights->sights, sights->count, sights->capacity);
  XSight *sight = &sights->sights[sights->count++];
  *sight = (XSight){.place = place, .x = (int16_t)x, .y = (int16_t)y};
  snprintf(sight->name, sizeof sight->name, "%s", name);
}

/* Ways up and down with where they lead, doors, and the thing last seen on the cell. */
static void add_cell(XSights *sights, const XUi *ui, const XLocation *place, int32_t x, int32_t y)
{
  const XMap *map = &place->map;
  const XTileKind *tile = XMap_Known(map, ui->content, x, y);
  const uint16_t thing = map->known_item.cells[XMap_Cell(map, x, y)];
  if (thing > 0) {
    const XKind *kind = XContent_At(ui->content, XKIND_ITEM, thing - 1);
    const XLook *look = XGame_LookOf(ui->session->game, (const XItemKind *)kind);
    add(sights, place, x, y, look ? look->base.name : kind->name);
  }
  if (!tile || !(tile->flags & (XTILE_UP | XTILE_DOWN | XTILE_EDGE | XTILE_DOOR)))
    return;
  char name[XSIGHT_NAME];
  const XExit *way = XLocation_ExitAt(place, x, y);
  snprintf(name, sizeof name, "%s%s%s", tile->base.name, way ? " to " : "",
           way ? way->place->name : "");
  add(sights, place, x, y, name);
}

static void add_place(XSights *sights, const XUi *ui, const XLocation *place)
{
  for (int32_t y = 0; y < place->map.height; y++)
    for (int32_t x = 0; x < place->map.width; x++)
      add_cell(sights, ui, place, x, y);
}

static void add_creatures(XSights *sights, const XUi *ui, const XLocation *here)
{
  const XCreature *seen[SEEN_MOST];
  int count = XMapView_InView(ui, seen, SEEN_MOST);
  for (int i = 0; i < count && i < SEEN_MOST; i++)
    add(sights, here, seen[i]->base.x, seen[i]->base.y, XCreature_BreedOf(seen[i])->base.name);
}

static int32_t distance(const XCreature *hero, const XSight *sight)
{
  return XCreature_Distance(hero->base.x, hero->base.y, sight->x, sight->y);
}

/* Nearest first; equals keep their order. */
static void sort(XSights *sights, const XCreature *hero)
{
  for (int32_t i = 1; i < sights->count; i++) {
    const XSight sight = sights->sights[i];
    int32_t at = i;
    for (; at > 0 && distance(hero, &sights->sights[at - 1]) > distance(hero, &sight); at--)
      sights->sights[at] = sights->sights[at - 1];
    sights->sights[at] = sight;
  }
}

void XSights_Take(XSights *sights, const XUi *ui, bool elsewhere)
{
  const XWorld *world = ui->session->game->world;
  const XLocation *here = XWorld_Here(world);
  *sights = (XSights){0};
  add_creatures(sights, ui, here);
  add_place(sights, ui, here);
  sort(sights, XUi_Hero(ui));
  for (int32_t i = 0; elsewhere && i < XObjectTable_Count(&world->objects); i++) {
    const XLocation *place = XLocation_Try(XObjectTable_At(&world->objects, i));
    if (place && place != here)
      add_place(sights, ui, place);
  }
}

void XSights_Clear(XSights *sights)
{
  free(sights->sights);
  *sights = (XSights){0};
}

void XSight_AddWay(XText *out, const XCreature *hero, int32_t x, int32_t y)
{
  int dx = (int)x - hero->base.x, dy = (int)y - hero->base.y;
  if (dx == 0 && dy == 0)
    XText_Add(out, "here");
  if (dx != 0)
    XText_AddFormat(out, "%d %s", abs(dx), dx > 0 ? "east" : "west");
  if (dy != 0)
    XText_AddFormat(out, "%s%d %s", dx != 0 ? " " : "", abs(dy), dy > 0 ? "south" : "north");
}
