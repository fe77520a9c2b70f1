/* Definitions that change others: replacements, patches in the order of loading, and two mods that
   want different things of the same value. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/ldef.h"

#include <stdlib.h>
#include <string.h>

bool XDefinition_Counts(const XDefinition *def)
{
  return !def->duplicate && !def->patch && !def->replaced;
}

XDefinition *XLoader_FindDefinition(const XLoader *loader, const XBuilder *builder, const char *id,
                                    int before)
{
  for (int i = 0; i < before; i++) {
    XDefinition *def = loader->definitions[i];
    if (def->builder == builder && XDefinition_Counts(def) && def->id == id)
      return def;
  }
  return NULL;
}

const XDefinition *XDefinition_Saying(const XDefinition *def, int method)
{
  const XDefinition *saying = def;
  for (const XDefinition *patch = def->patches; patch != NULL; patch = patch->next_patch)
    if (patch->said_at[method].line != 0)
      saying = patch;
  return saying;
}

bool XDefinition_CheckKnown(const XDefinition *def, XScanPlace place, const char *id)
{
  const XLoaderMod *mod = XDefinition_Mod(def);
  char *owner = XStrFormat("%.*s", (int)strcspn(id, ":"), id);
  const bool known = strcmp(owner, mod->id) == 0 || strcmp(owner, "core") == 0 ||
                     (mod->about != NULL && XMod_Knows(mod->about, owner));
  if (!known)
    XDefinition_Error(def, place, "E-MOD-UNNAMED",
                      "\"%s\" is of mod \"%s\", which mod.lua names neither in depends nor in "
                      "optional",
                      id, owner);
  free(owner);
  return known;
}

/* Whether a mod is on top of another on purpose: it is the same, or names it. */
static bool may_overrule(const XDefinition *later, const XDefinition *earlier)
{
  const XLoaderMod *mod = XDefinition_Mod(later), *other = XDefinition_Mod(earlier);
  return mod == other || (mod->about != NULL && XMod_Knows(mod->about, other->id));
}

static bool is_foreign(const XDefinition *def)
{
  const char *mod = XDefinition_Mod(def)->id;
  return strncmp(def->id, mod, strlen(mod)) != 0 || def->id[strlen(mod)] != ':';
}

static void report_overruled(const XDefinition *later, XScanPlace place, const XDefinition *earlier,
                             XScanPlace other, const char *what)
{
  XDefinition_Error(later, place, "E-MOD-OVERRULED",
                    "mod \"%s\" sets %s too, at %s:%d; whoever names the other in depends or "
                    "optional has the last word",
                    XDefinition_Mod(earlier)->id, what, earlier->source->name, other.line);
}

/* Puts a replacement where the one before it stood. */
static void replace(XLoader *loader, int index)
{
  XDefinition *def = loader->definitions[index];
  for (int i = 0; i < index; i++) {
    XDefinition *target = loader->definitions[i];
    if (target->builder != def->builder || target->id != def->id || !XDefinition_Counts(target))
      continue;
    if (target->override && !may_overrule(def, target))
      report_overruled(def, def->place, target, target->place, "all of it");
    target->replaced = true;
    loader->definitions[i] = def;
    loader->definitions[index] = target;
    return;
  }
  if (!XLoader_MayBeLost(loader, ".new(\"", def->id, "\""))
    XDefinition_Error(def, def->place, "E-OVERRIDE", "there is no %s of this id to replace",
                      def->builder->word);
}

static void join(XLoader *loader, XDefinition *patch)
{
  XDefinition *target =
      XLoader_FindDefinition(loader, patch->builder, patch->id, loader->definition_count);
  if (target == NULL) {
    char hint[160];
    if (XLoader_MayBeLost(loader, ".new(\"", patch->id, "\""))
      return;
    XLoader_SuggestId(patch, patch->builder, patch->id, hint, sizeof hint);
    XDefinition_Error(patch, patch->place, "E-PATCH-UNKNOWN", "there is no %s of this id%s",
                      patch->builder->word, hint);
    return;
  }
  XDefinition_CheckKnown(patch, patch->place, patch->id);
  XDefinition **end = &target->patches;
  while (*end != NULL)
    end = &(*end)->next_patch;
  *end = patch;
}

static bool same_text(const char *a, const char *b)
{
  return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool same_value(const XSetting *a, const XSetting *b)
{
  const size_t numbers = (size_t)a->count * (a->param->type == XPARAM_STEPS ? 2 : 1);
  return a->number == b->number && memcmp(&a->dice, &b->dice, sizeof a->dice) == 0 &&
         same_text(a->text, b->text) && a->count == b->count &&
         (a->count == 0 || memcmp(a->series, b->series, numbers * sizeof *a->series) == 0);
}

/* The same value of two patches, outside lists, with another content. */
static void compare_settings(const XDefinition *earlier, const XDefinition *later)
{
  for (int i = 0; i < later->setting_count; i++) {
    const XSetting *mine = &later->settings[i];
    for (int n = 0; mine->element < 0 && n < earlier->setting_count; n++) {
      const XSetting *theirs = &earlier->settings[n];
      if (theirs->element >= 0 || theirs->method != mine->method || theirs->param != mine->param ||
          !same_text(theirs->key, mine->key) || same_value(theirs, mine))
        continue;
      char *what = XStrFormat(":%s %s", mine->method->name,
                              mine->key != NULL ? mine->key : mine->param->name);
      report_overruled(later, mine->place, earlier, theirs->place, what);
      free(what);
    }
  }
}

/* A list that both say as a whole. Elements that are added one by one never conflict. */
static void compare_lists(const XDefinition *earlier, const XDefinition *later)
{
  for (int i = 0; later->builder->methods[i].name != NULL; i++) {
    const XMethod *method = &later->builder->methods[i];
    if (method->most > 0 && method->form != XFORM_APPEND && later->said_at[i].line != 0 &&
        earlier->said_at[i].line != 0) {
      char *what = XStrFormat("the list :%s", method->name);
      report_overruled(later, later->said_at[i], earlier, earlier->said_at[i], what);
      free(what);
    }
  }
}

static void find_conflicts(const XDefinition *def)
{
  for (const XDefinition *later = def->patches; later != NULL; later = later->next_patch)
    for (const XDefinition *earlier = def->patches; earlier != later; earlier = earlier->next_patch)
      if (!may_overrule(later, earlier)) {
        compare_settings(earlier, later);
        compare_lists(earlier, later);
      }
}

void XLoader_JoinPatches(XLoader *loader)
{
  for (int i = 0; i < loader->definition_count; i++) {
    const XDefinition *def = loader->definitions[i];
    if (!XDefinition_Counts(def))
      continue;
    if (def->override)
      replace(loader, i);
    else if (is_foreign(def) && XLoader_FindDefinition(loader, def->builder, def->id, i) == NULL)
      XDefinition_Error(def, def->place, "E-ID",
                        "a new id is of the own mod; leave out what is before the colon");
  }
  for (int i = 0; i < loader->definition_count; i++)
    if (loader->definitions[i]->patch && !loader->definitions[i]->duplicate)
      join(loader, loader->definitions[i]);
  for (int i = 0; i < loader->definition_count; i++)
    find_conflicts(loader->definitions[i]);
}
