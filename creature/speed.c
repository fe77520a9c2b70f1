/* GetSpeed(): base, hunger, burden, each multiplied and truncated apart; and the same told row by
 * row. */
#include "creature/speed.h"

#include "creature/body.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum { ORDINARY_RATE = 100, SHOWN = 100000, NEVER_HUNGRY = 9 };

/* Each figure that GetSpeed() passes through, in order; ticks. */
typedef struct Pace {
  int64_t own;    /* the roll */
  int64_t slowed; /* with the Slower of what is in force */
  int64_t rated;  /* by the rate, honoured only */
  int64_t hungry;
  int64_t burdened;
  int64_t quick;  /* by quickness and sprint, honoured only, and so on down */
  int64_t placed; /* by the place: the pace */
  int64_t timed;  /* by statuses */
  int64_t floored;
  int32_t quickness, swiftness;
  int32_t place; /* percent */
  XFraction status;
  const XHungerTier *tier;
  const XBurdenStep *step;
} Pace;

int32_t XSpeed_BaseOf(int32_t base_speed, int32_t move_energy, XProfile profile)
{
  if (profile == XPROFILE_CLASSIC)
    return move_energy;
  const int64_t base = (int64_t)move_energy * ORDINARY_RATE / base_speed;
  return base > INT32_MAX ? INT32_MAX : (int32_t)base;
}

const XHungerTier *XCreature_HungerTier(const XWorld *world, const XCreature *creature,
                                        XProfile profile)
{
  const XRules *rules = XRules_Of(world->content);
  const XHungerTier *tiers = rules->hunger[profile];
  const int32_t last = rules->hunger_count[profile] - 1;
  const bool never = creature->base_nutrio == 0;
  const int64_t nutrio = never ? NEVER_HUNGRY : creature->nutrio;
  const int64_t base = never ? 1 : creature->base_nutrio;
  int32_t i = 0;
  while (i < last && tiers[i].bound != 0 &&
         (tiers[i].inclusive ? nutrio > tiers[i].bound * base : nutrio >= tiers[i].bound * base))
    i++;
  return &tiers[i];
}

/* Strength that carries: a stat in force is at least 1, unless it was never even that. */
static int64_t strength(const XCreature *creature, bool added_strength)
{
  const int32_t own = creature->stats[XSTAT_ST];
  if (!added_strength)
    return own;
  const size_t offset = offsetof(XModifierKind, stats) + sizeof(int32_t) * XSTAT_ST;
  const int64_t sum = (int64_t)own + XCreature_ModifierSum(creature, offset);
  return sum < 1 && own >= 1 ? 1 : sum;
}

/* The highest step that a load reaches, or NULL. */
static const XBurdenStep *step_of(const XWorld *world, int64_t carries, int64_t load)
{
  const XRules *rules = XRules_Of(world->content);
  const XBurdenStep *step = NULL;
  for (int32_t i = 0; i < rules->burden_count; i++)
    if (load >= carries * rules->burden[i].load)
      step = &rules->burden[i];
  return step;
}

const XBurdenStep *XCreature_BurdenStep(const XWorld *world, const XCreature *creature,
                                        bool added_strength)
{
  return step_of(world, strength(creature, added_strength),
                 XCreature_CarriedWeight(world, creature));
}

bool XCreature_LoadRefused(const XWorld *world, const XCreature *creature, int64_t load)
{
  const XBurdenStep *step = step_of(world, strength(creature, true), load);
  return step != NULL && step->refuses;
}

const XBurdenStep *XCreature_BurdenWord(const XWorld *world, const XCreature *creature)
{
  return XCreature_BurdenStep(world, creature, true);
}

int64_t XCreature_CarriedWeight(const XWorld *world, const XCreature *creature)
{
  int64_t sum = 0;
  for (int32_t i = 0; i < creature->pack.count; i++)
    sum += XItem_Weight(XItem_From(XWorld_Get(world, creature->pack.items[i])));
  return sum;
}

XFraction XCreature_StatusFraction(const XCreature *creature, XProfile profile, bool attack)
{
  const XFraction whole = {1, 1};
  const XModifier *modifiers = creature->modifiers.items;
  XFraction least = whole, least_attack = whole, product = whole;
  if (profile == XPROFILE_CLASSIC)
    return whole;
  for (int32_t i = 0; i < creature->modifiers.count; i++) {
    const XModifierKind *kind = (const XModifierKind *)modifiers[i].kind;
    const XFraction delay = kind->delay, blow = kind->attack_delay;
    if (delay.n * least.d < least.n * delay.d)
      least = delay;
    if (blow.n * least_attack.d < least_attack.n * blow.d)
      least_attack = blow;
    if (delay.n > delay.d)
      product = XFraction_Times(product, delay);
  }
  const bool replaced = attack && least_attack.n < least_attack.d;
  return XFraction_Times(product, replaced ? least_attack : least);
}

int32_t XCreature_Quickness(const XWorld *world, const XCreature *creature)
{
  return XCreature_BreedOf(creature)->quickness +
         XCreature_ModifierSum(creature, offsetof(XModifierKind, quickness)) +
         XBody_WornSum(world, creature, offsetof(XItemKind, quickness));
}

/* Percent of quickness by the sprint skill. */
static int32_t sprint_of(const XWorld *world, const XCreature *creature)
{
  return XSkill_Gain(world->content, XSKILL_SPRINT, XSKILLGAIN_SPRINT,
                     creature->skills[XSKILL_SPRINT], 1);
}

int32_t XCreature_Swiftness(const XWorld *world, const XCreature *creature)
{
  const XRules *rules = XRules_Of(world->content);
  const int64_t quickness = XCreature_Quickness(world, creature);
  const int64_t percent = 100 + 2 * quickness + sprint_of(world, creature);
  return percent < rules->quickness_least  ? rules->quickness_least
         : percent > rules->quickness_most ? rules->quickness_most
                                           : (int32_t)percent;
}

static int32_t percent_of_place(const XWorld *world, const XCreature *creature)
{
  const XLocation *place = XCreature_Location(world, creature);
  return place == NULL || place->pace == 0 ? 100 : place->pace;
}

/* What comes after burden, in profile honoured only. */
static void finish(const XWorld *world, const XCreature *creature, bool attack, Pace *pace)
{
  const int32_t floor = XRules_Of(world->content)->speed_floor;
  pace->quickness = XCreature_Quickness(world, creature);
  pace->swiftness = XCreature_Swiftness(world, creature);
  pace->quick = pace->burdened * 100 / pace->swiftness;
  pace->place = percent_of_place(world, creature);
  pace->placed = pace->quick * pace->place / 100;
  pace->status = XCreature_StatusFraction(creature, XPROFILE_HONOURED, attack);
  pace->timed = XFraction_Of(pace->status, pace->placed, 1);
  pace->floored = pace->timed > floor ? pace->timed : floor;
}

/* Under a load of carried weight. */
static Pace work_out_with(const XWorld *world, const XCreature *creature, XProfile profile,
                          bool attack, int64_t load)
{
  const bool classic = profile == XPROFILE_CLASSIC;
  Pace pace;
  pace.own = classic  ? creature->base.base.ttmb
             : attack ? creature->attack_energy
                      : creature->move_energy;
  pace.slowed = pace.own + XCreature_ModifierSum(creature, offsetof(XModifierKind, slower));
  pace.rated = classic ? pace.slowed : pace.slowed * ORDINARY_RATE / creature->base_speed;
  pace.tier = XCreature_HungerTier(world, creature, profile);
  pace.hungry = pace.rated * pace.tier->speed / 100;
  pace.step = step_of(world, strength(creature, !classic), load);
  pace.burdened = pace.step == NULL ? pace.hungry : pace.hungry * pace.step->speed / 100;
  pace.quick = pace.placed = pace.timed = pace.floored = pace.burdened;
  pace.status = (XFraction){1, 1};
  pace.swiftness = pace.place = 100;
  pace.quickness = 0;
  if (!classic)
    finish(world, creature, attack, &pace);
  return pace;
}

static Pace work_out(const XWorld *world, const XCreature *creature, XProfile profile, bool attack)
{
  return work_out_with(world, creature, profile, attack, XCreature_CarriedWeight(world, creature));
}

static int32_t saturate(int64_t ticks)
{
  return ticks > INT32_MAX ? INT32_MAX : ticks < INT32_MIN ? INT32_MIN : (int32_t)ticks;
}

int32_t XCreature_GetSpeed(const XWorld *world, const XCreature *creature, XProfile profile)
{
  return saturate(work_out(world, creature, profile, false).floored);
}

int32_t XCreature_GetPace(const XWorld *world, const XCreature *creature, XProfile profile)
{
  return saturate(work_out(world, creature, profile, false).placed);
}

int32_t XCreature_GetAttackPace(const XWorld *world, const XCreature *creature, XProfile profile)
{
  return saturate(work_out(world, creature, profile, true).placed);
}

static int32_t shown(int32_t ticks)
{
  return ticks == 0 ? 0 : SHOWN / ticks;
}

int32_t XCreature_GetShownSpeed(const XWorld *world, const XCreature *creature, XProfile profile)
{
  return shown(XCreature_GetSpeed(world, creature, profile));
}

int32_t XCreature_ShownSpeedUnder(const XWorld *world, const XCreature *creature, XProfile profile,
                                  int64_t load)
{
  return shown(saturate(work_out_with(world, creature, profile, false, load).floored));
}

int32_t XCreature_NormalShownSpeed(const XCreature *creature)
{
  return shown(creature->base.base.ttmb);
}

/* Fills everything of a new row but its factor. The last row is kept for the end of the list. */
static XSpeedRow *add_row(XSpeedBreakdown *out, const char *label, const char *detail,
                          int64_t ticks)
{
  XSpeedRow *row = &out->rows[out->count++];
  snprintf(row->label, sizeof row->label, "%s", label);
  snprintf(row->detail, sizeof row->detail, "%s", detail);
  row->factor[0] = '\0';
  row->ticks = saturate(ticks);
  return row;
}

static void add_percent(XSpeedBreakdown *out, const char *label, const char *detail,
                        int32_t percent, int64_t ticks)
{
  XSpeedRow *row = add_row(out, label, detail, ticks);
  snprintf(row->factor, sizeof row->factor, "x %d.%02d", (int)(percent / 100),
           (int)(percent % 100));
}

/* One row for each modifier that slows or speeds up; when there are too many the rest shares one.
 */
static void add_modifiers(const XCreature *creature, const Pace *pace, XSpeedBreakdown *out)
{
  enum { OTHER_ROWS = 8 }; /* own, rate, hunger, burden, quickness, place, statuses, floor */
  const XModifier *modifiers = creature->modifiers.items;
  int64_t ticks = pace->own;
  for (int32_t i = 0; i < creature->modifiers.count; i++) {
    const XModifierKind *kind = (const XModifierKind *)modifiers[i].kind;
    if (kind->slower == 0)
      continue;
    const bool last = out->count == XSPEED_ROWS - OTHER_ROWS;
    const int64_t after = last ? pace->slowed : ticks + kind->slower;
    XSpeedRow *row = add_row(out, "modifier", last ? "and others" : kind->base.name, after);
    snprintf(row->factor, sizeof row->factor, "Slower %+lld", (long long)(after - ticks));
    ticks = after;
    if (last)
      return;
  }
}

/* The words of the statuses that change durations: "haste, slow". */
static void name_statuses(const XCreature *creature, char *out, size_t size)
{
  const XModifier *modifiers = creature->modifiers.items;
  size_t length = 0;
  snprintf(out, size, "none");
  for (int32_t i = 0; i < creature->modifiers.count && length + 1 < size; i++) {
    const XModifierKind *kind = (const XModifierKind *)modifiers[i].kind;
    if (kind->delay.n != kind->delay.d)
      length += (size_t)snprintf(out + length, size - length, "%s%s", length == 0 ? "" : ", ",
                                 kind->base.name);
  }
}

static void add_honoured(const XWorld *world, const XCreature *creature, const Pace *pace,
                         XSpeedBreakdown *out)
{
  char words[sizeof out->rows[0].detail];
  const int32_t sprint = sprint_of(world, creature);
  snprintf(words, sizeof words, "%+d, sprint %d", (int)pace->quickness, (int)sprint);
  XSpeedRow *row = add_row(out, "quickness", words, pace->quick);
  snprintf(row->factor, sizeof row->factor, "x 100 / %d", (int)pace->swiftness);
  add_percent(out, "this place",
              pace->place == 100  ? "ordinary"
              : pace->place > 100 ? "slow"
                                  : "quick",
              pace->place, pace->placed);
  name_statuses(creature, words, sizeof words);
  row = add_row(out, "statuses", words, pace->timed);
  if (pace->status.d == 1)
    snprintf(row->factor, sizeof row->factor, "x %lld", (long long)pace->status.n);
  else
    snprintf(row->factor, sizeof row->factor, "x %lld / %lld", (long long)pace->status.n,
             (long long)pace->status.d);
}

void XSpeed_Explain(const XWorld *world, const XCreature *creature, XProfile profile,
                    XSpeedBreakdown *out)
{
  const Pace pace = work_out(world, creature, profile, false);
  memset(out, 0, sizeof *out);
  add_row(out, "own pace", XCreature_BreedOf(creature)->base.name, pace.own);
  add_modifiers(creature, &pace, out);
  if (profile != XPROFILE_CLASSIC && creature->base_speed != ORDINARY_RATE) {
    XSpeedRow *row = add_row(out, "rate", "of its kind", pace.rated);
    snprintf(row->factor, sizeof row->factor, "x 100 / %d", (int)creature->base_speed);
  }
  add_percent(out, "hunger", pace.tier->word[0] == '\0' ? "none" : pace.tier->word,
              pace.tier->speed, pace.hungry);
  add_percent(out, "burden", pace.step == NULL ? "none" : pace.step->word,
              pace.step == NULL ? 100 : pace.step->speed, pace.burdened);
  if (profile != XPROFILE_CLASSIC)
    add_honoured(world, creature, &pace, out);
  if (pace.floored != pace.timed)
    add_row(out, "at the floor", "nothing takes less", pace.floored);
  out->ticks = saturate(pace.floored);
  out->shown = shown(out->ticks);
}
