#ifndef TESTS_SUPPORT_DISK_H
#define TESTS_SUPPORT_DISK_H
/* A disk that fails. It stands between the program, SQLite included, and libc: every call that
   changes a file below its root is counted and can be made to fail, to write short, or to kill the
   process; and it knows what a power failure would leave. */

#include <stdbool.h>
#include <stdint.h>

typedef enum DiskOp {
  DISK_WRITE = 1,
  DISK_TRUNCATE = 2,
  DISK_UNLINK = 4,
  DISK_RENAME = 8,
  DISK_CREATE = 16, /* open with O_CREAT, mkdir */
  DISK_SYNC = 32    /* of files and directories */
} DiskOp;

#define DISK_CHANGES (DISK_WRITE | DISK_TRUNCATE | DISK_UNLINK | DISK_RENAME | DISK_CREATE)

/* Called before the k-th call, counted from 1; its own calls pass unseen. */
typedef void DiskProbe(void *context, int64_t k, DiskOp op);

/* Watches `root` and, when `power` is set, what of it is synced: all that is there now. */
void Disk_Begin(const char *root, bool power, DiskProbe *probe, void *context);
/* Lets everything pass again; the calls counted. */
int64_t Disk_End(void);
/* From the k-th call from now on, calls of these kinds fail with this errno: the first `times` of
   them. A write is first done by half when `half` is set. */
void Disk_FailAt(int64_t k, unsigned ops, int error, int64_t times, bool half);
/* No call fails any more; how many did. */
int64_t Disk_Mend(void);
/* The k-th call from now on kills the process with SIGKILL. */
void Disk_KillAt(int64_t k);
/* Whether what the kernel holds, or what is synced, has changed since it was asked last. */
bool Disk_HasChanged(bool synced);
/* Makes a directory like the root as a kill would leave it now. */
void Disk_Copy(const char *to);
/* Makes one as a power failure would leave it now: names as of the last sync of their directory,
   bytes as of the last sync of their file, and of the writes since then those that `keep` has a bit
   for, the oldest first: 0 drops all. */
void Disk_CopySynced(const char *to, uint64_t keep);

#endif
