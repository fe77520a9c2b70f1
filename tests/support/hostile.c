/* Harm by kind: to bytes without SQLite, to schema and values through it. */
#include "tests/support/hostile.h"

#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "saves/image.h"
#include "tests/support/files.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE = 4096, CUT = 512 };

typedef struct Harm {
  const char *path;
  XRandom random;
  char *what;
  int size;
} Harm;

static uint32_t pick(Harm *harm, size_t n)
{
  return XRandom_Below(&harm->random, n < 1 ? 1 : (uint32_t)n);
}

/* --- bytes --- */

static void swap_pages(Harm *harm, char *bytes, size_t length)
{
  char kept[PAGE];
  const size_t pages = length / PAGE;
  char *a = bytes + PAGE * (size_t)pick(harm, pages), *b = bytes + PAGE * (size_t)pick(harm, pages);
  memcpy(kept, a, PAGE);
  memcpy(a, b, PAGE);
  memcpy(b, kept, PAGE);
}

static void harm_bytes(Harm *harm)
{
  size_t length;
  char *bytes = Files_Read(harm->path, &length);
  const uint32_t kind = pick(harm, 6), times = 1 + pick(harm, 40);
  for (uint32_t i = 0; i < times && (kind == 0 || kind == 1); i++) {
    char *at = bytes + pick(harm, length);
    *at = (char)(kind == 0 ? *at ^ (1 << pick(harm, 8)) : (int)pick(harm, 256));
  }
  if (kind == 2)
    swap_pages(harm, bytes, length);
  if (kind == 3)
    length = CUT * (size_t)pick(harm, length / CUT);
  if (kind == 4)
    memset(bytes + PAGE * (size_t)pick(harm, length / PAGE), (int)pick(harm, 256), PAGE);
  if (kind == 5) /* within the first page: header, schema */
    for (uint32_t i = 0; i < times; i++)
      bytes[16 + pick(harm, PAGE - 16)] = (char)pick(harm, 256);
  snprintf(harm->what, (size_t)harm->size, "bytes, kind %u, %u times", kind, times);
  Files_Write(harm->path, bytes, length);
  free(bytes);
}

/* --- through SQLite --- */

static sqlite3 *open_file(const Harm *harm)
{
  sqlite3 *db = NULL;
  if (sqlite3_open(harm->path, &db) != SQLITE_OK)
    abort();
  sqlite3_exec(db, "PRAGMA journal_mode=WAL;PRAGMA ignore_check_constraints=ON;", NULL, NULL, NULL);
  return db;
}

/* A table of the file, and a column of it. */
static void pick_column(Harm *harm, sqlite3 *db, char table[96], char column[96])
{
  sqlite3_stmt *row;
  char *sql =
      sqlite3_mprintf("SELECT m.name,c.name FROM sqlite_schema m,pragma_table_info(m.name) c "
                      "WHERE m.type='table' AND m.name NOT IN('journal_lost') "
                      "ORDER BY m.name,c.cid LIMIT 1 OFFSET %u %% (SELECT count(*) FROM "
                      "sqlite_schema m,pragma_table_info(m.name) WHERE m.type='table')",
                      pick(harm, 1u << 30));
  table[0] = column[0] = '\0';
  if (sqlite3_prepare_v2(db, sql, -1, &row, NULL) == SQLITE_OK && sqlite3_step(row) == SQLITE_ROW) {
    snprintf(table, 96, "%s", (const char *)sqlite3_column_text(row, 0));
    snprintf(column, 96, "%s", (const char *)sqlite3_column_text(row, 1));
  }
  sqlite3_finalize(row);
  sqlite3_free(sql);
}

static void harm_schema(Harm *harm)
{
  static const char *const statements[] = {
      "CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM creature; END",
      "CREATE VIEW v AS SELECT * FROM creature",
      "DROP TABLE creature",
      "DROP TABLE journal",
      "DROP TABLE save",
      "DELETE FROM save",
      "INSERT INTO save SELECT "
      "1,id,name,race,career,level,place,state,cause,commands,born,played,seq,"
      "hash,shape,content,birth_name,mark,practice,score,seal FROM save",
      "ALTER TABLE creature ADD COLUMN more TEXT",
      "ALTER TABLE creature ADD COLUMN twice AS (guid * 2)",
      "ALTER TABLE creature RENAME TO creatures; CREATE VIEW creature AS SELECT * FROM creatures",
      "CREATE TABLE other(a,b)",
      "CREATE INDEX i ON creature(name)",
      "PRAGMA user_version=0",
      "PRAGMA user_version=-1",
      "PRAGMA user_version=2000000000",
      "PRAGMA application_id=7",
      "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql='CREATE TABLE x(' WHERE name='item'",
      "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET rootpage=1 WHERE name='creature'",
      "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET rootpage=99999 WHERE name='item'",
      "CREATE VIRTUAL TABLE f USING fts5(a)",
      "PRAGMA encoding='UTF-16'; VACUUM",
      "PRAGMA journal_mode=DELETE; PRAGMA page_size=512; VACUUM",
  };
  const uint32_t which = pick(harm, sizeof statements / sizeof *statements);
  sqlite3 *db = open_file(harm);
  sqlite3_exec(db, statements[which], NULL, NULL, NULL);
  sqlite3_close(db);
  snprintf(harm->what, (size_t)harm->size, "%s", statements[which]);
}

static const char *value_of(Harm *harm)
{
  static const char *const values[] = {"0",
                                       "-1",
                                       "1",
                                       "2",
                                       "255",
                                       "256",
                                       "32767",
                                       "32768",
                                       "65536",
                                       "2147483647",
                                       "-2147483648",
                                       "2147483648",
                                       "9223372036854775807",
                                       "-9223372036854775808",
                                       "NULL",
                                       "''",
                                       "'x'",
                                       "9e999",
                                       "-9e999",
                                       "0.5",
                                       "x''",
                                       "x'00ff00ff'",
                                       "zeroblob(3000000)",
                                       "'core:nothing'",
                                       "'core:rat'",
                                       "'mini:rat'",
                                       "'mini:hall'",
                                       "char(27)||'[2J'",
                                       "hex(zeroblob(200000))",
                                       "guid",
                                       "guid+1",
                                       "(SELECT max(guid) FROM creature)",
                                       "(SELECT min(guid) FROM item)",
                                       "guid*7"};
  return values[pick(harm, sizeof values / sizeof *values)];
}

/* The seal as the game would write it over what is there now; a shape that is not this game's makes
   it look older, so that no hash protects it. */
static void mend_seal(const Harm *harm, bool older)
{
  XSchema schema;
  XDb db;
  XText bytes, why;
  XText_Init(&bytes);
  XText_Init(&why);
  XSchema_Init(&schema);
  if (XDb_Open(&db, harm->path, true, &why)) {
    if (XImage_Dump(&schema, &db, &bytes, &why)) {
      char *sql = sqlite3_mprintf("UPDATE save SET seal=%lld%s",
                                  (long long)XHash_Bytes(0, bytes.data, bytes.length),
                                  older ? ",shape=shape+1" : "");
      XDb_Run(&db, sql, &why);
      sqlite3_free(sql);
    }
    XDb_Trust(&db);
    XDb_Close(&db, NULL);
  }
  XSchema_Clear(&schema);
  XText_Clear(&bytes);
  XText_Clear(&why);
}

static void harm_values(Harm *harm)
{
  char table[96], column[96], sql[600] = "";
  const uint32_t times = 1 + pick(harm, 3);
  /* Without one column it is a file of an older schema: what it holds is judged value by value. */
  const bool older = pick(harm, 2) == 0;
  sqlite3 *db = open_file(harm);
  for (uint32_t i = 0; i < times; i++) {
    pick_column(harm, db, table, column);
    const uint32_t kind = pick(harm, 8);
    if (kind == 0)
      snprintf(sql, sizeof sql, "DELETE FROM \"%s\" WHERE abs(\"%s\") %% 3 = %u", table, column,
               pick(harm, 3));
    else if (kind == 1)
      snprintf(sql, sizeof sql, "UPDATE \"%s\" SET \"%s\"=%s", table, column, value_of(harm));
    else
      snprintf(sql, sizeof sql,
               "UPDATE \"%s\" SET \"%s\"=%s WHERE rowid IN(SELECT rowid FROM \"%s\" LIMIT 1 OFFSET "
               "%u %% max(1,(SELECT count(*) FROM \"%s\")))",
               table, column, value_of(harm), table, pick(harm, 1u << 20), table);
    sqlite3_exec(db, sql, NULL, NULL, NULL);
  }
  if (older)
    sqlite3_exec(db, "ALTER TABLE creature DROP COLUMN hit", NULL, NULL, NULL);
  sqlite3_close(db);
  mend_seal(harm, older);
  snprintf(harm->what, (size_t)harm->size, "%s%s", older ? "older: " : "", sql);
}

/* Rows of the journal as a hostile hand writes them: the seals fit. */
static void harm_journal(Harm *harm)
{
  static const char *const lines[] = {"",
                                      " ",
                                      "step",
                                      "step step",
                                      "rest 99999",
                                      "travel 32767,-32768",
                                      "practice begin",
                                      "practice spawn core:rat",
                                      "drop a 2147483648",
                                      "name \x1b[2J",
                                      "throw a at 99999,99999",
                                      "slices 100000",
                                      "pass all",
                                      "mode real",
                                      "order x follow",
                                      "wear #99999",
                                      "explore 100000",
                                      "cast x at 0,0",
                                      "eat floor 99999 steps 99999",
                                      "answer 99",
                                      "improve",
                                      "buy 99999 99999"};
  sqlite3 *db = open_file(harm);
  const char *line = lines[pick(harm, sizeof lines / sizeof *lines)];
  sqlite3_stmt *row;
  if (sqlite3_prepare_v2(
          db, "UPDATE journal SET command=?1 WHERE seq=(SELECT max(seq) FROM journal)-?2", -1, &row,
          NULL) == SQLITE_OK) {
    sqlite3_bind_text(row, 1, line, -1, SQLITE_STATIC);
    sqlite3_bind_int(row, 2, (int)pick(harm, 3));
    sqlite3_step(row);
  }
  sqlite3_finalize(row);
  sqlite3_exec(db, "UPDATE save SET seq=max(0,seq-3)", NULL, NULL, NULL);
  sqlite3_close(db);
  mend_seal(harm, false);
  snprintf(harm->what, (size_t)harm->size, "journal: %.40s", line);
}

void Hostile_Make(const char *path, uint64_t number, char *what, int size)
{
  Harm harm = {.path = path, .what = what, .size = size};
  XRandom_Seed(&harm.random, number);
  what[0] = '\0';
  switch (number % 5) {
  case 0:
    harm_bytes(&harm);
    break;
  case 1:
    harm_schema(&harm);
    break;
  case 2:
    harm_journal(&harm);
    break;
  default:
    harm_values(&harm);
    break;
  }
}
