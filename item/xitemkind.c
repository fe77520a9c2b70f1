/* Ids and names of item types, slots and effects, and the names of kinds in sentences. */
#include "item/xitemkind.h"

#include "engine/xstring.h"

#include <string.h>

const char *const XItemType_Ids[XITEM_TYPE_COUNT] = {
    "weapon", "shield", "armour", "potion", "food", "corpse", "thing",
};

const char *const XSlot_Ids[XSLOT_COUNT] = {
    "none", "head", "body", "cloak", "hand", "shield", "gloves", "boots",
};

const char *const XSlot_Names[XSLOT_COUNT] = {
    "",           "on the head",  "on the body", "over the shoulders", "in the hand",
    "on the arm", "on the hands", "on the feet",
};

const char *const XEffectType_Ids[XEFFECT_COUNT] = {
    "none", "heal", "harm", "power", "nutrio", "modifier", "cure",
};

static bool begins_with_any(const char *name, const char *const *beginnings, size_t count)
{
  for (size_t i = 0; i < count; i++)
    if (strncmp(name, beginnings[i], strlen(beginnings[i])) == 0)
      return true;
  return false;
}

/* By the sound the name begins with. */
static const char *article_of(const char *name)
{
  static const char *const spoken_with_a[] = {"uni", "use", "eu", "one", "ewe"};
  static const char *const spoken_with_an[] = {"hour", "honest", "heir", "honour"};
  if (begins_with_any(name, spoken_with_an, sizeof spoken_with_an / sizeof *spoken_with_an))
    return "an";
  if (begins_with_any(name, spoken_with_a, sizeof spoken_with_a / sizeof *spoken_with_a))
    return "a";
  return name[0] != '\0' && strchr("aeiouAEIOU", name[0]) != NULL ? "an" : "a";
}

/* The name without number or article. */
static void add_noun(const XItemKind *kind, const XKind *of, bool plural, XText *out)
{
  if (of != NULL)
    XText_AddFormat(out, "%s ", of->name);
  if (!plural)
    XText_Add(out, kind->base.name);
  else if (kind->plural != NULL)
    XText_Add(out, kind->plural);
  else
    XText_AddFormat(out, "%ss", kind->base.name);
}

void XItemKind_Name(const XItemKind *kind, const XKind *of, int32_t count, XText *out)
{
  if (count == 1)
    XText_AddFormat(out, "%s ", article_of(of != NULL ? of->name : kind->base.name));
  else if (count > 1)
    XText_AddFormat(out, "%d ", (int)count);
  add_noun(kind, of, count > 1, out);
}
