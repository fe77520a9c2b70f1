/*
 * docs/saves.md: every query it promises finds something in a real file; every command of the
 * program that works on characters speaks JSON, ends with the documented code, and changes no file
 * that it need not.
 */
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "tests/support/files.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

/* Runs a line of the shell in $D with h the game on its data; what it printed to its output. */
static int run(XText *out, const char *line)
{
  XText command;
  XText_Init(&command);
  XText_Reset(out);
  XText_AddFormat(&command, "h() { \"$H\" --data \"$D/data\" \"$@\"; }\ncd \"$D\"\n%s", line);
  setenv("LINE", command.data, 1);
  FILE *pipe = popen("sh -c \"$LINE\" </dev/null", "r");
  assert_non_null(pipe);
  for (int c; (c = fgetc(pipe)) != EOF;)
    XText_AddChar(out, (char)c);
  XText_Clear(&command);
  const int status = pclose(pipe);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int set_up(void **state)
{
  char dir[] = "/tmp/hourvale-doc-XXXXXX";
  XText out;
  if (mkdtemp(dir) == NULL)
    return -1;
  setenv("D", dir, 1);
  *state = strdup(dir);
  XText_Init(&out);
  const int code =
      run(&out, "printf 'jjll....o' >k; h play --no-term --keys k --seed 5 --new Wren >out && "
                "h play --no-term --keys k --seed 6 --new Odo >out && h export Odo copy.hv >out && "
                "head -c 30000 copy.hv >cut.hv && cp cut.hv data/cut.hv && echo hello "
                ">data/note.hv && printf '\\377' >ff && cp copy.hv data/new.hv && dd if=ff "
                "of=data/new.hv bs=1 seek=60 conv=notrunc 2>/dev/null");
  XText_Clear(&out);
  return code;
}

static int tear_down(void **state)
{
  Files_Remove(*state);
  free(*state);
  return 0;
}

/* The rows of a query; -1 when it is none. */
static int rows_of(const char *path, const char *sql)
{
  sqlite3 *db;
  sqlite3_stmt *statement = NULL;
  int rows = -1;
  assert_int_equal(sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
  if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK)
    for (rows = 0; sqlite3_step(statement) == SQLITE_ROW;)
      rows++;
  sqlite3_finalize(statement);
  sqlite3_close(db);
  return rows;
}

static void every_promised_query_finds_something(void **state)
{
  (void)state;
  char path[200];
  XText out;
  int tried = 0;
  XText_Init(&out);
  assert_int_equal(run(&out, "h export Wren whole.hv --json"), 0);
  snprintf(path, sizeof path, "%s/whole.hv", getenv("D"));
  char *text = Files_Read("docs/saves.md", NULL);
  static const char begins[] = "    sqlite3 FILE '";
  for (char *at = text; (at = strstr(at, begins)) != NULL; tried++) {
    at += strlen(begins);
    char *end = strchr(at, '\'');
    assert_non_null(end);
    *end = '\0';
    if (rows_of(path, at) < 1)
      fail_msg("%s finds nothing", at);
    at = end + 1;
  }
  assert_true(tried >= 10);
  free(text);
  XText_Clear(&out);
}

static bool is_json(const char *text)
{
  char why[200];
  XJsonValue *value = XJson_Parse(text, strlen(text), why, sizeof why);
  const bool good = value != NULL;
  XJson_Free(value);
  return good;
}

/* The commands of the page; each as it goes well. */
static const struct {
  const char *command;
  bool writes; /* a file of the data directory */
} commands[] = {{"list", false},
                {"show Wren", false},
                {"verify Wren", false},
                {"dump Wren", false},
                {"replay Wren", false},
                {"certify copy.hv", false},
                {"doctor", false},
                {"backup Wren", true},
                {"export Wren other.hv", false},
                {"import copy.hv", true},
                {"rename Wren Fen", true},
                {"rename Fen Wren", true},
                {"history", true},
                {"scores", true},
                {"restore Wren", true},
                {"delete --yes Wren", true}};

static void every_command_speaks_json_and_changes_nothing_else(void **state)
{
  (void)state;
  static const char look[] =
      "cd data; find . -name '*.hv' -type f | sort | xargs stat -c '%n %Y %s'; cat *.hv | cksum";
  XText out, before, after;
  char line[200];
  XText_Init(&out);
  XText_Init(&before);
  XText_Init(&after);
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    run(&before, look);
    snprintf(line, sizeof line, "h %s --json 2>/dev/null", commands[i].command);
    const int code = run(&out, line);
    if (code != 0 && strcmp(commands[i].command, "doctor") != 0) /* which has findings here */
      fail_msg("%s ended with %d: %s", commands[i].command, code, out.data);
    if (!is_json(out.data))
      fail_msg("%s: no JSON: %.200s", commands[i].command, out.data);
    run(&after, look);
    if (!commands[i].writes && strcmp(before.data, after.data) != 0)
      fail_msg("%s changed a file:\n%s%s", commands[i].command, before.data, after.data);
  }
  XText_Clear(&out);
  XText_Clear(&before);
  XText_Clear(&after);
}

/* The table of the page lists what the program has. */
static void the_page_names_every_command(void **state)
{
  (void)state;
  char *text = Files_Read("docs/saves.md", NULL);
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    char word[40];
    snprintf(word, sizeof word, "`%.*s", (int)strcspn(commands[i].command, " "),
             commands[i].command);
    if (strstr(text, word) == NULL)
      fail_msg("docs/saves.md does not name %s", word + 1);
  }
  free(text);
}

static void bad_files_have_their_codes_and_stay_as_they_are(void **state)
{
  (void)state;
  static const struct {
    const char *file;
    int verify, other;
  } files[] = {{"cut", 4, 4}, {"note", 5, 4}, {"new", 6, 4}, {"Nobody", 4, 4}};
  static const char *const words[] = {"show", "dump", "replay", "export %s x.hv"};
  XText out, before, after;
  XText_Init(&out);
  XText_Init(&before);
  XText_Init(&after);
  run(&before, "cd data; stat -c '%n %Y %s' *.hv; cat *.hv | cksum");
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    char line[200];
    snprintf(line, sizeof line, "h verify %s --json 2>/dev/null", files[i].file);
    assert_int_equal(run(&out, line), files[i].verify);
    for (size_t w = 0; w < 3; w++) {
      snprintf(line, sizeof line, "h %s %s --json 2>/dev/null", words[w], files[i].file);
      const int code = run(&out, line);
      if (code != files[i].other)
        fail_msg("%s: %d, not %d", line, code, files[i].other);
    }
    snprintf(line, sizeof line, "h play --no-term --keys k --name %s 2>/dev/null", files[i].file);
    assert_int_equal(run(&out, line), 4);
  }
  run(&after, "cd data; stat -c '%n %Y %s' *.hv; cat *.hv | cksum");
  assert_string_equal(before.data, after.data);
  XText_Clear(&out);
  XText_Clear(&before);
  XText_Clear(&after);
}

int main(void)
{
  const char *bin = getenv("HOURVALE_BIN");
  char *path = realpath(bin == NULL ? "build/hourvale" : bin, NULL),
       *world = realpath("world", NULL);
  if (path == NULL || world == NULL)
    return 1;
  setenv("H", path, 1);
  setenv("HOURVALE_WORLD", world, 1);
  setenv("TERM", "xterm", 1);
  free(path);
  free(world);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(every_promised_query_finds_something, set_up, tear_down),
      cmocka_unit_test_setup_teardown(every_command_speaks_json_and_changes_nothing_else, set_up,
                                      tear_down),
      cmocka_unit_test_setup_teardown(the_page_names_every_command, set_up, tear_down),
      cmocka_unit_test_setup_teardown(bad_files_have_their_codes_and_stay_as_they_are, set_up,
                                      tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
