/* Durations of actions: the weapon roll of the attack delay page on the pace of the energy page. */
#include "creature/delay.h"

#include "creature/body.h"
#include "creature/speed.h"
#include "engine/xstring.h"

#include <assert.h>

/* Shield and armour are counted in twentieths of an aut. */
enum { TWENTIETHS = 20 };

static const XFraction whole = {1, 1};

/* Delay less skill: weapons down to their least delay, bare hands by a slope of their own. */
static XWeighted skilled(const XDelayRules *rules, const XDelayAttack *attack)
{
  int64_t base = attack->base, skill10 = attack->skill10, slope = rules->skill10_per_aut;
  const int64_t useful = slope * (attack->base - attack->least);
  if (attack->form == XDELAY_NATURAL || attack->form == XDELAY_IMPROVISED)
    return XWeighted_Point(attack->form == XDELAY_NATURAL ? XDELAY_ORDINARY : rules->improvised);
  if (attack->form == XDELAY_UNARMED) {
    base = rules->unarmed;
    slope = rules->unarmed_skill10;
  } else if (skill10 > useful) {
    skill10 = useful;
  }
  const XWeighted unskilled = XWeighted_Point(base), levels = XWeighted_Point(skill10);
  const XWeighted saved = XWeighted_Scale(&levels, 1, slope);
  return XWeighted_Difference(&unskilled, &saved);
}

/* n/d x enc^2 x (most - skill) / ((strength + added) x most) aut, in whole twentieths; as much as
   the largest die at most, so that no content can ask for a larger one. */
static XWeighted burden_of(int64_t n, int64_t d, int64_t encumbrance, int64_t most, int64_t skill10,
                           int64_t strength)
{
  if (skill10 > most)
    skill10 = most;
  if (strength < 1)
    strength = 1;
  const int64_t twentieths =
      n * encumbrance * encumbrance * (most - skill10) * TWENTIETHS / (most * d * strength);
  const int64_t most_twentieths = (int64_t)XWEIGHTED_DIE_MOST * TWENTIETHS;
  const XWeighted point =
      XWeighted_Point(twentieths < most_twentieths ? twentieths : most_twentieths);
  return XWeighted_Scale(&point, 1, TWENTIETHS);
}

static XWeighted shield_die(const XDelayRules *rules, const XDelayAttack *attack)
{
  const XWeighted sides =
      burden_of(rules->shield_n, rules->shield_d, attack->shield, rules->shield_skill10,
                attack->shield_skill10, (int64_t)rules->shield_strength + attack->strength);
  return XWeighted_Die(&sides);
}

static XWeighted armour_weight(const XDelayRules *rules, const XDelayAttack *attack)
{
  return burden_of(rules->armour_n, rules->armour_d, attack->armour, rules->armour_skill10,
                   attack->armour_skill10, (int64_t)rules->armour_strength + attack->strength);
}

XWeighted XDelay_Roll(const XRules *all, const XDelayAttack *attack)
{
  const XDelayRules *rules = &all->delays;
  XWeighted roll = skilled(rules, attack);
  if (attack->form == XDELAY_WEAPON)
    roll = XWeighted_Scale(&roll, attack->brand.n, attack->brand.d);
  if (attack->shield > 0) {
    const XWeighted die = shield_die(rules, attack);
    roll = XWeighted_Sum(&roll, &die);
  }
  if (attack->armour > 0) {
    const XWeighted weight = armour_weight(rules, attack);
    roll = XWeighted_Sum(&roll, &weight);
  }
  return roll;
}

/* A mean in hundredths, to the nearest. */
static int32_t mean100(const XWeighted *spread)
{
  int64_t n, d;
  XWeighted_Mean(spread, &n, &d);
  return (int32_t)((200 * n + d) / (2 * d));
}

int32_t XDelay_ShieldMean100(const XRules *rules, int32_t encumbrance, int32_t skill10,
                             int32_t strength)
{
  const XDelayAttack attack = {
      .shield = encumbrance, .shield_skill10 = skill10, .strength = strength};
  const XWeighted die = shield_die(&rules->delays, &attack);
  return mean100(&die);
}

static void add_hundredths(XText *out, const char *before, int32_t hundredths)
{
  XText_AddFormat(out, "%s%d.%02d", before, (int)(hundredths / 100), (int)(hundredths % 100));
}

void XDelay_AddTerms(const XRules *all, const XDelayAttack *attack, XText *out)
{
  const XDelayRules *rules = &all->delays;
  XDelayAttack unskilled = *attack;
  unskilled.skill10 = 0;
  const XWeighted base = skilled(rules, &unskilled), able = skilled(rules, attack);
  const XWeighted roll = XDelay_Roll(all, attack);
  XText_AddFormat(out, "%lld", (long long)XWeighted_Least(&base));
  if (mean100(&base) != mean100(&able)) {
    XText_AddFormat(out, ", skill %d.%d", (int)(attack->skill10 / 10), (int)(attack->skill10 % 10));
    add_hundredths(out, " -", mean100(&base) - mean100(&able));
  }
  if (attack->brand.n != attack->brand.d && attack->form == XDELAY_WEAPON)
    XText_AddFormat(out, ", brand x %lld/%lld", (long long)attack->brand.n,
                    (long long)attack->brand.d);
  if (attack->shield > 0) {
    const XWeighted die = shield_die(rules, attack);
    add_hundredths(out, ", shield +", mean100(&die));
  }
  if (attack->armour > 0) {
    const XWeighted weight = armour_weight(rules, attack);
    add_hundredths(out, ", armour +", mean100(&weight));
  }
  add_hundredths(out, ": ", mean100(&roll));
  XText_Add(out, " TU");
}

typedef struct Clock {
  int64_t pace, floor;
  XFraction m;
} Clock;

static int64_t in_ticks(int64_t cost, const void *context)
{
  const Clock *clock = context;
  const int64_t ticks = XFraction_Of(clock->m, cost * clock->pace, XDELAY_ORDINARY);
  return ticks < clock->floor ? clock->floor : ticks > INT32_MAX ? INT32_MAX : ticks;
}

XWeighted XDelay_Ticks(const XRules *rules, const XWeighted *roll, int64_t pace, XFraction m)
{
  const Clock clock = {pace, rules->speed_floor, m};
  return XWeighted_Each(roll, in_ticks, &clock);
}

int32_t XDelay_Fixed(const XRules *rules, int32_t cost, int64_t pace, XFraction m)
{
  const Clock clock = {pace, rules->speed_floor, m};
  return cost <= 0 ? 0 : (int32_t)in_ticks(cost, &clock);
}

XWeighted XDelay_AttacksOfMove(int32_t move10, const XWeighted *attack)
{
  const XWeighted tenths = XWeighted_Scale(attack, XDELAY_ORDINARY, 1);
  return XWeighted_Quotient(move10, &tenths);
}

XDelayAttack XDelay_OfKind(const XItemKind *kind)
{
  const bool thrown = kind->type == XITEM_MISSILE && kind->skill == XSKILL_THROWING;
  const bool wielded = kind->type == XITEM_WEAPON || kind->type == XITEM_LAUNCHER;
  return (XDelayAttack){.form = thrown    ? XDELAY_THROWN
                                : wielded ? XDELAY_WEAPON
                                          : XDELAY_IMPROVISED,
                        .base = kind->delay,
                        .least = kind->least_delay,
                        .brand = kind->brand == NULL ? whole : kind->brand->delay};
}

static int32_t encumbrance_of(const XWorld *world, const XCreature *creature, XSlot slot)
{
  const XItem *item = XBody_Worn(world, creature, slot);
  return item == NULL ? 0 : XItem_Kind(item)->encumbrance;
}

/* The skill that helps an attack of this form with a kind of thing. */
static int32_t skill_with(const XCreature *creature, XDelayForm form, const XItemKind *kind)
{
  const bool thrown = form == XDELAY_THROWN || form == XDELAY_IMPROVISED;
  return creature->skills[thrown ? XSKILL_THROWING : kind->skill];
}

/* What is made with hands or weapons, whose form is set, is helped and hindered by. */
static void describe_body(const XWorld *world, const XCreature *creature, XDelayAttack *attack)
{
  attack->strength = XCreature_Stat(creature, XSTAT_ST);
  attack->armour_skill10 = creature->skills[XSKILL_ARMOUR];
  attack->shield_skill10 = creature->skills[XSKILL_SHIELDS];
  if (attack->form != XDELAY_NATURAL)
    attack->shield = encumbrance_of(world, creature, XSLOT_SHIELD);
}

XDelayAttack XDelay_Describe(const XWorld *world, const XCreature *creature,
                             const XItemKind *launcher, const XItemKind *missile)
{
  const XItem *held = XBody_Worn(world, creature, XSLOT_HAND);
  const XItemKind *means = launcher != NULL && missile != NULL ? launcher : missile;
  XDelayAttack attack = {.brand = whole};
  if (means == NULL && held != NULL)
    means = XItem_Kind(held);
  if (means != NULL) {
    attack = XDelay_OfKind(means);
    if (missile != NULL && launcher == NULL && attack.form == XDELAY_WEAPON)
      attack.form = XDELAY_IMPROVISED; /* a sword flies like a chair leg */
    attack.skill10 = skill_with(creature, attack.form, means);
  } else {
    attack.form = XCreature_Monster(creature) != NULL ? XDELAY_NATURAL : XDELAY_UNARMED;
    attack.skill10 = creature->skills[XSKILL_UNARMED];
  }
  if (missile != NULL && launcher != NULL)
    attack.armour = encumbrance_of(world, creature, XSLOT_BODY);
  describe_body(world, creature, &attack);
  return attack;
}

XDelayAttack XDelay_With(const XWorld *world, const XCreature *creature, const XItemKind *kind)
{
  XDelayAttack attack = {.form = XDELAY_UNARMED, .brand = whole};
  attack.skill10 = creature->skills[XSKILL_UNARMED];
  if (kind != NULL) {
    attack = XDelay_OfKind(kind);
    attack.skill10 = skill_with(creature, attack.form, kind);
  }
  if (kind != NULL && kind->type == XITEM_LAUNCHER)
    attack.armour = encumbrance_of(world, creature, XSLOT_BODY);
  describe_body(world, creature, &attack);
  if (kind != NULL && kind->hands > 1)
    attack.shield = 0;
  return attack;
}

static int32_t classic_ticks(const XWorld *world, const XCreature *creature)
{
  const int32_t ticks = XCreature_GetSpeed(world, creature, XPROFILE_CLASSIC);
  return ticks < 1 ? 1 : ticks;
}

XWeighted XDelay_Lasts(const XWorld *world, const XCreature *creature, XProfile profile,
                       const XDelayAttack *attack, XWeighted *roll)
{
  const XRules *rules = XRules_Of(world->content);
  const bool classic = profile == XPROFILE_CLASSIC;
  const XWeighted cost = classic ? XWeighted_Point(XDELAY_ORDINARY) : XDelay_Roll(rules, attack);
  if (roll != NULL)
    *roll = cost;
  if (classic)
    return XWeighted_Point(classic_ticks(world, creature));
  return XDelay_Ticks(rules, &cost, XCreature_GetAttackPace(world, creature, profile),
                      XCreature_StatusFraction(creature, profile, true));
}

XWeighted XDelay_Attack(const XWorld *world, const XCreature *creature, XProfile profile,
                        const XItemKind *launcher, const XItemKind *missile, XWeighted *roll)
{
  const XDelayAttack attack = XDelay_Describe(world, creature, launcher, missile);
  return XDelay_Lasts(world, creature, profile, &attack, roll);
}

XWeighted XDelay_Blow(const XWorld *world, const XCreature *creature, XProfile profile)
{
  return XDelay_Attack(world, creature, profile, NULL, NULL, NULL);
}

int32_t XDelay_Action(const XWorld *world, const XCreature *creature, XProfile profile,
                      int32_t cost)
{
  if (cost <= 0)
    return 0;
  if (profile == XPROFILE_CLASSIC)
    return classic_ticks(world, creature);
  return XDelay_Fixed(XRules_Of(world->content), cost, XCreature_GetPace(world, creature, profile),
                      XCreature_StatusFraction(creature, profile, false));
}

int32_t XDelay_InTU(const XWorld *world, const XCreature *creature, XProfile profile, int64_t ticks)
{
  const XFraction m = XCreature_StatusFraction(creature, profile, false);
  const int64_t ordinary = XCreature_GetPace(world, creature, profile) * m.n;
  const int64_t part = XDELAY_ORDINARY * m.d;
  return ordinary < 1 ? 0 : (int32_t)((ticks * part + ordinary - 1) / ordinary);
}
