#ifndef ENGINE_XLOCATION_H
#define ENGINE_XLOCATION_H
/* XMapObject, what has a place on a map; and XLocation, a place with its map and what is in it. */

#include "engine/xmap.h"
#include "engine/xobject.h"

/* Embedded first, as `base`, in creatures and items. */
typedef struct XMapObject {
  XObject base;
  XHandle location; /* none while carried */
  int16_t x, y;
} XMapObject;

/* A way out at a cell: stairs to `place`, arriving at its mark `arrival`. */
typedef struct XExit {
  const XKind *place;
  char arrival[32];
  int16_t x, y;
} XExit;

/* A named cell: "nest", "cellar_door". */
typedef struct XMark {
  char name[32];
  int16_t x, y;
} XMark;

/* A trap of a cell; once it is known the hero steps around it. */
typedef struct XTrap {
  const XKind *kind; /* XKIND_TRAP */
  int16_t x, y;
  uint8_t known;
} XTrap;

/* Something that stands on a cell and can be used. */
typedef struct XFeature {
  const XKind *kind; /* XKIND_FEATURE */
  int16_t x, y;
  int32_t used; /* times */
} XFeature;

typedef struct XLocation {
  XObject base;
  const XKind *place; /* XKIND_PLACE */
  XMap map;
  XRecords exits;       /* of XExit */
  XRecords marks;       /* of XMark */
  XRecords traps;       /* of XTrap */
  XRecords features;    /* of XFeature */
  int16_t pace;         /* percent of every duration in it; 0 is the ordinary 100 */
  uint8_t outdoors;     /* 1 under the sky: the hour decides how far one sees */
  int64_t left_at;      /* scheduler ticks when the hero left; -1 while the hero is here */
  XHandleSet creatures; /* derived: who stands here */
  XHandleSet items;     /* derived: what lies here */
  XHandleSet looming;   /* derived: the blows that will land here */
} XLocation;

extern const XClass XMapObject_Class;
extern const XClass XLocation_Class;

/* Downcasts: From asserts the class, Try returns NULL for another class or NULL. */
XLocation *XLocation_From(XObject *object);
XLocation *XLocation_Try(XObject *object);
XMapObject *XMapObject_Try(XObject *object);

/* The exit at a cell, or NULL; the mark of that name, or NULL. Valid until the lists change. */
const XExit *XLocation_ExitAt(const XLocation *location, int32_t x, int32_t y);
const XMark *XLocation_Mark(const XLocation *location, const char *name);
/* The trap of a cell, or NULL; valid until the list changes. */
XTrap *XLocation_TrapAt(const XLocation *location, int32_t x, int32_t y);
/* Appends a hidden trap of a kind (XKIND_TRAP); the cell has none yet. */
void XLocation_AddTrap(XLocation *location, int16_t x, int16_t y, const XKind *kind);
/* The feature of a cell, or NULL; valid until the list changes. Adding: the cell has none yet. */
XFeature *XLocation_FeatureAt(const XLocation *location, int32_t x, int32_t y);
void XLocation_AddFeature(XLocation *location, int16_t x, int16_t y, const XKind *kind);
/* Forgets a mark by its name; nothing when there is none. */
void XLocation_RemoveMark(XLocation *location, const char *name);
/* Appends; names longer than 31 bytes are cut. */
void XLocation_AddExit(XLocation *location, int16_t x, int16_t y, const XKind *place,
                       const char *arrival);
void XLocation_AddMark(XLocation *location, int16_t x, int16_t y, const char *name);
/* Puts a map object, which is nowhere, on a cell. A creature becomes its occupant: the cell must be
 * free. */
void XLocation_Put(XLocation *location, XMapObject *object, int32_t x, int32_t y, bool creature);
/* Takes a map object off its cell; its location becomes none. */
void XLocation_Take(XLocation *location, XMapObject *object, bool creature);
/* Moves an occupant to another free cell of the same place. */
void XLocation_Move(XLocation *location, XMapObject *object, int32_t x, int32_t y);

#endif
