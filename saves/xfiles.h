#ifndef SAVES_XFILES_H
#define SAVES_XFILES_H
/* Characters as files: where one lies, whether it is sound, copies of it. Nothing here plays. */

#include "saves/xsave.h"

/* Where a character lies: in the data directory or its graveyard. Owned texts; XSaveSpot_Clear. */
typedef struct XSaveSpot {
  char *dir, *id, *name, *path, *lock; /* directory, id, display name, .hv and .lock */
  bool buried;
} XSaveSpot;

/* Finds a character by name, id or file name: the living before the buried. MISSING or IN_USE with
   a reason, else FINE; the spot is set except when MISSING. */
XSaveFault XSave_Locate(const char *dir, const char *id_or_name, XSaveSpot *spot, XText *why);
void XSaveSpot_Clear(XSaveSpot *spot);

/* The spot of a file anywhere; its mark ("restored", "" for none) goes to `mark`. False with a
   reason when it is no character. */
bool XSaveSpot_OfFile(const char *path, XSaveSpot *spot, XText *mark, XText *why);

/* Loads a character without changing anything: the game, the caller's, as it would go on, or NULL
   with the kind of failure in *fault and a reason. `note` tells of commands at the end that could
   not be run; empty when all were. */
XGame *XSave_Read(const XSaveSpot *spot, const XContent *content, XSaveFault *fault, XText *note,
                  XText *why);

/* What `verify` found: the exit codes of that command. */
typedef enum XVerdict {
  XVERDICT_GOOD = 0,
  XVERDICT_LOADABLE = 1, /* damaged, and yet it can be loaded */
  XVERDICT_DAMAGED = 4,
  XVERDICT_FOREIGN = 5,
  XVERDICT_NEWER = 6,
  XVERDICT_IN_USE = 7
} XVerdict;

/* Looks at every page, row and command of a character's file; one sentence to `report`. */
XVerdict XSave_Verify(const char *dir, const char *id_or_name, const XContent *content,
                      XText *report);

/* Copies a character, commands since the snapshot included, to a new file that nobody has yet: at
   `to`, or with NULL in `<dir>/backups`. The path goes to `made`. False with a reason; then there
   is no file. */
bool XSave_Backup(const char *dir, const char *id_or_name, const char *to, XText *made, XText *why);
/* Puts a backup, the newest with `from` NULL, in the place of its character, of which a copy is
   kept beside the backups. It is marked "restored" and never scored. False with a reason; then
   nothing has changed. */
bool XSave_Restore(const char *dir, const char *id_or_name, const char *from, XText *why);
/* Steps back to the newest snapshot in a character's file that can be loaded, for when the tables
   cannot; the commands since run again as far as they agree. A backup is made first, its path goes
   to `made`. False with a reason; then nothing has changed. */
bool XSave_StepBack(const char *dir, const char *id_or_name, const XContent *content, XText *made,
                    XText *why);
/* Takes a file in as a new character, marked "imported" and never scored; its id goes to `id`. It
   has to load. False with a reason. */
bool XSave_Import(const char *dir, const char *from, const XContent *content, XText *id,
                  XText *why);
/* Removes a character for good. False with a reason. */
bool XSave_Delete(const char *dir, const char *id_or_name, XText *why);

#endif
