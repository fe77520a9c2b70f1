/* Who comes to live in a place. */
#include "game/populate.h"

#include "creature/delay.h"
#include "creature/spawn.h"
#include "game/build.h"
#include "game/shop.h"
#include "game/daylight.h"

static const XField generator_fields[] = {
    XFIELD_HANDLE(XGenerator, location),
    XFIELD_NUMBER(XGenerator, which, XTYPE_U8, 0, XPLACE_POPULATE - 1),
    XFIELD_NUMBER(XGenerator, purse, XTYPE_I32, 0, 10000),
    XFIELD_NUMBER(XGenerator, filled, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_END,
};

const XClass XGenerator_Class = {.name = "generator",
                                 .base = &XObject_Class,
                                 .size = sizeof(XGenerator),
                                 .fields = generator_fields};

XGenerator *XGenerator_Try(XObject *object)
{
  return object != NULL && XClass_Is(object->cls, &XGenerator_Class) ? (XGenerator *)object : NULL;
}

static int64_t purse_period(const XGame *game)
{
  return game->world->scheduler.seconds / (3600 * (int64_t)XGame_Rules(game)->purse_hours);
}

XGenerator *XGenerator_New(XGame *game, const XLocation *location, const XPlaceKind *kind,
                           int32_t which)
{
  const XPlacePopulate *populate = &kind->populate[which];
  XGenerator *generator =
      (XGenerator *)XObjectTable_New(&game->world->objects, &XGenerator_Class, 0);
  generator->location = location->base.self;
  generator->which = (uint8_t)which;
  generator->base.ttmb = populate->every;
  generator->purse = populate->purse;
  generator->filled = purse_period(game);
  XScheduler_Add(&game->world->scheduler, &generator->base, populate->every);
  return generator;
}

const XMonster *XPopulate_Pick(const XContent *content, XRandom *random, uint32_t kinds, XBand band)
{
  uint32_t total = 0;
  const XMonster *picked = NULL;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_MONSTER); i++) {
    const XMonster *monster = (const XMonster *)XContent_At(content, XKIND_MONSTER, i);
    if (monster->rarity < 1 || monster->band > band || !(kinds & 1u << monster->kind))
      continue;
    total += (uint32_t)monster->rarity;
    if (XRandom_Below(random, total) < (uint32_t)monster->rarity)
      picked = monster;
  }
  return picked;
}

const XItemKind *XPopulate_PickItem(const XContent *content, XRandom *random, uint32_t types,
                                    XBand band)
{
  uint32_t total = 0;
  const XItemKind *picked = NULL;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_ITEM); i++) {
    const XItemKind *kind = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    if (kind->rarity < 1 || kind->band > (int32_t)band || (types >> kind->type & 1u) == 0)
      continue;
    total += (uint32_t)kind->rarity;
    if (XRandom_Below(random, total) < (uint32_t)kind->rarity)
      picked = kind;
  }
  return picked;
}

XCreature *XGame_Spawn(XGame *game, XLocation *location, const XMonster *kind, int32_t near_x,
                       int32_t near_y, XStream stream)
{
  int16_t x, y;
  XRandom *random = XWorld_Stream(game->world, stream);
  if (!XBuild_FreeCell(game, location, random, near_x, near_y, &x, &y))
    return NULL;
  const XProfile profile = (XProfile)game->profile;
  XCreature *creature = XCreature_Spawn(game->world, kind, profile, stream);
  XLocation_Put(location, &creature->base, x, y, true);
  XShop_Tend(game, creature);
  XScheduler *ring = &game->world->scheduler;
  XScheduler_Add(ring, XCreature_Object(creature),
                 XDelay_Action(game->world, creature, profile, XDELAY_ORDINARY));
  if (location != XWorld_Here(game->world)) /* it sleeps with its place */
    XScheduler_Lift(ring, XCreature_Object(creature));
  return creature;
}

void XGenerator_Run(XGame *game, XGenerator *generator)
{
  XLocation *location = XLocation_Try(XWorld_Get(game->world, generator->location));
  if (location == NULL)
    return;
  const XPlaceKind *kind = (const XPlaceKind *)location->place;
  const XPlacePopulate *populate = &kind->populate[generator->which];
  if (generator->filled != purse_period(game)) {
    generator->filled = purse_period(game);
    generator->purse = populate->purse;
  }
  if (generator->purse < 1 || location->creatures.count >= populate->most ||
      (populate->night && !XDaylight_IsNight(game)))
    return;
  const XMonster *monster = XPopulate_Pick(
      game->world->content, XWorld_Stream(game->world, XSTREAM_WORLD), populate->kinds, kind->band);
  if (monster != NULL && XGame_Spawn(game, location, monster, -1, -1, XSTREAM_WORLD) != NULL)
    generator->purse--;
}
