/* Runs scenarios: each in a game of its own, from a fixed seed. The files run in a sandbox like any
   content, without its builders. */
#include "lua/scene.h"

#include "creature/body.h"
#include "creature/caster.h"
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "game/build.h"
#include "game/stage.h"
#include "game/travel.h"
#include "lua/loader.h"
#include "lua/scene_own.h"
#include "lua/xlua.h"

#include <dirent.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOAD_STEPS = 10000000, ORDINARY_SEED = 7, MOST_GIVEN = 1000 };

void XScene_AddSaid(const XScene *scene, XText *out)
{
  const XGame *game = scene->game;
  const XMessage *messages = game->messages.items;
  for (int32_t i = 0; i < game->messages.count; i++)
    if (messages[i].command == game->commands)
      XText_AddFormat(out, "%s ", messages[i].text);
}

void XScene_Complain(XScene *scene, const char *what, const char *detail)
{
  XText_AddFormat(scene->out, "%s: %s: %s %s\n    said: ", scene->path, scene->name, what, detail);
  if (scene->game != NULL)
    XScene_AddSaid(scene, scene->out);
  XText_AddChar(scene->out, '\n');
  scene->result->failed++;
}

int64_t XScene_Number(lua_State *L, const char *key, int64_t fallback)
{
  int64_t value = fallback;
  lua_getfield(L, -1, key);
  if (lua_isinteger(L, -1))
    value = lua_tointeger(L, -1);
  else if (!lua_isnil(L, -1))
    luaL_error(L, "%s is a whole number", key);
  lua_pop(L, 1);
  return value;
}

void XScene_CheckKeys(lua_State *L, const char *what, const char *const *known)
{
  lua_pushnil(L);
  while (lua_next(L, -2) != 0) {
    int i = 0;
    lua_pop(L, 1);
    const char *key = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
    while (known[i] != NULL && strcmp(known[i], key) != 0)
      i++;
    if (known[i] == NULL)
      luaL_error(L, "%s knows no \"%s\"", what, key);
  }
}

static const char *text_of(lua_State *L, const char *key)
{
  lua_getfield(L, -1, key);
  const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  lua_pop(L, 1); /* the table keeps it */
  return text;
}

/* Whose short ids are meant: the mod that was loaded last. */
static const char *own_mod(const XLoader *loader)
{
  int last = 0;
  while (XLoader_LuaAt(loader, last + 1) != NULL)
    last++;
  return XLoader_ModOf(loader, XLoader_LuaAt(loader, last));
}

/* The kind of this id, which must be there. */
static const XKind *kind_of(const XScene *scene, lua_State *L, XKindType type, const char *id)
{
  const XKind *kind = XStage_Kind(scene->game->world->content, own_mod(scene->loader), type, id);
  if (kind == NULL)
    luaL_error(L, "there is no %s \"%s\"", XKindType_Name(type), id);
  return kind;
}

static void be_born(XScene *scene, lua_State *L)
{
  const XContent *content = XLoader_Content(scene->loader);
  const bool classic = XScene_Number(L, "classic", 0) != 0;
  const char *race = text_of(L, "race"), *career = text_of(L, "class");
  scene->game = XGame_New(content, (uint64_t)XScene_Number(L, "seed", ORDINARY_SEED),
                          classic ? XPROFILE_CLASSIC : XPROFILE_HONOURED);
  XSession_Init(&scene->session, scene->game, (XStore){0});
  XText why;
  XText_Init(&why);
  const XKind *born = kind_of(scene, L, XKIND_RACE, race != NULL ? race : "human");
  const XKind *learnt = kind_of(scene, L, XKIND_CAREER, career != NULL ? career : "warrior");
  const bool good =
      XGame_Birth(scene->game, (const XRace *)born, (const XCareer *)learnt, "Wren", &why);
  if (!good)
    lua_pushstring(L, why.data);
  XText_Clear(&why);
  if (!good)
    lua_error(L);
}

static void split_rows(XScene *scene, lua_State *L, const char *map)
{
  scene->map = XStrDup(map);
  char *rest = scene->map;
  for (char *row = strtok_r(rest, "\n", &rest); row != NULL; row = strtok_r(NULL, "\n", &rest)) {
    if (scene->row_count == XSCENE_ROWS || strlen(row) > XSCENE_WIDTH)
      luaL_error(L, "a map has at most %d rows of %d", XSCENE_ROWS, XSCENE_WIDTH);
    if (scene->row_count > 0 && strlen(row) != strlen(scene->rows[0]))
      luaL_error(L, "row %d of the map is not as long as the first", (int)scene->row_count + 1);
    scene->rows[scene->row_count++] = row;
  }
  if (scene->row_count == 0)
    luaL_error(L, "the map is empty");
}

/* Into the room that is drawn, or the place that is named. */
static void enter(XScene *scene, lua_State *L)
{
  const char *map = text_of(L, "map"), *place = text_of(L, "place");
  if ((map != NULL) == (place != NULL))
    luaL_error(L, "a scenario has a map or a place");
  if (place != NULL) {
    const XPlaceKind *kind = (const XPlaceKind *)kind_of(scene, L, XKIND_PLACE, place);
    const char *mark = text_of(L, "mark");
    XGame_Enter(scene->game, XGame_Place(scene->game, kind), mark != NULL ? mark : "start");
    return;
  }
  split_rows(scene, L, map);
  XText why;
  XText_Init(&why);
  const bool good =
      XStage_Room(scene->game, own_mod(scene->loader), scene->rows, scene->row_count, &why) != NULL;
  if (!good)
    lua_pushstring(L, why.data);
  XText_Clear(&why);
  if (!good)
    lua_error(L);
}

static void place_monsters(XScene *scene, lua_State *L)
{
  lua_getfield(L, -1, "who");
  for (int32_t y = 0; lua_istable(L, -1) && y < scene->row_count; y++)
    for (int32_t x = 0; scene->rows[y][x] != '\0'; x++) {
      const char letter[2] = {scene->rows[y][x], '\0'};
      const char *id = text_of(L, letter);
      if (id == NULL)
        continue;
      const XMonster *kind = (const XMonster *)kind_of(scene, L, XKIND_MONSTER, id);
      scene->who[(unsigned char)letter[0] % XSCENE_LETTERS] =
          XCreature_Handle(XStage_Monster(scene->game, kind, x, y));
    }
  lua_pop(L, 1);
}

/* Does something with each text of a list. */
static void each(XScene *scene, lua_State *L, const char *key,
                 void (*act)(XScene *scene, lua_State *L, const char *text))
{
  lua_getfield(L, -1, key);
  for (lua_Integer i = 1; lua_istable(L, -1) && i <= (lua_Integer)lua_rawlen(L, -1); i++) {
    lua_rawgeti(L, -1, i);
    if (lua_type(L, -1) != LUA_TSTRING)
      luaL_error(L, "%s is a list of texts", key);
    act(scene, L, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static void learn(XScene *scene, lua_State *L, const char *id)
{
  XCaster_Learn(XGame_Hero(scene->game), (const XSpellKind *)kind_of(scene, L, XKIND_SPELL, id));
}

static void give(XScene *scene, lua_State *L, const char *id)
{
  XWorld *world = scene->game->world;
  const XItemKind *kind = (const XItemKind *)kind_of(scene, L, XKIND_ITEM, id);
  XInventory_Give(world, XGame_Hero(scene->game), XItem_New(world, kind, 1));
}

static void set_hero(XScene *scene, lua_State *L)
{
  static const char *const known[] = {"hp",  "max_hp", "nutrio", "dv",         "pv",
                                      "hit", "pp",     "gold",   "spellcraft", NULL};
  XCreature *hero = XGame_Hero(scene->game);
  lua_getfield(L, -1, "hero");
  if (lua_istable(L, -1)) {
    XScene_CheckKeys(L, "hero", known);
    hero->hp = (int32_t)XScene_Number(L, "hp", hero->hp);
    hero->max_hp = (int32_t)XScene_Number(L, "max_hp", hero->max_hp);
    hero->nutrio = (int32_t)XScene_Number(L, "nutrio", hero->nutrio);
    hero->dv = (int32_t)XScene_Number(L, "dv", hero->dv);
    hero->pv = (int32_t)XScene_Number(L, "pv", hero->pv);
    hero->hit = (int32_t)XScene_Number(L, "hit", hero->hit);
    hero->gold = (int32_t)XScene_Number(L, "gold", hero->gold);
    hero->pp = (int32_t)XScene_Number(L, "pp", hero->pp);
    hero->max_pp = hero->pp > hero->max_pp ? hero->pp : hero->max_pp;
    hero->skills[XSKILL_SPELLCRAFT] = (int32_t)XScene_Number(L, "spellcraft", 0);
  }
  lua_pop(L, 1);
  each(scene, L, "knows", learn);
  each(scene, L, "give", give);
}

static void do_line(XScene *scene, lua_State *L, const char *line)
{
  XText why;
  bool ran;
  (void)L;
  XText_Init(&why);
  XAdvance state = XSession_Do(&scene->session, line, INT32_MAX, &ran, &why);
  if (!ran && why.length > 0)
    XScene_Complain(scene, line, why.data);
  while (state == XADV_SHOW)
    state = XSession_Continue(&scene->session, INT32_MAX);
  XText_Reset(&why);
  if (!XWorld_Check(scene->game->world, &why))
    XScene_Complain(scene, "an invariant broke:", why.data);
  XText_Clear(&why);
}

static const char *const scene_keys[] = {"name", "map",     "place", "mark",   "who",
                                         "hero", "give",    "knows", "race",   "class",
                                         "seed", "classic", "run",   "expect", NULL};

/* The scenario at argument 2, told in the scene at argument 1. */
static int run_scene(lua_State *L)
{
  XScene *scene = lua_touserdata(L, 1);
  if (!lua_istable(L, 2))
    return luaL_error(L, "a scenario is a table");
  lua_settop(L, 2);
  scene->name = text_of(L, "name");
  if (scene->name == NULL)
    return luaL_error(L, "a scenario needs a name");
  XScene_CheckKeys(L, "a scenario", scene_keys);
  be_born(scene, L);
  enter(scene, L);
  place_monsters(scene, L);
  set_hero(scene, L);
  do_line(scene, L, "wait");
  set_hero(scene, L);
  scene->started = scene->game->world->scheduler.time;
  each(scene, L, "run", do_line);
  XScene_Expect(scene, L);
  return 0;
}

/* The scenario on top of the stack, which it takes off. */
static void play(XLoader *loader, const char *path, lua_State *L, XSceneResult *result, XText *out)
{
  XScene scene = {.loader = loader, .path = path, .name = "?", .result = result, .out = out};
  lua_pushcfunction(L, run_scene);
  lua_pushlightuserdata(L, &scene);
  lua_pushvalue(L, -3);
  result->run++;
  if (lua_pcall(L, 2, 0, 0) != LUA_OK) {
    XScene_Complain(&scene, "error:", luaL_tolstring(L, -1, NULL));
    lua_pop(L, 2);
  }
  lua_pop(L, 1);
  if (scene.game != NULL) {
    XSession_Clear(&scene.session);
    XGame_Free(scene.game);
  }
  free(scene.map);
}

static bool read_file(const char *path, XText *out)
{
  char bytes[4096];
  size_t n;
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    return false;
  while ((n = fread(bytes, 1, sizeof bytes, file)) > 0)
    XText_AddBytes(out, bytes, n);
  const bool good = !ferror(file);
  fclose(file);
  return good;
}

static void run_text(XLoader *loader, const char *path, const XText *text, XSceneResult *result,
                     XText *out)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  XLua *lua = XLua_New(&(XLuaConfig){.load_steps = LOAD_STEPS});
  lua_State *L = XLua_State(lua);
  if (!XLua_LoadText(lua, path, text->data, text->length, 1, &errors)) {
    XErrorList_Format(&errors, out);
    result->failed++;
  } else if (!lua_istable(L, -1)) {
    XText_AddFormat(out, "%s: it does not return a list of scenarios\n", path);
    result->failed++;
  }
  for (lua_Integer i = 1;
       errors.count == 0 && lua_istable(L, -1) && i <= (lua_Integer)lua_rawlen(L, -1); i++) {
    lua_rawgeti(L, -1, i);
    play(loader, path, L, result, out);
  }
  XLua_Free(lua);
  XErrorList_Clear(&errors);
}

void XScene_RunFile(XLoader *loader, const char *path, XSceneResult *result, XText *out)
{
  XText text;
  XText_Init(&text);
  if (read_file(path, &text)) {
    run_text(loader, path, &text, result, out);
  } else {
    XText_AddFormat(out, "%s cannot be read\n", path);
    result->failed++;
  }
  XText_Clear(&text);
}

bool XScene_RunFolder(XLoader *loader, const char *dir, XSceneResult *result, XText *out)
{
  struct dirent **entries;
  const int count = scandir(dir, &entries, NULL, alphasort);
  for (int i = 0; i < count; i++) {
    const char *name = entries[i]->d_name, *end = strrchr(name, '.');
    char *path = XStrFormat("%s/%s", dir, name);
    if (name[0] != '.' && end != NULL && strcmp(end, ".lua") == 0)
      XScene_RunFile(loader, path, result, out);
    free(path);
    free(entries[i]);
  }
  if (count >= 0)
    free(entries);
  return count >= 0;
}
