#ifndef GAME_CLI_WORLDDIR_H
#define GAME_CLI_WORLDDIR_H
/* Finding the world's Lua files. */

#include <stdbool.h>

typedef struct XText XText;

/* Appends the world directory: `option` (--world) or HOURVALE_WORLD when given, else beside the
   executable in ../share/hourvale/world or ../world. False with the places tried in `why`. */
bool XWorldDir_Find(const char *option, XText *out, XText *why);

#endif
