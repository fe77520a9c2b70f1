/* Quests: begun by a talk, led on by what happens, ended by a reward or a deadline, kept in the
 * save. */
#include "game/quest.h"

#include "creature/body.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/talk.h"
#include "game/travel.h"
#include "game/turn.h"
#include "saves/xsave.h"
#include "tests/support/files.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static const char *const hall[] = {"#######", "#@....#", "#.....#", "#######"};

static int set_up(void **state)
{
  Fixture *fixture = calloc(1, sizeof *fixture);
  if (fixture == NULL)
    return -1;
  Fixture_Open(fixture, 3, XPROFILE_HONOURED);
  Fixture_Room(fixture, hall, 4);
  *state = fixture;
  return 0;
}

static int tear_down(void **state)
{
  Fixture_Close(*state);
  free(*state);
  return 0;
}

static const XQuestKind *kind_of(const Fixture *f, const char *id)
{
  const XQuestKind *kind = (const XQuestKind *)XContent_Find(f->content, XKIND_QUEST, id);
  assert_non_null(kind);
  return kind;
}

/* Where a quest stands: the id of its stage, "done", "failed", "". */
static const char *at(const Fixture *f, const char *id)
{
  const XQuest *quest = XQuest_Find(f->game, kind_of(f, id));
  if (quest == NULL)
    return "";
  return quest->state == XQUEST_DONE     ? "done"
         : quest->state == XQUEST_FAILED ? "failed"
                                         : XQuest_Stage(quest)->id;
}

/* Speaks and gives the answer that holds this text. */
static void speak(Fixture *f, const char *part)
{
  assert_true(Fixture_Do(f, "talk east"));
  const XTalkAnswer *answer;
  char line[40];
  for (int32_t i = 1;
       part != NULL && XTalk_IsPending(f->game) && (answer = XTalk_Answer(f->game, i)) != NULL; i++)
    if (strstr(answer->text, part) != NULL) {
      snprintf(line, sizeof line, "answer %d", (int)i);
      assert_true(Fixture_Do(f, line));
      return;
    }
  if (part != NULL)
    fail_msg("no answer \"%s\"", part);
}

static void from_the_first_word_to_the_reward(void **state)
{
  Fixture *f = *state;
  XCreature *ringer = Fixture_Monster(f, "bell_ringer", 2, 1);
  ringer->base.base.ttm += 100000;
  assert_string_equal(at(f, "core:missing_hour"), "");
  speak(f, "Which hour");
  assert_string_equal(at(f, "core:missing_hour"), "below");
  assert_true(Fixture_SaidThat(f, "the missing hour: Go below the granary"));
  XCreature *early = Fixture_Monster(f, "quick_rat", 5, 2);
  XGame_Kill(f->game, early, Fixture_Hero(f), NULL); /* nobody asked for it yet */
  assert_string_equal(at(f, "core:missing_hour"), "below");
  XGame_Enter(f->game,
              XGame_Place(f->game, (const XPlaceKind *)XContent_Find(f->content, XKIND_PLACE,
                                                                     "core:rat_cellar")),
              "stairs");
  assert_string_equal(at(f, "core:missing_hour"), "quick");
  XCreature *plain = Fixture_Monster(f, "rat", 3, 4);
  XGame_Kill(f->game, plain, Fixture_Hero(f), NULL);
  assert_string_equal(at(f, "core:missing_hour"), "quick");
  XCreature *quick = Fixture_Monster(f, "quick_rat", 3, 5);
  XGame_Kill(f->game, quick, NULL, "cause.poison"); /* not by us */
  assert_string_equal(at(f, "core:missing_hour"), "quick");
  XCreature *another = Fixture_Monster(f, "quick_rat", 4, 5);
  XGame_Kill(f->game, another, Fixture_Hero(f), NULL);
  assert_string_equal(at(f, "core:missing_hour"), "tell");
  Fixture_Room(f, hall, 4);
  XCreature *hero = Fixture_Hero(f);
  const int32_t gold = hero->gold;
  const int64_t experience = hero->experience;
  ringer = Fixture_Monster(f, "bell_ringer", 2, 1);
  speak(f, NULL);
  assert_string_equal(at(f, "core:missing_hour"), "done");
  assert_int_equal(hero->gold, gold + 15);
  assert_true(hero->experience >= experience + 20);
  assert_true(XQuest_Begin(f->game, kind_of(f, "core:missing_hour"))); /* once is enough */
  assert_int_equal(f->game->quests.count, 1);
}

static int32_t carried(const Fixture *f, const char *id)
{
  int32_t count = 0;
  const XCreature *hero = Fixture_Hero(f);
  for (int32_t i = 0; i < XInventory_Count(hero); i++) {
    const XItem *item = XInventory_At(f->game->world, hero, i);
    if (strcmp(XItem_Kind(item)->base.id, id) == 0)
      count += item->quantity;
  }
  return count;
}

static void what_is_brought_is_taken(void **state)
{
  Fixture *f = *state;
  Fixture_Monster(f, "smith", 2, 1)->base.base.ttm += 100000;
  speak(f, "Where is there steel");
  char line[40];
  const XTalkAnswer *answer;
  for (int32_t i = 1; (answer = XTalk_Answer(f->game, i)) != NULL; i++)
    if (answer->does != NULL) {
      snprintf(line, sizeof line, "answer %d", (int)i);
      assert_true(Fixture_Do(f, line));
      break;
    }
  assert_string_equal(at(f, "core:kobold_steel"), "axe");
  speak(f, NULL);
  assert_string_equal(at(f, "core:kobold_steel"), "axe"); /* with empty hands */
  Fixture_Give(f, "hand_axe", 1);
  const int32_t potions = carried(f, "core:potion_healing");
  speak(f, NULL);
  assert_string_equal(at(f, "core:kobold_steel"), "done");
  assert_int_equal(carried(f, "core:hand_axe"), 0);
  assert_int_equal(carried(f, "core:potion_healing"), potions + 2);
}

static void a_deadline_passes(void **state)
{
  Fixture *f = *state;
  const XQuestKind *kind = kind_of(f, "core:kobold_steel");
  assert_true(XQuest_Begin(f->game, kind));
  const XQuest *quest = XQuest_Find(f->game, kind);
  assert_int_equal(XQuest_Left(f->game, quest), 35600);
  ((XQuest *)f->game->quests.items)->since -= (int64_t)35580 * XSCHEDULER_TIME_SLICE;
  assert_true(Fixture_Do(f, "wait"));
  assert_string_equal(at(f, "core:kobold_steel"), "axe");
  assert_in_range(XQuest_Left(f->game, quest), 1, 20);
  for (int i = 0; i < 3; i++)
    assert_true(Fixture_Do(f, "wait"));
  assert_string_equal(at(f, "core:kobold_steel"), "nails");
  assert_int_equal(XQuest_Left(f->game, quest), -1);
}

static void without_a_way_on_it_has_failed(void **state)
{
  Fixture *f = *state;
  XQuestKind short_one = *kind_of(f, "core:kobold_steel");
  short_one.stages[0].late = NULL;
  short_one.stages[0].within = 5;
  assert_true(XQuest_Begin(f->game, &short_one));
  assert_true(Fixture_Do(f, "wait"));
  const XQuest *quest = f->game->quests.items;
  assert_int_equal(quest->state, XQUEST_FAILED);
  XQuest_Killed(f->game, short_one.stages[0].talk); /* no more is asked of anybody */
  assert_int_equal(quest->state, XQUEST_FAILED);
  XRecords_Clear(&f->game->quests);
}

static void a_quest_is_kept(void **state)
{
  Fixture *f = *state;
  char dir[] = "/tmp/hourvale-quest-XXXXXX";
  XText why;
  XGame *again;
  XSaveFault fault;
  XText_Init(&why);
  assert_non_null(mkdtemp(dir));
  assert_true(XQuest_Begin(f->game, kind_of(f, "core:kobold_steel")));
  assert_true(XQuest_Begin(f->game, kind_of(f, "core:missing_hour")));
  ((XQuest *)f->game->quests.items)[1].stage = 1;
  const uint64_t hash = XGame_Hash(f->game);
  XSave *save = XSave_Create(dir, f->game, &why);
  assert_non_null(save);
  assert_true(XSave_Close(save, f->game, &why));
  save = XSave_Open(dir, "Wren", f->content, &again, &fault, &why);
  if (save == NULL)
    fail_msg("%s", why.data);
  assert_true(XGame_Hash(again) == hash);
  assert_int_equal(again->quests.count, 2);
  assert_string_equal(XQuest_Stage((const XQuest *)again->quests.items + 1)->id, "quick");
  XSave_Abandon(save);
  XGame_Free(again);
  Files_Remove(dir);
  XText_Clear(&why);
}

/* Every quest of the world can be fulfilled in every vale that is tried. */
static void every_quest_can_be_fulfilled(void **state)
{
  const Fixture *f = *state;
  const char *bin = getenv("HOURVALE_BIN");
  for (int32_t i = 0; i < XContent_Count(f->content, XKIND_QUEST); i++) {
    char command[200];
    snprintf(command, sizeof command, "'%s' sim quest %s -n 10 >/dev/null",
             bin == NULL ? "build/hourvale" : bin,
             strchr(XContent_At(f->content, XKIND_QUEST, i)->id, ':') + 1);
    if (system(command) != 0)
      fail_msg("%s", command);
  }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
  const struct CMUnitTest tests[] = {
      TEST(from_the_first_word_to_the_reward),
      TEST(what_is_brought_is_taken),
      TEST(a_deadline_passes),
      TEST(without_a_way_on_it_has_failed),
      TEST(a_quest_is_kept),
      TEST(every_quest_can_be_fulfilled),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
