/* What a character's file holds, as text for people and as JSON by the field tables. */
#include "saves/xsave_own.h"

#include "engine/xalloc.h"
#include "engine/xjson.h"
#include "engine/xstring.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Shower {
  const XGame *game;
  XJsonWriter json;
  const void *owner;
} Shower;

static void show_value(Shower *shower, const XField *field, int32_t index)
{
  const char *at = (const char *)shower->owner + field->offset + field->size * (size_t)index;
  XHandle handle;
  const XKind *kind;
  if (field->type == XTYPE_TEXT) {
    XJson_Text(&shower->json, at);
  } else if (field->type == XTYPE_KIND) {
    memcpy(&kind, at, sizeof kind);
    XJson_Text(&shower->json, kind == NULL ? NULL : kind->id);
  } else if (field->type == XTYPE_HANDLE) {
    memcpy(&handle, at, sizeof handle);
    const XObject *object = XWorld_Get(shower->game->world, handle);
    if (object == NULL)
      XJson_Null(&shower->json);
    else
      XJson_Int(&shower->json, (int64_t)object->guid);
  } else {
    XJson_Int(&shower->json, XField_GetNumber(field, shower->owner, index));
  }
}

static void show_column(void *context, const char *column, const XField *field, int32_t index)
{
  Shower *shower = context;
  XJson_Key(&shower->json, column);
  show_value(shower, field, index);
}

/* A layer as runs: id or number, then how many cells. */
static void show_layer(Shower *shower, const XField *field)
{
  const char *at = (const char *)shower->owner + field->offset;
  const XLayer *layer = (const XLayer *)(const void *)at;
  XJson_Key(&shower->json, field->name);
  XJson_ArrayBegin(&shower->json);
  for (int32_t i = 0, run; i < layer->count; i = run) {
    const uint16_t value = layer->cells[i];
    for (run = i + 1; run < layer->count && layer->cells[run] == value; run++)
      continue;
    if (field->kind == XKIND_NONE)
      XJson_Int(&shower->json, value);
    else if (value == 0)
      XJson_Null(&shower->json);
    else
      XJson_Text(&shower->json,
                 XContent_At(shower->game->world->content, field->kind, value - 1)->id);
    XJson_Int(&shower->json, run - i);
  }
  XJson_ArrayEnd(&shower->json);
}

static void show_records(Shower *shower, const XField *field)
{
  const char *at = (const char *)shower->owner + field->offset;
  const XRecords *records = (const XRecords *)(const void *)at;
  const void *owner = shower->owner;
  XJson_Key(&shower->json, field->name);
  XJson_ArrayBegin(&shower->json);
  for (int32_t i = 0; i < records->count; i++) {
    shower->owner = (const char *)records->items + field->size * (size_t)i;
    XJson_ObjectBegin(&shower->json);
    XSchema_EachColumn(field->child, show_column, shower);
    XJson_ObjectEnd(&shower->json);
  }
  XJson_ArrayEnd(&shower->json);
  shower->owner = owner;
}

static void show_object(Shower *shower, const XTable *table, uint64_t guid, const void *owner)
{
  shower->owner = owner;
  XJson_ObjectBegin(&shower->json);
  if (guid != 0) {
    XJson_Key(&shower->json, "guid");
    XJson_Int(&shower->json, (int64_t)guid);
  }
  XSchema_EachColumn(table->row, show_column, shower);
  for (int32_t i = 0; i < table->layer_count; i++)
    show_layer(shower, &table->layers[i]);
  for (int32_t i = 0; i < table->child_count; i++)
    show_records(shower, &table->children[i]);
  XJson_ObjectEnd(&shower->json);
}

static void show_class(Shower *shower, const XTable *table)
{
  const XObjectTable *objects = &shower->game->world->objects;
  XJson_Key(&shower->json, table->name);
  XJson_ArrayBegin(&shower->json);
  for (int32_t i = 0; i < XObjectTable_Count(objects); i++) {
    const XObject *object = XObjectTable_At(objects, i);
    if (object->cls == table->cls)
      show_object(shower, table, object->guid, object);
  }
  XJson_ArrayEnd(&shower->json);
}

static void show_json(const XSchema *schema, const char *id, const XGame *game, XText *out)
{
  char hash[17];
  Shower shower = {.game = game};
  XJsonWriter *json = &shower.json;
  XJsonWriter_Init(json, out);
  snprintf(hash, sizeof hash, "%016llx", (unsigned long long)XGame_Hash(game));
  XJson_ObjectBegin(json);
  XJson_Key(json, "id");
  XJson_Text(json, id);
  XJson_Key(json, "name");
  XJson_Text(json, XGame_Hero(game)->name);
  XJson_Key(json, "hash");
  XJson_Text(json, hash);
  XJson_Key(json, "commands");
  XJson_Int(json, game->commands);
  XJson_Key(json, "world");
  show_object(&shower, &schema->tables[XTABLE_WORLD], 0, game->world);
  XJson_Key(json, "game");
  show_object(&shower, &schema->tables[XTABLE_GAME], 0, game);
  XJson_Key(json, "objects");
  XJson_ObjectBegin(json);
  for (int32_t i = XTABLE_CLASSES; i < schema->count; i++)
    show_class(&shower, &schema->tables[i]);
  XJson_ObjectEnd(json);
  XJson_ObjectEnd(json);
  XText_AddChar(out, '\n');
}

static const char *name_of(const XKind *kind)
{
  return kind == NULL ? "?" : kind->name == NULL ? kind->id : kind->name;
}

static void show_text(const XSchema *schema, const char *id, const XGame *game, XText *out)
{
  const XCreature *hero = XGame_Hero(game);
  const XLocation *here = XWorld_Here(game->world);
  const XObjectTable *objects = &game->world->objects;
  XText_AddFormat(out, "%s, %s %s of level %d\n", hero->name, name_of(hero->race),
                  name_of(hero->career), (int)hero->level);
  XText_AddFormat(out, "file      %s.hv\n", id);
  XText_AddFormat(out, "place     %s\n", here == NULL ? "nowhere" : name_of(here->place));
  XText_AddFormat(out, "hp        %d of %d\npp        %d of %d\n", (int)hero->hp, (int)hero->max_hp,
                  (int)hero->pp, (int)hero->max_pp);
  XText_AddFormat(out, "commands  %lld\n", (long long)game->commands);
  XText_AddFormat(out, "hash      %016llx\n", (unsigned long long)XGame_Hash(game));
  if (game->state == XGAME_DEAD)
    XText_AddFormat(out, "dead      %s\n", game->cause);
  for (int32_t i = XTABLE_CLASSES; i < schema->count; i++) {
    int32_t count = 0;
    for (int32_t k = 0; k < XObjectTable_Count(objects); k++)
      count += XObjectTable_At(objects, k)->cls == schema->tables[i].cls;
    XText_AddFormat(out, "%-9s %d\n", schema->tables[i].name, (int)count);
  }
}

/* An open file's tables in memory, where they can be brought up to date without touching it. */
static bool copy_to_memory(const XSchema *schema, XDb *db, XText *why)
{
  sqlite3 *memory = NULL;
  bool good = sqlite3_open_v2(":memory:", &memory, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                              NULL) == SQLITE_OK;
  sqlite3_backup *copy = good ? sqlite3_backup_init(memory, "main", db->sqlite, "main") : NULL;
  good = copy != NULL && sqlite3_backup_step(copy, -1) == SQLITE_DONE;
  sqlite3_backup_finish(copy);
  if (!good) {
    sqlite3_close(memory);
    return XDb_Fail(db, why);
  }
  sqlite3_close(db->sqlite);
  db->sqlite = memory;
  return XSchema_Extend(schema, db, why);
}

static XSaveFault show_file(const char *dir, const char *id, const XContent *content, bool json,
                            XText *out, XText *why)
{
  XSchema schema;
  XDb db;
  XText note;
  bool complete = false;
  int64_t bad = 0;
  char *path = XSave_Path(dir, id, ".hv");
  XGame *game = NULL;
  XSaveFault fault = XSave_FaultOf(XDb_Probe(path, why));
  if (fault != XSAVE_FINE || !XDb_Open(&db, path, false, why)) {
    free(path);
    return fault == XSAVE_FINE ? XSAVE_UNREADABLE : fault;
  }
  XSchema_Init(&schema);
  XText_Init(&note);
  if (XSave_CheckFile(&schema, &db, &complete, why) &&
      (complete || copy_to_memory(&schema, &db, why)))
    game = XSave_Load(&schema, &db, id, content, NULL, &bad, &note, why);
  if (game != NULL) {
    (json ? show_json : show_text)(&schema, id, game, out);
    if (bad != 0 && !json)
      XText_AddFormat(out, "note      %s; what follows was not run\n", note.data);
  }
  fault = game == NULL ? XSAVE_DAMAGED : XSAVE_FINE;
  XGame_Free(game);
  XText_Clear(&note);
  XDb_Close(&db, NULL);
  XSchema_Clear(&schema);
  free(path);
  return fault;
}

XSaveFault XSave_Show(const char *dir, const char *id_or_name, const XContent *content, bool json,
                      XText *out, XText *why)
{
  XText id, name;
  XText_Init(&id);
  XText_Init(&name);
  XSaveFault fault = XSAVE_MISSING;
  char *graveyard = XStrFormat("%s/graveyard", dir);
  const char *const places[] = {dir, graveyard};
  for (size_t i = 0; i < 2 && fault == XSAVE_MISSING; i++) {
    if (!XSave_Find(places[i], id_or_name, &id, &name))
      continue;
    XLockInfo info;
    char *lock = XSave_Path(places[i], id.data, ".lock");
    fault = XLock_IsHeld(lock, &info) ? XSAVE_IN_USE
                                      : show_file(places[i], id.data, content, json, out, why);
    if (fault == XSAVE_IN_USE)
      XLock_Describe(&info, why);
    free(lock);
  }
  if (fault == XSAVE_MISSING)
    XText_AddFormat(why, "there is no character '%s' in %s", id_or_name, dir);
  free(graveyard);
  XText_Clear(&name);
  XText_Clear(&id);
  return fault;
}
