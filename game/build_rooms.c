/* Rooms and corridors. Every room keeps a lane free around it, so that corridors always find a way
   from door to door. */
#include "game/site.h"

#include <stdlib.h>

enum { ROOM_WIDTH = 15, ROOM_HEIGHT = 8, ROOM_LEAST = 5, LOOPS = 3, TRIES = 30 };

typedef struct Door {
  int16_t x, y, out_x, out_y; /* the cell in the wall, and the one before it */
} Door;

/* Smaller and smaller until it fits. */
static XSiteArea *find_room(XSite *site)
{
  for (int32_t i = 0; i < TRIES; i++) {
    const int32_t width = ROOM_WIDTH - i * (ROOM_WIDTH - ROOM_LEAST) / TRIES;
    const int32_t height = ROOM_HEIGHT - i * (ROOM_HEIGHT - ROOM_LEAST) / TRIES;
    XSiteArea *area =
        XSite_FindArea(site, (int16_t)XRandom_Range(site->random, ROOM_LEAST, width),
                       (int16_t)XRandom_Range(site->random, ROOM_LEAST, height), -1, -1);
    if (area != NULL)
      return area;
  }
  return NULL;
}

static void add_room(XSite *site)
{
  const XSiteArea *area = find_room(site);
  if (area == NULL)
    return;
  for (int32_t y = area->y; y < area->y + area->height; y++)
    for (int32_t x = area->x; x < area->x + area->width; x++) {
      const bool wall = x == area->x || y == area->y || x == area->x + area->width - 1 ||
                        y == area->y + area->height - 1;
      XMap_SetTile(site->map, x, y, wall ? site->kind->wall : site->kind->floor);
      site->owner[XMap_Cell(site->map, x, y)] = XSITE_ROOM;
    }
}

static int by_column(const void *a, const void *b)
{
  const XSiteArea *left = a, *right = b;
  return left->x != right->x ? left->x - right->x : left->y - right->y;
}

static int32_t middle_x(const XSiteArea *area)
{
  return area->x + area->width / 2;
}

static int32_t middle_y(const XSiteArea *area)
{
  return area->y + area->height / 2;
}

static Door entrance(XSiteArea *area, int32_t i)
{
  area->reached |= 1u << i;
  return (Door){area->entrances[i].x, area->entrances[i].y,
                (int16_t)(area->entrances[i].x + area->entrances[i].dx),
                (int16_t)(area->entrances[i].y + area->entrances[i].dy)};
}

static Door nearest_entrance(XSiteArea *area, int32_t x, int32_t y)
{
  int32_t best = 0, least = INT32_MAX;
  for (int32_t i = 0; i < area->entrance_count; i++) {
    const int32_t far = XCreature_Distance(area->entrances[i].x, area->entrances[i].y, x, y);
    if (far < least) {
      least = far;
      best = i;
    }
  }
  return entrance(area, best);
}

/* A door in the wall that faces (x, y); beside an opening, that opening. */
static Door door_towards(const XSite *site, const XSiteArea *area, int32_t x, int32_t y)
{
  const int32_t dx = x - middle_x(area), dy = y - middle_y(area);
  const bool sideways = abs(dx) * area->height >= abs(dy) * area->width;
  const int32_t along = sideways ? XRandom_Range(site->random, 1, area->height - 2)
                                 : XRandom_Range(site->random, 1, area->width - 2);
  for (int32_t i = 0; i < 3; i++) {
    const int32_t at = along + (i == 1) - (i == 2);
    Door door;
    door.x = (int16_t)(sideways ? (dx > 0 ? area->x + area->width - 1 : area->x) : area->x + at);
    door.y = (int16_t)(sideways ? area->y + at : (dy > 0 ? area->y + area->height - 1 : area->y));
    door.out_x = (int16_t)(door.x + (sideways ? (dx > 0 ? 1 : -1) : 0));
    door.out_y = (int16_t)(door.y + (sideways ? 0 : (dy > 0 ? 1 : -1)));
    if (XSite_Passable(site, door.x, door.y))
      return door;
  }
  return (Door){
      (int16_t)(sideways ? (dx > 0 ? area->x + area->width - 1 : area->x) : area->x + along),
      (int16_t)(sideways ? area->y + along : (dy > 0 ? area->y + area->height - 1 : area->y)),
      (int16_t)(sideways ? (dx > 0 ? area->x + area->width : area->x - 1) : area->x + along),
      (int16_t)(sideways ? area->y + along : (dy > 0 ? area->y + area->height : area->y - 1))};
}

static Door open_door(XSite *site, XSiteArea *area, int32_t x, int32_t y)
{
  if (area->drawn)
    return nearest_entrance(area, x, y);
  const Door door = door_towards(site, area, x, y);
  if (!XSite_Passable(site, door.x, door.y))
    XMap_SetTile(site->map, door.x, door.y,
                 XRandom_Percent(site->random, site->kind->doors) ? site->kind->door
                                                                  : site->kind->floor);
  return door;
}

static void connect(XSite *site, XSiteArea *a, XSiteArea *b)
{
  const Door from = open_door(site, a, middle_x(b), middle_y(b));
  const Door to = open_door(site, b, middle_x(a), middle_y(a));
  XSite_Dig(site, from.out_x, from.out_y, to.out_x, to.out_y, site->kind->floor);
}

/* What is drawn as an entrance leads somewhere. */
static void connect_entrances(XSite *site, XSiteArea *area, XSiteArea *other)
{
  for (int32_t i = 0; i < area->entrance_count; i++) {
    if ((area->reached >> i & 1) != 0)
      continue;
    const Door from = entrance(area, i);
    const Door to = open_door(site, other, from.x, from.y);
    XSite_Dig(site, from.out_x, from.out_y, to.out_x, to.out_y, site->kind->floor);
  }
}

void XBuild_Rooms(XSite *site)
{
  const XPlaceKind *kind = site->kind;
  XMap_Init(site->map, kind->width, kind->height, kind->wall);
  XSite_AddTemplates(site, -1, -1);
  for (int64_t left = XRandom_Range(site->random, (int32_t)kind->rooms[1], (int32_t)kind->rooms[2]);
       left > 0; left--)
    add_room(site);
  XSiteArea *areas = site->areas;
  const int32_t count = site->area_count;
  qsort(areas, (size_t)count, sizeof *areas, by_column);
  for (int32_t i = 1; i < count; i++)
    connect(site, &areas[i - 1], &areas[i]);
  for (int32_t i = 2; i < count; i++)
    if (XRandom_OneIn(site->random, LOOPS))
      connect(site, &areas[i - 2], &areas[i]);
  for (int32_t i = 0; i < count; i++)
    connect_entrances(site, &areas[i], &areas[i > 0 ? i - 1 : count - 1]);
  const XSiteArea *first = areas;
  while (first->drawn && first < areas + count - 1)
    first++;
  XSite_AddStairs(site, (int16_t)middle_x(first), (int16_t)middle_y(first));
}
