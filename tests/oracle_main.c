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
  fputs("usage: oracle [--world DIR] scheduler|speed|attacks|actions|moves FILE...\n", stderr);
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

typedef enum Kind { SCHEDULER, SPEED, ATTACKS, ACTIONS, MOVES, KINDS } Kind;
static const char *const kind_names[KINDS] = {"scheduler", "speed", "attacks", "actions", "moves"};

static bool compare_file(Kind kind, const XContent *content, const char *path, Tally *tally)
{
  if (kind == SCHEDULER)
    return Oracle_Scheduler(path, tally);
  if (kind == SPEED)
    return Oracle_Speed(content, path, tally);
  return Oracle_Delay(content, (OracleKind)(kind - ATTACKS), path, tally);
}

static Kind kind_of(const char *name)
{
  int i = 0;
  while (i < KINDS && (name == NULL || strcmp(name, kind_names[i]) != 0))
    i++;
  return (Kind)i;
}

int main(int argc, char **argv)
{
  const char *world = "./world";
  char **words = argv + 1;
  if (argc >= 3 && strcmp(words[0], "--world") == 0) {
    world = words[1];
    words += 2;
  }
  const Kind kind = kind_of(words[0]);
  if (kind == KINDS || words[1] == NULL)
    return usage();
  XContent *content = kind == SCHEDULER ? NULL : load(world);
  if (content == NULL && kind != SCHEDULER)
    return 2;
  Tally tally = {0, 0};
  bool good = true;
  for (char **path = words + 1; *path != NULL; path++)
    good = compare_file(kind, content, *path, &tally) && good;
  XContent_Free(content);
  printf("%d passed, %d failed\n", tally.passed, tally.failed);
  return !good ? 2 : tally.failed > 0 ? 1 : 0;
}
