#ifndef SAVES_XSAVE_H
#define SAVES_XSAVE_H
/* Characters on disk: `<id>.hv` in the data directory, made, opened, kept up to date and closed.
   What a command has done is in the file before the screen shows it. */

#include "game/store.h"

typedef struct XSave XSave;

/* Why a character cannot be played or read. */
typedef enum XSaveFault {
  XSAVE_FINE,
  XSAVE_MISSING,    /* no such character */
  XSAVE_IN_USE,     /* another process plays it */
  XSAVE_DEAD,       /* its story is over */
  XSAVE_UNREADABLE, /* the file system refuses */
  XSAVE_DAMAGED,    /* cannot load */
  XSAVE_FOREIGN,    /* not a character of this game */
  XSAVE_NEWER       /* made by a newer game */
} XSaveFault;

/* Writes a character that was just born into `dir`, which is made when missing, and locks it. The
   game stays the caller's and must outlive the save. NULL with a reason: a living hero of that name
   exists, or the file system refuses; then no file was left. */
XSave *XSave_Create(const char *dir, XGame *game, XText *why);
/* The same for a game that was not just born: it has no birth to be replayed from, and is marked
   "forked". */
XSave *XSave_CreateFork(const char *dir, XGame *game, XText *why);
/* Locks and loads the character with this id or name, running the commands behind the last
   snapshot. *game is the caller's. NULL with a reason in `why` and its kind in *fault; the file is
   then unchanged, except that a dead one has moved to the graveyard. */
XSave *XSave_Open(const char *dir, const char *id_or_name, const XContent *content, XGame **game,
                  XSaveFault *fault, XText *why);
/* Removes what births that were cut short have left in a directory. */
void XSave_Tidy(const char *dir);
/* What the player has to be told after opening, or NULL: commands that could not be run again. */
const char *XSave_Notice(const XSave *save);
const char *XSave_Id(const XSave *save);
/* The store for a session; valid until XSave_Close. */
XStore XSave_Store(XSave *save);
/* Ends the save: a last snapshot, one file and no lock left; a dead hero's file moves to
   `graveyard`. An activity under way is not cut short here: call XSession_Interrupt before, or it
   will run to its end on loading. False with a reason when something could not be written; the
   journal still holds all. */
bool XSave_Close(XSave *save, const XGame *game, XText *why);
/* Lets go of file and lock and writes nothing more. */
void XSave_Abandon(XSave *save);

/* The version of the SQLite library that runs. Static text. */
const char *XSave_Version(void);

/* A file of the data directory, readable or not. Texts are owned by the list. */
typedef struct XSaveEntry {
  char *id;
  XSaveFault fault;            /* XSAVE_FINE or XSAVE_DEAD: all below is known */
  char *reason;                /* why not, or who uses it; NULL when fine */
  char *name;                  /* NULL when unknown; known too when in use */
  char *race, *career, *place; /* ids, NULL when unknown */
  char *cause;                 /* of death, NULL while alive */
  char *mark;                  /* why it is not scored: "restored"; NULL when it is */
  bool practice;
  int64_t score, seq, hash; /* seq: the commands that the file holds */
  int64_t level, commands;
  int64_t born, played; /* seconds of the system clock */
} XSaveEntry;

typedef struct XSaveList {
  XSaveEntry *entries;
  int32_t count, capacity;
} XSaveList;

/* Lists every .hv in the directory, the one played last first, unreadable ones last;
   `<dir>/graveyard` is a directory of the same kind. Changes nothing. A directory that does not
   exist is an empty list. False with a reason when it cannot be read. Free with XSaveList_Clear in
   either case. */
bool XSave_List(const char *dir, XSaveList *list, XText *why);
void XSaveList_Clear(XSaveList *list);
/* Appends the list for people, or as JSON. */
void XSaveList_Format(const XSaveList *list, bool json, XText *out);

/* Appends what a character's file holds, living or buried, commands since the snapshot included:
   "hash", "commands" and all objects by their field tables. Changes nothing. The kind of failure,
   with a reason. */
XSaveFault XSave_Show(const char *dir, const char *id_or_name, const XContent *content, bool json,
                      XText *out, XText *why);

#endif
