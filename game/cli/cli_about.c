/* --version and --showpaths. */
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "game/cli/worlddir.h"
#include "game/ui/term.h"
#include "lua/xlua.h"
#include "saves/paths.h"
#include "saves/xsave.h"

#ifndef HOURVALE_VERSION
#define HOURVALE_VERSION "development"
#endif

XExitCode XCli_Version(void)
{
  XText out;
  XText_Init(&out);
  XText_AddFormat(&out, "hourvale %s\n", HOURVALE_VERSION);
  XText_AddFormat(&out, "%s\nSQLite %s\n%s\n", XLua_Version(), XSave_Version(),
                  XTermCurses_Version());
  const XExitCode code = XCli_Print(&out);
  XText_Clear(&out);
  return code;
}

XExitCode XCli_ShowPaths(const XOptions *options)
{
  XText out, why;
  XText_Init(&out);
  XText_Init(&why);
  XExitCode code = XEXIT_FINE;
  if (!XPaths_Show(options->data, &out, &why))
    code = XEXIT_SAVE;
  XText_Add(&out, "world: ");
  if (!XWorldDir_Find(options->world, &out, &why))
    code = XEXIT_CONTENT;
  XText_Add(&out, "\n");
  if (code == XEXIT_FINE)
    code = XCli_Print(&out);
  else
    XCli_Complain(why.data);
  XText_Clear(&out);
  XText_Clear(&why);
  return code;
}
