/* A fight is a game of its own: its seed, a room of one tile, the sides at arm's length of sight,
   then turns until one side is gone. What happened is read from the events. */
#include "game/arena.h"

#include "creature/delay.h"
#include "creature/spawn.h"
#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/bot.h"
#include "game/populate.h"
#include "game/travel.h"
#include "game/turn.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 15, HEIGHT = 9, MIDDLE = HEIGHT / 2, APART = 5, LEFT = 5, GLANCE = 1000 };

typedef struct Fight {
  const XArena *arena;
  XArenaReport *report;
  XGame *game;
  XHandle who[XARENA_SIDES][XARENA_MOST];
  bool has_hero;
} Fight;

/* Plain ground: can be stood on and seen through, and leads nowhere. */
static const XTileKind *ground(const XContent *content)
{
  const uint32_t plain = XTILE_WALK | XTILE_SIGHT;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_TILE); i++) {
    const XTileKind *tile = (const XTileKind *)XContent_At(content, XKIND_TILE, i);
    if (tile->flags == plain)
      return tile;
  }
  return NULL;
}

static XLocation *make_room(XGame *game)
{
  XLocation *room = XLocation_Try(XObjectTable_New(&game->world->objects, &XLocation_Class, 0));
  room->place = XContent_At(game->world->content, XKIND_PLACE, 0);
  room->left_at = game->world->scheduler.time;
  XMap_Init(&room->map, WIDTH, HEIGHT, ground(game->world->content));
  for (int16_t i = 0; i < XARENA_SIDES; i++)
    XLocation_AddMark(room, (int16_t)(LEFT + i * APART), MIDDLE, i == 0 ? "start" : "second");
  return room;
}

static bool is_hero(const XArenaSide *side)
{
  return side->monster == NULL;
}

/* Brings a side of monsters in, round its mark. */
static void enter(Fight *fight, XLocation *room, int32_t index)
{
  const XArenaSide *side = &fight->arena->sides[index];
  for (int32_t i = 0; i < side->count; i++) {
    XCreature *creature =
        XGame_Spawn(fight->game, room, side->monster, LEFT + index * APART, MIDDLE, XSTREAM_WORLD);
    assert(creature != NULL && "a side is larger than the room");
    creature->side = fight->has_hero ? 0 : (uint8_t)(index + 1);
    creature->provoked = 1;
    fight->who[index][i] = XCreature_Handle(creature);
  }
}

static bool begin(Fight *fight, XText *why)
{
  const XArena *arena = fight->arena;
  XGame *game = fight->game;
  int32_t hero_at = -1;
  for (int32_t i = 0; i < XARENA_SIDES; i++)
    hero_at = is_hero(&arena->sides[i]) ? i : hero_at;
  fight->has_hero = hero_at >= 0;
  if (fight->has_hero) {
    const XArenaSide *side = &arena->sides[hero_at];
    if (!XGame_Birth(game, side->race, side->career, "Hero", why))
      return false;
    fight->who[hero_at][0] = game->world->hero;
  }
  XLocation *room = make_room(game);
  if (fight->has_hero)
    XGame_Enter(game, room, hero_at == 0 ? "start" : "second");
  game->world->here = room->base.self;
  for (int32_t i = 0; i < XARENA_SIDES; i++)
    if (i != hero_at)
      enter(fight, room, i);
  return true;
}

static int32_t side_of(const Fight *fight, XHandle who)
{
  for (int32_t i = 0; i < XARENA_SIDES; i++)
    for (int32_t k = 0; k < fight->arena->sides[i].count; k++)
      if (XHandle_Equal(fight->who[i][k], who))
        return i;
  return -1;
}

/* Adds up what has happened since the last look. */
static void count_events(const Fight *fight)
{
  XEvent event;
  while (XEventRing_Next(&fight->game->world->events, &event)) {
    const int32_t side = side_of(fight, event.actor.who);
    if (side < 0)
      continue;
    if (strcmp(event.word, "charge") == 0)
      fight->report->acts[side]++;
    else if (side_of(fight, event.target.who) == 1 - side)
      fight->report->damage[side] += event.amount;
  }
}

static bool is_standing(const Fight *fight, int32_t index)
{
  if (is_hero(&fight->arena->sides[index]))
    return fight->game->state == XGAME_PLAYING;
  for (int32_t i = 0; i < fight->arena->sides[index].count; i++)
    if (XWorld_Get(fight->game->world, fight->who[index][i]) != NULL)
      return true;
  return false;
}

/* A glance of time: the hero's next act, or as long without one. */
static void go_on(const Fight *fight, XBot *bot, XSession *session)
{
  if (fight->has_hero)
    XBot_Play(bot, session, 1);
  else
    XGame_RunUntil(fight->game, fight->game->world->scheduler.time + GLANCE);
}

static void fight_out(Fight *fight, int32_t number)
{
  XArenaReport *report = fight->report;
  const int64_t start = fight->game->world->scheduler.time;
  XSession session;
  XBot bot;
  XEvent before;
  while (XEventRing_Next(&fight->game->world->events, &before))
    continue; /* birth and arrival */
  XSession_Init(&session, fight->game, (XStore){0});
  XBot_Init(&bot, fight->game, fight->arena->dances);
  while (is_standing(fight, 0) && is_standing(fight, 1) &&
         fight->game->world->scheduler.time < start + XARENA_TICKS) {
    go_on(fight, &bot, &session);
    count_events(fight);
  }
  XSession_Clear(&session);
  report->ticks[number] = (int32_t)(fight->game->world->scheduler.time - start);
  for (int32_t i = 0; i < XARENA_SIDES; i++)
    report->wins[i] += is_standing(fight, i) && !is_standing(fight, 1 - i);
}

static int compare(const void *a, const void *b)
{
  const int32_t left = *(const int32_t *)a, right = *(const int32_t *)b;
  return (left > right) - (left < right);
}

bool XArena_Run(const XContent *content, const XArena *arena, XArenaReport *out, XText *why)
{
  *out = (XArenaReport){.fights = arena->fights};
  if (ground(content) == NULL || XContent_Count(content, XKIND_PLACE) == 0) {
    XText_Add(why, "this world has no plain ground to fight on");
    return false;
  }
  out->ticks = XAlloc(sizeof *out->ticks * (size_t)arena->fights);
  bool good = true;
  for (int32_t i = 0; i < arena->fights && good; i++) {
    const uint64_t seed = XHash_Mix(arena->seed, (uint64_t)i);
    Fight fight = {.arena = arena, .report = out, .game = XGame_New(content, seed, arena->profile)};
    good = begin(&fight, why);
    if (good)
      fight_out(&fight, i);
    XGame_Free(fight.game);
  }
  if (!good) {
    XArenaReport_Clear(out);
    return false;
  }
  out->undecided = arena->fights - out->wins[0] - out->wins[1];
  qsort(out->ticks, (size_t)arena->fights, sizeof *out->ticks, compare);
  XArena_Interval(out->wins[0], arena->fights, &out->low, &out->high);
  return true;
}

void XArenaReport_Clear(XArenaReport *report)
{
  free(report->ticks);
  *report = (XArenaReport){0};
}

static int64_t square_root(int64_t value)
{
  int64_t root = 0;
  for (int64_t bit = INT64_C(1) << 31; bit > 0; bit >>= 1)
    if ((root + bit) * (root + bit) <= value)
      root += bit;
  return root;
}

void XArena_Interval(int32_t wins, int32_t fights, int32_t *low, int32_t *high)
{
  /* z is 1.96; z squared and all that is added to it are in ten-thousandths. */
  const int64_t z2 = 38416, scale = 10000, n = fights, w = wins;
  const int64_t middle = 2 * scale * w + z2;
  const int64_t reach = square_root(z2 * (z2 + 4 * scale * w * (n - w) / n)) + 1;
  const int64_t whole = 2 * (scale * n + z2);
  const int64_t least = middle - reach, most = middle + reach;
  *low = least < 0 || wins == 0 ? 0 : (int32_t)(1000 * least / whole);
  *high = most > whole || wins == fights ? 1000 : (int32_t)((1000 * most + whole - 1) / whole);
}
