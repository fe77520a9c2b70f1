/* The minds of companions: what their orders leave them. */
#include "creature/ai_own.h"

#include "creature/side.h"

enum {
  NEAR = 2,  /* steps from the hero at which a follower is content */
  LEASH = 7, /* steps from the hero up to which it fights on its own */
  AWAY = 6   /* steps it puts between itself and an enemy */
};

static int32_t steps_from(const XMind *mind, const XCreature *other)
{
  return XCreature_Distance(mind->self->base.x, mind->self->base.y, other->base.x, other->base.y);
}

/* The hero when he is in the same place, or NULL. */
static const XCreature *leader(const XMind *mind)
{
  const XCreature *hero = XCreature_Hero(mind->world);
  return hero != NULL && XHandle_Equal(hero->base.location, mind->self->base.location) ? hero
                                                                                       : NULL;
}

static XChoice come_along(const XMind *mind)
{
  const XCreature *hero = leader(mind);
  XChoice choice;
  if (hero == NULL || steps_from(mind, hero) <= NEAR ||
      !XMind_Approach(mind, hero->base.x, hero->base.y, false, &choice))
    return XMind_Wait();
  return choice;
}

static XChoice hold(const XMind *mind)
{
  XChoice choice;
  if (mind->foe != NULL && steps_from(mind, mind->foe) == 1)
    return (XChoice){.wish = XWISH_ATTACK, .target = XCreature_Handle(mind->foe)};
  return mind->foe != NULL && XMind_Shoot(mind, &choice) ? choice : XMind_Wait();
}

static XChoice keep_away(const XMind *mind)
{
  XChoice choice;
  const bool near = mind->foe != NULL && steps_from(mind, mind->foe) <= AWAY;
  if (!near)
    return come_along(mind);
  if (XMind_Leave(mind, mind->foe->base.x, mind->foe->base.y, &choice))
    return choice;
  return hold(mind);
}

/* Whether it may go on with a fight as it likes. */
static bool is_let_loose(const XMind *mind)
{
  const XCreature *hero = leader(mind);
  if (mind->self->order == XORDER_ATTACK || hero == NULL)
    return mind->self->mood != XMOOD_AT_EASE;
  return mind->self->mood != XMOOD_AT_EASE && mind->foe != NULL &&
         (steps_from(mind, hero) <= LEASH || steps_from(mind, mind->foe) == 1);
}

bool XMind_Obey(const XMind *mind, XChoice *out)
{
  const uint8_t order = mind->self->order;
  if (order != XORDER_STAY && order != XORDER_LEAD && order != XORDER_FLEE && is_let_loose(mind))
    return false;
  if (order == XORDER_FLEE)
    *out = keep_away(mind);
  else if (order == XORDER_STAY || order == XORDER_LEAD)
    *out = hold(mind);
  else
    *out = come_along(mind);
  return true;
}
