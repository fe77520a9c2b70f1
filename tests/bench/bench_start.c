/* From exec to a playable map without a terminal: CPU of the whole process, beside a program that
   does nothing. */
#include "tests/support/bench.h"
#include "tests/support/files.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROUNDS = 9 };

/* CPU of a child from exec to its end, ns. */
static int64_t run(char *const argv[])
{
  struct rusage used;
  int status;
  const pid_t pid = fork();
  if (pid == 0) {
    const int null = open("/dev/null", O_WRONLY);
    dup2(null, STDOUT_FILENO);
    execv(argv[0], argv);
    _exit(99);
  }
  if (pid < 0 || wait4(pid, &status, 0, &used) != pid || status != 0) {
    fprintf(stderr, "bench_start: %s did not run\n", argv[0]);
    exit(1);
  }
  return ((int64_t)used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000000 +
         ((int64_t)used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1000;
}

int main(void)
{
  char dir[] = "/tmp/hourvale-bench-XXXXXX", name[32];
  const char *game = getenv("HOURVALE_BIN");
  int64_t starts[ROUNDS], loads[ROUNDS], nothing[ROUNDS];
  char binary[256];
  snprintf(binary, sizeof binary, "%s", game != NULL ? game : "build/hourvale");
  if (mkdtemp(dir) == NULL)
    return 1;
  char *begin[] = {binary, "--no-term", "--data", dir, "--seed", "1", "--new", name, NULL};
  char *again[] = {binary, "--no-term", "--data", dir, "--name", name, NULL};
  char *idle[] = {"/bin/true", NULL};
  for (int i = 0; i < ROUNDS; i++) {
    snprintf(name, sizeof name, "Wren %d", i);
    starts[i] = run(begin);
    loads[i] = run(again);
    nothing[i] = run(idle);
  }
  const int64_t floor = Bench_Median(nothing, ROUNDS) / 1000;
  Bench_Tell("start with a new hero, to the map", Bench_Median(starts, ROUNDS) / 1000, "us CPU",
             "a program that does nothing", floor);
  Bench_Tell("start with a kept hero, to the map", Bench_Median(loads, ROUNDS) / 1000, "us CPU",
             "a program that does nothing", floor);
  Files_Remove(dir);
  return 0;
}
