/* Features of places, and the action that uses them. */
#include "game/feature.h"

#include "game/acts.h"
#include "game/message.h"

XFeature *XFeature_Within(const XGame *game, const XCreature *creature)
{
  const XLocation *place = XCreature_Location(game->world, creature);
  XFeature *found = NULL;
  XFeature *features = place == NULL ? NULL : place->features.items;
  for (int32_t i = 0; features != NULL && i < place->features.count; i++) {
    const int32_t steps =
        XCreature_Distance(creature->base.x, creature->base.y, features[i].x, features[i].y);
    if (steps == 0)
      return &features[i];
    if (steps == 1 && found == NULL)
      found = &features[i];
  }
  return found;
}

bool XFeature_Use(XGame *game, XCreature *creature, XFeature *feature)
{
  const XFeatureKind *kind = (const XFeatureKind *)feature->kind;
  const XScript *script = &game->world->script;
  const XHandle place = creature->base.location;
  const int16_t x = feature->x, y = feature->y;
  if (kind->callback == NULL || (kind->uses > 0 && feature->used >= kind->uses))
    return false;
  const bool used =
      script->Feature != NULL && script->Feature(script->context, game->world, kind->callback,
                                                 XCreature_Handle(creature), place) != 0;
  /* The callback may have changed the list. */
  feature = XLocation_FeatureAt(XLocation_From(XWorld_Get(game->world, place)), x, y);
  if (used && feature != NULL && feature->used < INT32_MAX)
    feature->used++;
  return true;
}

XResult XAct_Use(XGame *game, XCreature *actor, const XAction *action)
{
  XFeature *feature = XFeature_Within(game, actor);
  if (feature == NULL || !XCreature_IsHero(game->world, actor))
    return XResult_Refuse(game, actor, "nothing_to_use", NULL);
  const XFeatureKind *kind = (const XFeatureKind *)feature->kind;
  const int32_t ticks = XAction_Cost(game, actor, action);
  if (!XFeature_Use(game, actor, feature))
    return XResult_Refuse(game, actor, kind->word_done, NULL);
  return XResult_Done(ticks);
}
