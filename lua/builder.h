#ifndef LUA_BUILDER_H
#define LUA_BUILDER_H
/* What content can say, as tables: builders, their methods, the parameters of those. Loading,
   checks, the reference and the editor's types all read these tables; nothing here knows Lua. */

#include "engine/xcontent.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct XCheck XCheck;
typedef struct XParam XParam;

/* Another name of a member. */
typedef struct XEnumAlias {
  const char *name;
  int32_t value;
} XEnumAlias;

/* Names with numbers. In Lua "very_low" is Band.VERY_LOW; its text is as good. */
typedef struct XEnum {
  const char *name; /* the global table, "Band" */
  const char *doc;
  const char *const *ids; /* by number */
  int32_t count;
  int32_t first;             /* numbers below cannot be said */
  const XEnumAlias *aliases; /* ends with a name of NULL; may be NULL */
} XEnum;

/* NULL ends the list. One with the name of a builder shares its table: Skill.new, Skill.AXES. */
extern const XEnum *const XEnums[];
extern const XEnum XEnum_Color, XEnum_Kind, XEnum_Band, XEnum_Size, XEnum_Body, XEnum_Stacking,
    XEnum_Slot, XEnum_Skill, XEnum_ItemType, XEnum_Effect, XEnum_Build, XEnum_Resist, XEnum_Form,
    XEnum_Verb, XEnum_Pattern, XEnum_Art;

/* The enumeration of this name, or NULL. */
const XEnum *XEnum_Named(const char *name);
/* A member or alias by name in any case, or -1. */
int32_t XEnum_Value(const XEnum *list, const char *name);
/* The name nearest to a wrong one, in upper case as Lua has it, or "" when none is near. */
void XEnum_Nearest(const XEnum *list, const char *name, char *out, size_t size);

typedef enum XParamType {
  XPARAM_TEXT,
  XPARAM_GLYPH, /* one character, one column wide */
  XPARAM_INT,
  XPARAM_BOOL,
  XPARAM_DICE,     /* "2d6+1" or a whole number; every result in range */
  XPARAM_ENUM,     /* a member, or its id as text */
  XPARAM_SET,      /* a list of members; stored as bits */
  XPARAM_FLAG,     /* true sets bit `bit` of the uint32 there, false clears it */
  XPARAM_REF,      /* the id of a kind */
  XPARAM_CALLBACK, /* the name of a global function of the mod */
  XPARAM_WORD,     /* the id of a sentence in Words */
  XPARAM_TABLE,    /* a table with `fields` */
  XPARAM_STEPS,    /* {[5] = 3, [10] = 4}: an int32 array, from each index on */
  XPARAM_SERIES,   /* exactly `count` whole numbers that rise: an int64 array, from index 1 on */
  XPARAM_ROWS      /* lines of a drawing: const char *const *, not checked here */
} XParamType;

/* A parameter: by place in the arguments, or by name. Lists end with a name of NULL. */
struct XParam {
  const char *name;
  XParamType type;
  const char *doc; /* what it is, with its unit */
  size_t offset, size;
  int64_t min, max; /* of a number, of each result of dice; both 0: any */
  bool required;
  int32_t bit;
  int32_t count;
  XKindType kind;
  const XEnum *members;
  const XParam *fields;
};

#define XPARAM_AT(owner, member)                                                                   \
  .offset = offsetof(owner, member), .size = sizeof(((owner *)0)->member)

typedef enum XForm {
  XFORM_ARGS,      /* (a, b, c) or {a = ..., b = ...} */
  XFORM_NAMED,     /* {a = ..., b = ...} */
  XFORM_LIST,      /* {element, element}: each a value, or {value, name = value} */
  XFORM_APPEND,    /* as ARGS; each call adds an element */
  XFORM_KEYED,     /* {["#"] = element}: by a character, which is the element's first uint32 */
  XFORM_DICTIONARY /* {name = value}: any names, one parameter */
} XForm;

/* A method of a builder. A list said by a child replaces its parent's. Tables end with a name of
   NULL. */
typedef struct XMethod {
  const char *name;
  XForm form;
  const char *doc;
  const XParam *params;
  bool required;
  /* Lists: where the array and its int32 count are, and the most elements. */
  size_t list, count, element;
  int32_t most;
  const XParam *preset; /* a truth value that this method sets in each element; or NULL */
  /* Dictionaries: false when the name is taken and is not to be replaced. */
  bool (*Put)(XContent *content, const char *name, int64_t number, const char *text, bool replace);
} XMethod;
#define XMETHOD_LIST(owner, array, counter, n)                                                     \
  .list = offsetof(owner, array), .count = offsetof(owner, counter),                               \
  .element = sizeof(((owner *)0)->array[0]), .most = n

typedef struct XBuilder {
  const char *name; /* the global in Lua, "Monster" */
  const char *word; /* in messages, "monster" */
  const char *doc;
  XKindType type; /* XKIND_NONE: no kind; then `size` has no XKind in it */
  size_t size;
  const XMethod *methods;
  void (*Prepare)(void *object); /* sets what is not zero when nothing is said */
  /* Checks what one parameter alone cannot show; every reference is in place. */
  void (*Check)(XCheck *check, void *object);
  void (*Finish)(XContent *content, const void *object); /* hands on what is no kind */
} XBuilder;

extern const XBuilder *const XBuilders[]; /* NULL ends the list */
extern const XBuilder XBuilder_Monster, XBuilder_Race, XBuilder_Class, XBuilder_Modifier,
    XBuilder_Item, XBuilder_Tile, XBuilder_Place, XBuilder_Room, XBuilder_Trap, XBuilder_Brand,
    XBuilder_Spell, XBuilder_Rules, XBuilder_Words, XBuilder_Palette, XBuilder_Look, XBuilder_Shop,
    XBuilder_Skill, XBuilder_Dialogue, XBuilder_Feature, XBuilder_Quest;

/* Shared by Monster and Race: an XBreed is the first member of both. */
extern const XParam XBreed_Basic[], XBreed_Stats[], XBreed_Body[], XBreed_Description[],
    XBreed_Metabolism[], XBreed_Resist[], XBreed_Quickness[], XBreed_Step[];

/* Report from Check at a method's call, or at the definition when it was not said or `method` is
   NULL; at a field of element `element` (from 0) of a list; in a drawing at a row and a byte of it,
   both from 0. What was said wrongly in the same call is not reported again. */
void XCheck_Error(XCheck *check, const char *method, const char *code, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
void XCheck_ErrorIn(XCheck *check, const char *method, int32_t element, const char *field,
                    const char *code, const char *fmt, ...) __attribute__((format(printf, 6, 7)));
void XCheck_ErrorRow(XCheck *check, const char *method, int32_t row, int32_t byte, const char *code,
                     const char *fmt, ...) __attribute__((format(printf, 6, 7)));
/* Whether a method was said here or by an ancestor. */
bool XCheck_Said(const XCheck *check, const char *method);
/* Whether what a method said of this kind, or of an ancestor, had an error. */
bool XCheck_IsBroken(const XCheck *check, const XKind *kind, const char *method);
/* Whether all that a builder made is known: no file that uses it broke off. */
bool XCheck_IsWhole(const XCheck *check, const XBuilder *builder);
const XContent *XCheck_Content(const XCheck *check);

#endif
