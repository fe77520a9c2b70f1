#ifndef SAVES_PATHS_H
#define SAVES_PATHS_H
/* Where characters live: --data DIR, else $XDG_DATA_HOME/hourvale, else
   $HOME/.local/share/hourvale. Nothing is ever made outside that directory. */

#include <stdbool.h>

typedef struct XText XText;

/* Appends the absolute data directory to `out`. `option` is the argument of --data or NULL. False
   with a reason that names what is missing or wrong; then `out` is as it was. Makes nothing. */
bool XPaths_Data(const char *option, XText *out, XText *why);
/* Makes an absolute directory and its missing parents, 0700, and checks that it can be written.
   False with a reason that names the path. */
bool XPaths_Make(const char *dir, XText *why);
/* Appends the text of --showpaths: one line a directory. False with a reason as XPaths_Data. */
bool XPaths_Show(const char *option, XText *out, XText *why);

#endif
