/* Pending blows: the class, committing, landing and breaking. */
#include "game/windup.h"

#include "creature/delay.h"
#include "engine/xstring.h"
#include "game/blows.h"
#include "game/chronicle.h"
#include "game/message.h"
#include "game/turn.h"

#include <assert.h>

enum { CELLS_MOST = 64 };

static const XField cell_fields[] = {
    XFIELD_NUMBER(XPendingCell, x, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XPendingCell, y, XTYPE_I16, 0, XMAP_MAX_SIDE - 1),
    XFIELD_END,
};

static const XField pending_fields[] = {
    XFIELD_HANDLE(XPending, owner),
    XFIELD_HANDLE(XPending, place),
    XFIELD_KIND(XPending, monster, XKIND_MONSTER),
    XFIELD_KIND(XPending, trap, XKIND_TRAP),
    XFIELD_CHILD(XPending, cells, XPendingCell, cell_fields, CELLS_MOST),
    XFIELD_END,
};

XPending *XPending_Try(XObject *object)
{
  return object != NULL && XClass_Is(object->cls, &XPending_Class) ? (XPending *)object : NULL;
}

static bool pending_restore(XWorld *world, XObject *object, XText *why)
{
  XPending *pending = XPending_Try(object);
  XLocation *place = XLocation_Try(XWorld_Get(world, pending->place));
  if (place == NULL || (pending->monster == NULL) == (pending->trap == NULL)) {
    XText_AddFormat(why, "blow %llu comes from nobody or lands nowhere",
                    (unsigned long long)object->guid);
    return false;
  }
  XHandleSet_Add(&place->looming, object);
  return true;
}

const XClass XPending_Class = {.name = "pending",
                               .base = &XObject_Class,
                               .size = sizeof(XPending),
                               .fields = pending_fields,
                               .Restore = pending_restore};

const XWindUp *XPending_Of(const XPending *pending)
{
  return pending->monster != NULL ? &((const XMonster *)pending->monster)->windup
                                  : &((const XTrapKind *)pending->trap)->windup;
}

bool XPending_Covers(const XPending *pending, int32_t x, int32_t y)
{
  const XPendingCell *cells = pending->cells.items;
  for (int32_t i = 0; i < pending->cells.count; i++)
    if (cells[i].x == x && cells[i].y == y)
      return true;
  return false;
}

static XPending *looming_at(const XGame *game, const XLocation *place, int32_t index)
{
  return XPending_Try(XWorld_Get(game->world, place->looming.items[index]));
}

const XPending *XPending_At(const XGame *game, int32_t x, int32_t y)
{
  const XLocation *here = XWorld_Here(game->world);
  const XPending *first = NULL;
  for (int32_t i = 0; i < here->looming.count; i++) {
    const XPending *pending = looming_at(game, here, i);
    if (XPending_Covers(pending, x, y) &&
        (first == NULL || XScheduler_TimeOf(&game->world->scheduler, &pending->base) <
                              XScheduler_TimeOf(&game->world->scheduler, &first->base)))
      first = pending;
  }
  return first;
}

int32_t XPending_DueIn(const XGame *game, const XPending *pending)
{
  const XScheduler *ring = &game->world->scheduler;
  const XCreature *hero = XGame_Hero(game);
  if (hero == NULL || hero->base.base.bucket < 0 || pending->base.bucket < 0)
    return 0;
  const int64_t left =
      XScheduler_TimeOf(ring, &pending->base) - XScheduler_TimeOf(ring, &hero->base.base);
  return left <= 0 ? 0 : XDelay_InTU(game->world, hero, (XProfile)game->profile, left);
}

/* ---- Committing ---- */

static const int8_t around[8][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                    {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};

/* Marks a cell that somebody could stand on; false when it is none. */
static bool mark(const XGame *game, const XLocation *place, XPending *pending, int32_t x, int32_t y)
{
  if (!XMap_Walkable(&place->map, game->world->content, x, y))
    return false;
  *(XPendingCell *)XRecords_Add(&pending->cells, sizeof(XPendingCell)) =
      (XPendingCell){(int16_t)x, (int16_t)y};
  return true;
}

static int32_t sign(int32_t value)
{
  return (value > 0) - (value < 0);
}

/* The place in `around` of the way from one cell towards another. */
static int32_t way_to(int32_t x, int32_t y, int32_t to_x, int32_t to_y)
{
  int32_t way = 0;
  while (around[way][0] != sign(to_x - x) || around[way][1] != sign(to_y - y))
    way++;
  return way;
}

static void mark_line(const XGame *game, const XLocation *place, XPending *pending, int32_t x,
                      int32_t y, int32_t way)
{
  const int32_t reach = XPending_Of(pending)->reach;
  for (int32_t i = 1; i <= reach; i++)
    if (!mark(game, place, pending, x + i * around[way][0], y + i * around[way][1]))
      return;
}

/* Marks the cells of its pattern, struck from one cell at another. */
static void mark_cells(const XGame *game, const XLocation *place, XPending *pending, int32_t x,
                       int32_t y, int32_t to_x, int32_t to_y)
{
  const XPattern pattern = XPending_Of(pending)->pattern;
  const bool round_target = pattern == XPATTERN_BURST;
  const int32_t middle_x = round_target ? to_x : x, middle_y = round_target ? to_y : y;
  if (pattern == XPATTERN_CELL || pattern == XPATTERN_BURST)
    mark(game, place, pending, to_x, to_y);
  if (pattern == XPATTERN_LINE)
    mark_line(game, place, pending, x, y, way_to(x, y, to_x, to_y));
  if (pattern == XPATTERN_ARC)
    for (int32_t way = way_to(x, y, to_x, to_y), i = 7; i <= 9; i++)
      mark(game, place, pending, x + around[(way + i) % 8][0], y + around[(way + i) % 8][1]);
  if (pattern == XPATTERN_RING || round_target)
    for (int32_t i = 0; i < 8; i++)
      mark(game, place, pending, middle_x + around[i][0], middle_y + around[i][1]);
}

/* A blow on the ring that lands `ticks` after this creature's next act. */
static XPending *commit(XGame *game, XLocation *place, const XCreature *clock, int32_t ticks)
{
  XScheduler *ring = &game->world->scheduler;
  XPending *pending = (XPending *)XObjectTable_New(&game->world->objects, &XPending_Class, 0);
  const int64_t ttm = XScheduler_TimeOf(ring, &clock->base.base) + ticks - ring->time;
  pending->place = place->base.self;
  pending->base.ttmb = ticks;
  XScheduler_Add(ring, &pending->base, ttm > INT32_MAX ? INT32_MAX : (int32_t)ttm);
  XHandleSet_Add(&place->looming, &pending->base);
  return pending;
}

/* Cells beside the hero that are out of a blow at him and that he can reach before it lands. */
static int32_t ways_out(const XGame *game, const XPending *pending)
{
  const XCreature *hero = XGame_Hero(game);
  if (hero == NULL || !XPending_Covers(pending, hero->base.x, hero->base.y) ||
      XPending_DueIn(game, pending) < 1)
    return 0;
  const XLocation *here = XWorld_Here(game->world);
  int32_t ways = 0;
  for (int32_t i = 0; i < 8; i++) {
    const int32_t x = hero->base.x + around[i][0], y = hero->base.y + around[i][1];
    ways += XMap_Walkable(&here->map, game->world->content, x, y) &&
            !XPending_Covers(pending, x, y) && XCreature_At(game->world, here, x, y) == NULL;
  }
  return ways;
}

/* For who asks afterwards. */
static void remember(XGame *game, const XPending *pending, const XCreature *owner)
{
  const XScheduler *ring = &game->world->scheduler;
  XChronicle_WindUp(game, owner, XPending_Of(pending)->name,
                    XScheduler_TimeOf(ring, &pending->base) - ring->time, ways_out(game, pending));
}

void XWindUp_Begin(XGame *game, XCreature *owner, int32_t x, int32_t y, int32_t ticks)
{
  XLocation *place = XCreature_Location(game->world, owner);
  XPending *pending = commit(game, place, owner, ticks);
  pending->owner = XCreature_Handle(owner);
  pending->monster = owner->monster;
  mark_cells(game, place, pending, owner->base.x, owner->base.y, x, y);
  XEvent event = XEvent_Of(game, XPending_Of(pending)->word_begin, XEVENT_WARN, owner);
  event.amount = XPending_DueIn(game, pending);
  XGame_Emit(game, &event);
  remember(game, pending, owner);
}

void XWindUp_Teeter(XGame *game)
{
  XLocation *place = XWorld_Here(game->world);
  const XCreature *hero = XGame_Hero(game);
  for (int32_t i = place->traps.count - 1; i >= 0 && game->profile != XPROFILE_CLASSIC; i--) {
    const XTrap trap = ((const XTrap *)place->traps.items)[i];
    const XTrapKind *kind = (const XTrapKind *)trap.kind;
    if (kind->windup.name == NULL || !XMap_Visible(&place->map, trap.x, trap.y) ||
        XCreature_Distance(hero->base.x, hero->base.y, trap.x, trap.y) > kind->windup.reach)
      continue;
    XRecords_Remove(&place->traps, sizeof(XTrap), i);
    const int32_t ticks =
        XDelay_Action(game->world, hero, (XProfile)game->profile, kind->windup.tu);
    XPending *pending = commit(game, place, hero, ticks);
    pending->trap = trap.kind;
    mark_cells(game, place, pending, trap.x, trap.y, trap.x, trap.y);
    XGame_Tell(game, kind->windup.word_begin, XEVENT_WARN, NULL, XPending_DueIn(game, pending));
    remember(game, pending, NULL);
  }
}

/* ---- Ending ---- */

static void end(XGame *game, XPending *pending)
{
  XLocation *place = XLocation_Try(XWorld_Get(game->world, pending->place));
  if (place != NULL)
    XHandleSet_Remove(&place->looming, &pending->base);
  XWorld_Destroy(game->world, &pending->base);
}

XPending *XWindUp_By(const XGame *game, const XCreature *owner)
{
  const XLocation *place = XCreature_Location(game->world, owner);
  for (int32_t i = 0; place != NULL && i < place->looming.count; i++) {
    XPending *pending = looming_at(game, place, i);
    if (XHandle_Equal(pending->owner, XCreature_Handle(owner)))
      return pending;
  }
  return NULL;
}

bool XWindUp_Break(XGame *game, XCreature *owner)
{
  XPending *pending = XWindUp_By(game, owner);
  if (pending == NULL || !XPending_Of(pending)->breakable)
    return false;
  end(game, pending);
  const XEvent event = XEvent_Of(game, "windup_broken", XEVENT_PLAIN, owner);
  XGame_Emit(game, &event);
  return true;
}

void XWindUp_Forget(XGame *game, const XCreature *owner)
{
  for (XPending *pending; (pending = XWindUp_By(game, owner)) != NULL;)
    end(game, pending);
}

void XWindUp_Leave(XGame *game, XLocation *place)
{
  while (place->looming.count > 0)
    end(game, looming_at(game, place, place->looming.count - 1));
}

/* ---- Landing ---- */

/* What a falling thing does to whoever is under it. */
static void crush(XGame *game, const XWindUp *windup, const XTrapKind *kind, XCreature *victim)
{
  const int32_t damage = XDice_Roll(&windup->damage, XWorld_Stream(game->world, XSTREAM_COMBAT));
  XEvent event = XEvent_Of(game, windup->word_hit, XEVENT_PLAIN, NULL);
  event.target = XEventParty_Creature(game, victim);
  event.seen = (event.target.flags & XPARTY_SEEN) != 0;
  event.weight = (event.target.flags & XPARTY_HERO) != 0 ? XEVENT_WARN : XEVENT_PLAIN;
  event.amount = damage;
  XGame_Emit(game, &event);
  XGame_Hurt(game, victim, damage, NULL, kind->cause);
}

/* The blow itself is struck with what the wind-up says, by the owner's own skill and strength. */
static void fall_on(XGame *game, const XWindUp *windup, XCreature *owner, XCreature *victim)
{
  assert(windup != NULL);
  XAttack attack = XCombat_Attack(game->world, owner);
  attack.dice = windup->damage;
  attack.weapon = NULL;
  attack.name = windup->name;
  attack.verb = windup->word_hit;
  attack.verb_miss = windup->word_miss;
  XBlow_Strike(game, owner, victim, &attack, 100);
}

static void tell_empty(XGame *game, const XPending *pending, const XCreature *owner,
                       const XPendingCell *at)
{
  const XLocation *here = XWorld_Here(game->world);
  XEvent event =
      XEvent_Of(game, owner == NULL ? "windup_falls" : "windup_empty", XEVENT_PLAIN, owner);
  event.seen = event.seen || (XHandle_Equal(here->base.self, pending->place) && at != NULL &&
                              XMap_Visible(&here->map, at->x, at->y));
  XGame_Emit(game, &event);
}

/* Strikes the cells one by one; returns how many were struck at. The owner may fall in between. */
static int32_t strike_cells(XGame *game, const XPending *pending, const XLocation *place,
                            XHandle owner_handle)
{
  const XPendingCell *cells = pending->cells.items;
  const XWindUp *windup = XPending_Of(pending);
  int32_t struck = 0;
  for (int32_t i = 0; i < pending->cells.count && game->state == XGAME_PLAYING; i++) {
    XCreature *victim = XCreature_At(game->world, place, cells[i].x, cells[i].y);
    XCreature *owner = XCreature_Try(XWorld_Get(game->world, owner_handle));
    if (victim == NULL || victim == owner || victim->hp < 1 ||
        (owner != NULL && !XCreature_IsEnemy(game->world, owner, victim)))
      continue;
    struck++;
    if (pending->trap != NULL)
      crush(game, windup, (const XTrapKind *)pending->trap, victim);
    else if (owner != NULL)
      fall_on(game, windup, owner, victim);
  }
  return struck;
}

void XPending_Land(XGame *game, XPending *pending)
{
  const XLocation *place = XLocation_Try(XWorld_Get(game->world, pending->place));
  XCreature *owner = XCreature_Try(XWorld_Get(game->world, pending->owner));
  const bool here = owner != NULL && XHandle_Equal(owner->base.location, pending->place);
  if (place != NULL && (here || pending->trap != NULL)) {
    const XHandle by = pending->owner;
    if (strike_cells(game, pending, place, by) == 0)
      tell_empty(game, pending, owner, pending->cells.items);
    const XTrapKind *kind = (const XTrapKind *)pending->trap;
    if (kind != NULL && kind->word_after != NULL && game->state == XGAME_PLAYING)
      XGame_Tell(game, kind->word_after, XEVENT_PLAIN, NULL, 0);
  }
  if (!pending->base.dead)
    end(game, pending);
}
