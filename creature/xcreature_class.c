/* The class of creatures: what is saved of one, what is rebuilt after loading, what must hold. */
#include "creature/xcreature.h"

#include "creature/side.h"
#include "engine/xstring.h"

#include <string.h>

enum { MODIFIERS_MOST = 256, SPELLS_MOST = 256, KILLS_MOST = UINT16_MAX, REST_MOST = 1000000000 };

static const XField kill_fields[] = {
    XFIELD_KIND(XKill, kind, XKIND_MONSTER),
    XFIELD_NUMBER(XKill, count, XTYPE_I32, 0, INT32_MAX),
    XFIELD_END,
};

static const XField learnt_fields[] = {
    XFIELD_KIND(XLearnt, kind, XKIND_SPELL),
    XFIELD_END,
};

#define FIGURE(member)        XFIELD_NUMBER(XCreature, member, XTYPE_I32, INT32_MIN, INT32_MAX)
#define AMOUNT(member, least) XFIELD_NUMBER(XCreature, member, XTYPE_I32, least, INT32_MAX)

static const XField creature_fields[] = {
    XFIELD_KIND(XCreature, monster, XKIND_MONSTER),
    XFIELD_KIND(XCreature, race, XKIND_RACE),
    XFIELD_KIND(XCreature, career, XKIND_CAREER),
    XFIELD_TEXT(XCreature, name),
    AMOUNT(base_speed, 1),
    AMOUNT(move_energy, 1),
    AMOUNT(attack_energy, 1),
    AMOUNT(weight, 0),
    XFIELD_ARRAY(XCreature, stats, XTYPE_I32, XSTAT_COUNT, XStat_Names, INT32_MIN, INT32_MAX),
    FIGURE(hp),
    AMOUNT(max_hp, 1),
    AMOUNT(pp, 0),
    AMOUNT(max_pp, 0),
    FIGURE(hit),
    FIGURE(dv),
    FIGURE(pv),
    XFIELD_ARRAY(XCreature, skills, XTYPE_I32, XSKILL_COUNT, XSkill_Ids, 0, XSKILL_MAX10),
    XFIELD_ARRAY(XCreature, used, XTYPE_I32, XSKILL_COUNT, XSkill_Ids, 0, INT32_MAX),
    XFIELD_NUMBER(XCreature, experience, XTYPE_I64, 0, INT64_MAX),
    XFIELD_NUMBER(XCreature, level, XTYPE_I32, 0, XRULES_LEVELS - 1),
    XFIELD_CHILD(XCreature, kills, XKill, kill_fields, KILLS_MOST),
    XFIELD_NUMBER(XCreature, nutrio, XTYPE_I32, 0, XCREATURE_NUTRIO_MOST),
    AMOUNT(base_nutrio, 0),
    XFIELD_CHILD(XCreature, modifiers, XModifier, XModifier_Fields, MODIFIERS_MOST),
    XFIELD_CHILD(XCreature, spells, XLearnt, learnt_fields, SPELLS_MOST),
    XFIELD_NUMBER(XCreature, metabolised_at, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    AMOUNT(hunger_rest, 0),
    XFIELD_NUMBER(XCreature, hp_rest, XTYPE_I32, -REST_MOST, REST_MOST),
    XFIELD_NUMBER(XCreature, pp_rest, XTYPE_I32, 0, REST_MOST),
    XFIELD_NUMBER(XCreature, hunted_at, XTYPE_I64, -1, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XCreature, mood, XTYPE_U8, 0, XMOOD_COUNT - 1),
    XFIELD_NUMBER(XCreature, provoked, XTYPE_U8, 0, 1),
    XFIELD_NUMBER(XCreature, struck, XTYPE_U8, 0, UINT8_MAX),
    XFIELD_NUMBER(XCreature, shy, XTYPE_U8, 0, UINT8_MAX),
    XFIELD_NUMBER(XCreature, nearest, XTYPE_I16, 0, XMAP_MAX_SIDE),
    XFIELD_NUMBER(XCreature, post_x, XTYPE_I16, -1, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XCreature, post_y, XTYPE_I16, -1, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XCreature, side, XTYPE_U8, 0, UINT8_MAX),
    XFIELD_NUMBER(XCreature, goal_x, XTYPE_I16, -1, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XCreature, goal_y, XTYPE_I16, -1, XMAP_MAX_SIDE - 1),
    AMOUNT(memory, 0),
    XFIELD_HANDLE(XCreature, enemy),
    XFIELD_NUMBER(XCreature, ally, XTYPE_U8, 0, 1),
    XFIELD_NUMBER(XCreature, order, XTYPE_U8, 0, XORDER_COUNT - 1),
    AMOUNT(gold, 0),
    XFIELD_NUMBER(XCreature, stocked, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_KIND(XCreature, talk, XKIND_DIALOGUE),
    XFIELD_HANDLE(XCreature, talk_with),
    XFIELD_NUMBER(XCreature, talk_open, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XCreature, talk_node, XTYPE_I64, 0, 1000),
    XFIELD_HANDLE(XCreature, bound),
    XFIELD_NUMBER(XCreature, bound_x, XTYPE_I16, -1, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XCreature, bound_y, XTYPE_I16, -1, XMAP_MAX_SIDE - 1),
    XFIELD_NUMBER(XCreature, choices, XTYPE_I32, 0, XRULES_LEVELS),
    XFIELD_NUMBER(XCreature, tactic, XTYPE_U8, 0, XRULES_TACTICS - 1),
    XFIELD_NUMBER(XCreature, lash, XTYPE_U8, 0, 100),
    XFIELD_NUMBER(XCreature, once, XTYPE_U8, 0, XONCE_ALL),
    XFIELD_END,
};

static void creature_finalize(XObject *object)
{
  XHandleSet_Clear(&XCreature_From(object)->pack);
}

static const char *fault_of_kinds(const XCreature *creature)
{
  if ((creature->monster == NULL) == (creature->race == NULL))
    return "is neither a monster nor of a race";
  if (creature->race != NULL && creature->career == NULL)
    return "has a race but no class";
  const XModifier *modifiers = creature->modifiers.items;
  for (int32_t i = 0; i < creature->modifiers.count; i++)
    if (modifiers[i].kind == NULL)
      return "has a modifier without a kind";
  const XLearnt *spells = creature->spells.items;
  for (int32_t i = 0; i < creature->spells.count; i++)
    if (spells[i].kind == NULL)
      return "has learnt a spell without a kind";
  return NULL;
}

/* Letters and slots are each used once. */
static const char *fault_of_pack(const XWorld *world, const XCreature *creature)
{
  bool lettered[XITEM_LETTERS + 1] = {false}, worn[XSLOT_COUNT] = {false};
  for (int32_t i = 0; i < creature->pack.count; i++) {
    const XItem *item = XItem_Try(XWorld_Get(world, creature->pack.items[i]));
    if (item == NULL || !XHandle_Equal(item->owner, creature->base.base.self))
      return "carries what is not its own";
    if (item->kind == NULL)
      return "carries something without a kind";
    if (item->letter > XITEM_LETTERS || lettered[item->letter])
      return "carries two things under one letter";
    if (item->worn != 0 && (worn[item->worn] || XItem_Kind(item)->slot != item->worn))
      return "wears two things in one slot, or one in the wrong slot";
    lettered[item->letter] = item->letter != 0;
    worn[item->worn] = true;
  }
  return NULL;
}

static const char *collect_pack(XWorld *world, XCreature *creature)
{
  XHandleSet_Clear(&creature->pack);
  for (int32_t i = 0; i < XObjectTable_Count(&world->objects); i++) {
    XItem *item = XItem_Try(XObjectTable_At(&world->objects, i));
    if (item != NULL && XHandle_Equal(item->owner, creature->base.base.self))
      XHandleSet_Add(&creature->pack, &item->base.base);
  }
  return fault_of_pack(world, creature);
}

/* Takes its cell and enters the list of its place; one that is nowhere stays so. */
static const char *stand(const XWorld *world, XCreature *creature)
{
  if (XHandle_IsNone(creature->base.location))
    return NULL;
  XLocation *location = XCreature_Location(world, creature);
  const int16_t x = creature->base.x, y = creature->base.y;
  if (location == NULL)
    return "stands in something that is no place";
  if (!XMap_Contains(&location->map, x, y))
    return "stands outside its place";
  XHandle *occupant = &location->map.occupant[XMap_Cell(&location->map, x, y)];
  if (!XHandle_IsNone(*occupant))
    return "stands where somebody stands";
  *occupant = creature->base.base.self;
  XHandleSet_Add(&location->creatures, &creature->base.base);
  return NULL;
}

static bool tell(const XObject *object, const char *fault, XText *why)
{
  if (fault != NULL)
    XText_AddFormat(why, "creature %llu %s", (unsigned long long)object->guid, fault);
  return fault == NULL;
}

static bool creature_restore(XWorld *world, XObject *object, XText *why)
{
  XCreature *creature = XCreature_From(object);
  const char *fault = fault_of_kinds(creature);
  if (fault == NULL)
    fault = collect_pack(world, creature);
  if (fault == NULL)
    fault = stand(world, creature);
  return tell(object, fault, why);
}

/* A dead hero stays for his tombstone; everybody else who has no hit points is gone. */
static const char *fault_of_figures(const XWorld *world, const XCreature *creature)
{
  const int32_t least = XCreature_IsHero(world, creature) ? 0 : 1;
  if (creature->hp < least || creature->hp > creature->max_hp)
    return "lives with impossible hit points";
  if (creature->pp < 0 || creature->pp > creature->max_pp)
    return "has impossible power points";
  if (creature->base_speed < 1 || creature->move_energy < 1 || creature->attack_energy < 1)
    return "has a figure of :Basic below 1";
  if (creature->nutrio < 0 || creature->nutrio > XCREATURE_NUTRIO_MOST)
    return "has an impossible stomach";
  return NULL;
}

static const char *fault_of_cell(const XWorld *world, const XCreature *creature)
{
  if (XHandle_IsNone(creature->base.location))
    return NULL;
  const XLocation *location = XCreature_Location(world, creature);
  const int16_t x = creature->base.x, y = creature->base.y;
  return location != NULL && XCreature_At(world, location, x, y) == creature
             ? NULL
             : "is not the occupant of its cell";
}

static bool creature_check(const XWorld *world, const XObject *object, XText *why)
{
  const XCreature *creature = (const XCreature *)object;
  const char *fault = fault_of_kinds(creature);
  if (fault == NULL)
    fault = fault_of_figures(world, creature);
  if (fault == NULL)
    fault = fault_of_cell(world, creature);
  if (fault == NULL)
    fault = fault_of_pack(world, creature);
  return tell(object, fault, why);
}

const XClass XCreature_Class = {.name = "creature",
                                .base = &XMapObject_Class,
                                .size = sizeof(XCreature),
                                .fields = creature_fields,
                                .Finalize = creature_finalize,
                                .Restore = creature_restore,
                                .Check = creature_check};
