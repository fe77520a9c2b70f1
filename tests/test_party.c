/*
 * Companions and the three modes on one timeline: joining, orders, leading, squad turns, borrowing,
 * passing, real time, and the account: what each creature paid is what its next turn moved by.
 */
#include "tests/support/files.h"
#include "tests/support/fixture.h"

#include "creature/body.h"
#include "creature/delay.h"
#include "creature/spawn.h"
#include "engine/xstring.h"
#include "game/mode.h"
#include "game/place.h"
#include "game/build.h"
#include "game/travel.h"
#include "game/turn.h"
#include "saves/xsave.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { FIGHTS = 10000, COMMANDS = 30, FOES = 2, FRIENDS = 2 };

static const char *const hall[] = {"###############", "#.............#", "#......@......#",
                                   "#.............#", "#.............#", "###############"};
#define ROWS(rows) rows, (int32_t)(sizeof(rows) / sizeof(rows)[0])

static void open_hall(Fixture *fixture, uint64_t seed)
{
  Fixture_Open(fixture, seed, XPROFILE_HONOURED);
  Fixture_Room(fixture, ROWS(hall));
}

static XCreature *friend_at(Fixture *fixture, const char *id, int32_t x, int32_t y)
{
  XCreature *creature = Fixture_Monster(fixture, id, x, y);
  XParty_Add(fixture->game, creature);
  return creature;
}

static int64_t next_of(const Fixture *fixture, const XCreature *creature)
{
  return XMode_NextTime(fixture->game, creature);
}

/* A dagger at a skill that makes its blow cost exactly six TU. */
static void arm_with_six(Fixture *fixture)
{
  XCreature *hero = Fixture_Hero(fixture);
  for (int32_t slot = XSLOT_NONE + 1; slot < XSLOT_COUNT; slot++) {
    XItem *worn = XBody_Worn(fixture->game->world, hero, (XSlot)slot);
    if (worn != NULL)
      worn->worn = XSLOT_NONE;
  }
  XItem *dagger = Fixture_Give(fixture, "dagger", 1);
  XBody_Wear(fixture->game->world, hero, dagger);
  hero->skills[XItem_Kind(dagger)->skill] =
      20 * (XItem_Kind(dagger)->delay - 6); /* two levels an aut */
}

/* A squad turn in which everybody can still act. */
static void begin_squad(Fixture *fixture)
{
  assert_true(Fixture_Do(fixture, "mode squad"));
  for (int i = 0; i < XParty_Count(fixture->game); i++)
    if (!XMode_CanAct(fixture->game, XParty_At(fixture->game, i))) {
      assert_true(Fixture_Do(fixture, "pass all"));
      i = -1;
    }
  assert_int_equal(fixture->game->squad_on, 1);
}

/* Time units left, set to so many ticks before the end of the turn. */
static void leave_ticks(Fixture *fixture, XCreature *creature, int64_t ticks)
{
  XGame_Book(fixture->game, creature,
             (int32_t)(XMode_End(fixture->game) - next_of(fixture, creature) - ticks));
}

static void seven_left_give_a_six_and_another(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 1);
  XCreature *hero = Fixture_Hero(&f), *dog = friend_at(&f, "stray_dog", 6, 2);
  XCreature *ooze = Fixture_Monster(&f, "gray_ooze", 8, 2);
  ooze->hp = ooze->max_hp = 1000;
  arm_with_six(&f);
  begin_squad(&f);
  leave_ticks(&f, hero, 700);
  assert_int_equal(XMode_Left(f.game, hero), 7);
  assert_true(Fixture_Do(&f, "step east"));
  assert_int_equal(f.game->last_cost, 600);
  assert_int_equal(XMode_Left(f.game, hero), 1);
  const XAction blow = {.kind = XACT_ATTACK, .target = XCreature_Handle(ooze)};
  const XWeighted costs = XAction_Costs(f.game, hero, &blow);
  assert_int_equal(XMode_Borrowed(f.game, hero, XWeighted_Least(&costs)), 5);
  assert_true(Fixture_Do(&f, "step east"));
  assert_int_equal(XMode_Left(f.game, hero), 0);
  assert_int_equal(next_of(&f, hero) - XMode_End(f.game), 500); /* borrowed */
  assert_false(Fixture_Do(&f, "step east"));
  /* The dog still has its turn; then the next one begins with five less for the hero. */
  assert_true(XMode_CanAct(f.game, dog));
  assert_true(Fixture_Do(&f, "pass all"));
  if (next_of(&f, dog) < next_of(&f, hero))
    assert_int_equal(XMode_Left(f.game, hero),
                     (1000 - (next_of(&f, hero) - f.game->squad_now)) / 100);
  Fixture_Close(&f);
}

static void six_and_a_bit_is_shown_as_seven(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 2);
  XCreature *hero = Fixture_Hero(&f);
  friend_at(&f, "stray_dog", 6, 2);
  XCreature *ooze = Fixture_Monster(&f, "gray_ooze", 8, 2);
  ooze->hp = ooze->max_hp = 1000;
  arm_with_six(&f);
  begin_squad(&f);
  leave_ticks(&f, hero, 601);
  assert_int_equal(XMode_Left(f.game, hero), 7);
  assert_true(Fixture_Do(&f, "step east"));
  assert_int_equal(XMode_Left(f.game, hero), 1); /* one tick is enough for any act */
  assert_true(XMode_CanAct(f.game, hero));
  assert_true(Fixture_Do(&f, "step west"));
  leave_ticks(&f, hero, 0);
  assert_int_equal(XMode_Left(f.game, hero), 0);
  Fixture_Close(&f);
}

static void passing_charges_to_the_end_of_the_turn(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 3);
  XCreature *hero = Fixture_Hero(&f), *dog = friend_at(&f, "stray_dog", 6, 2);
  begin_squad(&f);
  const int64_t end = XMode_End(f.game), acts = f.game->actions;
  char line[300];
  snprintf(line, sizeof line, "pass %s", dog->name);
  assert_true(Fixture_Do(&f, line));
  assert_int_equal(next_of(&f, dog), end);
  assert_true(XMode_CanAct(f.game, hero)); /* in any order */
  assert_false(Fixture_Do(&f, line));
  assert_true(Fixture_Do(&f, "step south"));
  assert_int_equal(f.game->actions, acts + 1);
  /* Both are at the end: a new turn has begun, and nobody has lost anything. */
  assert_int_equal(f.game->squad_on, 1);
  assert_int_equal(f.game->squad_now, end);
  assert_true(Fixture_Do(&f, "pass all"));
  assert_int_equal(f.game->squad_now, end + 1000);
  assert_int_equal(f.game->actions, acts + 1); /* a pass is no act */
  Fixture_Close(&f);
}

static void nobody_banks_idle_time(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 4);
  XCreature *hero = Fixture_Hero(&f), *dog = friend_at(&f, "stray_dog", 6, 2);
  XGame_Book(f.game, hero, 37);
  begin_squad(&f);
  const int64_t now = f.game->squad_now;
  assert_true(next_of(&f, hero) >= now && next_of(&f, dog) >= now);
  XMode_BeginTurn(f.game, next_of(&f, hero) > next_of(&f, dog) ? hero : dog);
  assert_int_equal(next_of(&f, hero), next_of(&f, dog));
  Fixture_Close(&f);
}

static void a_squad_is_two(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 5);
  assert_false(Fixture_Do(&f, "mode squad"));
  XCreature *dog = friend_at(&f, "stray_dog", 6, 2);
  begin_squad(&f);
  XGame_Kill(f.game, dog, NULL, NULL);
  assert_true(Fixture_Do(&f, "wait"));
  assert_int_equal(f.game->mode, XMODE_CLASSIC);
  assert_true(Fixture_SaidThat(&f, "alone"));
  Fixture_Close(&f);
}

/* --- joining and orders --- */

static void a_dog_joins_for_food_and_a_guard_for_gold(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 6);
  XCreature *hero = Fixture_Hero(&f);
  while (XInventory_Count(hero) > 0) {
    XItem *item = XInventory_At(f.game->world, hero, 0);
    XWorld_Destroy(f.game->world,
                   &XInventory_Take(f.game->world, hero, item, item->quantity)->base.base);
  }
  XCreature *dog = Fixture_Monster(&f, "stray_dog", 8, 2);
  XCreature *guard = Fixture_Monster(&f, "lane_guard", 6, 2);
  const uint64_t before = XGame_Hash(f.game);
  assert_true(Fixture_Do(&f, "ask east"));
  assert_int_equal(XGame_Hash(f.game), before); /* refused: nothing passed */
  assert_true(Fixture_SaidThat(&f, "something to eat"));
  Fixture_Give(&f, "apple", 2);
  assert_true(Fixture_Do(&f, "ask east"));
  assert_int_equal(dog->ally, 1);
  assert_int_equal(XInventory_At(f.game->world, hero, 0)->quantity, 1);
  assert_int_equal(XParty_Count(f.game), 2);
  hero->gold = 39;
  guard->base.base.ttm += 100000; /* it waits where it is */
  assert_true(Fixture_Do(&f, "ask west") && guard->ally == 0);
  hero->gold = 100;
  if (guard->base.x == hero->base.x - 1 && guard->base.y == hero->base.y) {
    assert_true(Fixture_Do(&f, "ask west"));
    assert_int_equal(guard->ally, 1);
    assert_int_equal(hero->gold, 60);
  }
  Fixture_Close(&f);
}

static void companions_follow_over_stairs_unless_told_to_stay(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 7);
  XWorld *world = f.game->world;
  XCreature *dog = friend_at(&f, "stray_dog", 6, 2), *other = friend_at(&f, "stray_dog", 8, 2);
  char line[300];
  snprintf(line, sizeof line, "order %s stay", other->name);
  assert_true(Fixture_Do(&f, line));
  const int64_t due = next_of(&f, dog);
  const XHandle left = world->here;
  XGame_Enter(f.game,
              XGame_Place(f.game, (const XPlaceKind *)XContent_Find(f.content, XKIND_PLACE,
                                                                    "core:rat_cellar")),
              "stairs");
  assert_true(XParty_IsHere(f.game, dog));
  assert_int_equal(next_of(&f, dog), due); /* no time was lost or won */
  assert_false(XParty_IsHere(f.game, other));
  assert_true(XHandle_Equal(other->base.location, left));
  XText why;
  XText_Init(&why);
  assert_true(XParty_Check(f.game, &why));
  XText_Clear(&why);
  Fixture_Close(&f);
}

static void companions_fight_kill_and_die(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 8);
  XCreature *dog = friend_at(&f, "stray_dog", 3, 3);
  XCreature *rat = Fixture_Monster(&f, "rat", 2, 3);
  const XHandle prey = XCreature_Handle(rat);
  dog->hp = dog->max_hp = 500;
  dog->hit = 60;
  for (int i = 0; i < 60 && XWorld_Get(f.game->world, prey) != NULL; i++)
    assert_true(Fixture_Do(&f, "wait"));
  assert_null(XWorld_Get(f.game->world, prey));
  assert_int_equal(dog->kills.count, 1);
  XCreature *troll = Fixture_Monster(&f, "orc", 2, 2);
  assert_true(XCreature_IsEnemy(f.game->world, troll, dog));
  const XHandle self = XCreature_Handle(dog);
  XGame_Kill(f.game, dog, troll, NULL);
  assert_null(XWorld_Get(f.game->world, self));
  assert_int_equal(XParty_Count(f.game), 1);
  Fixture_Close(&f);
}

static void commands_name_the_member(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 9);
  XCreature *dog = friend_at(&f, "stray_dog", 3, 3);
  char line[300];
  snprintf(line, sizeof line, "%s: step east", dog->name);
  assert_false(Fixture_Do(&f, line)); /* it is not its turn */
  begin_squad(&f);
  assert_true(Fixture_Do(&f, line));
  assert_int_equal(dog->base.x, 4);
  snprintf(line, sizeof line, "%s: explore", dog->name);
  assert_false(Fixture_Do(&f, line));
  assert_false(Fixture_Do(&f, "Nobody: step east"));
  assert_true(Fixture_Do(&f, "mode classic"));
  snprintf(line, sizeof line, "order %s lead", dog->name);
  assert_true(Fixture_Do(&f, line));
  for (int i = 0; i < 4; i++) { /* each when the ring returns it */
    const bool its = XMode_CanAct(f.game, dog);
    assert_int_not_equal(its, XMode_CanAct(f.game, Fixture_Hero(&f)));
    snprintf(line, sizeof line, its ? "%s: wait" : "wait", dog->name);
    assert_true(Fixture_Do(&f, line));
  }
  Fixture_Close(&f);
}

/* --- real time --- */

static void real_time_queues_and_waits_slice_by_slice(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 10);
  XCreature *hero = Fixture_Hero(&f);
  assert_true(Fixture_Do(&f, "mode real"));
  const int64_t start = f.game->world->scheduler.time, acts = f.game->actions;
  assert_true(Fixture_Do(&f, "slices 5"));
  assert_int_equal(f.game->world->scheduler.time, start + 500);
  assert_int_equal(f.game->actions, acts); /* waiting is no act */
  assert_true(XMode_CanAct(f.game, hero));
  assert_true(Fixture_Do(&f, "step south"));
  assert_int_equal(hero->base.y, 3);
  assert_true(Fixture_Do(&f, "step south")); /* too early: it is kept */
  assert_int_equal(hero->base.y, 3);
  assert_true(Fixture_Do(&f, "slices 9"));
  assert_int_equal(hero->base.y, 3);
  assert_true(Fixture_Do(&f, "slices 2"));
  assert_int_equal(hero->base.y, 4);
  Fixture_Close(&f);
}

static void many_slices_are_single_ones(void **state)
{
  uint64_t hash[2];
  (void)state;
  for (int way = 0; way < 2; way++) {
    Fixture f;
    open_hall(&f, 11);
    friend_at(&f, "stray_dog", 3, 3);
    Fixture_Do(&f, "mode real");
    Fixture_Do(&f, "step south");
    Fixture_Do(&f, "step east");
    if (way == 0)
      Fixture_Do(&f, "slices 40");
    else
      for (int i = 0; i < 40; i++)
        Fixture_Do(&f, "slices 1");
    hash[way] = XGame_Hash(f.game);
    Fixture_Close(&f);
  }
  assert_int_equal(hash[0], hash[1]);
}

static void danger_in_view_stops_real_time(void **state)
{
  Fixture f;
  (void)state;
  open_hall(&f, 12);
  assert_true(Fixture_Do(&f, "mode real"));
  Fixture_Monster(&f, "gray_ooze", 12, 3);
  const int64_t start = f.game->world->scheduler.time;
  assert_int_equal(XSession_Beat(&f.session, 50), XADV_NEED_INPUT);
  assert_true(f.game->alarmed);
  assert_true(f.game->world->scheduler.time < start + 5000);
  XSession_Beat(&f.session, 5); /* the known danger does not stop it again */
  assert_false(f.game->alarmed);
  Fixture_Close(&f);
}

/* --- the account --- */

typedef struct Account {
  XHandle who;
  int64_t start, sum;
} Account;

typedef struct Ledger {
  Fixture *fixture;
  Account accounts[1 + FRIENDS + FOES];
  int32_t count;
  int64_t *seen; /* how many acts, bookings and deaths there were */
} Ledger;

static void enter_in(Ledger *ledger, const XCreature *creature)
{
  ledger->accounts[ledger->count++] =
      (Account){XCreature_Handle(creature), next_of(ledger->fixture, creature), 0};
}

static void add_charges(Ledger *ledger)
{
  XEvent event;
  while (XEventRing_Next(&ledger->fixture->game->world->events, &event)) {
    const bool charge = strcmp(event.word, "charge") == 0 || strcmp(event.word, "book") == 0 ||
                        strcmp(event.word, "set_back") == 0;
    ledger->seen[0] += strcmp(event.word, "charge") == 0;
    ledger->seen[1] += strcmp(event.word, "book") == 0;
    ledger->seen[2] += strcmp(event.word, "kill") == 0;
    for (int32_t i = 0; charge && i < ledger->count; i++)
      if (XHandle_Equal(ledger->accounts[i].who, event.actor.who))
        ledger->accounts[i].sum += event.amount;
  }
  assert_int_equal(ledger->fixture->game->world->events.lost, 0);
}

static void balance(Ledger *ledger, int fight)
{
  add_charges(ledger);
  for (int32_t i = 0; i < ledger->count; i++) {
    const Account *account = &ledger->accounts[i];
    const XCreature *creature =
        XCreature_Try(XWorld_Get(ledger->fixture->game->world, account->who));
    if (creature != NULL && next_of(ledger->fixture, creature) - account->start != account->sum)
      fail_msg("fight %d: somebody paid %lld and moved by %lld", fight, (long long)account->sum,
               (long long)(next_of(ledger->fixture, creature) - account->start));
  }
}

static void clear_hall(Fixture *f)
{
  XWorld *world = f->game->world;
  XLocation *here = XWorld_Here(world);
  for (int32_t i = here->creatures.count - 1; i >= 0; i--) {
    XCreature *creature = XCreature_From(XWorld_Get(world, here->creatures.items[i]));
    if (!XCreature_IsHero(world, creature))
      XGame_Kill(f->game, creature, NULL, NULL);
  }
  for (int32_t i = here->items.count - 1; i >= 0; i--) {
    XItem *item = XItem_From(XWorld_Get(world, here->items.items[i]));
    XLocation_Take(here, &item->base, false);
    XWorld_Destroy(world, &item->base.base);
  }
}

static void random_line(const Fixture *f, XRandom *random, char *line, size_t size)
{
  static const char *const modes[] = {"classic", "squad", "real"};
  XText name;
  XText_Init(&name);
  int32_t which = (int32_t)XRandom_Below(random, (uint32_t)XParty_Count(f->game));
  for (int32_t i = 0; i < XPARTY_MOST && !XMode_CanAct(f->game, XParty_At(f->game, which)); i++)
    which = (which + 1) % XParty_Count(f->game);
  const XCreature *member = XParty_At(f->game, which);
  XParty_AddName(f->game, member, &name);
  const char *way = XDirections[XRandom_Below(random, XDIRECTION_COUNT)].name;
  switch (XRandom_Below(random, 8)) {
  case 0:
    snprintf(line, size, "mode %s", modes[XRandom_Below(random, 3)]);
    break;
  case 1:
    snprintf(line, size, "slices %d", 1 + (int)XRandom_Below(random, 15));
    break;
  case 2:
    snprintf(line, size, XRandom_OneIn(random, 2) ? "pass all" : "pass %s", member->name);
    break;
  case 3:
  case 4:
    snprintf(line, size, "%sstep %s", name.data, way);
    break;
  case 5:
    snprintf(line, size, "%swait", name.data);
    break;
  default:
    snprintf(line, size, "%sfight", name.data);
  }
  XText_Clear(&name);
}

static void fight_once(Fixture *f, XRandom *random, int fight, int64_t seen[3])
{
  static const char *const foes[] = {"rat", "kobold", "orc", "gray_ooze", "quick_rat"};
  static const char *const friends[] = {"stray_dog", "lane_guard"};
  Ledger ledger = {.fixture = f, .seen = seen};
  XEvent event;
  f->game->unkillable = 1;
  Fixture_Hero(f)->hp = Fixture_Hero(f)->max_hp;
  Fixture_Hero(f)->nutrio = 9 * Fixture_Hero(f)->base_nutrio;
  for (int i = 0; i < FRIENDS + FOES; i++) {
    int16_t x = (int16_t)XRandom_Range(random, 1, 13), y = (int16_t)XRandom_Range(random, 1, 4);
    if (XCreature_At(f->game->world, XWorld_Here(f->game->world), x, y) != NULL)
      continue;
    const char *id =
        i < FRIENDS ? friends[XRandom_Below(random, 2)] : foes[XRandom_Below(random, 4)];
    XCreature *creature = i < FRIENDS ? friend_at(f, id, x, y) : Fixture_Monster(f, id, x, y);
    if (i < FRIENDS && XRandom_OneIn(random, 2))
      creature->order = XORDER_LEAD;
    enter_in(&ledger, creature);
  }
  while (XEventRing_Next(&f->game->world->events, &event)) {
  }
  f->game->world->events.lost = 0;
  enter_in(&ledger, Fixture_Hero(f));
  for (int i = 0; i < COMMANDS; i++) {
    char line[300];
    bool ran;
    XText why;
    XText_Init(&why);
    random_line(f, random, line, sizeof line);
    XSession_Do(&f->session, line, INT32_MAX, &ran, &why);
    XText_Clear(&why);
    balance(&ledger, fight);
  }
  clear_hall(f);
}

static void what_was_paid_is_what_time_moved_by(void **state)
{
  Fixture f;
  XRandom random;
  int64_t seen[3] = {0};
  (void)state;
  open_hall(&f, 13);
  XRandom_Seed(&random, 99);
  for (int i = 0; i < FIGHTS; i++)
    fight_once(&f, &random, i, seen);
  print_message("%d fights: %lld acts, %lld bookings, %lld killed\n", FIGHTS, (long long)seen[0],
                (long long)seen[1], (long long)seen[2]);
  assert_true(seen[0] > 20 * FIGHTS && seen[1] > 5 * FIGHTS && seen[2] > FIGHTS / 2);
  Fixture_Close(&f);
}

/* --- kept --- */

/* A game that is saved and found again in the middle of turns, and its twin that never is. */
typedef struct Kept {
  char dir[64];
  Fixture fixture; /* the twin's, and the content of both */
  XGame *game;
  XSave *save;
  XSession session;
} Kept;

static void keep(Kept *kept)
{
  XText why;
  XText_Init(&why);
  XSession_Init(&kept->session, kept->game, XSave_Store(kept->save));
  XText_Clear(&why);
}

/* Leaves by the door (`clean`), or is killed; comes back. */
static void leave_and_return(Kept *kept, bool clean)
{
  XSaveFault fault;
  XText why;
  XText_Init(&why);
  XSession_Clear(&kept->session);
  if (clean)
    assert_true(XSave_Close(kept->save, kept->game, &why));
  else
    XSave_Abandon(kept->save);
  XGame_Free(kept->game);
  kept->save = XSave_Open(kept->dir, "Wren", kept->fixture.content, &kept->game, &fault, &why);
  if (kept->save == NULL)
    fail_msg("%s", why.data);
  keep(kept);
  XText_Clear(&why);
}

static void say(XSession *session, const char *line)
{
  XText why;
  bool ran;
  int slices;
  XText_Init(&why);
  if (sscanf(line, "slices %d", &slices) == 1)
    XSession_Beat(session, slices);
  else
    XSession_Do(session, line, INT32_MAX, &ran, &why);
  XSession_Shown(session, true);
  XText_Clear(&why);
}

static void kept_in_the_middle_of_a_turn(void **state)
{
  static const char *const first[] = {"practice begin",          "practice unkillable",
                                      "practice join stray_dog", "practice join lane_guard",
                                      "practice spawn kobold",   "practice spawn rat"};
  enum { LINES = 300, EACH = 7 };
  Kept kept = {.dir = "/tmp/hourvale-party-XXXXXX"};
  XRandom random;
  int modes[XMODE_COUNT] = {0};
  XText why;
  (void)state;
  XText_Init(&why);
  assert_non_null(mkdtemp(kept.dir));
  Fixture_Open(&kept.fixture, 21, XPROFILE_HONOURED);
  XGame *const twin = kept.fixture.game;
  kept.game = XGame_New(kept.fixture.content, 21, XPROFILE_HONOURED);
  const XCreature *hero = XGame_Hero(twin);
  assert_true(XGame_Birth(kept.game, (const XRace *)hero->race, (const XCareer *)hero->career,
                          "Wren", &why));
  kept.save = XSave_Create(kept.dir, kept.game, &why);
  assert_non_null(kept.save);
  keep(&kept);
  XRandom_Seed(&random, 5);
  for (int i = 0; i < LINES; i++) {
    char line[300];
    if (i < (int)(sizeof first / sizeof *first))
      snprintf(line, sizeof line, "%s", first[i]);
    else
      random_line(&kept.fixture, &random, line, sizeof line);
    say(&kept.fixture.session, line);
    say(&kept.session, line);
    modes[twin->mode]++;
    if (i % EACH == EACH - 1)
      leave_and_return(&kept, i % (2 * EACH) == EACH - 1);
    if (XGame_Hash(twin) != XGame_Hash(kept.game))
      fail_msg("command %d (%s) led elsewhere", i, line);
  }
  assert_true(modes[0] > 20 && modes[1] > 20 && modes[2] > 20);
  assert_true(XSave_Close(kept.save, kept.game, &why));
  XGame_Free(kept.game);
  XSession_Clear(&kept.session);
  XText_Clear(&why);
  Fixture_Close(&kept.fixture);
  Files_Remove(kept.dir);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(seven_left_give_a_six_and_another),
      cmocka_unit_test(six_and_a_bit_is_shown_as_seven),
      cmocka_unit_test(passing_charges_to_the_end_of_the_turn),
      cmocka_unit_test(nobody_banks_idle_time),
      cmocka_unit_test(a_squad_is_two),
      cmocka_unit_test(a_dog_joins_for_food_and_a_guard_for_gold),
      cmocka_unit_test(companions_follow_over_stairs_unless_told_to_stay),
      cmocka_unit_test(companions_fight_kill_and_die),
      cmocka_unit_test(commands_name_the_member),
      cmocka_unit_test(real_time_queues_and_waits_slice_by_slice),
      cmocka_unit_test(many_slices_are_single_ones),
      cmocka_unit_test(danger_in_view_stops_real_time),
      cmocka_unit_test(kept_in_the_middle_of_a_turn),
      cmocka_unit_test(what_was_paid_is_what_time_moved_by),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
