/* The mind of a creature without orders: look, make up the mind, choose. Ways are looked for in a
   small window around the creature, and only when the straight step is barred. */
#include "creature/ai.h"

#include "creature/side.h"
#include "engine/xpath.h"

enum {
  COWARD_PERCENT = 50, /* of hit points at which a coward runs */
  WANDER_ONE_IN = 3,   /* idle turns that are no step */
  REACH = 16,          /* cells around the creature in which it looks for a way */
  SIDE = 2 * REACH + 1,
  WAY_MOST = 3 * REACH,
  THROUGH_OTHERS = 6 /* what a cell where somebody stands costs: they may move */
};

/* Everything one decision needs. */
typedef struct Mind {
  XWorld *world;
  XCreature *self;
  const XMonster *kind;
  XLocation *place;
  XCreature *foe; /* seen now, or NULL */
} Mind;

static const int8_t around[8][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                    {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};

static bool can_enter(const Mind *mind, int32_t x, int32_t y)
{
  return XMap_Walkable(&mind->place->map, mind->world->content, x, y) &&
         XHandle_IsNone(mind->place->map.occupant[XMap_Cell(&mind->place->map, x, y)]);
}

static int32_t sign(int32_t value)
{
  return (value > 0) - (value < 0);
}

static XChoice step(int32_t dx, int32_t dy)
{
  return (XChoice){.wish = XWISH_STEP, .dx = (int8_t)dx, .dy = (int8_t)dy};
}

static XChoice wait_here(void)
{
  return (XChoice){.wish = XWISH_WAIT};
}

/* The enemy in view: monsters fight the hero's side, which is the hero. */
static XCreature *foe_in_view(const XWorld *world, const XCreature *self)
{
  XCreature *foe = XSide_Foe(world, self);
  if (foe == NULL || foe == self || !XCreature_IsEnemy(world, self, foe) ||
      !XHandle_Equal(foe->base.location, self->base.location))
    return NULL;
  return XCreature_Sees(world, self, foe->base.x, foe->base.y) ? foe : NULL;
}

static bool wants_to_flee(const Mind *mind)
{
  int32_t percent = mind->kind->flee_percent;
  if ((mind->kind->ai & XAI_COWARD) != 0 && percent < COWARD_PERCENT)
    percent = COWARD_PERCENT;
  return (int64_t)mind->self->hp * 100 <= (int64_t)mind->self->max_hp * percent && percent > 0;
}

static void forget(XCreature *self)
{
  self->mood = XMOOD_AT_EASE;
  self->enemy = XHANDLE_NONE;
  self->goal_x = self->goal_y = -1;
  self->memory = 0;
}

/* Brings the mind up to date; tells whether it has just become aware of an enemy. */
static bool make_up_mind(const Mind *mind)
{
  XCreature *self = mind->self;
  const bool unaware = self->mood == XMOOD_AT_EASE;
  if (mind->foe != NULL) {
    self->enemy = XCreature_Handle(mind->foe);
    self->goal_x = mind->foe->base.x;
    self->goal_y = mind->foe->base.y;
    self->memory = mind->kind->memory;
  } else if (!unaware && self->memory > 0 && XWorld_Get(mind->world, self->enemy) != NULL) {
    self->memory--;
  } else {
    forget(self);
    return false;
  }
  self->mood = wants_to_flee(mind) ? XMOOD_FLEEING : XMOOD_HUNTING;
  return unaware && mind->foe != NULL;
}

static XChoice wander(const Mind *mind)
{
  XRandom *random = XWorld_Stream(mind->world, XSTREAM_AI);
  if ((mind->kind->ai & XAI_WANDER) == 0 || (mind->kind->ai & XAI_STILL) != 0 ||
      XRandom_OneIn(random, WANDER_ONE_IN))
    return wait_here();
  const int8_t *to = around[XRandom_Below(random, 8)];
  const int32_t x = mind->self->base.x + to[0], y = mind->self->base.y + to[1];
  return can_enter(mind, x, y) ? step(to[0], to[1]) : wait_here();
}

static XChoice attack(const Mind *mind)
{
  XChoice choice = {.wish = XWISH_ATTACK, .target = XCreature_Handle(mind->foe)};
  choice.dx = (int8_t)(mind->foe->base.x - mind->self->base.x);
  choice.dy = (int8_t)(mind->foe->base.y - mind->self->base.y);
  return choice;
}

static bool foe_is_adjacent(const Mind *mind)
{
  return mind->foe != NULL && XCreature_Distance(mind->self->base.x, mind->self->base.y,
                                                 mind->foe->base.x, mind->foe->base.y) == 1;
}

/* How far apart, with straight lines before slanted ones of the same number of steps. */
static int32_t apart(const XCreature *self, int32_t x, int32_t y)
{
  const int32_t dx = x - self->goal_x, dy = y - self->goal_y;
  return XCreature_Distance(x, y, self->goal_x, self->goal_y) * 4 * XMAP_MAX_SIDE +
         (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

/* Away from where the enemy is or was; cornered, it bites. */
static XChoice flee(const Mind *mind)
{
  const XCreature *self = mind->self;
  int32_t best = apart(self, self->base.x, self->base.y), best_way = -1;
  for (int32_t i = 0; i < 8; i++) {
    const int32_t x = self->base.x + around[i][0], y = self->base.y + around[i][1];
    if (can_enter(mind, x, y) && apart(self, x, y) > best) {
      best = apart(self, x, y);
      best_way = i;
    }
  }
  if (best_way >= 0 && (mind->kind->ai & XAI_STILL) == 0)
    return step(around[best_way][0], around[best_way][1]);
  return foe_is_adjacent(mind) ? attack(mind) : wait_here();
}

/* A cell of the window as XPath wants it: 0 barred, else what a step onto it costs. */
static uint8_t cost_at(const Mind *mind, int32_t x, int32_t y)
{
  if (!XMap_Walkable(&mind->place->map, mind->world->content, x, y))
    return 0;
  if (can_enter(mind, x, y))
    return 1;
  const XMapObject *self = &mind->self->base;
  return XCreature_Distance(self->x, self->y, x, y) <= 1 ? 0 : THROUGH_OTHERS;
}

/* The first step of a way to the goal inside the window. */
static bool step_by_way(const Mind *mind, XChoice *out)
{
  const int32_t left = mind->self->base.x - REACH, top = mind->self->base.y - REACH;
  const int32_t goal_x = mind->self->goal_x - left, goal_y = mind->self->goal_y - top;
  if (goal_x < 0 || goal_y < 0 || goal_x >= SIDE || goal_y >= SIDE)
    return false;
  uint8_t cost[SIDE * SIDE];
  for (int32_t y = 0; y < SIDE; y++)
    for (int32_t x = 0; x < SIDE; x++)
      cost[y * SIDE + x] = cost_at(mind, left + x, top + y);
  int32_t way[WAY_MOST];
  if (XPath_Find(SIDE, SIDE, cost, REACH, REACH, goal_x, goal_y, way, WAY_MOST) == 0)
    return false;
  const int32_t dx = way[0] % SIDE - REACH, dy = way[0] / SIDE - REACH;
  *out = step(dx, dy);
  return can_enter(mind, mind->self->base.x + dx, mind->self->base.y + dy);
}

/* The step straight at the goal, or the first free one that comes nearer as well. */
static bool step_straight(const Mind *mind, XChoice *out)
{
  const XCreature *self = mind->self;
  const int32_t x = self->base.x, y = self->base.y;
  const int32_t dx = sign(self->goal_x - x), dy = sign(self->goal_y - y);
  const int32_t far = XCreature_Distance(x, y, self->goal_x, self->goal_y);
  if (can_enter(mind, x + dx, y + dy)) {
    *out = step(dx, dy);
    return true;
  }
  for (int32_t i = 0; i < 8; i++) {
    const int32_t to_x = x + around[i][0], to_y = y + around[i][1];
    if (XCreature_Distance(to_x, to_y, self->goal_x, self->goal_y) < far &&
        can_enter(mind, to_x, to_y)) {
      *out = step(around[i][0], around[i][1]);
      return true;
    }
  }
  return false;
}

static XChoice approach(const Mind *mind)
{
  XChoice choice;
  const bool there =
      mind->self->base.x == mind->self->goal_x && mind->self->base.y == mind->self->goal_y;
  if ((mind->kind->ai & XAI_STILL) != 0)
    return wait_here();
  if (there)
    return wander(mind);
  if (mind->foe != NULL && step_straight(mind, &choice))
    return choice;
  if (step_by_way(mind, &choice) || step_straight(mind, &choice))
    return choice;
  return mind->foe == NULL ? wander(mind) : wait_here();
}

static XChoice choose(const Mind *mind)
{
  switch ((XMood)mind->self->mood) {
  case XMOOD_FLEEING:
    return flee(mind);
  case XMOOD_HUNTING:
    return foe_is_adjacent(mind) ? attack(mind) : approach(mind);
  default:
    return wander(mind);
  }
}

XChoice XAi_Choose(XWorld *world, XCreature *creature)
{
  const Mind mind = {.world = world,
                     .self = creature,
                     .kind = XCreature_Monster(creature),
                     .place = XCreature_Location(world, creature),
                     .foe = foe_in_view(world, creature)};
  if (mind.kind == NULL || mind.place == NULL)
    return wait_here();
  const bool noticed = make_up_mind(&mind);
  XChoice choice = choose(&mind);
  choice.noticed = noticed;
  return choice;
}
