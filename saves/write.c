/* Snapshots, part by part: each part of an object is hashed and written when its hash is a new one.
 */
#include "saves/write.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "saves/layer.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* One field and the end, as a field table of its own. */
typedef struct OneField {
  XField fields[2];
} OneField;

/* Statements of one table, prepared when first needed. */
typedef struct TableStatements {
  sqlite3_stmt *row, *remove;
  sqlite3_stmt *parts[XTRACK_PARTS];   /* a layer's update, a child record's insert */
  sqlite3_stmt *removes[XTRACK_PARTS]; /* a child table's delete */
} TableStatements;

typedef struct Pass {
  XWriter *writer;
  const XGame *game;
  TableStatements *statements;
  XText *why;
} Pass;

void XWriter_Init(XWriter *writer, const XSchema *schema, XDb *db)
{
  *writer = (XWriter){.schema = schema, .db = db};
}

void XWriter_Clear(XWriter *writer)
{
  free(writer->tracks);
  *writer = (XWriter){0};
}

/* --- hashes --- */

static uint64_t hash_one(const XWorld *world, const XField *field, const void *owner)
{
  const OneField one = {{*field, {.name = NULL}}};
  return XWorld_HashFields(world, 1, one.fields, owner);
}

static void hash_parts(const XWorld *world, const XTable *table, const void *owner, XTrack *track)
{
  assert(1 + table->layer_count + table->child_count <= XTRACK_PARTS);
  int32_t part = 0;
  track->parts[part++] = XWorld_HashFields(world, 1, table->row, owner);
  for (int32_t i = 0; i < table->layer_count; i++)
    track->parts[part++] = hash_one(world, &table->layers[i], owner);
  for (int32_t i = 0; i < table->child_count; i++)
    track->parts[part++] = hash_one(world, &table->children[i], owner);
}

static const void *owner_of(const XGame *game, const XTrack *track, int32_t index)
{
  if (track->table == XTABLE_WORLD)
    return game->world;
  if (track->table == XTABLE_GAME)
    return game;
  return XObjectTable_At(&game->world->objects, index - XTABLE_CLASSES);
}

static XTrack *make_tracks(const XSchema *schema, const XGame *game, int32_t *count)
{
  const XObjectTable *objects = &game->world->objects;
  *count = XObjectTable_Count(objects) + XTABLE_CLASSES;
  XTrack *tracks = XAlloc(sizeof *tracks * (size_t)*count);
  for (int32_t i = 0; i < *count; i++) {
    tracks[i].table = i;
    if (i >= XTABLE_CLASSES) {
      const XObject *object = XObjectTable_At(objects, i - XTABLE_CLASSES);
      tracks[i].guid = object->guid;
      tracks[i].table = XSchema_IndexOf(schema, object->cls);
    }
    hash_parts(game->world, &schema->tables[tracks[i].table], owner_of(game, &tracks[i], i),
               &tracks[i]);
  }
  return tracks;
}

void XWriter_Adopt(XWriter *writer, const XGame *game)
{
  free(writer->tracks);
  writer->tracks = make_tracks(writer->schema, game, &writer->track_count);
}

/* --- statements --- */

static void add_column(void *context, const char *column, const XField *field, int32_t index)
{
  (void)field;
  (void)index;
  XText_AddFormat(context, ",\"%s\"", column);
}

static void add_update(void *context, const char *column, const XField *field, int32_t index)
{
  (void)field;
  (void)index;
  XText_AddFormat(context, ",\"%s\"=excluded.\"%s\"", column, column);
}

static void add_marks(XText *sql, int32_t count)
{
  XText_Add(sql, ")VALUES(?");
  for (int32_t i = 1; i < count; i++)
    XText_Add(sql, ",?");
  XText_Add(sql, ")");
}

static sqlite3_stmt *prepare(Pass *pass, XText *sql)
{
  sqlite3_stmt *statement = XDb_Prepare(pass->writer->db, sql->data, pass->why);
  XText_Clear(sql);
  return statement;
}

static sqlite3_stmt *row_statement(Pass *pass, int32_t index)
{
  TableStatements *all = &pass->statements[index];
  const XTable *table = &pass->writer->schema->tables[index];
  if (all->row != NULL)
    return all->row;
  XText sql;
  XText_Init(&sql);
  XText_AddFormat(&sql, "INSERT INTO \"%s\"(\"guid\"", table->name);
  XSchema_EachColumn(table->row, add_column, &sql);
  add_marks(&sql, table->columns + 1);
  XText_Add(&sql, "ON CONFLICT DO UPDATE SET \"guid\"=excluded.\"guid\"");
  XSchema_EachColumn(table->row, add_update, &sql);
  return all->row = prepare(pass, &sql);
}

static sqlite3_stmt *layer_statement(Pass *pass, int32_t index, int32_t layer)
{
  const XTable *table = &pass->writer->schema->tables[index];
  sqlite3_stmt **slot = &pass->statements[index].parts[1 + layer];
  if (*slot != NULL)
    return *slot;
  XText sql;
  XText_Init(&sql);
  XText_AddFormat(&sql, "UPDATE \"%s\" SET \"%s\"=?2 WHERE \"guid\"=?1", table->name,
                  table->layers[layer].name);
  return *slot = prepare(pass, &sql);
}

static int32_t count_columns(const XField *fields)
{
  int32_t count = 0;
  for (; fields->name != NULL; fields++)
    count += fields->count;
  return count;
}

static sqlite3_stmt *child_statement(Pass *pass, int32_t index, int32_t child)
{
  const XTable *table = &pass->writer->schema->tables[index];
  const XField *field = &table->children[child];
  sqlite3_stmt **slot = &pass->statements[index].parts[1 + table->layer_count + child];
  if (*slot != NULL)
    return *slot;
  XText sql;
  XText_Init(&sql);
  XText_AddFormat(&sql, "INSERT INTO \"%s_%s\"(\"guid\",\"position\"", table->name, field->name);
  XSchema_EachColumn(field->child, add_column, &sql);
  add_marks(&sql, count_columns(field->child) + 2);
  return *slot = prepare(pass, &sql);
}

/* The delete of a row (child -1) or of the records of one child table. */
static sqlite3_stmt *remove_statement(Pass *pass, int32_t index, int32_t child)
{
  const XTable *table = &pass->writer->schema->tables[index];
  TableStatements *all = &pass->statements[index];
  sqlite3_stmt **slot = child < 0 ? &all->remove : &all->removes[child];
  if (*slot != NULL)
    return *slot;
  XText sql;
  XText_Init(&sql);
  XText_AddFormat(&sql, "DELETE FROM \"%s%s%s\" WHERE \"guid\"=?1", table->name,
                  child < 0 ? "" : "_", child < 0 ? "" : table->children[child].name);
  return *slot = prepare(pass, &sql);
}

/* --- values --- */

typedef struct Binder {
  sqlite3_stmt *statement;
  const XWorld *world;
  const void *owner;
  int column;
} Binder;

static void bind_handle(Binder *binder, const char *at)
{
  XHandle handle;
  memcpy(&handle, at, sizeof handle);
  const XObject *object = XWorld_Get(binder->world, handle);
  if (object == NULL)
    sqlite3_bind_null(binder->statement, binder->column);
  else
    sqlite3_bind_int64(binder->statement, binder->column, (sqlite3_int64)object->guid);
}

static void bind_kind(Binder *binder, const char *at)
{
  const XKind *kind;
  memcpy(&kind, at, sizeof kind);
  if (kind == NULL)
    sqlite3_bind_null(binder->statement, binder->column);
  else
    sqlite3_bind_text(binder->statement, binder->column, kind->id, -1, SQLITE_STATIC);
}

static void bind_column(void *context, const char *column, const XField *field, int32_t index)
{
  Binder *binder = context;
  const char *at = (const char *)binder->owner + field->offset + field->size * (size_t)index;
  (void)column;
  if (field->type == XTYPE_TEXT)
    sqlite3_bind_text(binder->statement, binder->column, at, -1, SQLITE_STATIC);
  else if (field->type == XTYPE_HANDLE)
    bind_handle(binder, at);
  else if (field->type == XTYPE_KIND)
    bind_kind(binder, at);
  else
    sqlite3_bind_int64(binder->statement, binder->column,
                       XField_GetNumber(field, binder->owner, index));
  binder->column++;
}

static bool step(Pass *pass, sqlite3_stmt *statement)
{
  pass->writer->rows_written++;
  return XDb_Step(pass->writer->db, statement, pass->why);
}

/* --- parts --- */

static bool write_row(Pass *pass, const XTrack *track, const void *owner)
{
  sqlite3_stmt *statement = row_statement(pass, track->table);
  if (statement == NULL)
    return false;
  sqlite3_bind_int64(statement, 1, (sqlite3_int64)track->guid);
  Binder binder = {statement, pass->game->world, owner, 2};
  XSchema_EachColumn(pass->writer->schema->tables[track->table].row, bind_column, &binder);
  return step(pass, statement);
}

static bool write_layer(Pass *pass, const XTrack *track, const void *owner, int32_t layer)
{
  sqlite3_stmt *statement = layer_statement(pass, track->table, layer);
  if (statement == NULL)
    return false;
  const XField *field = &pass->writer->schema->tables[track->table].layers[layer];
  const char *at = (const char *)owner + field->offset;
  XText packed;
  XText_Init(&packed);
  XLayer_Pack(pass->game->world->content, field, (const XLayer *)(const void *)at, &packed);
  sqlite3_bind_int64(statement, 1, (sqlite3_int64)track->guid);
  sqlite3_bind_blob64(statement, 2, packed.data, packed.length, SQLITE_STATIC);
  const bool good = step(pass, statement);
  sqlite3_clear_bindings(statement);
  XText_Clear(&packed);
  return good;
}

static bool remove_rows(Pass *pass, uint64_t guid, int32_t table, int32_t child)
{
  sqlite3_stmt *statement = remove_statement(pass, table, child);
  if (statement == NULL)
    return false;
  sqlite3_bind_int64(statement, 1, (sqlite3_int64)guid);
  return XDb_Step(pass->writer->db, statement, pass->why);
}

static bool write_child(Pass *pass, const XTrack *track, const void *owner, int32_t child)
{
  const XField *field = &pass->writer->schema->tables[track->table].children[child];
  const char *at = (const char *)owner + field->offset;
  const XRecords *records = (const XRecords *)(const void *)at;
  sqlite3_stmt *statement = child_statement(pass, track->table, child);
  bool good = statement != NULL && remove_rows(pass, track->guid, track->table, child);
  for (int32_t i = 0; good && i < records->count; i++) {
    sqlite3_bind_int64(statement, 1, (sqlite3_int64)track->guid);
    sqlite3_bind_int64(statement, 2, i);
    const char *record = (const char *)records->items + field->size * (size_t)i;
    Binder binder = {statement, pass->game->world, record, 3};
    XSchema_EachColumn(field->child, bind_column, &binder);
    good = step(pass, statement);
  }
  return good;
}

/* Writes the parts of an object that differ from `old`, which may be NULL. */
static bool write_object(Pass *pass, const XTrack *track, const XTrack *old, const void *owner)
{
  const XTable *table = &pass->writer->schema->tables[track->table];
  int32_t part = 0;
  bool good = true;
  if (old == NULL || old->parts[part] != track->parts[part])
    good = write_row(pass, track, owner);
  part++;
  for (int32_t i = 0; good && i < table->layer_count; i++, part++)
    if (old == NULL || old->parts[part] != track->parts[part])
      good = write_layer(pass, track, owner, i);
  for (int32_t i = 0; good && i < table->child_count; i++, part++)
    if (old == NULL || old->parts[part] != track->parts[part])
      good = write_child(pass, track, owner, i);
  return good;
}

static bool remove_object(Pass *pass, const XTrack *old)
{
  const XTable *table = &pass->writer->schema->tables[old->table];
  bool good = remove_rows(pass, old->guid, old->table, -1);
  for (int32_t i = 0; good && i < table->child_count; i++)
    good = remove_rows(pass, old->guid, old->table, i);
  return good;
}

/* Walks old and new tracks side by side, both by rising guid. */
static bool write_differences(Pass *pass, const XTrack *fresh, int32_t count)
{
  const XWriter *writer = pass->writer;
  bool good = true;
  int32_t at = 0;
  for (int32_t i = 0; good && i < count; i++) {
    const XTrack *old = NULL;
    for (; good && at < writer->track_count && writer->tracks[at].guid <= fresh[i].guid; at++) {
      if (writer->tracks[at].guid == fresh[i].guid) {
        old = &writer->tracks[at++];
        break;
      }
      good = remove_object(pass, &writer->tracks[at]);
    }
    good = good && write_object(pass, &fresh[i], old, owner_of(pass->game, &fresh[i], i));
  }
  for (; good && at < writer->track_count; at++)
    good = remove_object(pass, &writer->tracks[at]);
  return good;
}

/* The ring, head first. Its order is state: who stands behind whom. */
static bool write_schedule(Pass *pass)
{
  XDb *db = pass->writer->db;
  const XScheduler *ring = &pass->game->world->scheduler;
  sqlite3_stmt *statement =
      XDb_Prepare(db, "INSERT INTO schedule(position,ahead,guid)VALUES(?,?,?)", pass->why);
  bool good = statement != NULL && XDb_Run(db, "DELETE FROM schedule", pass->why);
  int64_t position = 0;
  for (int32_t ahead = 0; ahead < XSCHEDULER_STEPS_AHEAD; ahead++) {
    const XObject *object = ring->first[(ring->head + ahead) % XSCHEDULER_STEPS_AHEAD];
    for (; good && object != NULL; object = object->ring_next) {
      sqlite3_bind_int64(statement, 1, position++);
      sqlite3_bind_int64(statement, 2, ahead);
      sqlite3_bind_int64(statement, 3, (sqlite3_int64)object->guid);
      good = XDb_Step(db, statement, pass->why);
    }
  }
  sqlite3_finalize(statement);
  return good;
}

static void finalize_statements(Pass *pass)
{
  for (int32_t i = 0; i < pass->writer->schema->count; i++) {
    sqlite3_finalize(pass->statements[i].row);
    sqlite3_finalize(pass->statements[i].remove);
    for (int32_t part = 0; part < XTRACK_PARTS; part++) {
      sqlite3_finalize(pass->statements[i].parts[part]);
      sqlite3_finalize(pass->statements[i].removes[part]);
    }
  }
  free(pass->statements);
}

bool XWriter_Write(XWriter *writer, const XGame *game, XTrack **fresh, int32_t *fresh_count,
                   XText *why)
{
  Pass pass = {writer, game, NULL, why};
  pass.statements = XAlloc(sizeof *pass.statements * (size_t)writer->schema->count);
  writer->rows_written = 0;
  *fresh = make_tracks(writer->schema, game, fresh_count);
  const bool good = write_differences(&pass, *fresh, *fresh_count) && write_schedule(&pass);
  finalize_statements(&pass);
  if (good)
    return true;
  free(*fresh);
  *fresh = NULL;
  return false;
}

void XWriter_Commit(XWriter *writer, XTrack *fresh, int32_t fresh_count)
{
  free(writer->tracks);
  writer->tracks = fresh;
  writer->track_count = fresh_count;
}
