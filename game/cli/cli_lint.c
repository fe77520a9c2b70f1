/* hourvale lint: the loader itself, reporting. */
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "lua/lint.h"

XExitCode XCli_Lint(XProgram *program)
{
  const XOptions *options = &program->options;
  XText out;
  XText_Init(&out);
  int code;
  if (options->explain == NULL && options->argument_count == 0) {
    const XExitCode found = XProgram_FindWorld(program);
    if (found != XEXIT_FINE) {
      XText_Clear(&out);
      return found;
    }
  }
  if (options->explain != NULL)
    code = XLint_Explain(options->explain, &out) ? XEXIT_FINE : XEXIT_USAGE;
  else
    code = XLint_Run(options->argument_count > 0 ? options->arguments[0] : program->world,
                     options->json, &out);
  const XExitCode printed = XCli_Print(&out);
  XText_Clear(&out);
  return code != XEXIT_FINE ? (XExitCode)code : printed;
}
