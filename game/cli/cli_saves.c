/* hourvale list and show. */
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "saves/xsave.h"

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
