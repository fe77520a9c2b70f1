#ifndef CREATURE_XART_H
#define CREATURE_XART_H
/* Arts of fighting by moving that a class teaches. */
typedef enum XArt {
  XART_LUNGE,     /* a step straight towards somebody attacks */
  XART_WHIRLWIND, /* a step around somebody attacks */
  XART_WALL_JUMP, /* the command jump */
  XART_LASH,      /* the command lash */
  XART_COUNT
} XArt;
extern const char *const XArt_Ids[XART_COUNT];

#endif
