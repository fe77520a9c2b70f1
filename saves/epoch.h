#ifndef SAVES_EPOCH_H
#define SAVES_EPOCH_H
/* Epochs: the rules and the content that a run was played under, from which command on. */

#include "saves/db.h"

#define XEPOCH_RULES "1" /* changes when the same commands give another game */

/* Begins an epoch after command `seq` when the last one is another. Inside a transaction of the
   caller. False with a reason. */
bool XEpoch_Note(XDb *db, int64_t seq, uint64_t content, XText *why);
/* Whether the last epoch is of these rules and this content. True too when there is none yet. */
bool XEpoch_IsCurrent(XDb *db, uint64_t content);

#endif
