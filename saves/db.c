/* Opening character files with SQLite's guards up. */
#include "saves/db.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { HEADER_BYTES = 100, VERSION_AT = 60, APPLICATION_AT = 68 };

static uint32_t big_endian(const unsigned char *at)
{
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static XDbFault judge_header(const unsigned char *header, XText *why)
{
  if (memcmp(header, "SQLite format 3", 16) != 0) {
    XText_Add(why, "not a character file");
    return XDB_FOREIGN;
  }
  const uint32_t application = big_endian(header + APPLICATION_AT);
  const uint32_t version = big_endian(header + VERSION_AT);
  if (application != XDB_APPLICATION) {
    XText_Add(why, "a database of another program");
    return XDB_FOREIGN;
  }
  if (version > XDB_VERSION) {
    XText_AddFormat(why, "made by a newer game: file version %u, this game reads up to %d", version,
                    XDB_VERSION);
    return XDB_NEWER;
  }
  return XDB_FINE;
}

static XDbFault probe_open_file(int fd, XText *why)
{
  unsigned char header[HEADER_BYTES] = {0};
  struct stat info;
  if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) {
    XText_Add(why, "not a regular file");
    return XDB_FOREIGN;
  }
  if (info.st_size > XDB_MAX_BYTES) {
    XText_Add(why, "too large to be a character file");
    return XDB_FOREIGN;
  }
  const ssize_t n = pread(fd, header, sizeof header, 0);
  if (n < 0) {
    XText_AddFormat(why, "cannot be read: %s", strerror(errno));
    return XDB_UNREADABLE;
  }
  if (n > 0 && memcmp(header, "SQLite format 3", n < 16 ? (size_t)n : 16) != 0)
    return judge_header(header, why);
  if (n < (ssize_t)sizeof header) {
    XText_Add(why, info.st_size == 0 ? "an empty file" : "cut short");
    return XDB_DAMAGED;
  }
  return judge_header(header, why);
}

/* A rollback journal is never ours: SQLite would play it back over the file. */
static bool has_stray_journal(const char *path)
{
  struct stat info;
  char *journal = XStrFormat("%s-journal", path);
  const bool stray = lstat(journal, &info) == 0;
  free(journal);
  return stray;
}

XDbFault XDb_Probe(const char *path, XText *why)
{
  const int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY);
  if (fd < 0) {
    XText_AddFormat(why, "cannot be opened: %s", strerror(errno));
    return XDB_UNREADABLE;
  }
  XDbFault fault = probe_open_file(fd, why);
  close(fd);
  if (fault == XDB_FINE && has_stray_journal(path)) {
    XText_Add(why, "a journal file that is not ours lies beside it");
    fault = XDB_FOREIGN;
  }
  return fault;
}

bool XDb_Fail(XDb *db, XText *why)
{
  const int extended = sqlite3_extended_errcode(db->sqlite), code = extended & 0xFF;
  const int kept = XVfs_TakeError(db->vfs);
  const int error = kept != 0             ? kept
                    : code == SQLITE_FULL ? ENOSPC
                                          : sqlite3_system_errno(db->sqlite);
  db->sync_failed =
      db->sync_failed || extended == SQLITE_IOERR_FSYNC || extended == SQLITE_IOERR_DIR_FSYNC;
  const bool system = code == SQLITE_IOERR || code == SQLITE_CANTOPEN || code == SQLITE_FULL;
  XText_AddFormat(why, "%s: %s", db->path, sqlite3_errmsg(db->sqlite));
  if (error != 0 && system)
    XText_AddFormat(why, " (%s)", strerror(error));
  return false;
}

const char *XDb_CheckText(const char *text)
{
  const char *end = strncmp(text, "*** in database", 15) == 0 ? strchr(text, '\n') : NULL;
  return end == NULL ? text : end + 1;
}

bool XDb_HasColumn(const XDb *db, const char *table, const char *column)
{
  return sqlite3_table_column_metadata(db->sqlite, "main", table, column, NULL, NULL, NULL, NULL,
                                       NULL) == SQLITE_OK;
}

bool XDb_Run(XDb *db, const char *sql, XText *why)
{
  return sqlite3_exec(db->sqlite, sql, NULL, NULL, NULL) == SQLITE_OK || XDb_Fail(db, why);
}

sqlite3_stmt *XDb_Prepare(XDb *db, const char *sql, XText *why)
{
  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v3(db->sqlite, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) !=
      SQLITE_OK)
    XDb_Fail(db, why);
  return statement;
}

bool XDb_Step(XDb *db, sqlite3_stmt *statement, XText *why)
{
  const bool done = sqlite3_step(statement) == SQLITE_DONE || XDb_Fail(db, why);
  sqlite3_reset(statement);
  return done;
}

static void raise_guards(sqlite3 *sqlite)
{
  sqlite3_extended_result_codes(sqlite, 1);
  sqlite3_db_config(sqlite, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config(sqlite, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config(sqlite, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config(sqlite, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_db_config(sqlite, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
  sqlite3_db_config(sqlite, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
  sqlite3_db_config(sqlite, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_limit(sqlite, SQLITE_LIMIT_LENGTH, 4 * 1024 * 1024);
  sqlite3_limit(sqlite, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_busy_timeout(sqlite, 800);
}

static bool open_file(XDb *db, const char *path, int flags, XText *why)
{
  *db = (XDb){.vfs = XVfs_New((flags & SQLITE_OPEN_READONLY) != 0),
              .path = XStrDup(path),
              .write = (flags & SQLITE_OPEN_READWRITE) != 0};
  if (db->vfs == NULL) {
    XText_Add(why, "SQLite has no file layer");
    return false;
  }
  if (sqlite3_open_v2(path, &db->sqlite, flags, XVfs_Name(db->vfs)) != SQLITE_OK)
    return XDb_Fail(db, why);
  raise_guards(db->sqlite);
  return XDb_Run(db,
                 "PRAGMA cell_size_check=ON;PRAGMA mmap_size=0;PRAGMA temp_store=MEMORY;"
                 "PRAGMA cache_size=-8000;",
                 why);
}

static const char write_settings[] =
    "PRAGMA locking_mode=EXCLUSIVE;PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;"
    "PRAGMA wal_autocheckpoint=0;";

static bool close_after_failure(XDb *db)
{
  XDb_Close(db, NULL);
  return false;
}

bool XDb_Open(XDb *db, const char *path, bool write, XText *why)
{
  *db = (XDb){0};
  if (write && access(path, W_OK) != 0) {
    XText_AddFormat(why, "%s: cannot be written: %s", path, strerror(errno));
    return false;
  }
  const int flags = write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
  if (open_file(db, path, flags, why) && (!write || XDb_Run(db, write_settings, why)))
    return true;
  return close_after_failure(db);
}

bool XDb_OpenNew(XDb *db, const char *path, XText *why)
{
  *db = (XDb){0};
  char *marks = XStrFormat("PRAGMA page_size=4096;PRAGMA application_id=%d;PRAGMA user_version=%d;",
                           XDB_APPLICATION, XDB_VERSION);
  /* Nothing is synced piece by piece: who makes the file syncs it whole before it gets its name. */
  const bool good =
      open_file(db, path, SQLITE_OPEN_READWRITE, why) &&
      XDb_Run(db, "PRAGMA encoding='UTF-8';PRAGMA journal_mode=MEMORY;PRAGMA synchronous=OFF;",
              why) &&
      XDb_Run(db, marks, why) && XDb_Run(db, write_settings, why) &&
      XDb_Run(db, "PRAGMA synchronous=OFF;", why);
  free(marks);
  return good || close_after_failure(db);
}

void XDb_Trust(XDb *db)
{
  sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
  db->trusted = true;
}

/* Closing would write the log back too, but not say why it cannot. */
static bool write_back(XDb *db, XText *why)
{
  const int rc = sqlite3_wal_checkpoint_v2(db->sqlite, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
  if (rc == SQLITE_OK || rc == SQLITE_LOCKED)
    return true;
  if (why != NULL)
    XDb_Fail(db, why);
  return false;
}

bool XDb_Close(XDb *db, XText *why)
{
  struct stat info;
  if (db->path == NULL)
    return true;
  const bool back = !db->write || !db->trusted || write_back(db, why);
  bool good = sqlite3_close(db->sqlite) == SQLITE_OK && back;
  XVfs_Free(db->vfs);
  char *log = XStrFormat("%s-wal", db->path);
  const bool left = db->write && stat(log, &info) == 0;
  if (left && info.st_size == 0) {
    unlink(log);
  } else if (left && why != NULL && back) {
    XText_AddFormat(why, "%s: its log could not be written back", db->path);
    good = false;
  }
  free(log);
  free(db->path);
  *db = (XDb){0};
  return good;
}

bool XDb_Sync(XDb *db, XText *why)
{
  const int rc = XVfs_SyncLog(db->vfs);
  if (rc == SQLITE_OK)
    return true;
  db->sync_failed = true;
  XText_AddFormat(why, "%s-wal: %s (%s)", db->path, sqlite3_errstr(rc), strerror(errno));
  return false;
}

bool XDb_SyncDirectory(const char *dir, XText *why)
{
  const int fd = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const bool good = fd >= 0 && fsync(fd) == 0;
  if (!good)
    XText_AddFormat(why, "%s: %s", dir, strerror(errno));
  if (fd >= 0)
    close(fd);
  return good;
}
