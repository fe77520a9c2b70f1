#ifndef GAME_BOT_OWN_H
#define GAME_BOT_OWN_H
/* What the parts of the bot share: one decision, and the ways that the hero knows. */

#include "game/bot.h"

/* One decision. */
typedef struct XBotView {
  XBot *bot;
  const XGame *game;
  const XCreature *hero;
  const XLocation *place;
} XBotView;

/* Writes the line "step DIRECTION"; true. */
bool XBot_Step(const XBotView *view, int32_t dx, int32_t dy);
/* A step along the shortest known way to the nearest goal (cells of the map); false when there is
   none or the hero stands on it. */
bool XBot_Walk(const XBotView *view, const int32_t *goals, int32_t count);
/* Whether a step onto a cell would be one, as far as he knows. */
bool XBot_IsFree(const XBotView *view, int32_t x, int32_t y);
/* A step towards what is still dark; false when all is known. */
bool XBot_Explore(const XBotView *view);
/* A step away from somebody that ends farther off; false when there is none. */
bool XBot_BackOff(const XBotView *view, const XCreature *foe);
/* A step anywhere, by a stream that no rule reads; false when it would bump into something. */
bool XBot_Wander(const XBotView *view);

#endif
