/*
 * What a walking key costs, counted, not timed: bytes sent, writes, and no growth of the log, whose
 * size would have to be made safe with every key.
 */
#include "tests/support/files.h"
#include "tests/support/pty.h"

#include <limits.h>
#include <dirent.h>
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

enum {
  KEYS = 16,
  BYTES = 350, /* of a step across the village by day, where most of what is seen changes */
  WRITES = 3,  /* to the log a frame's head and its page, and to the terminal all at once */
  ROOM = 4     /* more, once in a while, when the log gets room ahead */
};

typedef struct Launch {
  const char *dir, *game;
} Launch;

static int launch(void *data)
{
  const Launch *how = data;
  execl(how->game, how->game, "--data", how->dir, "--seed", "1", "--new", "Wren", (char *)NULL);
  return 99;
}

/* How often a process has written; -1 where the system does not tell. */
static long long writes_of(pid_t pid)
{
  char path[64], line[80];
  long long count = -1;
  snprintf(path, sizeof path, "/proc/%d/io", (int)pid);
  FILE *file = fopen(path, "r");
  while (file != NULL && fgets(line, sizeof line, file) != NULL)
    if (sscanf(line, "syscw: %lld", &count) == 1)
      break;
  if (file != NULL)
    fclose(file);
  return count;
}

/* The size of the one log in the directory, -1 when there is none. */
static long long log_size(const char *dir)
{
  long long size = -1;
  DIR *list = opendir(dir);
  for (struct dirent *entry; list != NULL && (entry = readdir(list)) != NULL;) {
    char path[PATH_MAX];
    struct stat info;
    const size_t n = strlen(entry->d_name);
    snprintf(path, sizeof path, "%s/%s", dir, entry->d_name);
    if (n > 4 && strcmp(entry->d_name + n - 4, "-wal") == 0 && stat(path, &info) == 0)
      size = info.st_size;
  }
  if (list != NULL)
    closedir(list);
  return size;
}

static void press(Pty *pty, char key)
{
  Pty_SendBytes(pty, &key, 1);
  Pty_Settle(pty, 40);
}

static void a_step_costs_little(void **state)
{
  char dir[] = "/tmp/hourvale-cost-XXXXXX";
  const char *game = getenv("HOURVALE_BIN");
  Pty pty;
  (void)state;
  assert_non_null(mkdtemp(dir));
  Launch how = {dir, game != NULL ? game : "build/hourvale"};
  Pty_Start(&pty, 80, 24, "xterm-256color", launch, &how);
  assert_true(Pty_WaitFor(&pty, "Sp:", 30000));
  press(&pty, 'h'); /* the first one gives the log its room */
  const size_t bytes = pty.log_length;
  const long long writes = writes_of(pty.pid), room = log_size(dir);
  for (int i = 0; i < KEYS; i++)
    press(&pty, i % 8 < 4 ? 'h' : 'l');
  assert_in_range(pty.log_length - bytes, KEYS, BYTES * KEYS);
  if (writes >= 0)
    assert_in_range(writes_of(pty.pid) - writes, 2 * KEYS, WRITES * KEYS + ROOM);
  assert_true(room > 0);
  assert_int_equal(log_size(dir), room);
  print_message("a step is %d bytes\n", (int)(pty.log_length - bytes) / KEYS);
  Pty_Clear(&pty);
  Files_Remove(dir);
}

int main(void)
{
  char *world = realpath("world", NULL);
  setenv("HOURVALE_WORLD", world == NULL ? "world" : world, 1);
  free(world);
  setenv("LC_ALL", "C.UTF-8", 1);
  unsetenv("NO_COLOR");
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_step_costs_little)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
