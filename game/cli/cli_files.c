/* hourvale verify, backup, restore, export, import, rename, delete: characters as files. */
#include "game/cli/games.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "saves/xfiles.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* A wrong number of arguments: says what the command needs. */
static bool has(const XProgram *program, int32_t least, const char *needs)
{
  if (program->options.argument_count >= least)
    return true;
  XText text;
  XText_Init(&text);
  XText_AddFormat(&text, "%s needs %s", program->options.command, needs);
  XCli_Complain(text.data);
  XText_Clear(&text);
  return false;
}

static const char *argument(const XProgram *program, int32_t index)
{
  return index < program->options.argument_count ? program->options.arguments[index] : NULL;
}

/* The result of a command: one line, or an object of one key with --json; a failure's reason. */
static XExitCode answer(const XProgram *program, bool good, const char *key, const char *said,
                        const XText *why)
{
  XText out;
  if (!good) {
    XCli_Complain(why->data);
    return XEXIT_SAVE;
  }
  XText_Init(&out);
  if (program->options.json) {
    XJsonWriter json;
    XJsonWriter_Init(&json, &out);
    XJson_ObjectBegin(&json);
    XJson_Key(&json, key);
    XJson_Text(&json, said);
    XJson_ObjectEnd(&json);
    XText_AddChar(&out, '\n');
  } else {
    XText_AddFormat(&out, "%s: %s\n", key, said);
  }
  const XExitCode code = XCli_Print(&out);
  XText_Clear(&out);
  return code;
}

XExitCode XCli_Verify(XProgram *program)
{
  static const char *const words[] = {
      [XVERDICT_GOOD] = "good",       [XVERDICT_LOADABLE] = "damaged, loadable",
      [XVERDICT_DAMAGED] = "damaged", [XVERDICT_FOREIGN] = "not ours",
      [XVERDICT_NEWER] = "newer",     [XVERDICT_IN_USE] = "in use"};
  XText report, out;
  if (!has(program, 1, "one NAME"))
    return XEXIT_USAGE;
  XText_Init(&report);
  XText_Init(&out);
  const XVerdict verdict =
      XSave_Verify(program->data, argument(program, 0), program->content, &report);
  if (program->options.json) {
    XJsonWriter json;
    XJsonWriter_Init(&json, &out);
    XJson_ObjectBegin(&json);
    XJson_Key(&json, "verdict");
    XJson_Text(&json, words[verdict]);
    XJson_Key(&json, "report");
    XJson_Text(&json, report.data);
    XJson_ObjectEnd(&json);
    XText_AddChar(&out, '\n');
  } else {
    XText_AddFormat(&out, "%s\n", report.data);
  }
  const XExitCode code = XCli_Print(&out);
  XText_Clear(&out);
  XText_Clear(&report);
  return code == XEXIT_FINE ? (XExitCode)verdict : code;
}

XExitCode XCli_Backup(XProgram *program)
{
  XText made, why;
  if (!has(program, 1, "one NAME, and may have a FILE"))
    return XEXIT_USAGE;
  XText_Init(&made);
  XText_Init(&why);
  const bool good =
      XSave_Backup(program->data, argument(program, 0), argument(program, 1), &made, &why);
  const XExitCode code = answer(program, good, "backup", made.data, &why);
  XText_Clear(&made);
  XText_Clear(&why);
  return code;
}

XExitCode XCli_Export(XProgram *program)
{
  XText made, why;
  if (!has(program, 2, "a NAME and a FILE"))
    return XEXIT_USAGE;
  XText_Init(&made);
  XText_Init(&why);
  const bool good =
      XSave_Backup(program->data, argument(program, 0), argument(program, 1), &made, &why);
  const XExitCode code = answer(program, good, "exported", made.data, &why);
  XText_Clear(&made);
  XText_Clear(&why);
  return code;
}

static bool step_back(XProgram *program, XText *why)
{
  XText made;
  XText_Init(&made);
  const bool good =
      XSave_StepBack(program->data, argument(program, 0), program->content, &made, why);
  XText_Clear(&made);
  return good;
}

XExitCode XCli_Restore(XProgram *program)
{
  XText why;
  if (!has(program, 1, "one NAME, and may have a FILE"))
    return XEXIT_USAGE;
  XText_Init(&why);
  const bool good = program->options.back ? step_back(program, &why)
                                          : XSave_Restore(program->data, argument(program, 0),
                                                          argument(program, 1), &why);
  const XExitCode code = answer(program, good, "restored", argument(program, 0), &why);
  XText_Clear(&why);
  return code;
}

XExitCode XCli_Import(XProgram *program)
{
  XText id, why;
  if (!has(program, 1, "one FILE"))
    return XEXIT_USAGE;
  XText_Init(&id);
  XText_Init(&why);
  const bool good = XSave_Import(program->data, argument(program, 0), program->content, &id, &why);
  const XExitCode code = answer(program, good, "imported", id.data, &why);
  XText_Clear(&id);
  XText_Clear(&why);
  return code;
}

/* By the command of the game, so that a replay knows of it too. */
XExitCode XCli_Rename(XProgram *program)
{
  XText line, why;
  XExitCode code = XEXIT_USAGE;
  bool ran = false;
  if (!has(program, 2, "a NAME and a new one"))
    return XEXIT_USAGE;
  XText_Init(&line);
  XText_Init(&why);
  const char *problem = XGame_WhyNotName(argument(program, 1));
  if (problem != NULL) {
    XCli_Complain(problem);
  } else {
    XPlayed *played = XPlayed_Open(program, argument(program, 0), &code, &why);
    XText_AddFormat(&line, "name %s", argument(program, 1));
    if (played != NULL) {
      XSession_Do(XPlayed_Session(played), line.data, 1, &ran, &why);
      ran = XPlayed_Close(played, &why) && ran;
    }
    code = answer(program, ran, "renamed", argument(program, 1), &why);
  }
  XText_Clear(&line);
  XText_Clear(&why);
  return code;
}

/* Whether somebody at a terminal types the name again. */
static bool is_confirmed(const char *name)
{
  char typed[600];
  if (!isatty(STDIN_FILENO) || !isatty(STDERR_FILENO))
    return false;
  fprintf(stderr, "This removes %s for good. Type the name again to do it: ", name);
  if (fgets(typed, sizeof typed, stdin) == NULL)
    return false;
  typed[strcspn(typed, "\n")] = '\0';
  return strcmp(typed, name) == 0;
}

XExitCode XCli_Delete(XProgram *program)
{
  XText why;
  if (!has(program, 1, "one NAME"))
    return XEXIT_USAGE;
  if (!program->options.yes && !is_confirmed(argument(program, 0))) {
    XCli_Complain("nothing was deleted; --yes does it without asking");
    return XEXIT_USAGE;
  }
  XText_Init(&why);
  const bool good = XSave_Delete(program->data, argument(program, 0), &why);
  const XExitCode code = answer(program, good, "deleted", argument(program, 0), &why);
  XText_Clear(&why);
  return code;
}
