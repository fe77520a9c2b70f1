/* hourvale doctor: what the game finds around it. */
#include "engine/xjson.h"
#include "engine/xstring.h"
#include "game/cli/program.h"
#include "saves/paths.h"
#include "saves/xsave.h"

#include <langinfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct Doctor {
  XText out;
  XJsonWriter json;
  bool as_json;
  int findings;
} Doctor;

/* One thing looked at: its state, and whether anything is wrong with it. */
static void say(Doctor *doctor, const char *what, bool good, const char *text)
{
  doctor->findings += !good;
  if (!doctor->as_json) {
    XText_AddFormat(&doctor->out, "%-4s %-12s %s\n", good ? "ok" : "BAD", what, text);
    return;
  }
  XJson_ObjectBegin(&doctor->json);
  XJson_Key(&doctor->json, "what");
  XJson_Text(&doctor->json, what);
  XJson_Key(&doctor->json, "ok");
  XJson_Bool(&doctor->json, good);
  XJson_Key(&doctor->json, "text");
  XJson_Text(&doctor->json, text);
  XJson_ObjectEnd(&doctor->json);
}

static void look_at_terminal(Doctor *doctor)
{
  const char *term = getenv("TERM"), *charset = nl_langinfo(CODESET);
  char text[200];
  snprintf(text, sizeof text, "TERM is %.80s", term == NULL ? "not set" : term);
  say(doctor, "terminal", term != NULL && term[0] != '\0' && strcmp(term, "dumb") != 0, text);
  snprintf(text, sizeof text, "letters are %.80s%s", charset,
           strcmp(charset, "UTF-8") == 0 ? "" : ": ASCII is sent");
  say(doctor, "locale", true, text);
  snprintf(text, sizeof text, "%s",
           getenv("NO_COLOR") != NULL ? "off, NO_COLOR is set" : "as the terminal has them");
  say(doctor, "colours", true, text);
}

static bool look_at_world(Doctor *doctor, XProgram *program)
{
  const bool found = XProgram_FindWorld(program) == XEXIT_FINE;
  say(doctor, "world", found, found ? program->world : "not found");
  return found;
}

static void look_at_heroes(Doctor *doctor, const char *dir)
{
  XSaveList list;
  XText why;
  char text[500];
  XText_Init(&why);
  const bool listed = XSave_List(dir, &list, &why);
  if (!listed)
    say(doctor, "heroes", false, why.data);
  for (int32_t i = 0; listed && i < list.count; i++) {
    const XSaveEntry *entry = &list.entries[i];
    const bool good =
        entry->fault == XSAVE_FINE || entry->fault == XSAVE_DEAD || entry->fault == XSAVE_IN_USE;
    snprintf(text, sizeof text, "%.60s (%.60s.hv)%s%.300s", entry->name == NULL ? "?" : entry->name,
             entry->id, entry->reason == NULL ? "" : ": ",
             entry->reason == NULL ? "" : entry->reason);
    say(doctor, "hero", good, text);
  }
  XSaveList_Clear(&list);
  XText_Clear(&why);
}

static void look_at_data(Doctor *doctor, XProgram *program)
{
  XText path, why;
  XText_Init(&path);
  XText_Init(&why);
  if (!XPaths_Data(program->options.data, &path, &why))
    say(doctor, "data", false, why.data);
  else if (access(path.data, F_OK) != 0)
    say(doctor, "data", true, "not made yet; the first hero makes it");
  else {
    say(doctor, "data", access(path.data, R_OK | W_OK | X_OK) == 0, path.data);
    look_at_heroes(doctor, path.data);
  }
  XText_Clear(&path);
  XText_Clear(&why);
}

XExitCode XCli_Doctor(XProgram *program)
{
  Doctor doctor = {.as_json = program->options.json};
  XText_Init(&doctor.out);
  XJsonWriter_Init(&doctor.json, &doctor.out);
  if (doctor.as_json)
    XJson_ArrayBegin(&doctor.json);
  look_at_terminal(&doctor);
  if (look_at_world(&doctor, program)) {
    const bool loads = XProgram_Load(program) == XEXIT_FINE;
    say(&doctor, "content", loads, loads ? "loads without an error" : "has errors; see lint");
  }
  look_at_data(&doctor, program);
  if (doctor.as_json) {
    XJson_ArrayEnd(&doctor.json);
    XText_AddChar(&doctor.out, '\n');
  }
  const XExitCode code = XCli_Print(&doctor.out);
  XText_Clear(&doctor.out);
  return code != XEXIT_FINE ? code : doctor.findings > 0 ? XEXIT_FINDINGS : XEXIT_FINE;
}
