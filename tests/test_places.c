/* Places: what generators make, by many seeds; traps, doors, daylight; sleeping and catching up. */
#include "engine/xalloc.h"
#include "engine/xclock.h"
#include "engine/xpath.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/daylight.h"
#include "game/populate.h"
#include "game/room.h"
#include "game/travel.h"
#include "game/trap.h"
#include "lua/loader.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static int32_t many(int32_t normal, int32_t soak)
{
  return getenv("HOURVALE_SOAK") != NULL ? soak : normal;
}

static const XPlaceKind *place_kind(const Fixture *f, const char *id)
{
  return (const XPlaceKind *)XContent_Find(f->content, XKIND_PLACE, id);
}

static const XTrapKind *trap_kind(const Fixture *f, const char *id)
{
  return (const XTrapKind *)XContent_Find(f->content, XKIND_TRAP, id);
}

/* Steps from a cell over what can be walked or opened, around traps. */
static int32_t *distances(const XGame *game, const XLocation *place, int32_t x, int32_t y)
{
  const XMap *map = &place->map;
  const int32_t count = map->width * map->height, start = XMap_Cell(map, x, y);
  uint8_t *cost = XAlloc((size_t)count);
  int32_t *distance = XAlloc(sizeof *distance * (size_t)count);
  for (int32_t i = 0; i < count; i++) {
    const XTileKind *tile = XMap_Tile(map, game->world->content, i % map->width, i / map->width);
    cost[i] = (tile->flags & (XTILE_WALK | XTILE_DOOR)) != 0 &&
              XLocation_TrapAt(place, i % map->width, i / map->width) == NULL;
  }
  XPath_Field(map->width, map->height, cost, &start, 1, distance);
  free(cost);
  return distance;
}

static void check_exits(const XGame *game, const XLocation *place, const XPlaceKind *kind)
{
  const XExit *exits = place->exits.items;
  assert_int_equal(place->exits.count, kind->exit_count);
  for (int32_t i = 0; i < place->exits.count; i++) {
    int32_t *distance = distances(game, place, exits[i].x, exits[i].y);
    for (int32_t n = 0; n < place->exits.count; n++) {
      const int32_t steps = distance[XMap_Cell(&place->map, exits[n].x, exits[n].y)];
      if (n != i && (steps == XPATH_FAR || steps < 10))
        fail_msg("%s: %d steps between two ways out", kind->base.id, (int)steps);
    }
    free(distance);
  }
}

static void check_folk(const XGame *game, const XLocation *place, const XPlaceKind *kind)
{
  int32_t wanted = 0;
  for (int32_t i = 0; i < kind->populate_count; i++)
    wanted += kind->populate[i].first;
  assert_true(place->creatures.count >= wanted);
  for (int32_t i = 0; i < place->creatures.count; i++) {
    const XCreature *who = XCreature_From(XWorld_Get(game->world, place->creatures.items[i]));
    const XMonster *monster = XCreature_Monster(who);
    assert_true(XMap_Walkable(&place->map, game->world->content, who->base.x, who->base.y));
    if (monster != NULL && monster->rarity > 0 && kind->folk_count == 0 && kind->templates == 0)
      assert_true(monster->band <= kind->band);
  }
}

static uint64_t map_hash(const XLocation *place)
{
  return XHash_Bytes(0, place->map.tiles.cells, sizeof(uint16_t) * (size_t)place->map.tiles.count);
}

/* Builds a place once for a seed, and returns the hash of its map. */
static uint64_t build(const XContent *content, const XPlaceKind *kind, uint64_t seed)
{
  XText why;
  XText_Init(&why);
  XGame *game = XGame_New(content, seed, XPROFILE_HONOURED);
  const XLocation *place = XGame_Place(game, kind);
  if (!XBuild_Connected(game, place))
    fail_msg("%s, seed %d: not all of one piece", kind->base.id, (int)seed);
  check_exits(game, place, kind);
  check_folk(game, place, kind);
  if (kind->traps > 0)
    assert_true(place->traps.count > 0);
  if (!XWorld_Check(game->world, &why))
    fail_msg("%s, seed %d: %s", kind->base.id, (int)seed, why.data);
  const uint64_t hash = map_hash(place);
  XGame_Free(game);
  XText_Clear(&why);
  return hash;
}

static void every_place_is_whole(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  for (int32_t i = 0; i < XContent_Count(f.content, XKIND_PLACE); i++) {
    const XPlaceKind *kind = (const XPlaceKind *)XContent_At(f.content, XKIND_PLACE, i);
    const int32_t seeds = kind->build == XBUILD_DRAWN ? 2 : many(50, 500);
    for (int32_t seed = 1; seed <= seeds; seed++)
      build(f.content, kind, (uint64_t)seed);
  }
  Fixture_Close(&f);
}

static void levels_come_of_seed_and_id(void **state)
{
  (void)state;
  static const char *const ids[] = {"core:small_cave", "core:kobold_halls", "core:sheepwalk"};
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    const XPlaceKind *kind = place_kind(&f, ids[i]);
    const uint64_t first = build(f.content, kind, 5);
    assert_true(build(f.content, kind, 5) == first);
    assert_true(build(f.content, kind, 6) != first);
  }
  Fixture_Close(&f);
}

/* Every way out leads somewhere, and every place is reached from where heroes begin. */
static void every_place_is_reached(void **state)
{
  (void)state;
  bool reached[64] = {false};
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const int32_t count = XContent_Count(f.content, XKIND_PLACE);
  assert_true(count <= 64);
  for (int32_t round = 0; round < count; round++)
    for (int32_t i = 0; i < count; i++) {
      const XPlaceKind *kind = (const XPlaceKind *)XContent_At(f.content, XKIND_PLACE, i);
      reached[i] = reached[i] || kind->start;
      for (int32_t n = 0; reached[i] && n < kind->exit_count; n++)
        reached[kind->exits[n].place->index] = true;
    }
  for (int32_t i = 0; i < count; i++)
    if (!reached[i])
      fail_msg("no way leads to %s", XContent_At(f.content, XKIND_PLACE, i)->id);
  Fixture_Close(&f);
}

static void template_rooms_are_placed(void **state)
{
  (void)state;
  Fixture f;
  int32_t fenced = 0;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  assert_true(XContent_Count(f.content, XKIND_ROOM) >= 8);
  const XKind *fence = XContent_Find(f.content, XKIND_TILE, "core:fence");
  for (uint64_t seed = 1; seed <= 20; seed++) {
    XGame *game = XGame_New(f.content, seed, XPROFILE_HONOURED);
    const XLocation *place = XGame_Place(game, place_kind(&f, "core:sheepwalk"));
    for (int32_t i = 0; i < place->map.tiles.count; i++)
      fenced += place->map.tiles.cells[i] == fence->index + 1;
    XGame_Free(game);
  }
  assert_in_range(fenced, 20, 20 * 30); /* the fold has 25 hurdles, and is not in every game */
  Fixture_Close(&f);
}

static const char *const hall[] = {"##########", "#@.......#", "#........#", "##########"};

static void a_hidden_trap_springs_and_is_known(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *place = Fixture_Room(&f, hall, 4);
  Fixture_Do(&f, "wait");
  XCreature *hero = Fixture_Hero(&f);
  hero->hp = hero->max_hp = 100;
  hero->stats[XSTAT_PE] = 1;
  XLocation_AddTrap(place, 2, 1, &trap_kind(&f, "core:pit")->base);
  assert_null(XTrap_Known(place, 2, 1));
  Fixture_Do(&f, "step east");
  assert_int_equal(hero->base.x, 2);
  assert_true(hero->hp < 100);
  assert_true(f.game->last_cost > 1000); /* climbing out */
  assert_non_null(XTrap_Known(place, 2, 1));
  assert_true(Fixture_SaidThat(&f, "pit"));
  Fixture_Close(&f);
}

static void a_known_trap_is_not_stepped_on_unforced(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *place = Fixture_Room(&f, hall, 4);
  Fixture_Do(&f, "wait");
  XCreature *hero = Fixture_Hero(&f);
  hero->hp = hero->max_hp = 100;
  XLocation_AddTrap(place, 2, 1, &trap_kind(&f, "core:dart")->base);
  XLocation_TrapAt(place, 2, 1)->known = 1;
  const uint64_t hash = XGame_Hash(f.game);
  Fixture_Do(&f, "step east");
  assert_int_equal(hero->base.x, 1);
  assert_true(XGame_Hash(f.game) == hash);
  assert_false(Fixture_Do(&f, "step east forced"));
  assert_true(Fixture_Do(&f, "step east force"));
  assert_int_equal(hero->base.x, 2);
  assert_true(hero->hp < 100);
  Fixture_Close(&f);
}

static void keen_eyes_notice_traps(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *place = Fixture_Room(&f, hall, 4);
  XCreature *hero = Fixture_Hero(&f);
  XLocation_AddTrap(place, 3, 2, &trap_kind(&f, "core:snare")->base);
  XLocation_AddTrap(place, 8, 1, &trap_kind(&f, "core:snare")->base); /* too far to be noticed */
  hero->stats[XSTAT_PE] = 40;
  for (int32_t i = 0; i < 5; i++)
    Fixture_Do(&f, "wait");
  assert_non_null(XTrap_Known(place, 3, 2));
  assert_null(XTrap_Known(place, 8, 1));
  Fixture_Close(&f);
}

static void an_alarm_calls_who_hears_it(void **state)
{
  (void)state;
  static const char *const rooms[] = {"##########", "#@...#...#", "#....#...#", "#........#",
                                      "##########"};
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *place = Fixture_Room(&f, rooms, 5);
  Fixture_Do(&f, "wait");
  XCreature *rat = Fixture_Monster(&f, "fat_rat", 8, 1);
  XLocation_AddTrap(place, 2, 1, &trap_kind(&f, "core:alarm")->base);
  assert_int_equal(rat->mood, XMOOD_AT_EASE);
  Fixture_Do(&f, "step east");
  assert_int_equal(rat->mood, XMOOD_HUNTING);
  Fixture_Close(&f);
}

static void a_trap_can_kill_and_the_stone_says_so(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *place = Fixture_Room(&f, hall, 4);
  Fixture_Do(&f, "wait");
  Fixture_Hero(&f)->hp = 1;
  XLocation_AddTrap(place, 2, 1, &trap_kind(&f, "core:dart")->base);
  Fixture_Do(&f, "step east");
  assert_int_equal(f.game->state, XGAME_DEAD);
  assert_string_equal(f.game->cause, "a dart");
  Fixture_Close(&f);
}

static void set_hour(const Fixture *f, int32_t hour)
{
  f->game->world->scheduler.seconds = hour * 3600;
}

static void night_shortens_sight_outdoors_only(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XWorld *world = f.game->world;
  const XCreature *hero = Fixture_Hero(&f);
  set_hour(&f, 12);
  const int32_t noon = XCreature_SightRadius(world, hero);
  set_hour(&f, 20);
  const int32_t dusk = XCreature_SightRadius(world, hero);
  set_hour(&f, 0);
  const int32_t night = XCreature_SightRadius(world, hero);
  assert_true(night < dusk && dusk < noon && night >= 1);
  Fixture_Room(&f, hall, 4);
  assert_int_equal(XCreature_SightRadius(world, hero), noon);
  Fixture_Close(&f);
}

static void dusk_and_dawn_are_told_once(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  set_hour(&f, 20);
  Fixture_Do(&f, "wait");
  assert_true(Fixture_SaidThat(&f, "sun goes down"));
  Fixture_Do(&f, "wait");
  assert_false(Fixture_SaidThat(&f, "sun goes down"));
  set_hour(&f, 24 + 6);
  Fixture_Do(&f, "wait");
  assert_true(Fixture_SaidThat(&f, "grows light"));
  Fixture_Close(&f);
}

static XGenerator *night_generator(const Fixture *f, const XLocation *place)
{
  const XPlaceKind *kind = (const XPlaceKind *)place->place;
  for (int32_t i = 0; i < XObjectTable_Count(&f->game->world->objects); i++) {
    XGenerator *found = XGenerator_Try(XObjectTable_At(&f->game->world->objects, i));
    if (found != NULL && XHandle_Equal(found->location, place->base.self) &&
        kind->populate[found->which].night)
      return found;
  }
  return NULL;
}

static void some_come_out_at_night_only(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  const XLocation *place = XGame_Place(f.game, place_kind(&f, "core:sheepwalk"));
  XGenerator *generator = night_generator(&f, place);
  assert_non_null(generator);
  const int32_t before = place->creatures.count;
  set_hour(&f, 12);
  XGenerator_Run(f.game, generator);
  assert_int_equal(place->creatures.count, before);
  set_hour(&f, 23);
  XGenerator_Run(f.game, generator);
  assert_int_equal(place->creatures.count, before + 1);
  Fixture_Close(&f);
}

static void hints_are_told_once(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XGame_Enter(f.game, XGame_Place(f.game, place_kind(&f, "core:rat_cellar")), "stairs");
  Fixture_Do(&f, "wait");
  assert_true(Fixture_SaidThat(&f, "Walk into it"));
  Fixture_Do(&f, "wait");
  assert_false(Fixture_SaidThat(&f, "Walk into it"));
  Fixture_Close(&f);
}

static void walking_off_the_edge_leaves(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *village = XWorld_Here(f.game->world);
  const XMark *gate = XLocation_Mark(village, "east_gate");
  XLocation_Move(village, &Fixture_Hero(&f)->base, gate->x, gate->y);
  Fixture_Do(&f, "step east");
  const XLocation *walk = XWorld_Here(f.game->world);
  assert_string_equal(walk->place->id, "core:sheepwalk");
  Fixture_Do(&f, "step west");
  assert_ptr_equal(XWorld_Here(f.game->world), village);
  Fixture_Close(&f);
}

/* --- sleeping --- */

enum { AWAY = 50 }; /* turns away from a place, 1000 ticks each */

static void pass(Fixture *f, int32_t turns)
{
  for (int32_t i = 0; i < turns; i++) {
    Fixture_Hero(f)->nutrio = 9000;
    Fixture_Do(f, "wait");
  }
}

/* The hero goes to a bare room of his own, and comes back after some turns. */
static void go_away(Fixture *f, XLocation *from, int32_t turns)
{
  Fixture_Room(f, hall, 4);
  pass(f, turns);
  XGame_Enter(f->game, from, "start");
}

static void a_place_is_caught_up_as_documented(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *place = Fixture_Room(&f, hall, 4);
  Fixture_Do(&f, "wait");
  XCreature *rat = Fixture_Monster(&f, "rat", 8, 2);
  rat->mood = XMOOD_HUNTING;
  rat->enemy = XCreature_Handle(Fixture_Hero(&f));
  rat->memory = 8;
  rat->max_hp = 1000;
  rat->hp = 1;
  XCreature_Begin(f.game, rat, Fixture_Modifier(&f, "slowness"), 40);
  go_away(&f, place, AWAY);
  assert_int_equal(rat->mood, XMOOD_AT_EASE); /* AWAY turns are more than its memory */
  assert_int_equal(rat->modifiers.count, 0);  /* 40 slices are over */
  assert_true(rat->hp > 1);                   /* it has healed by the clock */
  assert_int_equal(rat->metabolised_at, f.game->world->scheduler.time);
  assert_true(rat->base.base.bucket >= 0);
  Fixture_Close(&f);
}

static void nobody_banks_time(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *place = Fixture_Room(&f, hall, 4);
  Fixture_Do(&f, "wait");
  XCreature *dog = Fixture_Monster(&f, "old_dog", 8, 2);
  go_away(&f, place, 5 * AWAY);
  int64_t ticks = 0;
  Fixture_Charges(&f, dog, &ticks);
  pass(&f, 3);
  ticks = 0;
  assert_in_range(Fixture_Charges(&f, dog, &ticks), 0, 4);
  Fixture_Close(&f);
}

static void wandering_is_bounded(void **state)
{
  (void)state;
  static const char *const row[] = {"##################################################",
                                    "#@...............................................#",
                                    "##################################################"};
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *place = Fixture_Room(&f, row, 3);
  Fixture_Do(&f, "wait");
  XCreature *dog = Fixture_Monster(&f, "old_dog", 25, 1);
  int32_t farthest = 0;
  for (int32_t i = 0; i < 20; i++) {
    const int16_t before = dog->base.x;
    go_away(&f, place, 40);
    const int32_t moved = abs(dog->base.x - before);
    assert_true(moved <= 12);
    farthest = moved > farthest ? moved : farthest;
  }
  assert_true(farthest > 0);
  Fixture_Close(&f);
}

static void generators_catch_up_a_few_passes(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *cave = XGame_Place(f.game, place_kind(&f, "core:small_cave"));
  const int32_t before = cave->creatures.count;
  f.game->world->scheduler.time += 100000000; /* a very long time */
  XGame_Enter(f.game, cave, "up");
  assert_in_range(cave->creatures.count, before + 2, before + 1 + 4); /* the hero, and passes */
  Fixture_Close(&f);
}

static void coming_and_going_keeps_the_invariants(void **state)
{
  (void)state;
  XText why;
  Fixture f;
  XText_Init(&why);
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XLocation *village = XWorld_Here(f.game->world);
  XLocation *cave = XGame_Place(f.game, place_kind(&f, "core:small_cave"));
  for (int32_t i = 0; i < 1000; i++) {
    f.game->world->scheduler.time += 700;
    XGame_Enter(f.game, cave, "up");
    f.game->world->scheduler.time += 1300;
    XGame_Enter(f.game, village, "east_gate");
    XObjectTable_Sweep(&f.game->world->objects);
    if (!XWorld_Check(f.game->world, &why))
      fail_msg("round %d: %s", (int)i, why.data);
  }
  assert_true(cave->creatures.count <= 20);
  XText_Clear(&why);
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_place_is_whole),
      cmocka_unit_test(levels_come_of_seed_and_id),
      cmocka_unit_test(every_place_is_reached),
      cmocka_unit_test(template_rooms_are_placed),
      cmocka_unit_test(a_hidden_trap_springs_and_is_known),
      cmocka_unit_test(a_known_trap_is_not_stepped_on_unforced),
      cmocka_unit_test(keen_eyes_notice_traps),
      cmocka_unit_test(an_alarm_calls_who_hears_it),
      cmocka_unit_test(a_trap_can_kill_and_the_stone_says_so),
      cmocka_unit_test(night_shortens_sight_outdoors_only),
      cmocka_unit_test(dusk_and_dawn_are_told_once),
      cmocka_unit_test(some_come_out_at_night_only),
      cmocka_unit_test(hints_are_told_once),
      cmocka_unit_test(walking_off_the_edge_leaves),
      cmocka_unit_test(a_place_is_caught_up_as_documented),
      cmocka_unit_test(nobody_banks_time),
      cmocka_unit_test(wandering_is_bounded),
      cmocka_unit_test(generators_catch_up_a_few_passes),
      cmocka_unit_test(coming_and_going_keeps_the_invariants),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
