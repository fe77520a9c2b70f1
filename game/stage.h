#ifndef GAME_STAGE_H
#define GAME_STAGE_H
/* A room drawn as text and who stands in it: where scenarios of authors and tests play. */

#include "game/xgame.h"

typedef struct XText XText;

/* The kind of an id that is full, or short in the mod, or short in core; NULL when there is none.
 */
const XKind *XStage_Kind(const XContent *content, const char *mod, XKindType type, const char *id);
/* Puts the hero into a room of its own drawn with # wall, . floor, + and ' doors, > < stairs and @,
   where he comes in; every other sign is floor. Rows are all as long as the first. NULL with a
   reason when the content has no such tile or no place. */
XLocation *XStage_Room(XGame *game, const char *mod, const char *const *rows, int32_t count,
                       XText *why);
/* A monster at a cell of the place where the hero is, with an ordinary action ahead. */
XCreature *XStage_Monster(XGame *game, const XMonster *kind, int32_t x, int32_t y);

#endif
