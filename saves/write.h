#ifndef SAVES_WRITE_H
#define SAVES_WRITE_H
/* Snapshots: the state of a game into its tables, only what changed since the last one. */

#include "game/xgame.h"
#include "saves/schema.h"

enum { XTRACK_PARTS = 12 }; /* the row, its layers, its child tables */

/* What the file holds of one object: a hash for each part. */
typedef struct XTrack {
  uint64_t guid; /* 0: world and game */
  int32_t table;
  uint64_t parts[XTRACK_PARTS];
} XTrack;

typedef struct XWriter {
  const XSchema *schema;
  XDb *db;
  XTrack *tracks; /* world, game, then objects by rising guid */
  int32_t track_count;
  int64_t rows_written; /* by the last snapshot: rows, layers and child records */
} XWriter;

/* A writer for a file whose tables are empty. Schema and db must outlive it. */
void XWriter_Init(XWriter *writer, const XSchema *schema, XDb *db);
void XWriter_Clear(XWriter *writer);
/* The file holds exactly this state: it was just read. */
void XWriter_Adopt(XWriter *writer, const XGame *game);
/* Writes what changed. Inside a transaction of the caller, which calls Commit on success and Revert
   on failure. False with a reason. */
bool XWriter_Write(XWriter *writer, const XGame *game, XTrack **fresh, int32_t *fresh_count,
                   XText *why);
/* After the transaction: the tracks that Write gave are now what the file holds. */
void XWriter_Commit(XWriter *writer, XTrack *fresh, int32_t fresh_count);

#endif
