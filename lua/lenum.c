/* The enumerations of content and their tables in Lua. A member is a userdata that remembers its
   enumeration, so that a colour cannot stand where a band belongs. */
#include "creature/template.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/place.h"
#include "item/xspellkind.h"
#include "lua/ldef.h"

#include <assert.h>
#include <ctype.h>
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#define MEMBER     "hourvale.member"
#define MEMBER_MAX 48

static const char *const color_ids[] = {
    "default", "black",     "red",          "green",     "brown",    "blue",
    "magenta", "cyan",      "lightgray",    "darkgray",  "lightred", "lightgreen",
    "yellow",  "lightblue", "lightmagenta", "lightcyan", "white",
};
static_assert(sizeof color_ids / sizeof *color_ids == XCOLOR_COUNT, "every colour has a name");
static const XEnumAlias color_aliases[] = {{"gray", XCOLOR_LIGHTGRAY}, {NULL, 0}};
static const char *const stacking_ids[] = {"lengthen", "refresh", "refuse"};
static_assert(sizeof stacking_ids / sizeof *stacking_ids == XSTACKING_COUNT, "all are named");

const XEnum XEnum_Color = {"Color",   "The sixteen colours of a text terminal, and its own.",
                           color_ids, XCOLOR_COUNT,
                           0,         color_aliases};
const XEnum XEnum_Kind = {"Kind",
                          "What a monster is; generators choose by it.",
                          XCreatureKind_Ids,
                          XCREATURE_KIND_COUNT,
                          0,
                          NULL};
const XEnum XEnum_Band = {
    "Band", "Bands of danger, the easiest first.", XBand_Ids, XBAND_COUNT, XBAND_VERY_LOW, NULL};
const XEnum XEnum_Size = {"Size", "How big a creature is.", XSize_Ids, XSIZE_COUNT, 0, NULL};
const XEnum XEnum_Body = {"Body", "What a body can wear.", XBody_Ids, XBODY_COUNT, 0, NULL};
const XEnum XEnum_Stacking = {
    "Stacking", "What a second modifier of the same id does.", stacking_ids, XSTACKING_COUNT, 0,
    NULL};
const XEnum XEnum_Slot = {"Slot", "Where a thing is worn.", XSlot_Ids, XSLOT_COUNT, XSLOT_HEAD,
                          NULL};
const XEnum XEnum_Skill = {"Skill", "Skills, 0.0 to 27.0.", XSkill_Ids, XSKILL_COUNT, 0, NULL};
const XEnum XEnum_ItemType = {"Type", "What an item is for.", XItemType_Ids, XITEM_TYPE_COUNT, 0,
                              NULL};
const XEnum XEnum_Effect = {"Effect",        "What a thing does to who takes it in.",
                            XEffectType_Ids, XEFFECT_COUNT,
                            XEFFECT_HEAL,    NULL};
const XEnum XEnum_Build = {"Build", "How a place is made.", XBuildType_Ids, XBUILD_COUNT, 0, NULL};

const XEnum XEnum_Resist = {
    "Resist", "Elements that can be resisted.", XResist_Ids, XRESIST_COUNT, XRESIST_FIRE, NULL};

const XEnum XEnum_Form = {"Form", "Whom a spell reaches.", XSpellForm_Ids, XSPELL_FORM_COUNT, 0,
                          NULL};

const XEnum XEnum_Verb = {"Verb",         "What a class of weapons does beside its damage.",
                          XVerb_Ids,      XVERB_COUNT,
                          XVERB_SET_BACK, NULL};

const XEnum XEnum_Pattern = {
    "Pattern", "The cells that a wind-up falls on.", XPattern_Ids, XPATTERN_COUNT, 0, NULL};

const XEnum XEnum_Art = {"Art", "Arts of fighting by moving.", XArt_Ids, XART_COUNT, 0, NULL};

const XEnum *const XEnums[] = {
    &XEnum_Color, &XEnum_Kind,    &XEnum_Band,     &XEnum_Size,   &XEnum_Body,  &XEnum_Stacking,
    &XEnum_Slot,  &XEnum_Skill,   &XEnum_ItemType, &XEnum_Effect, &XEnum_Build, &XEnum_Resist,
    &XEnum_Verb,  &XEnum_Pattern, &XEnum_Art,      &XEnum_Form,   NULL,
};

typedef struct Member {
  const XEnum *list; /* NULL: stands for something wrong that was reported */
  int32_t value;
} Member;

static void to_upper(const char *id, char *out, size_t size)
{
  size_t i = 0;
  for (; id[i] != '\0' && i + 1 < size; i++)
    out[i] = (char)toupper((unsigned char)id[i]);
  out[i] = '\0';
}

static bool same(const char *a, const char *b)
{
  while (*a != '\0' && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
    a++;
    b++;
  }
  return *a == *b;
}

const XEnum *XEnum_Named(const char *name)
{
  for (int i = 0; XEnums[i] != NULL; i++)
    if (strcmp(XEnums[i]->name, name) == 0)
      return XEnums[i];
  return NULL;
}

int32_t XEnum_Value(const XEnum *list, const char *name)
{
  for (int32_t i = list->first; i < list->count; i++)
    if (same(list->ids[i], name))
      return i;
  for (const XEnumAlias *alias = list->aliases; alias != NULL && alias->name != NULL; alias++)
    if (same(alias->name, name))
      return alias->value;
  return -1;
}

void XEnum_Nearest(const XEnum *list, const char *name, char *out, size_t size)
{
  char lower[MEMBER_MAX];
  size_t n = 0;
  for (; name[n] != '\0' && n + 1 < sizeof lower; n++)
    lower[n] = (char)tolower((unsigned char)name[n]);
  lower[n] = '\0';
  const char *best = "";
  int nearest = XString_Nearest(lower, list->ids + list->first, list->count - list->first);
  if (nearest >= 0)
    best = list->ids[list->first + nearest];
  for (const XEnumAlias *alias = list->aliases; alias != NULL && alias->name != NULL; alias++)
    if (nearest < 0 || XString_Distance(lower, alias->name) < XString_Distance(lower, best))
      best = XString_Nearest(lower, &alias->name, 1) == 0 ? alias->name : best;
  to_upper(best, out, size);
}

static const Member *member_at(lua_State *L, int index)
{
  return luaL_testudata(L, index, MEMBER);
}

bool XLoader_IsPoison(lua_State *L, int index)
{
  const Member *member = member_at(L, index);
  return member != NULL && member->list == NULL;
}

bool XLoader_IsMember(lua_State *L, int index, const XEnum *list, int32_t *value)
{
  const Member *member = member_at(L, index);
  if (member == NULL || member->list != list)
    return false;
  *value = member->value;
  return true;
}

static void push_member(lua_State *L, const XEnum *list, int32_t value)
{
  Member *member = lua_newuserdatauv(L, sizeof *member, 0);
  *member = (Member){list, value};
  luaL_setmetatable(L, MEMBER);
}

void XLoader_PushPoison(lua_State *L)
{
  push_member(L, NULL, 0);
}

static int member_text(lua_State *L)
{
  const Member *member = luaL_checkudata(L, 1, MEMBER);
  char name[MEMBER_MAX];
  if (member->list == NULL) {
    lua_pushliteral(L, "?");
    return 1;
  }
  to_upper(member->list->ids[member->value], name, sizeof name);
  lua_pushfstring(L, "%s.%s", member->list->name, name);
  return 1;
}

/* What can be done with what stands for an unknown name, so that the file goes on. */
static const char *const operations[] = {
    "__index", "__newindex", "__call", "__add", "__sub",  "__mul",    "__div", "__mod", "__pow",
    "__unm",   "__idiv",     "__band", "__bor", "__bxor", "__concat", "__len", "__lt",  "__le",
};

static int poison_again(lua_State *L)
{
  if (!XLoader_IsPoison(L, 1) && !XLoader_IsPoison(L, 2))
    return luaL_error(L, "a member of an enumeration can only be named, not used otherwise");
  lua_pushvalue(L, XLoader_IsPoison(L, 1) ? 1 : 2);
  return 1;
}

/* Color.GRYA: reported where it stands; something is returned so that the chain goes on. */
static int unknown_member(lua_State *L, XLoader *loader, const XEnum *list)
{
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  char nearest[MEMBER_MAX], hint[MEMBER_MAX * 2] = "";
  XEnum_Nearest(list, name, nearest, sizeof nearest);
  if (nearest[0] != '\0')
    snprintf(hint, sizeof hint, "; did you mean %s.%s?", list->name, nearest);
  lua_Debug ar;
  if (loader->errors == NULL || !lua_getstack(L, 1, &ar) || !lua_getinfo(L, "Sl", &ar))
    return luaL_error(L, "%s has no %s", list->name, name);
  XLua_Charge(L, 1000);
  const XSource *source = XSource_Of(loader, ar.source);
  XScanPlace place = {ar.currentline, 0};
  for (int line = ar.currentline;
       source != NULL && place.column == 0 && line >= 1 && line > ar.currentline - 3; line--) {
    XScanPlace found = XSource_Find(source, line, name);
    if (found.column > 0)
      place = found;
  }
  XLoader_Error(loader, source, place, "E-ENUM-UNKNOWN", "%s has no %s%s", list->name, name, hint);
  XLoader_PushPoison(L);
  return 1;
}

int XLoader_PushNamed(lua_State *L, XLoader *loader, const XEnum *list)
{
  char upper[MEMBER_MAX] = "";
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
  to_upper(name, upper, sizeof upper);
  const int32_t value = strcmp(upper, name) == 0 ? XEnum_Value(list, name) : -1;
  if (value < 0)
    return unknown_member(L, loader, list);
  push_member(L, list, value);
  return 1;
}

/* Color.GRAY */
static int enum_index(lua_State *L)
{
  return XLoader_PushNamed(L, lua_touserdata(L, lua_upvalueindex(1)),
                           lua_touserdata(L, lua_upvalueindex(2)));
}

static void push_enum(XLoader *loader, lua_State *L, const XEnum *list)
{
  lua_newtable(L);
  lua_createtable(L, 0, 3);
  lua_pushlightuserdata(L, loader);
  lua_pushlightuserdata(L, (void *)(uintptr_t)list);
  lua_pushcclosure(L, enum_index, 2);
  lua_setfield(L, -2, "__index");
  XLoader_RefuseWrites(L, loader, list->name);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
}

void XLoader_OpenEnums(XLoader *loader)
{
  lua_State *L = XLua_State(XLoader_Current(loader));
  luaL_newmetatable(L, MEMBER);
  lua_pushcfunction(L, member_text);
  lua_setfield(L, -2, "__tostring");
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
    lua_pushcfunction(L, poison_again);
    lua_setfield(L, -2, operations[i]);
  }
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 1);
  for (int i = 0; XEnums[i] != NULL; i++) {
    push_enum(loader, L, XEnums[i]);
    XLoader_SetFixed(L, XEnums[i]->name);
  }
}
