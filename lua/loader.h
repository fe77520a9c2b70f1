#ifndef LUA_LOADER_H
#define LUA_LOADER_H
/* Loading a world directory: Lua files in, frozen content out. All errors of one run are collected;
   the Lua state stays with the loader for callbacks. */

#include "engine/xcontent.h"

#include <stdbool.h>

typedef struct XErrorList XErrorList;
typedef struct XLoader XLoader;
typedef struct XLua XLua;
typedef struct XWorld XWorld;

/* Loads world_dir/init.lua and what it includes. NULL when there was an error; then `errors` holds
   all of them, sorted. Owned by the caller: XLoader_Free. */
XLoader *XLoader_New(const char *world_dir, XErrorList *errors);
/* The same with the column of every value, for who tells where things were said; it costs more. */
XLoader *XLoader_NewPlaced(const char *world_dir, XErrorList *errors);
/* Frees the Lua state and the content with it. NULL is allowed. */
void XLoader_Free(XLoader *loader);
/* The frozen content; the loader owns it unless it was taken. */
XContent *XLoader_Content(const XLoader *loader);
/* The sandbox that callbacks run in. */
XLua *XLoader_Lua(const XLoader *loader);
/* The id of the mod, "core". */
const char *XLoader_Mod(const XLoader *loader);
/* The world whose content stream math.random draws from; NULL makes it return the least number. */
void XLoader_SetWorld(XLoader *loader, XWorld *world);
/* The files that were read, as paths within the world, in order. NULL from the count on. */
const char *XLoader_File(const XLoader *loader, int index);

/* As XLoader_New, for who needs no callbacks: the content alone, owned by the caller
   (XContent_Free), or NULL. */
XContent *XLoader_Load(const char *world_dir, XErrorList *errors);

#endif
