#ifndef GAME_STORE_H
#define GAME_STORE_H
/* A session: a game with the place that keeps it. The store is filled in by main.c; a session
   without one (all NULL) plays unsaved, for tests. */

#include "game/command.h"

typedef struct XStore {
  void *context;
  /* Writes the line durably against a crash of the process, before it is run. False with a reason:
     then the line is not run. */
  bool (*Commit)(void *context, const XGame *game, const char *line, XText *why);
  /* Replaces the line last committed: an activity that a key has cut short. */
  bool (*Amend)(void *context, const XGame *game, const char *line, XText *why);
  /* The frame is on the screen: makes everything so far safe from power loss, and takes a snapshot
     when one is due and no key is waiting (`idle`). False with a reason; true with what the player
     has to know in `why`. */
  bool (*Shown)(void *context, const XGame *game, bool idle, XText *why);
  /* The hero is dead: the fate is written before it is told. */
  bool (*Died)(void *context, const XGame *game, XText *why);
  /* Goes on in a new file in this directory, whatever has become of the old one. False with a
     reason. NULL: the store has one place only. */
  bool (*Elsewhere)(void *context, const XGame *game, const char *dir, XText *why);
  /* Whether the line last committed may still be replaced: no snapshot has taken it in. */
  bool (*IsOpen)(void *context);
} XStore;

typedef struct XSession {
  XGame *game;
  XStore store;
  const char *warning; /* a failed write, until one works; owned, NULL when all is well */
  char *warning_text;
  int32_t beats; /* slices of real time in the row last committed; 0 when it is another one */
} XSession;

void XSession_Init(XSession *session, XGame *game, XStore store);
void XSession_Clear(XSession *session);
/* Commits and runs a line, then advances at most `turns` turns of an activity it began. A line that
   is no command, or that could not be committed, changes nothing: its reason is in `why` and *ran
   is false. */
XAdvance XSession_Do(XSession *session, const char *line, int32_t turns, bool *ran, XText *why);
/* Lets `slices` (1 or more) of the wall clock pass in real time. They add up in one row of the
   journal until something else is written. game->alarmed tells that danger stopped it. */
XAdvance XSession_Beat(XSession *session, int32_t slices);
/* Goes on with an activity. */
XAdvance XSession_Continue(XSession *session, int32_t turns);
/* A key stops the activity: its row is closed with the turns done. */
XAdvance XSession_Interrupt(XSession *session);
/* Saves in another directory from now on, and clears the warning. False with a reason. */
bool XSession_Elsewhere(XSession *session, const char *dir, XText *why);
/* Tells the store that the frame is drawn; what it has to tell goes to the log. */
void XSession_Shown(XSession *session, bool idle);

#endif
