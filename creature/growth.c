/* Choices of a level, and the figures that each changes. */
#include "creature/growth.h"

#include "creature/body.h"
#include "creature/combat.h"
#include "creature/delay.h"
#include "creature/learn.h"
#include "creature/missile.h"
#include "creature/needs.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "engine/xweighted.h"

#include <string.h>

enum { LEARNT_MOST = XSKILL_MAX10, STAT_MOST = XRULES_STAT_MAX - 1 };

/* One figure, or two: from `low` to `high`. */
typedef struct Figure {
  int64_t low, high;
} Figure;

/* Whose rules, in which profile. */
typedef struct View {
  const XWorld *world;
  XProfile profile;
} View;

static Figure one(int64_t value)
{
  return (Figure){value, value};
}

static Figure damage(const View *view, const XCreature *creature)
{
  const XAttack attack = XCombat_Attack(view->world, creature);
  const XDefence bare = {0};
  int32_t least, most;
  XCombat_DamageRange(&attack, &bare, &least, &most);
  return (Figure){least, most};
}

static Figure to_hit(const View *view, const XCreature *creature)
{
  return one(XCombat_Attack(view->world, creature).hit);
}

static Figure critical(const View *view, const XCreature *creature)
{
  return one(XCombat_Attack(view->world, creature).critical);
}

/* To hit with what is shot or thrown, without the missile's own. */
static Figure missile_hit(const View *view, const XCreature *creature)
{
  const XItem *ready = XBody_Worn(view->world, creature, XSLOT_MISSILE);
  if (ready == NULL)
    return one(0);
  const XItemKind *launcher = XMissile_Launcher(view->world, creature, XItem_Kind(ready));
  return one(XMissile_Attack(view->world, creature, launcher, XItem_Kind(ready)).hit);
}

static Figure dv(const View *view, const XCreature *creature)
{
  return one(XCombat_Defence(view->world, creature).dv);
}

static Figure pv(const View *view, const XCreature *creature)
{
  return one(XCombat_Defence(view->world, creature).pv);
}

static Figure burdened(const View *view, const XCreature *creature)
{
  const XRules *rules = XRules_Of(view->world->content);
  return one((int64_t)rules->burden[0].load * XCreature_Stat(creature, XSTAT_ST));
}

static Figure hp_level(const View *view, const XCreature *creature)
{
  const XRules *rules = XRules_Of(view->world->content);
  return one(XRules_ByStat(rules->hp_level, XCreature_Stat(creature, XSTAT_TO)));
}

static Figure pp_level(const View *view, const XCreature *creature)
{
  const XRules *rules = XRules_Of(view->world->content);
  return one(XRules_ByStat(rules->pp_level, XCreature_Stat(creature, XSTAT_MA)));
}

static Figure healing(const View *view, const XCreature *creature)
{
  return one(XCreature_Healing100(view->world, creature));
}

static Figure power(const View *view, const XCreature *creature)
{
  const XRules *rules = XRules_Of(view->world->content);
  return one(XRules_ByStat(rules->regen_pp, XCreature_Stat(creature, XSTAT_MA)));
}

static Figure bodily(const View *view, const XCreature *creature)
{
  return one(10000 / XCreature_ShortenPercent(view->world, creature, true));
}

static Figure of_mind(const View *view, const XCreature *creature)
{
  return one(10000 / XCreature_ShortenPercent(view->world, creature, false));
}

static Figure sight(const View *view, const XCreature *creature)
{
  const XRules *rules = XRules_Of(view->world->content);
  return one(XRules_ByStat(rules->sight, XCreature_Stat(creature, XSTAT_PE)));
}

static Figure noticing(const View *view, const XCreature *creature)
{
  return one(XCreature_NoticePercent(view->world, creature));
}

static Figure learning(const View *view, const XCreature *creature)
{
  return one(XCreature_SkillPool(view->world, creature));
}

static Figure prices(const View *view, const XCreature *creature)
{
  return one(XCreature_PricePercent(view->world, creature));
}

/* Ticks of an ordinary action. */
static Figure action(const View *view, const XCreature *creature)
{
  return one(XCreature_GetSpeed(view->world, creature, view->profile));
}

/* The mean of what a blow takes, in ticks. */
static Figure blow(const View *view, const XCreature *creature)
{
  const XWeighted ticks = XDelay_Blow(view->world, creature, view->profile);
  int64_t n, d;
  XWeighted_Mean(&ticks, &n, &d);
  return one(n / d);
}

static const struct {
  const char *label, *unit;
  Figure (*get)(const View *view, const XCreature *creature);
} figures[] = {
    {"damage", "", damage},
    {"a blow", " ticks", blow},
    {"an action", " ticks", action},
    {"to hit", "", to_hit},
    {"critical", "%", critical},
    {"to hit from afar", "", missile_hit},
    {"DV", "", dv},
    {"PV", "", pv},
    {"burdened at", "", burdened},
    {"HP a level", "", hp_level},
    {"PP a level", "", pp_level},
    {"healing", "", healing},
    {"power back", "", power},
    {"ills of the body last", "%", bodily},
    {"of the mind", "%", of_mind},
    {"sight", "", sight},
    {"notices traps", "%", noticing},
    {"skill tenths a level", "", learning},
    {"prices", "%", prices},
};

const char *XGrowth_Id(int32_t growth)
{
  return growth < XSTAT_COUNT ? XStat_Names[growth] : XSkill_Ids[growth - XSTAT_COUNT];
}

int32_t XGrowth_Find(const char *id)
{
  for (int32_t i = 0; i < XGROWTH_COUNT; i++)
    if (strcmp(XGrowth_Id(i), id) == 0)
      return i;
  return -1;
}

static void add_figure(XText *out, Figure figure, const char *unit)
{
  XText_AddFormat(out, "%lld", (long long)figure.low);
  if (figure.high != figure.low)
    XText_AddFormat(out, "-%lld", (long long)figure.high);
  XText_Add(out, unit);
}

/* Appends what differs between two states of one creature. */
static void add_changes(const View *view, const XCreature *before, const XCreature *after,
                        XText *out)
{
  const char *between = " ";
  for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
    const Figure was = figures[i].get(view, before), will = figures[i].get(view, after);
    if (was.low == will.low && was.high == will.high)
      continue;
    XText_AddFormat(out, "%s%s ", between, figures[i].label);
    add_figure(out, was, figures[i].unit);
    XText_Add(out, " -> ");
    add_figure(out, will, figures[i].unit);
    between = ", ";
  }
}

static bool is_at_most(const XCreature *creature, int32_t growth)
{
  return growth < XSTAT_COUNT ? creature->stats[growth] >= STAT_MOST
                              : creature->skills[growth - XSTAT_COUNT] >= LEARNT_MOST;
}

bool XGrowth_IsOffered(const XWorld *world, const XCreature *creature, int32_t growth)
{
  if (XRules_Of(world->content)->growth_stat < 1 || is_at_most(creature, growth))
    return false;
  const int32_t skill = growth - XSTAT_COUNT;
  return skill < 0 || creature->skills[skill] > 0 || creature->used[skill] > 0;
}

void XGrowth_Apply(const XWorld *world, XCreature *creature, int32_t growth)
{
  const XRules *rules = XRules_Of(world->content);
  if (growth < XSTAT_COUNT) {
    creature->stats[growth] += rules->growth_stat;
    return;
  }
  int32_t *skill = &creature->skills[growth - XSTAT_COUNT];
  *skill += rules->growth_skill;
  if (*skill > XSKILL_MAX10)
    *skill = XSKILL_MAX10;
}

static void add_name(const XContent *content, const XCreature *before, const XCreature *after,
                     int32_t growth, XText *out)
{
  const int32_t skill = growth - XSTAT_COUNT;
  if (skill < 0) {
    XText_AddFormat(out, "+%d %s:", (int)(after->stats[growth] - before->stats[growth]),
                    XStat_Names[growth]);
    return;
  }
  XText_AddFormat(out, "%s %d.%d -> %d.%d:", XSkill_Name(content, (XSkill)skill),
                  (int)before->skills[skill] / 10, (int)before->skills[skill] % 10,
                  (int)after->skills[skill] / 10, (int)after->skills[skill] % 10);
}

void XGrowth_Describe(const XWorld *world, const XCreature *creature, XProfile profile,
                      int32_t growth, XText *out)
{
  XCreature after = *creature;
  const View view = {world, profile};
  XGrowth_Apply(world, &after, growth);
  add_name(world->content, creature, &after, growth, out);
  const size_t named = out->length;
  add_changes(&view, creature, &after, out);
  if (out->length == named)
    XText_Add(out, growth < XSTAT_COUNT ? " a step towards its next figure"
                                        : " a step towards its next point");
}
