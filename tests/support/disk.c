/* The program's definitions of these calls come before libc's, for SQLite's library too. What is
   synced is kept by inode; a duplicate of its descriptor keeps each inode from being used again. */
#include "tests/support/disk.h"

#include "engine/xalloc.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum { PATH_BYTES = 512, FOLDERS = 2 };

/* A write or, with size -1, a truncation to `at`, not yet synced. */
typedef struct Pending {
  int64_t at, size;
  char *bytes;
} Pending;

typedef struct Inode {
  uint64_t number;
  char *bytes; /* synced */
  int64_t size;
  Pending *pending;
  int32_t pending_count, pending_capacity;
} Inode;

/* A synced name: folder 0 is the root, 1 its graveyard. */
typedef struct Name {
  int folder;
  char name[256];
  int32_t inode;
} Name;

typedef struct Disk {
  bool on, power, inside;
  char root[PATH_BYTES - 16];
  DiskProbe *probe;
  void *context;
  int64_t calls, kill_at;
  int64_t fail_at, fail_times, failed;
  unsigned fail_ops;
  int fail_error;
  bool fail_half;
  bool changed, changed_synced;
  Inode *inodes;
  int32_t inode_count, inode_capacity;
  Name *names;
  int32_t name_count, name_capacity;
} Disk;

static Disk disk;

static const char *const folders[FOLDERS] = {"", "/graveyard"};

/* --- what is synced --- */

static int32_t inode_of(uint64_t number)
{
  for (int32_t i = 0; i < disk.inode_count; i++)
    if (disk.inodes[i].number == number)
      return i;
  XALLOC_GROW(disk.inodes, disk.inode_count, disk.inode_capacity);
  disk.inodes[disk.inode_count] = (Inode){.number = number};
  return disk.inode_count++;
}

/* The inode behind a descriptor, with a hold on it; NULL for what is no plain file. */
static Inode *inode_behind(int fd)
{
  struct stat info;
  if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode))
    return NULL;
  const int32_t known = disk.inode_count;
  const int32_t at = inode_of((uint64_t)info.st_ino);
  if (at == known)
    fcntl(fd, F_DUPFD_CLOEXEC, 200);
  return &disk.inodes[at];
}

static void apply(char **bytes, int64_t *size, const Pending *pending)
{
  const int64_t end = pending->size < 0 ? pending->at : pending->at + pending->size;
  if (end > *size || pending->size < 0) {
    *bytes = XRealloc(*bytes, (size_t)end + 1);
    if (end > *size)
      memset(*bytes + *size, 0, (size_t)(end - *size));
    *size = end;
  }
  if (pending->size > 0)
    memcpy(*bytes + pending->at, pending->bytes, (size_t)pending->size);
}

static void note_change(int fd, int64_t at, int64_t size, const void *bytes)
{
  Inode *inode = disk.power ? inode_behind(fd) : NULL;
  if (inode == NULL)
    return;
  XALLOC_GROW(inode->pending, inode->pending_count, inode->pending_capacity);
  Pending *pending = &inode->pending[inode->pending_count++];
  *pending = (Pending){.at = at, .size = size};
  if (size <= 0)
    return;
  pending->bytes = XAlloc((size_t)size);
  memcpy(pending->bytes, bytes, (size_t)size);
}

static void forget_pending(Inode *inode)
{
  for (int32_t i = 0; i < inode->pending_count; i++)
    free(inode->pending[i].bytes);
  inode->pending_count = 0;
}

static void sync_inode(Inode *inode)
{
  for (int32_t i = 0; i < inode->pending_count; i++)
    apply(&inode->bytes, &inode->size, &inode->pending[i]);
  disk.changed_synced = disk.changed_synced || inode->pending_count > 0;
  forget_pending(inode);
}

static void folder_path(int folder, char *out)
{
  snprintf(out, PATH_BYTES, "%s%s", disk.root, folders[folder]);
}

/* The names of a directory, as they are, become the synced ones. */
static void sync_folder(int folder)
{
  char path[PATH_BYTES];
  int32_t kept = 0;
  for (int32_t i = 0; i < disk.name_count; i++)
    if (disk.names[i].folder != folder)
      disk.names[kept++] = disk.names[i];
  disk.name_count = kept;
  folder_path(folder, path);
  DIR *directory = opendir(path);
  if (directory == NULL)
    return;
  for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
    if (entry->d_name[0] == '.' || strcmp(entry->d_name, "graveyard") == 0)
      continue;
    XALLOC_GROW(disk.names, disk.name_count, disk.name_capacity);
    Name *name = &disk.names[disk.name_count++];
    *name = (Name){.folder = folder, .inode = inode_of((uint64_t)entry->d_ino)};
    snprintf(name->name, sizeof name->name, "%s", entry->d_name);
  }
  closedir(directory);
  disk.changed_synced = true;
}

static void note_sync(int fd)
{
  struct stat info, there;
  char path[PATH_BYTES];
  if (!disk.power || fstat(fd, &info) != 0)
    return;
  if (S_ISREG(info.st_mode))
    sync_inode(inode_behind(fd));
  for (int i = 0; S_ISDIR(info.st_mode) && i < FOLDERS; i++) {
    folder_path(i, path);
    if (stat(path, &there) == 0 && there.st_ino == info.st_ino)
      sync_folder(i);
  }
}

/* --- what is decided --- */

static bool is_below(const char *path)
{
  const size_t length = strlen(disk.root);
  return strncmp(path, disk.root, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

static bool is_watched(int fd)
{
  char link[40], path[PATH_BYTES];
  if (!disk.on || disk.inside)
    return false;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  const ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0)
    return false;
  path[length] = '\0';
  return is_below(path);
}

static bool is_watched_path(const char *path)
{
  return disk.on && !disk.inside && is_below(path);
}

/* Counts a call. False with errno when it is to fail; *half when it is to be done by half. */
static bool may(DiskOp op, bool *half)
{
  *half = false;
  disk.calls++;
  disk.inside = true;
  if (disk.probe != NULL)
    disk.probe(disk.context, disk.calls, op);
  disk.inside = false;
  if (disk.kill_at != 0 && disk.calls >= disk.kill_at)
    raise(SIGKILL);
  if (op != DISK_SYNC)
    disk.changed = true;
  if (disk.fail_at == 0 || disk.calls < disk.fail_at || (disk.fail_ops & op) == 0 ||
      disk.failed >= disk.fail_times)
    return true;
  disk.failed++;
  *half = disk.fail_half && op == DISK_WRITE;
  errno = disk.fail_error;
  return false;
}

static ssize_t write_at(int fd, const void *from, size_t size, off_t at)
{
  bool half = false;
  const bool watched = is_watched(fd);
  if (watched && !may(DISK_WRITE, &half)) {
    const int error = errno;
    if (!half)
      return -1;
    note_change(fd, at, (int64_t)size / 2, from);
    syscall(SYS_pwrite64, fd, from, size / 2, at);
    errno = error;
    return -1;
  }
  const ssize_t done = syscall(SYS_pwrite64, fd, from, size, at);
  if (watched && done > 0)
    note_change(fd, at, done, from);
  return done;
}

static int truncate_to(int fd, off_t size)
{
  bool half;
  const bool watched = is_watched(fd);
  if (watched && !may(DISK_TRUNCATE, &half))
    return -1;
  const int rc = (int)syscall(SYS_ftruncate, fd, size);
  if (watched && rc == 0)
    note_change(fd, size, -1, NULL);
  return rc;
}

static int sync_with(long call, int fd)
{
  bool half;
  const bool watched = is_watched(fd);
  if (watched && !may(DISK_SYNC, &half))
    return -1;
  const int rc = watched ? 0 : (int)syscall(call, fd); /* ours keeps count; the platter may rest */
  if (watched)
    note_sync(fd);
  return rc;
}

static int open_at(const char *path, int flags, mode_t mode)
{
  bool half;
  if ((flags & O_CREAT) != 0 && is_watched_path(path) && access(path, F_OK) != 0 &&
      !may(DISK_CREATE, &half))
    return -1;
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

/* --- the calls themselves --- */

ssize_t pwrite(int fd, const void *from, size_t size, off_t at)
{
  return write_at(fd, from, size, at);
}

ssize_t pwrite64(int fd, const void *from, size_t size, off_t at)
{
  return write_at(fd, from, size, at);
}

ssize_t write(int fd, const void *from, size_t size)
{
  if (!is_watched(fd))
    return syscall(SYS_write, fd, from, size);
  const off_t at = lseek(fd, 0, SEEK_CUR);
  const ssize_t done = write_at(fd, from, size, at);
  if (done > 0)
    lseek(fd, at + done, SEEK_SET);
  return done;
}

int ftruncate(int fd, off_t size)
{
  return truncate_to(fd, size);
}

int ftruncate64(int fd, off_t size)
{
  return truncate_to(fd, size);
}

int fsync(int fd)
{
  return sync_with(SYS_fsync, fd);
}

int fdatasync(int fd)
{
  return sync_with(SYS_fdatasync, fd);
}

int unlink(const char *path)
{
  bool half;
  if (is_watched_path(path) && !may(DISK_UNLINK, &half))
    return -1;
  return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int rename(const char *from, const char *to)
{
  bool half;
  if (is_watched_path(to) && !may(DISK_RENAME, &half))
    return -1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int mkdir(const char *path, mode_t mode)
{
  bool half;
  if (is_watched_path(path) && access(path, F_OK) != 0 && !may(DISK_CREATE, &half))
    return -1;
  return (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

static mode_t mode_of(int flags, va_list arguments)
{
  return (flags & O_CREAT) != 0 ? (mode_t)va_arg(arguments, unsigned) : 0;
}

int open(const char *path, int flags, ...)
{
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_at(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_at(path, flags, mode);
}

/* --- for tests --- */

static void load_inode(Name *name)
{
  char path[PATH_BYTES * 2];
  snprintf(path, sizeof path, "%s%s/%s", disk.root, folders[name->folder], name->name);
  const int fd = open(path, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (fd < 0 || fstat(fd, &info) != 0)
    return;
  Inode *inode = &disk.inodes[name->inode];
  inode->size = info.st_size;
  inode->bytes = XAlloc((size_t)info.st_size + 1);
  if (pread(fd, inode->bytes, (size_t)info.st_size, 0) != info.st_size)
    inode->size = 0;
  if (dup(fd) < 0)
    abort();
  close(fd);
}

void Disk_Begin(const char *root, bool power, DiskProbe *probe, void *context)
{
  disk = (Disk){.power = power, .probe = probe, .context = context, .changed = true};
  snprintf(disk.root, sizeof disk.root, "%s", root);
  for (int i = 0; power && i < FOLDERS; i++)
    sync_folder(i);
  for (int32_t i = 0; i < disk.name_count; i++)
    load_inode(&disk.names[i]);
  disk.changed_synced = true;
  disk.on = true;
}

int64_t Disk_End(void)
{
  const int64_t calls = disk.calls;
  for (int32_t i = 0; i < disk.inode_count; i++) {
    forget_pending(&disk.inodes[i]);
    free(disk.inodes[i].pending);
    free(disk.inodes[i].bytes);
  }
  free(disk.inodes);
  free(disk.names);
  disk = (Disk){.on = false};
  return calls;
}

void Disk_FailAt(int64_t k, unsigned ops, int error, int64_t times, bool half)
{
  disk.fail_at = disk.calls + k;
  disk.fail_ops = ops;
  disk.fail_error = error;
  disk.fail_times = times;
  disk.fail_half = half;
  disk.failed = 0;
}

int64_t Disk_Mend(void)
{
  disk.fail_at = 0;
  return disk.failed;
}

void Disk_KillAt(int64_t k)
{
  disk.kill_at = disk.calls + k;
}

bool Disk_HasChanged(bool synced)
{
  bool *flag = synced ? &disk.changed_synced : &disk.changed;
  const bool changed = *flag;
  *flag = false;
  return changed;
}

static void put(const char *to, int folder, const char *name, const char *bytes, int64_t size)
{
  char path[PATH_BYTES * 2];
  snprintf(path, sizeof path, "%s%s/%s", to, folders[folder], name);
  const int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (fd < 0 || (size > 0 && syscall(SYS_pwrite64, fd, bytes, (size_t)size, (off_t)0) != size))
    abort();
  close(fd);
}

static void make_folders(const char *to)
{
  char path[PATH_BYTES];
  struct stat info;
  mkdir(to, 0700);
  folder_path(1, path);
  if (stat(path, &info) != 0)
    return;
  snprintf(path, sizeof path, "%s%s", to, folders[1]);
  mkdir(path, 0700);
}

static void copy_file(const char *to, int folder, const char *name)
{
  char path[PATH_BYTES * 2];
  struct stat info;
  snprintf(path, sizeof path, "%s%s/%s", disk.root, folders[folder], name);
  const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0 || fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) {
    if (fd >= 0)
      close(fd);
    return;
  }
  char *bytes = XAlloc((size_t)info.st_size + 1);
  if (pread(fd, bytes, (size_t)info.st_size, 0) != info.st_size)
    abort();
  put(to, folder, name, bytes, info.st_size);
  free(bytes);
  close(fd);
}

void Disk_Copy(const char *to)
{
  char path[PATH_BYTES];
  make_folders(to);
  for (int i = 0; i < FOLDERS; i++) {
    folder_path(i, path);
    DIR *directory = opendir(path);
    if (directory == NULL)
      continue;
    for (const struct dirent *entry; (entry = readdir(directory)) != NULL;)
      if (entry->d_name[0] != '.' && strstr(entry->d_name, ".lock") == NULL)
        copy_file(to, i, entry->d_name);
    closedir(directory);
  }
}

void Disk_CopySynced(const char *to, uint64_t keep)
{
  make_folders(to);
  for (int32_t i = 0; i < disk.name_count; i++) {
    const Name *name = &disk.names[i];
    const Inode *inode = &disk.inodes[name->inode];
    int64_t size = inode->size;
    char *bytes = XAlloc((size_t)size + 1);
    if (size > 0)
      memcpy(bytes, inode->bytes, (size_t)size);
    for (int32_t k = 0; keep != 0 && k < inode->pending_count; k++)
      if (keep >> (k % 64) & 1)
        apply(&bytes, &size, &inode->pending[k]);
    put(to, name->folder, name->name, bytes, size);
    free(bytes);
  }
}
