/* A game whose mod is not there: what it had of it waits as placeholders, and is what it was when
   the mod is back. Renamed ids are followed. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "engine/xcontent.h"
#include "game/populate.h"
#include "game/store.h"
#include "game/xtimer.h"
#include "lua/loader.h"
#include "lua/mods.h"
#include "saves/xsave.h"
#include "tests/support/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cmocka.h>

static const char snail[] =
    "Tile.new(\"slime\"):View(\"slime\", \"~\", Color.GREEN):Lets { walk = true, sight = true }\n"
    "    :Description(\"Slime.\"):Register()\n"
    "Monster.new(\"snail\", \"core:rat\"):View(\"snail\", \"s\", Color.BROWN):Register()\n"
    "Item.new(\"shell\", \"core:ration\"):View { name = \"shell\" }:Register()\n";

typedef struct Bench {
  char dir[64];
  XLoader *loader;
  XGame *game;
  XSave *save;
  XText why;
} Bench;

static void write_mod(const Bench *bench, const char *fields, const char *init)
{
  char *dir = XStrFormat("%s/mods", bench->dir), *mod = XStrFormat("%s/snail", dir);
  char *about = XStrFormat("%s/mod.lua", mod), *first = XStrFormat("%s/init.lua", mod);
  char *text = XStrFormat("return { id = \"snail\", title = \"S\", api = 1, %s }\n", fields);
  mkdir(dir, 0700);
  mkdir(mod, 0700);
  Files_Write(about, text, strlen(text));
  Files_Write(first, init, strlen(init));
  free(text);
  free(first);
  free(about);
  free(mod);
  free(dir);
}

static void load(Bench *bench, bool mods)
{
  XModList list;
  XErrorList errors;
  char *dir = XStrFormat("%s/mods", bench->dir);
  XModList_Init(&list);
  XErrorList_Init(&errors);
  if (mods)
    XModList_Find(&list, dir, &errors);
  XModList_Order(&list, &errors);
  bench->loader = XLoader_NewWith("world", &list, &errors);
  if (bench->loader == NULL)
    fail_msg("%s", errors.entries[0].text);
  XErrorList_Clear(&errors);
  XModList_Clear(&list);
  free(dir);
}

static const XKind *kind(const Bench *bench, XKindType type, const char *id)
{
  return XContent_Find(XLoader_Content(bench->loader), type, id);
}

/* Lines as a player gives them; none may be refused. */
static void play(Bench *bench, const char *line, int times)
{
  XSession session;
  XSession_Init(&session, bench->game, XSave_Store(bench->save));
  for (int i = 0; i < times; i++) {
    bool ran = false;
    XSession_Do(&session, line, 1, &ran, &bench->why);
    assert_true(ran);
  }
  XSession_Clear(&session);
}

/* A hero with the mod's things: one carried, one lying, a snail beside them on slime. */
static void begin(Bench *bench)
{
  load(bench, true);
  bench->game = XGame_New(XLoader_Content(bench->loader), 7, XPROFILE_HONOURED);
  assert_true(XGame_Birth(bench->game, (const XRace *)kind(bench, XKIND_RACE, "core:human"),
                          (const XCareer *)kind(bench, XKIND_CAREER, "core:warrior"), "Wren",
                          &bench->why));
  bench->save = XSave_Create(bench->dir, bench->game, &bench->why);
  assert_non_null(bench->save);
  XCreature *hero = XGame_Hero(bench->game);
  XLocation *here = XWorld_Here(bench->game->world);
  assert_non_null(XGame_Spawn(bench->game, here,
                              (const XMonster *)kind(bench, XKIND_MONSTER, "snail:snail"), -1, -1,
                              XSTREAM_WORLD));
  XItem *shell =
      XItem_New(bench->game->world, (const XItemKind *)kind(bench, XKIND_ITEM, "snail:shell"), 3);
  XLocation_Put(here, &shell->base, hero->base.x, hero->base.y, false);
  XMap_SetTile(&here->map, hero->base.x, hero->base.y,
               (const XTileKind *)kind(bench, XKIND_TILE, "snail:slime"));
  play(bench, "wait", 1); /* a snapshot is written for what commands did */
}

static void leave(Bench *bench)
{
  if (!XSave_Close(bench->save, bench->game, &bench->why))
    fail_msg("%s", bench->why.data);
  XGame_Free(bench->game);
  XLoader_Free(bench->loader);
}

static void come_back(Bench *bench, bool mods)
{
  XSaveFault fault;
  load(bench, mods);
  bench->save = XSave_Open(bench->dir, "Wren", XLoader_Content(bench->loader), &bench->game, &fault,
                           &bench->why);
  if (bench->save == NULL)
    fail_msg("%s", bench->why.data);
}

/* What the game has of the mod, as one text. */
static void describe(const Bench *bench, XText *out)
{
  const XWorld *world = bench->game->world;
  const XLocation *here = XWorld_Here(world);
  const XCreature *hero = XGame_Hero(bench->game);
  for (int32_t i = 0; i < here->creatures.count; i++) {
    const XCreature *creature = XCreature_From(XWorld_Get(world, here->creatures.items[i]));
    if (creature->monster != NULL && strncmp(creature->monster->id, "snail:", 6) == 0)
      XText_AddFormat(out, "%s %d %d,%d\n", creature->monster->id, (int)creature->hp,
                      creature->base.x, creature->base.y);
  }
  for (int32_t i = 0; i < here->items.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(world, here->items.items[i]));
    if (strncmp(item->kind->id, "snail:", 6) == 0)
      XText_AddFormat(out, "%s %d\n", item->kind->id, (int)item->quantity);
  }
  XText_Add(out, XMap_Tile(&here->map, world->content, hero->base.x, hero->base.y)->base.id);
}

static void expect(const Bench *bench, const char *wanted)
{
  XText text;
  XText_Init(&text);
  describe(bench, &text);
  assert_string_equal(text.data, wanted);
  XText_Clear(&text);
}

static void P10_K109_what_a_mod_gave_waits_until_it_is_back(void **state)
{
  Bench *bench = *state;
  XText before;
  XText_Init(&before);
  write_mod(bench, "version = \"1.0\"", snail);
  begin(bench);
  describe(bench, &before);
  assert_non_null(strstr(before.data, "snail:snail "));
  assert_non_null(strstr(before.data, "snail:shell 3\nsnail:slime"));
  leave(bench);
  for (int i = 0; i < 2; i++) {
    come_back(bench, false);
    const XContent *content = XLoader_Content(bench->loader);
    if (i == 0) { /* which mods a hero was played with is in his file */
      assert_non_null(XSave_Notice(bench->save));
      assert_non_null(strstr(XSave_Notice(bench->save), "(mods then: snail 1.0, now: none)"));
    }
    assert_int_equal(XContent_CountMissing(content), 3);
    assert_null(kind(bench, XKIND_MONSTER, "snail:snail"));
    expect(bench, before.data);
    play(bench, "wait", 5);
    expect(bench, before.data);
    leave(bench);
  }
  come_back(bench, true);
  assert_int_equal(XContent_CountMissing(XLoader_Content(bench->loader)), 0);
  expect(bench, before.data);
  leave(bench);
  XText_Clear(&before);
}

static void K110_renamed_ids_are_followed(void **state)
{
  Bench *bench = *state;
  static const char slug[] =
      "Tile.new(\"ooze\"):View(\"ooze\", \"~\", Color.GREEN):Lets { walk = true, sight = true }\n"
      "    :Description(\"Ooze.\"):Register()\n"
      "Monster.new(\"slug\", \"core:rat\"):View(\"slug\", \"s\", Color.BROWN):Register()\n";
  write_mod(bench, "version = \"1.0\"", snail);
  begin(bench);
  leave(bench);
  write_mod(bench,
            "version = \"2.0\", renamed = { snail = \"slug\", [\"snail:slime\"] = \"ooze\" }",
            slug);
  come_back(bench, true);
  XText now;
  XText_Init(&now);
  describe(bench, &now);
  assert_non_null(strstr(now.data, "snail:slug "));
  assert_non_null(strstr(now.data, "snail:shell 3\nsnail:ooze"));
  assert_int_equal(XContent_CountMissing(XLoader_Content(bench->loader)), 1);
  XText_Clear(&now);
  leave(bench);
}

static int set_up(void **state)
{
  Bench *bench = XAlloc(sizeof *bench);
  snprintf(bench->dir, sizeof bench->dir, "/tmp/hourvale-missing-XXXXXX");
  assert_non_null(mkdtemp(bench->dir));
  XText_Init(&bench->why);
  *state = bench;
  return 0;
}

static int tear_down(void **state)
{
  Bench *bench = *state;
  Files_Remove(bench->dir);
  XText_Clear(&bench->why);
  free(bench);
  return 0;
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(P10_K109_what_a_mod_gave_waits_until_it_is_back, set_up,
                                      tear_down),
      cmocka_unit_test_setup_teardown(K110_renamed_ids_are_followed, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
