/* hourvale mods: what is there and in which order, a new one, one out of a file and into one, and
   what two of them differ in. */
#include "engine/xalloc.h"
#include "engine/xerror.h"
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "game/cli/skeleton.h"
#include "game/cli/zip.h"
#include "saves/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct Verb {
  const char *name;
  int32_t arguments; /* behind it */
  XExitCode (*run)(XProgram *program, XText *out, XText *why);
} Verb;

static char *mods_dir(const XProgram *program)
{
  return XStrFormat("%s/mods", program->data);
}

/* The data directory's mods/, made when it is missing; NULL with a reason. */
static char *make_mods_dir(const XProgram *program, XText *why)
{
  char *dir = mods_dir(program);
  if (XPaths_Make(program->data, why) && XPaths_Make(dir, why))
    return dir;
  free(dir);
  return NULL;
}

static void add_json(const XMod *mod, XJsonWriter *writer)
{
  const char *const fields[][2] = {{"id", mod->id},       {"version", mod->version_text},
                                   {"title", mod->title}, {"license", mod->license},
                                   {"dir", mod->dir},     {"order", mod->why},
                                   {"off", mod->problem}};
  XJson_ObjectBegin(writer);
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
    if (fields[i][1] != NULL) {
      XJson_Key(writer, fields[i][0]);
      XJson_Text(writer, fields[i][1]);
    }
  XJson_ObjectEnd(writer);
}

static XExitCode show(XProgram *program, XText *out, bool order)
{
  XErrorList errors;
  XErrorList_Init(&errors);
  XProgram_FindMods(program, &errors);
  const XModList *mods = &program->mods;
  XJsonWriter writer;
  XJsonWriter_Init(&writer, out);
  if (program->options.json)
    XJson_ArrayBegin(&writer);
  else if (order)
    XText_Add(out, "core: the base world, always first\n");
  else if (mods->count == 0)
    XText_Add(out, "no mods\n");
  for (int i = 0; i < mods->count; i++) {
    const XMod *mod = &mods->items[i];
    if (program->options.json)
      add_json(mod, &writer);
    else if (mod->problem != NULL)
      XText_AddFormat(out, "%s: off: %s\n", mod->id, mod->problem);
    else if (order)
      XText_AddFormat(out, "%s: %s\n", mod->id, mod->why);
    else
      XText_AddFormat(out, "%s %s: %s (%s)\n", mod->id, mod->version_text, mod->title, mod->dir);
  }
  if (program->options.json) {
    XJson_ArrayEnd(&writer);
    XText_AddChar(out, '\n');
  }
  const bool all = XModList_On(mods) == mods->count;
  XErrorList_Clear(&errors);
  return all ? XEXIT_FINE : XEXIT_FINDINGS;
}

static XExitCode list(XProgram *program, XText *out, XText *why)
{
  (void)why;
  return show(program, out, false);
}

static XExitCode order(XProgram *program, XText *out, XText *why)
{
  (void)why;
  return show(program, out, true);
}

static XExitCode make_new(XProgram *program, XText *out, XText *why)
{
  const char *id = program->options.arguments[1];
  if (!XMod_IsId(id) || strcmp(id, "core") == 0) {
    XText_AddFormat(why, "\"%s\" is no id: small letters, digits and _, at most 31", id);
    return XEXIT_USAGE;
  }
  char *below = make_mods_dir(program, why);
  if (below == NULL)
    return XEXIT_SAVE;
  const bool good = XSkeleton_Write(below, id, out, why);
  if (good)
    XText_AddFormat(out,
                    "Try it: hourvale play --author; there Ctrl-R reads it anew, Ctrl-E and "
                    "\"spawn %s\" meets it.\n",
                    id);
  free(below);
  return good ? XEXIT_FINE : XEXIT_SAVE;
}

static XExitCode add(XProgram *program, XText *out, XText *why)
{
  char *below = make_mods_dir(program, why);
  if (below == NULL)
    return XEXIT_SAVE;
  XText name;
  XText_Init(&name);
  XExitCode code = XEXIT_SAVE;
  if (XZip_Unpack(program->options.arguments[1], below, &name, why)) {
    XText_AddFormat(out, "added %s/%s\n", below, name.data);
    char *file = XStrFormat("%s/%s/mod.lua", below, name.data);
    code = access(file, R_OK) == 0 ? XEXIT_FINE : XEXIT_FINDINGS;
    if (code != XEXIT_FINE)
      XText_AddFormat(out, "it has no mod.lua, so that no game will load it\n");
    free(file);
  }
  XText_Clear(&name);
  free(below);
  return code;
}

/* The directory of a mod that is named by its id, or a directory itself; NULL with a reason. */
static char *find_dir(XProgram *program, const char *name, XText *why)
{
  XErrorList errors;
  struct stat about;
  XErrorList_Init(&errors);
  XProgram_FindMods(program, &errors);
  XErrorList_Clear(&errors);
  const XMod *mod = XModList_Get(&program->mods, name);
  if (mod != NULL)
    return XStrDup(mod->dir);
  if (!program->options.server && stat(name, &about) == 0 && S_ISDIR(about.st_mode))
    return XStrDup(name);
  XText_AddFormat(why, "there is no mod \"%s\"", name);
  return NULL;
}

static XExitCode pack(XProgram *program, XText *out, XText *why)
{
  char *dir = find_dir(program, program->options.arguments[1], why);
  if (dir == NULL)
    return XEXIT_USAGE;
  XModList one;
  XErrorList errors;
  XModList_Init(&one);
  XErrorList_Init(&errors);
  XModList_Read(&one, dir, &errors);
  XExitCode code = XEXIT_FINDINGS;
  if (one.items[0].problem != NULL) {
    XErrorList_Format(&errors, out);
  } else {
    char *archive = XStrFormat("%s-%s.zip", one.items[0].id, one.items[0].version_text);
    code = XZip_Pack(dir, one.items[0].id, archive, why) ? XEXIT_FINE : XEXIT_SAVE;
    if (code == XEXIT_FINE)
      XText_AddFormat(out, "%s\n", archive);
    free(archive);
  }
  XErrorList_Clear(&errors);
  XModList_Clear(&one);
  free(dir);
  return code;
}

static XExitCode diff(XProgram *program, XText *out, XText *why)
{
  char *a = find_dir(program, program->options.arguments[1], why);
  char *b = a != NULL ? find_dir(program, program->options.arguments[2], why) : NULL;
  XExitCode code = XEXIT_USAGE;
  if (b != NULL)
    code = XSkeleton_Compare(a, b, out) ? XEXIT_FINE : XEXIT_FINDINGS;
  free(a);
  free(b);
  return code;
}

XExitCode XCli_Mods(XProgram *program)
{
  static const Verb verbs[] = {{"list", 0, list}, {"order", 0, order}, {"new", 1, make_new},
                               {"add", 1, add},   {"pack", 1, pack},   {"diff", 2, diff}};
  const XOptions *options = &program->options;
  const char *name = options->argument_count > 0 ? options->arguments[0] : "list";
  const int32_t given = options->argument_count > 0 ? options->argument_count - 1 : 0;
  XExitCode code = XEXIT_USAGE;
  XText out, why;
  XText_Init(&out);
  XText_Init(&why);
  XText_Add(&why, "mods is one of: list, order, new ID, add FILE.zip, pack ID, diff A B");
  for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
    if (strcmp(verbs[i].name, name) == 0 && verbs[i].arguments == given) {
      XText_Reset(&why);
      code = verbs[i].run(program, &out, &why);
    }
  if (why.length > 0)
    XCli_Complain(why.data);
  const XExitCode printed = XCli_Print(&out);
  XText_Clear(&out);
  XText_Clear(&why);
  return code != XEXIT_FINE ? code : printed;
}
