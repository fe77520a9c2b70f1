#ifndef CREATURE_AI_OWN_H
#define CREATURE_AI_OWN_H
/* The mind's own parts: ways over the map, and gear. Included by creature/ai*.c only. */

#include "creature/ai.h"

/* Everything one decision needs. */
typedef struct XMind {
  XWorld *world;
  XCreature *self;
  const XMonster *kind;
  XLocation *place;
  XCreature *foe; /* seen now, or NULL */
} XMind;

/* Whether a step there would be one: free of others, and walkable or a door that it can open. */
bool XMind_CanEnter(const XMind *mind, int32_t x, int32_t y);
XChoice XMind_Step(int32_t dx, int32_t dy);
XChoice XMind_Wait(void);
/* A step towards a cell: straight when that is free (tried first when `seen`), else by a way inside
   a window around it. False when there is none, or it is there. */
bool XMind_Approach(const XMind *mind, int32_t x, int32_t y, bool seen, XChoice *out);
/* The step that leads furthest from a cell; false when none leads away. */
bool XMind_Leave(const XMind *mind, int32_t x, int32_t y, XChoice *out);
/* A step towards the nearest cell in the window that cannot be seen from (x, y); false when there
   is none. Waits when it stands on one. */
bool XMind_Cover(const XMind *mind, int32_t x, int32_t y, XChoice *out);
/* Shoots or throws what it carries at the enemy it sees; false when it has nothing, or when the
   enemy is out of range or behind somebody. */
bool XMind_Shoot(const XMind *mind, XChoice *out);
/* Casts what would be of use now; false when nothing would, or it has not the power, or by chance.
 */
bool XMind_Cast(const XMind *mind, XChoice *out);
/* Whether the first creature on the way to the enemy, within a range in cells, is the enemy. */
bool XMind_LineIsClear(const XMind *mind, int32_t range);
/* Puts on, takes off or picks up what is better than what it has; when at ease also walks to what
   it sees lying near. False when there is nothing to gain. */
bool XMind_Gear(const XMind *mind, XChoice *out);
/* What a companion's order has it do; false when it may do as it likes: fight, hunt, equip itself.
 */
bool XMind_Obey(const XMind *mind, XChoice *out);

#endif
