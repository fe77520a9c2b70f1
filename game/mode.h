#ifndef GAME_MODE_H
#define GAME_MODE_H
/* Three ways to give time to the party on one timeline. Everybody's next turn is read from the
   ring; a mode only decides who may act now.
   classic: whom the ring returns. squad: whose next turn is before End_Of_Turn, in any order, with
   what is lacking borrowed from the next turn. real time: whose next turn has come by Current_Time,
   which follows the wall clock in whole slices. */

#include "game/party.h"

extern const char *const XMode_Ids[XMODE_COUNT]; /* "classic", "squad", "real" */

/* Next_Action_Time of one on the ring, in ticks. */
int64_t XMode_NextTime(const XGame *game, const XCreature *creature);
/* End_Of_Turn of the squad turn, in ticks. */
int64_t XMode_End(const XGame *game);
/* Whether a member may act by a command now; in real time another one's command is queued. */
bool XMode_CanAct(const XGame *game, const XCreature *member);
/* Whether the player is to tell a member its acts in this mode. */
bool XMode_IsLed(const XGame *game, const XCreature *member);
/* Time units left of the squad turn, rounded up: 6.001 is 7. 0 when it cannot act. */
int32_t XMode_Left(const XGame *game, const XCreature *member);
/* Of `ticks` that an act would cost, the time units beyond the end of the turn, rounded up. */
int32_t XMode_Borrowed(const XGame *game, const XCreature *member, int64_t ticks);
/* Free commands. "mode squad"; "pass", "pass Odo", "pass all"; "slices 5": real time goes on by so
   many. False with a reason; then nothing has changed. */
bool XMode_Set(XGame *game, const char *rest, XText *why);
bool XMode_Pass(XGame *game, const char *rest, XText *why);
bool XMode_Slices(XGame *game, const char *rest, XText *why);
/* Begins a squad turn at the moment of the first member whose turn has come. */
void XMode_BeginTurn(XGame *game, const XCreature *first);
/* Whether somebody can still act in the squad turn; ends it when nobody can. */
bool XMode_GoesOn(XGame *game);
/* Stops real time when more enemies are in view than when it last looked. */
void XMode_Watch(XGame *game);

#endif
