/* hourvale play: in a terminal, or with keys from a file and the last screen printed. */
#include "game/cli/games.h"
#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/ui/term_script.h"
#include "game/ui/ui.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static XExitCode fail(XExitCode code, XText *why)
{
  XCli_Complain(why->data);
  return code;
}

/* The whole of a file, or of standard input for "-". */
static bool read_file(const char *path, XText *out, XText *why)
{
  FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
  char buffer[4096];
  size_t length;
  if (file == NULL) {
    XText_AddFormat(why, "cannot read %s: %s", path, strerror(errno));
    return false;
  }
  while ((length = fread(buffer, 1, sizeof buffer, file)) > 0)
    XText_AddBytes(out, buffer, length);
  const bool good = !ferror(file);
  if (!good)
    XText_AddFormat(why, "cannot read %s: %s", path, strerror(errno));
  if (file != stdin)
    fclose(file);
  return good;
}

/* The game that --new or --name asks for; NULL with a reason. */
static XPlayed *wanted_game(XProgram *program, XExitCode *code, XText *why)
{
  const XOptions *options = &program->options;
  if (options->name != NULL)
    return XPlayed_Open(program, options->name, code, why);
  const char *race_id = options->race == NULL ? "human" : options->race;
  const char *career_id = options->career == NULL ? "warrior" : options->career;
  const XRace *race = (const XRace *)XProgram_Kind(program, XKIND_RACE, race_id);
  const XCareer *career = (const XCareer *)XProgram_Kind(program, XKIND_CAREER, career_id);
  *code = XEXIT_USAGE;
  if (race == NULL || career == NULL) {
    XText_AddFormat(why, "there is no %s \"%s\"", race == NULL ? "race" : "class",
                    race == NULL ? race_id : career_id);
    return NULL;
  }
  const char *problem = XGame_WhyNotName(options->new_name);
  if (problem != NULL) {
    XText_Add(why, problem);
    return NULL;
  }
  *code = XEXIT_SAVE;
  XPlayed *played = XPlayed_Create(program, race, career, options->new_name, options->seed, why);
  if (played != NULL && options->practice)
    XSession_Do(XPlayed_Session(played), "practice begin", 1, &(bool){false}, why);
  return played;
}

/* Wraps the store's Commit to write each line with the state hash before it. */
typedef struct Trace {
  XStore inner;
  FILE *file;
} Trace;

static bool trace_commit(void *context, const XGame *game, const char *line, XText *why)
{
  Trace *trace = context;
  fprintf(trace->file, "%016" PRIx64 " %s\n", XGame_Hash(game), line);
  return trace->inner.Commit(trace->inner.context, game, line, why);
}

static bool trace_amend(void *context, const XGame *game, const char *line, XText *why)
{
  Trace *trace = context;
  fprintf(trace->file, "amended %s\n", line);
  return trace->inner.Amend(trace->inner.context, game, line, why);
}

static bool trace_shown(void *context, const XGame *game, bool idle, XText *why)
{
  Trace *trace = context;
  return trace->inner.Shown(trace->inner.context, game, idle, why);
}

static bool trace_died(void *context, const XGame *game, XText *why)
{
  Trace *trace = context;
  return trace->inner.Died(trace->inner.context, game, why);
}

static bool start_trace(const XOptions *options, XSession *session, Trace *trace, XText *why)
{
  if (options->trace == NULL)
    return true;
  trace->inner = session->store;
  trace->file = fopen(options->trace, "w");
  if (trace->file == NULL) {
    XText_AddFormat(why, "cannot write %s: %s", options->trace, strerror(errno));
    return false;
  }
  session->store = (XStore){.context = trace,
                            .Commit = trace_commit,
                            .Amend = trace_amend,
                            .Shown = trace_shown,
                            .Died = trace_died};
  return true;
}

static void end_trace(XSession *session, Trace *trace)
{
  if (trace->file == NULL)
    return;
  fprintf(trace->file, "%016" PRIx64 " end\n", XGame_Hash(session->game));
  fclose(trace->file);
  session->store = trace->inner;
}

/* The player's options and keys, with those of the command line on top. Keys from a file mean what
   they always do unless --config says otherwise. */
static void configure(const XOptions *options, XConfig *config)
{
  XText path;
  XText_Init(&path);
  XConfig_Init(config);
  if (options->config != NULL)
    XConfig_Read(config, options->config, true);
  else if (!options->no_term && XConfig_Path(&path))
    XConfig_Read(config, path.data, false);
  config->settings.ascii = config->settings.ascii || options->ascii;
  config->settings.mono = config->settings.mono || options->mono;
  XText_Clear(&path);
}

/* Without a terminal the mistakes go to standard error. */
static void print_errors(const XConfig *config)
{
  XText text;
  XText_Init(&text);
  XErrorList_Format(&config->errors, &text);
  fputs(text.data == NULL ? "" : text.data, stderr);
  XText_Clear(&text);
}

static XExitCode play_script(XProgram *program, XTerm *term, XPlayed *played, XText *why)
{
  XSession *session = XPlayed_Session(played);
  Trace trace = {.file = NULL};
  XExitCode code = start_trace(&program->options, session, &trace, why) ? XEXIT_FINE : XEXIT_USAGE;
  if (code == XEXIT_FINE) {
    XHost host = XGames_Host(program);
    host.Fork = NULL; /* the keys are for this hero only */
    host.Replay = NULL;
    host.Candidate = NULL;
    XUi *ui = XUi_New(term, program->content, &host);
    XConfig config;
    configure(&program->options, &config);
    print_errors(&config);
    XUi_Configure(ui, &config);
    XUi_Play(ui, session);
    XUi_Free(ui);
    XConfig_Clear(&config);
    end_trace(session, &trace);
  }
  XText screen;
  XText_Init(&screen);
  XTermScript_Screen(term, &screen);
  if (!XPlayed_Close(played, why))
    code = XEXIT_SAVE;
  else if (code == XEXIT_FINE)
    code = XCli_Print(&screen);
  XText_Clear(&screen);
  return code;
}

static XExitCode play_without_terminal(XProgram *program, XText *why)
{
  const XOptions *options = &program->options;
  XText keys;
  XText_Init(&keys);
  XTerm *term = XTermScript_New(XUI_WIDTH, XUI_HEIGHT);
  XExitCode code = XEXIT_USAGE;
  if (options->name == NULL && options->new_name == NULL)
    XText_Add(why, "--no-term needs --new NAME or --name NAME");
  else if ((options->keys == NULL || read_file(options->keys, &keys, why)) &&
           XTermScript_AddKeys(term, keys.data, why)) {
    XPlayed *played = wanted_game(program, &code, why);
    if (played != NULL)
      code = play_script(program, term, played, why);
  }
  XTerm_Free(term);
  XText_Clear(&keys);
  return code == XEXIT_FINE ? code : fail(code, why);
}

/* A game named on the command line first, then the title. */
static void play_and_title(XUi *ui, XPlayed *played)
{
  if (played != NULL)
    XUi_PlayOn(ui, XPlayed_Session(played));
  if (ui->end == XUI_GOES_ON)
    XUi_Run(ui);
}

/* Plays in an open terminal. The title's heading is there while the content is loaded, unless a
   game was named, which is then open already. What is wrong with content is for an ordinary screen.
 */
static XExitCode play_in_open(XProgram *program, XTerm *term, XConfig *config, XPlayed *played,
                              XText *wrong)
{
  XHost host = XGames_Host(program);
  if (program->loader == NULL) {
    XUi_Greet(term);
    const XExitCode code = XProgram_TryLoad(program, wrong);
    if (code != XEXIT_FINE)
      return code;
  }
  XUi *ui = XUi_New(term, program->content, &host);
  XUi_Configure(ui, config);
  play_and_title(ui, played);
  XUi_Free(ui);
  return XEXIT_FINE;
}

static XExitCode play_in_terminal(XProgram *program, XText *why)
{
  const XOptions *options = &program->options;
  XPlayed *played = NULL;
  XExitCode code = XEXIT_FINE;
  XConfig config;
  XText wrong;
  if (options->name != NULL || options->new_name != NULL) {
    code = XProgram_Load(program);
    if (code != XEXIT_FINE)
      return code;
    played = wanted_game(program, &code, why);
    if (played == NULL)
      return fail(code, why);
  }
  configure(options, &config);
  XText_Init(&wrong);
  XTerm *term = XTermCurses_New();
  const XTermOptions how = XSettings_Term(&config.settings);
  if (XTerm_Open(term, &how, why)) {
    code = play_in_open(program, term, &config, played, &wrong);
    XTerm_Close(term);
    if (program->left != NULL && !program->unsaved)
      printf("%s is saved. hourvale goes on where you left.\n", program->left);
    fputs(wrong.data, stderr);
    if (played == NULL)
      XProgram_ComplainOfMods(program);
  } else {
    if (played != NULL)
      XGames_Host(program).Close(program, XPlayed_Session(played));
    code = XEXIT_USAGE;
  }
  XTerm_Free(term);
  XConfig_Clear(&config);
  XText_Clear(&wrong);
  return code == XEXIT_FINE || code == XEXIT_CONTENT ? code : fail(code, why);
}

XExitCode XCli_Play(XProgram *program)
{
  XText why;
  XText_Init(&why);
  XExitCode code =
      program->options.name != NULL && program->options.new_name != NULL ? XEXIT_USAGE : XEXIT_FINE;
  if (code == XEXIT_USAGE)
    XCli_Complain("--name goes on with a hero, --new begins with one: not both");
  else if (program->options.practice && program->options.new_name == NULL) {
    XCli_Complain("--practice needs --new NAME");
    code = XEXIT_USAGE;
  } else if (program->options.no_term) {
    code = XProgram_Load(program);
    if (code == XEXIT_FINE)
      code = play_without_terminal(program, &why);
  } else
    code = play_in_terminal(program, &why);
  XText_Clear(&why);
  return code == XEXIT_FINE && program->unsaved ? XEXIT_SAVE : code;
}
