/* The real program in a terminal beside NetHack, where that is installed: both are started and
   walked in turn, so that whatever else the machine does hits both. The first frame; and of a step
   the CPU, with the sync that makes the key safe, the time to the last byte, and the bytes. */
#include "tests/support/bench.h"
#include "tests/support/files.h"
#include "tests/support/pty.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <vterm.h>

enum { STARTS = 7, STEPS = 150, TRIES = 2000, QUIET = 30, LONG = 20000, GAMES = 2 };

typedef enum Figure { FRAME, CPU, LATENCY, BYTES, FIGURES } Figure;

typedef struct Walker {
  int (*body)(void *); /* the child */
  const char *dir, *ready, *first_keys, *last_keys;
  Pty pty;
  unsigned chance;
  char key;
  int64_t values[FIGURES][STEPS];
} Walker;

static int launch_ours(void *data)
{
  const Walker *walker = data;
  const char *game = getenv("HOURVALE_BIN");
  if (game == NULL)
    game = "build/hourvale";
  execl(game, game, "--data", walker->dir, "--seed", "1", (char *)NULL);
  return 99;
}

static int launch_nethack(void *data)
{
  (void)data;
  setenv("NETHACKOPTIONS",
         "windowtype:tty,color,!splash_screen,!legacy,!autopickup,role:Valkyrie,race:dwarf,"
         "gender:female,align:lawful,pettype:none,time,showexp,!number_pad,!mail,!bones,!verbose,"
         "msg_window:single,disclose:-i -a -v -g -c -o,name:Hvbench",
         1);
  setenv("PATH", "/usr/games:/usr/local/games:/usr/bin:/bin", 1);
  execlp("nethack-console", "nethack-console", (char *)NULL);
  execlp("nethack", "nethack", (char *)NULL);
  return 99;
}

static bool have_nethack(void)
{
  static const char *const paths[] = {"/usr/games/nethack-console", "/usr/games/nethack",
                                      "/usr/bin/nethack"};
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
    if (access(paths[i], X_OK) == 0)
      return true;
  return false;
}

/* Reads until nothing has come for a while; when the last byte came. */
static int64_t read_all(Pty *pty)
{
  int64_t last = Bench_Clock();
  size_t before = pty->log_length;
  for (int quiet = 0; quiet < QUIET; quiet++) {
    const bool goes_on = Pty_Settle(pty, 1);
    if (pty->log_length != before) {
      last = Bench_Clock() - 1000000; /* it waited for a millisecond more */
      before = pty->log_length;
      quiet = 0;
    }
    if (!goes_on)
      break;
  }
  return last;
}

static VTermPos cursor_of(const Pty *pty)
{
  VTermPos at;
  vterm_state_get_cursorpos(vterm_obtain_state(pty->vterm), &at);
  return at;
}

/* Starts the program and returns when its first frame was whole, ns later. */
static int64_t begin(Walker *walker)
{
  const int64_t start = Bench_Clock();
  Pty_Start(&walker->pty, 80, 24, "xterm-256color", walker->body, walker);
  while (walker->pty.log_length == 0 && Bench_Clock() - start < LONG * INT64_C(1000000))
    Pty_Settle(&walker->pty, 1);
  return read_all(&walker->pty) - start;
}

static void type(Walker *walker, const char *keys)
{
  for (const char *key = keys; *key != '\0'; key++) {
    Pty_SendBytes(&walker->pty, key, 1);
    Pty_Settle(&walker->pty, 60);
  }
}

/* Leaves in the program's own way, so that no file of a broken game stays behind. */
static void leave(Walker *walker)
{
  type(walker, walker->last_keys);
  Pty_WaitExit(&walker->pty, 1000);
  Pty_Clear(&walker->pty);
}

static void enter(Walker *walker)
{
  type(walker, walker->first_keys);
  if (!Pty_WaitFor(&walker->pty, walker->ready, LONG))
    fprintf(stderr, "bench_pty: it never was ready for walking\n");
}

/* One key; true when the hero, on whom the cursor is, has moved. */
static bool step(Walker *walker, int n)
{
  Pty *pty = &walker->pty;
  const VTermPos from = cursor_of(pty);
  const size_t bytes = pty->log_length;
  const int64_t cpu = Bench_CpuOf(pty->pid), start = Bench_Clock();
  Pty_SendBytes(pty, &walker->key, 1);
  walker->values[LATENCY][n] = read_all(pty) - start;
  walker->values[CPU][n] = Bench_CpuOf(pty->pid) - cpu;
  walker->values[BYTES][n] = (int64_t)(pty->log_length - bytes);
  const VTermPos to = cursor_of(pty);
  while (Pty_WaitFor(pty, "--More--", 0)) {
    Pty_Send(pty, "\r");
    Pty_Settle(pty, QUIET);
  }
  return to.row > 1 && (from.row != to.row || from.col != to.col);
}

/* Walks on until a step moved, turning where it did not; a hero who died is followed by another. */
static void walk_one(Walker *walker, int n)
{
  if (Bench_CpuOf(walker->pty.pid) == 0) {
    Pty_Clear(&walker->pty);
    begin(walker);
    enter(walker);
  }
  for (int i = 0; i < TRIES && !step(walker, n); i++) {
    walker->chance = walker->chance * 1103515245u + 12345u;
    walker->key = "hjklyubn"[walker->chance >> 16 & 7];
  }
}

/* The middle ones beside one another, and how the starts or steps compare pair by pair. */
static void tell(const char *what, Walker walkers[GAMES], Figure figure, int count, int64_t unit,
                 const char *name, int64_t bound)
{
  int64_t ratios[STEPS];
  for (int i = 0; i < count; i++) {
    const int64_t theirs = walkers[1].values[figure][i];
    ratios[i] = 100 * walkers[0].values[figure][i] / (theirs > 0 ? theirs : 1);
  }
  const int64_t ours = Bench_Median(walkers[0].values[figure], count) / unit;
  const int64_t theirs = Bench_Median(walkers[1].values[figure], count) / unit;
  Bench_Tell(what, ours, name, "NetHack", theirs);
  const int64_t middle = Bench_Median(ratios, count);
  printf("%-44s %9.2f %-14s promised: %.2f, nine of ten %.2f to %.2f\n", "  in pairs",
         (double)middle / 100, "x NetHack", (double)bound / 100, (double)ratios[count / 20] / 100,
         (double)ratios[count - 1 - count / 20] / 100);
}

static void tell_alone(const Walker *walker)
{
  static Walker copy;
  copy = *walker;
  Bench_Tell("first frame", Bench_Median(copy.values[FRAME], STARTS) / 1000, "us", "none", 0);
  Bench_Tell("a step, CPU", Bench_Median(copy.values[CPU], STEPS) / 1000, "us", "none", 0);
  Bench_Tell("a step, to the last byte", Bench_Median(copy.values[LATENCY], STEPS) / 1000, "us",
             "none", 0);
  Bench_Tell("a step, sent", Bench_Median(copy.values[BYTES], STEPS), "bytes", "none", 0);
}

static void run(Walker walkers[], int games)
{
  for (int i = 0; i < STARTS; i++)
    for (int k = 0; k < games; k++) {
      walkers[k].values[FRAME][i] = begin(&walkers[k]);
      if (k == 1)
        enter(&walkers[k]);
      leave(&walkers[k]);
    }
  for (int k = 0; k < games; k++) {
    begin(&walkers[k]);
    enter(&walkers[k]);
  }
  for (int i = 0; i < STEPS; i++)
    for (int k = 0; k < games; k++)
      walk_one(&walkers[k], i);
  for (int k = 0; k < games; k++)
    leave(&walkers[k]);
}

int main(void)
{
  char dir[] = "/tmp/hourvale-bench-XXXXXX";
  static Walker walkers[GAMES];
  if (mkdtemp(dir) == NULL)
    return 1;
  walkers[0] = (Walker){
      .body = launch_ours, .dir = dir, .ready = "Sp:", .first_keys = "\r", .last_keys = "q"};
  walkers[1] = (Walker){.body = launch_nethack,
                        .dir = dir,
                        .ready = "T:",
                        .first_keys = "y\r",
                        .last_keys = "\033\033#quit\ryqqq \r\r"};
  for (int k = 0; k < GAMES; k++) {
    walkers[k].key = 'h';
    walkers[k].chance = 1;
  }
  const int games = have_nethack() ? GAMES : 1;
  run(walkers, games);
  if (games == GAMES) {
    tell("first frame", walkers, FRAME, STARTS, 1000, "us", 200);
    tell("a step, CPU", walkers, CPU, STEPS, 1000, "us", 200);
    tell("a step, to the last byte", walkers, LATENCY, STEPS, 1000, "us", 150);
    tell("a step, sent", walkers, BYTES, STEPS, 1, "bytes", 200);
  } else {
    tell_alone(&walkers[0]);
  }
  Files_Remove(dir);
  return 0;
}
