/* The core world: it loads without errors, every file is listed, and its figures keep the promises
   made about them. And its callbacks run in a game. */
#include "creature/speed.h"
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/build.h"
#include "game/populate.h"
#include "game/turn.h"
#include "lua/loader.h"
#include "lua/xlua.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

static XLoader *load(void)
{
  XErrorList errors;
  XText text;
  XErrorList_Init(&errors);
  XText_Init(&text);
  XLoader *loader = XLoader_New("world", &errors);
  XErrorList_Format(&errors, &text);
  if (loader == NULL)
    fail_msg("%s", text.data);
  XText_Clear(&text);
  XErrorList_Clear(&errors);
  return loader;
}

static int set_up(void **state)
{
  *state = load();
  return 0;
}

static int tear_down(void **state)
{
  XLoader_Free(*state);
  return 0;
}

static bool is_listed(const XLoader *loader, const char *path)
{
  for (int i = 0; XLoader_File(loader, i) != NULL; i++)
    if (strcmp(XLoader_File(loader, i), path) == 0)
      return true;
  return false;
}

/* Counts the Lua files below a directory of the world; each must have been read. */
static int check_listed(const XLoader *loader, const char *below)
{
  int count = 0;
  char *dir = XStrFormat("world/%s", below);
  DIR *entries = opendir(dir);
  assert_non_null(entries);
  for (struct dirent *entry = readdir(entries); entry != NULL; entry = readdir(entries)) {
    if (entry->d_name[0] == '.')
      continue;
    char *path = XStrFormat("%s%s", below, entry->d_name);
    char *whole = XStrFormat("world/%s", path);
    struct stat about;
    assert_int_equal(stat(whole, &about), 0);
    if (S_ISDIR(about.st_mode)) {
      char *inner = XStrFormat("%s/", path);
      count += check_listed(loader, inner);
      free(inner);
    } else {
      if (!is_listed(loader, path))
        fail_msg("%s is not listed in world/init.lua", path);
      count++;
    }
    free(whole);
    free(path);
  }
  closedir(entries);
  free(dir);
  return count;
}

static void test_every_file_is_listed(void **state)
{
  const XLoader *loader = *state;
  int read = 0;
  while (XLoader_File(loader, read) != NULL)
    read++;
  assert_int_equal(check_listed(loader, ""), read);
}

static bool is_flat(const XDice *dice, int32_t value)
{
  return XDice_Min(dice) == value && XDice_Max(dice) == value;
}

/* Whoever's second figure is not 1000 has a first of 100; races have 100, 1000, 1000. */
static void test_the_eleven(void **state)
{
  const XContent *content = XLoader_Content(*state);
  for (int32_t i = 0; i < XContent_Count(content, XKIND_MONSTER); i++) {
    const XBreed *breed = (const XBreed *)XContent_At(content, XKIND_MONSTER, i);
    if (!is_flat(&breed->move_energy, 1000) && !is_flat(&breed->speed, 100))
      fail_msg("%s has a move_energy of its own and a speed", breed->base.id);
  }
  for (int32_t i = 0; i < XContent_Count(content, XKIND_RACE); i++) {
    const XBreed *breed = (const XBreed *)XContent_At(content, XKIND_RACE, i);
    assert_true(is_flat(&breed->speed, 100) && is_flat(&breed->move_energy, 1000) &&
                is_flat(&breed->attack_energy, 1000));
  }
}

static const XMonster *monster(const XContent *content, const char *id)
{
  const XKind *kind = XContent_Find(content, XKIND_MONSTER, id);
  assert_non_null(kind);
  return (const XMonster *)kind;
}

static void test_figures_as_written(void **state)
{
  const XContent *content = XLoader_Content(*state);
  const XMonster *ooze = monster(content, "core:gray_ooze");
  assert_int_equal(XDice_Min(&ooze->breed.speed), 41);
  assert_int_equal(XDice_Max(&ooze->breed.speed), 50);
  assert_int_equal(ooze->memory, 30);
  assert_string_equal(ooze->verb, "engulf");
  const XMonster *bat = monster(content, "core:huge_bat");
  assert_true(is_flat(&bat->breed.move_energy, 900));
  assert_int_equal(bat->kind, XCREATURE_RAT);
  assert_int_equal(bat->ai, XAI_WANDER);
  assert_int_equal(bat->breed.stats[XSTAT_PE].count, 3);
}

/* A potion that begins a modifier lasts as long as the modifier says. */
static void test_potions_last(void **state)
{
  const XContent *content = XLoader_Content(*state);
  const XItemKind *potion =
      (const XItemKind *)XContent_Find(content, XKIND_ITEM, "core:potion_boost_speed");
  assert_non_null(potion);
  assert_int_equal(potion->effects[0].type, XEFFECT_MODIFIER);
  assert_int_equal(XDice_Min(&potion->effects[0].dice), 62);
  assert_int_equal(XDice_Max(&potion->effects[0].dice), 80);
}

/* Every word that a kind or a rule names is there. */
static void test_words_are_there(void **state)
{
  const XContent *content = XLoader_Content(*state);
  for (int32_t i = 0; i < XContent_Count(content, XKIND_MONSTER); i++) {
    const XMonster *one = (const XMonster *)XContent_At(content, XKIND_MONSTER, i);
    if (!XContent_HasWord(content, one->verb) || !XContent_HasWord(content, one->verb_miss))
      fail_msg("%s: no words %s, %s", one->breed.base.id, one->verb, one->verb_miss);
  }
  for (int32_t i = 0; i < XContent_Count(content, XKIND_MODIFIER); i++) {
    const XModifierKind *one = (const XModifierKind *)XContent_At(content, XKIND_MODIFIER, i);
    assert_true(one->word_begin != NULL && XContent_HasWord(content, one->word_begin));
    assert_true(one->word_end != NULL && XContent_HasWord(content, one->word_end));
  }
  const XRules *rules = XRules_Of(content);
  for (int32_t profile = 0; profile < XPROFILE_COUNT; profile++)
    for (int32_t i = 0; i < rules->hunger_count[profile]; i++)
      if (rules->hunger[profile][i].word_enter != NULL &&
          !XContent_HasWord(content, rules->hunger[profile][i].word_enter))
        fail_msg("no words %s", rules->hunger[profile][i].word_enter);
}

/* Reading the same files gives the same digest, another text another. */
static void test_digest(void **state)
{
  XLoader *again = load();
  assert_true(XContent_Digest(XLoader_Content(again)) == XContent_Digest(XLoader_Content(*state)));
  assert_true(XContent_Digest(XLoader_Content(again)) != 0);
  XLoader_Free(again);
}

static XGame *begin(XLoader *loader)
{
  XText why;
  XText_Init(&why);
  const XContent *content = XLoader_Content(loader);
  XGame *game = XGame_New(content, 7, XPROFILE_HONOURED);
  bool born = XGame_Birth(game, (const XRace *)XContent_Find(content, XKIND_RACE, "core:human"),
                          (const XCareer *)XContent_Find(content, XKIND_CAREER, "core:warrior"),
                          "Wren", &why);
  if (!born)
    fail_msg("%s", why.data);
  XText_Clear(&why);
  return game;
}

static XLocation *place(XGame *game, const char *id)
{
  return XGame_Place(game,
                     (const XPlaceKind *)XContent_Find(game->world->content, XKIND_PLACE, id));
}

static int32_t count_kind(const XGame *game, const char *id)
{
  int32_t count = 0;
  for (int32_t i = 0; i < XObjectTable_Count(&game->world->objects); i++) {
    const XCreature *one = XCreature_Try(XObjectTable_At(&game->world->objects, i));
    count += one != NULL && one->monster != NULL && strcmp(one->monster->id, id) == 0;
  }
  return count;
}

static int32_t ring(XGame *game, const XLocation *where, const char *callback)
{
  const XScript *script = &game->world->script;
  return script->LocationTimer(script->context, game->world, where->base.self, callback);
}

/* The bell: a quick rat beside the nest, and the timer ends. */
static void test_the_bell(void **state)
{
  XGame *game = begin(*state);
  XLocation *cellar = place(game, "core:rat_cellar");
  assert_int_equal(count_kind(game, "core:quick_rat"), 0);
  assert_int_equal(ring(game, cellar, "OnBell"), 0);
  assert_int_equal(count_kind(game, "core:quick_rat"), 1);
  XGame_Free(game);
}

static void define(XLoader *loader, const char *text)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  assert_true(XLua_LoadText(XLoader_Lua(loader), "test.lua", text, strlen(text), 0, &errors));
  XErrorList_Clear(&errors);
}

static const char *last_message(const XGame *game)
{
  const XMessage *messages = game->messages.items;
  return messages[game->messages.count - 1].text;
}

/* A callback that fails is named, and disabled at the third time. */
static void test_three_strikes(void **state)
{
  XLoader *loader = load();
  (void)state;
  define(loader, "function OnFail(place)\n  error('no rope')\nend\n"
                 "function OnLoop(place)\n  while true do end\nend\n");
  XGame *game = begin(loader);
  XLocation *cellar = place(game, "core:rat_cellar");
  for (int i = 0; i < 3; i++) {
    assert_int_equal(ring(game, cellar, "OnFail"), 0);
    assert_non_null(strstr(last_message(game), "core: OnFail failed at test.lua:2: no rope"));
  }
  assert_non_null(strstr(last_message(game), "disabled"));
  assert_int_equal(ring(game, cellar, "OnLoop"), 0);
  assert_non_null(strstr(last_message(game), "OnLoop failed at test.lua:"));
  assert_int_equal(ring(game, cellar, "OnFail"), 0);
  assert_non_null(strstr(last_message(game), "OnLoop"));
  XGame_Free(game);
  XLoader_Free(loader);
}

/* What callbacks can see and do; who is gone is a Lua error. */
static void test_handles(void **state)
{
  XLoader *loader = load();
  (void)state;
  define(
      loader,
      "kept = false\n"
      "function OnSee(place)\n"
      "  local rat = place:Spawn('quick_rat', place:Feature('nest'))\n"
      "  assert(rat:GetName() == 'the quick rat')\n"
      "  assert(rat:GetSpeed() < 700 and rat:Get('hp') > 0)\n"
      "  SetMoveEnergy(rat, 2000)\n"
      "  assert(rat:Get('move_energy') == 2000)\n"
      "  assert(Hero():GetName() == 'Wren')\n"
      "  assert(not pcall(rat.Get, rat, 'name') and not pcall(SetMoveEnergy, rat, 0))\n"
      "  assert(not pcall(place.Spawn, place, 'nobody') and not pcall(place.Message, place, 'x'))\n"
      "  assert(place:Feature('roof') == nil)\n"
      "  place:CreateTimerEvent('OnSee', 500)\n"
      "  kept = rat\n"
      "  return 1\n"
      "end\n"
      "function OnGone(place) return kept:Get('hp') end\n");
  XGame *game = begin(loader);
  XLocation *cellar = place(game, "core:rat_cellar");
  int32_t again = ring(game, cellar, "OnSee");
  if (again != 1)
    fail_msg("%s", last_message(game));
  for (int32_t i = XObjectTable_Count(&game->world->objects) - 1; i >= 0; i--) {
    XCreature *one = XCreature_Try(XObjectTable_At(&game->world->objects, i));
    if (one != NULL && one->monster != NULL && strcmp(one->monster->id, "core:quick_rat") == 0)
      XGame_Kill(game, one, NULL, NULL);
  }
  assert_int_equal(ring(game, cellar, "OnGone"), 0);
  assert_non_null(strstr(last_message(game), "this creature no longer exists"));
  XGame_Free(game);
  XLoader_Free(loader);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_file_is_listed),
      cmocka_unit_test(test_the_eleven),
      cmocka_unit_test(test_figures_as_written),
      cmocka_unit_test(test_words_are_there),
      cmocka_unit_test(test_potions_last),
      cmocka_unit_test(test_digest),
      cmocka_unit_test(test_the_bell),
      cmocka_unit_test(test_three_strikes),
      cmocka_unit_test(test_handles),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
