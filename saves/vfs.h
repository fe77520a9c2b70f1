#ifndef SAVES_VFS_H
#define SAVES_VFS_H
/* A layer above SQLite's own file layer: it can sync the write-ahead log when we say so, after the
   frame is drawn, and gives readers an index of the log in memory instead of a file. */

#include <stdbool.h>

typedef struct XVfs XVfs;

/* Registers a layer of its own. private_index: the log's index is kept in memory, for a connection
   that only reads. NULL when SQLite refuses. */
XVfs *XVfs_New(bool private_index);
/* Unregisters; all connections through it are closed. NULL is allowed. */
void XVfs_Free(XVfs *vfs);
/* The name to open a database with. */
const char *XVfs_Name(const XVfs *vfs);
/* The errno of the last write, truncation or sync that failed since it was asked; 0 for none. */
int XVfs_TakeError(XVfs *vfs);
/* Whether the disk has become too small for the log to have room ahead, since it was asked. */
bool XVfs_TakeTight(XVfs *vfs);
/* Makes the log safe from power loss. 0, or an SQLite error code. */
int XVfs_SyncLog(XVfs *vfs);

#endif
