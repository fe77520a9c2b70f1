/* What lint finds: ten mistakes in one file, a bad world for every code, and that no damage to a
   world does more than make errors. */
#include "lua/lint.h"

#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xjson.h"
#include "engine/xrandom.h"
#include "engine/xstring.h"
#include "lua/loader.h"
#include "lua/mods.h"
#include "tests/support/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <cmocka.h>

#define BAD "tests/content/bad"
#define TEN "tests/content/bad_ten"

typedef struct Expected {
  int line, column;
  const char *code;
} Expected;

static const Expected ten[] = {
    {4, 31, "E-ENUM-UNKNOWN"},  {7, 64, "E-DICE"},          {11, 12, "E-RANGE"},
    {18, 7, "E-FIELD-UNKNOWN"}, {21, 11, "E-WORD-UNKNOWN"}, {22, 6, "E-METHOD-UNKNOWN"},
    {33, 4, "E-MAP"},           {41, 11, "E-ID-UNKNOWN"},   {42, 26, "E-CALLBACK-UNKNOWN"},
    {48, 15, "E-TYPE"},
};

/* Whether the text has exactly the ten errors at their places. */
static void check_ten(const char *text)
{
  const char *at = text;
  for (size_t i = 0; i < sizeof ten / sizeof *ten; i++) {
    char *wanted =
        XStrFormat(TEN "/ten.lua:%d:%d: error[%s]: ", ten[i].line, ten[i].column, ten[i].code);
    const char *found = strstr(at, wanted);
    if (found == NULL)
      fail_msg("lacks %s\n%s", wanted, text);
    free(wanted);
    at = found + 1;
  }
  int count = 0;
  for (const char *error = strstr(text, ": error["); error != NULL;
       error = strstr(error + 1, ": error["))
    count++;
  assert_int_equal(count, 10);
}

static void ten_mistakes_in_one_run(void **state)
{
  (void)state;
  XText out;
  XText_Init(&out);
  assert_int_equal(XLint_Run(TEN, false, &out), XLINT_FINDINGS);
  check_ten(out.data);
  assert_non_null(strstr(out.data, "\n          To = 500,\n               ^\n"));
  XText_Clear(&out);
}

static void the_program_tells_them_too(void **state)
{
  (void)state;
  const char *program = getenv("HOURVALE_BIN");
  program = program != NULL ? program : "build/hourvale";
  if (access(program, X_OK) != 0)
    skip();
  char *command = XStrFormat("%s lint " TEN " 2>&1", program);
  FILE *pipe = popen(command, "r");
  free(command);
  assert_non_null(pipe);
  char *text = XAlloc(65536);
  text[fread(text, 1, 65535, pipe)] = '\0';
  int status = pclose(pipe);
  assert_true(WIFEXITED(status));
  assert_int_equal(WEXITSTATUS(status), 1);
  check_ten(text);
  free(text);
}

static void results_and_json(void **state)
{
  (void)state;
  XText out;
  XText_Init(&out);
  assert_int_equal(XLint_Run("world", false, &out), XLINT_FINE);
  assert_non_null(strstr(out.data, "no errors"));
  assert_ptr_equal(strchr(out.data, '\n'), out.data + out.length - 1);
  XText_Reset(&out);
  assert_int_equal(XLint_Run("world", true, &out), XLINT_FINE);
  assert_string_equal(out.data, "[]\n");
  XText_Reset(&out);
  assert_int_equal(XLint_Run("tests/no_such_directory", false, &out), XLINT_USAGE);
  XText_Reset(&out);
  assert_int_equal(XLint_Run("tests", false, &out), XLINT_NO_WORLD);
  XText_Reset(&out);
  assert_int_equal(XLint_Run(TEN, true, &out), XLINT_FINDINGS);
  char why[80];
  XJsonValue *root = XJson_Parse(out.data, out.length, why, sizeof why);
  assert_non_null(root);
  assert_int_equal(root->count, 10);
  assert_string_equal(XJson_Get(&root->items[2], "file")->text, TEN "/ten.lua");
  assert_int_equal(XJson_Get(&root->items[2], "line")->integer, ten[2].line);
  assert_int_equal(XJson_Get(&root->items[2], "column")->integer, ten[2].column);
  assert_string_equal(XJson_Get(&root->items[2], "code")->text, ten[2].code);
  assert_non_null(strstr(XJson_Get(&root->items[2], "text")->text, "must give 1 to 200"));
  XJson_Free(root);
  XText_Clear(&out);
}

/* `-- expect: E-CODE line N` or `... line N in FILE`, one comment a line at the head of init.lua;
   every error of the world and no other, in order. Line 0 is the world as a whole. */
static void check_bad_world(const char *name)
{
  char *dir = XStrFormat(BAD "/%s", name), *path = XStrFormat("%s/init.lua", dir);
  char *head = Files_Read(path, NULL);
  XErrorList errors;
  XErrorList_Init(&errors);
  char *mod_dir = XStrFormat("%s/mods", dir);
  XModList mods;
  XModList_Init(&mods);
  XModList_Find(&mods, mod_dir, &errors);
  XModList_Order(&mods, &errors);
  XLoader *loader = XLoader_NewWith(dir, &mods, &errors);
  assert_true(errors.count > 0);
  XErrorList_Sort(&errors);
  XLoader_Free(loader);
  XModList_Clear(&mods);
  free(mod_dir);
  XText text;
  XText_Init(&text);
  XErrorList_Format(&errors, &text);
  int count = 0;
  char code[40], file[80];
  for (const char *at = head; sscanf(at, "-- expect: %39s", code) == 1; at = strchr(at, '\n') + 1) {
    int line = -1;
    const bool named = sscanf(at, "-- expect: %*s line %d in %79s", &line, file) == 2;
    if (!named)
      snprintf(file, sizeof file, "init.lua");
    if (count >= errors.count)
      fail_msg("%s: expected %s\n%s", dir, code, text.data);
    const XErrorEntry *error = &errors.entries[count++];
    char *full = line == 0 && !named ? XStrDup(dir) : XStrFormat("%s/%s", dir, file);
    if (strcmp(error->code, code) != 0 || error->line != line || strcmp(error->file, full) != 0)
      fail_msg("%s: expected %s at %s:%d\n%s", dir, code, full, line, text.data);
    free(full);
  }
  if (count == 0 || count != errors.count)
    fail_msg("%s: %d errors expected\n%s", dir, count, text.data);
  XText_Clear(&text);
  XErrorList_Clear(&errors);
  free(head);
  free(path);
  free(dir);
}

static void every_bad_world_tells_its_fault(void **state)
{
  (void)state;
  Names worlds = {0};
  Files_List(BAD, &worlds);
  for (int i = 0; i < worlds.count; i++)
    check_bad_world(worlds.items[i]);
  assert_true(worlds.count > 30);
  Names_Clear(&worlds);
}

/* Adds the codes in string literals of a C file. */
static void collect_codes(const char *path, Names *codes)
{
  char *text = Files_Read(path, NULL);
  for (const char *at = strstr(text, "\"E-"); at != NULL; at = strstr(at + 1, "\"E-")) {
    char code[40];
    snprintf(code, sizeof code, "%.*s",
             (int)strspn(at + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"), at + 1);
    if (Names_Find(codes, code) < 0)
      Names_Add(codes, code);
  }
  free(text);
}

/* The codes that lua/ can report, and those it explains. */
static void read_codes(Names *reported, Names *explained)
{
  Names files = {0};
  Files_Find("lua", ".c", &files);
  for (int i = 0; i < files.count; i++) {
    char *path = XStrFormat("lua/%s", files.items[i]);
    collect_codes(path, strcmp(files.items[i], "lint_codes.c") == 0 ? explained : reported);
    free(path);
  }
  Names_Clear(&files);
}

static void every_code_is_explained(void **state)
{
  (void)state;
  Names reported = {0}, explained = {0};
  XText out;
  XText_Init(&out);
  read_codes(&reported, &explained);
  assert_true(reported.count > 30);
  for (int i = 0; i < reported.count; i++) {
    if (!XLint_Explain(reported.items[i], &out))
      fail_msg("%s is not explained", reported.items[i]);
    assert_non_null(strstr(out.data, "\n    "));
    XText_Reset(&out);
  }
  for (int i = 0; i < explained.count; i++)
    if (Names_Find(&reported, explained.items[i]) < 0)
      fail_msg("%s is explained, but nothing reports it", explained.items[i]);
  assert_false(XLint_Explain("E-DCIE", &out));
  assert_non_null(strstr(out.data, "E-DICE"));
  XText_Clear(&out);
  Names_Clear(&reported);
  Names_Clear(&explained);
}

static void every_code_has_a_bad_world(void **state)
{
  (void)state;
  Names reported = {0}, explained = {0}, worlds = {0};
  read_codes(&reported, &explained);
  Files_List(BAD, &worlds);
  for (int i = 0; i < reported.count; i++)
    if (Names_Find(&worlds, reported.items[i]) < 0)
      fail_msg(BAD " has no %s", reported.items[i]);
  Names_Clear(&reported);
  Names_Clear(&explained);
  Names_Clear(&worlds);
}

/* A copy of a world. */
typedef struct Copy {
  const char *from;
  char *dir;
  Names files;
} Copy;

static void make_parents(const char *path)
{
  char *part = XStrDup(path);
  for (char *at = strchr(part + 1, '/'); at != NULL; at = strchr(at + 1, '/')) {
    *at = '\0';
    mkdir(part, 0700);
    *at = '/';
  }
  free(part);
}

static void copy_file(const Copy *copy, const char *file)
{
  char *from = XStrFormat("%s/%s", copy->from, file), *to = XStrFormat("%s/%s", copy->dir, file);
  size_t length = 0;
  char *text = Files_Read(from, &length);
  make_parents(to);
  Files_Write(to, text, length);
  free(text);
  free(to);
  free(from);
}

static void copy_world(Copy *copy, const char *from)
{
  const char *tmp = getenv("TMPDIR");
  *copy = (Copy){.from = from,
                 .dir = XStrFormat("%s/hourvale-lint-XXXXXX", tmp != NULL ? tmp : "/tmp")};
  assert_non_null(mkdtemp(copy->dir));
  Files_Find(from, ".lua", &copy->files);
  for (int i = 0; i < copy->files.count; i++)
    copy_file(copy, copy->files.items[i]);
}

/* Where the line that holds `at` begins, and where the next does. */
static size_t line_start(const char *text, size_t at)
{
  while (at > 0 && text[at - 1] != '\n')
    at--;
  return at;
}

static size_t line_end(const char *text, size_t length, size_t at)
{
  while (at < length && text[at] != '\n')
    at++;
  return at < length ? at + 1 : length;
}

/* Changes one byte, takes a stretch out, or says a line twice; `text` has room for 16 times its
 * length. */
static void mutate(XRandom *random, char *text, size_t *length)
{
  size_t at = XRandom_Below(random, (uint32_t)*length);
  size_t rest = *length - at, cut = 1 + XRandom_Below(random, rest < 60 ? (uint32_t)rest : 60);
  size_t from = line_start(text, at), to = line_end(text, *length, at);
  switch (XRandom_Below(random, 4)) {
  case 0:
    text[at] = (char)(text[at] ^ (1 << XRandom_Below(random, 8)));
    break;
  case 1:
    text[at] = "\"'(){}[]:,.=-0 \n\\"[XRandom_Below(random, 18)];
    break;
  case 2:
    memmove(text + at, text + at + cut, rest - cut);
    *length -= cut;
    break;
  default:
    memmove(text + to + (to - from), text + to, *length - to);
    memcpy(text + to, text + from, to - from);
    *length += to - from;
    break;
  }
}

/* Loads what may be broken: in time, and with errors that are explained, in files of the world. */
static void load_broken(const Copy *copy, uint64_t seed)
{
  XErrorList errors;
  XText text;
  XErrorList_Init(&errors);
  XText_Init(&text);
  clock_t began = clock();
  XLoader *loader = XLoader_New(copy->dir, &errors);
  if (clock() - began > 20 * CLOCKS_PER_SEC)
    fail_msg("mutation %llu took too long", (unsigned long long)seed);
  assert_int_equal(loader == NULL, errors.count > 0);
  XErrorList_Format(&errors, &text);
  for (int i = 0; i < errors.count; i++) {
    assert_true(XLint_Explain(errors.entries[i].code, &text));
    assert_int_equal(strncmp(errors.entries[i].file, copy->dir, strlen(copy->dir)), 0);
  }
  XText_Clear(&text);
  XErrorList_Clear(&errors);
  XLoader_Free(loader);
}

/* Damages a file of a copy of this world, loads it, and mends it, so many times. */
static void damage(const char *world, int rounds, uint64_t seed)
{
  Copy copy;
  copy_world(&copy, world);
  for (int round = 0; round < rounds; round++) {
    XRandom random;
    XRandom_Seed(&random, seed + (uint64_t)round);
    const char *file = copy.files.items[XRandom_Below(&random, (uint32_t)copy.files.count)];
    char *path = XStrFormat("%s/%s", copy.dir, file);
    size_t length = 0;
    char *text = Files_Read(path, &length), *room = XAlloc(length * 16);
    memcpy(room, text, length);
    for (uint32_t n = XRandom_Below(&random, 3) + 1; n > 0 && length > 0; n--)
      mutate(&random, room, &length);
    Files_Write(path, room, length);
    load_broken(&copy, seed + (uint64_t)round);
    copy_file(&copy, file);
    free(room);
    free(text);
    free(path);
  }
  Files_Remove(copy.dir);
  Names_Clear(&copy.files);
  free(copy.dir);
}

/* Most on the least world there is, which loads in no time. */
static void no_damage_does_more_than_make_errors(void **state)
{
  (void)state;
  const bool soak = getenv("HOURVALE_SOAK") != NULL;
  damage("world", soak ? 2000 : 50, 0);
  damage("tests/content/good", soak ? 48000 : 300, 1000000);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ten_mistakes_in_one_run),
      cmocka_unit_test(the_program_tells_them_too),
      cmocka_unit_test(results_and_json),
      cmocka_unit_test(every_bad_world_tells_its_fault),
      cmocka_unit_test(every_code_is_explained),
      cmocka_unit_test(every_code_has_a_bad_world),
      cmocka_unit_test(no_damage_does_more_than_make_errors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
