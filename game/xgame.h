#ifndef GAME_XGAME_H
#define GAME_XGAME_H
/* XGame: a world with a hero, the rule profile, what goes on, and the messages so far. */

#include "creature/xcreature.h"
#include "magic/xrules.h"

#define XMESSAGE_TEXT 200
#define XMESSAGE_KEPT 1000
#define XGAME_FACTS   1000 /* most that content can have remembered */

/* A line of the log. Repeats are folded into `count`. */
typedef struct XMessage {
  char text[XMESSAGE_TEXT];
  int32_t count;
  int64_t time;    /* ticks */
  int64_t command; /* number of the command it belongs to */
  uint8_t weight;  /* XEventWeight */
} XMessage;

/* Faults of a content callback; three disable it. */
typedef struct XStrike {
  char callback[64];
  int32_t count;
} XStrike;

/* An item kind that goes by its name. */
typedef struct XKnown {
  const XKind *kind;
} XKnown;

/* Something that content wants remembered: a number under a name. */
typedef struct XFact {
  char name[48];
  int32_t value;
} XFact;

typedef enum XActivityKind {
  XACTIVITY_NONE,
  XACTIVITY_REST,
  XACTIVITY_EXPLORE,
  XACTIVITY_TRAVEL,
  XACTIVITY_RUN,
  XACTIVITY_WORK, /* an act of several steps: dressing, eating a corpse */
  XACTIVITY_COUNT
} XActivityKind;

/* What the hero goes on doing turn after turn. */
typedef struct XActivity {
  uint8_t kind;         /* XActivityKind */
  uint8_t until_healed; /* a rest that ends when hit and power points are full */
  int32_t done, limit;  /* turns */
  /* What the last turn left, to see what has changed since. */
  int32_t hp;      /* hit points */
  int32_t harmful; /* harmful modifiers in force */
  int16_t at_x, at_y;
  int16_t goal_x, goal_y; /* where a journey goes, where a run began */
  int32_t left;           /* of a journey: what is to go; of a run: 1 when it has left its start */
  int32_t detours;        /* times that the way to go grew longer */
  int16_t dx, dy;         /* where a run heads now */
  uint8_t start;          /* the direction it began with, index of XDirections */
  uint8_t act;            /* the XActionKind of its steps */
  XHandle item;           /* what it is done with */
  char line[48];          /* the command that began it, without its count of steps */
} XActivity;

typedef enum XTimeMode { XMODE_CLASSIC, XMODE_SQUAD, XMODE_REAL, XMODE_COUNT } XTimeMode;
#define XMEMBER_LINE 80
#define XPARTY_MOST  8 /* members, the hero among them */

/* One of the party: the hero first, then who goes with him, in the order of joining. */
typedef struct XMember {
  XHandle who;
  char queued[XMEMBER_LINE]; /* in real time: the command waiting for its turn; "" none */
} XMember;

typedef enum XGameState { XGAME_PLAYING, XGAME_DEAD, XGAME_STATE_COUNT } XGameState;

typedef struct XGame {
  XWorld *world;
  uint8_t profile;   /* XProfile */
  uint8_t state;     /* XGameState */
  int64_t commands;  /* given since birth */
  int64_t actions;   /* the hero's acts that took time */
  int64_t charged;   /* ticks: the sum of the hero's charges */
  int32_t last_cost; /* ticks of the hero's last act */
  XActivity activity;
  XRecords messages;       /* of XMessage */
  XRecords deeds;          /* of XDeed (chronicle.h): the last 100 slices */
  XRecords strikes;        /* of XStrike */
  XRecords facts;          /* of XFact */
  XRecords known;          /* of XKnown, in the order of learning */
  char cause[128];         /* of death: "a quick rat"; "": who is dead has retired */
  int64_t died_at;         /* ticks */
  uint8_t night;           /* 1 after dusk was told, until dawn */
  uint8_t practice;        /* 1: a game for trying things, never scored */
  uint8_t unkillable;      /* 1: hit points never fall below 1; practice only */
  int32_t autopickup;      /* bit 1 << XItemType: what exploring goes to and picks up */
  XRecords quests;         /* of XQuest (quest.h), in the order of undertaking */
  XRecords party;          /* of XMember */
  uint8_t mode, turn_mode; /* XTimeMode; the turn-based one that real time goes back to */
  uint8_t squad_on;        /* 1 within a squad turn */
  int64_t squad_now,
      real_until;    /* ticks: Current_Time of a squad turn; how far real time may run */
  int32_t danger;    /* enemies in view when real time last looked */
  XHandle commanded; /* who acts by a command, within it; not saved */
  bool alarmed;      /* danger stopped real time within an advance; not saved */
  XHandle news;      /* the first thing newly seen within an advance; not saved */
  bool fateful;      /* something was identified or left as loot and is not safe yet; not saved */
  bool interrupt;    /* set within an advance when something stops activities; not saved */
} XGame;

/* What of an XGame is saved beside its world (table "game"), and all classes of objects in the
   order in which they are restored; NULL ends it. */
extern const XField XGame_Fields[];
extern const XClass *const XGame_Classes[];

/* A game with an empty world; the content must outlive it. */
XGame *XGame_New(const XContent *content, uint64_t seed, XProfile profile);
void XGame_Free(XGame *game);

/* Builds the start place and the hero in it; he acts first. The name: UTF-8 of at most 255 bytes
   without control characters. False with a reason in `why` for a bad name. */
bool XGame_Birth(XGame *game, const XRace *race, const XCareer *career, const char *name,
                 XText *why);
/* What a run is worth: the hero's experience, a tenth of the gold, and a hundred a level. */
int64_t XGame_Score(const XGame *game);
/* Why this text cannot be a name, or NULL when it can. */
const char *XGame_WhyNotName(const char *name);

typedef enum XAdvance {
  XADV_NEED_INPUT, /* the hero has to decide */
  XADV_SHOW,       /* an activity did as many turns as asked and goes on */
  XADV_DEAD
} XAdvance;

/* Runs until the hero needs a command, is dead, or has done `turns` turns of an activity. */
XAdvance XGame_Advance(XGame *game, int32_t turns);
/* Ends the running activity after the turn it is in, as if its limit were reached. */
void XGame_Interrupt(XGame *game);

/* The hash of all saved state that a rule can read, XWorld_Hash included. */
uint64_t XGame_Hash(const XGame *game);
/* After loading: derived state of all objects, then every invariant. False with a reason. */
bool XGame_Restore(XGame *game, XText *why);
/* The hero, or NULL when dead. */
XCreature *XGame_Hero(const XGame *game);
const XRules *XGame_Rules(const XGame *game);

#endif
