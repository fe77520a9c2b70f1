/* A level full of awake monsters: everybody acts, nobody is lost, and the time it takes is printed.
 */
#include "engine/xstring.h"
#include "game/populate.h"
#include "tests/support/fixture.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { WIDTH = 100, HEIGHT = 60, CROWD = 500, TURNS = 20 };

/* Pillars every few cells, so that straight ways are barred, and a hero in the middle. */
static void draw(char rows[HEIGHT][WIDTH + 1], const char *lines[HEIGHT])
{
  for (int y = 0; y < HEIGHT; y++) {
    for (int x = 0; x < WIDTH; x++) {
      const bool edge = x == 0 || y == 0 || x == WIDTH - 1 || y == HEIGHT - 1;
      rows[y][x] = edge || (x % 4 == 2 && y % 3 == 1) ? '#' : '.';
    }
    rows[y][WIDTH] = '\0';
    lines[y] = rows[y];
  }
  rows[HEIGHT / 2][WIDTH / 2 - 1] = '@';
}

static int64_t microseconds(void)
{
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return (int64_t)at.tv_sec * 1000000 + at.tv_nsec / 1000;
}

static int32_t fill(Fixture *f, XCreature *crowd[CROWD])
{
  static const char *const ids[] = {"wild_dog", "kobold", "rat", "huge_bat", "large_kobold"};
  const XLocation *place = XWorld_Here(f->game->world);
  const XCreature *hero = Fixture_Hero(f);
  int32_t count = 0;
  for (int y = 1; y < HEIGHT - 1 && count < CROWD; y++)
    for (int x = 1 + y % 2; x < WIDTH - 1 && count < CROWD; x += 3) {
      if (!XMap_Walkable(&place->map, f->content, x, y) ||
          XCreature_At(f->game->world, place, x, y) != NULL)
        continue;
      XCreature *one = Fixture_Monster(f, ids[count % 5], x, y);
      one->mood = XMOOD_HUNTING;
      one->enemy = XCreature_Handle(hero);
      one->goal_x = hero->base.x;
      one->goal_y = hero->base.y;
      one->memory = 1000;
      crowd[count++] = one;
    }
  return count;
}

static void five_hundred_hunt_at_once(void **state)
{
  (void)state;
  static const char name[] = "a hero turn among 500 awake monsters";
  char rows[HEIGHT][WIDTH + 1];
  const char *lines[HEIGHT];
  XCreature *crowd[CROWD];
  int32_t before[CROWD], nearer = 0, hunting = 0;
  Fixture f;
  Fixture_Open(&f, 3, XPROFILE_HONOURED);
  draw(rows, lines);
  Fixture_Room(&f, lines, HEIGHT);
  XCreature *hero = Fixture_Hero(&f);
  hero->max_hp = hero->hp = 100000000;
  assert_int_equal(fill(&f, crowd), CROWD);
  for (int i = 0; i < CROWD; i++)
    before[i] = XCreature_Distance(crowd[i]->base.x, crowd[i]->base.y, hero->base.x, hero->base.y);
  int64_t worst = 0, sum = 0;
  for (int turn = 0; turn < TURNS; turn++) {
    const int64_t from = microseconds();
    assert_true(Fixture_Do(&f, "wait"));
    const int64_t took = microseconds() - from;
    sum += took;
    worst = took > worst ? took : worst;
  }
  print_message("%s: %d.%03d ms, at worst %d.%03d ms\n", name, (int)(sum / TURNS / 1000),
                (int)(sum / TURNS % 1000), (int)(worst / 1000), (int)(worst % 1000));
  for (int i = 0; i < CROWD; i++) {
    hunting += crowd[i]->mood == XMOOD_HUNTING;
    nearer += XCreature_Distance(crowd[i]->base.x, crowd[i]->base.y, hero->base.x, hero->base.y) <
              before[i];
  }
  /* One that the hero struck as it turned away may have broken off. */
  assert_true(hunting > CROWD * 98 / 100);
  assert_true(nearer > CROWD * 8 / 10);
  assert_int_equal(XWorld_Here(f.game->world)->creatures.count, CROWD + 1);
  Fixture_Close(&f);
}

static int64_t cpu_microseconds(void)
{
  struct timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return (int64_t)at.tv_sec * 1000000 + at.tv_nsec / 1000;
}

/* Lets awake monsters appear until there are as many, or no cell is free; how many there are. */
static int32_t spawn_until(Fixture *f, int32_t most)
{
  XLocation *place = XWorld_Here(f->game->world);
  const XMonster *kind =
      (const XMonster *)XContent_Find(f->content, XKIND_MONSTER, "core:large_kobold");
  XCreature *one;
  while (place->creatures.count - 1 < most &&
         (one = XGame_Spawn(f->game, place, kind, -1, -1, XSTREAM_WORLD)) != NULL) {
    one->mood = XMOOD_HUNTING;
    one->enemy = XCreature_Handle(Fixture_Hero(f));
    one->memory = 1000;
  }
  return place->creatures.count - 1;
}

/* Mean CPU of a hero's turn, microseconds. */
static int64_t mean_turn(Fixture *f, int32_t turns)
{
  const int64_t from = cpu_microseconds();
  XText why;
  bool ran;
  XText_Init(&why);
  for (int32_t i = 0; i < turns; i++)
    XSession_Do(&f->session, "wait", 1, &ran, &why);
  XText_Clear(&why);
  return (cpu_microseconds() - from) / turns;
}

/* K91: 100, 500, 2 000 awake ones, then as many as there are cells, which is the bound: whoever has
   no room does not come, and all that are there go on taking their turns. */
static void k91_ever_more_creatures_do_not_stop_the_game(void **state)
{
  (void)state;
  enum { BOUND = 100000, EVERYBODY = WIDTH * HEIGHT };
  static const int32_t counts[] = {100, 500, 2000};
  char rows[HEIGHT][WIDTH + 1];
  const char *lines[HEIGHT];
  Fixture f;
  Fixture_Open(&f, 3, XPROFILE_HONOURED);
  draw(rows, lines);
  Fixture_Room(&f, lines, HEIGHT);
  XCreature *hero = Fixture_Hero(&f);
  hero->max_hp = hero->hp = 100000000;
  for (int i = 0; i < 3; i++) {
    assert_int_equal(spawn_until(&f, counts[i]), counts[i]);
    const int64_t took = mean_turn(&f, 10);
    print_message("%d awake: %d us of CPU a turn\n", (int)counts[i], (int)took);
    assert_true(took < BOUND);
  }
  const int32_t all = spawn_until(&f, EVERYBODY);
  assert_true(all > 4000 && all < EVERYBODY);
  assert_true(Fixture_Do(&f, "wait"));
  assert_int_equal(XWorld_Here(f.game->world)->creatures.count, all + 1);
  const XScheduler *ring = &f.game->world->scheduler;
  for (int32_t i = 0; i < all + 1; i++) {
    const XCreature *one =
        XCreature_From(XWorld_Get(f.game->world, XWorld_Here(f.game->world)->creatures.items[i]));
    assert_true(XScheduler_TimeOf(ring, &one->base.base) >= ring->time - XSCHEDULER_TIME_SLICE);
  }
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(five_hundred_hunt_at_once),
      cmocka_unit_test(k91_ever_more_creatures_do_not_stop_the_game),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
