/* The last that happened, kept for who wants to know why. */
#include "game/chronicle.h"

#include "engine/xstring.h"
#include "creature/body.h"
#include "game/identify.h"
#include "game/message.h"
#include "game/view.h"
#include "game/ways.h"

#include <string.h>

const XField XDeed_Fields[] = {
    XFIELD_NUMBER(XDeed, time, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_NUMBER(XDeed, command, XTYPE_I64, 0, XFIELD_COUNT_MOST),
    XFIELD_TEXT(XDeed, who),
    XFIELD_TEXT(XDeed, act),
    XFIELD_NUMBER(XDeed, own, XTYPE_U8, 0, 1),
    XFIELD_NUMBER(XDeed, ticks, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XDeed, odds, XTYPE_I32, 0, 100),
    XFIELD_NUMBER(XDeed, hit, XTYPE_U8, 0, 1),
    XFIELD_NUMBER(XDeed, damage, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XDeed, least, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XDeed, most, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XDeed, hp, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XDeed, hp_after, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XDeed, lands, XTYPE_I32, 0, INT32_MAX),
    XFIELD_NUMBER(XDeed, ways, XTYPE_I32, 0, 8),
    XFIELD_END,
};

static XDeed *deed_at(const XGame *game, int32_t index)
{
  return (XDeed *)game->deeds.items + index;
}

/* What is too old goes, before an act begins: within one, places in the list hold. */
static void forget_old(XGame *game)
{
  const int64_t since =
      game->world->scheduler.time - (int64_t)XCHRONICLE_SLICES * XSCHEDULER_TIME_SLICE;
  int32_t old = 0;
  while (old < game->deeds.count && deed_at(game, old)->time < since)
    old++;
  if (game->deeds.count - old > XCHRONICLE_KEPT)
    old = game->deeds.count - XCHRONICLE_KEPT;
  if (old == 0)
    return;
  game->deeds.count -= old;
  memmove(game->deeds.items, deed_at(game, old), (size_t)game->deeds.count * sizeof(XDeed));
}

static void name_creature(const XGame *game, const XCreature *creature, char *out, size_t size)
{
  const XEventParty party = XEventParty_Creature(game, creature);
  const char *name = (party.flags & XPARTY_HERO) != 0   ? "party.you"
                     : (party.flags & XPARTY_SEEN) == 0 ? "party.something"
                                                        : NULL;
  if (name != NULL)
    name = XContent_Word(game->world->content, name);
  else
    name = party.called[0] != '\0' ? party.called : party.kind->name;
  XUtf8_Keep(out, size, name);
}

static XDeed *add(XGame *game, const XCreature *actor)
{
  XDeed *deed = XRecords_Add(&game->deeds, sizeof *deed);
  deed->time = game->world->scheduler.time;
  deed->command = game->commands;
  if (actor != NULL) {
    deed->own = XCreature_IsHero(game->world, actor);
    name_creature(game, actor, deed->who, sizeof deed->who);
  }
  return deed;
}

/* Whether the hero would tell of what this one does. */
static bool matters(const XGame *game, const XCreature *actor)
{
  const XCreature *hero = XGame_Hero(game);
  if (hero == NULL || actor == hero)
    return actor == hero && hero != NULL;
  return (XCreature_IsEnemy(game->world, actor, hero) || actor->ally != 0) &&
         XGame_SeesCreature(game, actor);
}

/* Words and a name: "winds up: cleave". */
static void say_named(const XGame *game, const char *word, const char *name, XDeed *deed)
{
  XText text;
  XText_Init(&text);
  XText_AddFormat(&text, "%s %s", XContent_Word(game->world->content, word), name);
  XUtf8_Keep(deed->act, sizeof deed->act, text.data);
  XText_Clear(&text);
}

void XChronicle_Blow(XGame *game, const XCreature *actor, const XCreature *target,
                     const XAttack *attack, const XDefence *defence, const XBlow *blow,
                     const char *name)
{
  if (!matters(game, actor) && !XCreature_IsHero(game->world, target))
    return;
  XDeed *deed = add(game, actor);
  deed->odds = XCombat_HitPercent(game->world, attack, defence);
  deed->hit = blow->hit;
  deed->damage = blow->hit ? blow->damage : 0;
  XCombat_DamageRange(attack, defence, &deed->least, &deed->most);
  if (name == NULL && attack->weapon != NULL)
    name = attack->weapon->base.name;
  XUtf8_Keep(deed->act, sizeof deed->act,
             name != NULL ? name : XContent_Word(game->world->content, "deed.blow"));
}

void XChronicle_WindUp(XGame *game, const XCreature *owner, const char *name, int64_t ticks,
                       int32_t ways)
{
  if (owner != NULL && !matters(game, owner))
    return;
  XDeed *deed = add(game, owner);
  deed->lands = ticks > INT32_MAX ? INT32_MAX : (int32_t)ticks;
  deed->ways = ways;
  if (owner == NULL)
    XUtf8_Keep(deed->who, sizeof deed->who, XContent_Word(game->world->content, "deed.thing"));
  say_named(game, "deed.wind_up", name, deed);
}

void XChronicle_Hurt(XGame *game, const XCreature *by, const char *cause, int32_t before,
                     int32_t after)
{
  XDeed *last = game->deeds.count > 0 ? deed_at(game, game->deeds.count - 1) : NULL;
  char who[sizeof last->who] = "";
  if (by != NULL)
    name_creature(game, by, who, sizeof who);
  const bool of_blow = by != NULL && last != NULL && last->hit != 0 && last->hp == 0 &&
                       last->time == game->world->scheduler.time && strcmp(last->who, who) == 0;
  XDeed *deed = of_blow ? last : add(game, by);
  deed->hp = before;
  deed->hp_after = after;
  if (!of_blow)
    deed->damage = before - after;
  if (by == NULL)
    XUtf8_Keep(deed->who, sizeof deed->who, XContent_Word(game->world->content, cause));
}

int32_t XChronicle_Mark(const XGame *game)
{
  return game->deeds.count;
}

/* The words for acts that nothing else names. */
static const char *word_of(XActionKind kind)
{
  static const char *const words[XACT_COUNT] = {
      [XACT_WAIT] = "deed.wait", [XACT_STEP] = "deed.step",   [XACT_ATTACK] = "deed.blow",
      [XACT_OPEN] = "deed.door", [XACT_CLOSE] = "deed.door",  [XACT_PICK_UP] = "deed.pick_up",
      [XACT_DROP] = "deed.drop", [XACT_WEAR] = "deed.dress",  [XACT_TAKE_OFF] = "deed.dress",
      [XACT_EAT] = "deed.eat",   [XACT_QUAFF] = "deed.quaff", [XACT_STAIRS] = "deed.stairs",
      [XACT_READ] = "deed.read", [XACT_THROW] = "deed.throw", [XACT_FIRE] = "deed.fire",
      [XACT_JUMP] = "deed.jump", [XACT_LASH] = "deed.lash"};
  return words[kind] == NULL ? "deed.other" : words[kind];
}

static void name_act(const XGame *game, const XAction *action, XDeed *deed)
{
  if (action->kind != XACT_CAST) {
    XUtf8_Keep(deed->act, sizeof deed->act,
               XContent_Word(game->world->content, word_of(action->kind)));
    return;
  }
  say_named(game, "deed.cast", XContent_At(game->world->content, XKIND_SPELL, action->arg)->name,
            deed);
}

/* Makes room for a deed before those that came of it. */
static XDeed *insert(XGame *game, const XCreature *actor, int32_t at)
{
  const XDeed made = *add(game, actor);
  XDeed *place = deed_at(game, at);
  memmove(place + 1, place, (size_t)(game->deeds.count - 1 - at) * sizeof made);
  *place = made;
  return place;
}

void XChronicle_Act(XGame *game, const XCreature *actor, const XAction *action, int32_t ticks,
                    int32_t mark)
{
  if (!matters(game, actor) || ticks < 1)
    return;
  char who[sizeof((XDeed *)0)->who];
  name_creature(game, actor, who, sizeof who);
  XDeed *deed = NULL;
  for (int32_t i = mark; i < game->deeds.count && deed == NULL; i++)
    if (strcmp(deed_at(game, i)->who, who) == 0 && deed_at(game, i)->ticks == 0)
      deed = deed_at(game, i);
  if (deed == NULL)
    deed = insert(game, actor, mark < game->deeds.count ? mark : game->deeds.count);
  deed->ticks = ticks;
  if (deed->act[0] == '\0')
    name_act(game, action, deed);
  forget_old(game);
}

int32_t XChronicle_Haste(const XGame *game, int32_t index, int32_t *because)
{
  const XDeed *deed = deed_at(game, index);
  int32_t acts = 0;
  *because = -1;
  if (deed->own != 0 || deed->ticks == 0)
    return 0;
  for (int32_t i = index; i >= 0 && *because < 0; i--) {
    const XDeed *other = deed_at(game, i);
    if (other->own != 0 && other->ticks > 0)
      *because = i;
    else if (other->ticks > 0 && strcmp(other->who, deed->who) == 0)
      acts++;
  }
  const bool told = *because >= 0 && acts > 1 && deed_at(game, *because)->time < deed->time;
  return told ? acts : 0;
}

void XChronicle_AddFate(const char *cause, XText *out)
{
  if (cause[0] == '\0')
    XText_Add(out, "retired");
  else
    XText_AddFormat(out, "killed by %s", cause);
}

/* --- what was not used --- */

/* Begins the next part of a list. */
static void part(XText *out, int32_t *count)
{
  if ((*count)++ > 0)
    XText_Add(out, ", ");
}

static void add_things(const XGame *game, const XCreature *hero, XText *out, int32_t *count)
{
  enum { TOLD = 4 };
  int32_t more = 0;
  for (int32_t i = 0; i < XInventory_Count(hero); i++) {
    const XItem *item = XInventory_At(game->world, hero, i);
    const XItemType type = XItem_Kind(item)->type;
    if (type != XITEM_POTION && type != XITEM_SCROLL)
      continue;
    if (*count >= TOLD) {
      more++;
      continue;
    }
    part(out, count);
    XGame_ItemName(game, item, out);
  }
  if (more > 0)
    XText_AddFormat(out, " and %d more", (int)more);
}

static bool leads_out(const XTileKind *tile)
{
  return tile != NULL && (tile->flags & (XTILE_UP | XTILE_DOWN)) != 0;
}

/* The nearest way out of the place that the hero knew and could walk to. */
static void add_stairs(const XGame *game, const XCreature *hero, XText *out, int32_t *count)
{
  const XMap *map = &XWorld_Here(game->world)->map;
  XWays ways;
  XWays_Init(&ways, game);
  for (int32_t y = 0; y < map->height; y++)
    for (int32_t x = 0; x < map->width; x++)
      if (leads_out(XMap_Known(map, game->world->content, x, y)))
        XWays_Goal(&ways, x, y);
  XWays_Plan(&ways);
  int8_t dx, dy;
  int32_t x = hero->base.x, y = hero->base.y, steps = 0;
  while (XWays_Step(&ways, x, y, &dx, &dy)) {
    x += dx;
    y += dy;
    steps++;
  }
  if (steps > 0) {
    part(out, count);
    XText_AddFormat(out, "the stairs %d step%s away", (int)steps, steps == 1 ? "" : "s");
  }
  XWays_Clear(&ways);
}

void XChronicle_Unused(const XGame *game, XText *out)
{
  const XCreature *hero = XGame_Hero(game);
  int32_t count = 0;
  if (hero == NULL)
    return;
  add_things(game, hero, out, &count);
  add_stairs(game, hero, out, &count);
}
