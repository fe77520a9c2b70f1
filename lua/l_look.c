/* The builder Look: how things look to those who do not know them. */
#include "item/xitemkind.h"

#include "lua/builder.h"

#include <stddef.h>
#include <string.h>

static const XParam view[] = {
    {"name", XPARAM_TEXT, "of one, without article: \"rust-red potion\"", XPARAM_AT(XKind, name), 1,
     60, true},
    {"color", XPARAM_ENUM, "of the glyph", XPARAM_AT(XLook, color), .members = &XEnum_Color,
     .required = true},
    {"plural", XPARAM_TEXT, "its name for several", XPARAM_AT(XLook, plural), 1, 60},
    {.name = NULL},
};

static const XParam of[] = {
    {"type", XPARAM_ENUM, "POTION or SCROLL", XPARAM_AT(XLook, type), .members = &XEnum_ItemType,
     .required = true},
    {.name = NULL},
};

static const XMethod methods[] = {
    {"View", XFORM_ARGS, "What is seen.", .params = view, .required = true},
    {"Of", XFORM_ARGS, "Among which things it is dealt.", .params = of, .required = true},
    {.name = NULL},
};

static void check(XCheck *at, void *object)
{
  const XLook *look = object;
  const XContent *content = XCheck_Content(at);
  if (look->type != XITEM_POTION && look->type != XITEM_SCROLL)
    XCheck_Error(at, "Of", "E-CONFLICT", "only potions and scrolls are known by looks");
  for (int32_t i = 0; i < look->base.index; i++) {
    const XLook *other = (const XLook *)XContent_At(content, XKIND_LOOK, i);
    if (look->base.name != NULL && other->base.name != NULL && other->type == look->type &&
        strcmp(other->base.name, look->base.name) == 0)
      XCheck_Error(at, "View", "E-CONFLICT", "%s looks the same", other->base.id);
  }
}

const XBuilder XBuilder_Look = {
    "Look",     "look",        "How things look to those who do not know them.",
    XKIND_LOOK, sizeof(XLook), methods,
    NULL,       check,         NULL};
