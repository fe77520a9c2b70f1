#ifndef ENGINE_XCLASS_H
#define ENGINE_XCLASS_H
/* Classes and their field tables. A field table is the one description of what an object holds:
   save, load, range checks, `show --json`, the state hash, Lua getters and the round-trip test all
   read it. A new field is one line. */

#include "engine/xcontent.h"
#include "engine/xhandle.h"

#include <stddef.h>

typedef struct XClass XClass;
typedef struct XField XField;
typedef struct XObject XObject;
typedef struct XText XText;
typedef struct XWorld XWorld;

typedef enum XFieldShape {
  XSHAPE_SCALAR,
  XSHAPE_ARRAY, /* `count` elements in place; `names` names the columns */
  XSHAPE_CHILD, /* an XRecords of structs described by `child`: a child table in saves */
  XSHAPE_LAYER  /* an XLayer: one packed value a map cell */
} XFieldShape;

typedef enum XFieldType {
  XTYPE_U8,
  XTYPE_I16,
  XTYPE_I32,
  XTYPE_I64,
  XTYPE_U64,    /* stored as the int64 with the same bits */
  XTYPE_TEXT,   /* char[size], always terminated */
  XTYPE_HANDLE, /* XHandle to an object; stored as its guid, dead ones as none */
  XTYPE_KIND,   /* const XKind *, may be NULL; stored as id text */
  XTYPE_RECORD  /* only with XSHAPE_CHILD */
} XFieldType;

struct XField {
  const char *name;
  XFieldShape shape;
  XFieldType type;
  size_t offset;            /* in the struct that holds it */
  size_t size;              /* of one element (XTYPE_TEXT: of the buffer; child: of the record) */
  int32_t count;            /* elements of an array; 1 otherwise */
  int64_t min, max;         /* inclusive range of a number; of a child table: max records */
  int64_t fallback;         /* value for saves made before the field existed */
  XKindType kind;           /* XTYPE_KIND: which kinds; a layer of kinds holds index + 1, 0 none */
  const XField *child;      /* ends with a row whose name is NULL */
  const char *const *names; /* array element names, or NULL for numbers */
  bool unhashed;            /* saved, but no rule reads it: not part of the state hash */
};

/* The most that something counted up for ever may hold in a save: no game gets there, and adding to
   it cannot overflow. */
#define XFIELD_COUNT_MOST (INT64_MAX / 4)

/* A growing array of equal records, owned by the object that holds it. */
typedef struct XRecords {
  void *items;
  int32_t count, capacity;
} XRecords;

/* One 16-bit value a map cell, row by row. */
typedef struct XLayer {
  uint16_t *cells;
  int32_t count;
} XLayer;

/* At most eight slots; a slot left NULL falls to the base class. */
struct XClass {
  const char *name; /* table name in saves: "creature" */
  const XClass *base;
  size_t size;
  const XField *fields; /* own fields only, ends with a row whose name is NULL; may be NULL */
  /* Frees buffers the object owns beyond its field table. */
  void (*Finalize)(XObject *object);
  /* Rebuilds derived state after loading, when all references are resolved. False with a reason in
     `why` when the object cannot be. */
  bool (*Restore)(XWorld *world, XObject *object, XText *why);
  /* Tells in `why` what is broken about the object; false when something is. */
  bool (*Check)(const XWorld *world, const XObject *object, XText *why);
};

#define XFIELD_NUMBER(owner, member, mtype, lo, hi)                                                \
  {                                                                                                \
    .name = #member, .type = mtype, .offset = offsetof(owner, member),                             \
    .size = sizeof(((owner *)0)->member), .count = 1, .min = lo, .max = hi, .fallback = 0          \
  }
#define XFIELD_TEXT(owner, member)                                                                 \
  {                                                                                                \
    .name = #member, .type = XTYPE_TEXT, .offset = offsetof(owner, member),                        \
    .size = sizeof(((owner *)0)->member), .count = 1                                               \
  }
#define XFIELD_HANDLE(owner, member)                                                               \
  {                                                                                                \
    .name = #member, .type = XTYPE_HANDLE, .offset = offsetof(owner, member),                      \
    .size = sizeof(XHandle), .count = 1                                                            \
  }
#define XFIELD_KIND(owner, member, ktype)                                                          \
  {                                                                                                \
    .name = #member, .type = XTYPE_KIND, .offset = offsetof(owner, member),                        \
    .size = sizeof(void *), .count = 1, .kind = ktype                                              \
  }
#define XFIELD_ARRAY(owner, member, mtype, n, element_names, lo, hi)                               \
  {                                                                                                \
    .name = #member, .shape = XSHAPE_ARRAY, .type = mtype, .offset = offsetof(owner, member),      \
    .size = sizeof(((owner *)0)->member) / (n), .count = (n), .min = lo, .max = hi,                \
    .names = element_names                                                                         \
  }
#define XFIELD_CHILD(owner, member, record, table, most)                                           \
  {                                                                                                \
    .name = #member, .shape = XSHAPE_CHILD, .type = XTYPE_RECORD,                                  \
    .offset = offsetof(owner, member), .size = sizeof(record), .count = 1, .max = most,            \
    .child = table                                                                                 \
  }
#define XFIELD_END                                                                                 \
  {                                                                                                \
    .name = NULL                                                                                   \
  }

/* Whether `cls` is `ancestor` or descends from it. */
bool XClass_Is(const XClass *cls, const XClass *ancestor);

/* Called for each field of a class, those of base classes first. */
typedef void XFieldVisitor(void *context, const XField *field);
void XClass_EachField(const XClass *cls, XFieldVisitor *visit, void *context);

/* Reads and writes element `index` of a number field (U8..U64) in the struct at `owner`. A value
   out of the field's range is refused: false, nothing written. */
int64_t XField_GetNumber(const XField *field, const void *owner, int32_t index);
bool XField_SetNumber(const XField *field, void *owner, int32_t index, int64_t value);
/* The address of element `index` of a field in `owner`. */
void *XField_At(const XField *field, void *owner, int32_t index);

/* Appends a zeroed record of `size` bytes and returns it; valid until the next change of the list.
 */
void *XRecords_Add(XRecords *records, size_t size);
/* Takes record `index` out, keeping the order of the others. */
void XRecords_Remove(XRecords *records, size_t size, int32_t index);
void XRecords_Clear(XRecords *records);

/* A layer of `count` zeroed cells; Clear frees. */
void XLayer_Init(XLayer *layer, int32_t count);
void XLayer_Clear(XLayer *layer);

/* Frees what the field table owns (child records, layers) in the struct at `owner`. */
void XFields_Clear(const XField *fields, void *owner);

#endif
