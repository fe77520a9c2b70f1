/* Whole games by the bot, the world checked after every command: nothing breaks, time goes on. */
#include "game/bot.h"
#include "engine/xstring.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

enum { STUCK = 20, AT_ONCE = 50 };

typedef struct Totals {
  int64_t turns, commands, kills;
  int32_t alive, deepest;
} Totals;

static bool is_soak(void)
{
  return getenv("HOURVALE_SOAK") != NULL;
}

static void check_world(const XGame *game, const XBot *bot, uint64_t seed)
{
  XText why;
  XText_Init(&why);
  if (!XWorld_Check(game->world, &why))
    fail_msg("seed %llu, after \"%s\": %s", (unsigned long long)seed, bot->line, why.data);
  XText_Clear(&why);
}

static void play(uint64_t seed, int64_t turns, XProfile profile, Totals *totals)
{
  Fixture fixture;
  XBot bot;
  XBotFate fate;
  int64_t actions = -1;
  int32_t idle = 0;
  Fixture_Open(&fixture, seed, profile);
  XBot_Init(&bot, fixture.game, seed % 4 == 3);
  while (fixture.game->actions < turns && XBot_Play(&bot, &fixture.session, AT_ONCE)) {
    check_world(fixture.game, &bot, seed);
    idle = fixture.game->actions == actions ? idle + 1 : 0;
    actions = fixture.game->actions;
    if (idle > STUCK)
      fail_msg("seed %llu: stuck at \"%s\"", (unsigned long long)seed, bot.line);
  }
  check_world(fixture.game, &bot, seed);
  XBot_Fate(&bot, fixture.game, &fate);
  totals->turns += fate.turns;
  totals->commands += fixture.game->commands;
  totals->kills += fate.kills;
  totals->alive += fate.alive;
  totals->deepest = fate.depth > totals->deepest ? fate.depth : totals->deepest;
  Fixture_Close(&fixture);
}

static void test_games(void **state)
{
  (void)state;
  const int32_t games = is_soak() ? 200 : 10;
  Totals totals = {0};
  for (int32_t i = 0; i < games; i++)
    play((uint64_t)i + 1, is_soak() ? 2000 : 300, (XProfile)(i % XPROFILE_COUNT), &totals);
  print_message("%d games: %lld turns, %lld commands, %lld kills, %d alive, deepest %d\n",
                (int)games, (long long)totals.turns, (long long)totals.commands,
                (long long)totals.kills, (int)totals.alive, (int)totals.deepest);
  assert_true(totals.deepest > 0);
  assert_true(totals.kills > 0);
}

/* The same bot in the same game gives the same game, whatever the looks have drawn. */
static void test_plays_by_no_rule_stream(void **state)
{
  (void)state;
  uint64_t hashes[2];
  for (int32_t i = 0; i < 2; i++) {
    Fixture fixture;
    XBot bot;
    Fixture_Open(&fixture, 77, XPROFILE_HONOURED);
    XBot_Init(&bot, fixture.game, false);
    for (int32_t k = 0; k < 150; k++) {
      const uint64_t before = XGame_Hash(fixture.game);
      XBot trial = bot;
      XBot_Choose(&trial, fixture.game); /* choosing changes nothing */
      assert_true(XGame_Hash(fixture.game) == before);
      XBot_Play(&bot, &fixture.session, AT_ONCE);
    }
    hashes[i] = XGame_Hash(fixture.game);
    Fixture_Close(&fixture);
  }
  assert_true(hashes[0] == hashes[1]);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_games),
      cmocka_unit_test(test_plays_by_no_rule_stream),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
