/* hourvale arena "3 kobold" "orc": staged fights, their odds, and a picture of how long they last.
 */
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "game/arena.h"
#include "game/cli/games.h"

#include <stdlib.h>
#include <string.h>

enum { FIGHTS = 1000, SEED = 1, BARS = 8, BAR_WIDTH = 40 };

/* "3 kobold", "kobold", or "hero": who that is by --race and --class. */
static bool parse_side(const XProgram *program, const char *text, XArenaSide *side, XText *why)
{
  const XOptions *options = &program->options;
  char *name;
  const long count = strtol(text, &name, 10);
  *side = (XArenaSide){.count = name == text ? 1 : (int32_t)count};
  name += strspn(name, " ");
  if (name != text && (count < 1 || count > XARENA_MOST)) {
    XText_AddFormat(why, "a side has 1 to %d fighters: \"%s\"", XARENA_MOST, text);
    return false;
  }
  if (strcmp(name, "hero") != 0) {
    side->monster = (const XMonster *)XProgram_Kind(program, XKIND_MONSTER, name);
    if (side->monster == NULL)
      XText_AddFormat(why, "there is no monster \"%s\"", name);
    return side->monster != NULL;
  }
  side->race = (const XRace *)XProgram_Kind(program, XKIND_RACE,
                                            options->race == NULL ? "human" : options->race);
  side->career = (const XCareer *)XProgram_Kind(
      program, XKIND_CAREER, options->career == NULL ? "warrior" : options->career);
  if (side->race == NULL || side->career == NULL || side->count != 1)
    XText_Add(why, side->count != 1 ? "there is only one hero" : "there is no such race or class");
  return why->length == 0;
}

static bool parse(const XProgram *program, XArena *arena, XText *why)
{
  const XOptions *options = &program->options;
  *arena = (XArena){.fights = options->count > 0 ? options->count : FIGHTS,
                    .seed = options->seed > 0 ? options->seed : SEED,
                    .profile = options->profile,
                    .dances = options->dancer};
  if (options->argument_count != XARENA_SIDES) {
    XText_Add(why, "arena needs two sides: arena \"3 kobold\" \"gray_ooze\"");
    return false;
  }
  for (int32_t i = 0; i < XARENA_SIDES; i++)
    if (!parse_side(program, options->arguments[i], &arena->sides[i], why))
      return false;
  const bool first = arena->sides[0].monster == NULL, second = arena->sides[1].monster == NULL;
  if (first && second)
    XText_Add(why, "there is only one hero");
  else if (options->dancer && !first && !second)
    XText_Add(why, "--dancer is a way for a hero to fight: one side has to be \"hero\"");
  return why->length == 0;
}

static void add_json(const XArenaReport *report, const char *const names[], XText *out)
{
  XJsonWriter writer;
  XJsonWriter_Init(&writer, out);
  XJson_ObjectBegin(&writer);
  XJson_Key(&writer, "fights");
  XJson_Int(&writer, report->fights);
  XJson_Key(&writer, "undecided");
  XJson_Int(&writer, report->undecided);
  XJson_Key(&writer, "low_permille");
  XJson_Int(&writer, report->low);
  XJson_Key(&writer, "high_permille");
  XJson_Int(&writer, report->high);
  XJson_Key(&writer, "ticks");
  XJson_ArrayBegin(&writer);
  for (int32_t i = 0; i <= 4; i++)
    XJson_Int(&writer, report->ticks[(int64_t)(report->fights - 1) * i / 4]);
  XJson_ArrayEnd(&writer);
  XJson_Key(&writer, "sides");
  XJson_ArrayBegin(&writer);
  for (int32_t i = 0; i < XARENA_SIDES; i++) {
    XJson_ObjectBegin(&writer);
    XJson_Key(&writer, "who");
    XJson_Text(&writer, names[i]);
    XJson_Key(&writer, "wins");
    XJson_Int(&writer, report->wins[i]);
    XJson_Key(&writer, "acts");
    XJson_Int(&writer, report->acts[i]);
    XJson_Key(&writer, "damage");
    XJson_Int(&writer, report->damage[i]);
    XJson_ObjectEnd(&writer);
  }
  XJson_ArrayEnd(&writer);
  XJson_ObjectEnd(&writer);
  XText_AddChar(out, '\n');
}

/* Bars of equal width in time, from the shortest to the longest fight. */
static void add_picture(const XArenaReport *report, XText *out)
{
  const int32_t least = report->ticks[0], most = report->ticks[report->fights - 1];
  const int32_t width = (most - least) / BARS + 1;
  int32_t counts[BARS] = {0}, highest = 1;
  for (int32_t i = 0; i < report->fights; i++)
    counts[(report->ticks[i] - least) / width]++;
  for (int32_t i = 0; i < BARS; i++)
    highest = counts[i] > highest ? counts[i] : highest;
  for (int32_t i = 0; i < BARS && least + i * width <= most; i++) {
    XText_AddFormat(out, "%9d ticks %7d ", (int)(least + i * width), (int)counts[i]);
    for (int64_t k = 0; k < (int64_t)counts[i] * BAR_WIDTH / highest; k++)
      XText_AddChar(out, '#');
    XText_AddChar(out, '\n');
  }
}

static void add_tenths(XText *out, int64_t sum, int32_t count)
{
  XText_AddFormat(out, "%lld.%lld", (long long)(sum / count), (long long)(10 * sum / count % 10));
}

static void add_text(const XArenaReport *report, const char *const names[], XText *out)
{
  const int32_t n = report->fights, rate = (int32_t)((1000 * (int64_t)report->wins[0] + n / 2) / n);
  XText_AddFormat(out, "%s against %s, %d fights\n", names[0], names[1], (int)n);
  XText_AddFormat(out, "%s wins %d.%d%% (95%% sure: %d.%d to %d.%d)", names[0], (int)rate / 10,
                  (int)rate % 10, (int)report->low / 10, (int)report->low % 10,
                  (int)report->high / 10, (int)report->high % 10);
  if (report->undecided > 0)
    XText_AddFormat(out, ", %d undecided", (int)report->undecided);
  for (int32_t i = 0; i < XARENA_SIDES; i++) {
    XText_AddFormat(out, "\n%-20s acts a fight ", names[i]);
    add_tenths(out, report->acts[i], n);
    XText_Add(out, ", damage ");
    add_tenths(out, report->damage[i], n);
  }
  XText_AddFormat(out, "\ntime: median %d ticks, half of the fights %d to %d\n",
                  (int)report->ticks[(n - 1) / 2], (int)report->ticks[(n - 1) / 4],
                  (int)report->ticks[3 * (int64_t)(n - 1) / 4]);
  add_picture(report, out);
}

XExitCode XCli_Arena(XProgram *program)
{
  XArena arena;
  XArenaReport report = {0};
  XText out, why;
  XText_Init(&out);
  XText_Init(&why);
  XExitCode code = XEXIT_USAGE;
  if (parse(program, &arena, &why)) {
    const char *const *names = program->options.arguments;
    code = XArena_Run(program->content, &arena, &report, &why) ? XEXIT_FINE : XEXIT_CONTENT;
    if (code == XEXIT_FINE && program->options.json)
      add_json(&report, names, &out);
    else if (code == XEXIT_FINE)
      add_text(&report, names, &out);
  }
  if (code == XEXIT_FINE)
    code = XCli_Print(&out);
  else
    XCli_Complain(why.data);
  XArenaReport_Clear(&report);
  XText_Clear(&out);
  XText_Clear(&why);
  return code;
}
