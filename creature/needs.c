/* Metabolism: what the clock takes from the stomach and gives back in hit points and power points.
 */
#include "creature/needs.h"

#include "creature/speed.h"
#include "engine/xscheduler.h"

#include <stddef.h>

/* Ticks the figures are for; one unit of what the rests count; ticks worked out under one hunger
 * tier. */
enum { CHARM_ORDINARY = 10, PRICE_LEAST = 75, PRICE_MOST = 125 };
enum { PER = 1000, STOMACH_UNIT = 100 * PER, POINT_UNIT = 100 * 100 * 100 * PER, STRETCHES = 1000 };

/* Between two moments that are near enough to count as one hunger tier. */
typedef struct Stretch {
  int64_t ticks;
  int64_t quiet; /* of those, ticks in which it may heal */
} Stretch;

void XCreature_Nourish(XCreature *creature, int32_t units)
{
  const int64_t sum = (int64_t)creature->nutrio + units;
  creature->nutrio = sum < 0                       ? 0
                     : sum > XCREATURE_NUTRIO_MOST ? XCREATURE_NUTRIO_MOST
                                                   : (int32_t)sum;
}

/* Ticks at which healing starts again. */
static int64_t quiet_from(const XWorld *world, const XCreature *creature)
{
  if (creature->hunted_at < 0)
    return 0;
  const int64_t slices = XRules_Of(world->content)->regen_quiet;
  return creature->hunted_at + slices * XSCHEDULER_TIME_SLICE;
}

bool XCreature_IsHunted(const XWorld *world, const XCreature *creature)
{
  return creature->hunted_at >= 0 && world->scheduler.time < quiet_from(world, creature);
}

static void digest(const XRules *rules, XCreature *creature, int64_t ticks)
{
  if (creature->base_nutrio == 0)
    return;
  const int64_t percent = XCreature_BreedOf(creature)->hunger;
  const int64_t due = ticks * rules->nutrio_use * percent + creature->hunger_rest;
  const int64_t units = due / STOMACH_UNIT;
  creature->hunger_rest = (int32_t)(due % STOMACH_UNIT);
  XCreature_Nourish(creature, units > INT32_MAX ? -INT32_MAX : (int32_t)-units);
}

/* Adds parts to a rest and takes the whole points out of it; they may be negative. */
static int64_t whole_points(int32_t *rest, int64_t parts)
{
  const int64_t sum = *rest + parts;
  *rest = (int32_t)(sum % POINT_UNIT);
  return sum / POINT_UNIT;
}

/* Adds points up to the most; at the most no fraction is banked. */
static void restore(int32_t *points, int32_t most, int32_t *rest, int64_t gained)
{
  const int64_t sum = *points + gained;
  *points = sum > most ? most : (int32_t)sum;
  if (*points >= most && *rest > 0)
    *rest = 0;
}

static int64_t healing_percent(const XContent *content, const XCreature *creature)
{
  const int64_t sum =
      100 + (int64_t)XCreature_ModifierSum(creature, offsetof(XModifierKind, regeneration)) +
      XSkill_Gain(content, XSKILL_HEALING, XSKILLGAIN_HEALING, creature->skills[XSKILL_HEALING], 1);
  return sum < 0 ? 0 : sum > 1000 ? 1000 : sum;
}

/* Returns the hit points that hunger takes. */
static int32_t heal(const XContent *content, XCreature *creature, const XHungerTier *tier,
                    const Stretch *stretch)
{
  const XRules *rules = XRules_Of(content);
  const int64_t toughness = XRules_ByStat(rules->regen_hp, XCreature_Stat(creature, XSTAT_TO));
  const int64_t mana = XRules_ByStat(rules->regen_pp, XCreature_Stat(creature, XSTAT_MA));
  const int64_t hp_parts =
      stretch->quiet * toughness * tier->regeneration * healing_percent(content, creature);
  const int64_t loss_parts = stretch->ticks * tier->loss * (POINT_UNIT / PER);
  const int64_t hp = whole_points(&creature->hp_rest, hp_parts - loss_parts);
  if (hp > 0)
    restore(&creature->hp, creature->max_hp, &creature->hp_rest, hp);
  else if (creature->hp >= creature->max_hp && creature->hp_rest > 0)
    creature->hp_rest = 0;
  const int64_t pp =
      whole_points(&creature->pp_rest, stretch->quiet * mana * tier->regeneration * 100);
  restore(&creature->pp, creature->max_pp, &creature->pp_rest, pp);
  return hp < 0 ? (int32_t)-hp : 0;
}

/* What the modifiers in force take, in the order in which they began. */
static void suffer(XCreature *creature, int64_t now, XNeedsChange *change)
{
  XModifier *modifiers = creature->modifiers.items;
  int32_t most = 0;
  for (int32_t i = 0; i < creature->modifiers.count; i++) {
    const int32_t lost = XModifier_Harm(&modifiers[i], now);
    change->harmed += lost < INT32_MAX - change->harmed ? lost : INT32_MAX - change->harmed;
    if (lost > most) {
      most = lost;
      change->harm = (const XModifierKind *)modifiers[i].kind;
    }
  }
}

XNeedsChange XCreature_Metabolise(XWorld *world, XCreature *creature, XProfile profile)
{
  const XRules *rules = XRules_Of(world->content);
  const int64_t now = world->scheduler.time;
  const int64_t quiet = profile == XPROFILE_CLASSIC ? 0 : quiet_from(world, creature);
  const int64_t most = (now - creature->metabolised_at) / STRETCHES + 1;
  const int64_t length = most < PER ? PER : most; /* long sleeps go in fewer, longer stretches */
  XNeedsChange change = {.before = XCreature_HungerTier(world, creature, profile)};
  suffer(creature, now, &change);
  while (creature->metabolised_at < now) {
    const int64_t from = creature->metabolised_at;
    const int64_t to = now - from < length ? now : from + length;
    const int64_t heals_from = quiet > from ? quiet : from;
    const Stretch stretch = {to - from, heals_from < to ? to - heals_from : 0};
    const XHungerTier *tier = XCreature_HungerTier(world, creature, profile);
    change.starved += heal(world->content, creature, tier, &stretch);
    digest(rules, creature, stretch.ticks);
    creature->metabolised_at = to;
  }
  change.after = XCreature_HungerTier(world, creature, profile);
  return change;
}

int32_t XCreature_Healing100(const XWorld *world, const XCreature *creature)
{
  const int64_t toughness =
      XRules_ByStat(XRules_Of(world->content)->regen_hp, XCreature_Stat(creature, XSTAT_TO));
  return (int32_t)(toughness * healing_percent(world->content, creature) / 100);
}

int32_t XCreature_ShortenPercent(const XWorld *world, const XCreature *creature, bool bodily)
{
  if (!bodily)
    return 100 + 2 * XCreature_Stat(creature, XSTAT_WI);
  return 100 + 2 * XCreature_Stat(creature, XSTAT_TO) +
         XSkill_Gain(world->content, XSKILL_HEALING, XSKILLGAIN_CURE,
                     creature->skills[XSKILL_HEALING], 1);
}

int32_t XCreature_NoticePercent(const XWorld *world, const XCreature *creature)
{
  const XRules *rules = XRules_Of(world->content);
  return rules->notice_base + rules->notice_pe * XCreature_Stat(creature, XSTAT_PE);
}

int32_t XCreature_PricePercent(const XWorld *world, const XCreature *creature)
{
  const int32_t percent = 100 - XRules_Of(world->content)->price_ch *
                                    (XCreature_Stat(creature, XSTAT_CH) - CHARM_ORDINARY);
  return percent < PRICE_LEAST ? PRICE_LEAST : percent > PRICE_MOST ? PRICE_MOST : percent;
}
