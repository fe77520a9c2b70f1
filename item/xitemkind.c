/* Ids and names of item types, slots and effects, and the names of kinds in sentences. */
#include "item/xitemkind.h"

#include "engine/xstring.h"

#include <string.h>

const char *const XItemType_Ids[XITEM_TYPE_COUNT] = {
    "weapon", "shield",   "armour",  "potion", "food", "corpse",
    "thing",  "launcher", "missile", "scroll", "gold", "book",
};

const char *const XSlot_Ids[XSLOT_COUNT] = {
    "none", "head", "body", "cloak", "hand", "shield", "gloves", "boots", "launcher", "missile",
};

const char *const XSlot_Names[XSLOT_COUNT] = {
    "",           "on the head",  "on the body", "over the shoulders", "in the hand",
    "on the arm", "on the hands", "on the feet", "over the back",      "in the quiver",
};

const char *const XEffectType_Ids[XEFFECT_COUNT] = {
    "none",  "heal",     "harm",    "power",    "nutrio", "modifier",
    "blink", "teleport", "mapping", "identify", "cure",   "learn",
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
static void add_noun(const char *name, const char *plural, bool many, XText *out)
{
  if (!many)
    XText_Add(out, name);
  else if (plural != NULL)
    XText_Add(out, plural);
  else
    XText_AddFormat(out, "%ss", name);
}

bool XItemKind_Shoots(const XItemKind *launcher, const XItemKind *missile)
{
  return launcher->type == XITEM_LAUNCHER && missile->type == XITEM_MISSILE &&
         launcher->skill == missile->skill;
}

static void add_number(const char *first, int32_t count, XText *out)
{
  if (count == 1)
    XText_AddFormat(out, "%s ", article_of(first));
  else if (count > 1)
    XText_AddFormat(out, "%d ", (int)count);
}

void XItemKind_AddName(const char *name, const char *plural, int32_t count, XText *out)
{
  add_number(name, count, out);
  add_noun(name, plural, count > 1, out);
}

void XItemKind_Name(const XItemKind *kind, const XKind *of, int32_t count, XText *out)
{
  add_number(of != NULL ? of->name : kind->base.name, count, out);
  if (of != NULL)
    XText_AddFormat(out, "%s ", of->name);
  add_noun(kind->base.name, kind->plural, count > 1, out);
}
