/* The parameters of :Effect and their checks. */
#include "lua/effects.h"

#include <stddef.h>

const XParam XEffect_Params[] = {
    {"effect", XPARAM_ENUM, "what happens to who takes it in, or is struck by it",
     XPARAM_AT(XItemEffect, type), .members = &XEnum_Effect, .required = true},
    {"dice", XPARAM_DICE,
     "how much: hit points, power points, stomach units, or slices of a modifier, whose own "
     "duration it is when not said",
     XPARAM_AT(XItemEffect, dice), -1000000, 1000000},
    {"modifier", XPARAM_REF, "which modifier begins", XPARAM_AT(XItemEffect, modifier),
     .kind = XKIND_MODIFIER},
    {"spell", XPARAM_REF, "which spell is learnt", XPARAM_AT(XItemEffect, spell),
     .kind = XKIND_SPELL},
    {.name = NULL},
};

static bool is_distance(XEffectType what)
{
  return what == XEFFECT_BLINK || what == XEFFECT_MAPPING;
}

void XEffect_Check(XCheck *at, XItemEffect *effects, int32_t count)
{
  for (int32_t i = 0; i < count; i++) {
    XItemEffect *one = &effects[i];
    bool begins = one->type == XEFFECT_MODIFIER, takes = begins || one->type == XEFFECT_CURE;
    if (takes != (one->modifier != NULL))
      XCheck_ErrorIn(at, "Effect", i, "effect", "E-REQUIRED",
                     "the effects \"modifier\" and \"cure\" need a modifier, and no other "
                     "takes one");
    if ((one->type == XEFFECT_LEARN) != (one->spell != NULL))
      XCheck_ErrorIn(at, "Effect", i, "effect", "E-REQUIRED",
                     "the effect \"learn\" needs a spell, and no other takes one");
    if (begins && one->modifier != NULL && XDice_Max(&one->dice) == 0)
      one->dice = one->modifier->duration;
    if (is_distance(one->type) && (XDice_Min(&one->dice) < 2 || XDice_Max(&one->dice) > 100))
      XCheck_ErrorIn(at, "Effect", i, "dice", "E-RANGE", "a distance is 2 to 100 cells");
    if (!takes && one->type != XEFFECT_TELEPORT && one->type != XEFFECT_LEARN &&
        XDice_Max(&one->dice) == 0 && XDice_Min(&one->dice) == 0)
      XCheck_ErrorIn(at, "Effect", i, "effect", "E-REQUIRED",
                     "this effect needs dice that are not 0");
  }
}
