/* Which mods there are for a run of the program. */
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "saves/paths.h"

#include <stdio.h>
#include <stdlib.h>

/* The data directory, also of commands that need none; false where there is none. */
static bool add_data(const XProgram *program, XText *out)
{
  XText why;
  bool good = program->data != NULL;
  XText_Init(&why);
  if (good)
    XText_Add(out, program->data);
  else
    good = XPaths_Data(program->options.data, out, &why);
  XText_Clear(&why);
  return good;
}

void XProgram_FindMods(XProgram *program, XErrorList *errors)
{
  XText dir;
  XText_Init(&dir);
  XModList_Clear(&program->mods);
  if (program->options.mods != NULL)
    XModList_Find(&program->mods, program->options.mods, errors);
  if (add_data(program, &dir)) {
    XText_Add(&dir, "/mods");
    XModList_Find(&program->mods, dir.data, errors);
  }
  XModList_Order(&program->mods, errors);
  XText_Clear(&dir);
}

void XProgram_ComplainOfMods(const XProgram *program)
{
  for (int i = XModList_On(&program->mods); i < program->mods.count; i++)
    fprintf(stderr, "hourvale: mod \"%s\" is off: %s\n", program->mods.items[i].id,
            program->mods.items[i].problem);
}
