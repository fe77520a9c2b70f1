/* Modifiers in force: what of one is saved, and what it takes by the clock. */
#include "magic/xmodifier.h"

enum { POINT = 100 * 1000 }; /* hundredths x ticks of a hit point */

const XField XModifier_Fields[] = {
    XFIELD_KIND(XModifier, kind, XKIND_MODIFIER),
    XFIELD_HANDLE(XModifier, timer),
    XFIELD_NUMBER(XModifier, ends_at, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XModifier, harmed_at, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XModifier, harm_rest, XTYPE_I32, 0, POINT - 1),
    XFIELD_END,
};

int32_t XModifier_Harm(XModifier *modifier, int64_t now)
{
  const int64_t per = ((const XModifierKind *)modifier->kind)->harm100;
  const int64_t ticks = now > modifier->harmed_at ? now - modifier->harmed_at : 0;
  modifier->harmed_at = now;
  if (per <= 0)
    return 0;
  const int64_t due = (ticks < INT32_MAX ? ticks : INT32_MAX) * per + modifier->harm_rest;
  const int64_t points = due / POINT;
  modifier->harm_rest = (int32_t)(due % POINT);
  return points > INT32_MAX ? INT32_MAX : (int32_t)points;
}
