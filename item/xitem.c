/* Stacks: what is saved of one, where it may be, and splitting. */
#include "item/xitem.h"

#include "engine/xstring.h"
#include "engine/xworld.h"

#include <assert.h>

static const XField item_fields[] = {
    XFIELD_KIND(XItem, kind, XKIND_ITEM),
    XFIELD_HANDLE(XItem, owner),
    XFIELD_NUMBER(XItem, quantity, XTYPE_I32, 1, XITEM_MAX_QUANTITY),
    XFIELD_NUMBER(XItem, letter, XTYPE_U8, 0, XITEM_LETTERS),
    XFIELD_NUMBER(XItem, left, XTYPE_U8, 0, 1),
    XFIELD_NUMBER(XItem, worn, XTYPE_U8, 0, XSLOT_COUNT - 1),
    XFIELD_NUMBER(XItem, worked, XTYPE_U8, 0, UINT8_MAX),
    XFIELD_END,
};

/* Whether it lies in a place or is carried by somebody, and not both. */
static bool is_somewhere(const XWorld *world, const XItem *item)
{
  XLocation *location = XLocation_Try(XWorld_Get(world, item->base.location));
  if (location == NULL)
    return XHandle_IsNone(item->base.location) && XWorld_Get(world, item->owner) != NULL;
  return XHandle_IsNone(item->owner) && XMap_Contains(&location->map, item->base.x, item->base.y);
}

/* An item on the floor enters its place's list here; a carried one is collected by its owner, of
   whose class this room knows nothing. */
static bool item_restore(XWorld *world, XObject *object, XText *why)
{
  XItem *item = XItem_From(object);
  if (item->kind == NULL) {
    XText_Add(why, "an item without a kind");
    return false;
  }
  if (!is_somewhere(world, item)) {
    XText_AddFormat(why, "item %s is nowhere", item->kind->id);
    return false;
  }
  XLocation *location = XLocation_Try(XWorld_Get(world, item->base.location));
  if (location != NULL)
    XHandleSet_Add(&location->items, object);
  return true;
}

static bool item_check(const XWorld *world, const XObject *object, XText *why)
{
  const XItem *item = (const XItem *)object;
  if (item->kind != NULL && item->quantity >= 1 && item->quantity <= XITEM_MAX_QUANTITY &&
      is_somewhere(world, item) && (item->worn == 0 || !XHandle_IsNone(item->owner)))
    return true;
  XText_AddFormat(why, "item %s: bad quantity or place", item->kind == NULL ? "?" : item->kind->id);
  return false;
}

const XClass XItem_Class = {.name = "item",
                            .base = &XMapObject_Class,
                            .size = sizeof(XItem),
                            .fields = item_fields,
                            .Restore = item_restore,
                            .Check = item_check};

XItem *XItem_Try(XObject *object)
{
  return object != NULL && XClass_Is(object->cls, &XItem_Class) ? (XItem *)object : NULL;
}

XItem *XItem_From(XObject *object)
{
  assert(XItem_Try(object) != NULL);
  return (XItem *)object;
}

XItem *XItem_New(XWorld *world, const XItemKind *kind, int32_t quantity)
{
  assert(kind != NULL && quantity >= 1 && quantity <= XITEM_MAX_QUANTITY);
  XItem *item = XItem_From(XObjectTable_New(&world->objects, &XItem_Class, 0));
  item->kind = &kind->base;
  item->quantity = quantity;
  return item;
}

const XItemKind *XItem_Kind(const XItem *item)
{
  return (const XItemKind *)item->kind;
}

/* The corpse an item is, or NULL. */
static const XCorpse *corpse_of(const XItem *item)
{
  return XClass_Is(item->base.base.cls, &XCorpse_Class) ? (const XCorpse *)item : NULL;
}

int64_t XItem_Weight(const XItem *item)
{
  const XCorpse *corpse = corpse_of(item);
  const int64_t piece = corpse != NULL ? corpse->weight : XItem_Kind(item)->weight;
  return piece * item->quantity;
}

int32_t XItem_Nutrition(const XItem *item)
{
  const XCorpse *corpse = corpse_of(item);
  return corpse != NULL ? corpse->nutrition : XItem_Kind(item)->nutrition;
}

/* What is worn is one thing; a quiver takes in more of what is in it. */
static bool may_join(const XItem *item)
{
  return item->worn == XSLOT_NONE || item->worn == XSLOT_MISSILE;
}

bool XItem_Stacks(const XItem *a, const XItem *b)
{
  return a != b && a->kind == b->kind && may_join(a) && may_join(b) && corpse_of(a) == NULL &&
         corpse_of(b) == NULL && a->quantity + b->quantity <= XITEM_MAX_QUANTITY;
}

XItem *XItem_Split(XWorld *world, XItem *item, int32_t count)
{
  assert(count >= 1 && count < item->quantity && corpse_of(item) == NULL);
  item->quantity -= count;
  return XItem_New(world, XItem_Kind(item), count);
}

void XItem_Name(const XWorld *world, const XItem *item, XText *out)
{
  (void)world;
  const XCorpse *corpse = corpse_of(item);
  XItemKind_Name(XItem_Kind(item), corpse != NULL ? corpse->of : NULL, item->quantity, out);
}

char XItem_LetterChar(uint8_t letter)
{
  if (letter < 1 || letter > XITEM_LETTERS)
    return '-';
  return (char)(letter <= 26 ? 'a' + letter - 1 : 'A' + letter - 27);
}

uint8_t XItem_LetterOf(char c)
{
  if (c >= 'a' && c <= 'z')
    return (uint8_t)(c - 'a' + 1);
  if (c >= 'A' && c <= 'Z')
    return (uint8_t)(c - 'A' + 27);
  return 0;
}
