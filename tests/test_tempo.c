/* What changes how long things take: each status, quickness, sprint and the pace of a place, with
   its source in play, its word, its factor and its sentence, in both profiles. */
#include "creature/body.h"
#include "creature/delay.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/travel.h"
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

/* What the screen shows after some keys. */
static void screen_after(Fixture *fixture, const char *keys, XText *out)
{
  XText why;
  XTerm *term = XTermScript_New(80, 30);
  XUi *ui = XUi_New(term, fixture->content, NULL);
  XText_Init(&why);
  assert_true(XTermScript_AddKeys(term, keys, &why));
  XUi_Play(ui, &fixture->session);
  XTermScript_Screen(term, out);
  XUi_Free(ui);
  XTerm_Free(term);
  XText_Clear(&why);
}

static void assert_shows(Fixture *fixture, const char *keys, const char *part)
{
  XText screen;
  XText_Init(&screen);
  screen_after(fixture, keys, &screen);
  if (strstr(screen.data, part) == NULL)
    fail_msg("no \"%s\" in\n%s", part, screen.data);
  XText_Clear(&screen);
}

/* A thing that begins a status, the word on the status line, and what it makes of 1000 ticks. */
typedef struct Source {
  const char *item, *verb, *modifier, *word;
  int32_t ticks, attack; /* of an ordinary action, of a blow of 10 TU */
} Source;

static const Source sources[] = {
    {"potion_haste", "quaff", "haste", "haste", 666, 666},
    {"potion_rage", "quaff", "berserk", "berserk", 666, 666},
    {"potion_lead", "quaff", "slowed", "leaden!", 1500, 1500},
    {"potion_stone", "quaff", "statue_form", "statue", 1500, 1500},
    {"potion_quicksilver", "quaff", "quicksilver", "quicksilver", 769, 769},
    {"scroll_finesse", "read", "finesse", "finesse", 1000, 500},
};

static int32_t blow_of_ten(const Fixture *fixture)
{
  const XCreature *hero = Fixture_Hero(fixture);
  const XWorld *world = fixture->game->world;
  const XProfile profile = (XProfile)fixture->game->profile;
  return XDelay_Fixed(XRules_Of(fixture->content), 10,
                      XCreature_GetAttackPace(world, hero, profile),
                      XCreature_StatusFraction(hero, profile, true));
}

static void check_source(const Source *source, XProfile profile)
{
  const bool classic = profile == XPROFILE_CLASSIC;
  char line[16], word[32], said[32];
  Fixture f;
  Fixture_Open(&f, 7, profile);
  const XItem *item = Fixture_Give(&f, source->item, 1);
  snprintf(line, sizeof line, "%s %c", source->verb, XItem_LetterChar(item->letter));
  assert_true(Fixture_Do(&f, line));
  const XCreature *hero = Fixture_Hero(&f);
  const XModifier *in_force = XCreature_FindModifier(hero, Fixture_Modifier(&f, source->modifier));
  assert_non_null(in_force);
  const int32_t ticks = classic ? 1000 : source->ticks;
  assert_int_equal(XCreature_GetSpeed(f.game->world, hero, profile), ticks);
  assert_int_equal(blow_of_ten(&f), classic ? 1000 : source->attack);
  snprintf(said, sizeof said, "Sp:%d", (int)(100000 / ticks));
  if (ticks != 1000)
    assert_true(Fixture_SaidThat(&f, said)); /* in the same action (T35) */
  snprintf(word, sizeof word, "%s %d", source->word,
           (int)((in_force->ends_at - f.game->world->scheduler.time + 99) / 100));
  assert_shows(&f, "<Esc>", word);
  Fixture_Close(&f);
}

static void every_status_has_a_source_a_word_and_a_factor(void **state)
{
  (void)state;
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
    for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++)
      check_source(&sources[i], (XProfile)profile);
}

/* The next act already costs what the sentence said (T35). */
static void a_change_of_speed_counts_from_the_next_charge(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XItem *item = Fixture_Give(&f, "potion_haste", 1);
  char line[16];
  snprintf(line, sizeof line, "quaff %c", XItem_LetterChar(item->letter));
  Fixture_Do(&f, line);
  assert_int_equal(f.game->last_cost, 1000); /* drinking itself was an ordinary act */
  Fixture_Do(&f, "wait");
  assert_int_equal(f.game->last_cost, 666);
  XCreature_End(f.game, Fixture_Hero(&f), Fixture_Modifier(&f, "haste"));
  Fixture_Do(&f, "wait");
  assert_int_equal(f.game->last_cost, 1000);
  Fixture_Close(&f);
}

/* Waits until it is over; the ticks that it lasted at least, and the acts that fitted in. */
static int64_t lasts(XProfile profile, const char *beside, int32_t *acts)
{
  Fixture f;
  Fixture_Open(&f, 7, profile);
  XCreature *hero = Fixture_Hero(&f);
  if (beside != NULL)
    XCreature_Begin(f.game, hero, Fixture_Modifier(&f, beside), 100000);
  XCreature_Begin(f.game, hero, Fixture_Modifier(&f, "haste"), 60);
  const int64_t began = f.game->world->scheduler.time;
  const int64_t end = XCreature_FindModifier(hero, Fixture_Modifier(&f, "haste"))->ends_at - began;
  for (*acts = 0; XCreature_FindModifier(hero, Fixture_Modifier(&f, "haste")) != NULL; ++*acts)
    Fixture_Do(&f, "wait");
  Fixture_Close(&f);
  return end;
}

/* T34: haste does not shorten itself, and lead does not draw it out. */
static void durations_are_clock_time(void **state)
{
  (void)state;
  int32_t acts;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    const bool classic = profile == XPROFILE_CLASSIC;
    assert_int_equal(lasts((XProfile)profile, NULL, &acts), 6000);
    assert_in_range(acts, classic ? 6 : 9, classic ? 7 : 10);
    assert_int_equal(lasts((XProfile)profile, "statue_form", &acts), 6000);
    assert_in_range(acts, 6, 7); /* 2/3 x 3/2 */
  }
}

static void haste_and_rage_count_once_and_what_slows_adds_up(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XCreature *hero = Fixture_Hero(&f);
  static const struct {
    const char *modifier;
    int32_t ticks;
  } steps[] = {{"haste", 666},        {"berserk", 666},     {"slowed", 1000},
               {"statue_form", 1500}, {"petrifying", 2250}, {"finesse", 2250}};
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
    XCreature_Begin(f.game, hero, Fixture_Modifier(&f, steps[i].modifier), 100);
    assert_int_equal(XCreature_GetSpeed(f.game->world, hero, XPROFILE_HONOURED), steps[i].ticks);
  }
  assert_int_equal(blow_of_ten(&f), 1687); /* 1000 x 1/2 x 27/8: finesse in place of haste */
  assert_int_equal(XCreature_GetSpeed(f.game->world, hero, XPROFILE_CLASSIC), 1000);
  assert_shows(&f, "$s", "x 9 / 4");
  Fixture_Close(&f);
}

static void quickness_is_born_worn_and_drunk(void **state)
{
  (void)state;
  Fixture f;
  Fixture_Open(&f, 7, XPROFILE_HONOURED);
  XCreature *hero = Fixture_Hero(&f);
  char line[16];
  XItem *old = XBody_Worn(f.game->world, hero, XSLOT_BOOTS);
  if (old != NULL)
    XBody_TakeOff(f.game->world, hero, old);
  XItem *boots = Fixture_Give(&f, "boots_hare", 1);
  snprintf(line, sizeof line, "wear %c", XItem_LetterChar(boots->letter));
  Fixture_Do(&f, line);
  assert_int_equal(XCreature_GetSpeed(f.game->world, hero, XPROFILE_HONOURED), 892);
  hero->skills[XSKILL_SPRINT] = 85;
  assert_int_equal(XCreature_GetSpeed(f.game->world, hero, XPROFILE_HONOURED), 833);
  assert_shows(&f, "$s", "+6, sprint 8                   x 100 / 120           833");
  hero->race = XContent_Find(f.content, XKIND_RACE, "core:halfling");
  assert_int_equal(XCreature_GetSpeed(f.game->world, hero, XPROFILE_HONOURED), 806);
  assert_int_equal(XCreature_GetSpeed(f.game->world, hero, XPROFILE_CLASSIC), 1000);
  Fixture_Close(&f);
}

static void sprint_is_learnt_by_running_from_somebody(void **state)
{
  (void)state;
  static const char *const room[] = {"#########", "#@.....r#", "#########"};
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    Fixture_Open(&f, 7, (XProfile)profile);
    Fixture_Room(&f, room, 3);
    XCreature *hero = Fixture_Hero(&f);
    Fixture_Do(&f, "step east");
    assert_int_equal(hero->used[XSKILL_SPRINT], 0);
    Fixture_Monster(&f, "rat", 7, 1);
    Fixture_Do(&f, "wait");
    Fixture_Do(&f, "wait");
    Fixture_Do(&f, "step west");
    assert_int_equal(hero->used[XSKILL_SPRINT], profile == XPROFILE_HONOURED);
    Fixture_Close(&f);
  }
}

static void check_place(const char *id, int32_t pace, const char *word)
{
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    const bool classic = profile == XPROFILE_CLASSIC;
    Fixture_Open(&f, 7, (XProfile)profile);
    const XPlaceKind *kind = (const XPlaceKind *)XContent_Find(f.content, XKIND_PLACE, id);
    XGame_Enter(f.game, XGame_Place(f.game, kind), "east");
    Fixture_Do(&f, "wait");
    assert_int_equal(f.game->last_cost, classic ? 1000 : 10 * pace);
    if (!classic)
      assert_shows(&f, "<Esc>", word);
    Fixture_Close(&f);
  }
}

static void places_have_a_pace(void **state)
{
  (void)state;
  check_place("core:quick_mill", 75, "quick place x0.75");
  check_place("core:slow_garden", 150, "slow place x1.50");
}

/* What the screen promises for less weight is what less weight gives. */
static void the_screen_says_what_to_drop(void **state)
{
  (void)state;
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++) {
    Fixture f;
    char part[80];
    Fixture_Open(&f, 7, (XProfile)profile);
    XCreature *hero = Fixture_Hero(&f);
    XItem *stones = Fixture_Give(&f, "apple", 1);
    const int64_t each = XItem_Weight(stones);
    const int64_t bound = 120 * (int64_t)XCreature_Stat(hero, XSTAT_ST);
    stones->quantity +=
        (int32_t)((bound - XCreature_CarriedWeight(f.game->world, hero)) / each) + 1;
    const int64_t over = XCreature_CarriedWeight(f.game->world, hero) - bound + 1;
    snprintf(part, sizeof part, "Drop %d of weight to be free: Sp:100.", (int)over);
    assert_int_equal(XCreature_GetShownSpeed(f.game->world, hero, (XProfile)profile), 90);
    assert_shows(&f, "$s", part);
    stones->quantity -= (int32_t)((over + each - 1) / each);
    assert_int_equal(XCreature_GetShownSpeed(f.game->world, hero, (XProfile)profile), 100);
    assert_shows(&f, "$s", "attacks: short sword");
    Fixture_Close(&f);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_status_has_a_source_a_word_and_a_factor),
      cmocka_unit_test(a_change_of_speed_counts_from_the_next_charge),
      cmocka_unit_test(durations_are_clock_time),
      cmocka_unit_test(haste_and_rage_count_once_and_what_slows_adds_up),
      cmocka_unit_test(quickness_is_born_worn_and_drunk),
      cmocka_unit_test(sprint_is_learnt_by_running_from_somebody),
      cmocka_unit_test(places_have_a_pace),
      cmocka_unit_test(the_screen_says_what_to_drop),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
