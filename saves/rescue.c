/* When the file cannot be written, or was taken away: the game goes on in a new one. And what
   births that were cut short have left. */
#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "saves/paths.h"
#include "saves/xsave_own.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A save of the same run under a new id, with its lock but no file; NULL with a reason. */
static XSave *new_place(const XSave *save, const char *dir, XText *why)
{
  char id[33];
  bool held;
  if (!XPaths_Make(dir, why) || !XSave_MakeId(id, why))
    return NULL;
  XSave *fresh = XSave_New(dir, id);
  char *lock = XSave_Path(dir, id, ".lock");
  free(fresh->birth_name);
  free(fresh->mark);
  fresh->birth_name = XStrDup(save->birth_name);
  fresh->mark = XStrDup(save->mark);
  fresh->name = XStrDup(save->name);
  fresh->born = save->born;
  fresh->journal.last = save->journal.last;
  const bool good = XLock_Take(&fresh->lock, lock, save->name, &held, why);
  free(lock);
  if (good)
    return fresh;
  XSave_Abandon(fresh);
  return NULL;
}

/* Parts that point at each other, after a move in memory. */
static void point_at_itself(XSave *save)
{
  save->writer.schema = &save->schema;
  save->writer.db = &save->db;
  save->journal.db = &save->db;
}

bool XSave_Move(XSave *save, const XGame *game, const char *dir, XText *why)
{
  XSave *fresh = new_place(save, dir, why);
  if (fresh == NULL)
    return false;
  fresh->journal_from = &save->db;
  const bool good = XSave_MakeFile(fresh, game, why);
  fresh->journal_from = NULL;
  if (good) {
    const XSave old = *save;
    *save = *fresh;
    *fresh = old;
    point_at_itself(save);
    point_at_itself(fresh);
    XSave_CountFrames(save);
    save->unwritten = fresh->unwritten;
    fresh->unwritten = NULL;
  }
  XSave_Abandon(fresh);
  return good;
}

/* Whether this is the lock of nobody: its holder is dead, and was never born. */
static bool is_stale_lock(const char *dir, const char *name)
{
  XLockInfo info;
  char *path = XStrFormat("%s/%s", dir, name);
  char *hero = XStrFormat("%s/%.32s.hv", dir, name);
  const bool stale = access(hero, F_OK) != 0 && !XLock_IsHeld(path, &info);
  free(hero);
  free(path);
  return stale;
}

static bool is_cut_short(const char *dir, const char *name)
{
  const char *ending = strrchr(name, '.');
  if (ending == NULL || ending - name != 32)
    return false;
  return strcmp(ending, ".new") == 0 || strcmp(ending, ".new-wal") == 0 ||
         (strcmp(ending, ".lock") == 0 && is_stale_lock(dir, name));
}

void XSave_Sweep(const char *dir)
{
  DIR *directory = opendir(dir);
  if (directory == NULL)
    return;
  for (const struct dirent *file; (file = readdir(directory)) != NULL;) {
    if (!is_cut_short(dir, file->d_name))
      continue;
    char *path = XStrFormat("%s/%s", dir, file->d_name);
    unlink(path);
    free(path);
  }
  closedir(directory);
}

void XSave_Tidy(const char *dir)
{
  XText unsaid;
  XText_Init(&unsaid);
  const int guard = XSave_LockDirectory(dir, &unsaid);
  if (guard >= 0) {
    XSave_Sweep(dir);
    close(guard);
  }
  XText_Clear(&unsaid);
}
