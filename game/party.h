#ifndef GAME_PARTY_H
#define GAME_PARTY_H
/* The hero and who goes with him: joining, losing, and who is spoken to. */

#include "creature/side.h"
#include "game/xgame.h"

/* Adds to the party: the hero at birth, then others, who get a name of their own and follow. The
   caller makes sure that there is room. */
void XParty_Add(XGame *game, XCreature *creature);
/* Takes one who dies, or goes its own way, out of the party, and says so. */
void XParty_Lose(XGame *game, XCreature *creature);
int32_t XParty_Count(const XGame *game);
/* The index-th member, the hero first; never NULL for 0 to count - 1 while the hero lives. */
XCreature *XParty_At(const XGame *game, int32_t index);
/* What is kept of a member; NULL for who is none. Valid until the party changes. */
XMember *XParty_Member(const XGame *game, const XCreature *creature);
/* Whether it is of the party, and in the place that runs. */
bool XParty_IsHere(const XGame *game, const XCreature *creature);
/* How many are. */
int32_t XParty_CountHere(const XGame *game);
/* A member by its name, whole; NULL when there is none. */
XCreature *XParty_Find(const XGame *game, const char *name, size_t length);
/* Who a command line is for: "Odo: step east" names a member, no name is the hero. *line moves
   behind the name. NULL with a reason when nobody here is called so. */
XCreature *XParty_Spoken(const XGame *game, const char **line, XText *why);
/* Appends "Odo: ", or nothing for the hero. */
void XParty_AddName(const XGame *game, const XCreature *creature, XText *out);
/* Brings along over stairs who is near enough and was not told to stay: takes them off their
   place. They are put down again beside the hero by XParty_Arrive. */
void XParty_Depart(XGame *game, XLocation *from);
void XParty_Arrive(XGame *game, XLocation *to);
/* What must hold of the list; false with a reason. */
bool XParty_Check(const XGame *game, XText *why);
/* Why a creature would not join now, as a words id, or NULL when it would for what it asks:
 *item is the food it takes (NULL: it asks for gold). */
const char *XParty_WhyNotJoin(const XGame *game, const XCreature *hero, const XCreature *other,
                              XItem **item);
/* "order Odo stay". False with a reason. */
bool XParty_Order(XGame *game, const char *rest, XText *why);

#endif
