/* The store of a session: commits, snapshots, syncs, and the fate of the dead. */
#include "saves/xhistory.h"
#include "saves/xsave_own.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "saves/epoch.h"
#include "saves/vfs.h"
#include "saves/image.h"
#include "saves/paths.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  IMAGE_COMMANDS = 100,      /* between the images kept to step back to */
  SNAPSHOT_COMMANDS = 250,   /* when the hand is idle */
  SNAPSHOT_TURNS = 20000,    /* given out on the ring, the same */
  SNAPSHOT_AT_LATEST = 4000, /* commands, idle or not */
  SYNC_MILLISECONDS = 100,   /* how late a sync may be while keys are waiting */
  CHECKPOINT_FRAMES = 1000
};

static int64_t now_milliseconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void bind_id(sqlite3_stmt *statement, const char *parameter, const XKind *kind)
{
  if (kind != NULL)
    sqlite3_bind_text(statement, sqlite3_bind_parameter_index(statement, parameter), kind->id, -1,
                      SQLITE_STATIC);
}

static void bind_number(sqlite3_stmt *statement, const char *parameter, int64_t value)
{
  sqlite3_bind_int64(statement, sqlite3_bind_parameter_index(statement, parameter), value);
}

static void bind_text(sqlite3_stmt *statement, const char *parameter, const char *value)
{
  sqlite3_bind_text(statement, sqlite3_bind_parameter_index(statement, parameter), value, -1,
                    SQLITE_STATIC);
}

static void bind_summary(sqlite3_stmt *row, const XSave *save, const XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  const XLocation *here = XWorld_Here(game->world);
  bind_text(row, "@id", save->id);
  bind_text(row, "@name", hero == NULL ? save->name : hero->name);
  bind_id(row, "@race", hero == NULL ? NULL : hero->race);
  bind_id(row, "@career", hero == NULL ? NULL : hero->career);
  bind_number(row, "@level", hero == NULL ? 0 : hero->level);
  bind_id(row, "@place", here == NULL ? NULL : here->place);
  bind_number(row, "@state", game->state);
  bind_text(row, "@cause", game->cause);
  bind_number(row, "@commands", game->commands);
  bind_number(row, "@born", save->born);
  bind_number(row, "@played", (int64_t)time(NULL));
  bind_number(row, "@seq", save->journal.last);
  bind_number(row, "@hash", (int64_t)XGame_Hash(game));
  bind_number(row, "@shape", (int64_t)XSchema_Shape(&save->schema));
  bind_text(row, "@birth_name", save->birth_name);
  bind_text(row, "@mark", save->mark);
  bind_number(row, "@practice", game->practice);
  bind_number(row, "@score", XGame_Score(game));
  bind_number(row, "@content", (int64_t)XContent_Digest(game->world->content));
}

static bool write_summary(XSave *save, const XGame *game, XText *why)
{
  sqlite3_stmt *row = XDb_Prepare(
      &save->db,
      "INSERT OR REPLACE INTO save(guid,id,name,race,career,level,place,state,cause,commands,born,"
      "played,seq,hash,shape,content,birth_name,mark,practice,score)VALUES(0,@id,@name,@race,@"
      "career,"
      "@level,@place,@state,@cause,@commands,@born,@played,@seq,@hash,@shape,@content,@birth_name,"
      "@mark,@practice,@score)",
      why);
  if (row == NULL)
    return false;
  bind_summary(row, save, game);
  const bool good = XDb_Step(&save->db, row, why);
  sqlite3_finalize(row);
  return good;
}

static void remember_snapshot(XSave *save, const XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  save->snapshot_seq = save->journal.last;
  save->snapshot_turns = game->world->scheduler.dispatched;
  save->place = game->world->here;
  save->fate_written = game->state == XGAME_DEAD;
  save->unsynced = true;
  if (hero == NULL || (save->name != NULL && strcmp(save->name, hero->name) == 0))
    return;
  free(save->name);
  save->name = XStrDup(hero->name);
}

static bool write_seal(XSave *save, const XText *bytes, XText *why)
{
  sqlite3_stmt *set = XDb_Prepare(&save->db, "UPDATE save SET seal=?", why);
  if (set == NULL)
    return false;
  sqlite3_bind_int64(set, 1, (sqlite3_int64)XHash_Bytes(0, bytes->data, bytes->length));
  const bool good = XDb_Step(&save->db, set, why);
  sqlite3_finalize(set);
  return good;
}

/* Seals what the tables hold now, and keeps it to step back to when the last image is old. */
static bool seal_snapshot(XSave *save, XText *why)
{
  XText bytes;
  XText_Init(&bytes);
  bool good = XImage_Dump(&save->schema, &save->db, &bytes, why) && write_seal(save, &bytes, why);
  if (good && save->journal.last - save->image_seq >= IMAGE_COMMANDS) {
    good = XImage_Keep(&save->db, save->journal.last, &bytes, why);
    save->image_due = good;
  }
  XText_Clear(&bytes);
  return good;
}

bool XSave_Snapshot(XSave *save, const XGame *game, XText *why)
{
  XTrack *fresh = NULL;
  int32_t fresh_count = 0;
  if (!XDb_Run(&save->db, "BEGIN IMMEDIATE", why))
    return false;
  save->image_due = false;
  if (XWriter_Write(&save->writer, game, &fresh, &fresh_count, why) &&
      write_summary(save, game, why) && seal_snapshot(save, why) &&
      XEpoch_Note(&save->db, save->journal.last, game->world->content, why) &&
      XDb_Run(&save->db, "COMMIT", why)) {
    XWriter_Commit(&save->writer, fresh, fresh_count);
    remember_snapshot(save, game);
    if (save->image_due)
      save->image_seq = save->journal.last;
    return true;
  }
  free(fresh);
  if (!sqlite3_get_autocommit(save->db.sqlite))
    sqlite3_exec(save->db.sqlite, "ROLLBACK", NULL, NULL, NULL);
  return false;
}

/* --- the four calls --- */

/* Whether the file at the path is still the one that is open. */
static bool is_in_place(const XSave *save, XText *why)
{
  struct stat now;
  if (stat(save->path, &now) != 0)
    XText_AddFormat(why, "%s: %s", save->path, strerror(errno));
  else if (now.st_ino != save->file.st_ino || now.st_dev != save->file.st_dev)
    XText_AddFormat(why, "%s: another file was put in its place", save->path);
  else
    return true;
  return false;
}

/* An amended line that failed is tried again before anything else is written. */
static bool write_unwritten(XSave *save, XText *why)
{
  if (save->unwritten == NULL)
    return true;
  if (!XJournal_Amend(&save->journal, save->unwritten, why))
    return false;
  free(save->unwritten);
  save->unwritten = NULL;
  save->unsynced = true;
  return true;
}

/* A sync that failed is not asked again: the kernel may have dropped what it could not write, and
   say nothing the second time. All that is known goes into a new file, synced. */
static bool rescue(XSave *save, const XGame *game, XText *why)
{
  char *old = XStrDup(save->path);
  const bool good = XSave_Move(save, game, save->dir, why);
  if (good) {
    free(save->news);
    save->news =
        XStrFormat("%s could not be made safe; a whole copy was made, and the game goes on "
                   "in %s.",
                   old, save->path);
    save->synced_at = now_milliseconds();
  }
  free(old);
  return good;
}

/* A small disk may be full of the log alone: what is in it goes to its place, and it is emptied.
   False when nothing came of it. */
static bool make_room(XSave *save)
{
  if (save->log_frames == 0 ||
      sqlite3_wal_checkpoint_v2(save->db.sqlite, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL) !=
          SQLITE_OK)
    return false;
  save->log_frames = 0;
  return true;
}

/* Writes the row; once more when room could be made for it. */
static bool commit_row(XSave *save, const XGame *game, const char *line, XText *why)
{
  XText failed;
  XText_Init(&failed);
  bool good = XJournal_Commit(&save->journal, game, line, &failed);
  const int error = sqlite3_errcode(save->db.sqlite) & 0xFF;
  if (!good && (error == SQLITE_FULL || error == SQLITE_IOERR) && make_room(save)) {
    XText_Reset(&failed);
    good = XJournal_Commit(&save->journal, game, line, &failed);
  }
  if (!good)
    XText_Add(why, failed.data);
  XText_Clear(&failed);
  return good;
}

static bool store_commit(void *context, const XGame *game, const char *line, XText *why)
{
  XSave *save = context;
  if ((save->db.sync_failed && !rescue(save, game, why)) || !is_in_place(save, why) ||
      !write_unwritten(save, why) || !commit_row(save, game, line, why))
    return false;
  save->unsynced = true;
  return true;
}

static bool store_amend(void *context, const XGame *game, const char *line, XText *why)
{
  XSave *save = context;
  (void)game;
  free(save->unwritten);
  save->unwritten = XStrDup(line);
  return write_unwritten(save, why);
}

static bool is_due(const XSave *save, const XGame *game, bool idle)
{
  const int64_t since = save->journal.last - save->snapshot_seq;
  if (game->activity.kind != XACTIVITY_NONE || game->state != XGAME_PLAYING || since == 0)
    return false;
  const XCreature *hero = XGame_Hero(game);
  const bool renamed = hero != NULL && strcmp(hero->name, save->name) != 0;
  const bool moved = !XHandle_Equal(save->place, game->world->here);
  const bool long_ago = since >= SNAPSHOT_COMMANDS ||
                        game->world->scheduler.dispatched - save->snapshot_turns >= SNAPSHOT_TURNS;
  return since >= SNAPSHOT_AT_LATEST || (idle && (moved || renamed || long_ago));
}

static bool sync_now(XSave *save, const XGame *game, XText *why)
{
  XText failed;
  XText_Init(&failed);
  bool good = !save->db.sync_failed && XDb_Sync(&save->db, &failed);
  if (good) {
    save->unsynced = false;
    save->synced_at = now_milliseconds();
  } else {
    XText_Add(why, failed.length == 0 ? "" : failed.data);
    XText_Add(why, failed.length == 0 ? "" : "; ");
    good = rescue(save, game, why);
    if (good)
      XText_Reset(why);
  }
  XText_Clear(&failed);
  return good;
}

static void checkpoint(XSave *save)
{
  XText unsaid;
  XText_Init(&unsaid);
  /* When it fails the log only stays longer, unless it was a sync. */
  if (sqlite3_wal_checkpoint_v2(save->db.sqlite, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL) !=
      SQLITE_OK)
    XDb_Fail(&save->db, &unsaid);
  save->log_frames = 0;
  XText_Clear(&unsaid);
}

/* The content's text, once an epoch, when no hand waits for it. */
static bool keep_content(XSave *save, const XGame *game, XText *why)
{
  const XScriptSource *scripts = XContent_Scripts(game->world->content);
  if (scripts == NULL || scripts->Text == NULL || !XEpoch_LacksText(&save->db))
    return true;
  XText text;
  XText_Init(&text);
  scripts->Text(scripts->context, &text);
  const bool good = XEpoch_KeepText(&save->db, &text, why);
  save->unsynced = true;
  XText_Clear(&text);
  return good;
}

static bool write_shown(XSave *save, const XGame *game, bool idle, XText *why)
{
  if (!write_unwritten(save, why))
    return false;
  if (is_due(save, game, idle) && !XSave_Snapshot(save, game, why))
    return false;
  if (idle && !save->content_kept) {
    if (!keep_content(save, game, why))
      return false;
    save->content_kept = true;
  }
  if (save->unsynced && (idle || now_milliseconds() - save->synced_at >= SYNC_MILLISECONDS) &&
      !sync_now(save, game, why))
    return false;
  if (XVfs_TakeTight(save->db.vfs))
    make_room(save);
  else if (idle && save->log_frames >= CHECKPOINT_FRAMES)
    checkpoint(save);
  return !save->db.sync_failed || sync_now(save, game, why);
}

static bool store_shown(void *context, const XGame *game, bool idle, XText *why)
{
  XSave *save = context;
  const bool good =
      write_shown(save, game, idle, why) || (save->db.sync_failed && sync_now(save, game, why));
  if (!good || save->news == NULL)
    return good;
  XText_Reset(why);
  XText_Add(why, save->news);
  free(save->news);
  save->news = NULL;
  return true;
}

static bool store_died(void *context, const XGame *game, XText *why)
{
  XSave *save = context;
  return write_unwritten(save, why) && XSave_Snapshot(save, game, why) && sync_now(save, game, why);
}

static bool store_elsewhere(void *context, const XGame *game, const char *dir, XText *why)
{
  XSave *save = context;
  XText path;
  XText_Init(&path);
  const bool good = XPaths_Data(dir, &path, why) && XSave_Move(save, game, path.data, why) &&
                    write_unwritten(save, why);
  XText_Clear(&path);
  return good;
}

static bool store_is_open(void *context)
{
  const XSave *save = context;
  return save->journal.last != save->snapshot_seq;
}

XStore XSave_Store(XSave *save)
{
  return (XStore){save,       store_commit,    store_amend,  store_shown,
                  store_died, store_elsewhere, store_is_open};
}

/* --- the end --- */

void XSave_Abandon(XSave *save)
{
  if (save == NULL)
    return;
  XJournal_Close(&save->journal);
  XDb_Close(&save->db, NULL);
  XWriter_Clear(&save->writer);
  XSchema_Clear(&save->schema);
  XLock_Release(&save->lock);
  free(save->dir);
  free(save->id);
  free(save->path);
  free(save->notice);
  free(save->name);
  free(save->news);
  free(save->kept_copy);
  free(save->unwritten);
  free(save->birth_name);
  free(save->mark);
  free(save);
}

/* Whether leaving needs a snapshot: not when nothing happened, nor in the middle of an activity,
   which the journal knows how to run. */
static bool needs_last_snapshot(const XSave *save, const XGame *game)
{
  if (game->state == XGAME_DEAD)
    return !save->fate_written;
  return game->activity.kind == XACTIVITY_NONE && save->journal.last != save->snapshot_seq;
}

/* The history is told how far this run has come; when it cannot be, the run is none the worse. */
static void note_history(const XSave *save, const XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  const XLocation *here = XWorld_Here(game->world);
  XText why;
  XText_Init(&why);
  XSaveEntry entry = {.id = save->id,
                      .fault = game->state == XGAME_DEAD ? XSAVE_DEAD : XSAVE_FINE,
                      .name = save->name,
                      .mark = save->mark,
                      .practice = game->practice != 0,
                      .level = hero == NULL ? 0 : hero->level,
                      .score = XGame_Score(game),
                      .commands = game->commands,
                      .born = save->born,
                      .played = (int64_t)time(NULL),
                      .seq = save->journal.last,
                      .hash = (int64_t)XGame_Hash(game)};
  char cause[sizeof game->cause], race[96] = "", career[96] = "", place[96] = "";
  snprintf(cause, sizeof cause, "%s", game->cause);
  if (hero != NULL) {
    snprintf(race, sizeof race, "%s", hero->race == NULL ? "" : hero->race->id);
    snprintf(career, sizeof career, "%s", hero->career == NULL ? "" : hero->career->id);
  }
  if (here != NULL && here->place != NULL)
    snprintf(place, sizeof place, "%s", here->place->id);
  entry.cause = cause;
  entry.race = race;
  entry.career = career;
  entry.place = place;
  XHistory_Note(save->dir, &entry, &why);
  XText_Clear(&why);
}

bool XSave_Close(XSave *save, const XGame *game, XText *why)
{
  bool good = write_unwritten(save, why);
  if (good && needs_last_snapshot(save, game))
    good = XSave_Snapshot(save, game, why);
  if (good && !save->content_kept)
    good = keep_content(save, game, why);
  if (save->db.sync_failed || (good && save->unsynced))
    good = sync_now(save, game, why) && good;
  const bool dead = save->fate_written;
  if (good)
    note_history(save, game);
  XJournal_Close(&save->journal);
  good = XDb_Close(&save->db, good ? why : NULL) && good;
  if (good && dead)
    good = XSave_Bury(save, why);
  XSave_Abandon(save);
  return good;
}
