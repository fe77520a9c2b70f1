/* Making, loading and burying character files. */
#include "saves/xsave_own.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "saves/epoch.h"
#include "saves/image.h"
#include "saves/paths.h"
#include "saves/read.h"
#include "saves/xhistory.h"
#include "game/chronicle.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

char *XSave_Path(const char *dir, const char *id, const char *ending)
{
  return XStrFormat("%s/%s%s", dir, id, ending);
}

const char *XSave_Notice(const XSave *save)
{
  return save->notice;
}

const char *XSave_Id(const XSave *save)
{
  return save->id;
}

XSaveFault XSave_FaultOf(XDbFault fault)
{
  static const XSaveFault faults[] = {[XDB_FINE] = XSAVE_FINE,
                                      [XDB_UNREADABLE] = XSAVE_UNREADABLE,
                                      [XDB_DAMAGED] = XSAVE_DAMAGED,
                                      [XDB_FOREIGN] = XSAVE_FOREIGN,
                                      [XDB_NEWER] = XSAVE_NEWER};
  return faults[fault];
}

XSave *XSave_New(const char *dir, const char *id)
{
  XSave *save = XAlloc(sizeof *save);
  save->dir = XStrDup(dir);
  save->id = XStrDup(id);
  save->path = XSave_Path(dir, id, ".hv");
  save->lock.fd = -1;
  save->image_seq = XSAVE_NO_IMAGE;
  XSchema_Init(&save->schema);
  XWriter_Init(&save->writer, &save->schema, &save->db);
  return save;
}

static int count_frames(void *context, sqlite3 *sqlite, const char *database, int frames)
{
  XSave *save = context;
  (void)sqlite;
  (void)database;
  save->log_frames = frames;
  return SQLITE_OK;
}

void XSave_CountFrames(XSave *save)
{
  sqlite3_wal_hook(save->db.sqlite, count_frames, save);
}

bool XSave_Attach(XSave *save, XText *why)
{
  if (!XDb_Open(&save->db, save->path, true, why) || !XJournal_Open(&save->journal, &save->db, why))
    return false;
  if (stat(save->path, &save->file) != 0) {
    XText_AddFormat(why, "%s: %s", save->path, strerror(errno));
    return false;
  }
  XSave_CountFrames(save);
  return true;
}

/* --- a new character --- */

/* 128 random bits as text; ids name files and never reach a rule. */
bool XSave_MakeId(char id[33], XText *why)
{
  unsigned char bytes[16];
  const int fd = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
  const bool good = fd >= 0 && read(fd, bytes, sizeof bytes) == (ssize_t)sizeof bytes;
  if (fd >= 0)
    close(fd);
  if (!good) {
    XText_AddFormat(why, "/dev/urandom: %s", strerror(errno));
    return false;
  }
  for (size_t i = 0; i < sizeof bytes; i++)
    snprintf(id + 2 * i, 3, "%02x", bytes[i]);
  return true;
}

int XSave_LockDirectory(const char *dir, XText *why)
{
  const struct timespec delay = {0, 10000000};
  const int fd = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  bool held = false;
  for (int i = 0; fd >= 0 && i < 90 && !held; i++) {
    held = flock(fd, LOCK_EX | LOCK_NB) == 0;
    if (!held && errno != EWOULDBLOCK)
      break;
    if (!held)
      nanosleep(&delay, NULL);
  }
  if (held)
    return fd;
  XText_AddFormat(why, "%s: cannot be locked: %s", dir, strerror(errno));
  if (fd >= 0)
    close(fd);
  return -1;
}

static bool is_name_free(const char *dir, const char *name, XText *why)
{
  XSaveList list = {0};
  bool good = XSave_List(dir, &list, why);
  for (int32_t i = 0; good && i < list.count; i++) {
    const XSaveEntry *entry = &list.entries[i];
    if (entry->name == NULL || strcmp(entry->name, name) != 0 || entry->fault == XSAVE_DEAD)
      continue;
    XText_AddFormat(why, "%s lives already (%s.hv)", name, entry->id);
    good = false;
  }
  XSaveList_Clear(&list);
  return good;
}

/* Fills the file, still under its first name, with everything; closed and synced it is whole. */
static bool write_first(XSave *save, const char *path, const XGame *game, XText *why)
{
  const int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (fd < 0) {
    XText_AddFormat(why, "%s: %s", path, strerror(errno));
    return false;
  }
  close(fd); /* before SQLite locks the file: closing would drop its locks */
  if (!XDb_OpenNew(&save->db, path, why))
    return false;
  const bool good =
      XDb_Run(&save->db, "BEGIN", why) && XSchema_Create(&save->schema, &save->db, why) &&
      (save->journal_from == NULL || (XJournal_Copy(save->journal_from, &save->db, why) &&
                                      XEpoch_Copy(save->journal_from, &save->db, why))) &&
      XDb_Run(&save->db, "COMMIT", why) && XSave_Snapshot(save, game, why);
  XDb_Trust(&save->db);
  return XDb_Close(&save->db, good ? why : NULL) && good;
}

bool XSave_SyncFile(const char *path, XText *why)
{
  const int fd = open(path, O_RDONLY | O_CLOEXEC);
  const bool good = fd >= 0 && fsync(fd) == 0;
  if (!good)
    XText_AddFormat(why, "%s: %s", path, strerror(errno));
  if (fd >= 0)
    close(fd);
  return good;
}

static void remove_with_log(const char *path)
{
  char *log = XStrFormat("%s-wal", path);
  unlink(log);
  unlink(path);
  free(log);
}

bool XSave_MakeFile(XSave *save, const XGame *game, XText *why)
{
  char *path = XSave_Path(save->dir, save->id, ".new");
  bool good = write_first(save, path, game, why) && XSave_SyncFile(path, why);
  if (good && rename(path, save->path) != 0) {
    XText_AddFormat(why, "%s: %s", save->path, strerror(errno));
    good = false;
  }
  if (!good)
    remove_with_log(path);
  free(path);
  if (!good)
    return false;
  if (!XDb_SyncDirectory(save->dir, why) || !XSave_Attach(save, why)) {
    XJournal_Close(&save->journal);
    XDb_Close(&save->db, NULL);
    remove_with_log(save->path);
    return false;
  }
  XDb_Trust(&save->db);
  save->unsynced = false;
  return true;
}

static XSave *create(const char *dir, XGame *game, bool fork, XText *why)
{
  char id[33];
  const char *name = XGame_Hero(game)->name;
  if (!XPaths_Make(dir, why) || !XSave_MakeId(id, why))
    return NULL;
  const int guard = XSave_LockDirectory(dir, why);
  if (guard < 0)
    return NULL;
  XSave_Sweep(dir);
  XSave *save = XSave_New(dir, id);
  save->born = (int64_t)time(NULL);
  save->birth_name = XStrDup(fork ? "" : name);
  save->mark = XStrDup(fork ? "forked" : "");
  char *lock = XSave_Path(dir, id, ".lock");
  bool held;
  const bool good = is_name_free(dir, name, why) &&
                    XLock_Take(&save->lock, lock, name, &held, why) &&
                    XSave_MakeFile(save, game, why);
  free(lock);
  close(guard);
  if (good)
    return save;
  XSave_Abandon(save);
  return NULL;
}

XSave *XSave_Create(const char *dir, XGame *game, XText *why)
{
  return create(dir, game, false, why);
}

XSave *XSave_CreateFork(const char *dir, XGame *game, XText *why)
{
  return create(dir, game, true, why);
}

/* --- one that exists --- */

bool XSave_CheckFile(const XSchema *schema, XDb *db, bool *complete, XText *why)
{
  if (!XSchema_Check(schema, db, complete, why))
    return false;
  sqlite3_stmt *check = XDb_Prepare(db, "PRAGMA quick_check(1)", why);
  if (check == NULL)
    return false;
  const bool row = sqlite3_step(check) == SQLITE_ROW;
  const char *text = row ? (const char *)sqlite3_column_text(check, 0) : NULL;
  const bool good = text != NULL && strcmp(text, "ok") == 0;
  if (!good)
    XText_AddFormat(why, "damaged: %s",
                    text == NULL ? sqlite3_errmsg(db->sqlite) : XDb_CheckText(text));
  sqlite3_finalize(check);
  return good;
}

/* The row of table save, as far as loading needs it. */
typedef struct Summary {
  int64_t seq, hash, shape, born, seal;
  char birth_name[XCREATURE_NAME], mark[16];
} Summary;

static void read_text(sqlite3_stmt *row, int column, char *out, size_t size)
{
  const char *text = (const char *)sqlite3_column_text(row, column);
  snprintf(out, size, "%s", text == NULL ? "" : text);
}

static bool read_summary(XDb *db, const char *id, Summary *summary, XText *why)
{
  sqlite3_stmt *row =
      XDb_Prepare(db, "SELECT seq,hash,shape,born,id,birth_name,mark,seal FROM save", why);
  if (row == NULL)
    return false;
  const int rc = sqlite3_step(row);
  const char *own = rc == SQLITE_ROW ? (const char *)sqlite3_column_text(row, 4) : NULL;
  const int64_t seq = rc == SQLITE_ROW ? sqlite3_column_int64(row, 0) : 0;
  const bool counted = seq >= 0 && seq <= XFIELD_COUNT_MOST;
  const bool good = own != NULL && strcmp(own, id) == 0 && counted;
  if (good) {
    *summary = (Summary){sqlite3_column_int64(row, 0),
                         sqlite3_column_int64(row, 1),
                         sqlite3_column_int64(row, 2),
                         sqlite3_column_int64(row, 3),
                         sqlite3_column_int64(row, 7),
                         {'\0'},
                         {'\0'}};
    read_text(row, 5, summary->birth_name, sizeof summary->birth_name);
    read_text(row, 6, summary->mark, sizeof summary->mark);
  } else if (!counted)
    XText_Add(why, "damaged: it counts its commands beyond all measure");
  else if (own != NULL)
    XText_AddFormat(why, "this is a copy of %.40s.hv under another name", own);
  else if (rc == SQLITE_DONE)
    XText_Add(why, "there is no character in it");
  else
    XDb_Fail(db, why);
  sqlite3_finalize(row);
  return good;
}

bool XSave_Reseal(const XSchema *schema, XDb *db, const XGame *game, XText *why)
{
  XText bytes;
  XText_Init(&bytes);
  sqlite3_stmt *set = XDb_Prepare(db, "UPDATE save SET shape=?,hash=?", why);
  bool good = set != NULL;
  if (good) {
    sqlite3_bind_int64(set, 1, (sqlite3_int64)XSchema_Shape(schema));
    sqlite3_bind_int64(set, 2, (sqlite3_int64)XGame_Hash(game));
    good = XDb_Step(db, set, why);
    sqlite3_finalize(set);
  }
  good = good && XImage_Dump(schema, db, &bytes, why);
  set = good ? XDb_Prepare(db, "UPDATE save SET seal=?", why) : NULL;
  if (set != NULL) {
    sqlite3_bind_int64(set, 1, (sqlite3_int64)XHash_Bytes(0, bytes.data, bytes.length));
    good = XDb_Step(db, set, why);
    sqlite3_finalize(set);
  }
  XText_Clear(&bytes);
  return good && set != NULL;
}

/* Whether the tables are those that were sealed; a file of an older schema may have no seal yet. */
static bool is_sealed(const XSchema *schema, XDb *db, const Summary *summary, XText *why)
{
  XText bytes;
  XText_Init(&bytes);
  bool good = XImage_Dump(schema, db, &bytes, why);
  if (good && summary->seal != (int64_t)XHash_Bytes(0, bytes.data, bytes.length)) {
    XText_Add(why, "damaged: the snapshot is not the one that was sealed");
    good = false;
  }
  XText_Clear(&bytes);
  return good;
}

/* The seal of a file, false when it comes from before there were any. */
static bool has_seal(XDb *db, int64_t *seal)
{
  sqlite3_stmt *row = NULL;
  XText ignored;
  XText_Init(&ignored);
  bool found = XDb_HasColumn(db, "save", "seal");
  row = found ? XDb_Prepare(db, "SELECT seal FROM save", &ignored) : NULL;
  found = row != NULL && sqlite3_step(row) == SQLITE_ROW;
  *seal = found ? sqlite3_column_int64(row, 0) : 0;
  sqlite3_finalize(row);
  XText_Clear(&ignored);
  return found;
}

bool XSave_CheckOlder(const XSchema *schema, XDb *db, XText *why)
{
  int64_t seal;
  XText bytes;
  if (!has_seal(db, &seal))
    return true;
  XText_Init(&bytes);
  bool good = XImage_DumpOlder(schema, db, &bytes, why);
  if (good && seal != (int64_t)XHash_Bytes(0, bytes.data, bytes.length)) {
    XText_Add(why, "damaged: the snapshot is not the one that was sealed");
    good = false;
  }
  XText_Clear(&bytes);
  return good;
}

/* What is damaged without harm to the game: told, not refused. */
static void check_past(XDb *db, const Summary *summary, XText *note)
{
  XText what;
  XText_Init(&what);
  if (!XJournal_Check(db, summary->seq, &what) || !XImage_CheckAll(db, &what) ||
      !XEpoch_CheckAll(db, &what))
    XText_AddFormat(note, "%s: the game is whole, its past is not. ", what.data);
  XText_Clear(&what);
}

XGame *XSave_Load(const XSchema *schema, XDb *db, const char *id, const XContent *content,
                  XWriter *writer, int64_t *bad, XText *note, XText *why)
{
  Summary summary;
  if (!read_summary(db, id, &summary, why))
    return NULL;
  const bool older = summary.shape != (int64_t)XSchema_Shape(schema);
  if (!older && !is_sealed(schema, db, &summary, why))
    return NULL;
  const int64_t followed = XContent_CountFollowed(content);
  XGame *game = XReader_Load(schema, db, content, why);
  if (game == NULL)
    return NULL;
  /* Tables of another shape, and ids that have new names, hash otherwise; values were range-checked
     one by one, and the seal has held. */
  const bool renamed = XContent_CountFollowed(content) != followed;
  const bool same = older || renamed || summary.hash == (int64_t)XGame_Hash(game);
  if (!same)
    XText_Add(why, "damaged: the snapshot is not the one that was written");
  else if (writer != NULL)
    XWriter_Adopt(writer, game);
  check_past(db, &summary, note);
  if (same && older && writer != NULL && !XSave_Reseal(schema, db, game, why)) {
    XGame_Free(game);
    return NULL;
  }
  if (same && XGame_Restore(game, why) && XJournal_Replay(db, summary.seq, game, bad, note))
    return game;
  XGame_Free(game);
  return NULL;
}

/* Whole tables whose summary names another shape: nothing but damage makes that. */
static bool has_own_shape(XSave *save, XText *why)
{
  Summary summary;
  if (!read_summary(&save->db, save->id, &summary, why))
    return false;
  if (summary.shape == (int64_t)XSchema_Shape(&save->schema))
    return true;
  XText_Add(why, "damaged: its tables are not of the shape that it names");
  return false;
}

/* Before a file is brought up to date, or goes on under other rules or content. */
static bool keep_copy(XSave *save, XText *why)
{
  XText made;
  XText_Init(&made);
  const bool good = XSave_KeepCopy(&save->db, save->dir, save->id, &made, why);
  if (good)
    save->kept_copy = XStrDup(made.data);
  XText_Clear(&made);
  return good;
}

static bool load_attached(XSave *save, const XContent *content, XGame **game, int64_t *bad,
                          XText *note, XText *why)
{
  bool complete = false;
  Summary summary;
  if (!XSave_CheckFile(&save->schema, &save->db, &complete, why))
    return false;
  if (complete ? !has_own_shape(save, why) : !XSave_CheckOlder(&save->schema, &save->db, why))
    return false;
  if ((!complete || !XEpoch_IsCurrent(&save->db, XContent_Digest(content))) &&
      !keep_copy(save, why))
    return false;
  if (!complete && !(XDb_Run(&save->db, "BEGIN IMMEDIATE", why) &&
                     XSchema_Extend(&save->schema, &save->db, why)))
    return false;
  *game = XSave_Load(&save->schema, &save->db, save->id, content, &save->writer, bad, note, why);
  if (*game == NULL || !read_summary(&save->db, save->id, &summary, why))
    return false;
  save->snapshot_seq = summary.seq;
  save->born = summary.born;
  save->birth_name = XStrDup(summary.birth_name);
  save->mark = XStrDup(summary.mark);
  save->place = (*game)->world->here;
  save->name = XStrDup(XGame_Hero(*game)->name);
  save->image_seq = XImage_Newest(&save->db, INT64_MAX);
  if (save->image_seq < 0)
    save->image_seq = XSAVE_NO_IMAGE;
  return complete || XDb_Run(&save->db, "COMMIT", why);
}

/* Keeps the rows that cannot be run apart, and tells so. */
static bool set_aside(XSave *save, const XGame *game, int64_t bad, const XText *note, XText *why)
{
  const int64_t count = save->journal.last - bad + 1;
  if (!XJournal_SetAside(&save->db, bad, why))
    return false;
  save->journal.last = bad - 1;
  char what[40] = "command";
  if (count != 1)
    snprintf(what, sizeof what, "%lld commands", (long long)count);
  save->notice = XStrFormat("The last %s could not be run again (%s). %s kept in the file.", what,
                            note->data, count == 1 ? "It is" : "They are");
  return XSave_Snapshot(save, game, why);
}

/* An earlier copy of the file was put in its place: it is said, and the run is no longer scored. */
static bool notice_rewinding(XSave *save, const XGame *game, XText *why)
{
  const int64_t beyond = XHistory_Beyond(save->dir, save->id, save->journal.last);
  if (beyond == 0 || save->mark[0] != '\0')
    return true;
  free(save->mark);
  save->mark = XStrDup("rewound");
  save->notice = XStrFormat("This is an earlier copy of the hero: %lld command%s had been given "
                            "after it. The run is no longer scored.",
                            (long long)beyond, beyond == 1 ? "" : "s");
  return XSave_Snapshot(save, game, why);
}

/* The file goes on in another epoch, or another schema. */
static bool tell_of_copy(XSave *save, const XGame *game, int64_t bad, XText *why)
{
  char *before = save->notice;
  XText mods;
  XText_Init(&mods);
  XEpoch_AddMods(&save->db, &mods);
  const char *now = XContent_Mods(game->world->content);
  const bool other = strcmp(mods.data, now) != 0;
  save->notice = XStrFormat(
      "%s%sThis hero was played with other rules or content%s%s%s%s%s; %s. The file as it was is "
      "kept "
      "as %s.",
      before == NULL ? "" : before, before == NULL ? "" : " ", other ? " (mods then: " : "",
      !other                 ? ""
      : mods.data[0] == '\0' ? "none"
                             : mods.data,
      other ? ", now: " : "",
      !other           ? ""
      : now[0] == '\0' ? "none"
                       : now,
      other ? ")" : "", bad == 0 ? "every command ran as it did" : "what still agreed is kept",
      save->kept_copy);
  XText_Clear(&mods);
  free(before);
  return bad != 0 || XSave_Snapshot(save, game, why);
}

/* After loading: what could not be replayed, and what is already over. */
static bool settle(XSave *save, const XGame *game, int64_t bad, const XText *note,
                   XSaveFault *fault, XText *why)
{
  XDb_Trust(&save->db);
  if (bad != 0 && !set_aside(save, game, bad, note, why))
    return false;
  if (bad == 0 && note->length > 0)
    save->notice = XStrDup(note->data);
  if (save->kept_copy != NULL && !tell_of_copy(save, game, bad, why))
    return false;
  if (bad == 0 && !notice_rewinding(save, game, why))
    return false;
  if (game->state != XGAME_DEAD)
    return true;
  bool good = save->snapshot_seq == save->journal.last || XSave_Snapshot(save, game, why);
  XJournal_Close(&save->journal);
  good = XDb_Close(&save->db, good ? why : NULL) && good;
  if (good && XSave_Bury(save, why)) {
    *fault = XSAVE_DEAD;
    XText_AddFormat(why, "%s is %s", save->name, game->cause[0] == '\0' ? "" : "dead: ");
    XChronicle_AddFate(game->cause, why);
  }
  return false;
}

static bool open_save(XSave *save, const char *name, const XContent *content, XGame **game,
                      XSaveFault *fault, XText *why)
{
  XText note;
  int64_t bad = 0;
  char *lock = XSave_Path(save->dir, save->id, ".lock");
  bool held = false;
  bool good = XLock_Take(&save->lock, lock, name, &held, why);
  if (!good)
    *fault = held ? XSAVE_IN_USE : XSAVE_UNREADABLE;
  free(lock);
  if (!good)
    return false;
  *fault = XSave_FaultOf(XDb_Probe(save->path, why));
  if (*fault != XSAVE_FINE)
    return false;
  *fault = access(save->path, W_OK) == 0 ? XSAVE_DAMAGED : XSAVE_UNREADABLE;
  XText_Init(&note);
  good = XSave_Attach(save, why) && load_attached(save, content, game, &bad, &note, why) &&
         settle(save, *game, bad, &note, fault, why);
  XText_Clear(&note);
  if (good)
    *fault = XSAVE_FINE;
  else if (*fault == XSAVE_DAMAGED && save->db.sqlite != NULL &&
           XImage_Newest(&save->db, INT64_MAX) >= 0)
    XText_AddFormat(why, "; an earlier snapshot is in it: hourvale restore --back %s", save->id);
  return good;
}

XSave *XSave_Open(const char *dir, const char *id_or_name, const XContent *content, XGame **game,
                  XSaveFault *fault, XText *why)
{
  XText id, name;
  XText_Init(&id);
  XText_Init(&name);
  *game = NULL;
  XSave *save = NULL;
  if (!XSave_Find(dir, id_or_name, &id, &name)) {
    *fault = XSAVE_MISSING;
    XSave_SayMissing(dir, id_or_name, why);
  } else {
    save = XSave_New(dir, id.data);
    if (!open_save(save, name.data, content, game, fault, why)) {
      XGame_Free(*game);
      *game = NULL;
      XSave_Abandon(save);
      save = NULL;
    }
  }
  XText_Clear(&name);
  XText_Clear(&id);
  return save;
}

static bool have_same_bytes(const char *a, const char *b)
{
  FILE *files[] = {fopen(a, "rb"), fopen(b, "rb")};
  char parts[2][4096];
  size_t sizes[2] = {1, 1};
  bool same = files[0] != NULL && files[1] != NULL;
  while (same && sizes[0] > 0) {
    for (int i = 0; i < 2; i++)
      sizes[i] = fread(parts[i], 1, sizeof parts[i], files[i]);
    same = sizes[0] == sizes[1] && memcmp(parts[0], parts[1], sizes[0]) == 0;
  }
  for (int i = 0; i < 2; i++)
    if (files[i] != NULL)
      fclose(files[i]);
  return same;
}

bool XSave_Bury(const XSave *save, XText *why)
{
  struct stat info;
  char *graveyard = XStrFormat("%s/graveyard", save->dir);
  char *grave = XSave_Path(graveyard, save->id, ".hv");
  bool good = XPaths_Make(graveyard, why);
  /* When the power failed between the two directories, the file may be in both. */
  const bool free_grave = lstat(grave, &info) != 0 || have_same_bytes(save->path, grave);
  if (good && (!free_grave || rename(save->path, grave) != 0)) {
    XText_AddFormat(why, "%s: cannot be moved to %s", save->path, graveyard);
    good = false;
  }
  good = good && XDb_SyncDirectory(graveyard, why) && XDb_SyncDirectory(save->dir, why);
  free(grave);
  free(graveyard);
  return good;
}

const char *XSave_Version(void)
{
  return sqlite3_libversion();
}
