/* docs/content.md, followed to the letter: its files are written into a copy of the core world, its
   changes made, its commands run. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/lint.h"
#include "lua/loader.h"
#include "lua/scene.h"
#include "tests/support/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

#define PAGE "docs/content.md"

typedef struct Lesson {
  char *dir, *world;
  int files, changes, commands;
} Lesson;

/* Calls `act` with each block that is fenced as this language. */
static void each_block(Lesson *lesson, const char *language, void (*act)(Lesson *, char *block))
{
  char *page = Files_Read(PAGE, NULL), *fence = XStrFormat("\n```%s\n", language);
  for (char *at = strstr(page, fence); at != NULL; at = strstr(at, fence)) {
    at += strlen(fence);
    char *end = strstr(at, "\n```");
    assert_non_null(end);
    end[1] = '\0';
    act(lesson, at);
    at = end + 2;
  }
  free(fence);
  free(page);
}

static void replace_once(char **text, const char *from, const char *to)
{
  char *at = strstr(*text, from);
  if (at == NULL)
    fail_msg("the core world does not have\n%s", from);
  char *made = XStrFormat("%.*s%s%s", (int)(at - *text), *text, to, at + strlen(from));
  free(*text);
  *text = made;
}

/* A file named by its first comment, or lines for the end of init.lua. */
static void write_file(Lesson *lesson, char *block)
{
  char name[80];
  if (strncmp(block, "-- at the end of init.lua\n", 26) == 0) {
    char *path = XStrFormat("%s/init.lua", lesson->world), *text = Files_Read(path, NULL);
    char *both = XStrFormat("%s\n%s", text, block);
    Files_Write(path, both, strlen(both));
    free(both);
    free(text);
    free(path);
    return;
  }
  if (sscanf(block, "-- %79[a-z_/.]\n", name) != 1)
    fail_msg("a block does not name its file:\n%s", block);
  char *path = XStrFormat("%s/%s", lesson->world, name);
  Files_Write(path, block, strlen(block));
  free(path);
  lesson->files++;
}

/* Lines with - in a file become those with + behind them. */
static void change_file(Lesson *lesson, char *block)
{
  char name[80];
  assert_int_equal(sscanf(block, "--- %79s", name), 1);
  char *path = XStrFormat("%s/%s", lesson->world, name), *text = Files_Read(path, NULL);
  for (char *line = strchr(block, '\n') + 1; *line != '\0';) {
    XText from, to;
    XText_Init(&from);
    XText_Init(&to);
    for (; *line == '-'; line = strchr(line, '\n') + 1)
      XText_AddBytes(&from, line + 1, strcspn(line, "\n"));
    for (; *line == '+'; line = strchr(line, '\n') + 1)
      XText_AddBytes(&to, line + 1, strcspn(line, "\n"));
    assert_true(from.length > 0 && to.length > 0);
    replace_once(&text, from.data, to.data);
    lesson->changes++;
    XText_Clear(&from);
    XText_Clear(&to);
  }
  Files_Write(path, text, strlen(text));
  free(text);
  free(path);
}

static void run_line(Lesson *lesson, const char *program, const char *rest)
{
  char *command = XStrFormat("cd %s && %s %s >said 2>&1 </dev/null", lesson->dir, program, rest);
  const int status = system(command); /* NOLINT: the page is ours */
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
    fail_msg("hourvale %s", rest);
  free(command);
  lesson->commands++;
}

static void run_commands(Lesson *lesson, char *block)
{
  const char *given = getenv("HOURVALE_BIN");
  char *program = realpath(given != NULL ? given : "build/hourvale", NULL);
  if (program == NULL)
    return;
  for (char *line = strtok(block, "\n"); line != NULL; line = strtok(NULL, "\n"))
    if (strncmp(line, "hourvale ", 9) == 0)
      run_line(lesson, program, line + 9);
  free(program);
}

static void copy_world(const Lesson *lesson)
{
  Names files = {0};
  Files_Find("world", ".lua", &files);
  for (int i = 0; i < files.count; i++) {
    char *from = XStrFormat("world/%s", files.items[i]);
    char *to = XStrFormat("%s/%s", lesson->world, files.items[i]);
    for (char *slash = strchr(to + strlen(lesson->world) + 1, '/'); slash != NULL;
         slash = strchr(slash + 1, '/')) {
      *slash = '\0';
      mkdir(to, 0700);
      *slash = '/';
    }
    size_t length;
    char *text = Files_Read(from, &length);
    Files_Write(to, text, length);
    free(text);
    free(to);
    free(from);
  }
  Names_Clear(&files);
}

static void open_lesson(Lesson *lesson)
{
  *lesson = (Lesson){.dir = XStrDup("/tmp/hourvale-lesson-XXXXXX")};
  assert_non_null(mkdtemp(lesson->dir));
  lesson->world = XStrFormat("%s/myworld", lesson->dir);
  assert_int_equal(mkdir(lesson->world, 0700), 0);
  copy_world(lesson);
  char *mine = XStrFormat("%s/mine", lesson->world), *tests = XStrFormat("%s/tests", lesson->world);
  assert_int_equal(mkdir(mine, 0700) + mkdir(tests, 0700), 0);
  free(tests);
  free(mine);
  each_block(lesson, "lua", write_file);
  each_block(lesson, "diff", change_file);
}

static void close_lesson(Lesson *lesson)
{
  Files_Remove(lesson->dir);
  free(lesson->world);
  free(lesson->dir);
}

static void what_the_page_writes_is_clean_and_plays(void **state)
{
  (void)state;
  Lesson lesson;
  XText out;
  XErrorList errors;
  XSceneResult result = {0, 0};
  XText_Init(&out);
  XErrorList_Init(&errors);
  open_lesson(&lesson);
  assert_int_equal(lesson.files, 6);
  assert_int_equal(lesson.changes, 3);
  if (XLint_Run(lesson.world, false, &out) != XLINT_FINE)
    fail_msg("%s", out.data);
  XText_Reset(&out);
  XLoader *loader = XLoader_New(lesson.world, &errors);
  char *tests = XStrFormat("%s/tests", lesson.world);
  assert_non_null(loader);
  assert_true(XScene_RunFolder(loader, tests, &result, &out));
  if (result.failed > 0)
    fail_msg("%s", out.data);
  assert_int_equal(result.run, 5);
  free(tests);
  XLoader_Free(loader);
  close_lesson(&lesson);
  XErrorList_Clear(&errors);
  XText_Clear(&out);
}

static void its_commands_run(void **state)
{
  (void)state;
  const char *given = getenv("HOURVALE_BIN");
  Lesson lesson;
  if (access(given != NULL ? given : "build/hourvale", X_OK) != 0)
    skip();
  open_lesson(&lesson);
  each_block(&lesson, "sh", run_commands);
  assert_int_equal(lesson.commands, 12);
  close_lesson(&lesson);
}

/* The mistake that the page shows is told as the page says. */
static void its_mistake_is_told_so(void **state)
{
  (void)state;
  Lesson lesson;
  XText out;
  XText_Init(&out);
  open_lesson(&lesson);
  char *path = XStrFormat("%s/mine/snail.lua", lesson.world), *text = Files_Read(path, NULL);
  replace_once(&text, ":Stats {", ":Stat {");
  Files_Write(path, text, strlen(text));
  assert_int_equal(XLint_Run(lesson.world, false, &out), XLINT_FINDINGS);
  char *page = Files_Read(PAGE, NULL), *shown = strstr(page, "    myworld/");
  assert_non_null(shown);
  shown[strcspn(shown, "\n")] = '\0';
  if (strstr(out.data, shown + 4) == NULL)
    fail_msg("%s\nis not\n%s", out.data, shown + 4);
  free(page);
  free(text);
  free(path);
  close_lesson(&lesson);
  XText_Clear(&out);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_the_page_writes_is_clean_and_plays),
      cmocka_unit_test(its_commands_run),
      cmocka_unit_test(its_mistake_is_told_so),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
