/* The bot's head. It asks its instincts in order of urgency; a line that took no time makes it
   pass over one more of those that have something to say, until time passes. */
#include "game/bot.h"

#include "creature/body.h"
#include "creature/caster.h"
#include "creature/combat.h"
#include "creature/growth.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "game/bot_own.h"
#include "game/cast.h"
#include "game/floor.h"
#include "game/view.h"
#include "game/windup.h"

#include <stdio.h>
#include <string.h>

enum {
  LOW_PERCENT = 35,  /* of hit points: drinks, or runs from the slower */
  HURT_PERCENT = 60, /* rests when nobody is near */
  HUNGRY_AT = 7,     /* times the base of the stomach: eats */
  PATIENCE = 2,      /* turns a dancer waits for its foe */
  PACK_MOST = 30     /* stacks */
};

static bool say(const XBotView *view, const char *verb, const XItem *item)
{
  snprintf(view->bot->line, XBOT_LINE, "%s %c", verb, XItem_LetterChar(item->letter));
  return true;
}

static bool is_below(const XCreature *hero, int32_t percent)
{
  return (int64_t)hero->hp * 100 < (int64_t)hero->max_hp * percent;
}

/* ---- Fighting ---- */

static bool drink(const XBotView *view)
{
  for (int32_t i = 0; i < XInventory_Count(view->hero); i++) {
    const XItem *item = XInventory_At(view->game->world, view->hero, i);
    for (int32_t k = 0; k < XItem_Kind(item)->effect_count; k++)
      if (XItem_Kind(item)->type == XITEM_POTION &&
          XItem_Kind(item)->effects[k].type == XEFFECT_HEAL)
        return say(view, "quaff", item);
  }
  return false;
}

/* Mends itself by a spell that it can pay for. */
static bool mend(const XBotView *view)
{
  for (int32_t i = 0; i < XCaster_Count(view->hero); i++) {
    const XSpellKind *spell = XCaster_At(view->hero, i);
    if (spell->form != XSPELL_SELF || spell->effect_count < 1 ||
        spell->effects[0].type != XEFFECT_HEAL || view->hero->pp < spell->pp)
      continue;
    snprintf(view->bot->line, XBOT_LINE, "cast %s", spell->base.id);
    return true;
  }
  return false;
}

static int32_t steps_to(const XBotView *view, const XCreature *foe)
{
  return XCreature_Distance(view->hero->base.x, view->hero->base.y, foe->base.x, foe->base.y);
}

static bool is_slower(const XBotView *view, const XCreature *foe)
{
  const XProfile profile = (XProfile)view->game->profile;
  return XCreature_GetSpeed(view->game->world, foe, profile) >
         XCreature_GetSpeed(view->game->world, view->hero, profile);
}

/* Off the cells on which a blow will land. */
static bool dodge(const XBotView *view)
{
  const XMapObject *at = &view->hero->base;
  if (XPending_At(view->game, at->x, at->y) == NULL)
    return false;
  for (int32_t i = 0; i < XDIRECTION_COUNT; i++) {
    const int32_t x = at->x + XDirections[i].dx, y = at->y + XDirections[i].dy;
    if (XPending_At(view->game, x, y) == NULL && XBot_IsFree(view, x, y))
      return XBot_Step(view, XDirections[i].dx, XDirections[i].dy);
  }
  return false;
}

static bool save_skin(const XBotView *view)
{
  const XCreature *foe = XGame_EnemyInView(view->game);
  if (foe == NULL || !is_below(view->hero, LOW_PERCENT))
    return false;
  return drink(view) || mend(view) || (is_slower(view, foe) && XBot_BackOff(view, foe));
}

/* A bolt at somebody that it would reach, the dearest that can be paid; never one that may burst
   over the bot itself. */
static bool cast(const XBotView *view, const XCreature *foe)
{
  const XSpellKind *best = NULL;
  for (int32_t i = 0; i < XCaster_Count(view->hero); i++) {
    const XSpellKind *spell = XCaster_At(view->hero, i);
    XCastPlan plan;
    if (spell->form != XSPELL_BOLT || XDice_Max(&spell->damage) < 1 || spell->radius > 0 ||
        XCast_WhyNot(view->game, view->hero, spell, foe->base.x, foe->base.y) != NULL)
      continue;
    XCast_Plan(view->game, view->hero, spell, foe->base.x, foe->base.y, &plan);
    if (plan.flight.in_way == foe && (best == NULL || spell->pp > best->pp))
      best = spell;
  }
  if (best != NULL)
    snprintf(view->bot->line, XBOT_LINE, "cast %s at %d,%d", best->base.id, (int)foe->base.x,
             (int)foe->base.y);
  return best != NULL;
}

static bool strike(const XBotView *view, const XCreature *foe)
{
  view->bot->struck = true;
  return XBot_Step(view, foe->base.x - view->hero->base.x, foe->base.y - view->hero->base.y);
}

static bool approach(const XBotView *view, const XCreature *foe)
{
  const int32_t goal = XMap_Cell(&view->place->map, foe->base.x, foe->base.y);
  view->bot->waited = 0;
  return XBot_Walk(view, &goal, 1);
}

static bool fight(const XBotView *view)
{
  XBot *bot = view->bot;
  const XCreature *foe = XGame_EnemyInView(view->game);
  const bool struck = bot->struck;
  bot->struck = false;
  if (foe == NULL)
    return false;
  if (cast(view, foe))
    return true;
  if (steps_to(view, foe) == 1)
    return (bot->dances && struck && XBot_BackOff(view, foe)) || strike(view, foe);
  if (!bot->dances || bot->waited++ >= PATIENCE)
    return approach(view, foe);
  snprintf(bot->line, XBOT_LINE, "wait");
  return true;
}

/* ---- Body and belongings ---- */

static bool is_hungry(const XCreature *hero)
{
  return hero->base_nutrio > 0 && hero->nutrio < HUNGRY_AT * hero->base_nutrio;
}

static bool eat(const XBotView *view)
{
  if (!is_hungry(view->hero))
    return false;
  for (int32_t i = 0; i < XInventory_Count(view->hero); i++) {
    const XItem *item = XInventory_At(view->game->world, view->hero, i);
    if (XItem_Nutrition(item) > 0)
      return say(view, "eat", item);
  }
  const XItem *here = XFloor_At(view->game, view->place, view->hero->base.x, view->hero->base.y, 0);
  if (here == NULL || XItem_Nutrition(here) < 1)
    return false;
  snprintf(view->bot->line, XBOT_LINE, "eat floor");
  return true;
}

/* A level goes to toughness and to the weapon in hand by turns, to strength when that is learnt. */
static bool grow(const XBotView *view)
{
  const XWorld *world = view->game->world;
  const XCreature *hero = view->hero;
  const int32_t skill = XSTAT_COUNT + (int32_t)XCombat_Attack(world, hero).skill;
  const int32_t wishes[] = {hero->choices % 2 == hero->level % 2 ? skill : XSTAT_TO, XSTAT_ST,
                            XSTAT_DX};
  if (hero->choices < 1)
    return false;
  for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++)
    if (XGrowth_IsOffered(world, hero, wishes[i])) {
      snprintf(view->bot->line, XBOT_LINE, "improve %s", XGrowth_Id(wishes[i]));
      return true;
    }
  return false;
}

static bool rest(const XBotView *view)
{
  if (!is_below(view->hero, HURT_PERCENT) || XGame_EnemyInView(view->game) != NULL)
    return false;
  snprintf(view->bot->line, XBOT_LINE, "rest");
  return true;
}

/* How good a thing is in its slot; below 0 for what is too heavy to use. */
static int64_t worth(const XCreature *hero, const XItemKind *kind)
{
  if (kind->need_st > XCreature_Stat(hero, XSTAT_ST))
    return -1;
  return kind->slot == XSLOT_HAND ? XDice_Mean100(&kind->damage) + 50 * (int64_t)kind->hit
                                  : 100 * (2 * (int64_t)kind->pv + kind->dv);
}

static bool is_better(const XBotView *view, const XItemKind *kind)
{
  if (kind->slot == XSLOT_NONE || !XBody_HasSlot(view->hero, kind->slot))
    return false;
  const XItem *worn = XBody_Worn(view->game->world, view->hero, kind->slot);
  return worth(view->hero, kind) > (worn == NULL ? 0 : worth(view->hero, XItem_Kind(worn)));
}

static bool dress(const XBotView *view)
{
  const XWorld *world = view->game->world;
  if (XGame_EnemyInView(view->game) != NULL)
    return false;
  for (int32_t i = 0; i < XInventory_Count(view->hero); i++) {
    const XItem *item = XInventory_At(world, view->hero, i);
    if (item->worn != XSLOT_NONE || !is_better(view, XItem_Kind(item)))
      continue;
    const char *why = XBody_WhyNotWear(world, view->hero, item);
    if (why == NULL)
      return say(view, "wear", item);
    if (strcmp(why, "wear_slot_taken") == 0)
      return say(view, "takeoff", XBody_Worn(world, view->hero, XItem_Kind(item)->slot));
  }
  return false;
}

static bool is_wanted(const XBotView *view, const XItemKind *kind)
{
  return kind->type == XITEM_FOOD || kind->type == XITEM_POTION || is_better(view, kind);
}

static bool is_shunned(const XBotView *view, int32_t cell)
{
  for (int32_t i = 0; i < XBOT_SHUNNED; i++)
    if (view->bot->shunned[i].cell == cell &&
        XHandle_Equal(view->bot->shunned[i].place, view->place->base.self))
      return true;
  return false;
}

static void shun(const XBotView *view, int32_t cell)
{
  view->bot->shunned[view->bot->shunned_next++ % XBOT_SHUNNED] =
      (XBotCell){view->place->base.self, cell};
}

static bool take_here(const XBotView *view)
{
  const XMapObject *at = &view->hero->base;
  const XItem *item;
  for (int32_t i = 0; (item = XFloor_At(view->game, view->place, at->x, at->y, i)) != NULL; i++)
    if (is_wanted(view, XItem_Kind(item))) {
      snprintf(view->bot->line, XBOT_LINE, "pickup %d", (int)i + 1);
      return true;
    }
  return false;
}

static bool take(const XBotView *view)
{
  const XMap *map = &view->place->map;
  const XMapObject *at = &view->hero->base;
  const int32_t here = XMap_Cell(map, at->x, at->y);
  if (XInventory_Count(view->hero) >= PACK_MOST ||
      XCreature_BurdenWord(view->game->world, view->hero) != NULL)
    return false;
  if (!is_shunned(view, here) && take_here(view))
    return true;
  for (int32_t cell = 0; cell < map->known_item.count; cell++) {
    const uint16_t thing = map->known_item.cells[cell];
    if (thing == 0 || cell == here || is_shunned(view, cell))
      continue;
    const XItemKind *kind =
        (const XItemKind *)XContent_At(view->game->world->content, XKIND_ITEM, thing - 1);
    if (is_wanted(view, kind) && XBot_Walk(view, &cell, 1))
      return true;
  }
  return false;
}

/* ---- Going on ---- */

static bool explore(const XBotView *view)
{
  if (XCommand_Find("explore") == NULL)
    return XBot_Explore(view);
  snprintf(view->bot->line, XBOT_LINE, "explore");
  return true;
}

/* The known way out to the place entered least, a way down before a way up. */
static const XExit *best_exit(const XBotView *view)
{
  const XExit *exits = view->place->exits.items;
  const XContent *content = view->game->world->content;
  const XExit *best = NULL;
  int64_t least = INT64_MAX;
  for (int32_t i = 0; i < view->place->exits.count; i++) {
    const XTileKind *tile = XMap_Known(&view->place->map, content, exits[i].x, exits[i].y);
    if (tile == NULL || exits[i].place == NULL)
      continue;
    const int64_t score = 2 * (int64_t)view->bot->entered[exits[i].place->index % XBOT_PLACES] +
                          ((tile->flags & XTILE_DOWN) == 0);
    if (score < least) {
      least = score;
      best = &exits[i];
    }
  }
  return best;
}

static bool leave(const XBotView *view)
{
  const XExit *way = best_exit(view);
  if (way == NULL)
    return false;
  const XMap *map = &view->place->map;
  if (way->x != view->hero->base.x || way->y != view->hero->base.y) {
    const int32_t goal = XMap_Cell(map, way->x, way->y);
    return XBot_Walk(view, &goal, 1);
  }
  const XTileKind *tile = XMap_Tile(map, view->game->world->content, way->x, way->y);
  snprintf(view->bot->line, XBOT_LINE, "%s", (tile->flags & XTILE_DOWN) != 0 ? "down" : "up");
  return true;
}

/* What the last line came to. */
static void learn(const XBotView *view)
{
  XBot *bot = view->bot;
  const bool grew = strncmp(bot->line, "improve", strlen("improve")) == 0;
  bot->vain = bot->actions == view->game->actions && !grew ? bot->vain + 1 : 0;
  bot->actions = view->game->actions;
  if (bot->vain > 0 && strncmp(bot->line, "pickup", strlen("pickup")) == 0)
    shun(view, XMap_Cell(&view->place->map, view->hero->base.x, view->hero->base.y));
  if (XHandle_Equal(bot->place, view->place->base.self))
    return;
  bot->place = view->place->base.self;
  bot->entered[view->place->place->index % XBOT_PLACES]++;
  bot->depth += strcmp(bot->line, "down") == 0 ? 1 : strcmp(bot->line, "up") == 0 ? -1 : 0;
  bot->deepest = bot->depth > bot->deepest ? bot->depth : bot->deepest;
}

void XBot_Init(XBot *bot, const XGame *game, bool dances)
{
  *bot = (XBot){.dances = dances, .actions = game->actions - 1};
}

const char *XBot_Choose(XBot *bot, const XGame *game)
{
  static bool (*const instincts[])(const XBotView *view) = {
      grow, dodge, save_skin, fight, eat, rest, dress, take, explore, leave, XBot_Wander};
  const XBotView view = {
      .bot = bot, .game = game, .hero = XGame_Hero(game), .place = XWorld_Here(game->world)};
  learn(&view);
  int32_t left = bot->vain;
  for (size_t i = 0; i < sizeof instincts / sizeof *instincts; i++)
    if (instincts[i](&view) && left-- == 0)
      return bot->line;
  snprintf(bot->line, XBOT_LINE, "wait");
  return bot->line;
}

bool XBot_Play(XBot *bot, XSession *session, int32_t turns)
{
  XText why;
  bool ran;
  XText_Init(&why);
  const int64_t until = session->game->actions + turns;
  XAdvance state = XSession_Do(session, XBot_Choose(bot, session->game), turns, &ran, &why);
  while (state == XADV_SHOW)
    state = session->game->actions >= until ? XSession_Interrupt(session)
                                            : XSession_Continue(session, turns);
  XText_Clear(&why);
  return state != XADV_DEAD;
}

void XBot_Fate(const XBot *bot, const XGame *game, XBotFate *fate)
{
  const XCreature *hero = XGame_Hero(game);
  *fate = (XBotFate){
      .alive = game->state == XGAME_PLAYING, .turns = game->actions, .depth = bot->deepest};
  snprintf(fate->cause, sizeof fate->cause, "%s", game->cause);
  if (hero == NULL)
    return;
  fate->level = hero->level;
  const XKill *kills = hero->kills.items;
  for (int32_t i = 0; i < hero->kills.count; i++)
    fate->kills += kills[i].count;
}
