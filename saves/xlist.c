/* Looking at a directory of characters: every file is listed, whatever is in it. */
#include "saves/xsave_own.h"

#include "engine/xalloc.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "game/chronicle.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char *column_copy(sqlite3_stmt *row, int column)
{
  const char *text = (const char *)sqlite3_column_text(row, column);
  return text == NULL ? NULL : XStrDup(text);
}

static void fill_entry(XSaveEntry *entry, sqlite3_stmt *row)
{
  entry->name = column_copy(row, 0);
  entry->race = column_copy(row, 1);
  entry->career = column_copy(row, 2);
  entry->place = column_copy(row, 3);
  entry->level = sqlite3_column_int64(row, 4);
  entry->commands = sqlite3_column_int64(row, 5);
  entry->born = sqlite3_column_int64(row, 6);
  entry->played = sqlite3_column_int64(row, 7);
  entry->mark = column_copy(row, 11);
  entry->practice = sqlite3_column_int64(row, 12) != 0;
  entry->score = sqlite3_column_int64(row, 13);
  entry->seq = sqlite3_column_int64(row, 14);
  entry->hash = sqlite3_column_int64(row, 15);
  if (entry->mark != NULL && entry->mark[0] == '\0') {
    free(entry->mark);
    entry->mark = NULL;
  }
  if (sqlite3_column_int64(row, 8) == XGAME_DEAD) {
    entry->cause = column_copy(row, 9);
    entry->fault = XSAVE_DEAD;
  }
}

/* A file copied under another name is no hero of its own. */
static bool is_itself(const XSaveEntry *entry, sqlite3_stmt *row, XText *why)
{
  const char *own = (const char *)sqlite3_column_text(row, 10);
  if (own != NULL && strcmp(own, entry->id) == 0)
    return true;
  XText_AddFormat(why, "this is a copy of %.40s.hv under another name", own == NULL ? "?" : own);
  return false;
}

/* Reads the summary of a file that passed the probe. False with a reason. */
static bool read_entry(const XSchema *schema, const char *path, XSaveEntry *entry, XText *why)
{
  XDb db;
  bool complete = false;
  sqlite3_stmt *row = NULL;
  if (!XDb_Open(&db, path, false, why))
    return false;
  bool good = XSchema_Check(schema, &db, &complete, why);
  if (good)
    row = XDb_Prepare(&db,
                      "SELECT name,race,career,place,level,"
                      "max(commands,ifnull((SELECT max(seq) FROM journal),0)),born,played,state,"
                      "cause,id,mark,practice,score,"
                      "ifnull((SELECT max(seq) FROM journal),0),hash FROM save",
                      why);
  good = good && row != NULL;
  if (good) {
    const int rc = sqlite3_step(row);
    good = rc == SQLITE_ROW;
    if (good) {
      fill_entry(entry, row);
      good = is_itself(entry, row, why);
    } else if (rc == SQLITE_DONE)
      XText_Add(why, "there is no character in it");
    else
      XDb_Fail(&db, why);
  }
  sqlite3_finalize(row);
  XDb_Close(&db, NULL);
  return good;
}

/* Whether a game runs with this file; then the entry says so. */
static bool is_in_use(const char *lock, XSaveEntry *entry, XText *why)
{
  XLockInfo info;
  if (!XLock_IsHeld(lock, &info))
    return false;
  entry->fault = XSAVE_IN_USE;
  entry->name = info.name[0] == '\0' ? NULL : XStrDup(info.name);
  XText_Reset(why);
  XLock_Describe(&info, why);
  return true;
}

static void look_at(const XSchema *schema, const char *dir, XSaveEntry *entry)
{
  XText why;
  XText_Init(&why);
  char *path = XSave_Path(dir, entry->id, ".hv");
  char *lock = XSave_Path(dir, entry->id, ".lock");
  /* The lock first: a file in use must not be opened, least of all by the process that uses it; and
     last, when a game has begun meanwhile. */
  if (!is_in_use(lock, entry, &why)) {
    entry->fault = XSave_FaultOf(XDb_Probe(path, &why));
    if (entry->fault == XSAVE_FINE && !read_entry(schema, path, entry, &why) &&
        !is_in_use(lock, entry, &why))
      entry->fault = XSAVE_DAMAGED;
  }
  if (entry->fault != XSAVE_FINE && entry->fault != XSAVE_DEAD)
    entry->reason = XStrDup(why.data);
  free(path);
  free(lock);
  XText_Clear(&why);
}

static int compare_entries(const void *a, const void *b)
{
  const XSaveEntry *x = a, *y = b;
  if ((x->name == NULL) != (y->name == NULL))
    return x->name == NULL ? 1 : -1;
  if (x->played != y->played)
    return x->played < y->played ? 1 : -1;
  return strcmp(x->id, y->id);
}

static bool is_character_file(const char *name)
{
  const size_t length = strlen(name);
  return length > 3 && strcmp(name + length - 3, ".hv") == 0;
}

bool XSave_List(const char *dir, XSaveList *list, XText *why)
{
  *list = (XSaveList){0};
  DIR *directory = opendir(dir);
  if (directory == NULL) {
    if (errno == ENOENT)
      return true;
    XText_AddFormat(why, "%s: %s", dir, strerror(errno));
    return false;
  }
  XSchema schema;
  XSchema_Init(&schema);
  for (const struct dirent *file; (file = readdir(directory)) != NULL;) {
    if (!is_character_file(file->d_name))
      continue;
    XALLOC_GROW(list->entries, list->count, list->capacity);
    XSaveEntry *entry = &list->entries[list->count++];
    *entry = (XSaveEntry){.id = XStrDup(file->d_name)};
    entry->id[strlen(entry->id) - 3] = '\0';
    look_at(&schema, dir, entry);
  }
  closedir(directory);
  XSchema_Clear(&schema);
  if (list->count > 1)
    qsort(list->entries, (size_t)list->count, sizeof *list->entries, compare_entries);
  return true;
}

void XSaveList_Clear(XSaveList *list)
{
  for (int32_t i = 0; i < list->count; i++) {
    XSaveEntry *entry = &list->entries[i];
    free(entry->id);
    free(entry->reason);
    free(entry->name);
    free(entry->race);
    free(entry->career);
    free(entry->place);
    free(entry->cause);
    free(entry->mark);
  }
  free(list->entries);
  *list = (XSaveList){0};
}

/* Of several of one name the living come first, then the dead, then what cannot be read. */
static int rank_of(const XSaveEntry *entry)
{
  return entry->fault == XSAVE_FINE || entry->fault == XSAVE_IN_USE ? 0
         : entry->fault == XSAVE_DEAD                               ? 1
                                                                    : 2;
}

/* How the one of this name ended who lies in the graveyard; false when there is none. */
static bool say_buried(const char *dir, const char *name, XText *why)
{
  XSaveList list = {0};
  XText graveyard, unsaid;
  bool found = false;
  XText_Init(&graveyard);
  XText_Init(&unsaid);
  XText_AddFormat(&graveyard, "%s/graveyard", dir);
  XSave_List(graveyard.data, &list, &unsaid);
  for (int32_t i = 0; i < list.count && !found; i++) {
    const XSaveEntry *entry = &list.entries[i];
    found = entry->name != NULL && entry->cause != NULL && strcmp(entry->name, name) == 0;
    if (found) {
      XText_AddFormat(why, "%s is %s", name, entry->cause[0] == '\0' ? "" : "dead: ");
      XChronicle_AddFate(entry->cause, why);
    }
  }
  XSaveList_Clear(&list);
  XText_Clear(&graveyard);
  XText_Clear(&unsaid);
  return found;
}

void XSave_SayMissing(const char *dir, const char *id_or_name, XText *why)
{
  XSaveList list = {0};
  XText unsaid;
  int32_t lost = 0;
  if (say_buried(dir, id_or_name, why))
    return;
  XText_Init(&unsaid);
  XSave_List(dir, &list, &unsaid);
  for (int32_t i = 0; i < list.count; i++)
    lost += list.entries[i].name == NULL;
  XText_AddFormat(why, "there is no character '%s' in %s", id_or_name, dir);
  if (lost > 0)
    XText_AddFormat(why, ", but %d file%s in it that cannot be read: hourvale list tells why",
                    (int)lost, lost == 1 ? " is" : "s are");
  XSaveList_Clear(&list);
  XText_Clear(&unsaid);
}

bool XSave_Find(const char *dir, const char *id_or_name, XText *id, XText *name)
{
  XText why;
  XSaveList list = {0};
  const XSaveEntry *best = NULL;
  XText_Init(&why);
  const bool listed = XSave_List(dir, &list, &why);
  for (int32_t i = 0; listed && i < list.count; i++) {
    const XSaveEntry *entry = &list.entries[i];
    const size_t length = strlen(entry->id);
    const bool by_id = strncmp(entry->id, id_or_name, length) == 0 &&
                       (id_or_name[length] == '\0' || strcmp(id_or_name + length, ".hv") == 0);
    const bool by_name = entry->name != NULL && strcmp(entry->name, id_or_name) == 0;
    if ((by_id || by_name) && (best == NULL || rank_of(entry) < rank_of(best)))
      best = entry;
  }
  if (best != NULL) {
    XText_Add(id, best->id);
    XText_Add(name, best->name == NULL ? best->id : best->name);
  }
  XSaveList_Clear(&list);
  XText_Clear(&why);
  return best != NULL;
}

/* --- the list as text --- */

static const char *fault_word(XSaveFault fault)
{
  static const char *const words[] = {[XSAVE_FINE] = "alive",
                                      [XSAVE_MISSING] = "missing",
                                      [XSAVE_IN_USE] = "in use",
                                      [XSAVE_DEAD] = "dead",
                                      [XSAVE_UNREADABLE] = "unreadable",
                                      [XSAVE_DAMAGED] = "damaged",
                                      [XSAVE_FOREIGN] = "not ours",
                                      [XSAVE_NEWER] = "newer"};
  return words[fault];
}

static void json_text(XJsonWriter *json, const char *key, const char *value)
{
  XJson_Key(json, key);
  XJson_Text(json, value);
}

static void json_number(XJsonWriter *json, const char *key, int64_t value)
{
  XJson_Key(json, key);
  XJson_Int(json, value);
}

static void json_entry(XJsonWriter *json, const XSaveEntry *entry)
{
  XJson_ObjectBegin(json);
  json_text(json, "id", entry->id);
  json_text(json, "name", entry->name);
  json_text(json, "state", fault_word(entry->fault));
  json_text(json, "reason", entry->reason);
  json_text(json, "race", entry->race);
  json_text(json, "class", entry->career);
  json_number(json, "level", entry->level);
  json_text(json, "place", entry->place);
  json_text(json, "cause", entry->cause);
  json_text(json, "mark", entry->mark);
  XJson_Key(json, "practice");
  XJson_Bool(json, entry->practice);
  json_number(json, "score", entry->score);
  json_number(json, "commands", entry->commands);
  json_number(json, "born", entry->born);
  json_number(json, "played", entry->played);
  XJson_ObjectEnd(json);
}

static const char *or_question(const char *text)
{
  return text == NULL ? "?" : text;
}

const char *XSave_ShortId(const char *id)
{
  const char *colon = id == NULL ? NULL : strchr(id, ':');
  return id == NULL ? "?" : colon == NULL ? id : colon + 1;
}

/* Copies what a file says with its control characters as '?': a list must not drive a terminal. */
void XSave_AddClean(XText *out, const char *text)
{
  enum { MOST = 600 }; /* characters of a line */
  for (int32_t i = 0; *text != '\0' && i < MOST; i++) {
    const uint32_t cp = XUtf8_Decode(&text);
    XText_AddUtf8(out, cp < 0x20 || (cp >= 0x7f && cp < 0xa0) ? '?' : cp);
  }
  XText_AddChar(out, '\n');
}

static void describe_entry(const XSaveEntry *entry, XText *out)
{
  if (entry->reason != NULL) {
    XText_AddFormat(out, "%s  (%s.hv) %s: %s", entry->name == NULL ? "?" : entry->name, entry->id,
                    fault_word(entry->fault), entry->reason);
    return;
  }
  char when[40] = "";
  struct tm parts;
  const time_t played = (time_t)entry->played;
  if (localtime_r(&played, &parts) != NULL)
    strftime(when, sizeof when, "%Y-%m-%d %H:%M", &parts);
  XText_AddFormat(out, "%s  %s %s, level %lld, %s, %lld commands, played %s",
                  or_question(entry->name), XSave_ShortId(entry->race),
                  XSave_ShortId(entry->career), (long long)entry->level,
                  XSave_ShortId(entry->place), (long long)entry->commands, when);
  if (entry->cause != NULL) {
    XText_Add(out, ", ");
    XChronicle_AddFate(entry->cause, out);
  }
  if (entry->practice || entry->mark != NULL)
    XText_AddFormat(out, " (%s)", entry->practice ? "practice" : entry->mark);
}

static void text_entry(const XSaveEntry *entry, XText *out)
{
  XText line;
  XText_Init(&line);
  describe_entry(entry, &line);
  XSave_AddClean(out, line.data);
  XText_Clear(&line);
}

void XSaveList_Format(const XSaveList *list, bool json, XText *out)
{
  XJsonWriter writer;
  XJsonWriter_Init(&writer, out);
  if (json)
    XJson_ArrayBegin(&writer);
  for (int32_t i = 0; i < list->count; i++) {
    if (json)
      json_entry(&writer, &list->entries[i]);
    else
      text_entry(&list->entries[i], out);
  }
  if (json) {
    XJson_ArrayEnd(&writer);
    XText_AddChar(out, '\n');
  }
}
