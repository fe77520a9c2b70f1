/*
 * P4: a terminal that hangs up, a signal that ends, input that is over: in every screen and prompt
 * the game is gone within two seconds, what was done is kept, and no question has been answered
 * with yes. The screens are those of the command table, so that a new one is tried without being
 * named here.
 */
#include "engine/xstring.h"
#include "game/command.h"
#include "tests/support/files.h"
#include "tests/support/pty.h"

#include <glob.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { LONG = 30000, GONE = 2000, QUIET = 40 }; /* ms */

typedef struct House {
  char home[64];
  int slow; /* ms that this build on this machine needs for a whole short run */
} House;

typedef struct Launch {
  const House *house;
  const char *command;
} Launch;

static int launch(void *data)
{
  const Launch *how = data;
  setenv("HOME", how->house->home, 1);
  execl("/bin/sh", "sh", "-c", how->command, (char *)NULL);
  return 99;
}

static void start(Pty *pty, const House *house, const char *command)
{
  Launch how = {house, command};
  Pty_Start(pty, 80, 24, "xterm-256color", launch, &how);
}

static int set_up(void **state)
{
  House *house = calloc(1, sizeof *house);
  Pty pty;
  if (house == NULL)
    return -1;
  snprintf(house->home, sizeof house->home, "/tmp/hourvale-hangup-XXXXXX");
  if (mkdtemp(house->home) == NULL)
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
  Files_Remove(house->home);
  free(house);
  return 0;
}

/* What a command prints; the caller frees. */
static char *printed(const House *house, const char *arguments, int *status)
{
  char command[512];
  XText out;
  XText_Init(&out);
  snprintf(command, sizeof command, "HOME='%s' \"$H\" %s 2>&1", house->home, arguments);
  FILE *pipe = popen(command, "r");
  assert_non_null(pipe);
  for (int c; (c = fgetc(pipe)) != EOF;)
    XText_AddChar(&out, (char)c);
  *status = WEXITSTATUS(pclose(pipe));
  return out.data == NULL ? calloc(1, 1) : out.data;
}

/* Commands since birth. */
static long long commands(const House *house)
{
  int status;
  char *said = printed(house, "show Wren --json", &status);
  const char *at = strstr(said, "\"commands\":");
  const long long count = at == NULL ? -1 : atoll(at + strlen("\"commands\":"));
  free(said);
  return status == 0 ? count : -1;
}

static void assert_one_sound_file(const House *house, const char *after)
{
  char pattern[160];
  glob_t found;
  int status;
  snprintf(pattern, sizeof pattern, "%s/.local/share/hourvale/*.*", house->home);
  assert_int_equal(glob(pattern, 0, NULL, &found), 0);
  for (size_t i = 0; i < found.gl_pathc; i++)
    if (strstr(found.gl_pathv[i], ".hv-") != NULL || strstr(found.gl_pathv[i], ".lock") != NULL)
      fail_msg("%s was left after %s", found.gl_pathv[i], after);
  globfree(&found);
  char *said = printed(house, "verify Wren", &status);
  if (status != 0)
    fail_msg("after %s: %s", after, said);
  free(said);
}

/* The ways in which a terminal ends. */
static void end(Pty *pty, int way)
{
  if (way < 2) {
    kill(pty->pid, way == 0 ? SIGTERM : SIGHUP);
    return;
  }
  close(pty->fd);
  pty->fd = -1;
}

/* Goes on with Wren, types these keys, ends it; what it took is under two seconds of waiting and
   hardly any of computing. */
static void end_after(const House *house, const char *keys, int way, const char *what)
{
  struct rusage before, after;
  Pty pty;
  start(&pty, house, "exec \"$H\" play --name Wren");
  assert_true(Pty_WaitFor(&pty, "Sp:", LONG));
  Pty_Settle(&pty, QUIET);
  Pty_Send(&pty, keys);
  Pty_Settle(&pty, QUIET);
  getrusage(RUSAGE_CHILDREN, &before);
  end(&pty, way);
  const int status = Pty_WaitExit(&pty, GONE + house->slow);
  getrusage(RUSAGE_CHILDREN, &after);
  if (status < 0 || status > 4)
    fail_msg("%s, way %d: ended with %d", what, way, status);
  if (way < 2 && pty.alternate)
    fail_msg("%s, way %d: the terminal was not put back", what, way);
  assert_true(after.ru_utime.tv_sec - before.ru_utime.tv_sec <= 1 + house->slow / 1000);
  Pty_Clear(&pty);
}

/* The bytes of a key's name. */
static void bytes_of(const char *keys, char out[8])
{
  char name[32];
  snprintf(name, sizeof name, "%.*s", (int)strcspn(keys, " "), keys);
  if (strncmp(name, "<C-", 3) == 0)
    snprintf(out, 8, "%c", name[3] & 0x1f);
  else if (strcmp(name, "<Enter>") == 0)
    snprintf(out, 8, "\r");
  else if (strcmp(name, "<Tab>") == 0)
    snprintf(out, 8, "\t");
  else if (strcmp(name, "<Space>") == 0)
    snprintf(out, 8, " ");
  else
    snprintf(out, 8, "%.7s", name);
}

static void new_wren(const House *house)
{
  int status;
  free(printed(house, "delete --yes Wren", &status));
  char *said = printed(house, "--no-term --new Wren --seed 5 --keys /dev/null", &status);
  if (status != 0)
    fail_msg("%s", said);
  free(said);
}

/* Whether its key alone does nothing yet; a few screens are switches. */
static bool only_asks(const XCommand *command)
{
  static const char *const switches[] = {"turns", "pause", "passall", "passone"};
  for (size_t i = 0; i < sizeof switches / sizeof *switches; i++)
    if (strcmp(command->name, switches[i]) == 0)
      return false;
  return command->kind == XCOMMAND_SCREEN ||
         (command->ask != XASK_NOTHING && command->ask != XASK_FLOOR);
}

static void p4_in_the_screen_of_every_command(void **state)
{
  const House *house = *state;
  const bool all = getenv("HOURVALE_SOAK") != NULL;
  int tried = 0;
  for (const XCommand *command = XCommands; command->name != NULL; command++) {
    char keys[8];
    if (command->keys[0] == '\0')
      continue;
    bytes_of(command->keys, keys);
    new_wren(house);
    for (int way = all ? 0 : tried % 3; way < (all ? 3 : tried % 3 + 1); way++) {
      const long long before = commands(house);
      assert_true(before >= 0);
      end_after(house, keys, way, command->name);
      if (only_asks(command) && commands(house) != before)
        fail_msg("%s did something when it was ended by way %d", command->name, way);
    }
    assert_one_sound_file(house, command->name);
    tried++;
  }
  printf("          P4: %d commands\n", tried);
  assert_true(tried > 30);
}

static void p4_in_the_middle_of_an_answer(void **state)
{
  const House *house = *state;
  static const char *const keys[] = {
      "012",    "\003",  "Qretire", "::", ":na",      ":name\rFen", "=/pick",   "=\033[B\r",
      "?/sp",   "i/pot", "ia",      "va", "va\033[C", "xx",         "x\033[C",  "M\033[C",
      "\006st", "_",     "_>",      "c",  "d",        "$s",         "\020/bell"};
  new_wren(house);
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    const long long before = commands(house);
    end_after(house, keys[i], (int)(i % 3), keys[i]);
    if (commands(house) != before)
      fail_msg("\"%s\" was taken for an answer", keys[i]);
    assert_one_sound_file(house, keys[i]);
  }
}

/* The title and what leads from it to a game: nobody is born by hanging up. */
static void p4_before_there_is_a_game(void **state)
{
  const House *house = *state;
  static const char *const keys[] = {"", "n", "n\r", "n\r\rFenw", "l", "?", "p", "p\r"};
  int status;
  new_wren(house);
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    Pty pty;
    start(&pty, house, "exec \"$H\"");
    assert_true(Pty_WaitFor(&pty, "quit", LONG));
    Pty_Send(&pty, keys[i]);
    Pty_Settle(&pty, QUIET);
    end(&pty, (int)(i % 3));
    assert_in_range(Pty_WaitExit(&pty, GONE + house->slow), 0, 4);
    Pty_Clear(&pty);
  }
  char *said = printed(house, "list", &status);
  assert_int_equal(status, 0);
  assert_non_null(strstr(said, "Wren"));
  assert_null(strchr(strchr(said, '\n') + 1, '\n')); /* one hero, one line */
  free(said);
}

/* K58, P5: on the page of a death the hero is dead already. */
static void k58_ended_on_the_page_of_a_death(void **state)
{
  const House *house = *state;
  for (int way = 0; way < 4; way++) {
    int status;
    Pty pty;
    new_wren(house);
    start(&pty, house, "exec \"$H\" play --name Wren");
    assert_true(Pty_WaitFor(&pty, "Sp:", LONG));
    Pty_Send(&pty, "Qretire\r");
    assert_true(Pty_WaitFor(&pty, "The story ends here", LONG));
    if (way != 0) {
      Pty_Send(&pty, " ");
      assert_true(Pty_WaitFor(&pty, "Here lies", LONG));
    }
    if (way == 3)
      kill(pty.pid, SIGKILL);
    else
      end(&pty, way);
    Pty_WaitExit(&pty, GONE + house->slow);
    Pty_Clear(&pty);
    char *said = printed(house, "--no-term --name Wren --keys /dev/null", &status);
    assert_int_equal(status, 4);
    free(said);
    said = printed(house, "history --json", &status);
    assert_int_equal(status, 0);
    const char *once = strstr(said, "\"name\":\"Wren\"");
    assert_non_null(once);
    free(said);
    said = printed(house, "list", &status);
    assert_null(strstr(said, "Wren"));
    free(said);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(p4_in_the_screen_of_every_command, set_up, tear_down),
      cmocka_unit_test_setup_teardown(p4_in_the_middle_of_an_answer, set_up, tear_down),
      cmocka_unit_test_setup_teardown(p4_before_there_is_a_game, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k58_ended_on_the_page_of_a_death, set_up, tear_down),
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
