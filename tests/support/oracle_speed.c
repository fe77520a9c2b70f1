/* Rows of GetSpeed(): each sets up a hero's figures, pack and modifiers and reads everything that a
   player sees of them. */
#include "tests/support/oracle.h"

#include "creature/body.h"
#include "creature/spawn.h"
#include "creature/speed.h"
#include "tests/support/tsv.h"

#include <inttypes.h>
#include <string.h>

typedef enum Column {
  TTMB,
  NUTRIO,
  BASE_NUTRIO,
  STR,
  ADDED_STR,
  CARRIED_WEIGHT,
  SLOWER_TOTAL,
  INPUTS,
  GET_SPEED = INPUTS,
  SP_SHOWN,
  HUNGER_WORD,
  CARRY_WORD,
  INTERRUPTS,
  NEEDED,
  CASE = NEEDED,
  COLUMNS
} Column;

static const char *const column_names[COLUMNS] = {
    "ttmb",           "nutrio",       "base_nutrio", "str",      "added_str",
    "carried_weight", "slower_total", "get_speed",   "sp_shown", "hunger_word",
    "carry_word",     "interrupts",   "case",
};

typedef struct Table {
  const char *path;
  const XContent *content;
  TsvLine line;
  int at[COLUMNS]; /* where each column stands; -1 nowhere */
} Table;

static bool find_columns(Table *table)
{
  for (int i = 0; i < COLUMNS; i++) {
    table->at[i] = -1;
    for (int j = 0; j < table->line.count; j++)
      if (strcmp(table->line.fields[j], column_names[i]) == 0)
        table->at[i] = j;
    if (table->at[i] < 0 && i < NEEDED) {
      printf("%s: there is no column %s\n", table->path, column_names[i]);
      return false;
    }
  }
  return true;
}

static const char *field(const Table *table, Column column)
{
  const int at = table->at[column];
  return at >= 0 && at < table->line.count ? table->line.fields[at] : "";
}

static bool equals(const Table *table, Column column, const char *got)
{
  const char *expected = field(table, column);
  if (strcmp(expected, got) == 0)
    return true;
  printf("%s:%d: %s: %s: expected %s, got %s\n", table->path, table->line.number,
         field(table, CASE), column_names[column], expected, got);
  return false;
}

static bool equals_number(const Table *table, Column column, int64_t got)
{
  char text[24];
  snprintf(text, sizeof text, "%" PRId64, got);
  return equals(table, column, text);
}

static bool check(const Table *table, const XWorld *world, const XCreature *creature)
{
  const XProfile profile = XPROFILE_CLASSIC;
  const XHungerTier *tier = XCreature_HungerTier(world, creature, profile);
  const XBurdenStep *step = XCreature_BurdenWord(world, creature);
  const char *burden = step == NULL ? "-" : step->refuses ? "too-heavy" : step->word;
  const int32_t speed = XCreature_GetSpeed(world, creature, profile);
  bool good = equals_number(table, GET_SPEED, speed);
  if (speed == 0)
    good = equals(table, SP_SHOWN, "div0") && good;
  else
    good =
        equals_number(table, SP_SHOWN, XCreature_GetShownSpeed(world, creature, profile)) && good;
  good = equals(table, HUNGER_WORD, tier->word[0] == '\0' ? "-" : tier->word) && good;
  good = equals(table, CARRY_WORD, burden) && good;
  return equals_number(table, INTERRUPTS, tier->interrupts) && good;
}

/* A bare creature with the figures of a row; what it carries is one thing of that weight. */
static bool check_row(const Table *table, const int64_t inputs[INPUTS])
{
  XWorld *world = XWorld_New(table->content, 1);
  const XRace race = {.breed = {.base = {.id = "test:race", .name = "race"}}};
  const XCareer career = {.base = {.id = "test:career", .name = "career"}};
  XModifierKind force = {.base = {.id = "test:force", .name = "force"}};
  XItemKind load = {.base = {.id = "test:load", .name = "load"}};
  XCreature *creature = XCreature_SpawnHero(world, &race, &career, "Row", XPROFILE_CLASSIC);
  creature->base.base.ttmb = (int32_t)inputs[TTMB];
  creature->nutrio = (int32_t)inputs[NUTRIO];
  creature->base_nutrio = (int32_t)inputs[BASE_NUTRIO];
  creature->stats[XSTAT_ST] = (int32_t)inputs[STR];
  force.stats[XSTAT_ST] = (int32_t)inputs[ADDED_STR];
  force.slower = (int32_t)inputs[SLOWER_TOTAL];
  XModifier *modifier = XRecords_Add(&creature->modifiers, sizeof *modifier);
  modifier->kind = &force.base;
  load.weight = (int32_t)inputs[CARRIED_WEIGHT];
  XInventory_Give(world, creature, XItem_New(world, &load, 1));
  const bool good = check(table, world, creature);
  XWorld_Free(world);
  return good;
}

static void count_row(const Table *table, Tally *tally)
{
  int64_t inputs[INPUTS];
  bool good = true;
  for (int i = 0; i < INPUTS; i++)
    if (!Tsv_Number(&table->line, table->at[i], &inputs[i])) {
      printf("%s:%d: %s is no number\n", table->path, table->line.number, column_names[i]);
      good = false;
    }
  if (good && check_row(table, inputs))
    tally->passed++;
  else
    tally->failed++;
}

bool Oracle_Speed(const XContent *content, const char *path, Tally *tally)
{
  FILE *file = fopen(path, "r");
  if (file == NULL) {
    printf("%s: cannot be read\n", path);
    return false;
  }
  Table table = {.path = path, .content = content};
  const bool good = Tsv_Next(file, &table.line) && find_columns(&table);
  while (good && Tsv_Next(file, &table.line))
    count_row(&table, tally);
  Tsv_Clear(&table.line);
  fclose(file);
  return good;
}
