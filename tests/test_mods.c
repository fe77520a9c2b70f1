/* Mods: their order and why some are off, patches in a loaded world, callbacks in sandboxes of
   their own, and the commands that make, pack and add them. */
#include "lua/mods.h"

#include "creature/template.h"
#include "engine/xalloc.h"
#include "engine/xcontent.h"
#include "engine/xerror.h"
#include "engine/xstring.h"
#include "game/cli/skeleton.h"
#include "game/cli/zip.h"
#include "lua/loader.h"
#include "tests/support/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>
#include <unistd.h>
#include <cmocka.h>

/* A directory of mods, and what was found of them. */
typedef struct Bench {
  char dir[64];
  XModList mods;
  XErrorList errors;
} Bench;

static int set_up(void **state)
{
  Bench *bench = XAlloc(sizeof *bench);
  snprintf(bench->dir, sizeof bench->dir, "/tmp/hourvale-mods-XXXXXX");
  assert_non_null(mkdtemp(bench->dir));
  XModList_Init(&bench->mods);
  XErrorList_Init(&bench->errors);
  *state = bench;
  return 0;
}

static int tear_down(void **state)
{
  Bench *bench = *state;
  XModList_Clear(&bench->mods);
  XErrorList_Clear(&bench->errors);
  Files_Remove(bench->dir);
  free(bench);
  return 0;
}

/* Writes a mod: further fields of its mod.lua, and its init.lua. */
static void write_mod(Bench *bench, const char *id, const char *fields, const char *init)
{
  char *dir = XStrFormat("%s/%s", bench->dir, id), *about = XStrFormat("%s/mod.lua", dir);
  char *first = XStrFormat("%s/init.lua", dir);
  char *text = XStrFormat("return { id = \"%s\", title = \"T\", api = 1, %s%s }\n", id,
                          strstr(fields, "version") == NULL ? "version = \"1.0\", " : "", fields);
  mkdir(dir, 0700);
  Files_Write(about, text, strlen(text));
  Files_Write(first, init, strlen(init));
  free(text);
  free(first);
  free(about);
  free(dir);
}

static void find(Bench *bench)
{
  XModList_Clear(&bench->mods);
  XErrorList_Clear(&bench->errors);
  XModList_Find(&bench->mods, bench->dir, &bench->errors);
  XModList_Order(&bench->mods, &bench->errors);
}

/* The ids of those that are on, in order. */
static void expect_order(Bench *bench, const char *wanted)
{
  XText text;
  XText_Init(&text);
  for (int i = 0; i < XModList_On(&bench->mods); i++)
    XText_AddFormat(&text, "%s%s", i > 0 ? " " : "", bench->mods.items[i].id);
  assert_string_equal(text.data, wanted);
  XText_Clear(&text);
}

static void expect_off(Bench *bench, const char *id, const char *part)
{
  const XMod *mod = XModList_Get(&bench->mods, id);
  assert_non_null(mod);
  if (mod->problem == NULL || strstr(mod->problem, part) == NULL)
    fail_msg("%s: \"%s\" instead of \"%s\"", id, mod->problem == NULL ? "" : mod->problem, part);
}

static void dependencies_come_first_and_ids_break_ties(void **state)
{
  Bench *bench = *state;
  write_mod(bench, "a", "depends = { \"z\" }", "");
  write_mod(bench, "b", "", "");
  write_mod(bench, "c", "optional = { \"d\", \"nobody\" }", "");
  write_mod(bench, "d", "depends = { \"b >= 1\" }", "");
  write_mod(bench, "z", "", "");
  find(bench);
  assert_int_equal(bench->errors.count, 0);
  expect_order(bench, "b d c z a");
}

static void K107_each_case_has_its_word(void **state)
{
  Bench *bench = *state;
  write_mod(bench, "opt_a", "optional = { \"opt_b\" }", "");
  write_mod(bench, "opt_b", "optional = { \"opt_a\" }", "");
  write_mod(bench, "hard_a", "depends = { \"hard_b\" }", "");
  write_mod(bench, "hard_b", "depends = { \"hard_a\" }", "");
  write_mod(bench, "follower", "depends = { \"hard_a\" }", "");
  write_mod(bench, "self", "depends = { \"self\" }", "");
  write_mod(bench, "lost", "depends = { \"opt_c\" }", "");
  write_mod(bench, "old", "depends = { \"opt_a >= 2.1\" }", "");
  write_mod(bench, "enemy", "conflicts = { \"opt_a\" }", "");
  find(bench);
  expect_order(bench, "opt_a opt_b");
  assert_non_null(strstr(XModList_Get(&bench->mods, "opt_a")->why, "go round"));
  expect_off(bench, "hard_a", "go round: hard_");
  expect_off(bench, "hard_b", "go round: hard_");
  expect_off(bench, "follower", "depends on \"hard_a\", which is off");
  expect_off(bench, "self", "names itself");
  expect_off(bench, "lost", "depends on \"opt_c\", which is not there; did you mean \"opt_");
  expect_off(bench, "old", "needs \"opt_a\" >= 2.1.0, but 1.0 is there");
  expect_off(bench, "enemy", "does not work beside \"opt_a\"");
  assert_int_equal(bench->errors.count, 6);
}

static XLoader *load(Bench *bench)
{
  find(bench);
  XLoader *loader = XLoader_NewSafely("world", &bench->mods, &bench->errors);
  if (loader == NULL)
    fail_msg("%s", bench->errors.count > 0 ? bench->errors.entries[0].text : "?");
  return loader;
}

static const XMonster *monster(const XLoader *loader, const char *id)
{
  const XKind *kind = XContent_Find(XLoader_Content(loader), XKIND_MONSTER, id);
  if (kind == NULL)
    fail_msg("no %s", id);
  return (const XMonster *)kind;
}

static void patches_compose_in_order_and_reach_children(void **state)
{
  Bench *bench = *state;
  write_mod(
      bench, "a", "",
      "Monster.patch(\"core:rat\"):View { name = \"first rat\" }:Basic { weight = 7 }:Register()\n"
      "Monster.new(\"shrew\", \"core:rat\"):Register()\n");
  write_mod(bench, "b", "depends = { \"a\" }",
            "Monster.patch(\"core:rat\"):Basic { weight = 9 }:Register()\n"
            "Monster.patch(\"a:shrew\"):Rarity(3):Register()\n"
            "Monster.new(\"core:bat\", \"a:shrew\"):View { name = \"new bat\" }"
            ":Override():Register()\n");
  XLoader *loader = load(bench);
  expect_order(bench, "a b");
  assert_string_equal(monster(loader, "core:rat")->breed.base.name, "first rat");
  assert_int_equal(monster(loader, "core:rat")->breed.weight.bonus, 9);
  assert_int_equal(monster(loader, "a:shrew")->breed.weight.bonus, 9);
  assert_string_equal(monster(loader, "core:bat")->breed.base.name, "new bat");
  XLoader_Free(loader);
}

static void K104_a_broken_mod_is_off_as_a_unit_and_the_game_starts(void **state)
{
  Bench *bench = *state;
  write_mod(bench, "bad", "",
            "Monster.new(\"good_one\", \"core:rat\"):Register()\n"
            "Monster.new(\"x\", \"core:rat\"):Combat { hitt = 1, hit = false, damage = \"x\" }"
            ":Rarity(-1):Nosuch():Register()\n");
  write_mod(bench, "needs_bad", "depends = { \"bad\" }", "");
  write_mod(bench, "fine", "", "Monster.new(\"vole\", \"core:rat\"):Register()\n");
  XLoader *loader = load(bench);
  expect_order(bench, "fine");
  expect_off(bench, "bad", "init.lua:2");
  expect_off(bench, "needs_bad", "which is off");
  monster(loader, "fine:vole");
  assert_null(XContent_Find(XLoader_Content(loader), XKIND_MONSTER, "bad:good_one"));
  XLoader_Free(loader);
  find(bench);
  assert_null(XLoader_NewWith("world", &bench->mods, &bench->errors)); /* as --author does */
  assert_int_equal(bench->errors.count, 5);
}

/* The loader is told what is wrong with the rest, not the mod that causes it. */
static void a_mod_that_breaks_the_rest_is_off(void **state)
{
  Bench *bench = *state;
  write_mod(bench, "a", "", "");
  write_mod(bench, "b", "", "Monster.new(\"core:rat\", \"core:no_rat\"):Override():Register()\n");
  XLoader *loader = load(bench);
  expect_order(bench, "a");
  expect_off(bench, "b", "core:no_rat");
  XLoader_Free(loader);
}

static void every_mod_has_globals_of_its_own(void **state)
{
  Bench *bench = *state;
  write_mod(bench, "a", "", "function OnBell() return 1 end\nMine = 1\n");
  write_mod(bench, "b", "", "local mine = Mine\n");
  XLoader *loader = load(bench);
  const char *name;
  expect_order(bench, "a");
  expect_off(bench, "b", "no global \"Mine\"");
  assert_ptr_equal(XLoader_LuaOf(loader, "a:OnBell", &name), XLoader_LuaAt(loader, 1));
  assert_string_equal(name, "OnBell");
  assert_ptr_equal(XLoader_LuaOf(loader, "OnBell", &name), XLoader_Lua(loader));
  assert_null(XLoader_LuaOf(loader, "c:OnBell", &name));
  XLoader_Free(loader);
}

static void a_new_mod_loads_and_travels_as_one_file(void **state)
{
  Bench *bench = *state;
  XText out, why, name;
  XText_Init(&out);
  XText_Init(&why);
  XText_Init(&name);
  assert_true(XSkeleton_Write(bench->dir, "snail", &out, &why));
  assert_false(XSkeleton_Write(bench->dir, "snail", &out, &why));
  XLoader *loader = load(bench);
  expect_order(bench, "snail");
  monster(loader, "snail:snail");
  XLoader_Free(loader);
  char *from = XStrFormat("%s/snail", bench->dir), *zip = XStrFormat("%s/s.zip", bench->dir);
  char *below = XStrFormat("%s/other", bench->dir), *to = XStrFormat("%s/snail", below);
  mkdir(below, 0700);
  XText_Reset(&out);
  assert_true(XZip_Pack(from, "snail", zip, &why));
  assert_true(XZip_Unpack(zip, below, &name, &why));
  assert_true(XSkeleton_Compare(from, to, &out));
  assert_false(XZip_Unpack(zip, below, &name, &why)); /* it is there */
  char *path = XStrFormat("%s/words.lua", to);
  Files_Write(path, "-- other\n", 9);
  assert_false(XSkeleton_Compare(from, to, &out));
  assert_string_equal(out.data, "words.lua:1: differs\n");
  free(path);
  free(to);
  free(below);
  free(zip);
  free(from);
  XText_Clear(&out);
  XText_Clear(&why);
  XText_Clear(&name);
}

/* Every byte of an archive, turned: it is refused or it unpacks, and nothing lands outside. */
static void a_damaged_archive_harms_nobody(void **state)
{
  Bench *bench = *state;
  XText text;
  XText_Init(&text);
  assert_true(XSkeleton_Write(bench->dir, "snail", &text, &text));
  char *from = XStrFormat("%s/snail", bench->dir), *zip = XStrFormat("%s/s.zip", bench->dir);
  char *below = XStrFormat("%s/below", bench->dir);
  assert_true(XZip_Pack(from, "snail", zip, &text));
  size_t length;
  char *bytes = Files_Read(zip, &length);
  for (size_t i = 0; i < length; i += 3) {
    XText name;
    XText_Init(&name);
    bytes[i] ^= (char)(1 << i % 8);
    Files_Write(zip, bytes, length);
    bytes[i] ^= (char)(1 << i % 8);
    mkdir(below, 0700);
    if (XZip_Unpack(zip, below, &name, &text))
      assert_null(strchr(name.data, '/'));
    Files_Remove(below);
    XText_Clear(&name);
  }
  Names names = {0};
  Files_List(bench->dir, &names);
  assert_int_equal(names.count, 2);
  Names_Clear(&names);
  free(bytes);
  free(below);
  free(zip);
  free(from);
  XText_Clear(&text);
}

/* --- archives made to do harm --- */

typedef struct Piece {
  const char *name, *bytes;
  uint32_t mode, flags, size; /* size: what it claims; 0 the truth */
} Piece;

static void put(XText *out, uint64_t value, int bytes)
{
  for (int i = 0; i < bytes; i++)
    XText_AddChar(out, (char)(value >> (8 * i) & 0xFF));
}

/* The fields that both headers of a piece have. */
static void put_common(XText *out, const Piece *piece)
{
  const size_t length = strlen(piece->bytes);
  put(out, 20, 2);
  put(out, piece->flags, 2);
  put(out, 0, 2 + 2 + 2); /* stored, without a date */
  put(out, (uint32_t)crc32(0, (const unsigned char *)piece->bytes, (uInt)length), 4);
  put(out, (uint32_t)length, 4);
  put(out, piece->size != 0 ? piece->size : (uint32_t)length, 4);
  put(out, (uint32_t)strlen(piece->name), 2);
  put(out, 0, 2);
}

/* An archive of stored pieces as its central directory tells of them. */
static void write_archive(const char *path, const Piece *pieces, int count)
{
  XText body, central;
  XText_Init(&body);
  XText_Init(&central);
  for (int i = 0; i < count; i++) {
    const uint32_t offset = (uint32_t)body.length;
    put(&body, 0x04034b50, 4);
    put_common(&body, &pieces[i]);
    XText_Add(&body, pieces[i].name);
    XText_Add(&body, pieces[i].bytes);
    put(&central, 0x02014b50, 4);
    put(&central, 3 << 8 | 20, 2);
    put_common(&central, &pieces[i]);
    put(&central, 0, 6);
    put(&central, pieces[i].mode << 16, 4);
    put(&central, offset, 4);
    XText_Add(&central, pieces[i].name);
  }
  const uint32_t at = (uint32_t)body.length, size = (uint32_t)central.length;
  XText_AddBytes(&body, central.data, central.length);
  put(&body, 0x06054b50, 4);
  put(&body, 0, 4);
  put(&body, (uint32_t)count, 2);
  put(&body, (uint32_t)count, 2);
  put(&body, size, 4);
  put(&body, at, 4);
  put(&body, 0, 2);
  Files_Write(path, body.data, body.length);
  XText_Clear(&body);
  XText_Clear(&central);
}

/* Each has one piece that is refused with its reason; then nothing has been written at all. */
static void archives_that_lead_out_are_refused(void **state)
{
  static const struct {
    Piece piece;
    const char *why;
  } tries[] = {{{"snail/../evil.lua", "x", 0, 0, 0}, "not allowed"},
               {{"../evil.lua", "x", 0, 0, 0}, "not allowed"},
               {{"/tmp/evil.lua", "x", 0, 0, 0}, "not allowed"},
               {{"snail\\..\\evil.lua", "x", 0, 0, 0}, "not allowed"},
               {{"snail//evil.lua", "x", 0, 0, 0}, "not allowed"},
               {{"snail/.hidden", "x", 0, 0, 0}, "not allowed"},
               {{"snail/a\nb.lua", "x", 0, 0, 0}, "not allowed"},
               {{"evil.lua", "x", 0, 0, 0}, "not allowed"},
               {{"other/evil.lua", "x", 0, 0, 0}, "more than one directory"},
               {{"snail/mod.lua", "x", 0, 0, 0}, "twice"},
               {{"snail/link", "/etc/passwd", 0120777, 0, 0}, "a link, or encrypted"},
               {{"snail/secret.lua", "x", 0, 1, 0}, "a link, or encrypted"},
               {{"snail/bomb.lua", "x", 0, 0, 0xFFFFFFFF}, "too much"},
               {{"snail/liar.lua", "x", 0, 0, 5}, "damaged"}};
  Bench *bench = *state;
  char *zip = XStrFormat("%s/harm.zip", bench->dir), *below = XStrFormat("%s/below", bench->dir);
  for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
    const Piece pieces[] = {{"snail/mod.lua", "return {}", 0, 0, 0}, tries[i].piece};
    XText why, name;
    Names left = {0};
    XText_Init(&why);
    XText_Init(&name);
    mkdir(below, 0700);
    write_archive(zip, pieces, 1);
    if (i == 0) { /* alone the first is fine */
      assert_true(XZip_Unpack(zip, below, &name, &why));
      Files_Remove(below);
      mkdir(below, 0700);
    }
    write_archive(zip, pieces, 2);
    if (XZip_Unpack(zip, below, &name, &why) || strstr(why.data, tries[i].why) == NULL)
      fail_msg("%s: \"%s\", not \"%s\"", tries[i].piece.name, why.data, tries[i].why);
    Files_List(below, &left);
    assert_int_equal(left.count, 0);
    Names_Clear(&left);
    Files_Remove(below);
    XText_Clear(&why);
    XText_Clear(&name);
  }
  free(below);
  free(zip);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(dependencies_come_first_and_ids_break_ties, set_up,
                                      tear_down),
      cmocka_unit_test_setup_teardown(K107_each_case_has_its_word, set_up, tear_down),
      cmocka_unit_test_setup_teardown(patches_compose_in_order_and_reach_children, set_up,
                                      tear_down),
      cmocka_unit_test_setup_teardown(K104_a_broken_mod_is_off_as_a_unit_and_the_game_starts,
                                      set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_mod_that_breaks_the_rest_is_off, set_up, tear_down),
      cmocka_unit_test_setup_teardown(every_mod_has_globals_of_its_own, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_new_mod_loads_and_travels_as_one_file, set_up, tear_down),
      cmocka_unit_test_setup_teardown(archives_that_lead_out_are_refused, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_damaged_archive_harms_nobody, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
