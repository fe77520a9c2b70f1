/* Talking: who has something to say, which answers there are, what giving one does, and that a
   question waits. */
#include "game/talk.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/builder.h"
#include "lua/loader.h"
#include "tests/support/files.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const hall[] = {"#######", "#@....#", "#.....#", "#######"};

static Fixture in_a_hall(void)
{
  Fixture f;
  Fixture_Open(&f, 3, XPROFILE_HONOURED);
  Fixture_Room(&f, hall, 4);
  return f;
}

/* The number of the open answer that holds this text; 0 when there is none. */
static int32_t answer_with(const Fixture *f, const char *part)
{
  const XTalkAnswer *answer;
  for (int32_t i = 1; XTalk_IsPending(f->game) && (answer = XTalk_Answer(f->game, i)) != NULL; i++)
    if (strstr(answer->text, part) != NULL)
      return i;
  return 0;
}

static void give(Fixture *f, const char *part)
{
  char line[40];
  const int32_t number = answer_with(f, part);
  assert_true(number > 0);
  snprintf(line, sizeof line, "answer %d", (int)number);
  assert_true(Fixture_Do(f, line));
}

static void a_talk_takes_a_turn_and_answers_none(void **state)
{
  (void)state;
  Fixture f = in_a_hall();
  Fixture_Monster(&f, "bell_ringer", 2, 1)->base.base.ttm += 10000; /* stands still */
  const int64_t actions = f.game->actions;
  assert_true(Fixture_Do(&f, "talk east"));
  assert_true(Fixture_SaidThat(&f, "Mind the rope"));
  assert_int_equal(f.game->actions, actions + 1);
  assert_int_equal(f.game->last_cost, 1000);
  assert_true(XTalk_IsPending(f.game));
  assert_int_equal(answer_with(&f, "have you found it"), 0); /* not asked before */
  give(&f, "Which hour");
  assert_true(Fixture_SaidThat(&f, "Prime"));
  assert_int_equal(f.game->actions, actions + 1);
  Fixture_Close(&f);
}

/* What was asked is remembered with the game, and changes what can be asked. */
static void facts_change_the_answers(void **state)
{
  (void)state;
  Fixture f = in_a_hall();
  XCreature *ringer = Fixture_Monster(&f, "bell_ringer", 2, 1);
  XTalk_Begin(f.game, ringer);
  give(&f, "Which hour");
  XTalk_End(f.game);
  XTalk_Begin(f.game, ringer);
  assert_int_equal(answer_with(&f, "Which hour"), 0);
  assert_true(answer_with(&f, "have you found it") > 0);
  give(&f, "going");
  assert_false(XTalk_IsPending(f.game));
  assert_false(Fixture_Do(&f, "answer 1"));
  Fixture_Close(&f);
}

static void a_pie_is_paid_for(void **state)
{
  (void)state;
  Fixture f = in_a_hall();
  XCreature *hero = Fixture_Hero(&f), *wife = Fixture_Monster(&f, "goodwife", 2, 1);
  hero->gold = 4;
  XTalk_Begin(f.game, wife);
  assert_int_equal(answer_with(&f, "A pie"), 0); /* too poor to be asked */
  hero->gold = 7;
  XTalk_Begin(f.game, wife);
  const int32_t carried = hero->pack.count;
  give(&f, "A pie");
  assert_int_equal(hero->gold, 2);
  assert_int_equal(hero->pack.count, carried + 1);
  assert_true(Fixture_SaidThat(&f, "Eat it sitting down"));
  Fixture_Close(&f);
}

/* The question is over when the hero does something else, when its speaker is gone, is hostile, or
   stands elsewhere; what cannot be said is refused without a trace. */
static void talks_end(void **state)
{
  (void)state;
  Fixture f = in_a_hall();
  XCreature *smith = Fixture_Monster(&f, "smith", 2, 1);
  XTalk_Begin(f.game, smith);
  assert_true(Fixture_Do(&f, "tactics bold")); /* free: no time to walk away */
  assert_true(XTalk_IsPending(f.game));
  const uint64_t hash = XGame_Hash(f.game);
  assert_false(Fixture_Do(&f, "answer 40"));
  assert_false(Fixture_Do(&f, "answer x"));
  assert_true(Fixture_Do(&f, "talk west")); /* refused: a wall */
  assert_int_equal(XGame_Hash(f.game), hash);
  XLocation_Move(XWorld_Here(f.game->world), &smith->base, 4, 1);
  assert_false(XTalk_IsPending(f.game));
  XLocation_Move(XWorld_Here(f.game->world), &smith->base, 2, 1);
  smith->provoked = 1;
  assert_false(XTalk_IsPending(f.game));
  smith->provoked = 0;
  assert_true(XTalk_IsPending(f.game));
  assert_true(Fixture_Do(&f, "wait"));
  assert_false(XTalk_IsPending(f.game));
  Fixture_Close(&f);
}

/* The world in which every builder says everything it can loads. */
static void the_good_world_loads(void **state)
{
  (void)state;
  XErrorList errors;
  XErrorList_Init(&errors);
  XContent *content = XLoader_Load("tests/content/good", &errors);
  XText text;
  XText_Init(&text);
  XErrorList_Format(&errors, &text);
  if (content == NULL)
    fail_msg("%s", text.data);
  XText_Clear(&text);
  XErrorList_Clear(&errors);
  XContent_Free(content);
}

/* And it uses every builder that the loader knows. */
static void the_good_world_uses_every_builder(void **state)
{
  (void)state;
  Names files = {0};
  XText all;
  XText_Init(&all);
  Files_Find("tests/content/good", ".lua", &files);
  for (int i = 0; i < files.count; i++) {
    char *path = XStrFormat("tests/content/good/%s", files.items[i]);
    char *text = Files_Read(path, NULL);
    XText_Add(&all, text);
    free(text);
    free(path);
  }
  for (int i = 0; XBuilders[i] != NULL; i++) {
    char made[60];
    snprintf(made, sizeof made, "%s.new(", XBuilders[i]->name);
    if (strstr(all.data, made) == NULL)
      fail_msg("the good world makes no %s", XBuilders[i]->name);
  }
  Names_Clear(&files);
  XText_Clear(&all);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_talk_takes_a_turn_and_answers_none),
      cmocka_unit_test(facts_change_the_answers),
      cmocka_unit_test(a_pie_is_paid_for),
      cmocka_unit_test(talks_end),
      cmocka_unit_test(the_good_world_loads),
      cmocka_unit_test(the_good_world_uses_every_builder),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
