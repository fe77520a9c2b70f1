/* hourvale table WHAT: figures of the content side by side, for people and, with --csv, for
   spreadsheets. A new table is a row of `tables`. */
#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "game/cli/tables.h"
#include "game/danger.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Row {
  const XMonster *kind;
  int64_t danger; /* hundredths of a hit point */
} Row;

static int compare(const void *a, const void *b)
{
  const Row *x = a, *y = b;
  if (x->kind->band != y->kind->band)
    return x->kind->band < y->kind->band ? -1 : 1;
  if (x->danger != y->danger)
    return x->danger < y->danger ? -1 : 1;
  return strcmp(x->kind->breed.base.id, y->kind->breed.base.id);
}

/* All that can be met by chance or by name, each against the reference hero of its band. */
static Row *measure(const XProgram *program, int32_t *count)
{
  const XContent *content = program->content;
  *count = XContent_Count(content, XKIND_MONSTER);
  Row *rows = XAlloc(sizeof *rows * (size_t)(*count + 1));
  for (XBand band = XBAND_VERY_LOW; band < XBAND_COUNT; band++) {
    XGame *reference = XDanger_Reference(content, band, program->options.profile);
    for (int32_t i = 0; i < *count; i++) {
      const XMonster *kind = (const XMonster *)XContent_At(content, XKIND_MONSTER, i);
      if (kind->band == band)
        rows[i] = (Row){kind, XDanger_Of(reference, kind)};
    }
    XGame_Free(reference);
  }
  qsort(rows, (size_t)*count, sizeof *rows, compare);
  return rows;
}

/* The middle danger among those of a band that are met by chance; 0 when nobody is. */
static int64_t median(const Row *rows, int32_t count, XBand band)
{
  int32_t met = 0, seen = 0;
  for (int32_t i = 0; i < count; i++)
    met += rows[i].kind->band == band && rows[i].kind->rarity > 0;
  for (int32_t i = 0; i < count; i++)
    if (rows[i].kind->band == band && rows[i].kind->rarity > 0 && seen++ == met / 2)
      return rows[i].danger;
  return 0;
}

/* A word for one whose danger is under a third or over three times the middle of its band. */
static const char *verdict(const Row *row, int64_t middle)
{
  if (middle == 0 || row->kind->rarity < 1)
    return "";
  return row->danger * 3 < middle ? "weak" : row->danger > 3 * middle ? "strong" : "";
}

static void add_dice(XText *out, const XDice *dice)
{
  char text[32];
  XDice_Format(dice, text, sizeof text);
  XText_Add(out, text);
}

static void add_row(const Row *row, int64_t middle, bool csv, XText *out)
{
  const XMonster *kind = row->kind;
  const char *colon = strchr(kind->breed.base.id, ':');
  const long long hp = XDice_Mean100(&kind->hp) / 100;
  XText damage;
  XText_Init(&damage);
  add_dice(&damage, &kind->damage);
  XText_AddFormat(out,
                  csv ? "%s,%s,%lld,%s,%lld.%02lld,%d,%s\n"
                      : "%-22s %-10s %5lld  %-9s %6lld.%02lld %6d  %s\n",
                  colon != NULL ? colon + 1 : kind->breed.base.id, XBand_Ids[kind->band], hp,
                  damage.data, (long long)(row->danger / 100), (long long)(row->danger % 100),
                  (int)kind->rarity, verdict(row, middle));
  XText_Clear(&damage);
}

static void creatures(const XProgram *program, XText *out)
{
  const bool csv = program->options.csv;
  int32_t count;
  Row *rows = measure(program, &count);
  XText_Add(out, csv ? "creature,band,hp,damage,danger,weight,verdict\n"
                     : "creature               band          hp  damage       danger weight\n");
  for (int32_t i = 0; i < count; i++)
    add_row(&rows[i], median(rows, count, rows[i].kind->band), csv, out);
  free(rows);
}

static const struct {
  const char *name;
  void (*write)(const XProgram *program, XText *out);
} tables[] = {
    {"creatures", creatures},
    {"weapons", XTable_Weapons},
    {"speeds", XTable_Speeds},
};

XExitCode XCli_Table(XProgram *program)
{
  const XOptions *options = &program->options;
  XText out;
  XExitCode code = XEXIT_USAGE;
  XText_Init(&out);
  for (size_t i = 0; options->argument_count == 1 && i < sizeof tables / sizeof *tables; i++)
    if (strcmp(tables[i].name, options->arguments[0]) == 0) {
      tables[i].write(program, &out);
      code = XCli_Print(&out);
    }
  if (code == XEXIT_USAGE)
    XCli_Complain("table needs one of: creatures, weapons, speeds");
  XText_Clear(&out);
  return code;
}
