/*
 * Reports of what befell players of such games, tried on this one: signals, pipes, full and closed
 * disks, files moved about. Each test is named by the number of its case or promise.
 */
#include "engine/xstring.h"
#include "tests/support/files.h"
#include "tests/support/pty.h"

#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { LONG = 30000, GONE = 2000, QUIET = 40 }; /* ms */

/* Runs a line of the shell with $H the game, h it on the data in $D/data; what it printed. */
static int run(XText *out, const char *line)
{
  XText command;
  XText_Init(&command);
  XText_Reset(out);
  XText_AddFormat(&command, "h() { \"$H\" --data \"$D/data\" \"$@\"; }\ncd \"$D\"\n%s", line);
  setenv("LINE", command.data, 1);
  FILE *pipe = popen("sh -c \"$LINE\" 2>&1 </dev/null", "r");
  assert_non_null(pipe);
  for (int c; (c = fgetc(pipe)) != EOF;)
    XText_AddChar(out, (char)c);
  XText_Clear(&command);
  const int status = pclose(pipe);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* A line ends with this exit code and prints this text. */
static void expect(const char *line, int code, const char *text)
{
  XText out;
  XText_Init(&out);
  const int got = run(&out, line);
  if (got != code || strstr(out.data == NULL ? "" : out.data, text) == NULL)
    fail_msg("%s\n  exit %d, not %d; or not \"%s\" in: %s", line, got, code, text,
             out.data == NULL ? "" : out.data);
  XText_Clear(&out);
}

static int set_up(void **state)
{
  char dir[] = "/tmp/hourvale-cases-XXXXXX";
  if (mkdtemp(dir) == NULL)
    return -1;
  setenv("D", dir, 1);
  *state = strdup(dir);
  expect("printf 'jjll....' >k; h play --no-term --keys k --seed 5 --new Wren", 0, "Wren");
  return 0;
}

static int tear_down(void **state)
{
  Files_Remove(*state);
  free(*state);
  return 0;
}

static int launch(void *data)
{
  execl("/bin/sh", "sh", "-c", (const char *)data, (char *)NULL);
  return 99;
}

static void start(Pty *pty, const char *command)
{
  Pty_Start(pty, 80, 24, "xterm-256color", launch, (void *)(uintptr_t)command);
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

static const char play[] = "exec \"$H\" --data \"$D/data\" --name Wren";

/* Keys out of a pipe that is closed in the middle of a question. */
static void k34_a_pipe_that_ends_in_a_prompt(void **state)
{
  (void)state;
  static const char *const keys[] = {"d", "c", "Q", "Qreti", "012", "_", "va", ":na", "=", "i/x"};
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    char line[300];
    snprintf(line, sizeof line,
             "a=$(h show --json Wren | sed 's/.*\"hash\":\"//;s/\".*//'); printf '%s' | timeout 5 "
             "\"$H\" --data data play --no-term --keys - --name Wren >out || exit 9; b=$(h show "
             "--json Wren | sed 's/.*\"hash\":\"//;s/\".*//'); test \"$a\" = \"$b\" && echo same",
             keys[i]);
    expect(line, 0, "same");
  }
}

/* Ends it at random moments of play, of a level being made and of saving. */
static void k35_terminated_at_any_moment(void **state)
{
  (void)state;
  const int times = getenv("HOURVALE_SOAK") != NULL ? 50 : 15;
  unsigned seed = 12345;
  for (int i = 0; i < times; i++) {
    Pty pty;
    start(&pty, play);
    wait_for(&pty, "Sp:");
    Pty_Send(&pty, i % 3 == 0 ? "oooo" : i % 3 == 1 ? "_>\r>>>oo" : "5555llS");
    seed = seed * 1103515245u + 12345u;
    usleep((seed >> 16) % 60000);
    kill(pty.pid, SIGTERM);
    const int status = Pty_WaitExit(&pty, GONE + LONG / 10);
    assert_in_range(status, 0, 4);
    assert_false(pty.alternate);
    Pty_Clear(&pty);
    expect("h verify Wren; ls data | grep -c -e '-wal' -e lock", 1, "good");
  }
}

/* A file that cannot be loaded is as it was, whatever ends the game while it says so. */
static void k37_a_damaged_file_is_left_alone(void **state)
{
  (void)state;
  expect("f=$(ls data/*.hv); printf 'XXXXXXXXXXXXXXXX' | dd of=$f bs=1 seek=8192 conv=notrunc "
         "2>/dev/null; touch -d '2001-02-03 04:05:06' $f; cksum $f >before; stat -c %Y $f >>before",
         0, "");
  for (int i = 0; i < 3; i++) {
    Pty pty;
    start(&pty, "exec \"$H\" --data \"$D/data\"");
    wait_for(&pty, "quit");
    Pty_Send(&pty, "l\r");
    wait_for(&pty, "damaged: Page");
    if (i == 2) {
      close(pty.fd);
      pty.fd = -1;
    } else {
      kill(pty.pid, i == 0 ? SIGHUP : SIGTERM);
    }
    assert_in_range(Pty_WaitExit(&pty, GONE + LONG / 10), 0, 4);
    Pty_Clear(&pty);
    expect("f=$(ls data/*.hv); cksum $f >after; stat -c %Y $f >>after; cmp before after && echo "
           "same",
           0, "same");
  }
  expect("h play --no-term --keys k --name Wren; exit $?", 4, "damaged");
  expect("f=$(ls data/*.hv); cksum $f >after; stat -c %Y $f >>after; cmp before after && echo same",
         0, "same");
}

static void leave_by_death(Pty *pty)
{
  Pty_Send(pty, "Qretire\r");
  wait_for(pty, "The story ends here");
  Pty_Send(pty, " ");
  wait_for(pty, "Here lies");
  Pty_Send(pty, "\r");
  wait_for(pty, "new hero");
  Pty_Send(pty, "q");
}

/* However it ends, each mode that was switched on is switched off, once. */
static void k40_every_exit_restores_the_terminal(void **state)
{
  (void)state;
  static const char *const modes[][2] = {{"\033[?1049h", "\033[?1049l"},
                                         {"\033[?2004h", "\033[?2004l"},
                                         {"\033[?1004h", "\033[?1004l"},
                                         {"\033[?1000h", "\033[?1000l"},
                                         {"\033[?1006h", "\033[?1006l"}};
  expect("printf 'mouse = on\\n' >config", 0, "");
  for (int way = 0; way < 6; way++) {
    Pty pty;
    start(&pty, "exec \"$H\" --data \"$D/data\" --config \"$D/config\" --name Wren");
    wait_for(&pty, "Sp:");
    Pty_Settle(&pty, QUIET);
    if (way == 0)
      Pty_Send(&pty, "S");
    else if (way == 1)
      Pty_Send(&pty, "\003");
    else if (way == 2)
      leave_by_death(&pty);
    else
      kill(pty.pid, way == 3 ? SIGTERM : way == 4 ? SIGHUP : SIGINT);
    if (way == 1 || way == 5) { /* keys typed ahead would not answer */
      wait_for(&pty, "(y/n)");
      Pty_Send(&pty, "y");
    }
    assert_in_range(Pty_WaitExit(&pty, LONG), 0, 4);
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
      if (Pty_Count(&pty, modes[i][0]) != Pty_Count(&pty, modes[i][1]) ||
          Pty_Count(&pty, modes[i][1]) > 1)
        fail_msg("way %d: %s %d times, %s %d times", way, modes[i][0] + 1,
                 Pty_Count(&pty, modes[i][0]), modes[i][1] + 1, Pty_Count(&pty, modes[i][1]));
    assert_true(pty.cursor_visible);
    Pty_Clear(&pty);
    if (way == 2)
      expect("printf . >k; h play --no-term --keys k --seed 5 --new Wren", 0, "Wren");
  }
}

/* Whatever has become of the scores, a death is told, kept and can be written about. */
static void k44_a_death_without_a_history(void **state)
{
  (void)state;
  static const char *const harms[] = {"rm -f data/history.db", "chmod 400 data/history.db",
                                      "rm -f data/history.db; mkdir data/history.db",
                                      "rmdir data/history.db; ln -s nowhere/at/all data/history.db",
                                      "rm data/history.db; echo nonsense >data/history.db"};
  for (size_t i = 0; i < sizeof harms / sizeof *harms; i++) {
    char line[500];
    expect(harms[i], 0, "");
    snprintf(line, sizeof line,
             "printf 'Qretire<Enter> #d' >k; timeout 10 \"$H\" --data data play --no-term --keys k "
             "--new Mort%d%s",
             (int)i, i == 0 ? "; exit $?" : "");
    expect(line, 0, "The story ends here");
    snprintf(line, sizeof line, "h dump Mort%d", (int)i);
    expect(line, 0, "retired on");
    snprintf(line, sizeof line, "ls data/dumps | grep -c Mort%d", (int)i);
    expect(line, 0, "2");
  }
}

/* A small disk that fills up: what was is whole throughout, it is said, and it recovers. */
static void k46_a_full_disk(void **state)
{
  (void)state;
  XText out;
  XText_Init(&out);
  const int status = run(
      &out,
      "mkdir small; unshare -rm sh -c 'mount -t tmpfs -o size=1m none small || exit 77\n"
      "s() { \"$H\" --data small \"$@\"; }\n"
      "printf \"jjll....\" >k; s play --no-term --keys k --seed 5 --new Wren >/dev/null || exit 1\n"
      "s show --json Wren >before; cp k keys; for i in 1 2 3 4 5 6; do cat keys keys >more; mv "
      "more keys; "
      "done\n"
      "dd if=/dev/zero of=small/fill bs=1k 2>/dev/null\n"
      "s play --no-term --keys keys --name Wren >full 2>&1; echo \"code $?\"; tail -3 full\n"
      "s verify Wren || exit 2\n"
      "rm small/fill; s play --no-term --keys keys --name Wren >/dev/null || exit 3\n"
      "s verify Wren || exit 4; s show --json Wren >after; cmp -s before after && exit 5; exit 0'");
  if (status == 77 || strstr(out.data == NULL ? "" : out.data, "unshare") != NULL) {
    printf("          K46: no small disk can be made here\n");
    XText_Clear(&out);
    skip();
  }
  if (status != 0 || strstr(out.data, "code 4") == NULL)
    fail_msg("%d: %s", status, out.data);
  XText_Clear(&out);
}

/* P2: a limit on the size of files ends in a reason, not in a signal. */
static void p2_a_limit_on_files_is_no_death(void **state)
{
  (void)state;
  expect(
      "h show --json Wren >before; cp k keys; for i in 1 2 3 4 5 6 7; do cat keys keys >more; mv "
      "more "
      "keys; done; size=$(($(stat -c %s data/*.hv) / 512 + 8)); (ulimit -f $size; \"$H\" --data "
      "data "
      "play --no-term --keys keys --name Wren >out 2>said; echo code $?; cat said); h verify Wren",
      0, "code 4");
  expect("h verify Wren && h play --no-term --keys k --name Wren", 0, "Wren");
}

/* Killed on the message of a death that a blow dealt. The other causes are in test_dead. */
static void k58_p5_the_dead_stay_dead(void **state)
{
  (void)state;
  Pty pty;
  start(&pty, "exec \"$H\" --data \"$D/data\" --practice --seed 3 --new Mort");
  wait_for(&pty, "Sp:");
  Pty_Settle(&pty, QUIET);
  Pty_Send(&pty, ":practice\rspawn goblin_chieftain\r");
  for (int k = 0; k < 300 && !Pty_WaitFor(&pty, "You die", 0); k++) {
    Pty_Send(&pty, "5");
    Pty_Settle(&pty, 10);
  }
  wait_for(&pty, "You die");
  kill(pty.pid, SIGKILL);
  Pty_WaitExit(&pty, LONG);
  Pty_Clear(&pty);
  expect("h play --no-term --keys k --name Mort; exit $?", 4, "Mort is dead: killed by");
  expect("h play --no-term --keys k --name Mort; exit $?", 4, "Mort is dead: killed by a goblin");
  expect("h history | grep -c 'Mort,'", 0, "1");
  expect("h list | grep -c Mort; true", 0, "0");
  expect("h verify Mort", 0, "good");
}

/* What cannot be read is never replaced, hidden, or taken for nothing. */
static void p3_an_unreadable_file_is_never_replaced(void **state)
{
  (void)state;
  expect("f=$(ls data/*.hv); head -c 20000 $f >cut; cp cut $f; cksum $f >before", 0, "");
  expect("h list", 0, "damaged");
  expect("h play --no-term --keys k --name Wren; exit $?", 4,
         "1 file is in it that cannot be read");
  expect("h play --no-term --keys k --new Wren", 0, "Wren");
  expect("f=$(cut -d' ' -f3 before); cksum $f | cmp - before && echo same", 0, "same");
  expect("ls data/*.hv | wc -l", 0, "2");
  expect("h list | wc -l", 0, "2");
  expect("h rename Wren Odo && h backup Odo && cksum $(cut -d' ' -f3 before) | cmp - before && "
         "echo same",
         0, "same");
}

/* One file when nobody plays; taken elsewhere, in any locale, it loads to the same state. */
static void p7_one_file_that_loads_elsewhere(void **state)
{
  (void)state;
  expect("ls data | grep -v -e '^history.db$' | wc -l", 0, "1");
  expect("h show --json Wren | sed 's/\"file\"//' >before; mkdir -p else/where; cp data/*.hv "
         "else/where/",
         0, "");
  static const char *const places[] = {"LC_ALL=C", "LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8",
                                       "LC_ALL=tr_TR.UTF-8", "LC_ALL= LANG=nonesuch TZ=Asia/Tokyo",
                                       "LC_ALL=ar_EG.UTF-8 TZ=America/New_York"};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    char line[300];
    snprintf(line, sizeof line,
             "%s \"$H\" --data else/where show --json Wren | sed 's/\"file\"//' | cmp - before && "
             "echo same",
             places[i]);
    expect(line, 0, "same");
  }
  expect("LC_ALL=de_DE.UTF-8 \"$H\" --data else/where play --no-term --keys k --name Wren", 0,
         "Wren");
  expect("ls else/where | grep -v -e '^history.db$' | wc -l", 0, "1");
}

/* A file taken away or replaced under a running game is noticed before the next command is taken.
 */
static void p6_a_file_moved_under_the_game(void **state)
{
  (void)state;
  static const char *const harms[] = {"mv data/*.hv away", "rm data/*.hv",
                                      "cp data/*.hv copy; mv copy data/*.hv"};
  for (size_t i = 0; i < sizeof harms / sizeof *harms; i++) {
    Pty pty;
    start(&pty, play);
    wait_for(&pty, "Sp:");
    Pty_Settle(&pty, QUIET);
    expect("h show --json Wren >before; cp data/*.hv kept", 0, "");
    expect(harms[i], 0, "");
    Pty_Send(&pty, "5");
    wait_for(&pty, "Saving fails.");
    Pty_Send(&pty, "\033");
    kill(pty.pid, SIGTERM);
    const int status = Pty_WaitExit(&pty, GONE + LONG / 10);
    assert_true(status == 4 || status == 0);
    Pty_Clear(&pty);
    expect("f=$(ls kept); rm -f data/*.hv-* data/*.lock; i=$(sqlite3 kept 'select id from save' "
           "2>/dev/null || echo); true",
           0, "");
    expect("ls data/*.hv >/dev/null 2>&1 || cp kept data/$(h import kept >/dev/null 2>&1; echo "
           "x.hv.tmp); rm -f data/*.tmp; true",
           0, "");
    expect(
        "h list | grep -q Wren || exit 3; h delete --yes Wren >/dev/null; printf 'jj..' >k; h play "
        "--no-term --keys k --seed 5 --new Wren",
        0, "Wren");
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(p2_a_limit_on_files_is_no_death, set_up, tear_down),
      cmocka_unit_test_setup_teardown(p3_an_unreadable_file_is_never_replaced, set_up, tear_down),
      cmocka_unit_test_setup_teardown(p6_a_file_moved_under_the_game, set_up, tear_down),
      cmocka_unit_test_setup_teardown(p7_one_file_that_loads_elsewhere, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k34_a_pipe_that_ends_in_a_prompt, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k35_terminated_at_any_moment, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k37_a_damaged_file_is_left_alone, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k40_every_exit_restores_the_terminal, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k44_a_death_without_a_history, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k46_a_full_disk, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k58_p5_the_dead_stay_dead, set_up, tear_down),
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
