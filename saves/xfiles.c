/* Characters as files. A file is copied by SQLite, page by page, so that what is still in its log
   comes along; it gets its name when it is whole and on the platter. */
#include "saves/xfiles.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "saves/paths.h"
#include "saves/xsave_own.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

void XSaveSpot_Clear(XSaveSpot *spot)
{
  free(spot->dir);
  free(spot->id);
  free(spot->name);
  free(spot->path);
  free(spot->lock);
  *spot = (XSaveSpot){.dir = NULL};
}

static XSaveSpot spot_at(const char *dir, const char *id, const char *name, bool buried)
{
  return (XSaveSpot){.dir = XStrDup(dir),
                     .id = XStrDup(id),
                     .name = XStrDup(name),
                     .path = XSave_Path(dir, id, ".hv"),
                     .lock = XSave_Path(dir, id, ".lock"),
                     .buried = buried};
}

XSaveFault XSave_Locate(const char *dir, const char *id_or_name, XSaveSpot *spot, XText *why)
{
  XText id, name;
  XLockInfo info;
  *spot = (XSaveSpot){.dir = NULL};
  char *graveyard = XStrFormat("%s/graveyard", dir);
  const char *const places[] = {dir, graveyard};
  XText_Init(&id);
  XText_Init(&name);
  for (int i = 0; i < 2 && spot->dir == NULL; i++)
    if (XSave_Find(places[i], id_or_name, &id, &name))
      *spot = spot_at(places[i], id.data, name.data, i == 1);
  free(graveyard);
  XText_Clear(&id);
  XText_Clear(&name);
  if (spot->dir == NULL) {
    XSave_SayMissing(dir, id_or_name, why);
    return XSAVE_MISSING;
  }
  if (!XLock_IsHeld(spot->lock, &info))
    return XSAVE_FINE;
  XLock_Describe(&info, why);
  return XSAVE_IN_USE;
}

/* --- reading --- */

/* An open file's tables in memory, where they can be brought up to date without touching it. */
static bool copy_to_memory(const XSchema *schema, XDb *db, XText *why)
{
  sqlite3 *memory = NULL;
  if (!XSave_CheckOlder(schema, db, why))
    return false;
  bool good = sqlite3_open_v2(":memory:", &memory, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                              NULL) == SQLITE_OK;
  sqlite3_backup *copy = good ? sqlite3_backup_init(memory, "main", db->sqlite, "main") : NULL;
  good = copy != NULL && sqlite3_backup_step(copy, -1) == SQLITE_DONE;
  sqlite3_backup_finish(copy);
  if (!good) {
    sqlite3_close(memory);
    return XDb_Fail(db, why);
  }
  sqlite3_close(db->sqlite);
  db->sqlite = memory;
  return XSchema_Extend(schema, db, why);
}

/* Opens to look, judged by its first bytes before SQLite sees it. */
static XSaveFault open_to_read(const char *path, XDb *db, XText *why)
{
  const XSaveFault fault = XSave_FaultOf(XDb_Probe(path, why));
  if (fault != XSAVE_FINE)
    return fault;
  return XDb_Open(db, path, false, why) ? XSAVE_FINE : XSAVE_UNREADABLE;
}

XGame *XSave_Read(const XSaveSpot *spot, const XContent *content, XSaveFault *fault, XText *note,
                  XText *why)
{
  XSchema schema;
  XDb db;
  bool complete = false;
  int64_t bad = 0;
  XGame *game = NULL;
  *fault = open_to_read(spot->path, &db, why);
  if (*fault != XSAVE_FINE)
    return NULL;
  XSchema_Init(&schema);
  if (XSave_CheckFile(&schema, &db, &complete, why) &&
      (complete || copy_to_memory(&schema, &db, why)))
    game = XSave_Load(&schema, &db, spot->id, content, NULL, &bad, note, why);
  *fault = game == NULL ? XSAVE_DAMAGED : XSAVE_FINE;
  XDb_Close(&db, NULL);
  XSchema_Clear(&schema);
  return game;
}

/* Whether SQLite finds every page, index and value in order. */
static bool is_whole(const char *path, XText *why)
{
  XDb db;
  if (open_to_read(path, &db, why) != XSAVE_FINE)
    return false;
  sqlite3_stmt *check = XDb_Prepare(&db, "PRAGMA integrity_check(1)", why);
  const bool row = check != NULL && sqlite3_step(check) == SQLITE_ROW;
  const char *text = row ? (const char *)sqlite3_column_text(check, 0) : NULL;
  const bool good = text != NULL && strcmp(text, "ok") == 0;
  if (!good)
    XText_AddFormat(why, "damaged: %s",
                    text == NULL ? sqlite3_errmsg(db.sqlite) : XDb_CheckText(text));
  sqlite3_finalize(check);
  XDb_Close(&db, NULL);
  return good;
}

static XVerdict verdict_of(XSaveFault fault)
{
  return fault == XSAVE_FOREIGN  ? XVERDICT_FOREIGN
         : fault == XSAVE_NEWER  ? XVERDICT_NEWER
         : fault == XSAVE_IN_USE ? XVERDICT_IN_USE
                                 : XVERDICT_DAMAGED;
}

static XVerdict verify_spot(const XSaveSpot *spot, const XContent *content, XText *report)
{
  XText note, why;
  XSaveFault fault;
  XText_Init(&note);
  XText_Init(&why);
  XGame *game = XSave_Read(spot, content, &fault, &note, &why);
  XVerdict verdict = game == NULL ? verdict_of(fault) : XVERDICT_GOOD;
  if (game != NULL && note.length > 0) {
    XText_AddFormat(&why, "%s; what follows it is lost", note.data);
    verdict = XVERDICT_LOADABLE;
  } else if (game != NULL && !is_whole(spot->path, &why)) {
    verdict = XVERDICT_LOADABLE;
  }
  if (verdict == XVERDICT_GOOD)
    XText_AddFormat(report, "good: %lld commands, every one ran as it was given",
                    (long long)game->commands);
  else
    XText_Add(report, why.data);
  XGame_Free(game);
  XText_Clear(&note);
  XText_Clear(&why);
  return verdict;
}

XVerdict XSave_Verify(const char *dir, const char *id_or_name, const XContent *content,
                      XText *report)
{
  XSaveSpot spot;
  const XSaveFault fault = XSave_Locate(dir, id_or_name, &spot, report);
  const XVerdict verdict =
      fault == XSAVE_FINE ? verify_spot(&spot, content, report) : verdict_of(fault);
  XSaveSpot_Clear(&spot);
  return verdict;
}

/* --- copies --- */

static bool fail_at(const char *path, XText *why)
{
  XText_AddFormat(why, "%s: %s", path, strerror(errno));
  return false;
}

/* Creates an empty file that was not there. */
static bool make_empty(const char *path, XText *why)
{
  const int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (fd < 0)
    return fail_at(path, why);
  close(fd);
  return true;
}

static bool copy_pages(XDb *from, const char *to, XText *why)
{
  XDb db;
  if (!XDb_OpenNew(&db, to, why))
    return false;
  sqlite3_backup *copy = sqlite3_backup_init(db.sqlite, "main", from->sqlite, "main");
  bool good = copy != NULL && sqlite3_backup_step(copy, -1) == SQLITE_DONE;
  good = sqlite3_backup_finish(copy) == SQLITE_OK && good;
  if (!good)
    XDb_Fail(&db, why);
  XDb_Trust(&db);
  return XDb_Close(&db, good ? why : NULL) && good;
}

/* A whole synced copy of a character at a path that was free. */
static bool copy_file(const char *from, const char *to, XText *why)
{
  XDb db;
  if (open_to_read(from, &db, why) != XSAVE_FINE)
    return false;
  bool good = make_empty(to, why);
  if (good) {
    good = copy_pages(&db, to, why) && XSave_SyncFile(to, why);
    if (!good)
      unlink(to);
  }
  XDb_Close(&db, NULL);
  return good;
}

/* Sets the mark of a closed file, and its id when not NULL. */
static bool mark_file(const char *path, const char *mark, const char *id, XText *why)
{
  XDb db;
  XSchema schema;
  bool complete;
  if (!XDb_Open(&db, path, true, why))
    return false;
  XSchema_Init(&schema);
  /* An older file stays one: it is brought up to date when it is played, behind its seal. */
  bool good = XSchema_Check(&schema, &db, &complete, why) &&
              (complete || XSchema_AddColumn(&schema, &db, "save", "mark", why));
  sqlite3_stmt *set =
      good ? XDb_Prepare(&db, "UPDATE save SET mark=?1,id=ifnull(?2,id)", why) : NULL;
  if (set != NULL) {
    sqlite3_bind_text(set, 1, mark, -1, SQLITE_STATIC);
    sqlite3_bind_text(set, 2, id, -1, SQLITE_STATIC);
    good = XDb_Step(&db, set, why);
  }
  sqlite3_finalize(set);
  XDb_Trust(&db);
  good = XDb_Close(&db, good ? why : NULL) && good && set != NULL;
  XSchema_Clear(&schema);
  return good && XSave_SyncFile(path, why);
}

/* A path in the backups for this character: `<id>-20261201-120000.hv`, with a number when taken. */
static char *backup_path(const char *backups, const char *id, const char *ending)
{
  char when[32] = "";
  struct tm parts;
  const time_t now = time(NULL);
  if (gmtime_r(&now, &parts) != NULL)
    strftime(when, sizeof when, "%Y%m%d-%H%M%S", &parts);
  char *path = XStrFormat("%s/%s-%s%s", backups, id, when, ending);
  for (int i = 2; access(path, F_OK) == 0 && i < 1000; i++) {
    free(path);
    path = XStrFormat("%s/%s-%s-%03d%s", backups, id, when, i, ending);
  }
  return path;
}

bool XSave_KeepCopy(XDb *db, const char *dir, const char *id, XText *made, XText *why)
{
  char *backups = XStrFormat("%s/backups", dir);
  bool good = XPaths_Make(backups, why);
  char *path = good ? backup_path(backups, id, ".hv") : NULL;
  if (good && (good = make_empty(path, why))) {
    good = copy_pages(db, path, why) && XSave_SyncFile(path, why);
    if (!good)
      unlink(path);
  }
  good = good && XDb_SyncDirectory(backups, why);
  if (good)
    XText_Add(made, path);
  free(path);
  free(backups);
  return good;
}

bool XSave_Backup(const char *dir, const char *id_or_name, const char *to, XText *made, XText *why)
{
  XSaveSpot spot;
  char *backups = XStrFormat("%s/backups", dir), *path = NULL;
  bool good = XSave_Locate(dir, id_or_name, &spot, why) == XSAVE_FINE &&
              (to != NULL || XPaths_Make(backups, why));
  if (good) {
    path = to != NULL ? XStrDup(to) : backup_path(backups, spot.id, ".hv");
    good = copy_file(spot.path, path, why) && (to != NULL || XDb_SyncDirectory(backups, why));
  }
  if (good)
    XText_Add(made, path);
  free(path);
  free(backups);
  XSaveSpot_Clear(&spot);
  return good;
}

/* The newest backup of a character by its name, which tells the time; NULL when there is none. */
static char *newest_backup(const char *backups, const char *id)
{
  char newest[256] = "";
  DIR *directory = opendir(backups);
  const size_t length = strlen(id);
  for (const struct dirent *file; directory != NULL && (file = readdir(directory)) != NULL;) {
    const size_t size = strlen(file->d_name);
    if (size < sizeof newest && size > length + 3 && strncmp(file->d_name, id, length) == 0 &&
        file->d_name[length] == '-' && strcmp(file->d_name + size - 3, ".hv") == 0 &&
        strcmp(file->d_name, newest) > 0)
      snprintf(newest, sizeof newest, "%s", file->d_name);
  }
  if (directory != NULL)
    closedir(directory);
  return newest[0] == '\0' ? NULL : XStrFormat("%s/%s", backups, newest);
}

/* The id that a file says it has, and its mark; false when it is no character. */
static bool read_id(const char *path, XText *id, XText *mark, XText *why)
{
  XDb db;
  if (open_to_read(path, &db, why) != XSAVE_FINE)
    return false;
  sqlite3_stmt *row = XDb_Prepare(&db, "SELECT id,mark FROM save", why);
  const char *text = row != NULL && sqlite3_step(row) == SQLITE_ROW
                         ? (const char *)sqlite3_column_text(row, 0)
                         : NULL;
  const bool good = text != NULL && strlen(text) < 128 && strchr(text, '/') == NULL;
  if (good) {
    XText_Add(id, text);
    XText_Add(mark, (const char *)sqlite3_column_text(row, 1));
  } else if (row != NULL) {
    XText_AddFormat(why, "%s: there is no character in it", path);
  }
  sqlite3_finalize(row);
  XDb_Close(&db, NULL);
  return good;
}

bool XSaveSpot_OfFile(const char *path, XSaveSpot *spot, XText *mark, XText *why)
{
  XText id;
  XText_Init(&id);
  const bool good = read_id(path, &id, mark, why);
  if (good) {
    *spot = spot_at(".", id.data, id.data, false);
    free(spot->path);
    spot->path = XStrDup(path);
  }
  XText_Clear(&id);
  return good;
}

/* Moves what stands in the way, sound or not, with its log, to the backups. */
static bool set_aside(const XSaveSpot *spot, const char *backups, XText *why)
{
  char *to = backup_path(backups, spot->id, ".replaced");
  char *log = XStrFormat("%s-wal", spot->path), *log_to = XStrFormat("%s-wal", to);
  const bool good = rename(spot->path, to) == 0 || fail_at(to, why);
  if (good && access(log, F_OK) == 0)
    rename(log, log_to);
  free(log_to);
  free(log);
  free(to);
  return good;
}

/* Puts a prepared file where a living character lies. */
static bool put_in_place(const char *dir, const XSaveSpot *spot, const char *ready,
                         const char *backups, XText *why)
{
  char *living = XSave_Path(dir, spot->id, ".hv");
  bool good = set_aside(spot, backups, why);
  if (good && rename(ready, living) != 0)
    good = fail_at(living, why);
  good = good && XDb_SyncDirectory(dir, why) && XDb_SyncDirectory(backups, why);
  free(living);
  return good;
}

static bool restore_spot(const char *dir, const XSaveSpot *spot, const char *from,
                         const char *backups, XText *why)
{
  XText id, mark;
  XLock lock;
  bool held;
  XText_Init(&id);
  XText_Init(&mark);
  char *ready = XSave_Path(dir, spot->id, ".restore");
  bool good = read_id(from, &id, &mark, why);
  if (good && strcmp(id.data, spot->id) != 0) {
    XText_AddFormat(why, "%s is a backup of another character", from);
    good = false;
  }
  if (good && XLock_Take(&lock, spot->lock, spot->name, &held, why)) {
    unlink(ready);
    good = copy_file(from, ready, why) && mark_file(ready, "restored", NULL, why) &&
           put_in_place(dir, spot, ready, backups, why);
    unlink(ready);
    XLock_Release(&lock);
  } else {
    good = false;
  }
  free(ready);
  XText_Clear(&id);
  XText_Clear(&mark);
  return good;
}

bool XSave_Restore(const char *dir, const char *id_or_name, const char *from, XText *why)
{
  XSaveSpot spot;
  char *backups = XStrFormat("%s/backups", dir), *newest = NULL;
  bool good = XSave_Locate(dir, id_or_name, &spot, why) == XSAVE_FINE && XPaths_Make(backups, why);
  if (good && from == NULL) {
    newest = newest_backup(backups, spot.id);
    good = newest != NULL;
    if (!good)
      XText_AddFormat(why, "there is no backup of '%s' in %s", spot.name, backups);
  }
  good = good && restore_spot(dir, &spot, from == NULL ? newest : from, backups, why);
  free(newest);
  free(backups);
  XSaveSpot_Clear(&spot);
  return good;
}

/* Whether the copy at `ready` loads under its new id. */
static bool loads(const char *dir, const char *ready, const char *id, const XContent *content,
                  XText *why)
{
  XText note;
  XSaveFault fault;
  XText_Init(&note);
  XSaveSpot spot = spot_at(dir, id, id, false);
  free(spot.path);
  spot.path = XStrDup(ready);
  XGame *game = XSave_Read(&spot, content, &fault, &note, why);
  const bool good = game != NULL;
  XGame_Free(game);
  XSaveSpot_Clear(&spot);
  XText_Clear(&note);
  return good;
}

bool XSave_Import(const char *dir, const char *from, const XContent *content, XText *id, XText *why)
{
  char fresh[33];
  XText old, mark;
  const int guard =
      XPaths_Make(dir, why) && XSave_MakeId(fresh, why) ? XSave_LockDirectory(dir, why) : -1;
  if (guard < 0)
    return false;
  XText_Init(&old);
  XText_Init(&mark);
  char *ready = XSave_Path(dir, fresh, ".new"), *path = XSave_Path(dir, fresh, ".hv");
  bool good = read_id(from, &old, &mark, why) && copy_file(from, ready, why);
  if (good) {
    good = mark_file(ready, "imported", fresh, why) && loads(dir, ready, fresh, content, why);
    if (good && rename(ready, path) != 0)
      good = fail_at(path, why);
    if (!good)
      unlink(ready);
  }
  good = good && XDb_SyncDirectory(dir, why);
  close(guard);
  if (good)
    XText_Add(id, fresh);
  free(path);
  free(ready);
  XText_Clear(&old);
  XText_Clear(&mark);
  return good;
}

/* Whether only one living character has this name; what removes asks for the id then. */
static bool is_the_only_one(const char *dir, const char *name, XText *why)
{
  XSaveList list;
  int32_t count = 0;
  if (!XSave_List(dir, &list, why))
    return false;
  for (int32_t i = 0; i < list.count; i++)
    count += list.entries[i].name != NULL && strcmp(list.entries[i].name, name) == 0;
  XSaveList_Clear(&list);
  if (count > 1)
    XText_AddFormat(why, "%d characters are called '%s': say which by its id", (int)count, name);
  return count <= 1;
}

bool XSave_Delete(const char *dir, const char *id_or_name, XText *why)
{
  XSaveSpot spot;
  XLock lock;
  bool held;
  if (!is_the_only_one(dir, id_or_name, why))
    return false;
  bool good = XSave_Locate(dir, id_or_name, &spot, why) == XSAVE_FINE &&
              XLock_Take(&lock, spot.lock, spot.name, &held, why);
  if (good) {
    char *log = XStrFormat("%s-wal", spot.path);
    good = unlink(spot.path) == 0 || fail_at(spot.path, why);
    if (good)
      unlink(log);
    free(log);
    good = good && XDb_SyncDirectory(spot.dir, why);
    XLock_Release(&lock);
  }
  XSaveSpot_Clear(&spot);
  return good;
}
