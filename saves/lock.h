#ifndef SAVES_LOCK_H
#define SAVES_LOCK_H
/* The lock file beside a running game. The kernel holds the lock, so it cannot outlive its process;
   what is written in the file only says who. */

#include <stdbool.h>
#include <stdint.h>

typedef struct XText XText;

typedef struct XLock {
  int fd; /* -1: not held */
  char *path;
} XLock;

/* Who holds a lock, as its file says; texts are cut and free of control characters. */
typedef struct XLockInfo {
  int64_t pid, since; /* since: seconds of the system clock */
  char user[64], host[64], name[256];
} XLockInfo;

/* Takes the lock at `path` for the character `name`. False, within a second, with who holds it
   (*held is then true) or why it cannot be taken. A file left by a dead process is no obstacle. */
bool XLock_Take(XLock *lock, const char *path, const char *name, bool *held, XText *why);
/* Removes the file and lets go; nothing when not held. */
void XLock_Release(XLock *lock);
/* Whether a process, this one included, holds the lock at `path`; then *info tells which. */
bool XLock_IsHeld(const char *path, XLockInfo *info);
/* Appends "in use by Odo (process 12 on host) since 2026-01-31 12:00:00". */
void XLock_Describe(const XLockInfo *info, XText *out);

#endif
