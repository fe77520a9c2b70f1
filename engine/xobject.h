#ifndef ENGINE_XOBJECT_H
#define ENGINE_XOBJECT_H
/* XObject, the base of everything that lives in a world, and the table that owns all of them.
   An object is found by handle; a raw pointer lives for one call. Destroying unlinks and makes
   handles stale at once; memory goes in XObjectTable_Sweep, between turns. */

#include "engine/xclass.h"

/* Embedded first, as `base`, in every class. */
struct XObject {
  const XClass *cls;
  XHandle self;
  uint64_t guid; /* the same across saves; rises with every birth */
  int32_t ttm;   /* ticks until its next turn, counted from its bucket; written by turn.c and
                    xscheduler.c */
  int32_t ttmb;  /* ticks, basis of ttm: 1000 ordinary; never changed by temporary things */
  /* The scheduler's own: neighbours in a bucket, and the bucket (-1: not on the ring). */
  XObject *ring_next, *ring_prev;
  int16_t bucket;
  bool dead;
};

extern const XClass XObject_Class;

typedef struct XObjectSlot {
  XObject *object;
  uint32_t generation;
} XObjectSlot;

/* Owns all objects. `order` lists the living by rising guid: the only order rules may walk in. */
typedef struct XObjectTable {
  XObjectSlot *slots;
  uint32_t count, capacity;
  uint32_t *free_slots;
  int32_t free_count, free_capacity;
  XObject **order;
  int32_t order_count, order_capacity;
  XObject **doomed;
  int32_t doomed_count, doomed_capacity;
  uint64_t next_guid;
} XObjectTable;

void XObjectTable_Init(XObjectTable *table);
/* Frees every object. */
void XObjectTable_Clear(XObjectTable *table);
/* A zeroed object of the class with handle and guid. A guid of 0 takes the next; a given guid
   (loading) must be above all in the table. The table owns it. */
XObject *XObjectTable_New(XObjectTable *table, const XClass *cls, uint64_t guid);
/* The living object, or NULL when the handle is none or stale. */
XObject *XObjectTable_Get(const XObjectTable *table, XHandle handle);
/* Marks dead and makes handles stale. The caller has unlinked it from ring, cells and lists. */
void XObjectTable_Destroy(XObjectTable *table, XObject *object);
/* Frees what was destroyed since the last sweep; call only between turns. */
void XObjectTable_Sweep(XObjectTable *table);
/* The living object with this guid, or NULL. O(log n). */
XObject *XObjectTable_ByGuid(const XObjectTable *table, uint64_t guid);
int32_t XObjectTable_Count(const XObjectTable *table);
/* The index-th living object by rising guid. */
XObject *XObjectTable_At(const XObjectTable *table, int32_t index);

/* A set of handles kept by rising guid, so that its order never depends on history. */
typedef struct XHandleSet {
  XHandle *items;
  uint64_t *guids;
  int32_t count, capacity;
} XHandleSet;
void XHandleSet_Add(XHandleSet *set, const XObject *object);
void XHandleSet_Remove(XHandleSet *set, const XObject *object);
void XHandleSet_Clear(XHandleSet *set);

#endif
