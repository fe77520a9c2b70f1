/* The object table: handles, guids, sweeps, sets. */
#include "engine/xobject.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static int set_up(void **state)
{
  XObjectTable *table = test_malloc(sizeof *table);
  XObjectTable_Init(table);
  *state = table;
  return 0;
}

static int tear_down(void **state)
{
  XObjectTable_Clear(*state);
  test_free(*state);
  return 0;
}

static XObject *make(XObjectTable *table)
{
  return XObjectTable_New(table, &XObject_Class, 0);
}

static void test_handles_go_stale(void **state)
{
  XObjectTable *table = *state;
  XObject *object = make(table);
  const XHandle handle = object->self;
  assert_ptr_equal(XObjectTable_Get(table, handle), object);
  XObjectTable_Destroy(table, object);
  assert_null(XObjectTable_Get(table, handle));
  assert_null(XObjectTable_ByGuid(table, object->guid));
  assert_true(object->dead); /* its memory stays until the sweep */
  XObjectTable_Sweep(table);
  XObject *next = make(table);
  assert_int_equal(next->self.slot, handle.slot);
  assert_false(XHandle_Equal(next->self, handle));
  assert_null(XObjectTable_Get(table, handle));
}

static void test_nobody_and_strangers(void **state)
{
  XObjectTable *table = *state;
  assert_null(XObjectTable_Get(table, XHANDLE_NONE));
  assert_null(XObjectTable_Get(table, (XHandle){9999, 1}));
  assert_null(XObjectTable_ByGuid(table, 0));
  assert_null(XObjectTable_ByGuid(table, 77));
}

static void test_guids_rise_and_order_follows(void **state)
{
  XObjectTable *table = *state;
  XObject *a = make(table), *b = make(table), *c = make(table);
  assert_true(a->guid < b->guid && b->guid < c->guid);
  XObjectTable_Destroy(table, b);
  XObjectTable_Sweep(table);
  XObject *d = make(table); /* takes b's slot, not its place in the order */
  assert_int_equal(XObjectTable_Count(table), 3);
  assert_ptr_equal(XObjectTable_At(table, 0), a);
  assert_ptr_equal(XObjectTable_At(table, 1), c);
  assert_ptr_equal(XObjectTable_At(table, 2), d);
  assert_ptr_equal(XObjectTable_ByGuid(table, c->guid), c);
}

static void test_given_guid_leads_the_next(void **state)
{
  XObjectTable *table = *state;
  assert_int_equal(XObjectTable_New(table, &XObject_Class, 500)->guid, 500);
  assert_int_equal(make(table)->guid, 501);
}

static void test_many_objects(void **state)
{
  XObjectTable *table = *state;
  enum { MANY = 1000 };
  XHandle handles[MANY];
  for (int i = 0; i < MANY; i++)
    handles[i] = make(table)->self;
  for (int i = 0; i < MANY; i += 3)
    XObjectTable_Destroy(table, XObjectTable_Get(table, handles[i]));
  XObjectTable_Sweep(table);
  for (int i = 0; i < MANY; i++)
    assert_int_equal(XObjectTable_Get(table, handles[i]) == NULL, i % 3 == 0);
  for (int i = 1; i < XObjectTable_Count(table); i++)
    assert_true(XObjectTable_At(table, i - 1)->guid < XObjectTable_At(table, i)->guid);
}

static void test_sets_keep_rising_guids(void **state)
{
  XObjectTable *table = *state;
  XObject *a = make(table), *b = make(table), *c = make(table);
  XHandleSet set = {0};
  XHandleSet_Add(&set, c);
  XHandleSet_Add(&set, a);
  XHandleSet_Add(&set, b);
  assert_int_equal(set.count, 3);
  assert_true(XHandle_Equal(set.items[0], a->self));
  assert_true(XHandle_Equal(set.items[1], b->self));
  assert_true(XHandle_Equal(set.items[2], c->self));
  XHandleSet_Remove(&set, b);
  assert_int_equal(set.count, 2);
  assert_true(XHandle_Equal(set.items[1], c->self));
  assert_int_equal(set.guids[1], c->guid);
  XHandleSet_Clear(&set);
  assert_int_equal(set.count, 0);
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_handles_go_stale),
      CASE(test_nobody_and_strangers),
      CASE(test_guids_rise_and_order_follows),
      CASE(test_given_guid_leads_the_next),
      CASE(test_many_objects),
      CASE(test_sets_keep_rising_guids),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
