/* The composition root: options, directories, content, then one command. */
#include "game/cli/program.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/cli/worlddir.h"
#include "lua/loader.h"
#include "saves/paths.h"
#include "saves/xsave.h"

#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct Command {
  const char *name;
  XExitCode (*run)(XProgram *program);
  XExitCode (*data)(XProgram *program); /* finds the data directory, or NULL */
  bool world, load;  /* needs to know where the content is; and all of it, before it begins */
  int32_t arguments; /* at most */
  int32_t paths;     /* the last so many of them */
} Command;

static const Command commands[] = {
    {"play", XCli_Play, XProgram_Data, true, false, 0, 0},
    {"list", XCli_List, XProgram_FindData, false, false, 0, 0},
    {"show", XCli_Show, XProgram_FindData, true, true, 1, 0},
    {"verify", XCli_Verify, XProgram_FindData, true, true, 1, 0},
    {"backup", XCli_Backup, XProgram_FindData, false, false, 2, 1},
    {"restore", XCli_Restore, XProgram_FindData, true, true, 2, 1},
    {"export", XCli_Export, XProgram_FindData, false, false, 2, 1},
    {"import", XCli_Import, XProgram_Data, true, true, 1, 1},
    {"rename", XCli_Rename, XProgram_FindData, true, true, 2, 0},
    {"delete", XCli_Delete, XProgram_FindData, false, false, 1, 0},
    {"history", XCli_History, XProgram_FindData, false, false, 0, 0},
    {"scores", XCli_Scores, XProgram_FindData, false, false, 0, 0},
    {"dump", XCli_Dump, XProgram_FindData, true, true, 1, 0},
    {"replay", XCli_Replay, XProgram_FindData, true, true, 1, 0},
    {"certify", XCli_Certify, NULL, true, true, 1, 1},
    {"doctor", XCli_Doctor, NULL, false, false, 0, 0},
    {"mods", XCli_Mods, XProgram_FindData, false, false, 3, 2},
    {"lint", XCli_Lint, NULL, false, false, 1, 1},
    {"arena", XCli_Arena, NULL, true, true, 2, 0},
    {"sim", XCli_Sim, NULL, true, true, 2, 0},
    {"table", XCli_Table, NULL, true, true, 1, 0},
    {"doc", XCli_Doc, NULL, false, false, 1, 0},
    {"def", XCli_Def, NULL, true, false, 2, 0},
    {"test", XCli_Test, NULL, false, false, 1, 1},
};

/* Fills closed standard files with something that cannot be used as they would be, so that no hero
   is opened in their place and later overwritten by a message. */
static void hold_standard_files(void)
{
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0)
      _exit(XEXIT_USAGE);
}

void XCli_Complain(const char *text)
{
  fprintf(stderr, "hourvale: %s\n", text);
}

XExitCode XCli_Print(const XText *text)
{
  fwrite(text->data, 1, text->length, stdout);
  if (fflush(stdout) == 0 && !ferror(stdout))
    return XEXIT_FINE;
  XCli_Complain("cannot write to standard output");
  return XEXIT_SAVE;
}

XExitCode XProgram_FindWorld(XProgram *program)
{
  XText path, why;
  XText_Init(&path);
  XText_Init(&why);
  const bool found = XWorldDir_Find(program->options.world, &path, &why);
  if (found)
    program->world = XStrDup(path.data);
  else
    XCli_Complain(why.data);
  XText_Clear(&path);
  XText_Clear(&why);
  return found ? XEXIT_FINE : XEXIT_CONTENT;
}

XExitCode XProgram_TryLoad(XProgram *program, XText *why)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  XProgram_FindMods(program, &errors);
  if (!program->options.author) {
    XErrorList_Clear(&errors);
    program->loader = XLoader_NewSafely(program->world, &program->mods, &errors);
  } else if (errors.count == 0) {
    program->loader = XLoader_NewWith(program->world, &program->mods, &errors);
  }
  if (program->loader != NULL)
    program->content = XLoader_Content(program->loader);
  else
    XErrorList_Format(&errors, why);
  XErrorList_Clear(&errors);
  return program->loader != NULL ? XEXIT_FINE : XEXIT_CONTENT;
}

XExitCode XProgram_Load(XProgram *program)
{
  XText why;
  XText_Init(&why);
  const XExitCode code = XProgram_TryLoad(program, &why);
  fputs(why.data, stderr);
  XProgram_ComplainOfMods(program);
  XText_Clear(&why);
  return code;
}

XExitCode XProgram_FindData(XProgram *program)
{
  XText path, why;
  XText_Init(&path);
  XText_Init(&why);
  const bool good = XPaths_Data(program->options.data, &path, &why);
  if (good)
    program->data = XStrDup(path.data);
  else
    XCli_Complain(why.data);
  XText_Clear(&path);
  XText_Clear(&why);
  return good ? XEXIT_FINE : XEXIT_SAVE;
}

XExitCode XProgram_Data(XProgram *program)
{
  XText why;
  XExitCode code = XProgram_FindData(program);
  XText_Init(&why);
  if (code == XEXIT_FINE && !XPaths_Make(program->data, &why)) {
    XCli_Complain(why.data);
    code = XEXIT_SAVE;
  }
  if (code == XEXIT_FINE)
    XSave_Tidy(program->data);
  XText_Clear(&why);
  return code;
}

static XExitCode run(XProgram *program, const Command *command)
{
  XExitCode code = XEXIT_FINE;
  if (program->options.argument_count > command->arguments) {
    fprintf(stderr, "hourvale: %s takes no argument \"%s\"; see --help\n", command->name,
            program->options.arguments[command->arguments]);
    return XEXIT_USAGE;
  }
  if (program->options.server &&
      program->options.argument_count > command->arguments - command->paths) {
    XCli_Complain("--server takes no paths");
    return XEXIT_USAGE;
  }
  if (command->world)
    code = XProgram_FindWorld(program);
  if (code == XEXIT_FINE && command->data != NULL)
    code = command->data(program);
  if (code == XEXIT_FINE && command->load)
    code = XProgram_Load(program);
  if (code == XEXIT_FINE)
    code = command->run(program);
  XLoader_Free(program->loader);
  XLoader_Free(program->candidate);
  XModList_Clear(&program->mods);
  XModList_Clear(&program->candidate_mods);
  free(program->world);
  free(program->data);
  free(program->left);
  return code;
}

static XExitCode dispatch(XProgram *program)
{
  const XOptions *options = &program->options;
  XText text;
  if (options->version)
    return XCli_Version();
  if (options->show_paths)
    return XCli_ShowPaths(options);
  if (options->help) {
    XText_Init(&text);
    XOptions_Help(&text);
    const XExitCode code = XCli_Print(&text);
    XText_Clear(&text);
    return code;
  }
  for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
    if (strcmp(commands[i].name, options->command) == 0)
      return run(program, &commands[i]);
  fprintf(stderr, "hourvale: unknown command \"%s\"; see --help\n", options->command);
  return XEXIT_USAGE;
}

int main(int argc, char **argv)
{
  XProgram program = {0};
  XText why;
  hold_standard_files();
  signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a failed write, told as one */
  setlocale(LC_CTYPE, "");  /* the terminal's letters; nothing else follows the locale */
  XText_Init(&why);
  const bool good = XOptions_Parse(argc, argv, &program.options, &why);
  if (!good)
    XCli_Complain(why.data);
  XText_Clear(&why);
  return good ? (int)dispatch(&program) : XEXIT_USAGE;
}
