/* The core world: that it loads, is whole, says everything the program says, and keeps to the
   figures that are promised of it. */
#include "creature/template.h"
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "lua/loader.h"
#include "tests/support/files.h"

#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static int load(void **state)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  XLoader *loader = XLoader_New("world", &errors);
  if (loader == NULL) {
    XText text;
    XText_Init(&text);
    XErrorList_Format(&errors, &text);
    fprintf(stderr, "%s", text.data);
    XText_Clear(&text);
  }
  XErrorList_Clear(&errors);
  *state = loader;
  return loader == NULL;
}

static int unload(void **state)
{
  XLoader_Free(*state);
  return 0;
}

static const XContent *content_of(void **state)
{
  return XLoader_Content(*state);
}

static void every_file_is_included(void **state)
{
  Names files = {0};
  int count = 0;
  Files_Find("world", ".lua", &files);
  for (; XLoader_File(*state, count) != NULL; count++)
    if (Names_Find(&files, XLoader_File(*state, count)) < 0)
      fail_msg("%s is not a file of world/", XLoader_File(*state, count));
  for (int i = 0; i < files.count; i++) {
    int n = 0;
    while (n < count && strcmp(XLoader_File(*state, n), files.items[i]) != 0)
      n++;
    if (n == count)
      fail_msg("world/%s is not included", files.items[i]);
  }
  assert_int_equal(files.count, count);
  Names_Clear(&files);
}

static void ids_are_namespaced_and_names_said(void **state)
{
  const XContent *content = content_of(state);
  for (int type = XKIND_NONE + 1; type < XKIND_COUNT; type++) {
    assert_true(XContent_Count(content, (XKindType)type) > 0);
    for (int32_t i = 0; i < XContent_Count(content, (XKindType)type); i++) {
      const XKind *kind = XContent_At(content, (XKindType)type, i);
      assert_int_equal(strncmp(kind->id, "core:", 5), 0);
      assert_null(strchr(kind->id + 5, ':'));
      assert_string_not_equal(kind->name, kind->id);
      assert_ptr_equal(XContent_Find(content, (XKindType)type, kind->id), kind);
    }
  }
}

static bool is_word_char(char c)
{
  return isalnum((unsigned char)c) || c == '_';
}

/* The end of what is in the brackets that open at `open`: its closing bracket, or the end of the
   text. Texts in it may hold brackets. */
static const char *end_of_call(const char *open)
{
  int depth = 0;
  for (const char *at = open; *at != '\0'; at++) {
    if (*at == '"')
      for (at++; *at != '\0' && *at != '"'; at++)
        at += *at == '\\' && at[1] != '\0';
    depth += (*at == '(') - (*at == ')');
    if (*at == '\0' || depth == 0)
      return at;
  }
  return open + strlen(open);
}

/* The name in front of a bracket, or false. */
static bool name_before(const char *text, const char *open, char name[64])
{
  const char *from = open;
  while (from > text && is_word_char(from[-1]))
    from--;
  snprintf(name, 64, "%.*s", (int)(open - from), from);
  return open > from && open - from < 64;
}

/* Adds the names of the functions that take the id of a sentence: a parameter of one of these
 * names. */
static void collect_tellers(const char *text, Names *tellers)
{
  static const char *const parameters[] = {"const char *word", "const char *why",
                                           "const char *cause"};
  char name[64];
  for (const char *open = strchr(text, '('); open != NULL; open = strchr(open + 1, '(')) {
    const char *end = end_of_call(open);
    for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++) {
      const char *found = strstr(open, parameters[i]);
      if (found != NULL && found < end && !is_word_char(found[strlen(parameters[i])]) &&
          name_before(text, open, name) && Names_Find(tellers, name) < 0)
        Names_Add(tellers, name);
    }
  }
}

/* Adds the texts between two places that are written like ids of sentences. */
static void collect_literals(const char *from, const char *to, Names *words)
{
  for (const char *at = memchr(from, '"', (size_t)(to - from)); at != NULL && at < to;
       at = strchr(at, '"')) {
    size_t length = strspn(at + 1, "abcdefghijklmnopqrstuvwxyz0123456789_.");
    if (at[length + 1] == '"' && length > 2) {
      char *word = XStrFormat("%.*s", (int)length, at + 1);
      if (Names_Find(words, word) < 0)
        Names_Add(words, word);
      free(word);
    }
    const char *close = strchr(at + 1, '"');
    if (close == NULL)
      return;
    at = close + 1;
  }
}

/* Adds the texts with an underscore that stand behind `mark`, up to one of the signs of `stop`. */
static void collect_behind(const char *text, const char *mark, const char *stop, Names *words)
{
  for (const char *at = strstr(text, mark); at != NULL; at = strstr(at + 1, mark)) {
    Names found = {0};
    collect_literals(at, at + strcspn(at, stop), &found);
    for (int i = 0; i < found.count; i++)
      if (strchr(found.items[i], '_') != NULL && Names_Find(words, found.items[i]) < 0)
        Names_Add(words, found.items[i]);
    Names_Clear(&found);
  }
}

/* Adds the words a file gives to tellers, and those its functions return or its tables hold: they
   have an underscore. */
static void collect_words(const char *text, const Names *tellers, Names *words)
{
  char name[64];
  for (const char *open = strchr(text, '('); open != NULL; open = strchr(open + 1, '('))
    if (name_before(text, open, name) && Names_Find(tellers, name) >= 0)
      collect_literals(open, end_of_call(open), words);
  collect_behind(text, "return ", "(;", words);
  collect_behind(text, "[XACTIVITY_", "}", words);
}

/* Reads the rules' sources twice: who tells, and what is told. */
static void read_words(Names *words)
{
  static const char *const rooms[] = {"creature", "item", "game"};
  Names tellers = {0};
  Names_Add(&tellers, "XContent_Word");
  for (int pass = 0; pass < 2; pass++) {
    for (size_t room = 0; room < sizeof rooms / sizeof *rooms; room++) {
      Names files = {0};
      Files_List(rooms[room], &files);
      for (int i = 0; i < files.count; i++) {
        if (strchr(files.items[i], '.') == NULL)
          continue;
        char *path = XStrFormat("%s/%s", rooms[room], files.items[i]);
        char *text = Files_Read(path, NULL);
        if (pass == 0)
          collect_tellers(text, &tellers);
        else
          collect_words(text, &tellers, words);
        free(text);
        free(path);
      }
      Names_Clear(&files);
    }
  }
  assert_true(Names_Find(&tellers, "XGame_Tell") >= 0 && Names_Find(&tellers, "XEvent_Of") >= 0);
  assert_true(Names_Find(&tellers, "XResult_Refuse") >= 0 && Names_Find(&tellers, "refuse") >= 0);
  Names_Clear(&tellers);
}

static void every_sentence_of_the_program_is_there(void **state)
{
  static const char *const surely[] = {"hit_none",     "critical_hit", "wear_no_slot",
                                       "stairs_up",    "not_worn",     "rest_refused_enemy",
                                       "door_blocked", "hero_dies",    "party.you"};
  Names words = {0};
  read_words(&words);
  for (size_t i = 0; i < sizeof surely / sizeof *surely; i++)
    if (Names_Find(&words, surely[i]) < 0)
      fail_msg("the sources are not understood: no %s", surely[i]);
  for (int i = 0; i < words.count; i++)
    if (!XContent_HasWord(content_of(state), words.items[i]))
      fail_msg("world/words/en.lua lacks %s", words.items[i]);
  Names_Clear(&words);
}

static void blows_and_the_calendar_have_words(void **state)
{
  const XContent *content = content_of(state);
  for (int32_t i = 0; i < XContent_Count(content, XKIND_MONSTER); i++) {
    const XMonster *monster = (const XMonster *)XContent_At(content, XKIND_MONSTER, i);
    assert_true(XContent_HasWord(content, monster->verb));
    assert_true(XContent_HasWord(content, monster->verb_miss));
  }
  char id[32];
  for (int i = 1; i <= 13; i++) {
    snprintf(id, sizeof id, "month.%d", i);
    assert_true(XContent_HasWord(content, id));
    snprintf(id, sizeof id, "weekday.%d", i);
    assert_int_equal(XContent_HasWord(content, id), i <= 7);
  }
}

/* NdS+K as "0d0+100" says it. */
static void assert_constant(const XDice *dice, int32_t value)
{
  assert_int_equal(XDice_Min(dice), value);
  assert_int_equal(XDice_Max(dice), value);
}

static void bats_and_races_keep_their_time(void **state)
{
  static const char *const bats[] = {"core:bat", "core:huge_bat"};
  const XContent *content = content_of(state);
  for (size_t i = 0; i < sizeof bats / sizeof *bats; i++) {
    const XMonster *bat = (const XMonster *)XContent_Find(content, XKIND_MONSTER, bats[i]);
    assert_non_null(bat);
    assert_constant(&bat->breed.speed, 100);
    assert_constant(&bat->breed.move_energy, 900);
  }
  assert_true(XContent_Count(content, XKIND_RACE) >= 3);
  for (int32_t i = 0; i < XContent_Count(content, XKIND_RACE); i++) {
    const XRace *race = (const XRace *)XContent_At(content, XKIND_RACE, i);
    assert_constant(&race->breed.speed, 100);
    assert_constant(&race->breed.move_energy, 1000);
    assert_constant(&race->breed.attack_energy, 1000);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_file_is_included),
      cmocka_unit_test(ids_are_namespaced_and_names_said),
      cmocka_unit_test(every_sentence_of_the_program_is_there),
      cmocka_unit_test(blows_and_the_calendar_have_words),
      cmocka_unit_test(bats_and_races_keep_their_time),
  };
  return cmocka_run_group_tests(tests, load, unload);
}
