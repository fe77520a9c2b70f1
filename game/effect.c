/* Effects: each a mechanism of its own; how much is rolled from the combat stream. */
#include "game/effect.h"

#include "creature/body.h"
#include "creature/caster.h"
#include "creature/needs.h"
#include "game/build.h"
#include "game/floor.h"
#include "game/identify.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/view.h"
#include "game/xtimer.h"

static void tell_amount(XGame *game, const XCreature *actor, const char *word, int32_t amount)
{
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, actor);
  event.amount = amount;
  XGame_Emit(game, &event);
}

static int32_t fill(int32_t *points, int32_t most, int32_t amount)
{
  const int32_t room = most - *points;
  const int32_t gained = amount < room ? amount : room;
  *points += gained > 0 ? gained : 0;
  return gained > 0 ? gained : 0;
}

/* Takes the creature to another cell of its place. */
static void whisk(XGame *game, XCreature *actor, int32_t x, int32_t y)
{
  tell_amount(game, actor, "whisked", 0);
  XLocation_Move(XCreature_Location(game->world, actor), &actor->base, x, y);
  if (!XCreature_IsHero(game->world, actor))
    return;
  XGame_Look(game);
  XFloor_Tell(game, actor);
}

/* A free cell that it sees, 2 to `most` steps away; each as likely. */
static bool cell_to_blink(XGame *game, const XCreature *actor, int32_t most, int32_t *x, int32_t *y)
{
  const XLocation *place = XCreature_Location(game->world, actor);
  uint32_t count = 0;
  for (int32_t cy = actor->base.y - most; cy <= actor->base.y + most; cy++)
    for (int32_t cx = actor->base.x - most; cx <= actor->base.x + most; cx++) {
      if (XCreature_Distance(cx, cy, actor->base.x, actor->base.y) < 2 ||
          !XMap_Walkable(&place->map, game->world->content, cx, cy) ||
          XCreature_At(game->world, place, cx, cy) != NULL ||
          !XCreature_Sees(game->world, actor, cx, cy))
        continue;
      if (XRandom_Below(XWorld_Stream(game->world, XSTREAM_COMBAT), ++count) != 0)
        continue;
      *x = cx;
      *y = cy;
    }
  return count > 0;
}

static void blink(XGame *game, XCreature *actor, int32_t most)
{
  int32_t x = 0, y = 0;
  if (cell_to_blink(game, actor, most, &x, &y))
    whisk(game, actor, x, y);
  else
    tell_amount(game, actor, "whisked_nowhere", 0);
}

static void teleport(XGame *game, XCreature *actor)
{
  int16_t x, y;
  XRandom *random = XWorld_Stream(game->world, XSTREAM_COMBAT);
  if (XBuild_FreeCell(game, XCreature_Location(game->world, actor), random, -1, -1, &x, &y))
    whisk(game, actor, x, y);
  else
    tell_amount(game, actor, "whisked_nowhere", 0);
}

/* Whether the cell is ground or a wall that borders on ground. */
static bool shows_on_map(const XGame *game, const XMap *map, int32_t x, int32_t y)
{
  for (int32_t cy = y - 1; cy <= y + 1; cy++)
    for (int32_t cx = x - 1; cx <= x + 1; cx++)
      if (XMap_Walkable(map, game->world->content, cx, cy))
        return true;
  return false;
}

static void map_ground(XGame *game, XCreature *actor, int32_t radius)
{
  XMap *map = &XCreature_Location(game->world, actor)->map;
  if (!XCreature_IsHero(game->world, actor)) /* only the hero's memory is kept */
    return;
  for (int32_t y = actor->base.y - radius; y <= actor->base.y + radius; y++)
    for (int32_t x = actor->base.x - radius; x <= actor->base.x + radius; x++) {
      if (!XMap_Contains(map, x, y) || !shows_on_map(game, map, x, y))
        continue;
      const int32_t cell = XMap_Cell(map, x, y);
      map->known.cells[cell] = map->tiles.cells[cell];
    }
  tell_amount(game, actor, "mapped", 0);
}

static void identify(XGame *game, XCreature *actor, int32_t kinds)
{
  if (!XCreature_IsHero(game->world, actor))
    return;
  bool any = false;
  for (int32_t i = 0; i < XInventory_Count(actor) && kinds > 0; i++) {
    const XItem *item = XInventory_At(game->world, actor, i);
    if (XGame_LookOf(game, XItem_Kind(item)) == NULL)
      continue;
    XGame_Learn(game, XItem_Kind(item), true);
    any = true;
    kinds--;
  }
  if (!any)
    tell_amount(game, actor, "identified_nothing", 0);
}

static void tell_learnt(XGame *game, const XCreature *actor, const XSpellKind *spell)
{
  XEvent event = XEvent_Of(game, "spell_learnt", XEVENT_PLAIN, actor);
  event.item = XEventParty_Spell(spell);
  XGame_Emit(game, &event);
}

static void apply_to_body(XGame *game, XCreature *actor, const XItemEffect *effect, int32_t amount)
{
  switch (effect->type) {
  case XEFFECT_HEAL:
    tell_amount(game, actor, "heal", fill(&actor->hp, actor->max_hp, amount));
    break;
  case XEFFECT_POWER:
    tell_amount(game, actor, "power", fill(&actor->pp, actor->max_pp, amount));
    break;
  case XEFFECT_HARM:
    tell_amount(game, actor, "harm", amount);
    XGame_Hurt(game, actor, amount, NULL, "cause.potion");
    break;
  case XEFFECT_NUTRIO:
    XCreature_Nourish(actor, amount);
    break;
  case XEFFECT_CURE:
    XCreature_End(game, actor, effect->modifier);
    break;
  default:
    XCreature_Begin(game, actor, effect->modifier, amount);
    break;
  }
}

static void apply(XGame *game, XCreature *actor, const XItemEffect *effect)
{
  const int32_t amount = XDice_Roll(&effect->dice, XWorld_Stream(game->world, XSTREAM_COMBAT));
  switch (effect->type) {
  case XEFFECT_BLINK:
    blink(game, actor, amount);
    break;
  case XEFFECT_TELEPORT:
    teleport(game, actor);
    break;
  case XEFFECT_MAPPING:
    map_ground(game, actor, amount);
    break;
  case XEFFECT_LEARN:
    XCaster_Learn(actor, effect->spell);
    tell_learnt(game, actor, effect->spell);
    break;
  case XEFFECT_IDENTIFY:
    identify(game, actor, amount);
    break;
  default:
    apply_to_body(game, actor, effect, amount);
    break;
  }
}

void XEffect_Apply(XGame *game, XCreature *actor, const XItemEffect *effects, int32_t count)
{
  const XHandle self = XCreature_Handle(actor);
  for (int32_t i = 0; i < count; i++)
    if (XWorld_Get(game->world, self) != NULL && actor->hp > 0)
      apply(game, actor, &effects[i]);
}
