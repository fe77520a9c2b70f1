/* A hero is born: body, kit, place. */
#include "creature/body.h"
#include "creature/spawn.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/free.h"
#include "game/identify.h"
#include "game/message.h"
#include "game/party.h"
#include "game/travel.h"

#include <assert.h>
#include <string.h>

const char *XGame_WhyNotName(const char *name)
{
  const size_t length = strlen(name);
  if (length == 0)
    return "a name has to have at least one letter";
  if (length >= XCREATURE_NAME)
    return "a name is at most 255 bytes long";
  if (!XUtf8_IsValid(name, length))
    return "a name has to be UTF-8 text";
  bool blank = true;
  for (const char *at = name; *at != '\0';) {
    const uint32_t cp = XUtf8_Decode(&at);
    if (cp < 0x20 || (cp >= 0x7f && cp < 0xa0) || cp == 0x2028 || cp == 0x2029)
      return "a name cannot hold control characters";
    blank = blank && (cp == ' ' || cp == 0xa0);
  }
  return blank ? "a name has to show something" : NULL;
}

static const XPlaceKind *start_place(const XContent *content)
{
  for (int32_t i = 0; i < XContent_Count(content, XKIND_PLACE); i++) {
    const XPlaceKind *kind = (const XPlaceKind *)XContent_At(content, XKIND_PLACE, i);
    if (kind->start)
      return kind;
  }
  return NULL;
}

static void give_kit(XGame *game, XCreature *hero, const XCareer *career)
{
  XWorld *world = game->world;
  for (int32_t i = 0; i < career->kit_count; i++) {
    const int32_t count = XDice_Roll(&career->kit[i].count, XWorld_Stream(world, XSTREAM_WORLD));
    if (count < 1)
      continue;
    XItem *item = XInventory_Give(world, hero, XItem_New(world, career->kit[i].kind, count));
    XGame_Learn(game, career->kit[i].kind, false);
    if (item->worn == XSLOT_NONE && XBody_WhyNotWear(world, hero, item) == NULL)
      XBody_Wear(world, hero, item);
  }
}

bool XGame_Birth(XGame *game, const XRace *race, const XCareer *career, const char *name,
                 XText *why)
{
  XWorld *world = game->world;
  const char *problem = XGame_WhyNotName(name);
  const XPlaceKind *start = start_place(world->content);
  if (problem == NULL && start == NULL)
    problem = "no place of this world is one to start in";
  if (problem != NULL) {
    XText_Add(why, problem);
    return false;
  }
  world->scheduler.seconds = (int64_t)XGame_Rules(game)->start_hour * 3600;
  XCreature *hero = XCreature_SpawnHero(world, race, career, name, (XProfile)game->profile);
  world->hero = XCreature_Handle(hero);
  XParty_Add(game, hero);
  give_kit(game, hero, career);
  game->autopickup = XAUTOPICKUP_START;
  XScheduler_Add(&world->scheduler, XCreature_Object(hero), XCreature_Object(hero)->ttmb);
  XGame_Enter(game, XGame_Place(game, start), "start");
  XGame_Tell(game, "welcome", XEVENT_PLAIN, NULL, 0);
  XGame_Advance(game, 1);
  return true;
}
