/* hourvale test DIR: the scenarios that a world brings along, played. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "lua/loader.h"
#include "lua/scene.h"

#include <stdio.h>
#include <stdlib.h>

static XExitCode run(XLoader *loader, const char *dir, XText *out)
{
  XSceneResult result = {0, 0};
  char *folder = XStrFormat("%s/tests", dir);
  const bool read = XScene_RunFolder(loader, folder, &result, out);
  free(folder);
  if (!read) {
    fprintf(stderr, "hourvale: %s has no folder tests\n", dir);
    return XEXIT_USAGE;
  }
  XText_AddFormat(out, "%s: %d scenario%s, %d failure%s\n", dir, (int)result.run,
                  result.run == 1 ? "" : "s", (int)result.failed, result.failed == 1 ? "" : "s");
  return result.failed > 0 ? XEXIT_FINDINGS : XEXIT_FINE;
}

XExitCode XCli_Test(XProgram *program)
{
  XErrorList errors;
  XText out;
  if (program->options.argument_count != 1) {
    XCli_Complain("test needs the directory of a world");
    return XEXIT_USAGE;
  }
  const char *dir = program->options.arguments[0];
  XErrorList_Init(&errors);
  XText_Init(&out);
  program->loader = XLoader_New(dir, &errors);
  XExitCode code = XEXIT_CONTENT;
  if (program->loader != NULL)
    code = run(program->loader, dir, &out);
  else
    XErrorList_Format(&errors, &out);
  const XExitCode printed = XCli_Print(&out);
  XText_Clear(&out);
  XErrorList_Clear(&errors);
  return code != XEXIT_FINE ? code : printed;
}
