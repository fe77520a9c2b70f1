/* Runs on the screen: what a journal holds, handed to the screen that shows it. */
#include "game/cli/runs.h"

#include "engine/xstring.h"
#include "game/cli/program.h"
#include "game/ui/scr_replay.h"
#include "saves/xreplay.h"

typedef struct Watched {
  XReplay *replay;
  const char *data;
} Watched;

static XGame *host_game(void *context)
{
  return XReplay_Game(((Watched *)context)->replay);
}

static int64_t host_length(void *context)
{
  return XReplay_Length(((Watched *)context)->replay);
}

static int64_t host_at(void *context)
{
  return XReplay_At(((Watched *)context)->replay);
}

static const char *host_line(void *context)
{
  return XReplay_Line(((Watched *)context)->replay);
}

static bool host_seek(void *context, int64_t at)
{
  return XReplay_Seek(((Watched *)context)->replay, at);
}

static const char *host_fault(void *context)
{
  return XReplay_Fault(((Watched *)context)->replay);
}

static bool host_fork(void *context, XText *answer)
{
  Watched *watched = context;
  XText why;
  XText_Init(&why);
  const bool good = XReplay_Fork(watched->replay, watched->data, answer, &why);
  if (!good)
    XText_Add(answer, why.data);
  XText_Clear(&why);
  return good;
}

void XRuns_Watch(XUi *ui, XReplay *replay, const char *data, int32_t percent)
{
  Watched watched = {replay, data};
  const XReplayHost host = {.context = &watched,
                            .Game = host_game,
                            .Length = host_length,
                            .At = host_at,
                            .Line = host_line,
                            .Seek = host_seek,
                            .Fault = host_fault,
                            .Fork = host_fork};
  XScreen_Replay(ui, &host, percent);
}

/* The run with this id; NULL with a reason. */
static XReplay *open_run(const XProgram *program, const char *id, XText *why)
{
  XSaveSpot spot;
  XReplay *replay = NULL;
  if (XSave_Locate(program->data, id, &spot, why) == XSAVE_FINE)
    replay = XReplay_Open(&spot, program->content, why);
  XSaveSpot_Clear(&spot);
  return replay;
}

bool XRuns_Fork(void *context, const char *id, int64_t at, XText *told)
{
  const XProgram *program = context;
  XText name;
  XText_Init(&name);
  XReplay *replay = open_run(program, id, told);
  bool good = replay != NULL;
  if (good && !XReplay_Seek(replay, at)) {
    XText_Add(told,
              XReplay_Fault(replay) == NULL ? "the run has fewer commands" : XReplay_Fault(replay));
    good = false;
  }
  good = good && XReplay_Fork(replay, program->data, &name, told);
  if (good)
    XText_Add(told, name.data);
  XReplay_Free(replay);
  XText_Clear(&name);
  return good;
}

bool XRuns_Replay(void *context, XUi *ui, const char *id, XText *why)
{
  const XProgram *program = context;
  XReplay *replay = open_run(program, id, why);
  if (replay == NULL)
    return false;
  XRuns_Watch(ui, replay, program->data, 0);
  XReplay_Free(replay);
  return true;
}
