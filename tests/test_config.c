/* The player's file: what it sets, and what is wrong in it with its file and line. */
#include "game/ui/config.h"

#include "engine/xstring.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

typedef struct Dir {
  char path[64];
} Dir;

static void open_dir(Dir *dir)
{
  snprintf(dir->path, sizeof dir->path, "/tmp/hourvale-config-XXXXXX");
  assert_non_null(mkdtemp(dir->path));
}

static void write_file(const Dir *dir, const char *name, const char *text)
{
  char path[128];
  snprintf(path, sizeof path, "%s/%s", dir->path, name);
  FILE *file = fopen(path, "wb");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

static void read_config(const Dir *dir, const char *name, XConfig *config)
{
  char path[128];
  snprintf(path, sizeof path, "%s/%s", dir->path, name);
  XConfig_Init(config);
  XConfig_Read(config, path, true);
}

static void close_dir(const Dir *dir, const char *const names[])
{
  char path[128];
  for (int i = 0; names[i] != NULL; i++) {
    snprintf(path, sizeof path, "%s/%s", dir->path, names[i]);
    unlink(path);
  }
  rmdir(dir->path);
}

/* The n-th mistake is in that file at that line and says this. */
static void assert_mistake(const XConfig *config, int n, const char *file, int line,
                           const char *text)
{
  assert_true(n < config->errors.count);
  const XErrorEntry *entry = &config->errors.entries[n];
  if (strstr(entry->text, text) == NULL || strstr(entry->file, file) == NULL || entry->line != line)
    fail_msg("%s:%d: %s", entry->file, entry->line, entry->text);
}

static const char *command_on(const XConfig *config, const char *name)
{
  XKey key = XKey_Make(name[0]);
  XKey_Parse(name, &key);
  const XBinding *binding = XKeys_Find(&config->keys, key);
  return binding == NULL ? "" : binding->command->name;
}

/* K112: a byte order mark and CRLF are nothing special. */
static void a_file_sets_options_and_keys(void **state)
{
  Dir dir;
  XConfig config;
  (void)state;
  open_dir(&dir);
  write_file(&dir, "rc",
             "\xEF\xBB\xBF# mine\r\nmouse = on\r\nframe_turns=3 # quick\r\nbind X look\r\n"
             "bind <F2> run north\r\nbind # help\r\nunbind s\r\nunbind i\r\n");
  read_config(&dir, "rc", &config);
  if (config.errors.count > 0)
    fail_msg("%d: %s", config.errors.entries[0].line, config.errors.entries[0].text);
  assert_true(config.settings.mouse);
  assert_true(config.settings.hints);
  assert_int_equal(config.settings.frame_turns, 3);
  assert_string_equal(command_on(&config, "X"), "look");
  assert_string_equal(command_on(&config, "x"), "look");
  assert_string_equal(command_on(&config, "<F2>"), "run");
  assert_string_equal(command_on(&config, "#"), "help");
  assert_string_equal(command_on(&config, "i"), "");
  XConfig_Clear(&config);
  close_dir(&dir, (const char *const[]){"rc", NULL});
}

/* K112: each mistake at its own file and line; the rest counts. */
static void mistakes_are_collected(void **state)
{
  Dir dir;
  XConfig config;
  (void)state;
  open_dir(&dir);
  write_file(
      &dir, "rc",
      "\nmose = on\nmouse = perhaps\nframe_turns = 0\nbind\nbind <Nokey> look\nbind z dance\n"
      "bind z look\nbind z help\nbind z run sideways\ninclude inner\ninclude missing\nhello\n"
      "hints = off\n");
  write_file(&dir, "inner", "include rc\nascii = off off\nmono = on\n");
  read_config(&dir, "rc", &config);
  assert_mistake(&config, 0, "rc", 2, "did you mean \"mouse\"?");
  assert_mistake(&config, 1, "rc", 3, "on or off");
  assert_mistake(&config, 2, "rc", 4, "from 1 to 100");
  assert_mistake(&config, 3, "rc", 5, "bind KEY COMMAND");
  assert_mistake(&config, 4, "rc", 6, "is no key");
  assert_mistake(&config, 5, "rc", 7, "no command");
  assert_mistake(&config, 6, "rc", 9, "look is already on it");
  assert_mistake(&config, 7, "rc", 10, "no direction");
  assert_mistake(&config, 8, "inner", 1, "include itself");
  assert_mistake(&config, 9, "inner", 2, "option = value");
  assert_mistake(&config, 10, "missing", 0, "cannot read");
  assert_mistake(&config, 11, "rc", 13, "hello");
  assert_int_equal(config.errors.count, 12);
  assert_true(config.settings.mono);
  assert_false(config.settings.hints);
  assert_string_equal(command_on(&config, "z"), "look");
  XConfig_Clear(&config);
  close_dir(&dir, (const char *const[]){"rc", "inner", NULL});
}

static void no_file_is_no_mistake(void **state)
{
  Dir dir;
  XConfig config;
  char path[128];
  (void)state;
  open_dir(&dir);
  snprintf(path, sizeof path, "%s/none", dir.path);
  XConfig_Init(&config);
  XConfig_Read(&config, path, false);
  assert_int_equal(config.errors.count, 0);
  XConfig_Clear(&config);
  read_config(&dir, "none", &config);
  assert_mistake(&config, 0, "none", 0, "cannot read");
  XConfig_Clear(&config);
  close_dir(&dir, (const char *const[]){NULL});
}

static void what_is_kept_is_read_again(void **state)
{
  Dir dir;
  XConfig config, again;
  XText why;
  char path[128];
  (void)state;
  open_dir(&dir);
  snprintf(path, sizeof path, "%s/a/b/rc", dir.path);
  XText_Init(&why);
  XConfig_Init(&config);
  XConfig_Read(&config, path, false);
  assert_true(XConfig_Append(&config, "mouse = on\nbind z look\n", &why));
  assert_true(XConfig_Append(&config, "bind Z look\nmouse = off\n", &why));
  XConfig_Init(&again);
  XConfig_Read(&again, path, true);
  assert_int_equal(again.errors.count, 0);
  assert_false(again.settings.mouse);
  assert_string_equal(command_on(&again, "z"), "look");
  XConfig_Clear(&config);
  XConfig_Clear(&again);
  XText_Clear(&why);
  unlink(path);
  snprintf(path, sizeof path, "%s/a/b", dir.path);
  rmdir(path);
  snprintf(path, sizeof path, "%s/a", dir.path);
  rmdir(path);
  rmdir(dir.path);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_file_sets_options_and_keys),
      cmocka_unit_test(mistakes_are_collected),
      cmocka_unit_test(no_file_is_no_mistake),
      cmocka_unit_test(what_is_kept_is_read_again),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
