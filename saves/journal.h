#ifndef SAVES_JOURNAL_H
#define SAVES_JOURNAL_H
/* The journal: one row a command, written before the command runs. */

#include "game/xgame.h"
#include "saves/db.h"

typedef struct XJournal {
  XDb *db;
  sqlite3_stmt *insert, *amend;
  int64_t last;        /* seq of the last row, 0 before the first */
  uint64_t last_quick; /* its hash of the state before it */
} XJournal;

/* Starts on an open file; the db must outlive it. False with a reason. */
bool XJournal_Open(XJournal *journal, XDb *db, XText *why);
void XJournal_Close(XJournal *journal);
/* Writes the next row: the line, and the state it is given in. False with a reason; then nothing
   was written and the same may be tried again. */
bool XJournal_Commit(XJournal *journal, const XGame *game, const char *line, XText *why);
/* Replaces the line of the last row. */
bool XJournal_Amend(XJournal *journal, const char *line, XText *why);
/* Runs the row that a statement of seq, command, quick_hash, seal stands on as it was run the first
   time. False with a reason when it is not the row that was written, or not the state. */
bool XJournal_RunRow(sqlite3_stmt *rows, XGame *game, XText *why);
/* Runs the rows behind `after` on the game, each only when its hash agrees. *bad becomes the seq of
   the first that does not and stops it, with the reason in `why`; 0 when all ran. False on read
   errors. */
bool XJournal_Replay(XDb *db, int64_t after, XGame *game, int64_t *bad, XText *why);
/* Whether every row up to `last` is there as it was written; else false with a reason. */
bool XJournal_Check(XDb *db, int64_t last, XText *why);
/* Adds the rows of another file's journal, as far as they can be read. False with a reason when
   they cannot be written. */
bool XJournal_Copy(XDb *from, XDb *to, XText *why);
/* Moves the rows from `from` on to table journal_lost, where they are kept. False with a reason. */
bool XJournal_SetAside(XDb *db, int64_t from, XText *why);

#endif
