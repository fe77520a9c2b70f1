/* The builder Palette: which colour plays which role on screen. */
#include "lua/builder.h"

#include <stddef.h>

static const XParam roles[] = {
    {"color", XPARAM_ENUM, "of the role", 0, 0, .members = &XEnum_Color},
    {.name = NULL},
};

static bool put(XContent *content, const char *name, int64_t number, const char *text, bool replace)
{
  (void)text;
  if (!replace && XContent_Color(content, name, -1) >= 0)
    return false;
  XContent_SetColor(content, name, (int32_t)number);
  return true;
}

static const XMethod methods[] = {
    {"Roles", XFORM_DICTIONARY, "Colours by role, \"map.remembered\".", .params = roles,
     .required = true, .Put = put},
    {.name = NULL},
};

const XBuilder XBuilder_Palette = {"Palette",  "palette", "Which colour plays which role.",
                                   XKIND_NONE, 1,         methods,
                                   NULL,       NULL,      NULL};
