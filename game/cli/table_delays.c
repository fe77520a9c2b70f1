/* Tables of delays: what each weapon takes at some skills, and what creatures' births come to. */
#include "game/cli/tables.h"

#include "creature/delay.h"
#include "creature/speed.h"
#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/cli/program.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- weapons --- */

enum { LEVELS = 6 };
static const int32_t levels[LEVELS] = {0, 5, 10, 15, 20, 27};

static const char *short_id(const XKind *kind)
{
  const char *colon = strchr(kind->id, ':');
  return colon != NULL ? colon + 1 : kind->id;
}

/* A cell of a row; numbers stand right under their heading. */
static void add_cell(XText *out, bool csv, int width, const char *text)
{
  if (csv)
    XText_AddFormat(out, ",%s", text);
  else
    XText_AddFormat(out, " %*s", width, text);
}

static void add_number(XText *out, bool csv, int width, int64_t number)
{
  char text[24];
  snprintf(text, sizeof text, "%" PRId64, number);
  add_cell(out, csv, width, text);
}

/* The mean of a roll in TU, to the nearest hundredth. */
static void add_mean(XText *out, bool csv, int width, const XWeighted *roll)
{
  int64_t n, d;
  char text[24];
  XWeighted_Mean(roll, &n, &d);
  const int64_t hundredths = (200 * n + d) / (2 * d);
  snprintf(text, sizeof text, "%" PRId64 ".%02d", hundredths / 100, (int)(hundredths % 100));
  add_cell(out, csv, width, text);
}

/* The mean at each of the levels, and the end of the row. */
static void add_delays(const XRules *rules, XDelayAttack attack, XText *out, bool csv)
{
  for (int i = 0; i < LEVELS; i++) {
    attack.skill10 = 10 * levels[i];
    const XWeighted roll = XDelay_Roll(rules, &attack);
    add_mean(out, csv, 6, &roll);
  }
  XText_Add(out, "\n");
}

static void add_name(XText *out, bool csv, const char *id, const char *skill, const char *brand)
{
  XText_AddFormat(out, csv ? "%s,%s,%s" : "%-22s %-12s %-6s", id, skill, brand);
}

static void add_weapon(const XContent *content, const XItemKind *kind, XText *out, bool csv)
{
  const XRules *rules = XRules_Of(content);
  add_name(out, csv, short_id(&kind->base), XSkill_Name(content, kind->skill),
           kind->brand == NULL ? "" : kind->brand->base.name);
  add_number(out, csv, 5, kind->hands > 1 ? 2 : 1);
  add_number(out, csv, 4, kind->delay);
  add_number(out, csv, 5, kind->least_delay);
  /* Tenths of a level that are of use. */
  const int32_t useful = rules->delays.skill10_per_aut * (kind->delay - kind->least_delay);
  char text[16];
  snprintf(text, sizeof text, "%d.%d", (int)(useful / 10), (int)(useful % 10));
  add_cell(out, csv, 5, text);
  add_delays(rules, XDelay_OfKind(kind), out, csv);
}

/* Bare hands, whose skill is of use up to mastery, and things that are no weapons. */
static void add_others(const XContent *content, XText *out, bool csv)
{
  const XRules *rules = XRules_Of(content);
  const XDelayAttack hands = {.form = XDELAY_UNARMED, .brand = {1, 1}};
  const XDelayAttack things = {.form = XDELAY_IMPROVISED, .brand = {1, 1}};
  const XDelayAttack best = {.form = XDELAY_UNARMED, .brand = {1, 1}, .skill10 = XSKILL_MAX10};
  const XWeighted least = XDelay_Roll(rules, &best);
  add_name(out, csv, "(bare hands)", XSkill_Name(content, XSKILL_UNARMED), "");
  add_number(out, csv, 5, 2);
  add_number(out, csv, 4, rules->delays.unarmed);
  add_number(out, csv, 5, XWeighted_Least(&least));
  add_cell(out, csv, 5, "27.0");
  add_delays(rules, hands, out, csv);
  add_name(out, csv, "(anything else)", "", "");
  add_number(out, csv, 5, 1);
  add_number(out, csv, 4, rules->delays.improvised);
  add_number(out, csv, 5, rules->delays.improvised);
  add_cell(out, csv, 5, "0.0");
  add_delays(rules, things, out, csv);
}

static void add_heading(XText *out, bool csv)
{
  add_name(out, csv, csv ? "weapon" : "weapon (TU, mean)", "skill", "brand");
  add_cell(out, csv, 5, "hands");
  add_cell(out, csv, 4, "base");
  add_cell(out, csv, 5, "least");
  add_cell(out, csv, 5, csv ? "useful" : "to");
  for (int i = 0; i < LEVELS; i++) {
    char text[16];
    snprintf(text, sizeof text, csv ? "at%d" : "at %d", (int)levels[i]);
    add_cell(out, csv, 6, text);
  }
  XText_Add(out, "\n");
}

static int by_skill(const void *a, const void *b)
{
  const XItemKind *x = *(const XItemKind *const *)a, *y = *(const XItemKind *const *)b;
  if (x->skill != y->skill)
    return x->skill < y->skill ? -1 : 1;
  return x->delay != y->delay ? x->delay - y->delay : strcmp(x->base.id, y->base.id);
}

void XTable_Weapons(const XProgram *program, XText *out)
{
  const XContent *content = program->content;
  const bool csv = program->options.csv;
  const int32_t all = XContent_Count(content, XKIND_ITEM);
  const XItemKind **kinds = XAlloc(sizeof *kinds * (size_t)(all + 1));
  size_t count = 0;
  for (int32_t i = 0; i < all; i++) {
    const XItemKind *kind = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    if (kind->delay > 0)
      kinds[count++] = kind;
  }
  qsort(kinds, count, sizeof *kinds, by_skill);
  add_heading(out, csv);
  for (size_t i = 0; i < count; i++)
    add_weapon(content, kinds[i], out, csv);
  add_others(content, out, csv);
  free(kinds);
}

/* --- speeds --- */

enum { BIRTHS = 2000, SHARES = 5 };
static const int32_t shares[SHARES] = {0, 10, 50, 90, 100}; /* percent of births at most as fast */

static int ascending(const void *a, const void *b)
{
  const int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
  return (x > y) - (x < y);
}

/* Ticks as Sp:. */
static int32_t shown_of(int64_t ticks)
{
  return (int32_t)(100000 / (ticks < 1 ? 1 : ticks));
}

/* Sp: of a birth by its rate and one of its two durations. */
static int32_t born(const XRules *rules, const XBreed *breed, int32_t rate, const XDice *duration,
                    XProfile profile, XRandom *random)
{
  const int64_t base = XSpeed_BaseOf(rate, XDice_Roll(duration, random), profile);
  int64_t percent = 100 + 2 * breed->quickness;
  if (profile == XPROFILE_CLASSIC)
    return shown_of(base);
  percent = percent < rules->quickness_least ? rules->quickness_least : percent;
  percent = percent > rules->quickness_most ? rules->quickness_most : percent;
  const int64_t ticks = base * 100 / percent;
  return shown_of(ticks < rules->speed_floor ? rules->speed_floor : ticks);
}

static void add_shares(int32_t *figures, XText *out, bool csv)
{
  qsort(figures, BIRTHS, sizeof *figures, ascending);
  for (int i = 0; i < SHARES; i++)
    add_number(out, csv, 5, figures[(BIRTHS - 1) * shares[i] / 100]);
}

static void add_basic(const XDice *dice, XText *out, bool csv)
{
  char text[32];
  XDice_Format(dice, text, sizeof text);
  add_cell(out, csv, 11, text);
}

/* Births of one breed; each has a stream of its own, so that no row depends on the others. */
static void add_breed(const XProgram *program, const XBreed *breed, XText *out)
{
  const bool csv = program->options.csv;
  const XProfile profile = (XProfile)program->options.profile;
  const XRules *rules = XRules_Of(program->content);
  int32_t steps[BIRTHS], blows[BIRTHS];
  XRandom random;
  XRandom_Seed(&random, 1);
  for (int i = 0; i < BIRTHS; i++) {
    const int32_t rate = XDice_Roll(&breed->speed, &random);
    const bool classic = profile == XPROFILE_CLASSIC;
    steps[i] = born(rules, breed, rate, &breed->move_energy, profile, &random);
    blows[i] = born(rules, breed, rate, classic ? &breed->move_energy : &breed->attack_energy,
                    profile, &random);
  }
  XText_AddFormat(out, csv ? "%s" : "%-22s", short_id(&breed->base));
  add_basic(&breed->speed, out, csv);
  add_basic(&breed->move_energy, out, csv);
  add_basic(&breed->attack_energy, out, csv);
  add_number(out, csv, 4, breed->step);
  add_shares(steps, out, csv);
  add_shares(blows, out, csv);
  XText_Add(out, "\n");
}

static void add_kinds(const XProgram *program, XKindType kind, XText *out)
{
  const XContent *content = program->content;
  for (int32_t i = 0; i < XContent_Count(content, kind); i++)
    add_breed(program, (const XBreed *)XContent_At(content, kind, i), out);
}

void XTable_Speeds(const XProgram *program, XText *out)
{
  XText_Add(out, program->options.csv
                     ? "creature,rate,move,attack,step_tu,sp_least,sp_10,sp_50,sp_90,sp_most,"
                       "blow_least,blow_10,blow_50,blow_90,blow_most\n"
                     : "                              :Basic()                   step   Sp: of an "
                       "ordinary action        Sp: of a blow\n"
                       "creature                      rate        move      attack   TU least   "
                       "10%   50%   90%  most least   10%   50%   90%  most\n");
  add_kinds(program, XKIND_RACE, out);
  add_kinds(program, XKIND_MONSTER, out);
}
