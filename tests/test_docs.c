/* The reference and the editor's types are what the loader reads; `def` tells who said what. */
#include "lua/doc.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "lua/builder.h"
#include "lua/def.h"
#include "lua/loader.h"
#include "lua/mods.h"
#include "lua/xlua.h"
#include "tests/support/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <cmocka.h>

static void check_file(const char *path, void (*write)(XText *out))
{
  XText made;
  XText_Init(&made);
  write(&made);
  char *kept = Files_Read(path, NULL);
  if (strcmp(kept, made.data) != 0)
    fail_msg("%s is not what the loader reads; make docs writes it anew", path);
  free(kept);
  XText_Clear(&made);
}

static void the_reference_is_the_loaders(void **state)
{
  (void)state;
  check_file("docs/content-reference.md", XDoc_Markdown);
  check_file("docs/types/hourvale.lua", XDoc_Types);
}

static void the_types_are_lua(void **state)
{
  (void)state;
  XErrorList errors;
  XText types;
  XErrorList_Init(&errors);
  XText_Init(&types);
  XDoc_Types(&types);
  XLua *lua = XLua_New(&(XLuaConfig){.load_steps = 1000000});
  if (!XLua_LoadText(lua, "types", types.data, types.length, 0, &errors))
    fail_msg("line %d: %s", errors.entries[0].line, errors.entries[0].text);
  XLua_Free(lua);
  XText_Clear(&types);
  XErrorList_Clear(&errors);
}

static void told(const char *topic, const char *part)
{
  XText out;
  XText_Init(&out);
  if (!XDoc_Topic(topic, &out) || strstr(out.data, part) == NULL)
    fail_msg("doc %s does not tell \"%s\":\n%s", topic, part, out.data);
  XText_Clear(&out);
}

static void every_field_has_its_topic(void **state)
{
  (void)state;
  for (int i = 0; XBuilders[i] != NULL; i++) {
    told(XBuilders[i]->name, XBuilders[i]->doc);
    for (const XMethod *method = XBuilders[i]->methods; method->name != NULL; method++) {
      char topic[96];
      snprintf(topic, sizeof topic, "%s.%s", XBuilders[i]->name, method->name);
      told(topic, method->doc);
      for (const XParam *param = method->params; param->name != NULL; param++) {
        assert_true(strlen(param->doc) > 1);
        snprintf(topic, sizeof topic, "%s.%s", XBuilders[i]->name, param->name);
        told(topic, param->doc);
      }
    }
  }
  for (int i = 0; XEnums[i] != NULL; i++)
    told(XEnums[i]->name, XEnums[i]->doc);
  told("creature.begin", "slices of 100 ticks");
  told("hero", "Who is played");
}

static void an_unknown_topic_names_the_nearest(void **state)
{
  (void)state;
  XText out;
  XText_Init(&out);
  assert_false(XDoc_Topic("Monstr", &out));
  assert_string_equal(out.data, "there is no \"Monstr\"; did you mean \"Monster\"?\n");
  XText_Reset(&out);
  assert_false(XDoc_Topic("monster.sped", &out));
  assert_non_null(strstr(out.data, "did you mean \"speed\"?"));
  XText_Clear(&out);
}

static XLoader *load(const char *dir)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  XLoader *loader = XLoader_NewPlaced(dir, NULL, &errors);
  if (loader == NULL)
    fail_msg("%s: %s", errors.entries[0].file, errors.entries[0].text);
  XErrorList_Clear(&errors);
  return loader;
}

static XJsonValue *def_of(const XLoader *loader, const char *kind, const char *id)
{
  XText out;
  char why[80];
  XText_Init(&out);
  if (!XDef_Tell(loader, kind, id, true, &out))
    fail_msg("%s", out.data);
  XJsonValue *root = XJson_Parse(out.data, out.length, why, sizeof why);
  if (root == NULL)
    fail_msg("%s: %s", why, out.data);
  XText_Clear(&out);
  return root;
}

static const XJsonValue *value_of(const XJsonValue *root, const char *field)
{
  const XJsonValue *values = XJson_Get(root, "values");
  for (int i = 0; i < values->count; i++)
    if (strcmp(XJson_Get(&values->items[i], "field")->text, field) == 0)
      return &values->items[i];
  fail_msg("nothing says %s", field);
  return NULL;
}

/* That the line named for a field holds this text. */
static void said_at(const XJsonValue *root, const char *field, const char *by, const char *text)
{
  const XJsonValue *value = value_of(root, field);
  char *file = Files_Read(XJson_Get(value, "file")->text, NULL), *at = file;
  for (int64_t line = XJson_Get(value, "line")->integer; line > 1; line--)
    at = strchr(at, '\n') + 1;
  at[strcspn(at, "\n")] = '\0';
  if (strstr(at, text) == NULL)
    fail_msg("%s is said in \"%s\", not \"%s\"", field, at, text);
  assert_string_equal(XJson_Get(value, "by")->text, by);
  free(file);
}

/* The mouse says its name and its mind; its pace is the rat's, from another file. */
static void def_tells_who_said_it(void **state)
{
  (void)state;
  XLoader *loader = load("tests/content/good");
  XJsonValue *root = def_of(loader, "Monster", "mouse");
  assert_string_equal(XJson_Get(root, "parents")->items[0].text, "core:rat");
  said_at(root, "View.name", "core:mouse", ":View(\"mouse\"");
  said_at(root, "AI.still", "core:mouse", ":AI { still");
  said_at(root, "Basic.speed", "core:rat", ":Basic(");
  assert_int_equal(XJson_Get(value_of(root, "AI.still"), "value")->boolean, true);
  XJson_Free(root);
  XLoader_Free(loader);
}

/* A field of a long chain stands on its own line, and a list that is said anew replaces the whole
   of its parent's. */
static void def_knows_lines_and_lists(void **state)
{
  (void)state;
  XLoader *loader = load("world");
  XJsonValue *root = def_of(loader, "monster", "core:quick_rat");
  said_at(root, "Basic.speed", "core:quick_rat", ":Basic");
  XJson_Free(root);
  root = def_of(loader, "rules", "core");
  said_at(root, "Time.ordinary_action", "core:core", "ordinary_action");
  said_at(root, "HungerHonoured[1].word", "core:core", "{");
  XJson_Free(root);
  XLoader_Free(loader);
}

/* A patch of a mod is named for what it says, and for nothing else. */
static void def_knows_patches(void **state)
{
  (void)state;
  char top[] = "/tmp/hourvale-def-XXXXXX";
  assert_non_null(mkdtemp(top));
  char *dir = XStrFormat("%s/mice", top);
  assert_int_equal(mkdir(dir, 0700), 0);
  char *init = XStrFormat("%s/init.lua", dir), *about = XStrFormat("%s/mod.lua", dir);
  static const char patch[] = "Monster.patch(\"core:mouse\")\n    :AI { memory = 77 }\n"
                              "    :Register()\n";
  static const char mod[] =
      "return { id = \"mice\", version = \"1.0.0\", api = 1, title = \"Mice\", license = "
      "\"MIT\" }\n";
  Files_Write(init, patch, strlen(patch));
  Files_Write(about, mod, strlen(mod));
  XErrorList errors;
  XModList mods;
  XErrorList_Init(&errors);
  XModList_Init(&mods);
  XModList_Read(&mods, dir, &errors);
  XModList_Order(&mods, &errors);
  if (XModList_On(&mods) != 1)
    fail_msg("%s", mods.items[0].problem);
  XLoader *loader = XLoader_NewPlaced("tests/content/good", &mods, &errors);
  if (loader == NULL)
    fail_msg("%s", errors.entries[0].text);
  XJsonValue *root = def_of(loader, "monster", "mouse");
  assert_int_equal(XJson_Get(value_of(root, "AI.memory"), "value")->integer, 77);
  said_at(root, "AI.memory", "core:mouse", "memory = 77");
  said_at(root, "AI.still", "core:mouse", ":AI { still");
  XJson_Free(root);
  XLoader_Free(loader);
  XModList_Clear(&mods);
  XErrorList_Clear(&errors);
  Files_Remove(top);
  free(dir);
  free(init);
  free(about);
}

static void def_names_the_nearest(void **state)
{
  (void)state;
  XLoader *loader = load("tests/content/good");
  XText out;
  XText_Init(&out);
  assert_false(XDef_Tell(loader, "monster", "muose", false, &out));
  assert_non_null(strstr(out.data, "did you mean \"mouse\"?"));
  XText_Reset(&out);
  assert_false(XDef_Tell(loader, "monstre", "mouse", false, &out));
  assert_non_null(strstr(out.data, "try \"monster\""));
  XText_Clear(&out);
  XLoader_Free(loader);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_reference_is_the_loaders),
      cmocka_unit_test(the_types_are_lua),
      cmocka_unit_test(every_field_has_its_topic),
      cmocka_unit_test(an_unknown_topic_names_the_nearest),
      cmocka_unit_test(def_tells_who_said_it),
      cmocka_unit_test(def_knows_lines_and_lists),
      cmocka_unit_test(def_knows_patches),
      cmocka_unit_test(def_names_the_nearest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
