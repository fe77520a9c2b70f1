#ifndef CREATURE_AI_H
#define CREATURE_AI_H
/* What a creature without orders wants to do next. It only chooses; acting is game's. */

#include "creature/xcreature.h"

typedef enum XWish {
  XWISH_WAIT,
  XWISH_STEP,
  XWISH_ATTACK,
  XWISH_PICK_UP,
  XWISH_WEAR,
  XWISH_TAKE_OFF,
  XWISH_FIRE,
  XWISH_THROW,
  XWISH_CAST,
  XWISH_WIND_UP,
  XWISH_STAIRS,
  XWISH_COUNT
} XWish;

typedef struct XChoice {
  XWish wish;
  int8_t dx, dy;
  XHandle target; /* of an attack or a wind-up */
  XHandle item;   /* picked up, put on, taken off or thrown */
  int16_t x, y;   /* what is shot at, or where a spell is aimed */
  int32_t spell;  /* index of the kind that is cast */
  bool noticed;   /* it has just become aware of an enemy */
  bool called;    /* it calls its kin, who have heard it */
} XChoice;

/* Looks around, updates the creature's mind and chooses: flee, take cover, call, cast, fight,
   shoot, hunt, join a hunt, go back to a post, equip itself, wander, wait. Draws only from the AI
   stream.
 */
XChoice XAi_Choose(XWorld *world, XCreature *creature);
/* Remembers a blow or shot taken from somebody: who struck is known now, and the third without
   coming nearer makes it break off. Nothing for a hero. */
void XAi_Struck(XCreature *victim, const XCreature *by);

/* It is somewhere else now: whom it hunted or fled is forgotten. */
void XAi_Forget(XCreature *creature);

#endif
