/* Packs, letters, stacks, slots, and what things are called. */
#include "creature/body.h"

#include "engine/xstring.h"
#include "tests/support/rules_fixture.h"

#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

typedef struct Scene {
  XContent *content;
  XWorld *world;
  XCreature *hero;
} Scene;

static int set_up(void **state)
{
  Scene *scene = test_malloc(sizeof *scene);
  scene->content = XFixture_Content();
  scene->world = XWorld_New(scene->content, 7);
  scene->hero = XFixture_Hero(scene->world, NULL, 0, 0);
  *state = scene;
  return 0;
}

static int tear_down(void **state)
{
  Scene *scene = *state;
  XWorld_Free(scene->world);
  XContent_Free(scene->content);
  test_free(scene);
  return 0;
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

static XItem *make(const Scene *scene, const char *id, int32_t count)
{
  return XItem_New(scene->world, XFixture_Item(scene->content, id), count);
}

static XItem *give(const Scene *scene, const char *id, int32_t count)
{
  return XInventory_Give(scene->world, scene->hero, make(scene, id, count));
}

static void check_world(const Scene *scene)
{
  XText why;
  XText_Init(&why);
  if (!XWorld_Check(scene->world, &why))
    fail_msg("%s", why.data);
  XText_Clear(&why);
}

static void test_stacks_join(void **state)
{
  const Scene *scene = *state;
  XItem *potions = give(scene, "test:potion", 2);
  assert_int_equal(potions->letter, 1);
  assert_ptr_equal(give(scene, "test:potion", 3), potions);
  assert_int_equal(potions->quantity, 5);
  assert_int_equal(XInventory_Count(scene->hero), 1);
  assert_ptr_not_equal(give(scene, "test:potion", 9995), potions); /* together too many */
  assert_int_equal(XInventory_Count(scene->hero), 2);
  check_world(scene);
}

static void test_letters_stay(void **state)
{
  const Scene *scene = *state;
  XItem *a = give(scene, "test:potion", 1), *b = give(scene, "test:stone", 4);
  XItem *c = give(scene, "test:sword", 1);
  assert_int_equal(c->letter, 3);
  b = XInventory_Take(scene->world, scene->hero, b, 4);
  assert_int_equal(c->letter, 3);
  assert_null(XInventory_ByLetter(scene->world, scene->hero, 2));
  assert_ptr_equal(XInventory_At(scene->world, scene->hero, 0), a);
  assert_ptr_equal(XInventory_At(scene->world, scene->hero, 1), c);
  assert_ptr_equal(XInventory_Give(scene->world, scene->hero, b), b);
  assert_int_equal(b->letter, 2);
  assert_ptr_equal(XInventory_At(scene->world, scene->hero, 1), b);
  assert_null(XInventory_ByLetter(scene->world, scene->hero, 0));
  assert_null(XInventory_ByLetter(scene->world, scene->hero, 200));
  check_world(scene);
}

static void test_nearest_letter(void **state)
{
  const Scene *scene = *state;
  XItem *sword = make(scene, "test:sword", 1);
  sword->letter = 10;
  XInventory_Give(scene->world, scene->hero, sword);
  XItem *mail = make(scene, "test:mail", 1);
  mail->letter = 10;
  XInventory_Give(scene->world, scene->hero, mail);
  assert_int_equal(mail->letter, 9);
}

static void test_taking_a_part(void **state)
{
  const Scene *scene = *state;
  XItem *stones = give(scene, "test:stone", 5);
  XItem *two = XInventory_Take(scene->world, scene->hero, stones, 2);
  assert_int_equal(two->quantity, 2);
  assert_int_equal(stones->quantity, 3);
  assert_true(XHandle_IsNone(two->owner));
  assert_int_equal(two->letter, 0);
  assert_int_equal(XInventory_Count(scene->hero), 1);
}

static void test_room_ends(void **state)
{
  const Scene *scene = *state;
  give(scene, "test:potion", 1);
  for (int i = 1; i < XITEM_LETTERS; i++)
    give(scene, "test:stone", XITEM_MAX_QUANTITY);
  XItem *mail = give(scene, "test:mail", 1), *shield = give(scene, "test:shield", 1);
  assert_int_equal(mail->letter, 0);
  assert_ptr_equal(XInventory_At(scene->world, scene->hero, 52), mail);
  assert_ptr_equal(XInventory_At(scene->world, scene->hero, 53), shield);
  for (int32_t i = 0; i < XInventory_Count(scene->hero); i++)
    assert_int_equal(
        XInventory_Find(scene->world, scene->hero, XInventory_At(scene->world, scene->hero, i)), i);
  while (XInventory_Count(scene->hero) < XINVENTORY_MOST)
    give(scene, "test:stone", XITEM_MAX_QUANTITY);
  XItem *sword = make(scene, "test:sword", 1), *potion = make(scene, "test:potion", 1);
  assert_false(XInventory_HasRoom(scene->world, scene->hero, sword));
  assert_true(XInventory_HasRoom(scene->world, scene->hero, potion));
  assert_int_equal(XItem_LetterChar(52), 'Z');
}

static void expect_refused(const Scene *scene, const XItem *item, const char *why)
{
  assert_string_equal(XBody_WhyNotWear(scene->world, scene->hero, item), why);
}

static XItem *wear(const Scene *scene, XItem *item)
{
  assert_null(XBody_WhyNotWear(scene->world, scene->hero, item));
  return XBody_Wear(scene->world, scene->hero, item);
}

static void test_slots(void **state)
{
  const Scene *scene = *state;
  XItem *sword = wear(scene, give(scene, "test:sword", 1));
  assert_ptr_equal(XBody_Worn(scene->world, scene->hero, XSLOT_HAND), sword);
  assert_null(XBody_Worn(scene->world, scene->hero, XSLOT_NONE));
  expect_refused(scene, sword, "wear_already");
  expect_refused(scene, give(scene, "test:great_sword", 1), "wear_slot_taken");
  expect_refused(scene, give(scene, "test:potion", 1), "wear_not_wearable");
  wear(scene, give(scene, "test:mail", 1));
  assert_int_equal(XBody_WornSum(scene->world, scene->hero, offsetof(XItemKind, pv)), 6);
  check_world(scene);
  XInventory_Take(scene->world, scene->hero, sword, 1);
  assert_int_equal(sword->worn, 0);
  assert_null(XBody_Worn(scene->world, scene->hero, XSLOT_HAND));
}

static void test_two_hands(void **state)
{
  const Scene *scene = *state;
  XItem *shield = wear(scene, give(scene, "test:shield", 1));
  XItem *great = give(scene, "test:great_sword", 1);
  expect_refused(scene, great, "wear_both_hands");
  shield = XBody_TakeOff(scene->world, scene->hero, shield);
  wear(scene, great);
  expect_refused(scene, shield, "wear_both_hands");
}

static void test_wearing_one_of_a_stack(void **state)
{
  const Scene *scene = *state;
  XItem *swords = give(scene, "test:sword", 3);
  XItem *one = wear(scene, swords);
  assert_ptr_not_equal(one, swords);
  assert_int_equal(swords->quantity, 2);
  assert_int_equal(XInventory_Count(scene->hero), 2);
  check_world(scene);
  assert_ptr_equal(XBody_TakeOff(scene->world, scene->hero, one), swords);
  assert_int_equal(swords->quantity, 3);
}

static void test_bodies_without_slots(void **state)
{
  const Scene *scene = *state;
  XCreature *rat = XFixture_Spawn(scene->world, NULL, "test:rat", 0, 0);
  XItem *mail = XInventory_Give(scene->world, rat, make(scene, "test:mail", 1));
  assert_string_equal(XBody_WhyNotWear(scene->world, rat, mail), "wear_no_slot");
}

static void expect_name(const Scene *scene, const XItem *item, const char *name)
{
  XText text;
  XText_Init(&text);
  XItem_Name(scene->world, item, &text);
  assert_string_equal(text.data, name);
  XText_Clear(&text);
}

static void test_names(void **state)
{
  const Scene *scene = *state;
  expect_name(scene, make(scene, "test:sword", 1), "a short sword");
  expect_name(scene, make(scene, "test:mail", 1), "an iron mail");
  expect_name(scene, make(scene, "test:potion", 3), "3 potions of healing");
  expect_name(scene, make(scene, "test:stone", 2), "2 stones");
  const XKind *ooze = &XFixture_Monster(scene->content, "test:ooze")->breed.base;
  XCorpse *corpse =
      XCorpse_New(scene->world, XFixture_Item(scene->content, "test:corpse"), ooze, 30, 12, 4);
  expect_name(scene, &corpse->base, "an ooze corpse");
  assert_int_equal(XItem_Weight(&corpse->base), 30);
  assert_int_equal(XItem_Nutrition(&corpse->base), 12);
  assert_int_equal(corpse->base.base.base.ttmb, 1000);
}

static void test_corpses_do_not_stack(void **state)
{
  const Scene *scene = *state;
  const XItemKind *kind = XFixture_Item(scene->content, "test:corpse");
  XCorpse *a = XCorpse_New(scene->world, kind, NULL, 1, 1, 1);
  XCorpse *b = XCorpse_New(scene->world, kind, NULL, 1, 1, 1);
  assert_false(XItem_Stacks(&a->base, &b->base));
}

static void test_letter_characters(void **state)
{
  (void)state;
  for (uint8_t letter = 1; letter <= XITEM_LETTERS; letter++)
    assert_int_equal(XItem_LetterOf(XItem_LetterChar(letter)), letter);
  assert_int_equal(XItem_LetterChar(0), '-');
  assert_int_equal(XItem_LetterChar(53), '-');
  assert_int_equal(XItem_LetterOf('-'), 0);
  assert_int_equal(XItem_LetterChar(27), 'A');
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(test_stacks_join),
      CASE(test_letters_stay),
      CASE(test_nearest_letter),
      CASE(test_taking_a_part),
      CASE(test_room_ends),
      CASE(test_slots),
      CASE(test_two_hands),
      CASE(test_wearing_one_of_a_stack),
      CASE(test_bodies_without_slots),
      CASE(test_names),
      CASE(test_corpses_do_not_stack),
      CASE(test_letter_characters),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
