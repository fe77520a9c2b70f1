/* Dumped bytes: for each table its name, its columns' names, then the rows; values begin with their
   type: n, i and eight bytes, t or b with four bytes of length. Kept ones are compressed by zlib.
 */
#include "saves/image.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { IMAGES = 3, MAX_BYTES = 64 * 1024 * 1024 };

/* --- writing --- */

static bool is_state(const XWanted *wanted)
{
  static const char *const others[] = {"journal", "journal_lost", "image", "epoch"};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (strcmp(wanted->name, others[i]) == 0)
      return false;
  return true;
}

static bool is_dumped(const XWanted *wanted, int32_t column, const bool *present)
{
  const char *name = wanted->columns[column];
  if (present != NULL && !present[column])
    return false;
  return strcmp(wanted->name, "save") != 0 ||
         (strcmp(name, "id") != 0 && strcmp(name, "mark") != 0 && strcmp(name, "seal") != 0);
}

static void add_number(XText *out, uint64_t value, int bytes)
{
  for (int i = 0; i < bytes; i++)
    XText_AddChar(out, (char)(value >> (8 * i) & 0xFF));
}

static void add_value(XText *out, sqlite3_stmt *row, int column)
{
  const int type = sqlite3_column_type(row, column);
  if (type == SQLITE_INTEGER) {
    XText_AddChar(out, 'i');
    add_number(out, (uint64_t)sqlite3_column_int64(row, column), 8);
  } else if (type == SQLITE_TEXT || type == SQLITE_BLOB) {
    const void *bytes = sqlite3_column_blob(row, column);
    const int size = sqlite3_column_bytes(row, column);
    XText_AddChar(out, type == SQLITE_TEXT ? 't' : 'b');
    add_number(out, (uint64_t)size, 4);
    if (size > 0)
      XText_AddBytes(out, bytes, (size_t)size);
  } else {
    XText_AddChar(out, 'n');
  }
}

/* The query of a table; its columns, only those present when that is told, go to `out`. */
static sqlite3_stmt *select_table(const XWanted *wanted, const bool *present, XDb *db, int *columns,
                                  XText *out, XText *why)
{
  XText sql;
  XText_Init(&sql);
  *columns = 0;
  XText_AddBytes(out, wanted->name, strlen(wanted->name) + 1);
  for (int32_t i = 0; i < wanted->count; i++) {
    if (!is_dumped(wanted, i, present))
      continue;
    XText_AddFormat(&sql, "%s\"%s\"", *columns == 0 ? "SELECT " : ",", wanted->columns[i]);
    XText_AddBytes(out, wanted->columns[i], strlen(wanted->columns[i]) + 1);
    (*columns)++;
  }
  XText_AddChar(out, '\0');
  const bool child = strcmp(wanted->columns[1], "position") == 0;
  XText_AddFormat(&sql, " FROM \"%s\" ORDER BY 1%s", wanted->name, child ? ",2" : "");
  sqlite3_stmt *rows = XDb_Prepare(db, sql.data, why);
  XText_Clear(&sql);
  return rows;
}

static bool dump_table(const XWanted *wanted, const bool *present, XDb *db, XText *out, XText *why)
{
  int columns, rc = SQLITE_ERROR;
  sqlite3_stmt *rows = select_table(wanted, present, db, &columns, out, why);
  while (rows != NULL && (rc = sqlite3_step(rows)) == SQLITE_ROW) {
    XText_AddChar(out, 'r');
    for (int i = 0; i < columns; i++)
      add_value(out, rows, i);
  }
  XText_AddChar(out, 'e');
  const bool good = rc == SQLITE_DONE || (rows != NULL && XDb_Fail(db, why));
  sqlite3_finalize(rows);
  return good;
}

bool XImage_Dump(const XSchema *schema, XDb *db, XText *out, XText *why)
{
  bool good = true;
  for (int32_t i = 0; good && i < schema->wanted_count; i++)
    if (is_state(&schema->wanted[i]))
      good = dump_table(&schema->wanted[i], NULL, db, out, why);
  return good;
}

bool XImage_DumpOlder(const XSchema *schema, XDb *db, XText *out, XText *why)
{
  bool good = true;
  for (int32_t i = 0; good && i < schema->wanted_count; i++) {
    const XWanted *wanted = &schema->wanted[i];
    if (!is_state(wanted))
      continue;
    const size_t said = why->length;
    bool *present = XSchema_Present(wanted, db, why);
    good = present != NULL ? dump_table(wanted, present, db, out, why) : why->length == said;
    free(present);
  }
  return good;
}

static int64_t check_of(int64_t seq, int64_t size, const void *bytes, size_t length)
{
  return (int64_t)XHash_Bytes(XHash_Mix((uint64_t)seq, (uint64_t)size), bytes, length);
}

bool XImage_Keep(XDb *db, int64_t seq, const XText *bytes, XText *why)
{
  uLongf size = compressBound((uLong)bytes->length);
  unsigned char *packed = XAlloc(size);
  compress2(packed, &size, (const unsigned char *)bytes->data, (uLong)bytes->length, 1);
  sqlite3_stmt *insert =
      XDb_Prepare(db, "INSERT OR REPLACE INTO image(seq,size,sum,bytes)VALUES(?1,?2,?3,?4)", why);
  bool good = insert != NULL;
  if (good) {
    sqlite3_bind_int64(insert, 1, seq);
    sqlite3_bind_int64(insert, 2, (sqlite3_int64)bytes->length);
    sqlite3_bind_int64(insert, 3, check_of(seq, (int64_t)bytes->length, packed, size));
    sqlite3_bind_blob64(insert, 4, packed, size, SQLITE_STATIC);
    good = XDb_Step(db, insert, why);
  }
  sqlite3_finalize(insert);
  free(packed);
  char sql[160];
  sqlite3_snprintf((int)sizeof sql, sql,
                   "DELETE FROM image WHERE seq NOT IN"
                   "(SELECT seq FROM image ORDER BY seq DESC LIMIT %d)",
                   IMAGES);
  return good && XDb_Run(db, sql, why);
}

/* --- reading --- */

int64_t XImage_Newest(XDb *db, int64_t below)
{
  sqlite3_stmt *row = NULL;
  int64_t seq = -1;
  if (sqlite3_prepare_v2(db->sqlite, "SELECT max(seq) FROM image WHERE seq<?", -1, &row, NULL) ==
      SQLITE_OK) {
    sqlite3_bind_int64(row, 1, below);
    if (sqlite3_step(row) == SQLITE_ROW && sqlite3_column_type(row, 0) == SQLITE_INTEGER)
      seq = sqlite3_column_int64(row, 0);
  }
  sqlite3_finalize(row);
  return seq;
}

typedef struct Cursor {
  const unsigned char *at, *end;
  bool good;
} Cursor;

static uint64_t take_number(Cursor *cursor, int bytes)
{
  uint64_t value = 0;
  cursor->good = cursor->good && cursor->end - cursor->at >= bytes;
  for (int i = 0; cursor->good && i < bytes; i++)
    value |= (uint64_t)*cursor->at++ << (8 * i);
  return value;
}

static const char *take_text(Cursor *cursor)
{
  const char *text = (const char *)cursor->at;
  const unsigned char *end =
      cursor->good ? memchr(cursor->at, 0, (size_t)(cursor->end - cursor->at)) : NULL;
  cursor->good = end != NULL;
  if (cursor->good)
    cursor->at = end + 1;
  return cursor->good ? text : "";
}

static void take_value(Cursor *cursor, sqlite3_stmt *insert, int column)
{
  const char type = (char)take_number(cursor, 1);
  if (type == 'i') {
    sqlite3_bind_int64(insert, column, (sqlite3_int64)take_number(cursor, 8));
  } else if (type == 'n') {
    sqlite3_bind_null(insert, column);
  } else {
    const uint64_t size = take_number(cursor, 4);
    cursor->good = cursor->good && (type == 't' || type == 'b') &&
                   size <= (uint64_t)(cursor->end - cursor->at);
    if (!cursor->good)
      return;
    if (type == 't')
      sqlite3_bind_text(insert, column, (const char *)cursor->at, (int)size, SQLITE_STATIC);
    else
      sqlite3_bind_blob(insert, column, cursor->at, (int)size, SQLITE_STATIC);
    cursor->at += size;
  }
}

static const XWanted *find_table(const XSchema *schema, const char *name)
{
  for (int32_t i = 0; i < schema->wanted_count; i++)
    if (strcmp(schema->wanted[i].name, name) == 0 && is_state(&schema->wanted[i]))
      return &schema->wanted[i];
  return NULL;
}

static bool has_column(const XWanted *wanted, const char *name)
{
  for (int32_t i = 0; i < wanted->count; i++)
    if (strcmp(wanted->columns[i], name) == 0 && is_dumped(wanted, i, NULL))
      return true;
  return false;
}

/* The statement that fills a row; the table is emptied. The row of `save` keeps what is not in an
   image. NULL with a reason. */
static sqlite3_stmt *begin_table(const XSchema *schema, XDb *db, Cursor *cursor, int *columns,
                                 XText *why)
{
  XText sql, marks;
  const XWanted *wanted = find_table(schema, take_text(cursor));
  const bool save = wanted != NULL && strcmp(wanted->name, "save") == 0;
  XText_Init(&sql);
  XText_Init(&marks);
  *columns = 0;
  cursor->good = cursor->good && wanted != NULL;
  if (cursor->good)
    XText_AddFormat(&sql, save ? "UPDATE \"%s\" SET(" : "INSERT INTO \"%s\"(", wanted->name);
  while (cursor->good && *cursor->at != '\0') {
    const char *name = take_text(cursor);
    cursor->good = cursor->good && cursor->at < cursor->end && has_column(wanted, name);
    XText_AddFormat(&sql, "%s\"%s\"", *columns == 0 ? "" : ",", cursor->good ? name : "");
    XText_Add(&marks, *columns == 0 ? "?" : ",?");
    (*columns)++;
  }
  take_number(cursor, 1);
  XText_AddFormat(&sql, save ? ")=(%s)" : ")VALUES(%s)", marks.data);
  sqlite3_stmt *insert = NULL;
  char *empty = cursor->good ? XStrFormat("DELETE FROM \"%s\"", wanted->name) : NULL;
  if (cursor->good && (save || XDb_Run(db, empty, why)))
    insert = XDb_Prepare(db, sql.data, why);
  free(empty);
  XText_Clear(&sql);
  XText_Clear(&marks);
  return insert;
}

static bool restore_table(const XSchema *schema, XDb *db, Cursor *cursor, XText *why)
{
  int columns;
  sqlite3_stmt *insert = begin_table(schema, db, cursor, &columns, why);
  bool good = insert != NULL;
  while (good && cursor->good && take_number(cursor, 1) == 'r') {
    for (int i = 0; cursor->good && i < columns; i++)
      take_value(cursor, insert, i + 1);
    good = cursor->good && XDb_Step(db, insert, why);
  }
  sqlite3_finalize(insert);
  return good && cursor->good;
}

/* The bytes of the row that a statement of seq, size, sum, bytes stands on, when they are those
   that were written; the caller frees. */
static unsigned char *unpack(sqlite3_stmt *row, uLongf *size)
{
  const int64_t seq = sqlite3_column_int64(row, 0), whole = sqlite3_column_int64(row, 1);
  const void *packed = sqlite3_column_blob(row, 3);
  const size_t length = (size_t)sqlite3_column_bytes(row, 3);
  if (packed == NULL || whole <= 0 || whole > MAX_BYTES ||
      check_of(seq, whole, packed, length) != sqlite3_column_int64(row, 2))
    return NULL;
  *size = (uLongf)whole;
  unsigned char *bytes = XAlloc(*size);
  if (uncompress(bytes, size, packed, (uLong)length) == Z_OK && *size == (uLongf)whole)
    return bytes;
  free(bytes);
  return NULL;
}

bool XImage_Restore(const XSchema *schema, XDb *db, int64_t seq, XText *why)
{
  sqlite3_stmt *row = XDb_Prepare(db, "SELECT seq,size,sum,bytes FROM image WHERE seq=?", why);
  if (row == NULL)
    return false;
  sqlite3_bind_int64(row, 1, seq);
  uLongf size = 0;
  unsigned char *bytes = sqlite3_step(row) == SQLITE_ROW ? unpack(row, &size) : NULL;
  sqlite3_finalize(row);
  Cursor cursor = {bytes, bytes + size, bytes != NULL};
  bool good = bytes != NULL;
  while (good && cursor.at < cursor.end)
    good = restore_table(schema, db, &cursor, why);
  free(bytes);
  if (!good)
    XText_AddFormat(why, "the image after command %lld is damaged", (long long)seq);
  return good;
}

bool XImage_CheckAll(XDb *db, XText *why)
{
  sqlite3_stmt *rows = XDb_Prepare(db, "SELECT seq,size,sum,bytes FROM image", why);
  bool good = rows != NULL;
  while (good && sqlite3_step(rows) == SQLITE_ROW) {
    const void *packed = sqlite3_column_blob(rows, 3);
    good = packed != NULL &&
           check_of(sqlite3_column_int64(rows, 0), sqlite3_column_int64(rows, 1), packed,
                    (size_t)sqlite3_column_bytes(rows, 3)) == sqlite3_column_int64(rows, 2);
    if (!good)
      XText_Add(why, "an image of an earlier snapshot is damaged");
  }
  sqlite3_finalize(rows);
  return good;
}
