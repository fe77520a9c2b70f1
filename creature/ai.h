#ifndef CREATURE_AI_H
#define CREATURE_AI_H
/* What a creature without orders wants to do next. It only chooses; acting is game's. */

#include "creature/xcreature.h"

typedef enum XWish { XWISH_WAIT, XWISH_STEP, XWISH_ATTACK } XWish;

typedef struct XChoice {
  XWish wish;
  int8_t dx, dy;
  XHandle target; /* of an attack */
  bool noticed;   /* it has just become aware of an enemy */
} XChoice;

/* Looks around, updates the creature's mind and chooses: flee, fight, hunt, search, wander, wait.
   Draws only from the AI stream. */
XChoice XAi_Choose(XWorld *world, XCreature *creature);

#endif
