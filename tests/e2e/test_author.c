/* The first minute of somebody who writes a mod: made, met, broken, mended, in a game that goes on.
   The game is $H, its home a folder of its own. */
#include "tests/support/pty.h"

#include "engine/xstring.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { LONG = 30000 }; /* ms: a hang */

typedef struct Desk {
  char home[64];
  const char *command;
} Desk;

static int launch(void *data)
{
  const Desk *desk = data;
  setenv("HOME", desk->home, 1);
  unsetenv("XDG_DATA_HOME");
  execl("/bin/sh", "sh", "-c", desk->command, (char *)NULL);
  return 99;
}

static void start(Pty *pty, Desk *desk, const char *command)
{
  desk->command = command;
  Pty_Start(pty, 100, 24, "xterm-256color", launch, desk);
}

static int remove_one(const char *path, const struct stat *info, int type, struct FTW *walk)
{
  (void)info;
  (void)type;
  (void)walk;
  return remove(path);
}

static int set_up(void **state)
{
  Desk *desk = calloc(1, sizeof *desk);
  snprintf(desk->home, sizeof desk->home, "/tmp/hourvale-author-XXXXXX");
  *state = desk;
  return mkdtemp(desk->home) == NULL ? -1 : 0;
}

static int tear_down(void **state)
{
  Desk *desk = *state;
  nftw(desk->home, remove_one, 16, FTW_DEPTH | FTW_PHYS);
  free(desk);
  return 0;
}

static void wait_for(Pty *pty, const char *text)
{
  if (Pty_WaitFor(pty, text, LONG))
    return;
  XText screen;
  XText_Init(&screen);
  Pty_Screen(pty, &screen);
  fail_msg("no \"%s\" on the screen:\n%s", text, screen.data);
}

/* A shell command that has to do well. */
static void shell(Desk *desk, const char *command)
{
  Pty pty;
  start(&pty, desk, command);
  const int status = Pty_WaitExit(&pty, LONG);
  Pty_Clear(&pty);
  if (status != 0)
    fail_msg("%s: %d", command, status);
}

/* One line of the console. */
static void console(Pty *pty, const char *line)
{
  Pty_Send(pty, "\005");
  wait_for(pty, "inspect, step N");
  Pty_Send(pty, line);
  Pty_Send(pty, "\r");
}

#define SNAIL "\"$HOME\"/.local/share/hourvale/mods/snail/snail.lua"

/* The panel beside the map lists it with this Sp:. */
static void look_for(Pty *pty, const char *speed)
{
  char row[64];
  snprintf(row, sizeof row, "s snail            %6s", speed);
  wait_for(pty, row);
}

static void a_first_minute(void **state)
{
  Desk *desk = *state;
  Pty pty;
  start(&pty, desk, "exec \"$H\" mods new snail");
  wait_for(&pty, "/mods/snail/mod.lua");
  wait_for(&pty, "/mods/snail/snail.lua");
  wait_for(&pty, "/mods/snail/garden.lua");
  wait_for(&pty, "Ctrl-R");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 0);
  Pty_Clear(&pty);
  shell(desk, "exec \"$H\" test \"$HOME\"/.local/share/hourvale/mods/snail");
  shell(desk, "exec \"$H\" arena snail:snail rat -n 20");
  shell(desk, "sed -i s/1d10+40/1d1+39/ " SNAIL);

  start(&pty, desk, "exec \"$H\" play --author --new Odo");
  wait_for(&pty, "Sp:");
  console(&pty, "spawn snail");
  wait_for(&pty, "practice T:0");
  look_for(&pty, "Sp:40");

  shell(desk, "sed -i s/1d1+39/1d1+3O/ " SNAIL);
  Pty_Send(&pty, "\022");
  wait_for(&pty, "snail.lua:6:");
  wait_for(&pty, "error[E-DICE]");
  wait_for(&pty, "did you mean \"1d1+30\"?");
  wait_for(&pty, "^");
  Pty_Send(&pty, "\033");
  look_for(&pty, "Sp:40"); /* the old content lives on */

  shell(desk, "sed -i s/1d1+3O/1d1+199/ " SNAIL);
  Pty_Send(&pty, "\022");
  wait_for(&pty, "The content was read anew.");
  look_for(&pty, "Sp:200"); /* the very one that stood there */
  console(&pty, "inspect snail");
  wait_for(&pty, "base_speed           200");
  Pty_Send(&pty, "\033");
  look_for(&pty, "Sp:200");
  console(&pty, "step 10");
  wait_for(&pty, "practice T:10");
  Pty_Send(&pty, "S");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 0);
  Pty_Clear(&pty);

  /* The file loads as it was left, is sound, and is no score. */
  shell(desk, "exec \"$H\" verify Odo");
  shell(desk, "\"$H\" history | grep practice");
  shell(desk, "! \"$H\" scores | grep Odo");
}

static void only_authors_read_anew(void **state)
{
  Desk *desk = *state;
  Pty pty;
  start(&pty, desk, "exec \"$H\" --new Odo");
  wait_for(&pty, "Sp:");
  Pty_Send(&pty, "\022");
  wait_for(&pty, "play --author");
  Pty_Send(&pty, "S");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 0);
  Pty_Clear(&pty);
}

static void an_author_is_stopped_before_play(void **state)
{
  Desk *desk = *state;
  Pty pty;
  shell(desk, "exec \"$H\" mods new snail");
  shell(desk, "sed -i s/1d10+40/1d10+4O/ " SNAIL);
  start(&pty, desk, "exec \"$H\" play --author --new Odo");
  wait_for(&pty, "snail.lua:6:");
  wait_for(&pty, "error[E-DICE]");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 3);
  Pty_Clear(&pty);
}

int main(void)
{
  const char *binary = getenv("HOURVALE_BIN");
  char path[4096];
  if (binary == NULL)
    binary = "build/hourvale";
  if (realpath(binary, path) == NULL)
    return 1;
  setenv("H", path, 1);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_first_minute, set_up, tear_down),
      cmocka_unit_test_setup_teardown(only_authors_read_anew, set_up, tear_down),
      cmocka_unit_test_setup_teardown(an_author_is_stopped_before_play, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
