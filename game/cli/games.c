/* Sessions over saves, with the content's scripts hooked in. */
#include "game/cli/games.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "game/message.h"
#include "game/cli/runs.h"
#include "game/ui/dump.h"
#include "lua/loader.h"
#include "saves/paths.h"
#include "saves/xhistory.h"
#include "saves/xsave.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

struct XPlayed {
  XSession session;
  XGame *game;
  XSave *save;
};

const XKind *XProgram_Kind(const XProgram *program, XKindType type, const char *id)
{
  const XKind *kind = XContent_Find(program->content, type, id);
  char full[96];
  snprintf(full, sizeof full, "%s:%s", XLoader_Mod(program->loader), id);
  return kind != NULL ? kind : XContent_Find(program->content, type, full);
}

static uint64_t chosen_seed(void)
{
  uint64_t seed = 0;
  if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed)
    seed = (uint64_t)time(NULL);
  return seed >> 16 | 1; /* short enough to be typed again */
}

/* Says in the game which mods are off. */
static void tell_of_mods(const XProgram *program, XGame *game)
{
  for (int i = XModList_On(&program->mods); i < program->mods.count; i++) {
    char *line = XStrFormat("[mod %s is off: %.120s]", program->mods.items[i].id,
                            program->mods.items[i].problem);
    XGame_Log(game, line, XEVENT_WARN);
    free(line);
  }
}

/* One line on what placeholders stand for. */
static void tell_of_missing(const XProgram *program, XGame *game)
{
  const int32_t count = XContent_CountMissing(program->content);
  if (count == 0)
    return;
  const XKind *first = XContent_Missing(program->content, 0);
  char *line =
      XStrFormat("[%s \"%.60s\"%s not there: placeholders keep what they were until the "
                 "mod is back]",
                 XKindType_Name(first->type), first->id, count > 1 ? " and others are" : " is");
  XGame_Log(game, line, XEVENT_WARN);
  free(line);
}

static XPlayed *start(const XProgram *program, XGame *game, XSave *save)
{
  XPlayed *played = XAlloc(sizeof *played);
  tell_of_mods(program, game);
  tell_of_missing(program, game);
  played->game = game;
  played->save = save;
  XSession_Init(&played->session, game, XSave_Store(save));
  if (program->options.server)
    played->session.store.Elsewhere = NULL;
  return played;
}

XPlayed *XPlayed_Create(XProgram *program, const XRace *race, const XCareer *career,
                        const char *name, uint64_t seed, XText *why)
{
  XGame *game =
      XGame_New(program->content, seed == 0 ? chosen_seed() : seed, program->options.profile);
  XSave *save = NULL;
  if (XGame_Birth(game, race, career, name, why))
    save = XSave_Create(program->data, game, why);
  if (save != NULL)
    return start(program, game, save);
  XGame_Free(game);
  return NULL;
}

XPlayed *XPlayed_Open(XProgram *program, const char *id_or_name, XExitCode *code, XText *why)
{
  XGame *game = NULL;
  XSaveFault fault = XSAVE_FINE;
  XSave *save = XSave_Open(program->data, id_or_name, program->content, &game, &fault, why);
  *code = save == NULL ? XEXIT_SAVE : XEXIT_FINE;
  if (save == NULL)
    return NULL;
  if (XSave_Notice(save) != NULL)
    XGame_Log(game, XSave_Notice(save), XEVENT_WARN);
  return start(program, game, save);
}

XSession *XPlayed_Session(XPlayed *played)
{
  return &played->session;
}

bool XPlayed_Close(XPlayed *played, XText *why)
{
  while (played->game->activity.kind != XACTIVITY_NONE)
    XSession_Interrupt(&played->session);
  const bool good = XSave_Close(played->save, played->game, why);
  XSession_Clear(&played->session);
  XGame_Free(played->game);
  free(played);
  return good;
}

static const char *kind_name(const XProgram *program, XKindType type, const char *id)
{
  const XKind *kind = id == NULL ? NULL : XContent_Find(program->content, type, id);
  return kind != NULL ? kind->name : id == NULL ? "" : id;
}

static void fill_entry(const XProgram *program, const XSaveEntry *from, XRosterEntry *to)
{
  const time_t played = (time_t)from->played;
  struct tm date;
  snprintf(to->id, sizeof to->id, "%s", from->id);
  snprintf(to->name, sizeof to->name, "%s", from->name == NULL ? from->id : from->name);
  snprintf(to->race, sizeof to->race, "%s", kind_name(program, XKIND_RACE, from->race));
  snprintf(to->career, sizeof to->career, "%s", kind_name(program, XKIND_CAREER, from->career));
  snprintf(to->place, sizeof to->place, "%s", kind_name(program, XKIND_PLACE, from->place));
  snprintf(to->why, sizeof to->why, "%s", from->reason == NULL ? "" : from->reason);
  if (from->played > 0 && localtime_r(&played, &date) != NULL)
    strftime(to->played, sizeof to->played, "%d %b %H:%M", &date);
  to->level = (int32_t)from->level;
  to->commands = from->commands;
  to->in_use = from->fault == XSAVE_IN_USE;
}

static int32_t count_graves(const XProgram *program)
{
  XSaveList list = {0};
  XText dir, why;
  XText_Init(&dir);
  XText_Init(&why);
  XText_AddFormat(&dir, "%s/graveyard", program->data);
  XSave_List(dir.data, &list, &why);
  const int32_t count = list.count;
  XSaveList_Clear(&list);
  XText_Clear(&dir);
  XText_Clear(&why);
  return count;
}

static void host_list(void *context, XRoster *roster)
{
  const XProgram *program = context;
  XSaveList list = {0};
  XText why;
  XText_Init(&why);
  XSave_List(program->data, &list, &why);
  for (int32_t i = 0; i < list.count; i++)
    if (list.entries[i].fault != XSAVE_DEAD)
      fill_entry(program, &list.entries[i], XRoster_Add(roster));
  roster->graves = count_graves(program);
  XSaveList_Clear(&list);
  XText_Clear(&why);
}

static XSession *host_open(void *context, const char *id, XText *why)
{
  XExitCode code;
  XPlayed *played = XPlayed_Open(context, id, &code, why);
  return played == NULL ? NULL : &played->session;
}

static XSession *host_create(void *context, const XRace *race, const XCareer *career,
                             const char *name, uint64_t seed, XText *why)
{
  XPlayed *played = XPlayed_Create(context, race, career, name, seed, why);
  return played == NULL ? NULL : &played->session;
}

static void host_close(void *context, XSession *session)
{
  XProgram *program = context;
  const XGame *game = session->game;
  XText why;
  XText_Init(&why);
  free(program->left);
  program->left = game->state == XGAME_PLAYING ? XStrDup(XGame_Hero(game)->name) : NULL;
  if (!XPlayed_Close((XPlayed *)session, &why)) {
    XCli_Complain(why.data);
    program->unsaved = true;
  }
  XText_Clear(&why);
}

static void host_history(void *context, bool scores, XText *out)
{
  const XProgram *program = context;
  XHistory history;
  XText why;
  XText_Init(&why);
  if (access(program->data, F_OK) == 0)
    XHistory_Fill(program->data, &why); /* what cannot be written is shown as far as it is known */
  XText_Reset(&why);
  if (XHistory_Read(program->data, scores, &history, &why))
    XHistory_Format(&history, scores, false, out);
  else
    XText_Add(out, why.data);
  XHistory_Clear(&history);
  XText_Clear(&why);
}

static const char *host_id(void *context, XSession *session)
{
  (void)context;
  return XSave_Id(((XPlayed *)session)->save);
}

/* "<data>/dumps/Wren-1a2b3c4d-120": what of the name is letters and digits, the run, how far. */
static void add_dump_path(const XProgram *program, const XPlayed *played, XText *out)
{
  enum { NAME_MOST = 24, RUN = 8 };
  int32_t length = 0;
  XText_AddFormat(out, "%s/dumps/", program->data);
  for (const char *at = XGame_Hero(played->game)->name; *at != '\0' && length < NAME_MOST; at++)
    if (strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", *at) != NULL) {
      XText_AddChar(out, *at);
      length++;
    }
  XText_AddFormat(out, "%s%.*s-%lld", length > 0 ? "-" : "", (int)RUN, XSave_Id(played->save),
                  (long long)played->game->commands);
}

/* One of the two documents, 0600. */
static bool write_dump(const XProgram *program, XGame *game, const char *path, bool html,
                       XText *why)
{
  XText out;
  XText_Init(&out);
  XDump_Write(program->content, game, html, &out);
  const int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
  bool good = fd >= 0;
  for (size_t done = 0; good && done < out.length;) {
    const ssize_t wrote = write(fd, out.data + done, out.length - done);
    good = wrote > 0 || (wrote < 0 && errno == EINTR);
    done += wrote > 0 ? (size_t)wrote : 0;
  }
  if (!good)
    XText_AddFormat(why, "%s: %s", path, strerror(errno));
  if (fd >= 0 && close(fd) != 0 && good) {
    XText_AddFormat(why, "%s: %s", path, strerror(errno));
    good = false;
  }
  XText_Clear(&out);
  return good;
}

static bool host_dump(void *context, XSession *session, XText *told)
{
  const XProgram *program = context;
  XPlayed *played = (XPlayed *)session;
  XText dir, path, file;
  XText_Init(&dir);
  XText_Init(&path);
  XText_Init(&file);
  XText_AddFormat(&dir, "%s/dumps", program->data);
  add_dump_path(program, played, &path);
  bool good = XPaths_Make(dir.data, told);
  for (int html = 0; html <= 1 && good; html++) {
    XText_Reset(&file);
    XText_AddFormat(&file, "%s.%s", path.data, html ? "html" : "txt");
    good = write_dump(program, played->game, file.data, html != 0, told);
  }
  if (good)
    XText_AddFormat(told, "%s.txt and .html", path.data);
  XText_Clear(&dir);
  XText_Clear(&path);
  XText_Clear(&file);
  return good;
}

/* The same way that the program began, with the mods that are there now. */
static bool host_candidate(void *context, XText *why)
{
  XProgram *program = context, other = *program;
  other.loader = NULL;
  other.content = NULL;
  XModList_Init(&other.mods);
  XLoader_Free(program->candidate);
  XModList_Clear(&program->candidate_mods);
  const bool good = XProgram_TryLoad(&other, why) == XEXIT_FINE;
  program->candidate = other.loader;
  program->candidate_mods = other.mods;
  return good;
}

static const XContent *host_swap(void *context)
{
  XProgram *program = context;
  XLoader_Free(program->loader);
  XModList_Clear(&program->mods);
  program->loader = program->candidate;
  program->content = XLoader_Content(program->loader);
  program->mods = program->candidate_mods;
  program->candidate = NULL;
  XModList_Init(&program->candidate_mods);
  return program->content;
}

XHost XGames_Host(XProgram *program)
{
  const bool author = program->options.author;
  return (XHost){.context = program,
                 .List = host_list,
                 .Open = host_open,
                 .Create = host_create,
                 .Close = host_close,
                 .History = host_history,
                 .IdOf = host_id,
                 .Dump = host_dump,
                 .Fork = XRuns_Fork,
                 .Replay = XRuns_Replay,
                 .Candidate = author ? host_candidate : NULL,
                 .Swap = author ? host_swap : NULL};
}
