/* Runs every Lua file of tests/scenario: a map drawn as text, command lines, what is to be expected
   of them. What a scenario may say is in tests/scenario/README.md. */
#include "creature/caster.h"
#include "creature/speed.h"
#include "engine/xalloc.h"
#include "game/cast.h"
#include "game/turn.h"
#include "tests/support/fixture.h"

#include <dirent.h>
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MAX_ROWS = 32, MAX_WHO = 16 };

typedef struct Scene {
  Fixture fixture;
  const char *name;
  XHandle who[128]; /* by the letter of the map */
  const char *rows[MAX_ROWS];
  int32_t row_count;
  char *map;
  int64_t started;
  int32_t failures;
} Scene;

static void complain(Scene *scene, const char *what, const char *detail)
{
  print_error("%s: %s %s\n   said: %s\n", scene->name, what, detail, Fixture_Said(&scene->fixture));
  scene->failures++;
}

static lua_Integer number_of(lua_State *L, const char *key, lua_Integer fallback)
{
  lua_getfield(L, -1, key);
  const lua_Integer value = lua_isnil(L, -1) ? fallback : luaL_checkinteger(L, -1);
  lua_pop(L, 1);
  return value;
}

static void split_rows(Scene *scene, const char *map)
{
  scene->map = XStrDup(map);
  for (char *row = strtok(scene->map, "\n"); row != NULL; row = strtok(NULL, "\n"))
    scene->rows[scene->row_count++] = row;
}

static void place_monsters(Scene *scene, lua_State *L)
{
  lua_getfield(L, -1, "who");
  for (int32_t y = 0; y < scene->row_count; y++)
    for (int32_t x = 0; scene->rows[y][x] != '\0'; x++) {
      const char letter[2] = {scene->rows[y][x], '\0'};
      if (!lua_istable(L, -1))
        continue;
      lua_getfield(L, -1, letter);
      if (lua_isstring(L, -1))
        scene->who[(unsigned char)letter[0] & 127] =
            XCreature_Handle(Fixture_Monster(&scene->fixture, lua_tostring(L, -1), x, y));
      lua_pop(L, 1);
    }
  lua_pop(L, 1);
}

static void learn(Scene *scene, lua_State *L)
{
  lua_getfield(L, -1, "knows");
  for (lua_Integer i = 1; lua_istable(L, -1) && i <= luaL_len(L, -1); i++) {
    lua_geti(L, -1, i);
    const XSpellKind *spell = XCast_Find(scene->fixture.content, luaL_checkstring(L, -1));
    if (spell == NULL)
      luaL_error(L, "there is no spell %s", lua_tostring(L, -1));
    XCaster_Learn(Fixture_Hero(&scene->fixture), spell);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static void set_hero(Scene *scene, lua_State *L)
{
  XCreature *hero = Fixture_Hero(&scene->fixture);
  lua_getfield(L, -1, "hero");
  if (lua_istable(L, -1)) {
    hero->hp = (int32_t)number_of(L, "hp", hero->hp);
    hero->max_hp = (int32_t)number_of(L, "max_hp", hero->max_hp);
    hero->nutrio = (int32_t)number_of(L, "nutrio", hero->nutrio);
    hero->dv = (int32_t)number_of(L, "dv", hero->dv);
    hero->pv = (int32_t)number_of(L, "pv", hero->pv);
    hero->hit = (int32_t)number_of(L, "hit", hero->hit);
    hero->pp = (int32_t)number_of(L, "pp", hero->pp);
    hero->max_pp = hero->pp > hero->max_pp ? hero->pp : hero->max_pp;
    hero->skills[XSKILL_SPELLCRAFT] = (int32_t)number_of(L, "spellcraft", 0);
  }
  lua_pop(L, 1);
  learn(scene, L);
  lua_getfield(L, -1, "give");
  for (lua_Integer i = 1; lua_istable(L, -1) && i <= luaL_len(L, -1); i++) {
    lua_geti(L, -1, i);
    Fixture_Give(&scene->fixture, luaL_checkstring(L, -1), 1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static void run_lines(Scene *scene, lua_State *L)
{
  lua_getfield(L, -1, "run");
  for (lua_Integer i = 1; i <= luaL_len(L, -1); i++) {
    lua_geti(L, -1, i);
    Fixture_Do(&scene->fixture, luaL_checkstring(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static void expect_number(Scene *scene, lua_State *L, const char *key, int64_t got)
{
  char detail[96];
  lua_getfield(L, -1, key);
  if (!lua_isnil(L, -1) && luaL_checkinteger(L, -1) != got) {
    snprintf(detail, sizeof detail, "%lld, not %lld", (long long)lua_tointeger(L, -1),
             (long long)got);
    complain(scene, key, detail);
  }
  lua_pop(L, 1);
}

static void expect_texts(Scene *scene, lua_State *L, const char *key, bool wanted)
{
  lua_getfield(L, -1, key);
  for (lua_Integer i = 1; lua_istable(L, -1) && i <= luaL_len(L, -1); i++) {
    lua_geti(L, -1, i);
    if (Fixture_SaidThat(&scene->fixture, luaL_checkstring(L, -1)) != wanted)
      complain(scene, key, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static void expect_living(Scene *scene, lua_State *L, const char *key, bool wanted)
{
  lua_getfield(L, -1, key);
  const char *letters = lua_isstring(L, -1) ? lua_tostring(L, -1) : "";
  for (; *letters != '\0'; letters++) {
    const char name[2] = {*letters, '\0'};
    const XHandle handle = scene->who[(unsigned char)*letters & 127];
    if ((XWorld_Get(scene->fixture.game->world, handle) != NULL) != wanted)
      complain(scene, key, name);
  }
  lua_pop(L, 1);
}

/* What the map looks like now, letters of the living included. */
static void draw_now(const Scene *scene, char *out)
{
  const XWorld *world = scene->fixture.game->world;
  const XLocation *place = XWorld_Here(world);
  for (int32_t y = 0; y < place->map.height; y++) {
    for (int32_t x = 0; x < place->map.width; x++) {
      const XCreature *there = XCreature_At(world, place, x, y);
      char c = (char)XMap_Tile(&place->map, scene->fixture.content, x, y)->ascii;
      for (int32_t i = 0; there != NULL && i < 128; i++)
        if (XHandle_Equal(scene->who[i], XCreature_Handle(there)))
          c = (char)i;
      *out++ = there == Fixture_Hero(&scene->fixture) ? '@' : c;
    }
    *out++ = '\n';
  }
  *out = '\0';
}

static void expect_map(Scene *scene, lua_State *L)
{
  char now[MAX_ROWS * 300];
  char wanted[MAX_ROWS * 300];
  lua_getfield(L, -1, "map");
  if (lua_isstring(L, -1)) {
    draw_now(scene, now);
    snprintf(wanted, sizeof wanted, "%s", lua_tostring(L, -1));
    const size_t length = strlen(wanted);
    if (length > 0 && wanted[length - 1] != '\n')
      strcat(wanted, "\n");
    if (strcmp(now, wanted) != 0)
      complain(scene, "the map is now\n", now);
  }
  lua_pop(L, 1);
}

static void expect(Scene *scene, lua_State *L)
{
  const XGame *game = scene->fixture.game;
  const XCreature *hero = Fixture_Hero(&scene->fixture);
  lua_getfield(L, -1, "expect");
  luaL_checktype(L, -1, LUA_TTABLE);
  expect_number(scene, L, "ticks", game->world->scheduler.time - scene->started);
  expect_number(scene, L, "cost", game->last_cost);
  expect_number(scene, L, "hp", hero->hp);
  expect_number(scene, L, "pp", hero->pp);
  expect_number(scene, L, "carried", hero->pack.count);
  expect_number(scene, L, "floor", XWorld_Here(game->world)->items.count);
  expect_number(scene, L, "sp",
                XCreature_GetShownSpeed(game->world, hero, (XProfile)game->profile));
  expect_number(scene, L, "dead", game->state == XGAME_DEAD);
  expect_texts(scene, L, "said", true);
  expect_texts(scene, L, "unsaid", false);
  expect_living(scene, L, "alive", true);
  expect_living(scene, L, "killed", false);
  expect_map(scene, L);
  lua_pop(L, 1);
}

/* scenario{...}: returns the number of expectations that failed. */
static int run_scenario(lua_State *L)
{
  Scene scene = {.name = "?"};
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  lua_getfield(L, 1, "name");
  scene.name = luaL_checkstring(L, -1);
  lua_getfield(L, 1, "map");
  split_rows(&scene, luaL_checkstring(L, -1));
  lua_pushvalue(L, 1);
  const XProfile profile = number_of(L, "classic", 0) ? XPROFILE_CLASSIC : XPROFILE_HONOURED;
  Fixture_Open(&scene.fixture, (uint64_t)number_of(L, "seed", 7), profile);
  Fixture_Room(&scene.fixture, scene.rows, scene.row_count);
  place_monsters(&scene, L);
  set_hero(&scene, L);
  Fixture_Do(&scene.fixture, "wait");
  set_hero(&scene, L);
  scene.started = scene.fixture.game->world->scheduler.time;
  run_lines(&scene, L);
  expect(&scene, L);
  Fixture_Close(&scene.fixture);
  free(scene.map);
  lua_pushinteger(L, scene.failures);
  return 1;
}

static int32_t run_file(lua_State *L, const char *name)
{
  char path[512];
  snprintf(path, sizeof path, "tests/scenario/%s", name);
  if (luaL_dofile(L, path) != LUA_OK) {
    print_error("%s\n", lua_tostring(L, -1));
    return 1;
  }
  int32_t failures = 0;
  luaL_checktype(L, -1, LUA_TTABLE);
  for (lua_Integer i = 1; i <= luaL_len(L, -1); i++) {
    lua_pushcfunction(L, run_scenario);
    lua_geti(L, -2, i);
    if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
      print_error("%s: %s\n", path, lua_tostring(L, -1));
      failures++;
    } else {
      failures += (int32_t)lua_tointeger(L, -1);
    }
    lua_pop(L, 1);
  }
  lua_settop(L, 0);
  return failures;
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
  return strcmp((*a)->d_name, (*b)->d_name);
}

static int is_lua(const struct dirent *entry)
{
  const char *dot = strrchr(entry->d_name, '.');
  return dot != NULL && strcmp(dot, ".lua") == 0;
}

static void every_scenario(void **state)
{
  (void)state;
  struct dirent **files;
  int32_t failures = 0;
  const int count = scandir("tests/scenario", &files, is_lua, by_name);
  assert_true(count > 0);
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  for (int i = 0; i < count; i++) {
    failures += run_file(L, files[i]->d_name);
    free(files[i]);
  }
  free(files);
  lua_close(L);
  assert_int_equal(failures, 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_scenario)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
