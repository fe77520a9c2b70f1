#ifndef TESTS_SUPPORT_FILES_H
#define TESTS_SUPPORT_FILES_H
/* Files and directories for tests. What cannot be read fails the test. */

#include <stddef.h>

/* Paths or words, owned. */
typedef struct Names {
  char **items;
  int count, capacity;
} Names;

/* The whole file with a NUL behind it, owned by the caller; length may be NULL. */
char *Files_Read(const char *path, size_t *length);
/* Writes a whole file. */
void Files_Write(const char *path, const char *bytes, size_t length);
/* Adds a copy of a text. */
void Names_Add(Names *names, const char *text);
/* The index of a text, or -1. */
int Names_Find(const Names *names, const char *text);
void Names_Clear(Names *names);
/* Adds what is in a directory (no names that begin with a dot), sorted, as names alone. */
void Files_List(const char *dir, Names *names);
/* Adds the paths below a directory, without it, of the files whose names end so, sorted. */
void Files_Find(const char *dir, const char *ending, Names *names);
/* Takes away a directory with all in it. */
void Files_Remove(const char *dir);

#endif
