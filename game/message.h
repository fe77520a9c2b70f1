#ifndef GAME_MESSAGE_H
#define GAME_MESSAGE_H
/* Events out of the rules, and the sentences made of them by the templates of world/words. */

#include "game/xgame.h"

/* An event at a creature's cell: seen when the hero is it or sees the cell. Fields not used stay
 * zero. */
XEvent XEvent_Of(const XGame *game, const char *word, XEventWeight weight, const XCreature *actor);
XEventParty XEventParty_Creature(const XGame *game, const XCreature *creature);
/* A spell, by its bare name. */
XEventParty XEventParty_Spell(const XSpellKind *spell);
XEventParty XEventParty_Item(const XGame *game, const XItem *item);
/* Appends to the ring, makes the sentence when the hero notices it, and stops activities when it
 * warns. */
void XGame_Emit(XGame *game, const XEvent *event);
/* A sentence to the hero without parties, or with one item (NULL allowed). */
void XGame_Tell(XGame *game, const char *word, XEventWeight weight, const XItem *item,
                int32_t amount);
/* The same about somebody else, whether seen or not: a companion cannot do what it was told. */
void XGame_TellOf(XGame *game, const XCreature *actor, const char *word, const XItem *item);
/* The sentence of an event: "You hit the rat (4)." Template language (docs/words.md): {actor}
   {target} {item} {amount} {extra} {place}, capital first letter for a capital ({Actor}),
   [hit|hits] by whether the actor is "you" or plural, {n:turn|turns} by amount. */
void XMessage_Sentence(const XContent *content, const XEvent *event, XText *out);
/* Appends a line to the log, folding a repeat. */
void XGame_Log(XGame *game, const char *text, XEventWeight weight);

#endif
