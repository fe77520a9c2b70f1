/* Loading: find all guids, make the objects in their order, fill them table by table, put them
   on the ring. */
#include "saves/read.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "saves/layer.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_OBJECTS = 200000 };

typedef struct Found {
  int64_t guid;
  int32_t table;
} Found;

typedef struct Reader {
  const XSchema *schema;
  XDb *db;
  XGame *game;
  XText *why;
  Found *found;
  int32_t found_count, found_capacity;
} Reader;

static bool fail(Reader *reader, const char *table, int64_t guid, const char *what)
{
  XText_AddFormat(reader->why, "%s %lld: %s", table, (long long)guid, what);
  return false;
}

/* The next row; false at the end and on errors, which set *good to false. */
static bool next_row(Reader *reader, sqlite3_stmt *statement, bool *good)
{
  if (!*good)
    return false;
  const int rc = sqlite3_step(statement);
  if (rc != SQLITE_ROW && rc != SQLITE_DONE)
    *good = XDb_Fail(reader->db, reader->why);
  return rc == SQLITE_ROW;
}

/* --- values --- */

typedef struct Filler {
  Reader *reader;
  const char *table;
  int64_t guid;
  sqlite3_stmt *statement;
  void *owner;
  int column;
  bool good;
} Filler;

static void refuse(Filler *filler, const char *column, const char *what)
{
  filler->good = false;
  XText_AddFormat(filler->reader->why, "%s %lld: %s %s", filler->table, (long long)filler->guid,
                  column, what);
}

static void fill_text(Filler *filler, const char *column, const XField *field, char *at)
{
  const char *text = (const char *)sqlite3_column_text(filler->statement, filler->column);
  const size_t size = (size_t)sqlite3_column_bytes(filler->statement, filler->column);
  if (text == NULL || size >= field->size || strlen(text) != size)
    refuse(filler, column, "is no text of its length");
  else
    memcpy(at, text, size + 1);
}

static void fill_kind(Filler *filler, const char *column, const XField *field, char *at)
{
  const char *id = (const char *)sqlite3_column_text(filler->statement, filler->column);
  if (id == NULL)
    return;
  const XKind *kind = XContent_FindSaved(filler->reader->game->world->content, field->kind, id);
  if (kind == NULL)
    XText_AddFormat(filler->reader->why, "unknown %s '%.80s': ", XKindType_Name(field->kind), id);
  if (kind == NULL)
    refuse(filler, column, "cannot be found");
  else
    memcpy(at, &kind, sizeof kind);
}

static void fill_handle(Filler *filler, const char *column, char *at)
{
  if (sqlite3_column_type(filler->statement, filler->column) == SQLITE_NULL)
    return;
  const int64_t guid = sqlite3_column_int64(filler->statement, filler->column);
  const XObject *object =
      guid > 0 ? XObjectTable_ByGuid(&filler->reader->game->world->objects, (uint64_t)guid) : NULL;
  if (object == NULL)
    refuse(filler, column, "names an object that does not exist");
  else
    memcpy(at, &object->self, sizeof object->self);
}

static void fill_column(void *context, const char *column, const XField *field, int32_t index)
{
  Filler *filler = context;
  if (!filler->good)
    return;
  char *at = XField_At(field, filler->owner, index);
  const int type = sqlite3_column_type(filler->statement, filler->column);
  const bool text = field->type == XTYPE_TEXT || field->type == XTYPE_KIND;
  const bool may_be_null = field->type == XTYPE_HANDLE || field->type == XTYPE_KIND;
  if (type != (text ? SQLITE_TEXT : SQLITE_INTEGER) && !(type == SQLITE_NULL && may_be_null))
    refuse(filler, column, "has the wrong type");
  else if (field->type == XTYPE_TEXT)
    fill_text(filler, column, field, at);
  else if (field->type == XTYPE_KIND)
    fill_kind(filler, column, field, at);
  else if (field->type == XTYPE_HANDLE)
    fill_handle(filler, column, at);
  else if (!XField_SetNumber(field, filler->owner, index,
                             sqlite3_column_int64(filler->statement, filler->column)))
    refuse(filler, column, "is out of range");
  filler->column++;
}

static bool fill_layer(Filler *filler, const XField *field)
{
  Reader *reader = filler->reader;
  XLayer *layer = XField_At(field, filler->owner, 0);
  const void *bytes = sqlite3_column_blob(filler->statement, filler->column);
  const size_t size = (size_t)sqlite3_column_bytes(filler->statement, filler->column);
  filler->column++;
  if (bytes == NULL)
    return fail(reader, filler->table, filler->guid, "a map layer is missing");
  return XLayer_Unpack(reader->game->world->content, field, bytes, size, layer, reader->why);
}

/* --- rows and records --- */

static void add_column(void *context, const char *column, const XField *field, int32_t index)
{
  (void)field;
  (void)index;
  XText_AddFormat(context, ",\"%s\"", column);
}

static sqlite3_stmt *select_rows(Reader *reader, const XTable *table)
{
  XText sql;
  XText_Init(&sql);
  XText_Add(&sql, "SELECT \"guid\"");
  XSchema_EachColumn(table->row, add_column, &sql);
  for (int32_t i = 0; i < table->layer_count; i++)
    XText_AddFormat(&sql, ",\"%s\"", table->layers[i].name);
  XText_AddFormat(&sql, " FROM \"%s\" ORDER BY \"guid\"", table->name);
  sqlite3_stmt *statement = XDb_Prepare(reader->db, sql.data, reader->why);
  XText_Clear(&sql);
  return statement;
}

static sqlite3_stmt *select_records(Reader *reader, const XTable *table, const XField *field)
{
  XText sql;
  XText_Init(&sql);
  XText_Add(&sql, "SELECT \"guid\",\"position\"");
  XSchema_EachColumn(field->child, add_column, &sql);
  XText_AddFormat(&sql, " FROM \"%s_%s\" ORDER BY \"guid\",\"position\"", table->name, field->name);
  sqlite3_stmt *statement = XDb_Prepare(reader->db, sql.data, reader->why);
  XText_Clear(&sql);
  return statement;
}

/* The struct that a row of the table fills: NULL when the guid is no object of its class. */
static void *owner_of(const Reader *reader, int32_t table, int64_t guid)
{
  if (table < XTABLE_CLASSES)
    return guid != 0 ? NULL : table == XTABLE_WORLD ? (void *)reader->game->world : reader->game;
  XObject *object =
      guid > 0 ? XObjectTable_ByGuid(&reader->game->world->objects, (uint64_t)guid) : NULL;
  return object != NULL && object->cls == reader->schema->tables[table].cls ? object : NULL;
}

static bool fill_rows(Reader *reader, int32_t index)
{
  const XTable *table = &reader->schema->tables[index];
  sqlite3_stmt *rows = select_rows(reader, table);
  bool good = rows != NULL;
  int32_t count = 0;
  while (next_row(reader, rows, &good)) {
    const int64_t guid = sqlite3_column_int64(rows, 0);
    Filler filler = {.reader = reader,
                     .table = table->name,
                     .guid = guid,
                     .statement = rows,
                     .owner = owner_of(reader, index, guid),
                     .column = 1,
                     .good = true};
    count++;
    if (filler.owner == NULL) {
      good = fail(reader, table->name, guid, "is no object");
      break;
    }
    XSchema_EachColumn(table->row, fill_column, &filler);
    good = filler.good;
    for (int32_t i = 0; good && i < table->layer_count; i++)
      good = fill_layer(&filler, &table->layers[i]);
  }
  sqlite3_finalize(rows);
  if (good && index < XTABLE_CLASSES && count != 1)
    good = fail(reader, table->name, 0, "is missing");
  return good;
}

static bool fill_record(Reader *reader, int32_t index, const XField *field, sqlite3_stmt *rows)
{
  const XTable *table = &reader->schema->tables[index];
  const int64_t guid = sqlite3_column_int64(rows, 0);
  void *owner = owner_of(reader, index, guid);
  if (owner == NULL)
    return fail(reader, table->name, guid, "has records but is no object");
  XRecords *records = XField_At(field, owner, 0);
  if (sqlite3_column_int64(rows, 1) != records->count || records->count >= field->max)
    return fail(reader, table->name, guid, "has records out of order or too many");
  Filler filler = {.reader = reader,
                   .table = table->name,
                   .guid = guid,
                   .statement = rows,
                   .owner = XRecords_Add(records, field->size),
                   .column = 2,
                   .good = true};
  XSchema_EachColumn(field->child, fill_column, &filler);
  return filler.good;
}

static bool fill_children(Reader *reader, int32_t index)
{
  const XTable *table = &reader->schema->tables[index];
  bool good = true;
  for (int32_t i = 0; good && i < table->child_count; i++) {
    sqlite3_stmt *rows = select_records(reader, table, &table->children[i]);
    good = rows != NULL;
    while (next_row(reader, rows, &good))
      good = fill_record(reader, index, &table->children[i], rows);
    sqlite3_finalize(rows);
  }
  return good;
}

/* --- objects and the ring --- */

static bool find_objects(Reader *reader, int32_t index)
{
  const XTable *table = &reader->schema->tables[index];
  char *sql = XStrFormat("SELECT \"guid\" FROM \"%s\"", table->name);
  sqlite3_stmt *rows = XDb_Prepare(reader->db, sql, reader->why);
  free(sql);
  bool good = rows != NULL;
  while (next_row(reader, rows, &good)) {
    const int64_t guid = sqlite3_column_int64(rows, 0);
    if (guid <= 0 || reader->found_count >= MAX_OBJECTS) {
      good = fail(reader, table->name, guid, "is no guid, or one too many");
      break;
    }
    XALLOC_GROW(reader->found, reader->found_count, reader->found_capacity);
    reader->found[reader->found_count++] = (Found){guid, index};
  }
  sqlite3_finalize(rows);
  return good;
}

static int compare_found(const void *a, const void *b)
{
  const Found *x = a, *y = b;
  return (x->guid > y->guid) - (x->guid < y->guid);
}

static bool make_objects(Reader *reader)
{
  for (int32_t i = XTABLE_CLASSES; i < reader->schema->count; i++)
    if (!find_objects(reader, i))
      return false;
  if (reader->found_count > 1)
    qsort(reader->found, (size_t)reader->found_count, sizeof *reader->found, compare_found);
  for (int32_t i = 0; i < reader->found_count; i++) {
    const Found *found = &reader->found[i];
    const XTable *table = &reader->schema->tables[found->table];
    if (i > 0 && found[-1].guid == found->guid)
      return fail(reader, table->name, found->guid, "has the guid of another object");
    XObjectTable_New(&reader->game->world->objects, table->cls, (uint64_t)found->guid);
  }
  return true;
}

static bool fill_ring(Reader *reader)
{
  sqlite3_stmt *rows =
      XDb_Prepare(reader->db, "SELECT guid,ahead FROM schedule ORDER BY position", reader->why);
  bool good = rows != NULL;
  int64_t before = 0;
  while (next_row(reader, rows, &good)) {
    const int64_t guid = sqlite3_column_int64(rows, 0), ahead = sqlite3_column_int64(rows, 1);
    XObject *object =
        guid > 0 ? XObjectTable_ByGuid(&reader->game->world->objects, (uint64_t)guid) : NULL;
    if (object == NULL || object->bucket >= 0 || ahead < before || ahead >= XSCHEDULER_STEPS_AHEAD)
      good = fail(reader, "schedule", guid, "cannot stand where it does");
    else
      XScheduler_Restore(&reader->game->world->scheduler, object, (int32_t)ahead);
    before = ahead;
  }
  sqlite3_finalize(rows);
  return good;
}

/* What field ranges cannot say about a world. */
static bool check_world(Reader *reader)
{
  const XWorld *world = reader->game->world;
  const uint64_t last =
      reader->found_count == 0 ? 0 : (uint64_t)reader->found[reader->found_count - 1].guid;
  if (world->objects.next_guid <= last || world->objects.next_guid > INT64_MAX)
    return fail(reader, "world", 0, "next_guid is below a guid in use");
  for (int32_t i = 0; i < XSTREAM_COSMETIC; i++) {
    const uint64_t *state = world->streams[i].state;
    if ((state[0] | state[1] | state[2] | state[3]) == 0)
      return fail(reader, "world", 0, "a stream of chance has run dry");
  }
  return true;
}

static bool load(Reader *reader)
{
  bool good = make_objects(reader);
  for (int32_t i = 0; good && i < reader->schema->count; i++)
    good = fill_rows(reader, i) && fill_children(reader, i);
  return good && check_world(reader) && fill_ring(reader);
}

XGame *XReader_Load(const XSchema *schema, XDb *db, const XContent *content, XText *why)
{
  Reader reader = {.schema = schema, .db = db, .why = why};
  reader.game = XGame_New(content, 1, XPROFILE_HONOURED);
  const bool good = load(&reader);
  free(reader.found);
  if (good)
    return reader.game;
  XGame_Free(reader.game);
  return NULL;
}
