/* One row an epoch. */
#include "saves/epoch.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { MOST_TEXT = 64 * 1024 * 1024 };

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

bool XEpoch_Note(XDb *db, int64_t seq, const XContent *content, XText *why)
{
  if (compare_last(db, XContent_Digest(content)) == 1)
    return true;
  sqlite3_stmt *insert =
      XDb_Prepare(db, "INSERT OR REPLACE INTO epoch(seq,rules,content,mods)VALUES(?,?,?,?)", why);
  if (insert == NULL)
    return false;
  sqlite3_bind_int64(insert, 1, seq);
  sqlite3_bind_text(insert, 2, XEPOCH_RULES, -1, SQLITE_STATIC);
  sqlite3_bind_int64(insert, 3, (sqlite3_int64)XContent_Digest(content));
  sqlite3_bind_text(insert, 4, XContent_Mods(content), -1, SQLITE_STATIC);
  const bool good = XDb_Step(db, insert, why);
  sqlite3_finalize(insert);
  return good;
}

void XEpoch_AddMods(const XDb *db, XText *out)
{
  sqlite3_stmt *row = NULL;
  if (sqlite3_prepare_v2(db->sqlite, "SELECT mods FROM epoch ORDER BY seq DESC LIMIT 1", -1, &row,
                         NULL) == SQLITE_OK &&
      sqlite3_step(row) == SQLITE_ROW && sqlite3_column_text(row, 0) != NULL)
    XText_Add(out, (const char *)sqlite3_column_text(row, 0));
  sqlite3_finalize(row);
}

static int64_t sum_of(int64_t seq, int64_t size, const void *packed, size_t length)
{
  return (int64_t)XHash_Bytes(XHash_Mix((uint64_t)seq, (uint64_t)size), packed, length);
}

bool XEpoch_LacksText(XDb *db)
{
  sqlite3_stmt *row = NULL;
  const bool lacks =
      sqlite3_prepare_v2(db->sqlite, "SELECT text IS NULL FROM epoch ORDER BY seq DESC LIMIT 1", -1,
                         &row, NULL) == SQLITE_OK &&
      sqlite3_step(row) == SQLITE_ROW && sqlite3_column_int(row, 0) != 0;
  sqlite3_finalize(row);
  return lacks;
}

static int64_t last_seq(XDb *db)
{
  sqlite3_stmt *row = NULL;
  int64_t seq = 0;
  if (sqlite3_prepare_v2(db->sqlite, "SELECT max(seq) FROM epoch", -1, &row, NULL) == SQLITE_OK &&
      sqlite3_step(row) == SQLITE_ROW)
    seq = sqlite3_column_int64(row, 0);
  sqlite3_finalize(row);
  return seq;
}

bool XEpoch_KeepText(XDb *db, const XText *text, XText *why)
{
  uLongf size = compressBound((uLong)text->length);
  unsigned char *packed = XAlloc(size);
  compress2(packed, &size, (const unsigned char *)text->data, (uLong)text->length, 6);
  const int64_t seq = last_seq(db);
  sqlite3_stmt *set = XDb_Prepare(db, "UPDATE epoch SET size=?2,sum=?3,text=?4 WHERE seq=?1", why);
  bool good = set != NULL;
  if (good) {
    sqlite3_bind_int64(set, 1, seq);
    sqlite3_bind_int64(set, 2, (sqlite3_int64)text->length);
    sqlite3_bind_int64(set, 3, sum_of(seq, (int64_t)text->length, packed, size));
    sqlite3_bind_blob64(set, 4, packed, size, SQLITE_STATIC);
    good = XDb_Step(db, set, why);
  }
  sqlite3_finalize(set);
  free(packed);
  return good;
}

/* Whether columns seq, size, sum and text of a row agree. */
static bool is_sound(sqlite3_stmt *row)
{
  const void *packed = sqlite3_column_blob(row, 3);
  const int64_t size = sqlite3_column_int64(row, 1);
  if (packed == NULL)
    return size == 0;
  return size >= 0 && size <= MOST_TEXT &&
         sum_of(sqlite3_column_int64(row, 0), size, packed, (size_t)sqlite3_column_bytes(row, 3)) ==
             sqlite3_column_int64(row, 2);
}

bool XEpoch_CheckAll(XDb *db, XText *why)
{
  sqlite3_stmt *rows = XDb_Prepare(db, "SELECT seq,size,sum,text FROM epoch", why);
  bool good = rows != NULL;
  while (good && sqlite3_step(rows) == SQLITE_ROW) {
    good = is_sound(rows);
    if (!good)
      XText_Add(why, "the content kept of an epoch is damaged");
  }
  sqlite3_finalize(rows);
  return good;
}

bool XEpoch_Copy(XDb *from, XDb *to, XText *why)
{
  enum { COLUMNS = 7 };
  sqlite3_stmt *rows = NULL;
  sqlite3_prepare_v2(from->sqlite, "SELECT seq,rules,content,size,sum,text,mods FROM epoch", -1,
                     &rows, NULL);
  sqlite3_stmt *insert = XDb_Prepare(
      to, "INSERT OR REPLACE INTO epoch(seq,rules,content,size,sum,text,mods)VALUES(?,?,?,?,?,?,?)",
      why);
  bool good = insert != NULL;
  while (good && rows != NULL && sqlite3_step(rows) == SQLITE_ROW) {
    for (int column = 0; column < COLUMNS; column++)
      sqlite3_bind_value(insert, column + 1, sqlite3_column_value(rows, column));
    good = XDb_Step(to, insert, why);
  }
  sqlite3_finalize(rows);
  sqlite3_finalize(insert);
  return good;
}

/* Columns size and text of a row, unpacked. */
static bool unpack(sqlite3_stmt *row, XText *out)
{
  uLongf size = (uLongf)sqlite3_column_int64(row, 1);
  if (size == 0)
    return true;
  unsigned char *bytes = XAlloc(size);
  const bool good = uncompress(bytes, &size, sqlite3_column_blob(row, 3),
                               (uLong)sqlite3_column_bytes(row, 3)) == Z_OK &&
                    size == (uLongf)sqlite3_column_int64(row, 1);
  if (good)
    XText_AddBytes(out, (const char *)bytes, size);
  free(bytes);
  return good;
}

bool XEpoch_First(XDb *db, XEpochFirst *first, XText *why)
{
  *first = (XEpochFirst){.known = false};
  XText_Init(&first->text);
  sqlite3_stmt *row = NULL;
  bool good = true;
  if (sqlite3_prepare_v2(db->sqlite,
                         "SELECT seq,size,sum,text,rules,content FROM epoch ORDER BY seq LIMIT 1",
                         -1, &row, NULL) == SQLITE_OK &&
      sqlite3_step(row) == SQLITE_ROW) {
    const char *rules = (const char *)sqlite3_column_text(row, 4);
    first->known = sqlite3_column_int64(row, 0) == 0;
    first->same_rules = rules != NULL && strcmp(rules, XEPOCH_RULES) == 0;
    first->content = (uint64_t)sqlite3_column_int64(row, 5);
    good = is_sound(row) && unpack(row, &first->text);
    if (!good)
      XText_Add(why, "the content kept of its first epoch is damaged");
  }
  sqlite3_finalize(row);
  return good;
}
