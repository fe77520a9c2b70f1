/* The status lines of the play screen: each hunger word and burden word with its Sp:, in both
   profiles, as a player reads them. */
#include "creature/body.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/turn.h"
#include "game/ui/term_script.h"
#include "game/ui/ui.h"
#include "game/xtimer.h"
#include "tests/support/fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

typedef struct Tier {
  int32_t nutrio; /* of a base of 1000 */
  const char *word;
  int32_t sp;
} Tier;

/* Draws the play screen as it is and tells whether a row from 21 on holds the text. */
static bool shows(Fixture *fixture, const char *part)
{
  XText screen, why;
  XTerm *term = XTermScript_New(80, 24);
  XUi *ui = XUi_New(term, fixture->content, NULL);
  XText_Init(&screen);
  XText_Init(&why);
  assert_true(XTermScript_AddKeys(term, "<Esc>", &why));
  XUi_Play(ui, &fixture->session);
  XTermScript_Screen(term, &screen);
  const char *at = screen.data;
  for (int32_t row = 0; row < 21 && at != NULL; row++)
    at = strchr(at, '\n') + 1;
  const bool found = strstr(at, part) != NULL;
  if (!found)
    print_error("no \"%s\" in\n%s", part, at);
  XUi_Free(ui);
  XTerm_Free(term);
  XText_Clear(&screen);
  XText_Clear(&why);
  return found;
}

static void assert_shows(Fixture *fixture, const char *word, int32_t sp)
{
  char shown[32];
  snprintf(shown, sizeof shown, "Sp:%d", (int)sp);
  assert_true(shows(fixture, shown));
  char begins[32]; /* the last row: nothing stands before the word */
  snprintf(begins, sizeof begins, "\n %s", word);
  assert_true(word[0] == '\0' || shows(fixture, begins));
}

static void check_tiers(XProfile profile, const Tier *tiers, size_t count)
{
  Fixture f;
  Fixture_Open(&f, 7, profile);
  for (size_t i = 0; i < count; i++) {
    XCreature *hero = Fixture_Hero(&f);
    hero->nutrio = tiers[i].nutrio;
    hero->metabolised_at = f.game->world->scheduler.time;
    assert_shows(&f, tiers[i].word, tiers[i].sp);
  }
  Fixture_Close(&f);
}

static void hunger_words_honoured(void **state)
{
  (void)state;
  static const Tier tiers[] = {
      {1000, "dying", 83},
      {1500, "faint", 83},
      {3000, "weak", 100},
      {4000, "weak", 100},
      {5000, "very hungry", 108},
      {7000, "hungry", 108},
      {8000, "", 100},
      {9000, "", 100},
      {11000, "full", 100},
      {13000, "satiated", 90},
      {16000, "bloated", 90},
      {19000, "overfed", 90},
  };
  check_tiers(XPROFILE_HONOURED, tiers, sizeof tiers / sizeof tiers[0]);
}

static void hunger_words_classic(void **state)
{
  (void)state;
  static const Tier tiers[] = {
      {1000, "dying!", 83},    {1500, "weak", 83},
      {3000, "weak", 100},     {5000, "very hungry", 108},
      {7000, "hungry", 108},   {8000, "hungry", 100},
      {9000, "", 100},         {11000, "satiated", 100},
      {13000, "satiated", 90}, {16000, "bloated", 90},
      {19000, "overfed!", 90},
  };
  check_tiers(XPROFILE_CLASSIC, tiers, sizeof tiers / sizeof tiers[0]);
}

static void burden_words(void **state)
{
  (void)state;
  static const Tier loads[] = {
      {0, "", 100}, {120, "burdened", 90}, {200, "strained", 76}, {280, "overburdened", 50}};
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    Fixture_Open(&f, 7, (XProfile)profile);
    XCreature *hero = Fixture_Hero(&f);
    hero->nutrio = 9000;
    XItem *stack = Fixture_Give(&f, "apple", 1);
    for (size_t i = 1; i < sizeof loads / sizeof loads[0]; i++) {
      const int64_t each = XItem_Weight(stack) / stack->quantity;
      const int64_t want = (int64_t)XCreature_Stat(hero, XSTAT_ST) * loads[i].nutrio;
      const int64_t missing = want - XCreature_CarriedWeight(f.game->world, hero);
      stack->quantity += (int32_t)((missing + each - 1) / each);
      assert_shows(&f, loads[i].word, loads[i].sp);
    }
    Fixture_Close(&f);
  }
}

static void modifiers_are_words_with_time_left(void **state)
{
  (void)state;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    Fixture_Open(&f, 7, (XProfile)profile);
    XCreature *hero = Fixture_Hero(&f);
    assert_shows(&f, "", 100);
    XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "boost_speed"), 40);
    assert_true(shows(&f, "40"));
    assert_shows(&f, "", 142);
    XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "slowness"), 40);
    assert_shows(&f, "slow", 76);
    Fixture_Close(&f);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(hunger_words_honoured),
      cmocka_unit_test(hunger_words_classic),
      cmocka_unit_test(burden_words),
      cmocka_unit_test(modifiers_are_words_with_time_left),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
