#ifndef LUA_RESIST_H
#define LUA_RESIST_H
/* The parameters of :Resist, the same wherever it stands. */

#include "lua/builder.h"
#include "magic/xresist.h"

#define XRESIST_PARAM(owner, id, which)                                                            \
  {                                                                                                \
    id, XPARAM_INT, "percent that does not get through; 100 is all, below 0 is more",              \
        XPARAM_AT(owner, resist[which]), -XRESIST_MOST, XRESIST_MOST                               \
  }
/* Percent of each element by its name, for an int32 array `resist` by XResist in the owner. */
#define XRESIST_PARAMS(owner)                                                                      \
  XRESIST_PARAM(owner, "fire", XRESIST_FIRE), XRESIST_PARAM(owner, "cold", XRESIST_COLD),          \
      XRESIST_PARAM(owner, "poison", XRESIST_POISON), XRESIST_PARAM(owner, "acid", XRESIST_ACID),  \
      XRESIST_PARAM(owner, "lightning", XRESIST_LIGHTNING)

#endif
