/* One table, upserted by run id. */
#include "saves/xhistory.h"

#include "engine/xalloc.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "saves/xsave_own.h"
#include "game/chronicle.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char table[] =
    "PRAGMA journal_mode=DELETE;PRAGMA synchronous=NORMAL;"
    "CREATE TABLE IF NOT EXISTS run(id TEXT PRIMARY KEY,name TEXT NOT NULL,race TEXT NOT NULL,"
    "career TEXT NOT NULL,level INTEGER NOT NULL,place TEXT NOT NULL,dead INTEGER NOT NULL,"
    "cause TEXT NOT NULL,mark TEXT NOT NULL,practice INTEGER NOT NULL,score INTEGER NOT NULL,"
    "commands INTEGER NOT NULL,born INTEGER NOT NULL,played INTEGER NOT NULL,"
    "seq INTEGER NOT NULL,hash INTEGER NOT NULL) STRICT;";

static bool fail(sqlite3 *sqlite, const char *path, XText *why)
{
  XText_AddFormat(why, "%s: %s", path, sqlite3_errmsg(sqlite));
  return false;
}

/* Opens or makes it; NULL with a reason, or quietly when there is none and `make` is false. */
static sqlite3 *open_history(const char *dir, bool make, XText *why)
{
  sqlite3 *sqlite = NULL;
  char *path = XStrFormat("%s/history.db", dir);
  const int fd = make ? open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600)
                      : open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  bool good = fd >= 0;
  if (good)
    close(fd);
  else if (make)
    XText_AddFormat(why, "%s: %s", path, strerror(errno));
  const int flags = make ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
  if (good) {
    good = sqlite3_open_v2(path, &sqlite, flags, NULL) == SQLITE_OK;
    sqlite3_busy_timeout(sqlite, 500);
    sqlite3_db_config(sqlite, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(sqlite, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    sqlite3_db_config(sqlite, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
    sqlite3_db_config(sqlite, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
    good = good && (!make || sqlite3_exec(sqlite, table, NULL, NULL, NULL) == SQLITE_OK);
    if (!good)
      fail(sqlite, path, why);
  }
  free(path);
  if (!good)
    sqlite3_close(sqlite);
  return good ? sqlite : NULL;
}

static void bind_text(sqlite3_stmt *row, int at, const char *text)
{
  sqlite3_bind_text(row, at, text == NULL ? "" : text, -1, SQLITE_STATIC);
}

static bool note(sqlite3 *sqlite, const char *dir, const XSaveEntry *entry, XText *why)
{
  sqlite3_stmt *row = NULL;
  const int64_t numbers[] = {entry->level,    entry->fault == XSAVE_DEAD,
                             entry->practice, entry->score,
                             entry->commands, entry->born,
                             entry->played,   entry->seq,
                             entry->hash};
  const char *const texts[] = {entry->id,    entry->name,  entry->race, entry->career,
                               entry->place, entry->cause, entry->mark};
  bool good =
      sqlite3_prepare_v2(
          sqlite,
          "INSERT INTO run(id,name,race,career,place,cause,mark,level,dead,practice,score,commands,"
          "born,played,seq,hash)VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?) ON CONFLICT(id) DO UPDATE "
          "SET name=excluded.name,race=excluded.race,career=excluded.career,place=excluded.place,"
          "cause=excluded.cause,mark=excluded.mark,level=excluded.level,dead=excluded.dead,"
          "practice=excluded.practice,score=excluded.score,commands=excluded.commands,"
          "born=excluded.born,played=excluded.played,seq=max(seq,excluded.seq),hash=excluded.hash "
          "WHERE excluded.seq>=seq OR excluded.mark<>''",
          -1, &row, NULL) == SQLITE_OK;
  for (int i = 0; i < 7; i++)
    bind_text(row, i + 1, texts[i]);
  for (int i = 0; i < 9; i++)
    sqlite3_bind_int64(row, i + 8, numbers[i]);
  good = good && sqlite3_step(row) == SQLITE_DONE;
  if (!good)
    fail(sqlite, dir, why);
  sqlite3_finalize(row);
  return good;
}

bool XHistory_Note(const char *dir, const XSaveEntry *entry, XText *why)
{
  sqlite3 *sqlite = open_history(dir, true, why);
  const bool good = sqlite != NULL && note(sqlite, dir, entry, why);
  sqlite3_close(sqlite);
  return good;
}

static bool fill_from(sqlite3 *sqlite, const char *dir, XText *why)
{
  XSaveList list = {0};
  bool good = XSave_List(dir, &list, why);
  for (int32_t i = 0; good && i < list.count; i++) {
    const XSaveEntry *entry = &list.entries[i];
    if (entry->fault == XSAVE_FINE || entry->fault == XSAVE_DEAD)
      good = note(sqlite, dir, entry, why);
  }
  XSaveList_Clear(&list);
  return good;
}

bool XHistory_Fill(const char *dir, XText *why)
{
  sqlite3 *sqlite = open_history(dir, true, why);
  char *graveyard = XStrFormat("%s/graveyard", dir);
  const bool good =
      sqlite != NULL && sqlite3_exec(sqlite, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK &&
      fill_from(sqlite, dir, why) && fill_from(sqlite, graveyard, why) &&
      (sqlite3_exec(sqlite, "COMMIT", NULL, NULL, NULL) == SQLITE_OK || fail(sqlite, dir, why));
  free(graveyard);
  sqlite3_close(sqlite);
  return good;
}

int64_t XHistory_Beyond(const char *dir, const char *id, int64_t seq)
{
  XText why;
  XText_Init(&why);
  int64_t beyond = 0;
  sqlite3_stmt *row = NULL;
  sqlite3 *sqlite = open_history(dir, false, &why);
  if (sqlite != NULL &&
      sqlite3_prepare_v2(sqlite, "SELECT seq FROM run WHERE id=?", -1, &row, NULL) == SQLITE_OK) {
    bind_text(row, 1, id);
    if (sqlite3_step(row) == SQLITE_ROW)
      beyond = sqlite3_column_int64(row, 0) - seq;
  }
  sqlite3_finalize(row);
  sqlite3_close(sqlite);
  XText_Clear(&why);
  return beyond < 0 ? 0 : beyond;
}

static char *copy_of(sqlite3_stmt *row, int column)
{
  const char *text = (const char *)sqlite3_column_text(row, column);
  return XStrDup(text == NULL ? "" : text);
}

static void add_run(XHistory *history, sqlite3_stmt *row)
{
  XALLOC_GROW(history->runs, history->count, history->capacity);
  history->runs[history->count++] = (XRun){.id = copy_of(row, 0),
                                           .name = copy_of(row, 1),
                                           .race = copy_of(row, 2),
                                           .career = copy_of(row, 3),
                                           .place = copy_of(row, 4),
                                           .cause = copy_of(row, 5),
                                           .mark = copy_of(row, 6),
                                           .level = sqlite3_column_int64(row, 7),
                                           .dead = sqlite3_column_int64(row, 8) != 0,
                                           .practice = sqlite3_column_int64(row, 9) != 0,
                                           .score = sqlite3_column_int64(row, 10),
                                           .commands = sqlite3_column_int64(row, 11),
                                           .born = sqlite3_column_int64(row, 12),
                                           .played = sqlite3_column_int64(row, 13)};
}

bool XHistory_Read(const char *dir, bool scores, XHistory *history, XText *why)
{
  static const char all[] =
      "SELECT id,name,race,career,place,cause,mark,level,dead,practice,score,commands,born,played "
      "FROM run ORDER BY played DESC,id";
  static const char counting[] =
      "SELECT id,name,race,career,place,cause,mark,level,dead,practice,score,commands,born,played "
      "FROM run WHERE mark='' AND practice=0 ORDER BY score DESC,id";
  sqlite3_stmt *row = NULL;
  *history = (XHistory){.runs = NULL};
  const size_t before = why->length;
  sqlite3 *sqlite = open_history(dir, false, why);
  if (sqlite == NULL)
    return why->length == before; /* there is none yet */
  int rc = sqlite3_prepare_v2(sqlite, scores ? counting : all, -1, &row, NULL);
  while (rc == SQLITE_OK && sqlite3_step(row) == SQLITE_ROW)
    add_run(history, row);
  const bool good = rc == SQLITE_OK && sqlite3_errcode(sqlite) == SQLITE_DONE;
  if (!good)
    fail(sqlite, dir, why);
  sqlite3_finalize(row);
  sqlite3_close(sqlite);
  return good;
}

void XHistory_Clear(XHistory *history)
{
  for (int32_t i = 0; i < history->count; i++) {
    XRun *run = &history->runs[i];
    free(run->id);
    free(run->name);
    free(run->race);
    free(run->career);
    free(run->place);
    free(run->cause);
    free(run->mark);
  }
  free(history->runs);
  *history = (XHistory){.runs = NULL};
}

static void json_run(XJsonWriter *json, const XRun *run)
{
  const struct {
    const char *key, *text;
  } texts[] = {{"id", run->id},        {"name", run->name},   {"race", run->race},
               {"class", run->career}, {"place", run->place}, {"cause", run->cause},
               {"mark", run->mark}};
  const struct {
    const char *key;
    int64_t number;
  } numbers[] = {{"level", run->level},
                 {"score", run->score},
                 {"commands", run->commands},
                 {"born", run->born},
                 {"played", run->played}};
  XJson_ObjectBegin(json);
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    XJson_Key(json, texts[i].key);
    XJson_Text(json, texts[i].text);
  }
  for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
    XJson_Key(json, numbers[i].key);
    XJson_Int(json, numbers[i].number);
  }
  XJson_Key(json, "dead");
  XJson_Bool(json, run->dead);
  XJson_Key(json, "practice");
  XJson_Bool(json, run->practice);
  XJson_ObjectEnd(json);
}

static void text_run(const XRun *run, int32_t number, bool scores, XText *out)
{
  char when[24] = "?";
  struct tm parts;
  XText line;
  const time_t played = (time_t)run->played;
  if (localtime_r(&played, &parts) != NULL)
    strftime(when, sizeof when, "%Y-%m-%d", &parts);
  XText_Init(&line);
  if (scores)
    XText_AddFormat(&line, "%3d. %7lld  ", (int)number, (long long)run->score);
  XText_AddFormat(&line, "%s, %s %s, level %lld, ", run->name, XSave_ShortId(run->race),
                  XSave_ShortId(run->career), (long long)run->level);
  if (run->dead)
    XChronicle_AddFate(run->cause, &line);
  else
    XText_AddFormat(&line, "alive in %s", XSave_ShortId(run->place));
  XText_AddFormat(&line, ", %lld commands, %s", (long long)run->commands, when);
  if (run->practice || run->mark[0] != '\0')
    XText_AddFormat(&line, " (%s)", run->practice ? "practice" : run->mark);
  XSave_AddClean(out, line.data);
  XText_Clear(&line);
}

void XHistory_Format(const XHistory *history, bool scores, bool json, XText *out)
{
  XJsonWriter writer;
  XJsonWriter_Init(&writer, out);
  if (json)
    XJson_ArrayBegin(&writer);
  for (int32_t i = 0; i < history->count; i++) {
    if (json)
      json_run(&writer, &history->runs[i]);
    else
      text_run(&history->runs[i], i + 1, scores, out);
  }
  if (json) {
    XJson_ArrayEnd(&writer);
    XText_AddChar(out, '\n');
  } else if (history->count == 0) {
    XText_Add(out, "nobody yet\n");
  }
}
