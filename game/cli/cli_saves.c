/* hourvale list and show. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "game/cli/worlddir.h"
#include "lua/loader.h"
#include "saves/xsave.h"

#include <stdlib.h>

/* Puts the name of a kind where its id stands; an id that content lacks stays. */
static void name_kind(const XContent *content, XKindType type, char **id)
{
  const XKind *kind = *id == NULL ? NULL : XContent_Find(content, type, *id);
  if (kind == NULL)
    return;
  free(*id);
  *id = XStrDup(kind->name);
}

/* A list needs no world: without one that loads, ids stay what they are. */
static void load_quietly(XProgram *program)
{
  XText path, why;
  XErrorList errors;
  XText_Init(&path);
  XText_Init(&why);
  XErrorList_Init(&errors);
  if (XWorldDir_Find(program->options.world, &path, &why))
    program->loader = XLoader_New(path.data, &errors);
  if (program->loader != NULL)
    program->content = XLoader_Content(program->loader);
  XErrorList_Clear(&errors);
  XText_Clear(&path);
  XText_Clear(&why);
}

static void name_all(const XContent *content, XSaveList *list)
{
  for (int32_t i = 0; content != NULL && i < list->count; i++) {
    name_kind(content, XKIND_RACE, &list->entries[i].race);
    name_kind(content, XKIND_CAREER, &list->entries[i].career);
    name_kind(content, XKIND_PLACE, &list->entries[i].place);
  }
}

XExitCode XCli_List(XProgram *program)
{
  XSaveList list = {0};
  XText out, why;
  XText_Init(&out);
  XText_Init(&why);
  XExitCode code = XEXIT_FINE;
  if (!XSave_List(program->data, &list, &why)) {
    XCli_Complain(why.data);
    code = XEXIT_SAVE;
  } else {
    if (!program->options.json && list.count > 0) { /* scripts want ids */
      load_quietly(program);
      name_all(program->content, &list);
    }
    XSaveList_Format(&list, program->options.json, &out);
    code = XCli_Print(&out);
  }
  XSaveList_Clear(&list);
  XText_Clear(&out);
  XText_Clear(&why);
  return code;
}

XExitCode XCli_Show(XProgram *program)
{
  if (program->options.argument_count != 1) {
    XCli_Complain("show needs one NAME");
    return XEXIT_USAGE;
  }
  XText out, why;
  XText_Init(&out);
  XText_Init(&why);
  const XSaveFault fault = XSave_Show(program->data, program->options.arguments[0],
                                      program->content, program->options.json, &out, &why);
  XExitCode code = fault == XSAVE_FINE ? XEXIT_FINE : XEXIT_SAVE;
  if (code == XEXIT_FINE)
    code = XCli_Print(&out);
  else
    XCli_Complain(why.data);
  XText_Clear(&out);
  XText_Clear(&why);
  return code;
}
