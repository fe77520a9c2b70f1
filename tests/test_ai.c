/* Minds: what a creature wants, move by move. */
#include "creature/ai.h"

#include "tests/support/rules_fixture.h"

#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

typedef struct Scene {
  XContent *content;
  XWorld *world;
  XLocation *place;
  XCreature *hero;
} Scene;

static int set_up(void **state)
{
  Scene *scene = test_malloc(sizeof *scene);
  scene->content = XFixture_Content();
  scene->world = XWorld_New(scene->content, 7);
  scene->place = XFixture_Place(scene->world, 30, 20);
  scene->hero = XFixture_Hero(scene->world, scene->place, 20, 10);
  *state = scene;
  return 0;
}

static int tear_down(void **state)
{
  Scene *scene = *state;
  XWorld_Free(scene->world);
  XContent_Free(scene->content);
  test_free(scene);
  return 0;
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

static void move_to(const Scene *scene, XCreature *creature, int32_t x, int32_t y)
{
  XLocation_Move(scene->place, &creature->base, x, y);
}

/* One choice, carried out when it is a step. */
static XChoice act(const Scene *scene, XCreature *creature)
{
  const XChoice choice = XAi_Choose(scene->world, creature);
  if (choice.wish == XWISH_STEP)
    move_to(scene, creature, creature->base.x + choice.dx, creature->base.y + choice.dy);
  return choice;
}

static int32_t distance(const Scene *scene, const XCreature *creature)
{
  return XCreature_Distance(creature->base.x, creature->base.y, scene->hero->base.x,
                            scene->hero->base.y);
}

static void test_hunter_comes_and_strikes(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 13, 8);
  XChoice choice = act(scene, rat);
  assert_true(choice.noticed);
  assert_int_equal(rat->mood, XMOOD_HUNTING);
  for (int far = 6; far > 1; far--) {
    assert_int_equal(distance(scene, rat), far);
    choice = act(scene, rat);
    assert_false(choice.noticed);
  }
  choice = act(scene, rat);
  assert_int_equal(choice.wish, XWISH_ATTACK);
  assert_true(XHandle_Equal(choice.target, scene->world->hero));
}

static void test_hunting_in_plain_sight_draws_nothing(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 13, 8);
  XRandom before[XSTREAM_COUNT];
  memcpy(before, scene->world->streams, sizeof before);
  for (int i = 0; i < 8; i++)
    act(scene, rat);
  assert_memory_equal(before, scene->world->streams, sizeof before);
}

static void test_wanderer_draws_from_its_stream_only(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 2, 2);
  move_to(scene, scene->hero, 28, 18);
  XRandom before[XSTREAM_COUNT];
  memcpy(before, scene->world->streams, sizeof before);
  int steps = 0;
  for (int i = 0; i < 60 && rat->mood == XMOOD_AT_EASE; i++)
    steps += act(scene, rat).wish == XWISH_STEP;
  assert_true(steps > 10);
  for (int i = 0; i < XSTREAM_COUNT; i++)
    assert_int_equal(memcmp(&before[i], &scene->world->streams[i], sizeof before[i]) == 0,
                     i != XSTREAM_AI);
}

/* A wall between them with a gap at the far end. */
static void test_way_round_an_obstacle(void **state)
{
  const Scene *scene = *state;
  for (int32_t y = 6; y <= 18; y++)
    XFixture_Tile(scene->place, scene->content, 17, y, "test:water");
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 14, 10);
  int turns = 0;
  while (distance(scene, rat) > 1 && turns++ < 30)
    assert_int_not_equal(act(scene, rat).wish, XWISH_ATTACK);
  assert_true(turns < 20);
}

static void test_hunter_remembers_and_forgets(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 13, 10);
  act(scene, rat);
  assert_int_equal(rat->goal_x, 20);
  for (int32_t y = 1; y < 19; y++)
    XFixture_Tile(scene->place, scene->content, 18, y, "test:wall");
  for (int i = 5; i > 0; i--) {
    assert_int_equal(rat->memory, i);
    assert_int_equal(rat->mood, XMOOD_HUNTING);
    act(scene, rat);
  }
  act(scene, rat);
  assert_int_equal(rat->mood, XMOOD_AT_EASE);
  assert_int_equal(rat->goal_x, -1);
  assert_true(XHandle_IsNone(rat->enemy));
}

static void test_coward_runs_when_hurt(void **state)
{
  const Scene *scene = *state;
  XCreature *coward = XFixture_Spawn(scene->world, scene->place, "test:coward", 18, 10);
  assert_int_equal(act(scene, coward).wish, XWISH_STEP);
  assert_int_equal(distance(scene, coward), 1);
  coward->hp = coward->max_hp / 2;
  for (int far = 2; far < 6; far++) {
    assert_int_equal(act(scene, coward).wish, XWISH_STEP);
    assert_int_equal(distance(scene, coward), far);
  }
  assert_int_equal(coward->mood, XMOOD_FLEEING);
  coward->hp = coward->max_hp;
  act(scene, coward);
  assert_int_equal(coward->mood, XMOOD_HUNTING);
}

static void test_cornered_coward_bites(void **state)
{
  const Scene *scene = *state;
  XCreature *coward = XFixture_Spawn(scene->world, scene->place, "test:coward", 1, 1);
  move_to(scene, scene->hero, 2, 2);
  coward->hp = 1;
  assert_int_equal(act(scene, coward).wish, XWISH_ATTACK);
}

static void test_peaceful_until_provoked(void **state)
{
  const Scene *scene = *state;
  XCreature *folk = XFixture_Spawn(scene->world, scene->place, "test:folk", 19, 10);
  for (int i = 0; i < 20; i++)
    assert_int_not_equal(act(scene, folk).wish, XWISH_ATTACK);
  assert_int_equal(folk->mood, XMOOD_AT_EASE);
  move_to(scene, scene->hero, folk->base.x == 20 ? 21 : 20, folk->base.y == 5 ? 6 : 5);
  move_to(scene, folk, scene->hero->base.x - 1, scene->hero->base.y);
  folk->provoked = 1;
  assert_int_equal(act(scene, folk).wish, XWISH_ATTACK);
}

static void test_still_ones_stay(void **state)
{
  const Scene *scene = *state;
  XCreature *plant = XFixture_Spawn(scene->world, scene->place, "test:plant", 18, 10);
  assert_int_equal(act(scene, plant).wish, XWISH_WAIT);
  move_to(scene, scene->hero, 19, 10);
  assert_int_equal(act(scene, plant).wish, XWISH_ATTACK);
  plant->hp = 1;
  assert_int_equal(act(scene, plant).wish, XWISH_ATTACK);
}

static void test_sight_is_mutual(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 13, 8);
  XFixture_Tile(scene->place, scene->content, 16, 9, "test:wall");
  for (int32_t y = 1; y < 19; y++)
    for (int32_t x = 1; x < 29; x++) {
      if (XCreature_At(scene->world, scene->place, x, y) != NULL || (x == 16 && y == 9))
        continue;
      move_to(scene, rat, x, y);
      assert_int_equal(XCreature_Sees(scene->world, rat, 20, 10),
                       XCreature_Sees(scene->world, scene->hero, x, y));
    }
  assert_false(XCreature_Sees(scene->world, rat, -1, 3));
}

static void test_far_enemies_are_not_seen(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 10, 10);
  assert_int_equal(XCreature_SightRadius(scene->world, rat), 9);
  assert_false(XCreature_Sees(scene->world, rat, 20, 10));
  assert_false(XAi_Choose(scene->world, rat).noticed);
  move_to(scene, scene->hero, 19, 10);
  assert_true(XAi_Choose(scene->world, rat).noticed);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_hunter_comes_and_strikes),
      CASE(test_hunting_in_plain_sight_draws_nothing),
      CASE(test_wanderer_draws_from_its_stream_only),
      CASE(test_way_round_an_obstacle),
      CASE(test_hunter_remembers_and_forgets),
      CASE(test_coward_runs_when_hurt),
      CASE(test_cornered_coward_bites),
      CASE(test_peaceful_until_provoked),
      CASE(test_still_ones_stay),
      CASE(test_sight_is_mutual),
      CASE(test_far_enemies_are_not_seen),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
