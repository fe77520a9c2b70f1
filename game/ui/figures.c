/* Reading the hero's figures out of the rules. */
#include "game/ui/figures.h"

#include "creature/combat.h"
#include "creature/speed.h"
#include "game/place.h"

#include <stdio.h>

#define TU_PER_ACTION 10

static void take_texts(XFigures *figures, const XGame *game, const XCreature *hero)
{
  const XLocation *here = XWorld_Here(game->world);
  snprintf(figures->name, sizeof figures->name, "%s", hero->name);
  snprintf(figures->race, sizeof figures->race, "%s", hero->race ? hero->race->name : "");
  snprintf(figures->career, sizeof figures->career, "%s", hero->career ? hero->career->name : "");
  snprintf(figures->place, sizeof figures->place, "%s", here ? here->place->name : "");
}

static void take_numbers(int64_t *values, const XGame *game, const XCreature *hero)
{
  XDefence defence = XCombat_Defence(game->world, hero);
  values[XFIGURE_HP] = hero->hp;
  values[XFIGURE_MAX_HP] = hero->max_hp;
  values[XFIGURE_PP] = hero->pp;
  values[XFIGURE_MAX_PP] = hero->max_pp;
  values[XFIGURE_DV] = defence.dv;
  values[XFIGURE_PV] = defence.pv;
  values[XFIGURE_LEVEL] = hero->level;
  values[XFIGURE_EXPERIENCE] = hero->experience;
  values[XFIGURE_SPEED] = XCreature_GetShownSpeed(game->world, hero, game->profile);
  values[XFIGURE_NORMAL] = XCreature_NormalShownSpeed(hero);
  values[XFIGURE_TICKS] = XCreature_GetSpeed(game->world, hero, game->profile);
  for (int i = 0; i < XSTAT_COUNT; i++)
    values[XFIGURE_STATS + i] = XCreature_Stat(hero, (XStat)i);
}

/* Ticks as TU of a pace, rounded up. */
static int64_t cost_in_tu(int64_t cost, int64_t ticks)
{
  return ticks > 0 ? (cost * TU_PER_ACTION + ticks - 1) / ticks : 0;
}

void XFigures_Take(XFigures *figures, const XGame *game, int64_t ticks_before)
{
  const XCreature *hero = XGame_Hero(game);
  figures->values[XFIGURE_HP] = 0;
  if (hero) {
    take_texts(figures, game, hero);
    take_numbers(figures->values, game, hero);
  }
  int64_t ticks = ticks_before > 0 ? ticks_before : figures->values[XFIGURE_TICKS];
  figures->cost = game->actions > 0 ? cost_in_tu(game->last_cost, ticks) : -1;
}
