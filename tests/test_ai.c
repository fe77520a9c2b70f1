/* Minds: what a creature wants, move by move. */
#include "creature/ai.h"

#include "creature/body.h"
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

/* --- packs, guards, doors, gear, breaking off --- */

static void wall_off(const Scene *scene, int32_t x)
{
  for (int32_t y = 1; y < 19; y++)
    XFixture_Tile(scene->place, scene->content, x, y, "test:wall");
}

static void test_pack_joins_a_hunt(void **state)
{
  const Scene *scene = *state;
  wall_off(scene, 13);
  XCreature *first = XFixture_Spawn(scene->world, scene->place, "test:wolf", 14, 10);
  XCreature *second = XFixture_Spawn(scene->world, scene->place, "test:wolf", 8, 10);
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 8, 8);
  XAi_Choose(scene->world, second);
  assert_int_equal(second->mood, XMOOD_AT_EASE); /* nobody hunts yet, and a wall hides the hero */
  XAi_Choose(scene->world, first);
  assert_int_equal(first->mood, XMOOD_HUNTING);
  XAi_Choose(scene->world, second);
  assert_int_equal(second->mood, XMOOD_HUNTING);
  assert_int_equal(second->goal_x, 20);
  assert_int_equal(second->memory, 4);
  XAi_Choose(scene->world, rat);
  assert_int_equal(rat->mood, XMOOD_AT_EASE);
}

/* Hearsay ends: two that only heard of the hero do not keep each other at it. */
static void test_pack_gives_up_together(void **state)
{
  const Scene *scene = *state;
  wall_off(scene, 13);
  XCreature *wolves[3];
  for (int i = 0; i < 3; i++)
    wolves[i] = XFixture_Spawn(scene->world, scene->place, "test:wolf", i == 0 ? 14 : 9, 9 + i);
  for (int i = 0; i < 3; i++)
    XAi_Choose(scene->world, wolves[i]);
  wall_off(scene, 18);
  for (int turn = 0; turn < 12; turn++)
    for (int i = 0; i < 3; i++)
      XAi_Choose(scene->world, wolves[i]);
  for (int i = 0; i < 3; i++)
    assert_int_equal(wolves[i]->mood, XMOOD_AT_EASE);
}

static void test_far_kin_does_not_hear(void **state)
{
  const Scene *scene = *state;
  wall_off(scene, 13);
  XCreature *first = XFixture_Spawn(scene->world, scene->place, "test:wolf", 14, 10);
  XCreature *second = XFixture_Spawn(scene->world, scene->place, "test:wolf", 1, 10);
  XAi_Choose(scene->world, first);
  XAi_Choose(scene->world, second);
  assert_int_equal(second->mood, XMOOD_AT_EASE);
}

static void test_guard_defends_its_area_only(void **state)
{
  const Scene *scene = *state;
  XCreature *guard = XFixture_Spawn(scene->world, scene->place, "test:guard", 13, 10);
  for (int i = 0; i < 5; i++)
    assert_int_equal(act(scene, guard).wish, XWISH_WAIT); /* the hero is seven steps away */
  assert_int_equal(guard->mood, XMOOD_AT_EASE);
  move_to(scene, scene->hero, 17, 10); /* four: inside */
  assert_int_equal(act(scene, guard).wish, XWISH_STEP);
  assert_int_equal(guard->base.x, 14);
  act(scene, guard);
  move_to(scene, scene->hero, 20, 10);
  for (int i = 0; i < 10; i++)
    act(scene, guard);
  assert_int_equal(guard->base.x, 13);
  assert_int_equal(guard->base.y, 10);
}

static void test_guard_strikes_who_stands_beside_it(void **state)
{
  const Scene *scene = *state;
  XCreature *guard = XFixture_Spawn(scene->world, scene->place, "test:guard", 13, 10);
  XAi_Choose(scene->world, guard);
  move_to(scene, guard, 19, 10); /* carried off */
  assert_int_equal(act(scene, guard).wish, XWISH_ATTACK);
}

static void test_hands_open_doors(void **state)
{
  const Scene *scene = *state;
  wall_off(scene, 16);
  XFixture_Tile(scene->place, scene->content, 16, 10, "test:door");
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 15, 12);
  XCreature *thief = XFixture_Spawn(scene->world, scene->place, "test:thief", 15, 10);
  XAi_Struck(rat, scene->hero);
  XAi_Struck(thief, scene->hero);
  XChoice choice = XAi_Choose(scene->world, thief);
  assert_int_equal(choice.wish, XWISH_STEP);
  assert_int_equal(choice.dx, 1); /* into the door: acting opens it */
  move_to(scene, thief, 2, 2);
  for (int i = 0; i < 4; i++) {
    choice = XAi_Choose(scene->world, rat);
    assert_false(choice.wish == XWISH_STEP && rat->base.x + choice.dx == 16);
  }
}

static XItem *lay(const Scene *scene, const char *id, int32_t x, int32_t y)
{
  XItem *item = XItem_New(scene->world, XFixture_Item(scene->content, id), 1);
  XLocation_Put(scene->place, &item->base, x, y, false);
  return item;
}

/* Carries out what has to do with things. */
static XChoice handle(const Scene *scene, XCreature *creature)
{
  const XChoice choice = act(scene, creature);
  XItem *item = XItem_Try(XWorld_Get(scene->world, choice.item));
  if (choice.wish == XWISH_PICK_UP) {
    XLocation_Take(scene->place, &item->base, false);
    XInventory_Give(scene->world, creature, item);
  } else if (choice.wish == XWISH_WEAR) {
    assert_null(XBody_WhyNotWear(scene->world, creature, item));
    XBody_Wear(scene->world, creature, item);
  } else if (choice.wish == XWISH_TAKE_OFF) {
    XBody_TakeOff(scene->world, creature, item);
  }
  return choice;
}

static const XItemKind *held(const Scene *scene, const XCreature *creature, XSlot slot)
{
  const XItem *item = XBody_Worn(scene->world, creature, slot);
  return item == NULL ? NULL : XItem_Kind(item);
}

static void test_takes_better_gear(void **state)
{
  const Scene *scene = *state;
  move_to(scene, scene->hero, 28, 18);
  XCreature *thief = XFixture_Spawn(scene->world, scene->place, "test:thief", 5, 5);
  lay(scene, "test:sword", 8, 5);
  lay(scene, "test:mail", 8, 6);
  lay(scene, "test:stone", 5, 6);
  lay(scene, "test:great_sword", 5, 4); /* too heavy for it */
  for (int i = 0; i < 12; i++)
    handle(scene, thief);
  assert_ptr_equal(held(scene, thief, XSLOT_HAND), XFixture_Item(scene->content, "test:sword"));
  assert_ptr_equal(held(scene, thief, XSLOT_BODY), XFixture_Item(scene->content, "test:mail"));
  assert_int_equal(XInventory_Count(thief), 2);
  assert_int_equal(handle(scene, thief).wish, XWISH_WAIT); /* content with what it has */
}

static void test_swaps_for_what_is_better(void **state)
{
  const Scene *scene = *state;
  move_to(scene, scene->hero, 28, 18);
  XCreature *thief = XFixture_Spawn(scene->world, scene->place, "test:thief", 5, 5);
  thief->stats[XSTAT_ST] = 25;
  lay(scene, "test:sword", 5, 5);
  handle(scene, thief);
  handle(scene, thief);
  lay(scene, "test:great_sword", 5, 5);
  assert_int_equal(handle(scene, thief).wish, XWISH_PICK_UP);
  assert_int_equal(handle(scene, thief).wish, XWISH_TAKE_OFF);
  assert_int_equal(handle(scene, thief).wish, XWISH_WEAR);
  const XItemKind *great = XFixture_Item(scene->content, "test:great_sword");
  assert_ptr_equal(held(scene, thief, XSLOT_HAND), great);
  assert_int_equal(handle(scene, thief).wish, XWISH_WAIT);
}

static void test_beasts_leave_things_alone(void **state)
{
  const Scene *scene = *state;
  move_to(scene, scene->hero, 28, 18);
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 5, 5);
  lay(scene, "test:sword", 5, 5);
  for (int i = 0; i < 20; i++)
    assert_int_not_equal(act(scene, rat).wish, XWISH_PICK_UP);
}

/* Shot three times without coming nearer it hides where no shot reaches it, and stays there. */
static void test_breaks_off_under_fire(void **state)
{
  const Scene *scene = *state;
  XFixture_Tile(scene->place, scene->content, 13, 12, "test:wall");
  for (int32_t y = 1; y < 19; y++)
    XFixture_Tile(scene->place, scene->content, 17, y, "test:water");
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 14, 10);
  act(scene, rat);
  for (int i = 0; i < 8; i++) /* to the water's edge: nearer it cannot come */
    act(scene, rat);
  for (int i = 0; i < 2; i++) {
    XAi_Struck(rat, scene->hero);
    act(scene, rat);
    assert_int_equal(rat->mood, XMOOD_HUNTING);
  }
  XAi_Struck(rat, scene->hero);
  for (int i = 0; i < 6; i++) {
    act(scene, rat);
    assert_int_equal(rat->mood, XMOOD_FLEEING);
  }
  assert_false(XCreature_Sees(scene->world, scene->hero, rat->base.x, rat->base.y));
}

static void test_coming_nearer_makes_up_for_blows(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 12, 10);
  act(scene, rat);
  while (distance(scene, rat) > 1) {
    XAi_Struck(rat, scene->hero);
    assert_int_equal(act(scene, rat).wish, XWISH_STEP);
    assert_int_equal(rat->mood, XMOOD_HUNTING);
  }
}

static void test_breaking_off_calls_kin(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 13, 10);
  XCreature *other = XFixture_Spawn(scene->world, scene->place, "test:rat", 8, 10);
  XCreature *folk = XFixture_Spawn(scene->world, scene->place, "test:folk", 8, 11);
  act(scene, rat);
  move_to(scene, scene->hero, 21, 10);
  for (int i = 0; i < 3; i++)
    XAi_Struck(rat, scene->hero);
  rat->nearest = 2;
  const XChoice choice = XAi_Choose(scene->world, rat);
  assert_true(choice.called);
  assert_int_equal(other->mood, XMOOD_HUNTING);
  assert_int_equal(other->goal_x, rat->goal_x);
  assert_int_equal(folk->mood, XMOOD_AT_EASE);
  assert_false(XAi_Choose(scene->world, rat).called); /* once */
}

static void test_who_is_shot_from_the_dark_comes(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, scene->place, "test:rat", 5, 10);
  XAi_Struck(rat, scene->hero);
  act(scene, rat);
  assert_int_equal(rat->mood, XMOOD_HUNTING);
  assert_int_equal(rat->base.x, 6);
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
      CASE(test_pack_joins_a_hunt),
      CASE(test_pack_gives_up_together),
      CASE(test_far_kin_does_not_hear),
      CASE(test_guard_defends_its_area_only),
      CASE(test_guard_strikes_who_stands_beside_it),
      CASE(test_hands_open_doors),
      CASE(test_takes_better_gear),
      CASE(test_swaps_for_what_is_better),
      CASE(test_beasts_leave_things_alone),
      CASE(test_breaks_off_under_fire),
      CASE(test_coming_nearer_makes_up_for_blows),
      CASE(test_breaking_off_calls_kin),
      CASE(test_who_is_shot_from_the_dark_comes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
