/* The game in a scripted terminal: what screens show and what keys do. */
#include "game/ui/ui.h"

#include "creature/body.h"
#include "engine/xcolor.h"
#include "engine/xevent.h"
#include "engine/xstring.h"
#include "game/message.h"
#include "game/populate.h"
#include "game/shop.h"
#include "game/turn.h"
#include "game/ui/term_script.h"
#include "game/ui/text.h"
#include "game/view.h"
#include "tests/support/fixture.h"
#include "tests/support/golden.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

static const char *const hall[] = {
    "##############################", "#............................#",
    "#............................#", "#..........@.................#",
    "#............................#", "#..............>.............#",
    "#............................#", "###############+##############",
    "              #.#             ", "##############################",
};

/* A game, a terminal, and what main.c would give the title. */
typedef struct Table {
  Fixture fixture;
  XTerm *term;
  XUi *ui;
  XHost host;
  XRoster roster;
  char created[XCREATURE_NAME], race[48], career[48];
  int opened, closed;
  XText screen;
} Table;

static void host_list(void *context, XRoster *roster)
{
  const Table *table = context;
  for (int32_t i = 0; i < table->roster.count; i++)
    *XRoster_Add(roster) = table->roster.entries[i];
  roster->graves = table->roster.graves;
}

static XSession *host_open(void *context, const char *id, XText *why)
{
  Table *table = context;
  if (!strcmp(id, "broken")) {
    XText_Add(why, "The file is damaged.");
    return NULL;
  }
  table->opened++;
  return &table->fixture.session;
}

static XSession *host_create(void *context, const XRace *race, const XCareer *career,
                             const char *name, uint64_t seed, XText *why)
{
  Table *table = context;
  assert_int_equal(seed, 0);
  if (!strcmp(name, "Odo")) {
    XText_Add(why, "Odo lives already.");
    return NULL;
  }
  snprintf(table->created, sizeof table->created, "%s", name);
  snprintf(table->race, sizeof table->race, "%s", race->breed.base.name);
  snprintf(table->career, sizeof table->career, "%s", career->base.name);
  return &table->fixture.session;
}

static void host_close(void *context, XSession *session)
{
  Table *table = context;
  assert_ptr_equal(session, &table->fixture.session);
  table->closed++;
}

static const char *host_id(void *context, XSession *session)
{
  (void)context;
  (void)session;
  return "0123";
}

static void open_table(Table *table, int width, int height)
{
  memset(table, 0, sizeof *table);
  Fixture_Open(&table->fixture, 7, XPROFILE_CLASSIC);
  Fixture_Room(&table->fixture, hall, (int32_t)(sizeof hall / sizeof *hall));
  table->term = XTermScript_New(width, height);
  table->host = (XHost){.context = table,
                        .List = host_list,
                        .Open = host_open,
                        .Create = host_create,
                        .Close = host_close,
                        .IdOf = host_id};
  table->ui = XUi_New(table->term, table->fixture.content, &table->host);
  XText_Init(&table->screen);
}

static void close_table(Table *table)
{
  XUi_Free(table->ui);
  XTerm_Free(table->term);
  Fixture_Close(&table->fixture);
  XRoster_Clear(&table->roster);
  XText_Clear(&table->screen);
}

static const char *screen(Table *table)
{
  XText_Reset(&table->screen);
  XTermScript_Screen(table->term, &table->screen);
  return table->screen.data;
}

static void type(Table *table, const char *keys)
{
  XText why;
  XText_Init(&why);
  table->ui->end = XUI_GOES_ON;
  if (!XTermScript_AddKeys(table->term, keys, &why))
    fail_msg("%s", why.data);
  XText_Clear(&why);
}

/* Plays the keys from the map; returns how it ended. */
static XUiEnd play(Table *table, const char *keys)
{
  type(table, keys);
  return XUi_Play(table->ui, &table->fixture.session);
}

static XUiEnd title(Table *table, const char *keys)
{
  type(table, keys);
  return XUi_Run(table->ui);
}

static bool shows(Table *table, const char *part)
{
  return strstr(screen(table), part) != NULL;
}

#define assert_shows(table, part)                                                                  \
  do {                                                                                             \
    if (!shows(table, part))                                                                       \
      fail_msg("\"%s\" is not on the screen:\n%s", part, screen(table));                           \
  } while (0)
#define assert_hides(table, part)                                                                  \
  do {                                                                                             \
    if (shows(table, part))                                                                        \
      fail_msg("\"%s\" is on the screen:\n%s", part, screen(table));                               \
  } while (0)

static XRosterEntry *add_hero(Table *table, const char *id, const char *name)
{
  XRosterEntry *entry = XRoster_Add(&table->roster);
  snprintf(entry->id, sizeof entry->id, "%s", id);
  snprintf(entry->name, sizeof entry->name, "%s", name);
  snprintf(entry->race, sizeof entry->race, "dwarf");
  snprintf(entry->career, sizeof entry->career, "disciple");
  snprintf(entry->place, sizeof entry->place, "Lowbell");
  snprintf(entry->played, sizeof entry->played, "day 3");
  entry->level = 4;
  return entry;
}

/* Screens as they were. */

static void test_title(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  assert_int_equal(title(&table, ""), XUI_DONE);
  assert_true(Golden_Equal("title-first", screen(&table)));
  add_hero(&table, "one", "Odo");
  add_hero(&table, "two", "Fen")->in_use = true;
  snprintf(add_hero(&table, "three", "Bri")->why, 60, "it was made by a newer version");
  table.roster.graves = 5;
  assert_int_equal(title(&table, ""), XUI_DONE);
  assert_true(Golden_Equal("title", screen(&table)));
  assert_int_equal(title(&table, "l"), XUI_DONE);
  assert_true(Golden_Equal("load", screen(&table)));
  close_table(&table);
}

static void test_birth(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  assert_int_equal(title(&table, "n"), XUI_DONE);
  assert_true(Golden_Equal("birth-race", screen(&table)));
  title(&table, "na");
  assert_true(Golden_Equal("birth-class", screen(&table)));
  title(&table, "naaBri");
  assert_true(Golden_Equal("birth-name", screen(&table)));
  close_table(&table);
}

static void test_play_screens(void **state)
{
  static const struct {
    const char *name, *keys;
  } screens[] = {
      {"play", "l"},  {"inventory", "i"}, {"equipment", "e"},  {"look", "x"}, {"look-floor", "xl"},
      {"sheet", "$"}, {"speed", "$s"},    {"log", "l<C-p>"},   {"help", "?"}, {"commands", ":"},
      {"item", "ia"}, {"drop", "d"},      {"compare", "iact"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
    Table table;
    open_table(&table, 80, 24);
    Fixture_Monster(&table.fixture, "rat", 14, 3);
    XGame_Look(table.fixture.game);
    assert_int_equal(play(&table, screens[i].keys), XUI_DONE);
    assert_true(Golden_Equal(screens[i].name, screen(&table)));
    close_table(&table);
  }
}

/* A chieftain winds up next to the hero, behind him a zombie that would strike at who steps away.
 */
static void wind_up(Table *table)
{
  XGame *game = table->fixture.game;
  game->profile = XPROFILE_HONOURED;
  XCreature *chieftain = Fixture_Monster(&table->fixture, "kobold_chieftain", 12, 3);
  XCreature *zombie = Fixture_Monster(&table->fixture, "zombie", 10, 3);
  zombie->mood = chieftain->mood = XMOOD_HUNTING;
  zombie->enemy = chieftain->enemy = game->world->hero;
  XScheduler *ring = &game->world->scheduler;
  XScheduler_Remove(ring, XCreature_Object(zombie));
  XScheduler_Add(ring, XCreature_Object(zombie), 300);
  const XAction action = {.kind = XACT_WIND_UP, .target = game->world->hero};
  XGame_Look(game);
  XGame_Charge(game, chieftain, XAction_Perform(game, chieftain, action).ticks);
}

static void test_looming_blows_are_shown(void **state)
{
  static const struct {
    const char *name, *keys;
  } screens[] = {{"windup", ""}, {"windup-look", "x"}, {"windup-cell", "xhj"}};
  (void)state;
  for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
    Table table;
    open_table(&table, 80, 24);
    wind_up(&table);
    play(&table, screens[i].keys);
    assert_true(Golden_Equal(screens[i].name, screen(&table)));
    if (i == 0)
      assert_shows(&table, "step away: 1 strikes!");
    close_table(&table);
  }
}

/* Targeting, a shop and unknown things. */
static void test_screens_of_things(void **state)
{
  static const struct {
    const char *name, *keys;
  } screens[] = {
      {"target", "f"},     {"target-moved", "fll"}, {"target-throw", "va"},
      {"unknown", "i"},    {"unknown-item", "ij"},  {"shop", "C"},
      {"shop-sell", "h$"}, {"shop-bought", "ha"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
    Table table;
    open_table(&table, 80, 24);
    Fixture_Monster(&table.fixture, "rat", 16, 4);
    XShop_Tend(table.fixture.game, Fixture_Monster(&table.fixture, "storekeeper", 10, 3));
    Fixture_Give(&table.fixture, "scroll_blink", 1);
    Fixture_Give(&table.fixture, "potion_lye", 2);
    XGame_Look(table.fixture.game);
    Fixture_Hero(&table.fixture)->gold = 500;
    assert_int_equal(play(&table, screens[i].keys), XUI_DONE);
    assert_true(Golden_Equal(screens[i].name, screen(&table)));
    close_table(&table);
  }
}

/* Leaving is free; Tab goes round the foes; the last target is the first the next time. */
static void test_targeting(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  XGame *game = table.fixture.game;
  const XCreature *near = Fixture_Monster(&table.fixture, "rat", 13, 3);
  const XCreature *far = Fixture_Monster(&table.fixture, "kobold", 17, 3);
  XGame_Look(game);
  const uint64_t hash = XGame_Hash(game);
  play(&table, "f");
  assert_shows(&table, "rat, 2 steps");
  play(&table, "<Esc>f<Tab>");
  assert_shows(&table, "rat in the way");
  play(&table, "<Esc>f<Tab><Tab>");
  assert_shows(&table, "rat, 2 steps");
  play(&table, "<Esc>fff");
  assert_true(XHandle_Equal(table.ui->target, XCreature_Handle(near)));
  assert_false(XHandle_Equal(table.ui->target, XCreature_Handle(far)));
  assert_true(XGame_Hash(game) != hash);
  close_table(&table);
}

/* K89: over 52 things, scrolled and narrowed, a key or Enter takes the row that shows it. */
static void test_k89_long_lists(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  XGame *game = table.fixture.game;
  Fixture_Hero(&table.fixture)->stats[XSTAT_ST] = 10000;
  for (int i = 0; i < 200; i++)
    Fixture_Give(&table.fixture, "club", XITEM_MAX_QUANTITY);
  const XItem *last = Fixture_Give(&table.fixture, "robe", 1);
  play(&table, "i<End>");
  assert_shows(&table, "#209");
  play(&table, "<Esc>d<End><Enter>");
  assert_true(XHandle_IsNone(last->owner));
  play(&table, "di1<Enter>");
  assert_int_equal(XInventory_ByLetter(game->world, Fixture_Hero(&table.fixture), 9)->quantity,
                   XITEM_MAX_QUANTITY - 1);
  close_table(&table);
}

static void test_wide_screen(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 120, 30);
  Fixture_Monster(&table.fixture, "rat", 14, 3);
  XGame_Look(table.fixture.game);
  play(&table, "");
  assert_true(Golden_Equal("play-wide", screen(&table)));
  close_table(&table);
}

static void test_small_terminal(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 40, 10);
  assert_int_equal(play(&table, "ll"), XUI_DONE);
  assert_true(Golden_Equal("small", screen(&table)));
  assert_int_equal(table.fixture.game->commands, 0);
  assert_int_equal(play(&table, "<Resize80x24>l"), XUI_DONE);
  assert_int_equal(table.fixture.game->commands, 1);
  assert_int_equal(play(&table, "<Resize20x3>S"), XUI_QUIT);
  assert_int_equal(title(&table, "q"), XUI_QUIT);
  close_table(&table);
}

/* What keys do. */

/* Says something dire that belongs to the command about to run. */
static bool say_dire(void *context, const XGame *game, const char *line, XText *why)
{
  XGame *own = context;
  (void)line;
  (void)why;
  assert_ptr_equal(own, game);
  own->commands++;
  XGame_Log(own, "The roof comes down.", XEVENT_DIRE);
  own->commands--;
  return true;
}

static void test_title_keys(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  title(&table, "<Enter>");
  assert_string_equal(table.created, "Wren");
  assert_string_equal(table.race, "human");
  assert_string_equal(table.career, "warrior");
  assert_int_equal(title(&table, "<Enter>S"), XUI_QUIT);
  assert_int_equal(table.closed, 2);
  add_hero(&table, "broken", "Bri");
  assert_int_equal(title(&table, "<Enter>"), XUI_DONE);
  assert_shows(&table, "The file is damaged.");
  assert_int_equal(title(&table, "cq"), XUI_QUIT);
  assert_int_equal(table.opened, 0);
  close_table(&table);
}

static void test_birth_steps_back(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  assert_int_equal(title(&table, "naa<Esc><Esc><Esc>q"), XUI_QUIT);
  assert_string_equal(table.created, "");
  title(&table, "naaOdo<Enter>");
  assert_shows(&table, "Odo lives already.");
  title(&table, "naaOdo<Enter><BS><BS><BS>Bri<Enter>");
  assert_string_equal(table.created, "Bri");
  close_table(&table);
}

static void test_counts(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  const XCreature *hero = Fixture_Hero(&table.fixture);
  play(&table, "03l");
  assert_int_equal(hero->base.x, 14);
  assert_int_equal(table.fixture.game->commands, 3);
  play(&table, "012<Esc>l");
  assert_int_equal(hero->base.x, 15);
  play(&table, "099h");
  assert_int_equal(hero->base.x, 1);
  assert_true(table.fixture.game->commands < 30);
  play(&table, "05R");
  assert_int_equal(hero->base.x, 1);
  close_table(&table);
}

/* Ending is possible in every screen and prompt, at once. */
static void test_hangup_anywhere(void **state)
{
  static const char *const ways[] = {"",   "i", "ia",  "d",     "x", "$", "$s",
                                     "$n", "?", "?/",  "<C-p>", ":", "c", "0",
                                     "W",  "T", "ixx", "i/",    "E", "q", "<C-c>"};
  (void)state;
  Table table;
  open_table(&table, 80, 24);
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
    for (int end = 0; end < 2; end++) {
      Table one;
      char keys[40];
      open_table(&one, 80, 24);
      snprintf(keys, sizeof keys, "%s%s", ways[i], end ? "<Hangup>" : "<Terminate>");
      assert_int_equal(play(&one, keys), end ? XUI_HANGUP : XUI_TERMINATE);
      assert_int_equal(one.fixture.game->commands, 0);
      close_table(&one);
    }
  close_table(&table);
}

/* A rest is cut short when the terminal goes, and the game is whole. */
static void test_hangup_in_rest(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  Fixture_Hero(&table.fixture)->hp = 1;
  assert_int_equal(play(&table, "0400R<Hangup>"), XUI_HANGUP);
  assert_int_equal(table.fixture.game->activity.kind, XACTIVITY_NONE);
  assert_true(table.fixture.game->actions > 0 && table.fixture.game->actions < 400);
  close_table(&table);
}

/* A dire message waits for Enter; other keys do not act meanwhile. */
static void test_dire_message_waits(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  table.fixture.session.store.Commit = say_dire;
  table.fixture.session.store.context = table.fixture.game;
  play(&table, ".ll");
  assert_int_equal(table.fixture.game->actions, 1);
  assert_shows(&table, "The roof comes down. -Enter-");
  play(&table, ".ll<Enter><Esc>");
  assert_int_equal(table.fixture.game->actions, 2);
  close_table(&table);
}

static void test_escape_everywhere(void **state)
{
  static const char *const ways[] = {"i<Esc>",       "ia<Esc><Esc>", "d<Esc>",  "x<Esc>",
                                     "$<Esc>",       "$s<Esc><Esc>", "$n<Esc>", "?<Esc>",
                                     "?/<Esc><Esc>", "<C-p><Esc>",   ":<Esc>",  "c<Esc>",
                                     "0<Esc>",       "T<Esc>",       "<C-c>n",  "i/sw<Esc><Esc>"};
  (void)state;
  Table table;
  open_table(&table, 80, 24);
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
    char keys[60];
    int64_t before = table.fixture.game->commands;
    snprintf(keys, sizeof keys, "%s.", ways[i]);
    assert_int_equal(play(&table, keys), XUI_DONE);
    if (table.fixture.game->commands != before + 1)
      fail_msg("after %s the map does not have the keys", ways[i]);
  }
  close_table(&table);
}

static void test_resize_in_prompt(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  play(&table, "$n<C-u>Lon<Resize50x12>x<Resize100x30>go");
  assert_shows(&table, "New name: Longo");
  play(&table, "$n<C-u>Longo<Enter>");
  assert_string_equal(Fixture_Hero(&table.fixture)->name, "Longo");
  close_table(&table);
}

static void test_items(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  const XCreature *hero = Fixture_Hero(&table.fixture);
  XGame *game = table.fixture.game;
  XItem *food = NULL;
  for (int32_t i = 0; i < XInventory_Count(hero); i++)
    if (XItem_Nutrition(XInventory_At(game->world, hero, i)) > 0)
      food = XInventory_At(game->world, hero, i);
  if (!food)
    food = Fixture_Give(&table.fixture, "ration", 3);
  char letter = XItem_LetterChar(food->letter), keys[40];
  int32_t count = food->quantity;
  XHandle handle = food->base.base.self;
  snprintf(keys, sizeof keys, "01d%c", letter);
  play(&table, keys);
  const XItem *left = XItem_Try(XWorld_Get(game->world, handle));
  assert_int_equal(left && XHandle_Equal(left->owner, XCreature_Handle(hero)) ? left->quantity : 0,
                   count - 1);
  assert_true(game->actions == 1);
  play(&table, ",");
  assert_int_equal(game->actions, 2);
  play(&table, "W");
  assert_shows(&table, "You carry nothing that you could put on.");
  play(&table, "T<Enter>W");
  assert_shows(&table, "Wear: which thing?");
  close_table(&table);
}

static void test_every_command_has_a_key_or_a_place(void **state)
{
  XKeys keys;
  XText report;
  (void)state;
  XKeys_Init(&keys);
  XText_Init(&report);
  XKeys_AddDefaults(&keys, &report);
  assert_string_equal(report.data, "");
  for (const XCommand *command = XCommands; command->name; command++) {
    bool bound = !*command->keys;
    for (int32_t i = 0; i < keys.count; i++)
      bound = bound || keys.bindings[i].command == command;
    assert_true(bound);
  }
  assert_false(XKeys_Bind(&keys, XKey_Make('i'), XCommand_Find("help"), NULL, &report));
  assert_string_equal(report.data, "key i: inventory is already on it, help is not bound\n");
  XKeys_Clear(&keys);
  XText_Clear(&report);
}

/* Every command that is a screen opens one. */
static void test_every_screen_opens(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  for (const XCommand *command = XCommands; command->name; command++) {
    char keys[60];
    snprintf(keys, sizeof keys, ":%s<Enter>", command->name);
    play(&table, command->kind == XCOMMAND_SCREEN ? keys : "");
    assert_hides(&table, "There is no screen");
  }
  close_table(&table);
}

static void test_unknown_key(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  play(&table, "<F9>");
  assert_shows(&table, "F9 does nothing; ? lists what does.");
  play(&table, "<F9>.");
  assert_hides(&table, "F9 does nothing");
  close_table(&table);
}

/* What the screen looks like under strain. */

static const XCell *cell_after(Table *table, const char *text, int row)
{
  const XFrame *frame = XTermScript_Frame(table->term);
  XText line;
  XText_Init(&line);
  XFrame_RowText(frame, row, &line);
  const char *at = strstr(line.data, text);
  const XCell *cell = at ? XFrame_Get(frame, (int)(at - line.data) + (int)strlen(text), row) : NULL;
  XText_Clear(&line);
  return cell;
}

static void test_changes_are_bright(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  Fixture_Hero(&table.fixture)->dv = 3;
  play(&table, ".");
  assert_int_equal(cell_after(&table, "DV/PV ", 21)->attr & XATTR_BOLD, 0);
  play(&table, "T<Enter>T<Enter>");
  assert_int_equal(cell_after(&table, "DV/PV ", 21)->attr & XATTR_BOLD, XATTR_BOLD);
  play(&table, "T<Enter>.");
  assert_int_equal(cell_after(&table, "DV/PV ", 21)->attr & XATTR_BOLD, 0);
  close_table(&table);
}

static void test_speed_is_marked(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  play(&table, "");
  assert_shows(&table, "Sp:100 ");
  XCreature_Begin(table.fixture.game, Fixture_Hero(&table.fixture),
                  Fixture_Modifier(&table.fixture, "slowness"), 40);
  play(&table, "");
  assert_shows(&table, "Sp:76- ");
  assert_shows(&table, "slow! ");
  assert_int_equal(cell_after(&table, "Sp:", 22)->attr & XATTR_BOLD, XATTR_BOLD);
  Fixture_Give(&table.fixture, "ration", 60);
  Fixture_Hero(&table.fixture)->nutrio = 5 * Fixture_Hero(&table.fixture)->base_nutrio;
  play(&table, "$s");
  assert_true(Golden_Equal("speed-slow", screen(&table)));
  play(&table, "");
  assert_true(Golden_Equal("play-slow", screen(&table)));
  close_table(&table);
}

static void test_long_names(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  XCreature *hero = Fixture_Hero(&table.fixture);
  memset(hero->name, 'W', sizeof hero->name - 1);
  hero->hp = hero->max_hp = hero->pp = hero->max_pp = 99999;
  hero->experience = INT64_MAX;
  for (int i = 0; i < XSTAT_COUNT; i++)
    hero->stats[i] = 60;
  play(&table, "");
  assert_shows(&table, "WWWWWWWWWWWWWW  HP 99999(99999) ##########  PP 99999(99999)");
  assert_shows(&table, "St:60 Dx:60 To:60 Le:60 Wi:60 Ma:60 Pe:60 Ch:60 Sp:");
  play(&table, "$");
  assert_shows(&table, "WWWW");
  close_table(&table);
}

static void test_many_messages(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  for (int i = 0; i < 9; i++) {
    char text[80];
    snprintf(text, sizeof text, "Something number %d happens somewhere.", i);
    XGame_Log(table.fixture.game, text, XEVENT_PLAIN);
  }
  play(&table, "");
  assert_shows(&table, "number 8 happens");
  assert_shows(&table, "more: Ctrl-P");
  assert_hides(&table, "number 0 happens");
  XGame_Log(table.fixture.game, "Again.", XEVENT_PLAIN);
  XGame_Log(table.fixture.game, "Again.", XEVENT_PLAIN);
  play(&table, "");
  assert_shows(&table, "Again. x2");
  close_table(&table);
}

/* The hero is on the screen wherever he stands on a large map. */
static void test_scrolling(void **state)
{
  char rows[60][201] = {{0}};
  const char *map[60];
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  for (int y = 0; y < 60; y++) {
    memset(rows[y], y == 0 || y == 59 ? '#' : '.', 200);
    rows[y][0] = rows[y][199] = '#';
    map[y] = rows[y];
  }
  rows[1][1] = '@';
  Fixture_Room(&table.fixture, map, 60);
  for (int i = 0; i < 60; i++) {
    play(&table, i < 30 ? "nlll" : i < 45 ? "lllllll" : "uu");
    assert_shows(&table, "@");
    const XFrame *frame = XTermScript_Frame(table.term);
    assert_true(frame->cursor_y >= 2 && frame->cursor_y <= 20);
  }
  close_table(&table);
}

static void test_wrapping(void **state)
{
  const char *text = "one two  three fourteenletters", *next;
  (void)state;
  assert_int_equal(XUiText_Line(text, 7, &next), 7);
  assert_string_equal(next, "three fourteenletters");
  assert_int_equal(XUiText_Line("fourteenletters", 5, &next), 5);
  assert_string_equal(next, "eenletters");
  assert_int_equal(XUiText_Line("\xe6\xbc\xa2\xe6\xbc\xa2", 1, &next), 3);
  assert_int_equal(XUiText_Lines("a b c d e f", 3), 3);
  assert_int_equal(XUiText_Lines("", 3), 1);
}

/* A frame of a walking hero is cheap: this guards against an order of magnitude, not a percent. */
static void test_walking_is_cheap(void **state)
{
  enum { KEYS = 2000 };
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  XText keys;
  XText_Init(&keys);
  for (int i = 0; i < KEYS / 2; i++)
    XText_Add(&keys, "lh");
  clock_t start = clock();
  play(&table, keys.data);
  long us = (long)((clock() - start) * (1000000 / CLOCKS_PER_SEC)) / KEYS;
  if (getenv("HOURVALE_TIMES"))
    print_message("a step with its frame: %ld us\n", us);
  assert_true(us < 5000);
  XText_Clear(&keys);
  close_table(&table);
}

static int hero_x(const Table *table)
{
  return Fixture_Hero(&table->fixture)->base.x;
}

static void test_going_by_keys(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  play(&table, "L");
  int before = hero_x(&table);
  assert_true(before > 12);
  play(&table, "<C-a>");
  assert_shows(&table, "no way through");
  play(&table, "_>");
  assert_shows(&table, "You are there.");
  assert_int_equal(hero_x(&table), 15);
  play(&table, "h<C-a><C-a>");
  assert_int_equal(hero_x(&table), 12);
  play(&table, "_<Esc>_h<Enter>");
  assert_int_equal(hero_x(&table), 11);
  play(&table, "wl");
  assert_shows(&table, "there is something here");
  assert_int_equal(hero_x(&table), 15);
  play(&table, "hh");
  play(&table, "<C-f>stairs<Enter>");
  assert_int_equal(hero_x(&table), 15);
  play(&table, "<C-f>nothing like it");
  assert_shows(&table, "Nothing matches.");
  play(&table, "<Esc>M");
  assert_shows(&table, "Any key goes back");
  close_table(&table);
}

static void test_clicks_walk(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  type(&table, "");
  XKey click = {.code = XKEY_CLICK, .x = 5, .y = 5};
  char name[XKEY_NAME_MAX];
  play(&table, XKey_Name(click, name));
  assert_int_equal(hero_x(&table), 5);
  assert_int_equal(Fixture_Hero(&table.fixture)->base.y, 3);
  close_table(&table);
}

/* K27 */
static void test_counts_are_capped(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  play(&table, "01234567890123456789012345678901234567890");
  assert_shows(&table, "Count: 9999, the most there is");
  play(&table, "<Esc>03L");
  assert_int_equal(hero_x(&table), 14);
  close_table(&table);
}

/* K90: of 500 messages none is lost, the dire one is shown, and a held key does not answer it. */
static void test_floods(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  XGame *game = table.fixture.game;
  play(&table, ".");
  for (int i = 0; i < 500; i++) {
    char text[40];
    snprintf(text, sizeof text, "Rat %d bites you.", i);
    XGame_Log(game, i == 250 ? "You are about to die!" : text,
              i == 250 ? XEVENT_DIRE : XEVENT_PLAIN);
  }
  assert_true(game->messages.count >= 500);
  const XMessage *messages = game->messages.items;
  for (int32_t i = 0; i < game->messages.count; i++)
    ((XMessage *)game->messages.items)[i].command = game->commands;
  assert_string_equal(messages[game->messages.count - 1].text, "Rat 499 bites you.");
  play(&table, "");
  assert_shows(&table, "more: Ctrl-P");
  const int32_t count = game->messages.count;
  for (int32_t i = 0; i < count; i++)
    ((XMessage *)game->messages.items)[i].command = game->commands + 1;
  play(&table, "......");
  assert_shows(&table, "You are about to die!");
  assert_hides(&table, "Rat 499");
  for (int32_t i = 0; i < count; i++)
    ((XMessage *)game->messages.items)[i].command = game->commands + 1;
  play(&table, ".....<Enter>");
  assert_hides(&table, "You are about to die!");
  close_table(&table);
}

static void test_options(void **state)
{
  Table table;
  (void)state;
  open_table(&table, 80, 24);
  play(&table, "=<Enter>");
  assert_false(table.ui->settings.hints);
  play(&table, "<Esc>=/pickup<Enter>l");
  assert_shows(&table, "l is step now. Press it again to take it.");
  play(&table, "=/pick up what lies<Enter>X<Esc>X");
  assert_shows(&table, "Nothing lies here");
  close_table(&table);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_going_by_keys),
      cmocka_unit_test(test_clicks_walk),
      cmocka_unit_test(test_counts_are_capped),
      cmocka_unit_test(test_floods),
      cmocka_unit_test(test_options),
      cmocka_unit_test(test_title),
      cmocka_unit_test(test_birth),
      cmocka_unit_test(test_play_screens),
      cmocka_unit_test(test_screens_of_things),
      cmocka_unit_test(test_looming_blows_are_shown),
      cmocka_unit_test(test_targeting),
      cmocka_unit_test(test_k89_long_lists),
      cmocka_unit_test(test_wide_screen),
      cmocka_unit_test(test_small_terminal),
      cmocka_unit_test(test_title_keys),
      cmocka_unit_test(test_birth_steps_back),
      cmocka_unit_test(test_counts),
      cmocka_unit_test(test_hangup_anywhere),
      cmocka_unit_test(test_hangup_in_rest),
      cmocka_unit_test(test_dire_message_waits),
      cmocka_unit_test(test_escape_everywhere),
      cmocka_unit_test(test_resize_in_prompt),
      cmocka_unit_test(test_items),
      cmocka_unit_test(test_every_command_has_a_key_or_a_place),
      cmocka_unit_test(test_every_screen_opens),
      cmocka_unit_test(test_unknown_key),
      cmocka_unit_test(test_changes_are_bright),
      cmocka_unit_test(test_speed_is_marked),
      cmocka_unit_test(test_long_names),
      cmocka_unit_test(test_many_messages),
      cmocka_unit_test(test_scrolling),
      cmocka_unit_test(test_wrapping),
      cmocka_unit_test(test_walking_is_cheap),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
