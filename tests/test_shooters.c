/* Who carries missiles shoots them: in range, at whom it sees, past nobody of its own. */
#include "creature/ai.h"
#include "creature/body.h"
#include "tests/support/fixture.h"

#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static const char *const room[] = {
    "####################", "#@.................#", "#..................#",
    "#..................#", "####################",
};
enum { ROWS = sizeof room / sizeof room[0] };

static int set_up(void **state)
{
  Fixture *f = test_malloc(sizeof *f);
  Fixture_Open(f, 17, XPROFILE_HONOURED);
  Fixture_Room(f, room, ROWS);
  Fixture_Hero(f)->max_hp = Fixture_Hero(f)->hp = 5000;
  *state = f;
  return 0;
}

static int tear_down(void **state)
{
  Fixture_Close(*state);
  test_free(*state);
  return 0;
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

/* Off the ring, so that only the test lets it choose; and sharp-eyed. */
static XCreature *archer_at(Fixture *f, int32_t x, int32_t y)
{
  XCreature *archer = Fixture_Monster(f, "goblin_archer", x, y);
  XScheduler_Remove(&f->game->world->scheduler, XCreature_Object(archer));
  archer->stats[XSTAT_PE] = 20;
  return archer;
}

static void shoots_across_a_room(void **state)
{
  Fixture *f = *state;
  XCreature *archer = archer_at(f, 8, 1);
  assert_non_null(XBody_Worn(f->game->world, archer, XSLOT_LAUNCHER));
  const XChoice choice = XAi_Choose(f->game->world, archer);
  assert_int_equal(choice.wish, XWISH_FIRE);
  assert_int_equal(choice.x, 1);
  assert_int_equal(choice.y, 1);
}

static void comes_nearer_when_out_of_range(void **state)
{
  Fixture *f = *state;
  XCreature *archer = archer_at(f, 12, 1);
  assert_int_equal(XAi_Choose(f->game->world, archer).wish, XWISH_STEP);
}

static void does_not_shoot_its_own(void **state)
{
  Fixture *f = *state;
  XCreature *archer = archer_at(f, 8, 1);
  XCreature *other = archer_at(f, 5, 1);
  assert_int_equal(XAi_Choose(f->game->world, archer).wish, XWISH_STEP);
  XLocation_Move(XWorld_Here(f->game->world), &other->base, 5, 3);
  assert_int_equal(XAi_Choose(f->game->world, archer).wish, XWISH_FIRE);
}

static void strikes_who_is_beside_it(void **state)
{
  Fixture *f = *state;
  XCreature *archer = archer_at(f, 2, 1);
  assert_int_equal(XAi_Choose(f->game->world, archer).wish, XWISH_ATTACK);
}

/* In play: the quiver empties shot by shot at the cost of an action, then it comes. */
static void a_quiver_empties_and_then_it_comes(void **state)
{
  Fixture *f = *state;
  XCreature *archer = Fixture_Monster(f, "goblin_archer", 9, 1);
  archer->stats[XSTAT_PE] = 20;
  int shots = 0;
  const XItem *quiver = XBody_Worn(f->game->world, archer, XSLOT_MISSILE);
  assert_non_null(quiver);
  const int32_t arrows = quiver->quantity;
  for (int i = 0; i < arrows + 15; i++) {
    Fixture_Do(f, "wait");
    shots += Fixture_SaidThat(f, "arrow") && Fixture_SaidThat(f, "shoot");
    if (XBody_Worn(f->game->world, archer, XSLOT_MISSILE) != NULL)
      assert_int_equal(archer->base.x, 9);
  }
  assert_null(XBody_Worn(f->game->world, archer, XSLOT_MISSILE));
  assert_true(shots >= arrows - 1);
  assert_true(archer->base.x < 5);
}

static void throws_what_it_carries(void **state)
{
  Fixture *f = *state;
  XCreature *kobold = Fixture_Monster(f, "kobold", 5, 2);
  XScheduler_Remove(&f->game->world->scheduler, XCreature_Object(kobold));
  const XItemKind *dart = Fixture_ItemKind(f, "dart");
  XInventory_Give(f->game->world, kobold, XItem_New(f->game->world, dart, 3));
  const XChoice choice = XAi_Choose(f->game->world, kobold);
  assert_int_equal(choice.wish, XWISH_THROW);
  assert_true(XItem_Kind(XItem_From(XWorld_Get(f->game->world, choice.item))) == dart);
}

/* Shot at from beyond its reach a goblin guard is hurt three times, and then is not to be seen. */
static void a_guard_takes_cover(void **state)
{
  Fixture *f = *state;
  XCreature *guard = Fixture_Monster(f, "goblin_guard", 12, 2);
  XScheduler_Remove(&f->game->world->scheduler, XCreature_Object(guard));
  guard->max_hp = guard->hp = 1000;
  XAi_Choose(f->game->world, guard);
  for (int i = 0; i < 3; i++)
    XAi_Struck(guard, Fixture_Hero(f));
  XAi_Choose(f->game->world, guard);
  assert_int_equal(guard->mood, XMOOD_FLEEING);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      CASE(shoots_across_a_room),
      CASE(comes_nearer_when_out_of_range),
      CASE(does_not_shoot_its_own),
      CASE(strikes_who_is_beside_it),
      CASE(a_quiver_empties_and_then_it_comes),
      CASE(throws_what_it_carries),
      CASE(a_guard_takes_cover),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
