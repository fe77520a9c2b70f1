/* Live creatures in content: creature:GetSpeed(), creature:Get("hp"), SetMoveEnergy(creature, n),
 * Hero(). */
#include "creature/body.h"
#include "creature/spawn.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/quest.h"
#include "game/xtimer.h"
#include "lua/lhandle.h"
#include "lua/xlua.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

enum { MOST_ENERGY = 100000, MOST_GIVEN = 1000 };

static XCreature *check_creature(lua_State *L, int arg)
{
  return XCreature_From(XLuaHandle_Check(L, arg, XLUA_CREATURE));
}

static XProfile profile_of(lua_State *L)
{
  return (XProfile)XLuaHandle_Hooks(L)->game->profile;
}

/* Ticks of an ordinary action: a duration, bigger is slower. */
static int get_speed(lua_State *L)
{
  const XCreature *creature = check_creature(L, 1);
  lua_pushinteger(L, XCreature_GetSpeed(XLuaHandle_Hooks(L)->game->world, creature, profile_of(L)));
  return 1;
}

/* Sp:, a rate: bigger is faster. */
static int get_shown_speed(lua_State *L)
{
  const XCreature *creature = check_creature(L, 1);
  lua_pushinteger(
      L, XCreature_GetShownSpeed(XLuaHandle_Hooks(L)->game->world, creature, profile_of(L)));
  return 1;
}

static int get_name(lua_State *L)
{
  XText name;
  const XCreature *creature = check_creature(L, 1);
  XText_Init(&name);
  XCreature_Name(creature, &name);
  lua_pushlstring(L, name.data, name.length);
  XText_Clear(&name);
  return 1;
}

typedef struct Wanted {
  const char *name;
  const XField *field;
} Wanted;

static void match_field(void *context, const XField *field)
{
  Wanted *wanted = context;
  if (field->shape == XSHAPE_SCALAR && field->type <= XTYPE_I64 &&
      strcmp(field->name, wanted->name) == 0)
    wanted->field = field;
}

/* A number by the name it is saved under. */
static int get_field(lua_State *L)
{
  const XCreature *creature = check_creature(L, 1);
  Wanted wanted = {luaL_checkstring(L, 2), NULL};
  XClass_EachField(&XCreature_Class, match_field, &wanted);
  if (wanted.field == NULL)
    return luaL_error(L, "a creature has no number \"%s\"", wanted.name);
  lua_pushinteger(L, XField_GetNumber(wanted.field, creature, 0));
  return 1;
}

static int set_move_energy(lua_State *L)
{
  XCreature *creature = check_creature(L, 1);
  XCreature_SetMoveEnergy(creature, XLua_CheckInt(L, 2, 1, MOST_ENERGY), profile_of(L));
  return 0;
}

static int hero(lua_State *L)
{
  const XLuaHooks *hooks = XLuaHandle_Hooks(L);
  XLuaHandle_Push(L, XLUA_CREATURE, hooks->game->world->hero);
  return 1;
}

/* creature:Pay(gold): whether it had that much; then it has less. */
static int pay(lua_State *L)
{
  XCreature *creature = check_creature(L, 1);
  const int32_t gold = XLua_CheckInt(L, 2, 0, INT32_MAX);
  const bool can = creature->gold >= gold;
  if (can)
    creature->gold -= gold;
  lua_pushboolean(L, can);
  return 1;
}

/* creature:Give(item, count): into its pack, or at its feet when that is full. */
static int give(lua_State *L)
{
  XCreature *creature = check_creature(L, 1);
  XGame *game = XLuaHandle_Hooks(L)->game;
  const XItemKind *kind = (const XItemKind *)XLuaHandle_Kind(L, XKIND_ITEM, luaL_checkstring(L, 2));
  XItem *item = XItem_New(game->world, kind, XLua_CheckInt(L, 3, 1, MOST_GIVEN));
  XLocation *place = XCreature_Location(game->world, creature);
  if (XInventory_HasRoom(game->world, creature, item) || place == NULL)
    XInventory_Give(game->world, creature, item);
  else
    XLocation_Put(place, &item->base, creature->base.x, creature->base.y, false);
  return 0;
}

/* creature:Heal(points): never above its most. */
static int heal(lua_State *L)
{
  XCreature *creature = check_creature(L, 1);
  const int32_t points = XLua_CheckInt(L, 2, 0, MOST_ENERGY);
  const int64_t hp = (int64_t)creature->hp + points;
  creature->hp = hp > creature->max_hp ? creature->max_hp : (int32_t)hp;
  return 0;
}

/* creature:Begin(modifier, slices) */
static int begin(lua_State *L)
{
  XCreature *creature = check_creature(L, 1);
  const XModifierKind *kind =
      (const XModifierKind *)XLuaHandle_Kind(L, XKIND_MODIFIER, luaL_checkstring(L, 2));
  XCreature_Begin(XLuaHandle_Hooks(L)->game, creature, kind, XLua_CheckInt(L, 3, 1, MOST_ENERGY));
  return 0;
}

static XFact *fact_of(XGame *game, const char *name)
{
  XFact *facts = game->facts.items;
  for (int32_t i = 0; i < game->facts.count; i++)
    if (strcmp(facts[i].name, name) == 0)
      return &facts[i];
  return NULL;
}

static const char *fact_name(lua_State *L)
{
  size_t length;
  const char *name = luaL_checklstring(L, 1, &length);
  if (length < 1 || length >= sizeof(((XFact *)0)->name))
    luaL_error(L, "a fact has a name of 1 to %d bytes", (int)sizeof(((XFact *)0)->name) - 1);
  return name;
}

/* Fact(name): what was remembered; 0 when nothing was. */
static int fact(lua_State *L)
{
  const XFact *known = fact_of(XLuaHandle_Hooks(L)->game, fact_name(L));
  lua_pushinteger(L, known != NULL ? known->value : 0);
  return 1;
}

/* SetFact(name, number): remembers it with the game. */
static int set_fact(lua_State *L)
{
  XGame *game = XLuaHandle_Hooks(L)->game;
  const char *name = fact_name(L);
  const int32_t value = XLua_CheckInt(L, 2, INT32_MIN, INT32_MAX);
  XFact *known = fact_of(game, name);
  if (known == NULL && game->facts.count >= XGAME_FACTS)
    return luaL_error(L, "there are %d facts already", XGAME_FACTS);
  if (known == NULL) {
    known = XRecords_Add(&game->facts, sizeof *known);
    snprintf(known->name, sizeof known->name, "%s", name);
  }
  known->value = value;
  return 0;
}

static const XQuestKind *quest_kind(lua_State *L)
{
  return (const XQuestKind *)XLuaHandle_Kind(L, XKIND_QUEST, luaL_checkstring(L, 1));
}

/* BeginQuest(quest): the hero undertakes it, unless he did before. */
static int begin_quest(lua_State *L)
{
  if (!XQuest_Begin(XLuaHandle_Hooks(L)->game, quest_kind(L)))
    return luaL_error(L, "there are %d quests already", XQUESTS_MOST);
  return 0;
}

/* QuestStage(quest): the id of what it asks for now, "done", "failed", or "" when it never began.
 */
static int quest_stage(lua_State *L)
{
  static const char *const ends[] = {[XQUEST_DONE] = "done", [XQUEST_FAILED] = "failed"};
  const XQuest *quest = XQuest_Find(XLuaHandle_Hooks(L)->game, quest_kind(L));
  if (quest == NULL)
    lua_pushliteral(L, "");
  else if (quest->state != XQUEST_OPEN)
    lua_pushstring(L, ends[quest->state]);
  else
    lua_pushstring(L, XQuest_Stage(quest)->id);
  return 1;
}

const XLuaMethod XLuaCreature_Methods[] = {
    {"GetSpeed", get_speed, "", "integer",
     "Ticks of its ordinary action: a duration, bigger is slower."},
    {"GetShownSpeed", get_shown_speed, "", "integer", "Its Sp:, a rate: bigger is faster."},
    {"GetName", get_name, "", "string", "What it is called."},
    {"Get", get_field, "field: string", "integer",
     "A number by the name it is saved under: \"hp\", \"gold\", \"nutrio\"."},
    {"Pay", pay, "gold: integer", "boolean",
     "Whether it had so much gold; then it has that much less."},
    {"Give", give, "item: string, count: integer", NULL,
     "Puts things into its pack, or at its feet when that is full."},
    {"Heal", heal, "points: integer", NULL, "Gives hit points back, never above its most."},
    {"Begin", begin, "modifier: string, slices: integer", NULL,
     "Begins a modifier for so many slices of 100 ticks."},
    {.name = NULL},
};

const XLuaMethod XLuaCreature_Globals[] = {
    {"SetMoveEnergy", set_move_energy, "creature: Creature, ticks: integer", NULL,
     "Sets the ticks of its ordinary step."},
    {"Hero", hero, "", "Creature", "Who is played."},
    {"Fact", fact, "name: string", "integer", "What SetFact remembered; 0 when nothing was."},
    {"SetFact", set_fact, "name: string, number: integer", NULL,
     "Remembers a number with the game, by a name of at most 47 bytes."},
    {"BeginQuest", begin_quest, "quest: string", NULL,
     "Lets the hero undertake a quest, unless he did before."},
    {"QuestStage", quest_stage, "quest: string", "string",
     "The id of the stage a quest is at, \"done\", \"failed\", or \"\" when it never began."},
    {.name = NULL},
};

void XLuaCreature_Open(lua_State *L, XLuaHooks *hooks)
{
  XLuaHandle_NewClass(L, hooks, XLUA_CREATURE, XLuaCreature_Methods);
  for (const XLuaMethod *global = XLuaCreature_Globals; global->name != NULL; global++)
    XLua_Register(XLua_Of(L), global->name, global->function, hooks);
}
