/* What whoever writes content does in a game begun with --author: read it anew, and a console. */
#include "creature/xcreature.h"
#include "engine/xalloc.h"
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/ui/mapview.h"
#include "game/ui/page.h"
#include "game/ui/prompt.h"
#include "game/ui/screens.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS_MOST = 1000, SEEN_MOST = 64 };

static bool is_author(XUi *ui)
{
  const bool author = ui->host != NULL && ui->host->Candidate != NULL;
  if (!author)
    XUi_Note(ui, "That is for authors: begin with play --author.");
  return author;
}

/* --- reading content anew --- */

/* The mistakes as the loader prints them: each line stays one, so that its caret stands right. */
static void build_errors(XUi *ui, XPage *page, void *context)
{
  const char *at = ((const XText *)context)->data;
  while (*at != '\0') {
    const size_t length = strcspn(at, "\n");
    const bool heading = strstr(at, "error[") != NULL && strstr(at, "error[") < at + length;
    char *line = XStrFormat("%.*s", (int)length, at);
    if (heading)
      XPage_Wrap(page, 0, 2, XUi_Color(ui, "message.warn", XCOLOR_YELLOW), line);
    else
      XPage_Line(page, XCOLOR_DEFAULT, 0, "%s", line);
    free(line);
    at += length + (at[length] == '\n');
  }
}

void XScreen_Reload(XUi *ui)
{
  if (!is_author(ui))
    return;
  XText why;
  XText_Init(&why);
  if (ui->host->Candidate(ui->host->context, &why)) {
    ui->after = XUI_RELOAD;
  } else {
    XPageView view = {.title = "The content has mistakes; what was loaded before plays on",
                      .footer = "Arrows, PgUp, PgDn: scroll   / search   Esc back",
                      .Build = build_errors,
                      .context = &why};
    XPage_Show(ui, &view);
    XUi_Note(ui, "The content has mistakes; what was loaded before plays on.");
  }
  XText_Clear(&why);
}

/* --- the console --- */

typedef struct Fields {
  XPage *page;
  const XCreature *creature;
} Fields;

static void add_value(const XField *field, const XCreature *creature, int32_t index, XText *out)
{
  const char *at = (const char *)creature + field->offset + field->size * (size_t)index;
  const XKind *kind = NULL;
  if (field->type == XTYPE_TEXT) {
    XText_Add(out, at);
  } else if (field->type == XTYPE_KIND) {
    memcpy(&kind, at, sizeof kind);
    XText_Add(out, kind != NULL ? kind->id : "none");
  } else {
    XText_AddFormat(out, "%lld", (long long)XField_GetNumber(field, creature, index));
  }
}

/* One line a field, an array with the names of its columns. */
static void add_field(void *context, const XField *field)
{
  const Fields *fields = context;
  const bool plain = field->shape == XSHAPE_SCALAR || field->shape == XSHAPE_ARRAY;
  if (!plain || field->type == XTYPE_HANDLE || field->type == XTYPE_RECORD)
    return;
  XText line;
  XText_Init(&line);
  XText_AddFormat(&line, "%-20s", field->name);
  for (int32_t i = 0; i < field->count; i++) {
    XText_AddChar(&line, ' ');
    if (field->shape == XSHAPE_ARRAY && field->names != NULL)
      XText_AddFormat(&line, "%s ", field->names[i]);
    add_value(field, fields->creature, i, &line);
  }
  XPage_Wrap(fields->page, 1, 21, XCOLOR_DEFAULT, line.data);
  XText_Clear(&line);
}

static void build_inspection(XUi *ui, XPage *page, void *context)
{
  (void)ui;
  Fields fields = {page, context};
  XClass_EachField(&XCreature_Class, add_field, &fields);
}

/* Who stands at "12,7"; NULL when nobody does. */
static const XCreature *who_is_at(const XUi *ui, const char *text)
{
  const XWorld *world = ui->session->game->world;
  const XLocation *here = XWorld_Here(world);
  char *end;
  const long x = strtol(text, &end, 10);
  const long y = *end == ',' ? strtol(end + 1, &end, 10) : -1;
  const bool inside = x >= 0 && y >= 0 && x < here->map.width && y < here->map.height;
  return inside && *end == '\0' ? XCreature_At(world, here, (int)x, (int)y) : NULL;
}

/* The nearest in view of the kind with this id, with or without its mod's name; "" is any. */
static const XCreature *nearest(const XUi *ui, const char *id)
{
  const XCreature *seen[SEEN_MOST];
  const int count = XMapView_InView(ui, seen, SEEN_MOST);
  for (int i = 0; i < count; i++) {
    const char *full = XCreature_Monster(seen[i])->breed.base.id, *colon = strchr(full, ':');
    if (*id == '\0' || strcmp(full, id) == 0 || (colon != NULL && strcmp(colon + 1, id) == 0))
      return seen[i];
  }
  return *id == '\0' ? XUi_Hero(ui) : NULL;
}

/* "", the nearest in view or else the hero; "snail"; "12,7". */
static void inspect(XUi *ui, const char *rest)
{
  const bool cell = *rest >= '0' && *rest <= '9';
  const XCreature *who = cell ? who_is_at(ui, rest) : nearest(ui, rest);
  if (who == NULL) {
    XUi_Note(ui, "Nobody like that is in view: inspect, inspect ID or inspect X,Y.");
    return;
  }
  char title[XCREATURE_NAME + 64];
  snprintf(title, sizeof title, "What is saved of %s at %d,%d",
           XCreature_Monster(who) != NULL ? XCreature_Monster(who)->breed.base.name : who->name,
           (int)who->base.x, (int)who->base.y);
  XPageView view = {.title = title,
                    .footer = "Arrows, PgUp, PgDn: scroll   / search   Esc back",
                    .Build = build_inspection,
                    .context = (void *)(uintptr_t)who};
  XPage_Show(ui, &view);
}

/* So many turns of the hero's pass, whatever comes. */
static void step(XUi *ui, const char *rest)
{
  char *end;
  const long count = strtol(*rest == '\0' ? "1" : rest, &end, 10);
  if (*end != '\0' || count < 1 || count > STEPS_MOST) {
    XUi_Note(ui, "step takes 1 to %d turns.", STEPS_MOST);
    return;
  }
  for (long i = 0; i < count && ui->session->game->state == XGAME_PLAYING; i++)
    if (!XUi_Do(ui, "wait"))
      return;
}

/* All else are the commands of a game for practice, which the journal keeps. */
static void practise(XUi *ui, const char *text)
{
  char *line = XStrFormat("practice %s", text);
  if (ui->session->game->practice || XUi_Do(ui, "practice begin"))
    XUi_Do(ui, line);
  free(line);
}

/* What stands behind the word at the beginning, or NULL when another does. */
static const char *behind(const char *text, const char *word)
{
  const size_t length = strlen(word);
  if (strncmp(text, word, length) != 0 || (text[length] != '\0' && text[length] != ' '))
    return NULL;
  return text + length + strspn(text + length, " ");
}

void XScreen_Console(XUi *ui)
{
  XText text;
  XText_Init(&text);
  if (is_author(ui) && XPrompt_Text(ui, "inspect, step N, spawn ID, go PLACE, ...: ", &text) &&
      text.length > 0) {
    const char *rest = behind(text.data, "inspect");
    if (rest != NULL)
      inspect(ui, rest);
    else if ((rest = behind(text.data, "step")) != NULL)
      step(ui, rest);
    else
      practise(ui, text.data);
  }
  XText_Clear(&text);
}
