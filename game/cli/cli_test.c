/* hourvale test DIR: the scenarios that a world or a mod brings along, played. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "lua/loader.h"
#include "lua/mods.h"
#include "lua/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

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

static bool is_mod(const char *dir)
{
  char *path = XStrFormat("%s/mod.lua", dir);
  const bool there = access(path, R_OK) == 0;
  free(path);
  return there;
}

/* The base world with this mod on top, and what it depends on, which lies beside it. */
static XLoader *load_mod(const char *world, const char *dir, XErrorList *errors)
{
  XModList mods;
  XModList_Init(&mods);
  XModList_Read(&mods, dir, errors);
  for (int i = 0; i < mods.count; i++)
    for (int n = 0; n < mods.items[i].need_count; n++) {
      const XModNeed *need = &mods.items[i].needs[n];
      char *path = XStrFormat("%s/../%s", dir, need->id);
      if (need->type == XNEED_DEPENDS && XModList_Get(&mods, need->id) == NULL && is_mod(path))
        XModList_Read(&mods, path, errors);
      free(path);
    }
  XModList_Order(&mods, errors);
  XLoader *loader = errors->count == 0 ? XLoader_NewWith(world, &mods, errors) : NULL;
  XModList_Clear(&mods);
  return loader;
}

XExitCode XCli_Test(XProgram *program)
{
  XErrorList errors;
  XText out;
  if (program->options.argument_count != 1) {
    XCli_Complain("test needs the directory of a world or a mod");
    return XEXIT_USAGE;
  }
  const char *dir = program->options.arguments[0];
  if (is_mod(dir) && XProgram_FindWorld(program) != XEXIT_FINE)
    return XEXIT_CONTENT;
  XErrorList_Init(&errors);
  XText_Init(&out);
  program->loader =
      is_mod(dir) ? load_mod(program->world, dir, &errors) : XLoader_New(dir, &errors);
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
