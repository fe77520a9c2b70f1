/* The mind of a creature without orders: look, make up the mind, choose. */
#include "creature/ai_own.h"

#include "creature/side.h"

enum {
  COWARD_PERCENT = 50, /* of hit points at which a coward runs */
  WANDER_ONE_IN = 3,   /* idle turns that are no step */
  HEARING = 12,        /* cells that a call or the noise of a hunt carries */
  PATIENCE = 3,        /* blows taken without coming nearer that make it break off */
  SHY_TURNS = 8        /* own turns that it stays away then */
};

static const int8_t around[8][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                    {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};

static bool is(const XMind *mind, XAiFlag flag)
{
  return (mind->kind->ai & flag) != 0;
}

static int32_t steps_to(const XMind *mind, int32_t x, int32_t y)
{
  return XCreature_Distance(mind->self->base.x, mind->self->base.y, x, y);
}

/* Whether a cell belongs to what a guard defends; others defend nothing in particular. */
static bool is_in_area(const XMind *mind, int32_t x, int32_t y)
{
  const XCreature *self = mind->self;
  return !is(mind, XAI_GUARD) || self->post_x < 0 ||
         XCreature_Distance(self->post_x, self->post_y, x, y) <= mind->kind->area;
}

/* The enemy in view: monsters fight the hero's side, which is the hero. A guard does not mind who
   stays out of its area and out of its reach. */
static XCreature *foe_in_view(const XMind *mind)
{
  XCreature *foe = XSide_Foe(mind->world, mind->self);
  if (foe == NULL || foe == mind->self || !XCreature_IsEnemy(mind->world, mind->self, foe) ||
      !XHandle_Equal(foe->base.location, mind->self->base.location))
    return NULL;
  const int32_t x = foe->base.x, y = foe->base.y;
  if (!is_in_area(mind, x, y) && steps_to(mind, x, y) > 1)
    return NULL;
  return XCreature_Sees(mind->world, mind->self, x, y) ? foe : NULL;
}

static bool is_badly_hurt(const XMind *mind)
{
  int32_t percent = mind->kind->flee_percent;
  if (is(mind, XAI_COWARD) && percent < COWARD_PERCENT)
    percent = COWARD_PERCENT;
  return (int64_t)mind->self->hp * 100 <= (int64_t)mind->self->max_hp * percent && percent > 0;
}

void XAi_Forget(XCreature *self)
{
  self->mood = XMOOD_AT_EASE;
  self->enemy = XHANDLE_NONE;
  self->goal_x = self->goal_y = -1;
  self->memory = 0;
  self->struck = self->shy = 0;
  self->nearest = 0;
}

/* Takes over who is hunted, and where. */
static void hunt(XCreature *self, XHandle enemy, int16_t x, int16_t y, int32_t memory)
{
  self->mood = XMOOD_HUNTING;
  self->enemy = enemy;
  self->goal_x = x;
  self->goal_y = y;
  self->memory = memory;
}

void XAi_Struck(XCreature *victim, const XCreature *by)
{
  const XMonster *kind = XCreature_Monster(victim);
  if (kind == NULL)
    return;
  if (victim->struck < UINT8_MAX)
    victim->struck++;
  if (victim->mood == XMOOD_AT_EASE)
    hunt(victim, XCreature_Handle(by), by->base.x, by->base.y, kind->memory);
}

/* Remembers what it sees of its enemy; coming nearer, or within reach, makes up for blows taken. */
static void watch(const XMind *mind)
{
  XCreature *self = mind->self;
  const XMapObject *foe = &mind->foe->base;
  const int32_t steps = steps_to(mind, foe->x, foe->y);
  hunt(self, XCreature_Handle(mind->foe), foe->x, foe->y, mind->kind->memory);
  if (steps == 1 || self->nearest == 0 || steps < self->nearest)
    self->struck = 0;
  if (self->nearest == 0 || steps < self->nearest)
    self->nearest = (int16_t)steps;
}

/* The index-th of its kin within hearing in a mood, itself not counted; NULL past the end. */
static XCreature *kin_near(const XMind *mind, XMood mood, int32_t *index)
{
  const XHandleSet *all = &mind->place->creatures;
  while (*index < all->count) {
    XCreature *other = XCreature_From(XWorld_Get(mind->world, all->items[(*index)++]));
    const XMonster *kind = XCreature_Monster(other);
    if (other != mind->self && kind != NULL && kind->kind == mind->kind->kind &&
        other->ally == mind->self->ally && other->mood == mood &&
        steps_to(mind, other->base.x, other->base.y) <= HEARING)
      return other;
  }
  return NULL;
}

/* A pack joins those of its kin that have their enemy before their eyes. */
static bool join(const XMind *mind)
{
  if (!is(mind, XAI_PACK) || (is(mind, XAI_PEACEFUL) && !mind->self->provoked))
    return false;
  int32_t index = 0;
  for (XCreature *kin; (kin = kin_near(mind, XMOOD_HUNTING, &index)) != NULL;) {
    if (kin->memory < XCreature_Monster(kin)->memory || kin->goal_x < 0)
      continue;
    /* One less than sight would give: what is only heard of is not passed on. */
    const int32_t memory = mind->kind->memory > 0 ? mind->kind->memory - 1 : 0;
    hunt(mind->self, kin->enemy, kin->goal_x, kin->goal_y, memory);
    return true;
  }
  return false;
}

/* Brings the mind up to date; tells whether it has just become aware of an enemy. */
static bool make_up_mind(const XMind *mind)
{
  XCreature *self = mind->self;
  const bool unaware = self->mood == XMOOD_AT_EASE;
  if (self->shy > 0)
    self->shy--;
  if (mind->foe != NULL) {
    watch(mind);
  } else if (!unaware && self->memory > 0 && XWorld_Get(mind->world, self->enemy) != NULL) {
    self->memory--;
  } else {
    XAi_Forget(self);
    return join(mind);
  }
  if (self->struck >= PATIENCE && !is(mind, XAI_STILL)) {
    self->struck = 0;
    self->nearest = 0;
    self->shy = SHY_TURNS;
  }
  self->mood = is_badly_hurt(mind) || self->shy > 0 ? XMOOD_FLEEING : XMOOD_HUNTING;
  return unaware && mind->foe != NULL;
}

static XChoice wander(const XMind *mind)
{
  XRandom *random = XWorld_Stream(mind->world, XSTREAM_AI);
  if (!is(mind, XAI_WANDER) || is(mind, XAI_STILL) || XRandom_OneIn(random, WANDER_ONE_IN))
    return XMind_Wait();
  const int8_t *to = around[XRandom_Below(random, 8)];
  const int32_t x = mind->self->base.x + to[0], y = mind->self->base.y + to[1];
  const bool open = XMap_Walkable(&mind->place->map, mind->world->content, x, y);
  return open && XMind_CanEnter(mind, x, y) ? XMind_Step(to[0], to[1]) : XMind_Wait();
}

static bool foe_is_adjacent(const XMind *mind)
{
  return mind->foe != NULL && steps_to(mind, mind->foe->base.x, mind->foe->base.y) == 1;
}

static XChoice attack(const XMind *mind)
{
  XChoice choice = {.wish = XWISH_ATTACK, .target = XCreature_Handle(mind->foe)};
  choice.dx = (int8_t)(mind->foe->base.x - mind->self->base.x);
  choice.dy = (int8_t)(mind->foe->base.y - mind->self->base.y);
  return choice;
}

/* Whether a line from cell to cell runs along one of the eight ways. */
static bool is_straight(int32_t dx, int32_t dy)
{
  return dx == 0 || dy == 0 || dx == dy || dx == -dy;
}

/* Its great blow, when the enemy is within its reach and it feels like it. */
static bool wind_up(const XMind *mind, XChoice *out)
{
  const XWindUp *windup = &mind->kind->windup;
  if (windup->name == NULL || mind->foe == NULL)
    return false;
  const int32_t dx = mind->foe->base.x - mind->self->base.x;
  const int32_t dy = mind->foe->base.y - mind->self->base.y;
  if (XCreature_Distance(0, 0, dx, dy) > windup->reach ||
      (windup->pattern == XPATTERN_LINE && !is_straight(dx, dy)) ||
      !XRandom_Percent(XWorld_Stream(mind->world, XSTREAM_AI), windup->percent))
    return false;
  *out = (XChoice){.wish = XWISH_WIND_UP, .target = XCreature_Handle(mind->foe)};
  return true;
}

/* Out of this place by a way that it reaches before its enemy does. Who has no hands, and who
   guards something, knows no way but on foot. */
static bool use_way_out(const XMind *mind, XChoice *out)
{
  const XCreature *self = mind->self;
  const XExit *exits = mind->place->exits.items, *best = NULL;
  int32_t least = HEARING + 1;
  if (!is(mind, XAI_HANDS) || is(mind, XAI_STILL) || is(mind, XAI_GUARD))
    return false;
  for (int32_t i = 0; i < mind->place->exits.count; i++) {
    const int32_t steps = steps_to(mind, exits[i].x, exits[i].y);
    if (steps < least && exits[i].place != NULL &&
        steps < XCreature_Distance(exits[i].x, exits[i].y, self->goal_x, self->goal_y)) {
      least = steps;
      best = &exits[i];
    }
  }
  if (best == NULL)
    return false;
  *out = (XChoice){.wish = XWISH_STAIRS};
  return least == 0 || XMind_Approach(mind, best->x, best->y, false, out);
}

/* Away from where the enemy is or was; cornered, it bites. */
static XChoice flee(const XMind *mind)
{
  XChoice choice;
  if (use_way_out(mind, &choice))
    return choice;
  if (!is(mind, XAI_STILL) && XMind_Leave(mind, mind->self->goal_x, mind->self->goal_y, &choice))
    return choice;
  return foe_is_adjacent(mind) ? attack(mind) : XMind_Wait();
}

/* Wakes its kin to where the enemy is; false when nobody hears it who does not know. */
static bool call(const XMind *mind)
{
  const XCreature *self = mind->self;
  int32_t index = 0;
  bool heard = false;
  for (XCreature *kin; (kin = kin_near(mind, XMOOD_AT_EASE, &index)) != NULL;) {
    const XMonster *kind = XCreature_Monster(kin);
    if ((kind->ai & XAI_PEACEFUL) != 0)
      continue;
    hunt(kin, self->enemy, self->goal_x, self->goal_y, kind->memory);
    heard = true;
  }
  return heard;
}

/* What cannot come near does not stand and bleed: it calls, hides, or gives ground. */
static XChoice break_off(const XMind *mind)
{
  XChoice choice;
  if (foe_is_adjacent(mind))
    return attack(mind);
  if (mind->self->shy == SHY_TURNS && call(mind))
    return (XChoice){.wish = XWISH_WAIT, .called = true};
  if (XMind_Cover(mind, mind->self->goal_x, mind->self->goal_y, &choice))
    return choice;
  return flee(mind);
}

static XChoice return_to_post(const XMind *mind)
{
  XChoice choice;
  const XCreature *self = mind->self;
  return XMind_Approach(mind, self->post_x, self->post_y, false, &choice) ? choice : XMind_Wait();
}

static XChoice approach(const XMind *mind)
{
  const XCreature *self = mind->self;
  XChoice choice;
  if (is(mind, XAI_STILL))
    return XMind_Wait();
  if (!is_in_area(mind, self->goal_x, self->goal_y))
    return return_to_post(mind);
  if (self->base.x == self->goal_x && self->base.y == self->goal_y)
    return wander(mind);
  if (XMind_Approach(mind, self->goal_x, self->goal_y, mind->foe != NULL, &choice))
    return choice;
  return mind->foe == NULL ? wander(mind) : XMind_Wait();
}

static XChoice idle(const XMind *mind)
{
  return is(mind, XAI_GUARD) ? return_to_post(mind) : wander(mind);
}

static XChoice choose(const XMind *mind)
{
  XChoice choice;
  if (mind->self->mood != XMOOD_AT_EASE && XMind_Cast(mind, &choice))
    return choice;
  if (mind->self->mood == XMOOD_FLEEING)
    return is_badly_hurt(mind) ? flee(mind) : break_off(mind);
  if (mind->self->mood == XMOOD_HUNTING && wind_up(mind, &choice))
    return choice;
  if (foe_is_adjacent(mind))
    return attack(mind);
  if (mind->self->mood == XMOOD_HUNTING && XMind_Shoot(mind, &choice))
    return choice;
  if (XMind_Gear(mind, &choice))
    return choice;
  return mind->self->mood == XMOOD_HUNTING ? approach(mind) : idle(mind);
}

XChoice XAi_Choose(XWorld *world, XCreature *creature)
{
  XMind mind = {.world = world,
                .self = creature,
                .kind = XCreature_Monster(creature),
                .place = XCreature_Location(world, creature)};
  if (mind.kind == NULL || mind.place == NULL)
    return XMind_Wait();
  if (is(&mind, XAI_GUARD) && creature->post_x < 0) {
    creature->post_x = creature->base.x;
    creature->post_y = creature->base.y;
  }
  mind.foe = foe_in_view(&mind);
  const bool noticed = make_up_mind(&mind);
  XChoice choice;
  if (creature->ally == 0 || !XMind_Obey(&mind, &choice))
    choice = choose(&mind);
  choice.noticed = noticed;
  return choice;
}
