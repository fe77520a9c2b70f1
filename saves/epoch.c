/* One row an epoch. */
#include "saves/epoch.h"

#include <string.h>

/* Reads the last epoch: 1 when it is this one, 0 when it is another, -1 when there is none. */
static int compare_last(XDb *db, uint64_t content)
{
  sqlite3_stmt *row = NULL;
  int same = -1;
  if (sqlite3_prepare_v2(db->sqlite, "SELECT rules,content FROM epoch ORDER BY seq DESC LIMIT 1",
                         -1, &row, NULL) == SQLITE_OK &&
      sqlite3_step(row) == SQLITE_ROW) {
    const char *rules = (const char *)sqlite3_column_text(row, 0);
    same = rules != NULL && strcmp(rules, XEPOCH_RULES) == 0 &&
           (uint64_t)sqlite3_column_int64(row, 1) == content;
  }
  sqlite3_finalize(row);
  return same;
}

bool XEpoch_IsCurrent(XDb *db, uint64_t content)
{
  return compare_last(db, content) != 0;
}

bool XEpoch_Note(XDb *db, int64_t seq, uint64_t content, XText *why)
{
  if (compare_last(db, content) == 1)
    return true;
  sqlite3_stmt *insert =
      XDb_Prepare(db, "INSERT OR REPLACE INTO epoch(seq,rules,content)VALUES(?,?,?)", why);
  if (insert == NULL)
    return false;
  sqlite3_bind_int64(insert, 1, seq);
  sqlite3_bind_text(insert, 2, XEPOCH_RULES, -1, SQLITE_STATIC);
  sqlite3_bind_int64(insert, 3, (sqlite3_int64)content);
  const bool good = XDb_Step(db, insert, why);
  sqlite3_finalize(insert);
  return good;
}
