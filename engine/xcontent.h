#ifndef ENGINE_XCONTENT_H
#define ENGINE_XCONTENT_H
/* The frozen content of a game: kinds by type and id, words, palette and rules.
   The engine knows that kinds exist, never what one means. Everything in here lives in one arena,
   is filled by the loader before the first turn and is read-only afterwards. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct XArena XArena;
typedef struct XContent XContent;
struct XScriptSource;

typedef enum XKindType {
  XKIND_NONE,
  XKIND_MONSTER,
  XKIND_RACE,
  XKIND_CAREER,
  XKIND_MODIFIER,
  XKIND_ITEM,
  XKIND_TILE,
  XKIND_PLACE,
  XKIND_LOOK,
  XKIND_SHOP,
  XKIND_ROOM,
  XKIND_TRAP,
  XKIND_SKILL,
  XKIND_DIALOGUE,
  XKIND_FEATURE,
  XKIND_BRAND,
  XKIND_SPELL,
  XKIND_QUEST,
  XKIND_COUNT
} XKindType;

/* First member, named `base`, of every kind. */
typedef struct XKind {
  const char *id; /* namespaced, "core:bat"; interned in the arena */
  XKindType type;
  uint16_t index;   /* place among the kinds of its type; never stored in a save */
  const char *name; /* what a player reads: "gray ooze" */
  const char *file; /* where it was defined, for messages to authors */
  int32_t line;
} XKind;

XContent *XContent_New(void);
/* Frees the content with every kind in it. NULL is allowed. */
void XContent_Free(XContent *content);
/* The arena that all parts of the content are allocated from. */
XArena *XContent_Arena(XContent *content);

/* Adds a kind (arena memory, id and type set) and gives it its index. False when the id is taken
   within its type; then nothing changes. */
bool XContent_Add(XContent *content, XKind *kind);
/* The kind of this type with this full id ("core:bat"), or NULL. */
const XKind *XContent_Find(const XContent *content, XKindType type, const char *id);
/* Renamed kinds: `from` in games that are older stands for `to`. Full ids. */
void XContent_SetRenamed(XContent *content, const char *from, const char *to);
/* What stands for a kind of this type that a game has and the content lacks: an inert object of
   `size` bytes, copied with another id. Without one such games cannot be loaded. */
void XContent_SetPlaceholder(XContent *content, XKindType type, const XKind *object, size_t size);
/* As XContent_Find, for games that were saved: renamed kinds under their new id, and a placeholder
   with the old id for what is not there, NULL when the type has none. Placeholders are found by id
   and index, but counted nowhere, so that no rule draws them. */
const XKind *XContent_FindSaved(const XContent *content, XKindType type, const char *id);
/* How often FindSaved has followed a new id, since the content was made. */
int64_t XContent_CountFollowed(const XContent *content);
/* How many placeholders there are of all types, and the nth. */
int32_t XContent_CountMissing(const XContent *content);
const XKind *XContent_Missing(const XContent *content, int32_t n);
/* One more than the highest index of a type, placeholders included. */
int32_t XContent_Limit(const XContent *content, XKindType type);
/* Whether a kind is a placeholder. */
bool XContent_IsMissing(const XContent *content, const XKind *kind);
/* The number of kinds of a type, and the one at an index below it. */
int32_t XContent_Count(const XContent *content, XKindType type);
const XKind *XContent_At(const XContent *content, XKindType type, int32_t index);
/* "monster", "race", ... for messages and for saves. */
const char *XKindType_Name(XKindType type);

/* Words: templates and names of one language by id. A missing id returns the id itself, so that a
   screen shows which word is missing; XContent_HasWord tells. */
void XContent_SetWord(XContent *content, const char *id, const char *text);
const char *XContent_Word(const XContent *content, const char *id);
bool XContent_HasWord(const XContent *content, const char *id);

/* Palette: colour (an XColor) by role, "map.remembered"; `fallback` when the role is not named. */
void XContent_SetColor(XContent *content, const char *role, int32_t color);
int32_t XContent_Color(const XContent *content, const char *role, int32_t fallback);

/* The rules object (magic/xrules.h), set once by the loader; never NULL in a loaded content. */
void XContent_SetRules(XContent *content, const void *rules);
const void *XContent_Rules(const XContent *content);

/* The scripts of its games, or NULL; whoever sets it outlives the content. */
void XContent_SetScripts(XContent *content, const struct XScriptSource *source);
const struct XScriptSource *XContent_Scripts(const XContent *content);

/* Digest of all content text, 64 bits, as set by the loader; part of a save's epoch. */
void XContent_SetDigest(XContent *content, uint64_t digest);
uint64_t XContent_Digest(const XContent *content);
/* The mods in it with their versions, "snail 1.2, otter 0.3", as set by the loader; "" for none. */
void XContent_SetMods(XContent *content, const char *mods);
const char *XContent_Mods(const XContent *content);

#endif
