/* The timeline: a foresight of those in view, played on with what each is supposed to pay. */
#include "game/timeline.h"

#include "creature/delay.h"
#include "engine/xforesight.h"
#include "engine/xstring.h"
#include "game/view.h"
#include "game/windup.h"

enum { ACTS_MOST = 60 }; /* acts of one creature within an act of the hero that are counted */

/* ---- What is paid ---- */

static bool is_next_to(const XCreature *a, const XCreature *b)
{
  return XCreature_Distance(a->base.x, a->base.y, b->base.x, b->base.y) <= 1;
}

XAction XTimeline_Preview(const XGame *game)
{
  const XCreature *hero = XGame_Hero(game);
  const XCreature *foe = hero == NULL ? NULL : XGame_EnemyInView(game);
  if (foe == NULL || !is_next_to(hero, foe))
    return (XAction){.kind = XACT_STEP};
  return (XAction){.kind = XACT_ATTACK, .target = XCreature_Handle(foe)};
}

int64_t XTimeline_Ticks(const XWeighted *costs)
{
  int64_t n, d;
  XWeighted_Mean(costs, &n, &d);
  return (n + d / 2) / d;
}

int64_t XTimeline_Supposed(const XGame *game, const XCreature *creature, bool strikes)
{
  const XAction action = {.kind = strikes ? XACT_ATTACK : XACT_STEP};
  const XWeighted costs = XAction_Costs(game, creature, &action);
  const int64_t ticks = XTimeline_Ticks(&costs);
  return ticks > 0 ? ticks : 1;
}

/* Whoever stands next to an enemy strikes, everybody else steps. */
static int64_t supposed(const XGame *game, const XCreature *creature)
{
  const XCreature *hero = XGame_Hero(game);
  const bool strikes = creature != hero && is_next_to(creature, hero) &&
                       XCreature_IsEnemy(game->world, creature, hero);
  return XTimeline_Supposed(game, creature, strikes);
}

/* ---- The line ---- */

static bool is_seen_coming(const XGame *game, const XPending *pending)
{
  const XLocation *here = XWorld_Here(game->world);
  const XPendingCell *cells = pending->cells.items;
  for (int32_t i = 0; i < pending->cells.count; i++)
    if (XMap_Visible(&here->map, cells[i].x, cells[i].y))
      return true;
  return false;
}

static bool is_on_line(const void *context, const XObject *object)
{
  const XGame *game = context;
  XObject *it = XWorld_Get(game->world, object->self);
  const XCreature *creature = XCreature_Try(it);
  const XPending *pending = XPending_Try(it);
  return creature != NULL ? XGame_SeesCreature(game, creature)
                          : pending != NULL && is_seen_coming(game, pending);
}

bool XTimeline_Matters(const XGame *game)
{
  const XLocation *here = XWorld_Here(game->world);
  for (int32_t i = 0; i < here->looming.count; i++)
    if (is_on_line(game, XWorld_Get(game->world, here->looming.items[i])))
      return true;
  return game->party.count > 1 || XGame_EnemyInView(game) != NULL;
}

static bool is_there(const XTimeline *timeline, const XCreature *who)
{
  for (int32_t i = 0; i < timeline->count; i++)
    if (timeline->entries[i].who == who)
      return true;
  return false;
}

static XTimelineEntry *add(XTimeline *timeline, const XGame *game, const XForesight *foresight,
                           const XShadow *shadow, int64_t from)
{
  XObject *of = XWorld_Get(game->world, shadow->of->self);
  const XCreature *who = XCreature_Try(of), *hero = XGame_Hero(game);
  const int64_t left = XForesight_TimeOf(foresight, shadow) - from;
  const XTimelineEntry *last = timeline->count > 0 ? &timeline->entries[timeline->count - 1] : NULL;
  XTimelineEntry entry = {.who = who,
                          .pending = XPending_Try(of),
                          .time = foresight->ring.time,
                          .about = who != NULL && is_there(timeline, who)};
  entry.tu = left <= 0 ? 0 : XDelay_InTU(game->world, hero, (XProfile)game->profile, left);
  if (last != NULL && entry.tu < last->tu)
    entry.tu = last->tu;
  /* A blow, or somebody who would fight him or stands by him; folk alone need no watching. */
  timeline->others = timeline->others || who == NULL ||
                     (who != hero && (who->ally != 0 || XCreature_IsEnemy(game->world, hero, who)));
  timeline->entries[timeline->count] = entry;
  return &timeline->entries[timeline->count++];
}

/* Plays on until the hero has come twice or the line is full. */
static void play_on(XTimeline *timeline, const XGame *game, XForesight *foresight, int64_t from,
                    bool unsure)
{
  const XCreature *hero = XGame_Hero(game);
  XShadow *next;
  while (timeline->count < XTIMELINE_MOST &&
         (next = XForesight_Next(foresight, INT64_MAX)) != NULL) {
    XTimelineEntry *entry = add(timeline, game, foresight, next, from);
    if (entry->who == hero && entry->about)
      break;
    entry->about = entry->about || (entry->who == hero && unsure);
    if (entry->who == NULL)
      XForesight_Drop(foresight, next);
    else
      XForesight_Charge(next, supposed(game, entry->who));
  }
}

void XTimeline_Take(XTimeline *timeline, const XGame *game, const XAction *action)
{
  XCreature *hero = XGame_Hero(game);
  XAction preview = {.kind = XACT_NONE};
  if (action == NULL && hero != NULL)
    preview = XTimeline_Preview(game);
  *timeline = (XTimeline){.count = 0};
  if (hero == NULL || hero->base.base.bucket < 0)
    return;
  XForesight foresight;
  XForesight_Init(&foresight, &game->world->scheduler, is_on_line, game);
  XShadow *own = XForesight_Find(&foresight, XCreature_Object(hero));
  if (own != NULL) {
    const XWeighted costs = XAction_Costs(game, hero, action != NULL ? action : &preview);
    const int64_t from = XForesight_TimeOf(&foresight, own);
    XForesight_Charge(own, XTimeline_Ticks(&costs));
    play_on(timeline, game, &foresight, from, costs.count > 1);
  }
  XForesight_Clear(&foresight);
}

/* ---- Two on the ring ---- */

typedef struct Pair {
  const XObject *hero, *other;
} Pair;

static bool is_of_pair(const void *context, const XObject *object)
{
  const Pair *pair = context;
  return object == pair->hero || object == pair->other;
}

/* How often `other` comes before the hero does, who has paid. */
static int32_t count_before(const XGame *game, const XObject *other, int64_t ticks, int64_t each)
{
  XCreature *hero = XGame_Hero(game);
  const Pair pair = {XCreature_Object(hero), other};
  XForesight foresight;
  XForesight_Init(&foresight, &game->world->scheduler, is_of_pair, &pair);
  XShadow *own = XForesight_Find(&foresight, pair.hero), *next;
  int32_t count = 0;
  if (own != NULL) {
    XForesight_Charge(own, ticks);
    while (count < ACTS_MOST && (next = XForesight_Next(&foresight, INT64_MAX)) != NULL &&
           next != own) {
      count++;
      XForesight_Charge(next, each);
    }
  }
  XForesight_Clear(&foresight);
  return count;
}

int32_t XTimeline_Acts(const XGame *game, const XCreature *creature, int64_t ticks, int64_t each)
{
  return count_before(game, &creature->base.base, ticks, each);
}

bool XTimeline_Lands(const XGame *game, const XPending *pending, int64_t ticks)
{
  return count_before(game, &pending->base, ticks, INT32_MAX) > 0;
}

/* ---- In words ---- */

static void add_times(XText *out, int32_t times)
{
  static const char *const words[] = {"not at all", "once", "twice"};
  if (times < 3)
    XText_Add(out, words[times]);
  else
    XText_AddFormat(out, "%d times", (int)times);
}

/* From the least that the hero may pay to the most. */
static void add_span(XText *out, int32_t least, int32_t most)
{
  add_times(out, least);
  if (most > least) {
    XText_Add(out, " to ");
    add_times(out, most);
  }
}

void XTimeline_AddActs(const XGame *game, const XCreature *creature, const XWeighted *costs,
                       XText *out)
{
  const int64_t blow = XTimeline_Supposed(game, creature, true);
  const int64_t step = XTimeline_Supposed(game, creature, false);
  const int64_t low = XWeighted_Least(costs), high = XWeighted_Most(costs);
  const int32_t strikes = XTimeline_Acts(game, creature, low, blow);
  const int32_t strikes_most = XTimeline_Acts(game, creature, high, blow);
  const int32_t steps = XTimeline_Acts(game, creature, low, step);
  const int32_t steps_most = XTimeline_Acts(game, creature, high, step);
  add_span(out, strikes, strikes_most);
  if (steps == strikes && steps_most == strikes_most)
    return;
  XText_Add(out, "; ");
  add_span(out, steps, steps_most);
  XText_Add(out, " if it only steps");
}
