/* The mods of a loader: whose sandbox is whose, and doing without those that are broken. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/ldef.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

XLua *XLoader_Current(const XLoader *loader)
{
  return loader->mods[loader->current].lua;
}

XLua *XLoader_Lua(const XLoader *loader)
{
  return loader->mods[0].lua;
}

XLua *XLoader_LuaAt(const XLoader *loader, int index)
{
  return index < loader->mod_count ? loader->mods[index].lua : NULL;
}

XLua *XLoader_LuaOf(const XLoader *loader, const char *callback, const char **name)
{
  const char *colon = strchr(callback, ':');
  *name = colon != NULL ? colon + 1 : callback;
  if (colon == NULL)
    return loader->mods[0].lua;
  for (int i = 0; i < loader->mod_count; i++)
    if (strlen(loader->mods[i].id) == (size_t)(colon - callback) &&
        strncmp(loader->mods[i].id, callback, (size_t)(colon - callback)) == 0)
      return loader->mods[i].lua;
  return NULL;
}

const char *XLoader_Mod(const XLoader *loader)
{
  return loader->mods[0].id;
}

const char *XLoader_ModOf(const XLoader *loader, const XLua *lua)
{
  for (int i = 1; i < loader->mod_count; i++)
    if (loader->mods[i].lua == lua)
      return loader->mods[i].id;
  return loader->mods[0].id;
}

void XLoader_QualifyCallback(const XLoader *loader, const XLua *lua, const char *name, char *out,
                             size_t size)
{
  const bool base = lua == loader->mods[0].lua;
  snprintf(out, size, "%s%s%s", base ? "" : XLoader_ModOf(loader, lua), base ? "" : ":", name);
}

const XLoaderMod *XDefinition_Mod(const XDefinition *def)
{
  return &def->loader->mods[def->source->mod];
}

/* The mod that an error is about: the one whose directory its file is in. */
static XMod *owner_of(const XModList *mods, const XErrorEntry *entry)
{
  for (int i = 0; i < XModList_On(mods); i++) {
    const size_t length = strlen(mods->items[i].dir);
    if (strncmp(entry->file, mods->items[i].dir, length) == 0 &&
        (entry->file[length] == '/' || entry->file[length] == '\0'))
      return &mods->items[i];
  }
  return NULL;
}

/* Turns off who has errors; the last in the order when all of them are where no mod is. */
static void turn_off_broken(XModList *mods, const XErrorList *found)
{
  bool any = false;
  for (int i = 0; i < found->count; i++) {
    const XErrorEntry *entry = &found->entries[i];
    XMod *mod = owner_of(mods, entry);
    if (mod == NULL)
      continue;
    char *why = XStrFormat("%s:%d: %s (%s)", strrchr(entry->file, '/') + 1, entry->line,
                           entry->text, entry->code);
    XModList_TurnOff(mods, mod, why);
    free(why);
    any = true;
  }
  if (any || XModList_On(mods) == 0)
    return;
  char *why = XStrFormat("with it, the rest is wrong: %s (%s)", found->entries[0].text,
                         found->entries[0].code);
  XModList_TurnOff(mods, &mods->items[XModList_On(mods) - 1], why);
  free(why);
}

XLoader *XLoader_NewSafely(const char *world_dir, XModList *mods, XErrorList *errors)
{
  for (;;) {
    XErrorList found;
    XErrorList_Init(&found);
    XLoader *loader = XLoader_NewWith(world_dir, mods, &found);
    if (loader == NULL && XModList_On(mods) > 0) {
      turn_off_broken(mods, &found);
      XErrorList_Clear(&found);
      continue;
    }
    for (int i = 0; i < found.count; i++) {
      const XErrorEntry *from = &found.entries[i];
      XErrorEntry *entry = XErrorList_Add(errors, from->file, from->line, from->column, from->code,
                                          "%s", from->text);
      entry->source_line = from->source_line != NULL ? XStrDup(from->source_line) : NULL;
    }
    XErrorList_Clear(&found);
    return loader;
  }
}
