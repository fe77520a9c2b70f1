#ifndef SAVES_DB_H
#define SAVES_DB_H
/* One open character file: the connection with its guards, and errors with reason and path. */

#include "saves/vfs.h"

#include <sqlite3.h>
#include <stdint.h>

typedef struct XText XText;

#define XDB_APPLICATION 0x48564C31 /* "HVL1" */
#define XDB_VERSION     1          /* of the schema: user_version */
#define XDB_MAX_BYTES   (256LL * 1024 * 1024)

/* Why a file cannot be used. */
typedef enum XDbFault {
  XDB_FINE,
  XDB_UNREADABLE, /* the file system refuses */
  XDB_DAMAGED,
  XDB_FOREIGN,
  XDB_NEWER
} XDbFault;

typedef struct XDb {
  sqlite3 *sqlite;
  XVfs *vfs;
  char *path;
  bool write, trusted;
  bool sync_failed; /* once: what was written since the last sync may be lost, and none is told */
} XDb;

/* Looks at type, size and first bytes of the file without SQLite, and never waits for a pipe. The
   reason goes to `why`. Not for a file that this process has open. */
XDbFault XDb_Probe(const char *path, XText *why);
/* Opens an existing file. To write: alone, with a log. Read-only: changes nothing, not even beside
   the file. A log is not written back on closing until XDb_Trust. False with a reason. */
bool XDb_Open(XDb *db, const char *path, bool write, XText *why);
/* Fills a new empty file, which exists at `path`, with our marks, and leaves it open to write. */
bool XDb_OpenNew(XDb *db, const char *path, XText *why);
/* The file was loaded and is good: closing writes the log back and removes it. */
void XDb_Trust(XDb *db);
/* Closes; nothing when not open. False with a reason when something was left beside the file. */
bool XDb_Close(XDb *db, XText *why);
/* What an integrity check says of a page, without SQLite's heading. Part of the text given. */
const char *XDb_CheckText(const char *text);
/* Whether a table has a column. */
bool XDb_HasColumn(const XDb *db, const char *table, const char *column);
/* Runs statements without results. False with a reason. */
bool XDb_Run(XDb *db, const char *sql, XText *why);
/* Prepares one statement, owned by the caller; NULL with a reason. */
sqlite3_stmt *XDb_Prepare(XDb *db, const char *sql, XText *why);
/* Steps a statement that gives no row, and resets it. False with a reason. */
bool XDb_Step(XDb *db, sqlite3_stmt *statement, XText *why);
/* Appends the last error with the path: false, for returning. */
bool XDb_Fail(XDb *db, XText *why);
/* Makes everything committed safe from power loss. False with a reason. */
bool XDb_Sync(XDb *db, XText *why);
/* Syncs a directory, so that names made in it last. False with a reason. */
bool XDb_SyncDirectory(const char *dir, XText *why);

#endif
