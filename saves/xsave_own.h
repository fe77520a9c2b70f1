#ifndef SAVES_XSAVE_OWN_H
#define SAVES_XSAVE_OWN_H
/* What the files that make up XSave share. */

#include "saves/journal.h"
#include "saves/lock.h"
#include "saves/write.h"
#include "saves/xsave.h"

#include <sys/stat.h>

#define XSAVE_NO_IMAGE (-1000000) /* the seq of no image */

struct XSave {
  char *dir, *id, *path;
  XLock lock;
  XSchema schema;
  XDb db;
  XWriter writer;
  XJournal journal;
  char *notice;           /* or NULL */
  char *name;             /* the hero's, as the last snapshot has it */
  char *birth_name;       /* the hero's at birth: what a replay begins with */
  char *mark;             /* why it is not scored: "restored", "imported", ...; "" when it is */
  char *news;             /* what the player has to be told next, or NULL */
  char *unwritten;        /* an amended line that could not be written yet, or NULL */
  int64_t born;           /* seconds of the system clock */
  int64_t snapshot_seq;   /* the journal's end when the last snapshot was written */
  int64_t snapshot_turns; /* and how many turns the ring had given out */
  int64_t image_seq;      /* the newest image's, or XSAVE_NO_IMAGE */
  char *kept_copy;        /* of the file, made before it was brought up to date; or NULL */
  bool content_kept;      /* the text of the epoch's content is in the file */
  bool image_due;         /* the snapshot being written keeps one */
  XHandle place;          /* where the hero was then */
  bool fate_written;      /* the last snapshot has a dead hero */
  bool unsynced;          /* the log grew since the last sync */
  int64_t synced_at;      /* milliseconds of the monotonic clock */
  int32_t log_frames;     /* pages in the log */
  struct stat file;       /* to notice that it was replaced */
  XDb *journal_from;      /* while it is made: whose journal it goes on with, or NULL */
};

/* Opens the file of a save that holds its lock, for writing, with tables, writer and journal ready.
   False with a reason. */
bool XSave_Attach(XSave *save, XText *why);
/* Makes the file of a save that holds its lock, whole and synced, and attaches it. False with a
   reason; then there is none. */
bool XSave_MakeFile(XSave *save, const XGame *game, XText *why);
/* Moves to a new file in the directory, with the game as it is and the journal, synced; the old
   file stays as it is. False with a reason; then nothing has changed. */
bool XSave_Move(XSave *save, const XGame *game, const char *dir, XText *why);
/* Only one process at a time looks for a name and then takes it: a descriptor to close, or -1 with
   a reason. */
int XSave_LockDirectory(const char *dir, XText *why);
/* Removes from a directory that is locked what births that were cut short have left. */
void XSave_Sweep(const char *dir);
/* The tables hold this game, by this game's schema: its shape, hash and seal are written. False
   with a reason. */
bool XSave_Reseal(const XSchema *schema, XDb *db, const XGame *game, XText *why);
/* Copies an open file, as it is, into `<dir>/backups`; the path goes to `made`. False with a
   reason; then there is no file. */
bool XSave_KeepCopy(XDb *db, const char *dir, const char *id, XText *made, XText *why);
/* Keeps log_frames from now on; again when the struct has moved. */
void XSave_CountFrames(XSave *save);
/* A save that holds nothing yet. */
XSave *XSave_New(const char *dir, const char *id);
/* Writes a snapshot in one transaction. False with a reason; the one before then stands. */
bool XSave_Snapshot(XSave *save, const XGame *game, XText *why);
/* Moves the closed file of a dead hero to the graveyard. False with a reason. */
bool XSave_Bury(const XSave *save, XText *why);
/* The fault that a probe's fault is. */
XSaveFault XSave_FaultOf(XDbFault fault);
/* Loads an open file: snapshot, its hash, and the journal behind it. *bad is the first row that did
   not run, 0 when all did; then the reason is in `note`. The writer, when not NULL, learns what the
   file holds. NULL with a reason in `why`. */
XGame *XSave_Load(const XSchema *schema, XDb *db, const char *id, const XContent *content,
                  XWriter *writer, int64_t *bad, XText *note, XText *why);
/* Whether a file that an older game wrote holds what it was sealed with, before it is extended.
   True too of one made before there were seals. False with a reason. */
bool XSave_CheckOlder(const XSchema *schema, XDb *db, XText *why);
/* Whether the tables fit this game's, with a quick look at the pages. *complete as XSchema_Check.
 */
bool XSave_CheckFile(const XSchema *schema, XDb *db, bool *complete, XText *why);
/* Appends id and name of the character of `dir` that has this name, id or file name; of several the
   living. False when there is none. */
bool XSave_Find(const char *dir, const char *id_or_name, XText *id, XText *name);
/* Appends that no character goes by this, and of how many files it is not known what they hold. */
void XSave_SayMissing(const char *dir, const char *id_or_name, XText *why);
/* Makes a file safe from power loss. False with a reason. */
bool XSave_SyncFile(const char *path, XText *why);
/* A fresh id: 128 random bits as text. False with a reason. */
bool XSave_MakeId(char id[33], XText *why);
/* "human" for "core:human", "?" for NULL. Part of the text given. */
const char *XSave_ShortId(const char *id);
/* Appends a line of what a file says, control characters as '?', and a line end. */
void XSave_AddClean(XText *out, const char *text);
/* A path below dir; owned by the caller. */
char *XSave_Path(const char *dir, const char *id, const char *ending);

#endif
