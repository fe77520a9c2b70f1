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

struct XContent {
  XArena *arena;
  KindList kinds[XKIND_COUNT];
  Entry *words;
  Entry *colors;
  const void *rules;
  const struct XScriptSource *scripts;
  uint64_t digest;
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
  return content;
}

void XContent_Free(XContent *content)
{
  if (content == NULL)
    return;
  for (int32_t i = 0; i < XKIND_COUNT; i++) {
    free_entries(content->kinds[i].by_id);
    free(content->kinds[i].items);
  }
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
  assert(index >= 0 && index < content->kinds[type].count);
  return content->kinds[type].items[index];
}

const char *XKindType_Name(XKindType type)
{
  static const char *const names[XKIND_COUNT] = {
      [XKIND_NONE] = "none",         [XKIND_MONSTER] = "monster",   [XKIND_RACE] = "race",
      [XKIND_CAREER] = "class",      [XKIND_MODIFIER] = "modifier", [XKIND_ITEM] = "item",
      [XKIND_TILE] = "tile",         [XKIND_PLACE] = "place",       [XKIND_LOOK] = "look",
      [XKIND_SHOP] = "shop",         [XKIND_ROOM] = "room",         [XKIND_TRAP] = "trap",
      [XKIND_BRAND] = "brand",       [XKIND_SPELL] = "spell",       [XKIND_SKILL] = "skill",
      [XKIND_DIALOGUE] = "dialogue", [XKIND_FEATURE] = "feature",
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

void XContent_SetDigest(XContent *content, uint64_t digest)
{
  content->digest = digest;
}

uint64_t XContent_Digest(const XContent *content)
{
  return content->digest;
}
