/*
 * Processes killed at random moments of play lose nothing that was acknowledged: what loads is the
 * state that an undisturbed run had after as many commands. HOURVALE_SOAK=1 kills 1000 times.
 */
#include "saves/xsave.h"

#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "game/view.h"
#include "tests/support/fixture.h"

#include <ftw.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { STEPS_MOST = 100, LINE_MOST = 40, KILLS = 40, SOAK_KILLS = 1000, SPREAD = 3000 };

/* What is played; words with * are looked up: a step to the way out, or to a foe in sight. A rest
   with ! is stopped by a key. */
static const char *const plan[] = {
    "wait",       "*foe",       "*foe",      "*foe",      "*foe",      "*foe",   "*foe",
    "*foe",       "rest 4",     "drop a",    "pickup",    "wear a",    "*way",   "*way",
    "*way",       "*way",       "down",      "step east", "takeoff b", "wear b", "*way",
    "up",         "wait",       "down",      "eat e",     "rest 40!",  "*foe",   "*foe",
    "*foe",       "name Robin", "quaff f",   "step east", "drop e 1",  "*way",   "*way",
    "up",         "step north", "step west", "rest 3",    "*way",      "*way",   "*way",
    "down",       "*foe",       "*foe",      "*foe",      "*foe",      "pickup", "step south",
    "close east", "rest 9!",    "wait",      "step east", "step east", "*foe",   "*foe",
    "rest 20",    "*way",       "*way",      "*way",      "*way",      "*way",   "up",
    "wait",       "*foe",       "drop b",    "pickup",
};

typedef struct Step {
  char line[LINE_MOST];
  int stop;             /* 1: a key stops the rest after two turns */
  uint64_t hash, whole; /* after it; and when the rest was not stopped */
  XHandle here;         /* the place */
} Step;

typedef struct Bench {
  Fixture fixture;
  Step steps[STEPS_MOST + 1]; /* the first is before the first line */
  int count;
  int64_t born; /* commands before the first line */
  XRandom random;
  char dir[64];
} Bench;

/* What a child tells: how many lines are done and shown, and the hash then. */
typedef struct Told {
  int64_t done;
  uint64_t hash;
} Told;

/* --- the undisturbed run --- */

/* The cell of the way out or of the nearest foe in sight; false when there is none. */
static bool target(const XGame *game, bool foe, int *x, int *y)
{
  const XLocation *here = XWorld_Here(game->world);
  const XExit *way = here->exits.items;
  const XCreature *enemy = XGame_EnemyInView(game);
  if (foe && enemy == NULL)
    return false;
  *x = foe ? enemy->base.x : way->x;
  *y = foe ? enemy->base.y : way->y;
  return true;
}

static void line_of(const XGame *game, const char *plan_line, char *line)
{
  const XMapObject *hero = &XGame_Hero(game)->base;
  int x = hero->x, y = hero->y;
  snprintf(line, LINE_MOST, "%.*s", (int)strcspn(plan_line, "!"), plan_line);
  if (*plan_line != '*')
    return;
  snprintf(line, LINE_MOST, "wait");
  if (!target(game, plan_line[1] == 'f', &x, &y))
    return;
  for (int i = 0; i < XDIRECTION_COUNT; i++)
    if (XDirections[i].dx == (x > hero->x) - (x < hero->x) &&
        XDirections[i].dy == (y > hero->y) - (y < hero->y))
      snprintf(line, LINE_MOST, "step %s", XDirections[i].name);
}

static void play_line(XSession *session, const char *line, bool stop, bool idle)
{
  XText why;
  bool ran;
  XText_Init(&why);
  XAdvance at = XSession_Do(session, line, 2, &ran, &why);
  while (at == XADV_SHOW) {
    XSession_Shown(session, false);
    at = stop ? XSession_Interrupt(session) : XSession_Continue(session, 2);
  }
  XSession_Shown(session, idle);
  XText_Clear(&why);
}

/* The hash that a rest has when nothing stops it, from a process of its own. */
static uint64_t hash_unstopped(Bench *bench, const char *line)
{
  XGame *game = bench->fixture.game;
  uint64_t hash = 0;
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    play_line(&bench->fixture.session, line, false, false);
    hash = XGame_Hash(game);
    _exit(write(ends[1], &hash, sizeof hash) != sizeof hash);
  }
  close(ends[1]);
  assert_int_equal(read(ends[0], &hash, sizeof hash), sizeof hash);
  close(ends[0]);
  waitpid(child, NULL, 0);
  return hash;
}

/* Plays the plan and notes each line that was one, in a process of its own. */
static void write_steps(Bench *bench, int to)
{
  XGame *game = bench->fixture.game;
  Step step = {.hash = XGame_Hash(game), .here = game->world->here};
  step.whole = step.hash;
  if (write(to, &step, sizeof step) != sizeof step)
    _exit(1);
  for (size_t i = 0; i < sizeof plan / sizeof *plan && game->state == XGAME_PLAYING; i++) {
    const int64_t before = game->commands;
    line_of(game, plan[i], step.line);
    step.stop = strchr(plan[i], '!') != NULL;
    step.whole = step.stop ? hash_unstopped(bench, step.line) : 0;
    play_line(&bench->fixture.session, step.line, step.stop, false);
    step.hash = XGame_Hash(game);
    step.here = game->world->here;
    if (!step.stop)
      step.whole = step.hash;
    if (game->commands > before && write(to, &step, sizeof step) != sizeof step)
      _exit(1);
  }
  _exit(0);
}

static void read_steps(Bench *bench)
{
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0)
    write_steps(bench, ends[1]);
  close(ends[1]);
  bench->count = -1;
  while (bench->count < STEPS_MOST &&
         read(ends[0], &bench->steps[bench->count + 1], sizeof(Step)) == sizeof(Step))
    bench->count++;
  close(ends[0]);
  int status;
  waitpid(child, &status, 0);
  assert_int_equal(status, 0);
}

/* Wren on the way down, two rats before him. */
static int set_up(void **state)
{
  Bench *bench = calloc(1, sizeof *bench);
  Fixture *fixture = &bench->fixture;
  Fixture_Open(fixture, 11, XPROFILE_HONOURED);
  XLocation *here = XWorld_Here(fixture->game->world);
  const XExit *way = here->exits.items;
  XLocation_Move(here, &Fixture_Hero(fixture)->base, way->x, way->y);
  XGame_Look(fixture->game);
  Fixture_Monster(fixture, "rat", way->x + 1, way->y);
  Fixture_Monster(fixture, "rat", way->x + 2, way->y);
  bench->born = fixture->game->commands;
  XRandom_Seed(&bench->random, 2024);
  read_steps(bench);
  *state = bench;
  return 0;
}

static int tear_down(void **state)
{
  Bench *bench = *state;
  Fixture_Close(&bench->fixture);
  free(bench);
  return 0;
}

/* --- the run that is killed --- */

static int64_t done_of(const Bench *bench, const XGame *game)
{
  return game->commands - bench->born;
}

static void tell(const Bench *bench, const XGame *game, int to)
{
  const Told told = {done_of(bench, game), XGame_Hash(game)};
  if (write(to, &told, sizeof told) != sizeof told)
    _exit(1);
}

/* Begins, or goes on with the hero `id`, to the end of the plan. */
static _Noreturn void play_on(const Bench *bench, const char *id, int to)
{
  XGame *game = bench->fixture.game;
  XSession session;
  XSaveFault fault;
  XText why;
  XText_Init(&why);
  XSave *save = *id == '\0'
                    ? XSave_Create(bench->dir, game, &why)
                    : XSave_Open(bench->dir, id, bench->fixture.content, &game, &fault, &why);
  if (save == NULL)
    _exit(2);
  XSession_Init(&session, game, XSave_Store(save));
  tell(bench, game, to);
  while (done_of(bench, game) < bench->count) {
    const int64_t done = done_of(bench, game);
    const Step *step = &bench->steps[done + 1];
    play_line(&session, step->line, step->stop, done % 3 == 0);
    if (session.warning != NULL || done_of(bench, game) != done + 1)
      _exit(3);
    tell(bench, game, to);
  }
  _exit(XSave_Close(save, game, &why) ? 0 : 4);
}

/* Kills after `after` tellings and a bit; the last telling. done is -1 when there was none. */
static Told kill_after(Bench *bench, const char *id, int after)
{
  Told told = {.done = -1}, next;
  int ends[2], status;
  assert_int_equal(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    play_on(bench, id, ends[1]);
  }
  close(ends[1]);
  while (after-- > 0 && read(ends[0], &next, sizeof next) == sizeof next)
    told = next;
  const struct timespec a_bit = {0, 1000L * XRandom_Range(&bench->random, 0, SPREAD)};
  nanosleep(&a_bit, NULL);
  kill(child, SIGKILL);
  while (read(ends[0], &next, sizeof next) == sizeof next)
    told = next;
  close(ends[0]);
  assert_int_equal(waitpid(child, &status, 0), child);
  if (WIFEXITED(status) && WEXITSTATUS(status) != 0)
    fail_msg("the child ended with status %d after %" PRId64, WEXITSTATUS(status), told.done);
  return told;
}

/* What a step may have come to: told to the end, or at least begun. */
static bool is_state(const Bench *bench, const Told *told, int64_t done, uint64_t hash)
{
  if (done < 0 || done > bench->count)
    return false;
  const Step *step = &bench->steps[done];
  return hash == step->hash || (done != told->done && hash == step->whole);
}

/* Loads it, compares, and says in `id` which hero it is and whether it is still in the recorded
   run. The number of lines done. */
static int64_t check(Bench *bench, const Told *told, char *id, size_t size, bool *same)
{
  XSaveList list = {0};
  XGame *game;
  XSaveFault fault;
  XText why;
  XText_Init(&why);
  *same = true;
  assert_true(XSave_List(bench->dir, &list, &why));
  if (list.count == 0) /* killed before it was born */
    assert_int_equal(told->done, -1);
  if (list.count == 0) {
    XText_Clear(&why);
    *id = '\0';
    return 0;
  }
  assert_int_equal(list.count, 1);
  snprintf(id, size, "%s", list.entries[0].id);
  XSaveList_Clear(&list);
  XSave *save = XSave_Open(bench->dir, id, bench->fixture.content, &game, &fault, &why);
  if (save == NULL)
    fail_msg("after %" PRId64 ": %s", told->done, why.data);
  const int64_t done = done_of(bench, game);
  const uint64_t hash = XGame_Hash(game);
  if (XSave_Notice(save) != NULL || done < told->done || !is_state(bench, told, done, hash))
    fail_msg("told of %" PRId64 " lines, loaded %" PRId64 " with hash %016" PRIx64 ": %s",
             told->done, done, hash, XSave_Notice(save) == NULL ? "" : XSave_Notice(save));
  *same = hash == bench->steps[done].hash;
  if (XRandom_OneIn(&bench->random, 2))
    assert_true(XSave_Close(save, game, &why));
  else
    XSave_Abandon(save);
  XGame_Free(game);
  XText_Clear(&why);
  return done;
}

static int remove_one(const char *path, const struct stat *info, int type, struct FTW *walk)
{
  (void)info;
  (void)type;
  (void)walk;
  return remove(path);
}

/* Kills a hero's game at most `most` times, going on where it was; how often it was killed. A rest
   that was begun and not stopped leaves the recorded run: the hero ends there. */
static int kill_one_hero(Bench *bench, int most)
{
  char id[64] = "";
  int kills = 0;
  int64_t done = 0;
  bool same = true;
  snprintf(bench->dir, sizeof bench->dir, "/tmp/hourvale-kill-XXXXXX");
  assert_non_null(mkdtemp(bench->dir));
  while (kills < most && same && done < bench->count) {
    const int32_t left = (int32_t)(bench->count - done) + 1;
    const Told told = kill_after(bench, id, XRandom_Range(&bench->random, 0, left));
    done = check(bench, &told, id, sizeof id, &same);
    kills++;
  }
  nftw(bench->dir, remove_one, 8, FTW_DEPTH | FTW_PHYS);
  return kills;
}

/* --- the tests --- */

static void the_plan_is_worth_killing(void **state)
{
  const Bench *bench = *state;
  int journeys = 0, stopped = 0;
  assert_true(bench->count >= 55);
  for (int i = 1; i <= bench->count; i++) {
    journeys += !XHandle_Equal(bench->steps[i].here, bench->steps[i - 1].here);
    stopped += bench->steps[i].hash != bench->steps[i].whole;
  }
  assert_true(journeys >= 3);
  assert_true(stopped >= 1);
}

static void a_kill_loses_nothing_that_was_told(void **state)
{
  Bench *bench = *state;
  const int wanted = getenv("HOURVALE_SOAK") != NULL ? SOAK_KILLS : KILLS;
  for (int kills = 0; kills < wanted;)
    kills += kill_one_hero(bench, wanted - kills);
}

static void an_undisturbed_run_ends_the_same(void **state)
{
  Bench *bench = *state;
  char id[64] = "";
  bool same;
  snprintf(bench->dir, sizeof bench->dir, "/tmp/hourvale-kill-XXXXXX");
  assert_non_null(mkdtemp(bench->dir));
  const Told told = kill_after(bench, id, INT32_MAX);
  assert_int_equal(told.done, bench->count);
  assert_true(told.hash == bench->steps[bench->count].hash);
  assert_int_equal(check(bench, &told, id, sizeof id, &same), bench->count);
  nftw(bench->dir, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_plan_is_worth_killing),
      cmocka_unit_test(an_undisturbed_run_ends_the_same),
      cmocka_unit_test(a_kill_loses_nothing_that_was_told),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
