#ifndef LUA_DEF_H
#define LUA_DEF_H
/* What a definition came to: each value that was said, by itself or by an ancestor, and where. */

#include <stdbool.h>

typedef struct XLoader XLoader;
typedef struct XText XText;

/* Appends the definition of a kind ("monster") and an id, short or full: one line for each value
   with the file and line that set it, or one JSON object. The loader must know places
   (XLoader_NewPlaced). False, with one line that names the nearest, when there is no such kind or
   id. */
bool XDef_Tell(const XLoader *loader, const char *kind, const char *id, bool json, XText *out);

#endif
