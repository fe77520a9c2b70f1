/* The file layer: every call goes to SQLite's default layer; see the header for what is added. */
#include "saves/vfs.h"

#include "engine/xalloc.h"

#include <assert.h>
#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INDEX_REGIONS = 64, ROOM = 128 * 1024, ZEROS = 32 * 1024 };

typedef struct ShimFile {
  sqlite3_file file;
  XVfs *vfs;
  sqlite3_file *real;
  void *regions[INDEX_REGIONS]; /* private index, owned */
  sqlite3_int64 room;           /* bytes that a log has, known not to be fewer; 0 unknown */
} ShimFile;

struct XVfs {
  sqlite3_vfs vfs;
  sqlite3_vfs *base;
  char name[40];
  bool private_index;
  ShimFile *log; /* the open write-ahead log, or NULL */
  bool tight;    /* there was no room ahead for the log */
  int error;     /* errno of the last call that failed; 0 when taken */
};

static ShimFile *shim_of(sqlite3_file *file)
{
  return (ShimFile *)(void *)file;
}

static sqlite3_file *real_of(sqlite3_file *file)
{
  return shim_of(file)->real;
}

static void drop_index(ShimFile *shim)
{
  for (int i = 0; i < INDEX_REGIONS; i++) {
    free(shim->regions[i]);
    shim->regions[i] = NULL;
  }
}

/* Keeps the reason of a failure, which SQLite may have forgotten when it is asked. */
static int told(XVfs *vfs, int rc)
{
  if (rc != SQLITE_OK)
    vfs->error = errno;
  return rc;
}

static int file_close(sqlite3_file *file)
{
  ShimFile *shim = shim_of(file);
  if (shim->vfs->log == shim)
    shim->vfs->log = NULL;
  drop_index(shim);
  return shim->real->pMethods->xClose(shim->real);
}

static int file_read(sqlite3_file *file, void *to, int n, sqlite3_int64 at)
{
  return real_of(file)->pMethods->xRead(real_of(file), to, n, at);
}

/* Gives the log bytes ahead of its end: a write within them leaves the file's size alone, and
   syncing it is one write to the disk instead of two or three. SQLite reads zeros as no frame. What
   cannot be had is not missed, and the write that follows tells of a full disk. */
static void make_room(ShimFile *shim, sqlite3_int64 end)
{
  static const char zeros[ZEROS];
  if (end <= shim->room)
    return;
  if (shim->real->pMethods->xFileSize(shim->real, &shim->room) != SQLITE_OK) {
    shim->room = 0;
    return;
  }
  if (end <= shim->room)
    return;
  const sqlite3_int64 size = shim->room, wanted = end + ROOM;
  while (shim->room < wanted &&
         shim->real->pMethods->xWrite(shim->real, zeros, ZEROS, shim->room) == SQLITE_OK)
    shim->room += ZEROS;
  if (shim->room >= wanted)
    return;
  /* The last of a small disk is left for what has to grow when the log is written back. */
  shim->real->pMethods->xTruncate(shim->real, size);
  shim->room = 0;
  shim->vfs->tight = true;
}

static int file_write(sqlite3_file *file, const void *from, int n, sqlite3_int64 at)
{
  ShimFile *shim = shim_of(file);
  if (shim == shim->vfs->log && !shim->vfs->private_index)
    make_room(shim, at + n);
  return told(shim->vfs, shim->real->pMethods->xWrite(shim->real, from, n, at));
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size)
{
  shim_of(file)->room = 0;
  return told(shim_of(file)->vfs, real_of(file)->pMethods->xTruncate(real_of(file), size));
}

static int file_sync(sqlite3_file *file, int flags)
{
  return told(shim_of(file)->vfs, real_of(file)->pMethods->xSync(real_of(file), flags));
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size)
{
  return real_of(file)->pMethods->xFileSize(real_of(file), size);
}

static int file_lock(sqlite3_file *file, int level)
{
  return real_of(file)->pMethods->xLock(real_of(file), level);
}

static int file_unlock(sqlite3_file *file, int level)
{
  return real_of(file)->pMethods->xUnlock(real_of(file), level);
}

static int file_reserved(sqlite3_file *file, int *reserved)
{
  return real_of(file)->pMethods->xCheckReservedLock(real_of(file), reserved);
}

static int file_control(sqlite3_file *file, int op, void *argument)
{
  return real_of(file)->pMethods->xFileControl(real_of(file), op, argument);
}

static int file_sector(sqlite3_file *file)
{
  return real_of(file)->pMethods->xSectorSize(real_of(file));
}

static int file_device(sqlite3_file *file)
{
  return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}

static int index_map(sqlite3_file *file, int region, int size, int extend, void volatile **out)
{
  ShimFile *shim = shim_of(file);
  if (!shim->vfs->private_index)
    return shim->real->pMethods->xShmMap(shim->real, region, size, extend, out);
  if (region >= INDEX_REGIONS)
    return SQLITE_FULL;
  if (shim->regions[region] == NULL && extend)
    shim->regions[region] = XAlloc((size_t)size);
  *out = shim->regions[region];
  return SQLITE_OK;
}

static int index_lock(sqlite3_file *file, int offset, int n, int flags)
{
  ShimFile *shim = shim_of(file);
  if (shim->vfs->private_index)
    return SQLITE_OK;
  return shim->real->pMethods->xShmLock(shim->real, offset, n, flags);
}

static void index_barrier(sqlite3_file *file)
{
  ShimFile *shim = shim_of(file);
  if (!shim->vfs->private_index)
    shim->real->pMethods->xShmBarrier(shim->real);
}

static int index_unmap(sqlite3_file *file, int remove_file)
{
  ShimFile *shim = shim_of(file);
  drop_index(shim);
  if (shim->vfs->private_index)
    return SQLITE_OK;
  return shim->real->pMethods->xShmUnmap(shim->real, remove_file);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_reserved,
    .xFileControl = file_control,
    .xSectorSize = file_sector,
    .xDeviceCharacteristics = file_device,
    .xShmMap = index_map,
    .xShmLock = index_lock,
    .xShmBarrier = index_barrier,
    .xShmUnmap = index_unmap,
};

/* A reader neither makes a log nor writes one; where there is none it gets an empty nameless file.
 */
static int open_for_reader(XVfs *vfs, const char *path, sqlite3_file *real, int *got)
{
  int exists = 0;
  const int nameless = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE |
                       SQLITE_OPEN_DELETEONCLOSE | SQLITE_OPEN_TEMP_JOURNAL;
  const int rc = vfs->base->xAccess(vfs->base, path, SQLITE_ACCESS_EXISTS, &exists);
  if (rc != SQLITE_OK)
    return rc;
  return exists
             ? vfs->base->xOpen(vfs->base, path, real, SQLITE_OPEN_READONLY | SQLITE_OPEN_WAL, got)
             : vfs->base->xOpen(vfs->base, NULL, real, nameless, got);
}

static int vfs_open(sqlite3_vfs *self, const char *path, sqlite3_file *file, int flags, int *got)
{
  XVfs *vfs = self->pAppData;
  ShimFile *shim = shim_of(file);
  memset(shim, 0, sizeof *shim);
  shim->vfs = vfs;
  shim->real = (sqlite3_file *)(void *)(shim + 1);
  const int rc = vfs->private_index && (flags & SQLITE_OPEN_WAL)
                     ? open_for_reader(vfs, path, shim->real, got)
                     : vfs->base->xOpen(vfs->base, path, shim->real, flags, got);
  if (rc != SQLITE_OK)
    return rc;
  file->pMethods = &methods;
  if (flags & SQLITE_OPEN_WAL)
    vfs->log = shim;
  return SQLITE_OK;
}

XVfs *XVfs_New(bool private_index)
{
  sqlite3_vfs *base = sqlite3_vfs_find(NULL);
  if (base == NULL)
    return NULL;
  XVfs *vfs = XAlloc(sizeof *vfs);
  vfs->base = base;
  vfs->private_index = private_index;
  vfs->vfs = *base; /* everything but opening is the default layer's, which never looks at itself */
  vfs->vfs.pNext = NULL;
  snprintf(vfs->name, sizeof vfs->name, "hourvale-%p", (void *)vfs);
  vfs->vfs.zName = vfs->name;
  vfs->vfs.pAppData = vfs;
  vfs->vfs.szOsFile = (int)sizeof(ShimFile) + base->szOsFile;
  vfs->vfs.xOpen = vfs_open;
  if (sqlite3_vfs_register(&vfs->vfs, 0) == SQLITE_OK)
    return vfs;
  free(vfs);
  return NULL;
}

void XVfs_Free(XVfs *vfs)
{
  if (vfs == NULL)
    return;
  assert(vfs->log == NULL);
  sqlite3_vfs_unregister(&vfs->vfs);
  free(vfs);
}

int XVfs_TakeError(XVfs *vfs)
{
  const int error = vfs->error;
  vfs->error = 0;
  return error;
}

const char *XVfs_Name(const XVfs *vfs)
{
  return vfs->name;
}

bool XVfs_TakeTight(XVfs *vfs)
{
  const bool tight = vfs->tight;
  vfs->tight = false;
  return tight;
}

int XVfs_SyncLog(XVfs *vfs)
{
  if (vfs->log == NULL)
    return SQLITE_OK;
  return file_sync(&vfs->log->file, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY);
}
