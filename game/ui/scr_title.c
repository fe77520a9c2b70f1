/* The title: what can be begun or continued. */
#include "engine/xcolor.h"
#include "engine/xstring.h"
#include "game/ui/page.h"
#include "game/ui/prompt.h"
#include "game/ui/screens.h"
#include "game/ui/text.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define QUICK_NAME "Wren"
#define LEFT       12 /* the column of the keys */

typedef struct Title {
  XRoster roster;
  const XRace *race; /* of a quick start */
  const XCareer *career;
} Title;

/* The kind with this id, or the first of its type. */
static const XKind *preferred(const XContent *content, XKindType type, const char *id)
{
  const XKind *kind = XContent_Find(content, type, id);
  if (!kind && XContent_Count(content, type) > 0)
    kind = XContent_At(content, type, 0);
  return kind;
}

static void draw_entry(XUi *ui, XFrame *frame, int *y, const char *key, const char *what,
                       const char *about)
{
  XRow row = {frame, LEFT, (*y)++, frame->width - 1};
  XRow_Format(&row, XUi_Color(ui, "menu.key", XCOLOR_YELLOW), 0, "%5s", key);
  row.x += 3;
  XRow_Format(&row, XCOLOR_WHITE, XATTR_BOLD, "%-13s", what);
  XRow_Text(&row, XCOLOR_DEFAULT, 0, about);
}

static void draw_centred(XFrame *frame, int y, XColor color, unsigned attr, const char *text)
{
  XFrame_Text(frame, (frame->width - XUtf8_Width(text)) / 2, y, text, color, attr);
}

static void draw_heading(XFrame *frame, XColor title, XColor hint)
{
  draw_centred(frame, 2, title, XATTR_BOLD, "H O U R V A L E");
  draw_centred(frame, 3, hint, 0, "everybody keeps their own time here");
}

void XUi_Greet(XTerm *term)
{
  XFrame frame;
  int width, height;
  XTerm_Size(term, &width, &height);
  XFrame_Init(&frame, width, height);
  if (width >= XUI_WIDTH && height >= XUI_HEIGHT)
    draw_heading(&frame, XCOLOR_WHITE, XCOLOR_CYAN);
  XTerm_Draw(term, &frame);
  XFrame_Clear(&frame);
}

/* The seed of a day, the same for everybody on it: 20261201. */
static uint64_t seed_of_today(void)
{
  const time_t now = time(NULL);
  struct tm day = {0};
  gmtime_r(&now, &day);
  return (uint64_t)(day.tm_year + 1900) * 10000 + (uint64_t)(day.tm_mon + 1) * 100 +
         (uint64_t)day.tm_mday;
}

static void about_hero(char *out, size_t size, const XRosterEntry *hero)
{
  XText name;
  XText_Init(&name);
  XUiText_AddColumn(&name, hero->name, 14);
  while (name.length > 0 && name.data[name.length - 1] == ' ')
    name.data[--name.length] = '\0';
  snprintf(out, size, "%s, %s %s, %s", name.data, hero->race, hero->career, hero->place);
  XText_Clear(&name);
}

static void about_roster(char *out, size_t size, const XRoster *roster)
{
  int in_use = 0, lost = 0;
  for (int32_t i = 0; i < roster->count; i++) {
    in_use += roster->entries[i].in_use;
    lost += !roster->entries[i].in_use && roster->entries[i].why[0] != '\0';
  }
  if (lost > 0)
    snprintf(out, size, "%d living, %d in use, %d unreadable, %d dead", (int)roster->count - lost,
             in_use, lost, (int)roster->graves);
  else
    snprintf(out, size, "%d living, %d in use, %d in the graveyard", (int)roster->count, in_use,
             (int)roster->graves);
}

static void draw_title(XUi *ui, XFrame *frame, void *context)
{
  const Title *title = context;
  const XRosterEntry *hero = XRoster_Continues(&title->roster);
  char about[XCREATURE_NAME + 160];
  int y = 6;
  draw_heading(frame, XUi_Color(ui, "menu.title", XCOLOR_WHITE),
               XUi_Color(ui, "menu.hint", XCOLOR_CYAN));
  if (hero)
    about_hero(about, sizeof about, hero);
  else
    snprintf(about, sizeof about, "you are %s, a %s %s", QUICK_NAME, title->race->breed.base.name,
             title->career->base.name);
  draw_entry(ui, frame, &y, "Enter", hero ? "go on" : "begin", about);
  draw_entry(ui, frame, &y, "n", "new hero", "race, class, name");
  draw_entry(ui, frame, &y, "p", "practice", "a hero for trying things, who is never scored");
  if (hero)
    draw_entry(ui, frame, &y, "c", "continue", hero->played);
  if (title->roster.count > 0) {
    about_roster(about, sizeof about, &title->roster);
    draw_entry(ui, frame, &y, "l", "load", about);
  }
  draw_entry(ui, frame, &y, "d", "today's vale", "dealt alike for everybody today");
  draw_entry(ui, frame, &y, "s", "by seed", "a vale you know the number of");
  draw_entry(ui, frame, &y, "h", "history", "scores, and every run there was");
  draw_entry(ui, frame, &y, "?", "help", "every key");
  draw_entry(ui, frame, &y, "q", "quit", "");
  XFrame_TextClip(frame, 1, frame->height - 1, frame->width - 2, ui->note,
                  XUi_Color(ui, "message.warn", XCOLOR_YELLOW), 0);
}

/* Makes a new game one for practice; NULL when there is none. */
static XSession *practise(XSession *session)
{
  XText why;
  bool ran;
  XText_Init(&why);
  if (session)
    XSession_Do(session, "practice begin", 1, &ran, &why);
  XText_Clear(&why);
  return session;
}

/* A birth with its own seed; NULL when left. */
static XSession *seeded(XUi *ui, uint64_t seed)
{
  ui->seed = seed;
  XSession *session = XScreen_Birth(ui);
  ui->seed = 0;
  return session;
}

/* Asks for the seed first: digits, as many as a seed has. */
static XSession *by_seed(XUi *ui, const Title *title)
{
  XText text;
  XSession *session = NULL;
  XText_Init(&text);
  if (XPrompt_TextOver(ui, "Seed, a number: ", draw_title, (void *)(uintptr_t)title, &text)) {
    char *end = NULL;
    errno = 0;
    const unsigned long long seed = strtoull(text.length > 0 ? text.data : "", &end, 10);
    if (text.length == 0 || *end != '\0' || !isdigit((unsigned char)text.data[0]) || seed == 0 ||
        errno != 0)
      XUi_Note(ui, "A seed is a number from 1 on.");
    else
      session = seeded(ui, seed);
  }
  XText_Clear(&text);
  return session;
}

static void build_history(XUi *ui, XPage *page, void *context)
{
  (void)context;
  for (int scores = 1; scores >= 0; scores--) {
    XText text;
    XText_Init(&text);
    ui->host->History(ui->host->context, scores != 0, &text);
    XPage_Heading(page, scores != 0 ? "Best" : "Every run");
    for (const char *at = text.length > 0 ? text.data : "nobody yet"; *at != '\0';) {
      const size_t length = strcspn(at, "\n");
      char line[400];
      snprintf(line, sizeof line, "%.*s", (int)(length < 399 ? length : 399), at);
      XPage_Wrap(page, 2, 4, XCOLOR_DEFAULT, line);
      at += length + (at[length] == '\n');
    }
    XText_Clear(&text);
  }
}

static void history(XUi *ui)
{
  const XPageView view = {
      .title = "Everybody there was", .footer = "/ search   Esc back", .Build = build_history};
  XPage_Show(ui, &view);
}

static XSession *take_key(XUi *ui, const Title *title, XKey key)
{
  const XRosterEntry *hero = XRoster_Continues(&title->roster);
  if (XUi_IsChar(key, 'q') || XUi_IsChar(key, 'Q') || key.code == XKEY_INTERRUPT)
    ui->end = XUI_QUIT;
  else if (hero && (key.code == XKEY_ENTER || XUi_IsChar(key, 'c')))
    return XUi_Open(ui, hero->id);
  else if (key.code == XKEY_ENTER)
    return XUi_Create(ui, title->race, title->career, QUICK_NAME);
  else if (XUi_IsChar(key, 'n'))
    return XScreen_Birth(ui);
  else if (XUi_IsChar(key, 'p'))
    return practise(XScreen_Birth(ui));
  else if (XUi_IsChar(key, 'l') && title->roster.count > 0)
    return XScreen_Load(ui, &title->roster);
  else if (XUi_IsChar(key, 'd'))
    return seeded(ui, seed_of_today());
  else if (XUi_IsChar(key, 's'))
    return by_seed(ui, title);
  else if (XUi_IsChar(key, 'h'))
    history(ui);
  else if (XUi_IsChar(key, '?'))
    XScreen_Help(ui);
  return NULL;
}

XSession *XScreen_Title(XUi *ui)
{
  Title title = {
      .race = (const XRace *)preferred(ui->content, XKIND_RACE, "core:human"),
      .career = (const XCareer *)preferred(ui->content, XKIND_CAREER, "core:warrior"),
  };
  XSession *session = NULL;
  ui->host->List(ui->host->context, &title.roster);
  while (!session && ui->end == XUI_GOES_ON) {
    XKey key = XUi_Ask(ui, draw_title, &title);
    if (ui->end != XUI_GOES_ON)
      break;
    ui->note[0] = '\0';
    session = take_key(ui, &title, key);
  }
  XRoster_Clear(&title.roster);
  return session;
}
