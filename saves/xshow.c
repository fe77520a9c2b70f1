/* What a character's file holds, as text for people and as JSON by the field tables. */
#include "saves/xsave_own.h"

#include "engine/xalloc.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "saves/epoch.h"
#include "saves/xfiles.h"

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

/* The mods of a file, as it tells them. */
static void add_mods(const XSaveSpot *spot, XText *out)
{
  XDb db = {.sqlite = NULL};
  XText unsaid;
  XText_Init(&unsaid);
  if (XDb_Open(&db, spot->path, false, &unsaid))
    XEpoch_AddMods(&db, out);
  XDb_Close(&db, NULL);
  XText_Clear(&unsaid);
}

static void show_json(const XSchema *schema, const XSaveSpot *spot, const XGame *game, XText *out)
{
  XText mods;
  char hash[17];
  Shower shower = {.game = game};
  XJsonWriter *json = &shower.json;
  XJsonWriter_Init(json, out);
  snprintf(hash, sizeof hash, "%016llx", (unsigned long long)XGame_Hash(game));
  XJson_ObjectBegin(json);
  XJson_Key(json, "id");
  XJson_Text(json, spot->id);
  XJson_Key(json, "name");
  XJson_Text(json, XGame_Hero(game)->name);
  XJson_Key(json, "hash");
  XJson_Text(json, hash);
  XJson_Key(json, "commands");
  XJson_Int(json, game->commands);
  XText_Init(&mods);
  add_mods(spot, &mods);
  XJson_Key(json, "mods");
  XJson_Text(json, mods.data);
  XText_Clear(&mods);
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

static void show_text(const XSchema *schema, const XSaveSpot *spot, const XGame *game, XText *out)
{
  const XCreature *hero = XGame_Hero(game);
  const XLocation *here = XWorld_Here(game->world);
  const XObjectTable *objects = &game->world->objects;
  XText_AddFormat(out, "%s, %s %s of level %d\n", hero->name, name_of(hero->race),
                  name_of(hero->career), (int)hero->level);
  XText_AddFormat(out, "file      %s.hv\n", spot->id);
  XText_Add(out, "mods      ");
  const size_t named = out->length;
  add_mods(spot, out);
  if (out->length == named)
    XText_Add(out, "none");
  XText_AddChar(out, '\n');
  XText_AddFormat(out, "place     %s\n", here == NULL ? "nowhere" : name_of(here->place));
  XText_AddFormat(out, "hp        %d of %d\npp        %d of %d\n", (int)hero->hp, (int)hero->max_hp,
                  (int)hero->pp, (int)hero->max_pp);
  XText_AddFormat(out, "commands  %lld\n", (long long)game->commands);
  XText_AddFormat(out, "hash      %016llx\n", (unsigned long long)XGame_Hash(game));
  if (game->state == XGAME_DEAD)
    XText_AddFormat(out, "dead      %s\n", game->cause[0] == '\0' ? "retired" : game->cause);
  for (int32_t i = XTABLE_CLASSES; i < schema->count; i++) {
    int32_t count = 0;
    for (int32_t k = 0; k < XObjectTable_Count(objects); k++)
      count += XObjectTable_At(objects, k)->cls == schema->tables[i].cls;
    XText_AddFormat(out, "%-9s %d\n", schema->tables[i].name, (int)count);
  }
}

XSaveFault XSave_Show(const char *dir, const char *id_or_name, const XContent *content, bool json,
                      XText *out, XText *why)
{
  XSaveSpot spot;
  XSchema schema;
  XText note;
  XSaveFault fault = XSave_Locate(dir, id_or_name, &spot, why);
  XText_Init(&note);
  XGame *game = fault == XSAVE_FINE ? XSave_Read(&spot, content, &fault, &note, why) : NULL;
  if (game != NULL) {
    XSchema_Init(&schema);
    (json ? show_json : show_text)(&schema, &spot, game, out);
    XSchema_Clear(&schema);
    if (note.length > 0 && !json)
      XText_AddFormat(out, "note      %s; what follows was not run\n", note.data);
  }
  XGame_Free(game);
  XText_Clear(&note);
  XSaveSpot_Clear(&spot);
  return fault;
}
