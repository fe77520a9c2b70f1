/* CPU of committing a line to the journal; bound 30 us, and what appending a page to a file costs.
 */
#include "engine/xstring.h"
#include "saves/xsave.h"
#include "tests/support/bench.h"
#include "tests/support/files.h"
#include "tests/support/mini.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { COMMITS = 2000, ROUNDS = 5, PAGE = 4096, BOUND = 30000 };

static int64_t run_commits(XStore *store, const XGame *game, XText *why)
{
  const int64_t start = Bench_Cpu();
  for (int i = 0; i < COMMITS; i++)
    if (!store->Commit(store->context, game, "step east", why)) {
      fprintf(stderr, "bench_commit: %s\n", why->data);
      exit(1);
    }
  return (Bench_Cpu() - start) / COMMITS;
}

static int64_t run_appends(const char *dir)
{
  static char page[PAGE];
  char path[64];
  snprintf(path, sizeof path, "%s/floor", dir);
  const int fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
  const int64_t start = Bench_Cpu();
  for (int i = 0; i < COMMITS; i++)
    if (pwrite(fd, page, sizeof page, (off_t)i * PAGE) != PAGE)
      abort();
  const int64_t spent = Bench_Cpu() - start;
  close(fd);
  return spent / COMMITS;
}

int main(void)
{
  char dir[] = "/tmp/hourvale-bench-XXXXXX";
  int64_t commits[ROUNDS], appends[ROUNDS];
  XText why;
  XText_Init(&why);
  if (mkdtemp(dir) == NULL)
    return 1;
  XContent *content = Mini_Content(0);
  XGame *game = Mini_Game(content, 5, "Wren");
  XSave *save = XSave_Create(dir, game, &why);
  XStore store = XSave_Store(save);
  for (int i = 0; i < ROUNDS; i++) {
    commits[i] = run_commits(&store, game, &why);
    appends[i] = run_appends(dir);
  }
  const int64_t commit = Bench_Median(commits, ROUNDS);
  Bench_Tell("commit of a line", commit, "ns CPU", "promised", BOUND);
  Bench_Tell("commit of a line", commit, "ns CPU", "a page appended",
             Bench_Median(appends, ROUNDS));
  XSave_Abandon(save);
  XGame_Free(game);
  XContent_Free(content);
  XText_Clear(&why);
  Files_Remove(dir);
  return 0;
}
