#ifndef LUA_DOC_H
#define LUA_DOC_H
/* The reference of the content language, made from the tables that the loader itself reads. */

#include <stdbool.h>

typedef struct XText XText;

/* Appends what `topic` is: a builder or an enumeration ("Monster", "Color"), a method or a field of
   one ("Monster.Basic", "Monster.speed"), a function of content ("Hero"); the list of all when it
   is NULL. Case does not matter. False, with one line that names the nearest, when there is no such
   topic. */
bool XDoc_Topic(const char *topic, XText *out);
/* Appends all of it as Markdown: docs/content-reference.md. */
void XDoc_Markdown(XText *out);
/* Appends it as a Lua file of annotations for editors: docs/types/hourvale.lua. */
void XDoc_Types(XText *out);

#endif
