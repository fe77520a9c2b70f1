/* The timeline in play: every act that it foretold of somebody in view comes at the tick and in the
   order it said, in fights of all kinds of monsters and in games of the bot. What changes a next
   act in between (a blow struck between two acts, a set-back, being gone) is counted apart. */
#include "game/timeline.h"

#include "engine/xstring.h"
#include "game/bot.h"
#include "game/threat.h"
#include "game/view.h"
#include "tests/support/fixture.h"

#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { WIDTH = 40, HEIGHT = 18, FOES = 40, TURNS = 60, FIGHTS_MOST = 400, NEEDED = 100000 };

typedef struct Tally {
  int64_t right, wrong, between, gone;
} Tally;

/* Somebody's next act as foretold. */
typedef struct Told {
  XHandle who;
  int64_t time;  /* of the ring when it is to come */
  int32_t place; /* in the order */
} Told;

typedef struct Tellings {
  Told told[XTIMELINE_MOST];
  int32_t count;
} Tellings;

/* What the strip says, as far as it says it exactly; blows and the hero are others' tests. */
static Tellings tell(const XGame *game)
{
  XTimeline timeline;
  Tellings tellings = {.count = 0};
  XTimeline_Take(&timeline, game, NULL);
  for (int32_t i = 0; i < timeline.count; i++) {
    const XTimelineEntry *entry = &timeline.entries[i];
    if (entry->who == NULL || entry->about || XCreature_IsHero(game->world, entry->who))
      continue;
    tellings.told[tellings.count] =
        (Told){XCreature_Handle(entry->who), entry->time, tellings.count};
    tellings.count++;
  }
  return tellings;
}

static Told *find(Tellings *tellings, XHandle who)
{
  for (int32_t i = 0; i < tellings->count; i++)
    if (XHandle_Equal(tellings->told[i].who, who))
      return &tellings->told[i];
  return NULL;
}

static bool is(const XEvent *event, const char *word)
{
  return strcmp(event->word, word) == 0;
}

/* Holds what happened against what was foretold. */
static void compare(XGame *game, Tellings *tellings, Tally *tally)
{
  XEvent event;
  int32_t place = -1;
  assert_int_equal(game->world->events.lost, 0);
  while (XEventRing_Next(&game->world->events, &event)) {
    Told *told = find(tellings, event.actor.who);
    if (told == NULL || !(is(&event, "charge") || is(&event, "parting_blow") ||
                          is(&event, "met_blow") || is(&event, "set_back")))
      continue;
    if (!is(&event, "charge")) {
      tally->between++;
    } else if (event.time == told->time && told->place > place) {
      tally->right++;
      place = told->place;
    } else {
      tally->wrong++;
    }
    told->who = XHANDLE_NONE;
  }
  for (int32_t i = 0; i < tellings->count; i++) {
    const Told *told = &tellings->told[i];
    if (XHandle_IsNone(told->who))
      continue;
    const XCreature *who = XCreature_Try(XWorld_Get(game->world, told->who));
    if (who == NULL || XCreature_Location(game->world, who) != XWorld_Here(game->world))
      tally->gone++;
    else if (told->time < game->world->scheduler.time)
      tally->wrong++; /* it should have come by now */
  }
}

static void forget_events(XGame *game)
{
  XEvent event;
  while (XEventRing_Next(&game->world->events, &event))
    continue;
  game->world->events.lost = 0;
}

static void draw_room(char rows[HEIGHT][WIDTH + 1], const char *lines[HEIGHT])
{
  for (int y = 0; y < HEIGHT; y++) {
    for (int x = 0; x < WIDTH; x++) {
      const bool edge = x == 0 || y == 0 || x == WIDTH - 1 || y == HEIGHT - 1;
      rows[y][x] = edge || (x % 9 == 4 && y % 5 == 2) ? '#' : '.';
    }
    rows[y][WIDTH] = '\0';
    lines[y] = rows[y];
  }
  rows[HEIGHT / 2][WIDTH / 2] = '@';
}

/* Any monsters at all, who all know of the hero. */
static void fill(Fixture *f, XRandom *random)
{
  const XLocation *place = XWorld_Here(f->game->world);
  const uint32_t kinds = (uint32_t)XContent_Count(f->content, XKIND_MONSTER);
  for (int32_t i = 0; i < FOES; i++) {
    const int32_t x = (int32_t)XRandom_Below(random, WIDTH), y = (int32_t)XRandom_Below(random, 18);
    const XKind *kind =
        XContent_At(f->content, XKIND_MONSTER, (int32_t)XRandom_Below(random, kinds));
    if (!XMap_Walkable(&place->map, f->content, x, y) ||
        XCreature_At(f->game->world, place, x, y) != NULL)
      continue;
    XCreature *one = Fixture_Monster(f, strchr(kind->id, ':') + 1, x, y);
    one->mood = XMOOD_HUNTING;
    one->enemy = XCreature_Handle(Fixture_Hero(f));
    one->memory = 1000;
  }
}

static const char *some_line(XRandom *random)
{
  static const char *const lines[] = {"fight",      "fight",          "fight",     "wait",
                                      "step north", "step southeast", "step west", "step east"};
  return lines[XRandom_Below(random, 8)];
}

static void fight(uint64_t seed, XProfile profile, Tally *tally)
{
  char rows[HEIGHT][WIDTH + 1];
  const char *lines[HEIGHT];
  XRandom random;
  Fixture f;
  XRandom_Seed(&random, seed);
  Fixture_Open(&f, seed, profile);
  draw_room(rows, lines);
  Fixture_Room(&f, lines, HEIGHT);
  XCreature *hero = Fixture_Hero(&f);
  hero->max_hp = hero->hp = 100000000;
  fill(&f, &random);
  XGame_Look(f.game);
  for (int32_t turn = 0; turn < TURNS; turn++) {
    forget_events(f.game);
    const uint64_t hash = XGame_Hash(f.game);
    Tellings tellings = tell(f.game);
    assert_true(hash == XGame_Hash(f.game));
    Fixture_Do(&f, some_line(&random));
    compare(f.game, &tellings, tally);
  }
  Fixture_Close(&f);
}

static void a_hundred_thousand_next_acts_come_as_told(void **state)
{
  (void)state;
  Tally tally = {0};
  int32_t fights = 0;
  for (; tally.right < NEEDED && fights < FIGHTS_MOST; fights++)
    fight(7 + (uint64_t)fights, fights % 8 == 7 ? XPROFILE_CLASSIC : XPROFILE_HONOURED, &tally);
  print_message("%lld next acts of %d fights as told, %lld wrong; apart: %lld changed in between, "
                "%lld gone\n",
                (long long)tally.right, (int)fights, (long long)tally.wrong,
                (long long)tally.between, (long long)tally.gone);
  assert_int_equal(tally.wrong, 0);
  assert_true(tally.right >= NEEDED);
  assert_true(tally.between > 0 && tally.gone > 0);
}

static void play(uint64_t seed, Tally *tally)
{
  enum { COMMANDS = 400 };
  Fixture f;
  XBot bot;
  Fixture_Open(&f, seed, XPROFILE_HONOURED);
  XBot_Init(&bot, f.game, seed % 2 == 1);
  for (int32_t i = 0; i < COMMANDS && f.game->state == XGAME_PLAYING; i++) {
    forget_events(f.game);
    Tellings tellings = tell(f.game);
    if (!XBot_Play(&bot, &f.session, 1))
      break;
    compare(f.game, &tellings, tally);
  }
  Fixture_Close(&f);
}

static void games_of_the_bot_go_as_told(void **state)
{
  (void)state;
  Tally tally = {0};
  for (uint64_t seed = 1; seed <= 8; seed++)
    play(seed, &tally);
  print_message("%lld next acts as told, %lld wrong; apart: %lld, %lld\n", (long long)tally.right,
                (long long)tally.wrong, (long long)tally.between, (long long)tally.gone);
  assert_int_equal(tally.wrong, 0);
  assert_true(tally.right > 500);
}

static const char *const hall[] = {"####################", "#..................#",
                                   "#@.................#", "#..................#",
                                   "####################"};

/* How often one acts before the hero does again, for the costs that both then really pay. */
static void how_often_is_counted_as_it_comes(void **state)
{
  (void)state;
  static const char *const ids[] = {"rat", "wild_dog", "gray_ooze", "kobold", "huge_bat"};
  for (int32_t i = 0; i < 5; i++) {
    Fixture f;
    Fixture_Open(&f, 5 + (uint64_t)i, XPROFILE_HONOURED);
    Fixture_Room(&f, hall, 5);
    const XCreature *foe = Fixture_Monster(&f, ids[i], 18, 2);
    const XAction wait = {.kind = XACT_WAIT};
    int64_t ticks;
    XGame_Look(f.game);
    for (int32_t turn = 0; turn < 4; turn++) {
      const XWeighted costs = XAction_Costs(f.game, Fixture_Hero(&f), &wait);
      const int32_t told = XTimeline_Acts(f.game, foe, XTimeline_Ticks(&costs),
                                          XTimeline_Supposed(f.game, foe, false));
      forget_events(f.game);
      assert_true(Fixture_Do(&f, "wait"));
      assert_int_equal(Fixture_Charges(&f, foe, &ticks), told);
    }
    Fixture_Close(&f);
  }
}

/* The strip's first minute: somebody quick comes twice before the hero, first sure, then about. */
static void a_quick_one_is_seen_coming_twice(void **state)
{
  (void)state;
  Fixture f;
  XTimeline timeline;
  int32_t before = 0;
  Fixture_Open(&f, 5, XPROFILE_HONOURED);
  Fixture_Room(&f, hall, 5);
  const XCreature *rat = Fixture_Monster(&f, "quick_rat", 6, 2);
  XGame_Look(f.game);
  for (int32_t turn = 0; turn < 4 && before < 2; turn++) {
    assert_true(Fixture_Do(&f, "wait"));
    XTimeline_Take(&timeline, f.game, NULL);
    for (before = 0; timeline.entries[before].who == rat; before++)
      assert_int_equal(timeline.entries[before].about, before > 0);
  }
  assert_int_equal(before, 2);
  assert_ptr_equal(timeline.entries[before].who, Fixture_Hero(&f));
  assert_int_equal(timeline.entries[before].tu, 10);
  for (int32_t i = 1; i < timeline.count; i++)
    assert_true(timeline.entries[i].tu >= timeline.entries[i - 1].tu);
  XText text;
  XText_Init(&text);
  const XWeighted costs = XWeighted_Point(1000);
  XTimeline_AddActs(f.game, rat, &costs, &text);
  assert_non_null(strstr(text.data, "twice"));
  XText_Clear(&text);
  Fixture_Close(&f);
}

/* A foe that acts once strikes next to itself only; with a slower act of the hero it comes nearer.
 */
static void threat_grows_with_the_cost(void **state)
{
  (void)state;
  Fixture f;
  XThreat threat;
  Fixture_Open(&f, 5, XPROFILE_HONOURED);
  Fixture_Room(&f, hall, 5);
  const XCreature *hero = Fixture_Hero(&f), *foe = Fixture_Monster(&f, "kobold", 6, 2);
  const int64_t step = XTimeline_Supposed(f.game, foe, false);
  const int32_t sight = XCreature_SightRadius(f.game->world, hero);
  XGame_Look(f.game);
  for (int32_t acts = 0; acts < 7; acts++) {
    int64_t ticks = 1;
    while (XTimeline_Acts(f.game, foe, ticks, step) < acts)
      ticks += 50;
    XThreat_Take(&threat, f.game, ticks);
    for (int32_t x = 1; x <= 1 + sight; x++)
      assert_int_equal(XThreat_At(&threat, x, 2), acts > 0 && abs(x - 6) <= acts);
    assert_int_equal(XThreat_At(&threat, 0, 2), acts >= 6); /* a wall beside the hero is in view */
    XThreat_Clear(&threat);
  }
  Fixture_Monster(&f, "kobold", 3, 2);
  XThreat_Take(&threat, f.game, 5000);
  assert_int_equal(XThreat_At(&threat, hero->base.x + 2, 2), 2);
  XThreat_Clear(&threat);
  assert_int_equal(XThreat_At(&(XThreat){.counts = NULL}, 0, 0), 0);
  Fixture_Close(&f);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_hundred_thousand_next_acts_come_as_told),
      cmocka_unit_test(games_of_the_bot_go_as_told),
      cmocka_unit_test(how_often_is_counted_as_it_comes),
      cmocka_unit_test(a_quick_one_is_seen_coming_twice),
      cmocka_unit_test(threat_grows_with_the_cost),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
