/* From field tables to tables of SQLite, and whether a file's tables are those. */
#include "saves/schema.h"

#include "engine/xalloc.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "game/xgame.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMN_BYTES = 96 };

static const char row_tail[] = ") STRICT";
static const char child_tail[] = ",PRIMARY KEY(\"guid\",\"position\")) STRICT, WITHOUT ROWID";

/* Tables that no field table describes: name, then pairs of column and definition. */
static const char *const own_tables[][48] = {
    {"save",
     "guid",
     "INTEGER PRIMARY KEY",
     "id",
     "TEXT NOT NULL",
     "name",
     "TEXT NOT NULL",
     "race",
     "TEXT",
     "career",
     "TEXT",
     "level",
     "INTEGER NOT NULL DEFAULT 0",
     "place",
     "TEXT",
     "state",
     "INTEGER NOT NULL DEFAULT 0",
     "cause",
     "TEXT NOT NULL DEFAULT ''",
     "commands",
     "INTEGER NOT NULL DEFAULT 0",
     "born",
     "INTEGER NOT NULL DEFAULT 0",
     "played",
     "INTEGER NOT NULL DEFAULT 0",
     "seq",
     "INTEGER NOT NULL",
     "hash",
     "INTEGER NOT NULL",
     "shape",
     "INTEGER NOT NULL",
     "content",
     "INTEGER NOT NULL",
     "birth_name",
     "TEXT NOT NULL DEFAULT ''",
     "mark",
     "TEXT NOT NULL DEFAULT ''",
     "practice",
     "INTEGER NOT NULL DEFAULT 0",
     "score",
     "INTEGER NOT NULL DEFAULT 0",
     "seal",
     "INTEGER NOT NULL DEFAULT 0",
     NULL},
    {"journal", "seq", "INTEGER PRIMARY KEY", "command", "TEXT NOT NULL", "quick_hash",
     "INTEGER NOT NULL", "seal", "INTEGER NOT NULL", NULL},
    {"journal_lost", "position", "INTEGER PRIMARY KEY", "seq", "INTEGER NOT NULL", "command",
     "TEXT NOT NULL", "quick_hash", "INTEGER NOT NULL", "seal", "INTEGER NOT NULL", NULL},
    {"image", "seq", "INTEGER PRIMARY KEY", "size", "INTEGER NOT NULL", "sum", "INTEGER NOT NULL",
     "bytes", "BLOB NOT NULL", NULL},
    {"epoch", "seq", "INTEGER PRIMARY KEY", "rules", "TEXT NOT NULL", "content", "INTEGER NOT NULL",
     "size", "INTEGER NOT NULL DEFAULT 0", "sum", "INTEGER NOT NULL DEFAULT 0", "text", "BLOB",
     "mods", "TEXT NOT NULL DEFAULT ''", NULL},
    {"schedule", "position", "INTEGER PRIMARY KEY", "ahead", "INTEGER NOT NULL", "guid",
     "INTEGER NOT NULL", NULL},
};

void XSchema_EachColumn(const XField *fields, XColumnVisitor *visit, void *context)
{
  char name[COLUMN_BYTES];
  for (const XField *field = fields; field->name != NULL; field++)
    for (int32_t i = 0; i < field->count; i++) {
      if (field->shape == XSHAPE_SCALAR)
        snprintf(name, sizeof name, "%s", field->name);
      else if (field->names != NULL)
        snprintf(name, sizeof name, "%s_%s", field->name, field->names[i]);
      else
        snprintf(name, sizeof name, "%s_%d", field->name, (int)i);
      visit(context, name, field, i);
    }
}

/* --- what the file has to hold --- */

static XWanted *want_table(XSchema *schema, const char *name, const char *tail)
{
  XALLOC_GROW(schema->wanted, schema->wanted_count, schema->wanted_capacity);
  XWanted *wanted = &schema->wanted[schema->wanted_count++];
  *wanted = (XWanted){.name = XStrDup(name), .tail = tail};
  return wanted;
}

static void want_column(XWanted *wanted, const char *name, const char *type)
{
  const size_t count = (size_t)wanted->count + 1;
  wanted->columns = XRealloc(wanted->columns, count * sizeof *wanted->columns);
  wanted->types = XRealloc(wanted->types, count * sizeof *wanted->types);
  wanted->columns[wanted->count] = XStrDup(name);
  wanted->types[wanted->count++] = XStrDup(type);
}

static void want_field_column(void *context, const char *column, const XField *field, int32_t index)
{
  char type[64];
  (void)index;
  if (field->type == XTYPE_TEXT)
    snprintf(type, sizeof type, "TEXT NOT NULL DEFAULT ''");
  else if (field->type == XTYPE_KIND)
    snprintf(type, sizeof type, "TEXT");
  else if (field->type == XTYPE_HANDLE)
    snprintf(type, sizeof type, "INTEGER");
  else
    snprintf(type, sizeof type, "INTEGER NOT NULL DEFAULT %lld", (long long)field->fallback);
  want_column(context, column, type);
}

static void want_child(XSchema *schema, const char *table, const XField *field)
{
  char name[COLUMN_BYTES];
  snprintf(name, sizeof name, "%s_%s", table, field->name);
  XWanted *wanted = want_table(schema, name, child_tail);
  want_column(wanted, "guid", "INTEGER NOT NULL");
  want_column(wanted, "position", "INTEGER NOT NULL");
  XSchema_EachColumn(field->child, want_field_column, wanted);
}

static void want_class(XSchema *schema, const XTable *table)
{
  XWanted *wanted = want_table(schema, table->name, row_tail);
  want_column(wanted, "guid", "INTEGER PRIMARY KEY");
  XSchema_EachColumn(table->row, want_field_column, wanted);
  for (int32_t i = 0; i < table->layer_count; i++)
    want_column(wanted, table->layers[i].name, "BLOB");
  for (int32_t i = 0; i < table->child_count; i++)
    want_child(schema, table->name, &table->children[i]);
}

static void want_own_tables(XSchema *schema)
{
  for (size_t i = 0; i < sizeof own_tables / sizeof own_tables[0]; i++) {
    XWanted *wanted = want_table(schema, own_tables[i][0], row_tail);
    for (const char *const *pair = &own_tables[i][1]; pair[0] != NULL; pair += 2)
      want_column(wanted, pair[0], pair[1]);
  }
}

/* --- from classes to tables --- */

static void append_field(XField **list, int32_t *count, const XField *field)
{
  *list = XRealloc(*list, sizeof **list * (size_t)(*count + 2));
  (*list)[*count] = *field;
  (*list)[(*count)++].unhashed = false; /* a change of it has to be written too */
  (*list)[*count] = (XField){.name = NULL};
}

typedef struct Sorter {
  XTable *table;
  int32_t row_count;
} Sorter;

static void sort_field(void *context, const XField *field)
{
  Sorter *sorter = context;
  XTable *table = sorter->table;
  if (field->shape == XSHAPE_LAYER) {
    append_field(&table->layers, &table->layer_count, field);
  } else if (field->shape == XSHAPE_CHILD) {
    for (const XField *part = field->child; part->name != NULL; part++)
      assert(!part->unhashed); /* or the writer would miss its changes */
    append_field(&table->children, &table->child_count, field);
  } else {
    append_field(&table->row, &sorter->row_count, field);
    table->columns += field->count;
  }
}

static void add_table(XSchema *schema, const char *name, const XClass *cls, const XField *fields)
{
  schema->tables = XRealloc(schema->tables, sizeof *schema->tables * (size_t)(schema->count + 1));
  XTable *table = &schema->tables[schema->count++];
  *table = (XTable){.name = name, .cls = cls};
  Sorter sorter = {table, 0};
  if (cls != NULL)
    XClass_EachField(cls, sort_field, &sorter);
  for (const XField *field = fields; field != NULL && field->name != NULL; field++)
    sort_field(&sorter, field);
  assert(table->row != NULL);
  want_class(schema, table);
}

void XSchema_Init(XSchema *schema)
{
  *schema = (XSchema){0};
  add_table(schema, "world", NULL, XWorld_Fields);
  add_table(schema, "game", NULL, XGame_Fields);
  for (const XClass *const *cls = XGame_Classes; *cls != NULL; cls++)
    add_table(schema, (*cls)->name, *cls, NULL);
  want_own_tables(schema);
}

void XSchema_Clear(XSchema *schema)
{
  for (int32_t i = 0; i < schema->count; i++) {
    free(schema->tables[i].row);
    free(schema->tables[i].layers);
    free(schema->tables[i].children);
  }
  for (int32_t i = 0; i < schema->wanted_count; i++) {
    XWanted *wanted = &schema->wanted[i];
    for (int32_t column = 0; column < wanted->count; column++) {
      free(wanted->columns[column]);
      free(wanted->types[column]);
    }
    free(wanted->columns);
    free(wanted->types);
    free(wanted->name);
  }
  free(schema->wanted);
  free(schema->tables);
  *schema = (XSchema){0};
}

int32_t XSchema_IndexOf(const XSchema *schema, const XClass *cls)
{
  int32_t i = XTABLE_CLASSES;
  while (i < schema->count && schema->tables[i].cls != cls)
    i++;
  assert(i < schema->count);
  return i;
}

static void table_sql(const XWanted *wanted, XText *out)
{
  XText_AddFormat(out, "CREATE TABLE \"%s\"(", wanted->name);
  for (int32_t i = 0; i < wanted->count; i++)
    XText_AddFormat(out, "%s\"%s\" %s", i > 0 ? "," : "", wanted->columns[i], wanted->types[i]);
  XText_Add(out, wanted->tail);
}

uint64_t XSchema_Shape(const XSchema *schema)
{
  XText sql;
  XText_Init(&sql);
  for (int32_t i = 0; i < schema->wanted_count; i++)
    table_sql(&schema->wanted[i], &sql);
  const uint64_t shape = XHash_Bytes(0, sql.data, sql.length);
  XText_Clear(&sql);
  return shape;
}

static bool create_table(const XWanted *wanted, XDb *db, XText *why)
{
  XText sql;
  XText_Init(&sql);
  table_sql(wanted, &sql);
  const bool good = XDb_Run(db, sql.data, why);
  XText_Clear(&sql);
  return good;
}

bool XSchema_Create(const XSchema *schema, XDb *db, XText *why)
{
  for (int32_t i = 0; i < schema->wanted_count; i++)
    if (!create_table(&schema->wanted[i], db, why))
      return false;
  return true;
}

/* --- whether a file has these tables --- */

static const XWanted *find_wanted(const XSchema *schema, const char *name)
{
  for (int32_t i = 0; name != NULL && i < schema->wanted_count; i++)
    if (strcmp(schema->wanted[i].name, name) == 0)
      return &schema->wanted[i];
  return NULL;
}

static int32_t find_column(const XWanted *wanted, const char *name)
{
  for (int32_t i = 0; name != NULL && i < wanted->count; i++)
    if (strcmp(wanted->columns[i], name) == 0)
      return i;
  return -1;
}

static const char *text_of(sqlite3_stmt *statement, int column)
{
  const char *text = (const char *)sqlite3_column_text(statement, column);
  return text == NULL ? "" : text;
}

static sqlite3_stmt *columns_of(XDb *db, const XWanted *wanted, XText *why)
{
  sqlite3_stmt *columns = XDb_Prepare(
      db,
      "SELECT x.name,x.type,x.hidden FROM pragma_table_xinfo(?1) x,pragma_table_list(?1) t"
      " WHERE t.schema='main' AND t.strict=1 ORDER BY x.cid",
      why);
  if (columns != NULL)
    sqlite3_bind_text(columns, 1, wanted->name, -1, SQLITE_STATIC);
  return columns;
}

/* A table that differs from ours: it may lack columns, nothing else. */
static bool is_older(XDb *db, const XWanted *wanted, XText *why)
{
  sqlite3_stmt *columns = columns_of(db, wanted, why);
  if (columns == NULL)
    return false;
  int32_t known = 0, strange = 0;
  while (sqlite3_step(columns) == SQLITE_ROW) {
    const int32_t at = find_column(wanted, text_of(columns, 0));
    const char *type = text_of(columns, 1);
    const bool same = at >= 0 && strncmp(wanted->types[at], type, strlen(type)) == 0 &&
                      sqlite3_column_int(columns, 2) == 0;
    known += same;
    strange += !same;
  }
  sqlite3_finalize(columns);
  if (known > 0 && strange == 0)
    return true;
  XText_AddFormat(why, "table %s is not as this game makes it", wanted->name);
  return false;
}

static bool check_entry(const XSchema *schema, XDb *db, sqlite3_stmt *entry, bool *same, XText *why)
{
  const char *name = text_of(entry, 1);
  const XWanted *wanted = find_wanted(schema, name);
  if (strcmp(text_of(entry, 0), "table") != 0 || wanted == NULL) {
    XText_AddFormat(why, "holds a %.20s '%.60s' that is not ours", text_of(entry, 0), name);
    return false;
  }
  XText sql;
  XText_Init(&sql);
  table_sql(wanted, &sql);
  *same = strcmp(sql.data, text_of(entry, 2)) == 0;
  XText_Clear(&sql);
  return *same || is_older(db, wanted, why);
}

bool XSchema_Check(const XSchema *schema, XDb *db, bool *complete, XText *why)
{
  sqlite3_stmt *entries = XDb_Prepare(db, "SELECT type,name,sql FROM sqlite_schema", why);
  if (entries == NULL)
    return false;
  int32_t found = 0;
  bool good = true, same = true;
  *complete = true;
  int rc = SQLITE_DONE;
  while (good && (rc = sqlite3_step(entries)) == SQLITE_ROW) {
    good = check_entry(schema, db, entries, &same, why);
    *complete = *complete && same;
    found++;
  }
  if (good && rc != SQLITE_DONE)
    good = XDb_Fail(db, why);
  sqlite3_finalize(entries);
  *complete = *complete && found == schema->wanted_count;
  return good;
}

static bool add_column(XDb *db, const XWanted *wanted, int32_t column, XText *why)
{
  char *sql = XStrFormat("ALTER TABLE \"%s\" ADD COLUMN \"%s\" %s", wanted->name,
                         wanted->columns[column], wanted->types[column]);
  const bool good = XDb_Run(db, sql, why);
  free(sql);
  return good;
}

static bool add_missing(XDb *db, const XWanted *wanted, const bool *present, XText *why)
{
  bool good = true;
  for (int32_t i = 0; good && i < wanted->count; i++)
    good = present[i] || add_column(db, wanted, i, why);
  return good;
}

bool XSchema_AddColumn(const XSchema *schema, XDb *db, const char *table, const char *column,
                       XText *why)
{
  const XWanted *wanted = find_wanted(schema, table);
  assert(wanted != NULL && find_column(wanted, column) >= 0);
  return XDb_HasColumn(db, table, column) ||
         add_column(db, wanted, find_column(wanted, column), why);
}

bool *XSchema_Present(const XWanted *wanted, XDb *db, XText *why)
{
  sqlite3_stmt *columns = columns_of(db, wanted, why);
  if (columns == NULL)
    return NULL;
  bool *present = XAlloc(sizeof *present * (size_t)wanted->count);
  bool exists = false;
  while (sqlite3_step(columns) == SQLITE_ROW) {
    const int32_t at = find_column(wanted, text_of(columns, 0));
    exists = true;
    if (at >= 0)
      present[at] = true;
  }
  sqlite3_finalize(columns);
  if (exists)
    return present;
  free(present);
  return NULL;
}

bool XSchema_Extend(const XSchema *schema, XDb *db, XText *why)
{
  bool good = true;
  for (int32_t i = 0; good && i < schema->wanted_count; i++) {
    const XWanted *wanted = &schema->wanted[i];
    const size_t said = why->length;
    bool *present = XSchema_Present(wanted, db, why);
    if (present == NULL && why->length != said)
      return false;
    good = present != NULL ? add_missing(db, wanted, present, why) : create_table(wanted, db, why);
    free(present);
  }
  return good;
}
