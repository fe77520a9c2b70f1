#ifndef SAVES_XREPLAY_H
#define SAVES_XREPLAY_H
/* A run played again from its birth, command by command, out of its journal. */

#include "saves/epoch.h"
#include "saves/xfiles.h"

typedef struct XReplay XReplay;

/* What the file of a run says of the epoch it was born in (epoch.h). False with a reason.
   XText_Clear first->text in either case. */
bool XReplay_FirstEpoch(const XSaveSpot *spot, XEpochFirst *first, XText *why);
/* Opens the run in a character's file and lets the hero be born again. NULL with a reason: the file
   cannot be read, the run began elsewhere (a fork), or its race or class is no longer there.
   Content must outlive it. */
XReplay *XReplay_Open(const XSaveSpot *spot, const XContent *content, XText *why);
void XReplay_Free(XReplay *replay);
/* The game as it stands; it is the replay's. Changes when it begins again. */
XGame *XReplay_Game(const XReplay *replay);
/* How many commands the journal holds, and how many have run. */
int64_t XReplay_Length(const XReplay *replay);
int64_t XReplay_At(const XReplay *replay);
/* The command that Next would run, or NULL at the end. Valid until the next call. */
const char *XReplay_Line(XReplay *replay);
/* Runs the next command and whatever it began. False at the end, or when the state is not the one
   in which the command was given; then XReplay_Fault tells. */
bool XReplay_Next(XReplay *replay);
/* Why it went no further, or NULL: the end was reached, or it still runs. */
const char *XReplay_Fault(const XReplay *replay);
/* Goes to just after command `at`, from the beginning when that lies behind. False when it cannot
   get there. */
bool XReplay_Seek(XReplay *replay, int64_t at);
/* Makes a character of the game as it stands, marked "forked" and never scored, in `dir`. Its name
   gets " II" and so on until it is free; it goes to `name`. False with a reason. */
bool XReplay_Fork(XReplay *replay, const char *dir, XText *name, XText *why);

#endif
