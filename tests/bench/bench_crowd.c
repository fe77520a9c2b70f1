/* CPU of a hero's turn among awake monsters in one place, all of whom know of him; bound 20 ms. */
#include "engine/xstring.h"
#include "tests/support/bench.h"
#include "tests/support/fixture.h"

#include <stdio.h>

enum { WIDTH = 120, HEIGHT = 60, TURNS = 15, BOUND = 20000 };

/* Pillars every few cells, so that straight ways are barred; with `walls` halls with few doors. */
static void draw(char rows[HEIGHT][WIDTH + 1], const char *lines[HEIGHT], bool walls)
{
  for (int y = 0; y < HEIGHT; y++) {
    for (int x = 0; x < WIDTH; x++) {
      const bool edge = x == 0 || y == 0 || x == WIDTH - 1 || y == HEIGHT - 1;
      const bool pillar = x % 4 == 2 && y % 3 == 1;
      const bool wall = walls && ((x % 20 == 10 && y % 12 != 5) || (y % 12 == 11 && x % 20 != 3));
      rows[y][x] = edge || wall || pillar ? '#' : '.';
    }
    rows[y][WIDTH] = '\0';
    lines[y] = rows[y];
  }
  rows[HEIGHT / 2][WIDTH / 2 - 1] = '@';
}

static int32_t fill(Fixture *f, int32_t most)
{
  static const char *const ids[] = {"wild_dog", "kobold", "rat", "huge_bat", "large_kobold"};
  const XLocation *place = XWorld_Here(f->game->world);
  const XCreature *hero = Fixture_Hero(f);
  const int32_t stride = (WIDTH - 2) * (HEIGHT - 2) / most;
  int32_t count = 0;
  for (int32_t i = 0; i < (WIDTH - 2) * (HEIGHT - 2) && count < most; i++) {
    const int32_t x = 1 + i % (WIDTH - 2), y = 1 + i / (WIDTH - 2);
    if (i % (stride > 1 ? stride - 1 : 1) != 0 || !XMap_Walkable(&place->map, f->content, x, y) ||
        XCreature_At(f->game->world, place, x, y) != NULL)
      continue;
    XCreature *one = Fixture_Monster(f, ids[count++ % 5], x, y);
    one->mood = XMOOD_HUNTING;
    one->enemy = XCreature_Handle(hero);
    one->goal_x = hero->base.x;
    one->goal_y = hero->base.y;
    one->memory = 1000;
  }
  return count;
}

static void measure(int32_t most, bool walls)
{
  char rows[HEIGHT][WIDTH + 1], what[80];
  const char *lines[HEIGHT];
  int64_t turns[TURNS];
  bool ran;
  XText why;
  Fixture f;
  Fixture_Open(&f, 3, XPROFILE_HONOURED);
  draw(rows, lines, walls);
  Fixture_Room(&f, lines, HEIGHT);
  XCreature *hero = Fixture_Hero(&f);
  hero->max_hp = hero->hp = 100000000;
  const int32_t count = fill(&f, most);
  XText_Init(&why);
  for (int turn = 0; turn < TURNS; turn++) {
    const int64_t from = Bench_Cpu();
    XSession_Do(&f.session, "wait", 1, &ran, &why);
    turns[turn] = (Bench_Cpu() - from) / 1000;
  }
  XText_Clear(&why);
  snprintf(what, sizeof what, "a hero's turn, %d awake%s", (int)count, walls ? ", halls" : "");
  Bench_Tell(what, Bench_Median(turns, TURNS), "us CPU", "promised", BOUND);
  Fixture_Close(&f);
}

int main(void)
{
  measure(100, false);
  measure(500, false);
  measure(2000, false);
  measure(2000, true);
  return 0;
}
