#ifndef GAME_CAST_H
#define GAME_CAST_H
/* What a casting would reach: the same for the act, for the screen that shows it first and for the
   bot. */

#include "game/flight.h"

#define XCAST_MOST 64 /* creatures that one casting reaches */

typedef struct XCastPlan {
  XFlight flight; /* of bolts and charges */
  XHandle reached[XCAST_MOST];
  int32_t count;
} XCastPlan;

/* Whom a spell aimed at a cell of the caster's place would reach; forms that are not aimed take no
   notice of the cell. */
void XCast_Plan(const XGame *game, const XCreature *caster, const XSpellKind *spell, int32_t x,
                int32_t y, XCastPlan *out);
/* Whether a bolt that ends as planned strikes the cell. */
bool XCast_Covers(const XGame *game, const XCreature *caster, const XSpellKind *spell,
                  const XCastPlan *plan, int32_t x, int32_t y);
/* Why it cannot be cast there (a words id), or NULL when it can. */
const char *XCast_WhyNot(const XGame *game, const XCreature *caster, const XSpellKind *spell,
                         int32_t x, int32_t y);
/* The spell with this id, full or without its mod's name, or NULL. */
const XSpellKind *XCast_Find(const XContent *content, const char *id);

#endif
