/* Kinds, words and colours in insertion order, found through one hash of "type:id" text. */
#include "engine/xcontent.h"

#include "engine/xalloc.h"
#include "engine/xarena.h"

#include <assert.h>
#include <string.h>
#include <uthash.h>

typedef struct Entry {
  const char *key; /* interned */
  const void *value;
  int32_t number;
  UT_hash_handle hh;
} Entry;

typedef struct KindList {
  XKind **items;
  int32_t count, capacity;
  Entry *by_id;
} KindList;

/* What games have and the content lacks; made while they are loaded. */
typedef struct Missing {
  XArena *arena;
  KindList kinds[XKIND_COUNT];
  XKind **all;
  int32_t count, capacity;
  int64_t followed; /* renamed ids that games asked for */
} Missing;

typedef struct Pattern {
  const XKind *object;
  size_t size;
} Pattern;

struct XContent {
  XArena *arena;
  Missing *missing;
  Pattern patterns[XKIND_COUNT];
  Entry *renamed;
  KindList kinds[XKIND_COUNT];
  Entry *words;
  Entry *colors;
  const void *rules;
  const struct XScriptSource *scripts;
  uint64_t digest;
  const char *mods; /* in the arena; NULL: none */
};

static Entry *find(Entry *head, const char *key)
{
  Entry *entry = NULL;
  HASH_FIND_STR(head, key, entry);
  return entry;
}

static Entry *find_or_add(XContent *content, Entry **head, const char *key)
{
  Entry *entry = find(*head, key);
  if (entry != NULL)
    return entry;
  entry = XAlloc(sizeof *entry);
  entry->key = XArena_Intern(content->arena, key);
  HASH_ADD_KEYPTR(hh, *head, entry->key, strlen(entry->key), entry);
  return entry;
}

/* The hash's own table goes first; its entries stay linked in the order they came. */
static void free_entries(Entry *head)
{
  Entry *entry = head;
  HASH_CLEAR(hh, head);
  while (entry != NULL) {
    Entry *const next = entry->hh.next;
    free(entry);
    entry = next;
  }
}

XContent *XContent_New(void)
{
  XContent *content = XAlloc(sizeof *content);
  content->arena = XArena_New();
  content->missing = XAlloc(sizeof *content->missing);
  content->missing->arena = XArena_New();
  return content;
}

void XContent_Free(XContent *content)
{
  if (content == NULL)
    return;
  for (int32_t i = 0; i < XKIND_COUNT; i++) {
    free_entries(content->kinds[i].by_id);
    free(content->kinds[i].items);
    free_entries(content->missing->kinds[i].by_id);
    free(content->missing->kinds[i].items);
  }
  free_entries(content->renamed);
  XArena_Free(content->missing->arena);
  free(content->missing->all);
  free(content->missing);
  free_entries(content->words);
  free_entries(content->colors);
  XArena_Free(content->arena);
  free(content);
}

XArena *XContent_Arena(XContent *content)
{
  return content->arena;
}

bool XContent_Add(XContent *content, XKind *kind)
{
  assert(kind->type > XKIND_NONE && kind->type < XKIND_COUNT && kind->id != NULL);
  KindList *list = &content->kinds[kind->type];
  if (find(list->by_id, kind->id) != NULL)
    return false;
  assert(list->count < UINT16_MAX - 1);
  XALLOC_GROW(list->items, list->count, list->capacity);
  kind->index = (uint16_t)list->count;
  list->items[list->count++] = kind;
  find_or_add(content, &list->by_id, kind->id)->value = kind;
  return true;
}

const XKind *XContent_Find(const XContent *content, XKindType type, const char *id)
{
  const Entry *entry = find(content->kinds[type].by_id, id);
  return entry == NULL ? NULL : entry->value;
}

int32_t XContent_Count(const XContent *content, XKindType type)
{
  return content->kinds[type].count;
}

const XKind *XContent_At(const XContent *content, XKindType type, int32_t index)
{
  const int32_t count = content->kinds[type].count;
  assert(index >= 0 && index < count + content->missing->kinds[type].count);
  return index < count ? content->kinds[type].items[index]
                       : content->missing->kinds[type].items[index - count];
}

void XContent_SetRenamed(XContent *content, const char *from, const char *to)
{
  find_or_add(content, &content->renamed, from)->value = XArena_Intern(content->arena, to);
}

void XContent_SetPlaceholder(XContent *content, XKindType type, const XKind *object, size_t size)
{
  content->patterns[type] = (Pattern){object, size};
}

/* The placeholder with this id, made when it is the first time. */
static const XKind *find_missing(const XContent *content, XKindType type, const char *id)
{
  Missing *missing = content->missing;
  KindList *list = &missing->kinds[type];
  const Pattern *pattern = &content->patterns[type];
  Entry *entry = find(list->by_id, id);
  if (entry != NULL)
    return entry->value;
  if (pattern->size == 0 || content->kinds[type].count + list->count >= UINT16_MAX - 1)
    return NULL;
  XKind *kind = XArena_Alloc(missing->arena, pattern->size);
  memcpy(kind, pattern->object, pattern->size);
  kind->id = XArena_Text(missing->arena, id);
  kind->name = kind->id;
  kind->type = type;
  kind->index = (uint16_t)(content->kinds[type].count + list->count);
  entry = XAlloc(sizeof *entry);
  entry->key = kind->id;
  entry->value = kind;
  HASH_ADD_KEYPTR(hh, list->by_id, entry->key, strlen(entry->key), entry);
  XALLOC_GROW(list->items, list->count, list->capacity);
  list->items[list->count++] = kind;
  XALLOC_GROW(missing->all, missing->count, missing->capacity);
  missing->all[missing->count++] = kind;
  return kind;
}

const XKind *XContent_FindSaved(const XContent *content, XKindType type, const char *id)
{
  const XKind *kind = XContent_Find(content, type, id);
  if (kind != NULL)
    return kind;
  const Entry *renamed = find(content->renamed, id);
  kind = renamed != NULL ? XContent_Find(content, type, renamed->value) : NULL;
  content->missing->followed += kind != NULL;
  return kind != NULL ? kind : find_missing(content, type, id);
}

int64_t XContent_CountFollowed(const XContent *content)
{
  return content->missing->followed;
}

int32_t XContent_CountMissing(const XContent *content)
{
  return content->missing->count;
}

const XKind *XContent_Missing(const XContent *content, int32_t n)
{
  assert(n >= 0 && n < content->missing->count);
  return content->missing->all[n];
}

int32_t XContent_Limit(const XContent *content, XKindType type)
{
  return content->kinds[type].count + content->missing->kinds[type].count;
}

bool XContent_IsMissing(const XContent *content, const XKind *kind)
{
  return kind->index >= content->kinds[kind->type].count;
}

const char *XKindType_Name(XKindType type)
{
  static const char *const names[XKIND_COUNT] = {
      [XKIND_NONE] = "none",         [XKIND_MONSTER] = "monster",   [XKIND_RACE] = "race",
      [XKIND_CAREER] = "class",      [XKIND_MODIFIER] = "modifier", [XKIND_ITEM] = "item",
      [XKIND_TILE] = "tile",         [XKIND_PLACE] = "place",       [XKIND_LOOK] = "look",
      [XKIND_SHOP] = "shop",         [XKIND_ROOM] = "room",         [XKIND_TRAP] = "trap",
      [XKIND_BRAND] = "brand",       [XKIND_SPELL] = "spell",       [XKIND_SKILL] = "skill",
      [XKIND_DIALOGUE] = "dialogue", [XKIND_FEATURE] = "feature",   [XKIND_QUEST] = "quest",
  };
  return names[type];
}

void XContent_SetWord(XContent *content, const char *id, const char *text)
{
  find_or_add(content, &content->words, id)->value = XArena_Text(content->arena, text);
}

const char *XContent_Word(const XContent *content, const char *id)
{
  const Entry *entry = find(content->words, id);
  return entry == NULL ? id : entry->value;
}

bool XContent_HasWord(const XContent *content, const char *id)
{
  return find(content->words, id) != NULL;
}

void XContent_SetColor(XContent *content, const char *role, int32_t color)
{
  find_or_add(content, &content->colors, role)->number = color;
}

int32_t XContent_Color(const XContent *content, const char *role, int32_t fallback)
{
  const Entry *entry = find(content->colors, role);
  return entry == NULL ? fallback : entry->number;
}

void XContent_SetRules(XContent *content, const void *rules)
{
  content->rules = rules;
}

const void *XContent_Rules(const XContent *content)
{
  return content->rules;
}

void XContent_SetScripts(XContent *content, const struct XScriptSource *source)
{
  content->scripts = source;
}

const struct XScriptSource *XContent_Scripts(const XContent *content)
{
  return content->scripts;
}

void XContent_SetMods(XContent *content, const char *mods)
{
  content->mods = XArena_Text(content->arena, mods);
}

const char *XContent_Mods(const XContent *content)
{
  return content->mods == NULL ? "" : content->mods;
}

void XContent_SetDigest(XContent *content, uint64_t digest)
{
  content->digest = digest;
}

uint64_t XContent_Digest(const XContent *content)
{
  return content->digest;
}
