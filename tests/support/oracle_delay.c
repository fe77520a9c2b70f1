/* Rows of attack delays, fixed costs and attacks made by moving: the exact distributions, then what
   drawing from them gives. */
#include "tests/support/oracle.h"

#include "creature/delay.h"
#include "creature/speed.h"
#include "engine/xstring.h"
#include "tests/support/tsv.h"

#include <stdlib.h>
#include <string.h>

enum { DRAWS = 20000, BIN_LEAST = 5, COLUMNS_MOST = 32 };

typedef struct Table {
  const char *path;
  const XContent *content;
  TsvLine line;
  char names[COLUMNS_MOST][32]; /* of the header */
  int columns;
  bool good; /* the row so far */
} Table;

static const char *field(Table *table, const char *name)
{
  for (int i = 0; i < table->columns && i < table->line.count; i++)
    if (strcmp(table->names[i], name) == 0)
      return table->line.fields[i];
  printf("%s:%d: there is no column %s\n", table->path, table->line.number, name);
  table->good = false;
  return "";
}

static int64_t number(Table *table, const char *name)
{
  const char *text = field(table, name);
  char *end;
  const long long value = strtoll(text, &end, 10);
  if (*text != '\0' && *end == '\0')
    return value;
  if (table->good)
    printf("%s:%d: %s is no number\n", table->path, table->line.number, name);
  table->good = false;
  return 0;
}

static void equals(Table *table, const char *name, const char *got)
{
  const char *expected = field(table, name);
  if (strcmp(expected, got) == 0)
    return;
  printf("%s:%d: %s: expected %s, got %s\n", table->path, table->line.number, name, expected, got);
  table->good = false;
}

static void equals_number(Table *table, const char *name, int64_t got)
{
  char text[24];
  snprintf(text, sizeof text, "%lld", (long long)got);
  equals(table, name, text);
}

static void equals_spread(Table *table, const char *name, const XWeighted *got)
{
  XText text;
  XText_Init(&text);
  XWeighted_Format(got, &text);
  equals(table, name, text.data);
  XText_Clear(&text);
}

static void equals_mean(Table *table, const char *name, const XWeighted *got)
{
  char text[48];
  int64_t n, d;
  XWeighted_Mean(got, &n, &d);
  snprintf(text, sizeof text, "%lld/%lld", (long long)n, (long long)d);
  equals(table, name, text);
}

/* Chi-squared at one in a million for up to 40 degrees of freedom, in tenths, rounded up. */
static int64_t bound10(int freedom)
{
  static const int64_t bounds[] = {0,   240, 277, 307, 334, 359, 383, 406, 428, 449, 470,
                                   491, 511, 530, 550, 569, 588, 606, 625, 643, 661};
  const int most = (int)(sizeof bounds / sizeof bounds[0]) - 1;
  return freedom <= most ? bounds[freedom] : bounds[most] + (freedom - most) * 18;
}

static int index_of(const XWeighted *spread, int64_t value)
{
  for (int i = 0; i < spread->count; i++)
    if (spread->outcomes[i].value == value)
      return i;
  return -1;
}

/* 10 x off^2 / (due x total), halving both until the square fits. */
static int64_t squared_share10(int64_t off, int64_t due, int64_t total)
{
  while (off > 500000000 || off < -500000000) {
    off /= 2;
    due /= 2;
    total /= 2;
  }
  return off * off * 10 / total / (due > 0 ? due : 1);
}

/* What is drawn lies in the distribution and spreads as it says. */
static void check_draws(Table *table, const XWeighted *spread)
{
  int64_t counts[XWEIGHTED_MOST] = {0};
  XRandom random;
  XRandom_Seed(&random, 1);
  for (int i = 0; i < DRAWS; i++) {
    const int at = index_of(spread, XWeighted_Draw(spread, &random));
    if (at < 0) {
      printf("%s:%d: a draw outside the distribution\n", table->path, table->line.number);
      table->good = false;
      return;
    }
    counts[at]++;
  }
  const int64_t total = (int64_t)spread->total;
  int64_t squares10 = 0; /* tenths of the sum of (seen - due)^2 / due */
  int64_t due = 0, seen = 0;
  int bins = 0;
  /* Rare values share a bin with their neighbours: the bound holds for five draws due and more. */
  for (int i = 0; i < spread->count; i++) {
    due += DRAWS * (int64_t)spread->outcomes[i].weight; /* in parts of 1/total */
    seen += counts[i];
    if (due < BIN_LEAST * total && i + 1 < spread->count)
      continue;
    squares10 += squared_share10(seen * total - due, due, total);
    bins++;
    due = seen = 0;
  }
  if (squares10 <= bound10(bins - 1))
    return;
  printf("%s:%d: %d draws are too far from the distribution\n", table->path, table->line.number,
         DRAWS);
  table->good = false;
}

/* A statuses' fraction of a row, from the content's own modifiers. */
static XFraction statuses(Table *table, bool attack)
{
  static const struct {
    char letter;
    const char *id;
  } slowers[] = {{'S', "core:slowed"}, {'P', "core:petrifying"}, {'T', "core:statue_form"}};
  XCreature creature = {.level = 1};
  const char *letters = field(table, "slowers");
  const char *ids[5];
  int count = 0;
  if (number(table, "haste") != 0)
    ids[count++] = "core:haste";
  if (number(table, "finesse") != 0)
    ids[count++] = "core:finesse";
  for (size_t i = 0; i < sizeof slowers / sizeof slowers[0]; i++)
    if (strchr(letters, slowers[i].letter) != NULL)
      ids[count++] = slowers[i].id;
  for (int i = 0; i < count; i++) {
    XModifier *modifier = XRecords_Add(&creature.modifiers, sizeof *modifier);
    modifier->kind = XContent_Find(table->content, XKIND_MODIFIER, ids[i]);
    if (modifier->kind == NULL) {
      printf("there is no modifier %s\n", ids[i]);
      table->good = false;
      creature.modifiers.count--;
    }
  }
  const XFraction m = XCreature_StatusFraction(&creature, XPROFILE_HONOURED, attack);
  XRecords_Clear(&creature.modifiers);
  return m;
}

static XFraction brand(Table *table)
{
  char id[48];
  const char *name = field(table, "brand");
  if (strcmp(name, "none") == 0)
    return (XFraction){1, 1};
  snprintf(id, sizeof id, "core:%.40s", name);
  const XKind *kind = XContent_Find(table->content, XKIND_BRAND, id);
  if (kind != NULL)
    return ((const XBrandKind *)kind)->delay;
  printf("%s:%d: there is no brand %s\n", table->path, table->line.number, id);
  table->good = false;
  return (XFraction){1, 1};
}

static void check_attack(Table *table)
{
  const XRules *rules = XRules_Of(table->content);
  const char *kind = field(table, "kind");
  const bool ranged = number(table, "ranged") != 0;
  const XDelayAttack attack = {.form = strcmp(kind, "unarmed") == 0  ? XDELAY_UNARMED
                                       : strcmp(kind, "thrown") == 0 ? XDELAY_THROWN
                                                                     : XDELAY_WEAPON,
                               .base = (int32_t)number(table, "base"),
                               .least = (int32_t)number(table, "min"),
                               .skill10 = (int32_t)number(table, "skill10"),
                               .brand = brand(table),
                               .shield = (int32_t)number(table, "sh_enc"),
                               .shield_skill10 = (int32_t)number(table, "sh_skill10"),
                               .strength = (int32_t)number(table, "str"),
                               .armour = ranged ? (int32_t)number(table, "ar_enc") : 0,
                               .armour_skill10 = (int32_t)number(table, "ar_skill10")};
  const XFraction m = statuses(table, true);
  const int64_t pace = number(table, "pace");
  if (!table->good)
    return;
  const XWeighted roll = XDelay_Roll(rules, &attack);
  const XWeighted ticks = XDelay_Ticks(rules, &roll, pace, m);
  equals_spread(table, "roll", &roll);
  equals_mean(table, "roll_mean", &roll);
  equals_spread(table, "ticks", &ticks);
  equals_number(table, "ticks_lo", XWeighted_Least(&ticks));
  equals_number(table, "ticks_hi", XWeighted_Most(&ticks));
  check_draws(table, &ticks);
}

static void check_action(Table *table)
{
  const XFraction m = statuses(table, false);
  equals_number(table, "ticks",
                XDelay_Fixed(XRules_Of(table->content), (int32_t)number(table, "cost"),
                             number(table, "pace"), m));
}

/* "7:9/20,8:11/20" as a distribution. */
static bool read_spread(const char *text, XWeighted *out)
{
  int64_t common = 1;
  long long value, n, d;
  int used;
  *out = (XWeighted){.count = 0};
  for (const char *at = text; sscanf(at, "%lld:%lld/%lld%n", &value, &n, &d, &used) == 3;
       at += used + (at[used] == ','))
    common *= d > 0 && common % d != 0 ? d : 1;
  for (const char *at = text; sscanf(at, "%lld:%lld/%lld%n", &value, &n, &d, &used) == 3;) {
    if (out->count == XWEIGHTED_MOST || n < 1 || d < 1)
      return false;
    out->outcomes[out->count++] = (XChance){value, (uint64_t)(n * (common / d))};
    out->total += (uint64_t)(n * (common / d));
    at += used + (at[used] == ',');
  }
  return out->count > 0 && out->total == (uint64_t)common;
}

static void check_move(Table *table)
{
  XWeighted attack;
  if (!read_spread(field(table, "attack_dist"), &attack)) {
    printf("%s:%d: attack_dist is no distribution\n", table->path, table->line.number);
    table->good = false;
    return;
  }
  const XWeighted attacks = XDelay_AttacksOfMove((int32_t)number(table, "move10"), &attack);
  equals_spread(table, "attacks_dist", &attacks);
  equals_mean(table, "mean", &attacks);
  equals_number(table, "lo", XWeighted_Least(&attacks));
  equals_number(table, "hi", XWeighted_Most(&attacks));
  check_draws(table, &attacks);
}

bool Oracle_Delay(const XContent *content, OracleKind kind, const char *path, Tally *tally)
{
  FILE *file = fopen(path, "r");
  if (file == NULL) {
    printf("%s: cannot be read\n", path);
    return false;
  }
  Table table = {.path = path, .content = content};
  const bool good = Tsv_Next(file, &table.line);
  for (; good && table.columns < table.line.count && table.columns < COLUMNS_MOST; table.columns++)
    snprintf(table.names[table.columns], sizeof table.names[0], "%s",
             table.line.fields[table.columns]);
  while (good && Tsv_Next(file, &table.line)) {
    table.good = true;
    if (kind == ORACLE_ATTACKS)
      check_attack(&table);
    else if (kind == ORACLE_ACTIONS)
      check_action(&table);
    else
      check_move(&table);
    if (table.good)
      tally->passed++;
    else
      tally->failed++;
  }
  Tsv_Clear(&table.line);
  fclose(file);
  return good;
}
