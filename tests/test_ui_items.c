/* Things side by side: what attacks with either take. */
#include "creature/body.h"
#include "creature/delay.h"
#include "engine/xstring.h"
#include "game/quest.h"
#include "game/ui/term_script.h"
#include "game/ui/ui.h"
#include "tests/support/fixture.h"
#include "tests/support/golden.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char *const hall[] = {"#######", "#..@..#", "#######"};

typedef struct Table {
  Fixture fixture;
  XTerm *term;
  XUi *ui;
  XText screen;
} Table;

static void open_table(Table *table, int width, int height)
{
  memset(table, 0, sizeof *table);
  Fixture_Open(&table->fixture, 7, XPROFILE_HONOURED);
  Fixture_Room(&table->fixture, hall, (int32_t)(sizeof hall / sizeof *hall));
  table->term = XTermScript_New(width, height);
  table->ui = XUi_New(table->term, table->fixture.content, NULL);
  XText_Init(&table->screen);
}

static void close_table(Table *table)
{
  XUi_Free(table->ui);
  XTerm_Free(table->term);
  Fixture_Close(&table->fixture);
  XText_Clear(&table->screen);
}

/* Plays the keys from the map; the screen stays as the last of them left it. */
static void play(Table *table, const char *keys)
{
  XText why;
  XText_Init(&why);
  table->ui->end = XUI_GOES_ON;
  assert_true(XTermScript_AddKeys(table->term, keys, &why));
  XText_Clear(&why);
  XUi_Play(table->ui, &table->fixture.session);
  XText_Reset(&table->screen);
  XTermScript_Screen(table->term, &table->screen);
}

static void assert_shows(const Table *table, const char *part)
{
  if (strstr(table->screen.data, part) == NULL)
    fail_msg("\"%s\" is not on the screen:\n%s", part, table->screen.data);
}

static void assert_hides(const Table *table, const char *part)
{
  if (strstr(table->screen.data, part) != NULL)
    fail_msg("\"%s\" is on the screen:\n%s", part, table->screen.data);
}

/* The whole distributions of a thing and of what is in hand, as play would draw them. */
static void compare_shows_distributions(void **state)
{
  (void)state;
  Table table;
  XText text;
  char keys[16];
  open_table(&table, 120, 24);
  XText_Init(&text);
  XGame *game = table.fixture.game;
  XCreature *hero = Fixture_Hero(&table.fixture);
  hero->skills[XSKILL_LONG_BLADES] = 45;
  const XItem *sword = Fixture_Give(&table.fixture, "long_sword", 1);
  const XDelayAttack attack = XDelay_With(game->world, hero, XItem_Kind(sword));
  const XWeighted roll = XDelay_Roll(XGame_Rules(game), &attack);
  assert_true(roll.count > 1);
  XText_Add(&text, "long sword: TU ");
  XWeighted_Percent(&roll, 1, &text);
  snprintf(keys, sizeof keys, "i%cc", XItem_LetterChar(sword->letter));
  play(&table, keys);
  assert_shows(&table, "an attack takes");
  assert_hides(&table, text.data);
  snprintf(keys, sizeof keys, "i%cct", XItem_LetterChar(sword->letter));
  play(&table, keys);
  assert_shows(&table, text.data);
  assert_shows(&table, "short sword: TU 9: 50% 10: 50%");
  XText_Clear(&text);
  close_table(&table);
}

static void what_was_undertaken(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  play(&table, "G");
  assert_shows(&table, "Nothing yet. People who want something say so: C speaks.");
  XGame *game = table.fixture.game;
  const XKind *first = XContent_Find(table.fixture.content, XKIND_QUEST, "core:missing_hour");
  const XKind *second = XContent_Find(table.fixture.content, XKIND_QUEST, "core:kobold_steel");
  assert_true(XQuest_Begin(game, (const XQuestKind *)first));
  assert_true(XQuest_Begin(game, (const XQuestKind *)second));
  ((XQuest *)game->quests.items)[0].state = XQUEST_DONE;
  play(&table, "G");
  assert_true(Golden_Equal("quests", table.screen.data));
  close_table(&table);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(compare_shows_distributions),
      cmocka_unit_test(what_was_undertaken),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
