/* Corpses: items with figures of their own, which decay on the ring. */
#include "item/xitem.h"

#include "engine/xstring.h"
#include "engine/xworld.h"

#include <assert.h>

enum { DECAY_TICKS = 1000 };

static const XField corpse_fields[] = {
    XFIELD_KIND(XCorpse, of, XKIND_MONSTER),
    XFIELD_NUMBER(XCorpse, weight, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XCorpse, nutrition, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XCorpse, steps, XTYPE_I32, 0, INT32_MAX),
    XFIELD_END,
};

static bool corpse_check(const XWorld *world, const XObject *object, XText *why)
{
  (void)world;
  const XCorpse *corpse = (const XCorpse *)object;
  if (corpse->base.quantity == 1 && corpse->weight >= 0 && corpse->nutrition >= 0 &&
      corpse->steps >= 0)
    return true;
  XText_Add(why, "a corpse with impossible figures");
  return false;
}

const XClass XCorpse_Class = {.name = "corpse",
                              .base = &XItem_Class,
                              .size = sizeof(XCorpse),
                              .fields = corpse_fields,
                              .Check = corpse_check};

XCorpse *XCorpse_Try(XObject *object)
{
  return object != NULL && XClass_Is(object->cls, &XCorpse_Class) ? (XCorpse *)object : NULL;
}

XCorpse *XCorpse_New(XWorld *world, const XItemKind *kind, const XKind *of, int32_t weight,
                     int32_t nutrition, int32_t steps)
{
  assert(kind != NULL && weight >= 0 && nutrition >= 0 && steps >= 0);
  XCorpse *corpse = XCorpse_Try(XObjectTable_New(&world->objects, &XCorpse_Class, 0));
  corpse->base.base.base.ttmb = DECAY_TICKS;
  corpse->base.kind = &kind->base;
  corpse->base.quantity = 1;
  corpse->of = of;
  corpse->weight = weight;
  corpse->nutrition = nutrition;
  corpse->steps = steps;
  return corpse;
}
