#ifndef SAVES_READ_H
#define SAVES_READ_H
/* Loading the tables of a character file into a game. Nothing in them is trusted. */

#include "game/xgame.h"
#include "saves/schema.h"

/* A new game as the file's snapshot has it, every value in its range; owned by the caller, who
   calls XGame_Restore. NULL with a reason. */
XGame *XReader_Load(const XSchema *schema, XDb *db, const XContent *content, XText *why);

#endif
