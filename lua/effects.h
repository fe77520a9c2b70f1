#ifndef LUA_EFFECTS_H
#define LUA_EFFECTS_H
/* The method :Effect, the same for things and for spells. */

#include "item/xitemkind.h"
#include "lua/builder.h"

/* Parameters of one XItemEffect. */
extern const XParam XEffect_Params[];
/* What one parameter alone cannot show; sets the duration of modifiers that say none. */
void XEffect_Check(XCheck *at, XItemEffect *effects, int32_t count);

#endif
