#ifndef GAME_CLI_SKELETON_H
#define GAME_CLI_SKELETON_H
/* The files of a mod: those that a new one begins with, and what two differ in. */

#include <stdbool.h>

typedef struct XText XText;

/* Writes a mod that loads and plays into `below`/`id` and appends the paths of what to look at
   first. False with a reason, also when it is there. */
bool XSkeleton_Write(const char *below, const char *id, XText *out, XText *why);
/* Appends a line for each file that only one of two directories has, or that is another in them,
   with the first line that differs. True when there is none. */
bool XSkeleton_Compare(const char *a, const char *b, XText *out);

#endif
