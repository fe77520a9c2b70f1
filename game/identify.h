#ifndef GAME_IDENTIFY_H
#define GAME_IDENTIFY_H
/* What the hero knows of things. Kinds of a type that has looks are known by their look until they
   are known by name; which look is whose the game's seed deals. */

#include "game/xgame.h"

/* The look a kind goes by, or NULL when its name is known or it has none. */
const XLook *XGame_LookOf(const XGame *game, const XItemKind *kind);
/* From now on the kind goes by its name; with `tell` the hero is told, unless he knew. */
void XGame_Learn(XGame *game, const XItemKind *kind, bool tell);
/* Appends the name the hero has for an item, with number or article; and the colour (XColor) he
   sees it in. */
void XGame_ItemName(const XGame *game, const XItem *item, XText *out);
int32_t XGame_ItemColor(const XGame *game, const XItemKind *kind);

#endif
