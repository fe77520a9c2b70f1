#ifndef LUA_LDEF_H
#define LUA_LDEF_H
/* The loader's own: source files, definitions as collected, what is applied. For its files only. */

#include "engine/xdice.h"
#include "lua/builder.h"
#include "lua/loader.h"
#include "lua/bundle.h"
#include "lua/lsource.h"
#include "lua/mods.h"
#include "lua/xlua.h"

#define XDEF_METHODS       32
#define XDEF_MOST_CALLBACK 47 /* bytes, as XTimer has room for */
#define XDEF_PARAMS        32

typedef struct XDefinition {
  XLoader *loader;
  const XBuilder *builder;
  const char *id, *parent_id; /* full; parent_id may be NULL */
  XSource *source;
  XScanPlace place, parent_place;
  const XScanChain *chain;
  int calls; /* of the chain so far */
  bool registered, duplicate;
  bool patch;       /* it changes the definition of its id */
  bool override;    /* it takes the place of the one before */
  bool replaced;    /* another took its place */
  bool parent_lost; /* it has one that is not known */
  uint8_t state;    /* 0 not applied, 1 in progress, 2 done */
  struct XDefinition *parent;
  struct XDefinition *patches, *next_patch; /* in the order in which they are applied */
  void *object;
  XSetting *settings;
  int setting_count, setting_capacity;
  XScanPlace said_at[XDEF_METHODS]; /* line 0: not said here */
  uint32_t said[XDEF_METHODS];      /* params, by bit; ancestors' too once applied */
  int32_t bases[XDEF_METHODS];      /* of a patch: where the elements that it adds begin */
  uint32_t broken;                  /* methods by bit: an error was reported in what they say */
} XDefinition;

/* A mod being loaded; the base world is the first. */
typedef struct XLoaderMod {
  const char *id, *dir;
  const XMod *about; /* NULL: the base world */
  XLua *lua;
} XLoaderMod;

struct XLoader {
  struct XLuaHooks *hooks; /* of the games of its content */
  char *dir;               /* of the base world */
  const XBundle *kept; /* the files to read in place of those on disk; NULL when they are read */
  XLoaderMod mods[XMODS_MOST + 1];
  int mod_count, current; /* current: whose files run */
  XErrorList *errors;     /* NULL when loading is over */
  bool places;            /* columns are known, and all that errors say of them */
  XContent *content;
  XWorld *world; /* whose stream of chance math.random draws from; NULL while loading */
  XSource **sources;
  int source_count, source_capacity;
  XDefinition **definitions;
  int definition_count, definition_capacity;
};

struct XCheck {
  XLoader *loader;
  XDefinition *definition;
};

/* Reads a file of the world; NULL when it cannot be. The loader owns it. */
XSource *XSource_Read(XLoader *loader, const char *path);
void XSource_Free(XSource *source);
/* The source that a Lua chunk name belongs to ("@name"), or NULL. */
XSource *XSource_Of(const XLoader *loader, const char *chunk);
/* Which of the `.new` on this line it is, from 0; counts it. */
int XSource_CountNew(XSource *source, int line);
/* Where `text` stands on a line; column 0 when it does not. Words must not go on at either end. */
XScanPlace XSource_Find(const XSource *source, int line, const char *text);
/* Adds an error with its source line. */
void XLoader_Error(XLoader *loader, const XSource *source, XScanPlace place, const char *code,
                   const char *fmt, ...) __attribute__((format(printf, 5, 6)));
/* The same with `monster "core:bat": ` in front. */
void XDefinition_Error(const XDefinition *def, XScanPlace place, const char *code, const char *fmt,
                       ...) __attribute__((format(printf, 4, 5)));

/* The sandbox of the mod whose files run. */
XLua *XLoader_Current(const XLoader *loader);
/* The mod that made a definition. */
const XLoaderMod *XDefinition_Mod(const XDefinition *def);
/* The one of a full id, or NULL; before `before` in the order of loading. */
XDefinition *XLoader_FindDefinition(const XLoader *loader, const XBuilder *builder, const char *id,
                                    int before);
/* Whether a definition stands for its id: no duplicate, no patch, not replaced. */
bool XDefinition_Counts(const XDefinition *def);
/* Puts replacements into their places and patches to what they change, and reports conflicts. */
void XLoader_JoinPatches(XLoader *loader);
/* Reports an id of a mod that the definition's own does not name. */
bool XDefinition_CheckKnown(const XDefinition *def, XScanPlace place, const char *id);
/* "; did you mean "core:bat"?" among the ids of a builder, other than the one that asks. */
void XLoader_SuggestId(const XDefinition *asks, const XBuilder *builder, const char *id, char *out,
                       size_t size);
/* The last of a definition and its patches that says this method. */
const XDefinition *XDefinition_Saying(const XDefinition *def, int method);

/* The full id of a short one, in the arena. */
const char *XLoader_FullId(XLoader *loader, const char *id);
int XBuilder_MethodIndex(const XBuilder *builder, const char *name);
/* "; did you mean "x"?" of the nearest in a list, whose index it returns, or "" and -1. */
int XLoader_Suggest(const char *word, const char *const *list, int count, char *out, size_t size);

/* Puts builders and enumerations into the Lua state, and stands in for unknown globals. */
void XLoader_OpenBuilders(XLoader *loader);
/* Reads the arguments of the method call that runs, into the definition. */
void XLoader_ReadCall(lua_State *L, XDefinition *def, const XMethod *method, const XScanCall *call,
                      XScanPlace place);
/* Whether the value at the index stands for something already reported. */
bool XLoader_IsPoison(lua_State *L, int index);
/* The member a value at the index is, of this enumeration; false when it is none. */
bool XLoader_IsMember(lua_State *L, int index, const XEnum *list, int32_t *value);
void XLoader_OpenEnums(XLoader *loader);
void XLoader_PushPoison(lua_State *L);
/* Pushes the member that the second argument names, or reports it; returns 1. */
int XLoader_PushNamed(lua_State *L, XLoader *loader, const XEnum *list);

/* Globals that content can read but not set: SetFixed pops the value of one; GuardFixed then makes
   the global table refuse to set them (E-GLOBAL-TAKEN). */
void XLoader_SetFixed(lua_State *L, const char *name);
void XLoader_GuardFixed(XLoader *loader);
/* Pushes a fixed global of this name; false, and nothing, when there is none. */
bool XLoader_PushFixed(lua_State *L, const char *name);
/* Gives the metatable on the stack a __newindex that reports E-GLOBAL-TAKEN. */
void XLoader_RefuseWrites(lua_State *L, XLoader *loader, const char *name);

/* Whether a file that broke off has this id between these texts, so that it may have defined it and
   its absence is no further error. */
bool XLoader_MayBeLost(const XLoader *loader, const char *before, const char *id,
                       const char *after);
/* What a whole world needs beside definitions without errors. */
void XLoader_CheckWhole(XLoader *loader);
/* What games are told of kinds that the content lacks, and of those with a new id. */
void XLoader_SetPlaceholders(XLoader *loader);
/* Inheritance, references and checks of all that was collected. */
void XLoader_Apply(XLoader *loader);

#endif
