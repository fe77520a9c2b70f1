#ifndef LUA_DOC_OWN_H
#define LUA_DOC_OWN_H
/* What the pages of the reference share: how a parameter, a call, a member are told. */

#include "lua/lhandle.h"

typedef struct XEnum XEnum;
typedef struct XMethod XMethod;
typedef struct XParam XParam;
typedef struct XText XText;

/* The handles of live things, as the reference calls them. The last has no name. */
typedef struct XDocClass {
  const char *name; /* "Creature"; NULL: functions that belong to nothing */
  const char *doc;
  const XLuaMethod *methods;
} XDocClass;
extern const XDocClass XDocClasses[3];

/* What the two methods do that every builder has. */
extern const char XDoc_Override[], XDoc_Register[];

/* "dice, 0 to 1000", "a Color", "a list of Slot": what a parameter takes. */
void XDoc_AddType(const XParam *param, XText *out);
/* ":Basic(speed, move_energy)", ":Stats { St = ... }". */
void XDoc_AddCall(const XMethod *method, XText *out);
/* "VERY_LOW" of "very_low": as Lua has it. */
void XDoc_AddName(const char *id, XText *out);
void XDoc_AddMember(const XEnum *list, int32_t value, XText *out);

#endif
