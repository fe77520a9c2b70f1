#ifndef LUA_LINT_H
#define LUA_LINT_H
/* The author's check of a world directory: the loader itself, and its findings as text. */

#include <stdbool.h>

typedef struct XText XText;

/* What a check ends with; the exit status of the command. */
typedef enum XLintStatus {
  XLINT_FINE,
  XLINT_FINDINGS,
  XLINT_USAGE,      /* no directory was named, or an unknown code */
  XLINT_CANNOT_LOAD /* there is no init.lua to begin with */
} XLintStatus;

/* Loads `dir` and appends what was found: messages with source line and caret, or as JSON one array
   of {file, line, column, code, text}. Returns an XLintStatus. */
int XLint_Run(const char *dir, bool json, XText *out);
/* Appends what a code means and what to do about it; XLINT_USAGE when there is no such code. */
int XLint_Explain(const char *code, XText *out);
/* The index-th code that can be explained, or NULL from their number on. */
const char *XLint_Code(int index);

#endif
