#ifndef LUA_MODS_H
#define LUA_MODS_H
/* Mods: what their mod.lua says, where they are, and the order they are loaded in. */

#include <stdbool.h>
#include <stdint.h>

typedef struct XErrorList XErrorList;
typedef struct XText XText;

#define XMOD_API   1  /* of the language that this game speaks */
#define XMODS_MOST 63 /* beside the base world */

typedef enum XNeedType { XNEED_DEPENDS, XNEED_OPTIONAL, XNEED_CONFLICTS } XNeedType;

/* "otter >= 1.2": another mod, and which versions of it. */
typedef struct XModNeed {
  XNeedType type;
  char *id;
  char op[3]; /* ">=", "<=", "=", ">", "<"; "" when any version will do */
  int32_t version[3];
  int line, column;
} XModNeed;

/* What had another id in games that are older than this. */
typedef struct XModRename {
  char *from, *to; /* full ids */
} XModRename;

/* All texts are owned. */
typedef struct XMod {
  char *id, *dir, *file; /* file: its mod.lua */
  char *title, *license, *version_text;
  int32_t version[3];
  int32_t api;
  XModNeed *needs;
  int need_count, need_capacity;
  XModRename *renames;
  int rename_count, rename_capacity;
  char *problem; /* one line: why it is off; NULL when it is on */
  char *why;     /* why it stands where it does in the order */
} XMod;

typedef struct XModList {
  XMod *items;
  int count, capacity;
} XModList;

/* An empty list in the caller's storage. */
void XModList_Init(XModList *list);
void XModList_Clear(XModList *list);
/* Adds each directory of `dir` that has a mod.lua, by the bytes of its name; no directory: none.
   What is wrong is added to errors, and is the problem of that mod. */
void XModList_Find(XModList *list, const char *dir, XErrorList *errors);
/* Adds the mod in this one directory. */
void XModList_Read(XModList *list, const char *dir, XErrorList *errors);
/* Puts those that are on into their order, and the others behind them. Dependencies come first,
   optional ones too unless they go round in a circle; of several that could be next, the one
   with the least id is. Who lacks what it needs is off, and so is who needs that. */
void XModList_Order(XModList *list, XErrorList *errors);
/* How many are on; they are the first. */
int XModList_On(const XModList *list);
/* The mod of this id, or NULL. */
XMod *XModList_Get(const XModList *list, const char *id);
/* Turns a mod off, and all that need it; the reason is copied. */
void XModList_TurnOff(XModList *list, XMod *mod, const char *problem);
/* Whether mod.lua names the other one in depends or optional. */
bool XMod_Knows(const XMod *mod, const char *id);
/* Whether a text is the id of a mod. */
bool XMod_IsId(const char *id);
/* "snail 1.0.0, otter 0.3.0" of those that are on, in order. */
void XModList_Describe(const XModList *list, XText *out);

#endif
