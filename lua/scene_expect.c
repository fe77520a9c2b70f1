/* What a scenario expects, compared with the game as it is after its last line. */
#include "creature/speed.h"
#include "lua/scene_own.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

static void expect_number(XScene *scene, lua_State *L, const char *key, int64_t got)
{
  char detail[96];
  const int64_t wanted = XScene_Number(L, key, got);
  snprintf(detail, sizeof detail, "is %lld, not %lld", (long long)got, (long long)wanted);
  if (wanted != got)
    XScene_Complain(scene, key, detail);
}

/* What is not said is not asked; what is said in another way than it is meant is a mistake. */
static bool is_said(lua_State *L, const char *key, int type)
{
  const int got = lua_type(L, -1);
  if (got != LUA_TNIL && got != type)
    luaL_error(L, "expect: %s is a %s, not a %s", key, lua_typename(L, type), lua_typename(L, got));
  return got != LUA_TNIL;
}

/* Puts the list under a key on the stack, one text alone as a list of it; its length. */
static lua_Integer push_texts(lua_State *L, const char *key)
{
  lua_getfield(L, -1, key);
  if (lua_type(L, -1) == LUA_TSTRING) {
    lua_createtable(L, 1, 0);
    lua_insert(L, -2);
    lua_rawseti(L, -2, 1);
  }
  const lua_Integer count = is_said(L, key, LUA_TTABLE) ? (lua_Integer)lua_rawlen(L, -1) : 0;
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    is_said(L, key, LUA_TSTRING);
    lua_pop(L, 1);
  }
  return count;
}

static void expect_texts(XScene *scene, lua_State *L, const char *key, bool wanted)
{
  const lua_Integer count = push_texts(L, key); /* an error leaves from here */
  XText said;
  XText_Init(&said);
  XScene_AddSaid(scene, &said);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    const char *part = lua_tostring(L, -1);
    if ((strstr(said.data, part) != NULL) != wanted)
      XScene_Complain(scene, key, part);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  XText_Clear(&said);
}

static void expect_living(XScene *scene, lua_State *L, const char *key, bool wanted)
{
  lua_getfield(L, -1, key);
  const char *letters = is_said(L, key, LUA_TSTRING) ? lua_tostring(L, -1) : "";
  for (; *letters != '\0'; letters++) {
    const char name[2] = {*letters, '\0'};
    const XHandle handle = scene->who[(unsigned char)*letters % XSCENE_LETTERS];
    if ((XWorld_Get(scene->game->world, handle) != NULL) != wanted)
      XScene_Complain(scene, key, name);
  }
  lua_pop(L, 1);
}

/* The letter of whom the map named, or the sign of the ground. */
static char sign_at(const XScene *scene, const XLocation *place, int16_t x, int16_t y)
{
  const XWorld *world = scene->game->world;
  const XCreature *there = XCreature_At(world, place, x, y);
  if (there != NULL && there == XGame_Hero(scene->game))
    return '@';
  for (int32_t i = 0; there != NULL && i < XSCENE_LETTERS; i++)
    if (XHandle_Equal(scene->who[i], XCreature_Handle(there)))
      return (char)i;
  return (char)XMap_Tile(&place->map, world->content, x, y)->ascii;
}

static void add_map(const XScene *scene, XText *out)
{
  const XLocation *place = XWorld_Here(scene->game->world);
  for (int16_t y = 0; y < place->map.height; y++) {
    for (int16_t x = 0; x < place->map.width; x++)
      XText_AddChar(out, sign_at(scene, place, x, y));
    XText_AddChar(out, '\n');
  }
}

static void expect_map(XScene *scene, lua_State *L)
{
  lua_getfield(L, -1, "map");
  if (is_said(L, "map", LUA_TSTRING)) {
    XText now;
    XText_Init(&now);
    add_map(scene, &now);
    const char *wanted = lua_tostring(L, -1);
    const size_t length = strlen(wanted) - (*wanted != '\0' && wanted[strlen(wanted) - 1] == '\n');
    if (length != now.length - 1 || strncmp(wanted, now.data, length) != 0)
      XScene_Complain(scene, "the map is now\n", now.data);
    XText_Clear(&now);
  }
  lua_pop(L, 1);
}

static const char *const known[] = {"ticks",   "cost",  "hp",     "pp",   "gold",
                                    "carried", "floor", "sp",     "dead", "said",
                                    "unsaid",  "alive", "killed", "map",  NULL};

void XScene_Expect(XScene *scene, lua_State *L)
{
  const XGame *game = scene->game;
  const XCreature *hero = XGame_Hero(game);
  lua_getfield(L, -1, "expect");
  if (!lua_istable(L, -1))
    luaL_error(L, "a scenario needs expect = { ... }");
  XScene_CheckKeys(L, "expect", known);
  expect_number(scene, L, "ticks", game->world->scheduler.time - scene->started);
  expect_number(scene, L, "cost", game->last_cost);
  expect_number(scene, L, "hp", hero->hp);
  expect_number(scene, L, "pp", hero->pp);
  expect_number(scene, L, "gold", hero->gold);
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
