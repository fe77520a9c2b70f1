#ifndef SAVES_EPOCH_H
#define SAVES_EPOCH_H
/* Epochs: the rules and the content that a run was played under, from which command on. */

#include "engine/xcontent.h"
#include "engine/xstring.h"
#include "saves/db.h"

#define XEPOCH_RULES "1" /* changes when the same commands give another game */

/* Begins an epoch after command `seq` when the last one is another. Inside a transaction of the
   caller. False with a reason. */
bool XEpoch_Note(XDb *db, int64_t seq, const XContent *content, XText *why);
/* Appends the mods of the last epoch with their versions, "snail 1.2"; nothing when there are none,
   or the file does not tell. */
void XEpoch_AddMods(const XDb *db, XText *out);
/* Whether the last epoch is of these rules and this content. True too when there is none yet. */
bool XEpoch_IsCurrent(XDb *db, uint64_t content);

/* Whether the last epoch lacks the text of its content. */
bool XEpoch_LacksText(XDb *db);
/* Keeps the text of the last epoch's content, compressed, in a transaction of its own. False with a
   reason. */
bool XEpoch_KeepText(XDb *db, const XText *text, XText *why);
/* Writes the epochs of another file as well; those that cannot be read are not missed. False with a
   reason. */
bool XEpoch_Copy(XDb *from, XDb *to, XText *why);
/* Whether every text that is kept is as it was. False with a reason. */
bool XEpoch_CheckAll(XDb *db, XText *why);

/* Under what a run began. */
typedef struct XEpochFirst {
  bool known;       /* false: an older file, which does not tell */
  bool same_rules;  /* as this game's */
  uint64_t content; /* digest */
  XText text;       /* of the content, empty when it was not kept; owned */
} XEpochFirst;

/* Reads the first epoch; false with a reason when what is kept is damaged. XText_Clear the text in
   either case. */
bool XEpoch_First(XDb *db, XEpochFirst *first, XText *why);

#endif
