#ifndef LUA_LOADER_H
#define LUA_LOADER_H
/* Loading a world directory: Lua files in, frozen content out. All errors of one run are collected;
   the Lua state stays with the loader for callbacks. */

#include "engine/xcontent.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct XErrorList XErrorList;
typedef struct XLoader XLoader;
typedef struct XLua XLua;
typedef struct XModList XModList;
typedef struct XWorld XWorld;

/* Loads world_dir/init.lua and what it includes. NULL when there was an error; then `errors` holds
   all of them, sorted. Owned by the caller: XLoader_Free. */
XLoader *XLoader_New(const char *world_dir, XErrorList *errors);
/* The same with the place of every value, for who tells where things were said; it costs more. With
   the mods of a list that are on; NULL: none. */
XLoader *XLoader_NewPlaced(const char *world_dir, const XModList *mods, XErrorList *errors);
/* The same with the mods of an ordered list that are on, on top of it. */
XLoader *XLoader_NewWith(const char *world_dir, const XModList *mods, XErrorList *errors);
/* The same, but a mod with an error is turned off as a unit, with all that need it, and what it
   had wrong is its problem in the list; only a broken base world gives NULL. */
XLoader *XLoader_NewSafely(const char *world_dir, XModList *mods, XErrorList *errors);
/* The content of kept text (bundle.h), placeholders and renames apart. NULL with the errors: it is
   no such text, or this game cannot read it. */
XLoader *XLoader_NewKept(const char *bytes, size_t length, XErrorList *errors);
/* Frees the Lua state and the content with it. NULL is allowed. */
void XLoader_Free(XLoader *loader);
/* The frozen content; the loader owns it unless it was taken. */
XContent *XLoader_Content(const XLoader *loader);
/* The sandbox of the base world's callbacks. */
XLua *XLoader_Lua(const XLoader *loader);
/* The sandboxes by their mods, the base world's first; NULL from the count on. */
XLua *XLoader_LuaAt(const XLoader *loader, int index);
/* Whose callback this is ("snail:OnBell"; the base world's have no prefix), and its name there;
   NULL when there is no such mod. */
XLua *XLoader_LuaOf(const XLoader *loader, const char *callback, const char **name);
/* The id of the base world, "core", and that of a sandbox's mod. */
const char *XLoader_Mod(const XLoader *loader);
const char *XLoader_ModOf(const XLoader *loader, const XLua *lua);
/* A callback's name as the game keeps it, for a function of this sandbox's mod. */
void XLoader_QualifyCallback(const XLoader *loader, const XLua *lua, const char *name, char *out,
                             size_t size);
/* The world whose content stream math.random draws from; NULL makes it return the least number. */
void XLoader_SetWorld(XLoader *loader, XWorld *world);
/* The files that were read, as paths within the world, in order. NULL from the count on. */
const char *XLoader_File(const XLoader *loader, int index);

/* As XLoader_New, for who needs no callbacks: the content alone, owned by the caller
   (XContent_Free), or NULL. */
XContent *XLoader_Load(const char *world_dir, XErrorList *errors);

#endif
