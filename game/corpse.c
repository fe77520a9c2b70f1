/* What the dead leave behind, and its decay. */
#include "game/corpse.h"

#include "creature/body.h"
#include "game/message.h"

enum { STEP_TICKS = 1000 };

static const XItemKind *corpse_kind(const XContent *content)
{
  for (int32_t i = 0; i < XContent_Count(content, XKIND_ITEM); i++) {
    const XItemKind *kind = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    if (kind->type == XITEM_CORPSE)
      return kind;
  }
  return NULL;
}

void XCorpse_Leave(XGame *game, const XCreature *victim, XLocation *place)
{
  const XRules *rules = XGame_Rules(game);
  const XItemKind *kind = corpse_kind(game->world->content);
  XRandom *random = XWorld_Stream(game->world, XSTREAM_WORLD);
  if (kind == NULL || victim->monster == NULL || !XRandom_Percent(random, rules->corpse_chance))
    return;
  const int32_t weight = victim->weight / 2 + 1;
  const int32_t nutrition = weight * kind->nutrition / 100 + 1; /* stomach units per 100 weight */
  XCorpse *corpse =
      XCorpse_New(game->world, kind, victim->monster, weight, nutrition, rules->corpse_steps);
  XLocation_Put(place, &corpse->base.base, victim->base.x, victim->base.y, false);
  XScheduler_Add(&game->world->scheduler, &corpse->base.base.base, STEP_TICKS);
}

bool XCorpse_Decay(XGame *game, XCorpse *corpse, int32_t steps)
{
  if (steps < corpse->steps) {
    corpse->steps -= steps;
    return true;
  }
  XItem *item = &corpse->base;
  XCreature *owner = XCreature_Try(XWorld_Get(game->world, item->owner));
  XLocation *place = XLocation_Try(XWorld_Get(game->world, item->base.location));
  if (owner != NULL) {
    if (XCreature_IsHero(game->world, owner))
      XGame_Tell(game, "corpse_gone", XEVENT_PLAIN, item, 0);
    XInventory_Take(game->world, owner, item, item->quantity);
  } else if (place != NULL) {
    XLocation_Take(place, &item->base, false);
  }
  XWorld_Destroy(game->world, &item->base.base);
  return false;
}
