/* The real program in a terminal, a walking key at a time: CPU, time to the last byte, and bytes,
   beside a `cat` in a raw terminal. Of the game's CPU most is the sync that makes the key safe. */
#include "tests/support/bench.h"
#include "tests/support/files.h"
#include "tests/support/pty.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { KEYS = 200, QUIET = 30, LONG = 20000 };

typedef struct Figures {
  int64_t cpu, latency, bytes;
} Figures;

typedef struct Launch {
  const char *dir, *game;
} Launch;

static int launch_game(void *data)
{
  const Launch *launch = data;
  execl(launch->game, launch->game, "--data", launch->dir, "--seed", "1", "--new", "Wren",
        (char *)NULL);
  return 99;
}

static int launch_cat(void *data)
{
  (void)data;
  execl("/bin/sh", "sh", "-c", "stty raw -echo; echo ready; exec cat", (char *)NULL);
  return 99;
}

/* Sends a key and reads until nothing has come for a while; the bytes, and when the last came. */
static int64_t press(const Pty *pty, char key, int64_t *latency)
{
  struct pollfd in = {.fd = pty->fd, .events = POLLIN};
  char bytes[4096];
  int64_t count = 0;
  const int64_t start = Bench_Clock();
  *latency = 0;
  Pty_SendBytes(pty, &key, 1);
  while (poll(&in, 1, QUIET) > 0) {
    const ssize_t n = read(pty->fd, bytes, sizeof bytes);
    if (n <= 0)
      break;
    count += n;
    *latency = Bench_Clock() - start;
  }
  return count;
}

static Figures walk(int (*body)(void *), void *data, const char *ready)
{
  static int64_t cpu[KEYS], latency[KEYS];
  static const char keys[] = "hhhhhhhhllllllll";
  Figures figures = {.bytes = 0};
  Pty pty;
  Pty_Start(&pty, 80, 24, "xterm-256color", body, data);
  if (!Pty_WaitFor(&pty, ready, LONG))
    fprintf(stderr, "bench_pty: it never was ready\n");
  Pty_Settle(&pty, 200);
  for (int i = 0; i < KEYS; i++) {
    const int64_t before = Bench_CpuOf(pty.pid);
    figures.bytes += press(&pty, keys[i % 16], &latency[i]);
    cpu[i] = Bench_CpuOf(pty.pid) - before;
  }
  Pty_Clear(&pty);
  figures.bytes /= KEYS;
  figures.cpu = Bench_Median(cpu, KEYS) / 1000;
  figures.latency = Bench_Median(latency, KEYS) / 1000;
  return figures;
}

int main(void)
{
  char dir[] = "/tmp/hourvale-bench-XXXXXX";
  const char *game = getenv("HOURVALE_BIN");
  if (mkdtemp(dir) == NULL)
    return 1;
  Launch launch = {dir, game != NULL ? game : "build/hourvale"};
  const Figures cat = walk(launch_cat, NULL, "ready");
  const Figures ours = walk(launch_game, &launch, "Sp:");
  Bench_Tell("walking key, CPU with its sync", ours.cpu, "us", "cat", cat.cpu);
  Bench_Tell("walking key, to the last byte", ours.latency, "us", "cat", cat.latency);
  Bench_Tell("walking key, sent", ours.bytes, "bytes", "cat", cat.bytes);
  Files_Remove(dir);
  return 0;
}
