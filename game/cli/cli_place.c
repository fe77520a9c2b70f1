/* hourvale sim place ID: builds a place many times, and tells whether each is of one piece, whether
   its ways out can be reached, and how dangerous it is. */
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/cli/games.h"
#include "game/danger.h"
#include "game/place.h"

#include <stdlib.h>

enum { BUILDS = 100, SEED = 1 };

typedef struct Sums {
  int32_t built, connected, reachable, creatures, things;
  int64_t danger, danger_most; /* hundredths of a hit point, against the hero of its band */
} Sums;

/* Whether every way out stands on a cell that can be walked on; with a connected place that means
   reached. */
static bool ways_are_open(const XGame *game, const XLocation *place)
{
  const XExit *exits = place->exits.items;
  for (int32_t i = 0; i < place->exits.count; i++)
    if (!XMap_Walkable(&place->map, game->world->content, exits[i].x, exits[i].y))
      return false;
  return place->exits.count > 0;
}

static void build_one(const XProgram *program, const XPlaceKind *kind, const XGame *reference,
                      uint64_t seed, Sums *sums)
{
  XGame *game = XGame_New(program->content, seed, program->options.profile);
  const XLocation *place = XGame_Place(game, kind);
  const bool connected = XBuild_Connected(game, place);
  int64_t danger = 0;
  for (int32_t i = 0; i < place->creatures.count; i++) {
    const XCreature *who = XCreature_From(XWorld_Get(game->world, place->creatures.items[i]));
    if ((XCreature_Monster(who)->ai & XAI_PEACEFUL) == 0)
      danger += XDanger_OfCreature(reference, game->world, who);
  }
  sums->built++;
  sums->connected += connected;
  sums->reachable += connected && ways_are_open(game, place);
  sums->creatures += place->creatures.count;
  sums->things += place->items.count;
  sums->danger += danger;
  sums->danger_most = danger > sums->danger_most ? danger : sums->danger_most;
  XGame_Free(game);
}

static void add_number(XJsonWriter *json, const char *key, int64_t value)
{
  XJson_Key(json, key);
  XJson_Int(json, value);
}

static void add_json(const XPlaceKind *kind, const Sums *sums, XText *out)
{
  XJsonWriter json;
  XJsonWriter_Init(&json, out);
  XJson_ObjectBegin(&json);
  XJson_Key(&json, "place");
  XJson_Text(&json, kind->base.id);
  add_number(&json, "built", sums->built);
  add_number(&json, "connected", sums->connected);
  add_number(&json, "reachable", sums->reachable);
  add_number(&json, "creatures_sum", sums->creatures);
  add_number(&json, "things_sum", sums->things);
  add_number(&json, "danger100_sum", sums->danger);
  add_number(&json, "danger100_most", sums->danger_most);
  XJson_ObjectEnd(&json);
  XText_AddChar(out, '\n');
}

static void add_text(const XPlaceKind *kind, const Sums *sums, XText *out)
{
  const int64_t mean = sums->danger / sums->built;
  XText_AddFormat(out, "%s, built %d times: %d of one piece, %d with every way out within reach\n",
                  kind->base.name, (int)sums->built, (int)sums->connected, (int)sums->reachable);
  XText_AddFormat(out, "  %d creatures, %d things in the mean\n",
                  (int)(sums->creatures / sums->built), (int)(sums->things / sums->built));
  XText_AddFormat(out,
                  "  danger %lld.%02lld hit points of the reference hero of its band, at most "
                  "%lld.%02lld\n",
                  (long long)(mean / 100), (long long)(mean % 100),
                  (long long)(sums->danger_most / 100), (long long)(sums->danger_most % 100));
}

XExitCode XCli_SimPlace(XProgram *program)
{
  const XOptions *options = &program->options;
  const XKind *kind = options->argument_count == 2
                          ? XProgram_Kind(program, XKIND_PLACE, options->arguments[1])
                          : NULL;
  if (kind == NULL) {
    XCli_Complain("sim place needs the id of a place");
    return XEXIT_USAGE;
  }
  const XPlaceKind *place = (const XPlaceKind *)kind;
  const int32_t builds = options->count > 0 ? options->count : BUILDS;
  const uint64_t seed = options->seed > 0 ? options->seed : SEED;
  XGame *reference = XDanger_Reference(program->content, place->band, options->profile);
  Sums sums = {0};
  XText out;
  XText_Init(&out);
  for (int32_t i = 0; i < builds; i++)
    build_one(program, place, reference, seed + (uint64_t)i, &sums);
  XGame_Free(reference);
  if (options->json)
    add_json(place, &sums, &out);
  else
    add_text(place, &sums, &out);
  XExitCode code = XCli_Print(&out);
  if (code == XEXIT_FINE && sums.reachable < sums.built)
    code = XEXIT_FINDINGS;
  XText_Clear(&out);
  return code;
}
