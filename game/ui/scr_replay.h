#ifndef GAME_UI_SCR_REPLAY_H
#define GAME_UI_SCR_REPLAY_H
/* Watching a run that was played before. */

#include "game/ui/ui.h"

/* What the screen needs from whoever reads the run; main.c fills it in. */
typedef struct XReplayHost {
  void *context;
  XGame *(*Game)(void *context); /* as it stands now */
  int64_t (*Length)(void *context);
  int64_t (*At)(void *context);
  const char *(*Line)(void *context);         /* what Next would run; NULL at the end */
  bool (*Seek)(void *context, int64_t at);    /* to just after command `at` */
  const char *(*Fault)(void *context);        /* why it goes no further, or NULL */
  bool (*Fork)(void *context, XText *answer); /* answer: the new hero's name, or a reason */
} XReplayHost;

/* Lets it be watched until it is left. `percent` of the ordinary speed of four commands a second.
 */
void XScreen_Replay(XUi *ui, const XReplayHost *host, int32_t percent);
/* Draws the screen of play of a game as it stands. */
void XScreen_ReplayFrame(XUi *ui, XGame *game);

#endif
