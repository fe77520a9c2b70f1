/* Rows are sealed with a hash of their own text, so that a changed one never runs. */
#include "saves/journal.h"

#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "game/command.h"

#include <string.h>

static int64_t seal_of(int64_t seq, uint64_t quick, const char *line)
{
  return (int64_t)XHash_Bytes(XHash_Mix(quick, (uint64_t)seq), line, strlen(line));
}

/* Where the journal ends: the last row of the file, or what the snapshot covers when all are gone.
 */
static bool find_end(XJournal *journal, XText *why)
{
  sqlite3_stmt *end =
      XDb_Prepare(journal->db,
                  "SELECT * FROM(SELECT seq,quick_hash FROM journal ORDER BY seq DESC LIMIT 1)"
                  "UNION ALL SELECT seq,0 FROM save ORDER BY 1 DESC LIMIT 1",
                  why);
  if (end == NULL)
    return false;
  const int rc = sqlite3_step(end);
  if (rc == SQLITE_ROW) {
    journal->last = sqlite3_column_int64(end, 0);
    journal->last_quick = (uint64_t)sqlite3_column_int64(end, 1);
  }
  const bool good = rc == SQLITE_ROW || rc == SQLITE_DONE || XDb_Fail(journal->db, why);
  sqlite3_finalize(end);
  return good;
}

bool XJournal_Open(XJournal *journal, XDb *db, XText *why)
{
  *journal = (XJournal){.db = db};
  if (!find_end(journal, why))
    return false;
  journal->insert =
      XDb_Prepare(db, "INSERT INTO journal(seq,command,quick_hash,seal)VALUES(?,?,?,?)", why);
  journal->amend = journal->insert == NULL
                       ? NULL
                       : XDb_Prepare(db, "UPDATE journal SET command=?2,seal=?4 WHERE seq=?1", why);
  return journal->amend != NULL;
}

void XJournal_Close(XJournal *journal)
{
  sqlite3_finalize(journal->insert);
  sqlite3_finalize(journal->amend);
  *journal = (XJournal){0};
}

static void bind_row(sqlite3_stmt *statement, int64_t seq, const char *line, uint64_t quick)
{
  sqlite3_bind_int64(statement, 1, seq);
  sqlite3_bind_text(statement, 2, line, -1, SQLITE_STATIC);
  sqlite3_bind_int64(statement, 4, seal_of(seq, quick, line));
}

bool XJournal_Commit(XJournal *journal, const XGame *game, const char *line, XText *why)
{
  const uint64_t quick = XWorld_QuickHash(game->world);
  bind_row(journal->insert, journal->last + 1, line, quick);
  sqlite3_bind_int64(journal->insert, 3, (sqlite3_int64)quick);
  if (!XDb_Step(journal->db, journal->insert, why))
    return false;
  journal->last++;
  journal->last_quick = quick;
  return true;
}

bool XJournal_Amend(XJournal *journal, const char *line, XText *why)
{
  bind_row(journal->amend, journal->last, line, journal->last_quick);
  return XDb_Step(journal->db, journal->amend, why);
}

bool XJournal_RunRow(sqlite3_stmt *rows, XGame *game, XText *why)
{
  const int64_t seq = sqlite3_column_int64(rows, 0);
  const char *line = (const char *)sqlite3_column_text(rows, 1);
  const uint64_t quick = (uint64_t)sqlite3_column_int64(rows, 2);
  if (line == NULL || seal_of(seq, quick, line) != sqlite3_column_int64(rows, 3))
    XText_AddFormat(why, "command %lld is damaged", (long long)seq);
  else if (game->state == XGAME_DEAD)
    XText_AddFormat(why, "command %lld comes after death", (long long)seq);
  else if (XWorld_QuickHash(game->world) != quick)
    XText_AddFormat(why, "command %lld was given in another state", (long long)seq);
  else {
    /* A line that is refused now was refused then; the next row's hash would tell. */
    XText refused;
    XText_Init(&refused);
    XGame_Command(game, line, &refused);
    XText_Clear(&refused);
    XGame_Advance(game, INT32_MAX);
    return true;
  }
  return false;
}

bool XJournal_Replay(XDb *db, int64_t after, XGame *game, int64_t *bad, XText *why)
{
  *bad = 0;
  sqlite3_stmt *rows = XDb_Prepare(
      db, "SELECT seq,command,quick_hash,seal FROM journal WHERE seq>? ORDER BY seq", why);
  if (rows == NULL)
    return false;
  sqlite3_bind_int64(rows, 1, after);
  if (game->state == XGAME_PLAYING)
    XGame_Advance(game, INT32_MAX); /* to the hero's turn, where every command was given */
  int rc;
  while ((rc = sqlite3_step(rows)) == SQLITE_ROW)
    if (sqlite3_column_int64(rows, 0) != ++after || !XJournal_RunRow(rows, game, why)) {
      *bad = after;
      break;
    }
  const bool good = rc == SQLITE_ROW || rc == SQLITE_DONE || XDb_Fail(db, why);
  sqlite3_finalize(rows);
  return good;
}

bool XJournal_Check(XDb *db, int64_t last, XText *why)
{
  sqlite3_stmt *rows = XDb_Prepare(
      db, "SELECT seq,command,quick_hash,seal FROM journal WHERE seq<=? ORDER BY seq", why);
  if (rows == NULL)
    return false;
  sqlite3_bind_int64(rows, 1, last);
  int64_t before = -1;
  bool good = true;
  int rc = SQLITE_DONE;
  while (good && (rc = sqlite3_step(rows)) == SQLITE_ROW) {
    const int64_t seq = sqlite3_column_int64(rows, 0);
    const char *line = (const char *)sqlite3_column_text(rows, 1);
    good = line != NULL && (before < 0 || seq == before + 1) &&
           seal_of(seq, (uint64_t)sqlite3_column_int64(rows, 2), line) ==
               sqlite3_column_int64(rows, 3);
    before = seq;
  }
  if (!good)
    XText_AddFormat(why, "command %lld of the journal is damaged", (long long)before);
  good = good && (rc == SQLITE_DONE || XDb_Fail(db, why));
  sqlite3_finalize(rows);
  return good;
}

bool XJournal_Copy(XDb *from, XDb *to, XText *why)
{
  XText unread;
  XText_Init(&unread);
  sqlite3_stmt *rows =
      XDb_Prepare(from, "SELECT seq,command,quick_hash,seal FROM journal ORDER BY seq", &unread);
  sqlite3_stmt *insert =
      XDb_Prepare(to, "INSERT INTO journal(seq,command,quick_hash,seal)VALUES(?,?,?,?)", why);
  bool good = insert != NULL;
  while (good && rows != NULL && sqlite3_step(rows) == SQLITE_ROW) {
    for (int column = 0; column < 4; column++)
      sqlite3_bind_value(insert, column + 1, sqlite3_column_value(rows, column));
    good = XDb_Step(to, insert, why);
  }
  sqlite3_finalize(rows);
  sqlite3_finalize(insert);
  XText_Clear(&unread);
  return good;
}

bool XJournal_SetAside(XDb *db, int64_t from, XText *why)
{
  char sql[400];
  sqlite3_snprintf((int)sizeof sql, sql,
                   "BEGIN IMMEDIATE;"
                   "INSERT INTO journal_lost(seq,command,quick_hash,seal)"
                   " SELECT seq,command,quick_hash,seal FROM journal WHERE seq>=%lld ORDER BY seq;"
                   "DELETE FROM journal WHERE seq>=%lld;COMMIT;",
                   from, from);
  if (XDb_Run(db, sql, why))
    return true;
  if (!sqlite3_get_autocommit(db->sqlite))
    sqlite3_exec(db->sqlite, "ROLLBACK", NULL, NULL, NULL);
  return false;
}
