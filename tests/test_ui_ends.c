/* The two ends of a game on the screen: the title with its seeds and scores, the page of a death
   with what can be chosen on it. */
#include "game/ui/ui.h"

#include "engine/xstring.h"
#include "game/turn.h"
#include "game/ui/term_script.h"
#include "tests/support/fixture.h"
#include "tests/support/golden.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

static const char *const hall[] = {
    "##############################", "#............................#",
    "#............................#", "#..........@.................#",
    "#............................#", "#..............>.............#",
    "#............................#", "##############################",
};

/* A game, a terminal, and what main.c would give the title. */
typedef struct Table {
  Fixture fixture;
  XTerm *term;
  XUi *ui;
  XHost host;
  int closed;
  uint64_t seed;     /* of the last birth */
  int64_t forked_at; /* the command that a fork went on after; -1 none */
  XText screen;
} Table;

static void host_list(void *context, XRoster *roster)
{
  (void)context;
  roster->graves = 0;
}

static XSession *host_create(void *context, const XRace *race, const XCareer *career,
                             const char *name, uint64_t seed, XText *why)
{
  Table *table = context;
  (void)race;
  (void)career;
  (void)name;
  (void)why;
  table->seed = seed;
  return &table->fixture.session;
}

static void host_close(void *context, XSession *session)
{
  Table *table = context;
  assert_ptr_equal(session, &table->fixture.session);
  table->closed++;
}

static void host_history(void *context, bool scores, XText *out)
{
  (void)context;
  XText_Add(out, scores ? "  1.     120  Bri, halfling archer\n" : "Odo, alive in lowbell\nBri\n");
}

static const char *host_id(void *context, XSession *session)
{
  (void)context;
  (void)session;
  return "0123";
}

static bool host_dump(void *context, XSession *session, XText *told)
{
  (void)context;
  XText_AddFormat(told, "/data/%s.txt", XGame_Hero(session->game)->name);
  return true;
}

static bool host_fork(void *context, const char *id, int64_t at, XText *told)
{
  Table *table = context;
  assert_string_equal(id, "0123");
  table->forked_at = at;
  XText_Add(told, "forks need a file");
  return false;
}

static bool host_replay(void *context, XUi *ui, const char *id, XText *why)
{
  Table *table = context;
  assert_ptr_equal(ui, table->ui);
  assert_string_equal(id, "0123");
  XText_Add(why, "replays need a file");
  return false;
}

static void open_table(Table *table)
{
  memset(table, 0, sizeof *table);
  Fixture_Open(&table->fixture, 7, XPROFILE_CLASSIC);
  Fixture_Room(&table->fixture, hall, (int32_t)(sizeof hall / sizeof *hall));
  table->term = XTermScript_New(80, 24);
  table->forked_at = -1;
  table->host = (XHost){.context = table,
                        .List = host_list,
                        .Create = host_create,
                        .Close = host_close,
                        .History = host_history,
                        .IdOf = host_id,
                        .Dump = host_dump,
                        .Fork = host_fork,
                        .Replay = host_replay};
  table->ui = XUi_New(table->term, table->fixture.content, &table->host);
  XText_Init(&table->screen);
}

static void close_table(Table *table)
{
  XUi_Free(table->ui);
  XTerm_Free(table->term);
  Fixture_Close(&table->fixture);
  XText_Clear(&table->screen);
}

static const char *screen(Table *table)
{
  XText_Reset(&table->screen);
  XTermScript_Screen(table->term, &table->screen);
  return table->screen.data;
}

static void type(Table *table, const char *keys)
{
  XText why;
  XText_Init(&why);
  table->ui->end = XUI_GOES_ON;
  if (!XTermScript_AddKeys(table->term, keys, &why))
    fail_msg("%s", why.data);
  XText_Clear(&why);
}

static XUiEnd play(Table *table, const char *keys)
{
  type(table, keys);
  return XUi_Play(table->ui, &table->fixture.session);
}

static XUiEnd title(Table *table, const char *keys)
{
  type(table, keys);
  return XUi_Run(table->ui);
}

static void assert_shows(Table *table, const char *part)
{
  if (strstr(screen(table), part) == NULL)
    fail_msg("\"%s\" is not on the screen:\n%s", part, table->screen.data);
}

static void test_tombstone(void **state)
{
  Table table;
  (void)state;
  open_table(&table);
  XCreature *rat = Fixture_Monster(&table.fixture, "rat", 14, 3);
  play(&table, "l");
  XGame_Hurt(table.fixture.game, Fixture_Hero(&table.fixture), 10000, rat, NULL);
  assert_int_equal(play(&table, ""), XUI_DONE);
  assert_true(Golden_Equal("tombstone", screen(&table)));
  assert_int_equal(play(&table, "d"), XUI_DONE);
  assert_shows(&table, "All about you is in /data/Wren.txt.");
  assert_int_equal(play(&table, "<Enter>"), XUI_GOES_ON);
  assert_int_equal(table.ui->after, XUI_TO_TITLE);
  close_table(&table);
}

/* From the title: what was chosen is done when the file is let go of. */
static void test_after_a_death(void **state)
{
  Table table;
  (void)state;
  open_table(&table);
  table.fixture.game->commands = 7;
  play(&table, "l");
  XGame_Hurt(table.fixture.game, Fixture_Hero(&table.fixture), 10000, NULL, "cause.hunger");
  assert_int_equal(title(&table, "<Enter>f"), XUI_DONE);
  assert_int_equal(table.forked_at, 7);
  assert_int_equal(table.closed, 1);
  assert_shows(&table, "forks need a file");
  assert_int_equal(title(&table, "<Enter>r"), XUI_DONE);
  assert_shows(&table, "replays need a file");
  assert_int_equal(title(&table, "<Enter><Esc>"), XUI_DONE);
  assert_int_equal(table.closed, 3);
  close_table(&table);
}

/* The word itself is asked for, and no is the answer to all else. */
static void test_retiring(void **state)
{
  Table table;
  (void)state;
  open_table(&table);
  assert_int_equal(play(&table, "Q"), XUI_DONE);
  assert_shows(&table, "To end this story for good type retire:");
  assert_int_equal(play(&table, "Qyes<Enter>"), XUI_DONE);
  assert_int_equal(play(&table, "Q<Esc>"), XUI_DONE);
  assert_int_equal(table.fixture.game->state, XGAME_PLAYING);
  assert_int_equal(play(&table, "#"), XUI_DONE);
  assert_shows(&table, "All about you is in /data/Wren.txt.");
  assert_int_equal(play(&table, "Qretire<Enter> "), XUI_DONE);
  assert_shows(&table, "Wren the human warrior retired on");
  assert_int_equal(table.fixture.game->state, XGAME_DEAD);
  close_table(&table);
}

static void test_seeds_and_scores(void **state)
{
  Table table;
  char today[16];
  const time_t now = time(NULL);
  struct tm day;
  (void)state;
  open_table(&table);
  assert_int_equal(title(&table, "s1234<Enter>aaBri<Enter>S"), XUI_QUIT);
  assert_int_equal(table.seed, 1234);
  title(&table, "naaBri<Enter>S");
  assert_int_equal(table.seed, 0);
  static const char *const wrong[] = {"", "0", "-5", "12x", "99999999999999999999999"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    char keys[64];
    snprintf(keys, sizeof keys, "s%s<Enter>", wrong[i]);
    assert_int_equal(title(&table, keys), XUI_DONE);
    assert_shows(&table, "A seed is a number from 1 on.");
  }
  title(&table, "daaBri<Enter>S");
  gmtime_r(&now, &day);
  strftime(today, sizeof today, "%Y%m%d", &day);
  assert_in_range(table.seed, (uint64_t)atoll(today), (uint64_t)atoll(today) + 100); /* midnight */
  assert_int_equal(title(&table, "h"), XUI_DONE);
  assert_shows(&table, "1.     120  Bri, halfling archer");
  assert_shows(&table, "Odo, alive in lowbell");
  close_table(&table);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_tombstone),
      cmocka_unit_test(test_after_a_death),
      cmocka_unit_test(test_retiring),
      cmocka_unit_test(test_seeds_and_scores),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
