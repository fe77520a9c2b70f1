/* From tables that cannot be loaded back to an image of an earlier snapshot. */
#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "saves/image.h"
#include "saves/read.h"
#include "saves/xfiles.h"
#include "saves/xsave_own.h"

#include <stdint.h>

/* Whether the tables, filled from an image, make a game; they are sealed then. */
static bool try_tables(const XSchema *schema, XDb *db, const char *id, const XContent *content,
                       XText *why)
{
  XText note;
  int64_t bad;
  XText_Init(&note);
  XGame *game = XReader_Load(schema, db, content, why);
  bool good = game != NULL && XSave_Reseal(schema, db, game, why);
  XGame_Free(game);
  game = good ? XSave_Load(schema, db, id, content, NULL, &bad, &note, why) : NULL;
  good = game != NULL;
  XGame_Free(game);
  XText_Clear(&note);
  return good;
}

/* The newest image that loads becomes the snapshot. */
static bool step_back(const XSchema *schema, XDb *db, const char *id, const XContent *content,
                      XText *why)
{
  for (int64_t seq = XImage_Newest(db, INT64_MAX); seq >= 0; seq = XImage_Newest(db, seq)) {
    XText_Reset(why);
    if (!XDb_Run(db, "BEGIN IMMEDIATE", why))
      return false;
    if (XImage_Restore(schema, db, seq, why) && try_tables(schema, db, id, content, why))
      return XDb_Run(db, "COMMIT", why);
    sqlite3_exec(db->sqlite, "ROLLBACK", NULL, NULL, NULL);
  }
  if (why->length == 0)
    XText_Add(why, "there is no earlier snapshot in it");
  return false;
}

bool XSave_StepBack(const char *dir, const char *id_or_name, const XContent *content, XText *made,
                    XText *why)
{
  XSaveSpot spot;
  XLock lock;
  XSchema schema;
  XDb db;
  bool held, complete;
  if (!XSave_Backup(dir, id_or_name, NULL, made, why) ||
      XSave_Locate(dir, id_or_name, &spot, why) != XSAVE_FINE)
    return false;
  XSchema_Init(&schema);
  bool good = XLock_Take(&lock, spot.lock, spot.name, &held, why);
  if (good && XDb_Open(&db, spot.path, true, why)) {
    good = XSchema_Check(&schema, &db, &complete, why) && complete &&
           step_back(&schema, &db, spot.id, content, why);
    if (good)
      XDb_Trust(&db);
    good = XDb_Close(&db, good ? why : NULL) && good;
  } else {
    good = false;
  }
  XLock_Release(&lock);
  XSchema_Clear(&schema);
  XSaveSpot_Clear(&spot);
  return good;
}
