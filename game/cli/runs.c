/* Runs on the screen: what a journal holds, handed to the screen that shows it. */
#include "game/cli/runs.h"

#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "game/ui/scr_replay.h"
#include "lua/loader.h"
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

/* Loads the content that a run was born under, when it is another than this one and the file keeps
   it. False with a reason. */
static bool load_kept(XRerun *run, const XEpochFirst *first, const XContent *content, XText *why)
{
  XErrorList errors;
  if (!first->known || first->content == XContent_Digest(content) || first->text.length == 0)
    return true;
  XErrorList_Init(&errors);
  run->loader = XLoader_NewKept(first->text.data, first->text.length, &errors);
  const bool good =
      run->loader != NULL && XContent_Digest(XLoader_Content(run->loader)) == first->content;
  if (run->loader == NULL)
    XText_AddFormat(why, "this game cannot read the content that the run began under: %s",
                    errors.count > 0 ? errors.entries[0].text : "it is none");
  else if (!good)
    XText_Add(why, "the content kept in the file is not the one that the run began under");
  XErrorList_Clear(&errors);
  return good;
}

bool XRerun_Open(XRerun *run, const XSaveSpot *spot, const XContent *content, XText *why)
{
  XEpochFirst first;
  *run = (XRerun){.content = content};
  bool good = XReplay_FirstEpoch(spot, &first, why) && load_kept(run, &first, content, why);
  if (good && run->loader != NULL)
    run->content = XLoader_Content(run->loader);
  if (good)
    run->replay = XReplay_Open(spot, run->content, why);
  XText_Clear(&first.text);
  if (run->replay != NULL)
    return true;
  XRerun_Close(run);
  return false;
}

void XRerun_Close(XRerun *run)
{
  XReplay_Free(run->replay);
  XLoader_Free(run->loader);
  *run = (XRerun){.replay = NULL};
}

/* The run with this id; false with a reason. */
static bool open_run(const XProgram *program, const char *id, XRerun *run, XText *why)
{
  *run = (XRerun){.replay = NULL};
  XSaveSpot spot;
  const bool good = XSave_Locate(program->data, id, &spot, why) == XSAVE_FINE &&
                    XRerun_Open(run, &spot, program->content, why);
  XSaveSpot_Clear(&spot);
  return good;
}

bool XRuns_Fork(void *context, const char *id, int64_t at, XText *told)
{
  const XProgram *program = context;
  XText name;
  XRerun run;
  XText_Init(&name);
  bool good = open_run(program, id, &run, told);
  if (good && !XReplay_Seek(run.replay, at)) {
    const char *fault = XReplay_Fault(run.replay);
    XText_Add(told, fault == NULL ? "the run has fewer commands" : fault);
    good = false;
  }
  good = good && XReplay_Fork(run.replay, program->data, &name, told);
  if (good)
    XText_Add(told, name.data);
  XRerun_Close(&run);
  XText_Clear(&name);
  return good;
}

bool XRuns_Replay(void *context, XUi *ui, const char *id, XText *why)
{
  const XProgram *program = context;
  XRerun run;
  if (!open_run(program, id, &run, why))
    return false;
  const XContent *own = ui->content;
  ui->content = run.content;
  XRuns_Watch(ui, run.replay, program->data, 0);
  ui->content = own;
  XRerun_Close(&run);
  return true;
}
