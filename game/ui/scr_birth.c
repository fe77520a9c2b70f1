/* A new hero in three steps: race, class, name. Esc takes one step back. */
#include "engine/xcolor.h"
#include "game/ui/menu.h"
#include "game/ui/prompt.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <stdio.h>
#include <string.h>

#define LIST_WIDTH 24
#define BIRTH_NAME "Wren"
#define NAME_MOST  (XCREATURE_NAME - 1)
#define DETAIL_TOP 2

typedef struct Birth {
  const XRace *race;
  const XCareer *career;
  XText name;
} Birth;

/* Writing details below each other. */
typedef struct Column {
  XFrame *frame;
  int x, y;
} Column;

static void add_text(Column *at, XColor color, const char *text)
{
  int room = at->frame->width - at->x - 1;
  while (*text) {
    char cut[512];
    const char *line = text;
    int length = XUiText_Line(line, room, &text);
    snprintf(cut, sizeof cut, "%.*s", length, line);
    XFrame_Text(at->frame, at->x, at->y++, cut, color, 0);
  }
}

static void add_line(Column *at, const char *label, const char *value)
{
  XRow row = {at->frame, at->x, at->y++, at->frame->width - 1};
  XRow_Format(&row, XCOLOR_CYAN, 0, "%-12s", label);
  XRow_Text(&row, XCOLOR_DEFAULT, 0, value);
}

/* "2d4+5" as the range of what can come of it, "7-13". */
static void add_range(XText *out, const XDice *dice)
{
  int32_t low = XDice_Min(dice), high = XDice_Max(dice);
  if (low == high)
    XText_AddFormat(out, "%d", (int)low);
  else
    XText_AddFormat(out, "%d-%d", (int)low, (int)high);
}

static void add_dice(Column *at, const char *label, const XDice *dice, const char *unit)
{
  XText text;
  XText_Init(&text);
  add_range(&text, dice);
  XText_Add(&text, unit);
  add_line(at, label, text.data);
  XText_Clear(&text);
}

static void add_skills(Column *at, const XContent *content, const int32_t *skills)
{
  XText text;
  XText_Init(&text);
  for (int i = 0; i < XSKILL_COUNT; i++)
    if (skills[i] > 0)
      XText_AddFormat(&text, "%s%s %d.%d", text.length > 0 ? ", " : "",
                      XSkill_Name(content, (XSkill)i), (int)(skills[i] / 10),
                      (int)(skills[i] % 10));
  if (text.length > 0) {
    add_line(at, "skills", "");
    at->y--;
    at->x += 12;
    add_text(at, XCOLOR_DEFAULT, text.data);
    at->x -= 12;
  }
  XText_Clear(&text);
}

static void race_stats(Column *at, const XRace *race)
{
  XText text;
  XText_Init(&text);
  for (int i = 0; i < XSTAT_COUNT; i++) {
    char label[8];
    snprintf(label, sizeof label, "%s:", XStat_Names[i]);
    XText_Add(&text, label);
    add_range(&text, &race->breed.stats[i]);
    XText_Add(&text, i == XSTAT_COUNT / 2 - 1 ? "\n" : "  ");
  }
  add_text(at, XCOLOR_DEFAULT, text.data);
  XText_Clear(&text);
}

static void draw_race(XUi *ui, XFrame *frame, int x, int value, void *context)
{
  const XRace *race = (const XRace *)XContent_At(ui->content, XKIND_RACE, value);
  Column at = {frame, x, DETAIL_TOP};
  XText hunger;
  (void)context;
  add_text(&at, XCOLOR_DEFAULT, race->breed.description ? race->breed.description : "");
  at.y++;
  race_stats(&at, race);
  at.y++;
  add_dice(&at, "speed", &race->breed.speed, " (100 is ordinary, more is faster)");
  add_dice(&at, "an action", &race->breed.move_energy, " ticks (1000 is ordinary)");
  add_dice(&at, "an attack", &race->breed.attack_energy, " ticks");
  add_dice(&at, "weight", &race->breed.weight, "");
  XText_Init(&hunger);
  XText_AddFormat(&hunger, "%d percent of the ordinary", (int)race->breed.hunger);
  add_line(&at, "food used", hunger.data);
  XText_Clear(&hunger);
  add_skills(&at, ui->content, race->skills);
}

static void career_stats(Column *at, const XCareer *career)
{
  XText text;
  XText_Init(&text);
  for (int i = 0; i < XSTAT_COUNT; i++)
    if (career->stats[i] != 0)
      XText_AddFormat(&text, "%s%s:%+d", text.length > 0 ? "  " : "", XStat_Names[i],
                      (int)career->stats[i]);
  if (text.length > 0)
    add_line(at, "stats", text.data);
  XText_Clear(&text);
}

/* "a buckler", "2 rations", "1-3 rations" */
static void add_kit_item(XText *out, const XKitItem *item)
{
  int32_t most = XDice_Max(&item->count);
  if (XDice_Min(&item->count) == most) {
    XItemKind_Name(item->kind, NULL, most, out);
    return;
  }
  add_range(out, &item->count);
  XText_AddFormat(out, " %s%s", item->kind->plural ? item->kind->plural : item->kind->base.name,
                  item->kind->plural ? "" : "s");
}

static void career_kit(Column *at, const XCareer *career)
{
  XText text;
  XText_Init(&text);
  for (int32_t i = 0; i < career->kit_count; i++) {
    add_kit_item(&text, &career->kit[i]);
    XText_Add(&text, i + 1 < career->kit_count ? ", " : "");
  }
  if (text.length > 0) {
    add_line(at, "carries", "");
    at->y--;
    at->x += 12;
    add_text(at, XCOLOR_DEFAULT, text.data);
    at->x -= 12;
  }
  XText_Clear(&text);
}

static void career_spells(Column *at, const XCareer *career)
{
  XText text;
  XText_Init(&text);
  for (int32_t i = 0; i < career->spell_count; i++)
    XText_AddFormat(&text, "%s%s", i > 0 ? ", " : "", career->spells[i]->base.name);
  if (text.length > 0)
    add_line(at, "spells", text.data);
  XText_Clear(&text);
}

static void draw_career(XUi *ui, XFrame *frame, int x, int value, void *context)
{
  const XCareer *career = (const XCareer *)XContent_At(ui->content, XKIND_CAREER, value);
  Column at = {frame, x, DETAIL_TOP};
  (void)context;
  add_text(&at, XCOLOR_DEFAULT, career->description ? career->description : "");
  at.y++;
  career_stats(&at, career);
  add_skills(&at, ui->content, career->skills);
  career_spells(&at, career);
  career_kit(&at, career);
}

/* Chooses one of all kinds of a type; -1 when left. */
static int choose(XUi *ui, XKindType type, const char *title,
                  void (*detail)(XUi *, XFrame *, int, int, void *), const XKind *before)
{
  XMenu menu;
  XMenu_Init(&menu, title, "Letter, or arrows and Enter: choose   Esc back");
  menu.Detail = detail;
  menu.list_width = LIST_WIDTH;
  for (int32_t i = 0; i < XContent_Count(ui->content, type); i++) {
    const XKind *kind = XContent_At(ui->content, type, i);
    XMenu_Add(&menu, i < 26 ? (char)('a' + i) : '\0', (int)i, kind->name);
    if (kind == before)
      menu.cursor = (int)i;
  }
  int chosen = XMenu_Pick(ui, &menu, NULL);
  XMenu_Clear(&menu);
  return chosen;
}

static void draw_name(XUi *ui, XFrame *frame, void *context)
{
  const Birth *birth = context;
  Column at = {frame, 2, DETAIL_TOP};
  char who[160];
  snprintf(who, sizeof who, "You are a %s %s.", birth->race->breed.base.name,
           birth->career->base.name);
  XUi_DrawBorders(ui, frame, "New hero: what is your name?",
                  "Enter: begin (" BIRTH_NAME " when nothing is typed)   Esc back");
  add_text(&at, XCOLOR_WHITE, who);
  at.y++;
  race_stats(&at, birth->race);
  career_stats(&at, birth->career);
  add_skills(&at, ui->content, birth->career->skills);
  career_kit(&at, birth->career);
  at.y += 2;
  XFrame_TextClip(frame, 2, at.y + 1, frame->width - 4, ui->note,
                  XUi_Color(ui, "message.warn", XCOLOR_YELLOW), 0);
  XPrompt_DrawLine(frame, 2, at.y, frame->width - 4, "Name: ", birth->name.data);
}

static XSession *begin(XUi *ui, Birth *birth)
{
  const char *name = birth->name.length > 0 ? birth->name.data : BIRTH_NAME;
  const char *bad = XGame_WhyNotName(name);
  if (!bad)
    return XUi_Create(ui, birth->race, birth->career, name);
  XUi_Note(ui, "%s", bad);
  return NULL;
}

/* Asks for the name until a game begins; NULL when left. */
static XSession *ask_name(XUi *ui, Birth *birth)
{
  ui->note[0] = '\0';
  for (;;) {
    XKey key = XUi_Ask(ui, draw_name, birth);
    if (XUi_IsLeave(key)) {
      ui->note[0] = '\0';
      return NULL;
    }
    if (key.code == XKEY_ENTER) {
      XSession *session = begin(ui, birth);
      if (session)
        return session;
    } else if (XPrompt_Edit(&birth->name, key, NAME_MOST)) {
      ui->note[0] = '\0';
    }
  }
}

/* Class and name for a race; NULL when the player steps back to the race. */
static XSession *ask_career(XUi *ui, Birth *birth)
{
  for (;;) {
    int career = choose(ui, XKIND_CAREER, "New hero: what have you learned?", draw_career,
                        (const XKind *)birth->career);
    if (career < 0)
      return NULL;
    birth->career = (const XCareer *)XContent_At(ui->content, XKIND_CAREER, career);
    XSession *session = ask_name(ui, birth);
    if (session || ui->end != XUI_GOES_ON)
      return session;
  }
}

XSession *XScreen_Birth(XUi *ui)
{
  Birth birth = {0};
  XSession *session = NULL;
  XText_Init(&birth.name);
  while (!session && ui->end == XUI_GOES_ON) {
    int race = choose(ui, XKIND_RACE, "New hero: who are your people?", draw_race,
                      (const XKind *)birth.race);
    if (race < 0)
      break;
    birth.race = (const XRace *)XContent_At(ui->content, XKIND_RACE, race);
    session = ask_career(ui, &birth);
  }
  XText_Clear(&birth.name);
  return session;
}
