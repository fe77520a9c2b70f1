#ifndef LUA_SCENE_H
#define LUA_SCENE_H
/* Scenarios: tests of content as Lua tables. A drawn room or a place, who is in it, command lines,
   and what is to be expected afterwards; docs/content.md tells all that they can say. */

#include <stdbool.h>
#include <stdint.h>

typedef struct XLoader XLoader;
typedef struct XText XText;

/* How many scenarios ran, and how many expectations did not hold. */
typedef struct XSceneResult {
  int32_t run, failed;
} XSceneResult;

/* Runs the scenarios of one file in games of the loader's content. What does not hold, and what is
   wrong with the file, is appended to `out` and counted. */
void XScene_RunFile(XLoader *loader, const char *path, XSceneResult *result, XText *out);
/* The same with every .lua file of a directory, by name. False when it cannot be read. */
bool XScene_RunFolder(XLoader *loader, const char *dir, XSceneResult *result, XText *out);

#endif
