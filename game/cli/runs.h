#ifndef GAME_CLI_RUNS_H
#define GAME_CLI_RUNS_H
/* Runs on the screen, for the command `replay` and for the host of the title. */

#include "game/ui/ui.h"
#include "saves/xreplay.h"

typedef struct XLoader XLoader;

/* A run being played again, under the content it was born under: this game's, or the one that its
   file keeps. */
typedef struct XRerun {
  XReplay *replay;
  const XContent *content;
  XLoader *loader; /* of content that was kept, or NULL */
} XRerun;

/* False with a reason; then nothing is open. */
bool XRerun_Open(XRerun *run, const XSaveSpot *spot, const XContent *content, XText *why);
void XRerun_Close(XRerun *run);

/* Shows a run until it is left; forks go to the directory `data`. `percent`: its speed, 0 the
   ordinary one. */
void XRuns_Watch(XUi *ui, XReplay *replay, const char *data, int32_t percent);
/* For XHost; `context` is the program. The name of the fork goes to `told`. */
bool XRuns_Fork(void *context, const char *id, int64_t at, XText *told);
bool XRuns_Replay(void *context, XUi *ui, const char *id, XText *why);

#endif
