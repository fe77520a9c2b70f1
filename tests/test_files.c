/* The commands on characters as files, by the program itself: what each prints and its exit code.
 */
#include "engine/xstring.h"
#include "tests/support/files.h"

#include <sqlite3.h>
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

/* Runs a line of the shell with $H the game, its data in $D/data; what it printed is in *out. */
static int run(XText *out, const char *line)
{
  char command[2000], buffer[4096];
  size_t n;
  XText_Reset(out);
  snprintf(command, sizeof command, "h() { \"$H\" --data \"$D/data\" \"$@\"; }\ncd \"$D\"\n%s",
           line);
  setenv("LINE", command, 1);
  FILE *pipe = popen("sh -c \"$LINE\" 2>&1 </dev/null", "r");
  assert_non_null(pipe);
  while ((n = fread(buffer, 1, sizeof buffer, pipe)) > 0)
    XText_AddBytes(out, buffer, n);
  const int status = pclose(pipe);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* A line ends with this exit code and prints this text. */
static void expect(const char *line, int code, const char *text)
{
  XText out;
  XText_Init(&out);
  const int got = run(&out, line);
  if (got != code || (out.data == NULL ? *text != '\0' : strstr(out.data, text) == NULL))
    fail_msg("%s\n  exit %d, not %d; or not \"%s\" in: %s", line, got, code, text,
             out.data == NULL ? "" : out.data);
  XText_Clear(&out);
}

static void expect_not(const char *line, const char *text)
{
  XText out;
  XText_Init(&out);
  run(&out, line);
  if (out.data != NULL && strstr(out.data, text) != NULL)
    fail_msg("%s prints \"%s\": %s", line, text, out.data);
  XText_Clear(&out);
}

static int set_up(void **state)
{
  char dir[] = "/tmp/hourvale-files-XXXXXX";
  if (mkdtemp(dir) == NULL)
    return -1;
  setenv("D", dir, 1);
  setenv("TERM", "xterm", 1);
  *state = strdup(dir);
  expect("printf 'jjll....o' >k; h play --no-term --keys k --seed 5 --new Wren", 0, "Wren");
  return 0;
}

static int tear_down(void **state)
{
  Files_Remove(*state);
  free(*state);
  return 0;
}

static void verify_tells_by_exit_code(void **state)
{
  (void)state;
  expect("h verify Wren", 0, "good");
  expect("h verify --json Wren", 0, "\"verdict\":\"good\"");
  expect("h verify Nobody", 4, "no character");
  expect("f=$(ls data | grep 'hv$'); head -c 30000 data/$f >cut; cp cut data/cut.hv; h verify cut",
         4, "malformed");
  expect("echo hello >data/note.hv; h verify note", 5, "not");
  expect("f=data/$(ls data | grep -v -e note -e cut | grep 'hv$'); printf '\\377' | dd of=$f bs=1 "
         "seek=60 "
         "conv=notrunc 2>/dev/null; h verify ${f#data/}",
         6, "newer");
}

static void verify_says_in_use(void **state)
{
  (void)state;
  expect("f=$(ls data|grep hv); exec 9>data/${f%.hv}.lock; echo 1 >&9; flock -n 9; h verify ${f}; "
         "exit $?",
         7, "in use");
}

static void backup_and_restore(void **state)
{
  (void)state;
  expect("h backup Wren", 0, "backups/");
  expect("printf '...' >k; h play --no-term --keys k --name Wren", 0, "Wren");
  expect("h restore Wren", 0, "restored");
  expect("h list", 0, "(restored)");
  expect("h verify Wren", 0, "good");
  expect_not("h scores", "Wren");
  expect("ls data/backups", 0, ".replaced"); /* nothing is lost by it */
  expect("h restore Nobody", 4, "no character");
  expect("h backup Wren", 0, "");
  expect("h restore Wren k", 4, "");
  expect("h verify Wren", 0, "good");
}

/* P16: an earlier copy put in place by hand is noticed, and said. */
static void p16_an_earlier_copy_is_noticed(void **state)
{
  (void)state;
  expect("cp data/*.hv old; printf '...' >k; h play --no-term --keys k --name Wren", 0, "Wren");
  expect("cp old data/$(ls data|grep hv); : >k; h play --no-term --keys k --name Wren", 0,
         "earlier copy");
  expect("h list", 0, "(rewound)");
  expect_not("h scores", "Wren");
}

static void export_and_import(void **state)
{
  (void)state;
  expect("h export Wren out.hv", 0, "out.hv");
  expect("h export Wren out.hv", 4, "exists"); /* nothing is overwritten */
  expect("h --data \"$D/other\" import out.hv", 0, "imported");
  expect("h --data \"$D/other\" list", 0, "(imported)");
  expect("h import k", 4, "");
  expect("ls data | grep -c new", 1, "0"); /* nothing half made is left */
}

static void rename_and_delete(void **state)
{
  (void)state;
  expect("h rename Wren 'Odo/..'", 0, "Odo/..");
  expect("h show Odo/..", 0, "Odo/..");
  expect("h rename Odo/.. \"$(printf 'a\\tb')\"", 2, "control");
  expect("h delete Odo/..", 2, "nothing was deleted");
  expect("h delete --yes Odo/..", 0, "deleted");
  expect("h list --json", 0, "[]");
  expect("h delete --yes Odo/..", 4, "no character");
}

static void delete_wants_to_know_which(void **state)
{
  (void)state;
  expect("h export Wren o; h import o", 0, "imported");
  expect("h delete --yes Wren", 4, "2 characters");
}

static void history_and_scores(void **state)
{
  (void)state;
  expect("h history", 0, "Wren, human warrior");
  expect("h scores", 0, "1. ");
  expect("h scores --json", 0, "\"score\":");
  expect("rm data/history.db; h history", 0, "Wren"); /* the files are the truth */
  expect("printf . >k; h play --no-term --keys k --new Toy --practice; h scores", 0, "Wren");
  expect_not("h scores", "Toy");
}

/* K44: a history that cannot be written keeps nobody from playing. */
static void k44_an_unwritable_history(void **state)
{
  (void)state;
  expect("rm -f data/history.db; mkdir data/history.db; printf '..' >k; "
         "h play --no-term --keys k --name Wren",
         0, "Wren");
  expect("h verify Wren", 0, "good");
}

static void a_run_replays_to_its_hash(void **state)
{
  (void)state;
  expect("h replay Wren", 0, "step south");
  expect("a=$(h replay Wren | grep ' end'); b=$(h show --json Wren | sed "
         "'s/.*\"hash\":\"//;s/\".*//'); "
         "test \"$a\" = \"$b end\"",
         0, "");
  expect("h certify data/*.hv", 0, "certified");
  expect("h certify --json data/*.hv", 0, "\"certified\":true");
  expect("h replay Wren --from 2 | head -1", 0, "     3 ");
  expect("h replay Wren --from 9999", 2, "fewer");
  expect("h replay Wren --speed 100", 2, "0.25 to 64");
}

static void a_changed_journal_is_not_certified(void **state)
{
  (void)state;
  XText path;
  sqlite3 *sqlite;
  XText_Init(&path);
  run(&path, "ls $PWD/data/*.hv | tr -d '\\n'");
  assert_int_equal(sqlite3_open(path.data, &sqlite), SQLITE_OK);
  assert_int_equal(
      sqlite3_exec(sqlite, "UPDATE journal SET command='wait' WHERE seq=1", NULL, NULL, NULL),
      SQLITE_OK);
  sqlite3_close(sqlite);
  XText_Clear(&path);
  expect("h certify data/*.hv", 1, "damaged");
}

static void a_recording_plays(void **state)
{
  (void)state;
  expect("h replay Wren --cast c.cast; head -1 c.cast", 0, "\"version\": 2, \"width\": 80");
  expect("test $(wc -l <c.cast) -gt 5", 0, "");
  expect("h replay Wren --cast c.cast", 2, "exists");
}

static void a_fork_goes_on_unscored(void **state)
{
  (void)state;
  expect("h replay Wren --fork 2", 0, "forked: Wren II");
  expect("h show 'Wren II'", 0, "2");
  expect("h list", 0, "(forked)");
  expect("h verify 'Wren II'", 0, "good");
  expect("h replay 'Wren II'", 4, "no birth");
  expect("h replay Wren --fork 9999", 4, "only");
}

static void a_dump_holds_it_all(void **state)
{
  (void)state;
  expect("h dump Wren", 0, "short sword (in the hand)");
  expect("h dump Wren", 0, "####");
  expect("h dump --html Wren", 0, "<!DOCTYPE html>");
  expect("h rename Wren '<b>&'; h dump --html '<b>&'", 0, "&lt;b&gt;&amp;");
  expect("h dump --json '<b>&'", 0, "\"hash\"");
}

static void doctor_finds(void **state)
{
  (void)state;
  expect("h doctor", 0, "ok   hero");
  expect("echo x >data/bad.hv; h doctor", 1, "BAD  hero");
  expect("TERM=dumb h doctor", 1, "BAD  terminal");
  expect("h doctor --json", 1, "\"ok\":false");
}

/* P8: names are data; nothing is made outside the directory. */
static void p8_k49_names_are_data(void **state)
{
  (void)state;
  expect(
      "printf . >k; for n in a/b .. . -rf 'a\\b' ': * ? < > | \"' '\360\237\220\200' "
      "\"$(printf 'e\\314\\201')\" WREN \"$(printf '%0255d' 7)\"; do "
      "h play --no-term --keys k --new=\"$n\" >/dev/null || { echo \"refused $n\"; exit 9; }; done",
      0, "");
  expect("h list | wc -l", 0, "11");
  expect("ls | tr '\\n' ' '", 0, "data k ");
  expect("h play --no-term --keys k --new \"$(printf 'a\\033b')\"", 2, "control");
  expect("h play --no-term --keys k --new \"$(printf '%0256d' 7)\"", 2, "255");
  expect("h play --no-term --keys k --new '   '", 2, "show something");
}

/* K55: whatever lies in the directory is listed with its reason, and the others can be played. */
static void p3_k55_odd_files_are_listed(void **state)
{
  (void)state;
  expect(
      "cd data; : >empty.hv; head -c 5000 /dev/urandom >random.hv; mkdir dir.hv; mkfifo pipe.hv; "
      "ln -s loop.hv loop.hv; head -c 3000 $(ls | grep -v -e empty -e random | grep "
      "'[0-9a-f]\\{32\\}.hv') "
      ">cut.hv; truncate -s 999999999 huge.hv",
      0, "");
  expect("timeout 5 \"$H\" --data data list", 0, "Wren");
  expect("h list", 0, "(empty.hv) damaged: an empty file");
  expect("h list", 0, "(pipe.hv) not ours");
  expect("h list", 0, "(dir.hv)");
  expect("h list", 0, "(loop.hv)");
  expect("h list | wc -l", 0, "8");
  expect("printf . >k; h play --no-term --keys k --name Wren", 0, "Wren");
}

int main(void)
{
  char game[4096];
  const char *from = getenv("HOURVALE_BIN");
  if (realpath(from == NULL ? "build/hourvale" : from, game) == NULL)
    return 1;
  setenv("H", game, 1);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(verify_tells_by_exit_code, set_up, tear_down),
      cmocka_unit_test_setup_teardown(verify_says_in_use, set_up, tear_down),
      cmocka_unit_test_setup_teardown(backup_and_restore, set_up, tear_down),
      cmocka_unit_test_setup_teardown(p16_an_earlier_copy_is_noticed, set_up, tear_down),
      cmocka_unit_test_setup_teardown(export_and_import, set_up, tear_down),
      cmocka_unit_test_setup_teardown(rename_and_delete, set_up, tear_down),
      cmocka_unit_test_setup_teardown(delete_wants_to_know_which, set_up, tear_down),
      cmocka_unit_test_setup_teardown(history_and_scores, set_up, tear_down),
      cmocka_unit_test_setup_teardown(k44_an_unwritable_history, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_run_replays_to_its_hash, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_changed_journal_is_not_certified, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_recording_plays, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_fork_goes_on_unscored, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_dump_holds_it_all, set_up, tear_down),
      cmocka_unit_test_setup_teardown(doctor_finds, set_up, tear_down),
      cmocka_unit_test_setup_teardown(p8_k49_names_are_data, set_up, tear_down),
      cmocka_unit_test_setup_teardown(p3_k55_odd_files_are_listed, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
