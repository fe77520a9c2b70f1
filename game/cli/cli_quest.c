/* hourvale sim quest ID: many vales, in each of which a quest is followed stage by stage: is there
   somebody to be killed or spoken to, the thing to be brought, a way to the place? What the stages
   lead to is done by the game itself. */
#include "creature/body.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/cli/games.h"
#include "game/place.h"
#include "game/quest.h"
#include "game/travel.h"
#include "game/turn.h"

#include <stdlib.h>
#include <string.h>

enum { VALES = 20, SEED = 1, PLACES_MOST = 256, WAITS = 40 };

/* The places that can be walked to from where heroes begin. */
typedef struct Vale {
  XGame *game;
  XLocation *places[PLACES_MOST];
  int32_t count;
} Vale;

typedef struct Sums {
  int32_t vales, fulfilled;
  int32_t met[XQUEST_STAGES]; /* how often each stage could be done */
} Sums;

static void add_place(Vale *vale, const XKind *kind)
{
  for (int32_t i = 0; i < vale->count; i++)
    if (vale->places[i]->place == kind)
      return;
  if (vale->count < PLACES_MOST)
    vale->places[vale->count++] = XGame_Place(vale->game, (const XPlaceKind *)kind);
}

/* Builds every place that a way leads to. */
static void open_vale(const XProgram *program, uint64_t seed, Vale *vale)
{
  XText why;
  XText_Init(&why);
  *vale = (Vale){.game = XGame_New(program->content, seed, program->options.profile)};
  const XRace *race = (const XRace *)XContent_At(program->content, XKIND_RACE, 0);
  const XCareer *career = (const XCareer *)XContent_At(program->content, XKIND_CAREER, 0);
  XGame_Birth(vale->game, race, career, "Wren", &why);
  vale->game->practice = vale->game->unkillable = 1;
  add_place(vale, XWorld_Here(vale->game->world)->place);
  for (int32_t i = 0; i < vale->count; i++) {
    const XPlaceKind *kind = (const XPlaceKind *)vale->places[i]->place;
    for (int32_t e = 0; e < kind->exit_count; e++)
      add_place(vale, kind->exits[e].place);
  }
  XText_Clear(&why);
}

/* Somebody of a kind anywhere in the vale; NULL when nobody is. */
static XCreature *find_creature(const Vale *vale, const XKind *kind)
{
  for (int32_t i = 0; i < vale->count; i++)
    for (int32_t k = 0; k < vale->places[i]->creatures.count; k++) {
      XCreature *creature =
          XCreature_Try(XWorld_Get(vale->game->world, vale->places[i]->creatures.items[k]));
      if (creature != NULL && creature->monster == kind)
        return creature;
    }
  return NULL;
}

/* How many of a kind lie about, are carried or stand in stock. */
static int32_t count_things(const Vale *vale, const XKind *kind)
{
  const XObjectTable *objects = &vale->game->world->objects;
  int64_t count = 0;
  for (int32_t i = 0; i < XObjectTable_Count(objects); i++) {
    const XItem *item = XItem_Try(XObjectTable_At(objects, i));
    count += item != NULL && &XItem_Kind(item)->base == kind ? item->quantity : 0;
  }
  return count > INT32_MAX ? INT32_MAX : (int32_t)count;
}

/* Lets time pass in a place, so that its timers and generators come. */
static void stay(Vale *vale, XLocation *place)
{
  XText why;
  XText_Init(&why);
  XGame_Enter(vale->game, place, "start");
  for (int32_t i = 0; i < WAITS && vale->game->state == XGAME_PLAYING; i++) {
    XGame_Command(vale->game, "wait", &why);
    XGame_Advance(vale->game, INT32_MAX);
  }
  XText_Clear(&why);
}

/* Looks for somebody; when nobody is there at first, in each place for a while. */
static XCreature *meet(Vale *vale, const XKind *kind)
{
  XCreature *found = find_creature(vale, kind);
  for (int32_t i = 0; found == NULL && i < vale->count; i++) {
    stay(vale, vale->places[i]);
    found = find_creature(vale, kind);
  }
  return found;
}

static bool do_kill(Vale *vale, const XQuestStage *stage)
{
  for (int32_t i = 0; i < stage->count; i++) {
    XCreature *victim = meet(vale, stage->kill);
    if (victim == NULL)
      return false;
    XGame_Kill(vale->game, victim, XGame_Hero(vale->game), NULL);
    XObjectTable_Sweep(&vale->game->world->objects);
  }
  return true;
}

static bool do_reach(Vale *vale, const XQuestStage *stage)
{
  for (int32_t i = 0; i < vale->count; i++)
    if (vale->places[i]->place == stage->reach) {
      XGame_Enter(vale->game, vale->places[i], "start");
      return true;
    }
  return false;
}

static bool do_talk(Vale *vale, const XQuestStage *stage)
{
  XWorld *world = vale->game->world;
  XCreature *speaker = meet(vale, stage->talk);
  if (speaker == NULL || XCreature_IsEnemy(world, XGame_Hero(vale->game), speaker))
    return false;
  if (stage->bring != NULL && count_things(vale, stage->bring) < stage->count)
    return false;
  if (stage->bring != NULL)
    XInventory_Give(world, XGame_Hero(vale->game),
                    XItem_New(world, (const XItemKind *)stage->bring, stage->count));
  XQuest_Spoken(vale->game, speaker);
  return true;
}

static bool do_stage(Vale *vale, const XQuestStage *stage)
{
  return stage->kill != NULL    ? do_kill(vale, stage)
         : stage->reach != NULL ? do_reach(vale, stage)
                                : do_talk(vale, stage);
}

static void follow(const XProgram *program, const XQuestKind *kind, uint64_t seed, Sums *sums)
{
  Vale vale;
  open_vale(program, seed, &vale);
  XQuest_Begin(vale.game, kind);
  sums->vales++;
  for (int32_t steps = 0; steps < kind->stage_count; steps++) {
    const XQuest *quest = XQuest_Find(vale.game, kind);
    if (quest->state != XQUEST_OPEN)
      break;
    const int32_t at = quest->stage;
    if (!do_stage(&vale, XQuest_Stage(quest)))
      break;
    sums->met[at]++;
  }
  const XQuest *quest = XQuest_Find(vale.game, kind);
  sums->fulfilled += quest != NULL && quest->state == XQUEST_DONE;
  XGame_Free(vale.game);
}

static void add_json(const XQuestKind *kind, const Sums *sums, XText *out)
{
  XJsonWriter json;
  XJsonWriter_Init(&json, out);
  XJson_ObjectBegin(&json);
  XJson_Key(&json, "quest");
  XJson_Text(&json, kind->base.id);
  XJson_Key(&json, "vales");
  XJson_Int(&json, sums->vales);
  XJson_Key(&json, "fulfilled");
  XJson_Int(&json, sums->fulfilled);
  XJson_Key(&json, "stages");
  XJson_ObjectBegin(&json);
  for (int32_t i = 0; i < kind->stage_count; i++) {
    XJson_Key(&json, kind->stages[i].id);
    XJson_Int(&json, sums->met[i]);
  }
  XJson_ObjectEnd(&json);
  XJson_ObjectEnd(&json);
  XText_AddChar(out, '\n');
}

static void add_text(const XQuestKind *kind, const Sums *sums, XText *out)
{
  XText_AddFormat(out, "%s, in %d vales: fulfilled in %d\n", kind->base.name, (int)sums->vales,
                  (int)sums->fulfilled);
  for (int32_t i = 0; i < kind->stage_count; i++)
    XText_AddFormat(out, "  %-16s %4d  %s\n", kind->stages[i].id, (int)sums->met[i],
                    kind->stages[i].text);
}

XExitCode XCli_SimQuest(XProgram *program)
{
  const XOptions *options = &program->options;
  const XKind *found = options->argument_count == 2
                           ? XProgram_Kind(program, XKIND_QUEST, options->arguments[1])
                           : NULL;
  if (found == NULL) {
    XCli_Complain("sim quest needs the id of a quest");
    return XEXIT_USAGE;
  }
  const XQuestKind *kind = (const XQuestKind *)found;
  const int32_t vales = options->count > 0 ? options->count : VALES;
  const uint64_t seed = options->seed > 0 ? options->seed : SEED;
  Sums sums = {0};
  XText out;
  XText_Init(&out);
  for (int32_t i = 0; i < vales; i++)
    follow(program, kind, seed + (uint64_t)i, &sums);
  if (options->json)
    add_json(kind, &sums, &out);
  else
    add_text(kind, &sums, &out);
  XExitCode code = XCli_Print(&out);
  if (code == XEXIT_FINE && sums.fulfilled < sums.vales)
    code = XEXIT_FINDINGS;
  XText_Clear(&out);
  return code;
}
