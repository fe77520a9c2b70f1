/*
 * The program itself in a terminal: begun, left, found again; hung up on, killed, resized, refused.
 * Commands are given to a shell as somebody would type them, with the game as $H.
 */
#include "tests/support/pty.h"

#include "engine/xstring.h"

#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { LONG = 30000, GONE = 2000, REFUSED = 1000 }; /* ms: a hang; the promises */

typedef struct House {
  char home[64];
  int slow; /* ms that this build on this machine needs for a whole short run */
} House;

typedef struct Launch {
  const char *home, *command; /* home NULL: HOME is not set */
} Launch;

static int launch(void *data)
{
  const Launch *launch_data = data;
  if (launch_data->home != NULL)
    setenv("HOME", launch_data->home, 1);
  else
    unsetenv("HOME");
  execl("/bin/sh", "sh", "-c", launch_data->command, (char *)NULL);
  return 99;
}

static void start(Pty *pty, const House *house, const char *command)
{
  Launch how = {house->home, command};
  Pty_Start(pty, 80, 24, "xterm-256color", launch, &how);
}

static int remove_one(const char *path, const struct stat *info, int type, struct FTW *walk)
{
  (void)info;
  (void)type;
  (void)walk;
  return remove(path);
}

/* A home of its own for each test, and how slow things are just now. */
static int set_up(void **state)
{
  House *house = calloc(1, sizeof *house);
  Pty pty;
  snprintf(house->home, sizeof house->home, "/tmp/hourvale-e2e-XXXXXX");
  if (house == NULL || mkdtemp(house->home) == NULL)
    return -1;
  const long long before = Pty_Now();
  start(&pty, house, "exec \"$H\" --no-term --data \"$HOME/measure\" --new Wren >\"$HOME/out\"");
  const int status = Pty_WaitExit(&pty, LONG);
  house->slow = 4 * (int)(Pty_Now() - before);
  Pty_Clear(&pty);
  *state = house;
  return status;
}

static int tear_down(void **state)
{
  House *house = *state;
  nftw(house->home, remove_one, 8, FTW_DEPTH | FTW_PHYS);
  free(house);
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

/* Title, Enter, the map. */
static void begin(Pty *pty, const House *house)
{
  start(pty, house, "exec \"$H\"");
  wait_for(pty, "H O U R V A L E");
  wait_for(pty, "quit");
  Pty_Send(pty, "\r");
  wait_for(pty, "Sp:");
  wait_for(pty, "@");
}

/* Opens a screen, which comes after all keys sent before, and leaves it. */
static void visit(Pty *pty, const char *key, const char *title)
{
  Pty_Send(pty, key);
  wait_for(pty, title);
  Pty_Send(pty, "\033");
  const long long end = Pty_Now() + LONG;
  while (Pty_WaitFor(pty, title, 0) && Pty_Now() < end)
    Pty_Settle(pty, 5);
  wait_for(pty, "     day 1 "); /* the play screen's last rows come last */
}

/* Walks, and bumps into whatever there is; all of it is done when this returns. */
static void walk(Pty *pty)
{
  Pty_Send(pty, "lljjhhkkyybbnnuu.ll");
  visit(pty, "i", "You carry");
}

static void screen_of(Pty *pty, XText *screen)
{
  XText_Init(screen);
  Pty_Settle(pty, 150);
  Pty_Screen(pty, screen);
}

/* The next start goes on with the very screen. */
static void assert_found_again(const House *house, XText *screen)
{
  Pty pty;
  begin(&pty, house);
  wait_for(&pty, screen->data);
  Pty_Send(&pty, "S");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 0);
  assert_false(pty.alternate);
  assert_true(pty.cursor_visible);
  Pty_Clear(&pty);
  XText_Clear(screen);
}

static void a_game_is_left_and_found_again(void **state)
{
  const House *house = *state;
  Pty pty;
  XText before, screen;
  begin(&pty, house);
  walk(&pty);
  screen_of(&pty, &before);
  visit(&pty, "i", "You carry");
  visit(&pty, "e", "You wear");
  visit(&pty, "$", "Your hero");
  visit(&pty, "?", "Help: keys");
  visit(&pty, "\020", "Messages");
  screen_of(&pty, &screen);
  assert_string_equal(screen.data, before.data); /* looking changes nothing */
  XText_Clear(&before);
  Pty_Send(&pty, "S");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 0);
  assert_false(pty.alternate);
  Pty_Clear(&pty);
  assert_found_again(house, &screen);
}

/* Ends the game in the middle by `how` after these keys; the state before them is kept. */
static void end_and_look(const House *house, int how, const char *keys, const char *shows)
{
  Pty pty;
  XText screen;
  begin(&pty, house);
  walk(&pty);
  screen_of(&pty, &screen);
  Pty_Send(&pty, keys);
  wait_for(&pty, shows);
  if (how != 0) {
    kill(pty.pid, how);
  } else {
    close(pty.fd);
    pty.fd = -1;
  }
  const int status = Pty_WaitExit(&pty, GONE + house->slow);
  assert_in_range(status, 0, 4);
  if (how != 0)
    assert_false(pty.alternate);
  Pty_Clear(&pty);
  assert_found_again(house, &screen);
}

static void k32_a_closed_terminal_keeps_the_turn(void **state)
{
  end_and_look(*state, 0, "", "Sp:");
  end_and_look(*state, 0, "d", "Drop: which thing?");
  end_and_look(*state, 0, "\003", "(y/n)");
}

static void k35_signals_keep_the_turn(void **state)
{
  end_and_look(*state, SIGTERM, "", "Sp:");
  end_and_look(*state, SIGTERM, "c", "which way?");
  end_and_look(*state, SIGHUP, "i", "You carry");
}

static void k54_a_turn_just_taken_is_kept(void **state)
{
  const House *house = *state;
  for (int i = 0; i < 2; i++) {
    Pty pty;
    XText screen;
    begin(&pty, house);
    Pty_Settle(&pty, 150);
    Pty_Send(&pty, i == 0 ? "0123." : ".....");
    if (i == 0) {
      wait_for(&pty, "+10");
      Pty_Settle(&pty, 150);
    }
    screen_of(&pty, &screen);
    kill(pty.pid, SIGKILL);
    assert_int_equal(Pty_WaitExit(&pty, LONG), 1000 + SIGKILL);
    Pty_Clear(&pty);
    assert_found_again(house, &screen);
  }
}

static void k07_resizing_keeps_what_was_typed(void **state)
{
  const House *house = *state;
  Pty pty;
  start(&pty, house, "exec \"$H\"");
  wait_for(&pty, "new hero");
  Pty_Send(&pty, "n");
  wait_for(&pty, "your people?");
  Pty_Send(&pty, "\r");
  wait_for(&pty, "you learned?");
  Pty_Send(&pty, "\r");
  wait_for(&pty, "Name:");
  Pty_Send(&pty, "Fenwi");
  wait_for(&pty, "Name: Fenwi");
  static const int sizes[][2] = {{100, 30}, {60, 20}, {132, 50}, {80, 24}};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    Pty_Resize(&pty, sizes[i][0], sizes[i][1]);
    wait_for(&pty, sizes[i][0] < 80 ? "60x20 is too small" : "Name: Fenwi");
    Pty_Settle(&pty, 50);
  }
  Pty_Send(&pty, "ck");
  wait_for(&pty, "Name: Fenwick");
  Pty_Send(&pty, "\r");
  wait_for(&pty, " Fenwick  HP");
  Pty_Send(&pty, "S");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 0);
  Pty_Clear(&pty);
}

/* Runs a command that has to end soon; its exit status, and what it said in pty->log. */
static int run_soon(Pty *pty, const House *house, const char *home, const char *command)
{
  Launch how = {home, command};
  const long long before = Pty_Now();
  Pty_Start(pty, 300, 24, "xterm-256color", launch, &how);
  const int status = Pty_WaitExit(pty, LONG);
  assert_in_range(Pty_Now() - before, 0, REFUSED + house->slow);
  return status;
}

/* One line, not a success, and it says this. */
static void assert_one_line(const House *house, const char *home, const char *command,
                            const char *says)
{
  Pty pty;
  const int status = run_soon(&pty, house, home, command);
  if (status < 1 || status > 4 || Pty_Count(&pty, says) != 1 || Pty_Count(&pty, "\n") != 1 ||
      strncmp(pty.log, "hourvale: ", 10) != 0 || Pty_Count(&pty, "\033") != 0)
    fail_msg("%s: exit status %d, \"%s\" expected in: %s", command, status, says,
             pty.log == NULL ? "" : pty.log);
  Pty_Clear(&pty);
}

static void k52_the_second_process_is_refused(void **state)
{
  const House *house = *state;
  Pty first;
  XText screen;
  char who[80];
  begin(&first, house);
  walk(&first);
  screen_of(&first, &screen);
  snprintf(who, sizeof who, "(process %d on ", (int)first.pid);
  assert_one_line(house, house->home, "exec \"$H\" --name Wren", who);
  assert_one_line(house, house->home, "exec \"$H\" --no-term --name Wren", "in use by ");
  assert_one_line(house, house->home, "exec \"$H\" --no-term --new Wren", "Wren");
  Pty_Send(&first, "x");
  wait_for(&first, "Esc");
  Pty_Send(&first, "\033");
  wait_for(&first, screen.data); /* the first did not notice */
  Pty_Send(&first, "S");
  assert_int_equal(Pty_WaitExit(&first, LONG), 0);
  Pty_Clear(&first);
  assert_found_again(house, &screen);
}

static void k33_not_a_terminal_is_one_line(void **state)
{
  const House *house = *state;
  static const char *const inputs[] = {"exec \"$H\" </dev/null", "exec \"$H\" <&-",
                                       "echo q | \"$H\""};
  static const char *const outputs[] = {"exec \"$H\" >&-", "exec \"$H\" >/dev/null",
                                        "{ \"$H\"; exit $?; } 3>&1 >/dev/null"};
  for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++)
    assert_one_line(house, house->home, inputs[i], "standard input is not a terminal");
  for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++)
    assert_one_line(house, house->home, outputs[i], "standard output is not a terminal");
  Pty pty;
  run_soon(&pty, house, house->home, "{ \"$H\"; echo \"status $?\" >&2; } | cat");
  assert_int_equal(Pty_Count(&pty, "standard output is not a terminal"), 1);
  assert_int_equal(Pty_Count(&pty, "status 2"), 1);
  assert_int_equal(Pty_Count(&pty, "\n"), 2);
  Pty_Clear(&pty);
  assert_one_line(house, house->home, "unset TERM; exec \"$H\"", "TERM is not set");
}

/* Commands for scripts need no terminal; what cannot be written is a failure. */
static void scripts_need_no_terminal(void **state)
{
  const House *house = *state;
  static const struct {
    const char *arguments, *says;
  } runs[] = {{"--help", "Exit codes"}, {"--version", "SQLite"}, {"list", "Wren"},
              {"list --json", "Wren"},  {"show Wren", "Wren"},   {"--showpaths", "/hourvale"}};
  char command[200];
  Pty pty;
  assert_int_equal(
      run_soon(&pty, house, house->home, "exec \"$H\" --no-term --new Wren </dev/null | cat"), 0);
  assert_true(Pty_Count(&pty, "Sp:") == 1);
  Pty_Clear(&pty);
  for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
    snprintf(command, sizeof command, "\"$H\" %s </dev/null | cat", runs[i].arguments);
    run_soon(&pty, house, house->home, command);
    assert_true(Pty_Count(&pty, runs[i].says) > 0);
    assert_int_equal(Pty_Count(&pty, "hourvale: "), 0);
    Pty_Clear(&pty);
    snprintf(command, sizeof command, "exec \"$H\" %s <&- >\"$HOME/out\" 2>&-", runs[i].arguments);
    assert_int_equal(run_soon(&pty, house, house->home, command), 0);
    Pty_Clear(&pty);
    snprintf(command, sizeof command, "exec \"$H\" %s >&-", runs[i].arguments);
    assert_one_line(house, house->home, command, "cannot write to standard output");
    snprintf(command, sizeof command, "exec \"$H\" %s >/dev/full", runs[i].arguments);
    assert_one_line(house, house->home, command, "cannot write to standard output");
  }
}

/* Closed standard files are never taken for the hero's. */
static void k33_closed_files_harm_no_hero(void **state)
{
  const House *house = *state;
  static const char *const commands[] = {
      "exec \"$H\" --no-term --new Wren >&-",   "exec \"$H\" --no-term --name Wren <&- >&- 2>&-",
      "exec \"$H\" --no-term --name Wren 2>&-", "exec \"$H\" --name Wren <&- 2>&-",
      "exec \"$H\" --name Nobody <&- >&- 2>&-",
  };
  Pty pty;
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    const int status = run_soon(&pty, house, house->home, commands[i]);
    assert_true(i == 2 ? status == 0 : status >= 1 && status <= 4);
    Pty_Clear(&pty);
  }
  assert_int_equal(run_soon(&pty, house, house->home, "exec \"$H\" show Wren"), 0);
  Pty_Clear(&pty);
  assert_int_equal(run_soon(&pty, house, house->home, "ls -A $HOME/.local/share/hourvale"), 0);
  assert_int_equal(Pty_Count(&pty, "\n"), 1);
  Pty_Clear(&pty);
}

/* A closed standard error is not where another file is opened. */
static void a_closed_error_file_is_held(void **state)
{
  const House *house = *state;
  Pty pty;
  char link[40], target[PATH_MAX] = "";
  start(&pty, house, "exec \"$H\" --new Wren 2>&-");
  wait_for(&pty, "     day 1 ");
  snprintf(link, sizeof link, "/proc/%d/fd/2", (int)pty.pid);
  const ssize_t length = readlink(link, target, sizeof target - 1);
  target[length > 0 ? length : 0] = '\0';
  if (access("/proc/self/fd", F_OK) == 0) /* where the system tells */
    assert_string_equal(target, "/dev/null");
  Pty_Send(&pty, "S");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 0);
  Pty_Clear(&pty);
}

static void k43_a_home_that_cannot_be_used_is_named(void **state)
{
  const House *house = *state;
  char file[100], below[120], closed[100];
  snprintf(file, sizeof file, "%s/out", house->home); /* set_up made it */
  snprintf(below, sizeof below, "%s is not a directory", file);
  snprintf(closed, sizeof closed, "%s/closed", house->home);
  assert_int_equal(mkdir(closed, 0500), 0);
  static const char *const commands[] = {"exec \"$H\"", "exec \"$H\" --no-term --new Wren",
                                         "exec \"$H\" play --name Wren"};
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    assert_one_line(house, NULL, commands[i], "HOME is not set");
    assert_one_line(house, "", commands[i], "HOME is not set");
    assert_one_line(house, "there", commands[i], "HOME is not an absolute path ('there')");
    assert_one_line(house, "/", commands[i], "HOME is '/'");
    assert_one_line(house, "/proc", commands[i], "/proc/.local: "); /* closed to root too */
    assert_one_line(house, file, commands[i], file);
    if (geteuid() != 0)
      assert_one_line(house, closed, commands[i], closed);
  }
  assert_one_line(house, NULL, "exec \"$H\" list", "HOME is not set");
  assert_one_line(house, file, "exec \"$H\" list", "Not a directory");
  Pty pty;
  assert_int_equal(run_soon(&pty, house, NULL, "exec \"$H\" --version"), 0);
  Pty_Clear(&pty);
  assert_int_equal(run_soon(&pty, house, "", "exec \"$H\" --help"), 0);
  Pty_Clear(&pty);
}

/* Looking makes nothing. */
static void list_makes_no_directory(void **state)
{
  const House *house = *state;
  Pty pty;
  char path[100];
  assert_int_equal(run_soon(&pty, house, house->home, "exec \"$H\" list"), 0);
  Pty_Clear(&pty);
  snprintf(path, sizeof path, "%s/.local", house->home);
  assert_int_not_equal(access(path, F_OK), 0);
}

/* Four companions against a war band: led in squad turns, let loose in real time, and back. */
static void a_squad_fights_in_turns_and_in_real_time(void **state)
{
  static const char *const given[] = {
      "join lane_guard", "join lane_guard", "join lane_guard",
      "join stray_dog",  "unkillable",      "spawn gnoll_warmaster",
      "spawn gnoll",     "spawn gnoll",     "spawn kobold_chieftain"};
  const House *house = *state;
  Pty pty;
  start(&pty, house, "exec \"$H\" --new Wren --practice");
  wait_for(&pty, "practice T:");
  for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
    Pty_Send(&pty, ":practice\r");
    wait_for(&pty, "practice:");
    Pty_Send(&pty, given[i]);
    Pty_Send(&pty, "\r");
    visit(&pty, "i", "You carry");
  }
  Pty_Send(&pty, "@");
  wait_for(&pty, "Fen");
  wait_for(&pty, "Bri");
  Pty_Send(&pty, "s");
  wait_for(&pty, "squad turns");
  wait_for(&pty, "p pass all");
  Pty_Send(&pty, "\tmm\t");
  visit(&pty, "i", "You carry");
  Pty_Send(&pty, "pp");
  wait_for(&pty, "squad turns");
  Pty_Send(&pty, "\r");
  wait_for(&pty, "paused");
  wait_for(&pty, "real time");
  Pty_Send(&pty, " ");
  wait_for(&pty, "pause");
  Pty_WaitFor(&pty, "time stops", 1500); /* it is never quiet now */
  Pty_Send(&pty, "\t");
  Pty_WaitFor(&pty, "time stops", 600);
  Pty_Send(&pty, "\r");
  wait_for(&pty, "squad turns");
  Pty_Send(&pty, "S");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 0);
  assert_false(pty.alternate);
  Pty_Clear(&pty);
  /* It is found again in the middle of the turn. */
  start(&pty, house, "exec \"$H\" --name Wren");
  wait_for(&pty, "squad turns");
  Pty_Send(&pty, "S");
  assert_int_equal(Pty_WaitExit(&pty, LONG), 0);
  Pty_Clear(&pty);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_game_is_left_and_found_again, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k32_a_closed_terminal_keeps_the_turn, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k35_signals_keep_the_turn, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k54_a_turn_just_taken_is_kept, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k07_resizing_keeps_what_was_typed, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k52_the_second_process_is_refused, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k33_not_a_terminal_is_one_line, set_up, tear_down),
      cmocka_unit_test_setup_teardown(scripts_need_no_terminal, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k33_closed_files_harm_no_hero, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_closed_error_file_is_held, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k43_a_home_that_cannot_be_used_is_named, set_up, tear_down),
      cmocka_unit_test_setup_teardown(list_makes_no_directory, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_squad_fights_in_turns_and_in_real_time, set_up, tear_down),
  };
  static const char *const unset[] = {"XDG_DATA_HOME", "NO_COLOR", "ESCDELAY"};
  const char *bin = getenv("HOURVALE_BIN");
  char path[PATH_MAX], world[PATH_MAX];
  if (realpath(bin != NULL ? bin : "build/hourvale", path) == NULL ||
      realpath("world", world) == NULL) {
    fputs("no game to run: set HOURVALE_BIN and start from the root of the project\n", stderr);
    return 1;
  }
  for (size_t i = 0; i < sizeof unset / sizeof *unset; i++)
    unsetenv(unset[i]);
  setenv("H", path, 1);
  setenv("HOURVALE_WORLD", world, 1);
  setenv("LC_ALL", "C.UTF-8", 1);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
