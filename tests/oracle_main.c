/* oracle [--world DIR] KIND FILE...: compares files of expected figures with the engine. The last
   line says how many passed and failed; exit 1 when one failed, 2 for a wrong call or an unreadable
   file. */
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/loader.h"
#include "tests/support/oracle.h"

#include <stdio.h>
#include <string.h>

static int usage(void)
{
  fputs("usage: oracle [--world DIR] scheduler|speed FILE...\n", stderr);
  return 2;
}

/* The rules that rows are compared by; NULL after saying why there are none. */
static XContent *load(const char *world)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  XContent *content = XLoader_Load(world, &errors);
  if (content == NULL) {
    XText text;
    XText_Init(&text);
    XErrorList_Format(&errors, &text);
    fputs(text.data, stderr);
    XText_Clear(&text);
  }
  XErrorList_Clear(&errors);
  return content;
}

static bool compare_files(const char *kind, const XContent *content, char **paths, Tally *tally)
{
  bool good = true;
  for (; *paths != NULL; paths++) {
    if (strcmp(kind, "scheduler") == 0)
      good = Oracle_Scheduler(*paths, tally) && good;
    else
      good = Oracle_Speed(content, *paths, tally) && good;
  }
  return good;
}

int main(int argc, char **argv)
{
  const char *world = "./world";
  char **words = argv + 1;
  if (argc >= 3 && strcmp(words[0], "--world") == 0) {
    world = words[1];
    words += 2;
  }
  if (words[0] == NULL || words[1] == NULL ||
      (strcmp(words[0], "scheduler") != 0 && strcmp(words[0], "speed") != 0))
    return usage();
  XContent *content = strcmp(words[0], "speed") == 0 ? load(world) : NULL;
  if (content == NULL && strcmp(words[0], "speed") == 0)
    return 2;
  Tally tally = {0, 0};
  const bool good = compare_files(words[0], content, words + 1, &tally);
  XContent_Free(content);
  printf("%d passed, %d failed\n", tally.passed, tally.failed);
  return !good ? 2 : tally.failed > 0 ? 1 : 0;
}
