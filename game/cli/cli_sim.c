/* hourvale sim run --bot: whole games by the bot, over races and classes, and what became of them.
 */
#include "engine/xalloc.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "game/bot.h"
#include "game/cli/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 100, TURNS = 2000, SEED = 1, KILLERS = 5, AT_ONCE = 100 };

/* All games of one race and class. */
typedef struct Row {
  const XKind *race, *career;
  XBotFate *fates;
  int32_t games;
} Row;

static bool play_one(const XProgram *program, Row *row, uint64_t seed, int64_t turns, XText *why)
{
  XGame *game = XGame_New(program->content, seed, program->options.profile);
  XSession session;
  XBot bot;
  const bool born =
      XGame_Birth(game, (const XRace *)row->race, (const XCareer *)row->career, "Hero", why);
  XSession_Init(&session, game, (XStore){0});
  XBot_Init(&bot, game, program->options.dancer);
  while (born && game->actions < turns) {
    const int64_t left = turns - game->actions;
    if (!XBot_Play(&bot, &session, left < AT_ONCE ? (int32_t)left : AT_ONCE))
      break;
  }
  XBot_Fate(&bot, game, &row->fates[row->games]);
  row->games += born;
  XSession_Clear(&session);
  XGame_Free(game);
  return born;
}

static int64_t sum_of(const Row *row, size_t offset)
{
  int64_t sum = 0;
  for (int32_t i = 0; i < row->games; i++) {
    int32_t value;
    memcpy(&value, (const char *)&row->fates[i] + offset, sizeof value);
    sum += value;
  }
  return sum;
}

static int32_t count_alive(const Row *row)
{
  int32_t alive = 0;
  for (int32_t i = 0; i < row->games; i++)
    alive += row->fates[i].alive;
  return alive;
}

static int compare(const void *a, const void *b)
{
  const int64_t left = ((const XBotFate *)a)->turns, right = ((const XBotFate *)b)->turns;
  return (left > right) - (left < right);
}

/* The cause of most deaths that is not yet marked in `told`, with how many; NULL when none is. */
static const char *next_killer(const Row *row, bool *told, int32_t *count)
{
  int32_t best = -1;
  *count = 0;
  for (int32_t i = 0; i < row->games; i++) {
    int32_t same = 0;
    for (int32_t k = i; k < row->games && !row->fates[i].alive && !told[i]; k++)
      same += !row->fates[k].alive && strcmp(row->fates[k].cause, row->fates[i].cause) == 0;
    if (same > *count) {
      *count = same;
      best = i;
    }
  }
  for (int32_t i = 0; i < row->games && best >= 0; i++)
    told[i] = told[i] || strcmp(row->fates[i].cause, row->fates[best].cause) == 0;
  return best < 0 ? NULL : row->fates[best].cause;
}

static void add_tenths(XText *out, const char *what, int64_t sum, int32_t count)
{
  XText_AddFormat(out, ", %s %lld.%lld", what, (long long)(sum / count),
                  (long long)(10 * sum / count % 10));
}

static void add_text(const Row *row, XText *out)
{
  bool *told = XAlloc(sizeof *told * (size_t)row->games);
  const char *cause;
  int32_t count;
  XText_AddFormat(out, "%s %s, %d games: %d%% alive, median %lld turns", row->race->name,
                  row->career->name, (int)row->games, (int)(100 * count_alive(row) / row->games),
                  (long long)row->fates[row->games / 2].turns);
  add_tenths(out, "depth", sum_of(row, offsetof(XBotFate, depth)), row->games);
  add_tenths(out, "level", sum_of(row, offsetof(XBotFate, level)), row->games);
  add_tenths(out, "kills", sum_of(row, offsetof(XBotFate, kills)), row->games);
  XText_AddChar(out, '\n');
  for (int32_t i = 0; i < KILLERS && (cause = next_killer(row, told, &count)) != NULL; i++)
    XText_AddFormat(out, "  killed by %s: %d\n", cause, (int)count);
  free(told);
}

static void add_number(XJsonWriter *writer, const char *key, int64_t value)
{
  XJson_Key(writer, key);
  XJson_Int(writer, value);
}

static void add_json(const Row *row, XJsonWriter *writer)
{
  bool *told = XAlloc(sizeof *told * (size_t)row->games);
  const char *cause;
  int32_t count;
  XJson_ObjectBegin(writer);
  XJson_Key(writer, "race");
  XJson_Text(writer, row->race->id);
  XJson_Key(writer, "class");
  XJson_Text(writer, row->career->id);
  add_number(writer, "games", row->games);
  add_number(writer, "alive", count_alive(row));
  add_number(writer, "median_turns", row->fates[row->games / 2].turns);
  add_number(writer, "depth_sum", sum_of(row, offsetof(XBotFate, depth)));
  add_number(writer, "level_sum", sum_of(row, offsetof(XBotFate, level)));
  add_number(writer, "kills_sum", sum_of(row, offsetof(XBotFate, kills)));
  XJson_Key(writer, "killers");
  XJson_ObjectBegin(writer);
  while ((cause = next_killer(row, told, &count)) != NULL)
    add_number(writer, cause, count);
  XJson_ObjectEnd(writer);
  XJson_ObjectEnd(writer);
  free(told);
}

/* Plays and tells one race and class. */
static bool run_row(const XProgram *program, Row *row, XText *out, XJsonWriter *json, XText *why)
{
  const XOptions *options = &program->options;
  const int32_t games = options->count > 0 ? options->count : GAMES;
  const int64_t turns = options->turns > 0 ? options->turns : TURNS;
  const uint64_t seed = options->seed > 0 ? options->seed : SEED;
  bool good = true;
  row->fates = XAlloc(sizeof *row->fates * (size_t)games);
  for (int32_t i = 0; i < games && good; i++)
    good = play_one(program, row, seed + (uint64_t)i, turns, why);
  if (good) {
    qsort(row->fates, (size_t)row->games, sizeof *row->fates, compare);
    if (options->json)
      add_json(row, json);
    else
      add_text(row, out);
  }
  free(row->fates);
  return good;
}

static bool is_wanted(const XProgram *program, const XKind *kind, const char *id)
{
  return id == NULL || XProgram_Kind(program, kind->type, id) == kind;
}

static bool run_all(const XProgram *program, XText *out, XText *why)
{
  const XContent *content = program->content;
  XJsonWriter json;
  XJsonWriter_Init(&json, out);
  if (program->options.json)
    XJson_ArrayBegin(&json);
  for (int32_t r = 0; r < XContent_Count(content, XKIND_RACE); r++)
    for (int32_t c = 0; c < XContent_Count(content, XKIND_CAREER); c++) {
      Row row = {.race = XContent_At(content, XKIND_RACE, r),
                 .career = XContent_At(content, XKIND_CAREER, c)};
      if (is_wanted(program, row.race, program->options.race) &&
          is_wanted(program, row.career, program->options.career) &&
          !run_row(program, &row, out, &json, why))
        return false;
    }
  if (program->options.json) {
    XJson_ArrayEnd(&json);
    XText_AddChar(out, '\n');
  }
  return true;
}

static bool is_known(const XProgram *program, XKindType type, const char *id, XText *why)
{
  if (id == NULL || XProgram_Kind(program, type, id) != NULL)
    return true;
  XText_AddFormat(why, "there is no %s \"%s\"", type == XKIND_RACE ? "race" : "class", id);
  return false;
}

XExitCode XCli_Sim(XProgram *program)
{
  const XOptions *options = &program->options;
  if (options->argument_count > 0 && strcmp(options->arguments[0], "place") == 0)
    return XCli_SimPlace(program);
  if (options->argument_count > 0 && strcmp(options->arguments[0], "quest") == 0)
    return XCli_SimQuest(program);
  XText out, why;
  XText_Init(&out);
  XText_Init(&why);
  XExitCode code = XEXIT_USAGE;
  if (options->argument_count != 1 || strcmp(options->arguments[0], "run") != 0 || !options->bot)
    XText_Add(&why, "sim needs what is to be simulated: sim run --bot, sim place ID, sim quest ID");
  else if (is_known(program, XKIND_RACE, options->race, &why) &&
           is_known(program, XKIND_CAREER, options->career, &why))
    code = run_all(program, &out, &why) ? XEXIT_FINE : XEXIT_CONTENT;
  if (code == XEXIT_FINE)
    code = XCli_Print(&out);
  else
    XCli_Complain(why.data);
  XText_Clear(&out);
  XText_Clear(&why);
  return code;
}
