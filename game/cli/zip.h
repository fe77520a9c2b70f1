#ifndef GAME_CLI_ZIP_H
#define GAME_CLI_ZIP_H
/* Mods as one file: zip archives, read with suspicion and written with plain names. */

#include <stdbool.h>

typedef struct XText XText;

/* Writes all files below `dir` (no names that begin with a dot) into a new archive, as `name`/...
   False with a reason; then there is no archive. */
bool XZip_Pack(const char *dir, const char *name, const char *archive, XText *why);
/* Unpacks an archive whose entries are all in one directory into `below`, and appends the name of
   that directory. Nothing is written outside it, and nothing when it exists, when a name leads out,
   is no plain file or is there twice, or when there is too much. False with a reason. */
bool XZip_Unpack(const char *archive, const char *below, XText *name, XText *why);

#endif
