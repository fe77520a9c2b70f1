/* Traps: noticing, springing, hiding. */
#include "game/trap.h"

#include "creature/delay.h"
#include "creature/needs.h"
#include "game/build.h"
#include "game/message.h"
#include "game/turn.h"

#include <stdlib.h>

enum { LEAST_CHANCE = 2, BEST_CHANCE = 98, APART = 2, TRIES = 20 };

const XTrapKind *XTrap_Known(const XLocation *place, int32_t x, int32_t y)
{
  const XTrap *trap = XLocation_TrapAt(place, x, y);
  return trap != NULL && trap->known ? (const XTrapKind *)trap->kind : NULL;
}

static int32_t notice_percent(const XGame *game, const XCreature *hero, const XTrapKind *kind)
{
  const int32_t percent = XCreature_NoticePercent(game->world, hero) - kind->hidden;
  return percent < LEAST_CHANCE ? LEAST_CHANCE : percent > BEST_CHANCE ? BEST_CHANCE : percent;
}

void XTrap_Notice(XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  XLocation *place = XWorld_Here(game->world);
  XTrap *traps = place->traps.items;
  const int32_t reach = XGame_Rules(game)->notice_reach;
  for (int32_t i = 0; i < place->traps.count; i++) {
    XTrap *trap = &traps[i];
    const XTrapKind *kind = (const XTrapKind *)trap->kind;
    if (trap->known || XCreature_Distance(hero->base.x, hero->base.y, trap->x, trap->y) > reach ||
        !XMap_Visible(&place->map, trap->x, trap->y) ||
        !XRandom_Percent(XWorld_Stream(game->world, XSTREAM_WORLD),
                         notice_percent(game, hero, kind)))
      continue;
    trap->known = 1;
    XGame_Tell(game, kind->word_notice, XEVENT_WARN, NULL, 0);
  }
}

/* Everybody hostile in earshot comes to see. */
static void alarm(XGame *game, XCreature *hero, int32_t reach)
{
  const XLocation *place = XWorld_Here(game->world);
  for (int32_t i = 0; i < place->creatures.count; i++) {
    XCreature *other = XCreature_From(XWorld_Get(game->world, place->creatures.items[i]));
    const XMonster *monster = XCreature_Monster(other);
    if (monster == NULL || !XCreature_IsEnemy(game->world, other, hero) ||
        XCreature_Distance(hero->base.x, hero->base.y, other->base.x, other->base.y) > reach)
      continue;
    other->mood = XMOOD_HUNTING;
    other->enemy = XCreature_Handle(hero);
    other->goal_x = hero->base.x;
    other->goal_y = hero->base.y;
    other->memory = reach; /* turns enough to walk there */
  }
}

int32_t XTrap_Spring(XGame *game, XCreature *hero)
{
  XTrap *trap = XLocation_TrapAt(XCreature_Location(game->world, hero), hero->base.x, hero->base.y);
  if (trap == NULL || ((const XTrapKind *)trap->kind)->windup.name != NULL)
    return 0; /* what teeters falls at his turn, not under his foot */
  const XTrapKind *kind = (const XTrapKind *)trap->kind;
  XRandom *random = XWorld_Stream(game->world, XSTREAM_WORLD);
  const int32_t damage = XDice_Roll(&kind->damage, random);
  const int32_t hold = XDice_Roll(&kind->hold, random);
  trap->known = 1;
  game->interrupt = true;
  XGame_Tell(game, kind->word, XEVENT_WARN, NULL, damage);
  if (kind->alarm > 0)
    alarm(game, hero, kind->alarm);
  XGame_Hurt(game, hero, damage, NULL, kind->cause);
  return hold < 1 ? 0 : XDelay_Action(game->world, hero, (XProfile)game->profile, hold);
}

static const XTrapKind *pick(const XContent *content, XRandom *random, XBand band)
{
  uint32_t total = 0;
  const XTrapKind *picked = NULL;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_TRAP); i++) {
    const XTrapKind *kind = (const XTrapKind *)XContent_At(content, XKIND_TRAP, i);
    if (kind->weight < 1 || kind->band > band)
      continue;
    total += (uint32_t)kind->weight;
    if (XRandom_Below(random, total) < (uint32_t)kind->weight)
      picked = kind;
  }
  return picked;
}

static bool is_passable(const XGame *game, const XMap *map, int32_t x, int32_t y)
{
  return XMap_Contains(map, x, y) &&
         (XMap_Tile(map, game->world->content, x, y)->flags & (XTILE_WALK | XTILE_DOOR)) != 0;
}

/* Whether those around a cell still reach each other without it: going once around it, one stretch
   of floor at most. */
static bool can_be_avoided(const XGame *game, const XMap *map, int32_t x, int32_t y)
{
  static const int8_t around[][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                     {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};
  int32_t changes = 0;
  for (int32_t i = 0; i < 8; i++) {
    const int8_t *a = around[i], *b = around[(i + 1) % 8];
    changes +=
        is_passable(game, map, x + a[0], y + a[1]) != is_passable(game, map, x + b[0], y + b[1]);
  }
  return changes <= 2;
}

static bool is_apart(const XLocation *place, int32_t x, int32_t y)
{
  const XTrap *traps = place->traps.items;
  for (int32_t i = 0; i < place->traps.count; i++)
    if (XCreature_Distance(traps[i].x, traps[i].y, x, y) <= APART)
      return false;
  const XMark *marks = place->marks.items;
  for (int32_t i = 0; i < place->marks.count; i++)
    if (XCreature_Distance(marks[i].x, marks[i].y, x, y) <= APART)
      return false;
  return true;
}

void XTrap_Scatter(XGame *game, XLocation *place, XBand band, int32_t count, XRandom *random)
{
  for (int32_t tries = count * TRIES; tries > 0 && count > 0; tries--) {
    int16_t x, y;
    const XTrapKind *kind = pick(game->world->content, random, band);
    if (kind == NULL || !XBuild_FreeCell(game, place, random, -1, -1, &x, &y))
      return;
    const XTileKind *tile = XMap_Tile(&place->map, game->world->content, x, y);
    if (!is_apart(place, x, y) || !can_be_avoided(game, &place->map, x, y) ||
        (tile->flags & (XTILE_DOOR | XTILE_UP | XTILE_DOWN | XTILE_EDGE)) != 0)
      continue;
    XLocation_AddTrap(place, x, y, &kind->base);
    count--;
  }
}
