/* hourvale history, scores and dump. */
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "game/ui/dump.h"
#include "saves/xfiles.h"
#include "saves/xhistory.h"

#include <unistd.h>

/* Fills the history from the files first, when it can be written. */
static XExitCode print_history(const XProgram *program, bool scores)
{
  XHistory history;
  XText out, why;
  XText_Init(&out);
  XText_Init(&why);
  if (access(program->data, F_OK) == 0 && !XHistory_Fill(program->data, &why))
    XCli_Complain(why.data);
  XText_Reset(&why);
  XExitCode code = XEXIT_SAVE;
  if (XHistory_Read(program->data, scores, &history, &why)) {
    XHistory_Format(&history, scores, program->options.json, &out);
    code = XCli_Print(&out);
  } else {
    XCli_Complain(why.data);
  }
  XHistory_Clear(&history);
  XText_Clear(&out);
  XText_Clear(&why);
  return code;
}

XExitCode XCli_History(XProgram *program)
{
  return print_history(program, false);
}

XExitCode XCli_Scores(XProgram *program)
{
  return print_history(program, true);
}

XExitCode XCli_Dump(XProgram *program)
{
  XSaveSpot spot;
  XText out, note, why;
  if (program->options.argument_count < 1) {
    XCli_Complain("dump needs one NAME");
    return XEXIT_USAGE;
  }
  XText_Init(&out);
  XText_Init(&note);
  XText_Init(&why);
  XSaveFault fault = XSave_Locate(program->data, program->options.arguments[0], &spot, &why);
  XGame *game =
      fault == XSAVE_FINE ? XSave_Read(&spot, program->content, &fault, &note, &why) : NULL;
  XExitCode code = XEXIT_SAVE;
  if (game != NULL && program->options.json) {
    if (XSave_Show(program->data, spot.id, program->content, true, &out, &why) == XSAVE_FINE)
      code = XCli_Print(&out);
  } else if (game != NULL) {
    XDump_Write(program->content, game, program->options.html, &out);
    code = XCli_Print(&out);
  } else {
    XCli_Complain(why.data);
  }
  XGame_Free(game);
  XSaveSpot_Clear(&spot);
  XText_Clear(&out);
  XText_Clear(&note);
  XText_Clear(&why);
  return code;
}
