/* What of a modifier in force is saved. */
#include "magic/xmodifier.h"

const XField XModifier_Fields[] = {
    XFIELD_KIND(XModifier, kind, XKIND_MODIFIER),
    XFIELD_HANDLE(XModifier, timer),
    XFIELD_NUMBER(XModifier, ends_at, XTYPE_I64, 0, INT64_MAX),
    XFIELD_END,
};
