#ifndef GAME_CLI_OPTIONS_H
#define GAME_CLI_OPTIONS_H
/* The command line: a command, its options and what else was given. */

#include "magic/xrules.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct XText XText;

/* Exit codes of every command. */
typedef enum XExitCode {
  XEXIT_FINE = 0,
  XEXIT_FINDINGS = 1,
  XEXIT_USAGE = 2,
  XEXIT_CONTENT = 3,
  XEXIT_SAVE = 4
} XExitCode;

#define XOPTIONS_ARGUMENTS 4

/* Texts are those of argv. */
typedef struct XOptions {
  const char *command; /* "play" when none is given */
  const char *arguments[XOPTIONS_ARGUMENTS];
  int32_t argument_count;
  const char *data, *world, *keys, *trace, *config, *mods; /* directories and files, or NULL */
  const char *new_name, *name, *race, *career, *explain, *cast;
  uint64_t seed;               /* 0: to be chosen */
  int32_t count, turns;        /* of games and of their turns; 0: the command's own */
  int32_t from, fork, percent; /* replay: commands, or 0; its speed in percent, or 0 */
  XProfile profile;
  bool practice, csv, json, no_term, ascii, mono, help, version, show_paths, bot, dancer;
  bool html, yes, back, server, markdown, types, author;
} XOptions;

/* Parses the command line. False with a one-line reason; then the exit code is XEXIT_USAGE. */
bool XOptions_Parse(int argc, char *const *argv, XOptions *options, XText *why);
/* Appends the text of --help. */
void XOptions_Help(XText *out);

#endif
