#ifndef GAME_COMMAND_H
#define GAME_COMMAND_H
/* The one command table: names, default keys, help, and how a line of text becomes an action.
   Keyboard, journal, replay, tests and help read it. A line is the name and its words: "step east",
   "drop c 2". */

#include "game/action.h"

typedef enum XCommandKind {
  XCOMMAND_ACTION, /* becomes an XAction; committed to the journal */
  XCOMMAND_FREE,   /* changes saved state, takes no time: "name Odo"; committed too */
  XCOMMAND_SCREEN  /* only shows or asks; game/ui does it; never in the journal */
} XCommandKind;

/* What has to be asked before the command is a whole line. */
typedef enum XCommandAsk {
  XASK_NOTHING,
  XASK_DIRECTION,
  XASK_CARRIED,  /* any carried item */
  XASK_WEARABLE, /* a carried item not worn that could be */
  XASK_WORN,
  XASK_EDIBLE, /* carried or on the floor here */
  XASK_POTION,
  XASK_FLOOR, /* what lies here */
  XASK_PLACE, /* a cell of the place: ">", "14,7" */
  XASK_TEXT,
  XASK_SCROLL,
  XASK_THROWN, /* something within reach, and a cell */
  XASK_TARGET, /* a cell */
  XASK_STOCK,  /* a thing of the keeper's, by number */
  XASK_SPELL,  /* a spell that is known, and a cell when it is aimed */
  XASK_SALE,   /* a carried thing, for a keeper */
  XASK_GROWTH  /* what a level gained is to improve */
} XCommandAsk;

typedef struct XCommand {
  const char *name;
  XCommandKind kind;
  XCommandAsk ask;
  const char *keys; /* default keys, parted by blanks: "i", "<C-p>", "5 ." */
  const char *help; /* one line */
  const char *cost; /* in TU, for the help screen: "10", "0" */
  XActionKind action;
} XCommand;

extern const XCommand XCommands[]; /* ends with a row whose name is NULL */

typedef struct XDirection {
  const char *name; /* "east" */
  const char *keys; /* "l 6 <Right>" */
  int8_t dx, dy;
  const char *run_keys; /* "L <S-Right>" */
} XDirection;

#define XDIRECTION_COUNT 8
extern const XDirection XDirections[XDIRECTION_COUNT];

/* The command a line names, or NULL. */
const XCommand *XCommand_Find(const char *line);
/* Turns a line into the action it stands for, with items found by letter: "wear c", "drop c 2",
   "eat floor", "pickup", "pickup 2" (the second thing here), "rest 20"; "drop #53" is the 53rd
   thing carried; "throw c at 5,7", "fire at 5,7" aim at a cell; "cast fire_bolt at 5,7" casts; "buy
   3 2" is two of the third thing in stock. "Odo: step east" is for a
   companion. False with a reason, also when it is not the turn of the one spoken to. Free and
   screen commands give XACT_NONE. */
bool XCommand_Parse(const XGame *game, const char *line, XAction *action, XText *why);
/* Performs a line, without its name, with a member who may act; what is refused was said. */
void XGame_RunLine(XGame *game, XCreature *actor, const char *line);
/* Runs one whole line: parses, performs with the hero or the member it names, charges, counts it;
   in real time an early one is queued. Refused and free ones
   take no time. The caller then calls XGame_Advance. False with a reason when it is no command line
   (nothing changed). */
bool XGame_Command(XGame *game, const char *line, XText *why);

#endif
