/* Exploring, journeys, runs and fighting on: what they reach, when and why they stop, and that a
   row of the journal does again exactly what was done. */
#include "creature/body.h"
#include "engine/xpath.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/place.h"
#include "game/populate.h"
#include "game/trap.h"
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

/* K83: in confusion nobody keeps to a way; resting is no way. */
static void confusion_is_named(void **state)
{
  (void)state;
  Fixture f;
  open_map(&f, hall, HALL);
  start_modifier(&f, "confuse");
  assert_refused(&f, "explore", "You cannot keep to a way: you are confused");
  assert_refused(&f, "travel 5,2", "You cannot keep to a way: you are confused");
  assert_refused(&f, "run east", "You cannot keep to a way: you are confused");
  assert_true(Fixture_Do(&f, "rest 3"));
  assert_false(Fixture_SaidThat(&f, "keep to a way"));
  Fixture_Close(&f);
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

/* K85: a known trap is no ground to walk on by itself. */
static void known_traps_are_walked_around(void **state)
{
  (void)state;
  static const char *const lane[] = {"#########", "#@......#", "#......##", "#########"};
  Fixture f;
  open_known(&f, lane, 4);
  XLocation *place = XWorld_Here(f.game->world);
  const XKind *trap = XContent_At(f.content, XKIND_TRAP, 0);
  XLocation_AddTrap(place, 4, 1, trap);
  XLocation_TrapAt(place, 4, 1)->known = 1;
  Fixture_Do(&f, "travel 7,1");
  assert_true(at(&f, 7, 1));
  assert_int_equal(Fixture_Hero(&f)->hp, Fixture_Hero(&f)->max_hp);
  assert_refused(&f, "travel 4,1", "no way there");
  XLocation_AddTrap(place, 4, 2, trap);
  XLocation_TrapAt(place, 4, 2)->known = 1;
  assert_refused(&f, "travel 1,1", "no way there");
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

/* Somebody seen past the corner of a doorway, with nothing known around him, is walked up to. */
static void fighting_on_goes_round_the_corner_of_a_door(void **state)
{
  static const char *const rooms[] = {"#########", "#...@...#", "####'####",
                                      "#.......#", "#.......#", "#########"};
  (void)state;
  Fixture f;
  open_map(&f, rooms, 6);
  Fixture_Monster(&f, "gray_ooze", 5, 4)->base_speed = 1; /* stays where it is */
  XGame_Look(f.game);
  XMap *map = &XWorld_Here(f.game->world)->map;
  for (int32_t cell = 3 * map->width; cell < map->height * map->width; cell++)
    map->known.cells[cell] = 0;
  const XCreature *hero = Fixture_Hero(&f);
  assert_true(Fixture_Do(&f, "fight"));
  assert_int_equal(hero->base.y, 2); /* into the doorway */
  for (int32_t i = 0; i < 4; i++)
    Fixture_Do(&f, "fight");
  assert_int_equal(XCreature_Distance(hero->base.x, hero->base.y, 5, 4), 1);
  Fixture_Close(&f);
}

/* When all is seen one is told where one has not been. */
static void explored_tells_the_ways_on(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 5, XPROFILE_HONOURED);
  for (int32_t i = 0; i < 60 && !Fixture_SaidThat(&f, "Explored"); i++)
    Fixture_Do(&f, "explore");
  assert_true(Fixture_SaidThat(&f, "Not been to yet"));
  assert_true(Fixture_SaidThat(&f, "Rat cellar (>)"));
  assert_true(Fixture_SaidThat(&f, "Sheepwalk"));
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

static const XPlaceKind *place_kind(const Fixture *f, const char *id)
{
  return (const XPlaceKind *)XContent_Find(f->content, XKIND_PLACE, id);
}

/* Nobody lives there and nobody will come. */
static void empty(Fixture *f, XLocation *place)
{
  XWorld *world = f->game->world;
  for (int32_t i = place->creatures.count - 1; i >= 0; i--) {
    XCreature *creature = XCreature_From(XWorld_Get(world, place->creatures.items[i]));
    if (creature == Fixture_Hero(f))
      continue;
    while (XInventory_Count(creature) > 0) {
      XItem *item = XInventory_At(world, creature, 0);
      item = XInventory_Take(world, creature, item, item->quantity);
      XWorld_Destroy(world, &item->base.base);
    }
    XLocation_Take(place, &creature->base, true);
    XWorld_Destroy(world, XCreature_Object(creature));
  }
  for (int32_t i = XObjectTable_Count(&world->objects) - 1; i >= 0; i--)
    if (XGenerator_Try(XObjectTable_At(&world->objects, i)) != NULL)
      XWorld_Destroy(world, XObjectTable_At(&world->objects, i));
  XObjectTable_Sweep(&world->objects);
}

/* Distances from the hero over all that is there, known traps and shut ways left out; the number of
   cells that he can get to. */
static int32_t reach(const Fixture *f, const XLocation *place, int32_t *distance)
{
  const XMap *map = &place->map;
  const int32_t cells = map->width * map->height;
  uint8_t *cost = malloc((size_t)cells);
  int32_t count = 0;
  for (int32_t cell = 0; cell < cells; cell++) {
    const int32_t x = cell % map->width, y = cell / map->width;
    const XTileKind *tile = XMap_Tile(map, f->content, x, y);
    cost[cell] = XTrap_Known(place, x, y) == NULL &&
                 ((tile->flags & XTILE_WALK) != 0 || tile->opens_into != NULL);
  }
  const int32_t start = XMap_Cell(map, Fixture_Hero(f)->base.x, Fixture_Hero(f)->base.y);
  XPath_Field(map->width, map->height, cost, &start, 1, distance);
  for (int32_t cell = 0; cell < cells; cell++)
    count += distance[cell] != XPATH_FAR;
  free(cost);
  return count;
}

static void explore_place(uint64_t seed, const char *id)
{
  int32_t *distance = malloc(sizeof *distance * XMAP_MAX_SIDE * XMAP_MAX_SIDE);
  Fixture f;
  Fixture_Open(&f, seed, XPROFILE_HONOURED);
  XLocation *place = XGame_Place(f.game, place_kind(&f, id));
  XGame_Enter(f.game, place, "start");
  empty(&f, place);
  f.game->unkillable = 1; /* hidden traps are no matter here */
  const int64_t before = f.game->actions;
  const int32_t ground = reach(&f, place, distance);
  while (!Fixture_SaidThat(&f, "Explored")) {
    const int64_t actions = f.game->actions;
    Fixture_Do(&f, "explore");
    if (f.game->actions == actions && !Fixture_SaidThat(&f, "Explored"))
      fail_msg("%s, seed %d: \"%s\"", id, (int)seed, Fixture_Said(&f));
  }
  reach(&f, place, distance);
  for (int32_t cell = 0; cell < place->map.known.count; cell++)
    if (distance[cell] != XPATH_FAR && place->map.known.cells[cell] == 0)
      fail_msg("%s, seed %d: cell %d was not seen", id, (int)seed, (int)cell);
  assert_true(f.game->actions - before < 3 * ground);
  free(distance);
  Fixture_Close(&f);
}

static void places_are_explored_whole(void **state)
{
  (void)state;
  static const char *const ids[] = {"core:small_cave", "core:kobold_halls", "core:sheepwalk",
                                    "core:small_cave_3"};
  const uint64_t seeds = getenv("HOURVALE_SOAK") != NULL ? 1000 : 40;
  for (uint64_t seed = 1; seed <= seeds; seed++)
    explore_place(seed, ids[seed % (sizeof ids / sizeof ids[0])]);
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
      cmocka_unit_test(confusion_is_named),
      cmocka_unit_test(changes_stop_a_journey),
      cmocka_unit_test(each_step_of_a_journey_is_one_ordinary_act),
      cmocka_unit_test(a_journey_never_swings),
      cmocka_unit_test(known_traps_are_walked_around),
      cmocka_unit_test(a_run_stops_where_there_is_something),
      cmocka_unit_test(fighting_on_goes_to_the_nearest),
      cmocka_unit_test(fighting_on_goes_round_the_corner_of_a_door),
      cmocka_unit_test(explored_tells_the_ways_on),
      cmocka_unit_test(a_row_cut_short_replays),
      cmocka_unit_test(what_exploring_picks_up_can_be_said),
      cmocka_unit_test(practice_is_for_good_and_only_then_does_its_commands),
      cmocka_unit_test(places_are_explored_whole),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
