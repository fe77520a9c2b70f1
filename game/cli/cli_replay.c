/* hourvale replay and certify: runs played again out of their journals. */
#include "engine/xalloc.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "game/cli/runs.h"
#include "game/ui/ansi.h"
#include "game/ui/scr_replay.h"
#include "game/ui/term_script.h"
#include "saves/xreplay.h"
#include "game/chronicle.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* --- watching --- */

static XExitCode watch(const XProgram *program, const XRerun *run)
{
  const XTermOptions how = {.ascii = program->options.ascii, .mono = program->options.mono};
  XText why;
  XText_Init(&why);
  XTerm *term = XTermCurses_New();
  const bool opened = XTerm_Open(term, &how, &why);
  if (opened) {
    XUi *ui = XUi_New(term, run->content, NULL);
    XRuns_Watch(ui, run->replay, program->data, program->options.percent);
    XUi_Free(ui);
    XTerm_Close(term);
  } else {
    XCli_Complain(why.data);
  }
  XTerm_Free(term);
  XText_Clear(&why);
  return opened ? XEXIT_FINE : XEXIT_USAGE;
}

/* --- without a terminal --- */

/* A screen that nobody looks at. */
typedef struct Stage {
  XTerm *term;
  XUi *ui;
} Stage;

static Stage open_stage(const XContent *content)
{
  XTerm *term = XTermScript_New(XUI_WIDTH, XUI_HEIGHT);
  return (Stage){term, XUi_New(term, content, NULL)};
}

static void close_stage(Stage *stage)
{
  XUi_Free(stage->ui);
  XTerm_Free(stage->term);
}

static XExitCode end_of(const XReplay *replay)
{
  const char *fault = XReplay_Fault(replay);
  if (fault != NULL)
    XCli_Complain(fault);
  return fault == NULL ? XEXIT_FINE : XEXIT_FINDINGS;
}

static void print_hash(XJsonWriter *json, const XGame *game)
{
  char hash[17];
  snprintf(hash, sizeof hash, "%016" PRIx64, XGame_Hash(game));
  XJson_Key(json, "hash");
  XJson_Text(json, hash);
}

/* Each command with the hash of the state before it, and the hash at the end. */
static XExitCode tell_json(const XRerun *run)
{
  XReplay *replay = run->replay;
  XText out;
  XJsonWriter json;
  const char *line;
  XText_Init(&out);
  XJsonWriter_Init(&json, &out);
  XJson_ObjectBegin(&json);
  XJson_Key(&json, "commands");
  XJson_ArrayBegin(&json);
  while ((line = XReplay_Line(replay)) != NULL) {
    XJson_ObjectBegin(&json);
    XJson_Key(&json, "number");
    XJson_Int(&json, XReplay_At(replay) + 1);
    print_hash(&json, XReplay_Game(replay));
    XJson_Key(&json, "line");
    XJson_Text(&json, line);
    XJson_ObjectEnd(&json);
    if (!XReplay_Next(replay))
      break;
  }
  XJson_ArrayEnd(&json);
  print_hash(&json, XReplay_Game(replay));
  XJson_ObjectEnd(&json);
  XText_AddChar(&out, '\n');
  const XExitCode code = XCli_Print(&out);
  XText_Clear(&out);
  return code == XEXIT_FINE ? end_of(replay) : code;
}

/* Each command, then the last screen. */
static XExitCode tell(const XRerun *run)
{
  XReplay *replay = run->replay;
  Stage stage = open_stage(run->content);
  XText screen;
  const char *line;
  XText_Init(&screen);
  while ((line = XReplay_Line(replay)) != NULL) {
    printf("%6" PRId64 " %s\n", XReplay_At(replay) + 1, line);
    if (!XReplay_Next(replay))
      break;
  }
  XScreen_ReplayFrame(stage.ui, XReplay_Game(replay));
  XTermScript_Screen(stage.term, &screen);
  printf("%016" PRIx64 " end\n", XGame_Hash(XReplay_Game(replay)));
  const XExitCode code = XCli_Print(&screen);
  XText_Clear(&screen);
  close_stage(&stage);
  return code == XEXIT_FINE ? end_of(replay) : code;
}

/* One event of an asciicast: seconds with six places, "o", the bytes. */
static void write_event(FILE *file, int64_t microseconds, const XText *bytes)
{
  XText text;
  XJsonWriter json;
  XText_Init(&text);
  XJsonWriter_Init(&json, &text);
  XJson_Text(&json, bytes->data);
  fprintf(file, "[%" PRId64 ".%06" PRId64 ", \"o\", %s]\n", microseconds / 1000000,
          microseconds % 1000000, text.data);
  XText_Clear(&text);
}

static void write_frame(Stage *stage, XReplay *replay, XFrame *shown, bool first, int64_t at,
                        FILE *file)
{
  XText bytes;
  XText_Init(&bytes);
  const char *line = XReplay_Line(replay);
  XUi_Note(stage->ui, "%s", line == NULL ? "" : line);
  XScreen_ReplayFrame(stage->ui, XReplay_Game(replay));
  const XFrame *frame = XTermScript_Frame(stage->term);
  XAnsi_Diff(first ? NULL : shown, frame, &bytes);
  write_event(file, at, &bytes);
  XFrame_Copy(shown, frame);
  XText_Clear(&bytes);
}

static XExitCode record(const XProgram *program, const XRerun *run)
{
  XReplay *replay = run->replay;
  const int64_t percent = program->options.percent == 0 ? 100 : program->options.percent;
  const int64_t step = 250000 * 100 / percent; /* microseconds */
  FILE *file = fopen(program->options.cast, "wx");
  if (file == NULL) {
    XText why;
    XText_Init(&why);
    XText_AddFormat(&why, "%s: %s", program->options.cast, strerror(errno));
    XCli_Complain(why.data);
    XText_Clear(&why);
    return XEXIT_USAGE;
  }
  Stage stage = open_stage(run->content);
  XFrame shown;
  XFrame_Init(&shown, XUI_WIDTH, XUI_HEIGHT);
  fprintf(file, "{\"version\": 2, \"width\": %d, \"height\": %d, \"title\": \"Hourvale\"}\n",
          XUI_WIDTH, XUI_HEIGHT);
  int64_t at = 0;
  write_frame(&stage, replay, &shown, true, at, file);
  while (XReplay_Next(replay))
    write_frame(&stage, replay, &shown, false, at += step, file);
  XFrame_Clear(&shown);
  close_stage(&stage);
  const bool good = !ferror(file);
  if (fclose(file) != 0 || !good) {
    XCli_Complain("the recording could not be written whole");
    return XEXIT_SAVE;
  }
  return end_of(replay);
}

static XExitCode fork_at(const XProgram *program, XReplay *replay)
{
  XText name, why;
  XText_Init(&name);
  XText_Init(&why);
  const bool there = XReplay_Seek(replay, program->options.fork);
  if (!there)
    XText_AddFormat(&why, "the run has only %" PRId64 " commands", XReplay_Length(replay));
  const bool good = there && XReplay_Fork(replay, program->data, &name, &why);
  if (good)
    printf("forked: %s\n", name.data);
  else
    XCli_Complain(why.data);
  XText_Clear(&name);
  XText_Clear(&why);
  return good ? XEXIT_FINE : XEXIT_SAVE;
}

static XExitCode replay_run(const XProgram *program, const XRerun *run)
{
  XReplay *replay = run->replay;
  const XOptions *options = &program->options;
  if (options->fork > 0)
    return fork_at(program, replay);
  if (options->from > 0 && !XReplay_Seek(replay, options->from)) {
    XCli_Complain(XReplay_Fault(replay) != NULL ? XReplay_Fault(replay)
                                                : "the run has fewer commands than that");
    return XEXIT_USAGE;
  }
  if (options->cast != NULL)
    return record(program, run);
  if (options->json)
    return tell_json(run);
  if (options->no_term || !isatty(STDOUT_FILENO))
    return tell(run);
  return watch(program, run);
}

XExitCode XCli_Replay(XProgram *program)
{
  XSaveSpot spot;
  XText why;
  if (program->options.argument_count < 1) {
    XCli_Complain("replay needs one NAME");
    return XEXIT_USAGE;
  }
  XText_Init(&why);
  XExitCode code = XEXIT_SAVE;
  XRerun run = {.replay = NULL};
  if (XSave_Locate(program->data, program->options.arguments[0], &spot, &why) == XSAVE_FINE &&
      XRerun_Open(&run, &spot, program->content, &why))
    code = replay_run(program, &run);
  else
    XCli_Complain(why.data);
  XRerun_Close(&run);
  XSaveSpot_Clear(&spot);
  XText_Clear(&why);
  return code;
}

/* --- certify --- */

static void print_score(const XProgram *program, const XGame *game, const char *mark, bool same)
{
  const XCreature *hero = XGame_Hero(game);
  XText out;
  XJsonWriter json;
  XText_Init(&out);
  if (!program->options.json) {
    if (game->state == XGAME_DEAD)
      XChronicle_AddFate(game->cause, &out);
    else
      XText_Add(&out, "alive");
    printf("%s %lld %s the %s %s, level %d, %s%s, %lld commands, hash %016" PRIx64 "\n",
           same ? "certified" : "NOT certified", (long long)XGame_Score(game), hero->name,
           hero->race->name, hero->career->name, (int)hero->level, out.data,
           mark[0] == '\0' ? "" : ", unscored", (long long)game->commands, XGame_Hash(game));
    XText_Clear(&out);
    return;
  }
  char hash[17];
  snprintf(hash, sizeof hash, "%016" PRIx64, XGame_Hash(game));
  XJsonWriter_Init(&json, &out);
  XJson_ObjectBegin(&json);
  XJson_Key(&json, "certified");
  XJson_Bool(&json, same);
  XJson_Key(&json, "name");
  XJson_Text(&json, hero->name);
  XJson_Key(&json, "score");
  XJson_Int(&json, XGame_Score(game));
  XJson_Key(&json, "commands");
  XJson_Int(&json, game->commands);
  XJson_Key(&json, "hash");
  XJson_Text(&json, hash);
  XJson_Key(&json, "mark");
  XJson_Text(&json, mark);
  XJson_ObjectEnd(&json);
  printf("%s\n", out.data);
  XText_Clear(&out);
}

XExitCode XCli_Certify(XProgram *program)
{
  XSaveSpot spot = {.dir = NULL};
  XText note, why, mark;
  XSaveFault fault;
  if (program->options.argument_count < 1) {
    XCli_Complain("certify needs one FILE");
    return XEXIT_USAGE;
  }
  XText_Init(&note);
  XText_Init(&why);
  XText_Init(&mark);
  XExitCode code = XEXIT_SAVE;
  XGame *game = NULL;
  XRerun run = {.replay = NULL};
  if (XSaveSpot_OfFile(program->options.arguments[0], &spot, &mark, &why) &&
      XRerun_Open(&run, &spot, program->content, &why))
    game = XSave_Read(&spot, run.content, &fault, &note, &why);
  XReplay *replay = run.replay;
  if (game != NULL) {
    XReplay_Seek(replay, XReplay_Length(replay));
    const XGame *again = XReplay_Game(replay);
    const bool same = XReplay_Fault(replay) == NULL && XGame_Hash(again) == XGame_Hash(game);
    print_score(program, again, mark.data == NULL ? "" : mark.data, same);
    code = same ? XEXIT_FINE : XEXIT_FINDINGS;
    if (XReplay_Fault(replay) != NULL)
      XCli_Complain(XReplay_Fault(replay));
  } else {
    XCli_Complain(why.data);
  }
  XGame_Free(game);
  XRerun_Close(&run);
  XSaveSpot_Clear(&spot);
  XText_Clear(&note);
  XText_Clear(&why);
  XText_Clear(&mark);
  return code;
}
