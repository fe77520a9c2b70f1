/* Exploring, journeys, runs and fighting on: what they reach, when and why they stop, and that a
   row of the journal does again exactly what was done. */
#include "creature/body.h"
#include "engine/xstring.h"
#include "engine/xalloc.h"
#include "game/site.h"
#include "game/place.h"
#include "game/travel.h"
#include "game/turn.h"
#include "game/view.h"
#include "game/xtimer.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const house[] = {
    "###################", "#@......#.........#", "#.......+.........#", "#.......#.........#",
    "###.#########.#####", "  #.#       #.#    ", "  #.#########.###  ", "  #.............#  ",
    "  #####.#########  ", "      #>#          ", "      ###          ",
};
enum { HOUSE = sizeof house / sizeof house[0] };

static const char *const hall[] = {
    "##############################", "#@...........................#",
    "#............................#", "##############.###############",
    "             #.#              ", "             #.#              ",
    "             ###              ",
};
enum { HALL = sizeof hall / sizeof hall[0] };

static int64_t now(const Fixture *f)
{
  return f->game->world->scheduler.time;
}

static void open_map(Fixture *f, const char *const *rows, int32_t count)
{
  Fixture_Open(f, 7, XPROFILE_HONOURED);
  Fixture_Room(f, rows, count);
  Fixture_Do(f, "wait");
}

/* The same, with all of it known already. */
static void open_known(Fixture *f, const char *const *rows, int32_t count)
{
  open_map(f, rows, count);
  XMap *map = &XWorld_Here(f->game->world)->map;
  for (int32_t i = 0; i < map->known.count; i++)
    map->known.cells[i] = map->tiles.cells[i];
}

static bool at(const Fixture *f, int32_t x, int32_t y)
{
  const XCreature *hero = Fixture_Hero(f);
  return hero->base.x == x && hero->base.y == y;
}

/* Refused: said why, no tick passed and no saved state changed. */
static void assert_refused(Fixture *f, const char *line, const char *part)
{
  const uint64_t hash = XGame_Hash(f->game);
  const int64_t before = now(f);
  Fixture_Do(f, line);
  if (!Fixture_SaidThat(f, part))
    fail_msg("%s: said \"%s\"", line, Fixture_Said(f));
  assert_int_equal(now(f), before);
  assert_true(XGame_Hash(f->game) == hash);
}

static XItem *lay(Fixture *f, const char *id, int32_t x, int32_t y)
{
  XItem *item = XItem_New(f->game->world, Fixture_ItemKind(f, id), 1);
  XLocation_Put(XWorld_Here(f->game->world), &item->base, x, y, false);
  return item;
}

static void exploring_reaches_everything_and_opens_doors(void **state)
{
  (void)state;
  Fixture f;
  open_map(&f, house, HOUSE);
  Fixture_Do(&f, "explore");
  assert_true(Fixture_SaidThat(&f, "Explored"));
  assert_refused(&f, "explore", "Explored");
  const XMap *map = &XWorld_Here(f.game->world)->map;
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width; x++)
      if (house[y][x] != ' ')
        assert_non_null(XMap_Known(map, f.content, x, y));
  Fixture_Close(&f);
}

/* K81: each press goes on or says what is left. */
static void exploring_says_what_is_left(void **state)
{
  (void)state;
  static const char *const vault[] = {
      "#########", "#@..+...#", "#...#####", "#...\".>.#", "#########",
  };
  Fixture f;
  open_map(&f, vault, 5);
  XLocation *place = XWorld_Here(f.game->world);
  const XTileKind *window = (const XTileKind *)XContent_Find(f.content, XKIND_TILE, "core:window");
  XMap_SetTile(&place->map, 4, 3, window);
  lay(&f, "dagger", 5, 3);
  Fixture_Do(&f, "explore");
  for (int32_t press = 0; press < 5 && !Fixture_SaidThat(&f, "Explored"); press++)
    Fixture_Do(&f, "explore");
  assert_refused(&f, "explore", "Explored. Left: ");
  assert_true(Fixture_SaidThat(&f, "1 thing out of reach"));
  assert_true(Fixture_SaidThat(&f, "ground that you see no way to"));
  Fixture_Close(&f);
}

static void exploring_picks_up_what_is_wanted_but_not_what_was_dropped(void **state)
{
  (void)state;
  Fixture f;
  open_map(&f, hall, HALL);
  lay(&f, "potion_healing", 9, 2);
  while (!Fixture_SaidThat(&f, "Explored"))
    Fixture_Do(&f, "explore");
  const XCreature *hero = Fixture_Hero(&f);
  XItem *potion = NULL;
  for (int32_t i = 0; i < XInventory_Count(hero); i++)
    if (XInventory_At(f.game->world, hero, i)->kind ==
        &Fixture_ItemKind(&f, "potion_healing")->base)
      potion = XInventory_At(f.game->world, hero, i);
  assert_non_null(potion);
  char line[16];
  snprintf(line, sizeof line, "drop %c", XItem_LetterChar(potion->letter));
  Fixture_Do(&f, line);
  assert_refused(&f, "explore", "Explored");
  Fixture_Close(&f);
}

static void exploring_stops_for_a_thing_once(void **state)
{
  (void)state;
  Fixture f;
  open_map(&f, house, HOUSE);
  lay(&f, "mace", 12, 2);
  Fixture_Do(&f, "explore");
  int32_t stops = 0;
  for (int32_t press = 0; press < 9 && !Fixture_SaidThat(&f, "Explored"); press++) {
    stops += Fixture_SaidThat(&f, "You stop: you see a mace.");
    Fixture_Do(&f, "explore");
  }
  assert_int_equal(stops, 1);
  Fixture_Close(&f);
}

/* K78, T46, T47: it stops in the slice an enemy comes into view, before that acts again. */
static void everything_stops_when_an_enemy_comes_into_view(void **state)
{
  (void)state;
  static const char *const lines[] = {"travel 20,1", "run east", "rest 50", "explore"};
  static const char *const corner[] = {
      "######################", "#@...................#", "#########.############",
      "        #.#           ", "        #.#           ", "        ###           ",
  };
  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
    Fixture f;
    (i < 3 ? open_known : open_map)(&f, corner, 6);
    XCreature *rat = Fixture_Monster(&f, "quick_rat", 9, 4);
    const XCreature *hero = Fixture_Hero(&f);
    rat->mood = XMOOD_HUNTING;
    rat->enemy = XCreature_Handle(hero);
    rat->goal_x = rat->goal_y = 1;
    rat->memory = 100;
    Fixture_Do(&f, lines[i]);
    if (!Fixture_SaidThat(&f, "You stop: a quick rat, Sp:"))
      fail_msg("%s: said \"%s\"", lines[i], Fixture_Said(&f));
    assert_int_equal(f.game->activity.kind, XACTIVITY_NONE);
    assert_int_equal(hero->hp, hero->max_hp);
    assert_true(XCreature_Distance(hero->base.x, hero->base.y, rat->base.x, rat->base.y) > 1);
    Fixture_Close(&f);
  }
}

/* K80, K83, T51: a refused start says why and costs nothing. */
static void refused_starts_say_why(void **state)
{
  (void)state;
  Fixture f;
  open_map(&f, hall, HALL);
  assert_refused(&f, "run west", "no way through");
  assert_refused(&f, "travel 1,1", "there already");
  assert_refused(&f, "travel 0,6", "no way there");
  assert_refused(&f, "fight", "no enemy in view");
  assert_false(Fixture_Do(&f, "travel >"));
  assert_false(Fixture_Do(&f, "travel nowhere"));
  assert_false(Fixture_Do(&f, "travel 400,1"));
  assert_false(Fixture_Do(&f, "travel 1,"));
  Fixture_Monster(&f, "gray_ooze", 6, 1);
  assert_refused(&f, "explore", "You do not explore: a gray ooze, Sp:");
  assert_refused(&f, "travel 5,2", "You do not set out: a gray ooze");
  assert_refused(&f, "run east", "You do not run: a gray ooze");
  assert_refused(&f, "rest", "You cannot rest: a gray ooze");
  Fixture_Hero(&f)->hp = Fixture_Hero(&f)->max_hp * 29 / 100;
  assert_refused(&f, "fight", "too badly hurt");
  Fixture_Close(&f);
}

static void too_heavy_to_walk_is_said(void **state)
{
  (void)state;
  Fixture f;
  open_map(&f, hall, HALL);
  Fixture_Give(&f, "mace", 400);
  assert_refused(&f, "explore", "You carry too much");
  assert_refused(&f, "travel 5,2", "You carry too much");
  assert_refused(&f, "run east", "You carry too much");
  Fixture_Close(&f);
}

static void start_modifier(Fixture *f, const char *id)
{
  XCreature_Begin(f->game, Fixture_Hero(f), Fixture_Modifier(f, id), 50);
}

/* Runs some steps of a line, leaving it going on. */
static void run_some(Fixture *f, const char *line, int32_t turns)
{
  XText why;
  bool ran;
  XText_Init(&why);
  if (XSession_Do(&f->session, line, turns, &ran, &why) != XADV_SHOW)
    fail_msg("%s: %s", line, Fixture_Said(f));
  XText_Clear(&why);
}

/* K84, T54: harm, a new bad status or being elsewhere stop what goes on; one line resumes it. */
static void changes_stop_a_journey(void **state)
{
  (void)state;
  for (int32_t what = 0; what < 4; what++) {
    static const char *const said[] = {"you are hurt", "you are slow", "not where you were",
                                       "You stop."};
    Fixture f;
    open_known(&f, hall, HALL);
    run_some(&f, "travel 28,1", 5);
    XCreature *hero = Fixture_Hero(&f);
    if (what == 0)
      hero->hp -= 3;
    else if (what == 1)
      start_modifier(&f, "slowness");
    else if (what == 2)
      XLocation_Move(XWorld_Here(f.game->world), &hero->base, 20, 2);
    else
      f.game->interrupt = true;
    XSession_Continue(&f.session, 10);
    assert_int_equal(f.game->activity.kind, XACTIVITY_NONE);
    if (!Fixture_SaidThat(&f, said[what]))
      fail_msg("%d: said \"%s\"", (int)what, Fixture_Said(&f));
    assert_false(at(&f, 28, 1));
    Fixture_Do(&f, "travel 28,1");
    assert_true(Fixture_SaidThat(&f, "You are there."));
    assert_true(at(&f, 28, 1));
    Fixture_Close(&f);
  }
}

static void each_step_of_a_journey_is_one_ordinary_act(void **state)
{
  (void)state;
  Fixture f;
  int64_t ticks = 0;
  open_known(&f, hall, HALL);
  Fixture_Charges(&f, Fixture_Hero(&f), &ticks);
  ticks = 0;
  Fixture_Do(&f, "travel 11,1");
  assert_int_equal(Fixture_Charges(&f, Fixture_Hero(&f), &ticks), 10);
  assert_int_equal(ticks, 10000);
  Fixture_Close(&f);
}

/* T53: a way that changes again and again is given up. */
static void a_journey_never_swings(void **state)
{
  (void)state;
  static const char *const ring[] = {
      "###########", "#....@....#", "#.#######.#", "#.........#", "###########",
  };
  Fixture f;
  open_map(&f, ring, 5);
  XLocation *place = XWorld_Here(f.game->world);
  const XTileKind *rock = (const XTileKind *)XContent_Find(f.content, XKIND_TILE, "core:rock");
  const XTileKind *ground = (const XTileKind *)XContent_Find(f.content, XKIND_TILE, "core:floor");
  for (int32_t x = 1; x < 10; x++)
    XMap_SetTile(&place->map, x, 2, ground);
  XGame_Look(f.game);
  for (int32_t x = 2; x < 9; x++)
    XMap_SetTile(&place->map, x, 2, rock);
  XGame_Look(f.game);
  run_some(&f, "travel 5,3", 1);
  int32_t turns = 0;
  for (; f.game->activity.kind != XACTIVITY_NONE && turns < 60; turns++) {
    const bool left = Fixture_Hero(&f)->base.x < 5; /* whichever way it takes is shut */
    XMap_SetTile(&place->map, 1, 2, left ? rock : ground);
    XMap_SetTile(&place->map, 9, 2, left ? ground : rock);
    XGame_Look(f.game);
    XSession_Continue(&f.session, 1);
  }
  assert_true(turns < 60);
  Fixture_Close(&f);
}

static void a_run_stops_where_there_is_something(void **state)
{
  (void)state;
  Fixture f;
  open_known(&f, house, HOUSE);
  Fixture_Do(&f, "travel 3,3");
  Fixture_Do(&f, "run south"); /* into the corridor, round its corner, to the branch */
  if (!at(&f, 7, 7))
    fail_msg("at %d,%d: %s", Fixture_Hero(&f)->base.x, Fixture_Hero(&f)->base.y, Fixture_Said(&f));
  assert_true(Fixture_SaidThat(&f, "the way parts"));
  Fixture_Do(&f, "run south");
  assert_true(Fixture_SaidThat(&f, "something here"));
  assert_true(at(&f, 7, 9));
  Fixture_Do(&f, "travel 1,2");
  Fixture_Do(&f, "run east");
  if (!Fixture_SaidThat(&f, "a door"))
    fail_msg("%d,%d %s", Fixture_Hero(&f)->base.x, Fixture_Hero(&f)->base.y, Fixture_Said(&f));
  assert_true(at(&f, 7, 2));
  Fixture_Do(&f, "run east 3");
  if (!Fixture_SaidThat(&f, "a door"))
    fail_msg("%d,%d %s", Fixture_Hero(&f)->base.x, Fixture_Hero(&f)->base.y, Fixture_Said(&f));
  Fixture_Close(&f);
}

static void fighting_on_goes_to_the_nearest(void **state)
{
  (void)state;
  Fixture f;
  open_map(&f, hall, HALL);
  XCreature *ooze = Fixture_Monster(&f, "gray_ooze", 5, 1);
  ooze->base_speed = 1; /* stays where it is */
  Fixture_Do(&f, "fight");
  assert_true(at(&f, 2, 1));
  for (int32_t i = 0; i < 3; i++)
    Fixture_Do(&f, "fight");
  assert_true(Fixture_SaidThat(&f, "ooze"));
  Fixture_Close(&f);
}

/* A store that keeps the last line only. */
static bool keep(void *context, const XGame *game, const char *line, XText *why)
{
  (void)game;
  (void)why;
  snprintf(context, 64, "%s", line);
  return true;
}

static bool keep_amended(void *context, const XGame *game, const char *line, XText *why)
{
  return keep(context, game, line, why);
}

/* A key closes the row with the steps done: it does the same again. */
static void a_row_cut_short_replays(void **state)
{
  (void)state;
  static const char *const lines[][2] = {{"explore", "explore 3"},
                                         {"travel 20,1", "travel 20,1 3"},
                                         {"run east", "run east 3"},
                                         {"rest 30", "rest 3"}};
  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
    Fixture f, g;
    char line[64];
    void (*const open)(Fixture *, const char *const *, int32_t) = i > 0 ? open_known : open_map;
    open(&f, hall, HALL);
    f.session.store = (XStore){.context = line, .Commit = keep, .Amend = keep_amended};
    run_some(&f, lines[i][0], 3);
    XSession_Interrupt(&f.session);
    assert_string_equal(line, lines[i][1]);
    assert_int_equal(f.game->activity.kind, XACTIVITY_NONE);
    open(&g, hall, HALL);
    Fixture_Do(&g, line);
    assert_true(XGame_Hash(f.game) == XGame_Hash(g.game));
    Fixture_Close(&f);
    Fixture_Close(&g);
  }
}

static XLocation *cave(Fixture *f, uint64_t seed)
{
  XWorld *world = f->game->world;
  const XPlaceKind *kind =
      (const XPlaceKind *)XContent_Find(f->content, XKIND_PLACE, "core:small_cave");
  XPlaceKind bare = *kind; /* nobody lives there, and nothing harms */
  XLocation *place = (XLocation *)XObjectTable_New(&world->objects, &XLocation_Class, 0);
  XRandom random;
  bare.templates = bare.traps = 0;
  place->place = &kind->base;
  place->left_at = world->scheduler.time;
  XRandom_Seed(&random, seed);
  XSite *site = XAlloc(sizeof *site);
  *site = (XSite){.game = f->game,
                  .location = place,
                  .map = &place->map,
                  .kind = &bare,
                  .random = &random,
                  .owner = XAlloc((size_t)(kind->width * kind->height))};
  XBuild_Cave(site);
  free(site->owner);
  free(site);
  XGame_Enter(f->game, place, "down");
  Fixture_Do(f, "wait");
  return place;
}

static int32_t known_cells(const XMap *map)
{
  int32_t known = 0;
  for (int32_t i = 0; i < map->known.count; i++)
    known += map->known.cells[i] != 0;
  return known;
}

static int32_t ground(const Fixture *f, const XMap *map)
{
  int32_t count = 0;
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width; x++)
      count += XMap_Walkable(map, f->content, x, y);
  return count;
}

/* Caves are connected, so that all ground and all its walls must have been seen. */
static void explore_cave(uint64_t seed)
{
  Fixture f;
  Fixture_Open(&f, seed, XPROFILE_HONOURED);
  const XMap *map = &cave(&f, seed)->map;
  const int64_t before = f.game->actions;
  int32_t presses = 0;
  while (!Fixture_SaidThat(&f, "Explored")) {
    const int32_t known = known_cells(map), x = Fixture_Hero(&f)->base.x;
    const int32_t y = Fixture_Hero(&f)->base.y;
    Fixture_Do(&f, "explore 7");
    if (++presses > 1000 || (known_cells(map) == known && at(&f, x, y)))
      break;
  }
  if (!Fixture_SaidThat(&f, "Explored: nothing is left"))
    fail_msg("seed %d: \"%s\"", (int)seed, Fixture_Said(&f));
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width; x++)
      if (XMap_Walkable(map, f.content, x, y))
        assert_non_null(XMap_Known(map, f.content, x, y));
  assert_true(f.game->actions - before < 3 * ground(&f, map));
  Fixture_Close(&f);
}

static void caves_are_explored_whole(void **state)
{
  (void)state;
  const uint64_t seeds = getenv("HOURVALE_SOAK") != NULL ? 200 : 20;
  for (uint64_t seed = 1; seed <= seeds; seed++)
    explore_cave(seed);
}

static void what_exploring_picks_up_can_be_said(void **state)
{
  (void)state;
  Fixture f;
  open_map(&f, hall, HALL);
  const int64_t before = now(&f);
  lay(&f, "dagger", 4, 1);
  lay(&f, "potion_healing", 4, 2);
  assert_true(Fixture_Do(&f, "autopickup weapon"));
  assert_false(Fixture_Do(&f, "autopickup weapon spoons"));
  assert_false(Fixture_Do(&f, "autopickup"));
  assert_int_equal(f.game->autopickup, 1 << XITEM_WEAPON);
  assert_int_equal(now(&f), before);
  for (int32_t i = 0; i < 20 && !Fixture_SaidThat(&f, "Explored"); i++)
    Fixture_Do(&f, "explore");
  assert_int_equal(XWorld_Here(f.game->world)->items.count, 1);
  assert_true(Fixture_Do(&f, "autopickup none"));
  assert_int_equal(f.game->autopickup, 0);
  Fixture_Close(&f);
}

static void practice_is_for_good_and_only_then_does_its_commands(void **state)
{
  (void)state;
  Fixture f;
  open_map(&f, hall, HALL);
  assert_false(Fixture_Do(&f, "practice unkillable"));
  assert_int_equal(f.game->unkillable, 0);
  assert_true(Fixture_Do(&f, "practice begin"));
  assert_int_equal(f.game->practice, 1);
  assert_true(Fixture_Do(&f, "practice unkillable"));
  XGame_Hurt(f.game, Fixture_Hero(&f), 100000, NULL, "cause.hunger");
  assert_int_equal(Fixture_Hero(&f)->hp, 1);
  assert_true(Fixture_Do(&f, "practice unkillable"));
  const int64_t before = now(&f);
  assert_true(Fixture_Do(&f, "practice time 30"));
  assert_int_equal(now(&f) - before, 3000);
  assert_false(Fixture_Do(&f, "practice time 0"));
  assert_false(Fixture_Do(&f, "practice spawn nobody"));
  assert_true(Fixture_Do(&f, "practice spawn gray_ooze"));
  assert_non_null(XGame_EnemyInView(f.game));
  assert_false(Fixture_Do(&f, "practice go nowhere"));
  assert_true(Fixture_Do(&f, "practice go small_cave"));
  assert_string_equal(XWorld_Here(f.game->world)->place->id, "core:small_cave");
  assert_false(Fixture_Do(&f, "practice win"));
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(exploring_reaches_everything_and_opens_doors),
      cmocka_unit_test(exploring_says_what_is_left),
      cmocka_unit_test(exploring_picks_up_what_is_wanted_but_not_what_was_dropped),
      cmocka_unit_test(exploring_stops_for_a_thing_once),
      cmocka_unit_test(everything_stops_when_an_enemy_comes_into_view),
      cmocka_unit_test(refused_starts_say_why),
      cmocka_unit_test(too_heavy_to_walk_is_said),
      cmocka_unit_test(changes_stop_a_journey),
      cmocka_unit_test(each_step_of_a_journey_is_one_ordinary_act),
      cmocka_unit_test(a_journey_never_swings),
      cmocka_unit_test(a_run_stops_where_there_is_something),
      cmocka_unit_test(fighting_on_goes_to_the_nearest),
      cmocka_unit_test(a_row_cut_short_replays),
      cmocka_unit_test(what_exploring_picks_up_can_be_said),
      cmocka_unit_test(practice_is_for_good_and_only_then_does_its_commands),
      cmocka_unit_test(caves_are_explored_whole),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
