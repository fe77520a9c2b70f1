/* Kernel locks on files that are removed by their holder: whoever gets a lock looks whether the
   file is still the one at the path, and begins again when it is not. */
#include "saves/lock.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { INFO_BYTES = 1024, TRIES = 20, TRY_MILLISECONDS = 10 };

static void nap(void)
{
  const struct timespec delay = {0, TRY_MILLISECONDS * 1000000L};
  nanosleep(&delay, NULL);
}

static void copy_clean(char *to, size_t size, const char *from)
{
  size_t n = 0;
  for (; from[n] != '\0' && n + 1 < size; n++)
    to[n] = (unsigned char)from[n] < 0x20 || from[n] == 0x7F ? '?' : from[n];
  to[n] = '\0';
}

static void parse_line(XLockInfo *info, const char *line)
{
  const char *value = strchr(line, ' ');
  if (value == NULL)
    return;
  value++;
  if (strncmp(line, "pid ", 4) == 0)
    info->pid = strtoll(value, NULL, 10);
  else if (strncmp(line, "since ", 6) == 0)
    info->since = strtoll(value, NULL, 10);
  else if (strncmp(line, "user ", 5) == 0)
    copy_clean(info->user, sizeof info->user, value);
  else if (strncmp(line, "host ", 5) == 0)
    copy_clean(info->host, sizeof info->host, value);
  else if (strncmp(line, "name ", 5) == 0)
    copy_clean(info->name, sizeof info->name, value);
}

/* What the file says now; false when it says nothing yet. */
static bool read_info(int fd, XLockInfo *info)
{
  char text[INFO_BYTES + 1];
  memset(info, 0, sizeof *info);
  const ssize_t n = pread(fd, text, INFO_BYTES, 0);
  if (n <= 0)
    return false;
  text[n] = '\0';
  char *rest = NULL;
  for (char *line = strtok_r(text, "\n", &rest); line != NULL; line = strtok_r(NULL, "\n", &rest))
    parse_line(info, line);
  return info->pid != 0;
}

static void write_info(int fd, const char *name)
{
  char host[64] = "";
  const struct passwd *user = getpwuid(getuid());
  gethostname(host, sizeof host - 1);
  char *text = XStrFormat("pid %ld\nuser %s\nhost %s\nsince %lld\nname %s\n", (long)getpid(),
                          user == NULL ? "?" : user->pw_name, host, (long long)time(NULL), name);
  /* Who holds it is only told; the lock itself does not depend on it. */
  if (ftruncate(fd, 0) != 0 || pwrite(fd, text, strlen(text), 0) < 0)
    errno = 0;
  free(text);
}

void XLock_Describe(const XLockInfo *info, XText *out)
{
  char when[40] = "an unknown time";
  struct tm parts;
  const time_t since = (time_t)info->since;
  if (since > 0 && localtime_r(&since, &parts) != NULL)
    strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", &parts);
  XText_AddFormat(out, "in use by %s (process %lld on %s) since %s",
                  info->user[0] == '\0' ? "another game" : info->user, (long long)info->pid,
                  info->host[0] == '\0' ? "an unknown host" : info->host, when);
}

static int open_lock(const char *path, int more)
{
  return open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | more, 0600);
}

static bool is_still_there(int fd, const char *path)
{
  struct stat mine, there;
  return fstat(fd, &mine) == 0 && stat(path, &there) == 0 && mine.st_dev == there.st_dev &&
         mine.st_ino == there.st_ino;
}

static void tell_holder(const char *path, XText *why)
{
  XLockInfo info = {0};
  const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  for (int i = 0; fd >= 0 && i < TRIES && !read_info(fd, &info); i++)
    nap();
  if (fd >= 0)
    close(fd);
  XLock_Describe(&info, why);
}

/* One try. False with errno: 0 when the file was removed under it. */
static bool try_lock(XLock *lock, const char *path, const char *name)
{
  const int fd = open_lock(path, O_CREAT);
  if (fd < 0)
    return false;
  int error = 0;
  if (flock(fd, LOCK_EX | LOCK_NB) != 0) {
    error = errno;
  } else if (is_still_there(fd, path)) {
    write_info(fd, name);
    *lock = (XLock){fd, XStrDup(path)};
    return true;
  }
  close(fd);
  errno = error;
  return false;
}

bool XLock_Take(XLock *lock, const char *path, const char *name, bool *held, XText *why)
{
  *lock = (XLock){.fd = -1};
  *held = false;
  int error = 0;
  for (int i = 0; i < TRIES; i++) {
    if (try_lock(lock, path, name))
      return true;
    error = errno;
    if (error != 0 && error != EWOULDBLOCK)
      break;
    if (error == EWOULDBLOCK) /* it may only be somebody looking */
      nap();
  }
  *held = error == 0 || error == EWOULDBLOCK;
  if (*held)
    tell_holder(path, why);
  else
    XText_AddFormat(why, "cannot lock %s: %s", path, strerror(error));
  return false;
}

void XLock_Release(XLock *lock)
{
  if (lock->fd < 0)
    return;
  if (is_still_there(lock->fd, lock->path))
    unlink(lock->path);
  close(lock->fd);
  free(lock->path);
  *lock = (XLock){.fd = -1};
}

bool XLock_IsHeld(const char *path, XLockInfo *info)
{
  const int fd = open_lock(path, 0);
  if (fd < 0)
    return false;
  const bool held = flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  if (held)
    for (int i = 0; i < TRIES && !read_info(fd, info); i++)
      nap();
  close(fd);
  return held;
}
