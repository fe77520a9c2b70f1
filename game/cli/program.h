#ifndef GAME_CLI_PROGRAM_H
#define GAME_CLI_PROGRAM_H
/* What every command of the program works with, and the commands themselves. */

#include "engine/xcontent.h"
#include "engine/xscript.h"
#include "game/cli/options.h"
#include "lua/mods.h"

typedef struct XLoader XLoader;

typedef struct XText XText;

typedef struct XProgram {
  XOptions options;
  char *data;      /* data directory, or NULL when not needed */
  char *world;     /* world directory */
  XLoader *loader; /* NULL before XProgram_Load */
  const XContent *content;
  XModList mods;      /* in order; those that are off, with their reason, behind the others */
  XLoader *candidate; /* for authors: content that was read anew and waits, or NULL */
  XModList candidate_mods;
  bool unsaved; /* a game was left that could not be written whole */
  char *left;   /* the name of the living hero who was left last, or NULL */
} XProgram;

/* Finds the world directory; when there is none, says where it looked. */
XExitCode XProgram_FindWorld(XProgram *program);
/* Loads the world that was found; what is wrong goes to standard error, or is appended to a text.
 * The exit code of a failure, or FINE. */
XExitCode XProgram_Load(XProgram *program);
XExitCode XProgram_TryLoad(XProgram *program, XText *why);
/* Finds the mods and their order; what is wrong with them is appended to errors. */
void XProgram_FindMods(XProgram *program, XErrorList *errors);
/* One line for each mod that is off. */
void XProgram_ComplainOfMods(const XProgram *program);
/* Finds the data directory, which need not exist; what is wrong goes to standard error. */
XExitCode XProgram_FindData(XProgram *program);
/* Finds and makes it. */
XExitCode XProgram_Data(XProgram *program);
/* The commands, one a file; each returns the exit code. */
XExitCode XCli_Play(XProgram *program);
XExitCode XCli_List(XProgram *program);
XExitCode XCli_Show(XProgram *program);
XExitCode XCli_Mods(XProgram *program);
XExitCode XCli_Lint(XProgram *program);
XExitCode XCli_Arena(XProgram *program);
XExitCode XCli_Sim(XProgram *program);
XExitCode XCli_Verify(XProgram *program);
XExitCode XCli_Backup(XProgram *program);
XExitCode XCli_Restore(XProgram *program);
XExitCode XCli_Export(XProgram *program);
XExitCode XCli_Import(XProgram *program);
XExitCode XCli_Rename(XProgram *program);
XExitCode XCli_Delete(XProgram *program);
XExitCode XCli_History(XProgram *program);
XExitCode XCli_Scores(XProgram *program);
XExitCode XCli_Dump(XProgram *program);
XExitCode XCli_Replay(XProgram *program);
XExitCode XCli_Certify(XProgram *program);
XExitCode XCli_Doctor(XProgram *program);
XExitCode XCli_SimPlace(XProgram *program);
XExitCode XCli_SimQuest(XProgram *program);
XExitCode XCli_Table(XProgram *program);
XExitCode XCli_Doc(XProgram *program);
XExitCode XCli_Def(XProgram *program);
XExitCode XCli_Test(XProgram *program);
/* --version and --showpaths. */
XExitCode XCli_Version(void);
XExitCode XCli_ShowPaths(const XOptions *options);

/* One line to standard error: "hourvale: ...". */
void XCli_Complain(const char *text);
/* Writes a text to standard output; FINE, or SAVE when it cannot be written. */
XExitCode XCli_Print(const XText *text);

#endif
