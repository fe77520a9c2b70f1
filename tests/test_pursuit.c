/* Pursuers over stairs: they come as much later as their steps and the stairs cost them (T45). */
#include "game/pursuit.h"

#include "creature/delay.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/place.h"
#include "game/travel.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Lets the hero stand on the way down of the village's cellar stair, hunted by nobody. */
static Fixture by_the_stairs(uint64_t seed)
{
  Fixture f;
  Fixture_Open(&f, seed, XPROFILE_HONOURED);
  XLocation *place = XWorld_Here(f.game->world);
  const XExit *exits = place->exits.items;
  for (int32_t i = 0; i < place->exits.count; i++) {
    const XTileKind *tile = XMap_Tile(&place->map, f.content, exits[i].x, exits[i].y);
    if ((tile->flags & XTILE_DOWN) != 0)
      XLocation_Move(place, &Fixture_Hero(&f)->base, exits[i].x, exits[i].y);
  }
  return f;
}

/* A hunter `steps` free cells away in a line, or NULL when no line is free. */
static XCreature *hunter_at(Fixture *f, const char *id, int32_t steps)
{
  const XLocation *place = XWorld_Here(f->game->world);
  const XCreature *hero = Fixture_Hero(f);
  for (int32_t dy = -1; dy <= 1; dy++)
    for (int32_t dx = -1; dx <= 1; dx++) {
      bool free = dx != 0 || dy != 0;
      for (int32_t i = 1; i <= steps; i++)
        free =
            free &&
            XMap_Walkable(&place->map, f->content, hero->base.x + i * dx, hero->base.y + i * dy) &&
            XCreature_At(f->game->world, place, hero->base.x + i * dx, hero->base.y + i * dy) ==
                NULL;
      if (!free)
        continue;
      XCreature *hunter =
          Fixture_Monster(f, id, hero->base.x + steps * dx, hero->base.y + steps * dy);
      hunter->mood = XMOOD_HUNTING;
      hunter->enemy = XCreature_Handle(hero);
      hunter->goal_x = hero->base.x;
      hunter->goal_y = hero->base.y;
      hunter->memory = 20;
      return hunter;
    }
  return NULL;
}

static int64_t due(const Fixture *f, XCreature *creature)
{
  const XObject *object = XCreature_Object(creature);
  const XScheduler *ring = &f->game->world->scheduler;
  return ring->time + XScheduler_Ahead(ring, object) * XSCHEDULER_TIME_SLICE + object->ttm;
}

static void a_hunter_comes_after_its_steps(void **state)
{
  (void)state;
  for (int32_t steps = 1; steps <= 3; steps++) {
    Fixture f = by_the_stairs(3);
    XCreature *hunter = hunter_at(&f, "rat", steps);
    assert_non_null(hunter);
    const int64_t was_due = due(&f, hunter);
    const int32_t act = XDelay_Action(f.game->world, hunter, XPROFILE_HONOURED, XDELAY_ORDINARY);
    const XHandle village = f.game->world->here;
    XText why;
    XText_Init(&why);
    assert_true(XGame_Command(f.game, "down", &why)); /* nothing else runs yet */
    XText_Clear(&why);
    assert_false(XHandle_Equal(f.game->world->here, village));
    assert_null(XCreature_Location(f.game->world, hunter));
    assert_int_equal(due(&f, hunter), was_due + (int64_t)(steps + 1) * act);
    XGame_Advance(f.game, 1);
    bool told = false;
    for (int32_t i = 0; i < 12 && XCreature_Location(f.game->world, hunter) == NULL; i++) {
      Fixture_Do(&f, "wait");
      told = told || Fixture_SaidThat(&f, "follows you");
    }
    assert_ptr_equal(XCreature_Location(f.game->world, hunter), XWorld_Here(f.game->world));
    assert_true(told);
    Fixture_Close(&f);
  }
}

static void only_hunters_follow(void **state)
{
  (void)state;
  Fixture f = by_the_stairs(4);
  XCreature *calm = hunter_at(&f, "rat", 1);
  XCreature *forgetful = hunter_at(&f, "rat", 2);
  calm->mood = XMOOD_AT_EASE;
  calm->enemy = XHANDLE_NONE;
  forgetful->memory = 2; /* two steps away */
  const XHandle village = f.game->world->here;
  XText why;
  XText_Init(&why);
  assert_true(XGame_Command(f.game, "down", &why));
  XText_Clear(&why);
  assert_true(XHandle_Equal(calm->base.location, village));
  assert_true(XHandle_Equal(forgetful->base.location, village));
  Fixture_Close(&f);
}

/* The hero turns back at once: the two pass each other, and neither is lost. */
static void who_comes_too_late_stays_there(void **state)
{
  (void)state;
  Fixture f = by_the_stairs(5);
  XCreature *hunter = hunter_at(&f, "rat", 3);
  hunter->base.base.ttm += 3000;
  const XHandle self = XCreature_Handle(hunter);
  assert_true(Fixture_Do(&f, "down"));
  const XHandle cellar = f.game->world->here;
  assert_true(Fixture_Do(&f, "up"));
  for (int32_t i = 0; i < 20 && XHandle_IsNone(hunter->base.location); i++)
    Fixture_Do(&f, "wait");
  assert_non_null(XWorld_Get(f.game->world, self));
  assert_true(XHandle_Equal(hunter->base.location, cellar));
  assert_true(Fixture_Do(&f, "down"));
  assert_true(XCreature_Object(hunter)->bucket >= 0);
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_hunter_comes_after_its_steps),
      cmocka_unit_test(only_hunters_follow),
      cmocka_unit_test(who_comes_too_late_stays_there),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
