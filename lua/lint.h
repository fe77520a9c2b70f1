#ifndef LUA_LINT_H
#define LUA_LINT_H
/* What `hourvale lint` says: the loader's own findings, and what each of their codes means. */

#include <stdbool.h>

typedef struct XText XText;

/* What XLint_Run found; also the exit status of the program. */
typedef enum XLintResult {
  XLINT_FINE,     /* one line: how much of what the world has */
  XLINT_FINDINGS, /* all of them */
  XLINT_USAGE,    /* no directory of this name */
  XLINT_NO_WORLD  /* the directory has no init.lua that can be read */
} XLintResult;

/* Loads the world directory and appends what was found to out, which the caller owns. As JSON it is
   one array of objects with file, line, column, code and text, in the order of the places; empty
   when all is fine; line and column are 0 where there is none. Returns an XLintResult. */
int XLint_Run(const char *dir, bool json, XText *out);

/* Appends what an error code ("E-DICE") means and an example of it. When there is no such code,
   appends one line that names the nearest one and returns false. */
bool XLint_Explain(const char *code, XText *out);

#endif
