#ifndef GAME_BOT_H
#define GAME_BOT_H
/* A player made of rules of thumb, for measuring: it plays by the command lines that everybody
   plays by, knows what the hero knows, and draws no number that a rule sees. */

#include "game/store.h"

#define XBOT_LINE    48
#define XBOT_PLACES  64
#define XBOT_SHUNNED 32

/* A cell that has been in vain: a thing too heavy, a way that is none. */
typedef struct XBotCell {
  XHandle place;
  int32_t cell;
} XBotCell;

typedef struct XBot {
  bool dances;                  /* hits and steps back */
  bool struck;                  /* its last line was a blow */
  int32_t waited;               /* turns for a foe to come */
  int32_t vain;                 /* lines since time last passed */
  int64_t actions;              /* of the hero, when it last chose */
  XHandle place;                /* where it last chose */
  int32_t depth, deepest;       /* stairs down from where it began */
  int32_t entered[XBOT_PLACES]; /* by index of the place kind, modulo */
  XBotCell shunned[XBOT_SHUNNED];
  int32_t shunned_next;
  char line[XBOT_LINE]; /* the line last chosen */
} XBot;

/* What became of a hero. */
typedef struct XBotFate {
  bool alive;
  int64_t turns; /* acts that took time */
  int32_t depth, level, kills;
  char cause[128]; /* of death */
} XBotFate;

/* A bot for the hero of this game, as he is now. Nothing to clear. */
void XBot_Init(XBot *bot, const XGame *game, bool dances);
/* The next command line; valid until the next call. The hero must be waiting for one. */
const char *XBot_Choose(XBot *bot, const XGame *game);
/* Plays one line, to the end of what it begins but for at most `turns` turns (1 or more). False
   when the hero is dead. */
bool XBot_Play(XBot *bot, XSession *session, int32_t turns);
/* How it stands. */
void XBot_Fate(const XBot *bot, const XGame *game, XBotFate *fate);

#endif
