#ifndef TESTS_SUPPORT_KEEP_H
#define TESTS_SUPPORT_KEEP_H
/* What the tests of character files share. */

#include "engine/xstring.h"
#include "saves/xsave.h"
#include "tests/support/mini.h"

#include <limits.h>

typedef struct Place {
  char dir[64];
  XContent *content;
  XText why;
} Place;

/* A directory of its own and a content, and their end: for cmocka. */
int Keep_SetUp(void **state);
int Keep_TearDown(void **state);
/* These three fail the test when the save does. */
XSave *Keep_Create(Place *place, XGame *game);
XSave *Keep_Open(Place *place, const char *name, XGame **game);
void Keep_Close(Place *place, XSave *save, XGame *game);
/* Plays random lines through a session, as the game does; stops at death. */
void Keep_Play(XSave *save, XGame *game, uint64_t seed, int count);
/* Counts the files of a directory and gives the name of one. */
int Keep_CountFiles(const char *dir, char last[NAME_MAX + 1]);
/* A path in the directory of the test. */
void Keep_Path(const Place *place, const char *name, char *out, size_t size);
/* The first number of a query, with a connection of its own. */
int64_t Keep_Query(const char *path, const char *sql);
/* Runs statements on a file that nobody has open. */
void Keep_Run(const char *path, const char *sql);
/* Makes a closed character and gives its path. */
void Keep_MakeClosed(Place *place, const char *name, uint64_t seed, int commands, char *path,
                     size_t size);
/* Writes a file into the directory of the test. */
void Keep_Put(const Place *place, const char *name, const char *bytes, size_t size);
/* Plays as Wren in a process that is killed; gives the hash it had reached. */
void Keep_Kill(Place *place, uint64_t seed, int commands, uint64_t *hash);
/* A hash of the bytes of a file. */
uint64_t Keep_Digest(const char *path);
/* Opens and closes; the fault. A failure has a reason. */
XSaveFault Keep_Try(Place *place, const char *name);
/* The bytes of a file; the caller frees. */
char *Keep_Read(const char *path, size_t *size);

#endif
