/* The round trip: every field of every class set to random legal values, saved, loaded, compared.
   And every member of every struct that is saved is in its field table, or named here as derived.
 */
#include "saves/read.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"
#include "game/populate.h"
#include "game/windup.h"
#include "game/xtimer.h"
#include "saves/write.h"
#include "tests/support/mini.h"

#include <ctype.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

/* --- random legal values --- */

enum { OBJECTS = 24 };

typedef struct Filler {
  XGame *game;
  XRandom random;
  const XHandle *handles;
  int32_t handle_count;
} Filler;

static int64_t random_number(Filler *filler, const XField *field)
{
  const uint64_t draw = XRandom_Next(&filler->random);
  if (field->type == XTYPE_U64)
    return (int64_t)draw;
  const uint64_t span = (uint64_t)field->max - (uint64_t)field->min + 1;
  /* The ends of the range now and then: they are where it goes wrong. */
  if (draw % 8 == 0)
    return field->min;
  if (draw % 8 == 1)
    return field->max;
  return (int64_t)((uint64_t)field->min + (span == 0 ? draw : draw % span));
}

static void fill_text(Filler *filler, const XField *field, char *at)
{
  const uint32_t length = XRandom_Below(&filler->random, (uint32_t)field->size);
  memset(at, 0, field->size);
  for (uint32_t i = 0; i < length; i++)
    at[i] = (char)XRandom_Range(&filler->random, 1, 126);
}

static void fill_element(Filler *filler, const XField *field, void *owner, int32_t index)
{
  char *at = XField_At(field, owner, index);
  const XContent *content = filler->game->world->content;
  if (field->type == XTYPE_TEXT) {
    fill_text(filler, field, at);
  } else if (field->type == XTYPE_HANDLE) {
    const uint32_t pick = XRandom_Below(&filler->random, (uint32_t)filler->handle_count + 1);
    const XHandle handle =
        pick == (uint32_t)filler->handle_count ? XHANDLE_NONE : filler->handles[pick];
    memcpy(at, &handle, sizeof handle);
  } else if (field->type == XTYPE_KIND) {
    const int32_t count = XContent_Count(content, field->kind);
    const int32_t pick = XRandom_Range(&filler->random, 0, count);
    const XKind *kind = pick == count ? NULL : XContent_At(content, field->kind, pick);
    memcpy(at, &kind, sizeof kind);
  } else {
    assert_true(XField_SetNumber(field, owner, index, random_number(filler, field)));
  }
}

static void fill_layer(Filler *filler, const XField *field, XLayer *layer)
{
  const int32_t most = field->kind == XKIND_NONE
                           ? UINT16_MAX
                           : XContent_Count(filler->game->world->content, field->kind);
  XLayer_Clear(layer);
  XLayer_Init(layer, XRandom_Range(&filler->random, 1, 500));
  for (int32_t i = 0; i < layer->count; i++)
    layer->cells[i] = (uint16_t)XRandom_Range(&filler->random, 0, most);
}

static void fill_fields(Filler *filler, const XField *fields, void *owner)
{
  for (const XField *field = fields; field != NULL && field->name != NULL; field++) {
    if (field->shape == XSHAPE_LAYER) {
      fill_layer(filler, field, XField_At(field, owner, 0));
    } else if (field->shape == XSHAPE_CHILD) {
      XRecords *records = XField_At(field, owner, 0);
      XRecords_Clear(records);
      const int32_t count = XRandom_Range(&filler->random, 1, 5);
      for (int32_t i = 0; i < count; i++)
        fill_fields(filler, field->child, XRecords_Add(records, field->size));
    } else {
      for (int32_t i = 0; i < field->count; i++)
        fill_element(filler, field, owner, i);
    }
  }
}

static void fill_object(Filler *filler, const XClass *cls, void *object)
{
  for (; cls != NULL; cls = cls->base)
    fill_fields(filler, cls->fields, object);
}

/* --- comparing --- */

static uint64_t guid_at(const XGame *game, const void *at)
{
  XHandle handle;
  memcpy(&handle, at, sizeof handle);
  const XObject *object = XWorld_Get(game->world, handle);
  return object == NULL ? 0 : object->guid;
}

static bool same_element(const XGame *games[2], const XField *field, const void *owners[2],
                         int32_t index)
{
  const char *at[2];
  for (int i = 0; i < 2; i++)
    at[i] = (const char *)owners[i] + field->offset + field->size * (size_t)index;
  if (field->type == XTYPE_TEXT)
    return strcmp(at[0], at[1]) == 0;
  if (field->type == XTYPE_HANDLE)
    return guid_at(games[0], at[0]) == guid_at(games[1], at[1]);
  return memcmp(at[0], at[1], field->size) == 0;
}

static void compare_fields(const XGame *games[2], const char *what, const XField *fields,
                           const void *owners[2]);

static void compare_records(const XGame *games[2], const XField *field, const XRecords *lists[2])
{
  assert_int_equal(lists[0]->count, lists[1]->count);
  for (int32_t i = 0; i < lists[0]->count; i++) {
    const void *records[2] = {(const char *)lists[0]->items + field->size * (size_t)i,
                              (const char *)lists[1]->items + field->size * (size_t)i};
    compare_fields(games, field->name, field->child, records);
  }
}

static void compare_fields(const XGame *games[2], const char *what, const XField *fields,
                           const void *owners[2])
{
  for (const XField *field = fields; field != NULL && field->name != NULL; field++) {
    const void *at[2] = {(const char *)owners[0] + field->offset,
                         (const char *)owners[1] + field->offset};
    if (field->shape == XSHAPE_LAYER) {
      const XLayer *layers[2] = {at[0], at[1]};
      assert_int_equal(layers[0]->count, layers[1]->count);
      assert_memory_equal(layers[0]->cells, layers[1]->cells,
                          sizeof(uint16_t) * (size_t)layers[0]->count);
    } else if (field->shape == XSHAPE_CHILD) {
      const XRecords *lists[2] = {at[0], at[1]};
      compare_records(games, field, lists);
    } else {
      for (int32_t i = 0; i < field->count; i++)
        if (!same_element(games, field, owners, i))
          fail_msg("%s: %s %d is another after loading", what, field->name, (int)i);
    }
  }
}

static void compare_games(const XGame *games[2])
{
  const void *worlds[2] = {games[0]->world, games[1]->world};
  const void *both[2] = {games[0], games[1]};
  compare_fields(games, "world", XWorld_Fields, worlds);
  compare_fields(games, "game", XGame_Fields, both);
  const XObjectTable *tables[2] = {&games[0]->world->objects, &games[1]->world->objects};
  assert_int_equal(XObjectTable_Count(tables[0]), XObjectTable_Count(tables[1]));
  for (int32_t i = 0; i < XObjectTable_Count(tables[0]); i++) {
    const XObject *pair[2] = {XObjectTable_At(tables[0], i), XObjectTable_At(tables[1], i)};
    const void *owners[2] = {pair[0], pair[1]};
    assert_true(pair[0]->cls == pair[1]->cls && pair[0]->guid == pair[1]->guid);
    for (const XClass *cls = pair[0]->cls; cls != NULL; cls = cls->base)
      compare_fields(games, cls->name, cls->fields, owners);
  }
  assert_true(XGame_Hash(games[0]) == XGame_Hash(games[1]));
}

/* --- the trip --- */

static int32_t class_count(void)
{
  int32_t count = 0;
  while (XGame_Classes[count] != NULL)
    count++;
  return count;
}

/* Objects of every class, some guids left out, most of them on the ring. */
static void make_objects(Filler *filler, XHandle *handles)
{
  XWorld *world = filler->game->world;
  for (int32_t i = 0; i < filler->handle_count; i++) {
    const XClass *cls = XGame_Classes[i % class_count()];
    const uint64_t guid = world->objects.next_guid + XRandom_Below(&filler->random, 3);
    handles[i] = XObjectTable_New(&world->objects, cls, guid)->self;
  }
  for (int32_t i = 0; i < filler->handle_count; i++) {
    XObject *object = XWorld_Get(world, handles[i]);
    fill_object(filler, object->cls, object);
    const int32_t ttm = object->ttm;
    if (XRandom_OneIn(&filler->random, 4))
      continue;
    XScheduler_Restore(&world->scheduler, object, XRandom_Range(&filler->random, 0, 99));
    assert_int_equal(object->ttm, ttm);
  }
}

static XGame *make_full_game(const XContent *content, uint64_t seed)
{
  XHandle handles[OBJECTS];
  Filler filler = {.game = XGame_New(content, seed, XPROFILE_CLASSIC),
                   .handles = handles,
                   .handle_count = OBJECTS};
  XRandom_Seed(&filler.random, seed);
  make_objects(&filler, handles);
  const uint64_t next_guid = filler.game->world->objects.next_guid;
  fill_fields(&filler, XWorld_Fields, filler.game->world);
  fill_fields(&filler, XGame_Fields, filler.game);
  filler.game->world->objects.next_guid = next_guid + 5;
  return filler.game;
}

static void all_classes_are_made(void **state)
{
  (void)state;
  assert_in_range(class_count(), 7, OBJECTS / 2);
}

static void write_game(XWriter *writer, const XGame *game)
{
  XTrack *fresh;
  int32_t count;
  XText why;
  XText_Init(&why);
  if (!XWriter_Write(writer, game, &fresh, &count, &why))
    fail_msg("write: %s", why.data);
  XWriter_Commit(writer, fresh, count);
  XText_Clear(&why);
}

static XGame *read_game(const XSchema *schema, XDb *db, const XContent *content)
{
  XText why;
  XText_Init(&why);
  XGame *game = XReader_Load(schema, db, content, &why);
  if (game == NULL)
    fail_msg("read: %s", why.data);
  XText_Clear(&why);
  return game;
}

/* Changes some objects and removes others, as turns do between snapshots. */
static void stir(XGame *game, uint64_t seed)
{
  XHandle handles[1] = {game->world->hero};
  Filler filler = {.game = game, .handles = handles, .handle_count = 1};
  XRandom_Seed(&filler.random, seed);
  for (int32_t i = XObjectTable_Count(&game->world->objects) - 1; i >= 0; i--) {
    XObject *object = XObjectTable_At(&game->world->objects, i);
    const uint32_t pick = XRandom_Below(&filler.random, 6);
    if (pick == 0)
      XWorld_Destroy(game->world, object);
    else if (pick == 1)
      fill_object(&filler, object->cls, object);
  }
  game->commands = XRandom_Range(&filler.random, 0, INT32_MAX); /* alone: it is in no hash */
  XObjectTable_Sweep(&game->world->objects);
}

static void every_field_survives(void **state)
{
  (void)state;
  char path[] = "/tmp/hourvale-trip-XXXXXX";
  XContent *content = Mini_Content(3);
  XSchema schema;
  XText why;
  XText_Init(&why);
  XSchema_Init(&schema);
  for (uint64_t seed = 1; seed <= 25; seed++) {
    XDb db;
    XWriter writer;
    strcpy(path, "/tmp/hourvale-trip-XXXXXX");
    close(mkstemp(path));
    assert_true(XDb_OpenNew(&db, path, &why));
    if (!XSchema_Create(&schema, &db, &why))
      fail_msg("%s", why.data);
    XWriter_Init(&writer, &schema, &db);
    XGame *game = make_full_game(content, seed);
    for (uint64_t round = 0; round < 4; round++) {
      write_game(&writer, game);
      XGame *loaded = read_game(&schema, &db, content);
      const XGame *games[2] = {game, loaded};
      compare_games(games);
      XGame_Free(loaded);
      stir(game, seed * 10 + round);
    }
    XGame_Free(game);
    XWriter_Clear(&writer);
    XDb_Trust(&db);
    assert_true(XDb_Close(&db, &why));
    unlink(path);
  }
  XSchema_Clear(&schema);
  XContent_Free(content);
  XText_Clear(&why);
}

/* --- no member is forgotten --- */

/* A struct whose members must be fields: read from its header, so that a new member fails here. */
typedef struct Covered {
  const char *header, *name;
  const XClass *cls;    /* whose own fields, or NULL: */
  const XField *fields; /* these */
  const char *child;    /* of the class's child field of this name, or NULL */
  const char *const derived[16];
} Covered;

static const Covered covered[] = {
    {"engine/xobject.h",
     "XObject",
     &XObject_Class,
     NULL,
     NULL,
     {"cls", "self", "guid", "ring_next", "ring_prev", "bucket", "dead"}},
    {"engine/xobject.h",
     "XObjectTable",
     NULL,
     XWorld_Fields,
     NULL,
     {"slots", "count", "capacity", "free_slots", "free_count", "free_capacity", "order",
      "order_count", "order_capacity", "doomed", "doomed_count", "doomed_capacity"}},
    {"engine/xscheduler.h",
     "XScheduler",
     NULL,
     XWorld_Fields,
     NULL,
     {"first", "last", "head", "dispatched"}},
    {"engine/xworld.h",
     "XWorld",
     NULL,
     XWorld_Fields,
     NULL,
     {"content", "objects", "scheduler", "streams", "events", "script", "companions"}},
    {"engine/xmap.h",
     "XMap",
     &XLocation_Class,
     NULL,
     NULL,
     {"opaque", "open", "visible", "occupant"}},
    {"engine/xlocation.h", "XMapObject", &XMapObject_Class, NULL, NULL, {"base"}},
    {"engine/xlocation.h",
     "XLocation",
     &XLocation_Class,
     NULL,
     NULL,
     {"base", "map", "creatures", "items", "looming"}},
    {"engine/xlocation.h", "XExit", &XLocation_Class, NULL, "exits", {NULL}},
    {"engine/xlocation.h", "XMark", &XLocation_Class, NULL, "marks", {NULL}},
    {"engine/xlocation.h", "XTrap", &XLocation_Class, NULL, "traps", {NULL}},
    {"item/xitem.h", "XItem", &XItem_Class, NULL, NULL, {"base"}},
    {"item/xitem.h", "XCorpse", &XCorpse_Class, NULL, NULL, {"base"}},
    {"creature/xcreature.h", "XCreature", &XCreature_Class, NULL, NULL, {"base", "pack"}},
    {"creature/xcreature.h", "XKill", &XCreature_Class, NULL, "kills", {NULL}},
    {"magic/xmodifier.h", "XModifier", NULL, XModifier_Fields, NULL, {NULL}},
    {"game/populate.h", "XGenerator", &XGenerator_Class, NULL, NULL, {"base"}},
    {"game/xtimer.h", "XTimer", &XTimer_Class, NULL, NULL, {"base"}},
    {"game/windup.h", "XPending", &XPending_Class, NULL, NULL, {"base"}},
    {"game/windup.h", "XPendingCell", &XPending_Class, NULL, "cells", {NULL}},
    {"game/xgame.h",
     "XGame",
     NULL,
     XGame_Fields,
     NULL,
     {"world", "news", "interrupt", "fateful", "commanded", "alarmed"}},
    {"game/xgame.h", "XActivity", NULL, XGame_Fields, NULL, {"kind"}},
    {"game/xgame.h", "XStrike", NULL, XGame_Fields, "strikes", {NULL}},
    {"game/xgame.h", "XMessage", NULL, XGame_Fields, "messages", {NULL}},
};

static char *read_all(const char *path)
{
  FILE *file = fopen(path, "r");
  if (file == NULL)
    fail_msg("%s: run from the directory of the sources", path);
  char *text = XAlloc(1 << 16);
  const size_t size = fread(text, 1, (1 << 16) - 1, file);
  fclose(file);
  text[size] = '\0';
  return text;
}

static void blank_comments(char *text)
{
  for (char *at = text; (at = strstr(at, "/*")) != NULL;) {
    const char *end = strstr(at, "*/");
    while (at < end + 2)
      *at++ = ' ';
  }
}

static const XField *fields_of(const Covered *entry)
{
  const XField *fields = entry->cls != NULL ? entry->cls->fields : entry->fields;
  if (entry->child == NULL)
    return fields;
  while (fields->name != NULL && strcmp(fields->name, entry->child) != 0)
    fields++;
  assert_non_null(fields->name);
  return fields->child;
}

static bool is_covered(const Covered *entry, const char *member)
{
  const size_t length = strlen(member);
  for (int i = 0; i < 16 && entry->derived[i] != NULL; i++)
    if (strcmp(entry->derived[i], member) == 0)
      return true;
  for (const XField *field = fields_of(entry); field != NULL && field->name != NULL; field++) {
    const size_t own = strlen(field->name);
    if (strncmp(field->name, member, length) == 0 &&
        (field->name[length] == '\0' || field->name[length] == '_'))
      return true;
    if (own > length && field->name[own - length - 1] == '_' &&
        strcmp(field->name + own - length, member) == 0)
      return true;
  }
  return false;
}

/* The names in one declaration: "int32_t hp, *max_hp[4]" has hp and max_hp. */
static int check_declaration(const Covered *entry, char *declaration)
{
  int count = 0;
  char *rest = NULL;
  for (char *part = strtok_r(declaration, ",", &rest); part != NULL;
       part = strtok_r(NULL, ",", &rest)) {
    char *end = strchr(part, '[');
    end = end == NULL ? part + strlen(part) : end;
    while (end > part && isspace((unsigned char)end[-1]))
      end--;
    *end = '\0';
    char *name = end;
    while (name > part && (isalnum((unsigned char)name[-1]) || name[-1] == '_'))
      name--;
    if (name == end)
      continue;
    count++;
    if (!is_covered(entry, name))
      fail_msg("%s: %s.%s is neither a field nor named as derived", entry->header, entry->name,
               name);
  }
  return count;
}

static int check_struct(const Covered *entry, char *body, const char *end)
{
  int count = 0;
  for (char *at = body; at < end;) {
    char *stop = strchr(at, ';');
    if (stop == NULL || stop >= end)
      break;
    *stop = '\0';
    count += check_declaration(entry, at);
    at = stop + 1;
  }
  return count;
}

static void every_member_is_a_field_or_derived(void **state)
{
  (void)state;
  for (size_t i = 0; i < sizeof covered / sizeof covered[0]; i++) {
    const Covered *entry = &covered[i];
    char start[80];
    char *text = read_all(entry->header);
    blank_comments(text);
    snprintf(start, sizeof start, "struct %s {", entry->name);
    char *body = strstr(text, start);
    if (body == NULL)
      fail_msg("%s has no struct %s", entry->header, entry->name);
    assert_true(check_struct(entry, body + strlen(start), strchr(body, '}')) > 1);
    free(text);
  }
}

/* Bytes of a class's own part that its fields take. */
static size_t covered_bytes(const XClass *cls)
{
  size_t bytes = 0;
  for (const XField *field = cls->fields; field != NULL && field->name != NULL; field++)
    bytes += field->shape == XSHAPE_CHILD   ? sizeof(XRecords)
             : field->shape == XSHAPE_LAYER ? sizeof(XLayer)
                                            : field->size * (size_t)field->count;
  return bytes;
}

/* The same by size: what is neither field nor derived is padding, a few words at most. */
static void sizes_leave_only_padding(void **state)
{
  (void)state;
  const size_t map = sizeof(XMap) - 3 * sizeof(XLayer) - 2 * sizeof(int16_t);
  const struct {
    const XClass *cls;
    size_t derived;
  } known[] = {
      {&XMapObject_Class, 0},
      {&XLocation_Class, map + 3 * sizeof(XHandleSet)},
      {&XItem_Class, 0},
      {&XCorpse_Class, 0},
      {&XCreature_Class, sizeof(XHandleSet)},
      {&XGenerator_Class, 0},
      {&XTimer_Class, 0},
      {&XPending_Class, 0},
  };
  for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
    const XClass *cls = known[i].cls;
    const size_t own = cls->size - cls->base->size;
    const size_t used = covered_bytes(cls) + known[i].derived;
    if (used > own || own - used >= 24)
      fail_msg("%s: %zu bytes of its own, %zu accounted for", cls->name, own, used);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_classes_are_made),
      cmocka_unit_test(every_field_survives),
      cmocka_unit_test(every_member_is_a_field_or_derived),
      cmocka_unit_test(sizes_leave_only_padding),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
