/* The journal, read from a connection that changes nothing, run on a game born as it was. */
#include "saves/xreplay.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "saves/xsave_own.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct XReplay {
  XDb db;
  sqlite3_stmt *rows; /* stands on the next row while `more` */
  const XContent *content;
  const XRace *race;
  const XCareer *career;
  uint64_t seed;
  XProfile profile;
  char name[XCREATURE_NAME];
  XGame *game;
  int64_t length, at;
  bool more;
  XText fault;
};

static const XKind *kind_at(sqlite3_stmt *row, int column, const XContent *content, XKindType type)
{
  const char *id = (const char *)sqlite3_column_text(row, column);
  return id == NULL ? NULL : XContent_Find(content, type, id);
}

/* What a birth needs. False with a reason. */
static bool read_birth(XReplay *replay, XText *why)
{
  sqlite3_stmt *row =
      XDb_Prepare(&replay->db,
                  "SELECT s.birth_name,s.race,s.career,w.seed,g.profile,"
                  "ifnull((SELECT max(seq) FROM journal),0) FROM save s,world w,game g",
                  why);
  if (row == NULL)
    return false;
  const bool found = sqlite3_step(row) == SQLITE_ROW;
  if (found) {
    const char *name = (const char *)sqlite3_column_text(row, 0);
    const int64_t profile = sqlite3_column_int64(row, 4);
    snprintf(replay->name, sizeof replay->name, "%s", name == NULL ? "" : name);
    replay->race = (const XRace *)kind_at(row, 1, replay->content, XKIND_RACE);
    replay->career = (const XCareer *)kind_at(row, 2, replay->content, XKIND_CAREER);
    replay->seed = (uint64_t)sqlite3_column_int64(row, 3);
    replay->profile = profile == XPROFILE_CLASSIC ? XPROFILE_CLASSIC : XPROFILE_HONOURED;
    replay->length = sqlite3_column_int64(row, 5);
  }
  sqlite3_finalize(row);
  if (!found)
    XText_Add(why, "there is no character in it");
  else if (replay->name[0] == '\0')
    XText_Add(why, "this run began in the middle of another: it has no birth to begin with");
  else if (replay->race == NULL || replay->career == NULL)
    XText_Add(why, "its race or class is no longer in the world");
  else
    return true;
  return false;
}

/* Stands on the first row, or at the end. */
static bool begin(XReplay *replay, XText *why)
{
  XGame_Free(replay->game);
  replay->game = XGame_New(replay->content, replay->seed, replay->profile);
  XText_Reset(&replay->fault);
  replay->at = 0;
  if (!XGame_Birth(replay->game, replay->race, replay->career, replay->name, why))
    return false;
  XGame_Advance(replay->game, INT32_MAX);
  sqlite3_reset(replay->rows);
  replay->more = sqlite3_step(replay->rows) == SQLITE_ROW;
  return true;
}

bool XReplay_FirstEpoch(const XSaveSpot *spot, XEpochFirst *first, XText *why)
{
  XDb db = {.sqlite = NULL};
  bool good = XSave_FaultOf(XDb_Probe(spot->path, why)) == XSAVE_FINE &&
              XDb_Open(&db, spot->path, false, why);
  if (good) {
    good = XEpoch_First(&db, first, why);
  } else {
    *first = (XEpochFirst){.known = false};
    XText_Init(&first->text);
  }
  XDb_Close(&db, NULL);
  return good;
}

XReplay *XReplay_Open(const XSaveSpot *spot, const XContent *content, XText *why)
{
  XSchema schema;
  XReplay *replay = XAlloc(sizeof *replay);
  *replay = (XReplay){.content = content};
  XText_Init(&replay->fault);
  XSchema_Init(&schema);
  bool complete = false;
  bool good = XSave_FaultOf(XDb_Probe(spot->path, why)) == XSAVE_FINE &&
              XDb_Open(&replay->db, spot->path, false, why) &&
              XSave_CheckFile(&schema, &replay->db, &complete, why);
  if (good && !complete) {
    XText_Add(why, "it was made by an older game: load it once, then replay it");
    good = false;
  }
  XSchema_Clear(&schema);
  if (good) {
    replay->rows = XDb_Prepare(&replay->db,
                               "SELECT seq,command,quick_hash,seal FROM journal ORDER BY seq", why);
    good = replay->rows != NULL && read_birth(replay, why) && begin(replay, why);
  }
  if (good)
    return replay;
  XReplay_Free(replay);
  return NULL;
}

void XReplay_Free(XReplay *replay)
{
  if (replay == NULL)
    return;
  sqlite3_finalize(replay->rows);
  XDb_Close(&replay->db, NULL);
  XGame_Free(replay->game);
  XText_Clear(&replay->fault);
  free(replay);
}

XGame *XReplay_Game(const XReplay *replay)
{
  return replay->game;
}

int64_t XReplay_Length(const XReplay *replay)
{
  return replay->length;
}

int64_t XReplay_At(const XReplay *replay)
{
  return replay->at;
}

const char *XReplay_Line(XReplay *replay)
{
  return replay->more ? (const char *)sqlite3_column_text(replay->rows, 1) : NULL;
}

bool XReplay_Next(XReplay *replay)
{
  if (!replay->more)
    return false;
  if (sqlite3_column_int64(replay->rows, 0) != replay->at + 1)
    XText_AddFormat(&replay->fault, "command %lld is missing", (long long)replay->at + 1);
  else if (XJournal_RunRow(replay->rows, replay->game, &replay->fault)) {
    replay->at++;
    replay->more = sqlite3_step(replay->rows) == SQLITE_ROW;
    return true;
  }
  replay->more = false;
  return false;
}

const char *XReplay_Fault(const XReplay *replay)
{
  return replay->fault.length > 0 ? replay->fault.data : NULL;
}

bool XReplay_Seek(XReplay *replay, int64_t at)
{
  if (at < replay->at && !begin(replay, &replay->fault))
    return false;
  while (replay->at < at && XReplay_Next(replay))
    continue;
  return replay->at == at;
}

bool XReplay_Fork(XReplay *replay, const char *dir, XText *name, XText *why)
{
  static const char *const numerals[] = {"II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"};
  XCreature *hero = XGame_Hero(replay->game);
  char own[XCREATURE_NAME];
  snprintf(own, sizeof own, "%.*s", (int)(sizeof own) - 8, hero->name);
  XSave *save = NULL;
  for (size_t i = 0; i < sizeof numerals / sizeof numerals[0] && save == NULL; i++) {
    XText_Reset(why);
    snprintf(hero->name, sizeof hero->name, "%.*s %s", (int)(sizeof hero->name) - 8, own,
             numerals[i]);
    save = XSave_CreateFork(dir, replay->game, why);
  }
  if (save == NULL)
    return false;
  XText_Add(name, hero->name);
  return XSave_Close(save, replay->game, why);
}
