/* Field tables: ranges, arrays, records; and creatures that come back whole from their stored
 * fields. */
#include "engine/xclass.h"

#include "creature/body.h"
#include "engine/xstring.h"
#include "tests/support/rules_fixture.h"

#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

typedef struct Sample {
  uint8_t small;
  int16_t middle;
  int32_t row[3];
  int64_t wide;
  uint64_t bits;
} Sample;

static const XField fields[] = {
    XFIELD_NUMBER(Sample, small, XTYPE_U8, 0, 5),
    XFIELD_NUMBER(Sample, middle, XTYPE_I16, -1, 300),
    XFIELD_ARRAY(Sample, row, XTYPE_I32, 3, NULL, -10, 10),
    XFIELD_NUMBER(Sample, wide, XTYPE_I64, 0, INT64_MAX),
    XFIELD_NUMBER(Sample, bits, XTYPE_U64, 0, 0),
    XFIELD_END,
};

static void test_numbers_keep_their_range(void **state)
{
  (void)state;
  Sample sample = {0};
  assert_true(XField_SetNumber(&fields[0], &sample, 0, 5));
  assert_false(XField_SetNumber(&fields[0], &sample, 0, 6));
  assert_false(XField_SetNumber(&fields[0], &sample, 0, 256 + 1));
  assert_int_equal(sample.small, 5);
  assert_true(XField_SetNumber(&fields[1], &sample, 0, -1));
  assert_int_equal(XField_GetNumber(&fields[1], &sample, 0), -1);
  assert_true(XField_SetNumber(&fields[2], &sample, 2, -10));
  assert_false(XField_SetNumber(&fields[2], &sample, 1, 11));
  assert_int_equal(sample.row[1], 0);
  assert_int_equal(sample.row[2], -10);
  assert_true(XField_SetNumber(&fields[3], &sample, 0, INT64_MAX));
  assert_false(XField_SetNumber(&fields[3], &sample, 0, -1));
  assert_true(XField_SetNumber(&fields[4], &sample, 0, -1)); /* all bits of a uint64 */
  assert_true(sample.bits == UINT64_MAX);
}

static void test_records(void **state)
{
  (void)state;
  XRecords records = {0};
  for (int32_t i = 0; i < 9; i++)
    *(int32_t *)XRecords_Add(&records, sizeof(int32_t)) = i;
  XRecords_Remove(&records, sizeof(int32_t), 0);
  XRecords_Remove(&records, sizeof(int32_t), 7);
  XRecords_Remove(&records, sizeof(int32_t), 3);
  const int32_t expected[] = {1, 2, 3, 5, 6, 7};
  assert_int_equal(records.count, 6);
  assert_memory_equal(records.items, expected, sizeof expected);
  XRecords_Clear(&records);
  assert_null(records.items);
}

static void test_classes_descend(void **state)
{
  (void)state;
  assert_true(XClass_Is(&XCorpse_Class, &XItem_Class));
  assert_true(XClass_Is(&XCreature_Class, &XMapObject_Class));
  assert_false(XClass_Is(&XCreature_Class, &XItem_Class));
  assert_null(XCreature_Try(NULL));
}

/* Sets every derived list of a place and a pack to nothing, as a load finds them. */
static void forget_derived(XLocation *place, XCreature *creature)
{
  XHandleSet_Clear(&place->creatures);
  XHandleSet_Clear(&place->items);
  XHandleSet_Clear(&creature->pack);
  for (int32_t i = 0; i < place->map.width * place->map.height; i++)
    place->map.occupant[i] = XHANDLE_NONE;
}

static bool restore(XWorld *world, XObject *object, XText *why)
{
  const XClass *cls = object->cls;
  while (cls->Restore == NULL)
    cls = cls->base;
  return cls->Restore(world, object, why);
}

typedef struct Scene {
  XContent *content;
  XWorld *world;
  XLocation *place;
  XCreature *hero;
  XItem *sword, *stone;
  XText why;
} Scene;

static void open_scene(Scene *scene)
{
  scene->content = XFixture_Content();
  scene->world = XWorld_New(scene->content, 1);
  scene->place = XFixture_Place(scene->world, 12, 8);
  scene->hero = XFixture_Hero(scene->world, scene->place, 3, 3);
  scene->sword = XItem_New(scene->world, XFixture_Item(scene->content, "test:sword"), 1);
  XInventory_Give(scene->world, scene->hero, scene->sword);
  scene->stone = XItem_New(scene->world, XFixture_Item(scene->content, "test:stone"), 2);
  XLocation_Put(scene->place, &scene->stone->base, 4, 4, false);
  XText_Init(&scene->why);
  assert_true(XWorld_Check(scene->world, &scene->why));
  forget_derived(scene->place, scene->hero);
}

static void close_scene(Scene *scene)
{
  XText_Clear(&scene->why);
  XWorld_Free(scene->world);
  XContent_Free(scene->content);
}

static void test_restore_rebuilds_lists(void **state)
{
  (void)state;
  Scene scene;
  open_scene(&scene);
  assert_true(restore(scene.world, XCreature_Object(scene.hero), &scene.why));
  assert_true(restore(scene.world, &scene.sword->base.base, &scene.why));
  assert_true(restore(scene.world, &scene.stone->base.base, &scene.why));
  assert_true(XWorld_Check(scene.world, &scene.why));
  assert_int_equal(scene.hero->pack.count, 1);
  assert_int_equal(scene.place->items.count, 1);
  assert_ptr_equal(XCreature_At(scene.world, scene.place, 3, 3), scene.hero);
  close_scene(&scene);
}

static void expect_refusal(Scene *scene, XObject *object, const char *part)
{
  assert_false(restore(scene->world, object, &scene->why));
  assert_non_null(strstr(scene->why.data, part));
  close_scene(scene);
}

static void test_restore_refuses_shared_letters(void **state)
{
  (void)state;
  Scene scene;
  open_scene(&scene);
  scene.stone->base.location = XHANDLE_NONE;
  scene.stone->owner = XCreature_Handle(scene.hero);
  scene.stone->letter = scene.sword->letter;
  expect_refusal(&scene, XCreature_Object(scene.hero), "letter");
}

static void test_restore_refuses_taken_cells(void **state)
{
  (void)state;
  Scene scene;
  open_scene(&scene);
  XCreature *rat = XFixture_Spawn(scene.world, scene.place, "test:rat", 5, 5);
  rat->base.x = 3;
  rat->base.y = 3;
  forget_derived(scene.place, rat);
  assert_true(restore(scene.world, XCreature_Object(scene.hero), &scene.why));
  expect_refusal(&scene, XCreature_Object(rat), "somebody");
}

static void test_restore_refuses_cells_outside(void **state)
{
  (void)state;
  Scene scene;
  open_scene(&scene);
  scene.hero->base.x = 12;
  expect_refusal(&scene, XCreature_Object(scene.hero), "outside");
}

static void test_restore_refuses_items_nowhere(void **state)
{
  (void)state;
  Scene scene;
  open_scene(&scene);
  scene.stone->base.location = XHANDLE_NONE;
  expect_refusal(&scene, &scene.stone->base.base, "nowhere");
}

static void note_bytes(void *context, const XField *field)
{
  bool *covered = context;
  const size_t size = field->shape == XSHAPE_CHILD   ? sizeof(XRecords)
                      : field->shape == XSHAPE_ARRAY ? field->size * (size_t)field->count
                                                     : field->size;
  for (size_t i = 0; i < size; i++)
    covered[field->offset + i] = true;
}

/* A member that nobody stores leaves a hole of bytes; only the derived pack and padding may. */
static void test_every_member_of_a_creature_is_stored(void **state)
{
  (void)state;
  bool *covered = test_calloc(sizeof(XCreature), 1);
  XClass_EachField(&XCreature_Class, note_bytes, covered);
  size_t hole = 0;
  for (size_t i = offsetof(XCreature, monster); i < offsetof(XCreature, pack); i++) {
    hole = covered[i] ? 0 : hole + 1;
    assert_true(hole < sizeof(int64_t));
    if (hole >= sizeof(int32_t))
      assert_true(i % sizeof(int64_t) == 7); /* padding before eight bytes */
  }
  test_free(covered);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_numbers_keep_their_range),
      cmocka_unit_test(test_records),
      cmocka_unit_test(test_classes_descend),
      cmocka_unit_test(test_restore_rebuilds_lists),
      cmocka_unit_test(test_restore_refuses_shared_letters),
      cmocka_unit_test(test_restore_refuses_taken_cells),
      cmocka_unit_test(test_restore_refuses_cells_outside),
      cmocka_unit_test(test_restore_refuses_items_nowhere),
      cmocka_unit_test(test_every_member_of_a_creature_is_stored),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
